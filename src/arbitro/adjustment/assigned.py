"""Assigned scores: weighted (2017 12C1(c); 2007 12C1(c)), or split by the edition of 2007's other rule (12C1(e))."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from arbitro.errors import InputError
from arbitro.model import Side
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.results import Assigned, Bridge, Component, SelfInflicted, Split, Weighted


@dataclass(frozen=True, slots=True)
class Candidate:
    """A result that the director thinks possible without the infraction.

    likely: it was likely had the irregularity not occurred; probable: it was at all probable.
    """

    result: Bridge
    likely: bool
    probable: bool = True


def most_and_least_favourable(candidates: Iterable[Candidate], offenders: Side) -> Split:
    """2007 12C1(e), where the authority elected it: for the non-offending side the most favourable result that was
    likely, for the offending side the most unfavourable one that was at all probable.

    Raises InputError where none was likely.
    """
    candidates = list(candidates)
    sign = 1 if offenders is Side.EW else -1  # a score is good for the non-offending side as its points times this
    likely = [c.result for c in candidates if c.likely]
    probable = [c.result for c in candidates if c.probable or c.likely]
    if not likely:
        raise InputError(Refusal.ASSIGNED_NONE)
    best = max(likely, key=lambda result: sign * result.points)
    worst = max(probable, key=lambda result: sign * result.points)
    return Split(best, worst) if offenders is Side.EW else Split(worst, best)


def weighted(components: Iterable[Component]) -> Assigned:
    """An assigned score over its results (2017 12C1(c)); a single one stands by itself. Raises InputError.

    The value of a weighted score is the weighted mean of its results' values in the units of the event: convert first.
    """
    whole = Weighted(tuple(components))
    return whole.components[0].result if len(whole.components) == 1 else whole


def split(offenders: Side, rectified: Assigned, table: Assigned, unharmed: Assigned | None = None) -> Assigned | Split:
    """The score of a board on which the non-offending side did damage to itself (2017 12C1(e), 2007 12C1(b)).

    rectified: without the infraction, what the offenders get; table: the result obtained; unharmed: with the
    infraction, without the error. Without `unharmed` nothing was self-inflicted and both sides get `rectified`.
    """
    if unharmed is None:
        return rectified
    due = SelfInflicted(table, rectified, unharmed)
    return Split(due, rectified) if offenders is Side.EW else Split(rectified, due)
