"""The charts of an event: their geometry tells the same as their figures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from arbitro.desk.charts import frequency_charts, rank_charts
from arbitro.language.scoring import explain_score, percent_text
from arbitro.language.words import words
from arbitro.scoring.event import Event, Line
from arbitro.scoring.field import Change, Scored, score
from arbitro.scoring.judge import Method
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import Points, Split, Weighted, artificial, possible_points

SAY = words("en")


def field(points: list[int], boards: int = 2) -> Scored:
    lines = [
        Line(str(board), f"NS{k}", f"EW{k}", Points(p))
        for board in range(1, boards + 1)
        for k, p in enumerate(points[board - 1 :] + points[: board - 1], 1)
    ]
    return score(Event.of(lines), Method.MATCHPOINTS, PROFILES["club"])


def weighted(points: list[int]) -> Change:
    return field(points).adjust("1", "NS1", Weighted.of([("60%", 420), ("40%", -50)]))


def test_a_bar_is_as_long_as_its_tables_are_many() -> None:
    change = weighted([450, 420, 420, -50, -100])
    (chart,) = frequency_charts(change.after, "1", SAY, 0, change.before)
    rows = {row.points: row for row in chart.rows}
    assert {points: (row.count_before, row.count) for points, row in rows.items()} == {
        450: ("1", "0"),
        420: ("2", "2.6"),
        -50: ("1", "1.4"),
        -100: ("", "1"),
    }
    assert [block.part for block in rows[420].after] == [False, False, True]
    unit = float(rows[420].after[0].width)
    assert float(rows[420].after[2].width) == pytest.approx(unit * 0.6, abs=0.01)
    assert rows[420].before is not None
    assert len(rows[420].before) == 2
    assert rows[-100].before is None
    assert (rows[450].was, rows[450].now, rows[420].now, rows[-50].now) == ("100%", "", "60%", "40%")
    assert rows[450].worth == "–"
    assert chart.compares
    assert chart.results == 5


def test_many_tables_share_one_bar_and_none_is_wider_than_the_chart() -> None:
    change = weighted([420] * 40 + [-50] * 10 + [170])
    (chart,) = frequency_charts(change.after, "1", SAY, 0, change.before)
    for row in chart.rows:
        assert len(row.after) <= 2
        for block in (*row.after, *(row.before or ())):
            assert float(block.x) + float(block.width) <= 100


def test_a_part_of_a_weighted_score_is_worth_what_its_explanation_says() -> None:
    """By the chart alone a part that nobody else has would be worth more than the top."""
    change = field([100, 50, 50, -110, -420]).adjust(
        "1", "NS5", Weighted.of([("60%", 620), ("30%", 50), ("10%", -800)])
    )
    line, _ = change.after.event.find("1", "NS5")
    (chart,) = frequency_charts(change.after, "1", SAY, line, change.before)
    rows = {row.points: row for row in chart.rows}
    said = explain_score(change.after, "1", "NS5", SAY)
    assert "Result 1 of the weighted score, +620: worth 8, weight 60%." in said
    assert (rows[620].worth, rows[-800].worth) == ("100%", "0%")
    for row in chart.rows:  # with somebody else on it, the score is worth what that one has
        if row.points in (100, 50, -110):
            who = {100: "NS1", 50: "NS2", -110: "NS4"}[row.points]
            percent = change.after.value("1", who).percent
            assert percent is not None
            assert row.worth == percent_text(Fraction(round(percent * 10), 10), SAY)


def test_a_chart_with_very_many_scores_keeps_what_moves_and_the_table_itself() -> None:
    scores = sorted(possible_points()[False] | {-p for p in possible_points()[True]})[:150]
    change = field(scores).adjust("1", "NS75", Weighted.of([("60%", scores[3]), ("40%", scores[140])]))
    line, _ = change.after.event.find("1", "NS75")
    (chart,) = frequency_charts(change.after, "1", SAY, line, change.before)
    shown = {row.points for row in chart.rows}
    assert len(shown) == 60
    assert {scores[3], scores[140], scores[74]} <= shown
    assert [row.points for row in chart.rows] == sorted(shown, reverse=True)


def test_an_artificial_score_leaves_the_chart() -> None:
    change = field([450, 420, 420, -50, -100]).adjust("1", "NS1", artificial("A+", "A-"))
    (chart,) = frequency_charts(change.after, "1", SAY, 0, change.before)
    assert (chart.results, chart.apart, chart.side) == (4, 1, "")


def test_sides_with_different_results_have_a_chart_each() -> None:
    change = field([450, 420, 420, -50, -100]).adjust("1", "NS1", Split(Points(420), Points(-50)))
    charts = frequency_charts(change.after, "1", SAY, 0, change.before)
    assert [chart.side for chart in charts] == ["NS", "EW"]
    assert [[row.points for row in chart.rows if row.now] for chart in charts] == [[420], [-50]]


def test_the_rank_chart_draws_both_orders_with_the_same_people() -> None:
    change = weighted([450, 420, 420, -50, -100, 170, 140])
    (chart,) = rank_charts(change, {}, ["NS1", "EW1"], SAY, {})
    assert {p.key for p in chart.before} == {p.key for p in chart.after}
    assert {p.key for p in chart.before if p.own} == {"NS1", "EW1"}
    assert len(chart.slopes) == len(chart.before) == 14
    for slope, place in zip(chart.slopes, chart.before, strict=True):
        after = next(i for i, p in enumerate(chart.after) if p.key == place.key)
        assert Fraction(slope.y2) == Fraction("1.9") * after + Fraction("0.95")
        ranks = change.before.standing(place.key).rank, change.after.standing(place.key).rank
        assert slope.way == ("level" if ranks[0] == ranks[1] else "up" if ranks[1] < ranks[0] else "down")


def test_of_a_large_ranking_those_who_move_most_are_drawn_and_the_others_counted() -> None:
    change = weighted([10 * k for k in range(-30, 31) if k])
    (chart,) = rank_charts(change, {}, ["NS1", "EW1"], SAY, {})
    assert len(chart.before) == 16
    assert {"NS1", "EW1"} <= {p.key for p in chart.before}
    assert chart.more == len(change.moves) - 16
