"""What is irregular about a call, by a rule set of its own: nothing here reads how the table finds it."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from strategies import boards, calls, legal_auctions, seats

from arbitro.laws.derive import incidents
from arbitro.model import CALLS, DOUBLE, PASS, REDOUBLE, Board, Call, Seat
from arbitro.table import CALLED, Called, Event, Obliged, TableRecord, legal_calls

Made = list[tuple[Seat, Call]]


def lawful(made: Made, seat: Seat) -> set[Call]:
    """The calls that Laws 18, 19 and 22 give a player after a legal auction, were it his turn."""
    if is_over(made):
        return set()
    meant = [(by, call) for by, call in made if call is not PASS]
    bids = [(by, call) for by, call in meant if call.is_bid]
    open_to_him = {PASS} | {
        call for call in CALLS.values() if call.is_bid and (not bids or call.rank > bids[-1][1].rank)
    }
    if meant:
        by, last = meant[-1]
        theirs = by.side is not seat.side
        if theirs and last.is_bid:
            open_to_him.add(DOUBLE)
        if theirs and last is DOUBLE:
            open_to_him.add(REDOUBLE)
    return open_to_him


def is_over(made: Made) -> bool:
    called = [call for _, call in made]
    return len(called) >= 4 and called[-3:] == [PASS] * 3 and (any(c.is_bid for c in called) or called[-4] is PASS)


def wrong(made: Made, turn: Seat, seat: Seat, call: Call, duty: Call | None, rho_passes: bool) -> set[str]:
    """Everything irregular about a call after a legal auction. duty: the call that he must make; rho_passes: the
    player in turn, his right-hand opponent, must pass (28A)."""
    if is_over(made):
        return {"call_after_auction"}
    found = set()
    if made and made[-1][0] is seat:
        found.add("call_changed")
        made = made[:-1]
    elif seat is not turn and not (rho_passes and seat is turn.lho):
        found.add("call_out_of_rotation")
    legal = lawful(made, seat)
    if call not in legal:
        names = {DOUBLE: "inadmissible_double", REDOUBLE: "inadmissible_redouble"}
        found.add(names.get(call, "insufficient_bid"))
    if duty is PASS and call is not PASS:
        found.add("call_when_barred")
    elif duty is not None and call is not duty and duty in legal:
        found.add("call_not_repeated")
    return found


INCIDENTS = (  # the order of triage
    ("inadmissible_double", "double_inadmissible"),
    ("inadmissible_redouble", "double_inadmissible"),
    ("call_when_barred", "call_when_barred"),
    ("call_changed", "call_changed"),
    ("call_out_of_rotation", ""),
    ("insufficient_bid", "insufficient_bid"),
    ("call_not_repeated", "call_not_repeated"),
    ("call_after_auction", "call_after_auction"),
)
OUT = {PASS: "pass_out_of_rotation", DOUBLE: "double_out_of_rotation", REDOUBLE: "double_out_of_rotation"}


@settings(max_examples=400)
@given(
    board=boards,
    auction=legal_auctions(),
    share=st.floats(0, 1),
    call=calls,
    seat=seats,
    duty=st.none() | st.tuples(seats, st.booleans(), st.just(PASS) | calls),
    in_turn=st.booleans(),
)
def test_a_call_is_irregular_when_and_only_when_the_laws_say_so(
    board: Board,
    auction: tuple[Call, ...],
    share: float,
    call: Call,
    seat: Seat,
    duty: tuple[Seat, bool, Call] | None,
    in_turn: bool,
) -> None:
    made: Made = []
    turn = board.dealer
    for one in auction[: round(share * len(auction))]:
        made.append((turn, one))
        turn = turn.lho
    seat = turn if in_turn else seat
    events: list[Event] = [CALLED[one.code] for _, one in made]
    bound, throughout, must = duty or (turn, False, PASS)
    assume(duty is None or must is PASS or not throughout)
    if duty:
        events.append(Obliged(bound, throughout, "30A", must))
    record = TableRecord(board, events=(*events, Called(call, seat)))
    expected = wrong(
        made,
        turn,
        seat,
        call,
        must if duty and bound is seat else None,
        duty is not None and bound is turn and must is PASS,
    )
    assert {one.kind for one in record.irregularities} - {"turn_lost_by_passes"} == expected
    assert all((one.seat, one.event) == (seat, len(events)) for one in record.irregularities if one.kind in expected)
    lost = any(one.kind == "turn_lost_by_passes" for one in record.irregularities)
    opens = [kind or OUT.get(call, "bid_out_of_rotation") for name, kind in INCIDENTS if name in expected]
    if not lost:
        assert [kind for _, kind in incidents(record)] == opens[:1]
    before = TableRecord(board, events=tuple(events)).state
    if not is_over(made):
        legal = lawful(made, turn)
        only = {must} if duty and bound is turn and must in legal else legal
        assert set(legal_calls(before)) == only


def test_the_number_of_legal_auctions_by_a_rule_set_of_its_own() -> None:
    level: list[Made] = [[]]
    seat = Seat.N
    for count in (36, 701, 9731):
        level = [[*made, (seat, call)] for made in level for call in lawful(made, seat)]
        assert len(level) == count
        seat = seat.lho


@pytest.mark.parametrize("passed_out", [True, False])
def test_after_the_end_no_call_is_legal(passed_out: bool) -> None:
    made = [PASS] * 4 if passed_out else [CALLS["1C"], PASS, PASS, PASS]
    record = TableRecord(Board.of(1), events=tuple(CALLED[call.code] for call in made))
    assert legal_calls(record.state) == ()
    assert is_over([(Seat.N, call) for call in made])
