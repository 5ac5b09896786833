"""How fast a field is scored: exactly, with Neuberg and weighted scores, beside a plain sort and other programs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from math import log
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from arbitro.event import field_of
from arbitro.formats.events import read_event
from arbitro.scoring.event import Event
from arbitro.scoring.exact import Ints
from arbitro.scoring.field import score
from arbitro.scoring.judge import Method
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import Weighted
from bench import peers
from bench.reading import Row

BOARDS, TABLES, RESCORED_TABLES = 30, 5000, 100
WEIGHTED = 0.01
GOAL_RATIO = 3.0  # of the plain sort
GOAL_CROSS, GOAL_RESCORE, GOAL_MEMORY = 100.0, 50.0, 200.0  # ms, ms, MB
RUNS = 5
CLUB = PROFILES["club"]

_START = """
import resource, sys, time
from arbitro.event import field_of
from arbitro.formats.events import read_event
from arbitro.scoring.judge import Method
start = time.perf_counter()
event = read_event(sys.argv[1]).event
"""
_WHOLE = f"""{_START}
field = field_of(event, regulations="club", method=Method.MATCHPOINTS)
with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.writelines(f"{{row.rank}},{{row.contestant}},{{float(row.total)}}\\n" for row in field.scored.ranking())
print((time.perf_counter() - start) * 1000)
"""
_MEMORY = f"""{_START}
field_of(event, regulations="club", method=Method.CROSS_IMPS).scored
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def run() -> list[Row]:
    """The rows: a large event scored alone, beside other programs, from file to file; growth; one board again."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        table = folder / "event.csv"
        table.write_text(generate(TABLES), encoding="utf-8")
        return [*_alone(table), *_from_file_to_file(folder, table), *_growth(folder)]


def _alone(table: Path) -> list[Row]:
    event = _event(table)
    plain = event.cells.reshape(BOARDS, TABLES)
    limit = _ms(lambda: plain_matchpoints(plain))
    matchpoints = _ms(lambda: score(event, Method.MATCHPOINTS, CLUB).finish())
    cross = _ms(lambda: score(event, Method.CROSS_IMPS, CLUB).finish())
    memory = float(_python(_MEMORY, str(table)))
    theirs = peers.bridge_scorer(table)
    salliere = peers.salliere(table)
    return [
        _row("matchpoints, Neuberg, ranks 30 x 5000", matchpoints, f"3 plain sorts of {limit:.1f}", GOAL_RATIO * limit),
        _row("  beside bridge-scorer", matchpoints, *_theirs("its matchpoints", theirs and theirs.matchpoints)),
        _row("  beside salliere", matchpoints, *_theirs("its matchpoints", salliere)),
        _row("cross-IMPs, ranks 30 x 5000", cross, "goal", GOAL_CROSS),
        _row("  beside bridge-scorer", cross, *_theirs("its cross-IMPs", theirs and theirs.cross_imps)),
        _row("  memory of the whole process", memory, "goal", GOAL_MEMORY, "MB"),
    ]


def _from_file_to_file(folder: Path, table: Path) -> list[Row]:
    """Ours and theirs by turns, each run in a fresh process: without and with the start of the process."""
    ours, theirs, processes = [], [], []
    for _ in range(RUNS):
        start = perf_counter()
        ours.append(float(_python(_WHOLE, str(table), str(folder / "ranks.csv"))))
        processes.append((perf_counter() - start) * 1000)
        theirs.append(peers.bridge_scorer(table))
    found = [figures for figures in theirs if figures is not None]
    whole = median(figures.whole for figures in found) if found else None
    process = median(figures.process for figures in found) if found else None
    return [
        _row("CSV to ranks on disk, 30 x 5000", median(ours), *_theirs("bridge-scorer", whole)),
        _row("  with the start of the process", median(processes), *_theirs("bridge-scorer", process)),
    ]


def _growth(folder: Path) -> list[Row]:
    grown = {}
    for tables in (10, 1000, 10_000):
        path = folder / f"{tables}.csv"
        path.write_text(generate(tables), encoding="utf-8")
        event = _event(path)
        grown[tables] = _ms(lambda event=event: score(event, Method.MATCHPOINTS, CLUB).finish())  # type: ignore[misc]
    allowed = {few: grown[few] * (10_000 / few) * log(BOARDS * 10_000) / log(BOARDS * few) for few in (10, 1000)}
    path = folder / "hundred.csv"
    path.write_text(generate(RESCORED_TABLES), encoding="utf-8")
    hundred = score(_event(path), Method.MATCHPOINTS, CLUB)
    award = Weighted.of([("60%", 420), ("40%", -50)])
    again = _ms(lambda: hundred.adjust_lines([(7, award)]).moves)
    return [
        _row("matchpoints, ranks 30 x 10", grown[10], "", None),
        _row("matchpoints, ranks 30 x 10 000", grown[10_000], "n log n from 10 tables", allowed[10]),
        _row("  from more tables", grown[10_000], "n log n from 1000 tables", allowed[1000]),
        _row("one of 30 boards x 100 scored again", again, "goal", GOAL_RESCORE),
    ]


def _row(name: str, value: float, against: str, figure: float | None, unit: str = "ms") -> Row:
    if figure is None:
        return name, value, unit, against, None
    return name, value, unit, f"{against} {figure:.1f} {unit}", figure / value


def _theirs(what: str, figure: float | None) -> tuple[str, float | None]:
    return (f"{what}: not measured", None) if figure is None else (what, figure)


def generate(tables: int, seed: int = 78) -> str:
    """A CSV of 30 boards, each played at every table by the same North-South pairs; one in a hundred scores is
    weighted, and one line of each board is not played, so that Neuberg has something to do."""
    random = Random(seed)
    rows = ["board,ns,ew,contract,declarer,tricks,adjusted"]
    for board in range(BOARDS):
        for table in range(tables):
            pairs = f"{board + 1},{table + 1},{tables + (table + board) % tables + 1}"
            level, denomination = random.choice((1, 2, 3, 3, 4, 4, 5, 6)), random.choice(("C", "D", "H", "S", "NT"))
            tricks = max(0, min(13, level + 6 + random.choice((-3, -2, -1, 0, 0, 0, 1, 2))))
            contract = f"{level}{denomination}{random.choice(('', '', '', '', 'X', 'XX'))}"
            played = f"{contract},{random.choice('NESW')},{tricks}"
            weights = f"60% {contract}N={tricks} + 25% 3NTS=9 + 15% -50" if random.random() < WEIGHTED else ""
            rows.append(f"{pairs},NP,,," if table == board % tables else f"{pairs},{played},{weights}")
    return "\n".join(rows) + "\n"


def _event(table: Path) -> Event:
    received = read_event(table).event
    assert received is not None
    event = field_of(received, regulations="club", method=Method.MATCHPOINTS).event
    assert len(event.pools) == BOARDS  # what a reader hands over is ready to be scored
    return event


def plain_matchpoints(scores: Ints) -> list[Ints]:
    """Each score's matchpoints by sorting alone: no weights, no Neuberg, no totals."""
    ranked = np.sort(scores, axis=1)
    return [
        np.searchsorted(line, row, "left") + np.searchsorted(line, row, "right") - 1
        for line, row in zip(ranked, scores, strict=True)
    ]


def _python(program: str, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True
    ).stdout


def _ms(work: Callable[[], object]) -> float:
    """Milliseconds, the median of seven runs."""
    times = []
    for _ in range(7):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times) * 1000
