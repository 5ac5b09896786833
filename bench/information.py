"""How long the ledger of a whole board takes for all four seats, with the fold of its events."""

from __future__ import annotations

from dataclasses import replace
from statistics import median, quantiles
from time import perf_counter

from arbitro.information import ledger
from arbitro.laws.profile import EDITIONS, edition
from arbitro.model import Seat
from arbitro.table.events import Event, Noted, NoteKind, Withdrawn
from arbitro.table.record import TableRecord
from bench.generate import boards
from bench.reading import Row

BOARDS = 200
GOAL = 5.0  # ms


def run() -> list[Row]:
    """A plain board, and one where something happens at every fourth card and one card is taken back."""
    plain = boards(BOARDS)
    rows: list[Row] = []
    for name, records in (("plain board", plain), ("eventful board", [_eventful(record) for record in plain])):
        times = [min(_time(record) for _ in range(3)) * 1000 for record in records]
        for which, value in (("median", median(times)), ("p99", quantiles(times, n=100)[98])):
            rows.append((f"ledger of four seats, {name}, {which}", value, "ms", f"goal {GOAL:.0f} ms", GOAL / value))
    return rows


def _time(record: TableRecord) -> float:
    fresh = replace(record)  # nothing folded yet
    of = edition(EDITIONS[0])
    start = perf_counter()
    found = ledger(fresh, of)
    assert sum(len(found.of(seat)) for seat in Seat) > 200
    return perf_counter() - start


def _eventful(record: TableRecord) -> TableRecord:
    kinds = [NoteKind.HESITATION, NoteKind.REMARK, NoteKind.QUESTION, NoteKind.ALERT_UNEXPECTED]
    events: list[Event] = []
    for number, event in enumerate(record.events):
        if number % 4 == 0:
            events.append(Noted(kinds[number // 4 % 4], list(Seat)[number % 3]))
        events.append(event)
    return replace(record, events=(*events, Withdrawn(len(events) - 1, "47D")))
