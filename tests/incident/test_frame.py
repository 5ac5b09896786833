"""Laws 9 to 11 and 16B2 around a case: who may do what and when, what is flagged, refused, or left open."""

from __future__ import annotations

from typing import Any

import pytest

from arbitro.errors import InputError
from arbitro.incident import Case, Entry, EntryKind, State, check, draft, fold
from arbitro.incident.case import Missing, Pending
from arbitro.incident.entry import Answer, Forfeit, Measure, Part, Phase, now
from arbitro.incident.frame import (
    FlagId,
    Refusal,
    Reserving,
    choice_refused,
    choosers,
    inexperience_counts,
    may_reserve,
    part_of,
    reservation_screen,
)
from arbitro.laws.core import Role, Strength
from arbitro.laws.profile import EDITIONS, edition
from arbitro.model import Seat

K = EntryKind
NS, EW = (Seat.N, Seat.S), (Seat.E, Seat.W)


def case(*said: tuple[EntryKind, dict[str, Any]], **opened: Any) -> Case:
    """A case with these entries after its opening; each is checked before it is added."""
    found = fold([])
    for kind, data in ((K.OPENED, {"kind": "revoke", "offender": "E", "declarer": "S"} | opened), *said):
        made = check(found, draft(kind, "JK", **data))
        found = fold((*found.entries, Entry(found.length + 1, now(), kind, made.data, made.by)))
    return found


def attention(seat: str, phase: str, **more: str) -> tuple[EntryKind, dict[str, Any]]:
    return K.ATTENTION, {"seat": seat, "phase": phase, **more}


def called(seat: str = "S", phase: str = "play", **more: Any) -> tuple[EntryKind, dict[str, Any]]:
    return K.CALLED, {"seat": seat, "phase": phase, **more}


def acted(seat: str, *, offending: bool, text: str = "…") -> tuple[EntryKind, dict[str, Any]]:
    return K.ACTED, {"seat": seat, "offending": offending, "text": text}


EXPLAINED: tuple[EntryKind, dict[str, Any]] = (K.EXPLAINED, {})
PLAINLY: tuple[EntryKind, dict[str, Any]] = (K.EXPLAINED, {"plainly": True})
RULED: tuple[EntryKind, dict[str, Any]] = (K.RULED, {"laws": ["64A1"], "grounds": "why", "appeal_minutes": 30})


def flags(found: Case) -> list[FlagId]:
    return [flag.id for flag in found.flags]


def refusal(found: Case, kind: EntryKind, **data: Any) -> str:
    with pytest.raises(InputError) as caught:
        check(found, draft(kind, **data))
    return caught.value.code


# ---------------------------------------------------------------------------------------------- attention (9A)


@pytest.mark.requirement("S001-04")
@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("name", EDITIONS)
def test_in_the_auction_anybody_draws_attention_and_seat_and_time_are_kept(seat: Seat, name: str) -> None:
    found = case(attention(seat, "auction"), edition=name, declarer="")
    assert not found.flags
    assert found.locked
    entry = found.entries[-1]
    assert (entry.kind, entry.data["seat"]) == (K.ATTENTION, seat)
    assert entry.at.utcoffset() is not None
    assert entry.at.microsecond % 1000 == 0


@pytest.mark.requirement("S001-05")
@pytest.mark.parametrize("seat", [Seat.S, Seat.E, Seat.W])
def test_during_the_play_declarer_and_both_defenders_draw_attention(seat: Seat) -> None:
    assert not case(attention(seat, "play")).flags


@pytest.mark.requirement("S001-06")
@pytest.mark.parametrize(("name", "law"), [("LDB2007", "9A3"), ("LDB2017", "9A4")])
@pytest.mark.parametrize("said", [attention("N", "play"), called("N")])
def test_dummy_in_the_play_is_flagged_and_nothing_is_blocked(
    name: str, law: str, said: tuple[EntryKind, dict[str, Any]]
) -> None:
    found = case(said, edition=name)
    (flag,) = found.flags
    assert flag.id is FlagId.DUMMY_DREW_ATTENTION
    assert flag.laws == (law, "43A1(b)", "43B")
    assert flag.strength is Strength.MAY_NOT
    assert set(flag.laws) <= set(edition(name).statuses)
    ruled = case(said, EXPLAINED, RULED, edition=name)
    assert not ruled.missing


