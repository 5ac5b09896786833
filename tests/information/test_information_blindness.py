"""A ledger reveals only what its seat could perceive: re-deal the rest, and nothing in it changes."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import (
    boards,
    called,
    called_events,
    claims,
    contracts,
    deals,
    legal_auctions,
    notes,
    partial_deals,
    played,
    seats,
)

from arbitro.information import Reason, Status, ledger
from arbitro.laws.edition import Edition
from arbitro.laws.profile import EDITIONS, edition
from arbitro.model import Deal, Hand, Seat
from arbitro.table import PLAYED, AttentionDrawn, Called, Event, Phase, TableRecord, Withdrawn

LAWS = ("", "25A1", "25B1", "27B1(b)", "31A2(a)", "47D", "47E1", "53B", "62A", "62C1", "62C2", "banana")
numbers = st.integers(0, 70)
beside: st.SearchStrategy[Event] = st.one_of(
    notes.filter(lambda note: note.kind not in ("declared", "known_before")),
    notes.filter(lambda note: note.kind not in ("declared", "known_before")),
    st.builds(Withdrawn, numbers, st.sampled_from(LAWS)),
    st.builds(AttentionDrawn, st.none() | seats, st.none() | numbers),
    claims,
    called,
    played,
)


@st.composite
def records(draw: st.DrawFn) -> TableRecord:
    """A legal auction and play of some tricks, disturbed by whatever may happen at a table."""
    deal = draw(st.one_of(deals(), deals(), partial_deals()))
    stated = draw(st.none() | contracts)
    record = TableRecord(draw(boards), deal, contract=stated)
    for event in () if stated else called_events(draw(legal_auctions(passed_out=False))):
        record = record.add(event)
        if draw(st.integers(0, 5)) == 0:
            record = record.add(draw(beside))
    for _ in range(draw(st.integers(0, 24))):
        state = record.state
        hand = state.hands[state.turn.position] if state.turn else None
        if state.phase not in (Phase.OPENING_LEAD, Phase.PLAY) or not hand or draw(st.integers(0, 4)) == 0:
            record = record.add(draw(beside))
            last = len(record.events) - 1
            if draw(st.booleans()):  # what was just done is taken back, or spoken of
                record = record.add(
                    draw(
                        st.builds(Withdrawn, st.integers(max(0, last - 3), last), st.sampled_from(LAWS))
                        | st.builds(AttentionDrawn, st.just(None), st.just(last - 1))
                    )
                )
            continue
        trick = next((trick for trick in state.tricks if trick.winner is None), None)
        suit = trick.cards[0].suit if trick else None
        following = hand.suit(suit) if suit and hand.holds(suit) and draw(st.integers(0, 2)) else hand
        record = record.add(PLAYED[draw(st.sampled_from(list(following))).code])
    return record


def dealt_anew(record: TableRecord, seat: Seat, of: Edition, pick: st.DataObject) -> TableRecord:
    """The same record with the cards exchanged that `seat` has never been shown."""
    assert record.deal is not None
    shown = 0
    for event in record.events:
        card = getattr(event, "card", None)
        shown |= card.bit if card else 0
    course = ledger(record, of).course
    closed = [
        other
        for other in Seat
        if other is not seat
        and record.deal[other] is not None
        and (course.hidden[other] or other is not course.state.dummy)
    ]
    hidden = [card for other in closed for card in record.deal[other] or () if not card.bit & shown]
    mixed = pick.draw(st.permutations(hidden))
    hands = {other: hand for other in Seat if (hand := record.deal[other]) is not None}
    for other in closed:
        kept = [card for card in hands[other] if card.bit & shown]
        taken = [mixed.pop() for _ in range(len(hands[other]) - len(kept))]
        hands[other] = Hand.of([*kept, *taken])
    return replace(record, deal=Deal.of(hands))


@settings(max_examples=100)
@given(records(), seats, st.sampled_from(EDITIONS), st.data())
def test_what_a_seat_may_not_see_changes_nothing_in_its_view(
    record: TableRecord, seat: Seat, name: str, data: st.DataObject
) -> None:
    of = edition(name)
    upto = data.draw(st.just(len(record.events)) | st.integers(0, len(record.events)))
    before = ledger(record, of, upto).of(seat)
    bidding_to_come = any(isinstance(event, Called) for event in record.events[upto:])
    cut = replace(record, events=record.events[:upto], contract=None if bidding_to_come else record.contract)
    assert ledger(cut, of).of(seat) == before  # nothing that is still to come shows
    assert ledger(dealt_anew(cut, seat, of, data), of).of(seat) == before


@settings(max_examples=60)
@given(records(), st.sampled_from(EDITIONS))
def test_every_item_is_sound(record: TableRecord, name: str) -> None:
    of = edition(name)
    count = len(record.events)
    known = {*of.paragraphs}
    for seat in Seat:
        last = -1
        for item in ledger(record, of).of(seat):
            number = -1 if item.event is None else item.event
            assert last <= number < count
            last = number
            assert item.to is seat
            assert {*item.laws} <= known
            silent = item.status is Status.UNKNOWN_TO_HIM or item.reason is Reason.AT_ODDS
            assert silent == (item.laws == ())
            if item.status is Status.UNKNOWN_TO_HIM:
                assert (item.card, item.call, item.hand, item.text) == (None, None, None, "")
            if item.status is Status.OPEN:
                assert item.reason is not None
            assert not item.tainted or item.by is seat.partner
