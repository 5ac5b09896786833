"""The state of a table: a fold over its events. Nothing irregular raises; it is found and named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from arbitro.model import PASS, Board, Call, Card, Contract, Deal, Hand, Seat, Side
from arbitro.table.auction import Auction, AuctionCall, Bidding
from arbitro.table.events import (
    Accepted,
    Called,
    ClaimAgreed,
    Claimed,
    ClaimObjected,
    Event,
    Noted,
    NoteKind,
    Obliged,
    Played,
    PlayedOn,
    Withdrawn,
)
from arbitro.table.irregularity import Irregularity
from arbitro.table.play import Play, Trick, hands_dealt

__all__ = ["AuctionCall", "Irregularity", "Phase", "TableState", "Trick", "fold", "legal_calls"]


class Phase(StrEnum):
    AUCTION = "auction"
    OPENING_LEAD = "opening_lead"
    PLAY = "play"
    OVER = "over"  # thirteen tricks, an agreed claim, or passed out


@dataclass(frozen=True, slots=True)
class TableState:
    """Where a table stands after its events."""

    phase: Phase
    turn: Seat | None  # the hand in turn: dummy counts as its own seat
    auction: tuple[AuctionCall, ...]
    bidding: Bidding  # where the auction stands, seen from the player in turn
    contract: Contract | None  # None before the auction ends and when passed out
    passed_out: bool
    tricks: tuple[Trick, ...]
    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None]  # cards not yet played, as far as known
    tricks_won: dict[Side, int]
    declarer_tricks: int | None  # when played out, from the cards; after an agreed claim, as claimed
    claim: int | None  # the event number of the claim or concession that stands
    irregularities: tuple[Irregularity, ...]
    obliged: tuple[Obliged, ...] = ()  # who must pass in the auction, and until when

    @property
    def declarer(self) -> Seat | None:
        return self.contract.declarer if self.contract else None

    @property
    def dummy(self) -> Seat | None:
        return self.contract.dummy if self.contract else None

    def must_pass(self, seat: Seat) -> Obliged | None:
        """What obliges this player to pass when his turn comes, the longest duty first; None if nothing does."""
        duties = [duty for duty in self.obliged if duty.seat is seat and duty.call is PASS]
        return max(duties, key=lambda duty: duty.throughout, default=None)

    def must_call(self, seat: Seat) -> Call | None:
        """The one call that is open to this player when his turn comes (31A1, 32A1, 35B); None if he has a choice."""
        duties = [duty.call for duty in self.obliged if duty.seat is seat]
        return PASS if PASS in duties else duties[-1] if duties else None

    def trick_of(self, event: int) -> Trick | None:
        """The trick in which the card of that event lies."""
        return next((trick for trick in self.tricks if event in trick.events), None)


def legal_calls(state: TableState) -> tuple[Call, ...]:
    """The calls open to the player in turn: pass, a double or redouble if admissible (19, 36), and the
    sufficient bids from low to high (18, 27, 38); one alone to who must pass (35B) or repeat his call (31A1,
    32A1). None outside the auction (39)."""
    if state.phase is not Phase.AUCTION or state.turn is None:
        return ()
    must = state.must_call(state.turn)
    return (must,) if must in state.bidding.legal else tuple(state.bidding.legal)


def fold(board: Board, deal: Deal | None, events: Sequence[Event], contract: Contract | None = None) -> TableState:
    """The state after these events.

    An irregular call or play counts as accepted unless it is withdrawn. Withdrawing anything but a played
    card or, before any card is played, a standing call changes nothing. `contract` is used where no auction
    is recorded, or where cards are played though the recorded auction did not end.
    """
    table = _Table(board, deal, contract)
    number, count = table.auction.run(events), len(events)
    if contract is not None and not any(isinstance(event, Called) for event in events):
        table.play = Play(contract, deal)
    while True:
        number = table.run(events, number)
        if number >= count:
            return table.state()
        table.take(number, events[number])
        number += 1


class _Table:
    """A table while its events are taken in."""

    __slots__ = ("agreed", "auction", "board", "claim", "claimed", "deal", "early", "play", "stated")

    def __init__(self, board: Board, deal: Deal | None, stated: Contract | None) -> None:
        self.board, self.deal, self.stated = board, deal, stated
        self.auction = Auction(board.dealer)
        self.play: Play | None = None
        self.early: list[Irregularity] = []  # cards shown before there was a contract
        self.claim: int | None = None
        self.claimed: int | None = None
        self.agreed = False

    def run(self, events: Sequence[Event], number: int) -> int:
        """Takes calls that are plainly legal, begins the play once the auction is over, and takes whole tricks
        that are plainly legal."""
        if self.play is None and not self.auction.is_over:
            number = self.auction.run(events, number)
        if self.play is None and self.auction.is_over:
            contract = self.auction.contract(self.board)
            self.play = Play(contract, self.deal) if contract else None
        return number if self.play is None or self.agreed else self.play.run(events, number)

    def take(self, number: int, event: Event) -> None:
        """One event of any kind."""
        match event:
            case Called():
                self.auction.add(number, event)
            case Played():
                self._card(number, event)
            case Withdrawn(event=withdrawn, law=law):
                self._withdraw(withdrawn, number, law)
            case Accepted(event=accepted):
                self.auction.accept(accepted, number)
            case Obliged():
                self.auction.oblige(number, event)
            case Noted(kind=NoteKind.CARD_EXPOSED, seat=seat, card=card) if self.play is None:
                self._shown(number, card, seat)
            case Claimed(tricks=tricks):
                self.claim, self.claimed = number, tricks
            case ClaimAgreed():
                self.agreed = self.claim is not None and self.play is not None
            case ClaimObjected() | PlayedOn():
                self.claim, self.agreed = None, False
            case _:
                pass

    def state(self) -> TableState:
        auction, play = self.auction, self.play
        contract, phase, declarer_tricks = None, Phase.AUCTION, None
        tricks: tuple[Trick, ...] = ()
        won = {Side.NS: 0, Side.EW: 0}
        found = auction.found + self.early
        if play is not None:
            contract, tricks = play.contract, play.tricks()
            phase = Phase.PLAY if play.has_begun else Phase.OPENING_LEAD
            found += play.found
            for trick in tricks:
                if trick.winner is not None:
                    won[trick.winner.side] += 1
            if play.is_over:
                declarer_tricks = won[contract.declarer.side]
            elif self.agreed:
                declarer_tricks = self.claimed
        if self.agreed or (play.is_over if play else auction.is_over):
            phase = Phase.OVER
        return TableState(
            phase,
            None if phase is Phase.OVER else play.turn if play else auction.turn,
            auction.standing,
            auction.bidding,
            contract,
            play is None and auction.is_over,
            tricks,
            play.hands() if play else hands_dealt(self.deal),
            won,
            declarer_tricks,
            self.claim,
            tuple(sorted(found, key=lambda irregularity: irregularity.event)),
            auction.duties if phase is Phase.AUCTION else (),
        )

    def _card(self, number: int, event: Played) -> None:
        if self.play is None and self.stated is not None and not self.auction.is_over:
            self.play = Play(self.stated, self.deal)
        if self.play is not None:
            self.play.add(number, event, stopped=self.agreed)
            return
        if self.auction.is_over:  # passed out
            holder = self.deal.holder(event.card) if self.deal else None
            self.early.append(Irregularity("card_after_play", event.seat or holder or self.auction.turn, number, ()))
        else:
            self._shown(number, event.card, event.seat, self.auction.turn)

    def _shown(self, number: int, card: Card | None, seat: Seat | None, otherwise: Seat | None = None) -> None:
        """A card shown or led in the auction; one of a player whom the record does not tell is nobody's."""
        holder = self.deal.holder(card) if self.deal and card else None
        seat = seat or holder or otherwise
        if seat is not None and not self.auction.is_over:
            self.early.append(Irregularity("card_exposed_in_auction", seat, number, ("24",)))

    def _withdraw(self, number: int, at: int, law: str) -> None:
        if self.play is not None and self.play.has_begun:
            self.play.withdraw(number)
        elif self.auction.withdraw(number, at, law):
            self.play, self.agreed = None, False  # begins again when the auction is over
