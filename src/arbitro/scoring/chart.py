"""A frequency chart: how often each score occurs among the results that are compared (78A, 78B, 87).

Scores are multiples of ten, so a chart is a row of counters from -7600 to 7600. It is kept from the point of view of
the side that is scored: for East-West the row is turned round. With weights the counters have a common denominator.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

import numpy as np

from arbitro.model import Side
from arbitro.scoring.exact import Ints, room
from arbitro.scoring.results import HIGHEST, Assigned, Weighted

CELLS = 2 * HIGHEST // 10 + 1


def cell(points: int) -> int:
    """The counter of a score, from the point of view from which `points` are written."""
    return (points + HIGHEST) // 10


def points_of(cell_: int) -> int:
    return 10 * cell_ - HIGHEST


@dataclass(frozen=True, slots=True)
class Chart:
    """Frequencies `counts / den` by cell; `results`: how many results are in it, a weighted score being one."""

    counts: Ints
    den: int
    results: int

    @classmethod
    def of(cls, points: Iterable[int]) -> Chart:
        """The chart of plain scores, all from one point of view.

        >>> dict(Chart.of([420, 420, -50]).rows())
        {-50: Fraction(1, 1), 420: Fraction(2, 1)}
        """
        cells = np.array([cell(p) for p in points], dtype=np.int64)
        return cls(np.bincount(cells, minlength=CELLS), 1, len(cells))

    def add(self, parts: Iterable[tuple[Fraction, int]], results: int = 1) -> Chart:
        """With more parts (weight, cell) in it that together make `results` results; weights may be negative."""
        parts = list(parts)
        den = lcm(self.den, *(share.denominator for share, _ in parts))
        counts = room(self.counts, den // self.den, 2) * (den // self.den)
        for share, at in parts:
            counts[at] += share.numerator * (den // share.denominator)
        return Chart(counts, den, self.results + results)

    def turned(self) -> Chart:
        """From the other side's point of view."""
        return Chart(self.counts[::-1], self.den, self.results)

    def rows(self) -> Iterator[tuple[int, Fraction]]:
        """(points, frequency) of what occurs, from low to high."""
        for at in np.flatnonzero(self.counts):
            yield points_of(int(at)), Fraction(int(self.counts[at]), self.den)

    def split_at(self, at: int) -> tuple[Fraction, Fraction, Fraction]:
        """How many results are worse than that of cell `at`, equal to it, better."""
        parts = self.counts[:at].sum(), self.counts[at], self.counts[at + 1 :].sum()
        worse, equal, better = (Fraction(int(part), self.den) for part in parts)
        return worse, equal, better


def parts_of(score: Assigned, side: Side, times: int = 1) -> list[tuple[Fraction, int]]:
    """The (weight, cell) of an assigned score or a bridge result, from the side's point of view, times a sign."""
    if isinstance(score, Weighted):
        weights = [(component.weight * times, component.result.points) for component in score.components]
    else:
        weights = [(Fraction(times), score.points)]
    return [(share, cell(points if side is Side.NS else -points)) for share, points in weights]
