"""Many exact fractions at once: integers over one common denominator.

Matchpoints, IMPs and Neuberg need only sums and products, so a whole field stays exact at the speed of integers.
Where 64 bits would not hold a result, the same operations go on with Python's integers.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import gcd, prod
from typing import Any

import numpy as np
import numpy.typing as npt

from arbitro.scoring.rounding import Rounding, Tie

Ints = npt.NDArray[Any]  # int64, or object where 64 bits are too few
_LIMIT = 1 << 62


def fits(*factors: int) -> bool:
    """Whether the product of the factors leaves room for a sum in 64 bits."""
    return prod(factors) < _LIMIT


def room(values: Ints, *factors: int) -> Ints:
    """`values`, as Python integers if their products with `factors` (each in turn, or summed) could overflow."""
    if values.dtype == object or not values.size:
        return values
    largest = max(int(values.max()), -int(values.min()), 1)
    for factor in factors:
        largest *= max(abs(factor), 1)
    return values if largest < _LIMIT else values.astype(object)


@dataclass(frozen=True, slots=True)
class Exact:
    """The fractions `num / den`; `den` is positive and common to all."""

    num: Ints
    den: int

    def __len__(self) -> int:
        return len(self.num)

    def __getitem__(self, i: int) -> Fraction:
        return Fraction(int(self.num[i]), self.den)

    def take(self, index: Ints) -> Exact:
        return Exact(self.num[index], self.den)

    def affine(self, times: Fraction, plus: Fraction) -> Exact:
        """`times * x + plus` of every x."""
        if times == 1 and plus == 0:
            return self
        t, p, den = times.numerator * plus.denominator, plus.numerator * times.denominator * self.den, self.den
        den *= times.denominator * plus.denominator
        common = gcd(t, p, den)
        t, p, den = t // common, p // common, den // common
        return Exact(room(self.num, t, 2, 1 + abs(p)) * t + p, den)

    def over(self, den: int) -> Exact:
        """The same fractions over a multiple of the denominator."""
        factor = den // self.den
        return self if factor == 1 else Exact(room(self.num, factor) * factor, den)

    def weighed(self, weights: Ints, starts: Ints, den: int) -> Exact:
        """Sums of `weights / den` times x over the runs that begin at `starts`."""
        largest = int(abs(weights).max()) if len(weights) else 1
        products = room(self.num, largest, len(self.num) + 1) * weights
        return Exact(np.add.reduceat(products, starts), self.den * den)

    def rounded(self, rounding: Rounding, average: Fraction) -> Exact:
        """Every x rounded once; `average` as in Rounding."""
        q = rounding.quantum
        if not q or (self.den == 1 and q.numerator == 1):
            return self
        base = self.den * q.numerator
        num = room(self.num, 2 * q.denominator)
        num = num if base < _LIMIT // 2 else num.astype(object)
        scaled = num * q.denominator
        units = scaled // base
        twice = (scaled - units * base) * 2
        match rounding.tie:
            case Tie.UP:
                half_up: Any = True
            case Tie.EVEN:
                half_up = units % 2 == 1
            case Tie.FROM_ZERO:
                half_up = num > 0
            case Tie.FROM_AVERAGE:
                half_up = room(num, average.denominator) * average.denominator >= average.numerator * self.den
        units = units + ((twice > base) | ((twice == base) & half_up))
        return Exact(room(units, q.numerator) * q.numerator, q.denominator)
