"""How a number came about, as data: steps with an id and figures, for words to be put to in any language.

The steps are taken from the same objects that scored the board, and the last figure is the number itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from arbitro.model import Side
from arbitro.scoring.chart import Chart, cell, parts_of
from arbitro.scoring.field import AwardScore, Scored
from arbitro.scoring.imps import imps
from arbitro.scoring.judge import Judged, Method, State, Worth, harm, trio
from arbitro.scoring.matchpoints import Cause, Stage, step
from arbitro.scoring.options import IMP_CAP, SCALE, Scale, Uneven
from arbitro.scoring.results import (
    Assigned,
    Average,
    Award,
    NotPlayed,
    SelfInflicted,
    SideScore,
    Split,
    Weighted,
)

Figure = int | Fraction | str | bool | tuple[tuple[int, Fraction], ...]


class StepId(StrEnum):
    """What a step does. The figures it carries are named beside it."""

    FREQUENCIES = "frequencies"  # chart: (points, frequency) from the side's view; results
    COMPARE = "compare"  # points, worse, equal, better -> value (matchpoints, doubled scale)
    COMPARE_IMPS = "compare-imps"  # points; comparisons: (IMPs, frequency) -> value (sum)
    DIVIDE = "divide"  # value, factor -> result: the divisor, and the factor for few results
    DATUM = "datum"  # total, kept, trimmed, factor, exact -> datum
    DATUM_IMPS = "datum-imps"  # points, datum, difference -> value
    POINTS = "points"  # points
    NEUBERG = "neuberg"  # value, results, expected, cause -> result
    ASCHERMAN = "ascherman"
    LINEAR = "linear"
    ADD_ONE = "add-one"
    OWN_TOP = "own-top"
    SMALL_GROUP = "small-group"  # value, results, expected, rule, percent -> result
    SINGLE_SCALE = "single-scale"  # value -> result: half
    COMPONENT = "component"  # number, points, weight, value: a part of a weighted score, steps of its own before it
    WEIGH = "weigh"  # parts: (points, value), weights -> result
    HARM = "self-inflicted"  # case, table, rectified, unharmed -> result
    COMPLEMENT = "complement"  # top, other -> result: what the other side leaves
    ROUND = "round"  # value, quantum, tie, average -> result
    AWARD = "award"  # kind, base, own, boards, repeat -> awarded
    AWARD_OF_TOP = "award-of-top"  # percent, top -> result
    NOT_PLAYED = "not-played"  # why, practice
    NOTHING_TO_COMPARE = "nothing-to-compare"  # results
    RESULT = "result"  # value, top


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its id and its figures, exact."""

    id: StepId
    figures: Mapping[str, Figure] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Figure:
        return self.figures[name]


def explain(scored: Scored, board: str, contestant: str) -> tuple[Step, ...]:
    """How a contestant's value on a board came about. Raises InputError where it has no line there."""
    value = scored.value(board, contestant)
    i, side = value.line, value.side
    result = scored.event.result(i)
    score = result.of(side) if isinstance(result, Split) else result
    steps: list[Step]
    if isinstance(score, NotPlayed):
        steps = [Step(StepId.NOT_PLAYED, {"why": str(score.why), "practice": str(value.state)})]
    elif isinstance(score, Award):
        steps = _award(scored.awards[i, side], scored.method)
    else:
        found = scored.judged(i, side)
        if found is None or value.state is State.NONE:
            steps = [Step(StepId.NOTHING_TO_COMPARE, {"results": found[0].worth.chart.results if found else 0})]
        else:
            stands = found[0].standing(result) if isinstance(result, Split) else score
            assert not isinstance(stands, NotPlayed)
            steps = _bridge(scored, found[0], i, side, stands, value.value)
    steps.append(Step(StepId.RESULT, {"value": value.value, "top": value.top}))
    return tuple(steps)


def _award(award: AwardScore, method: Method) -> list[Step]:
    named = str(award.award.kind) if isinstance(award.award, Average) else type(award.award).__name__.lower()
    figures: dict[str, Figure] = {"kind": named, "base": award.base, "repeat": award.repeat, "awarded": award.awarded}
    if award.own is not None:
        figures |= {"own": award.own, "boards": award.own_boards}
    steps = [Step(StepId.AWARD, figures)]
    if method is Method.MATCHPOINTS:
        steps.append(
            Step(StepId.AWARD_OF_TOP, {"percent": award.awarded, "top": award.top, "result": award.exact}),
        )
    if award.exact != award.value:
        steps.append(Step(StepId.ROUND, {"value": award.exact, "average": award.top / 2, "result": award.value}))
    return steps


