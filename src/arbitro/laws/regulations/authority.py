"""The files of the authorities, read and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from arbitro.errors import InputError
from arbitro.laws.regulations.topics import TOPICS, Mark, Topic

EDITIONS = ("LDB2017", "LDB2007")
AUTHORITIES = ("WBF", "EBL", "ACBL", "EBU", "FFB", "FIGB", "PZBS", "AEB")

_FILE = ("name", "extends", "option")
_OPTION = ("value", "source", "date", "mark", "edition")
_DATE = re.compile(r"\d{4}(-\d\d(-\d\d)?)?")
_NUMBER = re.compile(r"\d{1,6}(\.\d{1,6}|/[1-9]\d{0,5})?")


@dataclass(frozen=True, slots=True)
class Option:
    """What an authority has chosen, on whose word, since when or as read when (empty: not known), and how surely.

    by: the authority in whose file it stands. edition: the only one for which it is known; empty for all.
    """

    key: str
    value: str | Fraction
    source: str
    date: str
    mark: Mark
    by: str
    edition: str = ""

    @property
    def topic(self) -> Topic:
        return TOPICS[self.key]

    @property
    def is_sure(self) -> bool:
        """Whether it answers for itself; what is only recalled is shown, and asked."""
        return self.mark is not Mark.RECALLED


@dataclass(frozen=True, slots=True)
class Authority:
    """An authority by id and full name, with what is known of its choices; those of the body it extends included."""

    id: str
    name: str
    chosen: tuple[Option, ...]
    extends: str | None = None

    @property
    def options(self) -> dict[str, Option]:
        """Its choices by key, in the order of the topics."""
        known = {option.key: option for option in self.chosen}
        return {key: known[key] for key in TOPICS if key in known}


def authority(name: str) -> Authority:
    """A body of the list by its short name. Raises InputError with the nearest one."""
    wanted = name.strip().upper()
    if wanted not in AUTHORITIES:
        raise InputError.unknown("regulations", name, AUTHORITIES)
    return _packaged(wanted)


def authority_of(name: str) -> Authority:
    """A body of the list, or a file of one's own: './club.toml'. Raises InputError."""
    return read_authority(Path(name)) if is_file(name) else authority(name)


def is_file(name: str) -> bool:
    """Whether this names a file of one's own and no body of the list."""
    return name.endswith(".toml") or "/" in name or "\\" in name


@cache
def _packaged(name: str) -> Authority:
    place = f"{name.lower()}.toml"
    return _authority(files(__package__).joinpath(place).read_text("utf-8"), place, name)


def read_authority(path: Path) -> Authority:
    """A file of one's own. Raises InputError: unreadable, not well formed, an unknown key, option or value."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("file-unreadable", str(path), str(getattr(error, "strerror", None) or error)) from error
    return _authority(text, str(path))


def _authority(text: str, where: str, own: str | None = None) -> Authority:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InputError("file-syntax", where, str(error), "TOML") from error
    for key in data:
        if key not in _FILE:
            raise InputError.unknown("key", key, _FILE, where)
    name = _text(data, "name", where)
    base = authority(_text(data, "extends", where)) if "extends" in data else None
    table = data.get("option", {})
    if not isinstance(table, dict):
        raise InputError("json-type", f"{where}: option", str(table), "[option]")
    by = own or name
    found = [_option(key, entry, f"{where}: {key}", by) for key, entry in table.items()]
    said = {option.key for option in found}
    inherited = [option for option in base.chosen if option.key not in said] if base else []
    return Authority(by, name, (*found, *inherited), base.id if base else None)


def _option(key: str, entry: Any, where: str, by: str) -> Option:
    """One option: a table, or in short its value alone. What a body says in its own file is its own word."""
    if key not in TOPICS:
        raise InputError.unknown("option", key, TOPICS, where.removesuffix(f": {key}"))
    if not isinstance(entry, dict):
        entry = {"value": entry}
    for name in entry:
        if name not in _OPTION:
            raise InputError.unknown("key", name, _OPTION, where)
    if "value" not in entry:
        raise InputError("key-missing", where, expected="value")
    mark = _text(entry, "mark", where, Mark.VERIFIED)
    if mark not in list(Mark):
        raise InputError.unknown("value", mark, Mark, f"{where}: mark")
    return Option(
        key,
        _value(TOPICS[key], entry["value"], where),
        _text(entry, "source", where, by),
        _date(entry.get("date", ""), where),
        Mark(mark),
        by,
        _edition(entry.get("edition", ""), where),
    )


def _text(data: Mapping[str, Any], key: str, where: str, default: str | None = None) -> str:
    value = data.get(key, default)
    if value is None:
        raise InputError("key-missing", where, expected=key)
    if not isinstance(value, str) or not value.strip():
        raise InputError("json-type", f"{where}: {key}", str(value), "…")
    return value


def _value(topic: Topic, value: Any, where: str) -> str | Fraction:
    if topic.unit is None:
        if value not in topic.domain:
            raise InputError.unknown("value", str(value), topic.domain, where)
        return str(value)
    if not isinstance(value, bool) and _NUMBER.fullmatch(str(value)):
        number = Fraction(str(value))
        if topic.low <= number <= topic.high:
            return number
    raise InputError("number", where, str(value), topic.expected)


def _edition(value: Any, where: str) -> str:
    if value not in ("", *EDITIONS):
        raise InputError.unknown("edition", str(value), EDITIONS, where)
    return str(value)


def _date(value: Any, where: str) -> str:
    if isinstance(value, date):
        return value.isoformat()[:10]
    if value != "" and not (isinstance(value, str) and _DATE.fullmatch(value)):
        raise InputError("number", f"{where}: date", str(value), "2017, 2017-09, 2017-09-25")
    return str(value)
