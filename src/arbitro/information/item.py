"""An item of information: what it is, where it came from, and what its player may do with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arbitro.information.carriers import Carrier, Way
from arbitro.model import Call, Card, Hand, Seat
from arbitro.table.events import Gloss


class Source(StrEnum):
    """Where information comes from, in the order of Law 16."""

    CALL = "call"
    PLAY = "play"
    DESIGNATION = "designation"  # a card that declarer named and has not played
    WITHDRAWN = "withdrawn"  # a call or play
    EXPOSED = "exposed"  # a card shown in the auction (24), or by declarer (48)
    PENALTY_CARD = "penalty_card"
    DUMMY = "dummy"
    OWN_HAND = "own_hand"
    HAND = "hand"  # another player's
    CLAIM = "claim"
    DECLARED = "declared"  # authorised by a law or regulation that is named
    CARRIER = "carrier"  # something beside the calls and plays, from partner or an opponent
    ALERT = "alert"  # of which nobody has said that it was unexpected
    PROCEDURE = "procedure"
    KNOWN_BEFORE = "known_before"
    SCORE = "score"  # his own estimate of his score
    TRAITS = "traits"  # the opponents'
    REGULATIONS = "regulations"
    ELSEWHERE = "elsewhere"
    CARD_SEEN = "card_seen"  # of another player, by accident, after the first call


class Status(StrEnum):
    """What a player may do with an item."""

    AUTHORISED = "authorised"
    UNAUTHORISED = "unauthorised"
    EXTRANEOUS = "extraneous"  # 2007: partner's, where only the choice is restricted; both: from elsewhere
    UNKNOWN_TO_HIM = "unknown"
    OPEN = "open"  # the director decides


class Reason(StrEnum):
    """Why an item is open, or what the reader of its status should know."""

    PENDING = "pending"  # neither accepted nor withdrawn so far
    NO_LEGAL_BASIS = "no_legal_basis"  # taken back though no law provides for it: that comes first
    OFFENDER_UNKNOWN = "offender_unknown"
    NO_OFFENDER = "no_offender"  # withdrawn without an offence, and the Laws do not say
    UNVERIFIED = "unverified"  # no text of this edition was compared
    ALERT_EXPECTED = "alert_expected"  # only an unexpected alert tells anything
    WHOSE_CARD = "whose_card"
    CLAIM = "claim"
    AT_ODDS = "at_odds"  # the record contradicts itself
    OWN_RISK = "own_risk"
    INTERPRETATION = "interpretation"


class Penalty(StrEnum):
    """Where a penalty card is (50E)."""

    ON_TABLE = "on_table"
    RETURNED = "returned"
    PLAYED = "played"


@dataclass(frozen=True, slots=True)
class Facts:
    """What Law 16 asks about an item and the player who has it.

    current_board, legal, accepted (None: not settled), tainted: of a call or play. law: of a withdrawn action, the
    law that provides for the withdrawal; of information said to be authorised, the law or regulation that says so.
    offends: whether the player's side offended (None: not known). lifted: an offender's replacement switches 16C2
    (16D2 in 2007) off. suggests: whether something from partner might suggest a call or play. otherwise: a law or
    regulation that takes a legal procedure, or what he knew before, out of his use.
    """

    source: Source
    known: bool = True
    from_partner: bool = False
    own: bool = False
    current_board: bool = True
    legal: bool = True
    accepted: bool | None = None
    tainted: bool = False
    carrier: Carrier | None = None
    way: Way | None = None
    law: str = ""
    offends: bool | None = None
    lifted: bool = False
    no_offender: bool = False
    penalty: Penalty | None = None
    withdrawn: bool = False  # of a penalty card: it comes from a withdrawn play
    suggests: bool = True
    otherwise: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a player knows, or that is kept from him.

    `to` is the player, `by` who gave it (None: nobody at the table), `event` the number of the event it comes from
    and `since` the number of the one since which he knows it (None: before the first). It is tainted where events
    in `tainted_by` affect a legal call or play of partner. An item that he does not know holds nothing of it.
    """

    source: Source
    status: Status
    laws: tuple[str, ...]
    to: Seat
    by: Seat | None = None
    event: int | None = None
    since: int | None = None
    carrier: Carrier | None = None
    way: Way | None = None
    call: Call | None = None
    card: Card | None = None
    hand: Hand | None = None
    text: str = ""
    under: str = ""  # the law under which it was withdrawn
    reason: Reason | None = None
    gloss: Gloss | None = None
    penalty: Penalty | None = None
    tainted_by: tuple[int, ...] = ()

    @property
    def tainted(self) -> bool:
        return bool(self.tainted_by)
