"""The command line as a user meets it: text, JSON, exit codes, errors in one line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arbitro.cli import COMMANDS, main
from arbitro.commands.rule import _answered, read_facts
from arbitro.inquiry import rule
from arbitro.language.ruling import question_text
from arbitro.language.words import LANGUAGES, words
from arbitro.laws.core import Role, Stage
from arbitro.laws.profile import Profile, edition

ANSWERS = {
    "revoke.limb": "suit_led",
    "revoke.noticed": "after_play",
    "revoke.offender": "declarer",
    "revoke.since": "led_or_played",
    "revoke.exceptions": [],
    "revoke.trick_won_by": "offender",
    "revoke.won_later": True,
}
IRREGULAR = Path(__file__).parent.parent / "files" / "irregular.pbn"


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(list(args))
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, Any]:
    code, out, _ = run(capsys, *args, "--json")
    return code, json.loads(out)


@pytest.fixture
def facts(tmp_path: Path) -> str:
    path = tmp_path / "facts.json"
    path.write_text(json.dumps(ANSWERS))
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_every_command_is_in_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    say = words(language)
    code, out, _ = run(capsys, "--help", "--lang", language)
    assert code == 0
    for name in COMMANDS:
        assert say(f"cli-{name}") in out
        code, text, _ = run(capsys, name, "--help", "--lang", language)
        assert code == 0
        assert say(f"cli-{name}").split()[0] in text
        assert say("cli-options") in text
        if language != "en":
            assert "show this help" not in text
            assert "usage:" not in text or say("cli-usage") == "usage:"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_from_facts_speaks_the_language_and_cites(
    capsys: pytest.CaptureFixture[str], facts: str, language: str
) -> None:
    code, out, _ = run(capsys, "rule", "revoke", "--facts", facts, "--lang", language, "--why")
    say = words(language)
    assert code == 0
    flat = " ".join(out.split())
    assert " ".join(say("outcome-transfer_tricks", tricks=2, to="non_offending_side").split()) in flat
    assert "64A1" in out


def test_the_json_of_a_ruling_has_the_contract_of_the_design(capsys: pytest.CaptureFixture[str], facts: str) -> None:
    code, data = run_json(capsys, "rule", "revoke", "--facts", facts, "--edition", "LDB2007")
    assert code == 0
    assert (data["kind"], data["edition"], data["regulations"]) == ("revoke", "LDB2007", None)
    assert data["asked"][:4] == ["revoke.limb", "revoke.noticed", "revoke.offender", "revoke.since"]
    [transfer] = [o for o in data["ruling"]["outcomes"] if o["slot"] == "revoke.transfer"]
    assert transfer["outcome"] == "transfer_tricks"
    assert transfer["params"] == {"tricks": 2, "to": "non_offending_side"}
    assert transfer["laws"] == ["64A1"]
    assert transfer["strength"] == "does"
    assert {watch["fact"] for watch in data["ruling"]["watch"]} == {
        "revoke.undercompensated",
        "revoke.could_have_known",
    }
    assert data["ruling"]["explanation"]


def test_an_open_question_exits_3_and_shows_what_each_answer_leads_to(capsys: pytest.CaptureFixture[str]) -> None:
    code, data = run_json(capsys, "rule", "revoke", "--set", "revoke.limb=suit_led")
    assert code == 3
    assert data["question"]["key"] == "revoke.noticed"
    code, data = run_json(capsys, "rule", "revoke_inquiry", "--set", "inquiry.asker=declarer")
    assert code == 3


def test_seats_and_a_second_language_beside_the_first(capsys: pytest.CaptureFixture[str], facts: str) -> None:
    args = ("rule", "revoke", "--facts", facts, "--offender", "S", "--declarer", "S", "--with", "pl")
    _, out, _ = run(capsys, *args, "--lang", "fr")
    flat = " ".join(out.split())
    assert " ".join(words("fr")("outcome-transfer_tricks", tricks=2, to="EW").split()) in flat
    assert " ".join(words("pl")("outcome-transfer_tricks", tricks=2, to="EW").split()) in flat


def test_toml_nested_facts_and_standard_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "facts.toml"
    path.write_text('[revoke]\nlimb = "unable"\n')
    code, out, _ = run(capsys, "rule", "revoke", "--facts", str(path))
    assert code == 0
    assert "59" in out
    monkeypatch.setattr("sys.stdin", __import__("io").StringIO('{"facts": {"revoke.limb": "unable"}}'))
    assert run(capsys, "rule", "revoke", "--facts", "-")[0] == 0


def test_the_interview_in_the_terminal_goes_back_shows_the_ruling_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1", "2", "b", "1", "nonsense", "9", "r", "1", "1", "0", "3", "y", "2", "y", "0"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    code, out, _ = run(capsys, "rule", "revoke", "--lang", "en")
    assert code == 0
    assert next(typed, None) is None
    flat = " ".join(out.split())
    assert "one trick goes to the non-offending side" in flat
    assert "This ruling is complete." in flat


def test_a_record_is_searched_ruled_and_scored(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "table", str(IRREGULAR), "--board", "1", "--lang", "en", "--no-double-dummy")
    assert code == 0
    assert "64A2" in out
    code, data = run_json(capsys, "table", str(IRREGULAR), "--estimate", "7", "--set", "revoke.noticed=after_play")
    board = data["irregular"][0]
    assert board["assessment_presumed"]["automatic_tricks"] == board["assessment_presumed"]["table_tricks"] + 1
    assert board["assessment_presumed"]["larger_tricks"] == board["assessment_presumed"]["automatic_tricks"]


def test_a_regular_file_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "regular.lin"
    path.write_text(
        "md|3SAKQ2HAKQ2DAK2CAK,S43H543D9876C5432,SJT98HJT98DQJTCQJ,S765H76D543CT9876|sv|o|"
        "mb|7N|mb|p|mb|p|mb|p|pc|C6|pc|CK|pc|C2|pc|CQ|\n"
    )
    code, out, _ = run(capsys, "table", str(path), "--lang", "en")
    assert code == 0
    assert "nothing irregular" in out


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["rule", "rewoke"], "revoke"),
        (["rule", "revoke", "--edition", "LDB2071"], "LDB2017"),
        (["rule", "revoke", "--lang", "xx"], ""),
        (["rule", "revoke", "--set", "revoke.limp=unable"], "revoke.limb"),
        (["rule", "revoke", "--set", "revoke.limb=unabel"], "unable"),
        (["rule", "revoke", "--set", "nonsense"], ""),
        (["rule", "revoke", "--facts", "/nowhere/facts.json"], ""),
        (["rule", "revoke", "--colour", "red"], ""),
        (["rule", "revoke", "--facts"], ""),
        (["rule"], ""),
        (["rule", "revoke", "more"], ""),
        (["rule", "revoke", "--stage", "plya"], "play"),
        (["rule", "revoke", "--offender", "Q"], ""),
        (["rule", "revoke", "--regulations", "EBUU"], "EBU"),
        (["law", "64Z9"], ""),
        (["laws", "94"], ""),
        (["diff", "revoke", "LDB2007", "LDB2107"], "LDB2017"),
        (["chart", "revoke", "--format", "mermade"], "mermaid"),
        (["exam", "/nowhere"], ""),
        (["table", "/nowhere"], ""),
        (["tabel", "x"], "table"),
        (["serve", "--port", "99999999"], ""),
        (["--lang"], "--lang"),
        (["--lang="], "--lang"),
        (["--lang", "--help"], "--lang"),
        (["law", "64A1", "--lang"], "--lang"),
        (["--colour"], ""),
        (["--version", "--colour"], ""),
        (["--halp"], "--help"),
        (["-x"], ""),
        (["rule", "revoke", "--declarer", "S"], "--offender"),
        (["rule", "revoke_inquiry", "--declarer", "S"], "--offender"),
        (["rule", "revoke", "--offender", "E", "--declarer", "E", "--set", "revoke.offender=dummy"], "declarer"),
        (["rule", "revoke", "--offender", "E", "--declarer", "E", "--set", "revoke.offender=dumy"], "dummy"),
        (["rule", "revoke\x1b[2J\nx"], ""),
        (["laws", "\udcff"], ""),
        (["rule", "x" * 5000], ""),
        (["table", str(IRREGULAR), "--board", "7"], "7"),
    ],
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_bad_input_is_one_line_with_a_hint_and_exit_2(
    capsys: pytest.CaptureFixture[str], args: list[str], hint: str, language: str
) -> None:
    here = () if any(arg.startswith("--lang") for arg in args) else ("--lang", language)
    code, out, err = run(capsys, *here, *args)
    assert code == 2
    assert out == ""
    assert err.startswith("arbitro: ")
    assert err.count("\n") == 1
    assert len(err) < 1000
    assert "Traceback" not in err
    assert "\x1b" not in err
    assert hint in err
    code, out, again = run(capsys, "--json", *here, *args)
    assert (code, again) == (2, err)
    out.encode()
    [error] = json.loads(out)["errors"]
    assert f"arbitro: {error['text']}\n" == err


@pytest.mark.parametrize("text", ["{a}", '[Deal "\n\n{a}', "md|1\n{a}|mb|1S\x1b[31m\n{a}|", '{{"deal": "{a}"}}'])
def test_whatever_a_file_holds_each_problem_is_one_short_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    path = tmp_path / "file"
    path.write_text(text.format(a="# A heading\n\n| a | table |\n" * 40))
    code, _, err = run(capsys, "table", str(path), "--lang", "en")
    assert code == 2
    assert err
    for line in err.splitlines():
        assert line.startswith(("arbitro: ", "line ", f"{path}"))
        assert len(line) < 250
        assert line.isprintable()


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("--help",),
        ("rule",),
        ("rule", "revoke"),
        ("table", "x"),
        ("exam",),
    ],
)
def test_an_option_without_its_value_or_unknown_is_an_error_wherever_it_stands(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...]
) -> None:
    for option, code in (("--lang", "option-value"), ("--colour", "unknown-option")):
        if "--help" in args and args != ("--help",):
            continue
        exit_code, out, _ = run(capsys, "--json", *args, option)
        assert exit_code == 2
        assert json.loads(out)["errors"][0]["code"] == code


def test_the_language_may_stand_before_or_after_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    after = run(capsys, "law", "64A1", "--lang", "pl")
    assert after == run(capsys, "--lang", "pl", "law", "64A1") == run(capsys, "--lang=pl", "law", "64A1")
    assert after == run(capsys, "law", "--lang", "en", "64A1", "--lang", "pl")


@pytest.mark.parametrize(
    ("offender", "declarer", "part"), [("E", "E", "declarer"), ("W", "E", "dummy"), ("N", "E", "defender")]
)
def test_the_seats_tell_who_revoked_and_it_is_not_asked(
    capsys: pytest.CaptureFixture[str], offender: str, declarer: str, part: str
) -> None:
    seats = ("rule", "revoke", "--offender", offender, "--declarer", declarer)
    told = ("--set", "revoke.limb=suit_led", "--set", "revoke.noticed=during_play")
    code, data = run_json(capsys, *seats, *told)
    assert code == 3
    assert data["facts"]["revoke.offender"] == part
    assert data["question"]["key"] == "revoke.since"
    assert "revoke.offender" not in data["asked"]
    code, same = run_json(capsys, *seats, *told, "--set", f"revoke.offender={part}")
    assert (code, same) == (3, data)
    assert "revoke.offender" not in same["unused"]
    for other in {"declarer", "dummy", "defender"} - {part}:
        code, data = run_json(capsys, *seats, "--set", f"revoke.offender={other}")
        assert code == 2
        assert [(e["code"], e["where"], e["got"], e["expected"]) for e in data["errors"]] == [
            ("seats-contradict", "revoke.offender", other, part)
        ]


def test_the_seats_tell_nothing_of_a_kind_that_has_no_such_fact(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--set", "inquiry.asker=declarer")
    code, data = run_json(capsys, "rule", "revoke_inquiry", "--offender", "E", "--declarer", "E", *asked)
    assert code == 3
    assert data["facts"] == {"inquiry.asker": "declarer"}
    code, data = run_json(capsys, "rule", "revoke", "--offender", "E", "--set", "revoke.limb=suit_led")
    assert data["facts"] == {"revoke.limb": "suit_led"}


@pytest.mark.parametrize(
    "text",
    ['{"facts": ', "[revoke", '{"revoke.limb": 3}', '{"revoke.limb": null}', '{"revoke.exceptions": 7}', "[1, 2]"],
)
def test_a_half_facts_file_is_one_error(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    path = tmp_path / "facts"
    path.write_text(text)
    code, _, err = run(capsys, "rule", "revoke", "--facts", str(path))
    assert code == 2
    assert err.count("\n") == 1


def test_laws_lists_all_ninety_three_with_their_status(capsys: pytest.CaptureFixture[str]) -> None:
    code, data = run_json(capsys, "laws")
    assert code == 0
    assert {ref for ref in data["paragraphs"] if ref.isdigit()} == {str(n) for n in range(1, 94)}
    assert data["paragraphs"]["64A1"] == "encoded"
    assert data["paragraphs"]["53"] == "not_yet"
    assert all(data["paragraphs"][str(n)] == "encoded" for n in (61, 62, 63, 64))


def test_a_paragraph_page_the_difference_and_the_chart(capsys: pytest.CaptureFixture[str]) -> None:
    code, page = run_json(capsys, "law", "64b7")
    assert code == 0
    assert page["ref"] == "64B7"
    assert page["differs"] is True
    assert "64A" in page["provisions"][0]["overrides"]
    code, old = run_json(capsys, "law", "16D", "--edition", "2007")
    assert old["counterpart"] == "16C"
    code, old = run_json(capsys, "law", "53A")
    assert (old["counterpart"], old["differs"]) == (None, None)
    code, data = run_json(capsys, "diff", "revoke", "LDB2007", "LDB2017")
    assert {d["slot"] for d in data["differences"]} >= {"revoke.transfer", "revoke.correction"}
    assert run_json(capsys, "diff", "revoke") == (code, data), "the older edition first"
    assert run_json(capsys, "diff", "revoke", "LDB2017")[1]["differences"][0].keys() >= {"LDB2017", "LDB2007"}
    code, charts = run_json(capsys, "chart", "revoke")
    assert code == 0
    assert all(len(chart["boxes"]) <= 15 for chart in charts)
    code, out, _ = run(capsys, "chart", "revoke", "--format", "mermaid")
    assert out.startswith("flowchart TD")
    code, out, _ = run(capsys, "chart", "revoke_inquiry", "--lang", "it")
    assert code == 0
    code, data = run_json(capsys, "facts", "revoke")
    assert data["facts"][0]["key"] == "revoke.limb"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_nothing_of_the_other_edition_where_nothing_is_encoded(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    say = words(language)
    expected = {"16D": ["law-differs"], "53": [], "53A": [], "64B7": ["law-differs"], "61C": ["law-same"]}
    for ref, said in expected.items():
        _, out, _ = run(capsys, "law", ref, "--lang", language)
        assert [id_ for id_ in ("law-differs", "law-same") if say(id_) in out] == said, ref
    _, out, _ = run(capsys, "law", "53A", "--lang", language)
    assert say("edition-LDB2007") not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_differences_end_with_what_is_not_verified(capsys: pytest.CaptureFixture[str], language: str) -> None:
    say = words(language)
    question = say("fact-revoke-retraction_undoes", "short")
    for one, other in (("LDB2007", "LDB2017"), ("2017", "2007")):
        _, out, _ = run(capsys, "diff", "revoke", one, other, "--lang", language)
        answer = say("fact-is", fact=question, value=say("yes"))
        last = say("diff-unverified", edition=say("edition-LDB2007"), answer=answer)
        assert " ".join(out.split()).endswith(" ".join(last.split()))
        assert " ".join(out.split()).count(question) == 1
    _, data = run_json(capsys, "diff", "revoke", "LDB2007", "LDB2017")
    assert data["unverified"] == {"revoke.retraction_undoes": True}
    assert not any("revoke.retraction_undoes" in difference["when"] for difference in data["differences"])


@pytest.mark.parametrize("name", ["LDB2007", "LDB2017"])
def test_every_value_of_every_fact_can_be_set(name: str) -> None:
    """Of some facts 'yes' and 'no' are words among others, of some they are true and false."""
    profile = Profile(name)
    for fact in (fact for kind in edition(name).kinds for fact in kind.facts):
        for value in fact.domain:
            said = {True: ("true", "yes"), False: ("false", "no")}[value] if isinstance(value, bool) else (value,)
            for text in said:
                assert read_facts(None, [f"{fact.key}={text}"], profile) == {fact.key: value}


@pytest.mark.parametrize("name", ["LDB2007", "LDB2017"])
def test_the_interview_records_the_answer_that_bears_the_number(name: str) -> None:
    """Also where some answers are not open and have none."""
    say, closed = words("en"), 0
    for kind, seed in product(edition(name).kinds, range(12)):
        chance = Random(seed)
        inquiry = rule(kind.key, profile=Profile(name)).at(Stage.REVIEW)
        while (question := question_text(inquiry, say)) is not None:
            if question.checklist:
                inquiry = inquiry.tell(question.key, [])
                continue
            number = chance.randint(1, len(question.options))
            inquiry = _answered(inquiry, str(number), say)
            told = inquiry.told[question.key]
            assert (told if isinstance(told, str) else "yes" if told else "no") == question.options[number - 1].name
            closed += bool(question.closed)
    assert closed


def test_no_difference_reads_the_same_on_both_sides(capsys: pytest.CaptureFixture[str]) -> None:
    """Where only the verb or what it rests on differs, that is said."""
    said = r"Laws of 2007: (.*?) Laws of 2017: (.*?) (?:\d+|one) combination"
    found = 0
    for kind in edition("LDB2007").kinds:
        _, out, _ = run(capsys, "diff", kind.key, "LDB2007", "LDB2017", "--lang", "en")
        for old, new in re.findall(said, " ".join(out.split())):
            found += 1
            assert old != new, kind.key
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_say_in_words_whom_to_ask(capsys: pytest.CaptureFixture[str], language: str) -> None:
    say = words(language)
    _, out, _ = run(capsys, "facts", "revoke", "--lang", language)
    for role in ("non_offending_side", "offending_side"):
        assert say("ask-player", who=role) in out
    facts = edition("LDB2017").kind("revoke").facts
    places = (f" · {say('where-at_table')} · ", f" · {say('where-away')} · ")
    lines = [line for line in out.splitlines() if any(place in line for place in places)]
    assert len(lines) == len(facts)
    assert not [line for line in lines if any(str(role) in line for role in Role if "_" in role)]


def test_the_exam_passes_on_our_own_cases_and_fails_on_a_wrong_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run_json(capsys, "exam")[0] == 0
    path = tmp_path / "wrong.toml"
    path.write_text(
        '[[case]]\nid = "wrong"\nkind = "revoke"\nfacts = { "revoke.limb" = "unable" }\n'
        'asked = []\noutcomes = { "revoke.definition" = "revoke" }\nlaws = ["64A1"]\n'
    )
    code, data = run_json(capsys, "exam", str(path))
    assert code == 1
    [result] = data["results"]
    assert len(result["wrong"]) == 2
    assert result["asked_too_much"] == ["revoke.limb"]
    assert run(capsys, "exam", str(path))[0] == 1


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys; from arbitro.cli import main; main(['--help']);"
        "print([m for m in ('fastapi', 'numpy', 'endplay', 'sqlalchemy', 'arbitro.laws.ldb2017') if m in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert out.rstrip().endswith("[]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_file_cannot_be_read_is_said_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    for path, reason in ((tmp_path / "none.pbn", "missing"), (tmp_path, "directory")):
        _, _, error = run(capsys, "table", str(path), "--lang", language)
        assert words(language)(f"file-reason-{reason}") in error
        assert "No such file" not in error
