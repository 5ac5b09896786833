"""One group of comparable results, from one side: what every score is worth there.

The same path serves the field and the explanation of a number, so that the two cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import partial
from math import lcm

import numpy as np

from arbitro.model import Side
from arbitro.scoring.chart import CELLS, Chart, parts_of, points_of
from arbitro.scoring.event import Group, Pool
from arbitro.scoring.exact import Exact, Ints, room
from arbitro.scoring.imps import Datum, butler, cross_factor, cross_imps, datum
from arbitro.scoring.matchpoints import Scaling, matchpoints, scaling
from arbitro.scoring.options import (
    DATUM_ROUNDING,
    DATUM_TRIM,
    DATUM_WEIGHTED,
    DIVISOR,
    HARM_CHART,
    IMP_CAP,
    OTHERS,
    ROUND_IMPS,
    ROUND_MATCHPOINTS,
    SCALE,
    UNEVEN_IMPS,
    HarmChart,
    Option,
    Others,
    Profile,
    Scale,
    UnevenImps,
)
from arbitro.scoring.results import (
    Assigned,
    Average,
    Award,
    Imps,
    NotPlayed,
    Percent,
    SelfInflicted,
    SideScore,
    Split,
    Weighted,
)
from arbitro.scoring.rounding import EXACT, Rounding


class Method(StrEnum):
    """How results are compared at pairs (78)."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross-imps"
    BUTLER = "butler"
    TOTAL_POINTS = "total-points"


class State(StrEnum):
    """What a contestant has on a board."""

    NONE = "none"  # nothing: one board fewer
    REAL = "real"  # a bridge score, assigned or obtained
    AWARD = "award"  # an artificial score
    HALF = "half"  # a board not played that counts as an average


STATES = tuple(State)
NONE, REAL, AWARD, HALF = range(4)

Parts = list[tuple[Fraction, int]]  # (weight, cell)


class Harm(StrEnum):
    """How much of its damage a side did itself (12C1(e))."""

    NO_DAMAGE = "no-damage"  # it did not do worse than without the infraction: no adjustment
    ALL = "all-self-inflicted"
    NOTHING = "nothing-self-inflicted"
    PARTLY = "partly-self-inflicted"


def harm(table: Fraction, rectified: Fraction, unharmed: Fraction) -> Harm:
    """The four cases by the values of the three results to the non-offending side, in the event's own units.

    Source: R. Barker 2009, 2011, as taken over by the White Book.
    """
    if rectified <= table:
        return Harm.NO_DAMAGE
    if rectified <= unharmed:
        return Harm.ALL
    return Harm.PARTLY if table < unharmed else Harm.NOTHING


def due(table: Fraction, rectified: Fraction, unharmed: Fraction) -> Fraction:
    """What the non-offending side gets: never compensated for what it did itself."""
    match harm(table, rectified, unharmed):
        case Harm.NO_DAMAGE | Harm.ALL:
            return table
        case Harm.NOTHING:
            return rectified
        case Harm.PARTLY:
            return table + rectified - unharmed


@dataclass(frozen=True, slots=True)
class Tally:
    """Results of a group in one direction, and its places with something else."""

    results: int
    artificial: int


@dataclass(frozen=True, slots=True)
class Field:
    """What surrounds a group: results of all groups of the board in this direction, artificial places, E."""

    real: int
    artificial: int
    expected: int
    largest: bool


@dataclass(frozen=True, slots=True)
class Worth:
    """What a score is worth in a chart, before rounding, by cell.

    top: of the scale, 0 for IMPs and points; balanced: the two sides share the top.
    """

    chart: Chart
    values: Exact
    top: Fraction
    balanced: bool
    scaling: Scaling | None = None
    factor: Fraction | None = None
    datum: Datum | None = None
    cancelled: bool = False  # a lone result, or nothing to compare with

    def exact(self, parts: Parts) -> Fraction:
        return sum((share * self.values[at] for share, at in parts), Fraction())


