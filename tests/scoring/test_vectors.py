"""Every vector of `scoring-vectors.json` but those about files is asserted."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fields import CLUB, board, column, frequencies, scored, value, weighted

from arbitro.adjustment import self_inflicted, split
from arbitro.inquiry import rule
from arbitro.laws.outcomes import TransferTricks
from arbitro.model import Contract, Denomination, Doubling, Seat, Side, Vulnerability
from arbitro.scoring.chart import Chart
from arbitro.scoring.contract import contract_score
from arbitro.scoring.event import Event, Line
from arbitro.scoring.exact import Exact
from arbitro.scoring.field import score
from arbitro.scoring.imps import cross_factor, cross_imps, datum, imps, ximpq
from arbitro.scoring.judge import Method
from arbitro.scoring.matchpoints import (
    ascherman,
    by_hand,
    matchpoints_of,
    neuberg,
    scaling,
    small_group,
    step,
)
from arbitro.scoring.options import (
    DATUM_ROUNDING,
    DATUM_TRIM,
    DATUM_WEIGHTED,
    DIVISOR,
    IMP_CAP,
    OTHERS,
    PAIRS_AVERAGE,
    PENALTY,
    ROUND_IMPS,
    ROUND_MATCHPOINTS,
    SCALE,
    TEAMS_WEIGHTING,
    UNEQUAL_BOARDS,
    UNEVEN_ABSENT,
    UNEVEN_ARTIFICIAL,
    UNEVEN_FOULED,
    Divisor,
    Others,
    PenaltyUnit,
    Scale,
    SmallGroups,
    Trim,
    UnequalBoards,
    Uneven,
    UnevenImps,
    VpScale,
    Weighting,
)
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import (
    NotPlayed,
    Penalty,
    Percent,
    Played,
    Points,
    Result,
    Split,
    Weighted,
    artificial,
)
from arbitro.scoring.rounding import Rounding, Tie
from arbitro.scoring.teams import (
    TeamBoard,
    TeamMethod,
    award_value,
    carry_forward,
    convert,
    knockout,
    mismatch,
    score_board,
    score_match,
    void_match_imps,
    withdrawn,
    wrong_seating,
)
from arbitro.scoring.victory_points import table, victory_points, wbf_continuous, wbf_discrete

SHARED = Path(os.environ.get("ARBITRO_SHARED", Path(__file__).parents[3] / "shared"))
VECTORS = SHARED / "scoring-vectors.json"


def load() -> list[dict[str, Any]]:
    """All but those about files, which `tests/events/test_format_vectors.py` asserts."""
    vectors = json.loads(VECTORS.read_text("utf-8"))["vectors"] if VECTORS.is_file() else []
    return [vector for vector in vectors if vector["topic"] != "FORMAT"]


def F(number: object) -> Fraction:  # noqa: N802
    return Fraction(str(number))


def close(got: Fraction, printed: object) -> bool:
    """Equal to as many decimals as are printed (at most six)."""
    wanted = Decimal(str(printed))
    places = max(0, -int(wanted.as_tuple().exponent))
    return abs(got - Fraction(wanted)) <= (Fraction(1, 2 * 10**places) if places >= 6 else 0)


Checked = Callable[[dict[str, Any], dict[str, Any], dict[str, Any]], None]
CHECKS: dict[str, Checked] = {}


def check(*names: str) -> Callable[[Checked], Checked]:
    def keep(checked: Checked) -> Checked:
        for name in names:
            CHECKS[name] = checked
        return checked

    return keep


# -- contract scores, IMPs ---------------------------------------------------------------------------------------------


@check("contract_score_ns", "revoke_transfer")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    if "tricks_transferred" in given:
        _revoke(given, expected)
        return
    vulnerability = Vulnerability.parse({"Nil": "None"}.get(given["vul"], given["vul"]))
    declarer = Seat(given["declarer"])
    contract = Contract.parse(given["contract"], declarer, vulnerability.of(declarer.side))
    assert Played(contract, given["tricks"]).points == expected["ns_score"]


def _revoke(given: dict[str, Any], expected: dict[str, Any]) -> None:
    contract = Contract.parse(given["contract"], Seat(given.get("declarer", "N")), given.get("vulnerable", False))
    change = given["tricks_transferred"] * (1 if given["revoker"] == "defender" else -1)
    tricks = given["tricks_before"] + change
    before, after = contract_score(contract, given["tricks_before"]), contract_score(contract, tricks)
    if "ns_before" in expected:
        sign = 1 if contract.declarer.side is Side.NS else -1
        assert (sign * before, sign * after) == (expected["ns_before"], expected["ns_after"])
    else:
        assert (before, tricks, after) == (
            expected["declarer_score_before"],
            expected["tricks_after"],
            expected["declarer_score_after"],
        )


@check("contract_score_declarer")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    if given["contract"] == "PASS":
        assert expected["declarer_score"] == 0
        return
    contract = Contract.parse(given["contract"], Seat.N, given["vulnerable"])
    assert contract_score(contract, given["tricks"]) == expected["declarer_score"]


@check("full_table_digest")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    lines = [
        f"{level}{denomination}{'X' * doubling},{int(vulnerable)},{tricks},"
        f"{contract_score(Contract(level, denomination, doubling, Seat.N, vulnerable), tricks)}"
        for level, denomination, doubling, vulnerable, tricks in product(
            range(1, 8), Denomination, Doubling, (False, True), range(14)
        )
    ]
    assert len(lines) == given["lines"]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == expected["sha256"]


@check("imp_table")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    for low, high, won in given["bands_low_high_imps"]:
        for difference in (low, low if high is None else high):
            assert imps(difference) == won
            assert imps(-difference) == -won


@check("imps")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    assert imps(given["difference"]) == expected["imps"]


@check("imps_non_multiple_of_10")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    assert [imps(d) for d in given["differences"]] == expected["lower_bound_rule"]


# -- matchpoints -------------------------------------------------------------------------------------------------------


@check("matchpoints_2_1_0", "matchpoints_1_half_0")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    scale = Scale.SINGLE if vector["fn"] == "matchpoints_1_half_0" else Scale.DOUBLED
    assert matchpoints_of(given["ns_scores"], scale) == expected["ns_mp"]
    field = scored(given["ns_scores"], profile=CLUB.choose(SCALE, scale))
    assert column(field) == expected["ns_mp"]
    if "ew_mp" in expected:
        assert column(field, "EW") == expected["ew_mp"]


@check("matchpoints_from_frequencies")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    points = frequencies(given["freq"])
    assert {str(p): int(mp) for p, mp in zip(points, matchpoints_of(points), strict=True)} == expected["ns_mp"]


@check("manual_intermediate_assigned")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    lower = max(int(p) for p in given["neighbours"] if int(p) < given["assigned"])
    assert by_hand(F(given["neighbours"][str(lower)]), given["freq"][str(lower)], 100) == expected["mp"]


@check("neuberg")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    got = neuberg(F(given["M"]), given["A"], given["E"])
    assert got == F(expected["exact"])
    scale = scaling(CLUB, group=given["A"], real=given["A"], artificial=0, expected=given["E"])
    assert (scale(F(given["M"])), scale.top) == (got, expected["top"])


@check("neuberg_vs_add_one")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    groups = given.get("groups") or {"": given["M"]}
    places = given.get("E") or given["results"]
    for name, points in groups.items():
        wanted = {key: found[name] if name else found for key, found in expected.items()}
        add_one = wanted.get("add_one_per_missing") or wanted["add_one"]
        for method, column_ in ((Uneven.NEUBERG, wanted["neuberg"]), (Uneven.ADD_ONE, add_one)):
            times, plus = step(method, len(points), places)
            assert [times * m + plus for m in points] == [F(x) for x in column_]


@check("acbl_fouled_formula")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    doubled = neuberg(F(2 * given["S"]), given["n"], given["N"])
    assert doubled / 2 == F(expected["exact"])
    assert PROFILES["ACBL"][ROUND_MATCHPOINTS](doubled / 2) == F(expected["M"])


@check("ebu_small_group")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    a, e = given["A"], given["E"]
    scale = scaling(PROFILES["EBU"], group=a, real=e, artificial=0, expected=e, largest=False)
    assert scale(F(given["M"])) == F(expected["mp"])
    assert scale(F(given["M"])) * 100 / scale.top == F(expected["percent"])
    assert scale.top == expected["top"]


@check("acbl_small_group")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    a = given["group_size"]
    scale = scaling(PROFILES["ACBL"], group=a, real=13, artificial=0, expected=13, largest=False)
    percents = [scale(Fraction(m)) * 100 / scale.top for m in range(2 * (a - 1), -1, -2)]
    assert percents == expected["percents_by_rank"]


@check("which_rule")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    ebu = ["neuberg" if not small_group(SmallGroups.EBU, a, e, False) else "small" for a, e in given["cases"]]
    assert ebu == ["small" if found == "cancel+artificial" else found for found in expected["EBU"]]
    acbl = [small_group(SmallGroups.ACBL, a, e, False) for a, e in given["cases"]]
    assert acbl == [found != "formula" for found in expected["ACBL_if_not_the_larger_group"]]
    lone = scaling(PROFILES["EBU"], group=1, real=7, artificial=0, expected=7, largest=False)
    assert lone.single


@check("group_split")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    sizes = given["groups"]
    lines = [
        Line("1", f"{form}N{k}", f"{form}E{k}", Points(10 * k), form=str(form))
        for form, size in enumerate(sizes)
        for k in range(size)
    ]
    field = score(Event.of(lines), Method.MATCHPOINTS, CLUB)
    for form, (a, e) in enumerate(expected["A_E"]):
        best = value(field, f"{form}N{a - 1}")
        assert best == neuberg(Fraction(2 * (a - 1)), a, e)


@check("ascherman_percent")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    if "n" in given:
        assert ascherman(F(given["M"]), given["n"]) == F(expected["percent"])
        return
    profile = CLUB
    for option in (UNEVEN_FOULED, UNEVEN_ARTIFICIAL, UNEVEN_ABSENT):
        profile = profile.choose(option, Uneven.ASCHERMAN)
    field = scored(given["ns_scores"], profile=profile)
    for k, points in enumerate(given["ns_scores"], 1):
        percent = field.value("1", f"{k}NS").percent
        assert percent is not None
        assert close(percent, expected["percent"][str(points)])


@check("linear_factor")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    times, plus = step(Uneven.LINEAR, given["played"], given["full"])
    assert close(times * given["M"] + plus, expected["mp"])


@check("xip_total_factor")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    # two pairs of a full schedule, one that missed three boards: the total is set by what the boards give
    full, played = given["boards_full"], given["boards_played"]
    lines = []
    for b in range(full):
        lines += board([0, 0, 0], str(b))
        if b >= played:
            lines[-3] = Line(str(b), "1NS", "1EW", NotPlayed())
    profile = CLUB.choose(UNEQUAL_BOARDS, UnequalBoards.FACTORED).choose(DIVISOR, Divisor.NONE)
    event = Event.of(lines, penalties=[Penalty("1NS", F(-given["total_ximps"]), PenaltyUnit.IMPS)])
    standing = score(event, Method.CROSS_IMPS, profile).standing("1NS")
    assert (standing.boards, standing.total) == (played, expected["factored"])


# -- boards with artificial scores -------------------------------------------------------------------------------------


def awards_of(code: str) -> Split:
    return Split(Percent(Fraction(code[1:3])), Percent(Fraction(code[3:5])))


@check("board_with_artificial_scores", "board_with_missing_line")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    real, places = len(given["ns_scores"]), given.get("E") or given["session_max_results"]
    profile = CLUB.choose(ROUND_MATCHPOINTS, Rounding(Fraction(1, 10), Tie.EVEN))
    if vector.get("options", {}).get("missing_result") == "own-top":
        profile = profile.choose(UNEVEN_ABSENT, Uneven.OWN_TOP)
    # where the file carries other matchpoints than its code, they are the award
    awards = [
        awards_of(award["code"])
        if award["code"].startswith("A") and F(award["ns_mp"]) * 50 == int(award["code"][1:3]) * (places - 1)
        else Split(*(Percent(F(award[side]) * 50 / (places - 1)) for side in ("ns_mp", "ew_mp")))
        for award in expected.get("artificial", ())
    ]
    field = scored([*given["ns_scores"], *awards], profile=profile, expected=places)
    if "top" in expected:
        assert field.value("1", "1NS").top == expected["top"]
    assert column(field)[:real] == [F(x) for x in expected["ns_mp"]]
    for k, award in enumerate(expected.get("artificial", ()), real + 1):
        assert value(field, f"{k}NS") == F(award["ns_mp"])
        assert value(field, f"{k}EW") == F(award.get("ew_mp", award["ns_mp"]))


@check("artificial_mp")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    results: list[Result | int] = [0] * (given["top"] // 2)
    if "code" in given:
        field = scored([*results, awards_of(given["code"])])
        last = f"{len(results) + 1}"
        assert value(field, f"{last}NS") == expected["ns_mp"]
        assert value(field, f"{last}EW") == expected["ew_mp"]
        return
    assert (
        session(given["award"].replace("AVE", "A"), F(given["own_average_percent"]), given["top"]).value
        == expected["mp"]
    )


def session(award: str, percent: Fraction, top: int, boards: int = 1, fixed: bool | None = None) -> Any:
    """What 1NS gets on board 1 for an award, if it has `percent` on `boards` others: fixed there as own percentages."""
    tables = top // 2 + 1
    lines = board([artificial(award, "A", fixed), *[0] * (tables - 1)])
    share = percent / 100
    for b in range(2, boards + 2):
        # 1NS beats `share` of the others: weighted between a top and a bottom
        parts = [(share, 100), (1 - share, -100)]
        own: Result = Weighted.of([(w, p) for w, p in parts if w])
        lines += board([own, *[0] * (tables - 1)], str(b))
    return score(Event.of(lines), Method.MATCHPOINTS, CLUB).value("1", "1NS")


@check("ave_with_12C2c")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    fixed = given["award"].endswith("fixed")
    award = "A+" if fixed else given["award"].replace("AVE", "A")
    got = session(award, F(given["percent_on_other_boards"]), 100, fixed=fixed)
    assert got.percent == expected["percent"]


@check("ave_session")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    percent = F(given["mp_on_other_boards"]) * 100 / (given["top"] * given["other_boards"])
    got = session("A+", percent, given["top"], given["other_boards"])
    assert got.percent == F(expected["exact_percent"])
    assert close(got.value, expected["board_mp"])


@check("ave_session_two")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    real = given["boards"] - len(given["artificial"])
    percent = F(given["mp_on_22_real_boards"]) * 100 / (given["top"] * real)
    got = session("A+", percent, given["top"], real)
    assert got.percent is not None
    assert close(got.percent, expected["percent_each"])


@check("ave_imps")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    own = given["imps_per_board_on_other_boards"]
    # a second board on which 1NS has just that: against one other table
    points = next(p for p in range(0, 4000, 10) if imps(p) == abs(own))
    lines = board([artificial(given["award"].replace("AVE", "A"), "A"), 0]) + board(
        [points * (own > 0) * 2 - points, 0], "2"
    )
    assert score(Event.of(lines), Method.CROSS_IMPS, CLUB).value("1", "1NS").value == expected["imps"]


@check("ave_imps_method", "ave_butler")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    if "code" in given:
        field = scored([artificial("A", "A"), 420, 420, 420, 420], Method.BUTLER)
        assert (value(field, "1NS"), value(field, "1EW")) == (expected["ns"], expected["ew"])
        return
    results: list[Result | int] = [artificial("A+", "A", fixed=True), *[0] * (given.get("results_on_board", 5) - 1)]
    size = F(vector["options"]["imp_pairs_ave"]) if "options" in vector else Fraction(2)
    profile = CLUB.choose(PAIRS_AVERAGE, size)
    got = {
        "datum": scored(results, Method.BUTLER, profile),
        "average_imps": scored(results, Method.CROSS_IMPS, profile),
        "total_imps": scored(results, Method.CROSS_IMPS, profile.choose(DIVISOR, Divisor.NONE)),
    }
    if "imps" in expected:
        assert {value(got[name], "1NS") for name in ("datum", "average_imps")} == {expected["imps"]}
    else:
        assert {name: value(field, "1NS") for name, field in got.items()} == expected


@check("ave_teams")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    award = artificial(given["award"].replace("AVE", "A"), "A-")
    boards = [TeamBoard(award, NotPlayed())]
    added = score_match(boards, TeamMethod.IMPS, CLUB).home
    assert added is not None
    assert given["match_margin_without_board"] + added == expected["margin"]


# -- weighted and split ------------------------------------------------------------------------------------------------


@check("weighted_mp", "weighted_mp_neuberg", "others_options")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    freq = given.get("other_results_freq")
    others = frequencies(freq) if freq else given["other_results"]
    award = weighted(given["weights"])
    if vector["fn"] == "others_options":
        fractional = scored([award, *others])
        exclude = scored([award, *others], profile=CLUB.choose(OTHERS, Others.EXCLUDE))
        for field, wanted in (
            (fractional, expected["fractional_frequencies"]),
            (exclude, expected["adjusted_table_left_out_then_neuberg_12_to_13"]),
        ):
            for k, points in enumerate(others, 2):
                assert close(value(field, f"{k}NS"), wanted[str(points)])
        assert value(exclude, "1NS") == value(fractional, "1NS") == F("13.8")
        return
    expected_results = given.get("E")
    field = scored([award, *others], expected=expected_results)
    assert value(field, "1NS") == F(expected["ns_mp"])
    top = expected.get("top") or 2 * (field.event.expected_in(0) - 1)
    assert value(field, "1EW") == F(expected.get("ew_mp", top - F(expected["ns_mp"])))
    charted = (
        expected.get("mp_by_result_method_b_fractional_freq")
        or expected.get("after_neuberg_A5_E6")
        or expected["others"]
    )
    for k, points in enumerate(others, 2):
        assert value(field, f"{k}NS") == F(charted[str(points)])
    once = {
        points: value(scored([int(points), *others], expected=expected_results), "1NS") for points in given["weights"]
    }
    if "mp_by_result_method_a" in expected:
        assert once == {points: F(x) for points, x in expected["mp_by_result_method_a"].items()}
    assert sum(F(w) * once[points] for points, w in given["weights"].items()) == F(expected["ns_mp"])


@check("weights_example")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    assert sum(component.weight for component in weighted(given["weights"]).components) == expected["sum"]


@check("split_two_charts")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    award = Split(Points(given["ns_gets"]), Points(-given["ew_gets"]))
    field = scored([award, *given["other_results"]])
    assert (value(field, "1NS"), value(field, "1EW")) == (expected["ns_mp"], expected["ew_mp"])
    for k, points in enumerate(given["other_results"], 2):
        assert value(field, f"{k}NS") == expected["ns_chart"][str(points)]
        assert value(field, f"{k}EW") == expected["top"] - expected["ew_chart_as_ns_scores"][str(points)]


# -- IMPs at pairs -----------------------------------------------------------------------------------------------------


@check("cross_imps_average", "cross_imps_capped_17", "weighted_cross_imps")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    profile = CLUB.choose(IMP_CAP, F(vector.get("options", {}).get("cap", 0)))
    if "weights" in given:
        field = scored([weighted(given["weights"]), *given["other_results"]], Method.CROSS_IMPS, profile)
        assert column(field)[0] == F(expected["ximps_weighted_table"])
        assert column(field)[1:] == [F(x) for x in expected["ximps_others"]]
        assert sum(column(field)) == expected["column_sum"]
        return
    if "others" in given:
        field = scored([given["ns_score"], *given["others"]], Method.CROSS_IMPS, profile)
        assert [imps(given["ns_score"] - other) for other in given["others"]] == expected["comparisons"]
        assert value(field, "1NS") == F(expected["ximps"])
        return
    if vector["status"] == "observed":
        profile = profile.choose(ROUND_IMPS, Rounding(Fraction(1, 100), Tie.FROM_AVERAGE))
    field = scored(given["ns_scores"], Method.CROSS_IMPS, profile)
    assert all(close(got, x) for got, x in zip(column(field), expected["ximps"], strict=True))


@check("fouled_total_imps_factor")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    factor = cross_factor(Divisor.NONE, UnevenImps.COMPARISONS, given["group"], given["results"])
    assert factor is not None
    assert factor * given["group_imp_total"] == expected["factored"]


@check("ximpq")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    assert close(Fraction(ximpq(Fraction(given["ximp_total"]), given["r"])), expected["ximpq"])


@check("butler", "butler_datum_small", "butler_with_artificial")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    trim = Trim.NONE if given.get("trim") == 0 else Trim.ONE
    results: list[Result | int] = [*given["ns_scores"], *(artificial("A", "A") for _ in given.get("artificial", ()))]
    field = scored(results, Method.BUTLER, CLUB.choose(DATUM_TRIM, trim))
    found = field.judged(0, Side.NS)
    assert found is not None
    reference = found[0].worth.datum
    assert reference is not None
    if "datum_ew" in expected:
        assert reference.rounded == -expected["datum_ew"]
        by_points = {abs(p): value(field, f"{k}EW") for k, p in enumerate(given["ns_scores"], 1)}
        assert by_points == {620: expected["imps_620"], 170: expected["imps_170"]}
        return
    assert reference.rounded == expected["datum"]
    if "datum_exact" in expected:
        assert reference.exact == F(expected["datum_exact"])
    if "ns_imps" in expected:
        assert column(field)[: len(expected["ns_imps"])] == expected["ns_imps"]


@check("datum_rounding")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    exact = F(given["exact"])
    assert PROFILES["ACBL"][DATUM_ROUNDING](exact) == expected["half_even_tens_ACBL"]
    assert PROFILES["EBU"][DATUM_ROUNDING](exact) == expected["half_away_EBU"]
    assert Rounding(Fraction(10), Tie.UP)(exact) == expected["javascript_Math_round"]


@check("factor_frequencies")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    factor = Fraction(given["expected"], given["actual"])
    assert factor == F(expected["factor"])
    # five results count as eight, of which one at each end is left out: 6 of 8 are kept
    found = datum(Chart.of([100, 110, 120, 130, 140]), Trim.ONE, CLUB[DATUM_ROUNDING], factor)
    assert found is not None
    assert found.kept == 6


@check("weighted_butler_options")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    results: list[Result | int] = [weighted(given["weights"]), *given["other_results"]]
    for others, name, rounded in (
        (Others.EXCLUDE, "weighted_imps_excl", "datum_excluding_adjusted_table"),
        (Others.FRACTIONAL, "weighted_imps_frac", "datum_with_fractional_frequencies"),
    ):
        field = scored(results, Method.BUTLER, CLUB.choose(DATUM_WEIGHTED, others))
        found = field.judged(0, Side.NS)
        assert found is not None
        assert found[0].worth.datum is not None
        assert found[0].worth.datum.rounded == expected[rounded]
        if others is Others.FRACTIONAL:
            assert found[0].worth.datum.exact == F(expected["datum_with_fractional_frequencies_exact"])
        assert value(field, "1NS") == F(expected[name])


# -- teams -------------------------------------------------------------------------------------------------------------


def at_teams(other: int, result: Result | dict[str, str] | int) -> Fraction:
    """NS's IMPs for a result against +`other` scored by North-South at the other table."""
    award = weighted(result) if isinstance(result, dict) else Points(result) if isinstance(result, int) else result
    found = score_board(TeamBoard(award, Points(other)), TeamMethod.IMPS, CLUB)
    assert found.home is not None
    return found.home


