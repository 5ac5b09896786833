"""Which incident an irregularity of a record is, so that each call is ruled once and in the right order."""

from __future__ import annotations

from arbitro.laws.derive import exposed_card, insufficient_bid, lead_restriction, misinformation, rotation_passes
from arbitro.laws.derive.calls import SLIP, CallMade, changes, last_meant, was_accepted, went_under, withdrawal, within
from arbitro.model import DOUBLE, PASS, REDOUBLE
from arbitro.table.events import Accepted, Called, Obliged, Withdrawn
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity

_KINDS = {"inadmissible_double": "double_inadmissible", "inadmissible_redouble": "double_inadmissible"}
_ROTATION = {
    PASS: "pass_out_of_rotation",
    DOUBLE: "double_out_of_rotation",
    REDOUBLE: "double_out_of_rotation",
}

# Of several on one call the first opens the incident: inadmissible before a change or rotation before sufficiency.
_ONE_CALL = (
    "inadmissible_double",
    "inadmissible_redouble",
    "call_when_barred",
    "call_changed",
    "call_out_of_rotation",
    "insufficient_bid",
    "call_not_repeated",
)
ENTANGLED = "calls_entangled"
# A call that went with the cancellation of another one is not ruled on any more.
_GOES_WITH = ("15A", "17D", "17E", "21B", "29A", "36A", "38B")
_OWN = {"double_inadmissible": ("36",)}


def kind_of(record: TableRecord, found: Irregularity) -> str | None:
    """The kind of incident that this irregularity is; None if it is ruled together with another one."""
    if _is_ruled_elsewhere(record, found):
        return None
    return plain_kind(record, found)


def plain_kind(record: TableRecord, found: Irregularity) -> str:
    """The kind of incident that this irregularity is by itself, whatever else is irregular."""
    event = record.events[found.event]
    if found.kind == "call_out_of_rotation" and isinstance(event, Called):
        return _ROTATION.get(event.call, "bid_out_of_rotation")
    if found.kind == "lead_out_of_turn" and "54E" in found.laws:
        return "card_exposed_in_auction"
    return _KINDS.get(found.kind, found.kind)


def incidents(record: TableRecord) -> tuple[tuple[Irregularity, str], ...]:
    """What is to be ruled in a record, in the order of its events, each with its kind of incident: what is irregular,
    and explanations to which attention was drawn; last, the leads that may now be restricted (26)."""
    ruled = [(found, kind) for found in record.irregularities if (kind := kind_of(record, found)) is not None]
    ruled = sorted([*ruled, *misinformation.noticed(record), *_entangled(record)], key=lambda one: one[0].event)
    leads = [one for one in lead_restriction.pending(record) if one.is_due]
    ruled += [(Irregularity("lead_restriction", one.offender, one.event, ("26",)), "lead_restriction") for one in leads]
    return tuple(ruled)


def _entangled(record: TableRecord) -> list[tuple[Irregularity, str]]:
    """Three irregular calls in a row before anybody ruled: what follows for the later ones depends on each ruling in
    ways that are not all sorted out here, so the director is told to look at what stands."""
    irregular = {one.event: one.seat for one in record.irregularities}
    run = 0
    for number, event in enumerate(record.events):
        if isinstance(event, Called):
            run = run + 1 if number in irregular else 0
        elif isinstance(event, Accepted | Obliged | Withdrawn):
            run = 0
        if run == 3:
            return [(Irregularity(ENTANGLED, irregular[number], number, ()), ENTANGLED)]
    return []


def incidents_at(record: TableRecord, kind: str) -> tuple[Irregularity, ...]:
    """The incidents of that kind, by the incident's name or the record's own."""
    named = [found for found, ruled in incidents(record) if ruled == kind]
    return tuple(dict.fromkeys([*named, *(one for one in record.irregularities if one.kind == kind)]))


def _is_ruled_elsewhere(record: TableRecord, found: Irregularity) -> bool:
    here = [one for one in record.irregularities if one.event == found.event]
    match found.kind:
        case "card_exposed_in_auction":
            return exposed_card.shown(record, found)[0] != found  # all of one player's cards are one case
        case kind if kind in _ONE_CALL:
            before = _ONE_CALL[: _ONE_CALL.index(kind)]
            if kind == "call_changed" and went_under(record, found.event, SLIP):
                before = ()
            return (
                any(one.kind in before and not _is_dealt_with(record, one) for one in here)
                or _is_early_replacement(record, found)
                or _is_changed_since(record, found)
                or _is_second_attempt(record, found)
                or _costs_a_turn(record, found)
                or _is_in_his_turn(record, found)
                or _went_with_another(record, found)
            )
        case _:
            return False