@dataclass(frozen=True, slots=True)
class Judged:
    """A group from one side: what its lines (positions in the group) get, rounded."""

    side: Side
    method: Method
    profile: Profile
    group: Group
    worth: Worth
    field: Field

    def own(self, at: int) -> SideScore | NotPlayed | None:
        """The special score at position `at`; None if it is a plain or a weighted one."""
        for k, result in self.group.special:
            if k == at:
                return self.standing(result)
        return None

    def standing(self, result: Split | NotPlayed) -> SideScore | NotPlayed:
        """What stands for this side."""
        return standing(self.method, self.profile, self.group, result, self.side)

    def without(self, score: Assigned | SelfInflicted) -> Chart:
        """The chart of everybody else."""
        inside = _contribution(self.method, self.profile, self.side, score, self._bare)
        return self.worth.chart.add([(-share, at) for share, at in inside], -1) if inside else self.worth.chart

    @property
    def _bare(self) -> Chart:
        return _bare(self.method, self.profile, self.side, self.group, side_score)

    def alone(self, parts: Parts, others: Chart) -> Fraction:
        """The exact value of an assigned score against the others: once per result, then weighted."""
        return sum((share * self.among(at, others).values[at] for share, at in parts), Fraction())

    def among(self, at: int, others: Chart) -> Worth:
        """What scores are worth when a result at cell `at` joins the others."""
        if self.method in (Method.BUTLER, Method.TOTAL_POINTS):
            return self.worth
        field = self.field
        if others.results == self.worth.chart.results:  # the score was left out, its place was an artificial one
            field = Field(field.real + 1, field.artificial - 1, field.expected, field.largest)
        return _worth(self.method, self.profile, others.add([(Fraction(1), at)]), field)

    def exact_of(self, score: Assigned | SelfInflicted) -> Fraction:
        """The value of a score that stands in this group, before rounding."""
        others = self.without(score)
        if isinstance(score, SelfInflicted):
            return due(*(self.alone(parts_of(part, self.side), others) for part in trio(score)))
        return self.alone(parts_of(score, self.side), others)

    def rounding(self, den: int) -> Rounding:
        """The authority's rounding for values over `den`: not asked for where whole numbers need none."""
        if den == 1 or self.method is Method.TOTAL_POINTS:
            return EXACT
        return self.profile[ROUND_MATCHPOINTS if self.method is Method.MATCHPOINTS else ROUND_IMPS]

    def round(self, value: Fraction) -> Fraction:
        return self.rounding(value.denominator)(value, self.worth.top / 2)


def trio(score: SelfInflicted) -> tuple[Assigned, Assigned, Assigned]:
    return score.table, score.rectified, score.unharmed


def side_score(result: Split | NotPlayed, side: Side) -> SideScore | NotPlayed:
    return result.of(side) if isinstance(result, Split) else result


def standing(
    method: Method, profile: Profile, group: Group, result: Split | NotPlayed, side: Side
) -> SideScore | NotPlayed:
    """A side's score: an offending side keeps what it obtained where the other side was not damaged (12B1)."""
    score = side_score(result, side)
    if isinstance(result, Split) and not isinstance(score, Award | SelfInflicted):
        other = result.of(side.other)
        if isinstance(other, SelfInflicted) and _undamaged(method, profile, group, other, side.other):
            return other.table
    return score


def _compared(
    method: Method, profile: Profile, group: Group, result: Split | NotPlayed, side: Side
) -> SideScore | NotPlayed:
    """What a side's score is for the others: the result obtained where the side was not damaged."""
    score = standing(method, profile, group, result, side)
    undamaged = isinstance(score, SelfInflicted) and _undamaged(method, profile, group, score, side)
    return score.table if isinstance(score, SelfInflicted) and undamaged else score


def _undamaged(method: Method, profile: Profile, group: Group, score: SelfInflicted, side: Side) -> bool:
    bare = _bare(method, profile, side, group, side_score)
    return _case(method, profile, score, side, bare) is Harm.NO_DAMAGE


def _case(method: Method, profile: Profile, score: SelfInflicted, side: Side, bare: Chart) -> Harm:
    return harm(*(_rough(method, profile, parts_of(part, side), bare) for part in trio(score)))


