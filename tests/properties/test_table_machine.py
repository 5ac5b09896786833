"""Whatever happens at a table, the fold gives a sound state; legal play has no irregularity, a revoke is found."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from strategies import (
    PlayedHand,
    boards,
    called,
    called_events,
    claims,
    contracts,
    deals,
    events,
    legal_auctions,
    notes,
    partial_deals,
    played,
    plays,
    seats,
)

from arbitro.model import CARDS, Board, Call, Contract, Deal, Hand, Seat
from arbitro.table import (
    CALLED,
    PLAYED,
    Called,
    ClaimAgreed,
    Claimed,
    ClaimObjected,
    Event,
    Irregularity,
    Noted,
    NoteKind,
    Phase,
    Played,
    TableRecord,
    TableState,
    Withdrawn,
    fold,
    legal_calls,
)


def legal_cards(state: TableState) -> Hand:
    """The cards the hand in turn may play (44A-D); empty where it is not known or not the time."""
    hand = None if state.turn is None else state.hands[state.turn.position]
    if hand is None or state.phase not in (Phase.OPENING_LEAD, Phase.PLAY):
        return Hand()
    trick = next((trick for trick in state.tricks if trick.winner is None), None)
    if trick and trick.leader in trick.seats and hand.holds(trick.cards[0].suit):
        return hand.suit(trick.cards[0].suit)
    return hand


class Table(RuleBasedStateMachine):
    """A table where legal and irregular things happen in any order."""

    @initialize(
        board=boards,
        deal=st.one_of(deals(), deals(), partial_deals(), st.none()),
        contract=st.one_of(st.none(), contracts),
    )
    def sit_down(self, board: Board, deal: Deal | None, contract: Contract | None) -> None:
        self.record = TableRecord(board, deal, contract=contract)

    @property
    def state(self) -> TableState:
        return self.record.state

    def happen(self, event: Event) -> None:
        before = self.record
        self.record = before.add(event)
        assert self.record.undo().state == before.state

    @precondition(lambda self: self.state.phase is Phase.AUCTION)
    @rule(data=st.data())
    def call(self, data: st.DataObject) -> None:
        call = data.draw(st.sampled_from(legal_calls(self.state)))
        number = len(self.record.events)
        self.happen(CALLED[call.code])
        assert self.state.auction[-1].call is call or len(self.state.auction) > 1
        assert {i.kind for i in self.state.irregularities if i.event == number} <= {"turn_lost_by_passes"}

    @precondition(lambda self: self.state.phase is Phase.AUCTION)
    @rule(auction=legal_auctions())
    def call_to_the_end(self, auction: tuple[Call, ...]) -> None:
        for call in auction:
            if call in legal_calls(self.state):
                self.happen(CALLED[call.code])

    @precondition(lambda self: len(legal_cards(self.state)) > 0)
    @rule(data=st.data(), count=st.integers(1, 30))
    def play(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            choices = list(legal_cards(self.state))
            if not choices:
                break
            card = data.draw(st.sampled_from(choices))
            turn, last = self.state.turn, len(self.record.events)
            self.happen(PLAYED[card.code])
            trick = self.state.trick_of(last)
            assert trick
            assert trick.seats[trick.events.index(last)] is turn
            assert not [i for i in self.state.irregularities if i.event == last]

    @rule(event=called)
    def call_anything(self, event: Called) -> None:
        self.happen(event)

    @rule(event=played)
    def play_anything(self, event: Played) -> None:
        self.happen(event)

    @precondition(lambda self: self.record.events)
    @rule(data=st.data())
    def withdraw(self, data: st.DataObject) -> None:
        number = data.draw(st.integers(-1, len(self.record.events)))
        seen = {i for i in self.state.irregularities if i.kind == "revoke"}
        self.happen(Withdrawn(number))
        assert self.state.trick_of(number) is None
        if self.state.tricks:
            assert seen <= set(self.state.irregularities)

    @rule(event=claims)
    def claim(self, event: Event) -> None:
        self.happen(event)
        if isinstance(event, Claimed):
            assert self.state.claim == len(self.record.events) - 1
        elif not isinstance(event, ClaimAgreed):
            assert self.state.claim is None

    @rule(event=notes, seat=seats)
    def note(self, event: Noted, seat: Seat) -> None:
        before = self.state
        self.happen(event)
        new = set(self.state.irregularities) - set(before.irregularities)
        assert replace(self.state, irregularities=before.irregularities) == before
        assert {one.kind for one in new} <= {"card_exposed_in_auction"}  # 24
        assert not new or (event.kind is NoteKind.CARD_EXPOSED and before.phase is Phase.AUCTION)

    @invariant()
    def is_sound(self) -> None:
        if hasattr(self, "record"):
            check(self.record.board, self.record.deal, self.record.events, self.state)


def check(board: Board, deal: Deal | None, events: tuple[Event, ...], state: TableState) -> None:
    """What holds of every state."""
    cards = [card for trick in state.tricks for card in trick.cards]
    assert len(set(cards)) == len(cards)
    for seat in Seat if deal else ():
        played = {c for trick in state.tricks for c, s in zip(trick.cards, trick.seats, strict=True) if s is seat}
        held, dealt = state.hands[seat.position], deal[seat] if deal else None
        if dealt is not None:
            assert held is not None
            assert set(held) | played == set(dealt)
            assert not set(held) & played
    if deal and deal.is_complete:
        assert sum(len(hand or ()) for hand in state.hands) + len(cards) == 52
    for number, trick in enumerate(state.tricks, start=1):
        assert 1 <= trick.number <= 13
        assert trick.number >= number
        places = [(seat.position - trick.leader.position) % 4 for seat in trick.seats]
        assert places == sorted(set(places))
        assert len(places) == len(trick.cards) == len(trick.events) > 0
        assert (trick.winner is None) == (len(places) < 4)
        for event, card in zip(trick.events, trick.cards, strict=True):
            made = events[event]
            assert isinstance(made, Played)
            assert made.card is card
    assert sum(state.tricks_won.values()) == sum(trick.winner is not None for trick in state.tricks)
    assert (state.turn is None) == (state.phase is Phase.OVER)
    assert state.passed_out == (state.phase is Phase.OVER and state.contract is None)
    assert (state.contract is None) == (state.phase is Phase.AUCTION or state.passed_out)
    assert bool(legal_calls(state)) == (state.phase is Phase.AUCTION)
    if state.phase is Phase.OPENING_LEAD:
        assert state.contract
        assert state.turn is state.contract.declarer.lho
        assert not state.tricks
    for call in state.auction:
        made = events[call.event]
        assert isinstance(made, Called)
        assert made.call is call.call
        assert made.seat in (None, call.seat)
    numbers = [irregularity.event for irregularity in state.irregularities]
    assert numbers == sorted(numbers)
    assert all(0 <= number < len(events) for number in numbers)


Table.TestCase.settings = settings(max_examples=120, stateful_step_count=30, deadline=None)
TestTable = Table.TestCase


@given(boards, st.none() | deals() | partial_deals(), st.lists(events, max_size=60), st.none() | contracts)
def test_nothing_raises(board: Board, deal: Deal | None, happened: list[Event], contract: Contract | None) -> None:
    state = fold(board, deal, happened, contract)
    check(board, deal, tuple(happened), state)
    assert pickle.loads(pickle.dumps(state)) == state


@given(boards, legal_auctions())
def test_a_legal_auction_has_no_irregularities(board: Board, auction: tuple[Call, ...]) -> None:
    state = fold(board, None, called_events(auction))
    assert state.irregularities == ()
    assert [made.call for made in state.auction] == list(auction)
    assert state.phase in (Phase.OPENING_LEAD, Phase.OVER)
    assert not any(fold(board, None, called_events(auction)[:-1]).irregularities)


@given(boards, legal_auctions(passed_out=False))
def test_the_contract_is_what_the_auction_says(board: Board, auction: tuple[Call, ...]) -> None:
    state = fold(board, None, called_events(auction))
    assert state.contract
    last = max((call for call in auction if call.is_bid), key=lambda bid: bid.rank)
    after = [call.code for call in auction[auction.index(last) + 1 :] if call.code != "P"]
    assert (state.contract.level, state.contract.denomination) == (last.level, last.denomination)
    assert state.contract.doubling == len(after)
    named = [made.seat for made in state.auction if made.call.denomination is last.denomination]
    declarer = state.contract.declarer
    assert declarer in named
    assert declarer.partner not in named or named.index(declarer) < named.index(declarer.partner)
    assert state.contract.vulnerable == board.vulnerability.of(declarer.side)


@given(plays())
def test_legal_play_has_no_irregularities(played: PlayedHand) -> None:
    for deal in (played.deal, None):
        state = fold(Board.of(1), deal, played.events, played.contract)
        assert state.irregularities == ()
        assert_as_played(state, played)


@given(plays(revoke=True))
def test_exactly_the_injected_revoke_is_found(played: PlayedHand) -> None:
    assume(played.revoke is not None)
    assert played.revoke is not None
    expected = Irregularity("revoke", played.seats[played.revoke], played.revoke, ("61A",), played.revoke // 4 + 1)
    for deal in (played.deal, None):  # not known, it is shown when the suit is played
        state = fold(Board.of(1), deal, played.events, played.contract)
        assert state.irregularities == (expected,)
        assert_as_played(state, played)


def assert_as_played(state: TableState, played: PlayedHand) -> None:
    assert tuple(trick.winner for trick in state.tricks) == played.winners
    assert tuple(seat for trick in state.tricks for seat in trick.seats) == played.seats
    assert tuple(card for trick in state.tricks for card in trick.cards) == played.cards
    assert state.phase is Phase.OVER
    declaring = played.contract.declarer.side
    assert state.declarer_tricks == sum(winner.side is declaring for winner in played.winners)


@given(plays(revoke=True), st.sets(st.integers(0, 51)), st.booleans())
def test_the_straight_path_and_the_careful_one_agree(played: PlayedHand, noted: set[int], named: bool) -> None:
    """Notes between the cards, and naming each seat, lead the fold off its straight path: to the same state."""
    happened: list[Event] = []
    number_of = {}
    for number, (event, seat) in enumerate(zip(played.events, played.seats, strict=True)):
        if number in noted:
            happened.append(Noted(NoteKind.COMMENT))
        number_of[len(happened)] = number
        happened.append(replace(event, seat=seat) if named else event)
    plain = fold(Board.of(1), played.deal, played.events, played.contract)
    careful = fold(Board.of(1), played.deal, happened, played.contract)
    tricks = tuple(replace(trick, events=tuple(number_of[event] for event in trick.events)) for trick in careful.tricks)
    found = tuple(replace(found, event=number_of[found.event]) for found in careful.irregularities)
    assert replace(careful, tricks=tricks, irregularities=found) == plain


@given(plays(revoke=True), st.data())
def test_cards_taken_back_and_played_again_leave_the_same_state(played: PlayedHand, data: st.DataObject) -> None:
    """The last cards withdrawn in any order and played again: the tricks are the same."""
    length = data.draw(st.integers(1, 52))
    back = data.draw(st.integers(1, min(9, length)))
    happened = played.events[:length]
    taken = data.draw(st.permutations(range(length - back, length)))
    state = fold(Board.of(1), played.deal, [*happened, *map(Withdrawn, taken)], played.contract)
    plain = fold(Board.of(1), played.deal, happened[: length - back], played.contract)
    assert state.tricks == plain.tricks
    assert (state.hands, state.turn, state.phase) == (plain.hands, plain.turn, plain.phase)
    again: list[Event] = [*happened, *map(Withdrawn, taken), *happened[length - back :]]
    state = fold(Board.of(1), played.deal, again, played.contract)
    plain = fold(Board.of(1), played.deal, happened, played.contract)
    assert [(t.cards, t.winner) for t in state.tricks] == [(t.cards, t.winner) for t in plain.tricks]
    assert state.turn is plain.turn


@pytest.mark.parametrize("event", [Claimed(), ClaimAgreed(), ClaimObjected(), Withdrawn(0), PLAYED["SA"]])
def test_events_before_anything_happened(event: Event) -> None:
    state = fold(Board.of(1), None, [event, event])
    assert state.phase is Phase.AUCTION
    assert state.turn is Seat.N
    assert len(CARDS) == 52
