"""The address of a comparison: the withdrawn call, the calls that could replace it, what they mean, and the inquiry
that asked. Everything stands in it, so that it can be kept and gone back from.

`/en/comparable?kind=insufficient_bid&to=edition%3DLDB2017…&withdrawn=1H~8-16/H5-13/n/natural/&call=X~…`: a call with
its meanings, each as strength/lengths/forcing/purpose/subject. The first `call` is compared in detail.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from arbitro.adjustment.comparable import ANY_LENGTH, CARDS_IN_HAND, MOST_POINTS, Meaning, Purpose, Range
from arbitro.desk.errors import TooLarge
from arbitro.errors import InputError
from arbitro.model import CALLS, Call, Suit

MEANINGS, CANDIDATES = 3, 8  # at most: meanings of a call, calls that could replace it
ABOUT = 40  # characters
SUITS = tuple(reversed(Suit))
SIDES = ("old", "new")  # the withdrawn call, the one compared with it
_SHAPE = "8-16/H5-13.S0-3/f/natural/"
_FORCING = {"f": True, "n": False, "": None}

Fields = Mapping[str, str]  # a meaning as a form holds it: 'low', 'high', 'H-low', …, 'forcing', 'purpose', 'about'
RANGES = ("", *(f"{suit}-" for suit in SUITS))
FIELDS = (*(f"{of}{end}" for of in RANGES for end in ("low", "high")), "forcing", "purpose", "about")


@dataclass(frozen=True, slots=True)
class Entered:
    """A call, None while it is not named, with what it can mean."""

    call: Call | None = None
    means: tuple[Meaning, ...] = ()

    @property
    def written(self) -> str:
        return "~".join((self.call.code if self.call else "", *(written(meaning) for meaning in self.means)))

    @classmethod
    def parse(cls, text: str, where: str) -> Entered:
        code, *means = text.split("~")
        if len(means) > MEANINGS:
            raise TooLarge("address-long", where, str(len(means)), str(MEANINGS))
        return cls(_call(code, where), tuple(meaning_of(each, where) for each in means))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A comparison's address, taken apart. kind, to, case: the inquiry that asked: its kind, the query of its address,
    the number of its case."""

    language: str
    kind: str = ""
    to: str = ""
    case: int = 0
    withdrawn: Entered = Entered()
    calls: tuple[Entered, ...] = (Entered(),)

    @classmethod
    def parse(cls, language: str, query: Iterable[tuple[str, str]]) -> Sheet:
        """Raises InputError for what no page of ours writes."""
        said: dict[str, list[str]] = {}
        for key, value in query:
            said.setdefault(key, []).append(value)
        calls = said.get("call", [""])
        if len(calls) > CANDIDATES:
            raise TooLarge("address-long", "call", str(len(calls)), str(CANDIDATES))
        case = said.get("case", [""])[-1]
        if case and not (case.isascii() and case.isdigit() and len(case) < 10):
            raise InputError("number", "case", case[:20])
        return cls(
            language,
            said.get("kind", [""])[-1],
            said.get("to", [""])[-1],
            int(case or 0),
            Entered.parse(said.get("withdrawn", [""])[-1], "withdrawn"),
            tuple(Entered.parse(text, "call") for text in calls),
        )

    @property
    def query(self) -> tuple[tuple[str, str], ...]:
        pairs = (("kind", self.kind), ("to", self.to), ("case", str(self.case or "")))
        known = tuple((key, value) for key, value in pairs if value)
        calls = self.calls if self.calls != (Entered(),) else ()
        withdrawn = (("withdrawn", self.withdrawn.written),) if self.withdrawn != Entered() else ()
        return (*known, *withdrawn, *(("call", call.written) for call in calls))

    @property
    def path(self) -> str:
        return f"/{self.language}/comparable"

    @property
    def url(self) -> str:
        return f"{self.path}?{urlencode(self.query, safe='~/')}" if self.query else self.path

    @property
    def compared(self) -> Entered:
        return self.calls[0]

    def first(self, place: int) -> Sheet:
        """With another of the calls compared in detail."""
        rest = (*self.calls[:place], *self.calls[place + 1 :])
        return replace(self, calls=(self.calls[place], *rest))

    def without(self, place: int) -> Sheet:
        return replace(self, calls=(*self.calls[:place], *self.calls[place + 1 :]) or (Entered(),))

    def comparing(self, withdrawn: Entered, compared: Entered) -> Sheet:
        """With both calls as they were entered; a call stands once among those that could be put in."""
        others = (call for call in self.calls[1:] if call != Entered())
        other = tuple(call for call in others if call.call is None or call.call is not compared.call)
        return replace(self, withdrawn=withdrawn, calls=(compared, *other))

    def another(self) -> Sheet:
        """With an empty place for one more call."""
        filled = tuple(call for call in self.calls if call != Entered())
        return replace(self, calls=(Entered(), *filled)[:CANDIDATES])