def tally(method: Method, profile: Profile, side: Side, group: Group) -> Tally:
    """How many results a group has to compare in one direction, and how many places without."""
    results, artificial = len(group.plain), 0
    fractional = not len(group.weighted) or _others(method, profile) is Others.FRACTIONAL
    if fractional:
        results += len(group.weighted)
    else:
        artificial += len(group.weighted)
    for _, result in group.special:
        score = _compared(method, profile, group, result, side)
        match score:
            case NotPlayed():
                pass
            case Average() | Percent() | Imps():
                artificial += 1
            case SelfInflicted():
                inside = method is Method.TOTAL_POINTS or profile[HARM_CHART] is not HarmChart.EXCLUDE
                results, artificial = results + inside, artificial + (not inside)
            case _:
                inside = not isinstance(score, Weighted) or _others(method, profile) is Others.FRACTIONAL
                results, artificial = results + inside, artificial + (not inside)
    return Tally(results, artificial)


def judge(method: Method, profile: Profile, pool: Pool, expected: int, at: int, side: Side) -> Judged | None:
    """Group `at` of a board, from one side; None if the group has no bridge result in this direction.

    Raises InputError for an option that the profile does not know and this group needs.
    """
    tallies = [tally(method, profile, side, group) for group in pool.groups]
    own = tallies[at].results
    if not own and not tallies[at].artificial:
        return None
    field = Field(
        sum(t.results for t in tallies),
        sum(t.artificial for t in tallies),
        expected,
        all(t.results < own for i, t in enumerate(tallies) if i != at),
    )
    group = pool.groups[at]
    chart = _bare(method, profile, side, group, partial(_compared, method, profile, group))
    bare = _bare(method, profile, side, group, side_score)
    for _, result in group.special:
        score = _compared(method, profile, group, result, side)
        if isinstance(score, SelfInflicted):
            inside = _contribution(method, profile, side, score, bare)
            chart = chart.add(inside) if inside else chart
    if not chart.results:
        return None
    return Judged(side, method, profile, group, _worth(method, profile, chart, field), field)


def _others(method: Method, profile: Profile) -> Others:
    option: Option[Others] = DATUM_WEIGHTED if method is Method.BUTLER else OTHERS
    return Others.FRACTIONAL if method is Method.TOTAL_POINTS else profile[option]


def _bare(
    method: Method,
    profile: Profile,
    side: Side,
    group: Group,
    score_of: Callable[[Split | NotPlayed, Side], SideScore | NotPlayed],
) -> Chart:
    """The chart of a group without those scores whose part in it depends on the chart itself."""
    counts: Ints = np.bincount(group.cells, minlength=CELLS)
    results, den = len(group.plain), 1
    if len(group.weighted) and _others(method, profile) is Others.FRACTIONAL:
        den, results = group.den, results + len(group.weighted)
        counts = room(counts, den, 2) * den
        if group.part_weights.dtype == object:
            counts = counts.astype(object)
        np.add.at(counts, group.part_cells, group.part_weights)
    chart = Chart(counts if side is Side.NS else counts[::-1], den, results)
    for _, result in group.special:
        score = score_of(result, side)
        if not isinstance(score, NotPlayed | Average | Percent | Imps | SelfInflicted):
            inside = _contribution(method, profile, side, score, chart)
            chart = chart.add(inside) if inside else chart
    return chart


def _contribution(method: Method, profile: Profile, side: Side, score: Assigned | SelfInflicted, bare: Chart) -> Parts:
    """What others are compared with for this score, by the authority's choice; nothing if it is left out."""
    case = _case(method, profile, score, side, bare) if isinstance(score, SelfInflicted) else Harm.NO_DAMAGE
    if not isinstance(score, SelfInflicted) or case is Harm.NO_DAMAGE:
        plain = score.table if isinstance(score, SelfInflicted) else score
        left_out = isinstance(plain, Weighted) and _others(method, profile) is Others.EXCLUDE
        return [] if left_out else parts_of(plain, side)
    if method is Method.TOTAL_POINTS:
        return parts_of(score.rectified, side)
    match profile[HARM_CHART]:
        case HarmChart.EXCLUDE:
            return []
        case HarmChart.RECTIFIED:
            return parts_of(score.rectified, side)
        case HarmChart.SIGNED:
            table, rectified, unharmed = trio(score)
            if case is Harm.ALL:
                return parts_of(table, side)
            if case is Harm.NOTHING:
                return parts_of(rectified, side)
            return [*parts_of(table, side), *parts_of(rectified, side), *parts_of(unharmed, side, -1)]


