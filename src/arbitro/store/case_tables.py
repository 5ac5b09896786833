"""The tables of the log of cases, and the triggers by which a database itself refuses to change an entry."""

from __future__ import annotations

from typing import Any

from sqlalchemy import DDL, Column, ForeignKey, Integer, String, Table, Text, event

from arbitro.store.records import META

CASES = Table(
    "cases",
    META,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("id", String(26), nullable=False, unique=True),
    sqlite_autoincrement=True,
)
ENTRIES = Table(
    "case_entries",
    META,
    Column("case_number", ForeignKey("cases.number"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", String(24), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("by", Text, nullable=False),
    Column("data", Text, nullable=False),
)
PEOPLE = Table(
    "case_people",
    META,
    Column("case_number", ForeignKey("cases.number"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("name", Text, nullable=False),
)


def _ddl(statement: str) -> Any:
    return DDL(statement)  # type: ignore[no-untyped-call]


for _table in (CASES, ENTRIES):
    for _what in ("update", "delete"):  # also where a process died before it had made them
        _no = _ddl(
            f"create trigger if not exists {_table.name}_no_{_what} before {_what} on {_table.name} "
            "begin select raise(abort, 'entries are kept'); end"
        )
        event.listen(META, "after_create", _no.execute_if(dialect="sqlite"))
    _refuse = _ddl(
        f"create function {_table.name}_kept() returns trigger language plpgsql as "
        "$$ begin raise exception 'entries are kept'; end $$"
    )
    _kept = _ddl(
        f"create trigger {_table.name}_kept before update or delete or truncate on {_table.name} "
        f"for each statement execute function {_table.name}_kept()"
    )
    for _statement in (_refuse, _kept):
        event.listen(_table, "after_create", _statement.execute_if(dialect="postgresql"))
