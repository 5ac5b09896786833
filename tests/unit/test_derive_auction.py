"""What a record tells of the irregularities of an auction (24-39), which incident each is, and what a ruling adds."""

from __future__ import annotations

import pytest

from arbitro.inquiry import rule
from arbitro.inquiry.applied import applied
from arbitro.inquiry.board import inquire, stage_of
from arbitro.laws.core import Stage, Value
from arbitro.laws.derive import derive, incidents, kind_of, plain_kind
from arbitro.laws.derive.lead_restriction import pending
from arbitro.laws.derive.triage import ENTANGLED
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.model import CALLS, CARDS, Board, Contract, Seat, Suit
from arbitro.table import (
    CALLED,
    PLAYED,
    Accepted,
    AttentionDrawn,
    Called,
    DirectorCalled,
    Event,
    HandsReturned,
    Irregularity,
    Noted,
    NoteKind,
    Obliged,
    Played,
    TableRecord,
    Withdrawn,
    legal_calls,
)

BOARD = Board.of(1)  # North deals
SILENT = Obliged(Seat.W, throughout=True, law="27B2")


def record_of(*parts: Event | str) -> TableRecord:
    """Calls in words, several in a text ('1S P', 'S:2C'), and other events; North deals."""
    events: list[Event] = []
    for part in parts:
        if isinstance(part, str):
            for seat, colon, code in (text.rpartition(":") for text in part.split()):
                events.append(Called(CALLS[code], Seat(seat)) if colon else CALLED[code])
        else:
            events.append(part)
    return TableRecord(BOARD, events=tuple(events))


def ruled(record: TableRecord) -> list[tuple[str, str, int]]:
    return [(kind, str(found.seat), found.event) for found, kind in incidents(record)]


def told(record: TableRecord, kind: str) -> dict[str, Value]:
    """The facts of the record's first incident of that kind, without their families' names."""
    found = next(one for one, incident in incidents(record) if incident == kind)
    facts = derive(record, Irregularity(kind, found.seat, found.event, found.laws))
    return {key.rpartition(".")[2]: value for key, value in facts.items()}


def check(record: TableRecord, kind: str, **expected: Value | None) -> None:
    """Every fact as expected; None: the record does not hold it."""
    facts = told(record, kind)
    assert {key: facts.get(key) for key in expected} == expected


# -- which incident it is


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        (("1S 1H",), [("insufficient_bid", "E", 1)]),
        (("1C S:P",), [("pass_out_of_rotation", "S", 1)]),
        (("1C S:1S",), [("bid_out_of_rotation", "S", 1)]),
        (("1C W:X",), [("double_out_of_rotation", "W", 1)]),
        (("1S S:1H",), [("bid_out_of_rotation", "S", 1)]),  # out of rotation before insufficient (27A2)
        (("1C P N:X",), [("double_inadmissible", "N", 2)]),  # inadmissible before out of rotation
        (("1S P", SILENT, "2S 3C"), [("call_when_barred", "W", 4)]),
        (("1S P", SILENT, "2S 1C"), [("call_when_barred", "W", 4)]),  # and before insufficient
        (("1S P", SILENT, "2S XX"), [("double_inadmissible", "W", 4)]),  # 37A leaves it to 36
        (("1C N:1D",), [("call_changed", "N", 1)]),
        (("1S 1H E:2H",), [("insufficient_bid", "E", 1)]),  # an early replacement (27C)
        (("1S 1H E:1D",), [("insufficient_bid", "E", 1)]),  # insufficient too (27B4)
        (("1S 1H", Withdrawn(1, "27B"), "1D"), [("insufficient_bid", "E", 1)]),
        (
            ("1S 1H", Withdrawn(1, "27B"), "1D", Withdrawn(3, "27B4"), "1C"),
            [("insufficient_bid", "E", 1), ("insufficient_bid", "E", 5)],
        ),
        (("1S 1H", Accepted(1, "27A1"), "E:2H"), [("insufficient_bid", "E", 1), ("call_changed", "E", 3)]),
        (("1C S:1S S:2S",), [("call_changed", "S", 2)]),  # the change first, then what it changed
        (("1C S:1S S:2S", Withdrawn(2, "25B2")), [("bid_out_of_rotation", "S", 1), ("call_changed", "S", 2)]),
        (("1S S:P W:P N:P",), [("turn_lost_by_passes", "S", 3)]),  # with the pass that cost it
        (("1S P P P W:X",), [("call_after_auction", "W", 4)]),
        (("1S P X 1C", Withdrawn(3, "36A"), Withdrawn(2, "36A")), [("double_inadmissible", "S", 2)]),
        (("1S", PLAYED["H2"], PLAYED["H3"]), [("card_exposed_in_auction", "E", 1)]),
        (("P S:P E:2C",), [("pass_out_of_rotation", "S", 1)]),
        (("1C S:1S N:P",), [("bid_out_of_rotation", "S", 1), ("pass_out_of_rotation", "N", 2)]),
        (("P W:1D E:1S",), [("bid_out_of_rotation", "W", 1)]),  # East was in turn, over his partner's call
        (
            ("1C", Called(CALLS["1D"], Seat.S, together=True)),
            [("calls_simultaneous", "S", 1), ("bid_out_of_rotation", "S", 1)],
        ),
    ],
)
def test_each_call_is_ruled_once_in_the_order_of_triage(
    parts: tuple[Event | str, ...], expected: list[tuple[str, str, int]]
) -> None:
    assert ruled(record_of(*parts)) == expected


