"""What a ruling writes into the record, so that the auction goes on there: calls taken back, and who must pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from arbitro.inquiry.binding import Binding
from arbitro.inquiry.inquiry import Ruling
from arbitro.laws.core import Role
from arbitro.laws.derive import exposed_card, insufficient_bid, rotation_passes
from arbitro.laws.derive.calls import CallMade, calls_between, first_call, last_meant
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
    LaterCallsCancelled,
    MustPassIfReopened,
    MustPassOnce,
    MustPassThroughout,
    MustRepeatCall,
    MustReplaceCall,
    PassPutIn,
    RuleAsUnintended,
    SecondCallAccepted,
    SecondCallCancelled,
    TreatedAsLegal,
)
from arbitro.model import PASS, Seat, Side
from arbitro.table.auction import AuctionCall
from arbitro.table.events import Accepted, Called, Event, Obliged, Withdrawn
from arbitro.table.irregularity import Irregularity
from arbitro.table.record import TableRecord

_THIS = (
    MustReplaceCall,
    EarlyReplacementCounts,
    CountsAsNeverMade,
    CallCancelled,
    PassPutIn,
    CallsAfterAuctionCancelled,
)
_THIS_AND_LATER = (CancelledAsIfNever, CallAndLaterCancelled)


def applied(record: TableRecord, found: Irregularity, ruling: Ruling) -> tuple[Event, ...]:
    """The events that this ruling still has to add to the record: what it has added before is left out.

    First the calls taken back, the last one first; then a call accepted, or a pass that is put in; then who must pass,
    or repeat his call. A duty for one turn is not written once that turn has gone by.
    """
    back: dict[int, str] = {}
    put_in: list[Event] = []
    duties: list[Obliged] = []
    for finding in ruling.outcomes:
        law = finding.laws[0]
        back = dict.fromkeys(_taken_back(record, found, finding.outcome), law) | back
        if isinstance(finding.outcome, TreatedAsLegal | SecondCallAccepted):
            put_in += [Accepted(event, law) for event in _accepted(record, found, finding.slot.key, ruling)]
        if isinstance(finding.outcome, PassPutIn) and not _has_called_again(record, found):
            put_in.append(Called(PASS, found.seat))
        duties += _bound(record, found, finding.outcome, law)
    gone = {event.event for event in record.events if isinstance(event, Withdrawn)}
    said = {event for event in record.events[found.event :] if isinstance(event, Obliged)}
    taken = [Withdrawn(number, back[number]) for number in sorted(back, reverse=True) if number not in gone]
    new = [duty for duty in dict.fromkeys(duties) if duty not in said]
    return (*taken, *put_in, *new)


def _accepted(record: TableRecord, found: Irregularity, slot: str, ruling: Ruling) -> tuple[int, ...]:
    """The call that the outcome of that slot lets stand, where nothing says so yet: no call over it that stands."""
    event = found.event
    if slot == "insufficient.replacement":
        new = insufficient_bid.replacement(record, found)
        event = new.event if new is not None else event
    call = CallMade(record, found.seat, event)
    settled = call.acceptance is not None or call.withdrawal is not None
    alone = any(isinstance(finding.outcome, LaterCallsCancelled) for finding in ruling.outcomes)
    return (event,) if not settled and (alone or call.first_since(found.seat.lho) is None) else ()


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
    if isinstance(outcome, LaterCallsCancelled):
        return [made.event for made in CallMade.of(record, found).since]
    if isinstance(outcome, BackToSkippedPlayer):
        return [made.event for made in rotation_passes.cancelled(record, found)]
    if isinstance(outcome, SecondCallAccepted):  # with those that he had changed before
        return [first.event for first in _changed(record, found)]
    if isinstance(outcome, IntendedCallReplaces):
        return [first.event for first in _changed(record, found)][:1]
    if isinstance(outcome, SecondCallCancelled | FirstCallRuledNow) and found.kind == "call_changed":
        return (last_meant(record, found.event),)
    if isinstance(outcome, ChooseAgain | SecondCallCancelled):
        new = insufficient_bid.replacement(record, found)
        return () if new is None else (new.event,)
    return ()


def _changed(record: TableRecord, found: Irregularity) -> Iterator[AuctionCall]:
    """The call that this one changed, and those that its player had changed before, the last one first."""
    first = first_call(record, found.seat, found.event)
    while first is not None:
        yield first
        first = first_call(record, found.seat, first.event)


def _over_slip(record: TableRecord, found: Irregularity) -> Iterable[int]:
    """The calls made over the slip that this call put right: they go where it goes back."""
    standing = [made.event for made in record.state.auction]
    after = standing[standing.index(found.event) + 1 :] if found.event in standing else []
    return [event for event in after if event < found.event]


def _has_called_again(record: TableRecord, found: Irregularity) -> bool:
    later = calls_between(record, found.event + 1, len(record.events))
    return any(made.seat is found.seat for made in later)


def _bound(record: TableRecord, found: Irregularity, outcome: object, law: str) -> list[Obliged]:
    """Who must pass by the outcome, or repeat his call, and for how long."""
    binding = Binding(found.seat)
    match outcome:
        case MustPassOnce(who=who) | MustPassIfReopened(who=who):
            return [Obliged(seat, law=law) for seat in _seats(binding, who) if _has_his_turn(record, found, seat)]
        case MustRepeatCall(who=who):
            call = CallMade.of(record, found).call
            seats = [seat for seat in _seats(binding, who) if _has_his_turn(record, found, seat)]
            return [Obliged(seat, law=law, call=call) for seat in seats]
        case MustPassThroughout(who=who):
            return [Obliged(seat, True, law) for seat in _seats(binding, who)]
        case BothMustPassThroughout(side=side):
            return [Obliged(seat, True, law) for seat in _seats(binding, side)]
        case _:
            return []


def _has_his_turn(record: TableRecord, found: Irregularity, seat: Seat) -> bool:
    """Whether the one turn of that player at which he is bound is still to come: the offender's after his call was
    cancelled, his partner's after the call put in for it or after the card shown."""
    if found.kind == "card_exposed_in_auction" or not isinstance(record.events[found.event], Called):
        since: int | None = max(one.event for one in (found, *exposed_card.shown(record, found)))
    else:
        call = CallMade.of(record, found)
        again = calls_between(record, call.until, len(record.events))
        own = next((made.event for made in again if made.seat is found.seat), None)
        since = call.until if seat is found.seat else own
    if since is None:
        return False
    return all(made.seat is not seat for made in calls_between(record, since + 1, len(record.events)))


def _seats(binding: Binding, role: Role) -> tuple[Seat, ...]:
    bound = binding.of(role)
    return bound.seats if isinstance(bound, Side) else () if bound is None else (bound,)
