"""`arbitro score` and `arbitro adjust` as a director meets them."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from arbitro.cli import main
from arbitro.event import field_of
from arbitro.formats.events import read_event
from arbitro.language.words import LANGUAGES, words

EVENT = """board,ns,ew,contract,declarer,tricks
1,1,5,4S,N,10
1,2,6,4S,N,9
1,3,7,3NT,S,9
1,4,8,2D,W,8
2,1,6,4S,N,10
2,2,7,4S,N,11
2,3,8,3NT,S,8
2,4,5,2D,W,7
"""


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main([*args, "--lang", "en"] if "--lang" not in args else list(args))
    out, err = capsys.readouterr()
    return code, " ".join(out.split()), err


def run_json(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, Any]:
    code = main([*args, "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "club.csv"
    path.write_text(EVENT)
    return str(path)


@pytest.fixture
def scored(file: str) -> Sequence[str]:
    return ("score", file, "--regulations", "club", "--method", "matchpoints")


# ---------------------------------------------------------------------------------------------------- ranking


def test_what_the_file_leaves_open_is_asked_all_at_once(capsys: pytest.CaptureFixture[str], file: str) -> None:
    code, out, _ = run(capsys, "score", file)
    assert code == 3
    assert "--regulations club" in out
    assert "--method butler" in out
    code, data = run_json(capsys, "score", file)
    assert code == 3
    assert [ask["id"] for ask in data["asks"]] == ["regulations", "method"]
    given = [ask["choices"][-1]["give"].split() for ask in data["asks"]]
    assert run(capsys, "score", file, *given[0], *given[1])[0] == 0


def test_options_of_the_regulations_are_asked_with_the_way_to_give_them(
    capsys: pytest.CaptureFixture[str], file: str, tmp_path: Path
) -> None:
    fewer = tmp_path / "fewer.csv"
    fewer.write_text(EVENT.replace("2,4,5,2D,W,7", "2,4,5,NP,,"))
    args = ["score", str(fewer), "--regulations", "AEB", "--method", "matchpoints"]
    for _ in range(4):
        code, data = run_json(capsys, *args)
        if code == 0:
            break
        assert code == 3
        for ask in data["asks"]:
            assert ask["law"]
            args += ["--option", ask["choices"][0]["give"].removeprefix("--option ").strip("'")]
    assert code == 0
    assert data["options"]["not-played"] == "reduce"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ranking_is_a_table_in_every_language(
    capsys: pytest.CaptureFixture[str], scored: Sequence[str], language: str
) -> None:
    code, out, err = run(capsys, *scored, "--winners", "1", "--lang", language)
    say = words(language)
    assert (code, err) == (0, "")
    assert say("score-pair") in out
    assert say("method-matchpoints") in out
    assert "83.33" in out if language == "en" else "83,33" in out


def test_ranking_as_json_and_csv(capsys: pytest.CaptureFixture[str], scored: Sequence[str], file: str) -> None:
    code, data = run_json(capsys, *scored, "--winners", "1")
    assert code == 0
    event = read_event(file).event
    assert event is not None
    ours = field_of(event, regulations="club", method="matchpoints", winners=1).scored.ranking()  # type: ignore[arg-type]
    assert [(row["pair"], row["rank"]) for row in data["ranking"]] == [(s.contestant, s.rank) for s in ours]
    assert main([*scored, "--csv", "--lang", "fr"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert rows[0].keys() == {"ranking", "rank", "pair", "names", "total", "percent", "boards"}
    assert {row["ranking"] for row in rows} == {"NS", "EW"}
    assert all(row["total"].isdecimal() and row["names"] == "" for row in rows)


def test_numbers_in_columns_have_the_same_decimals_and_halves_go_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "eight.csv"
    points = [
        [420, 420, 420, -50, 50, 100, 140, 170],
        [-50, 420, 170, 140, 110, 100, 90, 80],
        [0, 50, 50, 0, 90, 80, 70, 60],
    ]
    rows = [f"{b},{t},{t + 8},{p}" for b, row in enumerate(points, 1) for t, p in enumerate(row, 1)]
    path.write_text("\n".join(["board,ns,ew,score", *rows]) + "\n")
    args = ("score", str(path), "--regulations", "club", "--method", "matchpoints")
    assert main([*args, "--winners", "2", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    shown = [line.split()[3] for line in lines if line.strip()[:1].isdigit()]
    assert all(len(percent.partition(".")[2]) == 2 for percent in shown)
    _, data = run_json(capsys, *args, "--winners", "2")
    exact = [Fraction(row["percent"]) for row in data["ranking"]]
    assert [Fraction(percent) for percent in shown] == [Fraction(int(p * 100 + Fraction(1, 2)), 100) for p in exact]
    assert main([*args, "--csv", "--lang", "en"]) == 0
    for row in csv.DictReader(io.StringIO(capsys.readouterr().out)):
        assert "/" not in row["percent"]
        assert "/" not in row["total"]


def test_totals_by_the_board_are_called_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    args = ("score", str(path), "--regulations", "club", "--method", "cross-imps")
    for text, said in ((EVENT, False), (EVENT.removesuffix("2,4,5,2D,W,7\n"), True)):
        path.write_text(text)
        assert ("IMPs per board" in run(capsys, *args)[1]) is said
        for choice in ("total", "factored"):
            assert "IMPs per board" not in run(capsys, *args, "--option", f"unequal-boards={choice}")[1]


def test_what_a_csv_ranking_cannot_say_is_said_beside_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text(EVENT + "2,4,5,2D,W,7\n3,1,5,4S,N,10\n")
    args = ("score", str(path), "--regulations", "club", "--option", "small-groups=ebu", "--method", "matchpoints")
    args = (*args, "--csv", "--adjust", "1 2: A+ | A+", "--lang", "en")
    assert main(list(args)) == 0
    out, err = capsys.readouterr()
    assert "!" not in out
    assert "it counts once" in err
    assert "Board 1: Both sides together would have" in err
    assert "Board 3, 5: nothing to compare with" in err


def test_a_lone_result_is_no_zero_but_due_an_artificial_score(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "lone.csv"
    path.write_text("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n")
    for method in ("matchpoints", "cross-imps", "butler"):
        code, data = run_json(capsys, "score", str(path), "--regulations", "club", "--method", method)
        assert (code, {(due["board"], due["pair"]) for due in data["due"]}) == (0, {("1", "1"), ("1", "2")})
        assert {row["rank"] for row in data["ranking"]} == {None}


def test_a_file_without_results_is_refused_before_anything_is_asked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "deals.pbn"
    path.write_text('[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQJT98765432... - - -"]\n')
    code, out, err = run(capsys, "score", str(path))
    assert (code, out) == (2, "")
    assert "There is no result" in err


def test_sections_are_asked_and_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = EVENT.splitlines()
    head, lines = f"section,{rows[0]}", rows[1:]
    path = tmp_path / "two.csv"
    path.write_text("\n".join([head, *(f"{section},{line}" for section in "AB" for line in lines)]) + "\n")
    args = ("score", str(path), "--regulations", "club", "--method", "matchpoints")
    code, data = run_json(capsys, *args)
    assert (code, [ask["id"] for ask in data["asks"]]) == (3, ["sections"])
    code, data = run_json(capsys, *args, "--sections", "apart")
    assert {row["ranking"] for row in data["ranking"]} == {"A NS", "A EW", "B NS", "B EW"}
    assert run_json(capsys, *args, "--sections", "together")[0] == 0
    assert run(capsys, *args, "--sections", "both")[0] == 2


# ---------------------------------------------------------------------------------------------------- adjusted


def test_before_and_after_with_every_move_and_warning(
    capsys: pytest.CaptureFixture[str], scored: Sequence[str]
) -> None:
    code, out, _ = run(capsys, *scored, "--adjust", "1 2: 60% 4SN=; 40% 4SN-1", "--adjust", "2 3: A+ | A+")
    assert code == 0
    assert "Board 1, 2 against 6: 4♠ N −1 becomes 60% 4♠ N = + 40% 4♠ N −1" in out
    assert "2 → 3.8 (+1.8)" in out
    assert "! Both sides together would have 160%" in out
    assert "Board 1: all values add up to 24." in out
    assert "An artificial score gives each side what its own fault deserves." in out
    code, data = run_json(capsys, *scored, "--adjust", "1 2: 60% 4SN=; 40% 4SN-1")
    [moved] = [move for move in data["moves"] if move["pair"] == "2"]
    assert moved["boards"] == [{"board": "1", "before": "2", "after": "3.8"}]
    assert data["adjusted"][0]["kind"] == "weighted"
    assert data["sums"] == [{"board": "1", "total": "24", "expected": "24", "reasons": []}]


def test_adjusted_scores_from_a_file(capsys: pytest.CaptureFixture[str], scored: Sequence[str], tmp_path: Path) -> None:
    path = tmp_path / "rulings.toml"
    path.write_text(
        '[[adjustment]]\nboard = 1\npair = "2"\nrectified = "4SN="\nunharmed = "50% 4SN=; 50% 4SN-1"\n'
        'offenders = "EW"\nlaw = "12C1(e)"\n'
    )
    code, data = run_json(capsys, *scored, "--adjust", str(path))
    assert (code, data["adjusted"][0]["kind"]) == (0, "self-inflicted")
    assert data["moves"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1 2: 60% 4SN=; 30% 4SN-1", "The weights add up to 90%."),
        ("1 2: 140% | 40%", "An artificial score cannot be 140%."),
        ("1 2: 0% 4SN=; 100% 4SN-1", "“0%” is not a possible weight"),
        ("1 2: +620", "No contract gives +620 at this vulnerability."),
        ("9 2: 420", "Board 9 is not in the event."),
        ("1 22: 420", "Did you mean “2”?"),
        ("1 2: 60% 420; 40% -50 !", "it has no weight"),
        ("1 2 420", "This is not an adjusted score"),
    ],
)
def test_a_wrong_adjustment_is_one_line(
    capsys: pytest.CaptureFixture[str], scored: Sequence[str], tmp_path: Path, text: str, said: str
) -> None:
    out_file = tmp_path / "out.csv"
    code, out, err = run(capsys, *scored, "--adjust", text, "--out", str(out_file))
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1
    assert list(tmp_path.glob("*out*")) == []


def test_a_value_is_explained(capsys: pytest.CaptureFixture[str], scored: Sequence[str]) -> None:
    code, out, _ = run(capsys, *scored, "--board", "1", "--pair", "2", "--adjust", "1 2: 60% 4SN=; 40% 4SN-1")
    assert code == 0
    assert "60% × 5 + 40% × 2 = 3.8" in out
    assert "Board 1, 2: 3.8 of 6 matchpoints, 63.33% (190/3)." in out
    code, out, _ = run(capsys, *scored, "--board", "1")
    assert "Board 1: all values add up to 24." in out
    code, data = run_json(capsys, *scored, "--board", "1", "--pair", "2")
    assert data["board"]["pair"] == "2"
    assert data["board"]["explanation"][-1].endswith("33.33% (100/3).")
    assert run(capsys, *scored, "--board", "7")[0] == 2
    assert run(capsys, *scored, "--pair", "2")[0] == 2


# ---------------------------------------------------------------------------------------------------- export


@pytest.mark.parametrize("end", ["csv", "xlsx", "xml", "pbn", "json"])
def test_the_event_is_written_with_what_is_lost(
    capsys: pytest.CaptureFixture[str], scored: Sequence[str], tmp_path: Path, end: str
) -> None:
    path = tmp_path / f"after.{end}"
    code, out, _ = run(capsys, *scored, "--adjust", "1 2: 60% 4SN=; 40% 4SN-1", "--out", str(path))
    assert code == 0
    assert f"Written: {path}" in out
    assert ("the weighted score" in out) == (end in ("xml", "json", "pbn"))
    event = read_event(path).event
    assert event is not None
    assert len(event.lines) == 8
    assert list(tmp_path.glob("*.part")) == []


def test_names_may_be_left_out_and_the_source_is_never_overwritten(
    capsys: pytest.CaptureFixture[str], scored: Sequence[str], file: str, tmp_path: Path
) -> None:
    named = tmp_path / "named.csv"
    plain, out_file = tmp_path / "plain.csv", str(tmp_path / "with.csv")
    assert run(capsys, *scored, "--out", out_file)[0] == 0
    text = Path(out_file).read_text()
    named.write_text(text + "\npair,player1,player2\n1,Anna Nowak,Jan Nowak\n" if "pair," not in text else text)
    args = ("score", str(named), "--regulations", "club", "--method", "matchpoints")
    code, out, _ = run(capsys, *args, "--no-names", "--out", str(plain))
    assert code in (0, 2)
    assert "Nowak" not in out
    assert run(capsys, *scored, "--out", file)[0] == 2
    assert Path(file).read_text() == EVENT
    code, _, err = run(capsys, *scored, "--out", str(tmp_path / "none" / "x.csv"))
    assert code == 2
    assert "cannot be written" in err
    assert run(capsys, *scored, "--out", str(tmp_path / "x.doc"))[0] == 2


# ---------------------------------------------------------------------------------------------------- check


def test_a_clean_file_is_clean_and_a_wrong_one_says_where(
    capsys: pytest.CaptureFixture[str], scored: Sequence[str], tmp_path: Path
) -> None:
    path = tmp_path / "ours.csv"
    assert run(capsys, *scored, "--out", str(path))[0] == 0
    code, out, _ = run(capsys, "score", str(path), "--check")
    assert code == 0
    assert "Nothing was found." in out
    assert "8 of 8 lines follow from" in out
    text = path.read_text()
    assert "4S,N,10,,6,0" in text
    path.write_text(text.replace("4S,N,10,,6,0", "4S,N,10,450,6,1", 1))
    code, out, _ = run(capsys, "score", str(path), "--check")
    assert code == 1
    assert "Board 1" in out
    code, data = run_json(capsys, "score", str(path), "--check")
    assert code == 1
    assert [finding["code"] for finding in data["findings"]] == ["points-differ", "matchpoints-differ"]
    assert data["ways"][0]["of"] == 8


def test_clashing_options_are_refused(capsys: pytest.CaptureFixture[str], scored: Sequence[str]) -> None:
    for more in (("--json", "--csv"), ("--check", "--csv"), ("--winners", "3"), ("--option", "x"), ("--results", "0")):
        assert run(capsys, *scored, *more)[0] == 2
    assert run(capsys, "score")[0] == 2
    assert run(capsys, "score", "nowhere.csv", "--regulations", "club")[0] == 2


# ---------------------------------------------------------------------------------------------------- adjust


def test_a_weighted_score_and_its_sums(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "adjust", "--weights", "60% 4S N =; 40% 4S N -1", "--vulnerable", "ns")
    assert code == 0
    assert "60% of 4♠ N =: +620" in out
    assert "40% of 4♠ N −1: −100" in out
    code, out, _ = run(capsys, "adjust", "--weights", "60% 420; 40% -50", "--vulnerable", "none", "--other", "170")
    assert "60% × 6 + 40% × (−6) = +1.2 IMPs" in out
    code, data = run_json(capsys, "adjust", "--weights", "60% 420; 40% -50", "--vulnerable", "none", "--other", "170")
    assert data["imps"] == "1.2"
    assert run(capsys, "adjust", "--weights", "60% 420; 30% -50", "--vulnerable", "none")[0] == 2
    assert run(capsys, "adjust", "--weights", "60% 420; 40% -50")[0] == 2
    illegal = ("adjust", "--weights", "60% 420; 40% -50 !", "--vulnerable", "none")
    assert run(capsys, *illegal)[0] == 2
    assert run(capsys, *illegal, "--edition", "LDB2007")[0] == 0


def test_an_artificial_score_and_its_sums(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("adjust", "--fault-ns", "none", "--fault-ew", "directly")
    code, out, _ = run(capsys, *args, "--session-ns", "63.2%", "--session-ew", "45")
    assert code == 0
    assert "What counts is 63.2%" in out
    assert "What counts is 40%" in out
    code, data = run_json(capsys, *args, "--method", "butler", "--regulations", "club")
    assert [part["awarded"] for part in data["awards"]] == ["3", "-3"]
    code, out, _ = run(capsys, "adjust", "--fault-ns", "none", "--fault-ew", "none")
    assert "Both sides together have 120%" in out
    for own in ("162.5", "100.01%", "-1"):
        code, out, err = run(capsys, *args, "--session-ns", own)
        assert (code, out) == (2, "")
        assert "0 … 100" in err
    chosen = ("--method", "butler", "--regulations", "EBU", "--option", "imp-pairs-average=2")
    assert [part["awarded"] for part in run_json(capsys, *args, *chosen)[1]["awards"]] == ["2", "-2"]
    assert run(capsys, "adjust", "--fault-ns", "none")[0] == 2
    assert run(capsys, "adjust", "--fault-ns", "none", "--fault-ew", "greatly")[0] == 2
    assert run(capsys, *args, "--method", "butler")[0] == 2


def test_self_inflicted_damage_and_its_sums(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "adjust", "--obtained", "2", "--rectified", "9", "--unharmed", "6")
    assert code == 0
    assert "9 − 6 = 3" in out
    assert "The non-offending side gets +5 IMPs" in out
    code, data = run_json(capsys, "adjust", "--obtained", "16", "--rectified", "5", "--unharmed", "0", "--top", "20")
    assert (data["case"], data["non_offenders"], data["offenders"]) == ("no-damage", "16", None)
    results = ("--obtained", "4SXN-1", "--rectified", "4HN=", "--unharmed", "4SXN-2")
    code, data = run_json(capsys, "adjust", *results, "--vulnerable", "none", "--other", "50")
    assert code == 0
    assert data["rectified"] == "9"
    assert run(capsys, "adjust", "--obtained", "2", "--rectified", "9")[0] == 2
    assert run(capsys, "adjust", "--obtained", "x", "--rectified", "9", "--unharmed", "6")[0] == 2
    assert run(capsys, "adjust", "--obtained", "22", "--rectified", "9", "--unharmed", "6", "--top", "20")[0] == 2


def test_a_score_is_worked_out_in_its_field(capsys: pytest.CaptureFixture[str], file: str) -> None:
    args = (
        "adjust",
        "--field",
        file,
        "--board",
        "1",
        "--pair",
        "2",
        "--method",
        "matchpoints",
        "--regulations",
        "club",
    )
    code, out, _ = run(capsys, *args, "--weights", "60% 4SN=; 40% 4SN-1")
    assert code == 0
    assert "Board 1, 2: 3.8 of 6 matchpoints, 63.33% (190/3)." in out
    code, data = run_json(capsys, *args, "--weights", "60% 4SN=; 40% 4SN-1", "--offending", "ns")
    assert [value["after"] for value in data["values"]] == ["3.8", "2.2"]
    assert data["warnings"][0]["id"] == "offenders-gain-table"
    assert run(capsys, *args, "--fault-ns", "none", "--fault-ew", "partly")[0] == 0
    harm = ("--rectified", "4SN=", "--unharmed", "4SN-1", "--offending", "ew")
    assert run(capsys, *args, *harm)[0] == 0
    assert run(capsys, *args[:-2], *harm)[0] == 3
    assert run(capsys, "adjust", "--field", file, *harm)[0] == 2
    assert run(capsys, "adjust")[0] == 2
    assert run(capsys, "adjust", *harm, "--weights", "420")[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_are_said_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    say = words(language)
    _, out, _ = run(capsys, "adjust", "--obtained", "2", "--rectified", "9", "--unharmed", "6", "--lang", language)
    assert say("harm-partly-self-inflicted") in out
    _, out, _ = run(capsys, "adjust", "--fault-ns", "partly", "--fault-ew", "directly", "--lang", language)
    assert say("adjust-fault-directly") in out


# ---------------------------------------------------------------------------------------------------- penalties


def test_a_penalty_is_shown_before_and_after_apart_from_the_score(
    capsys: pytest.CaptureFixture[str], scored: Sequence[str], tmp_path: Path
) -> None:
    given = ("--penalty", "1NS: 25% of a top; 90b2; slow play")
    code, out, _ = run(capsys, *scored, *given)
    assert code == 0
    assert "1: a penalty of 25% of a top; 1.5 matchpoints off the total. [90B2] slow play" in out
    assert words("en")("penalty-apart") in out
    assert "83.33% → 70.83%" in out
    assert "Penalty" in out
    assert "Penalty" not in run(capsys, *scored)[1]
    code, data = run_json(capsys, *scored, *given)
    assert data["penalties"] == [
        {"pair": "1", "amount": "0.25", "unit": "top", "law": "90B2", "reason": "slow play", "off": "1.5"}
    ]
    assert [(move["pair"], move["boards"]) for move in data["moves"]] == [("1", [])]
    assert main([*scored, *given, "--csv", "--lang", "en"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["penalty"] for row in rows if row["pair"] in "12"] == ["1.5", "0"]
    both = tmp_path / "decided.json"
    scores = [{"board": 1, "pair": "2", "score": "420"}]
    both.write_text(json.dumps({"adjustment": scores, "penalty": [{"pair": "3", "amount": "1 MP"}]}))
    for option in ("--adjust", "--penalty"):
        _, data = run_json(capsys, *scored, option, str(both))
        assert (len(data["adjusted"]), len(data["penalties"])) == (1, 1)


def test_a_penalty_that_cannot_be_is_one_error(capsys: pytest.CaptureFixture[str], scored: Sequence[str]) -> None:
    for text in ("9: 1 MP", "1EW: 1 MP", "1: 3 IMP", "1: 1 MP; 12C", "1: 25%"):
        code, out, err = run(capsys, *scored, "--penalty", text)
        assert (code, out, err.count("\n")) == (2, "", 1)
    assert run(capsys, *scored, "--check", "--penalty", "1: 1 MP")[0] == 2


# ---------------------------------------------------------------------------------------------------- errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_errors_are_written_as_the_language_does(
    capsys: pytest.CaptureFixture[str], scored: Sequence[str], language: str
) -> None:
    point = "." if language == "en" else ","
    _, _, err = run(capsys, *scored, "--adjust", "1 1: 60% 4SN=; 39.99% 4SN-1", "--lang", language)
    assert words(language)("percent", amount=f"99{point}99") in err
    assert words(language)("percent", amount="100") in err
    args = ("adjust", "--fault-ns", "none", "--fault-ew", "partly", "--session-ns", "6.x")
    _, _, err = run(capsys, *args, "--lang", language)
    assert f"63{point}2" in err
    assert "6.x" in err


def test_a_line_that_is_there_twice_counts_once_and_is_said_to(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "twice.csv"
    path.write_text(EVENT + "1,1,5,4S,N,10\n")
    scoring = ("--regulations", "club", "--method", "matchpoints")
    for language in LANGUAGES:
        _, out, err = run(capsys, "score", str(path), *scoring, "--lang", language)
        place = words(language)("place-line", number="2")
        assert words(language)("problem-line-twice", got="4SN=", board=1, first=place) in err
        assert " ".join(words(language)("finding-line-twice", first=place).split()) in out


@pytest.mark.parametrize(
    "more", [("--session-ns", "60"), ("--session-ew", "60"), ("--top", "6"), ("--vulnerable", "ns"), ("--other", "50")]
)
def test_a_field_says_itself_what_else_is_given_by_hand(
    capsys: pytest.CaptureFixture[str], file: str, more: tuple[str, str]
) -> None:
    args = ("adjust", "--field", file, "--board", "1", "--pair", "2", "--method", "matchpoints")
    fault = ("--regulations", "club", "--fault-ns", "none", "--fault-ew", "partly")
    assert run(capsys, *args, *fault)[0] == 0
    code, out, err = run(capsys, *args, *fault, *more)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"--field, {more[0]}" in err
