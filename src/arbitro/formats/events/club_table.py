"""A club's table, from CSV or spreadsheet, as an event. Its columns are documented in `club_columns`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.club_columns import header_of
from arbitro.formats.events.event import (
    NOTHING,
    Amount,
    Amounts,
    Contestant,
    Kind,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
    Section,
    Split,
    Standing,
    Unit,
)
from arbitro.model import Deal, Side, Vulnerability

_GUARDED = ("'=", "'+", "'-", "'@", "''")  # text that a spreadsheet would take for a formula
_MOST_BEFORE = 30  # rows before the first header
_BETWEEN_NAMES = re.compile(r"\s*(?:&|/|;|\s\+\s|\s-\s|\n)\s*")
_MOST_KNOWN = 100_000
SCORES = ("contract", "declarer", "tricks", "result", "points", "adjusted", "ew points")
SCORE_COLUMNS = frozenset({"contract", "result", "points", "adjusted", "ew points"})
_AMOUNTS = frozenset({"ns mp", "ew mp", "ns imp", "ew imp", "ns %", "ew %"})
_NAMES = frozenset({"ns names", "ew names"})
_ABOUT_BOARDS = frozenset({"dealer", "vulnerable", "deal"})
Row = dict[str, str]


class ClubTable:
    """Takes rows of cells one by one; several tables (sheets) may follow each other."""

    def __init__(self, builder: EventBuilder) -> None:
        self.builder, self._problems = builder, builder.problems
        self._take: Callable[[Row, str], None] | None = None
        self._names: list[str] = []
        self._may_begin = True
        self._before = 0
        self._is_guessing = False
        self._named_pairs: set[tuple[str, str]] = set()
        self._present: frozenset[str] = frozenset()  # columns of the block
        self._outcomes: dict[tuple[str | None, ...], Outcome] = {}  # what cells have been understood to mean
        self.has_header = False

    def begin(self) -> None:
        """A new table: a header must come first."""
        self._take, self._may_begin, self._before = None, True, 0

    def row(self, cells: list[str], place: str) -> None:
        """A row of a table; an empty one may end its block."""
        if not any(cells):
            self._may_begin = True
            return
        if self._may_begin and (header := header_of(cells)) is not None:
            self._header(*header, cells, place)
        elif self._take is None:
            self._row_before(cells)
        else:
            self._may_begin = False
            if len(cells) > len(self._names) and any(cells[len(self._names) :]):
                self._problems.add("row-long", place, " ".join(cells[len(self._names) :]))
            if "'" in "".join(cells):
                cells = [_unguarded(cell) for cell in cells]
            self._take(dict(zip(self._names, cells, strict=False)), place)

    def _header(self, block: str, names: list[str], cells: list[str], place: str) -> None:
        self._names, self._take, self.has_header, self._may_begin = names, getattr(self, f"_{block}"), True, False
        self._present = frozenset(names)
        if block == "results" and not self._present & SCORE_COLUMNS:
            self._problems.add("column-missing", place, "contract, points")
        for name, cell in zip(names, cells, strict=True):
            if cell and not name:
                self._problems.add("column-unknown", place, cell)

    def _row_before(self, cells: list[str]) -> None:
        """Before any header: the title, then remarks."""
        self._before += 1
        said = " ".join(filter(None, cells))
        if self._before == 1 and not self.builder.title:
            self.builder.title = said[:200]
        elif self._before < _MOST_BEFORE:
            self.builder.remarks.append(said[:1000])

    # ------------------------------------------------------------------------------------------------ results

    def _results(self, row: Row, place: str) -> None:
        get, present = row.get, self._present
        number = self.builder.board_number(get("board", ""), place)
        if number is None:
            return
        section, lead = get("section", ""), get("lead", "")
        ns_score = ew_score = NOTHING
        if present & _AMOUNTS:
            ns_score, ew_score = self._amounts(row, "ns", place), self._amounts(row, "ew", place)
        outcome = self._outcomes.get(tuple(map(get, SCORES)))
        if outcome is None:
            outcome = self._outcome(row, ns_score, ew_score, place)
        self.builder.line(
            ResultLine(
                number,
                get("ns", "") or get("ns names", ""),
                get("ew", "") or get("ew names", ""),
                outcome,
                section,
                self.builder.counted(round_, place) if (round_ := get("round", "")) else None,
                self.builder.counted(table, place) if (table := get("table", "")) else None,
                self._stated_points(row),
                ns_score,
                ew_score,
                notation.card(lead) if lead else None,
                get("remark", ""),
                place,
            )
        )
        if present & _NAMES:
            self._named(row, section, Side.NS, place)
            self._named(row, section, Side.EW, place)
        if present & _ABOUT_BOARDS:
            self._boards(row, place)

    def outcome(self, row: Row) -> tuple[Outcome | None, int | None]:
        """What the cells of a score mean that stand alone, and the points that they state."""
        outcome, points = self._outcome(row, NOTHING, NOTHING, ""), self._stated_points(row)
        return outcome, outcome.points if points is None and isinstance(outcome, PointsOnly) else points

    def _amounts(self, row: Row, side: str, place: str) -> Amounts:
        texts = row.get(f"{side} mp", ""), row.get(f"{side} imp", ""), row.get(f"{side} %", "").rstrip("% ")
        if not any(texts):
            return NOTHING
        numbers = [notation.exact(text) if text else None for text in texts]
        for text, number in zip(texts, numbers, strict=True):
            if text and number is None:
                self._problems.add("number-notation", place, text)
        return Amounts(*numbers)

    def _stated_points(self, row: Row) -> int | None:
        """The points of North-South; those of East-West stand in a column of their own, theirs and positive."""
        ns = notation.integer(row.get("points", ""))
        ew = notation.integer(row["ew points"]) if "ew points" in row else None
        return -ew if ew is not None and not ns else ns

    def _outcome(self, row: Row, ns: Amounts, ew: Amounts, place: str) -> Outcome | None:
        """What the cells mean; remembered where nothing but the cells of the score decides it."""
        try:
            outcome = self._understood(row, ns, ew, place)
            if outcome is not None and not isinstance(outcome, Split) and len(self._outcomes) < _MOST_KNOWN:
                self._outcomes[tuple(map(row.get, SCORES))] = outcome
            return outcome
        except InputError as error:
            self._problems.refused(error, place)
            return None

    def _understood(self, row: Row, ns: Amounts, ew: Amounts, place: str) -> Outcome | None:
        contract, result, adjusted = row.get("contract", ""), row.get("result", ""), row.get("adjusted", "")
        score = row.get("points", "") or row.get("ew points", "")
        for text in (adjusted, contract, score):
            if text and notation.squeezed(text) in notation.ADJUSTED:
                return Split(_award(ns), _award(ew))
        if adjusted:
            return self.builder.understood(notation.outcome_of(adjusted), place, adjusted)
        if contract:
            if notation.is_pass(contract):
                return PassedOut()
            tricks = row.get("tricks", "") or self._relative(result, place)
            played = notation.played(contract, row.get("declarer", ""), tricks)
            return played or self.builder.understood(notation.artificial(contract), place, contract)
        if result and (whole := notation.outcome_of(result)) and not isinstance(whole, PointsOnly):
            return whole
        if not score:
            return NotPlayed()
        if artificial := notation.artificial(score):
            return artificial
        notation.points(score)
        points = self._stated_points(row)
        return self.builder.understood(None if points is None else PointsOnly(points), place, score)

    def _relative(self, result: str, place: str) -> str:
        """A bare number below seven in `result` was '+2' before a spreadsheet took its sign; 0 was '='."""
        if not result.isdigit() or int(result[:3]) > 6:
            return result
        if not self._is_guessing:
            self._is_guessing = True
            self._problems.add("result-guessed", place, result)
        return f"+{result}"

    def _named(self, row: Row, section: str, side: Side, place: str) -> None:
        """The pair of a row that says its players' names, once."""
        names = row.get(f"{side.lower()} names", "")
        key = (row.get(side.lower(), "") or names, section)
        if names and key not in self._named_pairs:
            self._named_pairs.add(key)
            self.builder.contestant(Contestant(key[0], _names(names), section, place=place))

    # --------------------------------------------------------------------------------------------- other blocks

    def _contestants(self, row: Row, place: str) -> None:
        names = [row.get(f"name {i}", "") for i in range(1, 9)]
        ids = [row.get(f"id {i}", "") for i in range(1, 9)]
        side, kind = row.get("direction", "").upper(), row.get("kind", "").lower()
        self.builder.contestant(
            Contestant(
                row.get("number", ""),
                tuple(filter(None, names)) or _names(row.get("names", "")),
                row.get("section", ""),
                Side.NS if side in ("NS", "N") else Side.EW if side in ("EW", "E") else None,
                Kind(kind) if kind in list(Kind) else Kind.PAIR,
                tuple(ids[: max((i for i, id_ in enumerate(ids, 1) if id_), default=0)]),
                self._number(row, "handicap", place),
                Standing(
                    self._number(row, "total", place),
                    self._number(row, "maximum", place),
                    self._number(row, "percent", place),
                    self.builder.counted(row.get("rank", ""), place),
                    self._number(row, "penalty", place),
                ),
                place,
            )
        )

    def _number(self, row: Row, name: str, place: str) -> Fraction | None:
        text = row.get(name, "").rstrip("% ")
        number = notation.exact(text)
        if text and number is None:
            self._problems.add("number-notation", place, text)
        return number

    def _boards(self, row: Row, place: str) -> None:
        number = self.builder.board_number(row.get("board", ""), place)
        if number is None:
            return
        try:
            dealer = notation.seat_of(row.get("dealer", ""))
            vulnerable = row.get("vulnerable", "")
            vulnerability = Vulnerability.parse(vulnerable) if vulnerable else None
            deal = Deal.parse(row["deal"]) if row.get("deal") else None
        except InputError as error:
            code = "vulnerability-wrong" if error.code == "unknown-vulnerability" else error.code
            self._problems.add(code if code in _OF_BOARDS else "deal-notation", place, error.got)
            return
        self.builder.board(self.builder.place_board(number, dealer, vulnerability, deal, row.get("section", ""), place))

    def _sections(self, row: Row, place: str) -> None:
        self.builder.section(
            Section(
                row.get("section", ""),
                row.get("name", ""),
                self.builder.counted(row.get("tables", ""), place),
                self.builder.counted(row.get("winners", ""), place),
                row.get("missing", ""),
            )
        )

    def _event(self, row: Row, place: str) -> None:
        value, builder = row.get("value", ""), self.builder
        match row.get("field", "").lower():
            case "title":
                builder.title = value
            case "date":
                builder.date = notation.day(value)
                if builder.date is None:
                    self._problems.add("date-notation", place, value)
            case "venue":
                builder.venue = value
            case "scoring":
                builder.scoring = ScoringForm(value) if value in list(ScoringForm) else None
            case "scoring stated":
                builder.scoring_stated = value
            case "program":
                builder.program = value
            case "remark":
                builder.remarks.append(value)
            case other:
                self._problems.add("column-unknown", place, other)


_OF_BOARDS = frozenset({"declarer-wrong", "vulnerability-wrong", "deal-notation"})


def _unguarded(cell: str) -> str:
    return cell[1:] if cell[:1] == "'" and cell[:2] in _GUARDED else cell


def _names(text: str) -> tuple[str, ...]:
    return tuple(filter(None, _BETWEEN_NAMES.split(text.strip())))


def _award(amounts: Amounts) -> Amount | None:
    for unit, amount in zip((Unit.MATCHPOINTS, Unit.IMPS, Unit.PERCENT), amounts, strict=True):
        if amount is not None:
            return Amount(amount, unit)
    return None


def rows_taken(table: ClubTable, rows: Iterable[tuple[str, list[str]]]) -> None:
    """All rows of one table, each with its place."""
    table.begin()
    for place, cells in rows:
        table.row(cells, place)
