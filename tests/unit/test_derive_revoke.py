"""What a record tells of a revoke: Laws 61-64, from records made by hand."""

from __future__ import annotations

import pytest

from arbitro.laws.core import Value
from arbitro.laws.derive import derive
from arbitro.laws.derive.revoke import card_played, revokes
from arbitro.model import CARDS, Board, Contract, Deal, Seat, Side
from arbitro.table import (
    PLAYED,
    AttentionDrawn,
    ClaimAgreed,
    Claimed,
    ClaimObjected,
    Designated,
    Event,
    HandsReturned,
    NextBoardCalled,
    Noted,
    NoteKind,
    Played,
    PlayedOn,
    RoundEnded,
    TableRecord,
    Withdrawn,
)

BOARD = Board.of(1)
NOTRUMP = Contract.parse("3N", Seat.S, vulnerable=False)  # West leads, North is dummy
DEAL = Deal.parse("N:AK42.T98.432.432 QJT9.432.765.765 8765.AKQ.AKQ.AKQ 3.J765.JT98.JT98")

EAST = "H5 H8 D5 HA"  # trick 1: East, event 2, does not follow; declarer wins
DECLARER = "H5 H8 H4 CA"  # trick 1: declarer, event 3, does not follow; dummy wins
BOTH = "H5 H8 D5 CA"  # East and then declarer; dummy wins
DUMMY = "H5 C2 H4 HA"  # trick 1: dummy, event 1, does not follow
TWICE = EAST + " HK H6 H9 D6"  # East at events 2 and 7, in hearts both times

NOW = AttentionDrawn()
FIRST = AttentionDrawn(event=2)

# Dummy leads spades until two cards are left; at trick 12 East, event 45, discards on the ace of hearts.
TWELVE = Deal.parse("N:AKQJT987654.A2.. .K3..AKQJT987654 32.4.AKQJT98765. .QJT98765.432.32")
ELEVEN = "D4 S4 CA DA S3 D3 SA CK " + " ".join(
    " ".join(trick)
    for trick in zip(
        "SK SQ SJ ST S9 S8 S7 S6 S5".split(),
        "CQ CJ CT C9 C8 C7 C6 C5 H3".split(),
        "S2 DK DQ DJ DT D9 D8 D7 D6".split(),
        "D2 C3 C2 H5 H6 H7 H8 H9 HT".split(),
        strict=True,
    )
)
TRICK_12 = ELEVEN + " HA C4"
ALL = TRICK_12 + " H4 HJ H2 HK D5 HQ"


def record_of(*parts: Event | str, deal: Deal | None = DEAL, stated: int | None = None) -> TableRecord:
    """A record from cards in words ('S3', 'E:SQ') and other events."""
    events: list[Event] = []
    for part in parts:
        if isinstance(part, str):
            for seat, colon, code in (text.rpartition(":") for text in part.split()):
                events.append(Played(CARDS[code], Seat(seat)) if colon else PLAYED[code])
        else:
            events.append(part)
    return TableRecord(BOARD, deal, tuple(events), NOTRUMP, stated)


def played_out(record: TableRecord) -> TableRecord:
    """The record with the lowest legal cards played to the end."""
    while (turn := record.state.turn) is not None:
        hand = record.state.hands[turn.position]
        assert hand is not None
        last = record.state.tricks[-1]
        suit = last.cards[0].suit if last.winner is None else None
        choices = list(hand.suit(suit) if suit and hand.holds(suit) else hand)
        record = record.add(PLAYED[choices[-1].code])
    return record


def told(record: TableRecord, which: int = 0) -> dict[str, Value]:
    """The facts of the record's first (second …) revoke, without their family's name."""
    found = revokes(record)[which]
    return {key.removeprefix("revoke."): value for key, value in derive(record, found).items()}


def check(facts: dict[str, Value], **expected: Value | None) -> None:
    """Every fact as expected; None: the record does not hold it."""
    assert {key: facts.get(key) for key in expected} == expected


# -- what it is