def _bridge(scored: Scored, judged: Judged, i: int, side: Side, score: SideScore, value: Fraction) -> list[Step]:
    group, worth = judged.group, judged.worth
    # where both sides share a chart, East-West have what North-South leave
    if side is Side.EW and group.balanced and worth.balanced:
        north = scored.judged(i, Side.NS)
        assert north is not None
        other = scored._value(i, Side.NS).value
        steps = _bridge(scored, north[0], i, Side.NS, score, other)
        return [*steps, Step(StepId.COMPLEMENT, {"top": worth.top, "other": other, "result": value})]
    assert not isinstance(score, Award)
    steps = [Step(StepId.FREQUENCIES, {"chart": tuple(worth.chart.rows()), "results": worth.chart.results})]
    if worth.datum is not None:
        steps.append(
            Step(
                StepId.DATUM,
                {
                    "total": worth.datum.total,
                    "kept": worth.datum.kept,
                    "trimmed": worth.datum.trimmed,
                    "factor": worth.factor or Fraction(1),
                    "exact": worth.datum.exact,
                    "datum": worth.datum.rounded,
                },
            )
        )
    exact = judged.exact_of(score)
    if isinstance(score, SelfInflicted):
        others = judged.without(score)
        parts = [judged.alone(parts_of(part, side), others) for part in trio(score)]
        for part in trio(score):
            steps += _assigned(judged, part, others)
        named = dict(zip(("table", "rectified", "unharmed"), parts, strict=True))
        steps.append(Step(StepId.HARM, {"case": str(harm(*parts)), **named, "result": exact}))
    else:
        steps += _assigned(judged, score, judged.without(score))
    if exact != value:
        rounding = judged.rounding(exact.denominator)
        steps.append(
            Step(
                StepId.ROUND,
                {
                    "value": exact,
                    "quantum": rounding.quantum,
                    "tie": str(rounding.tie),
                    "average": worth.top / 2,
                    "result": value,
                },
            )
        )
    return steps


def _assigned(judged: Judged, score: Assigned, others: Chart) -> list[Step]:
    """The steps of a plain or weighted score; the parts of a weighted one are each followed by their own."""
    side = judged.side
    if not isinstance(score, Weighted):
        return _plain(judged, score.points if side is Side.NS else -score.points, others)
    steps: list[Step] = []
    values: list[tuple[int, Fraction]] = []
    weights: list[tuple[int, Fraction]] = []
    for number, component in enumerate(score.components, 1):
        points = component.result.points if side is Side.NS else -component.result.points
        steps += _plain(judged, points, others)
        value = judged.alone([(Fraction(1), cell(points))], others)
        figures: dict[str, Figure] = {"number": number, "points": points, "weight": component.weight, "value": value}
        steps.append(Step(StepId.COMPONENT, figures))
        values.append((points, value))
        weights.append((points, component.weight))
    result = sum((v * w for (_, v), (_, w) in zip(values, weights, strict=True)), Fraction())
    return [*steps, Step(StepId.WEIGH, {"parts": tuple(values), "weights": tuple(weights), "result": result})]


def _plain(judged: Judged, points: int, others: Chart) -> list[Step]:
    """From the comparison of one result with the others to its value on the scale of the event."""
    at = cell(points)
    worth = judged.among(at, others)
    match judged.method:
        case Method.TOTAL_POINTS:
            return [Step(StepId.POINTS, {"points": points})]
        case Method.BUTLER:
            assert worth.datum is not None
            apart = points - worth.datum.rounded
            figures: dict[str, Figure] = {"points": points, "datum": worth.datum.rounded, "difference": apart}
            return [Step(StepId.DATUM_IMPS, {**figures, "value": worth.values[at]})]
        case Method.CROSS_IMPS:
            return _cross_steps(judged, worth, points, others)
        case Method.MATCHPOINTS:
            worse, equal, better = others.split_at(at)
            m = 2 * worse + equal
            compared: dict[str, Figure] = {"points": points, "worse": worse, "equal": equal, "better": better}
            steps = [Step(StepId.COMPARE, {**compared, "value": m})]
            return steps + _scale_steps(judged, worth, m)


def _cross_steps(judged: Judged, worth: Worth, points: int, others: Chart) -> list[Step]:
    cap = int(judged.profile[IMP_CAP])
    found: dict[int, Fraction] = {}
    for theirs, frequency in others.rows():
        won = imps(points - theirs, cap)
        found[won] = found.get(won, Fraction()) + frequency
    total = sum((won * frequency for won, frequency in found.items()), Fraction())
    comparisons = tuple(sorted(found.items(), reverse=True))
    factor = worth.factor or Fraction(0)
    return [
        Step(StepId.COMPARE_IMPS, {"points": points, "comparisons": comparisons, "value": total}),
        Step(StepId.DIVIDE, {"value": total, "factor": factor, "result": total * factor}),
    ]


_METHODS = {
    Uneven.NEUBERG: StepId.NEUBERG,
    Uneven.ASCHERMAN: StepId.ASCHERMAN,
    Uneven.LINEAR: StepId.LINEAR,
    Uneven.ADD_ONE: StepId.ADD_ONE,
    Uneven.OWN_TOP: StepId.OWN_TOP,
}


def _scale_steps(judged: Judged, worth: Worth, m: Fraction) -> list[Step]:
    scale = worth.scaling
    assert scale is not None
    steps: list[Step] = []
    value = m
    for stage in scale.stages:
        after = scale(m) if stage.cause is Cause.SMALL_GROUP else _after(stage, value)
        figures: dict[str, Figure] = {
            "value": value,
            "results": stage.results,
            "expected": stage.expected,
            "cause": str(stage.cause),
            "result": after,
        }
        if isinstance(stage.method, Uneven):
            steps.append(Step(_METHODS[stage.method], figures))
        else:
            percent = after * 100 / (2 * (stage.expected - 1))
            steps.append(Step(StepId.SMALL_GROUP, {**figures, "rule": str(stage.method), "percent": percent}))
        value = after
    if judged.profile[SCALE] is Scale.SINGLE:
        steps.append(Step(StepId.SINGLE_SCALE, {"value": value, "result": value / 2}))
    return steps


def _after(stage: Stage, value: Fraction) -> Fraction:
    assert isinstance(stage.method, Uneven)
    times, plus = step(stage.method, stage.results, stage.expected)
    return times * value + plus
