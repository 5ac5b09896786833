"""A revoke in a record: what the record tells of it (Laws 61-64)."""

from __future__ import annotations

from collections.abc import Sequence

from arbitro.laws.core import Value
from arbitro.model import Card, Side
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
    found |= _since(record, revoke)
    found |= _noticed(record, revoke)
    found |= _correction(record, revoke)
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
    others = [other for other in revokes(record) if other.event != revoke.event]
    suit = _suit_led(record, revoke)
    earlier = [
        other
        for other in others
        if other.seat is revoke.seat and other.event < revoke.event and _suit_led(record, other) == suit
    ]
    opposing = [other for other in others if other.seat.side is not revoke.seat.side]
    found: dict[str, Value] = {"revoke.earlier_same_suit": bool(earlier), "revoke.other_side_too": bool(opposing)}
    if record.deal is None or not record.deal.is_complete:  # a revoke may be hidden
        found = {key: value for key, value in found.items() if value}
    if earlier and (established := _any_established(record, earlier)) is not None:
        found["revoke.earlier_established"] = established
    if opposing and (standing := _other_side(record, revoke, opposing)):
        found["revoke.other_side"] = standing
    return found


def _other_side(record: TableRecord, revoke: Irregularity, opposing: Sequence[Irregularity]) -> str | None:
    if any(_one_side_on(record, revoke, other) for other in opposing):
        return "one_trick_one_side_on"
    both = (_any_established(record, (revoke,)), _any_established(record, opposing))
    return "not_established" if False in both else None if None in both else "both_established"


def _one_side_on(record: TableRecord, one: Irregularity, other: Irregularity) -> bool:
    """Whether both revoked on one trick and just one side had played on when attention was drawn to it (62C3)."""
    end = min(_until_attention(record, one)[0], _until_attention(record, other)[0])
    both_stood = one.trick == other.trick and end > max(one.event, other.event)
    return both_stood and _played_on(record, one, end) is not _played_on(record, other, end)


def _any_established(record: TableRecord, found: Sequence[Irregularity]) -> bool | None:
    """Whether one of these revokes was established before attention was drawn to it (63A); None if not known."""
    known = [_established(record, revoke) for revoke in found]
    return True if True in known else None if None in known else False


def _established(record: TableRecord, revoke: Irregularity) -> bool | None:
    found = _since(record, revoke)
    match found.get("revoke.since"):
        case "led_or_played" | "designated":
            return True
        case "claimed":
            return True if found.get("revoke.claim_undone") is False else None
        case "opponents_claimed":
            return None if (agreed := found.get("revoke.claim_agreed")) is None else agreed is True
        case since:
            return None if since is None else False


def _until_attention(record: TableRecord, revoke: Irregularity) -> tuple[int, bool]:
    """The number of the event by which attention was drawn to the revoke, and whether it was drawn at all."""
    for number, event in enumerate(record.events[revoke.event + 1 :], revoke.event + 1):
        if isinstance(event, AttentionDrawn) and revoke.event == _drawn_to(record, number, event):
            return number, True
        if isinstance(event, Withdrawn) and event.event == revoke.event:
            return number, True
    return len(record.events), False


def _drawn_to(record: TableRecord, number: int, attention: AttentionDrawn) -> int | None:
    """The event to which attention was drawn: the one named, or else the last irregular one so far."""
    if attention.event is not None:
        return attention.event
    return max((found.event for found in record.irregularities if found.event < number), default=None)


def _window(record: TableRecord, revoke: Irregularity) -> list[tuple[int, Event]]:
    """The events after the revoke until attention was drawn to it."""
    end, _ = _until_attention(record, revoke)
    return list(enumerate(record.events))[revoke.event + 1 : end]


def _played_on(record: TableRecord, revoke: Irregularity, end: int) -> bool:
    """Whether the offending side led or played to a later trick before event number `end`.

    A card led or played illegally counts, even if it was taken back since (63A1).
    """
    return any(_plays_on(record, revoke, number) for number in range(revoke.event + 1, end))


def _plays_on(record: TableRecord, revoke: Irregularity, number: int) -> bool:
    """Whether event `number` is a card of the offending side to a trick after the revoke trick."""
    trick = record.state_at(number + 1).trick_of(number)
    if trick is None or trick.number <= (revoke.trick or 0):
        return False
    return trick.seats[trick.events.index(number)].side is revoke.seat.side