def test_a_lead_by_the_declaring_side_counts_as_a_card_shown_in_the_auction() -> None:
    record = TableRecord(
        BOARD,
        events=(Played(CARDS["SA"], Seat.N),),
        contract=Contract.parse("3N", Seat.S, vulnerable=False),
    )
    assert ruled(record) == [("card_exposed_in_auction", "N", 0)]
    check(record, "card_exposed_in_auction", when="declaring_lead", offender="dummy", cards=None)


def test_what_is_ruled_with_another_call_can_still_be_opened_by_itself() -> None:
    record = record_of("1S S:1H")
    insufficient = record.irregularities[1]
    assert kind_of(record, insufficient) is None
    assert plain_kind(record, insufficient) == "insufficient_bid"
    assert rule(insufficient, record).kind_key == "insufficient_bid"
    assert rule(record.irregularities[0], record).kind_key == "bid_out_of_rotation"


# -- what the record tells of it


def test_an_insufficient_bid() -> None:
    kind = "insufficient_bid"
    check(record_of("1S 1H"), kind, slip=None, lho_called=False, replaced=False, accepted=None, offender_defends=None)
    check(record_of("1S 1H P"), kind, lho_called=True)
    check(record_of("1S 1H", Accepted(1)), kind, lho_called=False, accepted=True)
    check(record_of("1S 1H", Withdrawn(1, "25A")), kind, slip=True)
    check(record_of("1S 1H", Withdrawn(1), "2H"), kind, slip=None, replaced=None, accepted=False, replacement="bid")
    check(record_of("1S 1H", Withdrawn(1, "27B"), "P"), kind, slip=False, replaced=False, replacement="pass")
    check(record_of("1S 1H", Withdrawn(1, "27B"), "X"), kind, replacement="double", comparable=None)
    check(record_of("1S 1H E:2H"), kind, lho_called=False, replaced=True, accepted=None, replacement="bid")
    check(record_of("1S 1H E:2H P"), kind, lho_called=False, replaced=True)
    check(record_of("1S 1H E:2H", Withdrawn(2, "27C")), kind, replaced=True, accepted=True)
    second = ("1S 1H", Withdrawn(1, "27B"), "1D")
    check(record_of(*second), kind, replacement="insufficient", second_accepted=None)
    check(record_of(*second, "P"), kind, second_accepted=True)
    check(record_of(*second, Withdrawn(3, "27B4")), kind, second_accepted=False)
    silenced = record_of("1S 1H", Withdrawn(1, "27B"), "3H", SILENT)
    check(silenced, kind, lowest_same=False, comparable="no")
    check(record_of("1S 1H", Withdrawn(1, "27B"), "2H P P P"), kind, offender_defends=False)


