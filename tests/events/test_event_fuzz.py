"""Damaged files of every format: read in part or refused with one error, and what was read can be written again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from arbitro.errors import InputError
from arbitro.formats.events import (
    EventReading,
    read_event,
    with_other_names,
    without_names,
    write_csv,
    write_data_connector,
    write_pbn_results,
    write_usebio,
    write_xlsx,
)
from arbitro.formats.events.problems import EVENT_CODES
from arbitro.formats.problems import CODES
from tests.events.mutating import damaged

FILES = sorted((Path(__file__).parents[1] / "files" / "events").iterdir())
KINDS = {".xml", ".csv", ".json", ".pbn", ".html", ".txt"}
WRITERS = (write_csv, write_usebio, write_pbn_results, write_data_connector, write_xlsx)
KNOWN = EVENT_CODES.keys() | CODES.keys()


def check(path: Path) -> EventReading | None:
    """A reading that keeps its promises; None for a file that is refused."""
    try:
        reading = read_event(path)
    except InputError:
        return None
    assert reading.event is not None
    assert {problem.code for problem in reading.problems} <= KNOWN
    assert all(len(problem.got) <= 80 for problem in reading.problems)
    return reading


def check_written(reading: EventReading, path: Path) -> None:
    """Whatever was read can be written in every format, and our tables give every result back."""
    assert reading.event is not None
    for write in WRITERS:
        text, _ = write(reading.event)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        again = check(path)
        if write in (write_csv, write_xlsx) and reading.event.lines:
            assert again is not None
            assert again.event is not None
            assert [line.outcome for line in again.event.lines] == [line.outcome for line in reading.event.lines]
    without_names(reading.event)
    with_other_names(reading.event, str.upper)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_damaged_files_of_our_own(file: Path, tmp_path: Path) -> None:
    random, content = Random(file.name), file.read_bytes()
    for _ in range(40):
        (tmp_path / "damaged").write_bytes(damaged(content, random, random.randint(1, 6)))
        if (reading := check(tmp_path / "damaged")) is not None:
            check_written(reading, tmp_path / "written")


def test_damaged_files_of_others(shared: Path, tmp_path: Path) -> None:
    random = Random(87)
    samples = [path for path in sorted((shared / "data").glob("*/*.*")) if path.suffix in KINDS]
    for file in samples:
        if file.stat().st_size < 1 << 18:
            (tmp_path / "damaged").write_bytes(damaged(file.read_bytes(), random, random.randint(1, 6)))
            check(tmp_path / "damaged")


@pytest.mark.parametrize("content", [b"\xff", b"\xfe\xff\xd8\x00", b"\xef\xbb\xbf", b"\x00\x00\xfe\xff" + b"\x00" * 7])
def test_halves_of_characters_and_marks_alone(content: bytes, tmp_path: Path) -> None:
    for before in (b"", b"board,ns,ew,contract\n1,1,2,4SN=", b"<USEBIO>"):
        (tmp_path / "event").write_bytes(before + content)
        with suppress(InputError):
            assert read_event(tmp_path / "event").event is not None
