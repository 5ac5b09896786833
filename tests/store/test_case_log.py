"""The log of cases: append-only, in order, by two directors at once, names apart, out as JSON and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from made_log import log as log
from made_log import opened as opened
from made_log import other as other
from made_log import store as store
from made_log import url as url
from sqlalchemy import text

from arbitro.errors import InputError
from arbitro.incident import EntryKind, State, draft
from arbitro.model import Seat
from arbitro.store import CaseLog, CaseMoved, NoCase, Store, StoreError

K = EntryKind
Open = Callable[[str], Store]
OPENED = draft(K.OPENED, "JK", kind="revoke", table="3", board="7")


def note(said: str, by: str = "") -> Any:
    return draft(K.NOTE, by, text=said)


def test_entries_come_back_as_they_were_in_order_and_with_their_time(log: CaseLog, url: str, opened: Open) -> None:
    number = log.open([OPENED, draft(K.ATTENTION, "JK", seat="N", phase="play")])
    (added,) = log.add(number, 2, [note("♠ żółć \u202f“x”\nsecond line", "MK")])
    kept = CaseLog(opened(url)).get(number)
    assert [entry.number for entry in kept.case.entries] == [1, 2, 3]
    assert kept.case.entries[2] == added
    assert (added.by, added.data["text"]) == ("MK", "♠ żółć \u202f“x”\nsecond line")
    assert added.at.microsecond % 1000 == 0
    assert (kept.case.table, kept.case.board, kept.case.state) == ("3", "7", State.OPEN)


def test_what_the_case_cannot_take_leaves_nothing_behind(log: CaseLog) -> None:
    number = log.open([OPENED])
    with pytest.raises(InputError):
        log.add(number, 1, [note("first"), draft(K.CLOSED)])
    assert log.get(number).case.length == 1
    with pytest.raises(InputError):
        log.open([note("no opening")])
    with pytest.raises(NoCase):
        log.get(99)
    with pytest.raises(NoCase):
        log.add(99, 1, [note("x")])


def test_who_writes_on_an_older_state_is_told_and_nothing_is_lost(log: CaseLog) -> None:
    number = log.open([OPENED])
    log.add(number, 1, [note("first")])
    for length in (1, 3, 0):
        with pytest.raises(CaseMoved) as caught:
            log.add(number, length, [note("second")])
        assert (caught.value.number, caught.value.found) == (number, 2)
    log.add(number, 2, [note("second")])
    assert [entry.data.get("text") for entry in log.get(number).case.entries[1:]] == ["first", "second"]


def test_directors_who_write_at_once_lose_nothing(log: CaseLog, url: str, opened: Open) -> None:
    directors, each = 4, 8
    number = log.open([OPENED])
    together = Barrier(directors)

    def write(director: int) -> int:
        own, moved = CaseLog(opened(url)), 0
        together.wait()
        for i in range(each):
            while True:
                try:
                    own.add(number, own.get(number).case.length, [note(f"{director}.{i}", f"D{director}")])
                    break
                except CaseMoved:
                    moved += 1
        return moved

    with ThreadPoolExecutor(directors) as pool:
        moved = list(pool.map(write, range(directors)))
    entries = log.get(number).case.entries
    assert [entry.number for entry in entries] == list(range(1, directors * each + 2))
    for director in range(directors):
        own = [entry.data["text"] for entry in entries[1:] if entry.by == f"D{director}"]
        assert own == [f"{director}.{i}" for i in range(each)]
    assert sum(moved) > 0


@pytest.mark.parametrize(
    "statement",
    [
        "update case_entries set data = '{}'",
        "delete from case_entries",
        "delete from cases",
        "update cases set id = 'x'",
    ],
)
def test_the_database_itself_refuses_to_change_an_entry(log: CaseLog, store: Store, statement: str) -> None:
    number = log.open([OPENED])
    with pytest.raises(StoreError, match="entries are kept"), store.connection() as connection:
        connection.execute(text(statement))
    assert log.get(number).case.length == 1


def test_numbers_are_given_in_order_and_all_cases_are_read_again_only_when_they_change(log: CaseLog) -> None:
    first, second = log.open([OPENED]), log.open([OPENED])
    assert second > first
    before = log.all()
    log.add(second, 1, [note("x")])
    after = log.all()
    assert [kept.number for kept in after] == [first, second]
    assert after[0].case is before[0].case
    assert after[1].case.length == 2


# ---------------------------------------------------------------------------------------------------- names


def test_names_stand_apart_and_can_be_erased_without_losing_the_ruling(log: CaseLog, url: str) -> None:
    number = log.open([OPENED], {Seat.N: "Ann Xylander", Seat.E: " Bob \n B. ", Seat.S: " "})
    assert log.get(number).people == {Seat.N: "Ann Xylander", Seat.E: "Bob B."}
    ruled = draft(K.RULED, laws=["64A1"], grounds="established", appeal_minutes=30)
    log.add(number, 2, [ruled])
    log.name(number, 3, {Seat.E: "Eve"})
    assert log.get(number).people[Seat.E] == "Eve"
    assert "Ann" not in json.dumps([entry.to_json() for entry in log.get(number).case.entries])
    log.erase(number, 4, "JK", [Seat.N, Seat.E])
    kept = log.get(number)
    assert kept.people == {}
    assert kept.case.named == frozenset()
    assert kept.case.ruling is not None
    assert kept.case.ruling.data["grounds"] == "established"
    assert kept.case.entries[-1].kind is K.ERASED
    with pytest.raises(CaseMoved):
        log.erase(number, 4)
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite:///"))
        held = b"".join(file.read_bytes() for file in path.parent.glob(path.name + "*"))
        assert b"established" in held
        assert b"Xylander" not in held  # neither in the pages nor in the write-ahead log


def test_a_case_without_names_names_nobody(log: CaseLog) -> None:
    number = log.open([OPENED])
    assert log.get(number).case.length == 1
    assert not log.get(number).people


# ----------------------------------------------------------------------------------------------------- JSON


def filled(log: CaseLog) -> list[int]:
    first = log.open([OPENED, draft(K.CALLED, seat="S", phase="play")], {Seat.N: "Ann"})
    second = log.open([draft(K.OPENED, edition="LDB2007")])
    log.add(first, 3, [note("♥"), draft(K.RULED, laws=["64A1"], grounds="x", appeal_minutes=30)])
    return [first, second]


def test_an_export_taken_in_elsewhere_is_the_same_log(log: CaseLog, other: CaseLog) -> None:
    numbers = filled(log)
    data = json.loads(json.dumps(log.export()))
    assert len(other.take(data)) == len(numbers)
    again = other.export()
    for one, copy in zip(data["cases"], again["cases"], strict=True):
        assert {**one, "number": 0} == {**copy, "number": 0}
    assert other.take(data) == [1, 2]  # a second time adds nothing
    assert other.export() == again
    assert [found["id"] for found in log.export(numbers[1])["cases"]] == [data["cases"][1]["id"]]


def test_a_case_that_went_on_is_taken_in_up_to_where_it_is_now(log: CaseLog, other: CaseLog) -> None:
    number = filled(log)[0]
    other.take(log.export())
    log.add(number, 5, [note("later")])
    log.erase(number, 6)
    other.take(log.export())
    assert other.get(1).case.entries == log.get(number).case.entries
    assert not other.get(1).people  # erased there too


def test_a_case_that_went_on_in_two_ways_is_refused_whole(log: CaseLog, other: CaseLog) -> None:
    first, second = filled(log)
    other.take(log.export())
    other.add(2, 1, [note("here")])
    log.add(first, 5, [note("fine")])
    log.add(second, 1, [note("there")])
    before = other.export()
    with pytest.raises(InputError) as caught:
        other.take(log.export())
    assert caught.value.code == "case-two-ways"
    assert other.export() == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: [],
        lambda data: {},
        lambda data: data | {"format": "other"},
        lambda data: data | {"cases": ["x"]},
        lambda data: data["cases"][0].pop("id") and data,
        lambda data: data["cases"][0]["entries"].clear() or data,
        lambda data: data["cases"][0]["entries"].pop(0) and data,
        lambda data: data["cases"][0]["entries"][0].pop("at") and data,
        lambda data: data["cases"][0]["entries"][0].update(at="yesterday") or data,
        lambda data: data["cases"][0]["entries"][0].update(kind="banana") or data,
        lambda data: data["cases"][0]["entries"][0].update(data=[]) or data,
        lambda data: data["cases"][0]["entries"][1]["data"].update(text="x", colour="red") or data,
        lambda data: data["cases"][0].update(people={"Q": "x"}) or data,
        lambda data: data["cases"][0].update(people={"N": 3}) or data,
    ],
)
def test_what_is_no_export_is_refused_and_nothing_is_taken_in(other: CaseLog, opened: Open, spoil: Any) -> None:
    log = CaseLog(opened("sqlite:///:memory:"))
    filled(log)
    with pytest.raises(InputError):
        other.take(spoil(log.export()))
    assert other.all() == ()


def test_an_entry_from_before_a_field_was_known_is_read_as_if_it_held_the_usual(log: CaseLog, store: Store) -> None:
    number = log.open([OPENED])
    row = {"n": number, "data": json.dumps({"seat": "S", "phase": "play"})}
    with store.connection() as connection:
        connection.execute(
            text(
                'insert into case_entries (case_number, number, at, kind, "by", data) '
                "values (:n, 2, '2026-01-01T10:00:00.000Z', 'called', '', :data)"
            ),
            row,
        )
    assert log.get(number).case.called


def test_a_database_that_cannot_be_reached_is_an_error_of_the_store(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    log = CaseLog(Store(f"sqlite:///{tmp_path / 'file' / 'x.sqlite'}"))
    with pytest.raises(StoreError):
        log.all()
    with pytest.raises(StoreError):
        log.open([OPENED])
