"""Puts an event together while its file is read, and lists what does not fit: twice, missing, unknown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.event import (
    Contestant,
    Event,
    EventBoard,
    NotPlayed,
    Outcome,
    PointsOnly,
    ResultLine,
    ScoringForm,
    Section,
    Why,
)
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.text import MOST_LINES
from arbitro.model import Board, Deal, Hand, Seat, Side, Suit, Vulnerability

_LARGEST_BOARD = 10_000


class EventBuilder:
    """Collects the parts of one event; `reading` gives it out."""

    def __init__(self, source: str, problems: Problems) -> None:
        self.source, self.problems = source, problems
        self.title = self.venue = self.scoring_stated = self.program = ""
        self.date: date | None = None
        self.scoring: ScoringForm | None = None
        self.sections: dict[str, Section] = {}
        self.contestants: list[Contestant] = []
        self.boards: dict[tuple[str, int], EventBoard] = {}
        self.lines: list[ResultLine] = []
        self.remarks: list[str] = []
        self._places: dict[tuple[object, ...], int] = {}
        self._blocks: Counter[tuple[str, int, int]] = Counter()

    # ------------------------------------------------------------------------------------------------- parts

    def line(self, line: ResultLine) -> None:
        """Takes a result; a second one for the same board and contestants is listed and kept."""
        if len(self.lines) >= MOST_LINES:
            raise InputError("event-too-large", line.place, expected=str(MOST_LINES))
        if line.points is None and isinstance(line.outcome, PointsOnly):
            line = line._replace(points=line.outcome.points)
        if line.ns and line.ew:
            key = (line.section, line.board, line.ns, line.ew, line.round)
            first = self._places.setdefault(key, len(self.lines))
            if first < len(self.lines):
                self._twice(self.lines[first], line)
        if line.round is not None and line.table is not None:
            self._blocks[line.section, line.round, line.table] += 1
        self.lines.append(line)

    def _twice(self, first: ResultLine, line: ResultLine) -> None:
        same = line._replace(place="") == first._replace(place="")
        code = "line-twice" if same else "line-differs"
        self.problems.add(code, line.place, notation.written(line.outcome), board=line.board, first=first.place)

    def contestant(self, contestant: Contestant) -> None:
        self.contestants.append(contestant)

    def section(self, section: Section) -> None:
        self.sections.setdefault(section.id, section)

    def board(self, board: EventBoard) -> None:
        """Takes a board; the first description of it counts."""
        assert board.board.number is not None
        self.boards.setdefault((board.section, board.board.number), board)

    # ------------------------------------------------------------------------------------------------- values

    def board_number(self, text: str, place: str) -> int | None:
        """The number of a board; None with a problem for what is none."""
        number = notation.integer(text)
        if number is None or not 1 <= number <= _LARGEST_BOARD:
            self.problems.add("board-number", place, text)
            return None
        return number

    def counted(self, text: str, place: str) -> int | None:
        """A round, a table, a rank; None for nothing, with a problem for what is no whole number."""
        number = notation.integer(text.rstrip("= "))
        if number is None and text.strip():
            self.problems.add("number-notation", place, text)
        return number

    def guarded_deal(self, hands: dict[Seat, dict[Suit, str]], place: str) -> Deal | None:
        """The deal of these holdings; None if there are none, with a problem if they are none."""
        try:
            known = {
                seat: Hand.parse(notation.hand_text(suits)) for seat, suits in hands.items() if any(suits.values())
            }
            return Deal.of(known) if known else None
        except InputError as error:
            self.problems.refused(InputError("deal-notation", error.where, error.got, error.expected), place)
            return None

    def place_board(
        self,
        number: int,
        dealer: Seat | None,
        vulnerability: Vulnerability | None,
        deal: Deal | None,
        section: str = "",
        place: str = "",
    ) -> EventBoard:
        """The board, what is not stated of it by Law 2."""
        usual = Board.of(number)
        stated = dealer is not None and vulnerability is not None
        board = Board(number, dealer or usual.dealer, vulnerability or usual.vulnerability)
        return EventBoard(board, deal, section, stated, place)

    def understood(self, outcome: Outcome | None, place: str, got: str) -> Outcome | None:
        """The outcome, with a problem if there is none."""
        if outcome is None:
            self.problems.add("score-notation", place, got)
        return outcome

    # ------------------------------------------------------------------------------------------------ the whole

    def expect(self, lines: Iterable[tuple[str, int, int, int, str]]) -> None:
        """Lists what a movement promises and nobody delivered: section, round, table, board, place of the promise."""
        there = {(line.section, line.round, line.table, line.board) for line in self.lines}
        for section, round_, table, board, place in lines:
            if (section, round_, table, board) not in there:
                self.problems.add("line-missing", place, section, round=round_, table=table, board=board)

    def reading(self) -> EventReading:
        """The event and its problems; no event if the file has neither results nor contestants nor boards."""
        self._about_contestants()
        self._about_blocks()
        if not (self.lines or self.contestants or self.boards):
            return EventReading(None, self.problems.all())
        event = Event(
            title=self.title,
            date=self.date,
            venue=self.venue,
            scoring=self.scoring,
            scoring_stated=self.scoring_stated,
            sections=tuple(self.sections.values()),
            contestants=tuple(self.contestants),
            boards=tuple(self.boards.values()),
            lines=tuple(self.lines),
            remarks=tuple(self.remarks),
            source=self.source,
            program=self.program,
        )
        return EventReading(event, self.problems.all())

    def _about_contestants(self) -> None:
        """Numbers listed twice, listed without a result, in a result without being listed."""
        listed: dict[tuple[str, Side | None, str], Contestant] = {}
        for contestant in self.contestants:
            key = (contestant.section, contestant.side, contestant.number)
            if key in listed:
                self.problems.add("contestant-twice", contestant.place, contestant.number, section=contestant.section)
            listed.setdefault(key, contestant)
        if not listed or not self.lines:
            return
        seen: dict[tuple[str, Side, str], ResultLine] = {}
        for line in self.lines:
            for side, number in ((Side.NS, line.ns), (Side.EW, line.ew)):
                seen.setdefault((line.section, side, number), line)
        self._unknown(listed, seen)
        played = {(section, number) for section, _, number in seen} | {("", number) for _, _, number in seen}
        for contestant in listed.values():
            if (contestant.section, contestant.number) not in played:
                self.problems.add("contestant-silent", contestant.place, contestant.number)

    def _unknown(
        self, listed: dict[tuple[str, Side | None, str], Contestant], seen: dict[tuple[str, Side, str], ResultLine]
    ) -> None:
        phantoms = {section.missing for section in self.sections.values()}
        said: set[tuple[str, str]] = set()
        for (section, side, number), line in seen.items():
            possible = ((s, d, number) for s in (section, "") for d in (side, None, side.other))
            sat_out = isinstance(line.outcome, NotPlayed) and line.outcome.why is Why.SIT_OUT
            if not number or number in phantoms or sat_out or (section, number) in said:
                continue
            if not any(key in listed for key in possible):
                said.add((section, number))
                self.problems.add("contestant-unknown", line.place, number, section=section)

    def _about_blocks(self) -> None:
        """Tables that played fewer boards in a round than is usual."""
        if len(self._blocks) < 3:
            return
        usual = Counter(self._blocks.values()).most_common(1)[0][0]
        for (section, round_, table), count in self._blocks.items():
            if count < usual:
                self.problems.add(
                    "rows-differ", "", str(count), section=section, round=round_, table=table, usual=usual
                )
