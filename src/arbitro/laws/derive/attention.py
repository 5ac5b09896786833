"""Attention and the director's call in a record: who drew it, when, and what was done until he came (Laws 9-11)."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.model import Seat
from arbitro.table.events import (
    AttentionDrawn,
    Called,
    Claimed,
    Designated,
    DirectorCalled,
    HandsReturned,
    NextBoardCalled,
    Played,
    RoundEnded,
    Withdrawn,
)
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity, Phase

_ACTION = (Called, Played, Designated, Claimed)
_AFTER = (HandsReturned, NextBoardCalled, RoundEnded)


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `attention` about this irregularity, as far as the record holds them."""
    known: dict[str, Value] = {"attention.about": "irregularity"}
    called = _director_called(record, found)
    drawn = _attention_drawn(record, found)
    if drawn is None and called is None:
        return known
    at = min(number for number in (drawn, called) if number is not None)
    period = _period(record, at)
    known["attention.period"] = period
    known |= _who(record, found, at, period)
    known |= _until_called(record, found, at, called)
    caller = _by(record, called)
    dummy = record.state_at(at).dummy
    if period != "auction" and called != at and caller is not None and dummy is not None:
        known["attention.dummy_called"] = caller is dummy
    return known


def _attention_drawn(record: TableRecord, found: Irregularity) -> int | None:
    """The event by which attention was drawn to it: one that names it, or the first one that names nothing."""
    for number, event in enumerate(record.events[found.event + 1 :], found.event + 1):
        if isinstance(event, AttentionDrawn) and event.event in (None, found.event):
            return number
    return None


def _director_called(record: TableRecord, found: Irregularity) -> int | None:
    later = enumerate(record.events[found.event + 1 :], found.event + 1)
    return next((number for number, event in later if isinstance(event, DirectorCalled)), None)


def _period(record: TableRecord, at: int) -> str:
    state = record.state_at(at)
    if any(isinstance(event, _AFTER) for event in record.events[:at]):
        return "after_play"
    if state.phase in (Phase.AUCTION, Phase.OPENING_LEAD) or state.passed_out:
        return "auction"
    return "play" if state.phase is Phase.PLAY else "after_play"


def _by(record: TableRecord, number: int | None) -> Seat | None:
    event = None if number is None else record.events[number]
    return event.by if isinstance(event, AttentionDrawn | DirectorCalled) else None


def _who(record: TableRecord, found: Irregularity, at: int, period: str) -> dict[str, Value]:
    """His part in the play, and whether he pointed to his own side."""
    seat = _by(record, at)
    if seat is None:
        return {}
    known: dict[str, Value] = {"attention.own_side": seat.side is found.seat.side}
    state = record.state_at(at)
    if period == "play" and state.declarer is not None:
        parts = {state.declarer: "declarer", state.dummy: "dummy"}
        known["attention.by"] = parts.get(seat, "defender")
    return known


def _until_called(record: TableRecord, found: Irregularity, at: int, called: int | None) -> dict[str, Value]:
    """What was done between attention and the director's call; what was not done is known once he was called."""
    end = len(record.events) if called is None else called
    acting = [
        event.seat or record.state_at(number).turn
        for number, event in enumerate(record.events[at + 1 : end], at + 1)
        if isinstance(event, _ACTION)
    ]
    others = [seat for seat in acting if seat is not None and seat.side is not found.seat.side]
    known: dict[str, Value] = {"attention.called_late": bool(acting), "attention.nos_acted": bool(others)}
    if called is None:
        return {key: value for key, value in known.items() if value}
    back = record.events[found.event + 1 : called]
    known["attention.corrected"] = any(isinstance(e, Withdrawn) and e.event == found.event for e in back)
    return known
