"""Two calls compared limb by limb: is the replacement comparable to the call withdrawn (23A)?

The director enters what both calls mean in the pair's methods. What is proposed for each limb comes with its grounds;
he decides. The limb on subsets is also the test of 27B1(b) of 2007: the same meaning or a more precise one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import product

from arbitro.errors import InputError
from arbitro.model import Call, Suit

CARDS_IN_HAND = 13
MOST_POINTS = 37
SHOWN = 4  # a call that promises so many cards in a suit shows the suit


class Purpose(StrEnum):
    """What a call is for. `natural`: it says where to play, and has no other purpose."""

    NATURAL = "natural"
    ASKING = "asking"
    RELAY = "relay"
    TRANSFER = "transfer"
    PUPPET = "puppet"
    TAKEOUT = "takeout"
    PENALTY = "penalty"
    PREEMPT = "preempt"
    RAISE = "raise"
    CONTROL = "control"
    OTHER = "other"


# With the same subject these do the same job; of the others it is for the director to say.
JOBS = {Purpose.ASKING, Purpose.RELAY, Purpose.TRANSFER, Purpose.PUPPET}
QUESTIONS = JOBS - {Purpose.TRANSFER}  # what these mean is what they ask or bring about, not the hand


@dataclass(frozen=True, slots=True)
class Range:
    """From `low` to `high`, both included. Raises InputError if there is nothing between them."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high:
            raise InputError("meaning-range", got=f"{self.low}–{self.high}")

    def within(self, other: Range) -> bool:
        return other.low <= self.low and self.high <= other.high

    def common(self, other: Range) -> Range | None:
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Range(low, high) if low <= high else None


ANY_STRENGTH = Range(0, MOST_POINTS)
ANY_LENGTH = Range(0, CARDS_IN_HAND)


@dataclass(frozen=True)
class Meaning:
    """What a call means. Raises InputError for a hand that cannot be.

    strength: high-card points, None if not known; lengths: a suit left out may be of any length; forcing and purpose:
    None if not known; about: what is asked, or where a transfer leads, in a word, '' if not known.
    """

    strength: Range | None = None
    lengths: Mapping[Suit, Range] | None = None
    forcing: bool | None = None
    purpose: Purpose | None = None
    about: str = ""

    def __post_init__(self) -> None:
        said = self.said
        if self.strength and self.strength.high > MOST_POINTS:
            raise InputError("meaning-range", "strength", f"{self.strength.low}–{self.strength.high}", "0–37")
        if long := next((suit for suit in Suit if said[suit].high > CARDS_IN_HAND), None):
            raise InputError("meaning-range", str(long), f"{said[long].low}–{said[long].high}", "0–13")
        if not sum(r.low for r in said.values()) <= CARDS_IN_HAND <= sum(r.high for r in said.values()):
            got = ", ".join(f"{suit} {r.low}–{r.high}" for suit, r in said.items() if r != ANY_LENGTH)
            raise InputError("meaning-impossible", got=got)

    @property
    def said(self) -> dict[Suit, Range]:
        """The length of every suit, as it was said."""
        return {suit: (self.lengths or {}).get(suit, ANY_LENGTH) for suit in Suit}

    @property
    def held(self) -> dict[Suit, Range]:
        """The length of every suit, as the others leave it: thirteen cards in all."""
        said = self.said
        low, high = sum(r.low for r in said.values()), sum(r.high for r in said.values())
        return {
            suit: Range(max(r.low, CARDS_IN_HAND - high + r.high), min(r.high, CARDS_IN_HAND - low + r.low))
            for suit, r in said.items()
        }

    @property
    def shown(self) -> frozenset[Suit]:
        return frozenset(suit for suit, r in self.held.items() if r.low >= SHOWN)

    @property
    def hinted(self) -> frozenset[Suit]:
        """The suits that a natural call may be about with three cards, as an opening in a minor."""
        natural = self.purpose in (None, Purpose.NATURAL)
        return frozenset(suit for suit, r in self.held.items() if natural and r.low == SHOWN - 1)

    @property
    def tells_hand(self) -> bool:
        """Whether anything was said about the hand."""
        return self.strength not in (None, ANY_STRENGTH) or any(r != ANY_LENGTH for r in self.said.values())


Meanings = Meaning | tuple[Meaning, ...]  # several: it can mean any of them, or it is not sure which


