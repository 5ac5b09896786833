"""Law 12, row by row of the requirements: when a score is adjusted, how, and the sums."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from rulings import BOTH, NEW, OLD, Found, inquired, ruled

from arbitro.adjustment import (
    Candidate,
    Fault,
    WarningId,
    check_weights,
    for_faults,
    most_and_least_favourable,
    self_inflicted,
    split,
)
from arbitro.errors import InputError
from arbitro.model import Side
from arbitro.scoring.event import Event, Line
from arbitro.scoring.field import Scored, score
from arbitro.scoring.judge import Method
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import Average, AverageClass, Component, Points, Result, Split, Weighted

KIND = "adjusted_score"
FULL = {
    "ground": "law_provides",
    "asked_by": "player",
    "in_time": True,
    "damage": True,
    "gain": True,
    "assignable": "yes",
    "authority.assigned_method": "weighted",
    "own_error": "no",
    "scoring": "matchpoints",
}
UNPLAYED = {"ground": "no_normal_play", "asked_by": "director", "in_time": True, "scoring": "matchpoints"}


def adjusted(edition: str, **facts: Any) -> dict[str, Found]:
    return ruled(KIND, edition, **{**FULL, **facts})


@pytest.mark.requirement("S001-16")
@pytest.mark.parametrize("edition", BOTH)
def test_12a1_is_the_way_only_where_the_laws_hold_no_rectification(edition: str) -> None:
    assert adjusted(edition, ground="no_rectification")["power"] == Found(
        "may_adjust_for", ("non_offending_side",), ("12A1",), "may", "text"
    )
    for ground in ("law_provides", "harshness"):
        assert "12A1" not in adjusted(edition, ground=ground)["power"].laws


@pytest.mark.requirement("S001-17")
def test_2007_gives_the_best_likely_result_only_where_the_authority_elected_it() -> None:
    elected = adjusted(OLD, **{"authority.assigned_method": "split"})["results"]
    assert elected[:3] == ("most_and_least_favourable", ("non_offending_side", "offending_side"), ("12C1(e)",))
    assert adjusted(OLD)["results"].outcome == "may_weight"
    assert adjusted(NEW, **{"authority.assigned_method": "split"})["results"].outcome == "may_weight"
    found = most_and_least_favourable(
        [
            Candidate(Points(620), likely=True),
            Candidate(Points(650), likely=False),
            Candidate(Points(170), likely=True),
        ],
        offenders=Side.EW,
    )
    assert found.ns == Points(620)


@pytest.mark.requirement("S001-18")
def test_the_worst_result_needs_a_floor_of_probability_that_the_director_confirms() -> None:
    candidates = [
        Candidate(Points(620), likely=True),
        Candidate(Points(680), likely=False, probable=True),
        Candidate(Points(1430), likely=False, probable=False),
    ]
    assert most_and_least_favourable(candidates, offenders=Side.EW).ew == Points(680)
    with pytest.raises(InputError):
        most_and_least_favourable(candidates[1:], offenders=Side.EW)  # nothing was likely


FIELD = (400, 430, 150, -50)


def field(result: Result, count: int = 1) -> Scored:
    """The same four results on `count` boards, and `result` at the first pair's table on the last of them."""
    lines = [
        Line(str(board), f"N{k}", f"E{k}", result if (board, k) == (count, 0) else Points(points))
        for board in range(1, count + 1)
        for k, points in enumerate(FIELD)
    ]
    return score(Event.of(lines), Method.MATCHPOINTS, PROFILES["club"])


@pytest.mark.requirement("S001-19")
def test_the_two_sides_are_scored_each_by_itself_and_need_not_balance() -> None:
    assert adjusted(OLD)["balance"][:3] == ("need_not_balance", (), ("12C1(f)",))
    scored = field(Split(Points(430), Points(430)))
    whole = scored.value("1", "N0").value + scored.value("1", "E0").value
    apart = field(Split(Points(430), Points(150)))
    assert apart.value("1", "N0").value + apart.value("1", "E0").value != whole
    knockout = adjusted(OLD, scoring="knockout", own_error="serious")["form"]
    assert knockout.outcome == "average_the_two_sides"


