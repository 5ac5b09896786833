"""Polls as they were asked and answered, word for word. Rows are added, never changed and never taken away.

An answer that is dropped stays, with a later row that says so and why. Tokens are 128 bits or more of chance: who has
one may answer once, and it opens nothing else.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Column, Connection, Integer, String, Table, Text, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from arbitro.store.grouped import Grouped
from arbitro.store.records import META, Json, Store

_POLLS = Table(
    "poll",
    META,
    Column("id", String(32), primary_key=True),
    Column("shared", String(43), nullable=False, unique=True),  # the token that hands out personal ones
    Column("body", Text, nullable=False),
    Column("created", String(32), nullable=False),
)
_TICKETS = Table(
    "poll_ticket",
    META,
    Column("token", String(43), primary_key=True),
    Column("poll", String(32), nullable=False, index=True),
    Column("after", String(43), nullable=False, index=True),  # the token of the same person in an earlier poll
    Column("created", String(32), nullable=False),
)
_ANSWERS = Table(
    "poll_answer",
    META,
    Column("token", String(43), primary_key=True),
    Column("poll", String(32), nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("created", String(32), nullable=False),
)
_NOTES = Table(
    "poll_note",
    META,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("poll", String(32), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("created", String(32), nullable=False),
)

_BYTES = 18  # of chance in a token: 144 bits, 24 characters, a small QR code


class PollClosed(LookupError):
    """The director has closed the poll: no further answer is taken."""


class NoTicket(LookupError):
    """There is no such token."""


@dataclass(frozen=True, slots=True)
class KeptPoll:
    """A poll: what was asked, where it came from, the token that is shared. `body`: {"poll": …, "origin": …}."""

    id: str
    shared: str
    body: Json
    created: str


@dataclass(frozen=True, slots=True)
class Ticket:
    """A personal token; nobody's name stands by it."""

    token: str
    poll: str
    after: str
    created: str


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """An answer as it came. `number`: 1, 2, 3 … within its poll; `id`: its name to the director, not its token."""

    number: int
    id: str
    token: str
    body: Json
    created: str


@dataclass(frozen=True, slots=True)
class Note:
    """What the director did with a poll: dropped or took back an answer, set a line, closed it."""

    kind: str
    body: Json
    created: str


