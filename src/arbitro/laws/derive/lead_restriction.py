"""The lead after a withdrawn call, in a record (26): whose may be restricted, and which suits the offender named."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Value
from arbitro.laws.derive import rotation
from arbitro.laws.derive.calls import NOT_COMPARABLE, CallMade, caller, known, within
from arbitro.model import PASS, Seat, Suit
from arbitro.table.events import Called, Noted, NoteKind, Obliged, Played, Withdrawn
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity, Phase, Trick

_OFFENDERS = ("21B2", "25B", "27", "29", "30", "31", "32", "36B", "37", "38", "39")  # whose player offended
_LOST_TURN = ("17D3", "17E2")
_FREE = ("25A", "27B1", "28B", "29A", "30A", "31A1", "32A1", "36A", "37A", "39B")  # the Law itself leaves the lead free
_COMPARABLE = ("23B", "26A", "30B1(b)(i)", "31A2(a)", "32A2(a)")
_BOUND = (*NOT_COMPARABLE, "37B", "38C")


@dataclass(frozen=True, slots=True)
class Restriction:
    """A lead that declarer may be able to restrict: at the first turn of `leader` to lead.

    event: the offender's call that was withdrawn. named: the suits that the offender bid in the legal auction;
    what his calls specified is more, or less, where they were artificial. turn: where they stand, 'first' or 'kept';
    empty while his lead is still to come.
    """

    offender: Seat
    event: int
    law: str
    named: tuple[Suit, ...]
    turn: str = ""

    @property
    def leader(self) -> Seat:
        return self.offender.partner

    @property
    def is_due(self) -> bool:
        return bool(self.turn)


def pending(record: TableRecord) -> tuple[Restriction, ...]:
    """Every restriction that is to come or in force, one for each offender: his last call that was withdrawn and that
    no Law leaves free."""
    state = record.state
    if state.contract is None or state.phase is Phase.OVER:
        return ()
    found: dict[Seat, Restriction] = {}
    for event, law in _withdrawn(record):
        made = record.events[event]
        assert isinstance(made, Called)
        offender = caller(record, event, made)
        turn = _turn(record, offender)
        if offender.side is not state.contract.declarer.side and turn != "lost":
            found[offender] = Restriction(offender, event, law, named(record, offender), "" if turn is None else turn)
    return tuple(found.values())


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `lead_restriction` about the offender of that withdrawn call."""
    offender = found.seat
    withdrawn = [
        event
        for event, law in _withdrawn(record)
        if isinstance(made := record.events[event], Called) and caller(record, event, made) is offender
    ]
    turn = _turn(record, offender)
    return known(
        lead__freed=_freed(record, found),
        lead__turn="declaring" if _declares(record, offender) else turn,
        lead__all_specified=_all_specified(record, offender),
        lead__several=len(withdrawn) > 1,
        lead__penalty_card=_penalty_card(record, offender),
        lead__broken=False if _is_to_lead(record, offender.partner) else None,
    )


def named(record: TableRecord, offender: Seat) -> tuple[Suit, ...]:
    """The suits that a player bid in the legal auction, from low to high."""
    bid = {made.call.denomination for made in record.state.auction if made.seat is offender}
    return tuple(suit for suit in Suit if any(one is not None and one.suit is suit for one in bid))


def _withdrawn(record: TableRecord) -> list[tuple[int, str]]:
    """The calls taken back for an offence of their player, with the law named; not those that a Law leaves free."""
    irregular = {one.event for one in record.irregularities}
    calls: list[tuple[int, str]] = []
    for event in record.events:
        if not isinstance(event, Withdrawn) or not 0 <= event.event < len(record.events):
            continue
        made = record.events[event.event]
        own = within(event.law, _OFFENDERS)
        if not event.law or within(event.law, _LOST_TURN):  # of the passes cancelled, only those out of rotation
            own = event.event in irregular
        if not (isinstance(made, Called) and own) or within(event.law, _FREE):
            continue
        if rotation.is_repeated(CallMade(record, caller(record, event.event, made), event.event)):
            continue
        if not within(event.law, ("39",)) or not _is_harmless(record, event.event, made):
            calls.append((event.event, event.law))
    return sorted(set(calls))


def _is_harmless(record: TableRecord, number: int, made: Called) -> bool:
    """A call after the final pass that costs nothing: a pass, or one that left-hand opponent called over (39B)."""
    call = CallMade(record, caller(record, number, made), number)
    return made.call is PASS or bool(call.called_since(call.seat.lho))


def _freed(record: TableRecord, found: Irregularity) -> str | None:
    """Whether something leaves the lead free, as far as the laws named in the record tell."""
    laws = [event.law for event in record.events if isinstance(event, Withdrawn) and event.event == found.event]
    laws += [
        event.law
        for event in record.events[found.event :]
        if isinstance(event, Obliged) and event.seat.side is found.seat.side
    ]
    for value, covered in (("law", _FREE), ("nothing", _BOUND), ("comparable", _COMPARABLE)):
        if any(within(law, covered) for law in laws):
            return value
    return None


def _declares(record: TableRecord, offender: Seat) -> bool:
    contract = record.state.contract
    return contract is not None and contract.declarer.side is offender.side


def _turn(record: TableRecord, offender: Seat) -> str | None:
    """Where the lead of the offender's partner stands; None while his first one is still to come."""
    state, leader = record.state, offender.partner
    led = [trick for trick in state.tricks if trick.leader is leader]
    on_lead = _is_to_lead(record, leader)
    if not led:
        return "first" if on_lead and state.phase in (Phase.OPENING_LEAD, Phase.PLAY) else None
    run = all(trick.number == led[0].number + i for i, trick in enumerate(led))
    going_on = led[-1] is state.tricks[-1] and (on_lead or led[-1].winner is None)
    if not (run and going_on):
        return "lost"
    return "first" if len(led) == 1 and led[0].winner is None else "kept"


def _is_to_lead(record: TableRecord, leader: Seat) -> bool:
    """Whether it is his turn to lead, so that he has not broken anything with it yet."""
    return record.state.turn is leader and not _is_open(record.state.tricks)


def _is_open(tricks: tuple[Trick, ...]) -> bool:
    return bool(tricks) and tricks[-1].winner is None


def _all_specified(record: TableRecord, offender: Seat) -> bool | None:
    """Whether he showed all four suits: of one who only passed it is known that he did not."""
    own = [made.call for made in record.state.auction if made.seat is offender]
    return False if all(call is PASS for call in own) else None


def _penalty_card(record: TableRecord, offender: Seat) -> bool | None:
    """Whether he has a major penalty card on the table: no, if he showed no card and took none back."""
    shown = any(one.seat is offender and isinstance(record.events[one.event], Played) for one in record.irregularities)
    noted = any(
        isinstance(event, Noted) and event.kind is NoteKind.CARD_EXPOSED and event.seat in (offender, None)
        for event in record.events
    )
    back = any(
        isinstance(event, Withdrawn)
        and 0 <= event.event < len(record.events)
        and isinstance(record.events[event.event], Played)
        for event in record.events
    )
    return None if shown or noted or back else False
