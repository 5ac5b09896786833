"""arbitro triage: the interview in the terminal, and without one."""

from __future__ import annotations

import io
import json

import pytest

from arbitro.cli import main
from arbitro.language.words import LANGUAGES, words


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["triage", *args])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_given_lead_to_the_kind_and_to_the_command_that_goes_on(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    sets = ["--set", "what=call", "--set", "slip=no", "--set", "call=low", "--lang", language]
    code, out, _ = run(capsys, *sets)
    assert code == 0
    name, command = out.splitlines()
    assert name == words(language)("kind-insufficient_bid")
    assert command == "arbitro rule insufficient_bid --set insufficient.slip=false"
    assert main([*command.split()[1:], "--json"]) == 3
    assert json.loads(capsys.readouterr().out)["facts"]["insufficient.slip"] is False


def test_an_open_question_is_shown_and_the_exit_code_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--set", "what=call", "--set", "slip=no")
    assert code == 3
    assert "What is wrong with the call?" in out
    assert "→ An insufficient bid · 27" in out


def test_the_json_names_the_question_or_the_kind(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--json", "--lang", "pl")
    data = json.loads(out)
    assert (code, data["answers"], data["question"]["key"]) == (3, {}, "what")
    assert [option["value"] for option in data["question"]["options"]][:2] == ["cards", "call"]
    code, out, _ = run(capsys, "--json", "--set", "what=call", "--set", "slip=no", "--set", "call=changed")
    data = json.loads(out)
    assert (code, data["kind"], data["told"]) == (0, "call_changed", {"change.cause": "mind"})


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("what=cal", "Did you mean “call”?"),
        ("wat=call", "Did you mean “what”?"),
        ("what", "--set"),
        ("call=low", "low"),
    ],
)
def test_what_does_not_fit_is_one_line_and_exit_2(capsys: pytest.CaptureFixture[str], given: str, says: str) -> None:
    code, out, err = run(capsys, "--set", given)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert says in err


def test_the_interview_goes_on_into_the_ruling(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("3\nb\n9\n2\n2\n4\n2\nn\n"))
    code, out, _ = run(capsys)
    assert "Please answer with a number" in out
    assert "27A1" in out
    assert code == 0


def test_the_interview_can_be_broken_off(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("2\nb\nq\n"))
    code, out, _ = run(capsys)
    assert code == 3
    assert out.count("What is it about?") == 2
