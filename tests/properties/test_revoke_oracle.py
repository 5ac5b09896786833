"""Law 64 beside an oracle of its own: a few lines written from the digest, without `arbitro.laws`.

Boards are dealt and played by chance with revokes in them, corrected at once or not, to the end or to an agreed
claim. What the record and a few answers give must be what the oracle says, in both editions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import winner_of

from arbitro.inquiry import Inquiry, rule
from arbitro.inquiry.assessment import Compare, Equity, Source
from arbitro.inquiry.board import BoardInquiry, inquire
from arbitro.laws.derive.tricks import Charge, transferred
from arbitro.laws.outcomes import TransferTricks
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.model import CARDS, Board, Card, Contract, Deal, Denomination, Doubling, Hand, Seat, Side, Suit
from arbitro.table import (
    AttentionDrawn,
    ClaimAgreed,
    Claimed,
    Event,
    HandsReturned,
    Irregularity,
    NextBoardCalled,
    Played,
    RoundEnded,
    TableRecord,
    Withdrawn,
)

BOARDS = 4000
NOTICED = ("during_play", "after_play", "after_call_on_next_board", "after_round")
BEFORE_ATTENTION: dict[str, tuple[Event, ...]] = {
    "after_play": (),
    "after_call_on_next_board": tuple(map(NextBoardCalled, Seat)),
    "after_round": (RoundEnded(),),
}


@dataclass(frozen=True)
class Slip:
    """A revoke, and whether it was corrected at once."""

    seat: Seat
    trick: int
    suit: Suit
    event: int
    corrected: bool


@dataclass(frozen=True)
class Game:
    """A board with its revokes: who won the tricks that were played, declarer's tricks in all, when it was noticed.

    returned: whether the hands were back in the board by then.
    """

    record: TableRecord
    slips: tuple[Slip, ...]
    winners: tuple[Seat, ...]
    total: int
    noticed: str
    returned: bool
    answers: dict[str, object]


def game(seed: int) -> Game:
    """A board by chance, with one, two or three revokes wherever the cards allow them."""
    choose = Random(seed)
    pack = list(CARDS.values())
    choose.shuffle(pack)
    hands = {seat: pack[13 * i : 13 * i + 13] for i, seat in enumerate(Seat)}
    contract = Contract(
        choose.randint(1, 7), choose.choice(list(Denomination)), Doubling(0), choose.choice([*Seat]), False
    )
    deal = Deal.of({seat: Hand.of(hand) for seat, hand in hands.items()})
    wanted, earliest, spared = choose.randint(1, 3), choose.choice((1, 1, 5, 9, 11)), choose.choice((0.0, 0.5, 0.9))
    claimed_after = choose.randint(3, 12) if choose.random() < 0.2 else 13
    events: list[Event] = []
    slips: list[Slip] = []
    winners: list[Seat] = []
    seat = contract.declarer.lho
    for number in range(1, claimed_after + 1):
        trick: list[tuple[Seat, Card]] = []
        for _ in range(4):
            following = [card for card in hands[seat] if trick and card.suit is trick[0][1].suit]
            others = [card for card in hands[seat] if card not in following]
            card = choose.choice(following or others)
            tempted = number >= earliest and len(slips) < wanted and choose.random() >= spared
            if tempted and following and others:
                wrong = choose.choice(others)
                slips.append(Slip(seat, number, trick[0][1].suit, len(events), choose.random() < 0.2))
                events.append(Played(wrong))
                if slips[-1].corrected:
                    events += (AttentionDrawn(event=len(events) - 1), Withdrawn(len(events) - 1), Played(card, seat))
                else:
                    card = wrong
            else:
                events.append(Played(card))
            hands[seat].remove(card)
            trick.append((seat, card))
            seat = seat.lho
        seat = winner_of(trick, contract.denomination.suit)
        winners.append(seat)
    total = sum(winner.side is contract.declarer.side for winner in winners) + choose.randint(0, 13 - claimed_after)
    if claimed_after < 13:
        events += (Claimed(choose.choice([contract.declarer, seat]), total), ClaimAgreed())
    noticed = choose.choice(NOTICED if claimed_after == 13 else NOTICED[1:])
    returned = noticed != "during_play" and choose.random() < 0.5
    if noticed in BEFORE_ATTENTION and choose.random() < 0.5:  # else it is asked
        events += (*((HandsReturned(),) if returned else ()), *BEFORE_ATTENTION[noticed])
        events += [AttentionDrawn(event=slip.event) for slip in slips if not slip.corrected]
    answers: dict[str, object] = {
        "revoke.noticed": noticed,
        "revoke.exceptions": [],
        "revoke.hands_returned": returned,
        "revoke.partner_had_played": choose.random() < 0.5,
        "revoke.others_played": choose.random() < 0.5,
        "revoke.next_offender_played": choose.random() < 0.5,
        "revoke.others_withdraw": choose.random() < 0.5,
        "revoke.next_offender_changes": choose.random() < 0.5,
    }
    record = TableRecord(Board.of(1), deal, tuple(events), contract)
    return Game(record, tuple(slips), tuple(winners), total, noticed, returned, answers)


# -- the oracle


def won_from(game: Game, side: Side, trick: int) -> int:
    """The side's tricks from that one on, those of an agreed claim included (69A)."""
    assert game.record.contract
    played = [n for n, winner in enumerate(game.winners, 1) if winner.side is side]
    all_in_all = game.total if side is game.record.contract.declarer.side else 13 - game.total
    return sum(n >= trick for n in played) + all_in_all - len(played)