def test_a_record_that_breaks_off_does_not_tell_what_did_not_happen() -> None:
    contract = Contract.parse("2H", Seat.E, vulnerable=False)
    record = TableRecord(BOARD, events=record_of("1S 1H").events, contract=contract)
    check(record, "insufficient_bid", lho_called=None, replaced=None)


def test_a_call_out_of_rotation() -> None:
    bid = "bid_out_of_rotation"
    check(record_of("1C S:1S"), bid, turn="rho", since="nobody", rho_must_pass=False)
    check(record_of("1C P N:2C"), bid, turn="partner", since="nobody")
    check(record_of("E:1S"), bid, turn="rho")
    check(record_of("W:1S"), bid, turn="lho", called_before=False, lho_called=False, lho_meant=None)
    check(record_of("W:1S N:P"), bid, lho_called=True, lho_meant=None)
    check(record_of("W:1S N:P", Withdrawn(0, "28B")), bid, lho_meant="own_turn")
    check(record_of("1C S:1S P"), bid, since="lho")
    check(record_of("1C S:1S E:P"), bid, since="rightful")
    check(record_of("P W:1D E:1S"), bid, turn="partner", since="rightful")
    check(record_of("1C S:1S", Accepted(1)), bid, since="nobody", accepted=True)
    refused = ("1C S:1S", Withdrawn(1, "29B"))
    check(record_of(*refused), bid, accepted=False, slip=False, rho_action=None, repeat_legal=True)
    check(record_of(*refused, "P"), bid, rho_action="pass")
    check(record_of(*refused, "1D"), bid, rho_action="acts")
    check(record_of(*refused, "XX"), bid, rho_action="illegal")
    check(record_of("2C S:1S"), bid, repeat_legal=False)
    once = Obliged(Seat.N, law="31A2(b)")
    check(record_of(*refused, "1D 1H", once), bid, comparable="no")
    check(record_of("1C S:P"), "pass_out_of_rotation", bid_before=True)
    check(record_of("S:P"), "pass_out_of_rotation", bid_before=False)
    check(record_of("1C W:X"), "double_out_of_rotation", turn="partner", admissible=True)


def test_whether_right_hand_opponent_had_to_pass_is_not_guessed() -> None:
    bid = "bid_out_of_rotation"
    check(record_of("1S 2H P P X S:2S"), bid, turn="rho", rho_must_pass=False)
    check(record_of("1S 1H P P X S:2S"), bid, turn="rho", rho_must_pass=None)  # East's bid: what was ruled is not said
    check(record_of("1S 1H", Withdrawn(1), "2H", SILENT, "P P X S:3S"), bid, turn="rho", rho_must_pass=False)


def test_inadmissible_calls() -> None:
    check(record_of("1S P X"), "double_inadmissible", lead_faced=False, lho_called=False, in_turn=True, must_pass=False)
    check(record_of("1S P X P"), "double_inadmissible", lho_called=True)
    check(record_of("1C P N:X"), "double_inadmissible", in_turn=False)
    check(record_of("1S P", SILENT, "2S XX"), "double_inadmissible", must_pass=True)
    play = ("1S P X P P P", PLAYED["H2"])
    check(record_of(*play), "double_inadmissible", lead_faced=None)
    check(record_of(*play, AttentionDrawn(event=2)), "double_inadmissible", lead_faced=True)
    check(record_of("1S P X P P P", DirectorCalled(), PLAYED["H2"]), "double_inadmissible", lead_faced=False)
    barred = ("1S P", SILENT, "2S 3C")
    check(record_of(*barred), "call_when_barred", breaks_19=False, lho_called=False, throughout=True)
    check(record_of(*barred, "P"), "call_when_barred", lho_called=True)
    check(record_of("1S P P P W:X"), "call_after_auction", by="defender", passed=False, lho_called=False)
    check(record_of("1S P P P S:P"), "call_after_auction", by="declaring_side", passed=True)
    check(record_of("P P P P 1C"), "call_after_auction", by=None)


