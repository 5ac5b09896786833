"""The worlds of every kind, slot by slot, in both editions.

The import has walked through all of them; here a plain evaluator looks at them again, at all where there are few.
"""

from __future__ import annotations

import pytest
from worlds import facts_of, outcomes, some_worlds

from arbitro.laws.core import Slot
from arbitro.laws.edition import Edition
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.rulebook import Leaf, Rulebook

SLOTS = [
    pytest.param(edition(name), kind.key, slot, id=f"{name}-{slot.key}")
    for name in EDITIONS
    for kind in edition(name).kinds
    for slot in kind.slots
]


@pytest.mark.parametrize(("of", "kind", "slot"), SLOTS)
def test_one_outcome_and_the_right_paragraphs_in_every_world(of: Edition, kind: str, slot: Slot) -> None:
    book: Rulebook = of.rulebooks[kind]
    for world in some_worlds(facts_of(book, slot.key), 5_000):
        expected = outcomes(book, slot.key, world)
        assert len(expected) <= 1, world
        diagram = book.restricted(world, {slot.key: book.diagrams[slot.key]})[slot.key]
        assert isinstance(diagram, Leaf)
        assert diagram.answer == next(iter(expected), None), world
        if diagram.answer:
            finding = book.finding(slot, diagram.answer, world)
            assert finding.certain
            assert tuple(p.law for p in finding.provisions) == expected[diagram.answer]
        else:
            assert slot.required.truth(world) is not True


@pytest.mark.parametrize("name", EDITIONS)
def test_every_revoke_is_corrected_or_stands_and_what_stands_says_its_tricks(name: str) -> None:
    """61-64: a revoke has exactly one fate; an established one always has a number of tricks, 0, 1 or 2."""
    book = edition(name).rulebooks["revoke"]
    facts = tuple(dict.fromkeys((*facts_of(book, "revoke.correction"), *facts_of(book, "revoke.transfer"))))
    facts = tuple(fact for fact in book.facts.values() if fact in facts and fact.screen != "revoke.review")
    seen = set()
    for world in some_worlds(facts, 5_000):
        if "revoke.since" not in world:
            continue
        fate = {outcome.id for outcome, _ in outcomes(book, "revoke.correction", world)}
        tricks = {outcome.params["tricks"] for outcome, _ in outcomes(book, "revoke.transfer", world)}
        assert len(fate) == 1
        assert len(tricks) <= 1
        if fate == {"trick_stands"}:
            assert len(tricks) == 1
        seen |= tricks
    assert seen == {0, 1, 2}
