"""Reading by column and reading row by row make the same of a file."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.formats.events import EventReading, ResultLine, read_event, reading, write_csv
from arbitro.formats.events.event import Event
from arbitro.formats.events.lines import Lines
from arbitro.formats.events.plain_csv import read_plain_csv
from tests.events.made_events import plain, result_lines

CELLS = {
    "board": ["1", "2", "02", "16", "300", "", "x"],
    "ns": ["1", "2", "17", " 3", "Ada & Ben Longname", "123456789", ""],
    "ew": ["1", "5", "18", "4 ", "Cem / Dot Longname", "1234567890", ""],
    "section": ["A", "B", ""],
    "contract": ["4S", "3NTX", "2 H", "7CXX", "PASS", "1D", "A+-", "60%-40%", "NP", "SIT", "", "?"],
    "declarer": ["N", "e", "South", "", "Q"],
    "tricks": ["10", "9", "=", "+1", "-2", "", "14"],
    "result": ["=", "+1", "-2", "2", "A6040", ""],
    "points": ["420", "-50", "-110.0", "0", "", "425"],
    "ew points": ["50", "", "100"],
    "adjusted": ["", "", "60% 4SN=10 + 40% -50", "A+ | 30%", "ADJ", "A", "60%"],
    "remark": ["", "late"],
}


def both(path: Path, content: bytes) -> tuple[EventReading | InputError, EventReading | InputError]:
    path.write_bytes(content)
    found: list[EventReading | InputError] = []
    for reader in (read_plain_csv, lambda *_: None):
        with patch.object(reading, "read_plain_csv", reader):
            try:
                found.append(read_event(path))
            except InputError as error:
                found.append(error)
    return found[0], found[1]


ODD = ("", "x", "?", "Q", "14", "425", "SIT", "2")
_WHO = ("board", "ns", "ew")
USUAL = (
    (*_WHO, "contract", "declarer", "tricks"),
    (*_WHO, "section", "contract", "declarer", "result"),
    (*_WHO, "points"),
    (*_WHO, "adjusted", "contract", "declarer", "tricks", "points"),
)


@st.composite
def tables(draw: st.DrawFn) -> bytes:
    """Tables as programs write them, and tables with anything in them."""
    usual = draw(st.booleans())
    if usual:
        names = draw(st.permutations(draw(st.sampled_from(USUAL))))
        choices = {name: [cell for cell in CELLS[name] if cell not in ODD] for name in names}
        choices |= {"board": ["1", "2", "16"], "points": ["420", "-50", "0"]}
    else:
        names = list(dict.fromkeys(["board", *draw(st.lists(st.sampled_from(sorted(CELLS)), min_size=1))]))
        choices = CELLS
    rows = draw(st.lists(st.tuples(*(st.sampled_from(choices[name]) for name in names)), max_size=12))
    if usual:
        key = [names.index(name) for name in _WHO]
        rows = list({tuple(row[at].strip() for at in key): row for row in rows}.values())
    delimiter, end = draw(st.sampled_from(",;\t")), draw(st.sampled_from(["\n", "\r\n"]))
    lines = [delimiter.join(row) for row in [tuple(names), *rows]]
    if draw(st.integers(0, 9)) == 0:
        lines.insert(draw(st.integers(0, len(lines))), draw(st.sampled_from(["", "é", "a,b", '"', "'=1", ",,,,,,,,,"])))
    return (end.join(lines) + draw(st.sampled_from(["", end, end * 2]))).encode()


@settings(max_examples=500, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(tables())
def test_both_readers_make_the_same_of_a_table(tmp_path: Path, content: bytes) -> None:
    by_column, by_row = both(tmp_path / "event.csv", content)
    if isinstance(by_row, InputError) or isinstance(by_column, InputError):
        assert str(by_column) == str(by_row)
    else:
        assert by_column == by_row


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(result_lines(plain), min_size=1, max_size=8), st.booleans())
def test_both_readers_make_the_same_of_what_we_write(tmp_path: Path, lines: list[ResultLine], bare: bool) -> None:
    if bare:
        lines = [ResultLine(*line[:4], line.section) for line in lines]
    by_column, by_row = both(tmp_path / "event.csv", write_csv(Event(lines=tuple(lines)))[0].encode())
    assert by_column == by_row


def test_a_plain_table_is_read_by_column(tmp_path: Path) -> None:
    rows = [f"{b},{t},{10 + (t + b) % 9},4S,{'NESW'[t % 4]},{9 + t % 3}" for b in range(1, 4) for t in range(1, 9)]
    content = "\r\n".join(["Board,NS,EW,Contract,By,Tricks", *rows]).encode()
    by_column, by_row = both(tmp_path / "event.csv", content)
    assert isinstance(by_column, EventReading)
    assert by_column.event is not None
    lines = by_column.event.lines
    assert isinstance(lines, Lines)
    assert isinstance(by_row, EventReading)
    assert by_row.event is not None
    assert (len(lines), lines[3], lines[-2:]) == (24, by_row.event.lines[3], by_row.event.lines[-2:])
    assert hash(by_column.event) == hash(by_row.event)
    assert by_column.event == by_row.event == by_column.event
