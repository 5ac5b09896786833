"""What a ruling writes into the record, so that the auction goes on there: calls taken back, and who must pass."""

from __future__ import annotations

from collections.abc import Iterable

from arbitro.inquiry.binding import Binding
from arbitro.inquiry.inquiry import Ruling
from arbitro.laws.core import Role
from arbitro.laws.derive import insufficient_bid, rotation_passes
from arbitro.laws.derive.calls import CallMade, calls_between, first_call
from arbitro.laws.outcomes import (
    AuctionGoesBack,
    BackToSkippedPlayer,
    BothMustPassThroughout,
    CallAndLaterCancelled,
    CallCancelled,
    CallsAfterAuctionCancelled,
    CancelledAsIfNever,
    ChooseAgain,
    CountsAsNeverMade,
    EarlyReplacementCounts,
    FirstCallRuledNow,
    IntendedCallReplaces,
    MustPassIfReopened,
    MustPassOnce,
    MustPassThroughout,
    MustReplaceCall,
    PassPutIn,
    RuleAsUnintended,
    SecondCallAccepted,
    SecondCallCancelled,
    TreatedAsLegal,
)
from arbitro.model import PASS, Seat, Side
from arbitro.table.events import Accepted, Called, Event, Obliged, Withdrawn
from arbitro.table.irregularity import Irregularity
from arbitro.table.record import TableRecord

_THIS = (
    MustReplaceCall,
    EarlyReplacementCounts,
    CountsAsNeverMade,
    CallCancelled,
    PassPutIn,
    FirstCallRuledNow,
    CallsAfterAuctionCancelled,
)
_THIS_AND_LATER = (CancelledAsIfNever, CallAndLaterCancelled)


def applied(record: TableRecord, found: Irregularity, ruling: Ruling) -> tuple[Event, ...]:
    """The events that this ruling still has to add to the record: what it has added before is left out.

    First the calls taken back, the last one first; then a call accepted, or a pass that is put in; then who must pass.
    """
    binding = Binding(found.seat)
    back: dict[int, str] = {}
    put_in: list[Event] = []
    duties: list[Obliged] = []
    for finding in ruling.outcomes:
        law = finding.laws[0]
        back = dict.fromkeys(_taken_back(record, found, finding.outcome), law) | back
        if isinstance(finding.outcome, TreatedAsLegal | SecondCallAccepted):
            put_in += [Accepted(event, law) for event in _accepted(record, found, finding.slot.key)]
        if isinstance(finding.outcome, PassPutIn) and not _has_called_again(record, found):
            put_in.append(Called(PASS, found.seat))
        duties += [Obliged(seat, throughout, law) for seat, throughout in _bound(finding.outcome, binding)]
    gone = {event.event for event in record.events if isinstance(event, Withdrawn)}
    said = {event for event in record.events[found.event :] if isinstance(event, Obliged)}
    taken = [Withdrawn(number, back[number]) for number in sorted(back, reverse=True) if number not in gone]
    new = [duty for duty in dict.fromkeys(duties) if duty not in said]
    return (*taken, *put_in, *new)


def _accepted(record: TableRecord, found: Irregularity, slot: str) -> tuple[int, ...]:
    """The call that the outcome of that slot lets stand, where nobody has called over it and nothing says so yet."""
    event = found.event
    if slot == "insufficient.replacement":
        new = insufficient_bid.replacement(record, found)
        event = new.event if new is not None else event
    call = CallMade(record, found.seat, event)
    return (event,) if call.acceptance is None and call.first_since(found.seat.lho) is None else ()


def _taken_back(record: TableRecord, found: Irregularity, outcome: object) -> Iterable[int]:
    """The events that the outcome takes back."""
    if isinstance(outcome, AuctionGoesBack):
        return (found.event, *_over_slip(record, found))
    if isinstance(outcome, RuleAsUnintended):  # until his partner calls (25A4)
        too_late = CallMade.of(record, found).first_since(found.seat.partner) is not None
        return () if too_late else (found.event,)
    if isinstance(outcome, _THIS):
        return (found.event,)
    if isinstance(outcome, _THIS_AND_LATER):
        return [found.event, *(made.event for made in CallMade.of(record, found).since)]
    if isinstance(outcome, BackToSkippedPlayer):
        return [made.event for made in rotation_passes.cancelled(record, found)]
    if isinstance(outcome, SecondCallAccepted | IntendedCallReplaces):
        first = first_call(record, found.seat, found.event)
        return () if first is None else (first.event,)
    if isinstance(outcome, ChooseAgain | SecondCallCancelled):
        if found.kind == "call_changed":
            return (found.event,)
        new = insufficient_bid.replacement(record, found)
        return () if new is None else (new.event,)
    return ()


def _over_slip(record: TableRecord, found: Irregularity) -> Iterable[int]:
    """The calls made over the slip that this call put right: they go where it goes back."""
    standing = [made.event for made in record.state.auction]
    after = standing[standing.index(found.event) + 1 :] if found.event in standing else []
    return [event for event in after if event < found.event]


def _has_called_again(record: TableRecord, found: Irregularity) -> bool:
    later = calls_between(record, found.event + 1, len(record.events))
    return any(made.seat is found.seat for made in later)


def _bound(outcome: object, binding: Binding) -> list[tuple[Seat, bool]]:
    """Who must pass by the outcome, and whether throughout."""
    match outcome:
        case MustPassOnce(who=who) | MustPassIfReopened(who=who):
            return [(seat, False) for seat in _seats(binding, who)]
        case MustPassThroughout(who=who):
            return [(seat, True) for seat in _seats(binding, who)]
        case BothMustPassThroughout(side=side):
            return [(seat, True) for seat in _seats(binding, side)]
        case _:
            return []


def _seats(binding: Binding, role: Role) -> tuple[Seat, ...]:
    bound = binding.of(role)
    return bound.seats if isinstance(bound, Side) else () if bound is None else (bound,)
