"""Writes into a log of cases until it is killed, and says what was acknowledged. Run by test_killed.py.

For each line on its input it forks a child that opens a case and adds to it as fast as it can.
"""

from __future__ import annotations

import os
import signal
import sys

from arbitro.incident import EntryKind, draft
from arbitro.store import CaseLog, Store


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


def write(store: Store) -> None:
    signal.alarm(20)  # whoever was to kill this has gone
    store._engine.dispose(close=False)  # the connections are the parent's
    log = CaseLog(store)
    number = log.open([draft(EntryKind.OPENED, table="1")])
    say(f"case {number}")
    length = 1
    while True:
        several = [draft(EntryKind.NOTE, text=f"note {length + 1 + i}") for i in range(1 + length % 3)]
        length += len(log.add(number, length, several))
        say(f"kept {length}")


if __name__ == "__main__":
    store = Store(sys.argv[1])
    CaseLog(store).all()  # the tables are there
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            write(store)
        say(f"pid {child}")
        os.waitpid(child, 0)
        say("gone")