class Limb(StrEnum):
    """The three ways to be comparable, by the answers to the director's question."""

    SIMILAR = "same_or_similar"  # 23A1
    SUBSET = "subset"  # 23A2
    PURPOSE = "same_purpose"  # 23A3

    @property
    def law(self) -> str:
        return f"23A{1 + list(Limb).index(self)}"


class Proposal(StrEnum):
    """What is proposed to the director; `open`: it is a matter of degree, or something is not known."""

    YES = "yes"
    NO = "no"
    OPEN = "open"


class Ground(StrEnum):
    """Why something is proposed."""

    SAME_HANDS = "same-hands"  # the two calls are made on the same hands
    NO_COMMON_HAND = "no-common-hand"
    SHOWN_SUITS_DIFFER = "shown-suits-differ"  # one shows a suit, the other does not show it
    DEGREE = "degree"  # some hands are common, others are not
    FORCING_DIFFERS = "forcing-differs"
    PURPOSE_DIFFERS = "purpose-differs"
    WITHIN = "within"  # every hand for the new call could have made the withdrawn one
    NOT_BY_HANDS = "not-by-hands"  # nor is any outside, but the withdrawn call asks something, or says nothing of hands
    OUTSIDE = "outside"  # `Limited.outside` could not
    STRENGTH_UNKNOWN = "strength-unknown"
    SAME_JOB = "same-job"
    SAME_PURPOSE_ONLY = "same-purpose-only"  # the same word, and whether it is the same job is for the director
    SUBJECT_DIFFERS = "subject-differs"
    SUBJECT_UNKNOWN = "subject-unknown"
    PURPOSE_UNKNOWN = "purpose-unknown"
    NO_PURPOSE = "no-purpose"  # both natural: a natural call has no purpose to compare


class Relation(StrEnum):
    """How the new call's range lies to the withdrawn one's."""

    EQUAL = "equal"
    WITHIN = "within"
    WIDER = "wider"
    OVERLAP = "overlap"
    APART = "apart"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Span:
    """One line of the comparison: strength (`suit` is None) or the length of a suit, and what is common.

    Of a call with several meanings the range reaches from the lowest to the highest.
    """

    suit: Suit | None
    withdrawn: Range | None
    replacement: Range | None

    @property
    def relation(self) -> Relation:
        old, new = self.withdrawn, self.replacement
        if old is None or new is None:
            return Relation.UNKNOWN
        if old == new:
            return Relation.EQUAL
        if new.within(old):
            return Relation.WITHIN
        if old.within(new):
            return Relation.WIDER
        return Relation.OVERLAP if old.common(new) else Relation.APART

    @property
    def common(self) -> Range | None:
        return self.withdrawn.common(self.replacement) if self.withdrawn and self.replacement else None


@dataclass(frozen=True, slots=True)
class Example:
    """A hand: lengths from clubs to spades, and its points, None where any number would do."""

    lengths: tuple[int, int, int, int]
    points: int | None


@dataclass(frozen=True, slots=True)
class Limited:
    """What is proposed for one limb, with the grounds; outside: a hand for the new call and not for the other."""

    limb: Limb
    proposed: Proposal
    grounds: tuple[Ground, ...]
    outside: Example | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """The three limbs, and the ranges side by side: strength, clubs, diamonds, hearts, spades."""

    limbs: tuple[Limited, Limited, Limited]
    spans: tuple[Span, ...]

    def __getitem__(self, limb: Limb) -> Limited:
        return next(found for found in self.limbs if found.limb is limb)

    @property
    def proposed(self) -> Proposal:
        """One limb is enough."""
        found = {limb.proposed for limb in self.limbs}
        return next(p for p in (Proposal.YES, Proposal.OPEN, Proposal.NO) if p in found)


def compare(withdrawn: Meanings, replacement: Meanings) -> Comparison:
    """What is proposed for each limb. Raises InputError for a call without a meaning.

    >>> heart = Meaning(Range(6, 37), {Suit.H: Range(4, 13)}, purpose=Purpose.NATURAL)
    >>> double = Meaning(Range(6, 37), {Suit.H: Range(4, 13), Suit.D: Range(4, 13)}, purpose=Purpose.TAKEOUT)
    >>> [str(limb.proposed) for limb in compare(heart, double).limbs]
    ['open', 'yes', 'no']
    """
    old, new = _several(withdrawn), _several(replacement)
    limbs = (_similar(old, new), _subset(old, new), _purpose(old, new))
    return Comparison(limbs, _spans(old, new))