@pytest.mark.requirement("S001-06")
def test_without_seats_the_director_says_who_was_dummy() -> None:
    found = case(attention("N", "play", part="dummy"), declarer="")
    assert flags(found) == [FlagId.DUMMY_DREW_ATTENTION]
    assert part_of(Seat.N, Seat.E, Part.DUMMY) is Part.DEFENDER  # seats stand before what was said


@pytest.mark.requirement("S001-07")
def test_dummy_may_draw_attention_once_the_play_has_ended() -> None:
    assert not case(attention("N", "after")).flags


def test_dummy_may_call_when_attention_has_been_drawn() -> None:
    assert not case(attention("W", "play"), called("N")).flags


# ---------------------------------------------------------------------------------- the table locked (9B2, 9C, 11)


@pytest.mark.requirement("S001-08")
def test_the_table_is_locked_from_attention_to_explanation_and_what_is_done_between_is_flagged() -> None:
    before = case(attention("S", "play"), acted("N", offending=False))
    assert before.locked
    assert flags(before) == [FlagId.ACTED_BEFORE_CALL]
    after = case(attention("S", "play"), called(), acted("N", offending=False), acted("E", offending=True))
    assert flags(after) == [FlagId.ACTED_BEFORE_EXPLANATION, FlagId.CORRECTED_EARLY]
    assert [flag.laws for flag in after.flags] == [("9B2", "11A"), ("9B2", "9C")]
    free = case(attention("S", "play"), called(), EXPLAINED, acted("N", offending=False))
    assert not free.locked
    assert not free.flags


@pytest.mark.requirement("S001-08")
def test_a_second_irregularity_locks_the_table_again() -> None:
    assert case(called(), EXPLAINED, attention("W", "play")).locked


@pytest.mark.requirement("S001-09")
def test_a_premature_correction_is_kept_beside_the_first_action() -> None:
    found = case(
        attention("S", "play"),
        (K.TOLD, {"answers": [["revoke.limb", "suit_led"]]}),
        acted("E", offending=True, text="put the card back and played another"),
    )
    assert found.told == (("revoke.limb", "suit_led"),)  # the original action is ruled as before
    (flag,) = found.flags
    assert (flag.id, flag.strength) == (FlagId.CORRECTED_EARLY, Strength.MAY)
    kept = found.entry(flag.entry)
    assert kept is not None
    assert kept.data["text"] == "put the card back and played another"


@pytest.mark.requirement("S001-15")
@pytest.mark.parametrize("lost", Forfeit)
def test_whether_the_right_is_lost_is_never_automatic_and_needs_a_reason(lost: Forfeit) -> None:
    open_ = case(attention("S", "play"), acted("N", offending=False), EXPLAINED, RULED)
    assert [flag.entry for flag in open_.open_forfeits] == [3]
    assert open_.missing == (Missing.FORFEIT,)
    assert refusal(open_, K.CLOSED) == "case-missing"
    assert refusal(open_, K.FORFEIT, of=3, lost=lost, reason=" ") == "case-needs"
    assert refusal(open_, K.FORFEIT, of=2, lost=lost, reason="x") == "case-no-such-entry"
    decide = (K.FORFEIT, {"of": 3, "lost": lost, "reason": "the opponents knew the Law"})
    decided = case(attention("S", "play"), acted("N", offending=False), EXPLAINED, RULED, decide)
    assert not decided.missing
    assert decided.forfeits == {3: lost}


@pytest.mark.requirement("S001-37")
def test_reserving_rights_is_no_action_before_the_call() -> None:
    reserve = (K.RESERVED, {"claimant": "S", "opponent": "E"})
    assert not case(attention("S", "play"), reserve).flags


# ---------------------------------------------------------------------------------- rectification (10A, 10B, 81C5)


@pytest.mark.requirement("S001-10")
@pytest.mark.parametrize("what", ["imposed", "waived"])
@pytest.mark.parametrize("decision", ["allowed", "cancelled"])
def test_what_players_settle_is_void_until_the_director_decides(what: str, decision: str) -> None:
    settled = (K.SETTLED, {"what": what, "text": "two tricks", "decision": decision})
    found = case(settled)
    assert flags(found) == [FlagId.SETTLED_ALONE]
    assert found.flags[0].laws == ("10A", "10B")
    assert found.ruling is None
    assert Missing.RULING in found.missing
    assert refusal(found, K.SETTLED, what=what, text="two tricks", decision="perhaps") == "unknown-value"


