"""Withdrawn calls on the desk: struck through in an auction, and what a director is reminded of because of them: who
leads first, what is looked at when the play is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from arbitro.information.withdrawals import is_lifted, offence
from arbitro.inquiry import Binding, Inquiry
from arbitro.language.notation import call_text
from arbitro.language.ruling import who
from arbitro.language.words import Words
from arbitro.laws.core import ALWAYS, Outcome, Role, Section, Stage
from arbitro.laws.derive.calls import caller
from arbitro.laws.derive.lead_restriction import pending
from arbitro.laws.edition import Edition
from arbitro.laws.facts import after_withdrawal as after
from arbitro.laws.outcomes import LeadMayBeForbidden, LeadMayBeRequiredOrForbidden, OneSuitMayBeForbidden
from arbitro.model import Seat
from arbitro.table.events import Called, Withdrawn
from arbitro.table.record import TableRecord
from arbitro.table.state import Phase

_DEFENDS = after.offender_defends(ALWAYS)
_HELPED = after.helped(ALWAYS, "23C", "27D")
_KNOWN = after.could_have_known(ALWAYS)
_MAY_LEAD: dict[type[Outcome], str] = {
    LeadMayBeForbidden: "forbid",
    OneSuitMayBeForbidden: "forbid",
    LeadMayBeRequiredOrForbidden: "choose",
}

# ------------------------------------------------------------------------------------------------ a ruling


def reminders(inquiry: Inquiry, words: Words, goes_on: bool = False) -> list[str]:
    """For each thing to come back to what is to be done then, '' where its question says it as well; goes_on: there is
    no declarer yet, as the ruling takes the auction up again."""
    binding = replace(inquiry.binding, declarer=None) if goes_on and inquiry.binding else inquiry.binding
    return [
        _reminder(watch.fact.key, [outcome for outcome, _ in watch.possible], binding, words)
        for watch in inquiry.ruling.watch
    ]


def _reminder(key: str, possible: list[Outcome], binding: Binding | None, words: Words) -> str:
    side, offender = (who(role, binding) for role in (Role.OFFENDING_SIDE, Role.OFFENDER))
    if key == _DEFENDS.key:
        may = next((_MAY_LEAD[type(outcome)] for outcome in possible if type(outcome) in _MAY_LEAD), "")
        if not may:
            return ""
        leader, by = (who(role, binding) for role in (Role.PARTNER, Role.DECLARER))
        if binding and binding.declarer:
            return words(f"withdrawn-lead-{may}", leader=leader, by=by) if _defends(binding) else ""
        return words(f"withdrawn-if-lead-{may}", side=side, leader=leader)
    if key == _HELPED.key:
        return words("withdrawn-helped", side=side)
    return words("withdrawn-known", who=offender, side=side) if key == _KNOWN.key else ""


def _defends(binding: Binding) -> bool:
    return binding.declarer is not None and binding.declarer.side is not binding.offender.side


def lead_now(inquiry: Inquiry, words: Words) -> str:
    """'East to lead first: South may forbid one suit.', once that is settled and while the play is not over."""
    if inquiry.now >= Stage.END_OF_PLAY:
        return ""
    for finding in inquiry.ruling.outcomes:
        may = _MAY_LEAD.get(type(finding.outcome))
        if may and finding.slot.section is Section.LATER:
            leader, by = (who(role, inquiry.binding) for role in (Role.PARTNER, Role.DECLARER))
            return words(f"withdrawn-lead-{may}", leader=leader, by=by)
    return ""


# ------------------------------------------------------------------------------------------------- a board


@dataclass(frozen=True, slots=True)
class CallView:
    """A call in its cell. gone: it was withdrawn or cancelled."""

    text: str
    marked: bool = False
    gone: bool = False


Cell = tuple[CallView, ...]


def auction_rows(record: TableRecord, words: Words) -> list[list[Cell]]:
    """The auction in four columns from North, in rows as it is written down. A call that does not stand is in the cell
    of the call that its player made next, before it; or in one of its own, where others have called past him."""
    marked = {found.event for found in record.irregularities}
    waiting = list(gone(record))
    rows: list[list[Cell]] = []
    column = 4

    def put(seat: Seat, cell: list[CallView]) -> None:
        nonlocal column
        if seat.position < column:
            rows.append([() for _ in Seat])
        rows[-1][seat.position] = tuple(cell)
        column = seat.position + 1

    def view(number: int, called: Called, is_gone: bool) -> CallView:
        return CallView(call_text(called.call, words.language), number in marked, is_gone)

    def taken(seat: Seat, until: int) -> list[CallView]:
        nonlocal waiting
        cell = [each for each in waiting if each[1] is seat and each[0] < until]
        waiting = [each for each in waiting if each not in cell]
        return [view(number, called, True) for number, _, called in cell]

    last = record.board.dealer.rho
    for call in record.state.auction:
        while (seat := last.lho) is not call.seat:  # a player passed over
            last = seat
            if cell := taken(seat, call.event):
                put(seat, cell)
        last = call.seat
        stands = CallView(call_text(call.call, words.language), call.event in marked)
        put(call.seat, [*taken(call.seat, call.event), stands])
    while waiting:
        seat = waiting[0][1]
        put(seat, taken(seat, len(record.events)))
    return rows


def gone(record: TableRecord) -> Iterator[tuple[int, Seat, Called]]:
    """The calls that do not stand, as they were made: withdrawn, cancelled, or made when the auction was over."""
    stand = {call.event for call in record.state.auction}
    for number, event in enumerate(record.events):
        if isinstance(event, Called) and number not in stand:
            yield number, caller(record, number, event), event


def duties(record: TableRecord, words: Words) -> dict[str, BoardReminder]:
    """By seat: who must pass, or repeat his call, while the auction goes on."""
    found = {}
    for seat in Seat if record.state.phase is Phase.AUCTION else ():
        if duty := record.state.must_pass(seat):
            text = words("withdrawn-must-throughout" if duty.throughout else "withdrawn-must-once")
            found[str(seat)] = BoardReminder(text, (duty.law,) if duty.law else ())
        elif duty := next((one for one in record.state.obliged if one.seat is seat), None):
            text = words("record-must-repeat", call=call_text(duty.call, words.language))
            found[str(seat)] = BoardReminder(text, (duty.law,) if duty.law else ())
    return found


@dataclass(frozen=True, slots=True)
class BoardReminder:
    """What to come back to on a board, and the paragraphs."""

    text: str
    laws: tuple[str, ...]


def may_restrict_lead(inquiry: Inquiry) -> bool:
    """Whether declarer may restrict a lead by this ruling, or may be able to."""
    watched = (outcome for watch in inquiry.ruling.watch for outcome, _ in watch.possible)
    return any(type(o) in _MAY_LEAD for o in (*(f.outcome for f in inquiry.ruling.outcomes), *watched))


def _is_looked_at(inquiry: Inquiry) -> bool:
    return any(watch.fact.key in (_HELPED.key, _KNOWN.key) for watch in inquiry.ruling.watch)


def board_reminders(
    record: TableRecord, laws: Edition, words: Words, settled: Mapping[int, Iterable[Inquiry]]
) -> list[BoardReminder]:
    """The leads that declarer may restrict, now or once there is a contract; and for each side that offended what is
    looked at after the play. settled: by event of the call, the rulings in which nothing is left to be asked now."""
    offenders: dict[Seat, bool] = {}
    looked_at: dict[str, bool] = {}
    for seat, event, is_free in _offenders(record, laws.id):
        ruled = tuple(settled.get(event, ()))
        offenders[seat] = not any(map(may_restrict_lead, ruled)) if ruled else is_free
        side = str(seat.side)
        looked_at[side] = looked_at.get(side, False) or not ruled or any(map(_is_looked_at, ruled))
    lead, after_play = laws.own(_DEFENDS.laws), laws.own((*_HELPED.laws, *_KNOWN.laws))
    lines = []
    if record.state.phase is Phase.AUCTION:
        for seat, is_free in offenders.items():
            if not is_free:
                text = words("withdrawn-look-if-lead", side=str(seat.side), leader=str(seat.partner))
                lines.append(BoardReminder(text, lead))
    for restriction in pending(record):
        if record.state.declarer and not offenders.get(restriction.offender, True):
            text = words("withdrawn-look-lead", leader=str(restriction.leader), by=str(record.state.declarer))
            lines.append(BoardReminder(text, lead))
    for side in (side for side, is_so in looked_at.items() if is_so):
        lines.append(BoardReminder(words("withdrawn-look-after", side=side), after_play))
    return lines


def _offenders(record: TableRecord, edition: str) -> Iterator[tuple[Seat, int, bool]]:
    """Who withdrew a call by his own offence, its event, and whether the law that was named leaves the lead free. Of
    several calls of one player the last one speaks."""
    contract = record.state.contract
    declaring = contract.declarer.side if contract else None
    by_event = {number: seat for number, seat, _ in gone(record)}
    for event in record.events:
        if not isinstance(event, Withdrawn) or (seat := by_event.get(event.event)) is None:
            continue
        found = offence(event.law, seat, event.event, record.irregularities, declaring, edition)
        if found.of(seat.side):
            yield seat, event.event, is_lifted(event.law, True, edition)
