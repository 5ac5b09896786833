"""How many boards a second are read and folded, against endplay on the same files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from arbitro.formats import read_file, write_lin, write_pbn
from bench.generate import boards

BOARDS = 1000
GOAL = 10_000.0  # boards a second on one core, read and folded

Row = tuple[str, float, str, str, float | None]  # name, value, unit, compared with, ratio

_ENDPLAY = """
import sys, time
from statistics import median
from endplay.parsers import {kind} as parser
times = []
for _ in range(3):
    with open(sys.argv[1], encoding="utf-8") as file:
        start = time.perf_counter()
        count = len(parser.load(file))
        times.append(time.perf_counter() - start)
assert count == {count}, count
print(count / median(times))
"""


def run() -> list[Row]:
    """The rows: LIN and PBN, read alone and with the fold. endplay's parsers only read."""
    records = boards(BOARDS)
    texts = {"lin": "".join(map(write_lin, records)), "pbn": write_pbn(records)}
    rows: list[Row] = []
    with TemporaryDirectory() as folder:
        for kind, text in texts.items():
            path = Path(folder, f"boards.{kind}")
            path.write_text(text, encoding="utf-8")
            alone, folded = _rate(path, _read), _rate(path, _read_and_fold)
            rows.append((f"{kind} read", alone, "boards/s", *_against(alone, _endplay(path, kind))))
            rows.append((f"{kind} read and folded", folded, "boards/s", "goal", folded / GOAL))
    return rows


def _against(rate: float, other: float | None) -> tuple[str, float | None]:
    return ("endplay not installed", None) if other is None else (f"endplay {other:.0f}", rate / other)


def _rate(path: Path, work: Callable[[Path], int]) -> float:
    """Boards a second, the median of five runs."""
    times = []
    for _ in range(5):
        start = perf_counter()
        count = work(path)
        times.append(perf_counter() - start)
    assert count == BOARDS, count
    return count / median(times)


def _read(path: Path) -> int:
    return sum(reading.record is not None for reading in read_file(path))


def _read_and_fold(path: Path) -> int:
    return sum(reading.record is not None and len(reading.record.state.tricks) == 13 for reading in read_file(path))


def _endplay(path: Path, kind: str) -> float | None:
    """endplay's rate on the same file, in a process of its own; None where it is not installed or fails."""
    program = _ENDPLAY.format(kind=kind, count=BOARDS)
    done = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False)
    return float(done.stdout) if done.returncode == 0 else None
