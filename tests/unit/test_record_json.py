"""Our JSON: errors that name the path and the nearest valid value; files of one, many, broken records."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, get_args

import pytest

from arbitro.errors import InputError
from arbitro.formats import read_file, read_json, read_lin, record_from_json, record_to_json, write_json
from arbitro.formats.record_json import event_from_json, event_to_json
from arbitro.model import CALLS, CARDS, Board, Seat
from arbitro.table.events import Called, Claimed, Event, Mark, Played, Withdrawn
from arbitro.table.record import TableRecord

FILES = Path(__file__).parents[1] / "files"
FULL: dict[str, Any] = {
    "board": {"number": 1, "dealer": "N", "vulnerability": "None"},
    "deal": "N:AKQ.432.AKQJ.432 5432.AKQ.432.AKQ JT98.JT98.T9.JT9 76.765.8765.8765",
    "events": [
        {"type": "called", "call": "1S"},
        {"type": "called", "call": "1H", "seat": "E", "alert": True, "meaning": "five", "mark": "I"},
        {"type": "withdrawn", "event": 1, "law": "27B1"},
        {"type": "played", "card": "SA"},
    ],
    "contract": {"level": 2, "denomination": "S", "doubling": 0, "declarer": "N", "vulnerable": False},
    "stated_tricks": 8,
    "players": {"N": "Carla"},
    "tags": {"Event": "Club"},
    "place": "line 1",
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """FULL with one value replaced or added; `path` as in 'events.3.card'."""
    said = deepcopy(FULL)
    *way, last = path.split(".")
    inner: Any = said
    for key in way:
        inner = inner[int(key) if key.isdigit() else key]
    inner[int(last) if last.isdigit() else last] = value
    return said


def test_a_record_and_back() -> None:
    record = record_from_json(FULL)
    assert record_to_json(record) == FULL
    assert record.events == (
        Called(CALLS["1S"]),
        Called(CALLS["1H"], Seat.E, True, "five", Mark.INSUFFICIENT_BID),
        Withdrawn(1, "27B1"),
        Played(CARDS["SA"]),
    )


def test_little_is_enough() -> None:
    assert record_from_json({"board": {"number": 4}}) == TableRecord(Board.of(4))
    assert record_to_json(TableRecord(Board.of(4)))["board"] == {
        "number": 4,
        "dealer": "W",
        "vulnerability": "All",
    }


def test_events_leave_out_what_is_usual() -> None:
    assert event_to_json(Played(CARDS["SA"])) == {"type": "played", "card": "SA"}
    assert event_to_json(Claimed(tricks=0)) == {"type": "claimed", "tricks": 0}
    assert event_from_json({"type": "called", "call": "pass"}) == Called(CALLS["P"])


def test_every_event_has_a_name() -> None:
    names = {event_to_json(event)["type"] for event in (Played(CARDS["SA"]), Withdrawn(0))}
    assert names == {"played", "withdrawn"}
    assert len(get_args(Event)) == 16


@pytest.mark.parametrize(
    ("path", "value", "code", "where", "hint"),
    [
        ("events.3.card", "SX", "card-notation", "events[3].card", ""),
        ("events.3.cart", "SA", "unknown-key", "events[3]", "card"),
        ("events.3.type", "playd", "unknown-event", "events[3].type", "played"),
        ("events.0.call", "8C", "call-notation", "events[0].call", ""),
        ("events.1.seat", "North", "unknown-value", "events[1].seat", ""),
        ("events.1.alert", 1, "json-type", "events[1].alert", ""),
        ("events.2.event", True, "json-type", "events[2].event", ""),
        ("events.2.event", -1, "json-range", "events[2].event", ""),
        (
            "events.1",
            {"type": "noted", "kind": "hesitatoin"},
            "unknown-value",
            "events[1].kind",
            "hesitation",
        ),
        ("events.1", {"type": "played"}, "json-missing", "events[1]", ""),
        ("events.1", {"call": "1S"}, "json-missing", "events[1]", ""),
        ("events.1", {"type": "claimed", "tricks": 14}, "json-range", "events[1].tricks", ""),
        ("events", {}, "json-type", "events", ""),
        ("evnts", [], "unknown-key", "record", "events"),
        ("board.dealr", "N", "unknown-key", "board", "dealer"),
        ("board.number", 0, "json-range", "board.number", ""),
        ("board", {}, "json-missing", "board", ""),
        ("board.vulnerability", "Both", "unknown-value", "board.vulnerability", ""),
        ("contract.level", 8, "json-range", "contract.level", ""),
        ("contract", {}, "json-missing", "contract", ""),
        ("players.X", "Nobody", "unknown-value", "players", ""),
        ("players.N", 3, "json-type", "players.N", ""),
        ("stated_tricks", 14, "json-range", "stated_tricks", ""),
        ("tags", ["Event"], "json-type", "tags", ""),
        ("deal", "N:AKQ2.432.AKQJ.432 - - -", "hand-size", "deal.N", ""),
        ("deal", "N:AKQ.432.AKQJ.432 A.... - -", "hand-notation", "deal.E", ""),
        ("deal", "N:AKQ.432.AKQJ.432 A432.AKQ.432.AKQ - -", "card-twice", "deal", ""),
        ("deal", "N:AAQ.432.AKQJ.432 - - -", "card-twice", "deal.N", ""),
    ],
)
def test_errors(path: str, value: Any, code: str, where: str, hint: str) -> None:
    with pytest.raises(InputError) as raised:
        record_from_json(changed(path, value))
    error = raised.value
    assert (error.code, error.where) == (code, where)
    assert not hint or error.hint == hint


@pytest.mark.parametrize("value", [None, 3, "text", [], [FULL]])
def test_what_is_no_record(value: Any) -> None:
    with pytest.raises(InputError) as raised:
        record_from_json(value)
    assert raised.value.code == "json-type"


@pytest.mark.parametrize("indent", [None, 0, 2])
@pytest.mark.parametrize("as_list", [True, False])
def test_files_of_many_shapes(tmp_path: Path, indent: int | None, as_list: bool) -> None:
    said = [FULL, FULL, FULL]
    text = json.dumps(said, indent=indent) if as_list else "\n".join(json.dumps(one, indent=indent) for one in said)
    path = tmp_path / "records.dat"
    path.write_text(text)
    assert [reading.record for reading in read_file(path)] == [record_from_json(FULL)] * 3


def test_lines_and_a_broken_one() -> None:
    good, broken, wrong = json.dumps(FULL), json.dumps(FULL)[:50] + "}", json.dumps(changed("place", 3))
    text = "\n".join((good, broken, wrong, good, good[:70]))
    readings = list(read_json(text.splitlines(keepends=True)))
    assert [reading.record is not None for reading in readings] == [True, False, False, True, False]
    said = [(p.code, p.place) for reading in readings for p in reading.problems]
    assert said == [("json-syntax", "line 2"), ("json-type", "line 3"), ("truncated", "line 5")]


def test_written_file_is_read_again() -> None:
    records = [reading.record for reading in read_file(FILES / "records.jsonl")]
    assert len(records) == 6
    text = (FILES / "records.jsonl").read_text("utf-8")
    assert write_json(record for record in records if record) == text
    lin = [reading.record for reading in read_lin((FILES / "vugraph.lin").read_text().splitlines(keepends=True))]
    assert records[2:] == lin
