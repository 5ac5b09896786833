"""The travellers of Debian's salliere: rows of board, pairs, contract, declarer, tricks, score of either side."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.event import Amounts, NotPlayed, Outcome, PassedOut, PointsOnly, ResultLine, Split
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.rows import Cells, csv_rows

_SHAPE = re.compile(r'\s*"?\d{1,4}"?,"?\w{1,6}"?,"?\w{1,6}"?,[^,]{0,12},"?[NESWnesw]?"?,"?\d{0,2}"?,[^,]*,[^,]*')


def is_salliere(head: str) -> bool:
    """Whether the text begins with rows of that shape and no header."""
    lines = [line for line in head.splitlines()[:20] if line.strip()]
    return bool(lines) and sum(_SHAPE.match(line) is not None for line in lines) * 4 >= len(lines) * 3


def read_salliere(file: TextIO, problems: Problems) -> EventReading:
    """The results of a salliere file; matchpoints or IMPs in columns nine and ten are taken for matchpoints."""
    builder = EventBuilder("salliere", problems)
    for number, cells in _filled(csv_rows(file, ",", problems)):
        _row(builder, f"line {number}", [*(cell.strip() for cell in cells), *[""] * (10 - len(cells))], len(cells))
    return builder.reading()


def _filled(rows: Iterable[tuple[int, Cells]]) -> Iterable[tuple[int, Cells]]:
    return ((number, cells) for number, cells in rows if any(cell.strip() for cell in cells))


def _row(builder: EventBuilder, place: str, cells: Cells, width: int) -> None:
    if width < 6:
        builder.problems.add("truncated" if width < 4 else "row-long", place, ",".join(cells[:width]))
        return
    number = builder.board_number(cells[0], place)
    if number is not None:
        outcome, points = _understood(builder, place, cells)
        builder.line(
            ResultLine(
                number,
                cells[1],
                cells[2],
                outcome,
                points=points,
                ns_score=Amounts(notation.decimal(cells[8])),
                ew_score=Amounts(notation.decimal(cells[9])),
                place=place,
            )
        )


def _understood(builder: EventBuilder, place: str, cells: Cells) -> tuple[Outcome | None, int | None]:
    """The outcome of a row and the points that it states."""
    contract, declarer, tricks, ns, ew = cells[3:8]
    try:
        awards = notation.side_award(ns), notation.side_award(ew)
        if any(awards):
            return Split(*awards), None
        points = _points(ns, ew)
        if notation.is_pass(contract):
            return PassedOut(), points
        if contract and (played := notation.played(contract, declarer, tricks)):
            return played, points
        if artificial := notation.artificial(contract):
            return artificial, None
    except InputError as error:
        builder.problems.refused(error, place)
        return None, None
    if contract:
        return builder.understood(None, place, contract), points
    return (NotPlayed() if points is None else PointsOnly(points)), points


def _points(ns: str, ew: str) -> int | None:
    """The points of North-South; each side's stand in its own column. Raises InputError."""
    own, other = notation.points(ns), notation.points(ew)
    if own:
        return own
    return own if other is None else -other
