"""What 64C compares, and the sums on it: from rulings on revokes told by hand."""

from __future__ import annotations

import pytest

from arbitro.errors import InputError
from arbitro.inquiry import Inquiry, rule
from arbitro.inquiry.assessment import Assessment, Compare, Equity, Reference, Source, assess, reference
from arbitro.laws.profile import Profile
from arbitro.model import Board, Contract, Seat, Side
from arbitro.table import Irregularity, TableRecord

NOTRUMP = Contract.parse("3N", Seat.S, vulnerable=False)
STANDS: dict[str, object] = {
    "revoke.limb": "suit_led",
    "revoke.noticed": "after_play",
    "revoke.offender": "defender",
    "revoke.since": "led_or_played",
    "revoke.exceptions": [],
    "revoke.trick_won_by": "other_side",
    "revoke.won_later": True,
}
CORRECTED: dict[str, object] = STANDS | {"revoke.noticed": "during_play", "revoke.since": "nothing"}
REPEATED: dict[str, object] = STANDS | {
    "revoke.exceptions": ["revoke.earlier_same_suit"],
    "revoke.earlier_established": True,
}
BOTH: dict[str, object] = STANDS | {
    "revoke.exceptions": ["revoke.other_side_too"],
    "revoke.other_side": "both_established",
}
BOTH_AGAIN: dict[str, object] = BOTH | {
    "revoke.exceptions": ["revoke.earlier_same_suit", "revoke.other_side_too"],
    "revoke.earlier_established": True,
}

Ruled = tuple[Irregularity, Inquiry]


