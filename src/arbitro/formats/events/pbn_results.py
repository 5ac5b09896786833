"""Results in PBN: score tables of an event, or one record for every result."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.event import (
    NO_STANDING,
    NOTHING,
    Amount,
    Amounts,
    Contestant,
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
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.pbn_games import PLAYERS, UNKNOWN, Game, games
from arbitro.model import Deal, Seat, Side, Vulnerability

TABLES = ("ScoreTable", "TotalScoreTable")
_TABLE = re.compile(r'\s*\[\s*(ScoreTable|TotalScoreTable)\s*"([^"]*)"\s*\]')
_CELL = re.compile(r'"([^"]*)"|(\S+)')
_COLUMN = re.compile(r"[+-]?([^\\]*)(?:\\.*)?")
_PAIR_TAGS = {Side.NS: ("PairNS", "North", "South"), Side.EW: ("PairEW", "East", "West")}
FORMS = (
    ("BUTLER", ScoringForm.BUTLER),
    ("CROSS", ScoringForm.CROSS_IMPS),
    ("XIMP", ScoringForm.CROSS_IMPS),
    ("IMP", ScoringForm.IMPS),
    ("MP", ScoringForm.MATCHPOINTS),
    ("MATCHPOINTS", ScoringForm.MATCHPOINTS),
    ("BAM", ScoringForm.BOARD_A_MATCH),
    ("TOTAL", ScoringForm.TOTAL_POINTS),
    ("RUBBER", ScoringForm.TOTAL_POINTS),
)
_PREDEFINED = frozenset(
    """
    Rank PairId_NS PairId_EW Names_NS Names_EW Contract Declarer Result Score_NS Score_EW IMP_NS IMP_EW MP_NS MP_EW
    Percentage_NS Percentage_EW Multiplicity Section Round Table Lead Remark
    """.split()
)
_PREDEFINED_TOTALS = frozenset(
    """
    Rank PairId Names TotalScore TotalIMP TotalMP TotalPercentage MeanScore MeanIMP MeanMP MeanPercentage NrBoards
    Multiplicity MP Percentage Section Direction
    """.split()
)
_MOST_ALIKE = 1000  # results that one row may stand for
Row = dict[str, str]


@dataclass
class _Table:
    """A table as text: its columns, and the cells of its rows, each with its line."""

    columns: list[str]
    cells: list[tuple[int, str]] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[int, Row]]:
        width = len(self.columns)
        for start in range(0, len(self.cells) - width + 1, width):
            part = self.cells[start : start + width]
            yield part[0][0], dict(zip(self.columns, (text for _, text in part), strict=True))

    @property
    def is_ragged(self) -> bool:
        return bool(len(self.cells) % len(self.columns))


def read_pbn_results(file: TextIO, problems: Problems) -> EventReading:
    """The event of a PBN text. Games without a result give their boards."""
    reader = _Reader(EventBuilder("pbn", problems))
    tap = _Tap(problems)
    for game in games(tap.lines(file)):
        reader.game(game, tap.take(game))
    return reader.builder.reading()


class _Tap:
    """Lets the lines of a text through and keeps the rows of score tables, by the line of their tag."""

    def __init__(self, problems: Problems) -> None:
        self._problems = problems
        self._kept: dict[int, tuple[str, _Table]] = {}
        self._columns: dict[str, list[str]] = {}  # of the last table of a name, for "#"

    def lines(self, file: Iterable[str]) -> Iterator[str]:
        table: _Table | None = None
        for number, line in enumerate(file, 1):
            if match := _TABLE.match(line):
                table = self._begun(match[1], match[2])
                self._kept[number] = (match[1], table)
            elif line.lstrip()[:1] in ("[", ""):
                table = None
            elif table is not None and line.lstrip()[:1] not in "{;%":
                table.cells += [(number, a or b) for a, b in _CELL.findall(line)]
            yield line

    def _begun(self, name: str, columns: str) -> _Table:
        if columns.startswith("#") and columns.strip("#") == "":
            return _Table(self._columns.get(name, ["?"]))
        names = [m[1].strip() if (m := _COLUMN.fullmatch(column)) else column for column in columns.split(";")]
        self._columns[name] = names
        return _Table(names)

    def take(self, game: Game) -> dict[str, _Table]:
        """The tables of a game; those of games before it are let go."""
        found: dict[str, _Table] = {}
        for name in TABLES:
            line = game.lines.get(name)
            if line is not None and line in self._kept:
                found[name] = self._kept.pop(line)[1]
                if found[name].is_ragged:
                    self._problems.add("row-long", f"line {line}", name)
        for line in [line for line in self._kept if line < game.line]:
            del self._kept[line]
        return found


class _Reader:
    def __init__(self, builder: EventBuilder) -> None:
        self.builder, self._problems = builder, builder.problems
        self._known: set[tuple[str, str, Side | None]] = set()
        self._unknown: set[str] = set()

    def game(self, game: Game, tables: dict[str, _Table]) -> None:
        for problem in game.problems:
            self._problems.take(problem)
        self._about_event(game)
        number = self._board(game)
        if (table := tables.get("TotalScoreTable")) is not None:
            self._totals(table)
        if number is None:
            return
        if (table := tables.get("ScoreTable")) is not None:
            self._note_unknown(table, _PREDEFINED)
            for line, row in table.rows():
                self._row(number, row, f"line {line}", game)
        elif self._has_result(game):
            self._record(number, game)

    def _about_event(self, game: Game) -> None:
        tags, builder = game.tags, self.builder
        builder.title = builder.title or _known(tags.get("Event"))
        builder.venue = builder.venue or _known(tags.get("Site"))
        builder.program = builder.program or _known(tags.get("Generator"))
        if builder.date is None:
            builder.date = notation.day(tags.get("EventDate", "")) or notation.day(tags.get("Date", ""))
        if not builder.scoring_stated:
            builder.scoring_stated = _known(tags.get("Scoring"))
            said = builder.scoring_stated.upper()
            builder.scoring = next((form for word, form in FORMS if word in said), None)

    def _board(self, game: Game) -> int | None:
        tags = game.tags
        place = f"line {game.lines.get('Board', game.line)}"
        if _known(tags.get("Board")) == "":
            return None
        number = self.builder.board_number(tags["Board"], place)
        if number is not None:
            section = _known(tags.get("Section"))
            board = self.builder.place_board(
                number, self._dealer(game), self._vulnerability(game), self._deal(game), section, f"line {game.line}"
            )
            self.builder.board(board)
        return number

    def _dealer(self, game: Game) -> Seat | None:
        text = _known(game.tags.get("Dealer"))
        return Seat(text[0].upper()) if text[:1].upper() in list(Seat) else None

    def _vulnerability(self, game: Game) -> Vulnerability | None:
        text = _known(game.tags.get("Vulnerable"))
        try:
            return Vulnerability.parse(text) if text else None
        except InputError:
            self._problems.add("vulnerability-wrong", f"line {game.lines['Vulnerable']}", text)
            return None

    def _deal(self, game: Game) -> Deal | None:
        text = _known(game.tags.get("Deal"))
        try:
            deal = Deal.parse(text) if text else None
        except InputError as error:
            self._problems.add("deal-notation", f"line {game.lines['Deal']}", error.got)
            return None
        return deal if deal and any(deal.hands) else None

    # ------------------------------------------------------------------------------------------- score tables

    def _note_unknown(self, table: _Table, known: frozenset[str]) -> None:
        for name in table.columns:
            if name not in known and name not in self._unknown:
                self._unknown.add(name)
                self._problems.add("column-unknown", f"line {table.cells[0][0]}" if table.cells else "", name)

    def _row(self, board: int, row: Row, place: str, game: Game) -> None:
        ns, ew = (self._table_pair(row, side, place) for side in Side)
        said = {name: _plain(row.get(name, "")) for name in row}
        ns_score, ew_score = (_amounts(row, side) for side in Side)
        line = ResultLine(
            board,
            ns,
            ew,
            self._row_outcome(row, said, place),
            self._section(said.get("Section", "") or _known(game.tags.get("Section"))),
            self.builder.counted(said.get("Round", ""), place),
            self.builder.counted(said.get("Table", ""), place),
            _points(said),
            ns_score,
            ew_score,
            notation.card(said.get("Lead", "")),
            said.get("Remark", ""),
            place,
        )
        count = notation.integer(said.get("Multiplicity", "1")) or 1
        for _ in range(min(max(count, 1), _MOST_ALIKE) if not (line.ns or line.ew) else 1):
            self.builder.line(line)

    def _section(self, name: str) -> str:
        if name:
            self.builder.section(Section(name))
        return name

    def _table_pair(self, row: Row, side: Side, place: str) -> str:
        names = tuple(name.strip() for name in _plain(row.get(f"Names_{side}", "")).split(";") if name.strip())
        number = _plain(row.get(f"PairId_{side}", "")) or " / ".join(names)
        if names:
            self._contestant(number, names, _plain(row.get("Section", "")), side, place)
        return number

    def _row_outcome(self, row: Row, said: Row, place: str) -> Outcome | None:
        contract = said.get("Contract", "")
        try:
            if artificial := _artificial(row):
                return artificial
            if contract and notation.is_pass(contract):
                return PassedOut()
            if contract and (played := notation.played(contract, said.get("Declarer", ""), said.get("Result", ""))):
                return played
            if contract and (other := notation.artificial(contract.removeprefix("^"))):
                return other
            points = _points(said)
        except InputError as error:
            self._problems.refused(error, place)
            return None
        if points is not None and not contract:
            return PointsOnly(points)
        if not contract and ("Contract" in row or not any(_amounts(row, side) != NOTHING for side in Side)):
            return NotPlayed()
        return self.builder.understood(None, place, " ".join(row.values()))

    def _totals(self, table: _Table) -> None:
        self._note_unknown(table, _PREDEFINED_TOTALS)
        for line, row in table.rows():
            said = {name: _plain(value) for name, value in row.items()}
            names = tuple(name.strip() for name in said.get("Names", "").split(";") if name.strip())
            total = next(
                (
                    n
                    for c in ("TotalMP", "TotalIMP", "TotalScore", "MP")
                    if (n := notation.exact(said.get(c, ""))) is not None
                ),
                None,
            )
            percent = next(
                (
                    n
                    for c in ("MeanPercentage", "TotalPercentage", "Percentage")
                    if (n := notation.exact(said.get(c, ""))) is not None
                ),
                None,
            )
            standing = Standing(total, None, percent, self.builder.counted(said.get("Rank", ""), f"line {line}"))
            side = said.get("Direction", "")
            self._contestant(
                said.get("PairId", "") or " / ".join(names),
                names,
                said.get("Section", ""),
                Side(side) if side in list(Side) else None,
                f"line {line}",
                standing,
            )

    def _contestant(
        self,
        number: str,
        names: tuple[str, ...],
        section: str,
        side: Side | None,
        place: str,
        standing: Standing = NO_STANDING,
    ) -> None:
        key = (number, section, side)
        if number and key not in self._known and (number, section, None) not in self._known:
            self._known.add(key)
            self.builder.contestant(Contestant(number, names, section, side, standing=standing, place=place))

    # ---------------------------------------------------------------------------------- one record, one result

    def _has_result(self, game: Game) -> bool:
        tags = game.tags
        return any(_known(tags.get(name)) for name in ("Contract", "Result", "Score", "PairNS")) or (
            "Contract" in tags and any(_known(tags.get(name)) for name in PLAYERS)
        )

    def _record(self, board: int, game: Game) -> None:
        tags, place = game.tags, f"line {game.line}"
        ns, ew = (self._record_pair(game, side, place) for side in Side)
        self.builder.line(
            ResultLine(
                board,
                ns,
                ew,
                self._record_outcome(game, place),
                self._section(_known(tags.get("Section"))),
                self.builder.counted(_known(tags.get("Round")), place),
                self.builder.counted(_known(tags.get("Table")), place),
                _side_score(_known(tags.get("Score"))),
                Amounts(
                    *(_side_number(_known(tags.get(f"Score{unit}")), Side.NS) for unit in ("MP", "IMP", "Percentage"))
                ),
                Amounts(
                    *(_side_number(_known(tags.get(f"Score{unit}")), Side.EW) for unit in ("MP", "IMP", "Percentage"))
                ),
                place=place,
            )
        )

    def _record_pair(self, game: Game, side: Side, place: str) -> str:
        pair, one, other = (_known(game.tags.get(tag)) for tag in _PAIR_TAGS[side])
        names = tuple(name for name in dict.fromkeys((one, other)) if name)
        number = pair or " / ".join(names)
        self._contestant(number, names, _known(game.tags.get("Section")), None, place)
        return number

    def _record_outcome(self, game: Game, place: str) -> Outcome | None:
        tags = game.tags
        contract, result = _known(tags.get("Contract")), _known(tags.get("Result")).removeprefix("^")
        declarer = _known(tags.get("Declarer")).removeprefix("^")
        try:
            if contract and notation.is_pass(contract):
                return PassedOut()
            if contract and (played := notation.played(contract, declarer, _declarers_tricks(result, declarer))):
                return played
            if artificial := notation.artificial(contract) or notation.artificial(result):
                return artificial
            points = _side_score(_known(tags.get("Score")))
        except InputError as error:
            self._problems.refused(error, place)
            return None
        if not contract:
            return NotPlayed() if points is None else PointsOnly(points)
        return self.builder.understood(None, place, f"{contract} {result}".strip())


def _known(text: str | None) -> str:
    """A tag's value; nothing for '' and '?'."""
    return "" if text is None or text.strip() in UNKNOWN else text.strip()


