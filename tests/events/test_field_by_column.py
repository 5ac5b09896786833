"""A field put together by column is the one put together line by line."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.event import Field, field, field_of
from arbitro.event.columns import by_column
from arbitro.formats.events import Event, read_event
from arbitro.formats.events.lines import Lines
from arbitro.scoring.judge import Method

OUTCOMES = ["4S,N,10,", "3NTX,E,8,", "2H,S,=,", "7CXX,W,+0,", "PASS,,,", "NP,,,", "A+-,,,", ",,,60% 4SN=10 + 40% -50"]
ODD = ["SIT,,,", "60%,,,", "A6040,,,", "4S,,10,", "4S,N,,", ",,,A+ | 2 MP", ",,,420 | -50", ",,,2 IMP | -2 IMP"]


@st.composite
def tables(draw: st.DrawFn) -> str:
    """Movements in which everybody meets somebody else on each board, and lines that do not fit."""
    outcomes = st.sampled_from(OUTCOMES if draw(st.booleans()) else OUTCOMES + ODD)
    pairs, mitchell = draw(st.integers(1, 5)), draw(st.booleans())
    section = draw(st.sampled_from(["", "A", "AB"]))
    rows = []
    for board in draw(st.lists(st.sampled_from([1, 2, 7, 16, 33]), min_size=1, max_size=4, unique=True)):
        for pair in range(pairs):
            other = (pair + board) % pairs
            ns, ew = (pair + 1, other + 1) if mitchell else (pair + 1, pairs + other + 1)
            if draw(st.integers(0, 5)) == 0 and not mitchell:
                ns, ew = ew, ns
            if draw(st.integers(0, 30)) == 0:
                ns = draw(st.sampled_from(["", "99", 1]))  # type: ignore[assignment]
            part = draw(st.sampled_from(section)) if section else ""
            rows.append(f"{part},{board},{ns},{ew},{draw(outcomes)}")
    return "\n".join(["section,board,ns,ew,contract,declarer,tricks,adjusted", *draw(st.permutations(rows))])


def both(event: Event, method: Method, winners: int | None, apart: bool | None) -> list[Field | InputError]:
    found: list[Field | InputError] = []
    for way in (by_column, lambda *_, **__: None):
        with patch.object(field, "by_column", way):
            try:
                found.append(field_of(event, regulations="club", method=method, winners=winners, by_section=apart))
            except InputError as error:
                found.append(error)
    return found


def assert_same(one: Field, other: Field) -> None:
    assert (one.lines, one.left_out) == (other.lines, other.left_out)
    assert list(one.contestants.keys) == list(other.contestants.keys)
    assert dict(one.contestants.known) == dict(other.contestants.known)
    assert one.contestants.sides == other.contestants.sides
    for name in (
        "boards",
        "contestants",
        "sections",
        "forms",
        "others",
        "ranking",
        "by_section",
        "expected",
        "windows",
    ):
        assert getattr(one.event, name) == getattr(other.event, name), name
    for name in ("board", "ns", "ew", "cells", "section", "form"):
        assert np.array_equal(getattr(one.event, name), getattr(other.event, name)), name
    assert dict(one.event.played) == dict(other.event.played)
    assert [one.event.line(i) for i in range(len(one.event))] == [other.event.line(i) for i in range(len(other.event))]


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(tables(), st.sampled_from(Method), st.sampled_from([None, 1, 2]), st.sampled_from([None, True, False]))
def test_both_ways_give_one_field(
    tmp_path: Path, table: str, method: Method, winners: int | None, apart: bool | None
) -> None:
    path = tmp_path / "event.csv"
    path.write_text(table)
    event = read_event(path).event
    assert event is not None
    one, other = both(event, method, winners, apart)
    if isinstance(one, Field) and isinstance(other, Field):
        assert_same(one, other)
    else:
        assert str(one) == str(other)


def test_a_plain_field_is_put_together_by_column(tmp_path: Path) -> None:
    rows = [f"{b},{t},{10 + (t + b) % 9},4S,{'NESW'[t % 4]},{9 + t % 3}" for b in range(1, 4) for t in range(1, 9)]
    (tmp_path / "event.csv").write_text("\n".join(["board,ns,ew,contract,declarer,tricks", *rows]))
    event = read_event(tmp_path / "event.csv").event
    assert event is not None
    assert isinstance(event.lines, Lines)
    with patch.object(field.Contestants, "of", lambda _: pytest.fail("went line by line")):
        found = field_of(event, regulations="club", method=Method.MATCHPOINTS)
    assert len(found.scored.ranking()) == 17
    changed = found.scored.adjust("1", "1", found.event.result(3))
    assert changed.after.event.line(0).result == found.event.result(3)
