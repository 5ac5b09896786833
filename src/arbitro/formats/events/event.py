"""What an event file holds, as it states it: contestants, boards, results, adjusted scores, totals. No arithmetic.

Points are those of North-South everywhere. Numbers are exact (`Fraction`). Every part knows its place in the file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from fractions import Fraction
from itertools import count
from typing import NamedTuple

from arbitro.model import Board, Card, Contract, Deal, Denomination, Doubling, Seat, Side, Vulnerability


class ScoringForm(StrEnum):
    """How the event is scored, as far as a file says."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross-imps"
    BUTLER = "butler"
    IMPS = "imps"  # of a match, or of a kind not stated
    BOARD_A_MATCH = "board-a-match"
    TOTAL_POINTS = "total-points"


class Unit(StrEnum):
    """What an amount is counted in."""

    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    PERCENT = "percent"


# --------------------------------------------------------------------------------------------------- results


class ContractResult(NamedTuple):
    """A contract and the tricks that declarer won in all; declarer or tricks are None where the file is silent."""

    level: int
    denomination: Denomination
    doubling: Doubling
    declarer: Seat | None
    tricks: int | None

    def contract(self, vulnerability: Vulnerability) -> Contract | None:
        """The contract on a board of that vulnerability; None if nobody is stated as declarer."""
        if self.declarer is None:
            return None
        vulnerable = vulnerability.of(self.declarer.side)
        return Contract(self.level, self.denomination, self.doubling, self.declarer, vulnerable)


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Four passes."""


@dataclass(frozen=True, slots=True)
class PointsOnly:
    """A result of which only the points of North-South are stated."""

    points: int


Result = ContractResult | PassedOut | PointsOnly


class Component(NamedTuple):
    """One of the results of a weighted score; an exact weight."""

    weight: Fraction
    result: Result


@dataclass(frozen=True, slots=True)
class Weighted:
    """An assigned score weighted over results (12C1(c)); the weights add up to one."""

    components: tuple[Component, ...]


class Average(StrEnum):
    """An artificial score by class (12C2(a))."""

    PLUS = "A+"
    AVERAGE = "A"
    MINUS = "A-"

    @property
    def percent(self) -> Fraction:
        return _PERCENT[self]

    @classmethod
    def nearest(cls, percent: Fraction) -> Average:
        """The class that stands nearest to a percentage."""
        return min(cls, key=lambda kind: abs(kind.percent - percent))


_PERCENT = {Average.PLUS: Fraction(60), Average.AVERAGE: Fraction(50), Average.MINUS: Fraction(40)}


@dataclass(frozen=True, slots=True)
class Amount:
    """An artificial score as the amount that a side gets: per cent of a top, matchpoints, IMPs."""

    amount: Fraction
    unit: Unit


Award = Average | Amount
SideScore = ContractResult | PassedOut | PointsOnly | Weighted | Average | Amount


@dataclass(frozen=True, slots=True)
class Split:
    """Each side has its own score, assigned or artificial; None where the file states nothing for a side."""

    ns: SideScore | None
    ew: SideScore | None

    @property
    def is_artificial(self) -> bool:
        return isinstance(self.ns, Award) and isinstance(self.ew, Award)


class Why(StrEnum):
    """Why there is no result."""

    NOT_PLAYED = "not-played"
    SIT_OUT = "sit-out"  # the opponents are a phantom


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """No result and no artificial score."""

    why: Why = Why.NOT_PLAYED


Outcome = ContractResult | PassedOut | PointsOnly | Weighted | Split | NotPlayed


class Amounts(NamedTuple):
    """What a file says that one side scored on a board."""

    matchpoints: Fraction | None = None
    imps: Fraction | None = None
    percent: Fraction | None = None


NOTHING = Amounts()


class ResultLine(NamedTuple):
    """A line of a traveller. `outcome` is None where what is written was not understood (a problem says so).

    ns, ew: numbers of the contestants; points: the North-South points that the file states beside the outcome;
    ns_score, ew_score: what it says that each side gets for them.
    """

    board: int
    ns: str
    ew: str
    outcome: Outcome | None
    section: str = ""
    round: int | None = None
    table: int | None = None
    points: int | None = None
    ns_score: Amounts = NOTHING
    ew_score: Amounts = NOTHING
    lead: Card | None = None
    remark: str = ""
    place: str = ""


# ---------------------------------------------------------------------------------------------- contestants


class Kind(StrEnum):
    """What a contestant is."""

    PAIR = "pair"
    TEAM = "team"
    PLAYER = "player"


class Standing(NamedTuple):
    """What a file says about a contestant's end result. maximum: of the total; rank: the best one in a tie.

    penalty: what is off the total (90, 91), in the units of the total.
    """

    total: Fraction | None = None
    maximum: Fraction | None = None
    percent: Fraction | None = None
    rank: int | None = None
    penalty: Fraction | None = None


NO_STANDING = Standing()


@dataclass(frozen=True, slots=True)
class Contestant:
    """A contestant; `side` only where pairs of the two directions are ranked or numbered apart.

    ids: the players' numbers with their federation or club, in the order of the names.
    """

    number: str
    names: tuple[str, ...] = ()
    section: str = ""
    side: Side | None = None
    kind: Kind = Kind.PAIR
    ids: tuple[str, ...] = ()
    handicap: Fraction | None = None
    standing: Standing = NO_STANDING
    place: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A section; winners: 1 or 2; missing: the number of the phantom pair."""

    id: str
    name: str = ""
    tables: int | None = None
    winners: int | None = None
    missing: str = ""