@pytest.mark.requirement("S001-11")
def test_a_rectification_is_waived_by_the_director_for_cause_at_the_other_sides_request() -> None:
    for seat in NS:
        found = case((K.WAIVED, {"seat": seat, "reason": "the opponent is a beginner"}))
        assert found.entries[-1].by == "JK"
    for seat in EW:
        assert refusal(case(), K.WAIVED, seat=seat, reason="x") == "case-waive-offender"
    assert refusal(case(), K.WAIVED, seat="N", reason="") == "case-needs"
    assert refusal(case(), K.WAIVED, reason="x") == "case-needs"


# ------------------------------------------------------------------------------------- options and choice (10C)


@pytest.mark.requirement("S001-12")
def test_a_choice_is_open_when_all_options_were_read_out() -> None:
    assert choice_refused(False, Seat.S, NS) is Refusal.NOT_READ_OUT
    assert choice_refused(True, Seat.S, NS) is None
    found = case((K.READ_OUT, {"question": "revoke.others_withdraw"}))
    assert found.read_out == {"revoke.others_withdraw"}
    # an answer in between may change what the options lead to: they are read out again
    told = (K.TOLD, {"answers": [["revoke.limb", "suit_led"]]})
    assert not case((K.READ_OUT, {"question": "revoke.others_withdraw"}), told).read_out


@pytest.mark.requirement("S001-13")
@pytest.mark.parametrize(
    ("role", "seats"),
    [
        (Role.OFFENDER, (Seat.E,)),
        (Role.PARTNER, (Seat.W,)),
        (Role.LHO, (Seat.S,)),
        (Role.RHO, (Seat.N,)),
        (Role.OFFENDING_SIDE, EW),
        (Role.NON_OFFENDING_SIDE, NS),
        (Role.DECLARER, (Seat.S,)),
        (Role.DUMMY, (Seat.N,)),
        (Role.BOTH_SIDES, tuple(Seat)),
    ],
)
def test_only_the_player_whose_choice_it_is_chooses(role: Role, seats: tuple[Seat, ...]) -> None:
    assert choosers(role, Seat.E, Seat.S) == seats
    for seat in Seat:
        expected = None if seat in seats else Refusal.WRONG_SEAT
        assert choice_refused(True, seat, seats) is expected
    assert choosers(role, None) == tuple(Seat)  # nobody can be refused where the seats are not known


@pytest.mark.requirement("S001-13")
def test_consulting_partner_opens_unauthorised_information() -> None:
    chosen = (K.CHOSEN, {"answers": [["revoke.others_withdraw", "yes"]], "seat": "S", "consulted": True})
    (flag,) = case(chosen).flags
    assert (flag.id, flag.laws) == (FlagId.CONSULTED, ("10C2", "16B", "73"))
    alone = (K.CHOSEN, {"answers": [["revoke.others_withdraw", "yes"]], "seat": "S"})
    assert not case(alone).flags


# ------------------------------------------------------------------------ the ruling: paragraph, grounds, appeal


@pytest.mark.requirement("S001-14", "S001-34")
def test_a_ruling_needs_a_paragraph_grounds_and_the_appeal_period_and_a_case_a_ruling() -> None:
    found = case()
    assert refusal(found, K.RULED, laws=[], grounds="x", appeal_minutes=30) == "case-needs"
    assert refusal(found, K.RULED, laws=["64A1"], grounds=" \n", appeal_minutes=30) == "case-needs"
    assert refusal(found, K.RULED, laws=["64A1"], grounds="x") == "case-needs"
    assert refusal(found, K.RULED, laws=["banana"], grounds="x", appeal_minutes=30) == "law-notation"
    assert refusal(found, K.CLOSED) == "case-missing"
    assert case(RULED, (K.CLOSED, {})).state is State.CLOSED


@pytest.mark.requirement("S001-14")
def test_what_is_told_after_a_ruling_makes_it_outdated() -> None:
    told = (K.TOLD, {"answers": [["revoke.won_later", "yes"]]})
    assert case(RULED, told).missing == (Missing.RULING,)
    assert not case(RULED, told, RULED).missing


@pytest.mark.requirement("S001-08", "S001-34")
def test_a_case_is_not_closed_before_everything_is_explained() -> None:
    assert case(called(), RULED).missing == (Missing.EXPLANATION,)
    assert not case(called(), RULED, EXPLAINED).missing


