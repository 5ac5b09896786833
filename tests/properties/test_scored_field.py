"""Properties of a scored field, on random boards; each number is computed in two independent ways."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.language.scoring import explain_score
from arbitro.language.words import LANGUAGES, words
from arbitro.model import Side
from arbitro.scoring.event import Event, Line
from arbitro.scoring.explain import explain
from arbitro.scoring.field import Scored, Unbalanced, score
from arbitro.scoring.judge import Method, State, due
from arbitro.scoring.matchpoints import neuberg
from arbitro.scoring.options import (
    DATUM_WEIGHTED,
    DIVISOR,
    ENTRY,
    HARM_CHART,
    NOT_PLAYED,
    OTHERS,
    ROUND_IMPS,
    ROUND_MATCHPOINTS,
    SCALE,
    SMALL_GROUPS,
    UNEVEN_ABSENT,
    UNEVEN_ARTIFICIAL,
    UNEVEN_FOULED,
    UNEVEN_IMPS,
    Divisor,
    HarmChart,
    Others,
    Profile,
    Scale,
    SmallGroups,
    Uneven,
    UnevenImps,
    Unplayed,
)
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import (
    Average,
    AverageClass,
    NotPlayed,
    Percent,
    Points,
    Result,
    SelfInflicted,
    Split,
    Weighted,
    Why,
)
from arbitro.scoring.rounding import EXACT, Rounding, Tie

CLUB = PROFILES["club"].choose(ROUND_MATCHPOINTS, EXACT).choose(ROUND_IMPS, EXACT)

points = st.integers(-40, 40).map(lambda n: 10 * n) | st.sampled_from([-1400, -620, 420, 620, 1430, 2220])
plain = points.map(Points)


@st.composite
def weighted_scores(draw: st.DrawFn) -> Weighted:
    shares = draw(st.lists(st.integers(1, 9), min_size=2, max_size=4))
    return Weighted.of([(Fraction(share, sum(shares)), draw(points)) for share in shares])


classes = st.sampled_from(AverageClass)
averages = st.builds(Average, classes, st.booleans())
awards = averages | st.integers(0, 100).map(lambda n: Percent(Fraction(n)))
assigned = plain | weighted_scores()
harmed = st.builds(SelfInflicted, plain, assigned, plain)
splits = st.builds(Split, assigned | averages | harmed, assigned | averages | harmed)
results = st.one_of(plain, plain, plain, weighted_scores(), splits, st.builds(NotPlayed, st.sampled_from(Why)))
bridge_boards = st.lists(assigned, min_size=2, max_size=9)
any_boards = st.lists(results, min_size=2, max_size=9)


def lines_of(board: Sequence[Result], name: str = "1") -> list[Line]:
    return [Line(name, f"{k}NS", f"{k}EW", result) for k, result in enumerate(board)]


def scored(
    board: Sequence[Result], method: Method = Method.MATCHPOINTS, profile: Profile = CLUB, expected: int | None = None
) -> Scored:
    return score(Event.of(lines_of(board), expected=expected), method, profile)


def column(field: Scored, side: str, name: str = "1") -> list[Fraction]:
    return [value.value for who, value in field.values(name) if who.endswith(side)]


# -- an oracle that knows nothing of charts ----------------------------------------------------------------------------

EDGES = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500]
EDGES += [3000, 3500, 4000]


def naive_imps(difference: int) -> int:
    won = bisect_right(EDGES, abs(difference))
    return won if difference > 0 else -won


def beats(ours: int, theirs: int) -> int:
    return (ours > theirs) * 2 + (ours == theirs)


def parts(result: Result, side: Side = Side.NS) -> list[tuple[Fraction, int]]:
    score_ = result.of(side) if isinstance(result, Split) else result
    if isinstance(score_, Weighted):
        return [(component.weight, component.result.points) for component in score_.components]
    assert isinstance(score_, Points)
    return [(Fraction(1), score_.points)]


def once_per_component(board: Sequence[Result], compare: Callable[[int, int], int]) -> list[Fraction]:
    """Every table's score when the board is compared pair by pair, once for each combination of components."""
    totals = [Fraction()] * len(board)
    for chosen in product(*(parts(result) for result in board)):
        weight = Fraction(1)
        for share, _ in chosen:
            weight *= share
        for i, (_, ours) in enumerate(chosen):
            totals[i] += weight * sum(compare(ours, theirs) for j, (_, theirs) in enumerate(chosen) if j != i)
    return totals


few_weighted = st.lists(plain | weighted_scores(), min_size=2, max_size=6).filter(
    lambda board: sum(isinstance(result, Weighted) for result in board) <= 3
)


