"""The auction: what may be called, what it comes to, what is irregular in it."""

from __future__ import annotations

from functools import cache

import pytest

from arbitro.model import CALLS, Board, Contract, Seat
from arbitro.table import (
    CALLED,
    OPENING,
    PLAYED,
    Bidding,
    Called,
    Event,
    Mark,
    Phase,
    TableState,
    Withdrawn,
    fold,
    legal_calls,
)

BOARD = Board.of(1)  # North deals, nobody vulnerable


def after(*events: Event | str) -> TableState:
    """The state after calls in words ('1S', 'E:2C', 'P') and other events, North dealing."""
    return fold(BOARD, None, [_event(event) if isinstance(event, str) else event for event in events])


def _event(text: str) -> Called:
    seat, colon, code = text.rpartition(":")
    return Called(CALLS[code], Seat(seat)) if colon else CALLED[code]


def auction(text: str) -> TableState:
    return after(*text.split())


def found(state: TableState) -> list[tuple[str, str, int, tuple[str, ...]]]:
    return [(i.kind, str(i.seat), i.event, i.laws) for i in state.irregularities]


def standing(state: TableState) -> str:
    return " ".join(f"{call.seat}:{call.call}" for call in state.auction)


# -- what may be called


def perft(bidding: Bidding, depth: int) -> int:
    return 1 if depth == 0 else sum(perft(after, depth - 1) for after in bidding.legal.values())


@pytest.mark.parametrize(("depth", "sequences"), list(enumerate([36, 701, 9731, 107451, 999852], start=1)))
def test_number_of_call_sequences(depth: int, sequences: int) -> None:
    assert perft(OPENING, depth) == sequences


def test_number_of_call_sequences_by_folding_each() -> None:
    level: list[list[Event]] = [[]]
    for sequences in (36, 701, 9731):
        level = [[*made, CALLED[call.code]] for made in level for call in legal_calls(fold(BOARD, None, made))]
        assert len(level) == sequences
    assert not any(fold(BOARD, None, made).irregularities for made in level)


def test_number_of_complete_auctions() -> None:
    @cache
    def complete(bidding: Bidding) -> int:
        return 1 if bidding.is_over else sum(map(complete, bidding.legal.values()))

    assert complete(OPENING) == 128745650347030683120231926111609371363122697557


@pytest.mark.parametrize(
    ("calls", "open_to_him", "closed_to_him"),
    [
        ("", "P 1C 7N", "X XX"),
        ("1S", "P X 1N", "XX 1S 1H"),
        ("1S P", "P 1N", "X XX 1S"),
        ("1S X", "P XX 1N", "X"),
        ("1S P P X", "XX", "X"),
        ("1S X P", "P 2C", "X XX"),
        ("1S X XX", "P 1N", "X XX"),
        ("7N", "P X", "XX 7N 7S"),
        ("1S P P P", "", "P X 2C"),
        ("P P P P", "", "P 1C"),
    ],
)
def test_what_may_be_called(calls: str, open_to_him: str, closed_to_him: str) -> None:
    legal = {call.code for call in legal_calls(auction(calls))}
    assert legal >= set(open_to_him.split())
    assert not legal & set(closed_to_him.split())


def test_legal_calls_come_in_order() -> None:
    assert [call.code for call in legal_calls(auction("6S X"))] == ["P", "XX", "6N", "7C", "7D", "7H", "7S", "7N"]


# -- what it comes to


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("1S P P P", "1S N"),
        ("1H P 1S P 2S P P P", "2S S"),
        ("P 1N P 3N P P P", "3N E"),
        ("1S 2H P 3H 3S P 4S X P P P", "4SX N"),
        ("1C X XX P P P", "1CXX N"),
        ("1C X XX 1D P P P", "1D W"),
        ("1D 2D P 3D P P P", "3D E"),
        ("1C 1S P 2C P 2S P P P", "2S E"),
    ],
)
def test_the_contract_and_its_declarer(calls: str, contract: str) -> None:
    state = auction(calls)
    assert str(state.contract) == contract
    assert state.phase is Phase.OPENING_LEAD
    assert state.contract
    assert (state.declarer, state.dummy) == (state.contract.declarer, state.contract.dummy)
    assert state.turn is state.contract.declarer.lho
    assert found(state) == []