def _plain(cell: str) -> str:
    """A cell's value; nothing for what is unknown or irrelevant."""
    return "" if cell.strip() in ("?", "-", "") else cell.strip()


def _points(said: Row) -> int | None:
    """The points of North-South; East-West's with their sign changed."""
    ns = notation.integer(said.get("Score_NS", "").removeprefix("^"))
    ew = notation.integer(said.get("Score_EW", "").removeprefix("^"))
    return ns if ns is not None else None if ew is None else -ew


def _amounts(row: Row, side: Side) -> Amounts:
    """What the row states that a side scored, artificial or not."""
    cells = (_plain(row.get(f"{name}_{side}", "")) for name in ("MP", "IMP", "Percentage"))
    return Amounts(*(notation.exact(cell.removeprefix("^")) for cell in cells))


def _artificial(row: Row) -> Split | None:
    """The awards that carets mark; None if there are none."""
    awards = []
    for side in Side:
        award = None
        for name, unit in (("MP", Unit.MATCHPOINTS), ("IMP", Unit.IMPS), ("Percentage", Unit.PERCENT)):
            cell = row.get(f"{name}_{side}", "")
            amount = notation.exact(cell[1:]) if cell.startswith("^") else None
            award = award if amount is None else Amount(amount, unit)
        awards.append(award)
    return Split(*awards) if any(awards) else None


