"""What happened at a table: an append-only record of events, and the state that a fold over them gives."""

from arbitro.table.auction import OPENING, AuctionCall, Bidding
from arbitro.table.events import (
    CALLED,
    PLAYED,
    AttentionDrawn,
    Called,
    ClaimAgreed,
    Claimed,
    ClaimObjected,
    Designated,
    DirectorCalled,
    Event,
    Gloss,
    HandsReturned,
    Mark,
    NextBoardCalled,
    Noted,
    NoteKind,
    Played,
    PlayedOn,
    RoundEnded,
    Withdrawn,
)
from arbitro.table.irregularity import Irregularity
from arbitro.table.play import Trick
from arbitro.table.record import TableRecord
from arbitro.table.state import Phase, TableState, fold, legal_calls

__all__ = [
    "CALLED",
    "OPENING",
    "PLAYED",
    "AttentionDrawn",
    "AuctionCall",
    "Bidding",
    "Called",
    "ClaimAgreed",
    "ClaimObjected",
    "Claimed",
    "Designated",
    "DirectorCalled",
    "Event",
    "Gloss",
    "HandsReturned",
    "Irregularity",
    "Mark",
    "NextBoardCalled",
    "NoteKind",
    "Noted",
    "Phase",
    "Played",
    "PlayedOn",
    "RoundEnded",
    "TableRecord",
    "TableState",
    "Trick",
    "Withdrawn",
    "fold",
    "legal_calls",
]
