"""From what a file states to the field that is scored."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given

from arbitro.errors import InputError
from arbitro.event import Found, field_of, method_named
from arbitro.event.sections import scored_apart
from arbitro.formats.events import (
    Amount,
    Amounts,
    Average,
    Contestant,
    ContractResult,
    Event,
    EventBoard,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
    Section,
    Split,
    Unit,
    Weighted,
    Why,
    read_event,
)
from arbitro.formats.events.event import Component
from arbitro.model import Board, Contract, Deal, Denomination, Doubling, Hand, Seat, Side
from arbitro.scoring import results as scored
from arbitro.scoring.judge import Method
from tests.event.made_fields import event_of, events, field, listed

DATA = Path(__file__).parents[3] / "shared" / "data"
FOUR = ContractResult(4, Denomination.S, Doubling.UNDOUBLED, Seat.N, 10)


def mitchell(number: int = 3, **more: object) -> Event:
    """Both directions numbered from one, three boards at as many tables."""
    found = [
        ResultLine(board, str(1 + (table + board) % number), str(1 + table), PointsOnly(10 * board * table))
        for board in range(1, 4)
        for table in range(number)
    ]
    return replace(Event(scoring=ScoringForm.MATCHPOINTS, lines=tuple(found)), **more)  # type: ignore[arg-type]


@given(events(unplayed=True))
def test_every_line_of_a_clean_event_is_in_its_field_with_its_own_result(event: Event) -> None:
    of = field(event)
    assert of.left_out == ()
    assert of.lines == tuple(range(len(event.lines)))
    assert of.line_of == {i: i for i in of.lines}
    for i, line in enumerate(event.lines):
        assert (of.event.line(i).board, of.event.line(i).ns, of.event.line(i).ew) == (str(line.board), line.ns, line.ew)
        if isinstance(line.outcome, NotPlayed):
            assert isinstance(of.event.result(i), scored.NotPlayed)
        else:
            assert of.event.result(i).points == line.points  # type: ignore[union-attr]


@given(events())
def test_what_is_stated_by_our_own_scoring_is_scored_the_same(event: Event) -> None:
    of = field(event)
    for i, line in enumerate(event.lines):
        for side, amounts in ((Side.NS, line.ns_score), (Side.EW, line.ew_score)):
            assert of.scored.of_line(i, side).value == (
                amounts.imps if of.method is Method.CROSS_IMPS else amounts.matchpoints
            )


def test_the_method_is_never_guessed() -> None:
    for scoring in (None, ScoringForm.IMPS, ScoringForm.BOARD_A_MATCH):
        with pytest.raises(InputError) as caught:
            field_of(replace(mitchell(), scoring=scoring), regulations="club")
        assert (caught.value.code, caught.value.expected) == ("method-unknown", " | ".join(Method))
    assert field_of(replace(mitchell(), scoring=None), regulations="club", method=Method.BUTLER).method is Method.BUTLER
    assert method_named("butler") is Method.BUTLER
    with pytest.raises(InputError, match="butler"):
        method_named("buttler")


def test_regulations_options_and_winners_are_refused_if_unknown() -> None:
    event = mitchell()
    with pytest.raises(InputError, match="unknown-regulations"):
        field_of(event, regulations="XYZ")
    with pytest.raises(InputError, match="unknown-option"):
        field_of(event, regulations="club", options={"nothing": "1"})
    with pytest.raises(InputError, match="option-choice"):
        field_of(event, regulations="club", options={"sit-out": "perhaps"})
    with pytest.raises(InputError, match="winners"):
        field_of(event, regulations="club", winners=3)


def test_what_regulations_leave_open_is_listed_and_can_be_chosen() -> None:
    event = event_of([[FOUR, FOUR, FOUR._replace(tricks=9), NotPlayed()]])
    open_ = field(event, regulations="AEB")
    asked = [option.id for option in open_.missing]
    assert {"uneven-absent", "not-played"} <= set(asked)
    with pytest.raises(InputError, match="option-unknown"):
        _ = open_.scored
    whole = open_.with_options({option.id: str(option.choices[0]) for option in open_.missing})
    assert whole.missing == ()
    assert whole.scored.ranking()


@pytest.mark.parametrize(
    ("outcome", "why"),
    [
        (None, Found.NOT_UNDERSTOOD),
        (FOUR._replace(declarer=None), Found.INCOMPLETE),
        (FOUR._replace(tricks=None), Found.INCOMPLETE),
        (Split(Average.PLUS, None), Found.SIDE_MISSING),
        (Split(Amount(Fraction(3), Unit.IMPS), Average.MINUS), Found.AWARD_UNIT),
        (PointsOnly(15), Found.POINTS_IMPOSSIBLE),
        (PointsOnly(9000), Found.POINTS_IMPOSSIBLE),
    ],
)
def test_what_cannot_be_scored_counts_as_not_played_and_is_listed(outcome: Outcome | None, why: Found) -> None:
    of = field(event_of([[FOUR, outcome, PointsOnly(50)], [FOUR, FOUR, FOUR]]))
    [finding] = of.left_out
    assert (finding.code, finding.line, finding.place, finding.board) == (why, 1, "line 2", 1)
    assert of.event.result(of.line_of[1]) == scored.NotPlayed()
    assert of.scored.value("1", "1").value == Fraction(7, 2)  # Neuberg: two results of three


def test_points_stand_in_for_a_missing_declarer() -> None:
    event = event_of([[FOUR, FOUR._replace(declarer=None), FOUR]])
    line = event.lines[1]._replace(points=-420)
    of = field(replace(event, lines=(event.lines[0], line, event.lines[2])))
    assert of.left_out == ()
    assert of.event.result(1) == scored.Points(-420)


def test_adjusted_entries_become_what_scoring_knows() -> None:
    weighted = Weighted((Component(Fraction(3, 5), FOUR), Component(Fraction(2, 5), PointsOnly(-50))))
    award = Split(Average.PLUS, Amount(Fraction(30), Unit.PERCENT))
    half = Split(Amount(Fraction(2), Unit.MATCHPOINTS), Amount(Fraction(1), Unit.MATCHPOINTS))
    event = event_of([[FOUR, weighted, award, half], [FOUR, FOUR, FOUR, Split(FOUR, PointsOnly(-50))]])
    stated = [
        line._replace(ns_score=Amounts(Fraction(3)), ew_score=Amounts(Fraction(1))) if line.outcome is FOUR else line
        for line in event.lines
    ]
    of = field(replace(event, lines=tuple(stated)))
    assert of.left_out == ()
    assert of.event.result(1) == scored.Weighted.of([("60%", scored.Played(_contract(), 10)), ("40%", -50)])
    assert of.event.result(2) == scored.Split(scored.Average(scored.AverageClass.PLUS), scored.Percent(Fraction(30)))
    assert of.event.result(3) == scored.Split(scored.Percent(Fraction(50)), scored.Percent(Fraction(25)))
    assert of.event.result(7) == scored.Split(
        scored.Played(replace(_contract(), vulnerable=True), 10), scored.Points(-50)
    )


def _contract() -> Contract:
    return Contract(4, Denomination.S, Doubling.UNDOUBLED, Seat.N, False)


def test_at_imps_the_classes_may_be_written_as_percentages() -> None:
    percent = Split(Amount(Fraction(60), Unit.PERCENT), Amount(Fraction(50), Unit.PERCENT))
    of = field(event_of([[FOUR, percent, FOUR]], ScoringForm.BUTLER))
    assert of.event.result(1) == scored.artificial("A+", "A")
    odd = Split(Amount(Fraction(55), Unit.PERCENT), Amount(Fraction(45), Unit.PERCENT))
    assert field(event_of([[FOUR, odd, FOUR]], ScoringForm.BUTLER)).left_out[0].code is Found.AWARD_UNIT


def test_a_board_enters_once_for_each_contestant() -> None:
    event = event_of([[FOUR, PointsOnly(50), PointsOnly(100), FOUR, FOUR]] * 3)
    first, second, third = event.lines[:3]
    more = (
        first._replace(place="line 16"),
        first._replace(outcome=PointsOnly(-50), place="line 17"),
        second._replace(ns=third.ns, ew="99", place="line 18"),
        third._replace(ns="88", ew="88", place="line 19"),
    )
    of = field(replace(event, lines=(*event.lines, *more)))
    assert [(f.code, f.place, f.figures.get("first")) for f in of.left_out] == [
        (Found.LINE_TWICE, "line 16", "line 1"),
        (Found.LINE_DIFFERS, "line 17", "line 1"),
        (Found.PAIR_BOARD_TWICE, "line 18", "line 3"),
        (Found.PAIR_ITSELF, "line 19", None),
    ]
    assert len(of.event) == 15
    assert 15 not in of.line_of


def test_a_result_goes_before_a_line_that_says_not_played() -> None:
    event = event_of([[NotPlayed(), PointsOnly(50), PointsOnly(100)]])
    again = event.lines[0]._replace(outcome=PointsOnly(400), place="line 4")
    of = field(replace(event, lines=(*event.lines, again)))
    assert of.lines == (1, 2, 3)
    assert of.left_out[0].place == "line 1"


def test_contestants_have_one_name_across_sections_and_directions() -> None:
    plain = field_of(mitchell(), regulations="club")
    assert set(plain.event.contestants) == {f"{side} {n}" for side in Side for n in "123"}
    assert set(plain.event.ranking.values()) == {"NS", "EW"}
    two = [line._replace(section=section) for section in "AB" for line in mitchell().lines]
    of = field_of(mitchell(lines=tuple(two)), regulations="club", by_section=True)
    assert "B EW 2" in of.event.contestants
    assert len(of.event.contestants) == 12
    assert set(of.event.ranking.values()) == {"A NS", "A EW", "B NS", "B EW"}
    people = [
        Contestant(n, (f"{side.value} {n} N", f"{side.value} {n} S"), section, side)
        for section in "AB"
        for side in Side
        for n in "123"
    ]
    named = field_of(mitchell(lines=tuple(two), contestants=tuple(people)), regulations="club", by_section=True)
    assert named.label("B EW 2") == "B EW 2 EW 2 N – EW 2 S"
    assert named.listed("B EW 2") is people[10]
    with pytest.raises(InputError, match="unknown-pair"):
        named.listed("B EW 22")


def test_one_winner_where_pairs_change_direction_or_the_section_says_so() -> None:
    event = event_of([[FOUR, FOUR], [FOUR, FOUR]])
    turned = [line if line.board == 1 else line._replace(ns=line.ew, ew=line.ns) for line in event.lines]
    one = field_of(replace(event, lines=tuple(turned)), regulations="club")
    assert set(one.event.ranking.values()) == {""}
    said = replace(event, sections=(Section("A", winners=1),))
    assert set(field_of(said, regulations="club").event.ranking.values()) == {""}
    assert set(field_of(said, regulations="club", winners=2).event.ranking.values()) == {"NS", "EW"}
    assert set(field_of(event, regulations="club").event.ranking.values()) == {"NS", "EW"}


def test_a_phantom_is_nobody() -> None:
    event = event_of([[FOUR, FOUR, NotPlayed(Why.SIT_OUT)], [FOUR, FOUR, FOUR]])
    lines = tuple(line._replace(ns="99") if line.place == "line 3" else line for line in event.lines)
    of = field(replace(event, lines=lines))
    assert "99" not in of.event.contestants
    assert of.event.line(2).ns is None
    missing = replace(event, sections=(Section("A", missing="3"),))
    assert field(missing).event.line(2).ns is None


def test_sections_are_one_field_or_two_by_what_the_file_shows() -> None:
    def sections(top: int | None, deals: bool = False) -> Event:
        found = []
        for section in "AB":
            for line in event_of([[FOUR, FOUR, FOUR]]).lines:
                stated = Amounts(Fraction(top, 2)) if top else Amounts()
                found.append(line._replace(section=section, ns_score=stated, ew_score=stated))
        boards = [
            EventBoard(Board.of(1), Deal.of({Seat.N: Hand.parse(hand)}), section)
            for section, hand in (("A", "AKQJT98765432..."), ("B", "...AKQJT98765432"))
        ]
        return replace(event_of([[FOUR]]), lines=tuple(found), boards=tuple(boards) if deals else ())

    assert scored_apart(sections(4)) is True
    assert scored_apart(sections(10)) is False
    assert scored_apart(sections(5)) is False
    assert scored_apart(sections(None, deals=True)) is True
    with pytest.raises(InputError) as caught:
        scored_apart(sections(None))
    assert (caught.value.code, caught.value.expected) == ("sections-unknown", "together | apart")
    assert scored_apart(mitchell()) is False


def test_an_event_without_a_line_to_score_is_one_error() -> None:
    with pytest.raises(InputError, match="line-empty"):
        field_of(Event(scoring=ScoringForm.MATCHPOINTS), regulations="club")


@pytest.mark.skipif(not DATA.is_dir(), reason="the sample files are not here")
def test_every_sample_file_becomes_a_field() -> None:
    read = 0
    for path in sorted(DATA.rglob("*")):
        try:
            event = read_event(path).event if path.is_file() else None
        except InputError:
            continue
        if event is None or not event.lines:
            continue
        try:
            method = method_named(str(event.scoring)) if event.scoring else Method.MATCHPOINTS
        except InputError:
            method = Method.CROSS_IMPS
        of = field_of(event, regulations="club", method=method, by_section=False)
        assert len(of.event.contestants) == len(set(of.event.contestants))
        assert len(of.lines) + len([f for f in of.left_out if f.line not in of.line_of]) == len(event.lines)
        assert of.scored.ranking() is not None
        read += 1
    assert read >= 25


def test_a_name_that_is_empty_is_not_shown() -> None:
    event = listed(event_of([[PassedOut(), PassedOut()]]))
    names = [("", "Zoë"), ("Ada", " "), ("", ""), ("Ada", "Ben")]
    contestants = [replace(c, names=n) for c, n in zip(event.contestants, names, strict=True)]
    of = field(replace(event, contestants=tuple(contestants)))
    labels = [of.label(key).removeprefix(key).strip() for key in of.contestants.known]
    assert labels == ["Zoë", "Ada", "", "Ada – Ben"]