def _rough(method: Method, profile: Profile, parts: Parts, others: Chart) -> Fraction:
    """A value against the others that orders scores as the final one does: enough to tell the four cases apart."""
    if method is Method.BUTLER:
        reference = datum(others, Fraction(0), EXACT)
        values = butler(reference.exact if reference else Fraction(0))
        return sum((share * values[at] for share, at in parts), Fraction())
    total = Fraction()
    for share, at in parts:
        chart = others.add([(Fraction(1), at)])
        cross = method is Method.CROSS_IMPS
        total += share * (cross_imps(chart, int(profile[IMP_CAP])) if cross else matchpoints(chart))[at]
    return total


def _worth(method: Method, profile: Profile, chart: Chart, field: Field) -> Worth:
    match method:
        case Method.MATCHPOINTS:
            return _matchpoints(profile, chart, field)
        case Method.CROSS_IMPS:
            return _cross_imps(profile, chart, field)
        case Method.BUTLER:
            return _butler(profile, chart, field)
        case Method.TOTAL_POINTS:
            points = Exact(10 * np.arange(CELLS, dtype=np.int64) + points_of(0), 1)
            return Worth(chart, points, Fraction(0), True)


def _matchpoints(profile: Profile, chart: Chart, field: Field) -> Worth:
    scale = scaling(
        profile,
        group=chart.results,
        real=field.real,
        artificial=field.artificial,
        expected=field.expected,
        largest=field.largest,
    )
    unit = Fraction(1, 2) if profile[SCALE] is Scale.SINGLE else Fraction(1)
    values = matchpoints(chart).affine(scale.times * unit, scale.plus * unit)
    return Worth(
        chart, values, scale.top * unit, scale.balanced, scaling=scale, cancelled=scale.single or not scale.top
    )


def _cross_imps(profile: Profile, chart: Chart, field: Field) -> Worth:
    uneven = profile[UNEVEN_IMPS] if chart.results < field.expected else None
    factor = cross_factor(profile[DIVISOR], uneven, chart.results, field.expected)
    values = cross_imps(chart, int(profile[IMP_CAP])).affine(factor or Fraction(0), Fraction(0))
    return Worth(chart, values, Fraction(0), True, factor=factor, cancelled=factor is None)


def _butler(profile: Profile, chart: Chart, field: Field) -> Worth:
    factor = Fraction(1)
    if chart.results < field.expected and profile[UNEVEN_IMPS] is UnevenImps.FREQUENCIES:
        factor = Fraction(field.expected, chart.results)
    reference = datum(chart, profile[DATUM_TRIM], profile[DATUM_ROUNDING], factor)
    assert reference is not None
    values = butler(reference.rounded, int(profile[IMP_CAP]))
    alone = chart.results < 2
    return Worth(chart, values, Fraction(0), True, factor=factor, datum=reference, cancelled=alone)


@dataclass(frozen=True, slots=True)
class SideScores:
    """Of the lines of a board: `num / den` of `tops / 1`, and what kind of score it is (index into STATES)."""

    num: Ints
    den: int
    tops: Ints
    state: Ints

    def value(self, k: int) -> Fraction:
        return Fraction(int(self.num[k]), self.den)


@dataclass(frozen=True, slots=True)
class PoolScores:
    """A board in its field, scored but for its artificial scores.

    top: of a normal board there. cancelled: positions of results that have nothing to be compared with.
    """

    pool: Pool
    lines: Ints
    ns: SideScores
    ew: SideScores
    top: Fraction
    cancelled: tuple[tuple[int, Side], ...]

    def of(self, side: Side) -> SideScores:
        return self.ns if side is Side.NS else self.ew