def test_a_changed_call_a_lost_turn_and_a_card() -> None:
    changed = "call_changed"
    check(record_of("1C N:1D"), changed, cause=None, since="nobody", second="open", lho_accepts=None)
    check(record_of("1C N:1D P"), changed, second=None)  # on purpose?
    check(record_of("1C N:1D", Withdrawn(1, "25B2")), changed, cause="mind", second="open", lho_accepts=False)
    check(record_of("1C N:1D", Withdrawn(0, "25B1")), changed, cause="mind", lho_accepts=True)
    check(record_of("1C N:1D", Withdrawn(0, "25A1")), changed, cause="slip", since="nobody")
    check(record_of("1C N:1D", Withdrawn(0)), changed, cause=None)
    check(record_of("1C S:1S S:2S"), changed, second="first_illegal")
    lost = "turn_lost_by_passes"
    check(record_of("1S S:P W:P N:P"), lost, deprived=True, anybody_bid=True, too_late="no", both_sides=False)
    check(record_of("1S S:P W:P N:P", PLAYED["H2"]), lost, too_late="lead_faced")
    check(record_of("1S S:P W:P N:P", HandsReturned()), lost, too_late="hands_back")
    card = "card_exposed_in_auction"
    check(record_of(PLAYED["H2"]), card, when="before_call")
    check(record_of("1S", PLAYED["H2"]), card, when="auction", cards=None, offender=None)
    check(record_of("1S", PLAYED["HT"]), card, cards="one_honour")
    check(record_of("1S", PLAYED["H2"], PLAYED["H3"], "P P P"), card, cards="more", offender="defender")


def test_misinformation_as_far_as_a_record_tells() -> None:
    def facts(*parts: Event | str) -> dict[str, Value]:
        record = record_of("1N", "P", Noted(NoteKind.EXPLANATION, Seat.S), *parts)
        found = derive(record, Irregularity("misinformation", Seat.S, 2, ()))
        return {key.rpartition(".")[2]: value for key, value in found.items()}

    assert facts() == {"moment": "auction", "calls_since": "none"}  # wrong, incomplete or misheard: not in the record
    assert facts("2C P") == {"moment": "auction", "calls_since": "one", "lho_called": False}
    assert facts("2C P 2S P")["calls_since"] == "more"
    assert facts("2C 2D", Withdrawn(4, "25A"), "2H")["calls_since"] == "one"
    assert facts("P P") == {"moment": "clarification", "calls_since": "one", "lho_called": False}
    changed = facts("2C 2D 2H", DirectorCalled(), Withdrawn(5, "21B2"), Withdrawn(4, "21B1"))
    assert changed["calls_since"] == "one"
    assert (changed["lho_called"], changed["changes"], changed["lho_changes"]) == (True, True, True)
    assert facts("P P", PLAYED["H2"], DirectorCalled())["moment"] == "play"
    assert "card" not in facts("P P", PLAYED["H2"], DirectorCalled())


# -- the lead (26)


def test_the_lead_that_may_be_restricted_is_known_when_it_comes() -> None:
    auction = ("1S 1H", Withdrawn(1, "27B"), "3H", SILENT, "3S P P P")
    record = record_of(*auction)  # East's partner West does not lead first: East does
    [lead] = pending(record)
    assert (lead.offender, lead.leader, lead.event, lead.named) == (Seat.E, Seat.W, 1, (Suit.H,))
    assert not lead.is_due
    assert ("lead_restriction", "E", 1) not in ruled(record)
    south = record_of("P P 1S 1H", Withdrawn(3, "27B"), "3H", Obliged(Seat.E, True, "27B2"), "3S P P P")
    [lead] = pending(south)
    assert (lead.leader, lead.turn) == (Seat.E, "")
    first = record_of("1S 1H", Withdrawn(1, "27B"), "3H", SILENT, "P", "W:P", "3S", "P P P")
    assert [one.leader for one in pending(first)] == [Seat.W]


