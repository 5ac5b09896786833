"""How two editions differ for a kind of incident, world by world."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from arbitro.laws.core import Fact, Slot, Value
from arbitro.laws.edition import Edition
from arbitro.laws.rulebook import Diagram, Finding, Leaf, Rulebook, differences


@dataclass(frozen=True, slots=True)
class Difference:
    """Worlds in which two editions give something else in a slot, by other paragraphs.

    when: of those worlds the most ordinary one, only what is out of the ordinary in it and what the outcome reads;
    worlds: how many there are, facts that change nothing left aside.
    """

    slot: Slot
    one: Finding | None
    other: Finding | None
    when: Mapping[str, Value]
    worlds: int


def compare(kind: str, one: Edition, other: Edition) -> tuple[Difference, ...]:
    """Every difference between the two editions for this kind of incident, in the order of the slots.

    What would rest on our own question and not on the editions is no difference: see `unverified`.
    """
    a, b = one.rulebooks[one.kind(kind).key], other.rulebooks[other.kind(kind).key]
    taken = unverified(kind, one, other)
    one_side, other_side = a.restricted(taken), b.restricted(taken)
    return tuple(
        difference
        for slot in a.kind.slots
        for difference in _in_slot(slot, (a, one_side[slot.key]), (b, other_side[slot.key]), taken)
    )


def unverified(kind: str, one: Edition, other: Edition) -> dict[str, Value]:
    """The facts that only one edition asks, because its text is not verified, with the other edition's answer."""
    a, b = one.rulebooks[one.kind(kind).key], other.rulebooks[other.kind(kind).key]
    facts = [f for f in a.kind.facts if f.unverified and (f.key in a.readers) is not (f.key in b.readers)]
    return {fact.key: fact.usual for fact in facts}


def _in_slot(
    slot: Slot, one: tuple[Rulebook, Diagram], other: tuple[Rulebook, Diagram], taken: Mapping[str, Value]
) -> list[Difference]:
    (a, here), (b, there) = one, other
    groups: dict[tuple[object, ...], Difference] = {}
    for world, _, _ in differences(here, there, a.kind.facts):
        mine, theirs = _finding(slot, a, {**taken, **world}), _finding(slot, b, {**taken, **world})
        key = (mine and (mine.outcome, mine.laws), theirs and (theirs.outcome, theirs.laws))
        known = groups.get(key)
        count = 1 + (known.worlds if known else 0)
        if known is None or _rarity(world, a.facts) < _rarity(known.when, a.facts):
            groups[key] = Difference(slot, mine, theirs, world, count)
        else:
            groups[key] = Difference(slot, known.one, known.other, known.when, count)
    return _simplest(list(groups.values()))


def _simplest(found: list[Difference]) -> list[Difference]:
    """Without those that only add a paragraph that gives the same outcome as well; their worlds are counted in."""
    kept: list[Difference] = []
    for difference in sorted(found, key=lambda d: sum(len(f.laws) for f in (d.one, d.other) if f)):
        for i, simpler in enumerate(kept):
            if _within(simpler.one, difference.one) and _within(simpler.other, difference.other):
                kept[i] = replace(simpler, worlds=simpler.worlds + difference.worlds)
                break
        else:
            kept.append(difference)
    return kept


def _within(simple: Finding | None, found: Finding | None) -> bool:
    if simple is None or found is None:
        return simple is found
    return simple.outcome == found.outcome and set(simple.laws) <= set(found.laws)


def _finding(slot: Slot, book: Rulebook, world: Mapping[str, Value]) -> Finding | None:
    diagram = book.restricted(world, {slot.key: book.diagrams[slot.key]})[slot.key]
    assert isinstance(diagram, Leaf)
    return book.finding(slot, diagram.answer, world) if diagram.answer else None


def _rarity(world: Mapping[str, Value], facts: Mapping[str, Fact]) -> tuple[int, int]:
    """How many answers are out of the ordinary, then how many there are at all."""
    return sum(facts[key].usual != value for key, value in world.items()), len(world)
