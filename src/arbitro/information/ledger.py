"""The ledger of a board: for each seat, every item of information with its status (Law 16)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from arbitro.errors import InputError
from arbitro.information.carriers import Carrier
from arbitro.information.course import Course
from arbitro.information.entries import entries
from arbitro.information.entry import Entry
from arbitro.information.item import Facts, Item, Reason, Source
from arbitro.information.statuses import Decision, Numbering, check_law, status
from arbitro.model import Seat
from arbitro.table.record import TableRecord


@dataclass(frozen=True, slots=True)
class Finding:
    """A withdrawal about whose information nothing can be said before another question is settled.

    laws: those by which the record finds the event irregular.
    """

    reason: Reason
    event: int
    seat: Seat | None
    laws: tuple[str, ...]


def ledger(
    record: TableRecord, edition: Numbering, upto: int | None = None, *, regulations: Collection[str] = ()
) -> Ledger:
    """The ledger after the first `upto` events of a record, of all of them by default.

    Raises InputError where the record says that information is authorised, or precluded, by something that is
    neither a paragraph of the edition nor one of `regulations`.

        >>> from arbitro.laws.profile import edition
        >>> from arbitro.model import Board
        >>> from arbitro.table import CALLED, Noted, NoteKind
        >>> record = TableRecord(Board.of(1)).add(Noted(NoteKind.HESITATION, Seat.N), CALLED["1S"])
        >>> hesitation, call = ledger(record, edition("2017")).of(Seat.S)[-2:]
        >>> str(hesitation.status), hesitation.laws, call.tainted
        ('unauthorised', ('16B1',), True)
    """
    count = len(record.events) if upto is None else max(0, min(upto, len(record.events)))
    course = Course(record, count, edition.id)
    found = entries(course)
    for entry in found:
        if entry.source in (Source.DECLARED, Source.KNOWN_BEFORE) and entry.law:
            try:
                check_law(entry.law, edition, regulations)
            except InputError as error:
                error.where = f"events[{entry.event}].law"
                raise
    return Ledger(course, found, edition, regulations)


class Ledger:
    """What each seat knows after some events of a record."""

    def __init__(
        self, course: Course, found: tuple[Entry, ...], edition: Numbering, regulations: Collection[str]
    ) -> None:
        self.course, self.entries, self.edition, self._regulations = course, found, edition, regulations
        self._plain = {source: self._decide(Facts(source)) for source in (Source.CALL, Source.PLAY)}

    def of(self, seat: Seat) -> tuple[Item, ...]:
        """The items of a seat: what it knows from the start, then what the events gave it, in their order."""
        return (*self._from_the_start(seat), *self._from_events(seat))

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The withdrawals that no law provides for, or whose offender the record does not show."""
        found = []
        for entry in self.entries:
            if entry.source is Source.WITHDRAWN and entry.by is not None:
                decision = self._decide(_facts(entry, entry.by))
                if decision.reason in (Reason.NO_LEGAL_BASIS, Reason.OFFENDER_UNKNOWN):
                    assert decision.reason is not None
                    found.append(Finding(decision.reason, entry.event, entry.by, self._broken(entry.event)))
        return tuple(found)

    def _broken(self, event: int) -> tuple[str, ...]:
        """The laws by which the whole record finds an event irregular."""
        return tuple(law for one in self.course.state.irregularities if one.event == event for law in one.laws)

    def _decide(self, facts: Facts) -> Decision:
        return status(facts, self.edition, self._regulations)

    def _from_the_start(self, seat: Seat) -> Iterator[Item]:
        own = self._decide(Facts(Source.OWN_HAND, own=True))
        yield Item(Source.OWN_HAND, own.status, own.laws, seat, seat, hand=self.course.own_hand(seat))
        for other, cards in self.course.hidden.items():
            if other is not seat and cards > 0:
                unknown = self._decide(Facts(Source.HAND, known=False))
                yield Item(Source.HAND, unknown.status, unknown.laws, seat, other)
        for source in (Source.PROCEDURE, Source.SCORE, Source.TRAITS, Source.REGULATIONS):
            decision = self._decide(Facts(source))
            yield Item(source, decision.status, decision.laws, seat)

    def _from_events(self, seat: Seat) -> Iterator[Item]:
        for entry in self.entries:
            if entry.is_plain:
                plain = self._plain[entry.source]
                yield Item(
                    entry.source,
                    plain.status,
                    plain.laws,
                    seat,
                    entry.by,
                    entry.event,
                    entry.event,
                    call=entry.call,
                    card=entry.card,
                )
            elif entry.to is not None and entry.to is not seat:
                if entry.by is not seat:
                    unknown = self._decide(Facts(entry.source, known=False))
                    yield Item(entry.source, unknown.status, unknown.laws, seat, event=entry.event, way=entry.way)
            elif seen := _as_seen(entry, seat):
                yield self._item(seen, seat)

    def _item(self, entry: Entry, seat: Seat) -> Item:
        facts = _facts(entry, seat)
        decision = self._decide(facts)
        return Item(
            entry.source,
            decision.status,
            decision.laws,
            seat,
            entry.by,
            entry.event,
            entry.event,
            entry.carrier,
            entry.way,
            entry.call,
            entry.card,
            entry.hand,
            entry.text,
            entry.law if entry.source is Source.WITHDRAWN or entry.withdrawn else "",
            decision.reason,
            entry.gloss,
            entry.penalty,
            entry.tainted_by if facts.tainted else (),
        )


_BESIDE = (
    Source.CARRIER,
    Source.ALERT,
    Source.EXPOSED,
    Source.ELSEWHERE,
    Source.CLAIM,
    Source.DUMMY,
    Source.DESIGNATION,
)


def _as_seen(entry: Entry, seat: Seat) -> Entry | None:
    """The entry as a seat perceives it; None if it tells the seat nothing.

    Nobody learns from his own manner, alert, claim or exposed card. That an alert was missing or unexpected shows to
    the player whose call it was, and to nobody else.
    """
    if entry.by is seat and entry.source in _BESIDE:
        return None
    if entry.by is seat.partner:
        return entry
    if entry.carrier is Carrier.MISSING_ALERT:
        return None
    if entry.carrier is Carrier.UNEXPECTED_ALERT:
        return Entry(Source.ALERT, entry.event, entry.by)
    return entry


def _facts(entry: Entry, seat: Seat) -> Facts:
    """What Law 16 asks about an entry for one seat."""
    by_partner = entry.by is seat.partner and entry.source is not Source.ELSEWHERE
    seen = entry.source is Source.CARD_SEEN
    offends = None if entry.offence is None else entry.offence.of(seat.side)
    return Facts(
        entry.source,
        from_partner=by_partner,
        own=entry.by is seat,
        legal=entry.legal,
        accepted=entry.accepted,
        tainted=by_partner and bool(entry.tainted_by),
        carrier=entry.carrier,
        way=entry.way,
        law=entry.law if entry.source is not Source.KNOWN_BEFORE else "",
        offends=(None if entry.owner is None else False) if seen else offends,
        lifted=entry.lifted,
        no_offender=entry.offence is not None and entry.offence.is_nobodys,
        penalty=entry.penalty,
        withdrawn=entry.withdrawn,
        otherwise=entry.law if entry.source is Source.KNOWN_BEFORE else "",
    )
