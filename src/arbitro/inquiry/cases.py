"""Worked cases in files: facts, what must be asked, and the ruling. They are tests, examples and an exam at once.

A file is TOML with `[[case]]` tables; see docs/cases.md for the keys.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from arbitro.errors import InputError
from arbitro.inquiry.inquiry import Inquiry, rule
from arbitro.laws.profile import Profile
from arbitro.laws.ref import covers

KEYS = ("id", "source", "standing", "kind", "edition", "facts", "asked", "unused", "outcomes", "laws", "watch")
STANDINGS = ("own", "digest", "text", "official", "director", "opinion", "incomplete")


@dataclass(frozen=True, slots=True)
class Case:
    """A worked case. `outcomes` maps every slot of the ruling to its outcome and some or all of its parameters.

    standing: who says so, from our own example to an opinion; `incomplete` where only part of the source is known.
    """

    id: str
    source: str
    standing: str
    kind: str
    edition: str
    facts: Mapping[str, Any]
    asked: tuple[str, ...]
    outcomes: Mapping[str, Mapping[str, Any]]
    laws: tuple[str, ...]
    watch: tuple[str, ...] | None = None
    unused: tuple[str, ...] = ()

    def inquiry(self) -> tuple[Inquiry, tuple[str, ...]]:
        """The interview with the case's facts, and the facts that were never asked for."""
        return rule(self.kind, profile=Profile(self.edition)).answering(self.facts)


@dataclass(frozen=True, slots=True)
class Result:
    """How a ruling compares with a case: what differs, and what was asked beside what should have been."""

    case: Case
    wrong: tuple[str, ...] = ()
    asked_too_much: tuple[str, ...] = ()
    not_asked: tuple[str, ...] = field(default=())

    @property
    def is_right(self) -> bool:
        return not (self.wrong or self.asked_too_much or self.not_asked)


def read_cases(path: Path) -> tuple[Case, ...]:
    """The cases of a file. Raises InputError: unreadable, unknown key, missing key, unknown fact."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("file-unreadable", str(path), str(getattr(error, "strerror", None) or error)) from error
    return cases_of(text, str(path))


def cases_of(text: str, where: str = "") -> tuple[Case, ...]:
    """The cases of a TOML text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InputError("file-syntax", where, str(error), "TOML") from error
    found = data.get("case")
    if not isinstance(found, list) or len(data) != 1:
        raise InputError("case-file", where, expected="[[case]]")
    return tuple(_case(entry, where) for entry in found)


def _case(entry: Mapping[str, Any], where: str) -> Case:
    if not isinstance(entry, dict):
        raise InputError("case-file", where, str(entry), "[[case]]")
    where = f"{where}: {entry.get('id', '?')}"
    for key in entry:
        if key not in KEYS:
            raise InputError.unknown("key", key, KEYS, where)
    if missing := {"id", "kind", "facts", "asked", "outcomes", "laws"} - set(entry):
        raise InputError("key-missing", where, expected=", ".join(sorted(missing)))
    if entry.get("standing", "own") not in STANDINGS:
        raise InputError.unknown("value", str(entry["standing"]), STANDINGS, where)
    for key, value in entry.items():
        _typed(value, key, where)
    outcomes = {
        slot: {"outcome": given} if isinstance(given, str) else given for slot, given in entry["outcomes"].items()
    }
    watch = entry.get("watch")
    return Case(
        entry["id"],
        entry.get("source", ""),
        entry.get("standing", "own"),
        entry["kind"],
        entry.get("edition", "LDB2017"),
        entry["facts"],
        tuple(entry["asked"]),
        outcomes,
        tuple(entry["laws"]),
        None if watch is None else tuple(watch),
        tuple(entry.get("unused", ())),
    )


def _typed(value: object, key: str, where: str) -> None:
    """Raises InputError unless a key's value is of its kind: a text, a list of texts, or a table."""
    if key in ("facts", "outcomes"):
        right, expected = isinstance(value, dict), "{ }"
        if key == "outcomes" and isinstance(value, dict):
            right = all(isinstance(given, str | dict) for given in value.values())
    elif key in ("asked", "unused", "laws", "watch"):
        right, expected = isinstance(value, list) and all(isinstance(item, str) for item in value), '["…"]'
    else:
        right, expected = isinstance(value, str), '"…"'
    if not right:
        raise InputError("json-type", f"{where}: {key}", str(value), expected)


def check(case: Case) -> Result:
    """Rules the case and compares: outcomes, paragraphs, watch items, and exactly what was asked."""
    inquiry, unused = case.inquiry()
    ruling = inquiry.ruling
    wrong: list[str] = []
    if inquiry.asks is not None:
        wrong.append(f"asks {inquiry.asks.key}")
    found: dict[str, Mapping[str, Any]] = {
        f.slot.key: {"outcome": f.outcome.id, **f.outcome.params} for f in ruling.outcomes
    }
    for slot in dict.fromkeys((*case.outcomes, *found)):
        wanted, got = case.outcomes.get(slot), found.get(slot)
        if wanted is None or got is None or any(str(got.get(k)) != str(v) for k, v in wanted.items()):
            wrong.append(f"{slot}: {_show(got)} instead of {_show(wanted)}")
    wrong += [f"cites no {law}" for law in case.laws if law not in ruling.laws]
    watched = tuple(watch.fact.key for watch in ruling.watch)
    if case.watch is not None and watched != case.watch:
        wrong.append(f"watches {', '.join(watched) or 'nothing'} instead of {', '.join(case.watch) or 'nothing'}")
    if set(unused) != set(case.unused):
        wrong.append(f"does not ask for {', '.join(unused)}")
    asked = tuple(inquiry.told)
    if asked != case.asked and set(asked) == set(case.asked):
        wrong.append(f"asks in the order {', '.join(asked)}")
    return Result(
        case,
        tuple(wrong),
        tuple(key for key in asked if key not in case.asked),
        tuple(key for key in case.asked if key not in asked),
    )


def _show(outcome: Mapping[str, Any] | None) -> str:
    return " ".join(str(value) for value in outcome.values()) if outcome else "nothing"


@cache
def packaged() -> tuple[Case, ...]:
    """The cases that come with Arbitro, in the order of their files."""
    return tuple(_walk("arbitro.cases"))


def _walk(package: str) -> Iterator[Case]:
    for file in sorted(files(package).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            yield from cases_of(file.read_text("utf-8"), file.name)


def cases_on(law: str, edition: str) -> tuple[Case, ...]:
    """The packaged cases of an edition whose ruling rests on this paragraph or on one within it."""
    return tuple(
        case for case in packaged() if case.edition == edition and any(covers(law, cited) for cited in case.laws)
    )