@pytest.mark.requirement("S001-32")
def test_inexperience_counts_only_where_there_is_a_discretion() -> None:
    counts = {measure: inexperience_counts(measure) for measure in Measure}
    assert counts == {
        Measure.WARNING: True,
        Measure.PENALTY: True,
        Measure.AVERAGE_MINUS: True,
        Measure.RECTIFICATION: False,
        Measure.REDRESS: False,
    }
    found = case((K.INEXPERIENCED, {"seat": "E"}))
    for measure, does in counts.items():
        data = {"what": measure, "text": "…", "inexperience": True}
        if does:
            assert check(found, draft(K.MEASURE, **data)).data["inexperience"] is True  # logged as a reason
        else:
            assert refusal(found, K.MEASURE, **data) == "case-inexperience"


@pytest.mark.requirement("S001-33")
def test_an_inexperienced_player_is_owed_the_plain_explanation() -> None:
    green = (K.INEXPERIENCED, {"seat": "E"})
    assert case(called(), green, RULED, EXPLAINED).missing == (Missing.PLAIN_EXPLANATION,)
    assert not case(called(), green, RULED, PLAINLY).missing
    assert not case(called(), green, (K.INEXPERIENCED, {"is_so": False}), RULED, EXPLAINED).missing


# ------------------------------------------------------------------------------------------ rights reserved (16B2)

RESERVATION = ("S000-13", "S001-37", "S002-13", "S003-11", "S004-11")
SETTINGS = ("S000-14", "S001-38", "S002-14", "S003-12", "S004-12")
DISPUTE = ("S000-15", "S001-39", "S002-15", "S003-13", "S004-13")
TIMING = ("S000-17", "S002-17", "S003-15")


@pytest.mark.requirement(*RESERVATION)
@pytest.mark.parametrize("name", EDITIONS)
def test_rights_are_reserved_against_an_opponent_with_the_time(name: str) -> None:
    found = case((K.RESERVED, {"claimant": "S", "opponent": "E", "text": "a pause"}), edition=name)
    (reserved,) = found.reservations
    assert (reserved.claimant, reserved.opponent, reserved.answer) == (Seat.S, Seat.E, None)
    assert found.entries[-1].at <= now()
    assert refusal(case(), K.RESERVED, claimant="S", opponent="N") == "case-reserve"
    assert refusal(case(), K.RESERVED, claimant="S", opponent="E", damage=False) == "case-reserve"
    assert may_reserve(Seat.W, Seat.N, damage_possible=True)


@pytest.mark.requirement(*SETTINGS)
def test_the_screen_follows_the_regulating_authority() -> None:
    assert reservation_screen().may_announce  # nothing known: the Laws allow it
    shown = {s: (reservation_screen(s).may_announce, reservation_screen(s).call_now) for s in Reserving}
    assert shown == {
        Reserving.ALLOWED: (True, False),
        Reserving.FORBIDDEN: (False, True),
        Reserving.MUST_CALL: (False, True),
    }


@pytest.mark.requirement(*DISPUTE)
def test_a_dispute_calls_for_the_director_and_agreement_is_kept_as_undisputed() -> None:
    reserve = (K.RESERVED, {"claimant": "S", "opponent": "E"})
    agreed = case(reserve, (K.ANSWERED, {"of": 2, "answer": "agreed"}))
    assert agreed.reservations[0].undisputed
    assert not agreed.flags
    disputed = case(reserve, (K.ANSWERED, {"of": 2, "answer": "disputed"}))
    assert disputed.reservations[0].answer is Answer.DISPUTED
    (flag,) = disputed.flags
    assert (flag.id, flag.laws, flag.strength) == (FlagId.DISPUTED, ("16B2",), Strength.SHOULD)
    assert not disputed.open_forfeits  # no right is lost and no penalty follows by itself
    assert refusal(agreed, K.ANSWERED, of=7, answer="agreed") == "case-no-such-entry"


@pytest.mark.requirement(*TIMING)
@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("seat", [Seat.S, Seat.E, Seat.W])
@pytest.mark.parametrize("name", EDITIONS)
def test_calling_earlier_or_later_is_never_flagged(phase: Phase, seat: Seat, name: str) -> None:
    reserve = (K.RESERVED, {"claimant": "S", "opponent": "E"})
    found = case(reserve, called(seat, phase, posted_minutes=30, limit_minutes=30), edition=name)
    assert not found.flags
    assert len(found.reservations) == 1