def test_at_the_opening_lead_declarer_is_asked() -> None:
    record = record_of("P P P 1H", "1S P 2S", "1N", Withdrawn(7, "27B"), "3H", Obliged(Seat.E, True, "27B2"), "3S")
    record = record.add(*record_of("P P P").events)
    [lead] = pending(record)
    assert (lead.offender, lead.leader, lead.turn, lead.named) == (Seat.W, Seat.E, "first", (Suit.H,))
    assert ruled(record)[-1] == ("lead_restriction", "W", 7)
    check(record, "lead_restriction", freed="nothing", turn="first", several=False, penalty_card=False, broken=False)
    board = inquire(record)
    [inquiry] = [inquiry for _, inquiry in board.inquiries if inquiry.kind_key == "lead_restriction"]
    assert [fact.key for fact in inquiry.due] == ["lead.all_specified"]
    led = record.add(PLAYED["H2"])
    assert [one.turn for one in pending(led)] == ["first"]
    kept = led.add(PLAYED["H3"], PLAYED["H4"], PLAYED["H5"])
    assert [one.turn for one in pending(kept)] in ([], ["kept"])


def test_passes_cancelled_for_a_lost_turn_restrict_the_lead_of_whoever_passed_out_of_rotation() -> None:
    for law in ("17D3", "17E2"):
        lost = ("1H P W:P P", Withdrawn(3, law), Withdrawn(2, law))
        [lead] = pending(record_of(*lost, "2H P P P"))
        assert (lead.offender, lead.leader, lead.event, lead.turn) == (Seat.W, Seat.E, 2, "first")


@pytest.mark.parametrize("law", ["25A", "27B1(a)", "27B1(b)", "28B", "31A1", "36A"])
def test_a_law_that_leaves_the_lead_free_restricts_nothing(law: str) -> None:
    assert pending(record_of("P P P 1H 1S P 2S 1N", Withdrawn(7, law), "3H 3S P P P")) == ()


@pytest.mark.parametrize(
    ("after", "restricted"),
    [("P 1H 1S P P P", False), ("P 2H 2S P P P", True), ("1C 1H 1S P P P", True)],
)
def test_a_call_that_had_to_be_repeated_restricts_nothing(after: str, restricted: bool) -> None:
    """South bid one heart at the turn of East, whose pass makes him bid it again (31A1)."""
    assert bool(pending(record_of("P S:1H", Withdrawn(1, "29B"), after))) is restricted


# -- what a ruling adds to the record


def test_a_ruling_is_written_into_the_record_once() -> None:
    record = record_of("1S 1H")
    [(found, inquiry)] = inquire(record).inquiries
    told, _ = inquiry.answering({"insufficient.slip": False, "insufficient.accepted": False})
    assert applied(record, found, told.ruling) == (Withdrawn(1, "27B"),)
    record = record.add(Withdrawn(1, "27B"), CALLED["3H"])
    [(found, inquiry)] = inquire(record).inquiries
    told, _ = inquiry.answering({"insufficient.lowest_same": False, "withdrawal.comparable": "no"})
    assert applied(record, found, told.ruling) == (SILENT,)
    assert applied(record.add(SILENT), found, told.ruling) == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_inadmissible_double_takes_all_later_calls_with_it(edition: str) -> None:
    record = record_of("1S P X P")
    [(found, inquiry)] = inquire(record, Profile(edition)).inquiries
    told, _ = inquiry.answering({"inadmissible.slip": False})
    events = applied(record, found, told.ruling)
    assert events == (Withdrawn(3, "36A"), Withdrawn(2, "36A"))
    assert record.add(*events).state.turn is Seat.S


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("law", ["25A", "25A1"])
def test_a_record_that_names_the_law_on_slips_leaves_nothing_to_ask(edition: str, law: str) -> None:
    record = record_of("1C N:1D", Withdrawn(0, law))
    [(found, inquiry)] = inquire(record, Profile(edition)).inquiries
    assert inquiry.due == ()
    assert {finding.outcome.id for finding in inquiry.ruling.outcomes} >= {"intended_call_replaces"}
    assert applied(record, found, inquiry.ruling) == ()