def score_pool(method: Method, profile: Profile, pool: Pool, expected: int) -> PoolScores:
    """A board: every bridge score's value, rounded once. Raises InputError for an option that is not known."""
    parts: dict[Side, list[SideScores]] = {Side.NS: [], Side.EW: []}
    cancelled: list[tuple[int, Side]] = []
    offset, top = 0, Fraction(0)
    for at, group in enumerate(pool.groups):
        judged = {Side.NS: judge(method, profile, pool, expected, at, Side.NS)}
        ns = _score_group(group, judged[Side.NS], Side.NS)
        if group.balanced and (found := judged[Side.NS]) is not None and found.worth.balanced:
            ew = _complement(ns, found.worth.top)
            judged[Side.EW] = found
        else:
            judged[Side.EW] = judge(method, profile, pool, expected, at, Side.EW)
            ew = _score_group(group, judged[Side.EW], Side.EW)
        for side, scores in ((Side.NS, ns), (Side.EW, ew)):
            parts[side].append(scores)
            view = judged[side]
            if view is not None:
                top = max(top, view.worth.top)
                if view.worth.cancelled:
                    cancelled += [(offset + int(k), side) for k in np.flatnonzero(scores.state == REAL)]
                    scores.state[scores.state == REAL] = NONE
        offset += len(group.lines)
    if method is Method.MATCHPOINTS and not top:
        top = Fraction(expected - 1) * (1 if profile[SCALE] is Scale.SINGLE else 2)
    joined = {side: _join(scores) for side, scores in parts.items()}
    return PoolScores(pool, pool.lines, joined[Side.NS], joined[Side.EW], top, tuple(cancelled))


def _score_group(group: Group, judged: Judged | None, side: Side) -> SideScores:
    size = len(group.lines)
    num, state = np.zeros(size, np.int64), np.full(size, REAL, np.int8)
    single: dict[int, Fraction] = {}
    for k, result in group.special:
        score = judged.standing(result) if judged else side_score(result, side)
        if isinstance(score, NotPlayed):
            state[k] = NONE
        elif isinstance(score, Award):
            state[k] = AWARD
        elif judged is not None:
            single[k] = judged.round(judged.exact_of(score))
    if judged is None:
        state[state == REAL] = NONE
        return SideScores(num, 1, np.zeros(size, np.int64), state)
    worth = judged.worth
    middle = worth.top / 2
    grid = worth.values.rounded(judged.rounding(worth.values.den), middle)
    cells = group.cells if side is Side.NS else CELLS - 1 - group.cells
    pieces = [(group.plain, grid.take(cells))]
    if len(group.weighted):
        pieces.append((group.weighted, _weighted(group, judged, worth.values, middle)))
    den = lcm(*(exact.den for _, exact in pieces), *(value.denominator for value in single.values()))
    exacts = [(at, exact.over(den).num) for at, exact in pieces]
    if any(values.dtype == object for _, values in exacts):
        num = num.astype(object)
    for at, values in exacts:
        num[at] = values
    for k, value in single.items():
        num[k] = value.numerator * (den // value.denominator)
    assert worth.top.denominator == 1
    tops = np.where(state == REAL, int(worth.top), 0)
    return SideScores(num, den, tops, state)


def _weighted(group: Group, judged: Judged, values: Exact, middle: Fraction) -> Exact:
    """The values of weighted scores: of each result first, then weighted, then rounded."""
    side = judged.side
    if _others(judged.method, judged.profile) is Others.EXCLUDE:
        ends = [*group.part_starts[1:].tolist(), len(group.part_cells)]
        found = []
        for start, end in zip(group.part_starts.tolist(), ends, strict=True):
            cells = group.part_cells[start:end] if side is Side.NS else CELLS - 1 - group.part_cells[start:end]
            weights = [Fraction(int(w), group.den) for w in group.part_weights[start:end]]
            parts = list(zip(weights, map(int, cells), strict=True))
            found.append(judged.alone(parts, judged.worth.chart))
        den = lcm(*(value.denominator for value in found))
        numerators = [value.numerator * (den // value.denominator) for value in found]
        exact = Exact(np.array(numerators, dtype=object), den)
    else:
        cells = group.part_cells if side is Side.NS else CELLS - 1 - group.part_cells
        exact = values.take(cells).weighed(group.part_weights, group.part_starts, group.den)
    return exact.rounded(judged.rounding(exact.den), middle)


def _complement(scores: SideScores, top: Fraction) -> SideScores:
    """The other side's scores on a board that both share: what is left of the top."""
    num = int(top) * scores.den - scores.num if top else -scores.num
    num = np.where(scores.state == REAL, num, 0)
    return SideScores(num, scores.den, scores.tops, scores.state.copy())


def _join(parts: list[SideScores]) -> SideScores:
    if len(parts) == 1:
        return parts[0]
    den = lcm(*(part.den for part in parts))
    return SideScores(
        np.concatenate([Exact(part.num, part.den).over(den).num for part in parts]),
        den,
        np.concatenate([part.tops for part in parts]),
        np.concatenate([part.state for part in parts]),
    )