@pytest.mark.requirement("S001-20", "S001-25")
@pytest.mark.parametrize("edition", BOTH)
def test_a_board_that_cannot_be_played_gets_an_artificial_score_and_no_assigned_one(edition: str) -> None:
    found = ruled(KIND, edition, **UNPLAYED, fault_ns="none", fault_ew="none")
    assert found["power"][:3] == ("artificial_score", (), ("12A2",))
    assert "results" not in found
    assert (found["ns"].params[1], found["ew"].params[1]) == ("plus", "plus")


@pytest.mark.requirement("S001-21")
@pytest.mark.parametrize("edition", BOTH)
def test_after_the_directors_error_both_sides_are_non_offending_unless_the_board_can_be_scored(edition: str) -> None:
    wrong = {"ground": "wrong_rectification", "by_director": True}
    both = adjusted(edition, **wrong, still_normal=False)["power"]
    assert (both.outcome, both.laws, both.strength) == ("both_sides_non_offending", ("82C", "12A3"), "shall")
    assert adjusted(edition, **wrong, still_normal=True)["power"].outcome == "correct_the_ruling"
    assert "score" not in adjusted(edition, **wrong, still_normal=True)
    assert adjusted(edition, ground="wrong_rectification", by_director=False)["power"][:3] == (
        "may_adjust",
        (),
        ("12A3",),
    )


@pytest.mark.requirement("S001-21")
@pytest.mark.parametrize("edition", BOTH)
def test_the_directors_error_leaves_nobody_to_blame(edition: str) -> None:
    """82C: no side is searched for damage, gain, an error of its own or a fault, whatever else is told."""
    wrong = {"ground": "wrong_rectification", "by_director": True, "still_normal": False}
    blame = {"adjusted.damage", "adjusted.gain", "adjusted.own_error", "adjusted.fault_ns", "adjusted.fault_ew"}
    for scoring, method in product(("matchpoints", "imp_pairs", "teams", "knockout"), ("weighted", "split")):
        known = {**wrong, "in_time": True, "scoring": scoring, "authority.assigned_method": method}
        for damage, gain in product((True, False), repeat=2):
            told = {**known, "damage": damage, "gain": gain, "own_error": "gambling"}
            found = ruled(KIND, edition, **told, assignable="yes")
            assert found["score"].outcome == "assign_score"
            assert found["results"].outcome == (
                "most_favourable_for_both" if edition == OLD and method == "split" else "may_weight"
            )
            assert not {"damage", "gain", "own_error", "offenders"} & set(found)
            for ns, ew in product(("none", "partly", "directly"), repeat=2):
                none = ruled(KIND, edition, **told, assignable="none", fault_ns=ns, fault_ew=ew)
                assert (none["ns"].params[1], none["ew"].params[1]) == ("plus", "plus")
                assert ("form" in none) == (scoring in ("teams", "knockout"))
        assert not blame & {fact.key for fact in inquired(KIND, edition, {**known, "assignable": "none"}).due}


@pytest.mark.parametrize("edition", BOTH)
def test_whose_initiative_it_was_is_asked_only_when_it_is_too_late(edition: str) -> None:
    for ground in ("law_provides", "no_rectification", "no_normal_play", "wrong_rectification"):
        for in_time in (True, False):
            asked = inquired(KIND, edition, {"ground": ground, "in_time": in_time}).asks
            assert (asked is not None and asked.key == "adjusted.asked_by") is not in_time


