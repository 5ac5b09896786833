"""arbitro information: a player's ledger as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arbitro.cli import main
from arbitro.formats import write_json
from arbitro.language.words import LANGUAGES, words
from arbitro.model import Board, Deal, Seat
from arbitro.table import CALLED, Noted, NoteKind, TableRecord, Withdrawn

DEAL = Deal.parse("N:AKQ5.432.KQJ.432 J432.AK.5432.AKQ T98.QJT98.T9.JT9 76.765.A876.8765")
EVENTS = (
    Noted(NoteKind.RESULT_HEARD, Seat.W, "six spades makes"),
    Noted(NoteKind.HESITATION, Seat.N),
    CALLED["1N"],
    CALLED["1H"],
    Withdrawn(3, "27B2"),
    CALLED["2H"],
    CALLED["P"],
    Withdrawn(6),
    CALLED["X"],
)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "boards.jsonl"
    path.write_text(write_json([TableRecord(Board.of(1), DEAL, EVENTS), TableRecord(Board.of(2))]), "utf-8")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["information", *args])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ledger_in_time_order_in_every_language(capsys: pytest.CaptureFixture[str], file: str, language: str) -> None:
    say = words(language)
    code, out, _ = run(capsys, file, "--seat", "S", "--board", "1", "--lang", language)
    assert code == 0
    assert say("information-of", who="S") in out
    for text in (
        say("information-carrier-hesitation"),
        say("information-status-unauthorised"),
        say("information-status-unknown"),
        say("information-tainted"),
        say("information-source-own_hand"),
    ):
        assert text in out
    numbers = [int(line[:4]) for line in out.splitlines() if line[:4].strip().isdigit()]
    assert numbers == sorted(numbers)
    assert "six spades makes" not in out
    assert all(len(line) <= 98 for line in out.splitlines())


def test_as_data(capsys: pytest.CaptureFixture[str], file: str) -> None:
    code, out, _ = run(capsys, file, "--seat", "south", "--board", "1", "--edition", "2007", "--json")
    assert code == 0
    (board,) = json.loads(out)["boards"]
    assert (board["edition"], board["seat"], board["at"], board["events"]) == ("LDB2007", "S", 9, 9)
    by_event = {item["event"]: item for item in board["items"]}
    assert by_event[1] | {"says": ""} == {
        "event": 1,
        "source": "carrier",
        "by": "N",
        "to": "S",
        "since": 1,
        "carrier": "hesitation",
        "status": "extraneous",
        "laws": ["16A3", "16B1"],
        "says": "",
    }
    assert by_event[2]["tainted_by"] == [1]
    assert by_event[3]["laws"] == ["16A1(b)", "16D1"]
    assert by_event[3]["under"] == "27B2"
    (finding,) = board["findings"]
    assert (finding["reason"], finding["event"], finding["by"]) == ("no_legal_basis", 6, "S")


def test_at_an_event(capsys: pytest.CaptureFixture[str], file: str) -> None:
    def items(at: str) -> list[Any]:
        code, out, _ = run(capsys, file, "--seat", "S", "--board", "1", "--at", at, "--json")
        assert code == 0
        found: list[Any] = json.loads(out)["boards"][0]["items"]
        return found

    assert all(item["event"] is None for item in items("0"))
    assert max(item["event"] or 0 for item in items("3")) == 2


def test_every_board_without_a_choice(capsys: pytest.CaptureFixture[str], file: str) -> None:
    code, out, _ = run(capsys, file, "--seat", "W", "--json")
    assert code == 0
    assert [board["board"] for board in json.loads(out)["boards"]] == [1, 2]


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("--seat", "Q"), "Q"),
        ((), "--seat"),
        (("--seat", "S", "--board", "1", "--at", "10"), "0 … 9"),
        (("--seat", "S", "--board", "7"), "7"),
        (("--seat", "S", "--edition", "LDB1875"), "LDB1875"),
    ],
)
def test_what_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], file: str, args: tuple[str, ...], named: str
) -> None:
    code, _, err = run(capsys, file, *args)
    assert code == 2
    assert named in err
    assert len(err.strip().splitlines()) == 1
