"""An evaluator of its own: conditions in three values and exceptions walked one by one, without diagrams.

Slow and plain on purpose; the compiled rulebook must agree with it in every world.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from arbitro.laws.core import Fact, Known, Outcome, Provision, Strength, Value
from arbitro.laws.ref import covers
from arbitro.laws.rulebook import Rulebook


def holds(p: Provision, among: tuple[Provision, ...], known: Known) -> bool | None:
    """Whether a provision holds: its condition is true and nothing that defeats it holds."""
    own = p.when.truth(known)
    beaten = [
        holds(q, among, known)
        for q in among
        if q is not p
        and q.slot == p.slot
        and (any(covers(ref, q.law) for ref in p.unless) or any(covers(ref, p.law) for ref in q.overrides))
    ]
    if own is False or True in beaten:
        return False
    return None if None in beaten else own


def outcomes(book: Rulebook, slot: str, known: Known) -> dict[tuple[Outcome, Strength], tuple[str, ...]]:
    """What holds in a slot, and by which paragraphs."""
    found: dict[tuple[Outcome, Strength], tuple[str, ...]] = {}
    for p in book.provisions:
        if p.slot == slot and holds(p, book.provisions, known):
            found[p.then, p.strength] = (*found.get((p.then, p.strength), ()), p.law)
    return found


def facts_of(book: Rulebook, slot: str) -> tuple[Fact, ...]:
    """Every fact that a slot reads, in the order of the kind."""
    read = {fact for p in book.provisions if p.slot == slot for fact in p.when.reads()}
    return tuple(fact for fact in book.facts.values() if fact in read)


def some_worlds(facts: tuple[Fact, ...], at_most: int) -> list[dict[str, Value]]:
    """Every world if there are few enough, else that many by chance, always the same ones."""
    found = list(islice(worlds(facts), at_most + 1))
    if len(found) <= at_most:
        return found
    choose = Random(len(facts))
    return [by_chance(facts, choose) for _ in range(at_most)]


def by_chance(facts: tuple[Fact, ...], choose: Random) -> dict[str, Value]:
    """One world, each answer as likely as the others."""
    world: dict[str, Value] = {}
    for fact in facts:
        if fact.given is None or fact.given.truth(world):
            world[fact.key] = choose.choice(fact.domain)
    return world


def worlds(facts: tuple[Fact, ...], known: dict[str, Value] | None = None) -> Iterator[dict[str, Value]]:
    """Every world of these facts; a fact that makes no sense in a world is absent from it."""
    known = known or {}
    if not facts:
        yield known
    elif facts[0].given is not None and not facts[0].given.truth(known):
        yield from worlds(facts[1:], known)
    else:
        for value in facts[0].domain:
            yield from worlds(facts[1:], {**known, facts[0].key: value})
