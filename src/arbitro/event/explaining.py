"""Which known way of scoring explains what a received event states on its lines: profile, method, options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

from arbitro.errors import InputError
from arbitro.event.field import Field, field_of, method_of
from arbitro.formats.events import Amounts, Event, NotPlayed, ResultLine
from arbitro.formats.events.losses import tops
from arbitro.model import Side
from arbitro.scoring.event import Event as Scorable
from arbitro.scoring.field import Scored, score
from arbitro.scoring.judge import Method, State
from arbitro.scoring.options import (
    OPTIONS,
    ROUND_IMPS,
    ROUND_MATCHPOINTS,
    SCALE,
    Option,
    Profile,
    Scale,
)
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.results import HIGHEST, Average, AverageClass, Percent, Points, Split
from arbitro.scoring.rounding import EXACT

_USUAL = PROFILES["club"]
_SWEEPS = 2
_FINEST = 4  # decimals that count


@dataclass(frozen=True, slots=True)
class Explanation:
    """A way of scoring, and how many of the lines that state something it explains.

    options: what was chosen where the profile says nothing, or otherwise than it says, as text by id.
    """

    profile: str
    method: Method
    options: Mapping[str, str]
    by_section: bool
    expected: int | None
    lines: int
    of: int


@dataclass(frozen=True, eq=False)
class Tried:
    """A way of scoring that was tried, with the field scored by it."""

    explanation: Explanation
    field: Field
    scored: Scored
    explained: frozenset[int]  # received lines


@dataclass(frozen=True, slots=True)
class Stated:
    """What the lines of an event state, and how finely: `units` are the halves of the last decimal, by field."""

    lines: Mapping[int, ResultLine]
    halves: Amounts

    @classmethod
    def of(cls, received: Event) -> Stated:
        found = {
            i: line
            for i, line in enumerate(received.lines)
            if line.outcome is not None
            and not isinstance(line.outcome, NotPlayed)
            and any(amount is not None for amount in (*line.ns_score, *line.ew_score))
        }
        columns: list[Fraction | None] = []
        for at in range(len(Amounts._fields)):
            values = [score[at] for line in found.values() for score in (line.ns_score, line.ew_score)]
            columns.append(half_unit(value for value in values if value is not None))
        return cls(found, Amounts(*columns))


class Difference(NamedTuple):
    """One side's amount, by the name of its unit in `Amounts`: as the file states it, and as it follows.

    half: of the last decimal that the file writes in this unit.
    """

    unit: str
    side: Side
    stated: Fraction
    computed: Fraction
    half: Fraction

    @property
    def is_rounding(self) -> bool:
        """Whether it is less than the last decimal, where the file writes decimals at all."""
        return self.half < Fraction(1, 2) and abs(self.stated - self.computed) < 2 * self.half


def half_unit(values: Iterable[Fraction]) -> Fraction:
    """Half of the last decimal that any of the values has: how far rounding can move them."""
    finest = 0
    for value in values:
        while finest < _FINEST and 10**finest % value.denominator:
            finest += 1
    return Fraction(1, 2 * 10**finest)


def explanations(received: Event) -> list[Tried]:
    """The ways of scoring that explain lines of the event, best first; none where the lines state nothing.

    Every known profile is tried with each method that the file's units allow, sections together and apart, and what
    a profile does not say as at a club; then single options are changed as long as that explains more.
    """
    stated = Stated.of(received)
    if not stated.lines:
        return []
    part = _some_boards(received)
    found = _found(part, stated if part is received else Stated.of(part))
    if part is received or not found:
        return found
    best = found[0]
    made = best.explanation
    base = field_of(
        received, regulations="club", method=made.method, by_section=made.by_section, expected=made.expected
    )
    whole = _try(base, _as_scored(base), made.profile, best.scored.profile, stated)
    return [whole] if whole else []


_MANY = 4000


def _some_boards(received: Event) -> Event:
    """The event, of a very large one the first boards only: enough to tell the ways of scoring apart."""
    if len(received.lines) <= _MANY:
        return received
    counts = Counter(line.board for line in received.lines)
    kept, lines = set(), 0
    for board, count in counts.items():
        kept.add(board)
        lines += count
        if lines >= _MANY:
            break
    return replace(received, lines=tuple(line for line in received.lines if line.board in kept))


def _found(received: Event, stated: Stated) -> list[Tried]:
    found: list[Tried] = []
    for method, apart, expected in _settings(received, stated):
        try:
            base = field_of(received, regulations="club", method=method, by_section=apart, expected=expected)
        except InputError:
            continue
        event = _as_scored(base)
        for name, profile in _DIFFERENT.items():
            for scale in Scale if method is Method.MATCHPOINTS else (Scale.DOUBLED,):
                tried = _try(base, event, name, _exact(profile).choose(SCALE, scale), stated)
                found += [tried] if tried else []
    found.sort(key=_merit)
    if found and found[0].explanation.lines < found[0].explanation.of:
        better = _improved(found[0], stated)
        if better is not found[0]:
            found.insert(0, better)
    return found


def _different() -> dict[str, Profile]:
    """The profiles that differ in what they say."""
    found: dict[frozenset[tuple[str, str]], Profile] = {}
    for profile in PROFILES.values():
        found.setdefault(frozenset((id_, str(c.value)) for id_, c in profile.choices.items()), profile)
    return {profile.id: profile for profile in found.values()}


_DIFFERENT = _different()


def _merit(tried: Tried) -> tuple[int, int]:
    return -tried.explanation.lines, len(tried.explanation.options)


def _settings(received: Event, stated: Stated) -> Iterator[tuple[Method, bool, int | None]]:
    """Methods, sections apart or not, and the number of results that the file's own tops point to."""
    try:
        methods = [method_of(received)]
    except InputError:
        in_imps = any(line.ns_score.imps is not None for line in stated.lines.values())
        methods = [Method.CROSS_IMPS, Method.BUTLER] if in_imps else [Method.MATCHPOINTS]
    sections = {line.section for line in received.lines}
    expected: list[int | None] = [None]
    top = max(tops(received).values(), default=None)
    if top is not None and top.denominator == 1:
        expected += [int(top) // 2 + 1] if top % 2 == 0 else []
        expected += [int(top) + 1]
    yield from product(methods, (False, True) if len(sections) > 1 else (False,), expected)


def _exact(profile: Profile) -> Profile:
    """The profile without rounding: what a file states is compared as finely as it states it."""
    return profile.choose(ROUND_MATCHPOINTS, EXACT).choose(ROUND_IMPS, EXACT)


_CLASSES = {Fraction(60): AverageClass.PLUS, Fraction(50): AverageClass.AVERAGE, Fraction(40): AverageClass.MINUS}


def _as_scored(base: Field) -> Scorable:
    """The event as its program must have scored it.

    60, 50 and 40 per cent are classes: files write both alike, and a class may be worth more. Points that a contract
    does not give count as they are stated: what is wrong there is said of that line, not of all others.
    """
    event = base.event
    for i, result in list(event.others.items()):
        if isinstance(result, Split):
            ns, ew = (
                Average(_CLASSES[s.percent]) if isinstance(s, Percent) and s.percent in _CLASSES else s
                for s in (result.ns, result.ew)
            )
            if (ns, ew) != (result.ns, result.ew):
                event = event.put(i, Split(ns, ew))
    for i, played in event.played.items():
        points = base.received.lines[base.lines[i]].points
        if points is not None and points != played.points and points % 10 == 0 and abs(points) <= HIGHEST:
            event = event.put(i, Points(points))
    return event


_ROUNDINGS = frozenset({ROUND_MATCHPOINTS.id, ROUND_IMPS.id})


def _try(base: Field, event: Scorable, name: str, profile: Profile, stated: Stated) -> Tried | None:
    """The event scored by a profile, what it does not say as at a club."""
    known = PROFILES[name]
    while True:
        try:
            scored = score(event, base.method, profile).finish()
            break
        except InputError as error:
            if error.code != Refusal.OPTION_UNKNOWN:
                return None
            option = OPTIONS[error.where]
            profile = profile.choose(option, _USUAL[option])
    explained = frozenset(i for i in stated.lines if i in base.line_of and _explains(scored, base, i, stated))
    options = {
        id_: str(choice.value)
        for id_, choice in profile.choices.items()
        if id_ not in _ROUNDINGS and (id_ not in known.choices or known.choices[id_].value != choice.value)
    }
    of = sum(i in base.line_of for i in stated.lines)
    made = Explanation(name, base.method, options, event.by_section, event.expected, len(explained), of)
    return Tried(made, base, scored, explained)


def _explains(scored: Scored, base: Field, i: int, stated: Stated) -> bool:
    return next(differences(scored, base, i, stated), None) is None


def differences(scored: Scored, base: Field, i: int, stated: Stated) -> Iterator[Difference]:
    """Where a received line states something else than its results give."""
    line = stated.lines[i]
    for side, amounts in ((Side.NS, line.ns_score), (Side.EW, line.ew_score)):
        if all(amount is None for amount in amounts):
            continue
        value = scored.of_line(base.line_of[i], side)
        if value.state is State.NONE:
            continue
        computed = (
            value.value if scored.method is Method.MATCHPOINTS else None,
            value.value if scored.method in (Method.CROSS_IMPS, Method.BUTLER) else None,
            value.percent,
        )
        for name, given, made, half in zip(Amounts._fields, amounts, computed, stated.halves, strict=True):
            if given is not None and made is not None and half is not None and abs(given - made) > half:
                yield Difference(name, side, given, made, half)


def _improved(best: Tried, stated: Stated) -> Tried:
    """Single options changed, one after the other, as long as that explains more lines."""
    for _ in range(_SWEEPS):
        before = best
        for option in _asked(best):
            for value in option.choices:
                profile = best.scored.profile.choose(option, value)
                tried = _try(best.field, best.scored.event, best.explanation.profile, profile, stated)
                if tried is not None and tried.explanation.lines > best.explanation.lines:
                    best = tried
        if best is before or best.explanation.lines == best.explanation.of:
            break
    return best


def _asked(tried: Tried) -> list[Option[Any]]:
    """The options that matter to this field: those that a profile without any is asked for."""
    profile = Profile("", {})
    asked: list[Option[Any]] = []
    while True:
        try:
            score(tried.scored.event, tried.scored.method, profile).finish()
            return [option for option in asked if option.id not in _ROUNDINGS]
        except InputError as error:
            if error.code != Refusal.OPTION_UNKNOWN:
                return [option for option in asked if option.id not in _ROUNDINGS]
            option = OPTIONS[error.where]
            asked.append(option)
            profile = profile.choose(option, tried.scored.profile[option])
