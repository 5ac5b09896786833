"""The two charts of an event, their geometry: how often each score occurs on a board, and who passes whom.

Nothing is told by colour alone: what was is hollow, what is now is solid, a part of a table is hatched; a climb is a
solid line with its point up, a fall a dashed one with its point down. The markup is in `_charts.html`. Lengths are in
per cent of the width and in em, so that a chart fits a phone and follows the size of the reader's letters.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from arbitro.language.scoring import column_text, imps_text, number_text, percent_text, share_text
from arbitro.language.words import Words
from arbitro.model import Side
from arbitro.scoring.chart import cell, parts_of, points_of
from arbitro.scoring.field import Change, Move, Scored, Standing
from arbitro.scoring.judge import Judged, Method
from arbitro.scoring.results import Average, Imps, NotPlayed, Percent, SelfInflicted, Split, Weighted

_BLOCKS = 16  # up to so many tables on a score, each has a block of its own
_SCORES = 60  # rows of a chart
_SLOPES = 16  # contestants in a chart of ranks
_ROW = Fraction(19, 10)  # em, as in desk.css

ARTIFICIAL = (Average, Percent, Imps, NotPlayed)


def short(value: Fraction, words: Words, digits: int = 2, signed: bool = False) -> str:
    """A number with at most so many decimals, for a chart or a table."""
    return number_text(_rounded(value, digits), words, digits, signed)


def short_percent(value: Fraction, words: Words, digits: int = 2) -> str:
    return percent_text(_rounded(value, digits), words, digits)


def worth_text(value: Fraction, top: Fraction, method: Method, words: Words) -> str:
    """What a score is worth, short: per cent of the top, IMPs, points."""
    if method is Method.MATCHPOINTS:
        return short_percent(value * 100 / top, words, 1) if top else ""
    if method is Method.TOTAL_POINTS:
        return short(value, words, signed=True)
    return imps_text(_rounded(value, 2), words)


def _rounded(value: Fraction, digits: int) -> Fraction:
    scale = 10**digits
    return Fraction(int(abs(value) * scale + Fraction(1, 2)), scale) * (1 if value >= 0 else -1)


# ---------------------------------------------------------------------------------------------- frequencies


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a bar: where it begins and how wide it is, in per cent. part: less than a table."""

    x: str
    width: str
    part: bool


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A score of North-South: how often it occurs, what it is worth, and whether it is the table looked at.

    before: only where the frequency was another one. was, now: the weight with which the table stands there.
    """

    points: int
    label: str
    after: tuple[Block, ...]
    before: tuple[Block, ...] | None
    count: str
    count_before: str
    worth: str
    worth_before: str
    now: str
    was: str

    @property
    def sign(self) -> str:
        return "plus" if self.points > 0 else "minus" if self.points < 0 else "zero"


@dataclass(frozen=True, slots=True)
class FrequencyChart:
    """The results that are compared with one another, best for North-South first.

    side: whose chart, where the sides are compared with different results; '' for both. apart: tables of the board
    without a result to compare. compares: whether it shows the field before too.
    """

    side: str
    section: str
    form: str
    rows: tuple[ScoreRow, ...]
    results: int
    apart: int
    compares: bool


def frequency_charts(
    after: Scored, board: str, words: Words, line: int | None = None, before: Scored | None = None
) -> list[FrequencyChart]:
    """The charts of a board. line: the table looked at; before: the field without its adjustment."""
    charts = []
    event = after.event
    for pool in event.pools:
        if event.boards[pool.board] != board:
            continue
        for group in pool.groups:
            first = int(group.lines[0])
            at = event.line(first)
            balanced = group.balanced and (before is None or _balanced(before, first))
            own = line if line is not None and line in group.lines else None
            for side in (Side.NS,) if balanced else Side:
                chart = _chart(after, first, side, words, own, before)
                if chart is not None:
                    rows, results = chart
                    section = at.section if event.by_section else ""
                    apart = len(group.lines) - results
                    label = "" if balanced else str(side)
                    compares = before is not None
                    charts.append(FrequencyChart(label, section, at.form, rows, results, apart, compares))
    return charts


def _balanced(scored: Scored, line: int) -> bool:
    pool = scored.event.pools[scored.event.pool_of(line)]
    return next(group.balanced for group in pool.groups if line in group.lines)


def _chart(
    after: Scored, first: int, side: Side, words: Words, line: int | None, before: Scored | None
) -> tuple[tuple[ScoreRow, ...], int] | None:
    now, was = _judged(after, first, side), _judged(before, first, side) if before else None
    if now is None and was is None:
        return None
    sign = 1 if side is Side.NS else -1
    new, old = _frequencies(now, sign), _frequencies(was, sign) if before else {}
    marks = _marks(after, line, side), _marks(before, line, side)
    scores = sorted({*new, *old, *marks[0], *marks[1]}, reverse=True)
    most = max([*new.values(), *old.values(), Fraction(1)])
    rows = []
    for points in scores:
        n, o = new.get(points, Fraction(0)), old.get(points, Fraction(0))
        moved = before is not None and n != o
        worth = _own_worth(after, line, side, now, points, n, marks[0], words) or _worth(now, points * sign, words)
        worth_before = _own_worth(before, line, side, was, points, o, marks[1], words) or _worth(
            was, points * sign, words
        )
        left = bool(o) and not n and points not in marks[0]  # a score that no longer occurs
        rows.append(
            ScoreRow(
                points,
                short(Fraction(points), words, signed=True),
                _blocks(n, most),
                _blocks(o, most) if moved else None,
                short(n, words),
                short(o, words) if moved else "",
                "–" if left else worth,
                worth_before if before is not None and (left or worth_before != worth) and o else "",
                share_text(marks[0][points], words) if points in marks[0] else "",
                share_text(marks[1][points], words) if points in marks[1] else "",
            )
        )
    results = now.worth.chart.results if now else 0
    return tuple(_folded(rows, new)), results


def _judged(scored: Scored, line: int, side: Side) -> Judged | None:
    found = scored.judged(line, side)
    return found[0] if found else None


def _frequencies(judged: Judged | None, sign: int) -> dict[int, Fraction]:
    return {points * sign: frequency for points, frequency in judged.worth.chart.rows()} if judged else {}


def _worth(judged: Judged | None, points: int, words: Words) -> str:
    """What a score in the chart is worth to the side; nothing where it has nothing to be compared with."""
    if judged is None or judged.worth.cancelled:
        return ""
    value = judged.round(judged.worth.values[(points - points_of(0)) // 10])
    return worth_text(value, judged.worth.top, judged.method, words)


def _own_worth(
    scored: Scored | None,
    line: int | None,
    side: Side,
    judged: Judged | None,
    points: int,
    frequency: Fraction,
    marks: Mapping[int, Fraction],
    words: Words,
) -> str:
    """What a part of the table's weighted score is worth, as it is explained: against the others alone.

    Only where nobody else has that score; elsewhere the chart says what it is worth to them.
    """
    if scored is None or line is None or judged is None or judged.worth.cancelled or marks.get(points) != frequency:
        return ""
    result = scored.event.result(line)
    score = result.of(side) if isinstance(result, Split) else result
    if not isinstance(score, Weighted):
        return ""
    at = cell(points if side is Side.NS else -points)
    value = judged.round(judged.alone([(Fraction(1), at)], judged.without(score)))
    return worth_text(value, judged.worth.top, judged.method, words)


def _marks(scored: Scored | None, line: int | None, side: Side) -> Mapping[int, Fraction]:
    """The scores of one table, each with its weight."""
    if scored is None or line is None:
        return {}
    result = scored.event.result(line)
    score = result.of(side) if isinstance(result, Split) else result
    if isinstance(score, ARTIFICIAL):
        return {}
    found: dict[int, Fraction] = {}
    for share, at in parts_of(score.rectified if isinstance(score, SelfInflicted) else score, Side.NS):
        found[points_of(at)] = found.get(points_of(at), Fraction(0)) + share
    return found


def _blocks(frequency: Fraction, most: Fraction) -> tuple[Block, ...]:
    """A block for each table, or one for all of them, and one for the part of a table that is left over."""
    unit = Fraction(100) / ceil(most)
    whole, part = divmod(max(frequency, Fraction(0)), 1)
    gap = unit * Fraction(3, 20) if most <= _BLOCKS else Fraction(0)
    found = []
    if most <= _BLOCKS:
        found += [Block(_percent(i * unit), _percent(unit - gap), False) for i in range(int(whole))]
    elif whole:
        found.append(Block("0", _percent(whole * unit), False))
    if part:
        found.append(Block(_percent(whole * unit), _percent((unit - gap) * part), True))
    return tuple(found)


def _percent(value: Fraction) -> str:
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


def _folded(rows: list[ScoreRow], frequencies: Mapping[int, Fraction]) -> list[ScoreRow]:
    """Not more rows than a page can show: the rarest scores are left out; what moves and the table itself stay."""
    if len(rows) <= _SCORES:
        return rows
    weight = {r.points: (bool(r.now or r.was), r.before is not None, frequencies.get(r.points, 0)) for r in rows}
    kept = set(sorted(weight, key=lambda points: weight[points], reverse=True)[:_SCORES])
    return [row for row in rows if row.points in kept]


# ---------------------------------------------------------------------------------------------------- ranks


@dataclass(frozen=True, slots=True)
class Place:
    """A contestant in the order of one moment."""

    rank: str
    key: str
    names: str
    total: str
    own: bool
    way: str  # up, down or level


@dataclass(frozen=True, slots=True)
class Slope:
    """From a place before to a place after; heights in em."""

    y1: str
    y2: str
    way: str
    own: bool


@dataclass(frozen=True, slots=True)
class RankChart:
    """Who stood where and who stands where. more: contestants that move too and are not drawn."""

    title: str
    before: tuple[Place, ...]
    after: tuple[Place, ...]
    slopes: tuple[Slope, ...]
    height: str
    more: int


def rank_charts(
    change: Change, names: Mapping[str, str], own: Collection[str], words: Words, titles: Mapping[str, str]
) -> list[RankChart]:
    """One chart for each ranking in which somebody moves. own: those whose score is adjusted."""
    moved = {move.contestant: move for move in change.moves}
    rankings: dict[str, list[str]] = {}
    for contestant in change.after.event.contestants:
        rankings.setdefault(change.after.event.ranking.get(contestant, ""), []).append(contestant)
    charts = []
    for ranking, members in rankings.items():
        movers = [who for who in members if who in moved]
        if not movers:
            continue
        shown = members if len(members) <= _SLOPES else _most_moved(movers, own, moved)
        standings = {who: (change.before.standing(who), change.after.standing(who)) for who in shown}
        charts.append(_rank_chart(titles.get(ranking, ranking), standings, names, own, len(movers), words))
    return charts


def _most_moved(movers: list[str], own: Collection[str], moved: Mapping[str, Move]) -> list[str]:
    def size(who: str) -> tuple[bool, int, Fraction]:
        before, after = moved[who].standing_before, moved[who].standing_after
        return who in own, abs(before.rank - after.rank), abs(before.total - after.total)

    return sorted(movers, key=size, reverse=True)[:_SLOPES]


def _rank_chart(
    title: str,
    standings: Mapping[str, tuple[Standing, Standing]],
    names: Mapping[str, str],
    own: Collection[str],
    movers: int,
    words: Words,
) -> RankChart:
    orders = [_order({who: pair[k] for who, pair in standings.items()}) for k in (0, 1)]
    ways = {who: _way(before.rank, after.rank) for who, (before, after) in standings.items()}
    columns = [
        tuple(
            Place(
                str(standings[who][k].rank or "–"),
                who,
                names.get(who, ""),
                standing_text(standings[who][k], words),
                who in own,
                ways[who],
            )
            for who in order
        )
        for k, order in enumerate(orders)
    ]
    place = {who: i for i, who in enumerate(orders[1])}
    slopes = tuple(Slope(_middle(i), _middle(place[who]), ways[who], who in own) for i, who in enumerate(orders[0]))
    drawn = sum(before != after for before, after in standings.values())
    return RankChart(title, columns[0], columns[1], slopes, _percent(_ROW * len(standings)), movers - drawn)


def _order(standings: Mapping[str, Standing]) -> list[str]:
    """Best first; who has no rank comes last."""
    return sorted(standings, key=lambda who: (not standings[who].rank, standings[who].rank, -standings[who].total))


def _way(before: int, after: int) -> str:
    return "level" if before == after else "up" if after < before else "down"


def _middle(row: int) -> str:
    return _percent(_ROW * row + _ROW / 2)


def standing_text(standing: Standing, words: Words) -> str:
    """A total as it is ranked: per cent, or the total itself."""
    if standing.percent is not None:
        return words("percent", amount=column_text(standing.percent, words))
    return short(standing.total, words, signed=True)
