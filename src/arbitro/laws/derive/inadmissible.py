"""Inadmissible calls in a record (35-39): has left-hand opponent called, was the player barred, had the play begun."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import CallMade, known
from arbitro.laws.derive.rotation import INADMISSIBLE
from arbitro.model import PASS
from arbitro.table.events import AttentionDrawn, DirectorCalled, Played, Withdrawn
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity

DOUBLE_LAWS = ("26", "32", "36", "37B")
BARRED_LAWS = ("37",)
AFTER_LAWS = ("39",)


def double(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `double_inadmissible` that the record holds."""
    call = CallMade.of(record, found)
    said = known(
        inadmissible__lead_faced=_lead_faced(call),
        inadmissible__slip=call.slip(*DOUBLE_LAWS),
        inadmissible__lho_called=call.called_since(call.seat.lho),
        inadmissible__must_pass=call.must_pass,
        inadmissible__in_turn="call_out_of_rotation" not in call.kinds(),
    )
    return said | call.offender_defends


def barred(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `call_when_barred` that the record holds."""
    call = CallMade.of(record, found)
    duty = call.before.must_pass(found.seat)
    said = known(
        inadmissible__slip=call.slip(*BARRED_LAWS),
        inadmissible__breaks_19=bool(call.kinds() & INADMISSIBLE),
        inadmissible__lho_called=call.called_since(call.seat.lho),
        inadmissible__throughout=None if duty is None else duty.throughout,
        inadmissible__in_turn="call_out_of_rotation" not in call.kinds(),
    )
    return said | call.offender_defends


def after_auction(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `call_after_auction` that the record holds."""
    call = CallMade.of(record, found)
    contract = call.before.contract
    said = known(
        inadmissible__passed=call.call is PASS,
        inadmissible__lho_called=call.called_since(call.seat.lho),
        inadmissible__slip=call.slip(*AFTER_LAWS),
    )
    if contract is not None:
        declaring = contract.declarer.side is found.seat.side
        said |= known(inadmissible__by="declaring_side" if declaring else "defender")
    return said


def _lead_faced(call: CallMade) -> bool | None:
    """Whether attention was drawn to it only after the opening lead was faced."""
    faced = False
    for event in call.record.events[call.event + 1 :]:
        match event:
            case Played():
                faced = True
            case AttentionDrawn(event=about) if about in (None, call.event):
                return faced
            case DirectorCalled():
                return faced
            case Withdrawn(event=back) if back == call.event:
                return faced
            case _:
                pass
    return None if faced or not call.is_settled else False
