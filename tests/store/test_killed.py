"""A writer killed at any moment has lost nothing that was acknowledged, and the log can be read."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from random import Random

from made_log import url as url

from arbitro.store import CaseLog, Store

KILLS = 120
LONGEST = 0.06  # seconds


def test_a_writer_killed_at_any_moment_loses_nothing_that_was_acknowledged(url: str) -> None:
    random, store = Random(7), Store(url)
    log = CaseLog(store)
    command = [sys.executable, str(Path(__file__).parent / "case_writer.py"), url]
    written, begun = 0, 0
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as writers:
        assert writers.stdin
        assert writers.stdout
        for turn in range(KILLS):
            print("go", file=writers.stdin, flush=True)
            said: list[str] = []
            # Every other one is killed after it has begun, however slow the machine is.
            while not {"pid", *(("case",) if turn % 2 else ())} <= {line.split()[0] for line in said}:
                said.append(writers.stdout.readline())
            time.sleep(random.uniform(0, LONGEST))
            os.kill(next(int(line.split()[1]) for line in said if line.startswith("pid ")), signal.SIGKILL)
            while (line := writers.stdout.readline()) != "gone\n":
                said.append(line)
            opened = [int(line.split()[1]) for line in said if line.startswith("case ")]
            kept = [int(line.split()[1]) for line in said if line.startswith("kept ")]
            if not opened:
                continue
            begun += 1
            entries = log.get(opened[0]).case.entries
            length = max([1, *kept])
            assert len(entries) in (length, *range(length + 1, length + 4))  # at most one more was on its way
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            assert [entry.data["text"] for entry in entries[1:]] == [f"note {i}" for i in range(2, len(entries) + 1)]
            assert all(one.at <= other.at for one, other in pairwise(entries))
            written += length
        writers.stdin.close()
    assert begun >= KILLS // 2
    assert written > begun
    assert len(log.all()) >= begun
    store.close()
