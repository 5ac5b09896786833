"""Reading a file of any format that a director has, and comparing what it states with what it shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.encoding import encoding_of
from arbitro.formats.lin import read_lin, read_travellers
from arbitro.formats.pbn import read_pbn
from arbitro.formats.problems import Problem, Reading, Severity
from arbitro.formats.record_json import read_json
from arbitro.model import Seat
from arbitro.table.record import TableRecord
from arbitro.table.state import TableState

__all__ = ["Problem", "Reading", "Severity", "contradictions", "read_file"]

_HEAD = 1 << 16
_LINE = 1 << 14

_FORMATS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("html", re.compile(r"<(?:!doctype\s+html|html|head|body|table|tr|td|a)\b", re.IGNORECASE)),
    ("pbn", re.compile(r'^\s*\[\s*[A-Za-z]\w*\s*"', re.MULTILINE)),
    ("lin", re.compile(r"(?:^|\|)\s*(?:md|pn|qx|vg|mb|st|sv|pc|rs)\|", re.MULTILINE)),
    ("json", re.compile(r'\A\s*\[?\s*\{\s*["}]')),
    ("pbn", re.compile(r"\A\s*% *PBN")),
)


def read_file(path: str | Path) -> Iterator[Reading]:
    """The boards of a file in PBN, LIN, our JSON, or a page with LIN links; known by content, one at a time.

    Raises InputError for a file that cannot be read, is empty, binary, in no known format, or without boards.
    """
    path = Path(path)
    try:
        encoding, guessed = encoding_of(path)
        with _open(path, encoding) as file:
            head = file.read(_HEAD)
    except (OSError, UnicodeError) as error:
        raise InputError("file-unreadable", str(path), getattr(error, "strerror", None) or str(error)) from None
    kind = _format(path, head)
    notice = Problem("encoding-guessed", "line 1", encoding) if guessed else None
    return _readings(path, encoding, kind, notice)


def _open(path: Path, encoding: str) -> TextIO:
    return path.open(encoding=encoding, errors="replace")


def _format(path: Path, head: str) -> str:
    if not head.strip():
        raise InputError("file-empty", str(path))
    for kind, pattern in _FORMATS:
        if pattern.search(head):
            return kind
    raise InputError("file-format", str(path), head.strip()[:40], "PBN, LIN, JSON, HTML")


def _readings(path: Path, encoding: str, kind: str, notice: Problem | None) -> Iterator[Reading]:
    found = False
    try:
        with _open(path, encoding) as file:
            for reading in _READERS[kind](file):
                if notice:
                    reading = replace(reading, problems=(notice, *reading.problems))
                    notice = None
                found = True
                yield reading
    except (OSError, UnicodeError) as error:
        raise InputError("file-unreadable", str(path), getattr(error, "strerror", None) or str(error)) from None
    if not found:
        raise InputError("file-no-boards", str(path))


def _pieces(file: TextIO) -> Iterator[str]:
    """The lines, the long ones in pieces: some files are one line."""
    return iter(lambda: file.readline(_LINE), "")


_READERS: dict[str, Callable[[TextIO], Iterable[Reading]]] = {
    "pbn": read_pbn,
    "lin": lambda file: read_lin(_pieces(file)),
    "json": lambda file: read_json(_pieces(file)),
    "html": lambda file: read_travellers(file.read()),
}


# ------------------------------------------------------------------------------------------- contradictions


def contradictions(record: TableRecord) -> tuple[Problem, ...]:
    """Where the record's statements and its calls and cards differ; nothing where they say too little."""
    state = record.state
    return tuple(chain(_about_contract(record, state), _about_result(record, state)))


def _about_contract(record: TableRecord, state: TableState) -> Iterator[Problem]:
    """The stated contract against the auction; '^' says that declarer and dummy changed places."""
    stated, called = record.contract, state.contract
    swapped = record.tags.get("Declarer", "").startswith("^")
    if not state.auction:
        return
    if record.tags.get("Contract", "").lower() == "pass" and called is not None:
        yield Problem("contract-differs", record.place, "Pass", {"auction": str(called)})
    elif stated is not None and state.passed_out:
        yield Problem("contract-differs", record.place, str(stated), {"auction": "Pass"})
    elif stated is not None and called is not None:
        declarer = called.declarer.partner if swapped else called.declarer
        if stated != replace(called, declarer=declarer, vulnerable=stated.vulnerable):
            yield Problem("contract-differs", record.place, str(stated), {"auction": str(called)})


def _about_result(record: TableRecord, state: TableState) -> Iterator[Problem]:
    """The stated or claimed tricks against those that the cards give, or still allow."""
    declarer = state.contract.declarer if state.contract else None
    claimed = record.stated_tricks if record.stated_tricks is not None else state.declarer_tricks
    if declarer is None or claimed is None or not state.tricks or record.tags.get("Result", "").startswith("^"):
        return
    won, played = _certain(state, declarer)
    lost = played - won
    if played == 13:
        if claimed != won:
            whole = state.tricks[-1].winner is not None
            code = "result-differs" if whole else ("claim-too-many" if claimed > won else "claim-too-few")
            yield Problem(code, record.place, str(claimed), {"won": won})
    elif claimed > 13 - lost:
        yield Problem("claim-too-many", record.place, str(claimed), {"won": 13 - lost})
    elif claimed < won:
        yield Problem("claim-too-few", record.place, str(claimed), {"won": won})


def _certain(state: TableState, declarer: Seat) -> tuple[int, int]:
    """Tricks declarer's side won and tricks decided; a last trick that every hand must play counts."""
    won = state.tricks_won[declarer.side]
    decided = sum(trick.winner is not None for trick in state.tricks)
    last = _last_trick_winner(state) if decided == 12 else None
    if last is not None:
        return won + (last.side is declarer.side), 13
    return won, decided


def _last_trick_winner(state: TableState) -> Seat | None:
    """Who wins the thirteenth trick with the only card each has left; None if a hand is not known."""
    trick = state.tricks[-1]
    begun = trick.winner is None
    leader = trick.leader if begun else trick.winner
    assert leader is not None
    cards = dict(zip(trick.seats, trick.cards, strict=True)) if begun else {}
    for seat, hand in zip(Seat, state.hands, strict=True):
        if seat not in cards:
            if hand is None or len(hand) != 1:
                return None
            cards[seat] = next(iter(hand))
    trump = state.contract.denomination.suit if state.contract else None
    led = cards[leader].suit
    return max(cards, key=lambda seat: (cards[seat].suit is trump, cards[seat].suit is led, cards[seat].rank))
