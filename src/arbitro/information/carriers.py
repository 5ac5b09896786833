"""By what information comes from partner (16B1), and by which accident from elsewhere (16D of 2017, 16C of 2007)."""

from __future__ import annotations

from enum import StrEnum

from arbitro.table.events import NoteKind


class Carrier(StrEnum):
    """The twelve carriers that 16B1 names, and any other: its list is open."""

    REMARK = "remark"
    QUESTION = "question"
    REPLY = "reply"
    UNEXPECTED_ALERT = "unexpected_alert"
    MISSING_ALERT = "missing_alert"
    HESITATION = "hesitation"
    SPEED = "speed"
    EMPHASIS = "emphasis"
    TONE = "tone"
    GESTURE = "gesture"
    MOVEMENT = "movement"
    MANNERISM = "mannerism"
    OTHER = "other"

    @property
    def is_procedure(self) -> bool:
        """Whether it is a step of the game's procedure, which the opponents may use as such (20F, 40B2)."""
        return self in _PROCEDURE

    @property
    def is_manner(self) -> bool:
        """Whether it is tempo or manner, from which an opponent may draw inferences at his own risk (73D1)."""
        return self in _MANNER


class Way(StrEnum):
    """How information about a board reached a player by accident."""

    WRONG_HAND = "wrong_hand"
    CALL_HEARD = "call_heard"
    RESULT_HEARD = "result_heard"
    REMARK_HEARD = "remark_heard"
    CARDS_ELSEWHERE = "cards_elsewhere"
    CARD_HERE = "card_here"
    OTHER = "other"


_PROCEDURE = {Carrier.QUESTION, Carrier.REPLY, Carrier.UNEXPECTED_ALERT, Carrier.MISSING_ALERT}
_MANNER = {
    Carrier.HESITATION,
    Carrier.SPEED,
    Carrier.EMPHASIS,
    Carrier.TONE,
    Carrier.GESTURE,
    Carrier.MOVEMENT,
    Carrier.MANNERISM,
}

CARRIERS: dict[NoteKind, Carrier] = {
    NoteKind.REMARK: Carrier.REMARK,
    NoteKind.QUESTION: Carrier.QUESTION,
    NoteKind.REPLY: Carrier.REPLY,
    NoteKind.EXPLANATION: Carrier.REPLY,
    NoteKind.ALERT_UNEXPECTED: Carrier.UNEXPECTED_ALERT,
    NoteKind.ALERT_OMITTED: Carrier.MISSING_ALERT,
    NoteKind.HESITATION: Carrier.HESITATION,
    NoteKind.SPEED: Carrier.SPEED,
    NoteKind.EMPHASIS: Carrier.EMPHASIS,
    NoteKind.TONE: Carrier.TONE,
    NoteKind.GESTURE: Carrier.GESTURE,
    NoteKind.MOVEMENT: Carrier.MOVEMENT,
    NoteKind.MANNERISM: Carrier.MANNERISM,
    NoteKind.OTHER: Carrier.OTHER,
}

WAYS: dict[NoteKind, Way] = {
    NoteKind.WRONG_HAND: Way.WRONG_HAND,
    NoteKind.CALL_HEARD: Way.CALL_HEARD,
    NoteKind.RESULT_HEARD: Way.RESULT_HEARD,
    NoteKind.REMARK_HEARD: Way.REMARK_HEARD,
    NoteKind.CARDS_ELSEWHERE: Way.CARDS_ELSEWHERE,
    NoteKind.CARD_SEEN: Way.CARD_HERE,
    NoteKind.OVERHEARD: Way.OTHER,
}
