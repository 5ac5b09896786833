"""A call out of rotation in a record (28-32): whose turn it was, who has called since, what right-hand opponent did."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import CallMade, calls_between, known, must_pass, within
from arbitro.model import PASS, Seat
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity

LAWS = ("23", "28", "29", "30", "31", "32")
INADMISSIBLE = {"inadmissible_double", "inadmissible_redouble"}


def passed(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `pass_out_of_rotation` that the record holds."""
    call = CallMade.of(record, found)
    bid_before = any(made.call.is_bid for made in call.before.auction)
    return _road(call) | known(rotation__bid_before=bid_before) | _at_lho(call)


def bid(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `bid_out_of_rotation` that the record holds."""
    call = CallMade.of(record, found)
    return _road(call) | _at_lho(call) | known(rotation__repeat_legal=_repeat_legal(call))


def doubled(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `double_out_of_rotation` that the record holds."""
    call = CallMade.of(record, found)
    return _road(call) | known(rotation__admissible=not call.kinds() & INADMISSIBLE)


def is_repeated(call: CallMade) -> bool:
    """A bid or double that its player had to make again in his turn, and did (31A1, 32A1)."""
    refused = "call_out_of_rotation" in call.kinds() and within(call.law, ("29",)) and call.call is not PASS
    if not refused or _turn(call) != "rho" or _rho_action(call) != "pass":
        return False
    return call.next_own is not None and call.next_own.call is call.call


def _road(call: CallMade) -> dict[str, Value]:
    """From the call to its cancellation, and right-hand opponent's call after that."""
    turn = _turn(call)
    rightful = call.before.turn
    said = known(rotation__slip=call.slip(*LAWS), rotation__turn=turn)
    if turn == "rho":
        said |= known(rotation__rho_must_pass=must_pass(call.record, call.seat.rho, call.event))
    if turn in ("rho", "partner") and rightful is not None:
        said |= known(rotation__since=_since(call, rightful))
    if call.accepted:
        said |= known(rotation__accepted=True)
        if turn == "partner" and said.get("rotation.since") == "rightful":
            said |= known(rotation__still_open=True)
    elif not within(call.law, ("28",)) and call.is_withdrawn_under(*LAWS):
        said |= known(rotation__accepted=False) | call.judged
        if turn == "rho":
            said |= known(rotation__rho_action=_rho_action(call))
    return said | call.offender_defends


def _turn(call: CallMade) -> str | None:
    seat = call.seat
    turns = {seat.rho: "rho", seat.partner: "partner", seat.lho: "lho"}
    rightful = call.before.turn
    return None if rightful is None else turns.get(rightful)


def _since(call: CallMade, rightful: Seat) -> str | None:
    """The first of left-hand opponent and the player in turn who has called since."""
    first = call.first_since(call.seat.lho, rightful)
    if first is None:
        return "nobody" if call.is_settled else None
    return "lho" if first.seat is call.seat.lho else "rightful"


def _at_lho(call: CallMade) -> dict[str, Value]:
    """At left-hand opponent's turn: whether the offender had called before, and whether that opponent has since."""
    if _turn(call) != "lho":
        return {}
    before = any(made.seat is call.seat for made in call.before.auction)
    called = call.called_since(call.seat.lho)
    own_turn = "own_turn" if called and within(call.law, ("28B",)) else None
    return known(rotation__called_before=before, rotation__lho_called=called, rotation__lho_meant=own_turn)


def _rho_action(call: CallMade) -> str | None:
    """What right-hand opponent did in his turn, once the call was cancelled."""
    later = calls_between(call.record, call.until, len(call.record.events))
    made = next((one for one in later if one.seat is call.seat.rho), None)
    if made is None:
        return None
    return "illegal" if call.kinds(made.event) else "pass" if made.call is PASS else "acts"


def _repeat_legal(call: CallMade) -> bool | None:
    """Whether the bid is legal over right-hand opponent's pass, with the auction as it stood."""
    if _turn(call) != "rho":
        return None
    return call.before.bidding.after(PASS).fault(call.call) is None
