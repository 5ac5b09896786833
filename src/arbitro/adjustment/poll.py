"""A blind poll of peers (16B1): the position as the player had it, and nothing of what happened besides.

What is in a poll is what a pollee sees, but for the class of player it is meant for and what the director was warned
of. There is no board number, no name, no note, no alert and no withdrawn call to leave out: they have no place here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from arbitro.errors import InputError
from arbitro.model import CALLS, CARDS, Board, Call, Card, Deal, Hand, Seat, Vulnerability
from arbitro.table import Called, Played, TableRecord, TableState, legal_calls

LONGEST = 2000  # characters of the director's words in one place


class Decision(StrEnum):
    """What is to be decided."""

    CALL = "call"
    PLAY = "play"


class Question(StrEnum):
    """What is asked: what one would do, or, of others or afterwards, what the information suggests."""

    ACTION = "action"
    SUGGESTS = "suggests"


class Scoring(StrEnum):
    """The form of scoring, as far as it matters to a player."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross_imps"
    TEAMS_IMPS = "teams_imps"
    BOARD_A_MATCH = "board_a_match"
    TOTAL_POINTS = "total_points"


@dataclass(frozen=True, slots=True)
class Step:
    """A call of the auction and what it means, in the director's words."""

    seat: Seat
    call: Call
    meaning: str = ""


@dataclass(frozen=True)
class Poll:
    """A position and a question.

    hand: as dealt; play: the cards played so far; dummy: as dealt, once it is seen; methods: in the director's words,
    in `language`; players: the class of player asked; warned: words that might give the incident away and that the
    director kept; information, actions: of the second question only, what was made available and what to choose from.
    Raises InputError for a position in which nobody, or somebody else, is to decide.
    """

    dealer: Seat
    vulnerability: Vulnerability
    seat: Seat
    hand: Hand
    scoring: Scoring
    auction: tuple[Step, ...] = ()
    play: tuple[tuple[Seat, Card], ...] = ()
    dummy: Hand | None = None
    methods: str = ""
    players: str = ""
    language: str = "en"
    warned: tuple[str, ...] = ()
    information: str = ""
    actions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.hand) != 13:
            raise InputError("hand-size", "hand", str(len(self.hand)), "13")
        for text in (self.methods, self.players, self.information, *(step.meaning for step in self.auction)):
            if len(text) > LONGEST:
                raise InputError("poll-words", got=f"{text[:40]}…", expected=str(LONGEST))
        if self.decider is not self.seat:
            raise InputError("poll-turn", "seat", str(self.seat), str(self.decider or ""))
        if not self.options:
            raise InputError("poll-nothing", "play")
        if unknown := [code for code in self.actions if code not in self.options]:
            raise InputError.unknown("action", unknown[0], self.options, "actions")

    # -- the position

    @cached_property
    def state(self) -> TableState:
        """The table as this player sees it."""
        hands = {self.seat: self.hand}
        if self.dummy is not None and (dummy := self._contract_dummy) is not None:
            hands[dummy] = self.dummy
        cards = tuple(Played(card, seat) for seat, card in self.play)
        calls = self._record.events
        return TableRecord(self._record.board, Deal.of(hands), (*calls, *cards)).state

    @cached_property
    def _record(self) -> TableRecord:
        """The auction alone."""
        board = Board(None, self.dealer, self.vulnerability)
        return TableRecord(board, None, tuple(Called(step.call, step.seat) for step in self.auction))

    @property
    def _contract_dummy(self) -> Seat | None:
        return self._record.state.dummy

    @property
    def decision(self) -> Decision:
        return Decision.PLAY if self._record.state.contract else Decision.CALL

    @property
    def question(self) -> Question:
        return Question.SUGGESTS if self.information else Question.ACTION

    @cached_property
    def decider(self) -> Seat | None:
        """Who is to decide: declarer for dummy; None if the auction or the play is over."""
        turn = self.state.turn
        return self.state.declarer if turn is not None and turn is self.state.dummy else turn

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The legal calls, or the cards that may be played, by their codes."""
        if self.decision is Decision.CALL:
            return tuple(call.code for call in legal_calls(self.state))
        turn = self.state.turn
        hand = self.state.hands[turn.position] if turn else None
        if hand is None:
            return ()
        trick = self.state.tricks[-1] if self.state.tricks and self.state.tricks[-1].winner is None else None
        led = trick.cards[0].suit if trick else None
        cards = hand.suit(led) if led and hand.holds(led) else hand
        return tuple(card.code for card in cards)

    def options_before(self, step: int) -> tuple[str, ...]:
        """The legal calls before that step of the auction."""
        earlier = self._record.undo(len(self.auction) - step)
        return tuple(call.code for call in legal_calls(earlier.state))

    # -- JSON

    def to_json(self) -> dict[str, Any]:
        return {
            "dealer": str(self.dealer),
            "vulnerability": str(self.vulnerability),
            "seat": str(self.seat),
            "hand": str(self.hand),
            "scoring": str(self.scoring),
            "auction": [
                {"seat": str(step.seat), "call": step.call.code, "meaning": step.meaning} for step in self.auction
            ],
            "play": [{"seat": str(seat), "card": card.code} for seat, card in self.play],
            "dummy": None if self.dummy is None else str(self.dummy),
            "methods": self.methods,
            "players": self.players,
            "language": self.language,
            "warned": list(self.warned),
            "information": self.information,
            "actions": list(self.actions),
        }

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Poll:
        """Raises InputError for a position that cannot be; the shape is taken for granted."""
        dummy = said.get("dummy")
        return cls(
            Seat.parse(said["dealer"]),
            Vulnerability.parse(said["vulnerability"]),
            Seat.parse(said["seat"]),
            Hand.parse(said["hand"]),
            _scoring(said["scoring"]),
            tuple(
                Step(Seat.parse(step["seat"]), Call.parse(step["call"]), step.get("meaning", ""))
                for step in said.get("auction", ())
            ),
            tuple((Seat.parse(played["seat"]), Card.parse(played["card"])) for played in said.get("play", ())),
            None if dummy is None else Hand.parse(dummy),
            said.get("methods", ""),
            said.get("players", ""),
            language=said.get("language", "en"),
            warned=tuple(said.get("warned", ())),
            information=said.get("information", ""),
            actions=tuple(said.get("actions", ())),
        )


def _scoring(text: str) -> Scoring:
    try:
        return Scoring(text)
    except ValueError:
        raise InputError.unknown("value", text, Scoring, "scoring") from None


def action(code: str) -> Call | Card:
    """The call or card of that code; 'P', '3N', 'SA': no code is both."""
    return CALLS[code] if code in CALLS else CARDS[code]
