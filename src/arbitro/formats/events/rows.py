"""Tables of text: delimiter and quoting found out, each row with its place."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Iterator

from arbitro.formats.events.problems import Problems

DELIMITERS = ";\t,|"
_MOST_CELLS = 500
Cells = list[str]


def sniffed(head: str) -> str:
    """The delimiter that most lines of the text's head have, and have equally often."""
    lines = [line for line in head.splitlines()[:50] if line.strip()]
    best, best_mark = ",", (0, 0)
    for delimiter in DELIMITERS:
        counts = Counter(len(cells) for cells in _read(lines, delimiter))
        counts.pop(1, None)
        if counts:
            width, how_often = max(counts.items(), key=lambda item: (item[1], item[0]))
            best, best_mark = max((best, best_mark), (delimiter, (how_often, width)), key=lambda pair: pair[1])
    return best


def _read(lines: Iterable[str], delimiter: str) -> Iterator[Cells]:
    try:
        yield from csv.reader(lines, delimiter=delimiter, skipinitialspace=True)
    except csv.Error:
        return


def csv_rows(lines: Iterable[str], delimiter: str, problems: Problems) -> Iterator[tuple[int, Cells]]:
    """The rows with the number of the line that each ends in; blank ones too. A row that cannot be is listed."""
    reader = csv.reader(lines, delimiter=delimiter, skipinitialspace=True)
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            problems.add("row-long", f"line {reader.line_num}", str(error))
            continue
        if len(cells) > _MOST_CELLS:
            problems.add("row-long", f"line {reader.line_num}", str(len(cells)))
            continue
        yield reader.line_num, cells
