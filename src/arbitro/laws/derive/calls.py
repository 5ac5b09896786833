"""A call in a record: what stood before it, who has called since, whether and under which law it was taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from arbitro.laws.core import Value
from arbitro.model import Call, Seat
from arbitro.table.auction import AuctionCall
from arbitro.table.events import Accepted, Called, Event, Obliged, Withdrawn
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity, TableState

SLIP = "25A"
NOT_COMPARABLE = ("27B2", "27B3", "27B4", "30B1(b)(ii)", "31A2(b)", "31B2", "32A2(b)", "32B2")


@dataclass(frozen=True)
class CallMade:
    """The call of an event, as the record holds it."""

    record: TableRecord
    seat: Seat
    event: int

    @classmethod
    def of(cls, record: TableRecord, found: Irregularity) -> CallMade:
        return cls(record, found.seat, found.event)

    @property
    def call(self) -> Call:
        made = self.record.events[self.event]
        assert isinstance(made, Called)
        return made.call

    @cached_property
    def before(self) -> TableState:
        """The state just before it; before the call in whose place it came, if it changed one or put a slip right."""
        if "call_changed" in self.kinds() and (first := first_call(self.record, self.seat, self.event)) is not None:
            return CallMade(self.record, self.seat, first.event).before
        if (slip := self._slip_before) is not None:
            return CallMade(self.record, self.seat, slip).before
        return state_before(self.record, self.event)

    @property
    def _slip_before(self) -> int | None:
        """The event of the slip in whose place its player made this call (25A1)."""
        own = [made.event for made in calls_between(self.record, 0, self.event) if made.seat is self.seat]
        for event in reversed(own):
            gone = withdrawal(self.record, event)
            if gone is None or gone[0] > self.event or not within(gone[1], (SLIP, "25B")):
                return None
            if within(gone[1], (SLIP,)):
                return event
        return None

    # -- what became of it

    @cached_property
    def withdrawal(self) -> tuple[int, str] | None:
        """The event by which it was taken back, and the law named for that; None if it was not."""
        return withdrawal(self.record, self.event)

    @cached_property
    def acceptance(self) -> int | None:
        """The event by which left-hand opponent accepted it, if the record says so."""
        later = enumerate(self.record.events[self.event :], self.event)
        return next((at for at, event in later if isinstance(event, Accepted) and event.event == self.event), None)

    @property
    def until(self) -> int:
        """The event by which its case was settled: it was taken back or accepted, or the record ends."""
        ends = (self.withdrawal[0] if self.withdrawal else None, self.acceptance)
        return min((end for end in ends if end is not None), default=len(self.record.events))

    @property
    def accepted(self) -> bool | None:
        """What left-hand opponent chose, where he has called nothing; None if the record does not say."""
        return True if self.acceptance == self.until else None

    @property
    def law(self) -> str:
        return self.withdrawal[1] if self.withdrawal else ""

    def is_withdrawn_under(self, *laws: str) -> bool:
        """Whether it was taken back under one of these, or the record does not say under which."""
        return self.withdrawal is not None and (not self.law or within(self.law, laws))

    def slip(self, *laws: str) -> bool | None:
        """Whether the record says that it was unintended; laws: those that rule on it if it was not."""
        if not self.law:
            return None
        return True if within(self.law, (SLIP,)) else False if within(self.law, laws) else None

    @cached_property
    def is_settled(self) -> bool:
        """Whether what did not happen since is known not to have: the record does not break off in the auction."""
        record = self.record
        broken = (record.contract, record.stated_tricks) != (None, None)
        settled = self.withdrawal is not None or self.acceptance is not None
        return settled or record.state.bidding.is_over or not broken

    # -- who called when

    @cached_property
    def since(self) -> tuple[AuctionCall, ...]:
        """The calls after it until its case was settled, but for those put in for an earlier one."""
        later = calls_between(self.record, self.event + 1, self.until)
        return tuple(made for made in later if not _stands_before(self.record, made, self.event))

    def first_since(self, *seats: Seat) -> AuctionCall | None:
        return next((made for made in self.since if made.seat in seats), None)

    def called_since(self, seat: Seat) -> bool | None:
        """Whether that player has called since; None if the record does not say."""
        return True if self.first_since(seat) else False if self.is_settled else None

    @cached_property
    def next_own(self) -> AuctionCall | None:
        """The next call of the same player: while his case was open, or the one that he put in after it."""
        later = calls_between(self.record, self.event + 1, len(self.record.events))
        return next((made for made in later if made.seat is self.seat), None)

    def kinds(self, event: int | None = None) -> set[str]:
        """Everything irregular about that event, by default about this call."""
        event = self.event if event is None else event
        return {one.kind for one in self.record.irregularities if one.event == event}

    # -- what everybody asks

    @property
    def offender_defends(self) -> dict[str, Value]:
        """Known once there is a contract; nobody defends a board that was passed out."""
        return offender_defends(self.record, self.seat)

    @property
    def judged(self) -> dict[str, Value]:
        """What the director has judged of the call put in, if the record says that he silenced the partner for it."""
        silenced = any(
            isinstance(event, Obliged) and event.seat is self.seat.partner and within(event.law, NOT_COMPARABLE)
            for event in self.record.events[self.event :]
        )
        return {"withdrawal.comparable": "no"} if silenced else {}

    @cached_property
    def must_pass(self) -> bool | None:
        """Whether its player was obliged to pass."""
        return must_pass(self.record, self.seat, self.event)


def withdrawal(record: TableRecord, number: int) -> tuple[int, str] | None:
    """The event by which that event was first taken back, and the law named; None if it was not."""
    for at, event in enumerate(record.events[number + 1 :], number + 1):
        if isinstance(event, Withdrawn) and event.event == number:
            return at, event.law
    return None


def went_under(record: TableRecord, number: int, *laws: str) -> bool:
    """Whether that event was taken back under one of these laws."""
    gone = withdrawal(record, number)
    return gone is not None and within(gone[1], laws)


def first_call(record: TableRecord, seat: Seat, event: int) -> AuctionCall | None:
    """The call that a player changed at that event: the last one that stood, his own."""
    standing = state_before(record, event).auction
    return standing[-1] if standing and standing[-1].seat is seat else None


def changes(record: TableRecord) -> Iterator[tuple[Irregularity, int]]:
    """Every change of call, with the event of the call that was changed."""
    for one in record.irregularities:
        first = first_call(record, one.seat, one.event) if one.kind == "call_changed" else None
        if first is not None:
            yield one, first.event


def last_meant(record: TableRecord, number: int) -> int:
    """The call that came in the place of that one by putting slips right (25A); itself if it was none."""
    if not went_under(record, number, SLIP):
        return number
    [slip] = calls_between(record, number, number + 1)
    own = CallMade(record, slip.seat, number).next_own
    return number if own is None else last_meant(record, own.event)


def state_before(record: TableRecord, number: int) -> TableState:
    """The state just before that call, as the calls before it have been ruled on since, but before it was settled
    itself: a call out of rotation that went back was not there for those who called after it."""
    settled: list[Event] = []
    made = record.events[number]
    seat = caller(record, number, made) if isinstance(made, Called) else None
    for event in record.events[number + 1 :]:
        if not isinstance(event, Withdrawn | Accepted) or not 0 <= event.event < len(record.events):
            continue
        about = record.events[event.event]
        if event.event == number:
            break
        if event.event >= number or not isinstance(about, Called):
            continue
        own = caller(record, event.event, about) is seat and within(event.law, ("25",))  # it was he who changed it
        if not own and (isinstance(event, Accepted) or not _leaves_a_gap(record, event.event, event.law)):
            settled.append(event)
    if not settled:
        return record.state_at(number)
    return replace(record, events=(*record.events[:number], *settled)).state


def _leaves_a_gap(record: TableRecord, number: int, law: str) -> bool:
    """Whether the player of a call that was taken back is to call again in its place."""
    if within(law, (SLIP, "17D", "17E")):  # a pass by which a turn was lost goes back to another player
        return within(law, (SLIP,))
    irregular = {one.kind for one in record.irregularities if one.event == number}
    return not irregular & {"call_out_of_rotation", "call_changed"}


def _stands_before(record: TableRecord, made: AuctionCall, event: int) -> bool:
    """Whether it was put in for a call made before that event and taken back after it."""
    own = [call.event for call in calls_between(record, 0, made.event) if call.seat is made.seat]
    gone = withdrawal(record, own[-1]) if own and own[-1] < event else None
    return gone is not None and event < gone[0] < made.event and _leaves_a_gap(record, own[-1], gone[1])


def was_accepted(record: TableRecord, number: int, before: int) -> bool:
    """Whether the call of that event had been accepted by then, so that it was legal."""
    return any(isinstance(event, Accepted) and event.event == number for event in record.events[:before])


def calls_between(record: TableRecord, start: int, end: int) -> tuple[AuctionCall, ...]:
    """Every call of these events, with its player."""
    return tuple(
        AuctionCall(caller(record, number, event), event.call, number)
        for number, event in enumerate(record.events[start:end], start)
        if isinstance(event, Called)
    )


def caller(record: TableRecord, number: int, event: Called) -> Seat:
    """Who made a call."""
    if event.seat is not None:
        return event.seat
    after = record.state_at(number + 1)
    made = next((call.seat for call in after.auction if call.event == number), None)
    found = (one.seat for one in after.irregularities if one.event == number)
    return made or next(found, None) or record.state_at(number).turn or record.board.dealer


def must_pass(record: TableRecord, seat: Seat, event: int) -> bool | None:
    """Whether that player was obliged to pass at that event.

    A record that holds something irregular before it, and does not say what was ruled, does not tell.
    """
    if record.state_at(event).must_pass(seat) is not None:
        return True
    ruled = any(isinstance(earlier, Obliged) for earlier in record.events[:event])
    offended = any(one.event < event and one.seat.side is seat.side for one in record.irregularities)
    return None if offended and not ruled else False


def offender_defends(record: TableRecord, seat: Seat) -> dict[str, Value]:
    state = record.state
    if state.contract is None and not state.passed_out:
        return {}
    return {"withdrawal.offender_defends": bool(state.declarer and state.declarer.side is not seat.side)}


def within(law: str, laws: Iterable[str]) -> bool:
    """Whether the paragraph, as somebody wrote it, lies within one of these: 27B1 within 27, 6 not within 62."""
    return any(_within(law, one) for one in laws)


def _within(law: str, general: str) -> bool:
    rest = law.removeprefix(general)
    return law.startswith(general) and not (general[-1].isdigit() and rest[:1].isdigit())


def known(**said: Value | None) -> dict[str, Value]:
    """The facts that are known, with a dot in their keys for the first double underscore."""
    return {key.replace("__", ".", 1): value for key, value in said.items() if value is not None}
