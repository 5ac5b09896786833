"""A second call by a player over his own, in a record (25): what stands until left-hand opponent has chosen."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import CallMade, first_call, known, was_accepted, withdrawal, within
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
    """The facts of the kind `call_changed` that the record holds; why he changed it no record tells."""
    second, first = CallMade.of(record, found), first_call(record, found.seat, found.event)
    said = known(change__period_over=False, change__second_made=True)
    if first is not None:  # nobody has called between the two
        said |= known(change__partner_called=False, change__lho_called=False)
        illegal = second.kinds(first.event) & ILLEGAL and not was_accepted(record, first.event, found.event)
        said |= known(change__first_illegal=bool(illegal))
    said |= known(
        change__lho_over=_nobody_over(second),
        change__lho_accepts=_accepted(second, first),
    )
    return said | second.offender_defends


def _nobody_over(second: CallMade) -> bool | None:
    """That left-hand opponent has not called over it; if he has, whether on purpose the record does not say."""
    return False if second.called_since(second.seat.lho) is False else None


def _accepted(second: CallMade, first: AuctionCall | None) -> bool | None:
    if second.accepted or second.is_withdrawn_under("25B"):
        return second.accepted or False
    gone = withdrawal(second.record, first.event) if first is not None else None
    return True if gone is not None and within(gone[1], ("25B1",)) else None