@pytest.mark.requirement("S001-22", "S001-23")
@pytest.mark.parametrize("edition", BOTH)
def test_damage_and_gain_are_two_limbs_and_without_either_the_score_stands(edition: str) -> None:
    for damage, gain in product((True, False), repeat=2):
        found = adjusted(edition, damage=damage, gain=gain)
        assert found["damage"].outcome == ("repair_damage" if damage else "no_damage")
        assert found["gain"].outcome == ("take_away_gain" if gain else "no_gain")
        assert found["score"].outcome == ("assign_score" if damage or gain else "score_stands")


@pytest.mark.requirement("S001-24")
def test_what_counts_as_ones_own_damage_is_the_editions_and_the_sum_is_the_same() -> None:
    counts = {OLD: {"serious", "extremely_serious", "wild", "gambling"}, NEW: {"extremely_serious", "gambling"}}
    for edition, law in ((OLD, "12C1(b)"), (NEW, "12C1(e)(ii)")):
        for error in ("related", "serious", "extremely_serious", "wild", "gambling"):
            found = adjusted(edition, own_error=error)
            own = error in counts[edition]
            assert found["own_error"].outcome == ("own_damage_not_repaired" if own else "error_does_not_count")
            assert ("offenders" in found) == own
            assert not own or found["own_error"].laws == (law,)
    table, rectified, unharmed = Fraction(2), Fraction(9), Fraction(6)
    due = self_inflicted(table, rectified, unharmed)
    assert (due.own, due.non_offenders, due.offenders) == (4, 5, -9)  # the offenders bear all of it
    scored = field(split(Side.EW, Points(430), Points(-50), Points(150)))
    clean = field(Points(430))
    assert scored.value("1", "E0").value == clean.value("1", "E0").value


@pytest.mark.requirement("S001-26", "S001-27", "S001-28")
@pytest.mark.parametrize("edition", BOTH)
def test_three_classes_of_fault_and_nine_pairs_of_them(edition: str) -> None:
    names = {"none": "plus", "partly": "average", "directly": "minus"}
    classes = {"plus": AverageClass.PLUS, "average": AverageClass.AVERAGE, "minus": AverageClass.MINUS}
    for ns, ew in product(names, repeat=2):
        found = ruled(KIND, edition, **UNPLAYED, fault_ns=ns, fault_ew=ew)
        assert found["ns"][:3] == ("artificial", ("NS", names[ns], "percent"), ("12C2(a)",))
        assert found["ew"][:3] == ("artificial", ("EW", names[ew], "percent"), ("12C2(a)",))
        award = for_faults(Fault(ns), Fault(ew))
        assert award == Split(Average(classes[names[ns]]), Average(classes[names[ew]]))


@pytest.mark.requirement("S001-26", "S001-27", "S001-28", "S001-29", "S001-30", "S001-31")
def test_the_table_of_artificial_scores() -> None:
    """Section 6.4 of the requirements: bounds, not values; an average never moves; the other boards decide."""
    for own, kind, expected in (
        (Fraction(573, 10), AverageClass.PLUS, Fraction(60)),
        (Fraction(648, 10), AverageClass.PLUS, Fraction(648, 10)),
        (Fraction(573, 10), AverageClass.AVERAGE, Fraction(50)),
        (Fraction(44), AverageClass.MINUS, Fraction(40)),
        (Fraction(365, 10), AverageClass.MINUS, Fraction(365, 10)),
    ):
        assert awarded(own, kind) == expected


def awarded(own: Fraction, kind: AverageClass) -> Fraction:
    """The percentage of an artificial score for a pair that has `own` per cent on its other boards."""
    whole, tops = int(own * 10), 1000  # of 500 boards with two results each, so many won: per cent to one decimal
    lines = []
    for board in range(tops):
        wins = board < whole
        lines.append(Line(str(board), "N", f"E{board}", Points(420 if wins else -50)))
        lines.append(Line(str(board), f"n{board}", f"e{board}", Points(170)))
    lines.append(Line("last", "N", "E", Split(Average(kind), Average(AverageClass.AVERAGE))))
    scored = score(Event.of(lines), Method.MATCHPOINTS, PROFILES["club"])
    [award] = [found for (_, side), found in scored.awards.items() if side is Side.NS]
    return award.awarded


