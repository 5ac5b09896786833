"""What a director should look at before an adjusted score is accepted: warnings with their sums, never a refusal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from arbitro.model import Side
from arbitro.scoring.field import Change, Scored
from arbitro.scoring.results import Assigned, Award, Component, NotPlayed, Result, SelfInflicted, Split, Weighted


class WarningId(StrEnum):
    """What is warned of, with the figures that it carries."""

    WEIGHTS_SUM = "weights-sum"  # total
    WEIGHT_SIGN = "weight-sign"  # weight, number
    ILLEGAL_COMPONENT = "illegal-component"  # weight of what needs the illegal action (2017 12C1(c))
    OFFENDERS_GAIN = "offenders-gain"  # adjusted, without: the offending side's value, both (12B1)
    OFFENDERS_GAIN_TABLE = "offenders-gain-table"  # adjusted, table: better than what was obtained
    TOTAL_ABOVE_TOP = "total-above-top"  # total of both sides (per cent, IMPs), limit; no outside agency at fault


@dataclass(frozen=True, slots=True)
class Warned:
    """A warning: its id, the paragraph, and the sums by name."""

    id: WarningId
    law: str
    figures: tuple[tuple[str, Fraction], ...]

    def __getitem__(self, name: str) -> Fraction:
        return dict(self.figures)[name]


def check_weights(components: Iterable[Component], edition: str = "LDB2017") -> list[Warned]:
    """Of a draft: weights that do not add up to one, are not above nothing, or need the illegal action.

    The limit to lawful results is new in 2017; under 2007 no warning is given for it.
    """
    components = list(components)
    found = []
    total = sum((component.weight for component in components), Fraction())
    if total != 1:
        found.append(Warned(WarningId.WEIGHTS_SUM, "12C1(c)", (("total", total),)))
    for number, component in enumerate(components, 1):
        if component.weight <= 0:
            figures = (("weight", component.weight), ("number", Fraction(number)))
            found.append(Warned(WarningId.WEIGHT_SIGN, "12C1(c)", figures))
    illegal = sum((component.weight for component in components if component.illegal), Fraction())
    if illegal and edition == "LDB2017":
        found.append(Warned(WarningId.ILLEGAL_COMPONENT, "12C1(c)", (("weight", illegal),)))
    return found


def check_adjustment(
    change: Change,
    board: str,
    contestant: str,
    offenders: Side | None = None,
    without: Assigned | None = None,
    outside_agency: bool = False,
    edition: str = "LDB2017",
) -> list[Warned]:
    """Of the field before and after: who gains that should not, and what adds up to too much.

    contestant: one of the two who played the board. offenders: the offending side, None if neither is;
    without: the result expected without the infraction, by which their gain is measured.
    """
    after = change.after
    i, _ = after.event.find(board, contestant)
    found = [warned for part in _weighted(after.event.result(i)) for warned in check_weights(part.components, edition)]
    if offenders is not None:
        adjusted, table = _value(after, i, offenders), _value(change.before, i, offenders)
        if without is not None:
            clean = _value(after.adjust_lines([(i, without)]).after, i, offenders)
            if adjusted > clean:
                found.append(Warned(WarningId.OFFENDERS_GAIN, "12B1", (("adjusted", adjusted), ("without", clean))))
        if adjusted > table:
            found.append(Warned(WarningId.OFFENDERS_GAIN_TABLE, "12B1", (("adjusted", adjusted), ("table", table))))
    line = after.event.line(i)
    if isinstance(line.result, Split) and line.ns is not None and line.ew is not None and not outside_agency:
        values = [after.value(board, who) for who in (line.ns, line.ew)]
        percents = [value.percent for value in values if value.percent is not None]
        total, limit = sum((value.value for value in values), Fraction()), Fraction(0)
        if len(percents) == 2:
            total, limit = sum(percents, Fraction()), Fraction(100)
        if total > limit:
            artificial = all(isinstance(score, Award) for score in (line.result.ns, line.result.ew))
            law = "12C2" if artificial else "12C1"
            found.append(Warned(WarningId.TOTAL_ABOVE_TOP, law, (("total", total), ("limit", limit))))
    return found


def _value(scored: Scored, i: int, side: Side) -> Fraction:
    line = scored.event.line(i)
    who = line.ns if side is Side.NS else line.ew
    return scored.value(line.board, who).value if who is not None else Fraction(0)


def _weighted(result: Result) -> list[Weighted]:
    """The weighted scores in a result, each once."""
    found: list[Weighted] = []
    sides = [result.ns, result.ew] if isinstance(result, Split) else [] if isinstance(result, NotPlayed) else [result]
    for score in sides:
        parts = [score.table, score.rectified, score.unharmed] if isinstance(score, SelfInflicted) else [score]
        found += [part for part in parts if isinstance(part, Weighted) and part not in found]
    return found