def _told_wrong(record: TableRecord, revoke: Irregularity, end: int) -> bool:
    """Whether all that the offending side played to a later trick was taken back under 47E1."""
    back = {e.event for e in record.events[: end + 1] if isinstance(e, Withdrawn) and e.law.startswith("47E1")}
    played = [number for number in range(revoke.event + 1, end) if _plays_on(record, revoke, number)]
    return bool(back) and set(played) <= back


def _designated(record: TableRecord, revoke: Irregularity, number: int, event: Designated) -> bool:
    """Whether the offending side designated a card to be played to a later trick (63A2)."""
    state = record.state_at(number)
    holder = record.deal.holder(event.card) if record.deal else None
    hand = holder or event.seat or state.turn
    trick = _trick(state, revoke)
    return hand is not None and hand.side is revoke.seat.side and trick is not None and hand in trick.seats


def _since(record: TableRecord, revoke: Irregularity) -> dict[str, Value]:
    """What the offending side did after the revoke that established it, or else what may have (63A)."""
    end, drawn = _until_attention(record, revoke)
    window = _window(record, revoke)
    if _played_on(record, revoke, end):
        return {"revoke.since": "led_or_played", "revoke.turn_told_wrong": _told_wrong(record, revoke, end)}
    if any(isinstance(event, Designated) and _designated(record, revoke, n, event) for n, event in window):
        return {"revoke.since": "designated"}
    claims = [event.seat or record.state_at(number).turn for number, event in window if isinstance(event, Claimed)]
    sides = {seat.side for seat in claims if seat is not None}
    events = [event for _, event in window]
    objected = [event for event in events if isinstance(event, ClaimObjected)]
    void = any(isinstance(event, PlayedOn) for event in events)
    if revoke.seat.side in sides:
        certain = not void and not any(event.partner_at_once for event in objected)
        return {"revoke.since": "claimed"} | ({"revoke.claim_undone": False} if certain else {})
    if sides:
        agreed = any(isinstance(event, ClaimAgreed) for event in events)
        later = any(isinstance(event, NextBoardCalled | RoundEnded) for event in events)  # 69A may have run out
        settled = agreed or void or objected or (drawn and not later)
        return {"revoke.since": "opponents_claimed"} | ({"revoke.claim_agreed": agreed} if settled else {})
    return {"revoke.since": "nothing"} if drawn else {}


def _noticed(record: TableRecord, revoke: Irregularity) -> dict[str, Value]:
    """When attention was first drawn, if the record says so (64B4, 64B5, 62D1)."""
    end, drawn = _until_attention(record, revoke)
    if not drawn:
        return {}
    events = [event for _, event in _window(record, revoke)]
    returned = any(isinstance(event, HandsReturned) for event in events)
    if any(isinstance(event, RoundEnded) for event in events):
        noticed = "after_round"
    elif any(isinstance(e, NextBoardCalled) and e.seat.side is not revoke.seat.side for e in events):
        noticed = "after_call_on_next_board"
    elif returned or record.state_at(end).phase is Phase.OVER:
        noticed = "after_play"
    elif record.stated_tricks is None or record.state.phase is Phase.OVER:
        noticed = "during_play"
    else:
        return {}  # the cards of the record break off and the result is only stated
    found: dict[str, Value] = {"revoke.noticed": noticed}
    if returned or noticed == "after_play":
        found["revoke.hands_returned"] = returned
    return found


def _correction(record: TableRecord, revoke: Irregularity) -> dict[str, Value]:
    """Who had played after the revoke before attention was drawn (62C, 62D2)."""
    end, drawn = _until_attention(record, revoke)
    state = record.state_at(end)
    trick = _trick(state, revoke)
    if trick is None or not drawn:
        return {}
    partner = revoke.seat.partner
    played = dict(zip(trick.seats, trick.events, strict=True))
    others = (
        seat.side is not revoke.seat.side
        for later in state.tricks
        for seat, event in zip(later.seats, later.events, strict=True)
        if event > revoke.event
    )
    found: dict[str, Value] = {"revoke.others_played": any(others)}
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
    elif record.final_tricks is not None:
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
