"""Victory points: the WBF's continuous and discrete scales of 2013, and printed tables from files.

The continuous curve: with X = 15 sqrt(N), R = ((sqrt 5 - 1) / 2) ** 3 and a margin I, the winner has
10 + 10 (1 - R ** (I / X)) / (1 - R), and 20 from I = X on. Rounded to 0.01, the curve would here and there pay more for
an IMP than for the one before; such cells are raised by 0.01. The printed tables of the WBF could not be read: cells
that are so corrected are derived.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from importlib.resources import files
from math import isqrt

from arbitro.errors import InputError
from arbitro.scoring.options import Mark, VpScale
from arbitro.scoring.refusal import Refusal


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """What both sides get. mark: how far the scale was checked."""

    winner: Fraction
    loser: Fraction
    mark: Mark


def _curve(boards: int) -> tuple[Decimal, Decimal]:
    root5 = Decimal(5).sqrt()
    return 15 * Decimal(boards).sqrt(), ((root5 - 1) / 2) ** 3


@lru_cache(maxsize=256)
def wbf_continuous(boards: int, corrected: bool = True) -> tuple[int, ...]:
    """The winner's hundredths of a VP by margin, from 0 to the first margin that gives all.

    corrected: raised where an IMP would be worth more than the one before. Raises InputError below one board.
    """
    _check(boards)
    with localcontext() as context:
        context.prec = 40
        x, r = _curve(boards)
        full = isqrt(225 * boards - 1) + 1  # the smallest whole margin not below 15 sqrt(N)
        cells = [
            int((1000 + 1000 * (1 - r ** (i / x)) / (1 - r)).quantize(Decimal(1), ROUND_HALF_UP)) for i in range(full)
        ]
    cells.append(2000)
    while corrected and (at := _rising(cells)):
        cells[at] += 1
    return tuple(cells)


def _rising(cells: list[int]) -> int:
    """The first cell after which the next IMP is worth more than the one before; 0 if there is none."""
    return next((i for i in range(1, len(cells) - 1) if cells[i + 1] - cells[i] > cells[i] - cells[i - 1]), 0)


@lru_cache(maxsize=256)
def wbf_discrete(boards: int) -> tuple[int, ...]:
    """The largest margins that give 10, 11 … 19 of 20, computed: the curve at half points, then the corrections.

    Equal to all columns that are printed. Raises InputError below one board.
    """
    _check(boards)
    with localcontext() as context:
        context.prec = 40
        x, r = _curve(boards)
        half = [Decimal(2 * v + 1) / 2 for v in range(10, 20)]
        bounds = [int((x * (1 - (1 - r) * (v / 10 - 1)).ln() / r.ln()).to_integral_value(ROUND_FLOOR)) for v in half]
    widths = [-bounds[0], *bounds]
    while True:
        if widths[2] - widths[1] < 2 * widths[1] + 1:
            widths[1] -= 1
            continue
        short = next(
            (i for i in range(2, len(widths)) if widths[i] - widths[i - 1] < widths[i - 1] - widths[i - 2]), None
        )
        if short is None:
            return tuple(widths[1:])
        widths[short - 1] -= 1


def _check(boards: int) -> None:
    if boards < 1:
        raise InputError(Refusal.BOARDS_COUNT, got=str(boards), expected="1, 2, 3 …")


@dataclass(frozen=True, slots=True)
class Table:
    """A printed scale. rows: (fewest boards, most boards, bounds); winner: VPs by the number of bounds passed.

    last: a bound still gives the lower VPs; otherwise it gives the higher ones. unit: of the bounds, IMPs or per cent.
    """

    unit: str
    last: bool
    winner: tuple[Fraction, ...]
    rows: tuple[tuple[int, int, tuple[Fraction, ...]], ...]
    source: str
    mark: Mark

    @classmethod
    def parse(cls, text: str, where: str = "") -> Table:
        """From TOML, as the files in `tables/`. Raises InputError."""
        try:
            data = tomllib.loads(text)
            rows = tuple(
                (int(row["boards"][0]), int(row["boards"][1]), tuple(Fraction(b) for b in row["bounds"]))
                for row in data["rows"]
            )
            winner = tuple(Fraction(vp) for vp in data["winner"])
            found = cls(data["unit"], data["bounds"] == "last", winner, rows, data["source"], Mark(data["mark"]))
        except (tomllib.TOMLDecodeError, KeyError, IndexError, TypeError, ValueError) as error:
            raise InputError(Refusal.TABLE_SYNTAX, where, str(error)) from None
        for least, most, bounds in rows:
            if least > most or len(bounds) != len(winner) - 1 or list(bounds) != sorted(bounds):
                raise InputError(Refusal.TABLE_SYNTAX, where, f"{least} … {most}")
        return found

    def __call__(self, boards: int, margin: Fraction | int) -> VictoryPoints:
        """For the side whose margin it is, in IMPs or, above 50, in per cent. Raises InputError for other lengths."""
        for least, most, bounds in self.rows:
            if least <= boards <= most:
                passed = sum(bound < margin if self.last else bound <= margin for bound in bounds)
                return VictoryPoints(self.winner[passed], 2 * self.winner[0] - self.winner[passed], self.mark)
        raise InputError(Refusal.BOARDS_COUNT, got=str(boards), expected=", ".join(self._lengths()))

    def _lengths(self) -> Iterator[str]:
        for least, most, _ in self.rows:
            yield str(least) if least == most else f"{least} … {most}"


@lru_cache(maxsize=16)
def table(scale: VpScale) -> Table:
    """The printed table of a scale that has one."""
    return Table.parse(files("arbitro.scoring").joinpath("tables", f"{scale}.toml").read_text("utf-8"), str(scale))


def of_percentages(scale: VpScale) -> bool:
    """Whether a scale is for pairs' matches, by the winner's percentage."""
    return scale in (VpScale.EBU_PAIRS_20, VpScale.EBU_PAIRS_10)


def victory_points(scale: VpScale, boards: int, margin: Fraction | int) -> VictoryPoints:
    """(winner, loser) for a margin of at least 0: whole IMPs, or the percentage where the scale is for pairs.

    Raises InputError for a number of boards that the scale does not know, for a percentage below 50, and for a
    fraction of an IMP: round the match first, as the authority does.

    >>> victory_points(VpScale.WBF_CONTINUOUS, 16, 14).winner
    Fraction(55, 4)
    """
    _check(boards)
    if of_percentages(scale):
        found = table(scale)(boards, margin)
        if not 50 <= margin <= 100:
            raise InputError(Refusal.SCORE_PERCENT, got=str(margin), expected="50 … 100")
        return found
    if margin != int(margin) or margin < 0:
        raise InputError(Refusal.SCORE_UNIT, got=str(margin), expected="0, 1, 2 …")
    margin = int(margin)
    if scale is VpScale.WBF_CONTINUOUS:
        cells = wbf_continuous(boards)
        winner = Fraction(cells[min(margin, len(cells) - 1)], 100)
        plain = wbf_continuous(boards, corrected=False)
        changed = cells[min(margin, len(cells) - 1)] != plain[min(margin, len(cells) - 1)]
        return VictoryPoints(winner, 20 - winner, Mark.OURS if changed else Mark.VERIFIED)
    if scale is VpScale.WBF_DISCRETE and not any(least <= boards <= most for least, most, _ in table(scale).rows):
        winner = Fraction(10 + sum(bound < margin for bound in wbf_discrete(boards)))
        return VictoryPoints(winner, 20 - winner, Mark.OURS)
    return table(scale)(boards, margin)
