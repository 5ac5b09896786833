"""JSON schemas of what may be sent, exact to the last fact: written from the law data, so that they cannot drift."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arbitro.formats import event_schema
from arbitro.laws.core import Kind, Stage
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.regulations import AUTHORITIES
from arbitro.model import Seat

Schema = dict[str, Any]

_STAGES: Schema = {"enum": [stage.name.lower() for stage in Stage]}
_SEAT: Schema = {"enum": [*Seat, None]}


def new_inquiry() -> Schema:
    """An incident and what is known of it, for each kind of incident."""
    return {"oneOf": [_new_inquiry(kind, editions) for kind, editions in _kinds()]}


def told() -> Schema:
    """An inquiry sent back with more answers, for each kind of incident."""
    return {"oneOf": [_told(kind, editions) for kind, editions in _kinds()]}


def more_events() -> Schema:
    """Events of a table, as records write them."""
    return _object({"events": {"type": "array", "minItems": 1, "maxItems": 400, "items": event_schema()}}, "events")


def _kinds() -> Iterator[tuple[Kind, list[str]]]:
    """Every kind of incident, and the editions that rule on it."""
    found: dict[str, tuple[Kind, list[str]]] = {}
    for name in EDITIONS:
        for kind in edition(name).kinds:
            found.setdefault(kind.key, (kind, []))[1].append(name)
    yield from found.values()


def _object(properties: Schema, *required: str) -> Schema:
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": properties,
        **({"required": list(required)} if required else {}),
    }


def _incident(kind: Kind, editions: list[str]) -> Schema:
    return {
        "kind": {"const": kind.key},
        "edition": {"enum": editions, "default": editions[0]},
        "regulations": {"enum": [*AUTHORITIES, None], "default": None},
    }


def _facts(kind: Kind) -> Schema:
    """Each fact with its values."""
    known: Schema = {}
    for fact in kind.facts:
        values = [value for value in fact.domain if isinstance(value, str)]
        known[fact.key] = {"enum": values} if values else {"type": "boolean"}
    return known


def _answers(kind: Kind) -> Schema:
    """Each fact with its values, and each checklist with the facts that may be ticked."""
    screens = dict.fromkeys(fact.screen for fact in kind.facts if fact.screen)
    lists: Schema = {}
    for screen in screens:
        ticked = {"enum": [fact.key for fact in kind.facts if fact.screen == screen]}
        lists[screen] = {"anyOf": [{"type": "array", "items": ticked}, {"const": False}]}
    return _object(_facts(kind) | lists)


def _new_inquiry(kind: Kind, editions: list[str]) -> Schema:
    record: Schema = {"type": ["string", "null"], "description": "a board taken in by /api/records"}
    event: Schema = {"type": ["integer", "null"], "minimum": 0, "maximum": 1_000_000}
    stage: Schema = {"anyOf": [_STAGES, {"type": "null"}], "description": "how far the board has come"}
    properties = _incident(kind, editions) | {"facts": _answers(kind), "stage": stage}
    return {"title": kind.key} | _object(properties | {"record": record, "event": event}, "kind")


def _told(kind: Kind, editions: list[str]) -> Schema:
    step = _object({"answers": _object(_facts(kind)), "withdrawn": {"type": "boolean"}}, "answers")
    inquiry = _object(
        _incident(kind, editions)
        | {"stage": _STAGES, "offender": _SEAT, "declarer": _SEAT, "derived": _object(_facts(kind))}
        | {"steps": {"type": "array", "maxItems": 400, "items": step}},
        "kind",
    )
    return {"title": kind.key} | _object({"inquiry": inquiry, "answers": _answers(kind)}, "inquiry", "answers")