@given(few_weighted)
def test_fractional_frequencies_equal_matchpointing_once_per_component(board: list[Result]) -> None:
    field = scored(board)
    expected = once_per_component(board, beats)
    top = 2 * (len(board) - 1)
    assert column(field, "NS") == expected
    assert column(field, "EW") == [top - value for value in expected]


def random_board(random: Random) -> list[Result]:
    """Two to nine results, at most three of them weighted."""
    known = [-1400, -620, -100, -50, 0, 90, 110, 140, 170, 400, 420, 450, 620, 1430]
    board: list[Result] = [Points(random.choice(known)) for _ in range(random.randint(2, 9))]
    for at in random.sample(range(len(board)), random.randint(1, min(3, len(board)))):
        shares = [random.randint(1, 9) for _ in range(random.randint(2, 3))]
        board[at] = Weighted.of([(Fraction(share, sum(shares)), random.choice(known)) for share in shares])
    return board


def test_both_ways_agree_on_thousands_of_random_boards() -> None:
    random = Random(2017)
    for _ in range(3000):
        board, more = random_board(random), random.randint(0, 5)
        field = scored(board, expected=len(board) + more)
        once = [neuberg(m, len(board), len(board) + more) for m in once_per_component(board, beats)]
        assert column(field, "NS") == once, board
        assert column(field, "EW") == [2 * (len(board) + more - 1) - value for value in once], board


@given(few_weighted, st.sampled_from(Divisor))
def test_imps_through_frequencies_equal_the_sum_over_pairs(board: list[Result], divisor: Divisor) -> None:
    field = scored(board, Method.CROSS_IMPS, CLUB.choose(DIVISOR, divisor))
    by = {Divisor.NONE: 1, Divisor.COMPARISONS: len(board) - 1, Divisor.RESULTS: len(board)}[divisor]
    expected = [total / by for total in once_per_component(board, lambda a, b: naive_imps(a - b))]
    assert column(field, "NS") == expected
    assert column(field, "EW") == [-value for value in expected]


@given(few_weighted, st.integers(0, 12))
def test_neuberg_is_linear(board: list[Result], more: int) -> None:
    field = scored(board, expected=len(board) + more)
    small = once_per_component(board, beats)
    assert column(field, "NS") == [neuberg(m, len(board), len(board) + more) for m in small]


# -- conservation ------------------------------------------------------------------------------------------------------

uneven = st.sampled_from([Uneven.NEUBERG, Uneven.ADD_ONE, Uneven.OWN_TOP])


@given(bridge_boards, uneven, st.integers(0, 9), st.sampled_from(Scale))
def test_matchpoints_are_conserved(board: list[Result], method: Uneven, more: int, scale: Scale) -> None:
    profile = CLUB.choose(UNEVEN_ABSENT, method).choose(SCALE, scale)
    field = scored(board, profile=profile, expected=len(board) + more)
    sums = field.sums("1")
    assert sums.balanced
    assert sums.reasons == ()
    tops = [value.top for _, value in field.values("1")]
    assert sums.total == sum(tops) / 2


@given(bridge_boards, st.sampled_from([Method.CROSS_IMPS, Method.TOTAL_POINTS]))
def test_imps_and_points_sum_to_nothing(board: list[Result], method: Method) -> None:
    field = scored(board, method)
    assert field.sums("1").total == 0
    if method is Method.CROSS_IMPS:
        assert sum(column(field, "NS")) == 0


@given(any_boards)
def test_what_does_not_add_up_has_a_reason(board: list[Result]) -> None:
    sums = scored(board).sums("1")
    assert sums.balanced or sums.reasons
    assert Unbalanced.ROUNDING not in sums.reasons


@given(bridge_boards, st.sampled_from(Tie), st.sampled_from([Fraction(1, 10), Fraction(1, 100), Fraction(1, 4)]))
def test_a_rounded_board_still_adds_up(board: list[Result], tie: Tie, quantum: Fraction) -> None:
    profile = CLUB.choose(ROUND_MATCHPOINTS, Rounding(quantum, tie))
    field = scored(board, profile=profile, expected=len(board) + 2)
    assert field.sums("1").balanced
    assert all(value.value % quantum == 0 for _, value in field.values("1"))


# -- symmetry and order ------------------------------------------------------------------------------------------------


def turned(result: Result) -> Result:
    """The same result with the two sides exchanged."""

    def turn(score_: object) -> object:
        match score_:
            case Points(p):
                return Points(-p)
            case Weighted(components):
                return Weighted.of([(c.weight, -c.result.points) for c in components])
            case SelfInflicted(table, rectified, unharmed):
                return SelfInflicted(turn(table), turn(rectified), turn(unharmed))  # type: ignore[arg-type]
        return score_

    if isinstance(result, Split):
        return Split(turn(result.ew), turn(result.ns))  # type: ignore[arg-type]
    return turn(result)  # type: ignore[return-value]


