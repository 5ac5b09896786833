"""The play: turns, tricks, claims, and what is irregular; after Laws 41, 44, 53-57, 61-62, 68."""

from __future__ import annotations

import pickle

import pytest

from arbitro.model import CARDS, Board, Contract, Deal, Seat, Side
from arbitro.table import (
    PLAYED,
    ClaimAgreed,
    Claimed,
    ClaimObjected,
    Designated,
    Event,
    Mark,
    Phase,
    Played,
    PlayedOn,
    TableRecord,
    TableState,
    Withdrawn,
    fold,
)

BOARD = Board.of(1)
# everybody has all four suits; in 3N by South, West leads
DEAL = Deal.parse("N:AK42.T98.432.432 QJT9.432.765.765 8765.AKQ.AKQ.AKQ 3.J765.JT98.JT98")
NOTRUMP = Contract.parse("3N", Seat.S, vulnerable=False)
HEARTS = Contract.parse("4H", Seat.S, vulnerable=False)
Found = list[tuple[str, str, int, tuple[str, ...]]]


def after(*events: Event | str, deal: Deal | None = DEAL, contract: Contract = NOTRUMP) -> TableState:
    """The state after cards in words ('S3', 'E:SQ') and other events."""
    parsed = [_event(event) if isinstance(event, str) else event for event in events]
    return fold(BOARD, deal, parsed, contract)


def _event(text: str) -> Played:
    seat, colon, code = text.rpartition(":")
    return Played(CARDS[code], Seat(seat)) if colon else PLAYED[code]


def cards(text: str, **options: Deal | Contract | None) -> TableState:
    return after(*text.split(), **options)  # type: ignore[arg-type]


def found(state: TableState) -> Found:
    return [(i.kind, str(i.seat), i.event, i.laws) for i in state.irregularities]


def trick(state: TableState, number: int = 1) -> str:
    trick = state.tricks[number - 1]
    played = " ".join(f"{seat}:{card}" for seat, card in zip(trick.seats, trick.cards, strict=True))
    return f"{played} {trick.winner or '?'}"


# -- turns and tricks


def test_the_opening_lead_is_by_declarers_left_opponent() -> None:
    state = after()
    assert (state.phase, state.turn) == (Phase.OPENING_LEAD, Seat.W)
    state = cards("H5")
    assert (state.phase, state.turn) == (Phase.PLAY, Seat.N)
    assert trick(state) == "W:H5 ?"


def test_the_winner_leads_to_the_next_trick() -> None:
    state = cards("H5 H8 H4 HA DA D8")
    assert trick(state) == "W:H5 N:H8 E:H4 S:HA S"
    assert trick(state, 2) == "S:DA W:D8 ?"
    assert state.turn is Seat.N
    assert state.tricks_won == {Side.NS: 1, Side.EW: 0}
    assert str(state.hands[Seat.S.position]) == "8765.KQ.KQ.AKQ"
    assert state.trick_of(5) == state.tricks[1]
    assert state.trick_of(9) is None
    assert found(state) == []


def test_the_highest_trump_wins() -> None:
    deal = Deal.parse("N:2... .2.. .3.. A...")
    assert trick(cards("SA S2 H2 H3", deal=deal, contract=HEARTS)) == "W:SA N:S2 E:H2 S:H3 S"
    assert trick(cards("SA S2 H2 H3", deal=deal, contract=NOTRUMP)) == "W:SA N:S2 E:H2 S:H3 W"


def test_an_end_position_is_over_when_its_cards_are() -> None:
    state = cards("SA S2 H2 H3", deal=Deal.parse("N:2... .2.. .3.. A..."))
    assert (state.phase, state.turn, state.declarer_tricks) == (Phase.OVER, None, 0)


def test_three_hands_tell_the_fourth() -> None:
    three = Deal((DEAL[Seat.N], DEAL[Seat.E], DEAL[Seat.S], None))
    assert after(deal=three).hands == after().hands
    assert found(cards("H5 H8 C5", deal=three)) == [("revoke", "E", 2, ("61A",))]


