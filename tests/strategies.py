"""Hypothesis strategies for the values of the game, and for auctions and plays, legal and not.

The plays are made with sets of cards and a rule of their own for who wins a trick, so that they can stand
as an oracle for `arbitro.table`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from arbitro.model import (
    CALLS,
    CARDS,
    PASS,
    Board,
    Call,
    Card,
    Contract,
    Deal,
    Denomination,
    Doubling,
    Hand,
    Seat,
    Suit,
    Vulnerability,
)
from arbitro.table import (
    CALLED,
    OPENING,
    PLAYED,
    Called,
    ClaimAgreed,
    Claimed,
    ClaimObjected,
    Event,
    Gloss,
    Mark,
    Noted,
    NoteKind,
    Played,
    PlayedOn,
    Withdrawn,
)

seats = st.sampled_from(Seat)
calls = st.sampled_from(list(CALLS.values()))
cards = st.sampled_from(list(CARDS.values()))
boards = st.builds(Board, st.none() | st.integers(1, 64), seats, st.sampled_from(Vulnerability))
contracts = st.builds(
    Contract,
    st.integers(1, 7),
    st.sampled_from(Denomination),
    st.sampled_from(Doubling),
    seats,
    st.booleans(),
)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """All fifty-two cards, thirteen each."""
    pack = draw(st.permutations(list(CARDS.values())))
    return Deal.of({seat: Hand.of(pack[13 * i : 13 * i + 13]) for i, seat in enumerate(Seat)})


@st.composite
def partial_deals(draw: st.DrawFn) -> Deal:
    """Some of the hands of a deal."""
    deal = draw(deals())
    hidden = draw(st.sets(seats))
    return Deal.of({seat: hand for seat in Seat if seat not in hidden and (hand := deal[seat]) is not None})


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    return Hand.of(draw(st.sets(cards, max_size=13)))


@st.composite
def legal_auctions(draw: st.DrawFn, passed_out: bool | None = None) -> tuple[Call, ...]:
    """A finished legal auction; `passed_out` asks for four passes (True) or for a contract (False)."""
    if passed_out:
        return (PASS,) * 4
    made: list[Call] = []
    bidding = OPENING
    while not bidding.is_over:
        choices = list(bidding.legal)
        if passed_out is False and bidding.bid is None and bidding.passes == 3:
            choices.remove(PASS)
        some = [call for call in choices if call.rank < (bidding.bid.rank if bidding.bid else -1) + 8]
        call = draw(st.sampled_from([*some, PASS, PASS]) if PASS in choices else st.sampled_from(choices))
        made.append(call)
        bidding = bidding.legal[call]
    return tuple(made)


@dataclass(frozen=True)
class PlayedHand:
    """A board played to the end from a contract: the oracle's own account of it."""

    deal: Deal
    contract: Contract
    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    revoke: int | None = None  # the number of the card that was a revoke

    @property
    def events(self) -> tuple[Played, ...]:
        return tuple(PLAYED[card.code] for card in self.cards)


@st.composite
def plays(draw: st.DrawFn, revoke: bool = False) -> PlayedHand:
    """A whole play, legal but for one revoke if asked for."""
    deal, contract = draw(deals()), draw(contracts)
    left = {seat: set(deal[seat] or ()) for seat in Seat}
    spared = draw(st.integers(0, 10)) if revoke else -1  # so many chances to revoke go by
    made: list[tuple[Seat, Card]] = []
    winners: list[Seat] = []
    where = None
    seat = contract.declarer.lho
    for _ in range(13):
        trick: list[tuple[Seat, Card]] = []
        for _ in range(4):
            held = sorted(left[seat])
            following = [card for card in held if trick and card.suit is trick[0][1].suit]
            others = [card for card in held if card not in following]
            choices = following or others
            if following and others and where is None and spared >= 0:
                if spared == 0:
                    where, choices = len(made) + len(trick), others
                spared -= 1
            card = draw(st.sampled_from(choices))
            left[seat].remove(card)
            trick.append((seat, card))
            seat = seat.lho
        made += trick
        seat = winner_of(trick, contract.denomination.suit)
        winners.append(seat)
    played = tuple(card for _, card in made)
    return PlayedHand(deal, contract, played, tuple(seat for seat, _ in made), tuple(winners), where)


def winner_of(trick: list[tuple[Seat, Card]], trump: Suit | None) -> Seat:
    """The highest trump, or the highest card of the suit led."""
    ruffs = [(card.rank, seat) for seat, card in trick if card.suit is trump]
    followers = [(card.rank, seat) for seat, card in trick if card.suit is trick[0][1].suit]
    return max(ruffs or followers)[1]


called = st.builds(
    Called,
    calls,
    st.none() | seats,
    st.booleans(),
    st.just(""),
    st.none() | st.sampled_from(Mark),
)
played = st.builds(Played, cards, st.none() | seats, st.none() | st.sampled_from(Mark))
withdrawn = st.builds(Withdrawn, st.integers(-1, 80))
claims = st.one_of(
    st.builds(Claimed, st.none() | seats, st.none() | st.integers(0, 13), st.booleans()),
    st.just(ClaimAgreed()),
    st.builds(ClaimObjected, st.none() | seats),
    st.just(PlayedOn()),
)
notes = st.builds(
    Noted,
    st.sampled_from(NoteKind),
    st.none() | seats,
    st.sampled_from(("", "said aloud")),
    st.none() | cards,
    st.just(""),
    st.none() | st.sampled_from(Gloss),
)
events: st.SearchStrategy[Event] = st.one_of(called, played, withdrawn, claims, notes)


def called_events(auction: tuple[Call, ...]) -> tuple[Called, ...]:
    """The auction as plain events, each call by the player in turn."""
    return tuple(CALLED[call.code] for call in auction)
