"""How many tricks move when several revokes of a board are charged (64A)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Charge:
    """Tricks that one established revoke transfers by itself, at the trick where it happened."""

    trick: int
    tricks: int


def transferred(charges: Sequence[Charge], won: Sequence[int]) -> tuple[int, ...]:
    """What each revoke of one side really transfers, so that no trick moves twice and none from before it.

    charges: the side's chargeable revokes; won: the numbers of the tricks that the side won. A revoke takes only
    tricks won from its own trick on, so later revokes are served first. The Laws say it of one revoke (64A) and
    are silent on several: where the result is less than the sum of the charges, it is our reading.
    """
    left = sorted(won)
    moved = [0] * len(charges)
    for i in sorted(range(len(charges)), key=lambda i: -charges[i].trick):
        for _ in range(charges[i].tricks):
            if not left or left[-1] < charges[i].trick:
                break
            left.pop()
            moved[i] += 1
    return tuple(moved)