def test_a_revoke_in_play_is_told_as_far_as_it_has_come() -> None:
    assert told(record_of(EAST)) == {
        "limb": "suit_led",
        "offender": "defender",
        "trick_twelve": False,
        "earlier_same_suit": False,
        "other_side_too": False,
        "trick_won_by": "other_side",
    }
    assert told(record_of(EAST, NOW)) == {
        "limb": "suit_led",
        "offender": "defender",
        "trick_twelve": False,
        "earlier_same_suit": False,
        "other_side_too": False,
        "noticed": "during_play",
        "since": "nothing",
        "others_played": True,
        "next_offender_played": False,
        "trick_won_by": "other_side",
    }, "who has done what since counts only up to where attention was drawn"


@pytest.mark.parametrize(
    ("cards", "offender", "card"),
    [(EAST, "defender", "D5"), (DECLARER, "declarer", "CA"), (DUMMY, "dummy", "C2")],
)
def test_who_revoked_and_with_which_card(cards: str, offender: str, card: str) -> None:
    record = record_of(cards)
    assert told(record)["offender"] == offender
    assert card_played(record, revokes(record)[0]) is CARDS[card]


def test_nothing_is_told_of_other_kinds() -> None:
    record = record_of("E:H4")
    assert [found.kind for found in record.irregularities] == ["lead_out_of_turn"]
    assert derive(record, record.irregularities[0]) == {}


# -- 63A: established?


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        pytest.param([EAST, "HK", NOW], {"since": "nothing"}, id="only the other side has led"),
        pytest.param([EAST, "HK"], {"since": None}, id="nothing yet, and attention may still come late"),
        pytest.param(
            [EAST, "HK H6", NOW], {"since": "led_or_played", "turn_told_wrong": False}, id="63A1 partner played"
        ),
        pytest.param([EAST, NOW, "HK H6"], {"since": "nothing"}, id="62A attention came first"),
        pytest.param(
            [EAST, "W:DJ", Withdrawn(4, "56"), NOW],
            {"since": "led_or_played", "turn_told_wrong": False},
            id="63A1 illegally, and taken back",
        ),
        pytest.param(
            [EAST, "W:DJ", Withdrawn(4, "47E1"), NOW],
            {"since": "led_or_played", "turn_told_wrong": True},
            id="47E1 told wrongly that it was his turn",
        ),
        pytest.param(
            [EAST, "W:DJ", Withdrawn(4, "47E1")],
            {"since": "led_or_played", "turn_told_wrong": True},
            id="47E1 before attention was drawn to the revoke",
        ),
        pytest.param(
            [EAST, "W:DJ", Withdrawn(4, "47E1"), "HK H6", NOW],
            {"since": "led_or_played", "turn_told_wrong": False},
            id="63A1 after a card that 47E1 took back",
        ),
        pytest.param(
            [DECLARER, Designated(CARDS["D2"]), NOW], {"since": "designated"}, id="63A2 a card of dummy named"
        ),
        pytest.param(
            [DECLARER, Designated(CARDS["D2"], Seat.S), NOW], {"since": "designated"}, id="63A2 named by declarer"
        ),
        pytest.param(
            ["S3 S2 S9 S8 H4 DA HJ", Designated(CARDS["H9"]), NOW],
            {"since": "nothing"},
            id="63A2 named for the revoke trick itself",
        ),
        pytest.param(
            [DECLARER, "D2", "D5", Designated(CARDS["DA"], Seat.S), NOW], {"since": "led_or_played"}, id="63A1 first"
        ),
        pytest.param(
            [EAST, Claimed(Seat.W, 9)], {"since": "claimed", "claim_undone": False}, id="63A3 their own claim"
        ),
        pytest.param(
            [EAST, Claimed(Seat.W, 9), ClaimObjected(Seat.S)],
            {"since": "claimed", "claim_undone": False},
            id="63A3 an opponent objects",
        ),
        pytest.param(
            [EAST, Claimed(Seat.W, 13, concession=True), ClaimObjected(Seat.E, partner_at_once=True)],
            {"since": "claimed", "claim_undone": None},
            id="68B2 partner objects at once",
        ),
        pytest.param(
            [EAST, Claimed(Seat.W, 9), PlayedOn()], {"since": "claimed", "claim_undone": None}, id="68D2(b) played on"
        ),
        pytest.param(
            [EAST, Claimed(None, 13)], {"since": "opponents_claimed", "claim_agreed": None}, id="63A4 still open"
        ),
        pytest.param(
            [EAST, Claimed(Seat.S, 13), ClaimAgreed()],
            {"since": "opponents_claimed", "claim_agreed": True},
            id="63A4 agreed",
        ),
        pytest.param(
            [EAST, Claimed(Seat.S, 13), NOW],
            {"since": "opponents_claimed", "claim_agreed": False},
            id="63A4 attention came while it could be contested",
        ),
        pytest.param(
            [EAST, Claimed(Seat.S, 13), NextBoardCalled(Seat.N), NOW],
            {"since": "opponents_claimed", "claim_agreed": None},
            id="63A4 somebody had called on the next board",
        ),
        pytest.param(
            [EAST, Claimed(Seat.S, 13), RoundEnded(), NOW],
            {"since": "opponents_claimed", "claim_agreed": None},
            id="63A4 the round was over",
        ),
        pytest.param(
            [EAST, Claimed(Seat.S, 13), ClaimObjected(Seat.E)],
            {"since": "opponents_claimed", "claim_agreed": False},
            id="63A4 objected in time",
        ),
        pytest.param(
            [EAST, Claimed(Seat.S, 13), PlayedOn()],
            {"since": "opponents_claimed", "claim_agreed": False},
            id="63A4 played on at all four's wish",
        ),
        pytest.param(
            [EAST, Claimed(Seat.S, 13), ClaimObjected(Seat.E), PlayedOn(), "HK H6", NOW],
            {"since": "led_or_played"},
            id="63A1 after the other side's claim came to nothing",
        ),
    ],
)
def test_what_established_it(parts: list[Event | str], expected: dict[str, Value | None]) -> None:
    check(told(record_of(*parts)), **expected)


