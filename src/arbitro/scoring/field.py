"""A whole event scored under a profile: values, totals, ranks; and what an adjustment moves (78, 12C2, 87).

Artificial scores come last: they depend on what the same contestants did on their real boards of the session, and on
nothing else, so several of them for one contestant cannot depend on one another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from math import ceil, lcm
from typing import Any, NamedTuple

import numpy as np

from arbitro.errors import InputError
from arbitro.model import Side
from arbitro.scoring.event import Event
from arbitro.scoring.exact import Ints, fits, room
from arbitro.scoring.judge import (
    AWARD,
    HALF,
    NONE,
    REAL,
    STATES,
    Judged,
    Method,
    PoolScores,
    SideScores,
    State,
    judge,
    score_pool,
)
from arbitro.scoring.matchpoints import Cause
from arbitro.scoring.options import (
    DIVISOR,
    ENTRY,
    NOT_PLAYED,
    OPTIONS,
    PAIRS_AVERAGE,
    REPEAT,
    ROUND_IMPS,
    ROUND_MATCHPOINTS,
    SIT_OUT,
    UNEQUAL_BOARDS,
    Divisor,
    Entry,
    Option,
    PenaltyUnit,
    Profile,
    Repeat,
    UnequalBoards,
    Unplayed,
)
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.results import (
    Average,
    AverageClass,
    Award,
    Imps,
    NotPlayed,
    Penalty,
    Percent,
    Result,
    Split,
    Why,
)
from arbitro.scoring.rounding import EXACT

BASE = {
    AverageClass.PLUS: Fraction(60),
    AverageClass.AVERAGE: Fraction(50),
    AverageClass.MINUS: Fraction(40),
}  # 12C2(a)
PENALTY_UNITS = {
    Method.MATCHPOINTS: (PenaltyUnit.TOP, PenaltyUnit.MATCHPOINTS),
    Method.CROSS_IMPS: (PenaltyUnit.IMPS,),
    Method.BUTLER: (PenaltyUnit.IMPS,),
    Method.TOTAL_POINTS: (PenaltyUnit.POINTS,),
}  # what comes off a total can be counted in


@dataclass(frozen=True, slots=True)
class AwardScore:
    """An artificial score worked out.

    base: per cent or IMPs by its class; own: the contestant's own on the real boards of the session, where it was
    looked at; awarded: the one of the two that counts; exact: the value before rounding.
    """

    award: Award
    base: Fraction
    own: Fraction | None
    own_boards: int
    awarded: Fraction
    exact: Fraction
    value: Fraction
    top: Fraction
    repeat: bool


@dataclass(frozen=True, slots=True)
class Value:
    """What a contestant has on a board. value: of `top` (0 for IMPs and points)."""

    board: str
    line: int
    side: Side
    state: State
    value: Fraction
    top: Fraction

    @property
    def percent(self) -> Fraction | None:
        return self.value * 100 / self.top if self.top else None


class Standing(NamedTuple):
    """A contestant's total. rank: 1 is best, shared by `tied` contestants; 0: nothing to be ranked by.

    total: after penalties, in matchpoints, IMPs or points; percent: of what could be had (matchpoints only).
    """

    contestant: str
    total: Fraction
    percent: Fraction | None
    boards: int
    penalty: Fraction
    rank: int
    tied: int


class Unbalanced(StrEnum):
    """Why the values of a board need not add up to what the Laws share out."""

    ARTIFICIAL = "artificial"  # 12C2: each side by its own fault
    SPLIT = "split"  # 12C1(e), 82C: a side compares with what the other charts do not hold
    SMALL_GROUP = "small-group"  # both sides of a small group are above average
    LINEAR = "linear"  # a factor does not keep the average
    ONE_SIDED = "one-sided"  # one side has a result there, the other none
    EXCLUDED = "excluded"  # a weighted score that others were not compared with
    ROUNDING = "rounding"


@dataclass(frozen=True, slots=True)
class Sums:
    """What all values of a board add up to, what they would by the Laws, and why they need not."""

    total: Fraction
    expected: Fraction
    reasons: tuple[Unbalanced, ...]

    @property
    def balanced(self) -> bool:
        return self.total == self.expected


@dataclass(frozen=True, slots=True)
class Due:
    """A result that cannot be scored as it stands: it has nothing to be compared with, an artificial score is due."""

    board: str
    line: int
    side: Side


@dataclass(frozen=True, eq=False)
class Scored:
    """An event scored by a method under a profile. Made by `score`."""

    event: Event
    method: Method
    profile: Profile
    pools: tuple[PoolScores, ...]

    # -- one board -------------------------------------------------------------------------------------------------

    def value(self, board: str, contestant: str) -> Value:
        """What a contestant has on a board. Raises InputError where it has no line there."""
        i, side = self.event.find(board, contestant)
        return self._value(i, side)

    def of_line(self, i: int, side: Side) -> Value:
        """What a side of line `i` has, whoever sits there."""
        return self._value(i, side)

    def _value(self, i: int, side: Side) -> Value:
        pool = self.pools[self.event.pool_of(i)]
        return self._value_at(pool, int(np.flatnonzero(pool.lines == i)[0]), side)

    def _value_at(self, pool: PoolScores, k: int, side: Side) -> Value:
        i, scores = int(pool.lines[k]), pool.of(side)
        state, value, top = int(scores.state[k]), scores.value(k), Fraction(int(scores.tops[k]))
        award = self.awards.get((i, side))
        if award is not None:
            state, value, top = AWARD, award.value, award.top
        elif state == NONE and self._half(i):
            state, value, top = HALF, pool.top / 2, pool.top
        elif state == NONE:
            value = top = Fraction(0)
        return Value(self.event.boards[pool.pool.board], i, side, STATES[state], value, top)

    def values(self, board: str) -> Iterator[tuple[str, Value]]:
        """(contestant, value) of everybody on a board, line by line, North-South first."""
        for at in self._pools_of(board):
            pool = self.pools[at]
            for k in np.argsort(pool.lines).tolist():
                for side, column in ((Side.NS, self.event.ns), (Side.EW, self.event.ew)):
                    who = int(column[pool.lines[k]])
                    if who >= 0:
                        yield self.event.contestants[who], self._value_at(pool, k, side)

    def judged(self, i: int, side: Side) -> tuple[Judged, int] | None:
        """How the group of line `i` was scored from a side, and the line's place in it; None if it has no scores."""
        pool = self.event.pools[self.event.pool_of(i)]
        for at, group in enumerate(pool.groups):
            place = np.flatnonzero(group.lines == i)
            if len(place):
                found = judge(self.method, self.profile, pool, self.event.expected_in(pool.section), at, side)
                return (found, int(place[0])) if found else None
        raise InputError(Refusal.LINE_MISSING, got=str(i))

    def sums(self, board: str) -> Sums:
        """Whether a board's values add up, and if not, which rule allows it."""
        total = expected = Fraction(0)
        reasons: set[Unbalanced] = set()
        for at in self._pools_of(board):
            pool = self.pools[at]
            for k, i in enumerate(pool.lines.tolist()):
                pair = [self._value_at(pool, k, side) for side in Side]
                counted = [value for value in pair if value.state is not State.NONE]
                total += sum((value.value for value in counted), Fraction())
                expected += sum((value.top / 2 for value in counted), Fraction())
                reasons |= self._reasons(i, len(counted))
            for number, group in enumerate(pool.pool.groups):
                reasons |= self._group_reasons(at, number, len(group.weighted))
        if total != expected and not reasons:
            reasons.add(Unbalanced.ROUNDING)
        return Sums(total, expected, tuple(sorted(reasons)) if total != expected else ())

    def _reasons(self, i: int, counted: int) -> set[Unbalanced]:
        result = self.event.others.get(i)
        found: set[Unbalanced] = set()
        if isinstance(result, Split):
            awards = isinstance(result.ns, Award) or isinstance(result.ew, Award)
            found.add(Unbalanced.ARTIFICIAL if awards else Unbalanced.SPLIT)
        if counted == 1:
            found.add(Unbalanced.ONE_SIDED)
        return found

    def _group_reasons(self, at: int, k: int, weighted: int) -> set[Unbalanced]:
        pool = self.event.pools[at]
        found = judge(self.method, self.profile, pool, self.event.expected_in(pool.section), k, Side.NS)
        if found is None:
            return set()
        reasons = set()
        if not found.worth.balanced:
            small = found.worth.scaling and any(
                stage.cause is Cause.SMALL_GROUP for stage in found.worth.scaling.stages
            )
            reasons.add(Unbalanced.SMALL_GROUP if small else Unbalanced.LINEAR)
        if weighted and found.worth.chart.results < len(found.group.plain) + weighted:
            reasons.add(Unbalanced.EXCLUDED)
        if self.method in (Method.BUTLER, Method.TOTAL_POINTS):
            reasons.discard(Unbalanced.LINEAR)
        return reasons

    @cached_property
    def due(self) -> tuple[Due, ...]:
        """Results that have nothing to be compared with."""
        return tuple(
            Due(self.event.boards[pool.pool.board], int(pool.lines[k]), side)
            for pool in self.pools
            for k, side in pool.cancelled
        )

    def _pools_of(self, board: str) -> list[int]:
        found = [at for at, pool in enumerate(self.event.pools) if self.event.boards[pool.board] == board]
        if not found:
            raise InputError(Refusal.LINE_MISSING, got=board)
        return found

    def _half(self, i: int) -> bool:
        result = self.event.others.get(i)
        return isinstance(result, NotPlayed) and self.profile[_PRACTICE[result.why]] is Unplayed.AVERAGE

    # -- artificial scores -----------------------------------------------------------------------------------------

    @cached_property
    def awards(self) -> Mapping[tuple[int, Side], AwardScore]:
        """The artificial scores, by line and side."""
        waiting = [
            (at, k, int(pool.lines[k]), side)
            for at, pool in enumerate(self.pools)
            if pool.pool.groups and any(group.special for group in pool.pool.groups)
            for side in Side
            for k in np.flatnonzero(pool.of(side).state == AWARD).tolist()
        ]
        seen: set[tuple[int, int]] = set()
        found: dict[tuple[int, Side], AwardScore] = {}
        for at, _, i, side in sorted(waiting, key=lambda row: (int(self.event.board[row[2]]), row[2], row[3])):
            result = self.event.others[i]
            assert isinstance(result, Split)
            award = result.of(side)
            assert isinstance(award, Award)
            who = int((self.event.ns if side is Side.NS else self.event.ew)[i])
            window = int(self.event.window[self.event.board[i]])
            found[i, side] = self._award(award, self.pools[at], who, window, (who, window) in seen)
            seen.add((who, window))
        return found

    def _award(self, award: Award, pool: PoolScores, who: int, window: int, again: bool) -> AwardScore:
        imps = self.method in (Method.CROSS_IMPS, Method.BUTLER)
        if self.method is Method.TOTAL_POINTS or isinstance(award, Percent if imps else Imps):
            raise InputError(Refusal.SCORE_UNIT, self.event.boards[pool.pool.board], str(award), str(self.method))
        own, boards = None, 0
        if isinstance(award, Percent | Imps):
            base = awarded = award.percent if isinstance(award, Percent) else award.imps
            again = False
        else:
            base = self._imp_base(award.kind, pool) if imps else BASE[award.kind]
            repeat = Repeat()
            if again and not imps:
                repeat = self.profile[REPEAT]
                base = dict(zip(AverageClass, (repeat.plus, repeat.average, repeat.minus), strict=True))[award.kind]
            awarded = base
            if award.kind is not AverageClass.AVERAGE and repeat.own and not self._fixed(award):
                own, boards = self._own(who, window, imps)
            if own is not None:
                awarded = max(base, own) if award.kind is AverageClass.PLUS else min(base, own)
        exact = awarded if imps else awarded * pool.top / 100
        option = ROUND_IMPS if imps else ROUND_MATCHPOINTS
        rounding = self.profile[option] if exact.denominator > 1 else EXACT
        return AwardScore(award, base, own, boards, awarded, exact, rounding(exact, pool.top / 2), pool.top, again)

    def _imp_base(self, kind: AverageClass, pool: PoolScores) -> Fraction:
        """12C2(b): 3 IMPs or as the authority says, for each comparison where scores are totals."""
        if kind is AverageClass.AVERAGE:
            return Fraction(0)
        size = self.profile[PAIRS_AVERAGE]
        if self.method is Method.CROSS_IMPS and self.profile[DIVISOR] is Divisor.NONE:
            size *= self.event.expected_in(pool.pool.section) - 1
        return size if kind is AverageClass.PLUS else -size

    def _fixed(self, award: Average) -> bool:
        return self.profile[ENTRY] is Entry.FIXED if award.fixed is None else award.fixed

    def _own(self, who: int, window: int, imps: bool) -> tuple[Fraction | None, int]:
        """The contestant's percentage, or mean IMPs, on the boards of the session with real scores (12C2(c))."""
        boards = int(self._real.boards[window, who])
        value = Fraction(int(self._real.num[window, who]), self._real.den)
        of = Fraction(boards) if imps else Fraction(int(self._real.tops[window, who]), 100)
        return (value / of, boards) if of else (None, 0)

    # -- totals ----------------------------------------------------------------------------------------------------

    @cached_property
    def _real(self) -> _Totals:
        """Totals of real scores by session and contestant."""
        event = self.event
        den = lcm(*(scores.den for pool in self.pools for scores in (pool.ns, pool.ew)))
        shape = (int(event.window.max()) + 1, len(event.contestants))
        columns = [
            (int(event.window[pool.pool.board]), column[pool.lines], pool.of(side), den // pool.of(side).den)
            for pool in self.pools
            for side, column in ((Side.NS, event.ns), (Side.EW, event.ew))
        ]
        large = any(_large(scores, factor, len(columns)) for _, _, scores, factor in columns)
        num = np.zeros(shape, dtype=object if large else np.int64)
        tops, boards = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        for window, who, scores, factor in columns:
            mask = (scores.state == REAL) & (who >= 0)
            whole = bool(mask.all())
            who = who if whole else who[mask]
            values = scores.num if whole else scores.num[mask]
            values = values.astype(object) if large else values
            # a contestant has at most one line on a board, so the plain assignment adds each once
            num[window, who] += values if factor == 1 else values * factor
            tops[window, who] += scores.tops if whole else scores.tops[mask]
            boards[window, who] += 1
        return _Totals(num, den, tops, boards)

    @cached_property
    def _totals(self) -> _Totals:
        """Totals of everything but penalties, by contestant."""
        real, event = self._real, self.event
        extra: list[tuple[int, Fraction, Fraction]] = []
        for (i, side), award in self.awards.items():
            extra.append((int((event.ns if side is Side.NS else event.ew)[i]), award.value, award.top))
        for i, result in event.others.items():
            if isinstance(result, NotPlayed) and self._half(i):
                top = self.pools[event.pool_of(i)].top
                extra += [(who, top / 2, top) for who in (int(event.ns[i]), int(event.ew[i])) if who >= 0]
        penalties = [(event.index(p.contestant), self.penalty_value(p)) for p in event.penalties]
        den = lcm(real.den, *(v.denominator for _, v, _ in extra), *(v.denominator for _, v in penalties))
        num = room(real.num, den // real.den, len(real.num) + 1).sum(axis=0) * (den // real.den)
        besides = sum((abs(value) for value in [*(v for _, v, _ in extra), *(v for _, v in penalties)]), Fraction())
        num = num if fits(den, ceil(besides)) else num.astype(object)
        tops, boards = real.tops.sum(axis=0), real.boards.sum(axis=0)
        for who, value, top in extra:
            num[who] += value.numerator * (den // value.denominator)
            tops[who] += int(top)
            boards[who] += 1
        penalty = np.zeros(len(event.contestants), dtype=num.dtype)
        for who, value in penalties:
            penalty[who] += value.numerator * (den // value.denominator)
        return _Totals(num - penalty, den, tops, boards, penalty)

    def penalty_value(self, penalty: Penalty) -> Fraction:
        """A penalty in what the total is counted in. Raises InputError for another unit."""
        units = PENALTY_UNITS[self.method]
        if penalty.unit not in units:
            raise InputError(Refusal.SCORE_UNIT, got=str(penalty.unit), expected=" | ".join(units))
        tops = max(pool.top for pool in self.pools) if penalty.unit is PenaltyUnit.TOP else 1
        return penalty.amount * tops

    @cached_property
    def _keys(self) -> Ints:
        """What contestants are ranked by: integers in the order of their exact percentages or totals."""
        totals = self._totals
        if self.method is Method.MATCHPOINTS:
            divisor = totals.tops
        else:
            if not self._uneven or self.profile[UNEQUAL_BOARDS] is UnequalBoards.TOTAL:
                return totals.num
            divisor = totals.boards
        shares = {int(d): 1 for d in np.unique(divisor) if d}
        common = lcm(*shares)
        factor = np.array(
            [common // int(d) if d else 0 for d in divisor], dtype=np.int64 if common < 1 << 62 else object
        )
        largest = int(factor.max()) if len(factor) else 1
        keys: Ints = room(totals.num, largest) * factor
        return keys

    @cached_property
    def _ranks(self) -> tuple[Ints, Ints]:
        """Rank and number of contestants that share it; 0 for who played nothing."""
        event = self.event
        codes: dict[str, int] = {}
        ranking = np.array([codes.setdefault(event.ranking.get(c, ""), len(codes)) for c in event.contestants])
        rank, tied = np.zeros(len(ranking), np.int64), np.zeros(len(ranking), np.int64)
        for code in range(len(codes)):
            members = np.flatnonzero((ranking == code) & (self._totals.boards > 0))
            if len(members):
                _, inverse, counts = np.unique(-self._keys[members], return_inverse=True, return_counts=True)
                rank[members] = (np.cumsum(counts) - counts + 1)[inverse]
                tied[members] = counts[inverse]
        return rank, tied

    @cached_property
    def _full(self) -> int:
        return int(self._totals.boards.max())

    def standing(self, contestant: str) -> Standing:
        """A contestant's total and rank. Raises InputError for an unknown one."""
        return self._standing(self.event.index(contestant))

    def _standing(self, who: int) -> Standing:
        return next(self._standings([who]))

    def ranking(self) -> list[Standing]:
        """Everybody, best first within each ranking; who has no rank comes last."""
        rank, _ = self._ranks
        order = np.lexsort((np.arange(len(rank)), np.where(rank > 0, rank, len(rank) + 1)))
        return list(self._standings(order.tolist()))

    def _standings(self, whom: list[int]) -> Iterator[Standing]:
        totals, names, nothing = self._totals, self.event.contestants, Fraction(0)
        assert totals.penalty is not None
        columns = (totals.num, totals.tops, totals.boards, totals.penalty, *self._ranks)
        for who, num, top, boards, penalty, rank, tied in zip(
            whom, *(column[whom].tolist() for column in columns), strict=True
        ):
            total = Fraction(num, totals.den)
            percent = None
            if self.method is Method.MATCHPOINTS:
                percent = Fraction(num * 100, totals.den * top) if top else None
            elif boards and self._uneven:
                total = self._compared(total, boards)
            lost = Fraction(penalty, totals.den) if penalty else nothing
            yield Standing(names[who], total, percent, boards, lost, rank, tied)

    @property
    def averaged(self) -> bool:
        """Whether totals are those of a board: contestants played different numbers of boards, and it is chosen so."""
        if self.method is Method.MATCHPOINTS or not self._uneven:
            return False
        return self.profile[UNEQUAL_BOARDS] is UnequalBoards.PER_BOARD

    @cached_property
    def _uneven(self) -> bool:
        """Whether contestants played different numbers of boards."""
        played = self._totals.boards[self._totals.boards > 0]
        return bool((played != played[:1]).any())

    def _compared(self, total: Fraction, boards: int) -> Fraction:
        """A total of IMPs or points over fewer boards than others have."""
        match self.profile[UNEQUAL_BOARDS]:
            case UnequalBoards.PER_BOARD:
                return total / boards
            case UnequalBoards.FACTORED:
                return total * self._full / boards
            case UnequalBoards.TOTAL:
                return total

    def finish(self) -> Scored:
        """Everything computed that `ranking` reads; for a measurement or a background task."""
        _ = self._ranks
        return self

    # -- adjusting -------------------------------------------------------------------------------------------------

    def adjust(self, board: str, contestant: str, result: Result) -> Change:
        """With another result where this contestant played the board. Raises InputError."""
        return self.adjust_lines([(self.event.find(board, contestant)[0], result)])

    def penalise(self, penalties: Iterable[Penalty]) -> Scored:
        """With more penalties: totals and ranks change, no value on a board does. Raises InputError."""
        return Scored(self.event.penalise(penalties), self.method, self.profile, self.pools).finish()

    def adjust_lines(self, results: Iterable[tuple[int, Result]]) -> Change:
        """With other results on some lines: only their boards are scored again."""
        event, touched = self.event, set()
        for i, result in results:
            event = event.put(i, result)
            touched.add(event.pool_of(i))
        sections = {pool.section for pool in event.pools}
        same = {section: event.expected_in(section) == self.event.expected_in(section) for section in sections}
        pools = tuple(
            score_pool(self.method, self.profile, pool, event.expected_in(pool.section))
            if at in touched or not same[pool.section]
            else self.pools[at]
            for at, pool in enumerate(event.pools)
        )
        after = Scored(event, self.method, self.profile, pools)
        return Change(self, after, tuple(sorted({event.boards[event.pools[at].board] for at in touched})))


_PRACTICE: dict[Why, Option[Unplayed]] = {Why.NOT_PLAYED: NOT_PLAYED, Why.SIT_OUT: SIT_OUT}


@dataclass(frozen=True, slots=True)
class _Totals:
    num: Ints
    den: int
    tops: Ints
    boards: Ints
    penalty: Ints | None = None


def _large(scores: SideScores, factor: int, count: int) -> bool:
    return room(scores.num, factor, count + 1).dtype == object


@dataclass(frozen=True, slots=True)
class Move:
    """What an adjustment does to a contestant. before, after: on the adjusted boards that it played."""

    contestant: str
    before: tuple[Value, ...]
    after: tuple[Value, ...]
    standing_before: Standing
    standing_after: Standing


@dataclass(frozen=True, eq=False)
class Change:
    """The field before and after."""

    before: Scored
    after: Scored
    boards: tuple[str, ...]

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Everybody whose value on an adjusted board, total or rank moves; those on the boards first."""
        found: dict[str, tuple[list[Value], list[Value]]] = {}
        for board in self.boards:
            old, new = dict(self.before.values(board)), dict(self.after.values(board))
            for contestant, value in new.items():
                if value != old[contestant]:
                    pair = found.setdefault(contestant, ([], []))
                    pair[0].append(old[contestant])
                    pair[1].append(value)
        moved = [self.after.event.index(contestant) for contestant in found]
        rows = dict.fromkeys([*moved, *np.flatnonzero(self._moved).tolist()])
        names = self.after.event.contestants
        nothing: tuple[list[Value], list[Value]] = ([], [])
        return tuple(
            Move(
                names[who],
                tuple(found.get(names[who], nothing)[0]),
                tuple(found.get(names[who], nothing)[1]),
                self.before._standing(who),
                self.after._standing(who),
            )
            for who in rows
        )

    @cached_property
    def _moved(self) -> Any:
        old, new = self.before._totals, self.after._totals
        common = lcm(old.den, new.den)
        totals = room(old.num, common // old.den) * (common // old.den) != room(new.num, common // new.den) * (
            common // new.den
        )
        ranks = [a != b for a, b in zip(self.before._ranks, self.after._ranks, strict=True)]
        return totals | (old.tops != new.tops) | (old.boards != new.boards) | ranks[0] | ranks[1]


def score(event: Event, method: Method, profile: Profile) -> Scored:
    """The event scored. Raises InputError for an option that the event needs and the profile does not know.

    >>> from arbitro.scoring.event import Line
    >>> from arbitro.scoring.profiles import PROFILES
    >>> from arbitro.scoring.results import Points
    >>> lines = [Line("1", f"{k}NS", f"{k}EW", Points(p)) for k, p in enumerate([400, 430, 150, -50], 1)]
    >>> scored = score(Event.of(lines), Method.MATCHPOINTS, PROFILES["club"])
    >>> [(s.contestant, int(s.total), s.rank) for s in scored.ranking()][:2]
    [('2NS', 6, 1), ('4EW', 6, 1)]
    """
    expected = {section: event.expected_in(section) for section in {pool.section for pool in event.pools}}
    pools = tuple(score_pool(method, profile, pool, expected[pool.section]) for pool in event.pools)
    return Scored(event, method, profile, pools)


def missing(event: Event, method: Method, profile: Profile) -> tuple[Option[Any], ...]:
    """The options that this event needs and the profile does not know: what to ask the director, all at once."""
    asked: list[Option[Any]] = []
    while True:
        try:
            scored = score(event, method, profile).finish()
            _ = [scored._standing(who) for who in range(min(1, len(event.contestants)))]
            return tuple(asked)
        except InputError as error:
            if error.code != Refusal.OPTION_UNKNOWN:
                raise
            option = OPTIONS[error.where]
            asked.append(option)
            profile = profile.choose(option, option.choices[0])
