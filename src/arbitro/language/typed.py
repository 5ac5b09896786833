"""Calls and cards as people type them, in the notation of their language; what has two readings is refused.

`1C` are clubs in English and Polish, hearts in Spanish, Italian and French: letters belong to one language, and the
language is that of the page. Symbols, X and XX are the same everywhere. No letter is read by a guess.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from arbitro.errors import InputError
from arbitro.language.notation import HONOURS, PASS_DOUBLE_REDOUBLE, SYMBOLS, denomination_text
from arbitro.model import CALLS, PASS, Call, Denomination

_EVERYWHERE = {"♣": "C", "♧": "C", "♦": "D", "♢": "D", "♥": "H", "♡": "H", "♠": "S", "♤": "S", "nt": "N", "n": "N"}
_ALL_PASS = "AP"

# What stands after the number of a bid. The first spelling of a denomination is the one that is shown.
_STRAINS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "C": "c club clubs",
        "D": "d diamond diamonds",
        "H": "h heart hearts",
        "S": "s spade spades",
        "N": "nt no-trump no-trumps notrump notrumps",
    },
    "es": {
        "C": "t trebol treboles",
        "D": "d diamante diamantes",
        "H": "c corazon corazones",
        "S": "p pica picas espada espadas",
        "N": "st sin-triunfo sin",
    },
    "it": {"C": "f fiori", "D": "q quadri", "H": "c cuori", "S": "p picche", "N": "sa senza-atout senza"},
    "pl": {
        "C": "c t tr trefl trefle",
        "D": "d ka karo kara",
        "H": "h ki kier kiery",
        "S": "s p pi pik piki",
        "N": "ba bez-atu",
    },
    "fr": {
        "C": "t trefle trefles",
        "D": "k carreau carreaux",
        "H": "c coeur coeurs",
        "S": "p pique piques",
        "N": "sa sans-atout sans",
    },
}
_OTHERS: Mapping[str, Mapping[str, str]] = {
    "en": {"P": "pass p - – —", "X": "double dbl x", "XX": "redouble rdbl xx", _ALL_PASS: "ap all-pass"},
    "es": {"P": "paso p", "X": "doblo dbl x", "XX": "redoblo redbl xx", _ALL_PASS: "ap tp todos-pasan"},
    "it": {"P": "passo p - – —", "X": "contro x", "XX": "surcontro xx", _ALL_PASS: "ap tutti-passano"},
    "pl": {"P": "pas p", "X": "kontra ktr x", "XX": "rekontra rktr xx", _ALL_PASS: "ap"},
    "fr": {"P": "passe p - – —", "X": "contre ctr x", "XX": "surcontre surc xx", _ALL_PASS: "ap tp tous-passent"},
}
# A letter with more than one reading: the suits after a number, or alone a double and the suits of a bid without one.
_UNSURE_STRAINS: Mapping[str, Mapping[str, str]] = {"pl": {"k": "DH"}}
_UNSURE_ALONE: Mapping[str, Mapping[str, str]] = {
    "en": {"d": "XD"},
    "es": {"d": "XD"},
    "it": {"c": "XH"},
    "pl": {"k": "XDH"},
    "fr": {"c": "XH"},
}


def read_call(text: str, language: str, where: str = "") -> Call:
    """One call. Raises InputError for anything else, with the readings of what has more than one."""
    calls = list(_scanned(text, language, where))
    if len(calls) != 1 or calls[0] is None:
        raise InputError("call-notation", where, text.strip()[:40], expected_calls(language))
    return calls[0]


def read_auction(text: str, language: str, where: str = "", before: tuple[Call, ...] = ()) -> tuple[Call, ...]:
    """The calls of an auction, '1T P 1C' or '1♣-(1♥)-Ctr'; 'all pass' ends it. before: the calls made earlier.

    Raises InputError as `read_call` does.
    """
    found: list[Call] = []
    for call in _scanned(text, language, where):
        if call is not None:
            found.append(call)
            continue
        made = [*before, *found]
        last = next((i for i, earlier in enumerate(reversed(made)) if earlier is not PASS), None)
        wanted = 4 - len(made) if last is None else 3 - last
        found += [PASS] * max(0, wanted)
    return tuple(found)


def typed_text(call: Call, language: str) -> str:
    """A call in letters only, as `read_call` takes it: '1T' for one club in French."""
    if call.denomination is not None:
        letter = _STRAINS[language][call.denomination].split()[0]
        return f"{call.level}{letter.upper()}"
    return dict(zip(("P", "X", "XX"), PASS_DOUBLE_REDOUBLE[language], strict=True))[call.code]


def expected_calls(language: str) -> str:
    """What a call can look like in the language, in one line."""
    suits = (f"1{SYMBOLS[d]} ({typed_text(CALLS[f'1{d}'], language)})" for d in Denomination if d is not Denomination.N)
    notrump = denomination_text(Denomination.N, language)
    others = (typed_text(CALLS[code], language) for code in ("P", "X", "XX"))
    return ", ".join((*others, *suits, f"1{notrump} … 7{notrump}"))


def read_ranks(text: str, language: str, where: str = "") -> str:
    """The cards of one suit as the language or English writes them, 'A R 10 3' -> 'AKT3'. Raises InputError."""
    letters = dict(zip(HONOURS[language] + "JQKAT", "JQKAJQKAT", strict=True))
    if language == "it":
        letters |= dict(zip("FDR", "JQK", strict=True))
    bare = text.upper().replace("10", "T").strip().strip("-–—")
    found = ""
    for letter in bare:
        if letter.isspace() or letter in ",.;":
            continue
        rank = letters.get(letter, letter)
        if rank not in "AKQJT98765432":
            raise InputError("hand-notation", where, text[:40], "A K Q J 10 9 … 2")
        found += rank
    return found


# ---------------------------------------------------------------------------------------------------- the scanner

_BETWEEN = " \t\r\n,;|()!"  # between calls: brackets for the opponents and the mark of an alert among them
_DASHES = "-–—"


@dataclass(frozen=True, slots=True)
class _Grammar:
    """The calls of a language as patterns over plain letters."""

    bid: re.Pattern[str]
    strains: Mapping[str, str]
    other: re.Pattern[str]
    others: Mapping[str, str]
    unsure_bid: Mapping[str, str]
    unsure: Mapping[str, str]


@cache
def _grammar(language: str) -> _Grammar:
    strains = _EVERYWHERE | {s: code for code, said in _STRAINS[language].items() for s in said.split()}
    others = {s: code for code, said in _OTHERS[language].items() for s in said.split()}
    return _Grammar(
        re.compile(rf"([0-9]+)\s*({_any((*strains, *_UNSURE_STRAINS.get(language, ())))})"),
        strains,
        re.compile(rf"({_any((*others, *_UNSURE_ALONE.get(language, ())))})"),
        others,
        _UNSURE_STRAINS.get(language, {}),
        _UNSURE_ALONE.get(language, {}),
    )


def _any(spellings: tuple[str, ...]) -> str:
    """Any of these, the longest first, and no letter or digit behind it; the hyphen of two words may be a blank."""
    parts = []
    for spelling in sorted(spellings, key=len, reverse=True):
        pattern = r"[\s-]+".join(map(re.escape, spelling.split("-"))) if len(spelling) > 1 else re.escape(spelling)
        parts.append(pattern + (r"(?![^\W_])" if spelling[-1].isalpha() else ""))
    return "|".join(parts)


def _scanned(text: str, language: str, where: str) -> Iterator[Call | None]:
    """The calls one after another; None for 'all pass'."""
    text = unicodedata.normalize("NFC", text.replace("\ufe0e", "").replace("\ufe0f", ""))
    text = text.replace("œ", "oe").replace("Œ", "OE")
    plain = "".join(map(_plain, text))
    grammar = _grammar(language)
    at = 0
    while at < len(text):
        if text[at] in _BETWEEN or (text[at] in _DASHES and _joins(text, at)):
            at += 1
            continue
        if match := grammar.bid.match(plain, at):
            spelling = _spelling(match[2])
            if readings := grammar.unsure_bid.get(spelling):
                choices = ", ".join(f"{match[1]}{SYMBOLS[suit]}" for suit in readings)
                raise InputError("call-ambiguous", where, text[at : match.end()], choices)
            call = CALLS.get(f"{match[1]}{grammar.strains[spelling]}")
            if call is None:
                raise InputError("call-notation", where, text[at : match.end()], expected_calls(language))
            yield call
        elif match := grammar.other.match(plain, at):
            spelling = _spelling(match[1])
            if readings := grammar.unsure.get(spelling):
                raise InputError("call-ambiguous", where, text[at : match.end()], _choices(readings, language))
            code = grammar.others[spelling]
            yield None if code == _ALL_PASS else CALLS[code]
        else:
            chunk = re.split(rf"[{re.escape(_BETWEEN)}]", text[at:], maxsplit=1)[0]
            raise InputError("call-notation", where, chunk[:40], expected_calls(language))
        at = match.end()


def _joins(text: str, at: int) -> bool:
    """Whether a dash stands between two calls and touches both, or one of them: alone it is a pass."""
    before, behind = text[at - 1 : at], text[at + 1 : at + 2]
    return bool(before and before not in _BETWEEN + _DASHES) or bool(behind and behind not in _BETWEEN + _DASHES)


def _choices(readings: str, language: str) -> str:
    """'XH' in Italian: 'Contro, 1♥ … 7♥'."""
    return ", ".join(
        typed_text(CALLS["X"], language) if code == "X" else f"1{SYMBOLS[code]} … 7{SYMBOLS[code]}" for code in readings
    )


def _spelling(matched: str) -> str:
    """Two words written with any blanks between them, as the tables have them."""
    parts = re.split(r"[\s-]+", matched) if any(c.isalpha() for c in matched) else [matched]
    return "-".join(parts)


def _plain(letter: str) -> str:
    """The letter without accent and case; always one."""
    bare = unicodedata.normalize("NFD", letter)[0].lower()
    return {"ł": "l"}.get(bare, bare)[:1]