def test_both_pass_throughout_and_a_pass_is_put_in() -> None:
    record = record_of("1S P", SILENT, "2S 3C")
    [(found, inquiry)] = inquire(record).inquiries
    told, _ = inquiry.answering({"inadmissible.slip": False})
    events = applied(record, found, told.ruling)
    assert events[:2] == (Withdrawn(4, "37B1"), Called(CALLS["P"], Seat.W))
    assert {event.seat for event in events[2:] if isinstance(event, Obliged)} == {Seat.E, Seat.W}
    assert record.add(*events).state.turn is Seat.N


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("parts", "kind", "turn"),
    [
        (("1S P", SILENT, "W:3C"), "call_when_barred", Seat.S),
        (("1S", SILENT, "W:2C"), "call_when_barred", Seat.E),
        (("1S P", SILENT, "W:XX"), "double_inadmissible", Seat.S),
        (("P", SILENT, "W:X"), "double_inadmissible", Seat.E),
    ],
)
def test_no_pass_is_put_in_out_of_turn(edition: str, parts: tuple[Event | str, ...], kind: str, turn: Seat) -> None:
    record = record_of(*parts)
    assert [incident for _, incident in incidents(record)] == [kind]
    [(found, inquiry)] = inquire(record, Profile(edition)).inquiries
    told, _ = inquiry.answering({"inadmissible.slip": False})
    events = applied(record, found, told.ruling)
    after = record.add(*events)
    assert not any(isinstance(event, Called) for event in events)
    assert after.state.turn is turn
    assert all(after.state.must_pass(seat).throughout for seat in (Seat.E, Seat.W))  # type: ignore[union-attr]
    assert [one.event for one in after.irregularities if one.event > found.event] == []


def test_after_a_lost_turn_the_auction_goes_back() -> None:
    record = record_of("1S S:P W:P N:P")
    [(found, inquiry)] = inquire(record).inquiries
    events = applied(record, found, inquiry.ruling)
    assert events == (Withdrawn(3, "17D3"), Withdrawn(2, "17D3"), Withdrawn(1, "17D3"))
    assert record.add(*events).state.turn is Seat.E


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("accepted", [True, False])
def test_what_partner_called_in_his_own_turn_stands_unless_the_call_out_of_rotation_does(
    edition: str, accepted: bool
) -> None:
    record = record_of("S:1S N:2C E:P")  # at the turn of North, who called before the ruling
    [(found, inquiry)] = inquire(record, Profile(edition)).inquiries
    answers: dict[str, Value] = {"rotation.slip": False, "rotation.still_open": True, "rotation.accepted": accepted}
    events = applied(record, found, inquiry.answering(answers)[0].ruling)
    after = record.add(*events)
    if accepted:
        assert events == (Withdrawn(2, "29A"), Withdrawn(1, "29A"), Accepted(0, "29A"))
        assert told(after, "bid_out_of_rotation")["still_open"] is True
        assert (after.state.turn, [made.event for made in after.state.auction]) == (Seat.W, [0])
        assert ruled(after) == [("bid_out_of_rotation", "S", 0)]
        assert pending(after.add(*record_of("2D P P P").events)) == ()
    else:
        assert events[0] == Withdrawn(0, "29B")
        assert (after.state.turn, [made.event for made in after.state.auction]) == (Seat.S, [1, 2])


def test_the_stage_of_a_record() -> None:
    assert stage_of(record_of("1S")) is Stage.PLAY
    assert stage_of(record_of("1S P P P")) is Stage.LEAD
    assert stage_of(record_of("P P P P")) is Stage.END_OF_PLAY


