"""The log of cases: entries are added, never changed and never taken away; a database that is asked to refuses.

What `add` has returned survives a killed process and a loss of power. Names of players stand apart from the entries
and can be erased; the entry that says so holds no name.
"""

from __future__ import annotations

import base64
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import IntegrityError

from arbitro.errors import ArbitroError, InputError
from arbitro.incident import Case, Draft, Entry, EntryKind, check, draft, fold
from arbitro.incident.entry import filled, now, time_of, time_text
from arbitro.model import Seat
from arbitro.store.case_tables import CASES, ENTRIES, PEOPLE
from arbitro.store.records import Json, Store, StoreError

FORMAT = "arbitro-cases-1"
LONGEST_NAME = 80


class CaseMoved(ArbitroError):
    """Somebody else has written to the case: what was to be added was decided on an older state. Nothing was added."""

    def __init__(self, number: int, length: int, found: int) -> None:
        super().__init__(f"case {number} has {found} entries, not {length}")
        self.number, self.length, self.found = number, length, found


class NoCase(ArbitroError):
    """There is no case of that number."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A case as it is kept. `number` is that of this log, `id` the same wherever the case is copied to."""

    number: int
    id: str
    case: Case
    people: Mapping[Seat, str]


class CaseLog:
    """The cases of a database. Raises StoreError where it cannot be reached, read or written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._folded: dict[int, Case] = {}

    # -- writing

    def open(self, drafts: Sequence[Draft], people: Mapping[Seat, str] | None = None) -> int:
        """A new case with its first entries, the first of which opens it; its number."""
        if not drafts or drafts[0].kind is not EntryKind.OPENED:
            raise InputError("case-not-opened")
        id_ = base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()
        named = _named(people or {})
        with self._store.connection() as connection:
            number = _new(connection, id_)
            more = [draft(EntryKind.NAMED, drafts[0].by, seats=[*named])] if named else []
            self._write(connection, number, 0, [*drafts, *more], ())
            _name(connection, number, named)
        return number

    def add(self, number: int, length: int, drafts: Sequence[Draft]) -> tuple[Entry, ...]:
        """Adds to a case that has `length` entries, all of the drafts or none, and gives the entries as kept.

        Raises CaseMoved if it has another number of entries by now, InputError for what the case cannot take.
        """
        with self._moving(number, length) as connection:
            return self._write(connection, number, length, drafts, self._read(connection, number)[:length])

    def name(self, number: int, length: int, people: Mapping[Seat, str], by: str = "") -> None:
        """Puts players' names down, apart from the entries; raises as `add` does."""
        named = _named(people)
        with self._moving(number, length) as connection:
            said = draft(EntryKind.NAMED, by, seats=[*named])
            self._write(connection, number, length, [said], self._read(connection, number)[:length])
            _name(connection, number, named)

    def erase(self, number: int, length: int, by: str = "", seats: Iterable[Seat] = Seat) -> None:
        """Erases the names of these seats and says so, without them; raises as `add` does."""
        gone = [str(seat) for seat in seats]
        with self._moving(number, length) as connection:
            said = draft(EntryKind.ERASED, by, seats=gone)
            self._write(connection, number, length, [said], self._read(connection, number)[:length])
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("pragma secure_delete=on")  # overwritten, not only let go
            connection.execute(delete(PEOPLE).where(PEOPLE.c.case_number == number, PEOPLE.c.seat.in_(gone)))
        with self._store.connection() as connection:
            if connection.dialect.name == "sqlite":  # out of the write-ahead log too
                connection.exec_driver_sql("pragma wal_checkpoint(truncate)")

    @contextmanager
    def _moving(self, number: int, length: int) -> Iterator[Connection]:
        """A transaction that adds to a case of that length."""
        try:
            with self._store.connection() as connection:
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql("begin immediate")  # waits for another writer now, not when too late
                last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.case_number == number)
                found = connection.scalar(last)
                if found is None:
                    raise NoCase(str(number))
                if found != length:
                    raise CaseMoved(number, length, found)
                yield connection
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):  # two at the same moment, and the other one was first
                raise CaseMoved(number, length, length + 1) from None
            raise

    def _write(
        self, connection: Connection, number: int, length: int, drafts: Sequence[Draft], before: Sequence[Entry]
    ) -> tuple[Entry, ...]:
        entries, case, time = [], fold(before), now()
        for place, said in enumerate(drafts, start=length + 1):
            check(case, said)
            entry = Entry(place, time, said.kind, said.data, said.by)
            case = fold((*case.entries, entry))
            entries.append(entry)
        if entries:
            connection.execute(ENTRIES.insert(), [_row(number, entry) for entry in entries])
        return tuple(entries)

    # -- reading

    def get(self, number: int) -> Kept:
        """The case of that number as it stands. Raises NoCase."""
        with self._store.connection() as connection:
            id_ = connection.scalar(select(CASES.c.id).where(CASES.c.number == number))
            entries = self._read(connection, number)
            names = connection.execute(select(PEOPLE).where(PEOPLE.c.case_number == number)).all()
        if id_ is None:
            raise NoCase(str(number))
        return Kept(number, id_, fold(entries), {Seat(row.seat): row.name for row in names})

    def all(self) -> tuple[Kept, ...]:
        """Every case as it stands, in order. Only what was written since it was last asked for is read again."""
        length = func.max(ENTRIES.c.number)
        heads = select(ENTRIES.c.case_number, length).group_by(ENTRIES.c.case_number)
        with self._store.connection() as connection:
            ids = connection.execute(select(CASES).order_by(CASES.c.number)).all()
            known = {row[0]: row[1] for row in connection.execute(heads)}
            old = [n for n, found in known.items() if n not in self._folded or self._folded[n].length != found]
            read: dict[int, list[Entry]] = {n: [] for n in old}
            for few in (old[i : i + 500] for i in range(0, len(old), 500)):
                wanted = select(ENTRIES).where(ENTRIES.c.case_number.in_(few))
                for row in connection.execute(wanted.order_by(ENTRIES.c.case_number, ENTRIES.c.number)):
                    read[row.case_number].append(_entry(row))
            names: dict[int, dict[Seat, str]] = {}
            for row in connection.execute(select(PEOPLE)):
                names.setdefault(row.case_number, {})[Seat(row.seat)] = row.name
        self._folded.update((n, fold(entries)) for n, entries in read.items())
        return tuple(
            Kept(row.number, row.id, self._folded[row.number], names.get(row.number, {}))
            for row in ids
            if row.number in known
        )

    @staticmethod
    def _read(connection: Connection, number: int) -> tuple[Entry, ...]:
        wanted = select(ENTRIES).where(ENTRIES.c.case_number == number).order_by(ENTRIES.c.number)
        return tuple(_entry(row) for row in connection.execute(wanted))

    # -- JSON

    def export(self, number: int | None = None) -> Json:
        """All cases, or one, as plain data; `take` reads it back. Raises NoCase."""
        found = self.all() if number is None else (self.get(number),)
        return {"format": FORMAT, "cases": [_case_json(kept) for kept in found]}

    def take(self, data: Any) -> list[int]:
        """Takes in what `export` gave, here or elsewhere; the numbers of its cases here.

        A case that is here already gets what it lacks. Raises InputError for anything else, and for a case that went
        on in two ways; nothing is taken in then.
        """
        if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("cases"), list):
            raise InputError("cases-file", expected=FORMAT)
        cases = [_parsed(entry, f"cases[{i}]") for i, entry in enumerate(data["cases"])]
        with self._store.connection() as connection:
            return [self._take(connection, *case) for case in cases]

    def _take(self, connection: Connection, id_: str, entries: Sequence[Entry], people: Mapping[str, str]) -> int:
        number = connection.scalar(select(CASES.c.number).where(CASES.c.id == id_))
        if number is None:
            number = _new(connection, id_)
        known = self._read(connection, number)
        both = min(len(known), len(entries))
        if tuple(known[:both]) != tuple(entries[:both]):
            raise InputError("case-two-ways", got=str(number))
        case = fold(entries)
        if new := [_row(number, entry) for entry in entries[both:]]:
            connection.execute(ENTRIES.insert(), new)
            _name(connection, number, {seat: name for seat, name in people.items() if Seat(seat) in case.named})
            gone = [str(seat) for seat in Seat if seat not in case.named]
            connection.execute(delete(PEOPLE).where(PEOPLE.c.case_number == number, PEOPLE.c.seat.in_(gone)))
        return int(number)


