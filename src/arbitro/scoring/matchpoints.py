"""Matchpoints (78A), and bringing those among few results to the scale of the event (87).

Everything here is on the doubled scale (2 for beating, 1 for equalling); the single scale is half of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

import numpy as np

from arbitro.errors import InputError
from arbitro.scoring.chart import Chart, cell
from arbitro.scoring.exact import Exact, room
from arbitro.scoring.options import (
    SMALL_GROUPS,
    UNEVEN_ABSENT,
    UNEVEN_ARTIFICIAL,
    UNEVEN_FOULED,
    Option,
    Profile,
    Scale,
    SmallGroups,
    Uneven,
)
from arbitro.scoring.refusal import Refusal


def matchpoints(chart: Chart) -> Exact:
    """Of every score: twice what is worse, once what is equal, less one for the result itself.

    A weighted score has the weighted mean of its results' values; its own parts in the chart cancel exactly, since
    the weights add up to one. So one chart serves, and the board need not be scored once per result.
    """
    counts = room(chart.counts, 2, chart.results + 1)
    return Exact(2 * np.cumsum(counts) - counts - chart.den, chart.den)


def matchpoints_of(points: Sequence[int], scale: Scale = Scale.DOUBLED) -> list[Fraction]:
    """The matchpoints of plain results, all comparable, in their order.

    >>> [int(mp) for mp in matchpoints_of([400, 430, 150, -50])]
    [4, 6, 2, 0]
    """
    values = matchpoints(Chart.of(points))
    return [values[cell(p)] / (2 if scale is Scale.SINGLE else 1) for p in points]


def neuberg(m: Fraction, results: int, expected: int) -> Fraction:
    """(M + 1) E / A - 1: M matchpoints among A results, on a board that should have E."""
    return (m + 1) * expected / results - 1


def ascherman(m: Fraction, results: int) -> Fraction:
    """(M + 1) / 2n, as a percentage."""
    return (m + 1) * 100 / (2 * results)


def by_hand(next_lower: Fraction, frequency: int, top: int) -> Fraction:
    """Matchpoints of a score that nobody has: the next lower score's and its frequency (White Book 4.2.2)."""
    return min(max(next_lower + frequency, Fraction(0)), Fraction(top))


class Cause(StrEnum):
    """Why a result is compared with fewer than the board should have."""

    FOULED = "fouled"
    ARTIFICIAL = "artificial"
    ABSENT = "absent"
    SMALL_GROUP = "small-group"


@dataclass(frozen=True, slots=True)
class Stage:
    """One step from `results` to `expected`, by a method and for a cause."""

    cause: Cause
    method: Uneven | SmallGroups
    results: int
    expected: int


@dataclass(frozen=True, slots=True)
class Scaling:
    """M becomes `times * M + plus` of `top`, by `stages`.

    balanced: what one side has is what the other lacks of the top. single: a lone result that is to be cancelled.
    """

    times: Fraction
    plus: Fraction
    top: int
    stages: tuple[Stage, ...]
    balanced: bool
    single: bool = False

    def __call__(self, m: Fraction) -> Fraction:
        return self.times * m + self.plus


def step(method: Uneven, results: int, expected: int) -> tuple[Fraction, Fraction]:
    """What a method multiplies by and adds, from `results` to `expected`."""
    share = Fraction(expected, results)
    match method:
        case Uneven.NEUBERG:
            return share, share - 1
        case Uneven.LINEAR:
            return share, Fraction(0)
        case Uneven.ADD_ONE:
            return Fraction(1), Fraction(expected - results)
        case Uneven.OWN_TOP:
            return Fraction(1), Fraction(0)
        case Uneven.ASCHERMAN:
            return Fraction(expected - 1, results), Fraction(expected - 1, results)


def small_group(rule: SmallGroups, results: int, expected: int, largest: bool, fouled: bool = True) -> bool:
    """Whether a group of comparable results is scored by a fixed table (or, alone, cancelled).

    largest: no other group on the board has as many; fouled: there is another one.
    """
    match rule:
        case SmallGroups.EBU:
            return (results == 1 and expected > 1) or (results in (2, 3) and expected >= 3 * results)
        case SmallGroups.ACBL:
            return fouled and results < expected and (results < 3 or (results == 3 and not largest))
        case SmallGroups.NONE:
            return False


def scaling(
    profile: Profile, *, group: int, real: int, artificial: int, expected: int, largest: bool = True
) -> Scaling:
    """How matchpoints are brought from a group to the event.

    group: results that can be compared; real: all results of the board in this direction; artificial: places with an
    artificial score; expected: results that a board of the event has. Raises InputError for an option not chosen.
    """
    top = 2 * (expected - 1)
    if _ascherman(profile):
        times, plus = step(Uneven.ASCHERMAN, group, expected)
        return Scaling(times, plus, top, (Stage(Cause.ABSENT, Uneven.ASCHERMAN, group, expected),), balanced=True)
    if group < min(expected, 4) and small_group(rule := profile[SMALL_GROUPS], group, expected, largest, real > group):
        stage = Stage(Cause.SMALL_GROUP, rule, group, expected)
        tenth = Fraction(expected - 1, 10)
        # 60 per cent, and 5 more for each matchpoint above the middle of the group
        return Scaling(tenth, (13 - group) * tenth, top, (stage,), False, single=rule is SmallGroups.EBU and group == 1)
    causes = (
        (Cause.FOULED, UNEVEN_FOULED, real - group),
        (Cause.ARTIFICIAL, UNEVEN_ARTIFICIAL, artificial),
        (Cause.ABSENT, UNEVEN_ABSENT, expected - real - artificial),
    )
    stages: list[Stage] = []
    times, plus, size = Fraction(1), Fraction(0), group
    for cause, option, missing in causes:
        if missing > 0:
            method = profile[option]
            t, p = step(method, size, size + missing)
            times, plus = t * times, t * plus + p
            stages.append(Stage(cause, method, size, size + missing))
            size += 0 if method is Uneven.OWN_TOP else missing
    top = 2 * (size - 1)
    return Scaling(times, plus, top, tuple(stages), balanced=times * 2 * (group - 1) + 2 * plus == top)


def _ascherman(profile: Profile) -> bool:
    """Whether the whole event is scored by Ascherman: then all boards are. Raises InputError for half of it."""
    options: tuple[Option[Uneven], ...] = (UNEVEN_FOULED, UNEVEN_ARTIFICIAL, UNEVEN_ABSENT)
    chosen = [option for option in options if option in profile and profile[option] is Uneven.ASCHERMAN]
    if chosen and any(option in profile and profile[option] is not Uneven.ASCHERMAN for option in options):
        raise InputError(Refusal.OPTIONS_CLASH, chosen[0].id, Uneven.ASCHERMAN, " = ".join(o.id for o in options))
    return bool(chosen)