def subset(withdrawn: Meanings, replacement: Meanings) -> Proposal:
    """Whether every hand for the replacement could have made the withdrawn call."""
    return _subset(_several(withdrawn), _several(replacement)).proposed


def comparable_calls(withdrawn: Meanings, possible: Mapping[Call, Meanings]) -> tuple[tuple[Call, Comparison], ...]:
    """For the director's eyes: the calls that would be comparable, then those to judge, then the others."""
    rank = {Proposal.YES: 0, Proposal.OPEN: 1, Proposal.NO: 2}
    compared = [(call, compare(withdrawn, meaning)) for call, meaning in possible.items()]
    return tuple(sorted(compared, key=lambda pair: rank[pair[1].proposed]))


class Advice(StrEnum):
    """The talk away from the table, in its order: what the offender may be asked, and what he must not be told."""

    ASK_MEANT = "ask-meant"
    ASK_METHODS = "ask-methods"
    LET_HIM_ASK = "let-him-ask"
    ANSWER_WHICH = "answer-which"
    NO_ADVICE = "no-advice"
    NOT_AT_TABLE = "not-at-table"


# -- Hands: for every pattern the points that the call allows, a bit for each number

Cover = tuple[int, ...]

_ALL_POINTS = (1 << (MOST_POINTS + 1)) - 1
_PATTERNS = tuple(
    (c, d, h, CARDS_IN_HAND - c - d - h)
    for c, d, h in product(range(CARDS_IN_HAND + 1), repeat=3)
    if c + d + h <= CARDS_IN_HAND
)


def _several(meanings: Meanings) -> tuple[Meaning, ...]:
    found = meanings if isinstance(meanings, tuple) else (meanings,)
    if not found:
        raise InputError("meaning-missing")
    return found


def _bits(strength: Range) -> int:
    return ((1 << (strength.high - strength.low + 1)) - 1) << strength.low


@lru_cache(maxsize=1024)
def _fitting(lengths: tuple[Range, ...]) -> tuple[int, ...]:
    """The places of the patterns whose lengths are in these ranges."""
    bounds = [(r.low, r.high) for r in lengths]
    return tuple(
        i
        for i, pattern in enumerate(_PATTERNS)
        if all(low <= n <= high for n, (low, high) in zip(pattern, bounds, strict=True))
    )


def _cover(meanings: Iterable[Meaning], unknown: int) -> Cover:
    """unknown: the points of a meaning whose strength is not known."""
    found = [0] * len(_PATTERNS)
    for meaning in meanings:
        bits = unknown if meaning.strength is None else _bits(meaning.strength)
        for i in _fitting(tuple(meaning.said.values())):
            found[i] |= bits
    return tuple(found)


def _known(meanings: tuple[Meaning, ...]) -> bool:
    return all(meaning.strength is not None for meaning in meanings)


def _example(pattern: tuple[int, int, int, int], bits: int) -> Example:
    return Example(pattern, None if bits == _ALL_POINTS else (bits & -bits).bit_length() - 1)


def _outside(old: tuple[Meaning, ...], new: tuple[Meaning, ...]) -> Example | None:
    """The most balanced hand that surely makes the new call and surely not the old one."""
    most = _cover(old, _ALL_POINTS)
    least = _cover(new, 0)
    some = _cover(new, _ALL_POINTS)  # of an unknown strength there is a hand, only not which
    found = [
        _example(pattern, least[i] & ~most[i] if least[i] & ~most[i] else _ALL_POINTS)
        for i, pattern in enumerate(_PATTERNS)
        if least[i] & ~most[i] or (some[i] and not most[i])
    ]
    return min(found, key=lambda e: (sum(n * n for n in e.lengths), e.lengths), default=None)


# -- The limbs


def _subset(old: tuple[Meaning, ...], new: tuple[Meaning, ...]) -> Limited:
    outside = _outside(old, new)
    if outside:
        return Limited(Limb.SUBSET, Proposal.NO, (Ground.OUTSIDE,), outside)
    if not _within(old, new):
        return Limited(Limb.SUBSET, Proposal.OPEN, (Ground.STRENGTH_UNKNOWN,))
    if not all(_within(tuple(one for one in old if _told_by_hands(one, made)), (made,)) for made in new):
        return Limited(Limb.SUBSET, Proposal.OPEN, (Ground.NOT_BY_HANDS,))
    return Limited(Limb.SUBSET, Proposal.YES, (Ground.WITHIN,))


