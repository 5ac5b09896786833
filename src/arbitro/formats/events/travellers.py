"""Travellers as web pages: RealBridge and BBO. One page is one board."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from fractions import Fraction
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.event import (
    Amount,
    Amounts,
    Contestant,
    ContractResult,
    EventBoard,
    NotPlayed,
    Outcome,
    PassedOut,
    ResultLine,
    ScoringForm,
    Split,
    Unit,
)
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.html_rows import lin_link, page_rows, row_cells
from arbitro.formats.lin import read_lin
from arbitro.model import Board
from arbitro.table.record import TableRecord

_CAPTION = re.compile(r"<caption[^>]*>\s*Board\s+(\d{1,4})", re.IGNORECASE)
_TITLE = re.compile(r"<title[^>]*>([^<]{0,200})", re.IGNORECASE)
_CLAIMED = re.compile(r"(?:^|\|)mc\|\s*(-?\d{1,2})\|", re.IGNORECASE)
_TABLE, _TABLE_END = re.compile(r"<table\b", re.IGNORECASE), re.compile(r"</table\s*>", re.IGNORECASE)
_BOARD = re.compile(r"(?:^|\|)ah\|\s*\D*(\d{1,4})\s*\|", re.IGNORECASE)
_UNPLAYED = "-1"  # what a link claims for a board that was not played
Row = Mapping[str, str]


def read_travellers_page(file: TextIO, problems: Problems) -> EventReading:
    """The results of a RealBridge or BBO page; the deal comes from the links to the play."""
    page = file.read()
    reader = _Reader(EventBuilder("travellers", problems))
    if title := _TITLE.search(page):
        reader.builder.title = html.unescape(title[1]).strip()
    if caption := _CAPTION.search(page):
        reader.number = int(caption[1])
    reader.rows(page)
    if len(_TABLE.findall(page)) > len(_TABLE_END.findall(page)) or page.rfind("<") > page.rfind(">"):
        problems.add("file-cut", f"line {page.count(chr(10)) + 1}")
    return reader.builder.reading()


class _Reader:
    def __init__(self, builder: EventBuilder) -> None:
        self.builder, self._problems = builder, builder.problems
        self.number: int | None = None
        self._known: set[str] = set()

    def rows(self, page: str) -> None:
        header: list[str] = []
        for line, markup in page_rows(page):
            cells = row_cells(markup)
            names = [text.lower() for kind, text in cells if kind == "th"]
            if len(names) > 1 and len(names) == len(cells):
                header = names
            elif header and len(cells) == len(header):
                row = {name: text for name, (_, text) in zip(header, cells, strict=True)}
                self._row(row, lin_link(markup) or "", f"line {line}")
            elif cells and header and len(cells) > 2:
                self._problems.add("row-long", f"line {line}", " ".join(text for _, text in cells))

    def _row(self, row: Row, link: str, place: str) -> None:
        record = next((reading.record for reading in read_lin([link]) if reading.record), None) if link else None
        stated = _BOARD.search(link)
        number = int(stated[1]) if stated else self.number
        if number is None or number < 1:
            self._problems.add("board-number", place, row.get("board", ""))
            return
        if record is not None:
            self.builder.board(EventBoard(_numbered(record, number), record.deal, "", True, place))
        if "contract" in row:
            self._realbridge(number, row, link, record, place)
        elif "result" in row:
            self._bbo(number, row, place)
        else:
            self._problems.add("column-missing", place, "contract, result")

    def _contestant(self, names: tuple[str, ...], place: str) -> str:
        number = " / ".join(name for name in names if name)
        if number and number not in self._known:
            self._known.add(number)
            self.builder.contestant(Contestant(number, tuple(names), place=place))
        return number

    # --------------------------------------------------------------------------------------------- RealBridge

    def _realbridge(self, number: int, row: Row, link: str, record: TableRecord | None, place: str) -> None:
        self.builder.program = "RealBridge"
        unit = next((unit for name, unit in _UNITS.items() if f"ns {name}" in row), "")
        if unit and self.builder.scoring is None:
            self.builder.scoring = ScoringForm.IMPS if unit == "imps" else ScoringForm.MATCHPOINTS
        ns, ew = (_amounts(row, side) for side in ("ns", "ew"))
        outcome = self._realbridge_outcome(row, link, record, ns, ew, place)
        self.builder.line(
            ResultLine(
                number,
                self._contestant(_pair(row.get("ns", "")), place),
                self._contestant(_pair(row.get("ew", "")), place),
                outcome,
                points=None if isinstance(outcome, Split | NotPlayed) else notation.integer(row.get("ns score", "")),
                ns_score=ns,
                ew_score=ew,
                lead=notation.card(row.get("lead", "")),
                place=place,
            )
        )

    def _realbridge_outcome(
        self, row: Row, link: str, record: TableRecord | None, ns: Amounts, ew: Amounts, place: str
    ) -> Outcome | None:
        contract = row["contract"]
        claimed = _CLAIMED.search(link)
        if notation.squeezed(contract) in notation.ADJUSTED:
            nothing = not any(amount for amount in (*ns, *ew))
            if nothing and (claimed is None or claimed[1] == _UNPLAYED):
                return NotPlayed()
            return Split(_award(ns), _award(ew))
        try:
            if notation.is_pass(contract):
                return PassedOut()
            played = notation.played(contract)
            if played is not None and played.tricks is None and record is not None:
                return _with_tricks(played, record)
            return played or self.builder.understood(notation.artificial(contract), place, contract)
        except InputError as error:
            self._problems.refused(error, place)
            return None

    # ---------------------------------------------------------------------------------------------------- BBO

    def _bbo(self, number: int, row: Row, place: str) -> None:
        self.builder.program = "BBO"
        score = row.get("score", "")
        value = notation.decimal(score.rstrip("% "))
        percent = value if score.endswith("%") else None
        imps = None if score.endswith("%") else value
        if value is not None and self.builder.scoring is None:
            self.builder.scoring = ScoringForm.MATCHPOINTS if percent is not None else ScoringForm.IMPS
        self.builder.line(
            ResultLine(
                number,
                self._contestant((row.get("north", ""), row.get("south", "")), place),
                self._contestant((row.get("east", ""), row.get("west", "")), place),
                self._bbo_outcome(row["result"], place),
                points=notation.integer(row.get("points", "")),
                ns_score=Amounts(None, imps, percent),
                place=place,
            )
        )

    def _bbo_outcome(self, result: str, place: str) -> Outcome | None:
        try:
            if not result.strip():
                return NotPlayed()
            if notation.is_pass(result):
                return PassedOut()
            return notation.artificial(result) or self.builder.understood(notation.played(result), place, result)
        except InputError as error:
            self._problems.refused(error, place)
            return None


def _numbered(record: TableRecord, number: int) -> Board:
    return Board(number, record.board.dealer, record.board.vulnerability)


_UNITS = {"imp": "imps", "imps": "imps", "mp": "matchpoints", "mps": "matchpoints", "%": "percent"}


def _amounts(row: Row, side: str) -> Amounts:
    found: dict[str, Fraction] = {}
    for name, unit in _UNITS.items():
        number = notation.decimal(row.get(f"{side} {name}", "").rstrip("% "))
        if number is not None:
            found[unit] = number
    return Amounts(**found)


def _award(amounts: Amounts) -> Amount | None:
    for unit, amount in zip((Unit.MATCHPOINTS, Unit.IMPS, Unit.PERCENT), amounts, strict=True):
        if amount is not None:
            return Amount(amount, unit)
    return None


def _pair(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split("&") if name.strip())


def _with_tricks(played: ContractResult, record: TableRecord) -> ContractResult:
    """The contract with the tricks that the play gives."""
    tricks = record.final_tricks
    return played if tricks is None or not 0 <= tricks <= 13 else played._replace(tricks=tricks)
