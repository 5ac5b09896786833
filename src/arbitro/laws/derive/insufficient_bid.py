"""An insufficient bid in a record (27): accepted by the next call, replaced before the ruling, or after it."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import CallMade, calls_between, changes, known, went_under, withdrawal
from arbitro.model import PASS
from arbitro.table.auction import AuctionCall
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity

LAWS = ("23", "26", "27")


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `insufficient_bid` that the record holds."""
    bid = CallMade.of(record, found)
    said = known(insufficient__slip=bid.slip(*LAWS))
    if said == {"insufficient.slip": True}:
        return said
    accepting, early = bid.first_since(found.seat.lho), _early(bid)
    accepts = accepting is not None and (early is None or accepting.event < early.event)
    said |= known(insufficient__lho_called=True if accepts else _nobody(bid, early))
    if accepts:
        return said | bid.offender_defends
    new = replacement(record, found)
    said |= known(insufficient__replaced=_replaced(bid, early, new), insufficient__accepted=_accepted(bid, early))
    if new is not None:
        said |= _replacement(record, bid, new)
    return said | bid.offender_defends


def replacement(record: TableRecord, found: Irregularity) -> AuctionCall | None:
    """The call put in its place, or attempted: before the ruling or after it."""
    bid = CallMade.of(record, found)
    if bid.slip(*LAWS):
        return None  # what he meant is ruled as any call (25A1)
    early, accepting = _early(bid), bid.first_since(found.seat.lho)
    if early is not None and (accepting is None or early.event < accepting.event):
        return early
    new = bid.next_own if bid.is_withdrawn_under(*LAWS) else None
    return _settled(record, new) if new is not None and new.event > bid.until else None


def _settled(record: TableRecord, made: AuctionCall) -> AuctionCall | None:
    """The call that stands where its player has changed it once more (25); None while that is open."""
    for change, first in changes(record):
        if first == made.event and withdrawal(record, change.event) is None:
            [second] = calls_between(record, change.event, change.event + 1)
            return _settled(record, second) if went_under(record, first, "25") else None
    return made


def _early(bid: CallMade) -> AuctionCall | None:
    """What he put in before the ruling; of several the one that a ruling let stand."""
    own = (made for made in bid.since if made.seat is bid.seat)
    return next((made for made in own if not went_under(bid.record, made.event, "25")), None)


def _nobody(bid: CallMade, early: AuctionCall | None) -> bool | None:
    return False if early is not None or bid.is_settled else None


def _replaced(bid: CallMade, early: AuctionCall | None, new: AuctionCall | None) -> bool | None:
    """Whether he put in another call before the ruling; a record in which he took the bid back himself may not say."""
    if early is not None or bid.law.startswith("27C"):
        return True
    if bid.withdrawal is None:
        return False if bid.is_settled else None
    return False if bid.law or new is None else None


def _accepted(bid: CallMade, early: AuctionCall | None) -> bool | None:
    """What left-hand opponent chose: the bid was taken back, or it was the early replacement that went."""
    if bid.accepted or bid.is_withdrawn_under(*LAWS):
        return bid.accepted or False
    return True if early is not None and went_under(bid.record, early.event, "27C") else None


def _replacement(record: TableRecord, bid: CallMade, new: AuctionCall) -> dict[str, Value]:
    if "insufficient_bid" in bid.kinds(new.event):
        second = CallMade(record, new.seat, new.event)
        over = second.called_since(new.seat.lho)
        went = second.is_withdrawn_under(*LAWS)
        accepted = True if over or second.accepted else False if went else None
        return known(insufficient__replacement="insufficient", insufficient__second_accepted=accepted)
    how = "bid" if new.call.is_bid else "pass" if new.call is PASS else "double"
    said = bid.judged
    lowest = known(insufficient__lowest_same=False) if said and how == "bid" else {}
    return known(insufficient__replacement=how) | said | lowest