def _side_score(text: str) -> int | None:
    """'NS 420', 'EW -50', '420' as the points of North-South."""
    number = _side_number(text, Side.NS)
    return int(number) if number is not None and number.denominator == 1 else None


_SCORE = re.compile(r"(?:(NS|EW)\s*)?([+-]?[\d.,/]+)(?:\s+(NS|EW)\s*([+-]?[\d.,/]+))?", re.ASCII)


def _side_number(text: str, side: Side) -> Fraction | None:
    """The part of a side in 'NS 420 EW -420'; in 'EW -420' the other side's with its sign changed."""
    match = _SCORE.fullmatch(text)
    if match is None:
        return None
    parts = {match[1] or "NS": notation.exact(match[2])}
    if match[3]:
        parts[match[3]] = notation.exact(match[4])
    own, other = parts.get(side), parts.get(side.other)
    return own if own is not None else None if other is None else -other


_TRICKS = re.compile(r"(NS|EW)\s*(\d{1,2})(?:\s+(NS|EW)\s*(\d{1,2}))?", re.ASCII)


def _declarers_tricks(result: str, declarer: str) -> str:
    """'9' of '9', 'EW 4' or 'NS 9 EW 4': the tricks of declarer's side."""
    match = _TRICKS.fullmatch(result)
    if match is None or declarer not in list(Seat):
        return result
    side = str(Seat(declarer).side)
    return match[2] if match[1] == side else match[4] if match[3] == side else str(max(13 - int(match[2]), 0))
