"""Penalties (90, 91): read, put into a field apart from every score, exported where a format holds them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.event import (
    Adjustment,
    Field,
    GivenPenalty,
    adjust,
    field_of,
    lost_in,
    penalised,
    penalties_in,
    read_decisions,
    received_with,
    standard_amounts,
)
from arbitro.event.check import check
from arbitro.formats.events import (
    ContractResult,
    Event,
    Outcome,
    PassedOut,
    PointsOnly,
    read_event,
    write_csv,
    write_data_connector,
    write_pbn_results,
    write_usebio,
    write_xlsx,
)
from arbitro.language.errors import error_text
from arbitro.language.event import loss_text
from arbitro.language.words import LANGUAGES, words
from arbitro.model import Denomination, Doubling, Seat
from arbitro.scoring.judge import Method
from arbitro.scoring.options import PenaltyUnit
from tests.event.made_fields import event_of, events, field, listed

FOUR = ContractResult(4, Denomination.S, Doubling.UNDOUBLED, Seat.N, 10)
QUARTER = GivenPenalty("2", Fraction(1, 4), PenaltyUnit.TOP, "90B2", "slow play")


@pytest.fixture
def small() -> Field:
    row: list[Outcome | None] = [FOUR, FOUR._replace(tricks=9), PointsOnly(170), PassedOut()]
    return field(listed(event_of([row, row])))


def after(of: Field, *given: GivenPenalty) -> Any:
    return adjust(of, (), penalties=given).after


# ---------------------------------------------------------------------------------------------------- notation


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("12NS: 25% of a top; 90B2", ("12NS", Fraction(1, 4), "top", "90B2", "")),
        ("NS 12: 0,5 top", ("NS 12", Fraction(1, 2), "top", "", "")),
        ("3: 1/3 of the top; ; late: twice; again", ("3", Fraction(1, 3), "top", "", "late: twice; again")),
        ("A 3: 2 MP; 91A", ("A 3", 2, "matchpoints", "91A", "")),
        ("3: 3 IMPs", ("3", 3, "imps", "", "")),
        ("3: 100 points", ("3", 100, "points", "", "")),
    ],
)
def test_a_penalty_is_one_line_of_text(text: str, expected: tuple[Any, ...]) -> None:
    found = GivenPenalty.from_text(text)
    assert (found.pair, found.amount, str(found.unit), found.law, found.reason) == expected
    assert GivenPenalty.from_data(found.to_data()) == found


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "penalty-notation"),
        ("3 25% top", "penalty-notation"),
        ("3: much", "penalty-notation"),
        ("3: -2 MP", "penalty-notation"),
        ("3: 1/0 top", "penalty-notation"),
        ("3: 25%", "penalty-unit"),
        ("3: 25% MP", "penalty-unit"),
        ("3: 2 VP", "penalty-unit"),
        ("3: 0 MP", "penalty-amount"),
    ],
)
def test_what_is_no_penalty_is_refused_in_every_language(text: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        GivenPenalty.from_text(text)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert error_text(caught.value, words(language))


@given(st.text(max_size=30))
def test_no_text_breaks_the_notation(text: str) -> None:
    try:
        found = GivenPenalty.from_text(text)
    except InputError:
        return
    assert found.amount > 0


def test_a_file_holds_adjusted_scores_and_penalties(tmp_path: Path) -> None:
    path = tmp_path / "decided.toml"
    path.write_text(
        '[[adjustment]]\nboard = 1\npair = "1"\nscore = "420"\n[[penalty]]\npair = 2\namount = "25%"\nunit = "top"'
    )
    scores, penalties = read_decisions(path)
    assert [each.board for each in scores] == ["1"]
    assert penalties == [GivenPenalty("2", Fraction(1, 4), PenaltyUnit.TOP, place=f"{path} #1")]
    path = tmp_path / "penalties.json"
    for data in ([{"pair": "2", "amount": 0.25, "unit": "top"}], {"pair": "2", "amount": "1/4 top"}):
        path.write_text(json.dumps(data))
        assert read_decisions(path)[1][0].amount == Fraction(1, 4)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"penalty": []}, "json-type"),
        ({"penalty": [3]}, "json-type"),
        ({"penalty": [{"pair": "1", "amount": True, "unit": "top"}]}, "json-type"),
        ({"penalty": [{"pair": "1", "amount": "1"}]}, "penalty-unit"),
        ({"penalty": [{"amount": "1 MP"}]}, "key-missing"),
        ({"penalty": [{"pair": "1", "amount": "1 MP", "board": "1"}]}, "unknown-key"),
        ({"penalty": [{"pair": "1", "amount": "1 MP"}], "other": 1}, "unknown-key"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_place(tmp_path: Path, data: Any, code: str) -> None:
    path = tmp_path / "penalties.json"
    path.write_text(json.dumps(data))
    with pytest.raises(InputError) as caught:
        read_decisions(path)
    assert caught.value.code == code
    assert caught.value.where.startswith(str(path))


# ---------------------------------------------------------------------------------------------------- in a field


def test_a_penalty_comes_off_the_total_and_touches_no_board(small: Field) -> None:
    change = adjust(small, (), penalties=(QUARTER,))
    top = change.after.value("1", "2").top
    assert change.boards == ()
    assert change.after.standing("2").penalty == top / 4
    assert change.after.standing("2").total == change.before.standing("2").total - top / 4
    for board in ("1", "2"):
        assert list(change.after.values(board)) == list(change.before.values(board))
    for who in small.event.contestants:
        if who != "2":
            assert change.after.standing(who).total == change.before.standing(who).total
    assert "2" in [move.contestant for move in change.moves]


def test_penalties_and_adjusted_scores_go_together(small: Field) -> None:
    scores = [Adjustment.from_text("1 1: 60% 420; 40% -50")]
    both, plain = adjust(small, scores, penalties=(QUARTER, QUARTER)), adjust(small, scores)
    assert both.after.standing("2").total == plain.after.standing("2").total - 2 * both.after.standing("2").penalty / 2
    assert both.boards == plain.boards


@given(events(methods=[Method.MATCHPOINTS]), st.fractions(Fraction(1, 100), 3), st.data())
def test_only_the_penalised_contestant_loses_anything(event: Event, amount: Fraction, data: st.DataObject) -> None:
    of = field(event)
    who = data.draw(st.sampled_from(of.event.contestants))
    found = after(of, GivenPenalty(who, amount, PenaltyUnit.MATCHPOINTS))
    for standing in of.scored.ranking():
        lost = amount if standing.contestant == who else 0
        assert found.standing(standing.contestant).total == standing.total - lost


@pytest.mark.parametrize(
    ("penalty", "code"),
    [
        (replace(QUARTER, pair="99"), "unknown-contestant"),
        (replace(QUARTER, unit=PenaltyUnit.IMPS), "score-unit"),
        (replace(QUARTER, law="12C1(c)"), "penalty-law"),
        (replace(QUARTER, law="90Z"), "unknown-paragraph"),
    ],
)
def test_a_penalty_that_does_not_fit_is_refused_and_nothing_applied(
    small: Field, penalty: GivenPenalty, code: str
) -> None:
    with pytest.raises(InputError) as caught:
        adjust(small, (), penalties=(QUARTER, penalty))
    assert caught.value.code == code


def test_a_contestant_is_found_as_directors_write_it() -> None:
    rows = [f"{board},{pair},{pair % 3 + 1},{20 * pair}0" for board in (1, 2) for pair in (1, 2, 3)]
    of = two_winners("\n".join(["board,ns,ew,score", *rows]) + "\n")
    assert penalised(of, "1 NS") == penalised(of, "ns1") == penalised(of, "NS 1") == "NS 1"
    with pytest.raises(InputError) as caught:
        penalised(of, "1")
    assert caught.value.code == "contestant-ambiguous"
    rows = [f"1,{pair},{pair + 3},{20 * pair}0" for pair in (1, 2, 3)]
    plain = two_winners("\n".join(["board,ns,ew,score", *rows]) + "\n")
    assert penalised(plain, "1NS") == "1"
    with pytest.raises(InputError):
        penalised(plain, "1EW")


def two_winners(text: str) -> Field:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "e.csv"
        path.write_text(text)
        event = read_event(path).event
    assert event is not None
    return field_of(event, regulations="club", method=Method.MATCHPOINTS, winners=2)


def test_the_standard_amounts_are_those_of_the_regulations_and_fit_the_event(small: Field) -> None:
    assert standard_amounts(small) == ()
    ebu = field_of(small.received, regulations="EBU")
    assert standard_amounts(ebu) == ((Fraction(1, 4), PenaltyUnit.TOP),)
    assert ebu.scored.standing("2").penalty == 0
    assert standard_amounts(field_of(small.received, regulations="EBU", method=Method.BUTLER)) == ()


# ---------------------------------------------------------------------------------------------------- exports


@pytest.mark.parametrize(("writer", "name"), [(write_csv, "e.csv"), (write_xlsx, "e.xlsx")])
def test_our_own_tables_hold_a_penalty_and_read_it_back(
    small: Field, tmp_path: Path, writer: Callable[[Event], tuple[Any, Any]], name: str
) -> None:
    content, losses = writer(received_with(small, (), penalties=(QUARTER,)))
    assert not [loss for loss in losses if "penalty" in loss.field]
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    read = read_event(path).event
    assert read is not None
    assert field(read).scored.ranking() == after(small, QUARTER).ranking()
    assert [str(finding.code) for finding in check(read).findings] == []


@pytest.mark.parametrize("writer", [write_usebio, write_pbn_results, write_data_connector])
def test_other_formats_state_the_loss(small: Field, writer: Callable[[Event], tuple[Any, Any]]) -> None:
    _, losses = writer(received_with(small, (), penalties=(QUARTER,)))
    whole = (*losses, *lost_in(small, (), penalties=(QUARTER,)))
    assert {"contestant-penalty", "penalty-ground"} <= {loss.field for loss in whole}
    for language in LANGUAGES:
        said = [loss_text(loss, words(language)) for loss in whole if "penalty" in loss.field]
        assert said
        assert not [text for text in said if "penalty-" in text]


def test_who_the_event_does_not_list_cannot_have_a_penalty_written() -> None:
    row: list[Outcome | None] = [FOUR, PassedOut()]
    bare = field(replace(event_of([row, row]), contestants=()))
    [given] = [GivenPenalty(bare.event.contestants[0], Fraction(1), PenaltyUnit.MATCHPOINTS)]
    assert [(loss.field, loss.count) for loss in lost_in(bare, (), penalties=(given,))] == [("contestant-penalty", 1)]
    assert penalties_in(bare, (given,))[0].amount == 1
