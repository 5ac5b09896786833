"""Penalties (90, 91) in words: how much, and what that takes off a total."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from arbitro.language.scoring import penalty_text, percent_text
from arbitro.language.words import Words
from arbitro.scoring.field import Scored
from arbitro.scoring.judge import Method
from arbitro.scoring.options import PenaltyUnit
from arbitro.scoring.results import Penalty

_COUNTED = {Method.MATCHPOINTS: PenaltyUnit.MATCHPOINTS, Method.TOTAL_POINTS: PenaltyUnit.POINTS}


def amount_text(amount: Fraction, unit: PenaltyUnit, words: Words) -> str:
    """'25% of a top', '3 IMPs'."""
    if unit is PenaltyUnit.TOP:
        return words("penalty-unit-top", amount=percent_text(amount * 100, words))
    return penalty_text(unit, amount, words)


def off_text(worth: Fraction, method: Method, words: Words) -> str:
    """What is off a total, in what it is counted in."""
    return amount_text(worth, _COUNTED.get(method, PenaltyUnit.IMPS), words)


def penalty_line(who: str, scored: Scored, penalty: Penalty, words: Words) -> str:
    """'Penalty, NS 12: 25% of a top, 2.5 matchpoints off the total.'"""
    amount = amount_text(penalty.amount, penalty.unit, words)
    off = off_text(scored.penalty_value(penalty), scored.method, words)
    return words("penalty-line", "same" if off == amount else None, pair=who, amount=amount, off=off)


def standard_text(amounts: Iterable[tuple[Fraction, PenaltyUnit]], regulations: str, words: Words) -> str:
    """What an authority has as the standard penalty; nothing where it says nothing."""
    said = ", ".join(amount_text(amount, unit, words) for amount, unit in amounts)
    return words("penalty-standard", regulations=regulations, amounts=said) if said else ""
