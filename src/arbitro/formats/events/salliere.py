"""The travellers of Debian's salliere: rows of board, pairs, contract, declarer, tricks, score of either side."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.event import (
    Amounts,
    ContractResult,
    EventBoard,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    SideScore,
    Split,
)
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.rows import Cells, csv_rows
from arbitro.model import Board, Vulnerability

_BOARD = re.compile(r"(?:([^:]*):)?(\d{1,6})(?:;\s*vul\s*=\s*(none|ns|ew|all))?", re.ASCII | re.IGNORECASE)
_SHAPE = re.compile(
    r'\s*"?(?:\w{1,10}:)?\d{1,4}(?:;[\w= ]{0,20})?"?,"?\w{1,6}"?,"?\w{1,6}"?,[^,]{0,12},"?[NESWnesw]?"?,"?\d{0,2}"?,'
    r"[^,]*,[^,]*"
)


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
    match = _BOARD.fullmatch(cells[0])
    section, digits, vulnerable = match.groups() if match else (None, cells[0], None)
    number = builder.board_number(digits, place)
    if number is None:
        return
    section = section or ""
    if vulnerable:
        stated = Board(number, Board.of(number).dealer, Vulnerability.parse(vulnerable))
        builder.board(EventBoard(stated, section=section, stated=True, place=place))
    outcome, points = _understood(builder, place, cells)
    builder.line(
        ResultLine(
            number,
            cells[1],
            cells[2],
            outcome,
            section,
            points=points,
            ns_score=Amounts(notation.decimal(cells[8].lstrip("!"))),
            ew_score=Amounts(notation.decimal(cells[9].lstrip("!"))),
            place=place,
        )
    )


def _understood(builder: EventBuilder, place: str, cells: Cells) -> tuple[Outcome | None, int | None]:
    """The outcome of a row and the points that it states."""
    contract, declarer, tricks, ns, ew = cells[3:8]
    try:
        own = _own(ns, 1), _own(ew, -1)
        if any(own):
            return _adjusted(*own, notation.played(contract, declarer, tricks)), None
        if both := notation.artificial(ns) or notation.artificial(contract):
            return both, None
        points = _points(ns, ew)
        if notation.is_pass(contract):
            return PassedOut(), points
        if contract and (played := notation.played(contract, declarer, tricks)):
            return played, points
    except InputError as error:
        builder.problems.refused(error, place)
        return None, None
    if contract:
        return builder.understood(None, place, contract), points
    return (NotPlayed() if points is None else PointsOnly(points)), points


def _own(text: str, sign: int) -> SideScore | None:
    """What a side gets whatever the contract gave: an average, or points after a '!'. Raises InputError."""
    if not text.startswith("!"):
        return notation.side_award(text)
    points = notation.points(text[1:])
    return None if points is None else PointsOnly(sign * points)


def _adjusted(ns: SideScore | None, ew: SideScore | None, played: ContractResult | None) -> Outcome:
    """Points for one side leave the other what the contract gave; without a contract they are those of both."""
    for own in (ns, ew):
        if isinstance(own, PointsOnly):
            ns, ew = ns or played or own, ew or played or own
    return ns if isinstance(ns, PointsOnly) and ns == ew else Split(ns, ew)


def _points(ns: str, ew: str) -> int | None:
    """The points of North-South; each side's stand in its own column. Raises InputError."""
    own, other = notation.points(ns), notation.points(ew)
    if own:
        return own
    return own if other is None else -other
