"""How little a few answers say: the exact interval for a share (Clopper and Pearson), in whole numbers throughout."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

_STEPS = 24  # halvings: a bound is right to within one part in sixteen million
ERROR = Fraction(1, 20)


@dataclass(frozen=True, slots=True)
class Share:
    """`count` of `n`, and the interval in which the true share lies with 95 % confidence; all of it where n is 0."""

    count: int
    n: int
    low: Fraction
    high: Fraction

    @property
    def value(self) -> Fraction | None:
        """The share itself; None of nobody."""
        return Fraction(self.count, self.n) if self.n else None


@cache
def share(count: int, n: int) -> Share:
    """The share with its exact interval: each bound leaves at most one chance in forty on its side.

    >>> [round(100 * bound) for bound in (share(2, 5).low, share(2, 5).high)]
    [5, 85]
    """
    if not 0 <= count <= n:
        raise ValueError(f"{count} of {n}")
    low = _bound(count, n) if count else Fraction(0)
    high = 1 - _bound(n - count, n) if count < n else Fraction(1)
    return Share(count, n, low, high)


def _bound(count: int, n: int) -> Fraction:
    """The largest true share with which `count` or more of n come up with a chance of at most ERROR / 2."""
    whole = 1 << _STEPS
    limit = whole**n * ERROR.numerator // (2 * ERROR.denominator)
    low, high = 0, whole
    while high - low > 1:
        middle = (low + high) // 2
        if _at_least(count, n, middle, whole) <= limit:
            low = middle
        else:
            high = middle
    return Fraction(low, whole)


def _at_least(count: int, n: int, part: int, whole: int) -> int:
    """The chance of `count` or more of n at a true share of part / whole, times whole to the n."""
    other = whole - part
    term, total = part**n, 0
    for k in range(n, count - 1, -1):  # from all of them down: each term from the one before
        total += comb(n, k) * term
        term = term // part * other if part else 0
    return total
