"""The shape of a poll as it is sent: by a program, or hidden in a form. What it says is checked by the poll itself."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from arbitro.adjustment.poll import Poll
from arbitro.desk.api import whole

SeatName = Literal["N", "E", "S", "W"]
_CALL = "^(P|X|XX|[1-7][CDHSN])$"
_CARD = "^[SHDC][AKQJT2-9]$"
_HAND = r"^[AKQJT2-9]{0,13}(\.[AKQJT2-9]{0,13}){3}$"
Action = Annotated[StrictStr, Field(pattern=f"{_CALL}|{_CARD}")]
Words = Annotated[StrictStr, Field(max_length=2000)]


class Sent(BaseModel):
    model_config = ConfigDict(extra="forbid")


class StepSent(Sent):
    seat: SeatName
    call: StrictStr = Field(pattern=_CALL)
    meaning: Words = ""


class CardSent(Sent):
    seat: SeatName
    card: StrictStr = Field(pattern=_CARD)


class Position(Sent):
    """A position; `hand` and `dummy` as dealt, spades to clubs: AK5.QT2..98765."""

    dealer: SeatName
    vulnerability: Literal["None", "NS", "EW", "All"]
    seat: SeatName
    hand: StrictStr = Field("", pattern=f"^$|{_HAND}", description="empty while it is not known")
    auction: list[StepSent] = Field(default_factory=list, max_length=320)
    play: list[CardSent] = Field(default_factory=list, max_length=52)
    dummy: StrictStr | None = Field(None, pattern=_HAND)


class PollSent(Position):
    """A poll. title: the director's name for it, never shown to who is asked; sure: keep words that were warned of."""

    hand: StrictStr = Field(pattern=_HAND)
    scoring: Literal["matchpoints", "cross_imps", "teams_imps", "board_a_match", "total_points"]
    methods: Words = ""
    players: Words = ""
    language: Literal["en", "es", "it", "pl", "fr"] = "en"
    information: Words = Field("", description="makes it a second question: what this suggests")
    actions: list[Action] = Field(default_factory=list, max_length=52)
    title: StrictStr = Field("", max_length=500)
    sure: StrictBool = False

    def poll(self) -> Poll:
        """Raises InputError."""
        return Poll.from_json(self.model_dump(exclude={"title", "sure"}))


Whole = Annotated[StrictInt, BeforeValidator(whole)]


class DropSent(Sent):
    """An answer to leave out, and why."""

    answer: StrictStr
    reason: StrictStr = Field(min_length=1, max_length=500, pattern=r"\S")


class RestoreSent(Sent):
    answer: StrictStr


class ThresholdsSent(Sent):
    """Where the line is drawn. Shares as '1/5', '0.2' or '20%'."""

    considered: StrictStr | None = None
    chose: Whole | None = Field(None, ge=1, le=1000)
    chose_share: StrictStr | None = None
    source: StrictStr = Field("", max_length=500)
    governing: Literal["", "english", "spanish", "italian", "polish", "french"] = ""


class TicketsSent(Sent):
    """How many personal links."""

    count: Whole = Field(1, ge=1, le=100)
