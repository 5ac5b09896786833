"""A received event checked: every planted fault is found, and a clean event has none."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from arbitro.event import Adjustment, Finding, Found, received_with
from arbitro.event.check import check
from arbitro.event.points import can_be, points_of, turned
from arbitro.formats.events import (
    Amounts,
    ContractResult,
    Event,
    EventBoard,
    NotPlayed,
    PassedOut,
    PointsOnly,
    ScoringForm,
    read_event,
)
from arbitro.language.event import finding_text, loss_text
from arbitro.language.words import LANGUAGES, words
from arbitro.model import Board, Denomination, Doubling, Seat, Side, Vulnerability
from arbitro.scoring.contract import contract_score
from arbitro.scoring.judge import Method
from arbitro.scoring.results import possible_points
from tests.event.made_fields import METHODS, changed, contracts, event_of, events, field, listed, outcomes, scored

DATA = Path(__file__).parents[3] / "shared" / "data"
FOUR = ContractResult(4, Denomination.S, Doubling.UNDOUBLED, Seat.N, 10)


def codes(event: Event) -> Counter[Found]:
    return Counter(finding.code for finding in check(event).findings)


def at(event: Event, i: int) -> list[Found]:
    """What is found on a line."""
    return [finding.code for finding in check(event).findings if finding.line == i]


@settings(max_examples=30)
@given(events(unplayed=True))
def test_a_clean_event_has_no_findings_and_its_way_of_scoring_is_known(event: Event) -> None:
    found = check(event)
    assert found.findings == ()
    if found.way is not None:
        assert found.way.lines == found.way.of


@pytest.mark.parametrize(
    "score", ["420 | -50", "A+ | 450", "60% 420; 40% -50", "420 | 60% 420; 40% -50", "A+ | A-", "NP"]
)
@pytest.mark.parametrize("method", [Method.MATCHPOINTS, Method.CROSS_IMPS])
def test_what_an_adjusted_score_does_to_a_board_is_not_held_against_it(score: str, method: Method) -> None:
    row = [FOUR, FOUR._replace(tricks=9), FOUR._replace(tricks=11), PassedOut(), FOUR]
    form = METHODS[method]
    before = field(listed(event_of([row, row, row], form)))
    after = received_with(before, [Adjustment.from_text(f"1 2: {score}")])
    assert [str(finding.code) for finding in check(after).findings] == []


@settings(max_examples=40)
@given(events(), st.data())
def test_a_wrong_value_on_a_line_is_found(event: Event, data: st.DataObject) -> None:
    i = data.draw(st.sampled_from(range(len(event.lines))))
    side = data.draw(st.sampled_from(["ns_score", "ew_score"]))
    unit = "imps" if event.scoring is ScoringForm.CROSS_IMPS else "matchpoints"
    was = getattr(getattr(event.lines[i], side), unit)
    wrong = data.draw(st.sampled_from([was + 1, was - 1, was + 2, was - 3]))
    line = event.lines[i]._replace(**{side: Amounts(**{unit: wrong})})
    code = Found.IMPS_DIFFER if unit == "imps" else Found.MATCHPOINTS_DIFFER
    found = check(changed(event, i, line))
    assert [(f.line, f.got) for f in found.findings if f.code is code] == [(i, wrong)]
    if abs(wrong - was) > 1:  # one may be two roundings
        assert Found.SUM_DIFFERS in [f.code for f in found.findings if f.line == i]


@settings(max_examples=40)
@given(events(results=contracts), st.data())
def test_points_that_are_not_those_of_the_contract_are_found(event: Event, data: st.DataObject) -> None:
    i = data.draw(st.sampled_from(range(len(event.lines))))
    line = event.lines[i]
    vulnerability = event.board(line.board, line.section).board.vulnerability
    possible = sorted(possible_points()[vulnerability.of(Side.NS)] - {line.points})
    assert isinstance(line.outcome, ContractResult)
    others = {points_of(line.outcome, turned(vulnerability, side)) for side in Side}
    wrong = data.draw(st.sampled_from([p for p in possible if p not in others]))
    assert at(changed(event, i, line._replace(points=wrong)), i)[0] is Found.POINTS_DIFFER


@settings(max_examples=30)
@given(events(results=contracts), st.data())
def test_points_that_no_contract_gives_are_found(event: Event, data: st.DataObject) -> None:
    i = data.draw(st.sampled_from(range(len(event.lines))))
    wrong = data.draw(st.sampled_from([10, 15, 30, 8000, -7700]))
    assert at(changed(event, i, event.lines[i]._replace(points=wrong)), i)[0] is Found.POINTS_IMPOSSIBLE
    bare = event.lines[i]._replace(points=wrong, outcome=PointsOnly(wrong))
    assert Found.POINTS_IMPOSSIBLE in at(changed(event, i, bare), i)


@settings(max_examples=30)
@given(events(results=contracts), st.data())
def test_points_of_the_other_vulnerability_are_found(event: Event, data: st.DataObject) -> None:
    i = data.draw(st.sampled_from(range(len(event.lines))))
    line = event.lines[i]
    assert isinstance(line.outcome, ContractResult)
    assert line.outcome.declarer is not None
    vulnerability = event.board(line.board, line.section).board.vulnerability
    other = points_of(line.outcome, turned(vulnerability, line.outcome.declarer.side))
    assume(other != line.points)
    assert at(changed(event, i, line._replace(points=other)), i)[0] is Found.VULNERABILITY_OFF


def test_a_whole_board_at_another_vulnerability_is_one_finding() -> None:
    event = scored(event_of([[FOUR, FOUR._replace(tricks=9), FOUR], [FOUR, FOUR, FOUR._replace(tricks=11)]]))
    off = replace(event, boards=(EventBoard(Board(1, Seat.N, Vulnerability.NS), stated=True),))
    [finding] = [f for f in check(off).findings if f.code is Found.VULNERABILITY_OFF]
    assert (finding.board, finding.figures["count"]) == (1, 3)


@settings(max_examples=30)
@given(events(), st.data())
def test_lines_that_are_there_twice_are_found(event: Event, data: st.DataObject) -> None:
    i = data.draw(st.sampled_from(range(len(event.lines))))
    line = event.lines[i]
    again = replace(event, lines=(*event.lines, line._replace(place="again")))
    assert at(again, len(event.lines)) == [Found.LINE_TWICE]
    other = line._replace(place="again", outcome=PointsOnly(7600), points=None)
    assert Found.LINE_DIFFERS in at(replace(event, lines=(*event.lines, other)), len(event.lines))
    board = line._replace(place="again", ew="77", table=77)
    found = at(replace(event, lines=(*event.lines, board)), len(event.lines))
    assert Found.PAIR_BOARD_TWICE in found
    assert Found.PAIR_TWO_TABLES in found


@settings(max_examples=30)
@given(events(methods=[Method.MATCHPOINTS]), st.data())
def test_totals_and_ranks_that_do_not_follow_are_found(event: Event, data: st.DataObject) -> None:
    at_ = data.draw(st.sampled_from(range(len(event.contestants))))
    who = event.contestants[at_]
    total, rank = who.standing.total, who.standing.rank
    assert total is not None
    assert rank is not None

    def with_standing(**wrong: object) -> Event:
        fresh = replace(who, standing=who.standing._replace(**wrong))
        return replace(event, contestants=(*event.contestants[:at_], fresh, *event.contestants[at_ + 1 :]))

    for code, wrong in (
        (Found.TOTAL_DIFFERS, with_standing(total=total + 20)),
        (Found.RANK_DIFFERS, with_standing(rank=rank + len(event.contestants))),
        (Found.PERCENT_DIFFERS, with_standing(percent=(who.standing.percent or 0) + 20)),
    ):
        assert who.number in [f.contestant for f in check(wrong).findings if f.code is code]


def test_a_file_without_scores_is_checked_for_what_cannot_be_only() -> None:
    event = event_of([[FOUR, FOUR, NotPlayed()], [FOUR, None, FOUR]], None)
    found = check(event)
    assert found.ways == ()
    assert [finding.code for finding in found.findings] == [Found.NOT_UNDERSTOOD]
    assert check(Event()).findings == ()


def test_scores_that_nothing_explains_are_one_finding() -> None:
    event = event_of([[FOUR, FOUR._replace(tricks=9), FOUR._replace(tricks=11)]] * 3)
    lines = [line._replace(ns_score=Amounts(Fraction(17)), ew_score=Amounts(Fraction(12))) for line in event.lines]
    found = check(replace(event, lines=tuple(lines)))
    assert [(f.code, f.figures["count"]) for f in found.findings] == [(Found.NOT_EXPLAINED, 9)]


def test_the_way_of_scoring_is_found_with_its_options() -> None:
    """An event scored in proportion where a result is missing, which no authority here does."""
    from arbitro.event import field_of, received_after

    rows = [
        [FOUR, FOUR._replace(tricks=9), PointsOnly(170), NotPlayed()],
        [FOUR, FOUR, PointsOnly(50), PointsOnly(-50)],
    ]
    of = field_of(event_of(rows), regulations="club", options={"uneven-absent": "linear"})
    way = check(received_after(of, of.scored)).way
    assert way is not None
    assert (way.lines, way.of) == (7, 7)
    assert way.options == {"uneven-absent": "linear"}


@given(st.integers(-800, 800).map(lambda n: 10 * n), st.sampled_from(Vulnerability))
def test_possible_points_are_those_of_some_contract(points: int, vulnerability: Vulnerability) -> None:
    def gives(side: Side) -> bool:
        sign = 1 if side is Side.NS else -1
        return any(
            sign * contract_score(contract, tricks) == points
            for level in range(1, 8)
            for denomination in Denomination
            for doubling in Doubling
            if (contract := ContractResult(level, denomination, doubling, side.seats[0], 0).contract(vulnerability))
            for tricks in range(14)
        )

    assert can_be(points, vulnerability) == (points == 0 or any(map(gives, Side)))


@given(outcomes.filter(lambda o: isinstance(o, ContractResult)), st.sampled_from(Vulnerability), st.sampled_from(Side))
def test_vulnerability_turns_for_one_side(outcome: ContractResult, vulnerability: Vulnerability, side: Side) -> None:
    other = turned(vulnerability, side)
    assert other.of(side) != vulnerability.of(side)
    assert other.of(side.other) == vulnerability.of(side.other)
    assert turned(other, side) == vulnerability


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_can_be_said(language: str) -> None:
    say = words(language)
    for code in Found:
        for count in (1, 5):
            figures = {"count": count, "of": 22, "first": "line 3", "result": "4SN=10", "round": 2}
            finding = Finding(code, "line 12", 7, "NS 3", Fraction(23, 2), Fraction(20), 11, figures)
            text = finding_text(finding, say)
            assert text.startswith(say("place-line", number="12"))
            assert "NS 3" in text
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_loss_can_be_said(language: str) -> None:
    from arbitro.formats.events import Loss, Lost
    from arbitro.formats.events.losses import (
        BOARD_FIELDS,
        CONTESTANT_FIELDS,
        EVENT_FIELDS,
        LINE_FIELDS,
        SECTION_FIELDS,
    )

    say = words(language)
    for what in Lost:
        if what is not Lost.FIELD:
            assert "4SN" in loss_text(Loss(what, 7, "A", "3", "4", "4SN=10", "420"), say)
    parts = {
        "line": LINE_FIELDS,
        "contestant": CONTESTANT_FIELDS,
        "event": EVENT_FIELDS,
        "board": BOARD_FIELDS,
        "section": SECTION_FIELDS,
        "text": {"signs"},
    }
    names = {f"{part}-{name}" for part, fields in parts.items() for name in fields}
    names |= {"contestant-contestant", "line-imps-digits", "contestant-total-digits"}
    for name in names:
        assert name not in loss_text(Loss(Lost.FIELD, field=name, count=3), say), name


@pytest.mark.skipif(not DATA.is_dir(), reason="the sample files are not here")
def test_real_files_have_few_findings() -> None:
    few = {
        "usebio/mp_pairs_mitchell_adjusted_02.xml": {Found.MATCHPOINTS_DIFFER: 2},
        "usebio/butler_mitchell.xml": {},
        "usebio/nz_scorer_handicap_pairs.xml": {},
        "usebio/nz_scorer_multi-section-multi-movement-pairs.xml": {Found.POINTS_DIFFER: 2, Found.TOTAL_DIFFERS: 2},
        "usebio/nz_scorer_pairs-with-np-passed.xml": {Found.MATCHPOINTS_DIFFER: 8},
        "pbn/jfr_pairs_results.pbn": {},
        "travellers/bbo_traveller_A-+.html": {},
        "travellers/bbo_traveller_A==.html": {},
        "travellers/realbridge_20210224_board_16.html": {},
        "travellers/salliere_scored.csv": {},
        "bws/club_251223_two_sections_ReceivedData.csv": {},
    }
    for name, expected in few.items():
        event = read_event(DATA / name).event
        assert event is not None
        assert codes(event) == expected, name