@given(any_boards, st.sampled_from([Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER]))
def test_the_sides_are_treated_alike(board: list[Result], method: Method) -> None:
    board = [award_free(result) for result in board] if method is not Method.MATCHPOINTS else board
    here, there = scored(board, method), scored([turned(result) for result in board], method)
    assert column(here, "NS") == column(there, "EW")
    assert column(here, "EW") == column(there, "NS")


def award_free(result: Result) -> Result:
    if isinstance(result, Split) and any(isinstance(s, Percent) for s in (result.ns, result.ew)):
        return Points(0)
    return result


@given(any_boards, st.randoms(use_true_random=False))
def test_the_order_of_tables_does_not_matter(board: list[Result], random: object) -> None:
    order = list(range(len(board)))
    random.shuffle(order)  # type: ignore[attr-defined]
    here, there = scored(board), scored([board[k] for k in order])
    assert [column(here, "NS")[k] for k in order] == column(there, "NS")
    assert [column(here, "EW")[k] for k in order] == column(there, "EW")


@given(bridge_boards, st.integers(0, 8), points, points)
def test_a_better_result_never_scores_less(board: list[Result], at: int, one: int, other: int) -> None:
    at %= len(board)
    low, high = sorted((one, other))
    for method in (Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER):
        values = []
        for given_ in (low, high):
            trial = [*board]
            trial[at] = Points(given_)
            values.append(column(scored(trial, method), "NS")[at])
        if method is not Method.BUTLER:  # its own result may move the datum
            assert values[0] <= values[1]


@given(bridge_boards, st.sampled_from([Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER]))
def test_within_a_board_more_points_are_never_worse(board: list[Result], method: Method) -> None:
    column_ = column(scored(board, method, expected=len(board) + 3), "NS")
    known = sorted((r.points, value) for r, value in zip(board, column_, strict=True) if isinstance(r, Points))
    assert [value for _, value in known] == sorted(value for _, value in known)


# -- Neuberg -----------------------------------------------------------------------------------------------------------


@given(st.integers(1, 60), st.integers(0, 60))
def test_neuberg_keeps_the_average_and_the_full_board(results_: int, more: int) -> None:
    expected = results_ + more
    assert neuberg(Fraction(results_ - 1), results_, expected) == expected - 1
    for m in range(2 * results_ - 1):
        assert neuberg(Fraction(m), results_, results_) == m
        other = 2 * (results_ - 1) - m
        both = neuberg(Fraction(m), results_, expected) + neuberg(Fraction(other), results_, expected)
        assert both == 2 * (expected - 1)


# -- artificial scores -------------------------------------------------------------------------------------------------


@given(st.lists(any_boards.map(lambda b: b[:4]), min_size=2, max_size=4))
def test_artificial_scores_look_at_real_boards_only(boards: list[list[Result]]) -> None:
    size = min(map(len, boards))
    lines = [line for b, board in enumerate(boards) for line in lines_of(board[:size], str(b))]
    event = Event.of(lines)
    field = score(event, Method.MATCHPOINTS, CLUB)
    for who in event.contestants:
        values = [field.value(str(b), who) for b in range(len(boards))]
        real = [value for value in values if value.state is State.REAL]
        tops = sum((value.top for value in real), Fraction())
        own = sum((value.value for value in real), Fraction()) * 100 / tops if tops else None
        for value in values:
            if value.state is not State.AWARD or not value.top:
                continue
            award = field.awards[value.line, value.side].award
            assert isinstance(award, Average)
            base = {AverageClass.PLUS: 60, AverageClass.AVERAGE: 50, AverageClass.MINUS: 40}[award.kind]
            if own is not None and not award.fixed and award.kind is AverageClass.PLUS:
                assert value.percent == max(Fraction(base), own)
            elif own is not None and not award.fixed and award.kind is AverageClass.MINUS:
                assert value.percent == min(Fraction(base), own)
            else:
                assert value.percent == base


# -- no damage, no adjustment ------------------------------------------------------------------------------------------


@given(
    st.lists(plain, min_size=1, max_size=7),
    st.tuples(points, points).map(sorted),
    plain,
    st.sampled_from(Side),
    st.sampled_from([Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER]),
    st.sampled_from(HarmChart),
)
def test_the_table_result_stands_for_all_where_a_side_was_not_damaged(
    others: list[Result], two: list[int], unharmed: Points, side: Side, method: Method, chart: HarmChart
) -> None:
    rectified, table = (Points(p if side is Side.NS else -p) for p in two)
    harmed_ = SelfInflicted(table, rectified, unharmed)
    award = Split(harmed_, rectified) if side is Side.NS else Split(rectified, harmed_)
    profile = CLUB.choose(HARM_CHART, chart)
    here, there = scored([award, *others], method, profile), scored([table, *others], method, profile)
    assert column(here, "NS") == column(there, "NS")
    assert column(here, "EW") == column(there, "EW")
    for who in ("0NS", "0EW"):
        assert explain(here, "1", who)[-1]["value"] == here.value("1", who).value


