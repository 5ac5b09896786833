"""Who must pass after a ruling: enforced as findings, and what follows for the turn (28A, 30A, 37)."""

from __future__ import annotations

import pytest

from arbitro.formats import record_from_json, record_to_json
from arbitro.model import CALLS, PASS, Board, Seat
from arbitro.table import (
    CALLED,
    Accepted,
    Called,
    Event,
    Mark,
    Obliged,
    Phase,
    TableRecord,
    TableState,
    Withdrawn,
    fold,
    legal_calls,
)

BOARD = Board.of(1)  # North deals
ONCE, THROUGHOUT = Obliged(Seat.W, law="30A"), Obliged(Seat.W, throughout=True, law="27B2")


def after(*events: Event | str) -> TableState:
    """The state after calls in words ('1S', 'E:2C', 'P') and other events, North dealing."""
    return fold(BOARD, None, [_event(event) if isinstance(event, str) else event for event in events])


def _event(text: str) -> Called:
    seat, colon, code = text.rpartition(":")
    return Called(CALLS[code], Seat(seat)) if colon else CALLED[code]


def found(state: TableState) -> list[tuple[str, str, int]]:
    return [(one.kind, str(one.seat), one.event) for one in state.irregularities]


@pytest.mark.parametrize("duty", [ONCE, THROUGHOUT])
def test_a_pass_is_the_one_call_open_to_who_must_pass(duty: Obliged) -> None:
    state = after("1S", "P", duty, "2S")
    assert state.must_pass(Seat.W) == duty
    assert legal_calls(state) == (PASS,)
    assert len(legal_calls(after("1S", "P", duty))) > 1
    assert found(after("1S", "P", duty, "2S", "P")) == []


def test_once_is_until_he_has_called_and_throughout_is_until_the_auction_ends() -> None:
    calls = ("P", "P", "P", "P", "P")
    assert after("1S", "P", ONCE, "2S", "P").obliged == ()
    assert after("1S", "P", THROUGHOUT, "2S", "P").obliged == (THROUGHOUT,)
    over = after("1S", "P", THROUGHOUT, "P", *calls[:1])
    assert over.phase is Phase.OPENING_LEAD
    assert over.obliged == ()


def test_a_call_before_the_ruling_does_not_fulfil_it() -> None:
    assert after("1S", "P", "2S", "P", ONCE).must_pass(Seat.W) == ONCE


@pytest.mark.parametrize("call", ["3C", "X"])
def test_a_call_by_who_must_pass(call: str) -> None:
    assert found(after("1S", "P", THROUGHOUT, "2S", call)) == [("call_when_barred", "W", 4)]


def test_withdrawn_it_binds_him_again() -> None:
    state = after("1S", "P", ONCE, "2S", "3C", Withdrawn(4, "37B1"))
    assert (state.turn, legal_calls(state)) == (Seat.W, (PASS,))
    assert after("1S", "P", ONCE, "2S", "3C").obliged == ()


def test_several_things_may_be_wrong_with_one_call() -> None:
    assert found(after("1S", "P", Obliged(Seat.S), "W:1H")) == [("insufficient_bid", "W", 3)], "in rotation by 28A"
    state = after("1S", "P", THROUGHOUT, "2S", "1C")
    assert found(state) == [("insufficient_bid", "W", 4), ("call_when_barred", "W", 4)]


# -- 28A


@pytest.mark.parametrize("call", [Called(CALLS["3S"], Seat.N), Called(CALLS["3S"], mark=Mark.SKIPPED_PLAYER)])
def test_who_does_not_wait_for_a_pass_that_must_come_is_in_rotation(call: Called) -> None:
    state = after("1S", "P", THROUGHOUT, "2S", call)
    assert found(state) == []
    assert state.turn is Seat.E
    assert [str(made.seat) for made in state.auction] == ["N", "E", "S", "N"]


def test_the_pass_may_be_said_afterwards_or_not_at_all() -> None:
    said = after("1S", "P", THROUGHOUT, "2S", "N:3S", "W:P", "P", "P")
    silent = after("1S", "P", THROUGHOUT, "2S", "N:3S", "P", "P")
    for state in (said, silent):
        assert found(state) == []
        assert (state.phase, state.turn) == (Phase.AUCTION, Seat.W)
    assert str(after("1S", "P", THROUGHOUT, "2S", "N:3S", "P", "P", "P").contract) == "3S N"
    assert str(after("1S", "P", THROUGHOUT, "2S", "P", "N:P", "P").contract) == "2S N"


def test_the_pass_that_went_without_saying_goes_with_the_call() -> None:
    state = after("1S", "P", THROUGHOUT, "2S", "N:3S", Withdrawn(4))
    assert (state.turn, len(state.auction)) == (Seat.W, 3)


def test_it_holds_of_right_hand_opponents_duty_only() -> None:
    assert found(after("1S", "P", THROUGHOUT, "2S", "E:3C")) == [("call_out_of_rotation", "E", 4)]
    assert found(after("1S", Obliged(Seat.N), "S:2S")) == [("call_out_of_rotation", "S", 2)]


# -- accepted, simultaneous, a slip out of rotation


