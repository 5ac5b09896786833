"""Small fields for the tests of scoring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from arbitro.scoring.event import Event, Line
from arbitro.scoring.field import Scored, score
from arbitro.scoring.judge import Method
from arbitro.scoring.options import (
    ROUND_IMPS,
    ROUND_MATCHPOINTS,
    Profile,
)
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import Points, Result, Weighted
from arbitro.scoring.rounding import EXACT

CLUB = PROFILES["club"].choose(ROUND_MATCHPOINTS, EXACT).choose(ROUND_IMPS, EXACT)


def board(results: Iterable[Result | int], name: str = "1") -> list[Line]:
    """One board: table k seats pair `kNS` against `kEW`."""
    return [
        Line(name, f"{k}NS", f"{k}EW", Points(result) if isinstance(result, int) else result)
        for k, result in enumerate(results, 1)
    ]


def scored(
    results: Iterable[Result | int],
    method: Method = Method.MATCHPOINTS,
    profile: Profile = CLUB,
    expected: int | None = None,
) -> Scored:
    return score(Event.of(board(results), expected=expected), method, profile)


def value(field: Scored, contestant: str, name: str = "1") -> Fraction:
    return field.value(name, contestant).value


def column(field: Scored, side: str = "NS", name: str = "1") -> list[Fraction]:
    """The values of one side on a board, table by table."""
    return [found.value for who, found in field.values(name) if who.endswith(side)]


def frequencies(freq: Mapping[str, int]) -> list[int]:
    return [int(points) for points, count in freq.items() for _ in range(count)]


def weighted(weights: Mapping[str, str]) -> Weighted:
    return Weighted.of([(share, int(points)) for points, share in weights.items()])