def test_a_duty_for_one_turn_is_written_while_that_turn_is_to_come() -> None:
    record = record_of("1C S:P", Withdrawn(1, "29B"))
    [(found, inquiry)] = inquire(record).inquiries
    told, _ = inquiry.answering({"rotation.artificial": "no"})
    must = Obliged(Seat.S, law="30A")
    assert applied(record, found, told.ruling) == (must,)
    assert ruled(record.add(must, *record_of("1D 1H").events))[-1] == ("call_when_barred", "S", 5)
    late = record.add(*record_of("1D P").events)
    assert applied(late, found, told.ruling) == ()


def test_partner_is_silenced_once_the_offender_has_called() -> None:
    record = record_of("1C P N:2C", Withdrawn(2, "29B"))  # South calls first, as he likes
    [(found, inquiry)] = inquire(record).inquiries
    told, _ = inquiry.answering({"withdrawal.comparable": "no"})
    assert applied(record, found, told.ruling) == ()
    record = record.add(*record_of("1S P 3C").events)
    assert applied(record, found, told.ruling) == (Obliged(Seat.S, law="31B2"),)
    assert applied(record.add(*record_of("P 3S").events), found, told.ruling) == ()


@pytest.mark.parametrize(("calls", "law"), [("1C S:1S", "31A1"), ("1C P W:X", "32A1")])
def test_the_call_to_be_repeated_is_a_duty(calls: str, law: str) -> None:
    record = record_of(calls)
    made = record.events[-1]
    assert isinstance(made, Called)
    record = record.add(Withdrawn(len(record.events) - 1, "29B"), CALLED["P"])
    [(found, inquiry)] = inquire(record).inquiries
    [duty] = applied(record, found, inquiry.ruling)
    assert duty == Obliged(found.seat, law=law, call=made.call)
    bound = record.add(duty)
    assert legal_calls(bound.state) == (made.call,)
    assert ruled(bound.add(CALLED[made.call.code]))[1:] == []
    assert ruled(bound.add(CALLED["7N"]))[-1] == ("call_not_repeated", str(found.seat), len(bound.events))
    assert [kind for kind, _, _ in ruled(bound.add(CALLED["7N"], Withdrawn(len(bound.events), law)))].count(
        "call_not_repeated"
    ) == 1


def test_a_call_over_one_that_went_back_is_judged_as_if_it_had_not_been_there() -> None:
    """North's second call, over partner's out of turn: when that went back it is a change of his first one."""
    record = record_of("1C S:1S N:2C")
    assert ruled(record) == [("bid_out_of_rotation", "S", 1), ("bid_out_of_rotation", "N", 2)]
    record = record.add(Withdrawn(1, "29B"))
    assert ruled(record) == [("bid_out_of_rotation", "S", 1), ("call_changed", "N", 2)]
    check(record, "call_changed", second="open", since="nobody")
    displaced = record_of("1C S:1S E:2H W:3C")  # West's is out of turn whatever becomes of South's
    assert ruled(displaced.add(Withdrawn(1, "28B")))[-1] == ("bid_out_of_rotation", "W", 3)


def test_of_several_changes_the_accepted_one_takes_all_before_it() -> None:
    record = record_of("1C N:1D N:1H")
    [(found, inquiry)] = inquire(record).inquiries
    assert (found.event, inquiry.kind_key) == (2, "call_changed")
    told, _ = inquiry.answering({"change.cause": "mind", "change.lho_accepts": True})
    events = applied(record, found, told.ruling)
    assert events == (Withdrawn(1, "25B1"), Withdrawn(0, "25B1"), Accepted(2, "25B1"))
    after = record.add(*events)
    assert [str(made.call) for made in after.state.auction] == ["1H"]
    assert [one.event for one, _ in incidents(after)] == [2]


def test_a_change_refused_before_the_slip_under_it_is_ruled_no_more() -> None:
    record = record_of("S:1C S:5S", Withdrawn(1, "25B2"), Withdrawn(0, "25A"), "S:4N")
    assert ruled(record) == [
        ("bid_out_of_rotation", "S", 0),
        ("call_changed", "S", 1),
        ("bid_out_of_rotation", "S", 4),
    ]
    cancelled = record.add(Withdrawn(4, "29B"))
    assert (cancelled.state.turn, cancelled.state.auction) == (Seat.N, ())


