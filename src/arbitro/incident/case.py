"""Where a case stands: a fold over its entries, and nothing else. The same entries give the same case."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from functools import reduce

from arbitro.errors import InputError
from arbitro.incident import frame
from arbitro.incident.entry import Answer, Draft, Entry, EntryKind, Forfeit, Measure, Part, Phase
from arbitro.incident.frame import Flag, FlagId
from arbitro.model import Seat

Told = tuple[str, str]


class State(StrEnum):
    """Where a case stands, in the order of the queue."""

    OPEN = "open"
    WAITING = "waiting"  # ruled for now; to be taken up again at a later stage
    RULED = "ruled"
    APPEALED = "appealed"
    CLOSED = "closed"


class Missing(StrEnum):
    """What a case lacks before it can be closed."""

    RULING = "ruling"
    EXPLANATION = "explanation"  # the table is still locked
    PLAIN_EXPLANATION = "plain_explanation"  # an inexperienced player
    FORFEIT = "forfeit"  # 11A is the director's to decide


class Pending(StrEnum):
    """What may be left open when a case is closed, if the director says so."""

    LATER_STAGE = "later_stage"
    RESERVATION = "reservation"
    APPEAL = "appeal"


@dataclass(frozen=True, slots=True)
class Reservation:
    """Rights reserved (16B2), by the number of its entry; `undisputed` once the opponents have agreed."""

    entry: int
    claimant: Seat
    opponent: Seat
    answer: Answer | None = None

    @property
    def undisputed(self) -> bool:
        return self.answer is Answer.AGREED


@dataclass(frozen=True)
class Case:
    """A case as far as its entries tell it.

    told: the answers that stand, as the address of an inquiry writes them. waits: the stage at which the inquiry is to
    be taken up again. outdated: something was told after the ruling was given.
    """

    entries: tuple[Entry, ...] = ()
    kind: str = ""
    edition: str = "LDB2017"
    regulations: str = ""
    event: str = ""
    table: str = ""
    board: str = ""
    offender: Seat | None = None
    declarer: Seat | None = None
    record: str = ""
    record_event: int = 0
    sprung_from: int = 0
    director: str = ""
    told: tuple[Told, ...] = ()
    waits: str = ""
    attention_drawn: bool = False
    called: bool = False
    locked: bool = False
    explained_plainly: bool = False
    inexperienced: bool = False
    read_out: frozenset[str] = frozenset()
    flags: tuple[Flag, ...] = ()
    forfeits: dict[int, Forfeit] = field(default_factory=dict)  # the director's decisions by the entry they are about
    reservations: tuple[Reservation, ...] = ()
    ruling: Entry | None = None
    outdated: bool = False
    appeal: Entry | None = None
    named: frozenset[Seat] = frozenset()
    closed: bool = False

    @property
    def length(self) -> int:
        """How many entries there are: what the next one is added after."""
        return len(self.entries)

    @property
    def opened_at(self) -> datetime:
        return self.entries[0].at

    @property
    def changed_at(self) -> datetime:
        return self.entries[-1].at

    @property
    def state(self) -> State:
        if self.closed:
            return State.CLOSED
        if self.appeal and not self._decided_after(self.appeal):
            return State.APPEALED
        if self.ruling is None or self.outdated:
            return State.OPEN
        return State.WAITING if self.waits else State.RULED

    @property
    def open_forfeits(self) -> tuple[Flag, ...]:
        """Actions of the non-offending side of which the director has not yet said what they cost."""
        asks = (FlagId.ACTED_BEFORE_CALL, FlagId.ACTED_BEFORE_EXPLANATION)
        return tuple(flag for flag in self.flags if flag.id in asks and flag.entry not in self.forfeits)

    @property
    def missing(self) -> tuple[Missing, ...]:
        """What keeps the case from being closed."""
        lacking = {
            Missing.RULING: self.ruling is None or self.outdated,
            Missing.EXPLANATION: self.locked,
            Missing.PLAIN_EXPLANATION: self.inexperienced and not self.explained_plainly,
            Missing.FORFEIT: bool(self.open_forfeits),
        }
        return tuple(what for what, lacks in lacking.items() if lacks)

    @property
    def pending(self) -> tuple[Pending, ...]:
        """What would be left open by closing the case now."""
        left = {
            Pending.LATER_STAGE: bool(self.waits),
            Pending.RESERVATION: any(r.answer is None for r in self.reservations),
            Pending.APPEAL: self.appeal is not None and not self._decided_after(self.appeal),
        }
        return tuple(what for what, is_left in left.items() if is_left)

    def _decided_after(self, entry: Entry) -> bool:
        return self.ruling is not None and self.ruling.number > entry.number

    def flags_on(self, number: int) -> tuple[Flag, ...]:
        return tuple(flag for flag in self.flags if flag.entry == number)

    def entry(self, number: int) -> Entry | None:
        return self.entries[number - 1] if 0 < number <= len(self.entries) else None


def fold(entries: Iterable[Entry]) -> Case:
    """The case that the entries tell, in their order."""
    kept = tuple(entries)
    told = reduce(_told, kept, Case())
    return replace(told, entries=kept, director=next((entry.by for entry in reversed(kept) if entry.by), ""))


def _seat(text: str) -> Seat | None:
    return Seat(text) if text else None


def _part(case: Case, data: dict[str, str]) -> Part | None:
    return frame.part_of(_seat(data["seat"]), case.declarer, Part(data["part"]) if data["part"] else None)


def _flagged(case: Case, flags: tuple[Flag, ...]) -> tuple[Flag, ...]:
    return (*case.flags, *flags)


def _told(case: Case, entry: Entry) -> Case:
    data, number, edition = entry.data, entry.number, case.edition
    match entry.kind:
        case EntryKind.OPENED:
            same = ("kind", "edition", "regulations", "event", "table", "board", "record", "record_event")
            return replace(
                case,
                **{key: data[key] for key in same},
                sprung_from=data["sprung_from"],
                offender=_seat(data["offender"]),
                declarer=_seat(data["declarer"]),
            )
        case EntryKind.ATTENTION:
            flags = frame.flags_of_attention(number, _part(case, data), Phase(data["phase"]), edition)
            return replace(_locked(case), attention_drawn=True, flags=_flagged(case, flags))
        case EntryKind.CALLED:
            part, drawn = _part(case, data), case.attention_drawn
            flags = frame.flags_of_call(number, part, Phase(data["phase"]), edition, attention_drawn=drawn)
            flags += frame.flags_of_time(number, data["posted_minutes"], data["limit_minutes"])
            return replace(_locked(case), called=True, flags=_flagged(case, flags))
        case EntryKind.ACTED if case.locked:
            flags = frame.flags_of_action(number, offending=data["offending"], called=case.called, edition=edition)
            return replace(case, flags=_flagged(case, flags))
        case EntryKind.FORFEIT:
            return replace(case, forfeits={**case.forfeits, data["of"]: Forfeit(data["lost"])})
        case EntryKind.SETTLED:
            return replace(case, flags=_flagged(case, frame.flags_of_settlement(number)))
        case EntryKind.TOLD:
            return _answered(case, data["answers"], data["waits"])
        case EntryKind.CHOSEN:
            flags = frame.flags_of_choice(number, consulted=data["consulted"])
            return replace(_answered(case, data["answers"], data["waits"]), flags=_flagged(case, flags))
        case EntryKind.READ_OUT:
            return replace(case, read_out=case.read_out | {data["question"]})
        case EntryKind.BACK:
            return _answered(replace(case, told=case.told[:-1]), [], data["waits"])
        case EntryKind.RESUMED:
            return _answered(case, [["stage", data["stage"]]], data["waits"])
        case EntryKind.EXPLAINED:
            return replace(case, locked=False, explained_plainly=case.explained_plainly or data["plainly"])
        case EntryKind.RULED:
            return replace(case, ruling=entry, waits=data["waits"], outdated=False)
        case EntryKind.RESERVED:
            made = Reservation(number, Seat(data["claimant"]), Seat(data["opponent"]))
            return replace(case, reservations=(*case.reservations, made))
        case EntryKind.ANSWERED:
            answer = Answer(data["answer"])
            answered = tuple(replace(r, answer=answer) if r.entry == data["of"] else r for r in case.reservations)
            flags = frame.flags_of_answer(number, disputed=answer is Answer.DISPUTED)
            return replace(case, reservations=answered, flags=_flagged(case, flags))
        case EntryKind.INEXPERIENCED:
            return replace(case, inexperienced=data["is_so"])
        case EntryKind.APPEALED:
            return replace(case, appeal=entry)
        case EntryKind.NAMED:
            return replace(case, named=case.named | {Seat(seat) for seat in data["seats"]})
        case EntryKind.ERASED:
            return replace(case, named=case.named - {Seat(seat) for seat in data["seats"]})
        case EntryKind.CLOSED:
            return replace(case, closed=True)
        case EntryKind.REOPENED:
            return replace(case, closed=False)
        case _:
            return case


def _locked(case: Case) -> Case:
    return replace(case, locked=True)


def _answered(case: Case, answers: list[list[str]], waits: str) -> Case:
    """With more answers. What was read out before them may lead elsewhere now, and is read out again."""
    told = (*case.told, *((key, value) for key, value in answers))
    return replace(case, told=told, waits=waits, read_out=frozenset(), outdated=case.ruling is not None)


# ------------------------------------------------------------------------------------ what may be added, and when


def check(case: Case, draft: Draft) -> Draft:
    """The draft, if the case can take it as it stands. Raises InputError with the reason if it cannot."""
    data = draft.data
    match draft.kind:
        case EntryKind.OPENED if case.entries:
            raise InputError("case-opened-twice")
        case EntryKind.FORFEIT if data["of"] not in {flag.entry for flag in case.open_forfeits}:
            raise InputError("case-no-such-entry", got=str(data["of"]))
        case EntryKind.ANSWERED if data["of"] not in {r.entry for r in case.reservations}:
            raise InputError("case-no-such-entry", got=str(data["of"]))
        case EntryKind.RULED if not data["laws"]:
            raise InputError("case-needs", params={"field": "ruled-laws"})
        case EntryKind.WAIVED if not frame.may_ask_to_waive(Seat(data["seat"]), case.offender):
            raise InputError("case-waive-offender")
        case EntryKind.RESERVED if not frame.may_reserve(
            Seat(data["claimant"]), Seat(data["opponent"]), damage_possible=data["damage"]
        ):
            raise InputError("case-reserve")
        case EntryKind.MEASURE if data["inexperience"] and not frame.inexperience_counts(Measure(data["what"])):
            raise InputError("case-inexperience")
        case EntryKind.BACK if not case.told:
            raise InputError("case-nothing-told")
        case EntryKind.APPEALED if case.ruling is None:
            raise InputError("case-appeal-nothing")
        case EntryKind.CLOSED if case.closed:
            raise InputError("case-closed")
        case EntryKind.CLOSED if case.missing:
            raise InputError("case-missing", got=str(case.missing[0]), params={"what": str(case.missing[0])})
        case EntryKind.CLOSED if case.pending and not data["although"]:
            raise InputError("case-pending", got=str(case.pending[0]), params={"what": str(case.pending[0])})
        case EntryKind.REOPENED if not case.closed:
            raise InputError("case-not-closed")
        case EntryKind.NOTE | EntryKind.REOPENED | EntryKind.ERASED | EntryKind.NAMED:
            return draft
        case _ if case.closed:
            raise InputError("case-closed")
    return draft