@check("weighted_imps")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    other = given["result_other_table_ns"]
    assert {points: at_teams(other, int(points)) for points in given["weights_ns"]} == expected["imps_each"]
    assert at_teams(other, given["weights_ns"]) == F(expected["weighted_imps"])
    older = CLUB.choose(TEAMS_WEIGHTING, Weighting.POINTS)
    found = score_board(TeamBoard(weighted(given["weights_ns"]), Points(other)), TeamMethod.IMPS, older)
    assert found.home == expected["WRONG_imps_of_weighted_points"]


@check("law86_single_result_weighted")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    assigned = weighted(given["assigned_other_table"])
    found = score_board(TeamBoard(Points(given["result_obtained_ns"]), assigned), TeamMethod.IMPS, CLUB)
    assert found.home == expected["ns_imps"]
    award = artificial("A+", "A+").ew
    assert award_value(award, TeamMethod.IMPS, CLUB) == expected["ew_imps"]  # type: ignore[arg-type]


@check("law86_cross_imp_estimate")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    others = given["other_results_ns"]
    total = cross_imps(Chart.of(others))[(given["result_obtained_ns"] + 7600) // 10]
    assert total / len(others) == F(expected["imps"])


@check("ko_non_balancing")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    mean = knockout(F(given["team_a_imps_own_calculation"]), F(given["team_b_imps_own_calculation"]))
    assert (mean, -mean) == (F(expected["team_a"]), F(expected["team_b"]))


@check("removed_boards")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    total = given["boards_removed"] * award_value(artificial("A+", "A").ns, TeamMethod.IMPS, CLUB)  # type: ignore[arg-type]
    assert total == expected["imps"]
    found = victory_points(VpScale.WBF_DISCRETE, given["match_boards"], total)
    assert f"{found.winner}-{found.loser}" == expected["vp"]


@check("match_void_less_than_half")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    assert void_match_imps(given["match_boards"]) == expected["imps"] == 3 * expected["boards_at_ave_plus"]
    found = victory_points(VpScale.WBF_DISCRETE, given["match_boards"], expected["imps"])
    assert found.winner == expected["vp_non_offending_discrete_7_boards"]


@check("wrong_seating_void")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    scale = int(given["scale"].split("-")[0])
    assert wrong_seating(scale, director_at_fault=False) == F(expected["vp_each_team"])


@check("withdrawn_opponent_60")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    scale = int(given["scale"].split("-")[0])
    assert withdrawn(scale, Fraction(0), Fraction(scale)) == F(expected["vp_option_c"])


@check("swiss_mismatch")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    higher, own = given["opponent"] == "higher", given["fault"] == "own"
    assert mismatch(F(given["vp"]), 20, higher_opponent=higher, own_fault=own) == expected["vp"]


@check("weighted_bam")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    award = weighted(given["weights_ns"])
    for scale, name in ((Scale.DOUBLED, "points_2_1_0"), (Scale.SINGLE, "points_1_half_0")):
        tables = TeamBoard(award, Points(given["other_table_ns"]))
        found = score_board(tables, TeamMethod.BOARD_A_MATCH, CLUB.choose(SCALE, scale))
        assert found.home == F(expected[name])


@check("bam")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    single = CLUB.choose(SCALE, Scale.SINGLE)
    got = [convert(ours, theirs, TeamMethod.BOARD_A_MATCH, single) for ours, theirs in given["cases_ns_vs_other_ns"]]
    assert got == [F(x) for x in expected["result"]]


# -- self-inflicted damage ---------------------------------------------------------------------------------------------


@check("sewog_units")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    found = self_inflicted(
        F(given["A_actual"]), F(given["B_without_infraction"]), F(given["C_with_infraction_without_error"])
    )
    named = {"all self-inflicted": "all-self-inflicted", "no self-inflicted": "nothing-self-inflicted"}
    assert str(found.case) == named.get(expected["case"], expected["case"].replace(" ", "-"))
    assert (found.non_offenders, found.real, found.own) == (
        expected["nos"],
        expected["real_damage"],
        expected["self_inflicted"],
    )
    if expected["case"] == "no damage":
        assert found.offenders is None
    else:
        assert found.offenders is not None
        assert -found.offenders == expected["os_in_nos_units"]


@check("sewog_teams", "sewog_weighted")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    def result(found: Any) -> Any:
        return weighted(found) if isinstance(found, dict) else Points(found)

    other = given["other_table_ns"]
    names = ("table_result_ns", "without_infraction_ns", "with_infraction_no_error_ns")
    a, b, c = (at_teams(other, given[name]) for name in names)
    assert (a, b, c) == tuple(F(expected[name]) for name in "ABC")
    award = split(Side.EW, result(given[names[1]]), result(given[names[0]]), result(given[names[2]]))
    found = score_board(TeamBoard(award, Points(other)), TeamMethod.IMPS, CLUB)
    assert (found.home, found.away) == (F(expected["nos_imps"]), F(expected["os_imps"]))
    assert self_inflicted(a, b, c).non_offenders == found.home
    if "self_inflicted" in expected:
        assert self_inflicted(a, b, c).own == expected["self_inflicted"]


@check("sewog_mp")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    without = F(given["mp_without_infraction"])
    found = self_inflicted(
        F(given["mp_actual"]), without, F(given["mp_with_infraction_no_error"]), offenders=given["top"] - without
    )
    assert (found.own, found.non_offenders, found.offenders) == (
        expected["self_inflicted"],
        expected["nos_mp"],
        expected["os_mp"],
    )


@check("sewog_value_function")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    a, b, c = (at_teams(620, given[name]) for name in ("actual", "due", "without_error"))
    assert self_inflicted(a, b, c).non_offenders == b - (c - a) != at_teams(620, 400)


# -- victory points ----------------------------------------------------------------------------------------------------


@check("wbf_discrete_20")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    bounds = given["upper_margin_for_10_to_19"]
    assert list(wbf_discrete(given["boards"])) == bounds
    for vp, bound in enumerate(bounds, 10):
        assert victory_points(VpScale.WBF_DISCRETE, given["boards"], bound).winner == vp
        assert victory_points(VpScale.WBF_DISCRETE, given["boards"], bound + 1).winner > vp


@check("wbf_continuous_20")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    cells = wbf_continuous(given["boards"])
    assert [Fraction(c, 100) for c in cells] == [F(x) for x in expected["winner_vp_by_margin"]]
    assert len(cells) - 1 == expected["blitz_first_margin_20"]
    plain = wbf_continuous(given["boards"], corrected=False)
    changed = {str(i): [p, c] for i, (p, c) in enumerate(zip(plain, cells, strict=True)) if p != c}
    assert changed == {i: [int(F(x) * 100) for x in pair] for i, pair in expected["cells_changed_by_concavity"].items()}


def lengths(text: object) -> Iterable[int]:
    bare = str(text).removeprefix("<=")
    first, _, last = bare.partition("-")
    return range(1 if str(text).startswith("<=") else int(first), int(last or first) + 1)


@check("ebu_swiss_pairs_20", "ebu_swiss_pairs_half_match_10")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    scale = VpScale.EBU_PAIRS_20 if vector["fn"].endswith("_20") else VpScale.EBU_PAIRS_10
    if "percent" in given:
        found = victory_points(scale, given["boards"], F(given["percent"]))
        assert f"{found.winner}-{found.loser}" == expected["vp"]
        return
    bounds = next(given[name] for name in given if name.startswith("not_exceeding"))
    for boards in lengths(given["boards"]):
        for k, bound in enumerate(bounds):
            base = table(scale).winner[k]
            assert victory_points(scale, boards, F(bound)).winner == base
            assert victory_points(scale, boards, F(bound) + Fraction(1, 100)).winner == base + 1


@check("acbl_20")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    for boards in lengths(given["boards"]):
        for k, first in enumerate(given["first_margin_for_11_to_20"]):
            assert victory_points(VpScale.ACBL_20, boards, first).winner == 11 + k
            assert victory_points(VpScale.ACBL_20, boards, first - 1).winner == 10 + k


@check("acbl_30")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    for boards in lengths(given["boards"]):
        for margins, vp in zip(given["margins"], expected["winner_vp"], strict=True):
            first, _, last = margins.rstrip("+").partition("-")
            for margin in (int(first), int(last or first)):
                found = victory_points(VpScale.ACBL_30, boards, margin)
                assert (found.winner, found.winner + found.loser) == (vp, 30)


# -- penalties, totals, rounding ---------------------------------------------------------------------------------------


@check("fielded_psyche")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    standard = dict(PROFILES["EBU"][PENALTY].amounts)
    if given["scoring"] == "VP":
        assert standard[PenaltyUnit.VPS] == expected["penalty_vp"]
    else:
        assert standard[PenaltyUnit.TOP] * given["top"] == expected["penalty_mp"]


@check("penalty_application")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    # twelve boards of a top of 20, all pushes
    boards = given["max"] // 20
    lines = [line for b in range(boards) for line in board([0] * 11, str(b))]
    before = score(Event.of(lines), Method.MATCHPOINTS, CLUB)
    penalty = Penalty("1NS", F(given["penalty_mp"]), PenaltyUnit.MATCHPOINTS)
    after = score(Event.of(lines, penalties=[penalty]), Method.MATCHPOINTS, CLUB)
    assert before.standing("1NS").total == given["pair_total_mp"]
    assert before.standing("1NS").percent == expected["percent_before"]
    percent = after.standing("1NS").percent
    assert percent is not None
    assert close(percent, expected["percent_after"])
    assert before.standing("1EW")[:4] == after.standing("1EW")[:4]


@check("carry_forward")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    got = carry_forward(F(given["SQ"]), given["NumQ"], given["MaxQ"], given["MaxF"], given["NumF"])
    assert got == expected["cf"]


@check("round_0.1")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    exact, average = F(given["value"]), F(given["average"])
    for tie, name in (
        (Tie.FROM_AVERAGE, "half_away_from_average_EBU"),
        (Tie.EVEN, "half_even_observed_Compscore3"),
        (Tie.UP, "half_up"),
    ):
        rounding = Rounding(Fraction(1, 10), tie)
        assert rounding(exact, average) == F(expected[name])
        many = Exact(np.array([exact.numerator]), exact.denominator).rounded(rounding, average)
        assert many[0] == F(expected[name])


@check("neuberg_precision")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    rounding = PROFILES["EBU"][ROUND_MATCHPOINTS]
    assert rounding.quantum == F(given["unit"])
    tie = F(given["tie"])
    assert rounding(10 + tie, Fraction(10)) == 10 + F(given["unit"])
    assert rounding(10 - tie, Fraction(10)) == 10 - F(given["unit"])


# -- revoke: which trick count the score is of (64A) ------------------------------------------------------------------


def tricks_transferred(won_by: str, later: bool) -> int:
    told = {"revoke.noticed": "after_play", "revoke.trick_won_by": won_by, "revoke.won_later": later}
    inquiry = rule("revoke")
    while (question := inquiry.asks) is not None:
        inquiry = inquiry.answering({fact.key: told.get(fact.key, fact.usual) for fact in question.facts})[0]
    found = [finding.outcome for finding in inquiry.ruling.outcomes if isinstance(finding.outcome, TransferTricks)]
    return found[0].tricks


@check("revoke_tricks")
def _(given: dict[str, Any], expected: dict[str, Any], vector: dict[str, Any]) -> None:
    for case, tricks in zip(given["cases"], expected["tricks"], strict=True):
        partner = "partner" if case.get("partner_won_revoke_trick") else "other_side"
        won_by = "offender" if case["revoker_won_revoke_trick"] else partner
        assert tricks_transferred(won_by, case["side_won_later"] > 0) == tricks


# -- the run -----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not VECTORS.is_file(), reason="no shared folder")
@pytest.mark.parametrize("vector", load(), ids=lambda vector: vector["id"])
def test_a_vector(vector: dict[str, Any]) -> None:
    CHECKS[vector["fn"]](vector["inputs"], vector["expected"], vector)