def test_a_card_noted_in_the_auction_is_one_that_was_shown() -> None:
    def shown(code: str | None, seat: Seat | None = Seat.E) -> Noted:
        return Noted(NoteKind.CARD_EXPOSED, seat, card=CARDS[code] if code else None)

    card = "card_exposed_in_auction"
    assert ruled(record_of("1S", shown("H2"))) == [(card, "E", 1)]
    check(record_of("1S", shown("H2")), card, when="auction", cards="one_low")
    check(record_of("1S", shown("HT")), card, cards="one_honour")
    check(record_of("1S", shown("H2"), shown("H3")), card, cards="more")
    check(record_of("1S", shown("H2"), shown("H2")), card, cards="one_low")
    check(record_of("1S", shown(None)), card, cards=None)
    check(record_of("1S", shown("H2"), shown(None)), card, cards=None)
    assert ruled(record_of("1S", shown("H2", None))) == []  # whose it was nobody knows
    assert ruled(record_of("1S P P P", shown("H2"))) == []  # the auction is over


def test_a_call_after_the_final_pass_that_left_hand_opponent_called_over_frees_the_lead() -> None:
    auction = "P P P 1H 1S P 2S P P P"
    bid = record_of(auction, "W:3C", Withdrawn(10, "39A"))
    assert [lead.offender for lead in pending(bid)] == [Seat.W]
    assert pending(record_of(auction, "W:3C N:P", Withdrawn(11, "39A"), Withdrawn(10, "39A"))) == ()
    assert pending(record_of(auction, "W:P", Withdrawn(10, "39A"))) == ()


def test_the_rulings_are_carried_out_one_after_the_other() -> None:
    record = record_of("1C S:P N:P")
    answers = {"rotation.slip": False, "rotation.accepted": False, "rotation.artificial": "no"}
    board, _ = inquire(record).answering(answers)
    assert not any(inquiry.due for _, inquiry in board.inquiries)
    done = board.carried_out().events[3:]
    assert done == (Withdrawn(1, "29B"), Obliged(Seat.S, law="30A"))  # by then the other one is a change of call


@pytest.mark.parametrize(
    ("parts", "kind"),
    [
        (("6N E:XX W:3N E:2D", Withdrawn(1, "36B1"), Withdrawn(2, "29B")), "insufficient_bid"),
        (("6N E:XX W:3N E:X", Withdrawn(1, "36B1"), Withdrawn(2, "29B")), None),
        (("6N E:XX W:3N E:XX", Withdrawn(1, "36B1"), Withdrawn(2, "29B")), "double_inadmissible"),
    ],
)
def test_a_call_put_in_for_one_that_was_cancelled_is_no_change(
    parts: tuple[Event | str, ...], kind: str | None
) -> None:
    """East's second call, over partner's out of turn: his first one is gone before that one is."""
    kinds = [one for one, _, event in ruled(record_of(*parts)) if event == 3 and one != ENTANGLED]
    assert kinds == ([kind] if kind else [])


def test_three_irregular_calls_in_a_row_are_said_to_be_more_than_is_sorted_out() -> None:
    assert (ENTANGLED, "W", 6) in ruled(record_of("1C 2D P P E:2D E:1S W:1C"))
    assert (ENTANGLED, "E", 3) in ruled(record_of("6N E:XX W:3N E:2D"))
    assert ENTANGLED in [found.kind for found in inquire(record_of("6N E:XX W:3N E:2D")).not_ruled]
    for parts in (
        ("P E:2D E:1S",),
        ("1S 1H E:2H P",),  # an early replacement over a bid that was not sufficient
        ("6N E:XX W:3N P E:2D",),
        ("6N E:XX", Withdrawn(1, "36B1"), "W:3N", Withdrawn(3, "29B"), "E:2D"),
        ("1C S:1S", Accepted(1), "N:1D N:1H"),
    ):
        assert ENTANGLED not in [kind for kind, _, _ in ruled(record_of(*parts))], parts