def _new(connection: Connection, id_: str) -> int:
    made = connection.execute(CASES.insert(), {"id": id_}).inserted_primary_key
    assert made is not None
    return int(made[0])


def _named(people: Mapping[Seat, str]) -> dict[str, str]:
    names = {str(seat): " ".join(name.split())[:LONGEST_NAME] for seat, name in people.items()}
    return {seat: name.encode(errors="replace").decode().replace("\0", "") for seat, name in names.items() if name}


def _name(connection: Connection, number: int, named: Mapping[str, str]) -> None:
    """Names replace those that stood there."""
    for seat, name in named.items():
        connection.execute(delete(PEOPLE).where(PEOPLE.c.case_number == number, PEOPLE.c.seat == seat))
        connection.execute(PEOPLE.insert(), {"case_number": number, "seat": seat, "name": name})


def _row(number: int, entry: Entry) -> Json:
    data = json.dumps(entry.data, sort_keys=True, separators=(",", ":"))
    at, kind = time_text(entry.at), str(entry.kind)
    return {"case_number": number, "number": entry.number, "at": at, "kind": kind, "by": entry.by, "data": data}


def _entry(row: Any) -> Entry:
    kind = EntryKind(row.kind)
    return Entry(row.number, time_of(row.at), kind, filled(kind, json.loads(row.data)), row.by)


def _case_json(kept: Kept) -> Json:
    people = {str(seat): name for seat, name in kept.people.items()}
    return {
        "id": kept.id,
        "number": kept.number,
        "people": people,
        "entries": [entry.to_json() for entry in kept.case.entries],
    }


def _parsed(data: Any, where: str) -> tuple[str, list[Entry], dict[str, str]]:
    """A case of an export. Raises InputError."""
    if not isinstance(data, dict):
        raise InputError("json-type", where, str(data)[:80], "dict")
    id_, entries, people = data.get("id"), data.get("entries"), data.get("people", {})
    if not isinstance(id_, str) or not (id_.isascii() and id_.isalnum() and 0 < len(id_) <= 26):
        raise InputError("cases-file", f"{where}.id", expected=FORMAT)
    if not isinstance(entries, list) or not isinstance(people, dict):
        raise InputError("cases-file", where, expected=FORMAT)
    found = [Entry.from_json(entry) for entry in entries]
    if [entry.number for entry in found] != list(range(1, len(found) + 1)) or not found:
        raise InputError("cases-file", f"{where}.entries", expected="1, 2, 3 …")
    if found[0].kind is not EntryKind.OPENED:
        raise InputError("case-not-opened", where)
    if not all(isinstance(name, str) for name in people.values()):
        raise InputError("json-type", f"{where}.people", expected="str")
    return id_, found, _named({Seat.parse(seat): name for seat, name in people.items()})