@pytest.mark.requirement("S001-31")
def test_an_artificial_score_is_provisional_and_moves_when_late_scores_arrive() -> None:
    for edition in BOTH:
        found = ruled(KIND, edition, **UNPLAYED, fault_ns="none", fault_ew="partly")
        assert found["session"][:3] == ("provisional_until_session", (), ("12C2(c)",))
        average = ruled(KIND, edition, **UNPLAYED, fault_ns="partly", fault_ew="partly")
        assert "session" not in average
    before = field(Split(Average(AverageClass.PLUS), Average(AverageClass.MINUS)), count=2)
    after = before.adjust("1", "N0", Points(460)).after
    [early] = [award for (_, side), award in before.awards.items() if side is Side.NS]
    [late] = [award for (_, side), award in after.awards.items() if side is Side.NS]
    assert (early.own_boards, late.own_boards) == (1, 1)  # the board itself is no part of it
    assert late.awarded > early.awarded
    imps = ruled(KIND, NEW, **{**UNPLAYED, "scoring": "imp_pairs"}, fault_ns="none", fault_ew="directly")
    assert (imps["ns"].params[2], imps["ns"].laws) == ("imps", ("12C2(b)",))
    old = ruled(KIND, OLD, **{**UNPLAYED, "scoring": "imp_pairs"}, fault_ns="none", fault_ew="directly")
    assert (old["ns"].params[2], old["ns"].basis) == ("authority", "unverified")
    for scoring in ("teams", "knockout"):  # 86A of 2007 speaks of teams
        match = ruled(KIND, OLD, **{**UNPLAYED, "scoring": scoring}, fault_ns="none", fault_ew="directly")
        assert (match["ns"].params[2], match["ns"].laws, match["ns"].basis) == ("authority", ("86A",), "text")


@pytest.mark.requirement("S001-21", "S001-22")
@pytest.mark.parametrize("edition", BOTH)
def test_a_rectification_is_never_adjusted_for_being_harsh_or_kind(edition: str) -> None:
    refused = adjusted(edition, ground="harshness")
    assert {slot: found[:2] for slot, found in refused.items()} == {"power": ("no_adjustment", ("harshness",))}
    assert (refused["power"].laws, refused["power"].strength) == (("12B2",), "may_not")


@pytest.mark.requirement("S001-16")
@pytest.mark.parametrize("edition", BOTH)
def test_too_late_is_too_late_whoever_asks(edition: str) -> None:
    for asked_by, reason, law in (("player", "asked_too_late", "92B"), ("director", "noticed_too_late", "81C3")):
        found = adjusted(edition, asked_by=asked_by, in_time=False)
        assert set(found) == {"power"}
        assert (found["power"].params, law in found["power"].laws) == ((reason,), True)


@pytest.mark.requirement("S001-17")
def test_weights_add_up_to_one_and_2017_takes_lawful_results_only() -> None:
    illegal = [Component(Fraction(1, 3), Points(620), illegal=True), Component(Fraction(2, 3), Points(170))]
    assert [found.id for found in check_weights(illegal, NEW)] == [WarningId.ILLEGAL_COMPONENT]
    assert check_weights(illegal, OLD) == []
    with pytest.raises(InputError) as caught:
        Weighted.of([("33.33%", 620), ("66.66%", 170)])
    assert caught.value.got == "9999/10000"
    assert len(Weighted.of([("20%", points) for points in (620, 170, 140, -50, -100)]).components) == 5


@pytest.mark.requirement("S001-17")
def test_the_method_is_asked_where_no_authority_is_named() -> None:
    known = {key: value for key, value in FULL.items() if key != "authority.assigned_method"}
    asked = inquired(KIND, OLD, known).asks
    assert asked is not None
    assert asked.key == "authority.assigned_method"
    assert inquired(KIND, NEW, known).asks is None
