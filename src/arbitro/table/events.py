"""The events of a table, legal or not. `seat=None` means: the player whose turn it was.

Plain calls and plays are shared objects (`CALLED`, `PLAYED`), so that reading an archive stays cheap.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arbitro.model import CALLS, CARDS, Call, Card, Seat


class Mark(StrEnum):
    """A file's own word that the call or card it stands before is irregular (PBN 2.1, section 3.9)."""

    REVOKE = "R"
    LEAD_OUT_OF_TURN = "L"
    INSUFFICIENT_BID = "I"
    SKIPPED_PLAYER = "S"


class NoteKind(StrEnum):
    """An incident beside the calls and plays."""

    HESITATION = "hesitation"
    SPEED = "speed"
    REMARK = "remark"
    QUESTION = "question"
    REPLY = "reply"
    ALERT = "alert"
    ALERT_OMITTED = "alert_omitted"
    GESTURE = "gesture"
    CARD_EXPOSED = "card_exposed"
    CARD_SEEN = "card_seen"
    OVERHEARD = "overheard"
    EXPLANATION = "explanation"
    COMMENT = "comment"


@dataclass(frozen=True, slots=True)
class Called:
    """A call. `meaning` is what was explained about it."""

    call: Call
    seat: Seat | None = None
    alert: bool = False
    meaning: str = ""
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A card played (45): led, followed, discarded or ruffed with."""

    card: Card
    seat: Seat | None = None
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Designated:
    """A card named or otherwise designated to be played, not yet played (45C4, 63A2)."""

    card: Card
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """The call or play of event number `event` was taken back; `law` is the paragraph that provides for it."""

    event: int
    law: str = ""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim or concession (68) by `seat`; `tricks` is what declarer would have in all, None if not said."""

    seat: Seat | None = None
    tricks: int | None = None
    concession: bool = False


@dataclass(frozen=True, slots=True)
class ClaimAgreed:
    """The other side let the claim or concession stand until 69A made it final."""


@dataclass(frozen=True, slots=True)
class ClaimObjected:
    """`seat` objected; `partner_at_once`: a defender objected at once to his partner's concession (68B2)."""

    seat: Seat | None = None
    partner_at_once: bool = False


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """All four asked to play on after a claim, which is thereby void (68D2(b), 2017)."""


@dataclass(frozen=True, slots=True)
class AttentionDrawn:
    """Attention was drawn to the irregularity of event number `event` (None: of the last one found)."""

    by: Seat | None = None
    event: int | None = None


@dataclass(frozen=True, slots=True)
class NextBoardCalled:
    """`seat` made a call on the next board."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round ended (8B)."""


@dataclass(frozen=True, slots=True)
class HandsReturned:
    """All four hands were back in the board."""


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Noted:
    """An incident beside the calls and plays, in the director's own words."""

    kind: NoteKind
    seat: Seat | None = None
    text: str = ""


Event = (
    Called
    | Played
    | Designated
    | Withdrawn
    | Claimed
    | ClaimAgreed
    | ClaimObjected
    | PlayedOn
    | AttentionDrawn
    | NextBoardCalled
    | RoundEnded
    | HandsReturned
    | DirectorCalled
    | Noted
)

CALLED: dict[str, Called] = {code: Called(call) for code, call in CALLS.items()}
PLAYED: dict[str, Played] = {code: Played(card) for code, card in CARDS.items()}