def _is_dealt_with(record: TableRecord, found: Irregularity) -> bool:
    """Whether it leaves the rest of what is irregular about its call to be ruled."""
    return _is_settled_change(record, found) or _is_in_his_turn(record, found)


def _is_settled_change(record: TableRecord, found: Irregularity) -> bool:
    """A slip put right: the call that was meant is ruled as any call (25A1), unless it was taken back before."""
    gone = [withdrawal(record, first) for one, first in changes(record) if one == found]
    own = withdrawal(record, found.event)
    return any(back is not None and within(back[1], (SLIP,)) and (own is None or own[0] > back[0]) for back in gone)


def _is_open_bid(record: TableRecord, event: int, before: int) -> bool:
    """Whether that call was insufficient, with nothing else irregular about it, and not accepted by then; another
    insufficient bid put in for one is ruled with that one."""
    here = [one for one in record.irregularities if one.event == event]
    kinds = {one.kind for one in here}
    if "insufficient_bid" not in kinds or kinds & set(_ONE_CALL[:-2]) or was_accepted(record, event, before):
        return False
    return not any(_is_second_attempt(record, one) for one in here)


def _is_early_replacement(record: TableRecord, found: Irregularity) -> bool:
    """A change of an insufficient bid before the ruling: the Law on insufficient bids rules on both (27C)."""
    return any(one == found and _is_open_bid(record, first, one.event) for one, first in changes(record))


def _is_changed_since(record: TableRecord, found: Irregularity) -> bool:
    """Its player has changed the call: the change is ruled first, and this one only if the change is refused."""
    for change, first in changes(record):
        if first != found.event or not _lives_on(record, change) or was_accepted(record, first, change.event):
            continue
        if found.kind == "call_changed" and went_under(record, found.event, SLIP):
            continue  # the change that was meant is ruled now, with what it changed
        if not _is_open_bid(record, first, change.event) or _is_changed_since(record, change):
            return True
    return False


def _lives_on(record: TableRecord, change: Irregularity) -> bool:
    """Whether a change was not refused: the call stands, or one that was accepted or meant in its place."""
    last = last_meant(record, change.event)
    return withdrawal(record, last) is None or went_under(record, last, "25B1", SLIP)


def _is_second_attempt(record: TableRecord, found: Irregularity) -> bool:
    """Another insufficient bid put in for one (27B4); a third one is a case of its own."""
    if found.kind != "insufficient_bid":
        return False
    earlier = (one for one in record.irregularities if one.event < found.event and one.kind == found.kind)
    for one in earlier:
        new = insufficient_bid.replacement(record, one) if one.seat is found.seat else None
        if new is not None and new.event == found.event and kind_of(record, one) == found.kind:
            return True
    return False


def _is_in_his_turn(record: TableRecord, found: Irregularity) -> bool:
    """A call by the player whose turn it was, made over his partner's out of rotation: in turn, unless that one is
    accepted."""
    if found.kind != "call_out_of_rotation":
        return False
    for one in record.irregularities:
        if one.kind == found.kind and one.event < found.event and one.seat is found.seat.partner:
            call = CallMade.of(record, one)
            first = call.first_since(one.seat.lho, found.seat)
            in_turn = call.before.turn is found.seat and first is not None and first.event == found.event
            if in_turn and not within(call.law, ("25",)):  # not changed by its player
                return call.acceptance is None
    return False


def _costs_a_turn(record: TableRecord, found: Irregularity) -> bool:
    """A pass out of rotation that was one of the three by which a player lost his turn (17D3), and not ruled before."""
    if found.kind != "call_out_of_rotation" or CallMade.of(record, found).acceptance is not None:
        return False
    lost = (one for one in record.irregularities if one.kind == "turn_lost_by_passes")
    return any(made.event == found.event for one in lost for made in rotation_passes.out_of_rotation(record, one))


def _went_with_another(record: TableRecord, found: Irregularity) -> bool:
    """It was cancelled together with another call before anybody had to rule on it."""
    gone = withdrawal(record, found.event)
    if gone is None or not within(gone[1], _GOES_WITH) or within(gone[1], _OWN.get(plain_kind(record, found), ())):
        return False
    call = CallMade.of(record, found)
    return within(gone[1], ("29A",)) or call.first_since(found.seat.lho) is None