def test_the_contract_is_vulnerable_as_the_board_is_for_declarers_side() -> None:
    events = [CALLED[code] for code in ("1S", "P", "P", "P")]
    for number in (2, 3):  # East deals with NS vulnerable, South with EW
        contract = fold(Board.of(number), None, events).contract
        assert contract
        assert not contract.vulnerable
    contract = fold(Board.of(9), None, [CALLED["P"], *events]).contract
    assert contract
    assert contract.vulnerable


def test_four_passes() -> None:
    state = auction("P P P P")
    assert state.passed_out
    assert (state.phase, state.turn, state.contract) == (Phase.OVER, None, None)


def test_an_auction_that_goes_on() -> None:
    state = auction("P P P 1C P")
    assert (state.phase, state.turn, state.contract) == (Phase.AUCTION, Seat.E, None)
    assert standing(state) == "N:P E:P S:P W:1C N:P"


def test_a_stated_contract_where_no_auction_is_recorded() -> None:
    stated = Contract.parse("4S", Seat.W, vulnerable=False)
    state = fold(BOARD, None, [], stated)
    assert (state.phase, state.turn, state.contract) == (Phase.OPENING_LEAD, Seat.N, stated)
    begun = [CALLED["1S"]]
    assert fold(BOARD, None, begun, stated).contract is None
    assert fold(BOARD, None, [*begun, PLAYED["SA"]], stated).contract == stated


# -- what is irregular


def test_an_insufficient_bid_counts_as_accepted() -> None:
    state = auction("1S 1H X P P P")
    assert found(state) == [("insufficient_bid", "E", 1, ("27",))]
    assert str(state.contract) == "1HX E"


def test_an_insufficient_bid_replaced() -> None:
    state = after("1S", "1H", Withdrawn(1, "27B"), "2H", "P", "P", "P")
    assert found(state) == [("insufficient_bid", "E", 1, ("27",))]
    assert standing(state) == "N:1S E:2H S:P W:P N:P"
    assert str(state.contract) == "2H E"
    assert after("1S", "1H", Withdrawn(1)).turn is Seat.E


@pytest.mark.parametrize(
    ("calls", "kind", "seat"),
    [
        ("X", "inadmissible_double", "N"),
        ("1S P X", "inadmissible_double", "S"),
        ("1S X P X", "inadmissible_double", "W"),
        ("1S XX", "inadmissible_redouble", "E"),
        ("1S X P XX", "inadmissible_redouble", "W"),
        ("P XX", "inadmissible_redouble", "E"),
    ],
)
def test_an_inadmissible_double_or_redouble(calls: str, kind: str, seat: str) -> None:
    state = auction(calls)
    assert found(state) == [(kind, seat, len(calls.split()) - 1, ("36",))]


def test_an_inadmissible_double_never_doubles() -> None:
    state = auction("1S P X P P P")
    assert str(state.contract) == "1S N"
    assert len(state.auction) == 6


@pytest.mark.parametrize(
    ("calls", "seat", "laws"),
    [
        ("S:1S", "S", ("29", "31")),
        ("1C S:P", "S", ("29", "30")),
        ("1C P N:P", "N", ("29", "30")),
        ("1C W:X", "W", ("29", "32")),
    ],
)
def test_a_call_out_of_rotation_counts_as_accepted(calls: str, seat: str, laws: tuple[str, ...]) -> None:
    state = auction(calls)
    assert found(state) == [("call_out_of_rotation", seat, len(calls.split()) - 1, laws)]
    assert state.turn is Seat(seat).lho


def test_a_call_out_of_rotation_withdrawn_returns_the_turn() -> None:
    state = after("1C", "S:1S", Withdrawn(1))
    assert (state.turn, standing(state)) == (Seat.E, "N:1C")
    state = after("1C", "S:1S", Withdrawn(1), "P", "S:1S")
    assert found(state) == [("call_out_of_rotation", "S", 1, ("29", "31"))]


def test_the_rightful_players_call_takes_the_place_of_an_opponents_out_of_rotation() -> None:
    state = auction("1C S:1S E:P")  # 28B
    assert found(state) == [("call_out_of_rotation", "S", 1, ("29", "31"))]
    assert standing(state) == "N:1C E:P"
    assert state.turn is Seat.S


