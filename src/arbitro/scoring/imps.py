"""IMPs (78B): the table, cross-IMPs, the datum of a Butler, board-a-match.

Never pass a mean of scores through the table unrounded: it has holes (11 to 19, 41 to 49 …), in which a difference
counts as the band below. Scores that are weighted are converted first and weighted second.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from math import ceil, floor, lcm

import numpy as np

from arbitro.scoring.chart import CELLS, Chart, points_of
from arbitro.scoring.exact import Exact, Ints, room
from arbitro.scoring.options import Divisor, Scale, Trim, UnevenImps
from arbitro.scoring.results import HIGHEST
from arbitro.scoring.rounding import Rounding

# the smallest difference that gives 1, 2, 3 … 24 IMPs (78B)
EDGES: tuple[int, ...] = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def imps(difference: int | Fraction, cap: int = 0) -> int:
    """The IMPs of a difference in points (78B); at most `cap` if there is one.

    >>> imps(450), imps(-2990)
    (10, -21)
    """
    found = bisect_right(EDGES, floor(max(difference, -difference)))
    found = min(found, cap) if cap else found
    return found if difference > 0 else -found


def cross_imps(chart: Chart, cap: int = 0) -> Exact:
    """Of every score: the sum of its IMPs against all results of the chart.

    An IMP is one for each edge that the difference reaches, so the sum is taken over 24 edges and cumulated
    frequencies, however many results there are.
    """
    cells = [edge // 10 for edge in (EDGES[:cap] if cap else EDGES)]
    pad = cells[-1]
    below = np.cumsum(room(chart.counts, chart.results + 1, 2 * len(cells)))
    total = int(below[-1])
    padded = np.concatenate([np.zeros(pad, below.dtype), below, np.full(pad, total, below.dtype)])
    num = np.full(CELLS, -total * len(cells), below.dtype)
    for c in cells:
        num += padded[pad - c : pad - c + CELLS]  # results that this one beats by the edge
        num += padded[pad + c - 1 : pad + c - 1 + CELLS]  # all but those that beat it by the edge
    return Exact(num, chart.den)


def cross_factor(divisor: Divisor, uneven: UnevenImps | None, results: int, expected: int) -> Fraction | None:
    """What a sum of cross-IMPs among `results` is multiplied by; None where there is nothing to compare with.

    uneven: how few results are brought to the scale of `expected`; not needed where they are as many.
    """
    if results < 2:
        return None
    n = expected if uneven is UnevenImps.FREQUENCIES else results
    by = {Divisor.NONE: 1, Divisor.COMPARISONS: n - 1, Divisor.RESULTS: n}[divisor]
    if uneven is UnevenImps.FREQUENCIES:
        return Fraction(expected, results * by)
    if uneven is UnevenImps.COMPARISONS and divisor is Divisor.NONE:
        return Fraction(expected - 1, results - 1)
    return Fraction(1, by)


@dataclass(frozen=True, slots=True)
class Datum:
    """The score that a Butler compares with.

    kept: the sum and the number of what is left when `trimmed` results at each end are left out.
    """

    exact: Fraction
    rounded: Fraction
    total: Fraction
    kept: Fraction
    trimmed: Fraction


def extremes(rule: Trim, results: Fraction) -> Fraction:
    """How many results a datum leaves out at each end."""
    match rule:
        case Trim.NONE:
            return Fraction(0)
        case Trim.ONE:
            return Fraction(results > 3)
        case Trim.TWENTIETH:
            return results / 20
        case Trim.TWENTIETH_DOWN:
            return Fraction(floor(results / 20))
        case Trim.GROWING:
            return Fraction(max(1, ceil((results - 10) / 15) + 1) if results > 3 else 0)


def datum(chart: Chart, trim: Fraction | Trim, rounding: Rounding, factor: Fraction = Fraction(1)) -> Datum | None:
    """The mean of the results without the extremes, rounded; None for an empty chart.

    trim: how many to leave out at each end, or the rule for it; factor: what frequencies are multiplied by first.
    """
    at = np.flatnonzero(chart.counts)
    count = Fraction(int(chart.counts[at].sum()), chart.den) * factor
    if not count:
        return None
    cut = extremes(trim, count) if isinstance(trim, Trim) else trim
    cut = cut if 2 * cut < count else Fraction(0)
    # in units in which frequencies and the cut are whole: what of each score lies between the two cuts
    den = lcm(chart.den * factor.denominator, cut.denominator, count.denominator)
    per = factor.numerator * (den // (chart.den * factor.denominator))
    counts = room(chart.counts[at], per, chart.results + 1, HIGHEST) * per
    passed = np.cumsum(counts)
    low, high = int(cut * den), int((count - cut) * den)
    kept = np.clip(passed, low, high) - np.clip(passed - counts, low, high)
    total = Fraction(int((kept * (10 * at - HIGHEST)).sum()), den)
    exact = total / (count - 2 * cut)
    return Datum(exact, rounding(exact), total, count - 2 * cut, cut)


def butler(reference: Fraction, cap: int = 0) -> Exact:
    """Of every score: its IMPs against the datum."""
    points: Ints = 10 * np.arange(CELLS, dtype=np.int64) + points_of(0)
    apart = points * reference.denominator - reference.numerator
    edges = np.array(EDGES[:cap] if cap else EDGES, dtype=np.int64) * reference.denominator
    return Exact(np.searchsorted(edges, abs(apart), side="right").astype(np.int64) * np.sign(apart), 1)


def board_a_match(ours: int | Fraction, theirs: int | Fraction, scale: Scale = Scale.DOUBLED) -> Fraction:
    """What our result is worth against the one at the other table, both from our point of view (78D)."""
    won = Fraction(2 if ours > theirs else 1 if ours == theirs else 0)
    return won / 2 if scale is Scale.SINGLE else won


def ximpq(total: Fraction, results: int) -> Decimal:
    """Cross-IMPs of a board on the scale of a team match: total / sqrt(r (r - 1) / 2), to 30 digits."""
    with localcontext() as context:
        context.prec = 30
        comparisons = Decimal(results * (results - 1)) / 2
        return Decimal(total.numerator) / total.denominator / comparisons.sqrt()
