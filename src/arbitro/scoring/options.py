"""Where authorities differ: every choice by name, with its possible values and the Law that leaves it open.

A profile (`profiles.py`) says what an authority has chosen, and on whose word. What it does not say is missing: using
it raises, it is never filled in silence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from fractions import Fraction
from typing import Any, Generic, TypeVar

from arbitro.errors import InputError
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.rounding import EXACT, Rounding, Tie

T = TypeVar("T")


class Scale(StrEnum):
    """Matchpoints for beating, equalling, losing to a result."""

    DOUBLED = "2-1-0"
    SINGLE = "1-half-0"


class Uneven(StrEnum):
    """How matchpoints among few results are brought to the scale of the event."""

    NEUBERG = "neuberg"  # (M + 1) E / A - 1
    ASCHERMAN = "ascherman"  # (M + 1) / 2A of the top, on every board of the event
    LINEAR = "linear"  # M E / A
    OWN_TOP = "own-top"  # left on its own top; the percentage normalises
    ADD_ONE = "add-one"  # each result that is missing counts as a tie


class SmallGroups(StrEnum):
    """What one to three comparable results on a board get."""

    EBU = "ebu"  # 2 or 3 results and E at least three times as many: 65/55, 70/60/50; a single one: artificial
    ACBL = "acbl"  # of a fouled board: 60 each; 65/55; 70/60/50 unless it is the larger group
    NONE = "none"  # the formula for uneven boards


class Unplayed(StrEnum):
    """What a contestant gets for a board without a result."""

    REDUCE = "reduce"  # nothing, and one board fewer to divide by
    AVERAGE = "average"  # 50 %, or no IMPs


class Others(StrEnum):
    """How a weighted score enters what other contestants compare with."""

    FRACTIONAL = "fractional"  # each result with its weight as frequency
    EXCLUDE = "exclude"  # not at all: its place is one without a result


class Weighting(StrEnum):
    """What of the results of a weighted score is weighted."""

    VALUES = "values"  # their IMPs, each converted by itself
    POINTS = "points"  # their points, converted once: an older practice


class HarmChart(StrEnum):
    """What others compare with where one side pays for harm that it did itself (12C1(e))."""

    RECTIFIED = "rectified"  # the result without the infraction, in both directions
    EXCLUDE = "exclude"  # nothing in that side's direction, as with an artificial score
    SIGNED = "signed"  # the side's own sum, table + without infraction - without error


class Entry(StrEnum):
    """What an artificial score stands for whose source does not say whether 12C2(c) applies to it."""

    FIXED = "fixed"
    VARIABLE = "variable"


class Divisor(StrEnum):
    """What the sum of cross-IMPs is divided by."""

    NONE = "none"  # the total
    COMPARISONS = "comparisons"
    RESULTS = "results"


class UnevenImps(StrEnum):
    """How IMPs among few results are brought to the scale of the event."""

    FREQUENCIES = "frequencies"  # frequencies times E / A before the datum or the comparisons
    COMPARISONS = "comparisons"  # totals times (E - 1) / (A - 1); averages stay
    OWN = "own"  # left as they are


class UnequalBoards(StrEnum):
    """How IMP totals over different numbers of boards are compared."""

    TOTAL = "total"
    PER_BOARD = "per-board"
    FACTORED = "factored"  # total x full / played


class Trim(StrEnum):
    """How many extreme results a datum leaves out at each end, of n."""

    NONE = "none"
    ONE = "one"  # one, from four results on
    TWENTIETH = "twentieth"  # n / 20, a fraction of a result if need be
    TWENTIETH_DOWN = "twentieth-down"  # n / 20, whole results
    GROWING = "growing"  # ceil((n - 10) / 15) + 1, from four results on


class VpScale(StrEnum):
    """How a margin becomes victory points."""

    WBF_CONTINUOUS = "wbf-continuous"
    WBF_DISCRETE = "wbf-discrete"
    EBU_PAIRS_20 = "ebu-pairs-20"
    EBU_PAIRS_10 = "ebu-pairs-10"
    ACBL_20 = "acbl-20"
    ACBL_30 = "acbl-30"


@dataclass(frozen=True, slots=True)
class Repeat:
    """12C2(d): what a contestant's second and later artificial scores of a session are worth, in per cent.

    own: whether the contestant's own percentage (12C2(c)) still replaces them.
    """

    plus: Fraction = Fraction(60)
    average: Fraction = Fraction(50)
    minus: Fraction = Fraction(40)
    own: bool = True

    def __str__(self) -> str:
        return f"{self.plus}/{self.average}/{self.minus}{' own' if self.own else ''}"


class PenaltyUnit(StrEnum):
    """What a penalty is counted in."""

    MATCHPOINTS = "matchpoints"
    TOP = "top"  # a fraction of a top on a board
    IMPS = "imps"
    VPS = "vps"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class StandardPenalty:
    """The standard procedural penalty of an event by unit (Law 90); what is not there has no standard."""

    amounts: tuple[tuple[PenaltyUnit, Fraction], ...]

    def __str__(self) -> str:
        return ", ".join(f"{amount} {unit}" for unit, amount in self.amounts)


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """A choice that is left open. `law`: by which paragraph; `choices`: the values that are known to occur."""

    id: str
    law: str
    choices: tuple[T, ...]
    closed: bool = True  # no other value is possible

    def check(self, value: T) -> T:
        """`value`, if it is possible. Raises InputError."""
        if not isinstance(value, type(self.choices[0])) or (self.closed and value not in self.choices):
            raise InputError(Refusal.OPTION_CHOICE, self.id, str(value), self.possible)
        return value

    def parse(self, text: str) -> T:
        """The choice that prints as `text`. Raises InputError."""
        for choice in self.choices:
            if str(choice) == text.strip():
                return choice
        if not self.closed and isinstance(self.choices[0], Fraction):
            try:
                return type(self.choices[0])(text.strip())
            except (ValueError, ZeroDivisionError):
                pass
        raise InputError(Refusal.OPTION_CHOICE, self.id, text, self.possible)

    @property
    def possible(self) -> str:
        return " | ".join(map(str, self.choices)) + ("" if self.closed else " | …")


OPTIONS: dict[str, Option[Any]] = {}


def _option(id_: str, law: str, choices: tuple[T, ...], closed: bool = True) -> Option[T]:
    option = Option(id_, law, choices, closed)
    OPTIONS[id_] = option
    return option


def _any(of: type[T]) -> tuple[T, ...]:
    assert issubclass(of, Enum)
    return tuple(of)


_TENTH, _HUNDREDTH, _FOURTH = Fraction(1, 10), Fraction(1, 100), Fraction(1, 10_000)
_ROUNDINGS = (
    *(Rounding(q, tie) for q in (_FOURTH, _HUNDREDTH, _TENTH, Fraction(1, 4), Fraction(1)) for tie in Tie),
    EXACT,
)

SCALE = _option("matchpoint-scale", "78A", _any(Scale))
UNEVEN_FOULED = _option("uneven-fouled", "87B", _any(Uneven))
UNEVEN_ARTIFICIAL = _option("uneven-artificial", "78A", _any(Uneven))
UNEVEN_ABSENT = _option("uneven-absent", "78A", _any(Uneven))
SMALL_GROUPS = _option("small-groups", "87B", _any(SmallGroups))
NOT_PLAYED = _option("not-played", "78D", _any(Unplayed))
SIT_OUT = _option("sit-out", "78D", _any(Unplayed))
OTHERS = _option("weighted-others", "12C1(c)", _any(Others))
HARM_CHART = _option("self-inflicted-others", "12C1(e)", _any(HarmChart))
ENTRY = _option("artificial-entry", "12C2(c)", _any(Entry))
REPEAT = _option(
    "artificial-repeat", "12C2(d)", (Repeat(), Repeat(Fraction(50), Fraction(50), Fraction(40))), closed=False
)
PAIRS_AVERAGE = _option("imp-pairs-average", "12C2(b)", (Fraction(3), Fraction(2)), closed=False)
TEAMS_AVERAGE = _option("teams-average", "12C2(b)", (Fraction(3), Fraction(5)), closed=False)
TEAMS_WEIGHTING = _option("teams-weighting", "12C1(c)", _any(Weighting))
DIVISOR = _option("cross-imp-divisor", "78D", _any(Divisor))
IMP_CAP = _option("imp-cap", "78D", (Fraction(0), Fraction(17)), closed=False)  # 0: none
UNEVEN_IMPS = _option("uneven-imps", "87B", _any(UnevenImps))
UNEQUAL_BOARDS = _option("unequal-boards", "78D", _any(UnequalBoards))
DATUM_TRIM = _option("datum-trim", "78D", _any(Trim))
DATUM_ROUNDING = _option("datum-rounding", "78D", tuple(Rounding(Fraction(10), tie) for tie in Tie), closed=False)
DATUM_WEIGHTED = _option("datum-weighted", "12C1(c)", _any(Others))
ROUND_MATCHPOINTS = _option("round-matchpoints", "78D", _ROUNDINGS, closed=False)
ROUND_IMPS = _option("round-imps", "78D", _ROUNDINGS, closed=False)
ROUND_MATCH = _option("round-match", "78D", _ROUNDINGS, closed=False)
VP_SCALE = _option("vp-scale", "78D", _any(VpScale))
PENALTY = _option("standard-penalty", "90", (StandardPenalty(()),), closed=False)


class Mark(StrEnum):
    """How far a value is vouched for: as in the table of sources."""

    VERIFIED = "verified"  # the text was read
    SECONDARY = "secondary"  # somebody's account of it was read
    OBSERVED = "observed"  # a program does it
    OURS = "ours"  # nobody's rule: this project's proposal
    RECALLED = "recalled"
    CHOSEN = "chosen"  # by the director of the event


@dataclass(frozen=True, slots=True)
class Choice(Generic[T]):
    """A value chosen, the source that says so, and how far it was checked."""

    value: T
    source: str
    mark: Mark


@dataclass(frozen=True, slots=True)
class Profile:
    """What an authority, or a director, has chosen.

    >>> from arbitro.scoring.profiles import PROFILES
    >>> str(PROFILES["EBU"][UNEVEN_FOULED])
    'neuberg'
    >>> PROFILES["AEB"][UNEVEN_FOULED]
    Traceback (most recent call last):
    arbitro.errors.InputError: option-unknown: uneven-fouled: got 'AEB': expected neuberg | ascherman | linear | \
own-top | add-one
    """

    id: str
    choices: Mapping[str, Choice[Any]] = field(default_factory=dict)

    def __getitem__(self, option: Option[T]) -> T:
        """The value chosen. Raises InputError where nothing was."""
        choice = self.choices.get(option.id)
        if choice is None:
            raise InputError(Refusal.OPTION_UNKNOWN, option.id, self.id, option.possible)
        value: T = choice.value
        return value

    def __contains__(self, option: Option[T]) -> bool:
        return option.id in self.choices

    def choose(self, option: Option[T], value: T, source: str = "", mark: Mark = Mark.CHOSEN) -> Profile:
        """This profile with one more, or another, choice. Raises InputError for a value that is not possible."""
        return Profile(self.id, {**self.choices, option.id: Choice(option.check(value), source, mark)})
