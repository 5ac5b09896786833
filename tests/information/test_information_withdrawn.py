"""16A1(b), and the edition's own paragraph on withdrawn calls and plays: 16D in 2007, 16C in 2017."""

from __future__ import annotations

import pytest
from made_tables import AUCTION, BOTH, NEW, OLD, TRICK, E, N, S, W, call, card, decided, item, table, told

from arbitro.information import Reason, Source, Status
from arbitro.laws.edition import Edition
from arbitro.model import Seat
from arbitro.table import TableRecord, Withdrawn

LETTER = {OLD.id: "16D", NEW.id: "16C"}
BY_A_LAW = ("25B1", "27B2", "29B", "30A", "31A2(b)", "32A1", "47B", "62A", "62B1")
WITHOUT = ("", "73A1", "12C1", "4", "banana")

insufficient = table(call("1N"), call("1H"), Withdrawn(1, "27B2"), call("2H"))


@pytest.mark.requirement("S000-02", "S002-02", "S003-02", "S004-02")
@pytest.mark.parametrize("of", BOTH)
def test_a_withdrawn_action_is_judged_by_the_editions_own_letter(of: Edition) -> None:
    letter = LETTER[of.id]
    innocent = decided(of, Source.WITHDRAWN, law="27B2", offends=False)
    assert (innocent.status, innocent.laws) == (Status.AUTHORISED, ("16A1(b)", f"{letter}1"))
    offending = decided(of, Source.WITHDRAWN, law="27B2", offends=True)
    assert (offending.status, offending.laws) == (Status.UNAUTHORISED, (f"{letter}2",))
    for seat in Seat:
        assert letter in item(insufficient, of, seat, 1).laws[-1]


@pytest.mark.requirement("S000-27", "S002-28", "S003-17", "S004-16")
@pytest.mark.parametrize("of", BOTH)
def test_a_law_must_provide_for_the_withdrawal(of: Edition) -> None:
    for law in BY_A_LAW:
        assert decided(of, Source.WITHDRAWN, law=law, offends=False).status is Status.AUTHORISED
    for law in WITHOUT:
        taken_back = table(call("1N"), call("P"), Withdrawn(1, law), call("X"))
        for seat in Seat:
            found = item(taken_back, of, seat, 1)
            assert (found.status, found.reason) == (Status.OPEN, Reason.NO_LEGAL_BASIS)
            assert found.laws == (LETTER[of.id],)
        (finding,) = told(taken_back, of).findings
        assert (finding.reason, finding.event, finding.seat) == (Reason.NO_LEGAL_BASIS, 1, E)
    assert told(insufficient, of).findings == ()


@pytest.mark.requirement("S000-27", "S002-28", "S003-17", "S004-16")
@pytest.mark.parametrize("of", BOTH)
def test_what_the_record_finds_irregular_is_a_basis(of: Edition) -> None:
    record = table(call("1N"), call("1H"), Withdrawn(1), call("2H"))
    assert item(record, of, N, 1).status is Status.AUTHORISED
    assert item(record, of, W, 1).status is Status.UNAUTHORISED
    assert item(record, of, W, 1).under == "27"


def by_the_offenders() -> TableRecord:
    return insufficient


def by_the_innocent() -> TableRecord:
    """East revokes, South plays, East corrects, South changes his card (62C1)."""
    events = (*AUCTION, card("D2"), card("D9"), card("DA"), card("H2"), Withdrawn(7, "62A"), card("DK"))
    return table(*events, Withdrawn(5, "62C1"), card("DT"))


@pytest.mark.requirement("S000-28", "S002-29", "S003-18", "S004-17")
@pytest.mark.parametrize("of", BOTH)
def test_the_innocent_side_may_use_it_whoever_withdrew(of: Edition) -> None:
    for seat in (N, S):  # East's insufficient bid
        assert item(by_the_offenders(), of, seat, 1).status is Status.AUTHORISED
    record = by_the_innocent()  # North revoked; South is dummy: the card that South changed was the declaring side's
    assert record.state.declarer is N
    for seat in (E, W):
        assert item(record, of, seat, 7).laws == ("16A1(b)", f"{LETTER[of.id]}1")
    changed = table(*AUCTION, card("D2"), card("D9"), card("C5"), Withdrawn(6, "62A"), Withdrawn(5, "62C1"))
    for seat in (N, S):  # South's own withdrawn card, and North's partner
        assert item(changed, of, seat, 5).status is Status.AUTHORISED


