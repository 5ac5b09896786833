"""From what a file states for a table to what scoring works with."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from arbitro.errors import InputError
from arbitro.event.findings import Found
from arbitro.formats.events import (
    Amount,
    Average,
    ContractResult,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    Split,
    Unit,
    Weighted,
)
from arbitro.formats.events import event as stated
from arbitro.model import Vulnerability
from arbitro.scoring import results as scored
from arbitro.scoring.judge import Method


class NotScorable(Exception):
    """An outcome that scoring cannot use, with the code that says why."""

    def __init__(self, why: Found) -> None:
        super().__init__(why)
        self.why = why


def result_of(
    outcome: Outcome | None,
    vulnerability: Vulnerability,
    method: Method,
    points: int | None = None,
    top: Fraction | None = None,
) -> scored.Result:
    """The result that an outcome stands for on a board of that vulnerability.

    points: those that the file states beside it, used where declarer or tricks are missing; top: of the board in the
    file's matchpoints, for awards in matchpoints. Raises NotScorable.
    """
    match outcome:
        case None:
            raise NotScorable(Found.NOT_UNDERSTOOD)
        case NotPlayed(why):
            return scored.NotPlayed(scored.Why(why.value))
        case Weighted():
            return _weighted(outcome, vulnerability)
        case Split(ns, ew):
            if ns is None or ew is None:
                raise NotScorable(Found.SIDE_MISSING)
            return scored.Split(
                _side(ns, vulnerability, method, top),
                _side(ew, vulnerability, method, top),
            )
        case _:
            return bridge_of(outcome, vulnerability, points)


def bridge_of(outcome: stated.Result, vulnerability: Vulnerability, points: int | None = None) -> scored.Bridge:
    """A contract with its tricks, a pass, or points. Raises NotScorable where too little is stated."""
    match outcome:
        case PassedOut():
            return scored.PassedOut()
        case PointsOnly(number):
            return _points(number)
        case ContractResult(tricks=tricks):
            contract = outcome.contract(vulnerability)
            if contract is not None and tricks is not None:
                return scored.Played(contract, tricks)
            if points is None:
                raise NotScorable(Found.INCOMPLETE)
            return _points(points)


def _points(number: int) -> scored.Points:
    try:
        return scored.Points(number)
    except InputError:
        raise NotScorable(Found.POINTS_IMPOSSIBLE) from None


def _weighted(outcome: Weighted, vulnerability: Vulnerability) -> scored.Weighted:
    return scored.Weighted(
        tuple(scored.Component(share, bridge_of(result, vulnerability)) for share, result in outcome.components)
    )


def _side(
    score: stated.SideScore, vulnerability: Vulnerability, method: Method, top: Fraction | None
) -> scored.SideScore:
    match score:
        case Average():
            return _unit(method, scored.Average(scored.AverageClass(score.value)))
        case Amount(amount, unit):
            return _amount(amount, unit, method, top)
        case Weighted():
            return _weighted(score, vulnerability)
        case _:
            return bridge_of(score, vulnerability)


def _unit(method: Method, award: scored.Award) -> scored.Award:
    """The award, if the method knows its kind."""
    fits = {
        Method.MATCHPOINTS: (scored.Average, scored.Percent),
        Method.CROSS_IMPS: (scored.Average, scored.Imps),
        Method.BUTLER: (scored.Average, scored.Imps),
        Method.TOTAL_POINTS: (),
    }[method]
    if not isinstance(award, fits):
        raise NotScorable(Found.AWARD_UNIT)
    return award


_CLASSES = {Fraction(60): "A+", Fraction(50): "A", Fraction(40): "A-"}


def _amount(amount: Fraction, unit: Unit, method: Method, top: Fraction | None) -> scored.Award:
    """An award in its unit; at IMPs the three percentages of the classes stand for them (12C2(b))."""
    make: Callable[[Fraction], scored.Award]
    if unit is Unit.IMPS:
        make = scored.Imps
    elif unit is Unit.PERCENT and method in (Method.CROSS_IMPS, Method.BUTLER) and amount in _CLASSES:
        return scored.Average(scored.AverageClass(_CLASSES[amount]))
    elif unit is Unit.MATCHPOINTS:
        if not top:
            raise NotScorable(Found.AWARD_UNIT)
        make, amount = scored.Percent, amount * 100 / top
    else:
        make = scored.Percent
    try:
        return _unit(method, make(amount))
    except InputError:
        raise NotScorable(Found.AWARD_UNIT) from None