def test_without_a_deal_the_hand_in_turn_plays() -> None:
    state = cards("H5 H8 H4 HA DA", deal=None)
    assert trick(state) == "W:H5 N:H8 E:H4 S:HA S"
    assert state.hands == (None, None, None, None)


# -- out of turn


@pytest.mark.parametrize(
    ("led", "seat", "laws"),
    [
        ("SQ", "E", ("53", "54")),  # opening lead by the wrong defender
        ("HA", "S", ("24", "54E")),
        ("S4", "N", ("24", "54E")),
    ],
)
def test_an_opening_lead_out_of_turn_counts_as_accepted(led: str, seat: str, laws: tuple[str, ...]) -> None:
    state = cards(led)
    assert found(state) == [("lead_out_of_turn", seat, 0, laws)]
    assert state.irregularities[0].trick == 1
    assert state.turn is Seat(seat).lho


@pytest.mark.parametrize(("led", "laws"), [("D2", ("53", "55")), ("D5", ("53", "56")), ("D8", ("53", "56"))])
def test_a_later_lead_out_of_turn(led: str, laws: tuple[str, ...]) -> None:
    state = cards(f"H5 H8 H4 HA {led}")
    assert [(kind, laws) for kind, _, _, laws in found(state)] == [("lead_out_of_turn", laws)]
    assert state.irregularities[0].trick == 2


def test_an_accepted_lead_out_of_turn_is_followed_clockwise() -> None:
    state = cards("SQ S5 S3 SA")
    assert trick(state) == "E:SQ S:S5 W:S3 N:SA N"
    assert len(found(state)) == 1


def test_a_lead_out_of_turn_withdrawn() -> None:
    state = after("SQ", Withdrawn(0, "54D"))
    assert (state.turn, state.phase, state.tricks) == (Seat.W, Phase.OPENING_LEAD, ())
    assert state.hands == after().hands
    state = after("SQ", Withdrawn(0), "H5", "H8", "H4", "HA")
    assert trick(state) == "W:H5 N:H8 E:H4 S:HA S"
    assert found(state) == [("lead_out_of_turn", "E", 0, ("53", "54"))]


def test_the_proper_lead_takes_the_place_of_an_opponents_lead_out_of_turn() -> None:
    state = cards("H5 H8 H4 HA D5 DA D8")  # 53B: South's is his own lead, not a card to East's
    assert trick(state, 2) == "E:D5 S:DA W:D8 ?"  # next in rotation: accepted instead (53A)
    state = cards("H5 H8 H4 HA D8 DA")
    assert trick(state, 2) == "S:DA ?"
    assert state.turn is Seat.W
    assert found(state) == [("lead_out_of_turn", "W", 4, ("53", "56"))]
    assert after("H5", "H8", "H4", "HA", "D8", "DA", Withdrawn(4)) == state


def test_a_lead_out_of_turn_withdrawn_after_the_rightful_leader_played() -> None:
    state = after("H5", "H8", "H4", "HA", "D5", "DA", Withdrawn(4))
    assert trick(state, 2) == "S:DA ?"
    assert state.turn is Seat.W


def test_a_play_out_of_turn_keeps_its_place() -> None:
    state = cards("H5 H4 H8 HA")  # East before dummy, West having played
    assert found(state) == [("play_out_of_turn", "E", 1, ("57D",))]
    assert trick(state) == "W:H5 N:H8 E:H4 S:HA S"
    assert cards("H5 H4").turn is Seat.N


def test_a_premature_play_before_partner() -> None:
    state = cards("H5 H8 H4 HA DA D5")
    assert found(state) == [("play_out_of_turn", "E", 5, ("57A",))]
    assert state.turn is Seat.W


def test_declarer_plays_prematurely() -> None:
    assert found(cards("H5 HA")) == [("play_out_of_turn", "S", 1, ("57C3",))]


