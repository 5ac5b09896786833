"""Values of the game: Law 2, notation, hands and deals, one object for each card and call."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from strategies import boards, calls, cards, contracts, deals, hands, partial_deals

from arbitro.errors import InputError
from arbitro.model import (
    CALLS,
    CARDS,
    PASS,
    Board,
    Call,
    Card,
    Contract,
    Deal,
    Denomination,
    Doubling,
    Hand,
    Rank,
    Seat,
    Side,
    Suit,
    Vulnerability,
)

LAW_2 = """
    1 N None  2 E NS   3 S EW   4 W All
    5 N NS    6 E EW   7 S All  8 W None
    9 N EW   10 E All 11 S None 12 W NS
   13 N All  14 E None 15 S NS  16 W EW
"""


def test_dealer_and_vulnerability_are_those_of_law_2() -> None:
    words = LAW_2.split()
    for number, dealer, vulnerability in zip(words[::3], words[1::3], words[2::3], strict=True):
        for repeated in (int(number), int(number) + 16, int(number) + 160):
            board = Board.of(repeated)
            assert (board.number, board.dealer, board.vulnerability) == (repeated, dealer, vulnerability)


@pytest.mark.parametrize("number", [0, -3])
def test_there_is_no_board_below_one(number: int) -> None:
    with pytest.raises(InputError, match="board-number"):
        Board.of(number)


def test_vulnerability_of_a_side() -> None:
    vulnerable = {v: {side for side in Side if v.of(side)} for v in Vulnerability}
    assert vulnerable == {"None": set(), "NS": {Side.NS}, "EW": {Side.EW}, "All": {Side.NS, Side.EW}}


@pytest.mark.parametrize(
    ("word", "meant"),
    [("Love", "None"), ("-", "None"), ("o", "None"), ("n", "NS"), ("we", "EW"), ("Both", "All"), ("b", "All")],
)
def test_vulnerability_in_the_words_of_files(word: str, meant: str) -> None:
    assert Vulnerability.parse(word) is Vulnerability(meant)


def test_seats_go_clockwise() -> None:
    assert [seat.lho for seat in Seat] == [Seat.E, Seat.S, Seat.W, Seat.N]
    for seat in Seat:
        assert seat.partner.partner is seat.lho.rho is seat
        assert seat.side is seat.partner.side is seat.lho.side.other
        assert seat in seat.side.seats
        assert Seat.parse(seat.lower()) is seat
    assert Seat.parse("South") is Seat.S


def test_thirty_eight_calls_in_order() -> None:
    bids = sorted((call for call in CALLS.values() if call.is_bid), key=lambda bid: bid.rank)
    assert len(CALLS) == 38
    assert [bid.code for bid in bids[:6]] == ["1C", "1D", "1H", "1S", "1N", "2C"]
    assert bids[-1].code == "7N"
    assert bids[-1].rank == 34


@pytest.mark.parametrize(
    ("text", "code"),
    [("1NT", "1N"), ("3nt", "3N"), ("Pass", "P"), ("p", "P"), ("dbl", "X"), ("Redouble", "XX"), (" 4h ", "4H")],
)
def test_calls_as_they_are_written(text: str, code: str) -> None:
    assert Call.parse(text) is CALLS[code]


@pytest.mark.parametrize(("text", "code"), [("h10", "HT"), ("sa", "SA"), (" C2 ", "C2")])
def test_cards_as_they_are_written(text: str, code: str) -> None:
    assert Card.parse(text) is CARDS[code]


def test_fifty_two_cards_each_with_a_bit_of_its_own() -> None:
    assert sum(card.bit for card in CARDS.values()) == (1 << 52) - 1
    for card in CARDS.values():
        assert card.bit & card.suit.mask
        assert card.rank.is_honour == (card.rank.letter in "TJQKA")
    assert [card.code for card in sorted(CARDS.values())][:2] == ["SA", "SK"]
    assert Rank.ACE.letter == "A"


@pytest.mark.parametrize("text", ["8C", "0N", "XXX", "", "1Z", "N1", "PP"])
def test_what_is_no_call(text: str) -> None:
    with pytest.raises(InputError, match="call-notation"):
        Call.parse(text)


@pytest.mark.parametrize("text", ["", "S1", "AS", "S", "ZA"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(InputError, match="card-notation"):
        Card.parse(text)


@pytest.mark.parametrize("text", ["", "Q", "1"])
def test_what_is_no_seat(text: str) -> None:
    with pytest.raises(InputError, match="unknown-seat"):
        Seat.parse(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("AKQ", "hand-notation"),
        ("A.K.Q.J.T", "hand-notation"),
        ("AB..K.", "card-notation"),
        ("AA...", "card-twice"),
        ("AKQJT98765432.A..", "hand-size"),
    ],
)
def test_what_is_no_hand(text: str, code: str) -> None:
    with pytest.raises(InputError, match=code):
        Hand.parse(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "deal-notation"),
        ("N A... K... Q... J...", "deal-notation"),
        ("N:A... K... Q...", "deal-notation"),
        ("X:A... K... Q... J...", "unknown-seat"),
        ("N:A... A... - -", "card-twice"),
    ],
)
def test_what_is_no_deal(text: str, code: str) -> None:
    with pytest.raises(InputError, match=code):
        Deal.parse(text)


def test_an_error_in_a_deal_names_the_seat() -> None:
    with pytest.raises(InputError) as caught:
        Deal.parse("E:A... AA... - -")
    assert caught.value.where == "S"
    with pytest.raises(InputError, match="hand-size"):
        Deal.of({Seat.N: Hand((1 << 14) - 1)})


def test_an_error_has_the_nearest_word() -> None:
    error = InputError.unknown("vulnerability", "Nome", Vulnerability)
    assert error.hint == "None"
    assert "hint: None" in str(error)


def test_a_deal_is_read_from_any_seat() -> None:
    deal = Deal.parse("S:A... K... - J...")
    assert [str(deal[seat]) if deal[seat] else "-" for seat in Seat] == ["-", "J...", "A...", "K..."]
    assert deal.holder(CARDS["SK"]) is Seat.W
    assert deal.holder(CARDS["SQ"]) is None
    assert not deal.is_complete


def test_a_hand_iterates_as_it_is_printed() -> None:
    hand = Hand.parse("AK5.QT2..98765")
    assert [card.code for card in hand][:5] == ["SA", "SK", "S5", "HQ", "HT"]
    assert len(hand) == 11
    assert hand.holds(Suit.C)
    assert not hand.holds(Suit.D)
    assert str(hand.suit(Suit.H)) == ".QT2.."
    assert CARDS["C9"] in hand


@given(hands())
def test_hands_are_read_as_printed(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand
    assert Hand.of(hand) == hand


@given(deals())
def test_deals_are_read_as_printed(deal: Deal) -> None:
    assert deal.is_complete
    assert Deal.parse(str(deal)) == deal
    assert all(card in (deal[deal.holder(card) or Seat.N] or ()) for card in CARDS.values())


@given(partial_deals())
def test_parts_of_deals_are_read_as_printed(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal


@given(contracts)
def test_contracts_are_read_as_printed(contract: Contract) -> None:
    text, declarer = str(contract).split()
    assert Contract.parse(text, Seat.parse(declarer), contract.vulnerable) == contract
    assert contract.dummy is contract.declarer.partner
    assert contract.tricks_needed == contract.level + 6


@pytest.mark.parametrize("text", ["", "P", "8N", "1CXXX", "X"])
def test_what_is_no_contract(text: str) -> None:
    with pytest.raises(InputError, match="contract-notation"):
        Contract.parse(text, Seat.N, vulnerable=False)


def test_a_contract_in_the_words_of_files() -> None:
    contract = Contract.parse("3NTXX", Seat.W, vulnerable=True)
    assert contract == Contract(3, Denomination.N, Doubling.REDOUBLED, Seat.W, vulnerable=True)


@given(calls, cards, boards, deals())
def test_values_survive_pickling_and_stay_one_object(call: Call, card: Card, board: Board, deal: Deal) -> None:
    call_, card_, board_, deal_, suit_ = pickle.loads(pickle.dumps((call, card, board, deal, card.suit)))
    assert call_ is call
    assert card_ is card
    assert suit_ is card.suit
    assert (board_, deal_) == (board, deal)
    assert repr(PASS) == "<P>"
