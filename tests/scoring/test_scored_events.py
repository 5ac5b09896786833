"""Events as directors have them: fouled boards, results missing, artificial scores, sessions, penalties, adjusting."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from fields import CLUB, board, column, scored, value

from arbitro.errors import InputError
from arbitro.model import Board, Contract, Seat, Side
from arbitro.scoring.event import Event, Line
from arbitro.scoring.explain import StepId, explain
from arbitro.scoring.field import Due, Unbalanced, missing, score
from arbitro.scoring.judge import Method, State
from arbitro.scoring.options import (
    ENTRY,
    HARM_CHART,
    NOT_PLAYED,
    OPTIONS,
    REPEAT,
    ROUND_MATCHPOINTS,
    SCALE,
    SMALL_GROUPS,
    UNEVEN_ABSENT,
    UNEVEN_ARTIFICIAL,
    UNEVEN_FOULED,
    Entry,
    HarmChart,
    Option,
    PenaltyUnit,
    Profile,
    Repeat,
    Scale,
    SmallGroups,
    Uneven,
    Unplayed,
)
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import (
    Average,
    AverageClass,
    Component,
    Imps,
    NotPlayed,
    PassedOut,
    Penalty,
    Percent,
    Played,
    Points,
    SelfInflicted,
    Split,
    Weighted,
    Why,
    artificial,
    possible_points,
    weight,
)


def test_a_played_result_knows_its_points() -> None:
    contract = Contract.parse("4SX", Seat.W, Board.of(2).vulnerability.of(Side.EW))
    assert Played(contract, 8).points == 300
    assert PassedOut().points == 0
    assert 430 in possible_points()[False]
    assert 440 not in possible_points()[True]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Points(425), "score-points"),
        (lambda: Points(7610), "score-points"),
        (lambda: Played(Contract.parse("1C", Seat.N, False), 14), "score-tricks"),
        (lambda: Percent(Fraction(140)), "score-percent"),
        (lambda: Weighted.of([("60%", 420), ("30%", -50)]), "weights-sum"),
        (lambda: Weighted.of([("110%", 420), ("-10%", -50)]), "weight-sign"),
        (lambda: weight("half"), "weight-sign"),
        (lambda: artificial("A++", "A"), "option-choice"),
        (lambda: Event.of([]), "line-empty"),
        (lambda: Event.of([*board([0, 0]), Line("1", "1NS", "9EW", Points(0))]), "pair-twice"),
        (lambda: Event.of([Line("1", "7", "7", Points(0))]), "pair-itself"),
        (lambda: scored([0, 0, 0], expected=2), "expected-results"),
        (lambda: Event.of(board([0, 0]), expected=0), "expected-results"),
        (lambda: scored([0, 0]).value("2", "1NS"), "line-missing"),
        (lambda: scored([0, 0]).standing("nobody"), "line-missing"),
        (lambda: scored([0, artificial(Imps(Fraction(3)), "A")]).ranking(), "score-unit"),
        (lambda: scored([0, artificial("A", "A")], Method.TOTAL_POINTS).ranking(), "score-unit"),
        (lambda: CLUB.choose(SCALE, "3-2-1"), "option-choice"),  # type: ignore[arg-type]
        (lambda: UNEVEN_FOULED.parse("newberg"), "option-choice"),
        (lambda: scored([0, 0], profile=CLUB.choose(UNEVEN_FOULED, Uneven.ASCHERMAN)), "options-clash"),
    ],
)
def test_what_cannot_be_is_one_clear_error(make: object, code: str) -> None:
    with pytest.raises(InputError) as found:
        make()  # type: ignore[operator]
    assert found.value.code == code


def test_the_error_says_what_the_weights_add_up_to() -> None:
    with pytest.raises(InputError) as found:
        Weighted.of([("33%", 420), ("66%", -50)])
    assert (found.value.got, found.value.expected) == ("99/100", "1")
    assert Weighted.of([("33.33%", 420), ("66.67%", -50)])
    assert Weighted.of([("1/3", 420), ("2/3", -50)])


# -- options -----------------------------------------------------------------------------------------------------------


def test_an_option_that_is_not_known_is_asked_for_by_name() -> None:
    event = Event.of(board([420, 50, -50, artificial("A+", "A-")]))
    with pytest.raises(InputError) as found:
        score(event, Method.MATCHPOINTS, PROFILES["FIGB"]).ranking()
    assert found.value.code == "option-unknown"
    assert found.value.where in OPTIONS
    assert found.value.got == "FIGB"
    assert "neuberg" in found.value.expected or "|" in found.value.expected


def test_what_is_missing_is_listed_at_once_and_only_what_is_needed() -> None:
    profile = PROFILES["PZBS"]
    assert missing(Event.of(board([420, 50, -50])), Method.MATCHPOINTS, profile) == ()
    event = Event.of([*board([420, 50, artificial("A+", "A-")]), *board([10, 20, 30], "2")])
    asked = missing(event, Method.MATCHPOINTS, profile)
    assert {option.id for option in asked} >= {"small-groups", "uneven-artificial", "artificial-entry"}
    assert UNEVEN_FOULED not in asked
    for option in asked:
        profile = profile.choose(option, option.choices[0])
    assert missing(event, Method.MATCHPOINTS, profile) == ()


@pytest.mark.parametrize("profile", PROFILES.values(), ids=lambda profile: profile.id)
def test_a_profile_holds_possible_values_with_sources(profile: Profile) -> None:
    for name, choice in profile.choices.items():
        OPTIONS[name].check(choice.value)
        assert choice.source or profile.id == "club"


def test_club_is_complete_but_for_penalties() -> None:
    assert set(OPTIONS) - set(CLUB.choices) == {"standard-penalty"}


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.id)
def test_choices_read_back_as_they_print(option: Option[object]) -> None:
    for choice in option.choices:
        assert option.parse(str(choice)) == choice
    assert option.law


# -- Law 87 ------------------------------------------------------------------------------------------------------------


def fouled(first: int, second: int, profile: Profile = CLUB) -> object:
    lines = [Line("1", f"N{k}", f"E{k}", Points(10 * k), form="a" if k < first else "b") for k in range(first + second)]
    return score(Event.of(lines), Method.MATCHPOINTS, profile)


def test_groups_of_a_fouled_board_are_each_brought_to_the_whole() -> None:
    field = fouled(20, 4)
    assert value(field, "N19") == Fraction(39 * 24, 20) - 1  # type: ignore[arg-type]
    assert value(field, "N23") == Fraction(7 * 24, 4) - 1  # type: ignore[arg-type]
    assert field.sums("1").balanced  # type: ignore[attr-defined]


def test_a_small_group_gets_its_fixed_percentages_and_a_line_says_so() -> None:
    field = fouled(10, 2, CLUB.choose(SMALL_GROUPS, SmallGroups.EBU))
    shares = [field.value("1", who).percent for who in ("N11", "E11", "N10", "E10")]  # type: ignore[attr-defined]
    assert shares == [65, 55, 55, 65]
    sums = field.sums("1")  # type: ignore[attr-defined]
    assert not sums.balanced
    assert sums.reasons == (Unbalanced.SMALL_GROUP,)
    steps = explain(field, "1", "E11")  # type: ignore[arg-type]
    assert [step.id for step in steps if step.id is StepId.SMALL_GROUP]


def test_a_lone_result_is_left_to_the_director() -> None:
    field = fouled(9, 1, CLUB.choose(SMALL_GROUPS, SmallGroups.EBU))
    assert field.value("1", "N9").state is State.NONE  # type: ignore[attr-defined]
    assert field.due == (Due("1", 9, Side.NS), Due("1", 9, Side.EW))  # type: ignore[attr-defined]
    lone = fouled(9, 1, CLUB.choose(SMALL_GROUPS, SmallGroups.ACBL))
    assert [lone.value("1", who).percent for who in ("N9", "E9")] == [60, 60]  # type: ignore[attr-defined]


def test_the_larger_group_of_three_is_scored_by_the_formula_in_acbl() -> None:
    field = fouled(3, 2, CLUB.choose(SMALL_GROUPS, SmallGroups.ACBL))
    assert field.value("1", "N2").value == Fraction(5 * 5, 3) - 1  # type: ignore[attr-defined]
    assert field.value("1", "N4").percent == 65  # type: ignore[attr-defined]


@pytest.mark.parametrize(("first", "second", "who", "percent"), [(2, 1, "N1", 65), (2, 1, "E1", 55), (2, 2, "N1", 65)])
def test_a_group_of_two_has_its_percentages_in_acbl_though_it_is_the_larger(
    first: int, second: int, who: str, percent: int
) -> None:
    field = fouled(first, second, CLUB.choose(SMALL_GROUPS, SmallGroups.ACBL))
    assert field.value("1", who).percent == percent  # type: ignore[attr-defined]


def test_a_board_with_results_missing_is_not_fouled_in_acbl() -> None:
    field = scored([420, 50], profile=CLUB.choose(SMALL_GROUPS, SmallGroups.ACBL), expected=8)
    assert value(field, "1NS") == Fraction(3 * 8, 2) - 1


def test_a_lone_result_has_no_datum_to_be_compared_with() -> None:
    lines = [Line("1", "a", "b", Points(420), form="x"), *board([50, 60, 70, 80])]
    for method in (Method.CROSS_IMPS, Method.BUTLER):
        field = score(Event.of(lines), method, CLUB)
        assert field.due == (Due("1", 0, Side.NS), Due("1", 0, Side.EW))
        assert field.value("1", "a").state is State.NONE


def test_sections_may_be_scored_apart() -> None:
    lines = [Line("1", f"N{k}", f"E{k}", Points(10 * k), section="AB"[k % 2]) for k in range(7)]
    apart = score(Event.of(lines, by_section=True), Method.MATCHPOINTS, CLUB)
    assert (value(apart, "N6"), value(apart, "N5")) == (6, 4)
    assert value(score(Event.of(lines), Method.MATCHPOINTS, CLUB), "N5") == 10


# -- boards without a result -------------------------------------------------------------------------------------------


def test_a_board_not_played_by_each_practice() -> None:
    lines = [*board([420, 50, NotPlayed()]), *board([10, 20, 30], "2")]
    for practice, boards, percent in ((Unplayed.REDUCE, 1, 100), (Unplayed.AVERAGE, 2, 75)):
        field = score(Event.of(lines), Method.MATCHPOINTS, CLUB.choose(NOT_PLAYED, practice))
        assert field.standing("3NS").boards == boards
        assert field.standing("3NS").percent == percent
    neuberg = score(Event.of(lines), Method.MATCHPOINTS, CLUB)
    own = score(Event.of(lines), Method.MATCHPOINTS, CLUB.choose(UNEVEN_ABSENT, Uneven.OWN_TOP))
    assert (value(neuberg, "1NS"), neuberg.value("1", "1NS").top) == (Fraction(7, 2), 4)
    assert (value(own, "1NS"), own.value("1", "1NS").top) == (2, 2)


def test_a_sit_out_is_no_place_on_the_board() -> None:
    lines = [*board([420, 50]), Line("1", "3NS", None, NotPlayed(Why.SIT_OUT))]
    field = score(Event.of(lines), Method.MATCHPOINTS, CLUB)
    assert value(field, "1NS") == 2
    assert field.standing("3NS").rank == 0
    assert field.ranking()[-1].contestant == "3NS"


def test_linear_scaling_says_that_it_does_not_keep_the_sum() -> None:
    field = scored([420, 50, 0], profile=CLUB.choose(UNEVEN_ABSENT, Uneven.LINEAR), expected=6)
    assert value(field, "1NS") == 8
    assert field.sums("1").reasons == (Unbalanced.LINEAR,)


# -- artificial scores -------------------------------------------------------------------------------------------------


def two_sessions() -> list[Line]:
    """1NS has 100 % on board 2 and 0 % on board 3; boards 1 and 4 are artificial."""
    return [
        *board([artificial("A+", "A-"), 0, 0]),
        *board([400, 0, 0], "2"),
        *board([-400, 0, 0], "3"),
        *board([artificial("A+", "A"), 0, 0], "4"),
    ]


def test_several_artificial_scores_look_at_the_same_real_boards() -> None:
    field = score(Event.of(two_sessions()), Method.MATCHPOINTS, CLUB)
    assert [field.value(b, "1NS").percent for b in ("1", "4")] == [60, 60]
    assert field.awards[0, Side.NS].own == 50
    assert field.awards[0, Side.NS].own_boards == 2
    windows = {"1": "am", "2": "am", "3": "pm", "4": "pm"}
    split = score(Event.of(two_sessions(), windows=windows), Method.MATCHPOINTS, CLUB)
    assert [split.value(b, "1NS").percent for b in ("1", "4")] == [100, 60]
    assert split.value("1", "1EW").percent == 0


def test_an_entry_without_kind_is_as_the_profile_says() -> None:
    lines = [*board([artificial("A+", "A"), 0, 0]), *board([400, 0, 0], "2")]
    for entry, percent in ((Entry.FIXED, 60), (Entry.VARIABLE, 100)):
        field = score(Event.of(lines), Method.MATCHPOINTS, CLUB.choose(ENTRY, entry))
        assert field.value("1", "1NS").percent == percent


def test_a_second_award_of_a_session_may_be_worth_less() -> None:
    later = Repeat(Fraction(50), Fraction(45), Fraction(30), own=False)
    field = score(Event.of(two_sessions()), Method.MATCHPOINTS, CLUB.choose(REPEAT, later))
    assert [field.value(b, "1NS").percent for b in ("1", "4")] == [60, 50]
    assert field.awards[9, Side.EW].awarded == 45


def test_own_percentages_of_the_directors_choice() -> None:
    field = scored([artificial(Percent(Fraction(65)), Average(AverageClass.MINUS)), 0, 0, 0])
    assert [field.value("1", who).percent for who in ("1NS", "1EW")] == [65, 40]
    assert field.sums("1").reasons == (Unbalanced.ARTIFICIAL,)


def test_an_artificial_score_is_a_place_but_no_comparison() -> None:
    field = scored([420, 50, artificial("A+", "A-")])
    assert column(field) == [Fraction(7, 2), Fraction(1, 2), Fraction(12, 5)]
    own_top = scored([420, 50, artificial("A+", "A-")], profile=CLUB.choose(UNEVEN_ARTIFICIAL, Uneven.OWN_TOP))
    assert own_top.value("1", "1NS").top == 2


# -- assigned scores ---------------------------------------------------------------------------------------------------


def test_one_side_assigned_the_other_artificial() -> None:
    award = Split(Points(420), Average(AverageClass.PLUS, fixed=True))
    field = scored([award, 170, -50])
    assert column(field, "NS") == [4, 2, 0]
    # in East-West's direction two results and a place for the third
    assert value(field, "1EW") == Fraction(12, 5)
    assert value(field, "3EW") == Fraction(7, 2)


def test_both_sides_may_have_weights_of_their_own() -> None:
    ns = Weighted.of([("50%", 420), ("50%", -50)])
    ew = Weighted.of([("25%", 420), ("75%", -50)])
    field = scored([Split(ns, ew), 170, -50])
    assert value(field, "1NS") == Fraction(1, 2) * 4 + Fraction(1, 2) * 1
    assert value(field, "1EW") == Fraction(1, 4) * 0 + Fraction(3, 4) * 3
    # the table's two scores do not balance, but each direction's chart does
    assert field.sums("1").balanced


def test_a_single_component_is_the_plain_result() -> None:
    alone = Weighted((Component(Fraction(1), Points(420)),))
    assert column(scored([alone, 170, -50])) == column(scored([420, 170, -50]))


@pytest.mark.parametrize(("chart", "other"), [(HarmChart.RECTIFIED, 0), (HarmChart.SIGNED, 1), (HarmChart.EXCLUDE, 0)])
def test_others_compare_as_the_authority_says(chart: HarmChart, other: int) -> None:
    # table 0, rectified 420, without the error 170: partly self-inflicted
    award = Split(SelfInflicted(Points(0), Points(420), Points(170)), Points(420))
    field = scored([award, 300, 100, 50, -50], profile=CLUB.choose(HARM_CHART, chart))
    # against the four others: 2, 8, 6 -> 2 + 8 - 6
    assert value(field, "1NS") == 4
    plain = {HarmChart.RECTIFIED: 6, HarmChart.SIGNED: 6, HarmChart.EXCLUDE: Fraction(7 * 5, 4) - 1}
    assert value(field, "2NS") == plain[chart]
    fifty = {HarmChart.RECTIFIED: 2, HarmChart.SIGNED: 4, HarmChart.EXCLUDE: Fraction(3 * 5, 4) - 1}
    assert value(field, "4NS") == fifty[chart]
    assert value(field, "1EW") == 0
    assert other in (0, 1)


def test_exact_weights_with_odd_denominators_stay_exact() -> None:
    awards = [Weighted.of([(Fraction(1, p), 100), (Fraction(p - 1, p), -100)]) for p in (97, 101, 103, 107, 109, 113)]
    field = scored([*awards, 0, 50, -50], expected=11)
    assert field.sums("1").balanced
    assert field.standing("1NS").total.denominator > 10**6


# -- totals, ranks, penalties ------------------------------------------------------------------------------------------


def test_two_rankings_and_ties() -> None:
    event = Event.of(board([10, 20, 20, 30]), ranking={f"{k}{s}": s for k in range(1, 5) for s in ("NS", "EW")})
    field = score(event, Method.MATCHPOINTS, CLUB)
    rows = {row.contestant: (row.rank, row.tied) for row in field.ranking()}
    assert [rows[f"{k}NS"] for k in range(1, 5)] == [(4, 1), (2, 2), (2, 2), (1, 1)]
    assert [rows[f"{k}EW"] for k in range(1, 5)] == [(1, 1), (2, 2), (2, 2), (4, 1)]


def test_a_penalty_touches_nobody_else_and_may_go_below_nothing() -> None:
    lines = board([-50, 0, 50])
    penalties = [Penalty("1NS", Fraction(1, 4), PenaltyUnit.TOP), Penalty("1NS", Fraction(1), PenaltyUnit.MATCHPOINTS)]
    before = score(Event.of(lines), Method.MATCHPOINTS, CLUB)
    after = score(Event.of(lines, penalties=penalties), Method.MATCHPOINTS, CLUB)
    assert after.standing("1NS").total == -2
    assert after.standing("1NS").penalty == 2
    assert dict(before.values("1")) == dict(after.values("1"))
    with pytest.raises(InputError, match="score-unit"):
        score(
            Event.of(lines, penalties=[Penalty("1NS", Fraction(3), PenaltyUnit.IMPS)]), Method.MATCHPOINTS, CLUB
        ).ranking()


def test_no_penalty_is_too_finely_divided() -> None:
    fine = Fraction(1, 10**18)
    penalties = [Penalty("1NS", 5 + fine, PenaltyUnit.MATCHPOINTS), Penalty("1NS", fine, PenaltyUnit.MATCHPOINTS)]
    field = score(Event.of(board([0, 0, 0]), penalties=penalties), Method.MATCHPOINTS, CLUB)
    assert field.standing("1NS").total == 2 - 5 - 2 * fine
    assert field.standing("2NS").rank == 1


def test_the_single_scale_is_half_and_rounds_on_its_own() -> None:
    acbl = PROFILES["ACBL"].choose(UNEVEN_ABSENT, Uneven.NEUBERG)
    field = scored([0, 10, 20, 30, 40, 50], profile=acbl, expected=13)
    assert value(field, "4NS") == Fraction("7.08")
    assert value(field, "4EW") == 12 - Fraction("7.08")


# -- adjusting ---------------------------------------------------------------------------------------------------------


def test_an_adjustment_shows_before_after_and_who_moves() -> None:
    lines = [*board([420, 420, -50, 170]), *board([0, 10, 20, 30], "2")]
    before = score(Event.of(lines), Method.MATCHPOINTS, CLUB)
    change = before.adjust("1", "3NS", Weighted.of([("60%", 420), ("40%", -50)]))
    assert change.before is before
    assert change.boards == ("1",)
    moves = {move.contestant: move for move in change.moves}
    assert moves["3NS"].before[0].value == 0
    assert moves["3NS"].after[0].value == Fraction(3, 5) * 4
    assert moves["3NS"].standing_after.total - moves["3NS"].standing_before.total == Fraction(12, 5)
    assert change.after.event.result(2) == Weighted.of([("60%", 420), ("40%", -50)])
    assert before.event.result(2) == Points(-50)
    untouched = [pool for pool in change.after.pools if pool in before.pools]
    assert len(untouched) == 1


def test_an_adjustment_moves_awards_on_other_boards_too() -> None:
    lines = [*board([artificial("A+", "A"), 0, 0]), *board([400, 0, 0], "2")]
    before = score(Event.of(lines), Method.MATCHPOINTS, CLUB)
    after = before.adjust("2", "1NS", Points(-50)).after
    assert (before.value("1", "1NS").percent, after.value("1", "1NS").percent) == (100, 60)


def test_columns_and_lines_make_the_same_event() -> None:
    lines = [*board([420, 170, -50]), *board([0, 10, 20], "2")]
    one = score(Event.of(lines), Method.MATCHPOINTS, CLUB)
    two = score(
        Event.of_columns(
            ["1", "2"],
            one.event.contestants,
            board=one.event.board,
            ns=one.event.ns,
            ew=one.event.ew,
            points=np.array([420, 170, -50, 0, 10, 20]),
        ),
        Method.MATCHPOINTS,
        CLUB,
    )
    assert one.ranking() == two.ranking()
    with pytest.raises(InputError, match="score-points"):
        Event.of_columns(
            ["1"], ["a", "b"], board=np.array([0]), ns=np.array([0]), ew=np.array([1]), points=np.array([15])
        )


# -- explained ---------------------------------------------------------------------------------------------------------


def test_neuberg_is_explained_with_its_sums() -> None:
    field = scored(
        [420, 170, -50, NotPlayed()], profile=CLUB.choose(ROUND_MATCHPOINTS, PROFILES["EBU"][ROUND_MATCHPOINTS])
    )
    steps = explain(field, "1", "1NS")
    assert [step.id for step in steps] == [
        StepId.FREQUENCIES,
        StepId.COMPARE,
        StepId.NEUBERG,
        StepId.ROUND,
        StepId.RESULT,
    ]
    assert steps[0]["chart"] == ((-50, 1), (170, 1), (420, 1))
    assert (steps[1]["worse"], steps[1]["equal"], steps[1]["better"]) == (2, 0, 0)
    assert (steps[2]["value"], steps[2]["results"], steps[2]["expected"], steps[2]["result"]) == (
        4,
        3,
        4,
        Fraction(17, 3),
    )
    assert steps[3]["result"] == Fraction("5.6667")
    assert explain(field, "1", "1EW")[-2].id is StepId.COMPLEMENT


def test_a_weighted_score_is_explained_part_by_part() -> None:
    field = scored([Weighted.of([("60%", 110), ("40%", -50)]), *[110] * 5, *[50] * 3, *[-50] * 2, *[-110] * 2])
    steps = explain(field, "1", "1NS")
    parts = [step for step in steps if step.id is StepId.COMPONENT]
    assert [(part["points"], part["value"]) for part in parts] == [(110, 19), (-50, 6)]
    assert steps[-1]["value"] == Fraction("13.8")


def test_awards_and_boards_not_played_are_explained() -> None:
    field = score(Event.of([*two_sessions(), *board([NotPlayed(), 0, 0], "5")]), Method.MATCHPOINTS, CLUB)
    first = explain(field, "1", "1NS")[0]
    assert (first["kind"], first["base"], first["own"], first["awarded"]) == ("A+", 60, 50, 60)
    assert explain(field, "5", "1NS")[0]["why"] == "not-played"


def test_imps_are_explained() -> None:
    cross = explain(scored([420, 450, -100], Method.CROSS_IMPS), "1", "1NS")
    assert [step.id for step in cross] == [StepId.FREQUENCIES, StepId.COMPARE_IMPS, StepId.DIVIDE, StepId.RESULT]
    assert cross[1]["comparisons"] == ((11, 1), (-1, 1))
    butler = explain(scored([420, 450, -100, 170], Method.BUTLER), "1", "3EW")
    assert {StepId.DATUM, StepId.DATUM_IMPS, StepId.COMPLEMENT} <= {step.id for step in butler}
    assert CLUB[SCALE] == Scale.DOUBLED
