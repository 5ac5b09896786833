"""Whether totals, percentages and ranks of a received event follow from what its own lines state."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction

from arbitro.event.contestants import Contestants
from arbitro.event.explaining import half_unit
from arbitro.event.findings import Figure, Finding, Found
from arbitro.formats.events import Contestant, Event, NotPlayed, ScoringForm
from arbitro.formats.events.losses import tops

_ONE: Mapping[str, Figure] = {"count": 1}
_Key = Callable[[Contestant], Fraction | None]


def standing_findings(received: Event, contestants: Contestants) -> Iterator[Finding]:
    """Totals that are not the sum of their own boards, percentages that do not fit totals, ranks out of order.

    Where most contestants differ the event counts in another way, by handicaps or carry-over: that is one finding.
    """
    own = _own(received, contestants)
    yield from _few(list(_totals(own, contestants)), len(own))
    yield from _ranks(list(contestants.known.items()))


class _Own:
    """What a contestant's own lines state, added up."""

    def __init__(self) -> None:
        self.total = self.top = self.slack = Fraction()  # slack: what rounding on the boards can add up to
        self.boards = 0
        self.whole = True  # every line states it


def _own(received: Event, contestants: Contestants) -> Mapping[str, _Own]:
    """The sums over the lines of those contestants whose every played line states an amount."""
    imps = received.scoring in (ScoringForm.IMPS, ScoringForm.CROSS_IMPS, ScoringForm.BUTLER)
    usual = tops(received)
    half = half_unit(
        amount
        for line in received.lines
        for score in (line.ns_score, line.ew_score)
        if (amount := score.imps if imps else score.matchpoints) is not None
    )
    found: defaultdict[str, _Own] = defaultdict(_Own)
    for line, pair in zip(received.lines, contestants.keys, strict=True):
        scores = (line.ns_score, line.ew_score)
        amounts = [score.imps if imps else score.matchpoints for score in scores]
        both = sum((amount for amount in amounts if amount is not None), Fraction())
        for key, amount in zip(pair, amounts, strict=True):
            if key is None:
                continue
            if amount is not None:
                found[key].total += amount
                found[key].boards += 1
                found[key].slack += half
                found[key].top += usual.get((line.section, line.board), both)
            elif not isinstance(line.outcome, NotPlayed):
                found[key].whole = False
    return {key: own for key, own in found.items() if own.whole}


def _totals(own: Mapping[str, _Own], contestants: Contestants) -> Iterator[Finding]:
    listed = [(key, contestants.known[key]) for key in own]
    totals = [c.standing.total for _, c in listed if c.standing.total is not None]
    percents = [c.standing.percent for _, c in listed if c.standing.percent is not None]
    half, half_percent = half_unit(totals), half_unit(percents)
    most = max((mine.boards for mine in own.values()), default=0)
    for key, contestant in listed:
        total, maximum, percent, _, penalty = contestant.standing
        mine = own[key]
        slack = half + mine.slack
        own_total = mine.total - (penalty or 0)
        if total is not None and not any(abs(total - own_total * times) <= slack for times in _times(mine, most)):
            yield Finding(Found.TOTAL_DIFFERS, contestant.place, None, key, total, own_total, None, _ONE)
        top = maximum or mine.top
        if percent is not None and total is not None and top and not contestant.handicap:
            computed = total * 100 / top
            if abs(percent - computed) > half_percent + half * 100 / top:
                yield Finding(Found.PERCENT_DIFFERS, contestant.place, None, key, percent, computed, None, _ONE)


def _times(own: _Own, most: int) -> Iterator[Fraction]:
    """By what a sum may be brought to a number of boards: as it is, to that of the others, to one."""
    yield Fraction(1)
    if own.boards and own.boards != most:
        yield Fraction(most, own.boards)
    if own.boards:
        yield Fraction(1, own.boards)


def _few(findings: list[Finding], of: int) -> Iterator[Finding]:
    """The findings, but one for all where more than half of the contestants have one of that code."""
    by_code: defaultdict[Found, list[Finding]] = defaultdict(list)
    for finding in findings:
        by_code[finding.code].append(finding)
    for code, found in by_code.items():
        if 2 * len(found) > of:
            first = found[0]
            figures = {"count": len(found), "of": of}
            yield Finding(code, first.place, None, first.contestant, first.got, first.expected, figures=figures)
        else:
            yield from found


# ---------------------------------------------------------------------------------------------------- ranks

_KEYS: tuple[_Key, ...] = (
    lambda c: c.standing.percent,
    lambda c: c.standing.total,
    lambda c: _plus(c.standing.percent, c.handicap),
    lambda c: _plus(c.standing.total, c.handicap),
)
_GROUPS: tuple[Callable[[Contestant], object], ...] = (
    lambda c: (c.section, c.side),
    lambda c: c.side,
    lambda c: c.section,
    lambda c: None,
)


def _plus(value: Fraction | None, handicap: Fraction | None) -> Fraction | None:
    return None if value is None else value + (handicap or 0)


def _ranks(listed: Iterable[tuple[str, Contestant]]) -> Iterator[Finding]:
    """Ranks out of the order of what they go by: the key and the grouping that leave the fewest are the event's."""
    ranked = [(key, c) for key, c in listed if c.standing.rank is not None]
    tried = [
        list(_out_of_order(ranked, by, group))
        for by in _KEYS
        if ranked and all(by(c) is not None for _, c in ranked)
        for group in _GROUPS
    ]
    best = min(tried, key=len, default=[])
    yield from _few(best, len(ranked))


def _out_of_order(
    ranked: list[tuple[str, Contestant]], by: _Key, group: Callable[[Contestant], object]
) -> Iterator[Finding]:
    groups: defaultdict[object, list[tuple[str, Contestant]]] = defaultdict(list)
    for key, contestant in ranked:
        groups[group(contestant)].append((key, contestant))
    for members in groups.values():
        values = [by(contestant) for _, contestant in members]
        for (key, contestant), value in zip(members, values, strict=True):
            assert value is not None
            better = sum(other is not None and other > value for other in values)
            tied = sum(other == value for other in values)
            rank = contestant.standing.rank
            if rank is not None and not better < rank <= better + tied:
                yield Finding(Found.RANK_DIFFERS, contestant.place, None, key, rank, better + 1, figures={"count": 1})
