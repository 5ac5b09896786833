"""A club's table as CSV: delimiter, decimal sign and columns found out. Ours holds everything of an event."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.club_columns import header_of
from arbitro.formats.events.club_table import ClubTable, rows_taken
from arbitro.formats.events.club_writing import blocks
from arbitro.formats.events.event import Event
from arbitro.formats.events.losses import Loss
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.rows import csv_rows, sniffed


def is_club_csv(head: str) -> bool:
    """Whether one of the first lines is a header of columns that are known."""
    delimiter = sniffed(head)
    return any(header_of(cells) for _, cells in csv_rows(head.splitlines()[:40], delimiter, Problems()))


def read_club_csv(file: TextIO, head: str, path: Path, problems: Problems) -> EventReading:
    """The event of a CSV text. Raises InputError if no row names columns that are known."""
    table = ClubTable(EventBuilder("csv", problems))
    rows = csv_rows(file, sniffed(head), problems)
    rows_taken(table, ((f"line {number}", [cell.strip() for cell in cells]) for number, cells in rows))
    if not table.has_header:
        raise InputError("table-columns", str(path), head.strip()[:40], "board, ns, ew, contract, declarer, tricks")
    return table.builder.reading()


def write_csv(
    event: Event, delimiter: str = ",", decimal: str = ".", whole: bool = True
) -> tuple[str, tuple[Loss, ...]]:
    """The event as CSV, and what that loses. whole: with contestants, boards, sections and the event's own fields."""
    written, losses = blocks(event, decimal, whole)
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\n")
    for i, (_, rows) in enumerate(written):
        text.write("\n" if i else "")
        writer.writerows(rows)
    return text.getvalue(), losses