# -- 64B4, 64B5: when noticed

DONE = played_out(record_of(EAST)).events


@pytest.mark.parametrize(
    ("events", "noticed"),
    [
        ((), None),
        ((NOW,), "after_play"),
        ((HandsReturned(), FIRST), "after_play"),
        ((NextBoardCalled(Seat.E), FIRST), "after_play"),
        ((NextBoardCalled(Seat.N), FIRST), "after_call_on_next_board"),
        ((NextBoardCalled(Seat.E), NextBoardCalled(Seat.S), FIRST), "after_call_on_next_board"),
        ((FIRST, NextBoardCalled(Seat.S)), "after_play"),
        ((RoundEnded(), FIRST), "after_round"),
        ((NextBoardCalled(Seat.S), RoundEnded(), FIRST), "after_round"),
        ((AttentionDrawn(event=9),), None),
    ],
)
def test_when_attention_was_drawn(events: tuple[Event, ...], noticed: str | None) -> None:
    check(told(record_of(*DONE, *events)), noticed=noticed, since="led_or_played")


def test_attention_during_play_and_after_an_agreed_claim() -> None:
    check(told(record_of(EAST, NOW)), noticed="during_play")
    check(told(record_of(EAST, Claimed(Seat.S, 13), NOW)), noticed="during_play")
    check(told(record_of(EAST, Claimed(Seat.S, 13), ClaimAgreed(), NOW)), noticed="after_play", claim_agreed=True)
    check(told(record_of(EAST, NOW, Noted(NoteKind.REMARK), *DONE[4:])), noticed="during_play", since="nothing")


def test_attention_that_names_no_event_is_to_the_last_irregularity() -> None:
    record = record_of(TWICE, NOW)
    check(told(record, 0), noticed=None, since="led_or_played")
    check(told(record, 1), noticed="during_play", since="nothing")


# -- 62: withdrawn and replaced


def test_a_revoke_withdrawn_and_replaced() -> None:
    record = record_of(EAST, FIRST, Withdrawn(2, "62B1"), "E:H4")
    expected: dict[str, Value] = {
        "since": "nothing",
        "noticed": "during_play",
        "others_played": True,
        "next_offender_played": False,
        "trick_won_by": "other_side",
    }
    check(told(record), **expected)
    check(told(played_out(record)), **expected, won_later=True)


def test_taking_it_back_unasked_is_drawing_attention() -> None:
    check(told(record_of("H5 H8 D5", Withdrawn(2), "H4 HA HK H6")), since="nothing", noticed="during_play")


