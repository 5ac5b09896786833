"""A revoke in a record: what the record tells of it (Laws 61-64)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arbitro.laws.core import Value
from arbitro.model import Card, Seat, Side
from arbitro.table.events import (
    AttentionDrawn,
    ClaimAgreed,
    Claimed,
    ClaimObjected,
    Designated,
    Event,
    HandsReturned,
    NextBoardCalled,
    PlayedOn,
    RoundEnded,
    Withdrawn,
)
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity, Phase, TableState, Trick


def facts(record: TableRecord, revoke: Irregularity) -> dict[str, Value]:
    """The facts of the kind `revoke` that the record holds."""
    found: dict[str, Value] = {"revoke.limb": "suit_led", "revoke.offender": _offender(record.state, revoke)}
    found["revoke.trick_twelve"] = revoke.trick == 12
    found |= _others(record, revoke)
    before, after = _until_attention(record, revoke)
    found |= _since(record, revoke, before, after)
    found |= _noticed(record, revoke)
    found |= _correction(record, revoke, before)
    found |= _tricks(record, revoke)
    return found


def _offender(state: TableState, revoke: Irregularity) -> str:
    if state.contract is None or revoke.seat.side is not state.contract.declarer.side:
        return "defender"
    return "declarer" if revoke.seat is state.contract.declarer else "dummy"


def revokes(record: TableRecord) -> tuple[Irregularity, ...]:
    """Every revoke of the record, in the order of play."""
    return tuple(found for found in record.state.irregularities if found.kind == "revoke")


def _suit_led(record: TableRecord, revoke: Irregularity) -> str:
    trick = _trick(record.state, revoke)
    return trick.cards[0].suit if trick else ""


def _trick(state: TableState, revoke: Irregularity) -> Trick | None:
    return next((trick for trick in state.tricks if trick.number == revoke.trick), None)


def _others(record: TableRecord, revoke: Irregularity) -> dict[str, Value]:
    """The other revokes of the board, as far as they bear on this one (64B2, 64B7, 62C3)."""
    if record.deal is None or not record.deal.is_complete:
        return {}
    others = [other for other in revokes(record) if other.event != revoke.event]
    suit = _suit_led(record, revoke)
    earlier = [
        other
        for other in others
        if other.seat is revoke.seat and other.event < revoke.event and _suit_led(record, other) == suit
    ]
    opposing = [other for other in others if other.seat.side is not revoke.seat.side]
    found: dict[str, Value] = {
        "revoke.earlier_same_suit": bool(earlier),
        "revoke.other_side_too": bool(opposing),
    }
    if earlier:
        found["revoke.earlier_established"] = any(_played_on(record, other) for other in earlier)
    if opposing:
        found["revoke.other_side"] = _other_side(record, revoke, opposing)
    return found


def _other_side(record: TableRecord, revoke: Irregularity, opposing: Sequence[Irregularity]) -> str:
    mine = _played_on(record, revoke)
    if any(other.trick == revoke.trick and _played_on(record, other) is not mine for other in opposing):
        return "one_trick_one_side_on"
    return "both_established" if mine and any(_played_on(record, o) for o in opposing) else "not_established"


def _until_attention(record: TableRecord, revoke: Irregularity) -> tuple[Sequence[tuple[int, Event]], bool]:
    """The events after the revoke until attention was drawn to it, and whether it was drawn at all."""
    events = list(enumerate(record.events))[revoke.event + 1 :]
    for i, (_, event) in enumerate(events):
        if isinstance(event, AttentionDrawn) and event.event in (None, revoke.event):
            return events[:i], True
        if isinstance(event, Withdrawn) and event.event == revoke.event:
            return events[:i], True
    return events, False


def _plays(record: TableRecord, after: int, before: int) -> Iterator[tuple[Trick, Seat, int]]:
    """The plays with an event number strictly between the two, whichever trick they are in."""
    for trick in record.state_at(min(before, len(record.events))).tricks:
        for seat, event in zip(trick.seats, trick.events, strict=True):
            if after < event < before:
                yield trick, seat, event


def _played_on(record: TableRecord, revoke: Irregularity) -> bool:
    """Whether the offending side led or played to a later trick before attention was drawn (63A1)."""
    before, _ = _until_attention(record, revoke)
    return _first_play_on(record, revoke, before) is not None


def _first_play_on(record: TableRecord, revoke: Irregularity, window: Sequence[tuple[int, Event]]) -> int | None:
    end = window[-1][0] + 1 if window else revoke.event + 1
    side = revoke.seat.side
    later = (
        event
        for trick, seat, event in _plays(record, revoke.event, end)
        if seat.side is side and trick.number > (revoke.trick or 0)
    )
    return min(later, default=None)


def _since(
    record: TableRecord, revoke: Irregularity, window: Sequence[tuple[int, Event]], drawn: bool
) -> dict[str, Value]:
    """What the offending side did after the revoke that may have established it (63A)."""
    side = revoke.seat.side
    moments: list[tuple[int, str]] = []
    if (played := _first_play_on(record, revoke, window)) is not None:
        moments.append((played, "led_or_played"))
    for number, event in window:
        if isinstance(event, Designated):
            seat = event.seat or record.state_at(number).turn
            if seat is not None and seat.side is side:
                moments.append((number, "designated"))
        elif isinstance(event, Claimed):
            claimer = event.seat or record.state_at(number).turn
            if claimer is not None:
                moments.append((number, "claimed" if claimer.side is side else "opponents_claimed"))
    if not moments:
        return {"revoke.since": "nothing"} if drawn or not record.is_over else {}
    since = min(moments)[1]
    found: dict[str, Value] = {"revoke.since": since}
    kinds = {type(event) for _, event in window}
    objected = [event for _, event in window if isinstance(event, ClaimObjected)]
    if since == "opponents_claimed" and (ClaimAgreed in kinds or objected):
        found["revoke.claim_agreed"] = ClaimAgreed in kinds
    if since == "claimed" and PlayedOn not in kinds and not any(e.partner_at_once for e in objected):
        found["revoke.claim_undone"] = False
    return found


def _noticed(record: TableRecord, revoke: Irregularity) -> dict[str, Value]:
    """When attention was first drawn, if the record says so (64B4, 64B5)."""
    window, drawn = _until_attention(record, revoke)
    if not drawn:
        return {}
    events = [event for _, event in window]
    end = window[-1][0] + 1 if window else revoke.event + 1
    found: dict[str, Value] = {"revoke.hands_returned": any(isinstance(event, HandsReturned) for event in events)}
    if any(isinstance(event, RoundEnded) for event in events):
        noticed = "after_round"
    elif any(isinstance(e, NextBoardCalled) and e.seat.side is not revoke.seat.side for e in events):
        noticed = "after_call_on_next_board"
    elif record.state_at(end).phase is Phase.OVER:
        noticed = "after_play"
    else:
        noticed = "during_play"
    return found | {"revoke.noticed": noticed}


def _correction(record: TableRecord, revoke: Irregularity, window: Sequence[tuple[int, Event]]) -> dict[str, Value]:
    """Who had played after the revoke before attention was drawn (62C, 62D2)."""
    end = window[-1][0] + 1 if window else revoke.event + 1
    state = record.state_at(end)
    trick = _trick(state, revoke)
    if trick is None:
        return {}
    partner = revoke.seat.partner
    played = dict(zip(trick.seats, trick.events, strict=True))
    others = [seat for _, seat, _ in _plays(record, revoke.event, end) if seat.side is not revoke.seat.side]
    found: dict[str, Value] = {"revoke.others_played": bool(others)}
    found["revoke.next_offender_played"] = played.get(partner, -1) > revoke.event
    if revoke.trick == 12:
        found["revoke.partner_had_played"] = -1 < played.get(partner, -1) < revoke.event
    return found


def _tricks(record: TableRecord, revoke: Irregularity) -> dict[str, Value]:
    """Who won the revoke trick, and whether the offending side won a later one (64A)."""
    state = record.state
    trick = _trick(state, revoke)
    if trick is None or trick.winner is None:
        return {}
    side = revoke.seat.side
    others = "partner" if trick.winner.side is side else "other_side"
    won_by = "offender" if trick.winner is revoke.seat else others
    found: dict[str, Value] = {"revoke.trick_won_by": won_by}
    later = tricks_from(record, side, trick.number + 1)
    if later:
        found["revoke.won_later"] = True
    elif record.is_over:
        found["revoke.won_later"] = False
    return found


def tricks_from(record: TableRecord, side: Side, number: int) -> int:
    """How many tricks the side won from trick `number` on, tricks of an agreed claim included."""
    state = record.state
    won = [trick for trick in state.tricks if trick.winner is not None and trick.winner.side is side]
    count = sum(trick.number >= number for trick in won)
    if record.final_tricks is not None and state.contract is not None:
        declaring = state.contract.declarer.side is side
        total = record.final_tricks if declaring else 13 - record.final_tricks
        count += max(0, total - len(won))
    return count


def card_played(record: TableRecord, revoke: Irregularity) -> Card | None:
    """The card with which the player revoked."""
    event = record.events[revoke.event]
    return getattr(event, "card", None)