@dataclass(frozen=True, slots=True)
class EventBoard:
    """A board. stated: whether the file says dealer and vulnerability; if not they follow from the number (Law 2)."""

    board: Board
    deal: Deal | None = None
    section: str = ""
    stated: bool = False
    place: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """An event as a file states it. scoring_stated: the file's own word; source: the format; program: who wrote it."""

    title: str = ""
    date: date | None = None
    venue: str = ""
    scoring: ScoringForm | None = None
    scoring_stated: str = ""
    sections: tuple[Section, ...] = ()
    contestants: tuple[Contestant, ...] = ()
    boards: tuple[EventBoard, ...] = ()
    lines: Sequence[ResultLine] = ()
    remarks: tuple[str, ...] = ()
    source: str = ""
    program: str = ""

    def contestant(self, number: str, section: str, side: Side) -> Contestant | None:
        """Who has that number in a line of the section, sitting in that direction."""
        found = [c for c in self.contestants if c.number == number and c.section in (section, "")]
        of_side = [c for c in found if c.side is side] or [c for c in found if c.side is None] or found
        return of_side[0] if of_side else None

    def board(self, number: int, section: str = "") -> EventBoard:
        """The board of that number; by Law 2 if the file does not describe it. Raises InputError below 1."""
        found = [b for b in self.boards if b.board.number == number]
        own = [b for b in found if b.section == section] or [b for b in found if not b.section] or found
        return own[0] if own else EventBoard(Board.of(number))


# ---------------------------------------------------------------------------------------------------- names


def without_names(event: Event) -> Event:
    """The event without players' names and ids. Contestants keep their numbers; where those are names they get others.

    Titles and remarks stay as they are.
    """
    taken = {contestant.number for contestant in event.contestants}
    free = (str(i) for i in count(1) if str(i) not in taken)
    named = dict.fromkeys(c.number for c in event.contestants if _is_named(c))
    numbers = {number: next(free) for number in named}
    return _renamed(event, numbers, lambda _: ())


def with_other_names(event: Event, name: Callable[[str], str]) -> Event:
    """The event with every player's name replaced by `name(old)`, in numbers that are names too, and without ids."""
    numbers = {c.number: " / ".join(map(name, c.names)) for c in event.contestants if _is_named(c)}
    return _renamed(event, numbers, lambda names: tuple(map(name, names)))


def _is_named(contestant: Contestant) -> bool:
    """Whether the number of the contestant is made of the players' names."""
    return any(name and name in contestant.number for name in contestant.names)


def _renamed(event: Event, numbers: dict[str, str], names: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Event:
    return replace(
        event,
        contestants=tuple(
            replace(c, number=numbers.get(c.number, c.number), names=names(c.names), ids=()) for c in event.contestants
        ),
        lines=tuple(
            line._replace(ns=numbers.get(line.ns, line.ns), ew=numbers.get(line.ew, line.ew)) for line in event.lines
        ),
    )
