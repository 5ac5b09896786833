"""Cards that were shown: dummy, in the auction (24), by a defender (49, 50E), by declarer (48), by accident."""

from __future__ import annotations

import pytest
from made_tables import AUCTION, BOTH, DEAL, NEW, OLD, TRICK, E, N, S, W, call, card, item, table, told

from arbitro.information import Item, Reason, Source, Status, Way
from arbitro.information.item import Penalty
from arbitro.laws.edition import Edition
from arbitro.model import CARDS, Seat
from arbitro.table import Claimed, Designated, Noted, NoteKind, TableRecord, Withdrawn

ACE = CARDS["DA"]
corrected = table(*AUCTION, *TRICK[:2], card("DA"), Withdrawn(6, "62A"), card("C5"), TRICK[3])


@pytest.mark.parametrize("of", BOTH)
def test_dummy_is_seen_from_the_opening_lead(of: Edition) -> None:
    led = table(*AUCTION, TRICK[0])
    for seat in (N, E, W):
        found = item(led, of, seat, 4, Source.DUMMY)
        assert (found.hand, found.laws) == (DEAL[S], ("16A1(c)", "41D"))
        assert S not in hidden_hands(led, of, seat)
        assert S in hidden_hands(led.undo(), of, seat)
    assert hidden_hands(led, of, S) == {N, E, W}


def hidden_hands(record: TableRecord, of: Edition, seat: Seat) -> set[Seat | None]:
    return {one.by for one in told(record, of).of(seat) if one.source is Source.HAND}


@pytest.mark.parametrize("of", BOTH)
def test_a_card_exposed_in_the_auction(of: Edition) -> None:
    for shown in (Noted(NoteKind.CARD_EXPOSED, W, card=ACE), card("DA", W)):
        record = table(call("1N"), shown, call("P"))
        for seat in (N, S):
            assert item(record, of, seat, 1).status is Status.AUTHORISED
        found = item(record, of, E, 1)
        assert (found.status, found.card) == (Status.UNAUTHORISED, ACE)
        assert found.laws == (("24",) if of is OLD else ("24", "16C2"))
    assert not [one for one in told(record, of).of(W) if one.event == 1]


@pytest.mark.parametrize("of", BOTH)
def test_a_card_exposed_before_the_first_call_is_information_from_elsewhere(of: Edition) -> None:
    for shown in (Noted(NoteKind.CARD_EXPOSED, W, card=ACE), card("DA", W)):
        record = table(shown)
        for seat in (N, E, S):
            found = item(record, of, seat, 0)
            assert (found.status, found.way) == (Status.EXTRANEOUS, Way.CARD_HERE)
            assert ("16C1" if of is OLD else "16D1") in found.laws


def of_the_ace(record: TableRecord, of: Edition, seat: Seat) -> Item:
    (found,) = [one for one in told(record, of).of(seat) if one.source is Source.PENALTY_CARD]
    return found


def test_a_penalty_card_in_2017_by_where_it_is() -> None:
    on_table = of_the_ace(corrected, NEW, E)
    assert (on_table.penalty, on_table.status, on_table.laws) == (Penalty.ON_TABLE, Status.AUTHORISED, ("50E1",))
    assert of_the_ace(corrected, NEW, N).laws == ("50E1",)
    returned = corrected.add(Noted(NoteKind.CARD_PICKED_UP, W, card=ACE))
    assert of_the_ace(returned, NEW, E).laws == ("50E2", "16C2")
    assert of_the_ace(returned, NEW, E).status is Status.UNAUTHORISED
    assert of_the_ace(returned, NEW, N).laws == ("50E2",)
    played = corrected.add(card("D2"), card("D9"), card("DA"))
    assert (of_the_ace(played, NEW, E).penalty, of_the_ace(played, NEW, E).laws) == (Penalty.PLAYED, ("50E3",))
    assert of_the_ace(played, NEW, S).laws == ("16A1(b)", "16C1")


def test_a_penalty_card_in_2007_is_not_verified() -> None:
    found = of_the_ace(corrected, OLD, E)
    assert (found.status, found.reason, found.laws) == (Status.OPEN, Reason.UNVERIFIED, ("50E",))
    assert of_the_ace(corrected, OLD, N).laws == ("16A1(b)", "16D1")
    dropped = table(*AUCTION, TRICK[0], Noted(NoteKind.CARD_EXPOSED, W, card=ACE))
    assert of_the_ace(dropped, OLD, N).status is Status.OPEN


@pytest.mark.parametrize("of", BOTH)
def test_which_cards_become_penalty_cards(of: Edition) -> None:
    dropped = table(*AUCTION, TRICK[0], Noted(NoteKind.CARD_EXPOSED, W, "dropped", ACE))
    assert of_the_ace(dropped, of, E).text == "dropped"
    early = table(call("3N"), Noted(NoteKind.CARD_EXPOSED, W, card=ACE), *AUCTION[1:])
    assert of_the_ace(early, of, E).card is ACE  # 24E
    fifth = table(*AUCTION, *TRICK[:3], card("DA", W), TRICK[3])
    assert of_the_ace(fifth, of, E).card is ACE  # 45E1
    told_wrongly = table(*AUCTION, card("DA", W), Withdrawn(4, "47E1"), TRICK[0])
    assert not [one for one in told(told_wrongly, of).of(E) if one.source is Source.PENALTY_CARD]
    by_declarer = table(*AUCTION, *TRICK[:3], Noted(NoteKind.CARD_EXPOSED, N, card=CARDS["SA"]))
    assert item(by_declarer, of, W, 7).laws == ("48A",)


@pytest.mark.parametrize("of", BOTH)
def test_a_card_seen_by_accident_after_the_first_call(of: Edition) -> None:
    def seen(code: str | None) -> Item:
        return item(table(call("1N"), Noted(NoteKind.CARD_SEEN, S, card=code and CARDS[code])), of, S, 1)

    assert (seen("DA").status, seen("DA").laws) == (Status.AUTHORISED, ("74C5",))  # West's
    assert seen("SA").status is (Status.EXTRANEOUS if of is OLD else Status.UNAUTHORISED)  # partner's
    assert (seen(None).status, seen(None).reason) == (Status.OPEN, Reason.WHOSE_CARD)


@pytest.mark.parametrize("of", BOTH)
def test_a_claim_and_a_card_named_but_not_played(of: Edition) -> None:
    record = table(*AUCTION, TRICK[0], Designated(CARDS["CJ"], N), card("C9"), Claimed(N, 9))
    assert item(record, of, E, 5).status is Status.AUTHORISED
    assert item(record, of, E, 7).reason is Reason.CLAIM


@pytest.mark.parametrize("of", BOTH)
def test_what_contradicts_itself_is_left_to_the_director(of: Edition) -> None:
    record = table(*AUCTION, TRICK[0], card("SA", S))  # North's
    assert item(record, of, W, 5).reason is Reason.AT_ODDS
