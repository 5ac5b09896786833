"""An event as it was played: who met whom on which board, in which form of it, and what stands there.

Held in columns, so that an event of many thousand lines is scored at the speed of arrays. Nothing is computed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from math import lcm
from typing import NamedTuple

import numpy as np

from arbitro.errors import InputError
from arbitro.model import Side
from arbitro.scoring.chart import cell, points_of
from arbitro.scoring.exact import Ints
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.results import (
    Bridge,
    NotPlayed,
    Penalty,
    Points,
    Result,
    Split,
    Weighted,
    Why,
)


class Line(NamedTuple):
    """One table's entry for one board.

    ns, ew: the contestants; None for the missing side of a sit-out. section: the field in which it was played;
    form: which form of a fouled board (87): results of different forms are not compared.
    """

    board: str
    ns: str | None
    ew: str | None
    result: Result
    section: str = ""
    form: str = ""


@dataclass(frozen=True, eq=False)
class Group:
    """Results of one board that can be compared: positions in `lines` by kind of result.

    plain: those with a bridge result, `cells` from North-South's point of view; weighted: those with one weighted
    score for both sides, whose parts follow one another (`part_cells`, `part_weights / den`, from `part_starts`);
    special: everything else.
    """

    lines: Ints
    plain: Ints
    cells: Ints
    weighted: Ints
    part_cells: Ints
    part_weights: Ints
    part_starts: Ints
    den: int
    special: tuple[tuple[int, Split | NotPlayed], ...]

    @property
    def balanced(self) -> bool:
        """Whether both sides are compared with the same results."""
        return all(isinstance(result, NotPlayed) or result.artificial for _, result in self.special)


@dataclass(frozen=True, eq=False)
class Pool:
    """One board in one field: its groups, and how many results it has or should have had."""

    board: int
    section: int
    groups: tuple[Group, ...]
    places: int

    @cached_property
    def lines(self) -> Ints:
        return np.concatenate([group.lines for group in self.groups])


@dataclass(frozen=True, eq=False)
class Event:
    """The lines of an event and what holds for all of them.

    expected: results that a board should have (E); None: as many as the fullest board of the field has.
    by_section: sections are scored apart; otherwise all lines of a board are one field.
    windows: board -> session, within which an artificial score looks at a contestant's other boards (12C2(c)).
    ranking: contestant -> the ranking in which it stands (two winners); all in one if empty.
    """

    boards: tuple[str, ...]
    contestants: tuple[str, ...]
    board: Ints
    ns: Ints  # index into contestants; -1: nobody
    ew: Ints
    cells: Ints  # of a bridge result, from North-South's point of view
    others: Mapping[int, Weighted | Split | NotPlayed]  # line -> result that is no bridge result
    sections: tuple[str, ...] = ("",)
    section: Ints = field(default_factory=lambda: np.zeros(0, np.int64))  # empty: all in the first
    forms: tuple[str, ...] = ("",)
    form: Ints = field(default_factory=lambda: np.zeros(0, np.int64))
    played: Mapping[int, Bridge] = field(default_factory=dict)  # line -> its contract, where it is known
    expected: int | None = None
    by_section: bool = False
    windows: Mapping[str, str] = field(default_factory=dict)
    ranking: Mapping[str, str] = field(default_factory=dict)
    penalties: tuple[Penalty, ...] = ()

    def __post_init__(self) -> None:
        if not len(self.board):
            raise InputError(Refusal.LINE_EMPTY)
        if self.expected is not None and self.expected < 1:
            raise InputError(Refusal.EXPECTED_RESULTS, got=str(self.expected), expected="1, 2, 3 …")

    @classmethod
    def of(
        cls,
        lines: Iterable[Line],
        *,
        expected: int | None = None,
        by_section: bool = False,
        windows: Mapping[str, str] | None = None,
        ranking: Mapping[str, str] | None = None,
        penalties: Iterable[Penalty] = (),
    ) -> Event:
        """From lines, boards and contestants in the order in which they first occur.

        Raises InputError for an event without lines, a contestant twice on a board or against itself.
        """
        boards, people, sections, forms = _Codes(), _Codes(), _Codes(), _Codes()
        columns: list[tuple[int, int, int, int, int, int]] = []
        others: dict[int, Weighted | Split | NotPlayed] = {}
        played: dict[int, Bridge] = {}
        for i, (board, ns, ew, result, section, form) in enumerate(lines):
            at = 0
            if isinstance(result, Weighted | Split | NotPlayed):
                others[i] = result
            else:
                at = cell(result.points)
                if not isinstance(result, Points):
                    played[i] = result
            n, e = (-1 if who is None else people[who] for who in (ns, ew))
            columns.append((boards[board], n, e, at, sections[section], forms[form]))
        table = np.array(columns, dtype=np.int64).reshape(-1, 6).T.copy()
        event = cls(
            tuple(boards),
            tuple(people),
            table[0],
            table[1],
            table[2],
            table[3],
            others,
            tuple(sections),
            table[4],
            tuple(forms),
            table[5],
            played,
            expected,
            by_section,
            dict(windows or {}),
            dict(ranking or {}),
            tuple(penalties),
        )
        event.check()
        return event

    @classmethod
    def of_columns(
        cls,
        boards: Sequence[str],
        contestants: Sequence[str],
        *,
        board: Ints,
        ns: Ints,
        ew: Ints,
        points: Ints,
        others: Mapping[int, Weighted | Split | NotPlayed] | None = None,
        expected: int | None = None,
    ) -> Event:
        """From columns of numbers: `board`, `ns`, `ew` are indices, `points` those of North-South; `others` by line.

        Raises InputError as `of`, and for points that no board can give.
        """
        wrong = np.flatnonzero((points % 10 != 0) | (abs(points) > -points_of(0)))
        if len(wrong):
            Points(int(points[wrong[0]]))
        event = cls(tuple(boards), tuple(contestants), board, ns, ew, cell_array(points), dict(others or {}))
        event = event if expected is None else replace(event, expected=expected)
        event.check()
        return event

    def check(self) -> None:
        """Raises InputError if a contestant meets itself, or has two lines on one board."""
        itself = np.flatnonzero((self.ns == self.ew) & (self.ns >= 0))
        if len(itself):
            line = self.line(int(itself[0]))
            raise InputError(Refusal.PAIR_ITSELF, line.board, line.ns or "")
        count = len(self.contestants)
        keys = np.concatenate([(self.board * count + who)[who >= 0] for who in (self.ns, self.ew)])
        keys.sort()
        twice = np.flatnonzero(keys[1:] == keys[:-1])
        if len(twice):
            board, who = divmod(int(keys[twice[0]]), count)
            raise InputError(Refusal.PAIR_TWICE, self.boards[board], self.contestants[who])

    def __len__(self) -> int:
        return len(self.board)

    def result(self, i: int) -> Result:
        """What stands on line `i`."""
        found = self.others.get(i) or self.played.get(i)
        return found if found is not None else Points(points_of(int(self.cells[i])))

    def line(self, i: int) -> Line:
        ns, ew = (self.contestants[who] if who >= 0 else None for who in (int(self.ns[i]), int(self.ew[i])))
        section = self.sections[int(self.section[i])] if len(self.section) else ""
        form = self.forms[int(self.form[i])] if len(self.form) else ""
        return Line(self.boards[int(self.board[i])], ns, ew, self.result(i), section, form)

    def find(self, board: str, contestant: str) -> tuple[int, Side]:
        """The line of a contestant on a board, and its side. Raises InputError if there is none."""
        if board in self._board_index and contestant in self._contestant_index:
            who = self._contestant_index[contestant]
            on = self.board == self._board_index[board]
            for side, column in ((Side.NS, self.ns), (Side.EW, self.ew)):
                found = np.flatnonzero(on & (column == who))
                if len(found):
                    return int(found[0]), side
        raise InputError(Refusal.LINE_MISSING, board, contestant)

    def put(self, i: int, result: Result) -> Event:
        """With another result on line `i`; everything else is shared."""
        others, played, cells = dict(self.others), dict(self.played), self.cells
        others.pop(i, None)
        played.pop(i, None)
        if isinstance(result, Weighted | Split | NotPlayed):
            others[i] = result
        else:
            cells = cells.copy()
            cells[i] = cell(result.points)
            if not isinstance(result, Points):
                played[i] = result
        event = replace(self, others=others, played=played, cells=cells)
        at = self.pool_of(i)
        pool = self.pools[at]
        groups = tuple(event._group(g.lines) if i in g.lines else g for g in pool.groups)
        fresh = Pool(pool.board, pool.section, groups, _places(groups))
        event.__dict__["pools"] = (*self.pools[:at], fresh, *self.pools[at + 1 :])
        return event

    def penalise(self, penalties: Iterable[Penalty]) -> Event:
        """With more penalties; everything else is shared. Raises InputError for an unknown contestant."""
        event = replace(self, penalties=(*self.penalties, *penalties))
        for penalty in event.penalties:
            self.index(penalty.contestant)
        event.__dict__["pools"] = self.pools
        return event

    @cached_property
    def _board_index(self) -> Mapping[str, int]:
        return {name: i for i, name in enumerate(self.boards)}

    @cached_property
    def _contestant_index(self) -> Mapping[str, int]:
        return {name: i for i, name in enumerate(self.contestants)}

    def index(self, contestant: str) -> int:
        """The place of a contestant in `contestants`. Raises InputError."""
        found = self._contestant_index.get(contestant)
        if found is None:
            raise InputError(Refusal.LINE_MISSING, got=contestant)
        return found

    @cached_property
    def window(self) -> Ints:
        """The number of each board's session."""
        codes = _Codes()
        return np.array([codes[self.windows.get(board, "")] for board in self.boards], dtype=np.int64)

    def pool_of(self, i: int) -> int:
        """Which of `pools` holds line `i`."""
        section = int(self.section[i]) if self.by_section and len(self.section) else 0
        return self._pool_index[int(self.board[i]), section]

    @cached_property
    def _pool_index(self) -> Mapping[tuple[int, int], int]:
        return {(pool.board, pool.section): at for at, pool in enumerate(self.pools)}

    @cached_property
    def pools(self) -> tuple[Pool, ...]:
        """The boards, in each field that is scored apart, with their groups."""
        zeros = np.zeros(len(self), np.int64)
        section = self.section if self.by_section and len(self.section) else zeros
        form = self.form if len(self.form) else zeros
        keys = (self.board * len(self.sections) + section) * len(self.forms) + form
        order = np.argsort(keys, kind="stable")
        keys = keys[order]
        cuts = [0, *(np.flatnonzero(keys[1:] != keys[:-1]) + 1).tolist(), len(keys)]
        found: dict[int, list[Group]] = {}
        for start, end in pairwise(cuts):
            found.setdefault(int(keys[start]) // len(self.forms), []).append(self._group(order[start:end]))
        return tuple(
            Pool(*divmod(key, len(self.sections)), tuple(groups), _places(tuple(groups)))
            for key, groups in found.items()
        )

    def expected_in(self, section: int) -> int:
        """E: the results that a board of this field should have. Raises InputError if one has more."""
        most = max(pool.places for pool in self.pools if pool.section == section)
        if self.expected is not None and self.expected < most:
            raise InputError(Refusal.EXPECTED_RESULTS, got=str(self.expected), expected=f"{most}, …")
        return self.expected or most

    def _group(self, lines: Ints) -> Group:
        special: list[tuple[int, Split | NotPlayed]] = []
        weighted: list[int] = []
        parts: list[tuple[int, Fraction]] = []
        starts: list[int] = []
        plain = np.arange(len(lines))
        if self.others:
            at = np.flatnonzero(self._is_other[lines]).tolist()
            for k in at:
                result = self.others[int(lines[k])]
                if isinstance(result, Weighted):
                    weighted.append(k)
                    starts.append(len(parts))
                    parts += [(cell(c.result.points), c.weight) for c in result.components]
                else:
                    special.append((k, result))
            plain = np.delete(plain, at)
        den = lcm(*(share.denominator for _, share in parts))
        numerators = [share.numerator * (den // share.denominator) for _, share in parts]
        return Group(
            lines,
            plain,
            self.cells[lines[plain]],
            np.array(weighted, dtype=np.int64),
            np.array([at for at, _ in parts], dtype=np.int64),
            np.array(numerators, dtype=np.int64 if den < 1 << 31 else object),
            np.array(starts, dtype=np.int64),
            den,
            tuple(special),
        )

    @cached_property
    def _is_other(self) -> Ints:
        mask = np.zeros(len(self), dtype=bool)
        mask[list(self.others)] = True
        return mask


class _Codes(dict[str, int]):
    """Numbers names in the order in which they come."""

    def __missing__(self, name: str) -> int:
        self[name] = len(self)
        return self[name]


def cell_array(points: Ints) -> Ints:
    return (points - points_of(0)) // 10


def _places(groups: tuple[Group, ...]) -> int:
    sat_out = sum(
        isinstance(result, NotPlayed) and result.why is Why.SIT_OUT for group in groups for _, result in group.special
    )
    return sum(len(group.lines) for group in groups) - sat_out
