"""Artificial scores by fault, each side on its own (12C2(a))."""

from __future__ import annotations

from enum import StrEnum

from arbitro.model import Side
from arbitro.scoring.results import Average, AverageClass, Split


class Fault(StrEnum):
    """How far a contestant is to blame that a board has no result."""

    NONE = "none"
    PARTLY = "partly"
    DIRECTLY = "directly"


_CLASSES = {
    Fault.NONE: AverageClass.PLUS,
    Fault.PARTLY: AverageClass.AVERAGE,
    Fault.DIRECTLY: AverageClass.MINUS,
}


def average_class(fault: Fault) -> AverageClass:
    """12C2(a): average plus for no fault, average for part of it, average minus for direct fault."""
    return _CLASSES[fault]


def for_faults(ns: Fault, ew: Fault, fixed: bool | None = None) -> Split:
    """The artificial score of a board; all nine pairs are lawful, both sides may get average plus.

    >>> for_faults(Fault.NONE, Fault.NONE).ew
    Average(kind=<AverageClass.PLUS: 'A+'>, fixed=None)
    """
    return Split(Average(average_class(ns), fixed), Average(average_class(ew), fixed))


def innocent(score: Split, side: Side) -> bool:
    """Whether an artificial score treats a side as in no way at fault."""
    award = score.of(side)
    return isinstance(award, Average) and award.kind is AverageClass.PLUS