def won_by(game: Game, side: Side) -> list[int]:
    """The numbers of the side's tricks; those of an agreed claim count as the last one."""
    won = [n for n in range(1, 14) for _ in range(won_from(game, side, n) - won_from(game, side, n + 1))]
    return won + [13] * won_from(game, side, 14)


def automatic(game: Game, slip: Slip, edition: str) -> int | None:
    """64A and 64B; None for a revoke that is not established."""
    assert game.record.contract
    if slip.corrected:
        return None
    counted = [other for other in game.slips if edition == "LDB2007" or not other.corrected]
    repeated = any(o.seat is slip.seat and o.suit is slip.suit and o.trick < slip.trick for o in counted)  # B2
    both = any(o.seat.side is not slip.seat.side for o in counted)  # B7
    late = game.noticed in ("after_call_on_next_board", "after_round")  # B4, B5
    if repeated or both or late or slip.trick == 12 or slip.seat is game.record.contract.dummy:  # B6, B3
        return 0
    later = won_from(game, slip.seat.side, slip.trick + 1)
    winner = game.winners[slip.trick - 1]
    if winner is slip.seat:
        return 1 + min(1, later)
    return int(winner.side is slip.seat.side or later > 0)


def established(game: Game) -> list[Slip]:
    """Here all that were not corrected at once: the play went on (63A)."""
    return [slip for slip in game.slips if not slip.corrected]


def standing(game: Game) -> list[Slip]:
    """Those that stand: at trick 12 with the hands still out an established revoke is corrected too (62D1)."""
    return [slip for slip in established(game) if slip.trick != 12 or game.returned]


def compared(game: Game, edition: str) -> tuple[str, Compare, int] | None:
    """The paragraph of 64C for the board, and the revoke, by its number, before which one looks; 64C2(b) comes first.

    Nothing to compare where nothing is established. 64B2 and 64B7 of 2007 do not ask whether the other one stood.
    """
    stood = standing(game)
    if not stood:
        return None
    counted = established(game) if edition == "LDB2017" else list(game.slips)
    both = any(other.seat.side is not slip.seat.side for slip in stood for other in counted)
    again = [
        slip
        for slip in stood
        if any(o.seat is slip.seat and o.suit is slip.suit and o.trick < slip.trick for o in counted)
    ]
    laws = ("64C2(b)", "64C2(a)", "64C1") if edition == "LDB2017" else ("64C", "64C", "64C")
    if both:
        return laws[0], Compare.BOTH, 0
    if again:
        return laws[1], Compare.LATER, game.slips.index(again[0])
    return laws[2], Compare.ONE, game.slips.index(stood[0])


def allowed(moved: Sequence[int], charges: Sequence[Charge], won: Sequence[int]) -> bool:
    """No trick moves twice, and none from before its revoke: from every trick on there are enough to take."""
    return all(
        sum(m for m, charge in zip(moved, charges, strict=True) if charge.trick >= k)
        <= sum(trick >= k for trick in won)
        for k in range(1, 14)
    )


def most(charges: Sequence[Charge], won: Sequence[int]) -> int:
    every = product(*(range(charge.tricks + 1) for charge in charges))
    return max(sum(moved) for moved in every if allowed(moved, charges, won))


# -- the comparison


@cache
def games() -> tuple[Game, ...]:
    found = (game(seed) for seed in range(BOARDS))
    return tuple(one for one in found if one.slips)