def test_who_played_after_it() -> None:
    check(told(record_of("H5 H8 D5", NOW)), others_played=False, next_offender_played=False)
    before_partner = "S3 S2 S9 S8 H4 DA"  # East leads, declarer revokes
    check(told(record_of(before_partner, NOW)), others_played=False, next_offender_played=False)
    check(told(record_of(before_partner, "HJ", NOW)), others_played=True, next_offender_played=False)
    check(told(record_of(before_partner, "HJ H9", NOW)), others_played=True, next_offender_played=True)
    check(told(record_of(EAST, "HK", NOW)), others_played=True)


# -- 62C3, 64B2, 64B7: further revokes


@pytest.mark.parametrize(
    ("parts", "east", "declarer"),
    [
        pytest.param([BOTH], None, None, id="neither has played on yet"),
        pytest.param(
            [BOTH, FIRST, AttentionDrawn(event=3)], "not_established", "not_established", id="neither has played on"
        ),
        pytest.param([BOTH, "D2"], "one_trick_one_side_on", "one_trick_one_side_on", id="62C3 dummy has led"),
        pytest.param([BOTH, "D2 D6"], "both_established", "both_established", id="both have played on"),
        pytest.param([EAST, "HK H6 H9 H4"], None, None, id="one side only"),
        pytest.param(
            ["H5 H8 D5", FIRST, Withdrawn(2), "E:H4", "CA", "D2"],
            "not_established",
            "not_established",
            id="the first was corrected before the other side revoked",
        ),
        pytest.param(
            [BOTH, FIRST, Withdrawn(2), "E:H4", "D2 D6"],
            "not_established",
            "not_established",
            id="neither had played on when attention was drawn to one",
        ),
        pytest.param(
            [BOTH, Claimed(Seat.S, 9), ClaimAgreed()], "both_established", "both_established", id="63A3 and 63A4"
        ),
        pytest.param([BOTH, Claimed(Seat.S, 9)], None, None, id="63A4 still open"),
        pytest.param(
            [BOTH, Claimed(Seat.S, 9), ClaimObjected(Seat.W)],
            "not_established",
            "not_established",
            id="63A4 objected in time",
        ),
    ],
)
def test_the_other_side_too(parts: list[Event | str], east: str | None, declarer: str | None) -> None:
    record = record_of(*parts)
    found = {str(revoke.seat): told(record, i) for i, revoke in enumerate(revokes(record))}
    check(found["E"], other_side_too="S" in found, other_side=east)
    if "S" in found:
        check(found["S"], other_side_too=True, other_side=declarer)


def test_the_other_side_too_on_another_trick_with_the_first_one_corrected() -> None:
    """64B7 (2017) wants both established."""
    record = record_of(EAST, FIRST, Withdrawn(2), "E:H4", "HK H6 H9 H2 S5 S3 S2 S9 D5 HQ")
    check(told(record, 0), other_side_too=True, other_side="not_established")
    check(told(played_out(record), 1), other_side_too=True, other_side="not_established", since="led_or_played")


@pytest.mark.parametrize(
    ("parts", "established"),
    [
        pytest.param([TWICE], True, id="63A1"),
        pytest.param([EAST, FIRST, Withdrawn(2), "E:H4", "HK H6 H9 D6"], False, id="corrected"),
        pytest.param([EAST, Claimed(Seat.W, 9), FIRST, PlayedOn(), "HK H6 H9 D6"], True, id="63A3"),
    ],
)
def test_the_same_player_in_the_same_suit_again(parts: list[Event | str], established: bool) -> None:
    record = record_of(*parts)
    check(told(record, 0), earlier_same_suit=False, earlier_established=None)
    check(told(record, 1), earlier_same_suit=True, earlier_established=established, other_side_too=False)


def test_the_same_player_in_another_suit_is_no_repetition() -> None:
    check(told(record_of(EAST, "CA C8 C2 D6"), 1), earlier_same_suit=False)


