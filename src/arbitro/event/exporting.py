"""The received event with what the field gives: adjusted scores, values on every board, totals and ranks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction

from arbitro.event.field import Field
from arbitro.event.points import points_of
from arbitro.formats.events import (
    Amount,
    Amounts,
    Contestant,
    ContractResult,
    Event,
    Loss,
    Lost,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
    Split,
    Standing,
    Unit,
    notation,
)
from arbitro.formats.events.event import NOTHING
from arbitro.model import Side
from arbitro.scoring.field import Scored, Value
from arbitro.scoring.field import Standing as Found
from arbitro.scoring.judge import Method, State

_FORMS = {
    Method.MATCHPOINTS: ScoringForm.MATCHPOINTS,
    Method.CROSS_IMPS: ScoringForm.CROSS_IMPS,
    Method.BUTLER: ScoringForm.BUTLER,
    Method.TOTAL_POINTS: ScoringForm.TOTAL_POINTS,
}


def received_after(field: Field, after: Scored, adjusted: Mapping[int, tuple[Outcome, str]] | None = None) -> Event:
    """The received event with the field's values. adjusted: received line -> its new outcome and the reason for it.

    A side for which an outcome states nothing has what no file can state: it gets what it has, as an amount.
    """
    adjusted = adjusted or {}
    lines = [
        _line(field, after, i, line, adjusted.get(i)) if i in field.line_of else _bare(line)
        for i, line in enumerate(field.received.lines)
    ]
    standings = {standing.contestant: standing for standing in after.ranking()}
    keys = {id(contestant): key for key, contestant in field.contestants.known.items()}
    contestants = []
    for contestant in field.received.contestants:
        found = standings.get(keys.get(id(contestant), ""))
        if found is None or not found.rank:
            contestants.append(replace(contestant, standing=Standing()))
        else:
            contestants.append(_with_standing(contestant, found))
    form = _FORMS[field.method]
    stated = field.received.scoring_stated if field.received.scoring is form else ""
    return replace(
        field.received, lines=tuple(lines), contestants=tuple(contestants), scoring=form, scoring_stated=stated
    )


def lost_with(field: Field, after: Scored, harmed: Iterable[tuple[int, Outcome, str]]) -> tuple[Loss, ...]:
    """What is lost where self-inflicted damage becomes an amount: received line, outcome, the sum as it was."""
    losses = []
    for i, outcome, was in harmed:
        line = _line(field, after, i, field.received.lines[i], (outcome, ""))
        written = notation.written(line.outcome)
        losses.append(Loss(Lost.SPLIT, line.board, line.section, line.ns, line.ew, was, written))
    return tuple(losses)


def _bare(line: ResultLine) -> ResultLine:
    return line._replace(ns_score=NOTHING, ew_score=NOTHING)


def _line(field: Field, after: Scored, i: int, line: ResultLine, adjusted: tuple[Outcome, str] | None) -> ResultLine:
    at = field.line_of[i]
    values = {side: _value(after, at, side) for side in Side}
    plain = adjusted is None
    ns, ew = (_amounts(values[side], field.method, line, plain) for side in Side)
    line = line._replace(ns_score=ns, ew_score=ew)
    if adjusted is None:
        return line
    outcome, reason = adjusted
    if isinstance(outcome, Split):
        sides = ((outcome.ns, Side.NS), (outcome.ew, Side.EW))
        outcome = Split(*(_amount(field, values[side]) if score is None else score for score, side in sides))
    points = None
    if isinstance(outcome, ContractResult | PassedOut | PointsOnly):
        points = points_of(outcome, field.vulnerability(i))
    return line._replace(outcome=outcome, points=points, remark=reason or line.remark)


def _value(after: Scored, at: int, side: Side) -> Value | None:
    line = after.event.line(at)
    who = line.ns if side is Side.NS else line.ew
    return None if who is None else after.value(line.board, who)


def _amounts(value: Value | None, method: Method, line: ResultLine, plain: bool) -> Amounts:
    """A value in the units in which the file counts; a percentage beside it on an adjusted line."""
    if value is None or value.state is State.NONE:
        return NOTHING
    if method is Method.TOTAL_POINTS:
        return NOTHING
    if method is not Method.MATCHPOINTS:
        return Amounts(imps=value.value)
    said = [*line.ns_score, *line.ew_score]
    in_percent = line.ns_score.percent is not None or line.ew_score.percent is not None
    in_matchpoints = not in_percent or any(amount is not None for amount in said[::3])
    return Amounts(
        matchpoints=value.value if in_matchpoints else None,
        percent=value.percent if in_percent or not plain else None,
    )


def _amount(field: Field, value: Value | None) -> Amount | None:
    """What a side has, in the unit that the method can read back."""
    if value is None:
        return None
    if field.method is Method.MATCHPOINTS:
        return Amount(value.percent or Fraction(), Unit.PERCENT)
    return Amount(value.value, Unit.IMPS)


def _with_standing(contestant: Contestant, found: Found) -> Contestant:
    """The contestant with its end result as it now is."""
    standing = Standing(found.total, None, found.percent, found.rank, found.penalty or None)
    return replace(contestant, standing=standing)
