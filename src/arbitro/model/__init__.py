"""The values of the game: seats, cards, calls, contracts, boards, deals. Frozen, without dependencies."""

from arbitro.model.board import Board, Vulnerability
from arbitro.model.call import CALLS, DOUBLE, PASS, REDOUBLE, Call
from arbitro.model.card import CARDS, Card, Denomination, Rank, Suit
from arbitro.model.contract import Contract, Doubling
from arbitro.model.deal import Deal, Hand
from arbitro.model.seat import Seat, Side

__all__ = [
    "CALLS",
    "CARDS",
    "DOUBLE",
    "PASS",
    "REDOUBLE",
    "Board",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Denomination",
    "Doubling",
    "Hand",
    "Rank",
    "Seat",
    "Side",
    "Suit",
    "Vulnerability",
]