class PollStore:
    """The polls of a store. Raises StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._grouped = Grouped(store, _keep_answers)

    def close(self) -> None:
        self._grouped.close()

    # -- the director's side

    def keep(self, body: Json) -> KeptPoll:
        """Keeps a new poll."""
        kept = KeptPoll(secrets.token_hex(16), secrets.token_urlsafe(_BYTES), body, _now())
        row = {"id": kept.id, "shared": kept.shared, "body": _text(body), "created": kept.created}
        with self._store.connection() as connection:
            connection.execute(insert(_POLLS), row)
        return kept

    def poll(self, id_: str) -> KeptPoll | None:
        with self._store.connection() as connection:
            row = connection.execute(select(_POLLS).where(_POLLS.c.id == id_)).first()
        return KeptPoll(row.id, row.shared, json.loads(row.body), row.created) if row else None

    def polls(self, most: int = 100) -> list[tuple[KeptPoll, int]]:
        """The latest polls, each with the number of its answers."""
        answered = select(func.count()).where(_ANSWERS.c.poll == _POLLS.c.id).scalar_subquery()
        wanted = select(_POLLS, answered.label("answers")).order_by(_POLLS.c.created.desc(), _POLLS.c.id).limit(most)
        with self._store.connection() as connection:
            rows = connection.execute(wanted).all()
        return [(KeptPoll(row.id, row.shared, json.loads(row.body), row.created), row.answers) for row in rows]

    def answers(self, id_: str) -> list[KeptAnswer]:
        """The answers in the order in which they came, dropped ones too."""
        wanted = select(_ANSWERS).where(_ANSWERS.c.poll == id_).order_by(_ANSWERS.c.created, _ANSWERS.c.token)
        with self._store.connection() as connection:
            rows = connection.execute(wanted).all()
        return [
            KeptAnswer(i, _answer_id(row.token), row.token, json.loads(row.body), row.created)
            for i, row in enumerate(rows, 1)
        ]

    def notes(self, id_: str) -> list[Note]:
        """What the director did, in order."""
        wanted = select(_NOTES).where(_NOTES.c.poll == id_).order_by(_NOTES.c.number)
        with self._store.connection() as connection:
            rows = connection.execute(wanted).all()
        return [Note(row.kind, json.loads(row.body), row.created) for row in rows]

    def note(self, id_: str, kind: str, body: Json) -> None:
        """Adds what the director did."""
        row = {"poll": id_, "kind": kind, "body": _text(body), "created": _now()}
        with self._store.connection() as connection:
            connection.execute(insert(_NOTES), row)

    def tickets(self, id_: str) -> list[Ticket]:
        wanted = select(_TICKETS).where(_TICKETS.c.poll == id_).order_by(_TICKETS.c.created, _TICKETS.c.token)
        with self._store.connection() as connection:
            return [Ticket(*row) for row in connection.execute(wanted)]

    def hand_out(self, id_: str, after: Iterable[str] = ("",)) -> list[Ticket]:
        """New personal tokens of a poll, one for each earlier token in `after` ('' for somebody new).

        Who already has one for this poll gets no second one.
        """
        created, after = _now(), list(after)
        with self._store.connection() as connection:
            earlier = select(_TICKETS.c.after).where(
                _TICKETS.c.poll == id_, _TICKETS.c.after.in_([a for a in after if a])
            )
            have = set(connection.scalars(earlier))
            tickets = [Ticket(secrets.token_urlsafe(_BYTES), id_, a, created) for a in after if a not in have]
            if tickets:
                rows = [{"token": t.token, "poll": id_, "after": t.after, "created": created} for t in tickets]
                connection.execute(insert(_TICKETS), rows)
        return tickets

    # -- the pollee's side

    def shared(self, token: str) -> KeptPoll | None:
        """The poll whose shared token this is."""
        with self._store.connection() as connection:
            row = connection.execute(select(_POLLS).where(_POLLS.c.shared == token)).first()
        return KeptPoll(row.id, row.shared, json.loads(row.body), row.created) if row else None

    def ticket(self, token: str) -> Ticket | None:
        with self._store.connection() as connection:
            row = connection.execute(select(_TICKETS).where(_TICKETS.c.token == token)).first()
        return Ticket(*row) if row else None

    def next_ticket(self, token: str) -> Ticket | None:
        """The token that the holder of this one was given for a later poll, if he has not answered it."""
        answered = select(_ANSWERS.c.token).where(_ANSWERS.c.token == _TICKETS.c.token).exists()
        wanted = select(_TICKETS).where(_TICKETS.c.after == token, ~answered).order_by(_TICKETS.c.created)
        with self._store.connection() as connection:
            row = connection.execute(wanted).first()
        return Ticket(*row) if row else None

    def has_answered(self, token: str) -> bool:
        with self._store.connection() as connection:
            return connection.scalar(select(_ANSWERS.c.created).where(_ANSWERS.c.token == token)) is not None

    def is_closed(self, id_: str) -> bool:
        with self._store.connection() as connection:
            return _closed(connection, id_)

    def answer(self, token: str, body: Json) -> Future[bool]:
        """Keeps an answer; done when it is safe. False if this token has answered before: the first answer stands.

        The future raises NoTicket, PollClosed or StoreError.
        """
        return self._grouped.submit((token, _text(body)))


def _keep_answers(connection: Connection, answers: Sequence[tuple[str, str]]) -> list[bool | Exception]:
    """Writes (token, body) pairs that may be written; of two with one token, the first."""
    tokens = [token for token, _ in answers]
    wanted = select(_TICKETS.c.token, _TICKETS.c.poll).where(_TICKETS.c.token.in_(tokens))
    polls = {row.token: row.poll for row in connection.execute(wanted)}
    closed = set(
        connection.scalars(
            select(_NOTES.c.poll).where(_NOTES.c.poll.in_(set(polls.values())), _NOTES.c.kind == "closed")
        )
    )
    created = _now()
    rows: dict[str, dict[str, str]] = {}
    for token, body in answers:
        if token in polls and polls[token] not in closed:
            rows.setdefault(token, {"token": token, "poll": polls[token], "body": body, "created": created})
    kept: set[str] = set()
    if rows:
        kind = postgresql if connection.dialect.name == "postgresql" else sqlite
        adding = kind.insert(_ANSWERS).on_conflict_do_nothing().returning(_ANSWERS.c.token)
        kept = set(connection.scalars(adding, [*rows.values()]))
    results: list[bool | Exception] = []
    for token in tokens:
        poll = polls.get(token)
        results.append(NoTicket(token) if poll is None else PollClosed(poll) if poll in closed else token in kept)
        kept.discard(token)
    return results


def _answer_id(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:16]


def _closed(connection: Connection, id_: str) -> bool:
    return connection.scalar(select(_NOTES.c.number).where(_NOTES.c.poll == id_, _NOTES.c.kind == "closed")) is not None


def _text(body: Any) -> str:
    return json.dumps(body, sort_keys=True, separators=(",", ":"))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
