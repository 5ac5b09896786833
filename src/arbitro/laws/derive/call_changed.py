"""A second call by a player over his own, in a record (25): what stands until left-hand opponent has chosen."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import SLIP, CallMade, first_call, known, was_accepted, went_under
from arbitro.table.auction import AuctionCall
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity

LAWS = ("25",)
ILLEGAL = {
    "call_out_of_rotation",
    "call_when_barred",
    "insufficient_bid",
    "inadmissible_double",
    "inadmissible_redouble",
}


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `call_changed` that the record holds; why he changed it only a law named for it tells."""
    second, first = CallMade.of(record, found), first_call(record, found.seat, found.event)
    said = known(change__lho_accepts=_accepted(second, first))
    if first is not None:  # nobody has called between the two
        said |= known(change__since="nobody", change__second=_open(second, first)) | _cause(second, first)
    return said | second.offender_defends


def _cause(second: CallMade, first: AuctionCall) -> dict[str, Value]:
    """By the law under which one of the two calls was taken back; nobody had called, so 25A was open."""
    if went_under(second.record, first.event, SLIP):
        return known(change__cause="slip", change__paused=False)
    changed = any(went_under(second.record, event, "25B") for event in (second.event, first.event))
    return known(change__cause="mind") if changed else {}


def _open(second: CallMade, first: AuctionCall) -> str | None:
    """What the second call is as long as left-hand opponent has not called over it; if he has, whether on purpose the
    record does not say."""
    if second.called_since(second.seat.lho) is not False:
        return None
    illegal = second.kinds(first.event) & ILLEGAL and not was_accepted(second.record, first.event, second.event)
    return "first_illegal" if illegal else "open"


def _accepted(second: CallMade, first: AuctionCall | None) -> bool | None:
    if second.accepted or second.is_withdrawn_under("25B"):
        return second.accepted or False
    return True if first is not None and went_under(second.record, first.event, "25B1") else None
