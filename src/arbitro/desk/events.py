"""Events at the desk: taken in from a file, kept as received, decided upon entry by entry, and found again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Lock
from typing import Any, BinaryIO, Generic, TypeVar

from arbitro.desk.errors import Missing, Moved
from arbitro.desk.records import last_part, named
from arbitro.errors import InputError
from arbitro.event import (
    Adjustment,
    Field,
    GivenPenalty,
    Placed,
    adjust,
    adjustment_from_json,
    adjustment_to_json,
    field_of,
    method_named,
    penalised,
    penalties_in,
    penalty_law,
    placed,
)
from arbitro.formats import Problem
from arbitro.formats.events import Event, EventReading, read_event
from arbitro.laws.page import page as law_page
from arbitro.laws.profile import EDITIONS, edition
from arbitro.scoring.field import Change, Scored
from arbitro.store import EventStore, JournalEntry, JournalMoved, Store

_FEW = 6  # events kept read in memory, and as many fields
_V = TypeVar("_V")


class _Lately(Generic[_V]):
    """The few things that were made last."""

    def __init__(self, most: int) -> None:
        self._most, self._found, self._lock = most, OrderedDict[Hashable, _V](), Lock()

    def get(self, key: Hashable, make: Callable[[], _V]) -> _V:
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
                return self._found[key]
        made = make()
        with self._lock:
            self._found[key] = made
            while len(self._found) > self._most:
                self._found.popitem(last=False)
        return made


# ------------------------------------------------------------------------------------------------- decisions


@dataclass(frozen=True, slots=True)
class Settings:
    """How an event is scored, as the director said; None: as the file says."""

    regulations: str
    edition: str = EDITIONS[0]
    method: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    by_section: bool | None = None
    winners: int | None = None
    expected: int | None = None

    def field(self, received: Event) -> Field:
        """The event as the field that these settings make of it. Raises InputError."""
        return field_of(
            received,
            regulations=self.regulations,
            method=method_named(self.method) if self.method else None,
            options=self.options,
            by_section=self.by_section,
            winners=self.winners,
            expected=self.expected,
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "regulations": self.regulations,
            "edition": self.edition,
            "method": self.method,
            "options": dict(self.options),
            "by_section": self.by_section,
            "winners": self.winners,
            "expected": self.expected,
        }


@dataclass(frozen=True, slots=True)
class Accepted:
    """An adjusted score that was accepted, with its ground and its paragraph; when; and what took it back."""

    number: int
    adjustment: Adjustment
    at: datetime
    undone: Undone | None = None


@dataclass(frozen=True, slots=True)
class Imposed:
    """A penalty that was imposed (90, 91), apart from every score; when; and what took it back."""

    number: int
    penalty: GivenPenalty
    at: datetime
    undone: Undone | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """The entry that takes an accepted adjustment back, and why."""

    number: int
    reason: str
    at: datetime


@dataclass(frozen=True, eq=False)
class Opened:
    """An event of the desk: the file as it was read, and its journal. `fields`: where its fields are kept."""

    id: str
    name: str
    created: datetime
    reading: EventReading
    journal: tuple[JournalEntry, ...]
    fields: _Lately[Any] = field(repr=False)
    _placed: dict[Adjustment, Placed] = field(default_factory=dict, repr=False)

    @property
    def received(self) -> Event:
        assert self.reading.event is not None
        return self.reading.event

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self.reading.problems

    @property
    def title(self) -> str:
        return self.received.title or self.name

    @property
    def last(self) -> int:
        """The number of the last entry; 0 in an empty journal."""
        return self.journal[-1].number if self.journal else 0

    @cached_property
    def settings(self) -> Settings | None:
        """The settings that hold; None before anybody has said them."""
        bodies = [entry.body for entry in self.journal if entry.body["type"] == "settings"]
        return Settings(**{k: v for k, v in bodies[-1].items() if k != "type"}) if bodies else None

    @property
    def edition(self) -> str:
        return self.settings.edition if self.settings else EDITIONS[0]

    @cached_property
    def accepted(self) -> tuple[Accepted, ...]:
        """All adjusted scores that were ever accepted, in order."""
        return tuple(
            Accepted(
                entry.number,
                adjustment_from_json(entry.body["adjustment"]),
                entry.created,
                self._undone.get(entry.number),
            )
            for entry in self.journal
            if entry.body["type"] == "adjustment"
        )

    @cached_property
    def imposed(self) -> tuple[Imposed, ...]:
        """All penalties that were ever imposed, in order."""
        return tuple(
            Imposed(
                entry.number,
                GivenPenalty.from_data(entry.body["penalty"]),
                entry.created,
                self._undone.get(entry.number),
            )
            for entry in self.journal
            if entry.body["type"] == "penalty"
        )

    @cached_property
    def _undone(self) -> Mapping[int, Undone]:
        return {
            entry.body["of"]: Undone(entry.number, entry.body["reason"], entry.created)
            for entry in self.journal
            if entry.body["type"] == "undo"
        }

    def penalties(self, until: int | None = None, without: int | None = None) -> tuple[GivenPenalty, ...]:
        """The penalties that hold after entry `until`, by default now. without: the number of one that is not to."""
        last = self.last if until is None else until
        return tuple(
            p.penalty
            for p in self.imposed
            if p.number <= last and p.number != without and not (p.undone is not None and p.undone.number <= last)
        )

    def standing(self, until: int | None = None, without: int | None = None) -> tuple[Adjustment, ...]:
        """The adjustments that hold after entry `until`, by default now; the last one for a line replaces others.

        without: the number of one that is not to count.
        """
        last = self.last if until is None else until
        held = [
            a.adjustment
            for a in self.accepted
            if a.number <= last and a.number != without and not (a.undone is not None and a.undone.number <= last)
        ]
        return self._latest(held)

    def _latest(self, adjustments: Iterable[Adjustment]) -> tuple[Adjustment, ...]:
        return tuple({self.placed(a).received: a for a in adjustments}.values())

    def placed(self, adjustment: Adjustment) -> Placed:
        """Where an adjustment goes. Raises InputError if it cannot be applied."""
        if adjustment not in self._placed:
            self._placed[adjustment] = placed(self.field, (adjustment,), self.edition)[0]
        return self._placed[adjustment]

    def accepted_as(self, number: int) -> Accepted:
        """The adjustment accepted in that entry. Raises Missing."""
        found = next((a for a in self.accepted if a.number == number), None)
        if found is None:
            raise Missing("unknown-entry", got=str(number))
        return found

    def imposed_as(self, number: int) -> Imposed:
        """The penalty imposed in that entry. Raises Missing."""
        found = next((p for p in self.imposed if p.number == number), None)
        if found is None:
            raise Missing("unknown-entry", got=str(number))
        return found

    # -- the field

    @property
    def field(self) -> Field:
        """The event as received, as a field. Raises Missing before its settings were said, InputError."""
        if self.settings is None:
            raise Missing("event-not-set-up")
        return self.field_under(self.settings)

    def field_under(self, settings: Settings) -> Field:
        """The event as received, as a field under other settings. Raises InputError."""
        made: Field = self.fields.get((self.id, repr(settings)), lambda: settings.field(self.received))
        return made

    def scored(self, until: int | None = None) -> Scored:
        """The field with the adjustments that hold after entry `until`. Raises InputError."""
        return self._scored(self.standing(until), self.penalties(until))

    def _scored(self, standing: tuple[Adjustment, ...], penalties: tuple[GivenPenalty, ...]) -> Scored:
        field_ = self.field
        if not standing and not penalties:
            return field_.scored
        key = (self.id, repr(self.settings), standing, penalties)
        made: Scored = self.fields.get(key, lambda: adjust(field_, standing, self.edition, penalties).after)
        return made

    def together(self, draft: Adjustment, until: int | None = None) -> tuple[Adjustment, ...]:
        """What would hold with one more adjustment."""
        return self._latest((*self.standing(until), draft))

    def trying(self, draft: Adjustment, until: int | None = None) -> Change:
        """The field before and after one more adjustment. Raises InputError."""
        return Change(self.scored(until), self._after(draft, until), (str(draft.board),))

    def _after(self, draft: Adjustment, until: int | None) -> Scored:
        return self._scored(self.together(draft, until), self.penalties(until))

    def penalising(self, penalty: GivenPenalty, until: int | None = None) -> Change:
        """The field before and after one more penalty. Raises InputError."""
        penalties = (*self.penalties(until), penalty)
        return Change(self.scored(until), self._scored(self.standing(until), penalties), ())

    def without(self, number: int) -> Change:
        """The field before and after taking an accepted adjustment back."""
        taken = self.accepted_as(number).adjustment
        return Change(self.scored(), self._scored(self.standing(without=number), self.penalties()), (str(taken.board),))


class Events:
    """The events of a store."""

    def __init__(self, store: Store) -> None:
        self._store = EventStore(store)
        self._readings: _Lately[EventReading] = _Lately(_FEW)
        self._fields: _Lately[Any] = _Lately(2 * _FEW)

    def take_file(self, file: BinaryIO, name: str) -> Opened:
        """Takes in an open file under the name that a client gave it. Raises InputError, and keeps nothing then."""
        return self._take(file.read(), last_part(name))

    def take_text(self, text: str) -> Opened:
        """Takes in a pasted file."""
        return self._take(text.encode("utf-8", "replace"), "")

    def _take(self, content: bytes, name: str) -> Opened:
        reading = _read(content, name)
        kept = self._store.keep(name, content)
        self._readings.get(kept.id, lambda: reading)
        return Opened(kept.id, name, kept.created, reading, (), self._fields)

    def get(self, id_: str) -> Opened:
        """The event of that id. Raises Missing."""
        kept = self._store.file(id_)
        if kept is None:
            raise Missing("unknown-event-file", got=id_)
        reading = self._readings.get(id_, lambda: _read(self._store.content(id_) or b"", kept.name))
        return Opened(id_, kept.name, kept.created, reading, self._store.journal(id_), self._fields)

    def known(self, id_: str) -> tuple[str, datetime] | None:
        """The name of an event and when it was taken in, without reading it."""
        kept = self._store.file(id_)
        return (kept.name, kept.created) if kept else None

    def set_up(self, opened: Opened, settings: Settings, seen: int) -> None:
        """Keeps settings under which the whole event can be scored. Raises InputError, Moved."""
        field_ = opened.field_under(settings)
        _ = field_.scored
        if opened.settings is not None and (opened.standing() or opened.penalties()):
            adjust(field_, opened.standing(), settings.edition, opened.penalties())
        self._add(opened, seen, {"type": "settings", **settings.to_json()})

    def accept(self, opened: Opened, adjustment: Adjustment, seen: int) -> int:
        """Keeps an adjustment, which says its ground and its paragraph; its number. Raises InputError, Moved.

        seen: the last entry when it was looked at: what was decided on an older state is not kept.
        """
        _ground(adjustment.reason)
        laws = edition(opened.edition)
        adjustment = replace(adjustment, law=law_page(laws, adjustment.law).ref, reason=adjustment.reason.strip())
        opened.trying(adjustment)
        return self._add(opened, seen, {"type": "adjustment", "adjustment": adjustment_to_json(adjustment)})

    def impose(self, opened: Opened, penalty: GivenPenalty, seen: int) -> int:
        """Keeps a penalty, which says its ground and its paragraph; its number. Raises InputError, Moved."""
        _ground(penalty.reason)
        if not penalty.law:
            raise InputError("key-missing", expected="law")
        penalty = replace(
            penalty,
            pair=penalised(opened.field, penalty.pair),
            law=penalty_law(penalty.law, opened.edition),
            reason=penalty.reason.strip(),
        )
        penalties_in(opened.field, (penalty,), opened.edition)
        return self._add(opened, seen, {"type": "penalty", "penalty": penalty.to_data()})

    def undo(self, opened: Opened, number: int, reason: str, seen: int) -> int:
        """Takes an accepted adjustment back, by a new entry. Raises InputError, Missing, Moved."""
        return self._take_back(opened, opened.accepted_as(number), reason, seen)

    def lift(self, opened: Opened, number: int, reason: str, seen: int) -> int:
        """Takes a penalty back, by a new entry. Raises InputError, Missing, Moved."""
        return self._take_back(opened, opened.imposed_as(number), reason, seen)

    def _take_back(self, opened: Opened, decision: Accepted | Imposed, reason: str, seen: int) -> int:
        _ground(reason)
        if decision.undone is not None:
            raise Moved("event-moved")
        number = decision.number
        return self._add(opened, seen, {"type": "undo", "of": number, "reason": reason.strip()})

    def _add(self, opened: Opened, seen: int, body: dict[str, Any]) -> int:
        if seen != opened.last:
            raise Moved("event-moved")
        try:
            return self._store.add(opened.id, seen + 1, body).number
        except JournalMoved:
            raise Moved("event-moved") from None


def _ground(reason: str) -> None:
    if not reason.strip():
        raise InputError("reason-missing")


def _read(content: bytes, name: str) -> EventReading:
    """Reads a file of any format. Raises InputError with the client's name for it as the place."""
    with NamedTemporaryFile() as kept:
        kept.write(content)
        kept.flush()
        path = Path(kept.name)
        try:
            return read_event(path)
        except InputError as error:
            error.where = named(error.where, path, name)
            raise
