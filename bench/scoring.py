"""How fast a field is scored: exactly, with Neuberg and weighted scores, against a plain sort of the same data."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import log
from statistics import median
from time import perf_counter

import numpy as np

from arbitro.scoring.event import Event
from arbitro.scoring.field import score
from arbitro.scoring.judge import Method
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import NotPlayed, Split, Weighted, possible_points
from bench.reading import Row

BOARDS, TABLES = 30, 5000
WEIGHTED = 0.01
GOAL_RATIO = 3.0  # of the plain sort
GOAL_CROSS, GOAL_RESCORE, RESCORED_TABLES = 100.0, 50.0, 100  # ms


def run() -> list[Row]:
    """The rows: matchpoints and cross-IMPs of a large event with its ranks, growth, one board scored again."""
    club = PROFILES["club"]
    event = generate(TABLES)
    plain = event.cells.reshape(BOARDS, TABLES)
    limit = _ms(lambda: plain_matchpoints(plain))
    matchpoints = _ms(lambda: score(event, Method.MATCHPOINTS, club).finish())
    cross = _ms(lambda: score(event, Method.CROSS_IMPS, club).finish())
    growth = {tables: _growth(tables) for tables in (10, 10_000)}
    allowed = growth[10] * 1000 * log(BOARDS * 10_000) / log(BOARDS * 10)
    hundred = score(generate(RESCORED_TABLES), Method.MATCHPOINTS, club)
    award = Weighted.of([("60%", 420), ("40%", -50)])
    again = _ms(lambda: hundred.adjust_lines([(7, award)]).moves)
    against = f"plain sort {limit:.1f} ms, times 3"
    return [
        ("matchpoints, Neuberg, ranks 30 x 5000", matchpoints, "ms", against, GOAL_RATIO * limit / matchpoints),
        ("cross-IMPs, ranks 30 x 5000", cross, "ms", "goal 100", GOAL_CROSS / cross),
        ("matchpoints, ranks 30 x 10", growth[10], "ms", "", None),
        ("matchpoints, ranks 30 x 10 000", growth[10_000], "ms", "n log n from 10", allowed / growth[10_000]),
        ("one of 30 boards x 100 scored again", again, "ms", "goal 50", GOAL_RESCORE / again),
    ]


def _growth(tables: int) -> float:
    event = generate(tables)
    return _ms(lambda: score(event, Method.MATCHPOINTS, PROFILES["club"]).finish())


def generate(tables: int, seed: int = 78) -> Event:
    """30 boards, each played at every table by the same North-South pairs; one in a hundred scores is weighted, and
    one line of each board is not played, so that Neuberg has something to do."""
    random = np.random.default_rng(seed)
    count = BOARDS * tables
    known = np.array(sorted(possible_points()[True] | {-p for p in possible_points()[True]}))
    middling = known[abs(known) <= 2000]
    north = np.tile(np.arange(tables), BOARDS)
    east = tables + np.concatenate([(np.arange(tables) + board) % tables for board in range(BOARDS)])
    others: dict[int, Weighted | Split | NotPlayed] = {
        int(i): Weighted.of([(Fraction(3, 5), int(a)), (Fraction(1, 4), int(b)), (Fraction(3, 20), int(c))])
        for i, a, b, c in zip(
            np.flatnonzero(random.random(count) < WEIGHTED), *random.choice(middling, (3, count)), strict=False
        )
    }
    others |= {board * tables + board % tables: NotPlayed() for board in range(BOARDS)}
    event = Event.of_columns(
        [str(board + 1) for board in range(BOARDS)],
        [f"{side}{table}" for side in ("N", "E") for table in range(tables)],
        board=np.repeat(np.arange(BOARDS), tables),
        ns=north,
        ew=east,
        points=random.choice(middling, count),
        others=others,
    )
    assert len(event.pools) == BOARDS  # what a reader hands over is ready to be scored
    return event


def plain_matchpoints(scores: np.ndarray) -> list[np.ndarray]:  # type: ignore[type-arg]
    """Each score's matchpoints by sorting alone: no weights, no Neuberg, no totals."""
    ranked = np.sort(scores, axis=1)
    return [
        np.searchsorted(line, row, "left") + np.searchsorted(line, row, "right") - 1
        for line, row in zip(ranked, scores, strict=True)
    ]


def _ms(work: Callable[[], object]) -> float:
    """Milliseconds, the median of seven runs."""
    times = []
    for _ in range(7):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times) * 1000