@pytest.mark.requirement("S000-29", "S002-30", "S003-19", "S004-18")
@pytest.mark.parametrize("of", BOTH)
def test_the_offending_side_may_not_whoever_withdrew(of: Edition) -> None:
    for seat in (E, W):
        found = item(by_the_offenders(), of, seat, 1)
        assert (found.status, found.laws) == (Status.UNAUTHORISED, (f"{LETTER[of.id]}2",))
    changed = table(*AUCTION, card("D2"), card("D9"), card("C5"), Withdrawn(6, "62A"), Withdrawn(5, "62C1"))
    for seat in (E, W):  # what the innocent side withdrew
        found = item(changed, of, seat, 5)
        assert (found.status, found.laws) == (Status.UNAUTHORISED, (f"{LETTER[of.id]}2",))


@pytest.mark.parametrize("of", BOTH)
def test_a_call_that_another_one_replaced_is_withdrawn_too(of: Edition) -> None:
    changed = table(call("1N"), call("P"), call("2C"), call("2D", S))  # South changes his mind; West may accept
    found = item(changed, of, N, 2)
    assert (found.under, found.status) == ("25B1", Status.UNAUTHORISED)
    in_rotation = table(call("1H", E), call("1S", N))  # North calls in his turn after all
    assert item(in_rotation, of, W, 0).under == "28B"
    assert item(in_rotation, of, W, 0).status is Status.UNAUTHORISED
    assert item(in_rotation, of, N, 0).status is Status.AUTHORISED


@pytest.mark.parametrize("of", BOTH)
def test_a_change_without_an_offence_is_left_to_the_director(of: Edition) -> None:
    slip = table(call("1N"), Withdrawn(0, "25A1"), call("1S"))
    assert {item(slip, of, seat, 0).reason for seat in Seat} == {Reason.NO_OFFENDER}
    after = table(call("1N"), call("X"), Withdrawn(1, "25A6"), Withdrawn(0, "25A1"), call("1S"))
    assert item(after, of, W, 1).status is Status.AUTHORISED
    assert item(after, of, S, 1).status is Status.UNAUTHORISED


@pytest.mark.parametrize("of", BOTH)
def test_whose_offence_it_was_may_not_stand_in_the_record(of: Edition) -> None:
    found = item(table(call("1N"), Withdrawn(0, "15A1")), of, S, 0)
    assert (found.status, found.reason) == (Status.OPEN, Reason.OFFENDER_UNKNOWN)


def test_a_comparable_call_lifts_the_bar_in_2017() -> None:
    replaced = table(call("1N"), call("1H"), Withdrawn(1, "27B1(b)"), call("2H"))
    assert item(replaced, NEW, W, 1).status is Status.AUTHORISED
    old = item(replaced, OLD, W, 1)  # only the natural replacement lifts it, 27B1(a)
    assert (old.status, old.laws) == (Status.UNAUTHORISED, ("16D2",))
    for of in BOTH:
        lowest = table(call("1N"), call("1H"), Withdrawn(1, "27B1(a)"), call("2H"))
        assert item(lowest, of, W, 1).status is Status.AUTHORISED
    passed = table(call("P", E), Withdrawn(0, "30B1(b)(i)"), call("1S"))
    assert item(passed, NEW, W, 0).status is Status.UNAUTHORISED  # East has not called again yet
    assert item(passed.add(call("P")), NEW, W, 0).status is Status.AUTHORISED
    assert item(passed.add(call("P")), OLD, W, 0).status is Status.UNAUTHORISED
    bound = table(call("P", E), Withdrawn(0, "30B1(a)"), call("1S"), call("P"))
    assert item(bound, NEW, W, 0).status is Status.UNAUTHORISED  # what partner may do is not what lifts it


@pytest.mark.parametrize("of", BOTH)
def test_a_withdrawal_that_changes_nothing_is_no_withdrawal(of: Edition) -> None:
    record = table(*AUCTION, *TRICK, Withdrawn(0, "25A1"))
    assert item(record, of, S, 0).status is Status.AUTHORISED