def _within(old: tuple[Meaning, ...], new: tuple[Meaning, ...]) -> bool:
    """Whether every hand for the new call surely made the old one."""
    most, least = _cover(new, _ALL_POINTS), _cover(old, 0)
    return all(not bits & ~allowed for bits, allowed in zip(most, least, strict=True))


def _told_by_hands(old: Meaning, new: Meaning) -> bool:
    """Whether their hands tell if the new call is a part of the old: not of a question, unless the new one asks it too,
    nor of a call of which nothing was said."""
    if old.purpose in QUESTIONS:
        return old == new or _purposes(old, new)[0] is Proposal.YES
    return old == new or old.tells_hand


def _differ(old: Set[object], new: Set[object]) -> bool:
    """Whether both are known, and have nothing in common."""
    return None not in old | new and old.isdisjoint(new)


def _similar(old: tuple[Meaning, ...], new: tuple[Meaning, ...]) -> Limited:
    most = zip(_cover(old, _ALL_POINTS), _cover(new, _ALL_POINTS), strict=True)
    if not any(a & b for a, b in most):
        return Limited(Limb.SIMILAR, Proposal.NO, (Ground.NO_COMMON_HAND,))
    shown = [frozenset.intersection(*(meaning.shown for meaning in meanings)) for meanings in (old, new)]
    hinted = [
        frozenset.intersection(*(meaning.hinted | meaning.shown for meaning in meanings)) for meanings in (old, new)
    ]
    if shown[0] != shown[1] and not (shown[0] & hinted[1] | shown[1] & hinted[0]):
        return Limited(Limb.SIMILAR, Proposal.NO, (Ground.SHOWN_SUITS_DIFFER,))
    differs = {
        Ground.FORCING_DIFFERS: _differ({m.forcing for m in old}, {m.forcing for m in new}),
        Ground.PURPOSE_DIFFERS: _differ({m.purpose for m in old}, {m.purpose for m in new}),
    }
    grounds = [ground for ground, holds in differs.items() if holds]
    known = _known(old) and _known(new)
    same = known and _cover(old, 0) == _cover(new, 0)
    if same and not all(_subset(*pair).proposed is Proposal.YES for pair in ((old, new), (new, old))):
        grounds.append(Ground.NOT_BY_HANDS)
    if same and not grounds:
        return Limited(Limb.SIMILAR, Proposal.YES, (Ground.SAME_HANDS,))
    first = Ground.SAME_HANDS if same else Ground.DEGREE if known else Ground.STRENGTH_UNKNOWN
    return Limited(Limb.SIMILAR, Proposal.OPEN, (first, *grounds))


def _purpose(old: tuple[Meaning, ...], new: tuple[Meaning, ...]) -> Limited:
    """Calls with several meanings: the same for every pair, or open."""
    found = {_purposes(a, b) for a in old for b in new}
    proposals = {proposal for proposal, _ in found}
    grounds = tuple(ground for ground in Ground if any(ground is g for _, g in found))
    return Limited(Limb.PURPOSE, proposals.pop() if len(proposals) == 1 else Proposal.OPEN, grounds)


def _purposes(old: Meaning, new: Meaning) -> tuple[Proposal, Ground]:
    if old.purpose is None or new.purpose is None:
        return Proposal.OPEN, Ground.PURPOSE_UNKNOWN
    if old.purpose is not new.purpose:
        return Proposal.NO, Ground.PURPOSE_DIFFERS
    if old.purpose is Purpose.NATURAL:
        return Proposal.NO, Ground.NO_PURPOSE
    subjects = [meaning.about.strip().casefold() for meaning in (old, new)]
    if not all(subjects):
        return Proposal.OPEN, Ground.SUBJECT_UNKNOWN
    if subjects[0] != subjects[1]:
        return Proposal.NO, Ground.SUBJECT_DIFFERS
    if old.purpose in JOBS:
        return Proposal.YES, Ground.SAME_JOB
    return Proposal.OPEN, Ground.SAME_PURPOSE_ONLY


def _hull(ranges: Iterable[Range | None]) -> Range | None:
    found = list(ranges)
    known = [r for r in found if r is not None]
    return Range(min(r.low for r in known), max(r.high for r in known)) if len(known) == len(found) else None


def _spans(old: tuple[Meaning, ...], new: tuple[Meaning, ...]) -> tuple[Span, ...]:
    strength = Span(None, _hull(m.strength for m in old), _hull(m.strength for m in new))
    return (
        strength,
        *(Span(suit, _hull(m.held[suit] for m in old), _hull(m.held[suit] for m in new)) for suit in Suit),
    )