def test_a_further_card_does_not_enter_the_trick() -> None:
    state = cards("H5 H8 C8")
    assert found(state) == [("play_out_of_turn", "W", 2, ("45E1", "57A"))]
    assert trick(state) == "W:H5 N:H8 ?"
    assert found(cards("H5 H8 H4 C2")) == [("play_out_of_turn", "N", 3, ("45E2",))]


def test_the_seat_recorded_decides_where_the_deal_is_not_known() -> None:
    state = cards("E:SQ S5", deal=None)
    assert found(state) == [("lead_out_of_turn", "E", 0, ("53", "54"))]
    assert trick(state) == "E:SQ S:S5 ?"


# -- cards that cannot be played


def test_cards_that_cannot_be_played() -> None:
    assert found(cards("E:H5")) == [("card_not_held", "E", 0, ())]
    state = cards("H5 H8 H4 H5")
    assert found(state) == [("card_played_twice", "S", 3, ())]
    assert state.turn is Seat.S
    part = Deal((DEAL[Seat.N], None, DEAL[Seat.S], None))
    assert found(cards("H5 D9", deal=part)) == [("card_not_held", "N", 1, ())]
    assert found(cards("SA", deal=Deal.parse("N:2... .2.. .3.. .4.."))) == [("card_not_held", "W", 0, ())]


def test_a_card_after_the_last_trick() -> None:
    deal = Deal.parse("N:2... .2.. .3.. A...")
    assert found(cards("SA S2 H2 H3 H4", deal=deal)) == [("card_after_play", "W", 4, ())]
    assert found(fold(BOARD, None, [])) == []


# -- revokes


def test_a_revoke() -> None:
    state = cards("H5 H8 C5 HA")
    assert found(state) == [("revoke", "E", 2, ("61A",))]
    assert state.irregularities[0].trick == 1
    assert trick(state) == "W:H5 N:H8 E:C5 S:HA S"


def test_a_revoke_by_dummy_is_dummys() -> None:
    assert found(cards("H5 C2")) == [("revoke", "N", 1, ("61A",))]


def test_a_revoke_corrected_stays_listed() -> None:
    state = after("H5", "H8", "C5", Withdrawn(2, "62"), "H4", "HA")
    assert found(state) == [("revoke", "E", 2, ("61A",))]
    assert trick(state) == "W:H5 N:H8 E:H4 S:HA S"
    assert state.trick_of(4) == state.tricks[0]


def test_a_revoke_corrected_after_a_lead_to_the_next_trick() -> None:
    """62C1: South may take back his own card and the lead to the next trick too, in whatever order recorded."""
    begun = ("H5", "H8", "C5", "HA", "DA")
    for back in ((2, 3, 4), (4, 3, 2), (3, 4, 2)):
        state = after(*begun, *map(Withdrawn, back))
        assert trick(state) == "W:H5 N:H8 ?"
        assert state.turn is Seat.E
        state = after(*begun, *map(Withdrawn, back), "H4", "HQ", "CA")
        assert trick(state) == "W:H5 N:H8 E:H4 S:HQ S"
        assert trick(state, 2) == "S:CA ?"
        assert found(state) == [("revoke", "E", 2, ("61A",))]


def test_a_correction_that_changes_the_winner() -> None:
    deal = Deal.parse("N:43... A2... QJ... 65...")
    stands = ("S5", "S3", "S2", "SQ")
    assert after(*stands, deal=deal).turn is Seat.S
    state = after(*stands, Withdrawn(2), "SA", deal=deal)
    assert trick(state) == "W:S5 N:S3 E:SA S:SQ E"
    assert (state.turn, state.tricks_won) == (Seat.E, {Side.NS: 0, Side.EW: 1})


def test_a_lead_changed_under_those_who_have_played() -> None:
    """45D: dummy's wrong card was led; who then does not follow to the right one and keeps his card revokes."""
    led = ("H5", "H8", "H4", "HA", "DA", "D8", "D4", "D5", "DK", "D9", "D3", "D6")
    state = after(*led, Withdrawn(8), "CA")
    assert [(kind, seat) for kind, seat, _, _ in found(state)] == [("revoke", s) for s in "WNE"]


