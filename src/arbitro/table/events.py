"""The events of a table, legal or not. `seat=None` means: the player whose turn it was.

Plain calls and plays are shared objects (`CALLED`, `PLAYED`), so that reading an archive stays cheap.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arbitro.model import CALLS, CARDS, PASS, Call, Card, Seat


class Mark(StrEnum):
    """A file's own word that the call or card it stands before is irregular (PBN 2.1, section 3.9)."""

    REVOKE = "R"
    LEAD_OUT_OF_TURN = "L"
    INSUFFICIENT_BID = "I"
    SKIPPED_PLAYER = "S"


class NoteKind(StrEnum):
    """An incident beside the calls and plays.

    First what may come from partner (the twelve carriers that 16B1 names, a plain alert, and others), then what came
    from elsewhere by accident, then cards that were shown, then what a player may use for a reason of its own.
    """

    REMARK = "remark"
    QUESTION = "question"
    REPLY = "reply"
    ALERT = "alert"
    ALERT_UNEXPECTED = "alert_unexpected"
    ALERT_OMITTED = "alert_omitted"
    HESITATION = "hesitation"
    SPEED = "speed"
    EMPHASIS = "emphasis"
    TONE = "tone"
    GESTURE = "gesture"
    MOVEMENT = "movement"
    MANNERISM = "mannerism"
    OTHER = "other"

    WRONG_HAND = "wrong_hand"
    CALL_HEARD = "call_heard"
    RESULT_HEARD = "result_heard"
    REMARK_HEARD = "remark_heard"
    CARDS_ELSEWHERE = "cards_elsewhere"  # seen at another table
    CARD_SEEN = "card_seen"  # of another player at this table
    OVERHEARD = "overheard"  # not said what

    CARD_EXPOSED = "card_exposed"
    CARD_PICKED_UP = "card_picked_up"  # a penalty card returned to the hand (50D2(a), 51B)

    KNOWN_BEFORE = "known_before"  # before he took his cards (16A1(d))
    DECLARED = "declared"  # a law or regulation authorises it (16A1(c))

    EXPLANATION = "explanation"
    COMMENT = "comment"


class Gloss(StrEnum):
    """Against what an alert is unexpected: two glosses of 16B1."""

    BASIS = "basis"  # what the player who called based his call on
    AUCTION = "auction"  # the course of the auction


@dataclass(frozen=True, slots=True)
class Called:
    """A call. `meaning` is what was explained about it.

    together: it was made at the same time as the call before it in the record (33), which is the one of the player
    in turn if either was.
    """

    call: Call
    seat: Seat | None = None
    alert: bool = False
    meaning: str = ""
    mark: Mark | None = None
    together: bool = False


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
class Accepted:
    """The irregular call of event number `event` stands, by the choice of left-hand opponent; `law` gives it to him."""

    event: int
    law: str = ""


@dataclass(frozen=True, slots=True)
class Obliged:
    """A ruling obliges `seat` to pass, or to repeat his `call`: at his next turn, or `throughout` the auction.

    law: the paragraph that says so, such as 27B2 or 31A1.
    """

    seat: Seat
    throughout: bool = False
    law: str = ""
    call: Call = PASS


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
    """An incident beside the calls and plays, in the director's own words.

    seat: who did it or, of what came from elsewhere or was known before, who received it. card: the card exposed,
    seen or picked up. law: the law or regulation that authorises the information, or precludes it if it was known
    before. gloss: of an unexpected alert.
    """

    kind: NoteKind
    seat: Seat | None = None
    text: str = ""
    card: Card | None = None
    law: str = ""
    gloss: Gloss | None = None


Event = (
    Called
    | Played
    | Designated
    | Withdrawn
    | Accepted
    | Obliged
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
