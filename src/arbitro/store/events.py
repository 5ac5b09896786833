"""Event files as they were received, each with its journal: entries are added, never changed and never taken away.

An event has an id of its own and not the hash of its file: who has a copy of a published file must not be able to
write into somebody else's journal.
"""

from __future__ import annotations

import base64
import json
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Column, Integer, LargeBinary, String, Table, Text, select
from sqlalchemy.exc import IntegrityError

from arbitro.errors import ArbitroError
from arbitro.store.records import META, Json, Store, StoreError

_FILES = Table(
    "event_files",
    META,
    Column("id", String(26), primary_key=True),
    Column("name", Text, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("created", String(32), nullable=False),
)
_JOURNAL = Table(
    "event_journal",
    META,
    Column("event", String(26), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("created", String(32), nullable=False),
)


class JournalMoved(ArbitroError):
    """Somebody else has added to the journal: what was to be added was decided on an older state."""


@dataclass(frozen=True, slots=True)
class EventFile:
    """A file that was received, under the name that it had; its content is asked for when it is needed."""

    id: str
    name: str
    created: datetime


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """Something that was decided about an event. `number`: 1, 2, 3 … within its journal."""

    number: int
    body: Json
    created: datetime


class EventStore:
    """The event files of a store and their journals. Raises StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self, name: str, content: bytes) -> EventFile:
        """Keeps a file under an id that cannot be guessed."""
        id_ = base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()
        created = datetime.now(UTC).replace(microsecond=0)
        name = name.encode("utf-8", "replace").decode().replace("\0", "")  # what every database can hold
        with self._store.connection() as connection:
            row = {"id": id_, "name": name, "content": content, "created": created.isoformat()}
            connection.execute(_FILES.insert(), row)
        return EventFile(id_, name, created)

    def file(self, id_: str) -> EventFile | None:
        wanted = select(_FILES.c.name, _FILES.c.created).where(_FILES.c.id == id_)
        with self._store.connection() as connection:
            row = connection.execute(wanted).first()
        return EventFile(id_, row.name, datetime.fromisoformat(row.created)) if row is not None else None

    def content(self, id_: str) -> bytes | None:
        """The file byte by byte as it was received."""
        with self._store.connection() as connection:
            found = connection.scalar(select(_FILES.c.content).where(_FILES.c.id == id_))
        return None if found is None else bytes(found)

    def journal(self, id_: str) -> tuple[JournalEntry, ...]:
        """What was decided, in order."""
        wanted = select(_JOURNAL).where(_JOURNAL.c.event == id_).order_by(_JOURNAL.c.number)
        with self._store.connection() as connection:
            rows = connection.execute(wanted).all()
        return tuple(
            JournalEntry(row.number, json.loads(row.body), datetime.fromisoformat(row.created)) for row in rows
        )

    def add(self, id_: str, number: int, body: Json) -> JournalEntry:
        """Adds the entry of that number. Raises JournalMoved if there is one already, and changes nothing then."""
        created = datetime.now(UTC).replace(microsecond=0)
        text = json.dumps(body, sort_keys=True, separators=(",", ":"))
        row = {"event": id_, "number": number, "body": text, "created": created.isoformat()}
        try:
            with self._store.connection() as connection:
                connection.execute(_JOURNAL.insert(), row)
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                raise JournalMoved(id_) from None
            raise
        return JournalEntry(number, json.loads(text), created)
