"""USEBIO 1.2, the XML of British and Irish clubs: an event with participants, travellers and hands.

Read off files of several scoring programs; the DTD that they name is never fetched.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.event import (
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
    SideScore,
    Split,
    Standing,
)
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.xml_stream import Element, elements
from arbitro.model import Seat, Side, Suit

FORMS = {
    "MP_PAIRS": ScoringForm.MATCHPOINTS,
    "MATCH_POINTS": ScoringForm.MATCHPOINTS,
    "PAIRS": ScoringForm.MATCHPOINTS,
    "BUTLER_PAIRS": ScoringForm.BUTLER,
    "CROSS_IMP": ScoringForm.CROSS_IMPS,
    "CROSS_IMPS": ScoringForm.CROSS_IMPS,
    "CROSS_IMP_PAIRS": ScoringForm.CROSS_IMPS,
    "IMPS": ScoringForm.IMPS,
    "TEAMS": ScoringForm.IMPS,
    "TEAMS_OF_FOUR": ScoringForm.IMPS,
    "SWISS_TEAMS": ScoringForm.IMPS,
    "AGGREGATE": ScoringForm.TOTAL_POINTS,
}
SUIT_NAMES = {"SPADES": Suit.S, "HEARTS": Suit.H, "DIAMONDS": Suit.D, "CLUBS": Suit.C}
_WANTED = frozenset({"CLUB", "EVENT", "PAIR", "TEAM", "PLAYER_RESULT", "BOARD", "TRAVELLER_LINE", "SECTION"})
_CONTESTANTS = {"PAIR": Kind.PAIR, "TEAM": Kind.TEAM}
# Understood, or of no use to scoring: contacts, master points, charges.
_KNOWN = frozenset(
    """
    BOARD BOARD_NUMBER CLUB CLUB_NAME CLUB_ID_NUMBER CONTACT FULL_NAME SCORER TELEPHONE EMAIL EVENT EVENT_IDENTIFIER
    EVENT_DESCRIPTION PROGRAM_NAME PROGRAM_VERSION WINNER_TYPE TITLE DATE VENUE MASTER_POINT_SCALE MASTER_POINT_TYPE
    MASTER_POINTS_AWARDED MPS_AWARDED_FLAG SESSION_COUNT SECTION_COUNT P2P_CHARGE_RATE PARTICIPANTS PAIR PAIR_NUMBER
    DIRECTION TOTAL_SCORE PERCENTAGE PLACE PLAYER PLAYER_NAME NATIONAL_ID_NUMBER TRAVELLER_LINE NS_PAIR_NUMBER
    EW_PAIR_NUMBER CONTRACT PLAYED_BY LEAD TRICKS SCORE NS_SCORE EW_SCORE NS_MATCH_POINTS EW_MATCH_POINTS
    NS_CROSS_IMP_POINTS EW_CROSS_IMP_POINTS NS_BUTLER_POINTS EW_BUTLER_POINTS HANDSET HAND CLUBS DIAMONDS HEARTS
    SPADES SECTION SECTION_ID SESSION SESSION_ID TEAM TEAM_NUMBER TEAM_ID TEAM_NAME BOARD_SCORING_METHOD
    SCORING_METHOD MATCH_SCORING_METHOD BOARDS_PLAYED P USEBIO HANDICAP ROUND_NUMBER TABLE_NUMBER LIN_DATA BOARD_AVERAGE
    """.split()
)


def read_usebio(file: TextIO, path: Path, problems: Problems) -> EventReading:
    """The event of a USEBIO text; of several events in one file the first names the whole."""
    reader = _Reader(EventBuilder("usebio", problems))
    for element in elements(file, _WANTED, path, problems):
        reader.take(element)
    return reader.reading()


class _Reader:
    def __init__(self, builder: EventBuilder) -> None:
        self._builder = builder
        self._problems = builder.problems
        self._unknown: dict[str, int] = {}

    def take(self, element: Element) -> None:
        self._note_unknown(element)
        match element.name:
            case "CLUB":
                self._builder.venue = self._builder.venue or element.value("CLUB_NAME")
            case "EVENT":
                self._event(element)
            case "PAIR" | "TEAM":
                self._contestant(element)
            case "TRAVELLER_LINE":
                self._line(element)
            case "BOARD":
                self._board(element)
            case "SECTION":
                self._builder.section(Section(_section_id(element)))
            case _:
                pass

    def reading(self) -> EventReading:
        for name, line in self._unknown.items():
            self._problems.add("element-unknown", f"line {line}", name)
        return self._builder.reading()

    def _note_unknown(self, element: Element) -> None:
        for part in (element, *element.children):
            if part.name not in _KNOWN and len(self._unknown) < 100:
                self._unknown.setdefault(part.name, part.line)

    def _event(self, element: Element) -> None:
        builder = self._builder
        builder.title = builder.title or element.value("EVENT_DESCRIPTION") or element.value("TITLE")
        builder.program = builder.program or " ".join(
            filter(None, (element.value("PROGRAM_NAME"), element.value("PROGRAM_VERSION")))
        )
        date = element.value("DATE")
        builder.date = builder.date or notation.day(date)
        if date and builder.date is None:
            self._problems.add("date-notation", element.place, date)
        stated = element.attributes.get("EVENT_TYPE", "") or element.value("BOARD_SCORING_METHOD")
        builder.scoring_stated = builder.scoring_stated or stated
        method = element.value("BOARD_SCORING_METHOD") or element.value("SCORING_METHOD")
        builder.scoring = builder.scoring or FORMS.get(stated.upper()) or FORMS.get(method.upper())
        winners = notation.integer(element.value("WINNER_TYPE"))
        if winners and not builder.sections:
            builder.section(Section("", winners=winners))

    def _section_of(self, element: Element) -> str:
        section = element.within("SECTION")
        if section is None:
            return ""
        name = _section_id(section)
        self._builder.section(Section(name))
        return name

    def _contestant(self, element: Element) -> None:
        names = {"PAIR": ("PAIR_NUMBER",), "TEAM": ("TEAM_NUMBER", "TEAM_ID")}[element.name]
        number = next(filter(None, map(element.value, names)), "")
        players = [child for child in element.children if child.name == "PLAYER"]
        ids = tuple(player.value("NATIONAL_ID_NUMBER") for player in players)
        direction = element.value("DIRECTION").upper()
        self._builder.contestant(
            Contestant(
                number,
                tuple(player.value("PLAYER_NAME") for player in players),
                self._section_of(element),
                Side(direction) if direction in ("NS", "EW") else None,
                _CONTESTANTS[element.name],
                ids if any(ids) else (),
                self._number(element, "HANDICAP"),
                Standing(
                    self._number(element, "TOTAL_SCORE"),
                    None,
                    self._number(element, "PERCENTAGE"),
                    self._builder.counted(element.value("PLACE"), element.place),
                ),
                element.place,
            )
        )

    def _number(self, element: Element, name: str) -> Fraction | None:
        text = element.value(name).rstrip("% ")
        number = notation.decimal(text)
        if text and number is None:
            self._problems.add("number-notation", element.place, text)
        return number

    # -------------------------------------------------------------------------------------------- travellers

    def _line(self, element: Element) -> None:
        board = element.within("BOARD")
        number = self._builder.board_number(board.value("BOARD_NUMBER") if board else "", element.place)
        if number is None:
            return
        value = element.value
        self._builder.line(
            ResultLine(
                number,
                value("NS_PAIR_NUMBER"),
                value("EW_PAIR_NUMBER"),
                self._outcome(element),
                self._section_of(element),
                self._builder.counted(value("ROUND_NUMBER"), element.place),
                self._builder.counted(value("TABLE_NUMBER"), element.place),
                notation.integer(value("SCORE")),
                self._amounts(element, "NS"),
                self._amounts(element, "EW"),
                notation.card(value("LEAD")),
                place=element.place,
            )
        )

    def _amounts(self, element: Element, side: str) -> Amounts:
        imps = self._number(element, f"{side}_CROSS_IMP_POINTS")
        if imps is None:
            imps = self._number(element, f"{side}_BUTLER_POINTS")
        return Amounts(self._number(element, f"{side}_MATCH_POINTS"), imps)

    def _outcome(self, element: Element) -> Outcome | None:
        """An adjusted score comes before a contract that was left in the file."""
        value = element.value
        contract, score = value("CONTRACT"), value("SCORE")
        try:
            if artificial := notation.artificial(score) or notation.artificial(contract):
                return artificial
            if not score and (value("NS_SCORE") or value("EW_SCORE")):
                ns, ew = _side(value("NS_SCORE"), 1), _side(value("EW_SCORE"), -1)
                if ns != ew or not contract:
                    return Split(ns, ew)
            if notation.is_pass(contract):
                return PassedOut()
            if contract and (played := notation.played(contract, value("PLAYED_BY"), value("TRICKS"))):
                return played
            if not score and not contract:
                return NotPlayed()
            points = notation.points(score)
        except InputError as error:
            self._problems.refused(error, element.place)
            return None
        if points is not None and not contract:
            return PointsOnly(points)
        return self._builder.understood(None, element.place, f"{contract} {score}".strip())

    def _board(self, element: Element) -> None:
        hands = {}
        for hand in element.children:
            seat = hand.value("DIRECTION")[:1].upper()
            if hand.name == "HAND" and seat in list(Seat):
                hands[Seat(seat)] = {suit: hand.value(name) for name, suit in SUIT_NAMES.items()}
        if not hands:
            return
        number = self._builder.board_number(element.value("BOARD_NUMBER"), element.place)
        if number is not None:
            deal = self._builder.guarded_deal(hands, element.place)
            if deal is not None:
                self._builder.board(
                    self._builder.place_board(number, None, None, deal, self._section_of(element), element.place)
                )


def _section_id(element: Element) -> str:
    return element.attributes.get("SECTION_ID", "") or element.value("SECTION_ID")


def _side(text: str, sign: int) -> SideScore | None:
    """What one side's own score says; East-West's own points as those of North-South. Raises InputError."""
    award = notation.side_award(text)
    points = None if award else notation.points(text)
    return award or (None if points is None else PointsOnly(sign * points))
