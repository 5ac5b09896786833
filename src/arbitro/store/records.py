"""Content-addressed records: the id is the hash of the body, so the same board is kept once and never changes."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, Text, create_engine, event, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from arbitro.errors import ArbitroError

Json = dict[str, Any]

META = MetaData()
_RECORDS = Table(
    "records",
    META,
    Column("id", String(26), primary_key=True),
    Column("body", Text, nullable=False),
    Column("created", String(32), nullable=False),
)


class StoreError(ArbitroError):
    """The store cannot be reached, read or written."""


def default_url() -> str:
    """A SQLite file in the user's data directory (XDG)."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'arbitro' / 'desk.sqlite'}"


def content_id(text: str) -> str:
    """128 bits of SHA-256 in lower-case base 32: short enough for an address, safe in a path."""
    digest = hashlib.sha256(text.encode()).digest()[:16]
    return base64.b32encode(digest).decode().rstrip("=").lower()


class Store:
    """Bodies of JSON by their id, in SQLite or PostgreSQL. Opened when first used; raises StoreError."""

    def __init__(self, url: str | None = None) -> None:
        self.url = url or default_url()

    @cached_property
    def _engine(self) -> Engine:
        name = self.url.removeprefix("sqlite:///")
        if name == self.url:
            engine = _server(self.url)
        elif name == ":memory:":
            engine = create_engine(self.url, connect_args={"check_same_thread": False}, poolclass=StaticPool)
        else:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(self.url)
            event.listen(engine, "connect", _write_ahead)
        META.create_all(engine)
        return engine

    def put(self, bodies: Sequence[Json]) -> list[str]:
        """Keeps the bodies in one transaction and gives their ids."""
        texts = [json.dumps(body, sort_keys=True, separators=(",", ":")) for body in bodies]
        ids = [content_id(text) for text in texts]
        now = datetime.now(UTC).isoformat(timespec="seconds")
        rows = [{"id": i, "body": text, "created": now} for i, text in dict(zip(ids, texts, strict=True)).items()]
        if rows:
            with self.connection() as connection:
                kind = postgresql if connection.dialect.name == "postgresql" else sqlite
                connection.execute(kind.insert(_RECORDS).on_conflict_do_nothing(), rows)
        return ids

    def get(self, id_: str) -> Json | None:
        with self.connection() as connection:
            body = connection.scalar(select(_RECORDS.c.body).where(_RECORDS.c.id == id_))
        return None if body is None else json.loads(body)

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """One transaction. Raises StoreError whatever goes wrong with the database."""
        try:
            with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise StoreError(str(error)) from error

    def close(self) -> None:
        """Lets go of the database; it is opened again when next used."""
        if "_engine" in self.__dict__:
            self._engine.dispose()
            del self._engine


def _server(url: str) -> Engine:
    """PostgreSQL by its one driver, however the address names it; a connection that has died is replaced."""
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    return create_engine(address, pool_pre_ping=True)


def _write_ahead(connection: Any, _: object) -> None:
    """WAL: readers never wait for a writer. What was committed outlives a power cut."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