@cache
def boards(edition: str) -> tuple[tuple[Game, BoardInquiry], ...]:
    profile = Profile(edition)
    return tuple((one, inquire(one.record, profile).each(asked(one))) for one in games())


def asked(game: Game) -> Callable[[Irregularity, Inquiry], Inquiry]:
    """The answers of a game to whatever the record does not hold."""
    return lambda _, inquiry: inquiry.answering(
        {key: value for key, value in game.answers.items() if key not in inquiry.derived}
    )[0]


def transfer(inquiry: Inquiry) -> int | None:
    found = (finding.outcome for finding in inquiry.ruling.outcomes)
    return next((outcome.tricks for outcome in found if isinstance(outcome, TransferTricks)), None)


def outcomes(inquiry: Inquiry) -> dict[str, object]:
    return {f.slot.key: (f.outcome, f.strength) for f in inquiry.ruling.outcomes}


def test_the_games_are_of_every_sort() -> None:
    """What the comparison below is worth."""
    sorts = [
        sum(len(one.slips) == 1 for one in games()),
        sum(len({slip.seat.side for slip in one.slips}) == 2 for one in games()),
        sum(len({(slip.seat, slip.suit) for slip in one.slips}) < len(one.slips) for one in games()),
        sum(len({slip.trick for slip in one.slips}) < len(one.slips) for one in games()),
        sum(any(slip.corrected for slip in one.slips) for one in games()),
        sum(any(slip.trick == 12 for slip in one.slips) for one in games()),
        sum(len(one.winners) < 13 for one in games()),
    ]
    assert len(games()) > 0.7 * BOARDS
    assert min(sorts) >= 50
    assert {automatic(one, slip, "LDB2017") for one in games() for slip in one.slips} == {None, 0, 1, 2}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tricks_transferred_are_the_oracles_by_record_and_by_question(edition: str) -> None:
    for one, board in boards(edition):
        assert [found.event for found, _ in board.inquiries] == [slip.event for slip in one.slips]
        for slip, (_, inquiry) in zip(one.slips, board.inquiries, strict=True):
            assert inquiry.asks is None
            assert transfer(inquiry) == automatic(one, slip, edition), (one, slip)
            told, _ = rule("revoke", profile=inquiry.profile).answering({**one.answers, **inquiry.known})
            assert outcomes(told) == outcomes(inquiry), (one, slip)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_assessment_moves_no_trick_twice_and_is_never_below_equity(edition: str) -> None:
    """64A capped, 64C the better of the two and never their sum."""
    for one, board in boards(edition):
        contract = board.record.state.contract
        assert contract
        charges = [(slip, tricks) for slip in one.slips if (tricks := automatic(one, slip, edition))]
        sides = {slip.seat.side for slip, _ in charges}
        assert len(sides) <= 1
        expected = one.total
        for side in sides:
            moved = most([Charge(slip.trick, tricks) for slip, tricks in charges], won_by(one, side))
            expected += -moved if side is contract.declarer.side else moved
        for equity in (0, one.total, 13):
            found = board.assessment(Equity(equity, Source.ESTIMATE))
            assert found
            assert (found.table_tricks, found.automatic_tricks) == (one.total, expected), one
            receives = found.to is contract.declarer.side
            assert allowed(found.moved, [Charge(slip.trick, 13) for slip in one.slips], won_by(one, found.to.other))
            where = compared(one, edition)
            if where is None:
                assert (found.reference, found.without_revoke) == (None, None), one
                assert found.larger_tricks == one.total
                continue
            law, compare, number = where
            assert found.reference
            assert (found.reference.law, found.reference.compare) == (law, compare), one
            assert found.reference.event == one.slips[number].event, one
            kept = sum(found.moved[:number]) if compare is Compare.LATER else 0
            without = max(0, min(13, equity + (kept if receives else -kept)))
            assert found.without_revoke == without, one
            assert found.larger_tricks == (max if receives else min)(expected, without)


charges = st.lists(st.builds(Charge, st.integers(1, 13), st.integers(0, 2)), max_size=4)


@given(charges, st.lists(st.integers(1, 13), unique=True))
def test_the_cap_moves_as_many_tricks_as_may_move(charges: list[Charge], won: list[int]) -> None:
    moved = transferred(charges, won)
    assert all(0 <= m <= charge.tricks for m, charge in zip(moved, charges, strict=True))
    assert allowed(moved, charges, won)
    assert sum(moved) == most(charges, won)
