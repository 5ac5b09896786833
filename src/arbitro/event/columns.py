"""A large event that was read by column goes into its field by column; whatever needs a closer look, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import overload

import numpy as np
import numpy.typing as npt

from arbitro.event.contestants import SHARED, Contestants, Ident, Pair, keys_of
from arbitro.event.outcomes import NotScorable, bridge_of, result_of
from arbitro.formats.events import Contestant, ContractResult, Event, NotPlayed, PassedOut, Why
from arbitro.formats.events.lines import Lines, repeats
from arbitro.model import Board, Contract, Denomination, Doubling, Seat, Side, Vulnerability
from arbitro.scoring import event as scoring
from arbitro.scoring.chart import cell
from arbitro.scoring.contract import contract_score
from arbitro.scoring.judge import Method
from arbitro.scoring.results import Bridge, Result, Split, Weighted
from arbitro.scoring.results import NotPlayed as NoResult

Ints = npt.NDArray[np.int64]
_VULNERABILITIES = tuple(Vulnerability)


def by_column(
    received: Event, method: Method, *, apart: bool, winners: int | None, expected: int | None
) -> tuple[scoring.Event, Contestants] | None:
    """The field and its contestants as line by line; None where a line would be left out or more is to be looked at."""
    lines = received.lines
    if not isinstance(lines, Lines) or len(lines.sections) > 1 or "" in lines.numbers or _sits_out(lines):
        return None
    seated = [lines.board * len(lines.numbers) + who for who in (lines.ns, lines.ew)]
    if any(map(repeats, seated)):
        return None
    # each direction has numbers of its own if the same ones sit in both on the same board
    shared = len(np.intersect1d(seated[0], seated[1], assume_unique=True)) * SHARED > len(lines)
    sides: tuple[Side | None, ...] = tuple(Side) if shared else (None,)
    people, who = _in_order(
        np.stack([lines.ns * len(sides), lines.ew * len(sides) + len(sides) - 1], axis=1).ravel(),
    )
    (section,) = lines.sections
    idents = [(section, sides[code % len(sides)], lines.numbers[code // len(sides)]) for code in people.tolist()]
    names = keys_of(idents)
    ns, ew = np.ascontiguousarray(who[::2]), np.ascontiguousarray(who[1::2])
    boards, board = _in_order(lines.board)
    ranking = _ranking(list(names.values()), ns, ew, section if apart else "", winners)
    results = _results(lines, boards, board, method)
    if ranking is None or results is None or repeats(np.concatenate([board * len(people) + w for w in (ns, ew)])):
        return None
    event = scoring.Event(
        tuple(map(str, boards.tolist())),
        tuple(names.values()),
        board,
        ns,
        ew,
        results.cells[results.which],
        results.others_by_line(),
        sections=(section,),
        section=np.zeros(len(lines), np.int64),
        form=np.zeros(len(lines), np.int64),
        played=results,
        expected=expected,
        by_section=apart,
        ranking=ranking,
    )
    return event, Contestants(_Pairs(event.contestants, ns, ew), _Known({name: ident for ident, name in names.items()}))


def _sits_out(lines: Lines) -> bool:
    return any(isinstance(outcome, NotPlayed) and outcome.why is Why.SIT_OUT for outcome, _ in lines.outcomes)


def _in_order(values: Ints) -> tuple[Ints, Ints]:
    """The different values, small numbers, in the order in which they come, and for each value which of them it is."""
    first = np.full(int(values.max()) + 1, len(values))
    first[values[::-1]] = np.arange(len(values))[::-1]
    found = np.argsort(first, kind="stable")[: np.count_nonzero(first < len(values))]
    places = np.zeros_like(first)
    places[found] = np.arange(len(found))
    return found, places[values]


def _ranking(names: list[str], ns: Ints, ew: Ints, section: str, winners: int | None) -> dict[str, str] | None:
    """Contestant -> ranking; None where there are two and somebody sat in both directions."""
    sat = [np.bincount(who, minlength=len(names)) > 0 for who in (ns, ew)]
    fixed = not (sat[0] & sat[1]).any()
    two = (winners or (2 if fixed else 1)) == 2
    if two and not fixed:
        return None
    sides = [str(Side.NS) if north else str(Side.EW) for north in sat[0].tolist()] if two else [""] * len(names)
    return {name: " ".join(filter(None, (section, side))) for name, side in zip(names, sides, strict=True)}


@dataclass(frozen=True, eq=False)
class _Results(Mapping[int, Bridge]):
    """The results that occur, each an outcome and a vulnerability, and `which` of them stands on each line.

    As a mapping: line -> contract or pass, made when it is asked for.
    """

    lines: Lines
    occurring: Ints
    which: Ints
    cells: Ints
    others: Mapping[int, Weighted | Split | NoResult]

    def others_by_line(self) -> dict[int, Weighted | Split | NoResult]:
        other = np.zeros(len(self.occurring), dtype=bool)
        other[list(self.others)] = True
        return {i: self.others[int(self.which[i])] for i in np.flatnonzero(other[self.which]).tolist()}

    def __getitem__(self, i: int) -> Bridge:
        if not 0 <= i < len(self.which):
            raise KeyError(i)
        code, vulnerability = divmod(int(self.occurring[self.which[i]]), len(_VULNERABILITIES))
        outcome, points = self.lines.outcomes[code]
        if not isinstance(outcome, ContractResult | PassedOut):
            raise KeyError(i)
        return bridge_of(outcome, _VULNERABILITIES[vulnerability], points)

    def __iter__(self) -> Iterator[int]:
        return (i for i in range(len(self.which)) if i in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _results(lines: Lines, boards: Ints, board: Ints, method: Method) -> _Results | None:
    """What stands on the lines; None where a result cannot be scored."""
    vulnerable = [_VULNERABILITIES.index(Board.of(number).vulnerability) for number in boards.tolist()]
    keys = lines.outcome * len(_VULNERABILITIES) + np.array(vulnerable, dtype=np.int64)[board]
    occurring, which = np.unique(keys, return_inverse=True)
    cells = np.zeros(len(occurring), np.int64)
    others: dict[int, Weighted | Split | NoResult] = {}
    made: dict[tuple[int, int], Result] = {}
    for at, what in enumerate(occurring.tolist()):
        code, vulnerability = divmod(what, len(_VULNERABILITIES))
        outcome, points = lines.outcomes[code]
        if isinstance(outcome, ContractResult) and outcome.declarer is not None and outcome.tricks is not None:
            own = _VULNERABILITIES[vulnerability].of(outcome.declarer.side)
            score = _points(outcome.level, outcome.denomination, outcome.doubling, own, outcome.tricks)
            cells[at] = cell(score if outcome.declarer.side is Side.NS else -score)
            continue
        key = (id(outcome), vulnerability)
        result = made.get(key)
        if result is None:
            try:
                result = made[key] = result_of(outcome, _VULNERABILITIES[vulnerability], method, points)
            except NotScorable:
                return None
        if isinstance(result, Weighted | Split | NoResult):
            others[at] = result
        else:
            cells[at] = cell(result.points)
    return _Results(lines, occurring, which, cells, others)


@lru_cache(maxsize=1 << 13)
def _points(level: int, denomination: Denomination, doubling: Doubling, vulnerable: bool, tricks: int) -> int:
    return contract_score(Contract(level, denomination, doubling, Seat.N, vulnerable), tricks)


@dataclass(frozen=True, eq=False)
class _Known(Mapping[str, Contestant]):
    """Contestants of whom only the number is known, by key."""

    idents: Mapping[str, Ident]

    def __getitem__(self, key: str) -> Contestant:
        section, side, number = self.idents[key]
        return Contestant(number, (), section, side)

    def __iter__(self) -> Iterator[str]:
        return iter(self.idents)

    def __len__(self) -> int:
        return len(self.idents)


@dataclass(frozen=True, eq=False)
class _Pairs(Sequence[Pair]):
    """The contestants of each line, put together when they are asked for."""

    names: tuple[str, ...]
    ns: Ints
    ew: Ints

    @cached_property
    def _made(self) -> tuple[Pair, ...]:
        names = np.array(self.names, dtype=object)
        return tuple(zip(names[self.ns].tolist(), names[self.ew].tolist(), strict=True))

    def __len__(self) -> int:
        return len(self.ns)

    @overload
    def __getitem__(self, i: int) -> Pair: ...
    @overload
    def __getitem__(self, i: slice) -> tuple[Pair, ...]: ...
    def __getitem__(self, i: int | slice) -> Pair | tuple[Pair, ...]:
        return self._made[i]
