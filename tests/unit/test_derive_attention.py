"""What a record tells of attention and the director's call: Laws 9-11."""

from __future__ import annotations

import pytest

from arbitro.inquiry import rule
from arbitro.laws.core import Value
from arbitro.laws.derive.attention import facts
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.model import CALLS, Board, Contract, Deal, Seat
from arbitro.table import (
    PLAYED,
    AttentionDrawn,
    Called,
    DirectorCalled,
    Event,
    HandsReturned,
    Played,
    TableRecord,
    Withdrawn,
)
from arbitro.table.state import Irregularity

DEAL = Deal.parse("N:AK42.T98.432.432 QJT9.432.765.765 8765.AKQ.AKQ.AKQ 3.J765.JT98.JT98")
NOTRUMP = Contract.parse("3N", Seat.S, vulnerable=False)  # West leads, North is dummy
EAST = "H5 H8 D5 HA"  # East, event 2, does not follow; declarer wins
LATER = "HK H6 H9 D6"


def record_of(*parts: Event | str) -> TableRecord:
    events: list[Event] = []
    for part in parts:
        events += [PLAYED[card] for card in part.split()] if isinstance(part, str) else [part]
    return TableRecord(Board.of(1), DEAL, tuple(events), NOTRUMP)


def told(*parts: Event | str) -> dict[str, Value]:
    record = record_of(*parts)
    [revoke, *_] = [found for found in record.irregularities if found.kind == "revoke"]
    return {key.removeprefix("attention."): value for key, value in facts(record, revoke).items()}


def drawn(by: Seat, event: int | None = None) -> AttentionDrawn:
    return AttentionDrawn(by, event)


def test_a_record_that_says_nothing_of_it_leaves_everything_open_but_the_irregularity() -> None:
    assert told(EAST) == {"about": "irregularity"}


@pytest.mark.parametrize(
    ("seat", "by", "own_side"),
    [(Seat.S, "declarer", False), (Seat.N, "dummy", False), (Seat.W, "defender", True), (Seat.E, "defender", True)],
)
def test_who_spoke_up_during_the_play(seat: Seat, by: str, own_side: bool) -> None:
    found = told(EAST, drawn(seat), DirectorCalled(Seat.W))
    assert (found["period"], found["by"], found["own_side"]) == ("play", by, own_side)
    assert (found["called_late"], found["nos_acted"], found["corrected"]) == (False, False, False)
    assert found["dummy_called"] is False


def test_after_the_play_nobody_asks_who_it_was() -> None:
    found = told(EAST, HandsReturned(), drawn(Seat.N), DirectorCalled(Seat.N))
    assert found["period"] == "after_play"
    assert "by" not in found
    assert found["dummy_called"] is True


def test_dummy_who_calls_before_anybody_has_spoken_draws_attention_by_it() -> None:
    found = told(EAST, DirectorCalled(Seat.N), drawn(Seat.S))
    assert found["by"] == "dummy"
    assert "dummy_called" not in found


def test_what_was_done_before_the_director_was_called() -> None:
    found = told(EAST, drawn(Seat.W), "HK H6", DirectorCalled(Seat.S))
    assert (found["called_late"], found["nos_acted"]) == (True, True)
    found = told(EAST, drawn(Seat.S), Withdrawn(2), Played(PLAYED["H4"].card, Seat.E), DirectorCalled(Seat.S))
    assert (found["called_late"], found["nos_acted"], found["corrected"]) == (True, False, True)


def test_without_a_call_in_the_record_only_what_was_done_is_known() -> None:
    assert "nos_acted" not in told(EAST, drawn(Seat.S))
    found = told(EAST, drawn(Seat.S), LATER)
    assert (found["called_late"], found["nos_acted"]) == (True, True)
    assert "corrected" not in found


def test_attention_to_another_irregularity_does_not_count() -> None:
    assert told(EAST, drawn(Seat.S, 1)) == {"about": "irregularity"}
    assert told(EAST, drawn(Seat.S, 2), DirectorCalled())["by"] == "declarer"
    assert "own_side" not in told(EAST, AttentionDrawn(), DirectorCalled())


@pytest.mark.parametrize("name", EDITIONS)
def test_in_the_auction(name: str) -> None:
    bids = [Called(CALLS[code]) for code in ("1S", "1H")]
    record = TableRecord(Board.of(1), None, (*bids, drawn(Seat.S), DirectorCalled(Seat.S)))
    [found] = record.irregularities
    assert found.kind == "insufficient_bid"
    inquiry = rule(found, record, Profile(name), kind="attention")
    assert inquiry.kind_key == "attention"
    assert inquiry.known["attention.period"] == "auction"
    assert inquiry.ruling.outcomes[0].outcome.id == "may_draw_attention"
    assert inquiry.asks is not None
    assert inquiry.asks.key == "attention.circumstances"
    assert inquiry.binding is not None
    assert inquiry.binding.offender is Seat.E


@pytest.mark.parametrize("name", EDITIONS)
def test_the_record_and_the_answers_give_the_same_ruling(name: str) -> None:
    record = record_of(EAST, drawn(Seat.N), "HK", DirectorCalled(Seat.S))
    [revoke, *_] = record.irregularities
    rest = {
        "attention.dummy_lost_rights": False,
        "attention.circumstances": ["attention.called_late", "attention.nos_acted"],
        "attention.forfeits": "partly",
        "attention.chooser": "nobody",
        "attention.gained": "nobody",
    }
    by_record, _ = rule(revoke, record, Profile(name), kind="attention").answering(rest)
    said = {"attention.about": "irregularity", "attention.period": "play", "attention.by": "dummy"}
    by_answers, _ = rule("attention", profile=Profile(name)).answering(said | rest)
    assert by_record.asks is None
    assert by_record.ruling.is_final
    assert by_record.ruling.outcomes == by_answers.ruling.outcomes


def test_an_irregularity_without_a_record_is_asked_about_too() -> None:
    inquiry = rule(Irregularity("revoke", Seat.E, 2, ("61A",)), kind="attention")
    assert inquiry.asks is not None
    assert inquiry.asks.key == "attention.about"
