"""arbitro cases: list, show, export, import."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from arbitro.cli import main
from arbitro.incident import EntryKind, draft
from arbitro.language.words import LANGUAGES, words
from arbitro.model import Seat
from arbitro.store import CaseLog, Store

K = EntryKind


@pytest.fixture
def database(tmp_path: Path) -> str:
    path = str(tmp_path / "cases.sqlite")
    store = Store(f"sqlite:///{path}")
    log = CaseLog(store)
    opened = draft(K.OPENED, "JK", kind="revoke", table="3", board="7", declarer="S")
    number = log.open([opened, draft(K.ATTENTION, seat="N", phase="play")], {Seat.N: "Ann"})
    log.add(number, 3, [draft(K.TOLD, answers=[["revoke.limb", "suit_led"], ["revoke.exceptions", ""]])])
    log.open([draft(K.OPENED, edition="LDB2007")])
    store.close()
    return path


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["cases", *args])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases_are_listed_and_shown_in_every_language(
    capsys: pytest.CaptureFixture[str], database: str, language: str
) -> None:
    say = words(language)
    code, out, _ = run(capsys, "--database", database, "--lang", language)
    assert code == 0
    assert say("kind-revoke") in out
    assert say("case-no-kind") in out
    code, out, _ = run(capsys, "show", "1", "--database", database, "--lang", language)
    flat = " ".join(out.split())
    assert code == 0
    for said in (
        say("case-number", number="1"),
        say("case-entry-attention", who="N"),
        say("case-flag-dummy_drew_attention"),
        say("fact-revoke-limb", "is-suit_led"),
        say("none-of-these"),
        "[9A4, 43A1(b), 43B]",
        "Ann",
    ):
        assert " ".join(said.split()) in flat


def test_the_list_as_json(capsys: pytest.CaptureFixture[str], database: str) -> None:
    code, out, _ = run(capsys, "list", "--database", database, "--json")
    found: list[dict[str, Any]] = json.loads(out)["cases"]
    assert code == 0
    assert [(case["number"], case["kind"], case["state"], case["locked"]) for case in found] == [
        (1, "revoke", "open", True),
        (2, "", "open", False),
    ]


def test_an_export_is_imported_elsewhere_and_twice_is_once(
    capsys: pytest.CaptureFixture[str], database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, everything, _ = run(capsys, "export", "--database", database)
    _, one, _ = run(capsys, "export", "2", "--database", database)
    assert json.loads(one)["cases"] == json.loads(everything)["cases"][1:]
    assert json.loads(run(capsys, "show", "2", "--json", "--database", database)[1]) == json.loads(one)
    file, other = tmp_path / "cases.json", str(tmp_path / "other.sqlite")
    file.write_text(everything)
    assert run(capsys, "import", str(file), "--database", other)[:2] == (0, "2 cases were taken in.\n")
    monkeypatch.setattr("sys.stdin", io.StringIO(everything))
    assert json.loads(run(capsys, "import", "-", "--database", other, "--json")[1]) == {"cases": [1, 2]}
    assert run(capsys, "export", "--database", other)[1] == everything


def test_an_empty_log_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "--database", str(tmp_path / "new.sqlite"))
    assert (code, out) == (0, "No case is kept yet.\n")


@pytest.mark.parametrize(
    "args",
    [
        ("banana",),
        ("list", "1"),
        ("show",),
        ("show", "x"),
        ("show", "99"),
        ("export", "99"),
        ("import",),
        ("import", "/nowhere/cases.json"),
        ("--database", "/dev/null/x.sqlite"),
    ],
)
def test_what_cannot_be_is_one_line(capsys: pytest.CaptureFixture[str], database: str, args: tuple[str, ...]) -> None:
    more = () if "--database" in args else ("--database", database)
    code, out, err = run(capsys, *args, *more)
    assert code == 2
    assert out == ""
    assert err.startswith("arbitro: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", ["", "[]", "{", '{"format": "arbitro-cases-1"}', "[" * 100_000])
def test_a_file_that_is_no_export_is_refused(
    capsys: pytest.CaptureFixture[str], database: str, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "x.json"
    file.write_text(content)
    assert run(capsys, "import", str(file), "--database", database)[0] == 2
