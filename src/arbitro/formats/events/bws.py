"""Bridgemate's .bws, an Access database read through Debian's mdbtools, and its table ReceivedData as CSV.

Rows are counted in the export: the header of the table has been seen to say 0 where 384 results were.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.event import (
    Contestant,
    NotPlayed,
    Outcome,
    PassedOut,
    ResultLine,
    ScoringForm,
    Section,
    Split,
    Why,
)
from arbitro.formats.events.mdbtools import Database
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.rows import csv_rows
from arbitro.model import Seat, Side, Suit

MAGIC = (b"\x00\x01\x00\x00Standard Jet DB\x00", b"\x00\x01\x00\x00Standard ACE DB\x00")
_FORMS = {1: ScoringForm.MATCHPOINTS}  # others are not known for certain
_SUITS = {"Spades": Suit.S, "Hearts": Suit.H, "Diamonds": Suit.D, "Clubs": Suit.C}
_DIRECTIONS = {"North": Seat.N, "East": Seat.E, "South": Seat.S, "West": Seat.W}
RECEIVED = ("Section", "Table", "Round", "Board", "PairNS", "PairEW", "NS/EW", "Contract", "Result")

_TURNED = "WRONGDIRECTION"  # the pairs sat the other way than the movement says

Row = Mapping[str, str]


def read_bws(path: Path, problems: Problems) -> EventReading:
    """The event of a .bws file. Raises InputError without mdbtools, or where they cannot open the file."""
    database = Database(path)
    tables = database.tables()
    if "ReceivedData" not in tables and database.breaks_off:
        raise InputError("file-cut", str(path))
    if "ReceivedData" not in tables:
        raise InputError("bws-tables", str(path), ", ".join(sorted(tables))[:80], "ReceivedData")
    reader = _Reader(EventBuilder("bws", problems))

    def rows(table: str) -> Iterator[tuple[str, Row]]:
        return _exported(database, table, problems) if table in tables else iter(())

    reader.sessions(rows("Session"))
    reader.sections(rows("Section"))
    reader.hands(rows("HandRecord"))
    reader.results(rows("ReceivedData"))
    movement = list(rows("RoundData"))
    reader.players(rows("PlayerNumbers"), movement)
    reader.movement(movement)
    if database.breaks_off:
        problems.first("file-cut")
    return reader.builder.reading()


def read_received_data(file: TextIO, problems: Problems) -> EventReading:
    """The results of a ReceivedData table that was exported as CSV; its sections have numbers only."""
    reader = _Reader(EventBuilder("bws-csv", problems))
    reader.results(_rows(file, "line", problems))
    return reader.builder.reading()


def _exported(database: Database, table: str, problems: Problems) -> Iterator[tuple[str, Row]]:
    """The rows of a table with their places; nothing, and a problem, if it cannot be exported."""
    try:
        with database.exported(table) as text:
            yield from _rows(text, table, problems)
    except InputError as error:
        if error.code not in ("bws-unreadable", "file-cut"):
            raise
        problems.add("table-unreadable", table, error.got)


def _rows(file: TextIO, table: str, problems: Problems) -> Iterator[tuple[str, Row]]:
    """The rows of an export by column name, with their places; one that is cut short is listed and left out."""
    names: list[str] = []
    for line, cells in csv_rows(file, ",", problems):
        if not names:
            names = [cell.strip() for cell in cells]
        elif cells:
            place = f"line {line}" if table == "line" else f"{table} {line - 1}"
            if len(cells) < len(names):
                problems.add("truncated", place, ",".join(cells))
                continue
            yield place, dict(zip(names, cells, strict=False))


# --------------------------------------------------------------------------------------------------- reading


class _Reader:
    def __init__(self, builder: EventBuilder) -> None:
        self.builder, self._problems = builder, builder.problems
        self._letters: dict[str, str] = {}  # of the sections, by their numbers

    def sessions(self, rows: Iterable[tuple[str, Row]]) -> None:
        for _, row in rows:
            self.builder.title = self.builder.title or row.get("Name", "")
            self.builder.date = self.builder.date or notation.day(row.get("Date", ""))

    def sections(self, rows: Iterable[tuple[str, Row]]) -> None:
        for _, row in rows:
            letter = row.get("Letter", "").strip()
            self._letters[row.get("ID", "")] = letter
            winners, missing = notation.integer(row.get("Winners", "")), row.get("MissingPair", "")
            self.builder.section(
                Section(
                    letter,
                    tables=notation.integer(row.get("Tables", "")),
                    winners=winners or None,
                    missing=missing if missing != "0" else "",
                )
            )
            form = notation.integer(row.get("ScoringType", ""))
            if form is not None and not self.builder.scoring_stated:
                self.builder.scoring_stated, self.builder.scoring = str(form), _FORMS.get(form)

    def _section(self, row: Row) -> str:
        number = row.get("Section", "").strip()
        return self._letters.get(number, number)

    def hands(self, rows: Iterable[tuple[str, Row]]) -> None:
        for place, row in rows:
            number = self.builder.board_number(row.get("Board", ""), place)
            hands = {
                seat: {suit: row.get(f"{direction}{name}", "") for name, suit in _SUITS.items()}
                for direction, seat in _DIRECTIONS.items()
            }
            deal = self.builder.guarded_deal(hands, place)
            if number is not None and deal is not None:
                self.builder.board(self.builder.place_board(number, None, None, deal, self._section(row), place))

    # ----------------------------------------------------------------------------------------------- results

    def results(self, rows: Iterable[tuple[str, Row]]) -> None:
        for place, row in rows:
            number = self.builder.board_number(row.get("Board", ""), place)
            if row.get("Erased", "0") not in ("0", ""):
                self._problems.add("row-erased", place, row.get("Contract", ""))
            elif number is not None:
                self._result(number, row, place)

    def _result(self, number: int, row: Row, place: str) -> None:
        remark = row.get("Remarks", "").strip()
        outcome = self._outcome(row, remark, place)
        said = not row.get("Contract", "").strip() and outcome is not None
        ns, ew = row.get("PairNS", "").strip(), row.get("PairEW", "").strip()
        if notation.squeezed(remark) == _TURNED:
            ns, ew = ew, ns
        self.builder.line(
            ResultLine(
                number,
                ns,
                ew,
                outcome,
                self._section(row),
                self.builder.counted(row.get("Round", ""), place),
                self.builder.counted(row.get("Table", ""), place),
                lead=notation.card(row.get("LeadCard", "")),
                remark="" if said else remark,
                place=place,
            )
        )

    def _outcome(self, row: Row, remark: str, place: str) -> Outcome | None:
        contract = row.get("Contract", "")
        try:
            if notation.is_pass(contract):
                return PassedOut()
            if contract.strip():
                played = notation.played(contract, row.get("NS/EW", ""), row.get("Result", ""), american=True)
                return self.builder.understood(played, place, contract)
            if not remark:
                return NotPlayed(Why.SIT_OUT if "0" in (row.get("PairNS"), row.get("PairEW")) else Why.NOT_PLAYED)
            if notation.squeezed(remark) in notation.ADJUSTED:
                self._problems.add("side-missing", place, remark)
                return Split(None, None)
            return self.builder.understood(notation.artificial(remark), place, remark)
        except InputError as error:
            self._problems.refused(error, place)
            return None

    # ------------------------------------------------------------------------------------- players, movement

    def players(self, rows: Iterable[tuple[str, Row]], movement: list[tuple[str, Row]]) -> None:
        """Pairs with the players who sat at their table in the first round."""
        seated: dict[tuple[str, str, str], tuple[str, str]] = {}
        for _, row in rows:
            key = (row.get("Section", ""), row.get("Table", ""), row.get("Direction", "").strip())
            seated.setdefault(key, (row.get("Name", "").strip(), row.get("Number", "").strip()))
        if not any(name or number for name, number in seated.values()):
            return
        for place, row in movement:
            if row.get("Round") == "1":
                for column, side in (("NSPair", Side.NS), ("EWPair", Side.EW)):
                    players = [
                        seated.get((row.get("Section", ""), row.get("Table", ""), s), ("", "")) for s in side.seats
                    ]
                    self._pair(row.get(column, ""), self._section(row), players, side, place)

    def _pair(self, number: str, section: str, players: list[tuple[str, str]], side: Side, place: str) -> None:
        names, ids = tuple(name for name, _ in players), tuple(id_ for _, id_ in players)
        of_side = side if self._numbered_apart else None
        if number not in ("", "0"):
            self.builder.contestant(
                Contestant(
                    number, names if any(names) else (), section, of_side, ids=ids if any(ids) else (), place=place
                )
            )

    @property
    def _numbered_apart(self) -> bool:
        """Whether pairs of both directions bear the same numbers: somebody plays against his own number."""
        return any(line.ns == line.ew != "0" for line in self.builder.lines)

    def movement(self, rows: list[tuple[str, Row]]) -> None:
        """Lists the results that the movement promises and that are not there."""
        promised = []
        for place, row in rows:
            numbers = [notation.integer(row.get(name, "")) for name in ("Round", "Table", "LowBoard", "HighBoard")]
            round_, table, low, high = numbers
            if "0" in (row.get("NSPair"), row.get("EWPair")) or round_ is None or table is None:
                continue
            if low is not None and high is not None and 0 < low <= high < low + 100:
                section = self._section(row)
                promised += [(section, round_, table, board, place) for board in range(low, high + 1)]
        self.builder.expect(promised)
