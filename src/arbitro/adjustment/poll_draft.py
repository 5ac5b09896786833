"""A poll drawn from a record: the position before an event, without the incident.

Left out are notes, alerts, withdrawn calls and plays, the number of the board and every name; the hands that the
player did not see; and what was explained about his own calls, which he was not to hear.
"""

from __future__ import annotations

from arbitro.adjustment.poll import Poll, Scoring, Step
from arbitro.errors import InputError
from arbitro.model import Seat
from arbitro.table import Called, Played, TableRecord


def decisions(record: TableRecord) -> tuple[tuple[int, Seat], ...]:
    """The events before which a player of a known hand had to decide, each with that player."""
    found = []
    for number, event in enumerate(record.events):
        if isinstance(event, Called | Played):
            state = record.state_at(number)
            turn = state.declarer if state.turn is not None and state.turn is state.dummy else state.turn
            hand = record.deal[turn] if record.deal and turn else None
            if turn is not None and hand is not None and len(hand) == 13:
                found.append((number, turn))
    return tuple(found)


def draft(record: TableRecord, event: int, scoring: Scoring, language: str = "en") -> Poll:
    """The poll of the player who was to decide before that event. Raises InputError if nobody of a known hand was."""
    known = dict(decisions(record))
    if event not in known:
        raise InputError.unknown("event", str(event), [str(number) for number in known], "event")
    seat, state, deal = known[event], record.state_at(event), record.deal
    assert deal is not None
    hand = deal[seat]
    assert hand is not None
    cards = sorted(
        (number, by, card)
        for trick in state.tricks
        for number, by, card in zip(trick.events, trick.seats, trick.cards, strict=True)
    )
    return Poll(
        record.board.dealer,
        record.board.vulnerability,
        seat,
        hand,
        scoring,
        tuple(
            Step(made.seat, made.call, "" if made.seat is seat else _meaning(record, made.event))
            for made in state.auction
        ),
        tuple((by, card) for _, by, card in cards),
        deal[state.dummy] if cards and state.dummy else None,
        language=language,
    )


def _meaning(record: TableRecord, event: int) -> str:
    called = record.events[event]
    assert isinstance(called, Called)
    return called.meaning