def test_a_call_that_was_accepted_is_not_passed_over() -> None:
    assert [str(made.call) for made in after("1C", "S:1S", "E:P").auction] == ["1C", "P"]
    accepted = after("1C", "S:1S", Accepted(1, "29A"), "E:P")
    assert [str(made.call) for made in accepted.auction] == ["1C", "1S", "P"]


def test_a_call_at_the_same_time_comes_later() -> None:
    together = Called(CALLS["1D"], Seat.E, together=True)
    assert found(after("1C", together)) == [("calls_simultaneous", "E", 1)]
    assert after("1C", together).turn is Seat.S
    out = after("1C", Called(CALLS["1D"], Seat.S, together=True))
    assert found(out) == [("calls_simultaneous", "S", 1), ("call_out_of_rotation", "S", 1)]


def test_a_slip_out_of_rotation_is_replaced_where_it_stood() -> None:
    taken_back = ("1C", "S:1S", "P", Withdrawn(1, "25A"))
    assert after(*taken_back).turn is Seat.S
    state = after(*taken_back, "S:1H")
    assert [f"{made.seat}:{made.call}" for made in state.auction] == ["N:1C", "S:1H", "W:P"]
    assert found(state)[-1] == ("call_out_of_rotation", "S", 4)
    assert after("1C", "S:1S", Withdrawn(1, "25A")).turn is Seat.S
    assert after("1C", "S:1S", Withdrawn(1, "29B")).turn is Seat.E


def test_a_call_over_one_taken_back_is_judged_again() -> None:
    state = after("1N", "P", "2C", "2D", Withdrawn(2, "25A"), "2H")
    assert found(state) == [("insufficient_bid", "W", 3)]


# -- a call that must be repeated (31A1, 32A1)


def test_the_call_to_be_repeated_is_the_one_that_is_open() -> None:
    again = Obliged(Seat.S, law="31A1", call=CALLS["1S"])
    bound = ("1C", "S:1S", Withdrawn(1, "29B"), "P", again)
    assert (after(*bound).must_call(Seat.S), after(*bound).must_pass(Seat.S)) == (CALLS["1S"], None)
    assert legal_calls(after(*bound)) == (CALLS["1S"],)
    kept = ("call_out_of_rotation", "S", 1)
    assert found(after(*bound, "1S")) == [kept]
    assert found(after(*bound, "2S")) == [kept, ("call_not_repeated", "S", 5)]
    assert found(after(*bound, "P")) == [kept, ("call_not_repeated", "S", 5)]
    once_more = after(*bound, "2S", Withdrawn(5, "31A1"))
    assert (once_more.turn, legal_calls(once_more)) == (Seat.S, (CALLS["1S"],))
    assert len(legal_calls(after("1C", "S:1S", Withdrawn(1, "29B"), "2H", again))) > 1, "no longer legal"
    assert found(after("1C", "S:1S", Withdrawn(1, "29B"), "2H", again, "P")) == [kept]
    assert legal_calls(after(*bound, Obliged(Seat.S))) == (PASS,), "who must pass must pass"
    assert found(after(*bound, "W:2S")) == [kept, ("call_out_of_rotation", "W", 5)], "28A is of a pass only"


# -- taken once more after a ruling


def test_what_went_back_was_not_there_for_those_who_called_after_it() -> None:
    refused = Withdrawn(1, "29B")
    assert [one[0] for one in found(after("1C", "S:1S", "N:2C", refused))] == ["call_out_of_rotation", "call_changed"]
    state = after("1C", "S:1S", "E:2H", "W:3C", Withdrawn(1, "28B"))
    assert [f"{made.seat}:{made.call}" for made in state.auction] == ["N:1C", "E:2H", "W:3C"]
    three = after("E:1C", "W:1D", "N:1H", Withdrawn(1, "29B"), Withdrawn(0, "29B"))
    assert (three.turn, [str(made.call) for made in three.auction]) == (Seat.E, ["1H"])
    assert [one[1] for one in found(three)] == ["E", "W"], "North was in turn all the time"


def test_a_slip_out_of_rotation_keeps_its_place_until_the_call_meant_goes_back_too() -> None:
    meant = ("1C", "S:1S", Withdrawn(1, "25A"), "S:2S")
    assert after(*meant).turn is Seat.W
    assert after(*meant, Withdrawn(3, "29B")).turn is Seat.E
    assert after(*meant, Withdrawn(3, "25A")).turn is Seat.S


# -- JSON


def test_both_ways_in_json() -> None:
    again = Obliged(Seat.E, law="31A1", call=CALLS["1H"])
    events = (CALLED["1S"], Called(CALLS["1H"], Seat.E, together=True), Accepted(1, "27A1"), ONCE, THROUGHOUT, again)
    record = TableRecord(BOARD, events=events)
    data = record_to_json(record)
    assert data["events"][2:] == [
        {"type": "accepted", "event": 1, "law": "27A1"},
        {"type": "obliged", "seat": "W", "law": "30A"},
        {"type": "obliged", "seat": "W", "throughout": True, "law": "27B2"},
        {"type": "obliged", "seat": "E", "law": "31A1", "call": "1H"},
    ]
    assert record_from_json(data) == record