def ruled(facts: dict[str, object], event: int, seat: Seat = Seat.E, edition: str = "LDB2017") -> Ruled:
    """A revoke at an event, in the trick of that card, as ruled on these facts."""
    given = {"revoke.others_played": False} | facts
    inquiry, _ = rule("revoke", profile=Profile(edition)).answering(given)
    assert inquiry.asks is None
    return Irregularity("revoke", seat, event, ("61A",), 1 + event // 4), inquiry


def test_without_an_established_revoke_there_is_nothing_to_compare() -> None:
    assert reference([]) is None
    assert reference([ruled(CORRECTED, 2)]) is None
    assert reference([ruled({"revoke.limb": "unable"}, 2)]) is None
    unknown = rule("revoke").tell("revoke.limb", "suit_led")
    assert reference([(Irregularity("revoke", Seat.E, 2, ("61A",), 1), unknown)]) is None


@pytest.mark.parametrize(("edition", "law"), [("LDB2017", "64C1"), ("LDB2007", "64C")])
def test_one_revoke_is_compared_with_the_play_without_it(edition: str, law: str) -> None:
    corrected, stands = ruled(CORRECTED, 2, edition=edition), ruled(STANDS, 14, edition=edition)
    assert reference([stands]) == Reference(law, Compare.ONE, 14)
    assert reference([corrected, stands]) == Reference(law, Compare.ONE, 14)
    assert reference([stands, ruled(STANDS, 30, Seat.W, edition)]) == Reference(law, Compare.ONE, 14)


def test_a_revoke_of_which_nothing_moves_is_compared_too() -> None:
    late = STANDS | {"revoke.noticed": "after_round"}
    assert reference([ruled(late, 14)]) == Reference("64C1", Compare.ONE, 14)


@pytest.mark.parametrize(("edition", "law"), [("LDB2017", "64C2(b)"), ("LDB2007", "64C")])
def test_revokes_of_both_sides_are_compared_with_the_play_without_any(edition: str, law: str) -> None:
    rulings = [ruled(BOTH, 10, Seat.E, edition), ruled(BOTH | {"revoke.offender": "declarer"}, 25, Seat.S, edition)]
    assert reference(rulings) == Reference(law, Compare.BOTH, 10)
    before = ruled(CORRECTED, 3, Seat.W, edition)
    assert reference([before, *rulings]) == Reference(law, Compare.BOTH, 3), "without any revoke: from before the first"
    again = ruled(BOTH_AGAIN, 33, Seat.E, edition)
    assert reference([*rulings, again]) == Reference(law, Compare.BOTH, 10), "both sides before the repetition"


@pytest.mark.parametrize(("edition", "law"), [("LDB2017", "64C2(a)"), ("LDB2007", "64C")])
def test_a_repeated_revoke_is_compared_from_the_position_after_the_first(edition: str, law: str) -> None:
    rulings = [ruled(STANDS, 10, edition=edition), ruled(REPEATED, 25, edition=edition)]
    assert reference(rulings) == Reference(law, Compare.LATER, 25, before=1)
    assert reference([*rulings, ruled(REPEATED, 33, edition=edition)]) == Reference(law, Compare.LATER, 25, before=1)
    other = ruled(STANDS, 6, Seat.W, edition)
    assert reference([other, *rulings]) == Reference(law, Compare.LATER, 25, before=2)


def test_of_a_first_revoke_that_was_corrected_only_2007_makes_a_repetition() -> None:
    first_corrected = REPEATED | {"revoke.earlier_established": False}
    for edition, expected in (
        ("LDB2017", Reference("64C1", Compare.ONE, 25)),
        ("LDB2007", Reference("64C", Compare.LATER, 25, before=1)),
    ):
        rulings = [ruled(CORRECTED, 10, edition=edition), ruled(first_corrected, 25, edition=edition)]
        assert reference(rulings) == expected


# -- the sums


def made(
    compare: Compare, moved: tuple[int, ...], equity: int | None, to: Side = Side.NS, before: int = 0
) -> Assessment:
    """Declarer, South, has made eight tricks."""
    figure = None if equity is None else Equity(equity, Source.ESTIMATE)
    return Assessment(NOTRUMP, to, 8, moved, False, figure, Reference("64C1", compare, 10, before))


@pytest.mark.parametrize(
    ("compare", "to", "moved", "before", "equity", "without", "larger"),
    [
        (Compare.ONE, Side.NS, (1,), 0, 10, 10, 10),
        (Compare.ONE, Side.NS, (1,), 0, 9, 9, 9),
        (Compare.ONE, Side.NS, (2,), 0, 9, 9, 10),
        (Compare.ONE, Side.EW, (1,), 0, 6, 6, 6),
        (Compare.ONE, Side.EW, (1,), 0, 8, 8, 7),
        (Compare.BOTH, Side.NS, (0, 0), 0, 9, 9, 9),
        (Compare.LATER, Side.NS, (1, 0), 1, 10, 11, 11),
        (Compare.LATER, Side.EW, (2, 0), 1, 6, 4, 4),
        (Compare.LATER, Side.NS, (1, 0), 1, 7, 8, 9),
        (Compare.LATER, Side.NS, (1, 0), 1, 13, 13, 13),
        (Compare.LATER, Side.EW, (2, 0), 1, 1, 0, 0),
        (Compare.LATER, Side.NS, (0, 2, 0), 2, 9, 11, 11),  # the first of the board was corrected
        (Compare.LATER, Side.NS, (1, 0, 1), 1, 9, 10, 10),  # another player's, after it
    ],
)
def test_the_figure_keeps_what_moved_before_it_and_the_larger_result_counts(
    compare: Compare, to: Side, moved: tuple[int, ...], before: int, equity: int, without: int, larger: int
) -> None:
    found = made(compare, moved, equity, to, before)
    assert (found.without_revoke, found.larger_tricks) == (without, larger)
    assert found.better_without is (larger == without and without != found.automatic_tricks)


def test_without_a_figure_or_a_reference_the_automatic_tricks_stand() -> None:
    found = made(Compare.ONE, (1,), None)
    assert (found.without_revoke, found.better_without, found.larger_tricks) == (None, None, 9)
    bare = Assessment(NOTRUMP, Side.NS, 8, (1,), False, Equity(12, Source.DOUBLE_DUMMY), None)
    assert (bare.without_revoke, bare.better_without, bare.larger_tricks) == (None, None, 9)
    playing = Assessment(NOTRUMP, Side.NS, None, (1,), False, Equity(12, Source.ESTIMATE), None)
    assert (playing.automatic_tricks, playing.larger_tricks) == (None, None)


def test_an_assessment_needs_a_contract_a_revoke_and_a_figure_that_a_board_can_have() -> None:
    record = TableRecord(Board.of(1), None, (), NOTRUMP, 8)
    rulings = [ruled(STANDS, 10)]
    found = assess(record, rulings, Equity(10, Source.ESTIMATE))
    assert found
    assert (found.to, found.table_tricks, found.reference) == (Side.NS, 8, Reference("64C1", Compare.ONE, 10))
    assert assess(record, []) is None
    assert assess(TableRecord(Board.of(1), None, ()), rulings) is None
    for tricks in (-1, 14):
        with pytest.raises(InputError, match="estimate"):
            assess(record, rulings, Equity(tricks, Source.ESTIMATE))