# -- trick 12


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        pytest.param(
            [TRICK_12, NOW],
            {"since": "nothing", "partner_had_played": False, "hands_returned": None, "noticed": "during_play"},
            id="62D2 before partner",
        ),
        pytest.param(
            [ALL, NOW], {"since": "led_or_played", "hands_returned": False, "noticed": "after_play"}, id="62D1 in time"
        ),
        pytest.param([ALL, HandsReturned(), FIRST], {"hands_returned": None, "noticed": None}, id="another's"),
        pytest.param(
            [ALL, HandsReturned(), AttentionDrawn(event=45)],
            {"hands_returned": True, "noticed": "after_play"},
            id="64B6 hands returned",
        ),
        pytest.param(
            [ALL, NextBoardCalled(Seat.N), AttentionDrawn(event=45)],
            {"hands_returned": None, "noticed": "after_call_on_next_board"},
            id="the record does not say where the hands were",
        ),
        pytest.param([ALL], {"hands_returned": None, "noticed": None, "partner_had_played": None}, id="not noticed"),
    ],
)
def test_trick_twelve(parts: list[Event | str], expected: dict[str, Value | None]) -> None:
    check(told(record_of(*parts, deal=TWELVE)), trick_twelve=True, **expected)


def test_trick_twelve_after_partner_has_played() -> None:
    record = record_of(ELEVEN, "HA HK D5", NOW, deal=TWELVE)
    check(told(record), offender="declarer", trick_twelve=True, partner_had_played=True)


# -- 64A: the tricks


@pytest.mark.parametrize(
    ("cards", "won_by"),
    [(EAST, "other_side"), (DECLARER, "partner"), (DUMMY, "partner"), ("H5 H8 D5", None)],
)
def test_who_won_the_trick(cards: str, won_by: str | None) -> None:
    check(told(record_of(cards)), trick_won_by=won_by)


def test_a_revoker_wins_with_a_trump() -> None:
    record = TableRecord(BOARD, DEAL, record_of("H5 H8 S9 HA").events, Contract.parse("4S", Seat.S, False))
    check(told(record), trick_won_by="offender")


@pytest.mark.parametrize(
    ("parts", "stated", "later"),
    [
        pytest.param([EAST], None, None, id="in play"),
        pytest.param([EAST, "S5 S3 S2 S9"], None, True, id="in play, one is won already"),
        pytest.param([*DONE], None, True, id="played out"),
        pytest.param([EAST, Claimed(Seat.S, 12), ClaimAgreed()], None, True, id="an agreed claim leaves one"),
        pytest.param([EAST, Claimed(Seat.S, 13), ClaimAgreed()], None, False, id="an agreed claim of all"),
        pytest.param([EAST, Claimed(Seat.S), ClaimAgreed()], None, None, id="agreed, but for how many?"),
        pytest.param([EAST, Claimed(Seat.S, 13)], None, None, id="a claim that is open"),
        pytest.param([EAST], 12, True, id="the play breaks off, the result leaves one"),
        pytest.param([EAST], 13, False, id="the play breaks off, the result leaves none"),
    ],
)
def test_whether_a_later_trick_was_won(parts: list[Event | str], stated: int | None, later: bool | None) -> None:
    check(told(record_of(*parts, stated=stated)), won_later=later)


def test_where_the_play_breaks_off_what_followed_is_not_known() -> None:
    check(told(record_of(EAST, stated=9)), since=None, noticed=None)
    check(told(record_of(EAST, NOW, stated=9)), since="nothing", noticed=None, hands_returned=None)
    check(told(record_of(EAST, NextBoardCalled(Seat.N), NOW, stated=9)), noticed="after_call_on_next_board")


# -- partial deals


def test_of_a_hand_that_is_not_known_only_what_is_seen_is_told() -> None:
    north_south = Deal.of({seat: hand for seat in Side.NS.seats if (hand := DEAL[seat])})
    assert revokes(record_of(EAST, deal=north_south)) == ()
    shown = told(record_of(EAST, "HK H6 H9 H4", deal=north_south))
    check(shown, since="led_or_played", trick_won_by="other_side", earlier_same_suit=None, other_side_too=None)
    record = record_of(BOTH, "D2 D6 DA D8 S5 S3 SA S9 H9 H4", deal=north_south)
    assert {str(found.seat) for found in revokes(record)} == {"E", "S"}
    check(told(record), other_side_too=True, earlier_same_suit=None)