def test_a_revoke_shown_by_the_play() -> None:
    opened = ("H5", "H8", "C5", "HA")
    assert found(after(*opened, deal=None)) == []
    state = after(*opened, "DA", "D8", "D2", "H4", deal=None)
    assert found(state) == [("revoke", "E", 2, ("61A",))]
    assert state.irregularities[0].trick == 1
    assert found(after(*opened[:3], Withdrawn(2), "H4", deal=None)) == found(state)


# -- the marks of a file


def marked(code: str, mark: Mark, seat: Seat | None = None) -> Played:
    return Played(CARDS[code], seat, mark)


def test_marks_that_agree_with_the_cards() -> None:
    state = after("H5", "H8", marked("C5", Mark.REVOKE))
    assert found(state) == [("revoke", "E", 2, ("61A",))]
    state = after(marked("SQ", Mark.LEAD_OUT_OF_TURN))
    assert found(state) == [("lead_out_of_turn", "E", 0, ("53", "54"))]


def test_marks_are_believed_where_the_hand_is_not_known() -> None:
    state = after("H5", "H8", marked("C5", Mark.REVOKE), "HA", "DA", "D8", "D2", "H4", deal=None)
    assert found(state)[:1] == [("revoke", "E", 2, ("61A",))]
    assert len(found(state)) == 1
    state = after(marked("SQ", Mark.LEAD_OUT_OF_TURN), deal=None)
    assert [i.kind for i in state.irregularities] == ["lead_out_of_turn"]


@pytest.mark.parametrize(
    ("events", "deal"),
    [
        (("H5", "H8", marked("H4", Mark.REVOKE)), DEAL),
        (("H5", "H8", marked("H4", Mark.REVOKE)), None),
        ((marked("H5", Mark.LEAD_OUT_OF_TURN),), DEAL),
        ((marked("H5", Mark.LEAD_OUT_OF_TURN, Seat.W),), None),
        ((marked("H5", Mark.INSUFFICIENT_BID),), DEAL),
    ],
)
def test_marks_that_the_cards_contradict(events: tuple[Event | str, ...], deal: Deal | None) -> None:
    state = after(*events, deal=deal)
    assert [(i.kind, i.laws) for i in state.irregularities] == [("mark_contradicted", ())]


# -- claims


def test_an_agreed_claim_ends_the_play() -> None:
    state = after("H5", "H8", Claimed(Seat.S, 11))
    assert (state.phase, state.claim, state.declarer_tricks) == (Phase.PLAY, 2, None)
    state = after("H5", "H8", Claimed(Seat.S, 11), ClaimAgreed())
    assert (state.phase, state.turn, state.claim, state.declarer_tricks) == (Phase.OVER, None, 2, 11)
    assert len(state.tricks) == 1
    state = after("H5", Claimed(Seat.S, 11), ClaimAgreed(), "H8")
    assert found(state) == [("card_after_play", "N", 3, ())]


@pytest.mark.parametrize("event", [ClaimObjected(Seat.W), PlayedOn()])
def test_a_claim_that_does_not_stand(event: Event) -> None:
    state = after("H5", Claimed(Seat.S, 11), event)
    assert (state.phase, state.claim, state.turn) == (Phase.PLAY, None, Seat.N)
    assert after("H5", Claimed(Seat.S, 11), event, ClaimAgreed()).phase is Phase.PLAY


def test_other_events_move_no_card() -> None:
    assert after("H5", Designated(CARDS["H8"])).tricks == cards("H5").tricks


# -- the record


def test_a_record_can_be_undone_and_pickled() -> None:
    record = TableRecord(BOARD, DEAL, contract=NOTRUMP).add(*map(_event, ["H5", "H8", "C5", "HA"]))
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert again.state == record.state
    assert pickle.loads(pickle.dumps(record.state)) == record.state
    assert record.undo(2).state == record.state_at(2)
    assert record.undo(9).events == ()