# -- options -----------------------------------------------------------------------------------------------------------

profiles = st.builds(
    lambda u1, u2, u3, small, scale, others, datum, harm, imps, played, divisor: (
        CLUB.choose(UNEVEN_FOULED, u1)
        .choose(UNEVEN_ARTIFICIAL, u2)
        .choose(UNEVEN_ABSENT, u3)
        .choose(SMALL_GROUPS, small)
        .choose(SCALE, scale)
        .choose(OTHERS, others)
        .choose(DATUM_WEIGHTED, datum)
        .choose(HARM_CHART, harm)
        .choose(UNEVEN_IMPS, imps)
        .choose(NOT_PLAYED, played)
        .choose(DIVISOR, divisor)
        .choose(ROUND_MATCHPOINTS, Rounding(Fraction(1, 100), Tie.FROM_AVERAGE))
    ),
    *[st.sampled_from([u for u in Uneven if u is not Uneven.ASCHERMAN])] * 3,
    st.sampled_from(SmallGroups),
    st.sampled_from(Scale),
    st.sampled_from(Others),
    st.sampled_from(Others),
    st.sampled_from(HarmChart),
    st.sampled_from(UnevenImps),
    st.sampled_from(Unplayed),
    st.sampled_from(Divisor),
)


@st.composite
def events(draw: st.DrawFn, imps: bool = False) -> Event:
    lines: list[Line] = []
    for b in range(draw(st.integers(1, 3))):
        for line in lines_of(draw(any_boards), str(b)):
            result = award_free(line.result) if imps else line.result
            lines.append(line._replace(result=result, form=draw(st.sampled_from(["", "", "", "x"]))))
    return Event.of(lines)


PAIRS = [Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER]


@given(events(imps=True), profiles, st.sampled_from(PAIRS), st.sampled_from(LANGUAGES))
def test_every_option_scores_and_every_number_is_explained(
    event: Event, profile: Profile, method: Method, language: str
) -> None:
    field = score(event, method, profile)
    say = words(language)
    for board in event.boards:
        for who, value in field.values(board):
            steps = explain(field, board, who)
            assert steps[-1]["value"] == value.value
            assert len(explain_score(field, board, who, say)) == len(steps)
            figures = [
                step[name] for step in steps[:-1] for name in ("value", "awarded", "result") if name in step.figures
            ]
            if value.state in (State.REAL, State.AWARD):
                assert figures[-1] == value.value, steps
            if value.top:
                assert 0 <= value.value <= value.top or method is not Method.MATCHPOINTS or value.state is State.REAL
    assert {standing.contestant for standing in field.ranking()} == set(event.contestants)


@given(events(), profiles, any_boards, st.integers(0, 40))
def test_an_adjustment_gives_what_a_fresh_scoring_gives(
    event: Event, profile: Profile, other: list[Result], at: int
) -> None:
    at %= len(event)
    before = score(event, Method.MATCHPOINTS, profile)
    change = before.adjust_lines([(at, other[0])])
    lines = [event.line(i) for i in range(len(event))]
    lines[at] = lines[at]._replace(result=other[0])
    fresh = score(Event.of(lines), Method.MATCHPOINTS, profile)
    assert change.after.ranking() == fresh.ranking()
    for board in event.boards:
        assert dict(change.after.values(board)) == dict(fresh.values(board))
    moved = {move.contestant for move in change.moves}
    for who in event.contestants:
        if who not in moved:
            assert before.standing(who)[:4] == change.after.standing(who)[:4]
            assert before.standing(who).rank == change.after.standing(who).rank
    back = change.after.adjust_lines([(at, event.result(at))])
    assert back.after.ranking() == before.ranking()


@given(st.lists(plain, min_size=3, max_size=8), plain, plain, plain, st.sampled_from(HarmChart))
def test_self_inflicted_damage_is_its_formula(
    others: list[Result], table: Points, rectified: Points, unharmed: Points, chart: HarmChart
) -> None:
    field = scored(
        [Split(SelfInflicted(table, rectified, unharmed), rectified), *others], profile=CLUB.choose(HARM_CHART, chart)
    )
    a, b, c = (column(scored([result, *others]), "NS")[0] for result in (table, rectified, unharmed))
    assert column(field, "NS")[0] == due(a, b, c)
    assert column(field, "EW")[0] == 2 * len(others) - max(a, b)  # not damaged: the table result stands


@pytest.mark.parametrize("option", [ENTRY, OTHERS, UNEVEN_FOULED])
def test_options_have_a_law(option: object) -> None:
    assert option.law  # type: ignore[attr-defined]
