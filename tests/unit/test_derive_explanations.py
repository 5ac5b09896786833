"""What a record tells of an explanation: who put it right and when, who declares, and what is then to be ruled."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_derive_auction import record_of

from arbitro.cli import main
from arbitro.formats import write_json
from arbitro.inquiry import rule
from arbitro.laws.core import Stage, Value
from arbitro.laws.derive import derive, incidents, incidents_at
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.model import CALLS, Seat
from arbitro.table import (
    PLAYED,
    AttentionDrawn,
    Called,
    DirectorCalled,
    Event,
    HandsReturned,
    Irregularity,
    Noted,
    NoteKind,
    TableRecord,
)

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W
AUCTION = "1N P 2D P 2H P P P"  # North declares; North explains 2D, South called it
EXPLAINED = 3
TRICK = (PLAYED["H2"], PLAYED["H3"], PLAYED["H4"], PLAYED["H5"])


def explained(*after: Event | str, kind: NoteKind = NoteKind.EXPLANATION) -> TableRecord:
    """1N P 2D, which North explains or does not alert, and what came after it."""
    return record_of("1N P 2D", Noted(kind, N), *after)


def told(record: TableRecord, kind: str) -> dict[str, Value]:
    facts = derive(record, Irregularity(kind, N, EXPLAINED, ()))
    return {key.rpartition(".")[2]: value for key, value in facts.items()}


def by(seat: Seat | None) -> AttentionDrawn:
    return AttentionDrawn(seat, EXPLAINED)


REST = "P 2H P P P"


def test_an_explainer_who_puts_it_right_says_that_it_was_wrong() -> None:
    own = "own_explanation_wrong"
    assert told(explained(REST), own) == {}
    assert told(explained(REST, by(S)), own) == {}
    assert told(explained("P", by(N)), own) == {"wrong": True, "noticed": "auction", "told_before_lead": True}
    assert told(explained(REST, by(N)), own) == {"wrong": True, "told_before_lead": True}
    assert told(explained(REST, *TRICK, by(N)), own) == {"wrong": True, "told_before_lead": False}


def test_an_explanation_given_and_put_right_before_the_lead() -> None:
    record = record_of(AUCTION, Noted(NoteKind.EXPLANATION, N), AttentionDrawn(N, 8))
    facts = derive(record, Irregularity("own_explanation_wrong", N, 8, ()))
    assert facts["own_explanation.noticed"] == "clarification"


def test_when_the_partner_spoke_and_who_declares() -> None:
    partners = "partners_explanation_wrong"
    assert told(explained("P"), partners) == {"moment": "auction"}
    assert told(explained("P", by(S)), partners) == {"moment": "auction", "spoke_in_auction": True}
    dummy = told(explained(REST, by(S)), partners)
    assert (dummy["moment"], dummy["declaring"]) == ("clarification", True)
    assert told(explained(REST, by(S), *TRICK, DirectorCalled()), partners) == {
        "moment": "play",
        "declaring": True,
        "spoke_in_play": True,
        "told_before_lead": True,
    }
    late = told(explained(REST, *TRICK, by(S)), partners)
    assert (late["moment"], late["told_before_lead"]) == ("play", False)
    defends = told(explained("2H P P P", *TRICK, by(S)), partners)
    assert (defends["declaring"], defends["spoke_in_play"]) == (False, True)


def test_a_record_that_is_over_does_not_tell_when_it_came_to_light() -> None:
    out = record_of("P P P", Noted(NoteKind.EXPLANATION, N), "P")
    assert "moment" not in told(out, "partners_explanation_wrong")
    assert told(out.add(by(S)), "misinformation")["moment"] == "clarification"
    back = told(out.add(HandsReturned(), by(S)), "misinformation")
    assert back["moment"] == "after_play"
    assert "declaring" not in told(out.add(by(S)), "partners_explanation_wrong")


def test_a_director_called_before_for_something_else_does_not_tell_how_far_they_had_come() -> None:
    record = explained("P", DirectorCalled(), "2H P P P", by(S))
    for kind in ("misinformation", "partners_explanation_wrong"):
        assert told(record, kind)["moment"] == "clarification"


def test_an_alert_that_was_left_out_and_nothing_of_what_was_due() -> None:
    facts = told(explained("P", by(W), kind=NoteKind.ALERT_OMITTED), "misinformation")
    assert facts["form"] == "alert"
    assert "alert_due" not in facts
    assert "form" not in told(explained("P", by(N)), "misinformation")


@pytest.mark.parametrize(
    ("speaks", "kinds"),
    [
        pytest.param((N,), ["own_explanation_wrong", "misinformation"], id="the explainer"),
        pytest.param((S,), ["partners_explanation_wrong", "misinformation"], id="his partner"),
        pytest.param((W,), ["misinformation"], id="an opponent"),
        pytest.param((None,), ["misinformation"], id="not said who"),
        pytest.param((W, N), ["own_explanation_wrong", "misinformation"], id="an opponent, then the explainer"),
        pytest.param((), [], id="nobody"),
    ],
)
def test_an_explanation_to_which_attention_was_drawn_is_to_be_ruled(
    speaks: tuple[Seat | None, ...], kinds: list[str]
) -> None:
    record = explained("P", *(by(seat) for seat in speaks))
    assert [(kind, found.seat, found.event) for found, kind in incidents(record)] == [(k, N, 3) for k in kinds]
    for kind in kinds:
        assert [found.event for found in incidents_at(record, kind)] == [EXPLAINED]


def test_an_explanation_that_stands_with_its_call_was_given_by_partner() -> None:
    announced = Called(CALLS["2D"], meaning="transfer to hearts")
    record = record_of("1N P", announced, "P", AttentionDrawn(S, 2))
    assert [(kind, found.seat) for found, kind in incidents(record)] == [
        ("partners_explanation_wrong", N),
        ("misinformation", N),
    ]
    plain = record_of("1N P 2D P", AttentionDrawn(S, 2))
    assert incidents(plain) == ()
    low = record_of("1N P", Called(CALLS["1D"], meaning="transfer"), AttentionDrawn(S, 2))
    assert [kind for _, kind in incidents(low)] == ["insufficient_bid"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_record_tells_need_not_be_asked(edition: str) -> None:
    record = explained(REST, by(S))
    [(found, kind), _] = incidents(record)
    inquiry = rule(found, record, Profile(edition), kind=kind).at(Stage.REVIEW)
    done, unused = inquiry.answering(
        {"partners_explanation.mistake": "explanation", "partners_explanation.spoke_in_auction": False}
    )
    assert (done.ruling.complete, unused) == (True, ())
    assert {f.outcome.id for f in done.ruling.outcomes} == {
        "must_call_and_correct",
        "rule_as_misinformation",
        "explanation_is_unauthorised",
    }


def test_a_board_whose_only_incident_is_an_explanation_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "board.json"
    path.write_text(write_json([explained(REST, by(N))]), "utf-8")
    assert main(["table", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "20F4" in shown
    assert "21, 40B, 75" in shown
