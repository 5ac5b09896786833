"""Our own JSON of a table's record: every event, both ways, nothing passed over in silence."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import StrEnum
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from arbitro.errors import InputError
from arbitro.formats.problems import Problem, Reading
from arbitro.model import CALLS, CARDS, Board, Call, Card, Contract, Deal, Denomination, Doubling, Seat, Vulnerability
from arbitro.table.events import Event
from arbitro.table.record import TableRecord

Json = Any  # what json.loads gives
_E = TypeVar("_E", bound=StrEnum)

# --------------------------------------------------------------------------------------------- plain values


def _tricks(value: Json, where: str) -> int:
    return _in_range(value, where, 0, 13)


def _in_range(value: Json, where: str, low: int, high: int) -> int:
    whole = isinstance(value, float) and value.is_integer()  # 3.0 is a whole number to JSON
    number: int = _typed(int(value) if whole else value, int, where)
    if not low <= number <= high:
        raise InputError("json-range", where, str(number), f"{low} … {high}")
    return number


def _typed(value: Json, kind: type, where: str) -> Json:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise InputError("json-type", where, json.dumps(value)[:80], _KIND_NAMES[kind])
    return value


_KIND_NAMES: dict[type, str] = {str: "text", int: "number", bool: "true / false", dict: "{…}", list: "[…]"}


def _placed(value: Json, where: str, parse: Callable[[str], Any]) -> Any:
    """A text through a parser of the model, whose error is given the place."""
    try:
        return parse(_typed(value, str, where))
    except InputError as error:
        error.where = f"{where}.{error.where}" if error.where and error.where != where else where
        raise


def _one_of(kind: type[_E], value: Json, where: str) -> _E:
    text = _typed(value, str, where)
    try:
        return kind(text)
    except ValueError:
        raise InputError.unknown("value", text, kind, where) from None


# --------------------------------------------------------------------------------------------------- events


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    kind: type
    default: object  # MISSING if it must be given

    def read(self, value: Json, where: str) -> Any:
        if self.kind is Call:
            return _placed(value, where, Call.parse)
        if self.kind is Card:
            return _placed(value, where, Card.parse)
        if issubclass(self.kind, StrEnum):
            return _one_of(self.kind, value, where)
        if self.kind is int:
            return _in_range(value, where, 0, self.most)
        return _typed(value, self.kind, where)

    @property
    def most(self) -> int:
        return 13 if self.name == "tricks" else 1_000_000

    @property
    def schema(self) -> dict[str, Json]:
        """What `read` takes, as a JSON schema."""
        if self.kind in (Call, Card):
            return {"enum": list(CALLS if self.kind is Call else CARDS)}
        if issubclass(self.kind, StrEnum):
            return {"enum": [str(value) for value in self.kind]}
        if self.kind is int:
            return {"type": "integer", "minimum": 0, "maximum": self.most}
        return {"type": "boolean" if self.kind is bool else "string"}


def _event_fields(event: type) -> tuple[_Field, ...]:
    hints = get_type_hints(event)
    return tuple(_Field(f.name, _without_none(hints[f.name]), f.default) for f in fields(event))


def _without_none(hint: Any) -> type:
    if get_origin(hint) in (Union, UnionType):
        hint = next(kind for kind in get_args(hint) if kind is not type(None))
    assert isinstance(hint, type)
    return hint


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


_EVENTS: dict[str, type] = {_snake(event.__name__): event for event in get_args(Event)}
_FIELDS: dict[str, tuple[_Field, ...]] = {name: _event_fields(event) for name, event in _EVENTS.items()}
_NAMES: dict[type, str] = {event: name for name, event in _EVENTS.items()}


def event_to_json(event: Event) -> dict[str, Json]:
    """{"type": "called", "call": "1H", …}; what has its usual value is left out."""
    name = _NAMES[type(event)]
    said: dict[str, Json] = {"type": name}
    for field in _FIELDS[name]:
        value = getattr(event, field.name)
        if value != field.default:
            said[field.name] = value if isinstance(value, bool | int) else str(value)
    return said


def event_schema() -> dict[str, Json]:
    """JSON schema of an event, of every type."""
    return {"oneOf": [_event_schema(name, fields) for name, fields in _FIELDS.items()]}


def _event_schema(name: str, fields: tuple[_Field, ...]) -> dict[str, Json]:
    return {
        "title": name,
        "type": "object",
        "additionalProperties": False,
        "properties": {"type": {"const": name}} | {field.name: field.schema for field in fields},
        "required": ["type", *(field.name for field in fields if field.default is MISSING)],
    }


def event_from_json(value: Json, where: str = "event") -> Event:
    """The event; raises InputError with the path of what is wrong in it."""
    said: dict[str, Json] = dict(_typed(value, dict, where))
    name = _typed(_required(said, "type", where), str, f"{where}.type")
    if name not in _EVENTS:
        raise InputError.unknown("event", name, _EVENTS, f"{where}.type")
    known = {field.name: field for field in _FIELDS[name]}
    _refuse_unknown(said, ("type", *known), where)
    for field in known.values():
        if field.default is MISSING:
            _required(said, field.name, where)
    given = {key: known[key].read(item, f"{where}.{key}") for key, item in said.items() if key != "type"}
    event: Event = _EVENTS[name](**given)
    return event


def _required(said: Mapping[str, Json], key: str, where: str) -> Json:
    if key not in said:
        raise InputError("json-missing", where, expected=key)
    return said[key]


def _refuse_unknown(said: Mapping[str, Json], known: Iterable[str], where: str) -> None:
    known = list(known)
    for key in said:
        if key not in known:
            raise InputError.unknown("key", key, known, where)


# -------------------------------------------------------------------------------------------------- records


def record_to_json(record: TableRecord) -> dict[str, Json]:
    """The record as plain dicts, lists, texts and numbers; `record_from_json` gives it back equal."""
    contract = record.contract
    said: dict[str, Json] = {
        "board": _board_to_json(record.board),
        "deal": None if record.deal is None else str(record.deal),
        "events": [event_to_json(event) for event in record.events],
        "contract": None if contract is None else _contract_to_json(contract),
        "stated_tricks": record.stated_tricks,
        "players": {str(seat): name for seat, name in record.players.items()},
        "tags": dict(record.tags),
        "place": record.place,
    }
    return {key: value for key, value in said.items() if key == "board" or value not in (None, "", {}, [])}


def _board_to_json(board: Board) -> dict[str, Json]:
    return {"number": board.number, "dealer": str(board.dealer), "vulnerability": str(board.vulnerability)}


def _contract_to_json(contract: Contract) -> dict[str, Json]:
    return {
        "level": contract.level,
        "denomination": str(contract.denomination),
        "doubling": int(contract.doubling),
        "declarer": str(contract.declarer),
        "vulnerable": contract.vulnerable,
    }


_KEYS = ("board", "deal", "events", "contract", "stated_tricks", "players", "tags", "place")


def record_from_json(value: Json) -> TableRecord:
    """The record; raises InputError that names the path (`events[3].card`) and the nearest valid value."""
    said: dict[str, Json] = _typed(value, dict, "record")
    _refuse_unknown(said, _KEYS, "record")
    events = _typed(said.get("events", []), list, "events")
    deal, contract, tricks = (said.get(key) for key in ("deal", "contract", "stated_tricks"))
    return TableRecord(
        board=_board(_required(said, "board", "record")),
        deal=None if deal is None else _placed(deal, "deal", Deal.parse),
        events=tuple(event_from_json(event, f"events[{i}]") for i, event in enumerate(events)),
        contract=None if contract is None else _contract(contract),
        stated_tricks=None if tricks is None else _tricks(tricks, "stated_tricks"),
        players={_one_of(Seat, seat, "players"): name for seat, name in _texts(said, "players").items()},
        tags=_texts(said, "tags"),
        place=_typed(said.get("place", ""), str, "place"),
    )


def _texts(said: Mapping[str, Json], key: str) -> dict[str, str]:
    texts = _typed(said.get(key, {}), dict, key)
    return {name: _typed(text, str, f"{key}.{name}") for name, text in texts.items()}


def _board(value: Json) -> Board:
    """Number alone is enough: Law 2 gives dealer and vulnerability, unless they are given."""
    said = _typed(value, dict, "board")
    _refuse_unknown(said, ("number", "dealer", "vulnerability"), "board")
    number = said.get("number")
    if number is not None:
        number = _in_range(number, "board.number", 1, 10**9)
    dealer, vulnerability = said.get("dealer"), said.get("vulnerability")
    if number is None:
        dealer, vulnerability = (_required(said, key, "board") for key in ("dealer", "vulnerability"))
    usual = Board.of(number or 1)
    return Board(
        number,
        usual.dealer if dealer is None else _one_of(Seat, dealer, "board.dealer"),
        usual.vulnerability if vulnerability is None else _one_of(Vulnerability, vulnerability, "board.vulnerability"),
    )


def _contract(value: Json) -> Contract:
    said = _typed(value, dict, "contract")
    known = [field.name for field in fields(Contract)]
    _refuse_unknown(said, known, "contract")
    level, denomination, doubling, declarer, vulnerable = (_required(said, key, "contract") for key in known)
    return Contract(
        _in_range(level, "contract.level", 1, 7),
        _one_of(Denomination, denomination, "contract.denomination"),
        Doubling(_in_range(doubling, "contract.doubling", 0, 2)),
        _one_of(Seat, declarer, "contract.declarer"),
        _typed(vulnerable, bool, "contract.vulnerable"),
    )


# ---------------------------------------------------------------------------------------------------- texts


def write_json(records: Iterable[TableRecord]) -> str:
    """JSON lines, one record a line."""
    return "".join(json.dumps(record_to_json(record), ensure_ascii=False) + "\n" for record in records)


def read_json(lines: Iterable[str]) -> Iterator[Reading]:
    """The records of a text of JSON: one object, an array of them, or one a line; one at a time."""
    for value, place in _documents(lines):
        if isinstance(value, Problem):
            yield Reading(None, (value,))
            continue
        try:
            record = record_from_json(value)
        except InputError as error:
            yield Reading(None, (Problem.of(error, place),))
        else:
            yield Reading(record)


_AT_MOST = 4_000_000  # characters of one record; more is not a record
_BETWEEN = " \t\r\n[],\ufeff"


def _documents(lines: Iterable[str]) -> Iterator[tuple[Json, str]]:
    """The top-level objects with their places; what stands between them is passed over.

    A broken one is given as a Problem, and reading goes on at the next line that begins an object.
    """
    text, number = "", 1  # what is not decoded yet, and the line that it begins at
    for line in lines:
        text += line
        at = 0
        while (start := _skip(text, at)) < len(text):
            number += text.count("\n", at, start)
            place = f"line {number}"
            try:
                value, at = _DECODER.raw_decode(text, start)
            except (ValueError, RecursionError) as error:
                if _is_cut_off(error, text) and len(text) - start < _AT_MOST:
                    at = start
                    break
                value, at = (
                    Problem("json-syntax", place, text[start : start + 80].strip()),
                    _next(text, start),
                )
            number += text.count("\n", start, at)
            yield value, place
        else:
            number += text.count("\n", at)
            at = len(text)
        text = text[at:]
    if text.strip(_BETWEEN):
        yield Problem("truncated", f"line {number}", text.strip()[:80]), ""


_DECODER = json.JSONDecoder()


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _BETWEEN:
        at += 1
    return at


def _next(text: str, start: int) -> int:
    """Where the next object may begin after a broken one."""
    return text.find("\n{", start) + 1 or len(text)


def _is_cut_off(error: Exception, text: str) -> bool:
    """Whether a text is faultless as far as it goes."""
    if not isinstance(error, json.JSONDecodeError):
        return False
    return error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
