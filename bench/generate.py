"""Random boards: legal auctions, complete legal play. The same seed gives the same boards."""

from __future__ import annotations

from random import Random

from arbitro.model import CALLS, CARDS, DOUBLE, PASS, REDOUBLE, Board, Call, Card, Deal, Hand, Seat
from arbitro.table.events import CALLED, PLAYED, Event
from arbitro.table.record import TableRecord


def boards(count: int, seed: int = 2017) -> list[TableRecord]:
    """`count` records, played to the end."""
    random = Random(seed)
    return [_record(number + 1, random) for number in range(count)]


def _record(number: int, random: Random) -> TableRecord:
    cards = list(CARDS.values())
    random.shuffle(cards)
    deal = Deal.of({seat: Hand.of(cards[i::4]) for i, seat in enumerate(Seat)})
    players = {seat: f"Player {random.randrange(1000)}" for seat in Seat}
    auction: list[Event] = [CALLED[call.code] for call in _auction(random)]
    record = TableRecord(Board.of(number), deal, tuple(auction), players=players)
    return record.add(*_play(record, random))


def _auction(random: Random) -> list[Call]:
    """Ends in a contract; mostly bids a step or two higher, passes, now and then doubles."""
    bids = [call for call in CALLS.values() if call.is_bid]
    calls: list[Call] = []
    highest, last, bidder = -1, PASS, 0
    while highest < 0 or calls[-3:] != [PASS] * 3:
        side = len(calls) % 2
        chance = random.random()
        if highest < 34 and chance < (0.45 if highest < 20 else 0.15):
            last = bids[min(34, highest + random.randint(1, 4))]
            highest, bidder = last.rank, side
            calls.append(last)
        elif chance > 0.93 and last.is_bid and side != bidder:
            last = DOUBLE
            calls.append(last)
        elif chance > 0.98 and last is DOUBLE and side == bidder:
            last = REDOUBLE
            calls.append(last)
        elif highest >= 0 or len(calls) < 3:
            calls.append(PASS)
    return calls


def _play(record: TableRecord, random: Random) -> list[Event]:
    contract = record.state.contract
    assert contract is not None
    assert record.deal is not None
    hands = {seat: list(record.deal[seat] or ()) for seat in Seat}
    leader, trump = contract.declarer.lho, contract.denomination.suit
    events: list[Event] = []
    for _ in range(13):
        trick: dict[Seat, Card] = {}
        led = None
        for seat in (leader, leader.lho, leader.partner, leader.rho):
            card = random.choice([card for card in hands[seat] if card.suit is led] or hands[seat])
            led = led or card.suit
            hands[seat].remove(card)
            trick[seat] = card
            events.append(PLAYED[card.code])
        leader = max(trick, key=lambda s: (trick[s].suit is trump, trick[s].suit is led, trick[s].rank))
    return events
