"""Flow charts, read off the decision diagrams: one for each question that a ruling answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from arbitro.laws.core import Fact, Known, Slot, Stage, Value
from arbitro.laws.rulebook import Answer, Diagram, Leaf, Rulebook, applies, nodes

Target: TypeAlias = "int | Answer | None"  # the number of a box, or where the chart ends


@dataclass(frozen=True, slots=True)
class Arrow:
    """The answers that lead the same way, and where."""

    values: tuple[Value, ...]
    to: Target


@dataclass(frozen=True, slots=True)
class Box:
    """A question of a chart."""

    number: int
    fact: Fact
    arrows: tuple[Arrow, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """How a slot is decided when no line of a checklist applies, and what each such line can change it to."""

    slot: Slot
    boxes: tuple[Box, ...]
    ends: Target  # where a chart without a box ends
    exceptions: tuple[tuple[Fact, tuple[Answer | None, ...]], ...]


def charts(book: Rulebook) -> tuple[Chart, ...]:
    """A chart for each slot on which the edition says anything; only the first one draws the first question."""
    screened = [fact for fact in book.kind.facts if fact.screen and fact.stage < Stage.REVIEW]
    none: Mapping[str, Value] = {fact.key: False for fact in screened}
    first = book.kind.facts[0]
    drawn: list[Chart] = []
    for slot in book.kind.slots:
        # The first chart settles what happened; the others take it as it usually is.
        usual = {first.key: first.usual, **none} if drawn else none
        whole = book.diagrams[slot.key]
        plain = book.restricted(usual, {slot.key: whole})
        if isinstance(whole, Leaf) and whole.answer is None:
            continue
        exceptions = []
        for fact in screened:
            if fact.key in whole.keys and applies(fact, {**usual, fact.key: True}) is not False:
                ticked = book.restricted({**usual, fact.key: True}, {slot.key: whole})[slot.key]
                ends = _ends(ticked, fact, {**usual, fact.key: True})
                if ends and ticked is not plain[slot.key]:
                    exceptions.append((fact, ends))
        drawn.append(_chart(slot, plain[slot.key], tuple(exceptions)))
    return tuple(drawn)


def _ends(diagram: Diagram, fact: Fact, known: Known) -> tuple[Answer | None, ...]:
    """What the diagram can end in, in the worlds in which the fact makes sense."""
    if applies(fact, known) is False:
        return ()
    if isinstance(diagram, Leaf):
        return (diagram.answer,)
    found: dict[Answer | None, None] = {}
    for value, branch in zip(diagram.fact.domain, diagram.branches, strict=True):
        found.update(dict.fromkeys(_ends(branch, fact, {**known, diagram.fact.key: value})))
    return tuple(found)


def _chart(slot: Slot, diagram: Diagram, exceptions: tuple[tuple[Fact, tuple[Answer | None, ...]], ...]) -> Chart:
    numbers = {id(node): i for i, node in enumerate(nodes(diagram), start=1)}

    def target(branch: Diagram) -> Target:
        return branch.answer if isinstance(branch, Leaf) else numbers[id(branch)]

    boxes = []
    for node in nodes(diagram):
        together: dict[int, list[Value]] = {}
        for value, branch in zip(node.fact.domain, node.branches, strict=True):
            together.setdefault(id(branch), []).append(value)
        by_id = {id(branch): branch for branch in node.branches}
        arrows = tuple(Arrow(tuple(values), target(by_id[key])) for key, values in together.items())
        boxes.append(Box(numbers[id(node)], node.fact, arrows))
    return Chart(slot, tuple(boxes), target(diagram), exceptions)