def test_a_call_at_lhos_turn_is_accepted_by_his_call() -> None:
    state = auction("E:1S S:2C")  # 29A
    assert standing(state) == "E:1S S:2C"
    assert [i.kind for i in state.irregularities] == ["call_out_of_rotation"]


def test_insufficient_and_out_of_rotation() -> None:
    assert [i.kind for i in auction("1S S:1H").irregularities] == ["call_out_of_rotation", "insufficient_bid"]


def test_a_double_out_of_rotation_is_judged_from_the_callers_side() -> None:
    assert [i.kind for i in auction("1C P N:X").irregularities] == [
        "call_out_of_rotation",
        "inadmissible_double",
    ]
    assert [i.kind for i in auction("1C P W:X").irregularities] == ["call_out_of_rotation"]


def test_a_second_call_over_ones_own() -> None:
    state = auction("1C N:1D P")
    assert found(state) == [("call_changed", "N", 1, ("25B",))]
    assert standing(state) == "N:1D E:P"
    assert standing(after("1C", "N:1D", Withdrawn(1), "P")) == "N:1C E:P"
    assert standing(after("1C", "N:1D", Withdrawn(0), "P")) == "N:1D E:P"


def test_a_call_taken_back_under_later_calls() -> None:
    taken_back = ("1C", "P", "1S", "P", Withdrawn(2, "25A"))
    state = after(*taken_back)
    assert (state.turn, standing(state)) == (Seat.S, "N:1C E:P W:P")
    state = after(*taken_back, "1H")
    assert (state.turn, standing(state)) == (Seat.N, "N:1C E:P S:1H W:P")
    state = after(*taken_back, Withdrawn(3), "1H", "X")
    assert standing(state) == "N:1C E:P S:1H W:X"
    assert found(state) == []


def test_the_last_pass_taken_back_reopens_the_auction() -> None:
    state = after("1C", "P", "P", "P", Withdrawn(3))
    assert (state.phase, state.turn, state.contract) == (Phase.AUCTION, Seat.W, None)
    assert str(after("1C", "P", "P", "P", Withdrawn(3), "1D", "P", "P", "P").contract) == "1D W"


def test_a_call_after_the_final_pass() -> None:
    state = auction("1S P P P W:X")
    assert found(state) == [("call_after_auction", "W", 4, ("39",))]
    assert str(state.contract) == "1S N"
    assert [i.kind for i in auction("P P P P 1C").irregularities] == ["call_after_auction"]


def test_a_turn_lost_by_passes() -> None:
    state = auction("1S S:P W:P N:P")  # East never had his turn
    assert [i.kind for i in state.irregularities] == ["call_out_of_rotation", "turn_lost_by_passes"]
    assert found(state)[1] == ("turn_lost_by_passes", "S", 3, ("17D3",))


def test_a_card_before_the_auction_is_over() -> None:
    state = after("1S", PLAYED["H2"])
    assert found(state) == [("card_exposed_in_auction", "E", 1, ("24",))]
    assert (state.phase, state.turn) == (Phase.AUCTION, Seat.E)


def test_marks_of_a_file() -> None:
    bid, marked = CALLS["2D"], Called(CALLS["2D"], mark=Mark.SKIPPED_PLAYER)
    assert found(after("1D", marked)) == [("call_out_of_rotation", "S", 1, ("29", "31"))]
    two_skipped = Called(bid, Seat.W, mark=Mark.SKIPPED_PLAYER)
    assert found(after("1D", two_skipped)) == [("call_out_of_rotation", "W", 1, ("29", "31"))]
    insufficient = Called(CALLS["1C"], mark=Mark.INSUFFICIENT_BID)
    assert found(after("1D", insufficient)) == [("insufficient_bid", "E", 1, ("27",))]


@pytest.mark.parametrize(
    "event",
    [
        Called(CALLS["2D"], mark=Mark.INSUFFICIENT_BID),
        Called(CALLS["2D"], Seat.E, mark=Mark.SKIPPED_PLAYER),
        Called(CALLS["2D"], mark=Mark.REVOKE),
    ],
)
def test_marks_that_the_calls_contradict(event: Called) -> None:
    assert found(after("1D", event)) == [("mark_contradicted", "E", 1, ())]
