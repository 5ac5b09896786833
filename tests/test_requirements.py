"""Every row of the requirements drawn from the five source texts is proved by a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROWS = {"S000": 44, "S001": 40, "S002": 31, "S003": 29, "S004": 28}
IDS = {f"{source}-{row:02}" for source, count in ROWS.items() for row in range(1, count + 1)}
TABLE = Path(__file__).parent.parent.parent / "shared" / "requirements.md"


def test_the_ids_are_those_of_the_table() -> None:
    if not TABLE.exists():
        pytest.skip("the table of requirements is not here")
    assert set(re.findall(r"^\| (S\d{3}-\d{2}) \|", TABLE.read_text("utf-8"), re.MULTILINE)) == IDS


def test_every_row_is_on_a_test(request: pytest.FixtureRequest) -> None:
    config = request.config
    if config.option.keyword or config.option.markexpr or config.args != config.getini("testpaths"):
        pytest.skip("only part of the tests was collected")
    marks = [mark for item in request.session.items for mark in item.iter_markers("requirement")]
    proved = {id_ for mark in marks for id_ in mark.args}
    assert proved - IDS == set()
    assert sorted(IDS - proved) == []
