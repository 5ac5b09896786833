"""The one rounding: what to, and which way an exact half goes. Everything before it is exact."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import floor


class Tie(StrEnum):
    """Where an exact half goes."""

    UP = "half-up"
    EVEN = "half-even"
    FROM_ZERO = "half-from-zero"
    FROM_AVERAGE = "half-from-average"


@dataclass(frozen=True, slots=True)
class Rounding:
    """To a multiple of `quantum` (0: left exact), halves by `tie`.

    >>> Rounding(Fraction(1, 10), Tie.EVEN)(Fraction("12.65"))
    Fraction(63, 5)
    >>> Rounding(Fraction(1, 10), Tie.FROM_AVERAGE)(Fraction("12.65"), average=Fraction(20))
    Fraction(63, 5)
    >>> Rounding(Fraction(1, 10), Tie.UP)(Fraction("12.65"))
    Fraction(127, 10)
    """

    quantum: Fraction
    tie: Tie = Tie.FROM_AVERAGE

    def __call__(self, value: Fraction, average: Fraction = Fraction(0)) -> Fraction:
        """`value` rounded; `average` is the middle of the scale, from which FROM_AVERAGE moves away."""
        if not self.quantum:
            return value
        units = value / self.quantum
        low = floor(units)
        rest = units - low
        up = rest > Fraction(1, 2) or (rest == Fraction(1, 2) and self._half_goes_up(value, low, average))
        return (low + up) * self.quantum

    def _half_goes_up(self, value: Fraction, low: int, average: Fraction) -> bool:
        match self.tie:
            case Tie.UP:
                return True
            case Tie.EVEN:
                return low % 2 == 1
            case Tie.FROM_ZERO:
                return value > 0
            case Tie.FROM_AVERAGE:
                return value >= average

    def __str__(self) -> str:
        return f"{self.quantum} {self.tie}" if self.quantum else "exact"


EXACT = Rounding(Fraction(0))
