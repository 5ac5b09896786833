"""Law 12 as arithmetic, the warnings, teams and victory points."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from fields import CLUB, scored, value
from hypothesis import given
from hypothesis import strategies as st

from arbitro.adjustment import (
    Candidate,
    Fault,
    WarningId,
    average_class,
    check_adjustment,
    check_weights,
    for_faults,
    most_and_least_favourable,
    self_inflicted,
    split,
    weighted,
)
from arbitro.adjustment.artificial import innocent
from arbitro.errors import InputError
from arbitro.model import Side
from arbitro.scoring.judge import Harm, Method
from arbitro.scoring.options import ROUND_MATCH, TEAMS_WEIGHTING, VP_SCALE, Mark, Profile, VpScale, Weighting
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import (
    AverageClass,
    Component,
    Imps,
    NotPlayed,
    Percent,
    Points,
    SelfInflicted,
    Split,
    Weighted,
    artificial,
)
from arbitro.scoring.rounding import Rounding, Tie
from arbitro.scoring.teams import (
    Remedy,
    TeamBoard,
    TeamMethod,
    TeamScore,
    award_value,
    better_of,
    knockout,
    law_86,
    match_victory_points,
    score_board,
    score_match,
)
from arbitro.scoring.victory_points import Table, victory_points, wbf_continuous, wbf_discrete

values = st.fractions(-20, 20, max_denominator=8)


# -- Law 12 ------------------------------------------------------------------------------------------------------------


def test_fault_decides_the_class_each_side_on_its_own() -> None:
    assert [average_class(fault) for fault in Fault] == [AverageClass.PLUS, AverageClass.AVERAGE, AverageClass.MINUS]
    pairs = {(str(s.ns.kind), str(s.ew.kind)) for a in Fault for b in Fault for s in [for_faults(a, b)]}  # type: ignore[union-attr]
    assert len(pairs) == 9
    assert innocent(for_faults(Fault.NONE, Fault.DIRECTLY), Side.NS)
    assert not innocent(for_faults(Fault.NONE, Fault.DIRECTLY), Side.EW)


def test_the_other_rule_of_2007_takes_the_best_likely_and_the_worst_probable() -> None:
    candidates = [
        Candidate(Points(620), likely=False, probable=True),
        Candidate(Points(170), likely=True),
        Candidate(Points(-100), likely=True),
        Candidate(Points(1430), likely=False, probable=False),
    ]
    assert most_and_least_favourable(candidates, offenders=Side.EW) == Split(Points(170), Points(620))
    assert most_and_least_favourable(candidates, offenders=Side.NS) == Split(Points(-100), Points(-100))
    with pytest.raises(InputError, match="assigned-none"):
        most_and_least_favourable(candidates[:1], offenders=Side.EW)


def test_a_weighted_score_of_one_result_is_that_result() -> None:
    assert weighted([Component(Fraction(1), Points(420))]) == Points(420)
    assert isinstance(weighted([Component(Fraction(1, 2), Points(p)) for p in (420, -50)]), Weighted)


@given(values, values, values)
def test_self_inflicted_damage_is_never_compensated(table: Fraction, rectified: Fraction, unharmed: Fraction) -> None:
    found = self_inflicted(table, rectified, unharmed)
    expected = rectified - max(Fraction(0), min(rectified, unharmed) - table) if rectified > table else table
    assert found.non_offenders == expected
    assert found.non_offenders <= max(table, rectified)
    assert (found.offenders is None) == (found.case is Harm.NO_DAMAGE)
    assert found.real + found.own == rectified - table


def test_splitting_for_self_inflicted_damage() -> None:
    assert split(Side.EW, Points(420), Points(-50)) == Points(420)
    award = split(Side.NS, Points(-420), Points(50), Points(-170))
    assert award == Split(Points(-420), SelfInflicted(Points(50), Points(-420), Points(-170)))


# -- warnings ----------------------------------------------------------------------------------------------------------


def test_a_draft_of_weights_is_checked() -> None:
    draft = [Component(Fraction(1, 2), Points(420)), Component(Fraction(1, 4), Points(-50), illegal=True)]
    found = check_weights(draft)
    assert [warned.id for warned in found] == [WarningId.WEIGHTS_SUM, WarningId.ILLEGAL_COMPONENT]
    assert (found[0]["total"], found[1]["weight"]) == (Fraction(3, 4), Fraction(1, 4))
    assert [warned.id for warned in check_weights(draft, "LDB2007")] == [WarningId.WEIGHTS_SUM]
    assert check_weights([Component(Fraction(0), Points(0)), Component(Fraction(1), Points(0))])[0].id == "weight-sign"


def test_offenders_better_off_than_without_the_infraction() -> None:
    field = scored([420, 170, 170, -50])
    change = field.adjust("1", "1NS", Weighted.of([("50%", 170), ("50%", -50)]))
    found = check_adjustment(change, "1", "1NS", offenders=Side.EW, without=Points(170))
    by_id = {warned.id: warned for warned in found}
    assert by_id[WarningId.OFFENDERS_GAIN]["adjusted"] > by_id[WarningId.OFFENDERS_GAIN]["without"]
    assert by_id[WarningId.OFFENDERS_GAIN_TABLE]["table"] == 0
    good = field.adjust("1", "1EW", Points(420))
    assert check_adjustment(good, "1", "1EW", offenders=Side.EW, without=Points(420)) == []


def test_more_than_a_whole_board_only_with_an_outside_agency() -> None:
    change = scored([420, 170, 170, -50]).adjust("1", "1NS", artificial("A+", "A+"))
    found = check_adjustment(change, "1", "1NS")
    assert [(warned.id, warned["total"], warned["limit"]) for warned in found] == [("total-above-top", 120, 100)]
    assert check_adjustment(change, "1", "1NS", outside_agency=True) == []
    imps = scored([420, 170, 170, -50], Method.CROSS_IMPS).adjust("1", "1NS", artificial("A+", "A+", fixed=True))
    assert [(w.id, w["total"], w["limit"]) for w in check_adjustment(imps, "1", "1NS")] == [("total-above-top", 6, 0)]


def test_what_needs_the_illegal_action_is_found_in_the_field() -> None:
    award = Weighted((Component(Fraction(2, 5), Points(420), illegal=True), Component(Fraction(3, 5), Points(170))))
    change = scored([420, 170, 170, -50]).adjust("1", "1NS", award)
    assert [w.id for w in check_adjustment(change, "1", "1NS")] == [WarningId.ILLEGAL_COMPONENT]


# -- teams -------------------------------------------------------------------------------------------------------------


def imps_of(at_open: object, at_closed: object) -> TeamScore:
    return score_board(TeamBoard(at_open, at_closed), TeamMethod.IMPS, CLUB)  # type: ignore[arg-type]


def test_a_board_of_a_match() -> None:
    assert imps_of(Points(620), Points(170)) == TeamScore(Fraction(10), Fraction(-10))
    assert imps_of(Points(620), NotPlayed()) == TeamScore(None, None)
    assert imps_of(artificial("A+", "A-"), Points(0)) == TeamScore(Fraction(3), Fraction(-3))
    assert imps_of(artificial("A+", "A+"), NotPlayed()) == TeamScore(Fraction(3), Fraction(3))
    assert imps_of(artificial(Imps(Fraction(2)), Imps(Fraction(-5))), NotPlayed()) == TeamScore(
        Fraction(2), Fraction(-5)
    )


def test_weighted_at_both_tables_converts_each_pair_of_results() -> None:
    half = Weighted.of([("50%", 620), ("50%", -100)])
    assert imps_of(half, half) == TeamScore(Fraction(0), Fraction(0))
    found = imps_of(half, Points(620))
    assert found.home == Fraction(-12, 2)
    assert found.balanced


def test_split_scores_do_not_balance_and_a_knockout_takes_the_mean() -> None:
    found = imps_of(Split(Points(620), Points(-100)), Points(170))
    assert found == TeamScore(Fraction(10), Fraction(7))
    assert not found.balanced
    assert found.home is not None
    assert found.away is not None
    assert knockout(found.home, found.away) == Fraction(3, 2)


def test_self_inflicted_at_either_table() -> None:
    award = SelfInflicted(Points(100), Points(420), Points(300))
    assert imps_of(Split(award, Points(420)), Points(50)) == TeamScore(Fraction(5), Fraction(-9))
    mirrored = SelfInflicted(Points(-100), Points(-420), Points(-300))
    assert imps_of(Points(-50), Split(Points(-420), mirrored)) == TeamScore(Fraction(5), Fraction(-9))
    with pytest.raises(InputError, match="result-kind"):
        imps_of(Split(award, Points(0)), Split(Points(0), award))


def test_awards_at_teams() -> None:
    plus = artificial("A+", "A-")
    assert award_value(plus.ns, TeamMethod.IMPS, CLUB, own=Fraction(4)) == 4  # type: ignore[arg-type]
    assert award_value(plus.ew, TeamMethod.IMPS, CLUB, own=Fraction(-4)) == -4  # type: ignore[arg-type]
    assert award_value(plus.ns, TeamMethod.BOARD_A_MATCH, CLUB) == Fraction(6, 5)  # type: ignore[arg-type]
    with pytest.raises(InputError, match="score-unit"):
        award_value(Percent(Fraction(60)), TeamMethod.IMPS, CLUB)


@pytest.mark.parametrize("unharmed", [Points(50), Points(300), Points(620)])
def test_no_damage_leaves_the_table_result_to_both_teams(unharmed: Points) -> None:
    award = SelfInflicted(Points(420), Points(170), unharmed)
    assert imps_of(Split(award, Points(170)), Points(170)) == TeamScore(Fraction(6), Fraction(-6))
    mirrored = SelfInflicted(Points(-420), Points(-170), Points(-unharmed.points))
    assert imps_of(Points(-170), Split(Points(-170), mirrored)) == TeamScore(Fraction(6), Fraction(-6))
    assert imps_of(Split(Points(-170), mirrored), Points(-170)) == TeamScore(Fraction(-6), Fraction(6))


def match(*boards: tuple[object, object], profile: Profile = CLUB, **more: object) -> TeamScore:
    method = more.pop("method", TeamMethod.IMPS)
    return score_match([TeamBoard(*board) for board in boards], method, profile, **more)  # type: ignore[arg-type]


PLUS_MINUS = (artificial("A+", "A-"), NotPlayed())


def test_average_plus_and_minus_look_at_the_rest_of_the_session() -> None:
    """12C2(c): +6 IMPs a board on the real boards stand for average plus, and what opponents lost for average minus."""
    assert match((Points(420), Points(170)), (Points(420), Points(170)), PLUS_MINUS) == TeamScore(18, -18)
    assert match((Points(170), Points(420)), PLUS_MINUS) == TeamScore(-6 + 3, 6 - 3)
    assert match(PLUS_MINUS) == TeamScore(3, -3)
    assert match((Points(420), Points(170)), (artificial("A+", "A+"), NotPlayed())) == TeamScore(12, -3)
    assert match((Points(420), Points(170)), (artificial("A", "A"), NotPlayed())) == TeamScore(6, -6)
    assert match((Points(420), Points(170)), (artificial("A+", "A-", fixed=True), NotPlayed())) == TeamScore(9, -9)


def test_several_artificial_scores_of_a_match_do_not_depend_on_one_another() -> None:
    assert match((Points(420), Points(170)), PLUS_MINUS, PLUS_MINUS, PLUS_MINUS) == TeamScore(24, -24)


def test_a_session_may_be_longer_than_the_match() -> None:
    lost = [TeamScore(Fraction(-6), Fraction(0))]
    assert match((Points(420), Points(170)), PLUS_MINUS, elsewhere=lost) == TeamScore(6 + 3, -6 - 3)


def test_whether_an_award_is_fixed_is_asked_only_where_it_matters() -> None:
    nothing = PROFILES["WBF"]
    assert match((Points(170), Points(170)), PLUS_MINUS, profile=nothing) == TeamScore(3, -3)
    with pytest.raises(InputError, match="artificial-entry"):
        match((Points(420), Points(170)), PLUS_MINUS, profile=nothing)


def test_the_rest_of_the_session_counts_at_board_a_match_too() -> None:
    won = (Points(420), Points(170))
    found = match(won, won, PLUS_MINUS, method=TeamMethod.BOARD_A_MATCH)
    assert found == TeamScore(6, 0)
    found = match(won, won[::-1], PLUS_MINUS, method=TeamMethod.BOARD_A_MATCH)
    assert found == TeamScore(2 + Fraction(6, 5), 2 + Fraction(4, 5))


def test_the_older_practice_weights_points() -> None:
    award = Weighted.of([("60%", 420), ("40%", -50)])
    older = CLUB.choose(TEAMS_WEIGHTING, Weighting.POINTS)
    assert match((award, Points(170)), profile=older) == TeamScore(2, -2)
    assert match((award, Points(170))) == TeamScore(Fraction(6, 5), Fraction(-6, 5))
    assert match((Points(170), award), profile=older) == TeamScore(-2, 2)
    assert match((Points(420), Points(170)), profile=older) == TeamScore(6, -6)


def test_each_team_has_the_victory_points_of_its_own_margin() -> None:
    boards = [TeamBoard(Split(Points(620), Points(-100)), Points(170)), TeamBoard(Points(0), Points(0))]
    match = score_match(boards, TeamMethod.IMPS, CLUB)
    assert (match.home, match.away) == (10, 7)
    discrete = CLUB.choose(VP_SCALE, VpScale.WBF_DISCRETE)
    home, away = match_victory_points(match, 16, discrete)
    assert (home, away) == (13, 12)
    half = TeamScore(Fraction(9, 2), Fraction(-9, 2))
    rounded = discrete.choose(ROUND_MATCH, Rounding(Fraction(1), Tie.FROM_AVERAGE))
    assert match_victory_points(half, 16, rounded) == (12, 8)
    with pytest.raises(InputError, match="score-unit"):
        match_victory_points(half, 16, discrete)


@pytest.mark.parametrize("tie", Tie)
@pytest.mark.parametrize("margin", [Fraction(9, 2), Fraction(-9, 2), Fraction(0), Fraction(100)])
def test_margins_that_balance_share_the_scale_however_halves_are_rounded(tie: Tie, margin: Fraction) -> None:
    profile = CLUB.choose(ROUND_MATCH, Rounding(Fraction(1), tie))
    home, away = match_victory_points(TeamScore(margin, -margin), 16, profile)
    assert home + away == 20
    assert (home > away) is (margin > 0)
    assert match_victory_points(TeamScore(-margin, margin), 16, profile) == (away, home)


def test_a_scale_of_percentages_takes_no_imps_and_no_losing_percentage() -> None:
    with pytest.raises(InputError, match="score-unit"):
        match_victory_points(TeamScore(Fraction(60), Fraction(-60)), 8, CLUB.choose(VP_SCALE, VpScale.EBU_PAIRS_20))
    for margin in (49, 101):
        with pytest.raises(InputError, match="score-percent"):
            victory_points(VpScale.EBU_PAIRS_20, 8, margin)


def test_law_86() -> None:
    assert law_86(results_missing=1, favourable=True, sides_at_fault=1) is Remedy.ASSIGN
    assert law_86(results_missing=1, favourable=False, sides_at_fault=0) is Remedy.ARTIFICIAL
    assert law_86(results_missing=2, favourable=True, sides_at_fault=1) is Remedy.BETTER_OF
    assert law_86(results_missing=2, favourable=True, sides_at_fault=0, time_to_replay=True) is Remedy.CANCEL_OR_REPLAY
    assert law_86(results_missing=2, favourable=True, sides_at_fault=2, time_to_replay=True) is Remedy.CANCEL
    assert better_of(Fraction(2), Fraction(3)) == (3, -3)


# -- victory points ----------------------------------------------------------------------------------------------------


@given(st.integers(1, 80))
def test_the_continuous_scale_never_pays_more_for_the_next_imp(boards: int) -> None:
    cells = wbf_continuous(boards)
    gains = [after - before for before, after in pairwise(cells)]
    assert cells[0] == 1000
    assert cells[-1] == 2000
    assert all(gain >= 0 for gain in gains)
    assert gains == sorted(gains, reverse=True)
    bounds = wbf_discrete(boards)
    assert list(bounds) == sorted(bounds)


def test_victory_points_of_any_length() -> None:
    assert victory_points(VpScale.WBF_CONTINUOUS, 16, 14).winner == Fraction("13.75")
    assert victory_points(VpScale.WBF_CONTINUOUS, 16, 14).mark is Mark.OURS
    assert victory_points(VpScale.WBF_CONTINUOUS, 16, 1000).loser == 0
    assert victory_points(VpScale.WBF_DISCRETE, 17, 6).mark is Mark.OURS
    assert victory_points(VpScale.WBF_DISCRETE, 16, 6).mark is Mark.SECONDARY
    for scale, boards in ((VpScale.ACBL_30, 40), (VpScale.EBU_PAIRS_10, 14), (VpScale.WBF_DISCRETE, 0)):
        with pytest.raises(InputError, match="boards-count"):
            victory_points(scale, boards, 1)


def test_a_table_of_ones_own() -> None:
    text = """
        unit = "imps"
        bounds = "first"
        winner = [1, 2]
        source = "our league"
        mark = "chosen"
        rows = [{ boards = [1, 99], bounds = [1] }]
    """
    league = Table.parse(text)
    assert (league(24, 0).winner, league(24, 1).winner, league(24, 1).loser) == (1, 2, 0)
    for broken in ("", "rows = 3", text.replace("[1] }", "[1, 2] }"), text.replace("[1, 99]", "[9, 1]")):
        with pytest.raises(InputError, match="table-syntax"):
            Table.parse(broken)


def test_the_standard_way_of_the_ebu_with_a_weighted_board() -> None:
    # printed in the EBL course of 2020: 13.8 and 10.2 of 24, others with +50 have 10.8
    award = Weighted.of([("60%", 110), ("40%", -50)])
    field = scored([award, *[110] * 5, *[50] * 3, *[-50] * 2, *[-110] * 2], profile=PROFILES["EBU"])
    assert [value(field, who) for who in ("1NS", "1EW", "7NS")] == [
        Fraction("13.8"),
        Fraction("10.2"),
        Fraction("10.8"),
    ]
