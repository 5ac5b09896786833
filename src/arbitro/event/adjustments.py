"""Adjusted scores as plain data: what a director writes into a file, or on the command line, for one board each."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

from arbitro.errors import InputError
from arbitro.model import Side


class AdjustmentKind(StrEnum):
    """What an adjusted score is (12C)."""

    SINGLE = "single"
    SPLIT = "split"
    WEIGHTED = "weighted"
    ARTIFICIAL = "artificial"
    SELF_INFLICTED = "self-inflicted"
    NOT_PLAYED = "not-played"


@dataclass(frozen=True, slots=True)
class Adjustment:
    """One adjusted score, its parts as text in the notation of `written`.

    Which line: the board with one of the pairs, or with a table (and its section and round). score: for both sides,
    or ns and ew each; obtained, rectified, unharmed: the three results of damage that the side which is not
    `offenders` did in part itself (obtained: by default what stands there). fixed: an average plus or minus without
    the contestant's own percentage (12C2(c)). without: what is expected without the infraction, and outside_agency,
    serve the warnings only. kind: if it is stated it must be what the parts make. place: in the file it came from.
    """

    board: str
    pair: str = ""
    section: str = ""
    table: int | None = None
    round: int | None = None
    kind: AdjustmentKind | None = None
    score: str = ""
    ns: str = ""
    ew: str = ""
    obtained: str = ""
    rectified: str = ""
    unharmed: str = ""
    offenders: Side | None = None
    fixed: bool | None = None
    without: str = ""
    outside_agency: bool = False
    law: str = ""
    reason: str = ""
    place: str = ""

    @classmethod
    def from_data(cls, data: object, place: str = "") -> Adjustment:
        """From a mapping as JSON and TOML give it. Raises InputError for an unknown key or a value of another type.

        `results` may stand for `score`: a list of `result`, `weight` and `illegal`.

        >>> Adjustment.from_data({"board": 7, "pair": "3", "score": "4SN="}).score
        '4SN='
        """
        if not isinstance(data, Mapping):
            raise InputError("json-type", place, str(data)[:40], "{board, pair, score}")
        found: dict[str, Any] = {}
        for key, value in data.items():
            if key == "results":
                found["score"] = _results(value, place)
            elif key in _TEXTS:
                found[key] = _typed(key, str(value) if type(value) is int else value, str, place).strip()
            elif key in _NUMBERS:
                found[key] = _typed(key, value, int, place)
            elif key in _SWITCHES:
                found[key] = _typed(key, value, bool, place)
            elif key == "kind":
                found[key] = _one_of("kind-of-score", value, AdjustmentKind, place)
            elif key == "offenders":
                found[key] = _one_of("side", str(value).upper(), Side, place)
            else:
                raise InputError.unknown("key", str(key), (*_KEYS, "results"), place)
        if not found.get("board"):
            raise InputError("key-missing", place, expected="board")
        return cls(**found, place=place)

    def to_data(self) -> dict[str, Any]:
        """What is stated, as plain data; `from_data` takes it back.

        >>> Adjustment("7", "3", score="4SN=").to_data()
        {'board': '7', 'pair': '3', 'score': '4SN='}
        """
        values = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "place"}
        return {
            name: str(value) if isinstance(value, StrEnum) else value
            for name, value in values.items()
            if value not in ("", None) and not (name == "outside_agency" and not value)
        }

    @classmethod
    def from_text(cls, text: str) -> Adjustment:
        """From 'BOARD PAIR: SCORE'. Raises InputError.

        >>> Adjustment.from_text("7 NS 3: A+ | A-").pair
        'NS 3'
        """
        match = _LINE.fullmatch(text)
        if match is None:
            raise InputError("adjustment-notation", got=text, expected="7 NS 3: 60% 4SN=; 40% 4SN-1")
        return cls(match[1], match[2].strip(), score=match[3].strip())


_LINE = re.compile(r"\s*(\d{1,5})\s+([^:]+):\s*(\S.*)", re.ASCII)
_TEXTS = frozenset("board pair section score ns ew obtained rectified unharmed without law reason".split())
_NUMBERS = frozenset("table round".split())
_SWITCHES = frozenset("fixed outside_agency".split())
_KEYS = sorted(_TEXTS | _NUMBERS | _SWITCHES | {"kind", "offenders"})


def _typed(key: str, value: object, of: type, place: str) -> Any:
    if type(value) is not of:
        raise InputError("json-type", f"{place}: {key}" if place else key, str(value)[:40], _TYPES[of])
    return value


_TYPES = {str: '"…"', int: "1, 2, 3 …", bool: "true | false"}


def _one_of(what: str, value: object, choices: type[StrEnum], place: str) -> Any:
    try:
        return choices(str(value))
    except ValueError:
        raise InputError.unknown(what, str(value), choices, place) from None


def _results(value: object, place: str) -> str:
    """A list of results with weights as one text."""
    where = f"{place}: results" if place else "results"
    if not isinstance(value, list) or not value:
        raise InputError("json-type", where, str(value)[:40], "[{weight, result}]")
    parts = []
    for part in value:
        if not isinstance(part, Mapping) or not {"weight", "result"} <= part.keys() <= {"weight", "result", "illegal"}:
            raise InputError("json-type", where, str(part)[:40], "{weight, result, illegal}")
        weight = str(part["weight"]).strip()
        parts.append(f"{weight} {part['result']}{' !' if part.get('illegal') is True else ''}")
    return "; ".join(parts)


def read_adjustments(path: str | Path) -> list[Adjustment]:
    """The adjusted scores of a JSON or TOML file: a list, or one under the key `adjustment`; in TOML [[adjustment]].

    Raises InputError for a file that cannot be read or is not well formed, an unknown key, a value of another type.
    """
    return adjustments_of(plain_data(path), str(path))


def plain_data(path: str | Path) -> Any:
    """What a JSON or TOML file holds. Raises InputError for one that cannot be read or is not well formed."""
    path = Path(path)
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeError) as error:
        raise InputError("file-unreadable", str(path), getattr(error, "strerror", None) or str(error)) from None
    try:
        return tomllib.loads(text) if path.suffix.lower() == ".toml" else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError("file-syntax", str(path), str(error)) from None


def adjustments_of(data: object, place: str = "") -> list[Adjustment]:
    """The adjusted scores in plain data: a list of mappings, or a mapping that has one under `adjustment`."""
    if isinstance(data, Mapping):
        strange = next((key for key in data if key != "adjustment"), None)
        if strange is not None and "board" not in data:
            raise InputError.unknown("key", str(strange), ["adjustment"], place)
        data = [data] if "board" in data else data.get("adjustment", [])
    if not isinstance(data, list) or not data:
        raise InputError("json-type", place, str(data)[:40], "[{board, pair, score}]")
    return [Adjustment.from_data(part, f"{place} #{n}".strip()) for n, part in enumerate(data, 1)]


def adjustment_to_json(adjustment: Adjustment) -> dict[str, Any]:
    """An adjusted score as plain data."""
    return adjustment.to_data()


def adjustment_from_json(data: object) -> Adjustment:
    """An adjusted score from plain data. Raises InputError as `Adjustment.from_data`."""
    return Adjustment.from_data(data)