@pytest.mark.requirement(*TIMING)
def test_only_the_time_limit_ends_the_right_to_a_ruling() -> None:
    late = case(called("S", "after", posted_minutes=31, limit_minutes=30))
    (flag,) = late.flags
    assert (flag.id, flag.laws) == (FlagId.OUT_OF_TIME, ("79C", "92B"))
    assert not case(called("S", "after", posted_minutes=31)).flags  # no limit known


@pytest.mark.parametrize("name", EDITIONS)
def test_every_flag_cites_paragraphs_of_the_edition(name: str) -> None:
    found = case(
        attention("N", "play"),
        acted("S", offending=False),
        called(posted_minutes=2, limit_minutes=1),
        acted("S", offending=False),
        acted("E", offending=True),
        (K.SETTLED, {"what": "waived", "text": "…", "decision": "cancelled"}),
        (K.CHOSEN, {"answers": [["a", "b"]], "seat": "S", "consulted": True}),
        (K.RESERVED, {"claimant": "S", "opponent": "E"}),
        (K.ANSWERED, {"of": 9, "answer": "disputed"}),
        edition=name,
    )
    assert set(flags(found)) == set(FlagId)
    assert {law for flag in found.flags for law in flag.laws} <= set(edition(name).statuses)


# ------------------------------------------------------------------------------------------- states and closing


def test_a_case_goes_through_its_states() -> None:
    waiting = (K.RULED, RULED[1] | {"waits": "end_of_play"})
    appeal = (K.APPEALED, {"seat": "E", "both_concur": True})
    close, although = (K.CLOSED, {}), (K.CLOSED, {"although": True})
    assert case().state is State.OPEN
    assert case(waiting).state is State.WAITING
    assert case(waiting).pending == (Pending.LATER_STAGE,)
    assert refusal(case(waiting), K.CLOSED) == "case-pending"
    assert case(waiting, although).state is State.CLOSED
    assert case(RULED).state is State.RULED
    assert case(RULED, appeal).state is State.APPEALED
    assert case(RULED, appeal).pending == (Pending.APPEAL,)
    decided = case(RULED, appeal, RULED)  # by a further ruling
    assert (decided.state, decided.pending) == (State.RULED, ())
    assert case(RULED, appeal, RULED, appeal).state is State.APPEALED
    assert case(RULED, appeal, RULED, close).closed
    assert refusal(case(), K.APPEALED) == "case-appeal-nothing"


def test_a_closed_case_takes_notes_and_is_reopened_with_a_reason() -> None:
    closed = case(RULED, (K.CLOSED, {}))
    assert refusal(closed, K.TOLD, answers=[["a", "b"]]) == "case-closed"
    assert refusal(closed, K.CLOSED) == "case-closed"
    assert refusal(closed, K.REOPENED, reason="") == "case-needs"
    assert check(closed, draft(K.NOTE, text="found later"))
    again = case(RULED, (K.CLOSED, {}), (K.REOPENED, {"reason": "new facts"}))
    assert again.state is State.RULED
    assert refusal(again, K.REOPENED, reason="x") == "case-not-closed"


def test_back_and_later_stages_change_what_stands() -> None:
    told = (K.TOLD, {"answers": [["revoke.limb", "suit_led"], ["revoke.noticed", "during_play"]]})
    later = (K.RESUMED, {"stage": "end_of_play", "waits": "review"})
    assert case(told, later).told[-1] == ("stage", "end_of_play")
    assert case(told, (K.BACK, {})).told == (("revoke.limb", "suit_led"),)
    assert refusal(case(), K.BACK) == "case-nothing-told"
    assert refusal(case(), K.OPENED) == "case-opened-twice"


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (K.NOTE, {"text": "x" * 4001}),
        (K.NOTE, {"text": "\ud800"}),
        (K.NOTE, {"text": 7}),
        (K.NOTE, {"text": "x", "colour": "red"}),
        (K.OPENED, {"offender": "X"}),
        (K.OPENED, {"record_event": -1}),
        (K.OPENED, {"record_event": True}),
        (K.ATTENTION, {"seat": "N", "phase": "later"}),
        (K.TOLD, {"answers": []}),
        (K.TOLD, {"answers": [["only one"]]}),
        (K.RESUMED, {"stage": "tomorrow"}),
        (K.RULED, {"laws": ["64A1"], "grounds": "x", "appeal_minutes": 30, "statements": [{"text": "x"}]}),
    ],
)
def test_an_entry_holds_nothing_that_it_cannot(kind: EntryKind, data: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        draft(kind, **data)