def _call(code: str, where: str) -> Call | None:
    if code and code not in CALLS:
        raise InputError.unknown("action", code, CALLS, where)
    return CALLS[code] if code else None


# -------------------------------------------------------------------------------------- a meaning, written


def written(meaning: Meaning) -> str:
    """'8-16/H5-13.S0-3/f/natural/', what is not known left empty."""
    strength = f"{meaning.strength.low}-{meaning.strength.high}" if meaning.strength else ""
    said = [(suit, r) for suit, r in meaning.said.items() if r != ANY_LENGTH]
    lengths = ".".join(f"{suit}{r.low}-{r.high}" for suit, r in said)
    forcing = next(letter for letter, value in _FORCING.items() if value is meaning.forcing)
    return "/".join((strength, lengths, forcing, meaning.purpose or "", meaning.about.replace("~", "-")))


def meaning_of(text: str, where: str = "") -> Meaning:
    """The meaning so written. Raises InputError."""
    parts = text.split("/", 4)
    if len(parts) != 5 or parts[2] not in _FORCING or len(parts[4]) > ABOUT:
        raise InputError("request", where, text[:80], _SHAPE)
    strength, lengths, forcing, purpose, about = parts
    ranges: dict[Suit, Range] = {}
    for each in lengths.split(".") if lengths else ():
        if each[:1] not in tuple(Suit):
            raise InputError("request", where, text[:80], _SHAPE)
        ranges[Suit(each[0])] = _range(each[1:], where)
    return Meaning(
        _range(strength, where) if strength else None,
        ranges,
        _FORCING[forcing],
        _purpose(purpose, where),
        about,
    )


def _range(text: str, where: str) -> Range:
    low, _, high = text.partition("-")
    return Range(_number(low, where, 0), _number(high, where, 0))


def _purpose(text: str, where: str) -> Purpose | None:
    if text and text not in tuple(Purpose):
        raise InputError.unknown("value", text, Purpose, where)
    return Purpose(text) if text else None


def _number(text: str, where: str, empty: int) -> int:
    text = text.strip()
    if not text:
        return empty
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise InputError("number", where, text[:20], f"0 … {MOST_POINTS}")
    return int(text)


# -------------------------------------------------------------------------------------- a meaning in a form


def fields_of(meaning: Meaning) -> Fields:
    """The form filled in; an end of a range that is no limit is left empty, but for a strength from nothing on."""
    said = {"forcing": written(meaning).split("/")[2], "purpose": meaning.purpose or "", "about": meaning.about}
    if meaning.strength:
        low, high = meaning.strength.low, meaning.strength.high
        said |= {"low": str(low), "high": str(high) if high < MOST_POINTS else ""}
    for suit, r in meaning.said.items():
        said[f"{suit}-low"] = str(r.low) if r.low else ""
        said[f"{suit}-high"] = str(r.high) if r.high < CARDS_IN_HAND else ""
    return said


def meaning_in(fields: Fields, where: str) -> Meaning | None:
    """The meaning that a form holds; None for an empty one. Raises InputError."""
    said = {key: fields.get(key, "").strip() for key in FIELDS}
    if not any(said.values()):
        return None
    if said["forcing"] not in _FORCING:
        raise InputError.unknown("value", said["forcing"], [name for name in _FORCING if name], where)
    if len(said["about"]) > ABOUT:
        raise TooLarge("address-long", where, str(len(said["about"])), str(ABOUT))
    lengths = {suit: _entered(said, f"{suit}-", CARDS_IN_HAND, where) for suit in Suit}
    return Meaning(
        _entered(said, "", MOST_POINTS, where),
        {suit: r for suit, r in lengths.items() if r},
        _FORCING[said["forcing"]],
        _purpose(said["purpose"], where),
        said["about"].replace("~", "-"),
    )


def _entered(said: Fields, of: str, most: int, where: str) -> Range | None:
    low, high = said[f"{of}low"], said[f"{of}high"]
    return Range(_number(low, where, 0), _number(high, where, most)) if low or high else None


def entered_in(query: Mapping[str, str], side: str) -> tuple[Entered, list[Fields]]:
    """The call of one side of the form with its meanings, and the form as it was filled in. Raises InputError."""
    blocks = blocks_in(query, side)
    means = (meaning_in(fields, side) for fields in blocks)
    return Entered(_call(query.get(f"{side}-call", ""), side), tuple(m for m in means if m is not None)), blocks


def blocks_in(query: Mapping[str, str], side: str) -> list[Fields]:
    """The form's fields of one side, a mapping for each meaning."""
    return [
        {key: query.get(f"{side}{i}-{key}", "")[:80] for key in FIELDS}
        for i in range(MEANINGS)
        if any(f"{side}{i}-{key}" in query for key in FIELDS)
    ]
