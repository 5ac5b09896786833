"""What stands for a table on a board: a bridge result, an adjusted score of any kind, or nothing.

Points are always those of North-South, as on a traveller; what East-West are assigned is written as the North-South
score that they are to be scored against. Penalties are no part of it: they come off a contestant's total (Law 90).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from itertools import product

from arbitro.errors import InputError
from arbitro.model import Contract, Denomination, Doubling, Seat, Side
from arbitro.scoring.contract import PASSED_OUT, contract_score
from arbitro.scoring.options import PenaltyUnit
from arbitro.scoring.refusal import Refusal

HIGHEST = 7600  # no score is beyond: seven notrump redoubled, vulnerable, thirteen down


@dataclass(frozen=True, slots=True)
class Played:
    """A contract and the tricks that declarer won in all (Law 77)."""

    contract: Contract
    tricks: int

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise InputError(Refusal.SCORE_TRICKS, got=str(self.tricks), expected="0 … 13")

    @property
    def points(self) -> int:
        score = contract_score(self.contract, self.tricks)
        return score if self.contract.declarer.side is Side.NS else -score


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Four passes: a result like any other."""

    @property
    def points(self) -> int:
        return PASSED_OUT


@dataclass(frozen=True, slots=True)
class Points:
    """A result of which only the points of North-South are known. Raises InputError for what no board can give."""

    points: int

    def __post_init__(self) -> None:
        if self.points % 10 or abs(self.points) > HIGHEST:
            raise InputError(
                Refusal.SCORE_POINTS, got=str(self.points), expected=f"{-HIGHEST}, … -10, 0, 10, … {HIGHEST}"
            )


Bridge = Played | PassedOut | Points


@lru_cache(maxsize=1)
def possible_points() -> Mapping[bool, frozenset[int]]:
    """All points that a declaring side can score, by its vulnerability; 0 for a board passed out is not among them."""
    return {
        vulnerable: frozenset(
            contract_score(Contract(level, denomination, doubling, Seat.N, vulnerable), tricks)
            for level, denomination, doubling, tricks in product(range(1, 8), Denomination, Doubling, range(14))
        )
        for vulnerable in (False, True)
    }


@dataclass(frozen=True, slots=True)
class Component:
    """One of the results of a weighted score. illegal: it can be reached only by the action held to be illegal."""

    weight: Fraction
    result: Bridge
    illegal: bool = False


@dataclass(frozen=True, slots=True)
class Weighted:
    """An assigned score weighted over results (12C1(c)); exact weights above nothing that add up to one.

    Raises InputError with the sum of the weights if they do not.
    """

    components: tuple[Component, ...]

    def __post_init__(self) -> None:
        for component in self.components:
            if component.weight <= 0:
                raise InputError(Refusal.WEIGHT_SIGN, got=str(component.weight), expected="> 0")
        total = sum((component.weight for component in self.components), Fraction())
        if total != 1:
            raise InputError(Refusal.WEIGHTS_SUM, got=str(total), expected="1")

    @classmethod
    def of(cls, parts: Iterable[tuple[Fraction | str | int, Bridge | int]]) -> Weighted:
        """From pairs of a weight ('60%', '0.6', '3/5', a Fraction) and a result or its points.

        >>> [str(c.weight) for c in Weighted.of([("60%", 420), ("2/5", -50)]).components]
        ['3/5', '2/5']
        """
        return cls(
            tuple(Component(weight(share), Points(r) if isinstance(r, int) else r) for share, r in parts),
        )


def weight(text: Fraction | str | int) -> Fraction:
    """'60%', '0.6', '1/3' as an exact fraction. Raises InputError."""
    if not isinstance(text, str):
        return Fraction(text)
    bare = text.strip()
    try:
        return Fraction(bare[:-1].rstrip()) / 100 if bare.endswith("%") else Fraction(bare)
    except (ValueError, ZeroDivisionError):
        raise InputError(Refusal.WEIGHT_SIGN, got=text, expected="60%, 0.6, 3/5") from None


Assigned = Bridge | Weighted


@dataclass(frozen=True, slots=True)
class SelfInflicted:
    """What a side is due that did part of its damage itself (2017 12C1(e), 2007 12C1(b)).

    table: the result obtained; rectified: without the infraction; unharmed: with the infraction, without the error.
    """

    table: Assigned
    rectified: Assigned
    unharmed: Assigned


class AverageClass(StrEnum):
    """12C2(a): for who is in no way, partly, directly at fault."""

    PLUS = "A+"
    AVERAGE = "A"
    MINUS = "A-"


@dataclass(frozen=True, slots=True)
class Average:
    """An artificial score by class. fixed: without 12C2(c), the session's own percentage; None: as the profile says."""

    kind: AverageClass
    fixed: bool | None = None

    def __str__(self) -> str:
        return str(self.kind)


@dataclass(frozen=True, slots=True)
class Percent:
    """An artificial score of so many per cent of a top. Raises InputError outside 0 to 100."""

    percent: Fraction

    def __post_init__(self) -> None:
        if not 0 <= self.percent <= 100:
            raise InputError(Refusal.SCORE_PERCENT, got=str(self.percent), expected="0 … 100")

    def __str__(self) -> str:
        return f"{self.percent}%"


@dataclass(frozen=True, slots=True)
class Imps:
    """An artificial score of so many IMPs to the side that gets it."""

    imps: Fraction

    def __str__(self) -> str:
        return f"{self.imps} IMP"


Award = Average | Percent | Imps
SideScore = Bridge | Weighted | SelfInflicted | Average | Percent | Imps


@dataclass(frozen=True, slots=True)
class Split:
    """Each side has its own score: assigned, artificial, one of each; they need not balance (12C1(e), 12C2, 82C)."""

    ns: SideScore
    ew: SideScore

    def of(self, side: Side) -> SideScore:
        return self.ns if side is Side.NS else self.ew

    @property
    def artificial(self) -> bool:
        """Whether neither side has a bridge score."""
        return isinstance(self.ns, Award) and isinstance(self.ew, Award)


def artificial(ns: Award | str, ew: Award | str, fixed: bool | None = None) -> Split:
    """An artificial score, classes as 'A+', 'A', 'A-'.

    >>> artificial("A+", "A-").ns
    Average(kind=<AverageClass.PLUS: 'A+'>, fixed=None)
    """
    return Split(_award(ns, fixed), _award(ew, fixed))


def _award(award: Award | str, fixed: bool | None) -> Award:
    if not isinstance(award, str):
        return award
    try:
        return Average(AverageClass(award.strip().upper()), fixed)
    except ValueError:
        raise InputError(Refusal.OPTION_CHOICE, got=award, expected=" | ".join(AverageClass)) from None


class Why(StrEnum):
    """Why there is no result."""

    NOT_PLAYED = "not-played"
    SIT_OUT = "sit-out"


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """No result and no artificial score either; what that is worth is the authority's practice."""

    why: Why = Why.NOT_PLAYED


Result = Bridge | Weighted | Split | NotPlayed


@dataclass(frozen=True, slots=True)
class Penalty:
    """A procedural or disciplinary penalty (90, 91): `amount` comes off the total; boards and opponents stay.

    board: the one on which it was given, for the record only.
    """

    contestant: str
    amount: Fraction
    unit: PenaltyUnit
    law: str = "90"
    board: str = ""
