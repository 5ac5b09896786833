"""Two calls compared limb by limb (23A): what is proposed, and what holds of any two meanings."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from arbitro.adjustment.comparable import (
    ANY_LENGTH,
    ANY_STRENGTH,
    QUESTIONS,
    Advice,
    Comparison,
    Ground,
    Limb,
    Meaning,
    Meanings,
    Proposal,
    Purpose,
    Range,
    Relation,
    Span,
    comparable_calls,
    compare,
    subset,
)
from arbitro.errors import InputError
from arbitro.language.errors import error_text
from arbitro.language.words import words
from arbitro.laws.facts.after_withdrawal import COMPARABLE
from arbitro.model import CALLS, Suit

C, D, H, S = Suit
YES, NO, OPEN = Proposal.YES, Proposal.NO, Proposal.OPEN


def meaning(points: str = "0-37", *, purpose: Purpose | None = None, about: str = "", **suits: str) -> Meaning:
    """meaning('6-9', H='4-13')"""

    def parsed(text: str) -> Range:
        low, high = text.split("-")
        return Range(int(low), int(high))

    lengths = {Suit(suit): parsed(text) for suit, text in suits.items()}
    return Meaning(parsed(points) if points else None, lengths, purpose=purpose, about=about)


def proposals(withdrawn: Meanings, replacement: Meanings) -> list[Proposal]:
    return [limb.proposed for limb in compare(withdrawn, replacement).limbs]


# -- The examples of the digest and of the published cases

HEART = meaning("8-16", H="5-13", purpose=Purpose.NATURAL)
TAKEOUT = meaning("11-37", S="0-2", H="3-4", D="3-5", C="3-5", purpose=Purpose.TAKEOUT)
STAYMAN = meaning("0-37", purpose=Purpose.ASKING, about="majors")
ACES = meaning("0-37", purpose=Purpose.ASKING, about="aces")


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "expected"),
    [
        pytest.param(HEART, TAKEOUT, [NO, NO, NO], id="a take-out double for a natural heart bid"),
        pytest.param(
            meaning("6-37", H="4-13", purpose=Purpose.NATURAL),
            meaning("6-37", H="4-13", D="4-13", purpose=Purpose.TAKEOUT),
            [OPEN, YES, NO],
            id="a double that shows the hearts, and diamonds too",
        ),
        pytest.param(meaning("0-11"), meaning("6-9", H="4-13"), [NO, YES, OPEN], id="a pass, then a limited response"),
        pytest.param(meaning("0-11"), meaning("6-37", S="4-13"), [NO, NO, OPEN], id="a pass, then one without a limit"),
        pytest.param(STAYMAN, replace(STAYMAN, about="Majors "), [YES, YES, YES], id="Stayman a level higher"),
        pytest.param(STAYMAN, ACES, [OPEN, OPEN, NO], id="it asks something else"),
        pytest.param(
            replace(STAYMAN, strength=Range(8, 37)),
            meaning("10-15", S="2-3", H="2-3", purpose=Purpose.NATURAL),
            [OPEN, OPEN, NO],
            id="Stayman, then game in no-trump on hands that might have asked",
        ),
        pytest.param(
            meaning("11-21", C="3-13", purpose=Purpose.NATURAL),
            meaning("10-16", C="5-13", purpose=Purpose.NATURAL),
            [OPEN, NO, NO],
            id="an opening on three clubs, then an overcall in clubs a point lighter",
        ),
        pytest.param(
            meaning("11-21", C="3-13", purpose=Purpose.NATURAL),
            meaning("11-16", H="5-13", purpose=Purpose.NATURAL),
            [NO, NO, NO],
            id="an opening on three clubs, then an overcall in hearts",
        ),
        pytest.param(
            meaning("5-37", H="5-13", purpose=Purpose.TRANSFER, about="hearts"),
            meaning("13-37", H="5-13", purpose=Purpose.NATURAL),
            [OPEN, YES, NO],
            id="a transfer, then a natural bid on such hands",
        ),
        pytest.param(
            meaning("6-10", S="6-6", purpose=Purpose.PREEMPT, about="spades"),
            meaning("6-9", S="7-7", purpose=Purpose.PREEMPT, about="spades"),
            [NO, NO, OPEN],
            id="a preempt, and a longer one",
        ),
        pytest.param(
            (meaning("6-10", H="6-6"), meaning("6-10", S="6-6")), meaning("6-9", S="6-6"), [NO, YES, OPEN], id="a multi"
        ),
    ],
)
def test_each_limb_is_proposed_for_itself(withdrawn: Meanings, replacement: Meanings, expected: list[Proposal]) -> None:
    assert proposals(withdrawn, replacement) == expected


def test_one_limb_is_enough_and_what_is_open_is_not_refused() -> None:
    assert compare(HEART, TAKEOUT).proposed is NO
    assert compare(STAYMAN, replace(STAYMAN, strength=None)).proposed is YES
    assert compare(meaning("0-11"), meaning("6-37", S="4-13")).proposed is OPEN
    assert compare(meaning("0-11"), meaning("6-9", S="4-13")).proposed is YES


def test_the_limbs_are_the_directors_answers_and_cite_their_paragraph() -> None:
    assert (*Limb, "no") == COMPARABLE
    assert [limb.law for limb in Limb] == ["23A1", "23A2", "23A3"]
    found = compare(HEART, TAKEOUT)
    assert [found[limb].limb for limb in Limb] == list(Limb)


# -- Grounds


def test_a_hand_that_is_outside_is_shown_the_most_balanced_first() -> None:
    found = compare(meaning("6-9", H="4-13"), meaning("6-12", H="4-13"))[Limb.SUBSET]
    assert found.grounds == (Ground.OUTSIDE,)
    assert found.outside is not None
    assert (sorted(found.outside.lengths), found.outside.points) == ([3, 3, 3, 4], 10)


def test_of_a_shape_that_the_other_call_excludes_any_strength_is_outside() -> None:
    found = compare(meaning("0-37", H="5-13"), meaning("0-37", H="4-13"))[Limb.SUBSET]
    assert found.outside is not None
    assert found.outside.points is None
    unknown = compare(meaning("", H="5-13"), meaning("", H="4-4"))[Limb.SUBSET]
    assert unknown.proposed is NO
    assert unknown.outside is not None


def test_the_ranges_stand_side_by_side() -> None:
    spans = compare(meaning("8-16", H="5-13"), meaning("11-18", H="5-13", S="0-2", D="0-4")).spans
    assert [span.suit for span in spans] == [None, C, D, H, S]
    assert [span.relation for span in spans] == [
        Relation.OVERLAP,
        Relation.EQUAL,
        Relation.WITHIN,
        Relation.EQUAL,
        Relation.WITHIN,
    ]
    assert spans[0].common == Range(11, 16)
    assert Span(None, Range(1, 2), Range(0, 2)).relation is Relation.WIDER
    assert Span(None, Range(1, 2), Range(3, 4)).relation is Relation.APART
    assert Span(None, Range(1, 2), None).relation is Relation.UNKNOWN
    assert Span(None, None, Range(1, 2)).common is None


def test_lengths_that_the_others_leave_no_choice_count() -> None:
    both = meaning("0-37", S="5-13", H="5-13")
    assert both.held[C] == Range(0, 3)
    assert subset(meaning("0-37", S="5-13", H="5-13", C="0-3"), both) is YES
    assert subset(both, meaning("0-37", S="5-13", H="5-13", C="0-3")) is YES
    assert meaning("0-37", C="0-3", D="0-3", H="0-3").shown == {S}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (None, Range(6, 9), OPEN),
        (Range(6, 9), None, OPEN),
        (ANY_STRENGTH, None, OPEN),
        (Range(0, 36), None, OPEN),
        (None, None, OPEN),
    ],
)
def test_a_strength_that_is_not_known_leaves_it_open(old: Range | None, new: Range | None, expected: Proposal) -> None:
    assert subset(Meaning(old), Meaning(new)) is expected
    assert compare(Meaning(old), Meaning(new))[Limb.SIMILAR].proposed is OPEN


def test_the_same_hands_with_another_purpose_or_force_are_for_the_director() -> None:
    forcing = replace(HEART, forcing=True)
    found = compare(forcing, replace(forcing, forcing=False))[Limb.SIMILAR]
    assert (found.proposed, found.grounds) == (OPEN, (Ground.SAME_HANDS, Ground.FORCING_DIFFERS))
    found = compare(HEART, replace(HEART, purpose=Purpose.PREEMPT))[Limb.SIMILAR]
    assert (found.proposed, found.grounds) == (OPEN, (Ground.SAME_HANDS, Ground.PURPOSE_DIFFERS))
    assert compare(HEART, replace(HEART, forcing=True))[Limb.SIMILAR].proposed is YES  # not known is no difference


@pytest.mark.parametrize(
    ("old", "new", "expected", "ground"),
    [
        ((Purpose.RELAY, "x"), (Purpose.RELAY, "x"), YES, Ground.SAME_JOB),
        ((Purpose.RELAY, "x"), (Purpose.RELAY, ""), OPEN, Ground.SUBJECT_UNKNOWN),
        ((Purpose.RELAY, "x"), (Purpose.ASKING, "x"), NO, Ground.PURPOSE_DIFFERS),
        ((Purpose.TRANSFER, "hearts"), (Purpose.TRANSFER, "spades"), NO, Ground.SUBJECT_DIFFERS),
        ((Purpose.TAKEOUT, "x"), (Purpose.TAKEOUT, "x"), OPEN, Ground.SAME_PURPOSE_ONLY),
        ((Purpose.NATURAL, "x"), (Purpose.NATURAL, "x"), NO, Ground.NO_PURPOSE),
        ((None, "x"), (Purpose.NATURAL, "x"), OPEN, Ground.PURPOSE_UNKNOWN),
    ],
)
def test_the_purpose_is_compared_by_what_it_is_about(
    old: tuple[Purpose | None, str], new: tuple[Purpose | None, str], expected: Proposal, ground: Ground
) -> None:
    found = compare(
        Meaning(purpose=old[0], about=old[1]),
        Meaning(purpose=new[0], about=new[1]),
    )[Limb.PURPOSE]
    assert (found.proposed, found.grounds) == (expected, (ground,))


def test_of_a_call_with_two_purposes_the_limb_is_open_unless_both_agree() -> None:
    assert compare((STAYMAN, ACES), STAYMAN)[Limb.PURPOSE].proposed is OPEN
    assert compare((STAYMAN, ACES), HEART)[Limb.PURPOSE].proposed is NO


# -- The calls to choose from


def test_the_director_sees_the_comparable_calls_first() -> None:
    possible: dict[str, Meaning] = {
        "X": TAKEOUT,
        "2H": replace(HEART, strength=Range(10, 16)),
        "3H": replace(HEART, strength=Range(6, 12)),
        "2D": meaning("10-16", D="5-13"),
    }
    listed = comparable_calls(HEART, {CALLS[code]: what for code, what in possible.items()})
    assert [(call.code, found.proposed) for call, found in listed] == [
        ("2H", YES),
        ("3H", OPEN),
        ("2D", OPEN),
        ("X", NO),
    ]


# -- What holds of any two meanings


@st.composite
def meanings(draw: st.DrawFn) -> Meaning:
    def drawn(top: int) -> Range:
        low = draw(st.integers(0, top))
        return Range(low, draw(st.integers(low, top)))

    lengths = {suit: drawn(13) for suit in draw(st.sets(st.sampled_from(list(Suit)), max_size=3))}
    try:
        return Meaning(
            drawn(37),
            lengths,
            draw(st.sampled_from((None, True, False))),
            draw(st.sampled_from((None, *Purpose))),
            draw(st.sampled_from(("", "x", "y"))),
        )
    except InputError:
        assume(False)
        raise


several = st.lists(meanings(), min_size=1, max_size=3).map(tuple)


PATTERNS = [(c, d, h, 13 - c - d - h) for c, d, h in product(range(14), repeat=3) if c + d + h <= 13]


def hands(of: tuple[Meaning, ...]) -> set[tuple[tuple[int, ...], int]]:
    """Every hand, by its lengths and points, that the call can be made on: counted afresh."""
    found: set[tuple[tuple[int, ...], int]] = set()
    for one in of:
        assert one.strength is not None
        points = range(one.strength.low, one.strength.high + 1)
        fitting = [p for p in PATTERNS if all(r.low <= n <= r.high for n, r in zip(p, one.said.values(), strict=True))]
        found.update(product(fitting, points))
    return found


@given(several)
def test_every_meaning_is_a_subset_of_itself(a: tuple[Meaning, ...]) -> None:
    assert subset(a, a) is YES


@given(several, several)
def test_what_is_a_subset_both_ways_is_made_on_the_same_hands(a: tuple[Meaning, ...], b: tuple[Meaning, ...]) -> None:
    if subset(a, b) is YES and subset(b, a) is YES:
        assert hands(a) == hands(b)


@given(several, several, several)
def test_a_subset_of_a_subset_is_a_subset(
    a: tuple[Meaning, ...], b: tuple[Meaning, ...], c: tuple[Meaning, ...]
) -> None:
    unions = [a, (*a, *b), (*a, *b, *c)]
    within = {(x, y) for x, y in product(range(4), repeat=2) if subset([*unions, b][x], [*unions, b][y]) is YES}
    assert within >= {(1, 0), (2, 0), (2, 1), (1, 3), (2, 3)}
    assert within >= {(x, z) for (x, y), (other, z) in product(within, repeat=2) if y == other}


@given(several, several)
def test_a_subset_is_never_wider_and_the_hand_outside_is_outside(
    old: tuple[Meaning, ...], new: tuple[Meaning, ...]
) -> None:
    found = compare(old, new)
    of_old, of_new = hands(old), hands(new)
    assert (found[Limb.SUBSET].proposed is NO) == (not of_new <= of_old)
    if found[Limb.SUBSET].proposed is YES:
        assert len(of_new) <= len(of_old)
        assert {span.relation for span in found.spans} <= {Relation.EQUAL, Relation.WITHIN}
    outside = found[Limb.SUBSET].outside
    assert (outside is None) == (of_new <= of_old)
    if outside is not None:
        points = 0 if outside.points is None else outside.points
        assert (outside.lengths, points) in of_new - of_old


@given(several, several)
def test_hands_tell_of_every_call_but_a_question_and_one_of_which_nothing_was_said(
    old: tuple[Meaning, ...], new: tuple[Meaning, ...]
) -> None:
    told = all(one.purpose not in QUESTIONS and one.tells_hand for one in old)
    assert not told or Ground.NOT_BY_HANDS not in compare(old, new)[Limb.SUBSET].grounds
    asking = tuple(replace(one, purpose=Purpose.ASKING, about="this") for one in old)
    natural = tuple(replace(one, purpose=Purpose.NATURAL) for one in new)
    assert compare(asking, natural)[Limb.SUBSET].proposed is not YES
    assert not Meaning(ANY_STRENGTH, {H: ANY_LENGTH}).tells_hand


@given(meanings())
def test_equal_meanings_are_similar(a: Meaning) -> None:
    found = compare(a, replace(a))
    assert found[Limb.SIMILAR].proposed is YES
    assert found.proposed is YES
    assert {span.relation for span in found.spans} == {Relation.EQUAL}


@given(several, several)
def test_similarity_and_purpose_do_not_depend_on_which_call_was_first(
    a: tuple[Meaning, ...], b: tuple[Meaning, ...]
) -> None:
    one, other = compare(a, b), compare(b, a)
    for limb in (Limb.SIMILAR, Limb.PURPOSE):
        assert one[limb].proposed is other[limb].proposed
    if hands(a).isdisjoint(hands(b)):
        assert one[Limb.SIMILAR].proposed is NO


@given(several, several)
def test_what_is_learnt_of_a_strength_only_settles_what_was_open(
    a: tuple[Meaning, ...], b: tuple[Meaning, ...]
) -> None:
    unknown = (replace(a[0], strength=None), *a[1:])
    for before, after in ((subset(unknown, b), subset(a, b)), (subset(b, unknown), subset(b, a))):
        assert before in (OPEN, after)


# -- Words, and what cannot be used


@pytest.mark.parametrize(
    ("prefix", "ids"),
    [
        ("limb", Limb),
        ("proposed", Proposal),
        ("ground", Ground),
        ("relation", Relation),
        ("purpose", Purpose),
        ("advice", Advice),
    ],
)
def test_whatever_is_proposed_has_words(prefix: str, ids: type[StrEnum]) -> None:
    for id_ in ids:
        assert words("en").has(f"comparable-{prefix}-{id_}")


@pytest.mark.parametrize(
    ("strength", "lengths", "code"),
    [
        (Range(10, 40), {}, "meaning-range"),
        (ANY_STRENGTH, {H: Range(5, 14)}, "meaning-range"),
        (ANY_STRENGTH, {H: Range(7, 13), S: Range(7, 13)}, "meaning-impossible"),
        (ANY_STRENGTH, dict.fromkeys(Suit, Range(0, 3)), "meaning-impossible"),
    ],
)
def test_a_hand_that_cannot_be_is_an_error(strength: Range, lengths: dict[Suit, Range], code: str) -> None:
    with pytest.raises(InputError) as told:
        Meaning(strength, lengths)
    assert told.value.code == code
    assert error_text(told.value, words("en"))


def test_an_empty_range_and_a_call_without_a_meaning_are_errors() -> None:
    for low, high in ((9, 6), (-1, 3)):
        with pytest.raises(InputError, match="meaning-range"):
            Range(low, high)
    with pytest.raises(InputError, match="meaning-missing"):
        compare((), HEART)
    assert Meaning().said == dict.fromkeys(Suit, ANY_LENGTH)
    assert isinstance(compare(Meaning(), Meaning()), Comparison)
