"""Adjusted scores as plain data: put into a field whole or not at all, and exported."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.event import (
    Adjustment,
    AdjustmentKind,
    Field,
    adjust,
    adjustment_from_json,
    adjustment_to_json,
    adjustments_of,
    find_contestant,
    lost_in,
    missing_with,
    placed,
    read_adjustments,
    received_with,
    warnings_of,
)
from arbitro.event.written import result_of, score_of
from arbitro.formats.events import (
    Amount,
    Average,
    ContractResult,
    Event,
    Lost,
    NotPlayed,
    PassedOut,
    PointsOnly,
    Split,
    Unit,
    read_event,
    write_csv,
    write_usebio,
    write_xlsx,
)
from arbitro.language.errors import error_text
from arbitro.language.words import LANGUAGES, words
from arbitro.model import Denomination, Doubling, Seat, Side, Vulnerability
from arbitro.scoring import results as scored
from arbitro.scoring.judge import Method
from tests.event.made_fields import event_of, events, field, listed

FOUR = ContractResult(4, Denomination.S, Doubling.UNDOUBLED, Seat.N, 10)
NONE, NS = Vulnerability.NONE, Vulnerability.NS


def of_text(text: str) -> Adjustment:
    return Adjustment.from_text(text)


@pytest.fixture
def small() -> Field:
    """Two boards at four tables; nobody is vulnerable on the first."""
    row = [FOUR, FOUR._replace(tricks=9), PointsOnly(170), PassedOut()]
    return field(listed(event_of([row, row])))


# ---------------------------------------------------------------------------------------------------- notation


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("4SN=", FOUR),
        ("4S N =", FOUR),
        ("4♠ N =", FOUR),
        ("4S N +420", FOUR),
        ("4S N +450", FOUR._replace(tricks=11)),
        ("4SN= +420", FOUR),
        ("4S N -50", FOUR._replace(tricks=9)),
        ("4sn-1", FOUR._replace(tricks=9)),
        ("3NTxS-2", ContractResult(3, Denomination.N, Doubling.DOUBLED, Seat.S, 7)),
        ("2♥X W +1", ContractResult(2, Denomination.H, Doubling.DOUBLED, Seat.W, 9)),
        ("4S E -420", FOUR._replace(declarer=Seat.E)),
        ("+420", PointsOnly(420)),
        ("−50", PointsOnly(-50)),
        ("PASS", PassedOut()),
    ],
)
def test_a_result_is_read_as_directors_write_it(text: str, result: object) -> None:
    assert result_of(text, NONE) == result


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "score-notation"),
        ("what", "score-notation"),
        ("4S", "score-incomplete"),
        ("4S N", "score-incomplete"),
        ("4S =", "score-incomplete"),
        ("4S N +430", "points-other"),
        ("4SN= +450", "points-other"),
        ("4SN+4", "tricks-range"),
        ("+430000", "score-notation"),
        ("+10", "points-vulnerability"),
        ("+620", "points-vulnerability"),
    ],
)
def test_what_is_no_result_is_one_error_in_every_language(text: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        result_of(text, NONE)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert error_text(caught.value, words(language))


def test_points_beside_a_contract_are_those_of_the_vulnerability() -> None:
    assert result_of("4S N +620", NS) == FOUR
    with pytest.raises(InputError) as caught:
        result_of("4S N +420", NS)
    assert caught.value.expected.startswith("710, 680, 650, 620, -100, -200")


def test_a_score_may_be_weighted_split_artificial_or_none() -> None:
    weighted = score_of("60% 4SN=; 40% 4S N -1", NONE)
    assert [(c.weight, c.result) for c in weighted.outcome.components] == [  # type: ignore[union-attr]
        (Fraction(3, 5), FOUR),
        (Fraction(2, 5), FOUR._replace(tricks=9)),
    ]
    assert score_of("1/3 420 + 2/3 -50", NONE).outcome == score_of("1/3 420; 2/3 -50", NONE).outcome
    assert score_of("100% 4SN=", NONE).outcome == FOUR
    assert score_of("A+ | 30%", NONE).outcome == Split(Average.PLUS, Amount(Fraction(30), Unit.PERCENT))
    assert score_of("A6040", NONE).outcome == score_of("60% | 40%", NONE).outcome
    assert score_of("4SN= | -50", NONE).outcome == Split(FOUR, PointsOnly(-50))
    assert score_of("NP", NONE).outcome == NotPlayed()
    assert score_of("60% 420; 40% -50 !", NONE).illegal[0].weight == Fraction(2, 5)


@pytest.mark.parametrize(
    ("text", "code", "got"),
    [
        ("60% 420; 30% -50", "weights-sum", "90%"),
        ("60% 420; 39.99% -50", "weights-sum", "99.99%"),
        ("0% 420; 100% -50", "weight-sign", "0%"),
        ("140% 420; -40% -50", "adjusted-notation", "-40% -50"),
        ("60% 420; 40% what", "score-notation", "what"),
        ("140% | 40%", "award-range", "140%"),
        ("A+", "adjusted-notation", "A+"),
        ("A+ | A | A-", "adjusted-notation", "A+ | A | A-"),
        ("60% 420; 40%", "adjusted-notation", "40%"),
    ],
)
def test_weights_and_percentages_that_cannot_be(text: str, code: str, got: str) -> None:
    with pytest.raises(InputError) as caught:
        score_of(text, NONE)
    assert (caught.value.code, caught.value.got) == (code, got)


# ---------------------------------------------------------------------------------------------------- plain data


def test_adjustments_are_plain_data_both_ways(tmp_path: Path) -> None:
    data = {
        "board": 1,
        "pair": "1",
        "kind": "self-inflicted",
        "rectified": "4SN=",
        "unharmed": "4SN-1",
        "offenders": "ew",
        "law": "12C1(e)",
        "reason": "a spade was led",
        "outside_agency": True,
    }
    read = Adjustment.from_data(data)
    assert (read.board, read.kind, read.offenders) == ("1", AdjustmentKind.SELF_INFLICTED, Side.EW)
    assert adjustment_from_json(json.loads(json.dumps(adjustment_to_json(read)))) == read
    (tmp_path / "a.json").write_text(json.dumps([data]))
    toml = """
        [[adjustment]]
        board = 1
        pair = "1"
        results = [{weight = "60%", result = "4SN="}, {weight = "40%", result = "-50", illegal = true}]
        [[adjustment]]
        board = 2
        pair = "1"
        ns = "A+"
        ew = "A-"
    """
    (tmp_path / "a.toml").write_text(toml)
    [found] = read_adjustments(tmp_path / "a.json")
    assert replace(found, place="") == read
    first, second = read_adjustments(tmp_path / "a.toml")
    assert first.score == "60% 4SN=; 40% -50 !"
    assert (second.place, second.ns, second.ew) == (f"{tmp_path / 'a.toml'} #2", "A+", "A-")


@pytest.mark.parametrize(
    ("data", "code", "got"),
    [
        ([], "json-type", "[]"),
        ("text", "json-type", "text"),
        ([3], "json-type", "3"),
        ({"adjustments": []}, "unknown-key", "adjustments"),
        ([{"board": 1, "scores": "420"}], "unknown-key", "scores"),
        ([{"board": 1, "kind": "wieghted"}], "unknown-kind-of-score", "wieghted"),
        ([{"board": 1, "offenders": "S"}], "unknown-side", "S"),
        ([{"board": True}], "json-type", "True"),
        ([{"board": 1, "table": "x"}], "json-type", "x"),
        ([{"board": 1, "results": []}], "json-type", "[]"),
        ([{"board": 1, "results": [{"weight": "1"}]}], "json-type", "{'weight': '1'}"),
        ([{"pair": "1"}], "key-missing", ""),
    ],
)
def test_broken_data_are_one_error(data: object, code: str, got: str) -> None:
    with pytest.raises(InputError) as caught:
        adjustments_of(data, "file")
    assert (caught.value.code, caught.value.got) == (code, got)
    assert caught.value.where.startswith("file")


def test_broken_files_are_one_error(tmp_path: Path) -> None:
    for name, content, code in (
        ("a.json", b"{", "file-syntax"),
        ("b.toml", b"[[", "file-syntax"),
        ("c.json", b"\xff\xfe", "file-unreadable"),
        ("d.json", b"[" * 100_000, "file-syntax"),
        ("no.json", None, "file-unreadable"),
    ):
        if content is not None:
            (tmp_path / name).write_bytes(content)
        with pytest.raises(InputError) as caught:
            read_adjustments(tmp_path / name)
        assert caught.value.code == code
    with pytest.raises(InputError, match="adjustment-notation"):
        of_text("nothing")


# ---------------------------------------------------------------------------------------------------- in a field


def test_each_kind_goes_into_the_field(small: Field) -> None:
    data = [
        {"board": 1, "pair": "1", "score": "4SN+1"},
        {"board": 1, "pair": "2", "ns": "4SN=", "ew": "-50", "kind": "split"},
        {"board": 1, "pair": "3", "score": "60% 420; 40% -50"},
        {"board": 1, "pair": "4", "ns": "A+", "ew": "A-", "fixed": True},
        {"board": 2, "pair": "1", "kind": "not-played"},
        {"board": 2, "pair": "2", "rectified": "4SN=", "unharmed": "4SN-2", "offenders": "NS"},
        {"board": 2, "table": 3, "score": "18 MP | 2 MP"},
    ]
    with pytest.raises(InputError, match="score-unit"):
        placed(small, adjustments_of(data))
    data[-1]["score"] = "3 MP | 2 MP"
    found = placed(small, adjustments_of(data))
    assert [str(each.kind) for each in found] == [
        "single",
        "split",
        "weighted",
        "artificial",
        "not-played",
        "self-inflicted",
        "artificial",
    ]
    change = adjust(small, adjustments_of(data))
    assert change.boards == ("1", "2")
    assert isinstance(change.after.event.result(3).ns, scored.Average)  # type: ignore[union-attr]
    assert change.after.event.result(3).ns.fixed is True  # type: ignore[union-attr]
    harm = change.after.event.result(5)
    assert isinstance(harm, scored.Split)
    assert isinstance(harm.ew, scored.SelfInflicted)
    assert harm.ew.table == small.event.result(5)
    assert change.after.event.result(6) == scored.Split(scored.Percent(Fraction(50)), scored.Percent(Fraction(100, 3)))


@pytest.mark.parametrize(
    ("data", "code", "hint"),
    [
        ({"board": 11, "pair": "1", "score": "420"}, "unknown-board", "1"),
        ({"board": 1, "pair": "11", "score": "420"}, "unknown-pair", "1"),
        ({"board": 1, "table": 9, "score": "420"}, "unknown-table", ""),
        ({"board": 1, "score": "420"}, "line-ambiguous", ""),
        ({"board": 1, "pair": "1", "kind": "split", "score": "420"}, "adjustment-kind", ""),
        ({"board": 1, "pair": "1", "score": "420", "ns": "420"}, "not-together", ""),
        ({"board": 1, "pair": "1", "ns": "420"}, "key-missing", ""),
        ({"board": 1, "pair": "1"}, "key-missing", ""),
        ({"board": 1, "pair": "1", "rectified": "420", "unharmed": "420"}, "key-missing", ""),
        ({"board": 1, "pair": "1", "rectified": "420", "offenders": "NS"}, "key-missing", ""),
        ({"board": 1, "pair": "1", "score": "3 IMP | 3 IMP"}, "score-unit", ""),
        ({"board": 1, "pair": "1", "score": "60% 420; 40% -50 !"}, "weight-illegal", ""),
    ],
)
def test_what_cannot_be_applied_is_refused_and_nothing_is_applied(
    small: Field, data: dict[str, object], code: str, hint: str
) -> None:
    good = {"board": 2, "pair": "1", "score": "50"}
    before = small.scored.ranking()
    with pytest.raises(InputError) as caught:
        adjust(small, adjustments_of([good, data], "file"))
    assert (caught.value.code, caught.value.hint) == (code, hint)
    assert caught.value.where == "file #2"
    assert small.scored.ranking() == before
    for language in LANGUAGES:
        assert error_text(caught.value, words(language))


def test_a_part_by_the_illegal_action_has_no_weight_in_2017_only(small: Field) -> None:
    text = of_text("1 1: 60% 420; 40% -50 !")
    with pytest.raises(InputError) as caught:
        adjust(small, [text])
    assert caught.value.got == "40% -50"
    assert "12C1(c)" in error_text(caught.value, words("en"))
    with pytest.raises(InputError, match="40% 4SN-1"):  # as a director writes it, not with all the tricks
        adjust(small, [of_text("1 1: 60% 420; 40% 4SN-1 !")])
    assert adjust(small, [text], "LDB2007").boards == ("1",)


def test_one_line_is_adjusted_once(small: Field) -> None:
    with pytest.raises(InputError, match="adjustment-twice"):
        adjust(small, [of_text("1 1: 420"), of_text("1 1: 50")])


def test_a_line_that_was_not_understood_can_be_adjusted() -> None:
    of = field(event_of([[FOUR, None, PointsOnly(50)]]))
    change = adjust(of, [of_text("1 2: 50")])
    assert change.after.event.result(1) == scored.Points(50)
    assert change.after.value("1", "1").top == 4


def test_options_that_only_an_adjustment_needs_are_asked() -> None:
    of = field(event_of([[FOUR, FOUR, PointsOnly(50)]]), regulations="AEB")
    assert of.missing == ()
    asked = missing_with(of, [of_text("1 1: 60% 420; 40% -50")])
    assert "weighted-others" in [option.id for option in asked]
    with pytest.raises(InputError, match="option-unknown"):
        adjust(of, [of_text("1 1: 60% 420; 40% -50")])


def test_contestants_are_found_by_key_or_number() -> None:
    event = event_of([[FOUR, FOUR, FOUR]])
    twice = tuple(line._replace(ew=line.ns) for line in event.lines)
    of = field(replace(event, lines=twice))
    assert find_contestant(of, "1", "ew2") == "EW 2"
    assert find_contestant(of, "1", "NS 2") == "NS 2"
    assert find_contestant(of, "1", "2") == "NS 2"
    with pytest.raises(InputError, match="EW 2"):
        find_contestant(of, "1", "EW 22")


def test_the_director_is_warned_of_offenders_who_gain(small: Field) -> None:
    [given_] = adjustments_of([{"board": 1, "pair": "2", "score": "450", "offenders": "NS", "without": "-50"}])
    change = adjust(small, [given_])
    [each] = placed(small, [given_])
    found = {str(w.id) for w in warnings_of(small, change, each)}
    assert found == {"offenders-gain", "offenders-gain-table"}
    [both] = adjustments_of([{"board": 1, "pair": "2", "score": "A+ | A+"}])
    [each] = placed(small, [both])
    assert [str(w.id) for w in warnings_of(small, adjust(small, [both]), each)] == ["total-above-top"]
    laws = {"A+ | A+": "12C2", "4SN= | 4SN-1": "12C1", "A+ | 4SN-1": "12C1"}
    for text, law in laws.items():
        [given_] = adjustments_of([{"board": 1, "pair": "2", "score": text}])
        [each] = placed(small, [given_])
        assert [w.law for w in warnings_of(small, adjust(small, [given_]), each)] == [law]
    [outside] = adjustments_of([{"board": 1, "pair": "2", "score": "A+ | A+", "outside_agency": True}])
    [each] = placed(small, [outside])
    assert warnings_of(small, adjust(small, [outside]), each) == []


# ---------------------------------------------------------------------------------------------------- export


def test_the_received_event_gets_values_totals_and_ranks(small: Field) -> None:
    exported = received_with(small, [of_text("1 2: 450")])
    after = adjust(small, [of_text("1 2: 450")]).after
    for i, line in enumerate(exported.lines):
        assert line.ns_score.matchpoints == after.of_line(i, Side.NS).value
        assert line.ew_score.matchpoints == after.of_line(i, Side.EW).value
    ranks = {standing.contestant: standing.rank for standing in after.ranking()}
    assert {c.number: c.standing.rank for c in exported.contestants} == ranks
    assert exported.lines[1].outcome == PointsOnly(450)
    assert exported.lines[1].points == 450


def test_self_inflicted_damage_is_exported_as_what_it_comes_to(small: Field) -> None:
    [harm] = adjustments_of(
        [{"board": 1, "pair": "2", "obtained": "-50", "rectified": "420", "unharmed": "170", "offenders": "EW"}]
    )
    after = adjust(small, [harm]).after
    exported = received_with(small, [harm])
    due = after.value("1", "2").percent
    assert due is not None
    assert exported.lines[1].outcome == Split(Amount(due, Unit.PERCENT), PointsOnly(420))
    [loss] = lost_in(small, [harm])
    assert (loss.what, loss.board, loss.was) == (Lost.SPLIT, 1, "-50 + 420 - 170 | 420")
    for obtained, stands in (("", "4SN-1"), ("-50", "-50")):  # North-South first, whoever is damaged
        data = {"board": 1, "pair": "2", "obtained": obtained, "rectified": "-50", "unharmed": "4SN-2"}
        [loss] = lost_in(small, adjustments_of([data | {"offenders": "NS"}]))
        assert loss.was == f"-50 | {stands} + -50 - 4SN-2"
    assert lost_in(small, [of_text("1 2: 450")]) == ()


def test_a_weighted_score_leaves_for_usebio_with_its_loss(small: Field) -> None:
    text, losses = write_usebio(received_with(small, [of_text("1 2: 60% 420; 40% -50")]))
    assert any(loss.what is Lost.WEIGHTED for loss in losses)
    assert "weighted" in text


scores = st.sampled_from(
    [
        "420",
        "4SN=",
        "60% 420; 40% -50",
        "1/3 170 + 2/3 PASS",
        "A+ | A-",
        "A | A",
        "30% | 70%",
        "4SN-1 | 50",
        "NP",
        "SIT",
    ]
)
Writer = Callable[[Event], tuple[str | bytes, Sequence[object]]]


@settings(max_examples=40)
@given(
    events(methods=[Method.MATCHPOINTS], unplayed=True),
    st.data(),
    st.sampled_from([(write_csv, "e.csv"), (write_xlsx, "e.xlsx")]),
)
def test_file_field_adjust_export_field_gives_the_same_values(
    event: Event, data: st.DataObject, writer: tuple[Writer, str]
) -> None:
    of = field(event)
    which = data.draw(st.lists(st.sampled_from(range(len(event.lines))), min_size=1, max_size=3, unique=True))
    given_ = []
    for i in which:
        score = data.draw(scores.filter(partial(_fits, of, i)))
        given_.append(Adjustment(str(event.lines[i].board), event.lines[i].ns, score=score))
    after = adjust(of, given_).after
    content, _ = writer[0](received_with(of, given_))
    with TemporaryDirectory() as folder:
        path = Path(folder) / writer[1]
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        read = read_event(path).event
    assert read is not None
    again = field(read)
    assert again.left_out == ()
    for i in range(len(event.lines)):
        for side in Side:
            assert again.scored.of_line(i, side) == after.of_line(i, side)
    # who sits out all the time is taken for the missing pair
    ranked = [[standing for standing in each.ranking() if standing.rank] for each in (again.scored, after)]
    assert ranked[0] == ranked[1]


def _fits(of: Field, i: int, text: str) -> bool:
    """Whether the score is possible at the vulnerability of the line's board."""
    try:
        score_of(text, of.vulnerability(i))
    except InputError:
        return False
    return True
