"""One edition's provisions for one kind of incident, compiled into decision diagrams.

For every slot there is a reduced decision diagram over the facts, in the order in which a director asks. Building
it walks through every world: two outcomes in one slot, or none where one is required, stop it. Once it
stands, a fact still matters to a ruling if and only if the diagram, cut down to what is known, still contains it;
so the next question, the consequences of an option, the flow chart and the difference of editions are all read
off the same object. See docs/why.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from arbitro.errors import LawDataError
from arbitro.laws.core import Fact, Kind, Known, Outcome, Provision, Slot, Strength, Value
from arbitro.laws.formula import Formula, Formulas, join, truth
from arbitro.laws.ref import covers

Answer: TypeAlias = tuple[Outcome, Strength]


@dataclass(frozen=True, slots=True, eq=False)
class Leaf:
    """The end of a diagram: the slot's outcome, or None where the Laws give nothing."""

    answer: Answer | None

    @property
    def keys(self) -> frozenset[str]:
        return frozenset()

    @property
    def answers(self) -> tuple[Answer | None, ...]:
        return (self.answer,)


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A fact on which the outcome depends, and a branch for each of its values.

    keys: every fact that the diagram still depends on; answers: every outcome that it can still end in.
    """

    fact: Fact
    branches: tuple[Diagram, ...]
    keys: frozenset[str]
    answers: tuple[Answer | None, ...]


Diagram: TypeAlias = Leaf | Node


class _Forest:
    """Makes diagrams so that equal ones are the same object."""

    def __init__(self) -> None:
        self.leaves: dict[Answer | None, Leaf] = {}
        self.nodes: dict[tuple[object, ...], Node] = {}

    def leaf(self, answer: Answer | None) -> Leaf:
        return self.leaves.setdefault(answer, Leaf(answer))

    def node(self, fact: Fact, branches: tuple[Diagram, ...]) -> Diagram:
        first = branches[0]
        if all(branch is first for branch in branches):
            return first
        known = self.nodes.get(place := (fact.key, *map(id, branches)))
        if known is None:
            keys = frozenset((fact.key,)).union(*(branch.keys for branch in branches))
            ends = tuple(dict.fromkeys(answer for branch in branches for answer in branch.answers))
            known = self.nodes[place] = Node(fact, branches, keys, ends)
        return known


@dataclass(frozen=True, slots=True)
class Finding:
    """A slot's outcome in a ruling, and the paragraphs that give it.

    `certain` is false when every way of filling what is still open gives this outcome, but it is open by which of
    the paragraphs.
    """

    slot: Slot
    outcome: Outcome
    strength: Strength
    provisions: tuple[Provision, ...]
    certain: bool = True

    @property
    def laws(self) -> tuple[str, ...]:
        cited = [law for p in self.provisions for law in (p.law, *p.see)]
        return tuple(dict.fromkeys(cited))


@dataclass(frozen=True, slots=True)
class Trace:
    """Why a provision holds or not: its own truth, the facts it read, and what defeated it."""

    provision: Provision
    own: bool | None
    defeated_by: tuple[str, ...]
    facts: tuple[tuple[str, Value], ...]

    @property
    def holds(self) -> bool:
        return self.own is True and not self.defeated_by


class Rulebook:
    """What one edition gives for one kind of incident."""

    def __init__(self, edition: str, kind: Kind, provisions: tuple[Provision, ...]) -> None:
        """Checks the data whole: LawDataError on a cycle of exceptions, an overlap or a gap."""
        self.edition = edition
        self.kind = kind
        self.provisions = provisions
        self.facts = {fact.key: fact for fact in kind.facts}
        readers = [(p.law, p.when) for p in provisions] + [(slot.key, slot.required) for slot in kind.slots]
        for reader, cond in readers:
            if strange := {f.key for f in cond.reads()} - set(self.facts):
                raise LawDataError(f"{edition} {reader} reads {sorted(strange)}, unknown to {kind.key}")
        self.defeaters: dict[int, tuple[int, ...]] = {i: self._defeaters(i) for i in range(len(provisions))}
        self._effective: dict[int, Formula] = {}
        formulas = Formulas(self.facts)
        for i in range(len(provisions)):
            self._effect(i, (), formulas)
        self._forest = _Forest()
        self._by_slot = {
            slot.key: tuple(i for i, p in enumerate(provisions) if p.slot == slot.key) for slot in kind.slots
        }
        self.diagrams: Mapping[str, Diagram] = {slot.key: self._build(slot, formulas) for slot in kind.slots}

    def _defeaters(self, i: int) -> tuple[int, ...]:
        p = self.provisions[i]
        return tuple(
            j
            for j, q in enumerate(self.provisions)
            if j != i
            and q.slot == p.slot
            and (any(covers(ref, q.law) for ref in p.unless) or any(covers(ref, p.law) for ref in q.overrides))
        )

    def _effect(self, i: int, above: tuple[int, ...], formulas: Formulas) -> Formula:
        """The condition of a provision with its exceptions written out."""
        if i in above:
            raise LawDataError(f"{self.edition}: exceptions in a circle: {[self.provisions[k].law for k in above]}")
        if i not in self._effective:
            own = formulas.compiled(self.provisions[i].when)
            beaten = [formulas.negated(self._effect(j, (*above, i), formulas)) for j in self.defeaters[i]]
            self._effective[i] = join(True, [own, *beaten])
        return self._effective[i]

    def _build(self, slot: Slot, formulas: Formulas) -> Diagram:
        indices = self._by_slot[slot.key]
        order = list(self.facts.values())
        done: dict[tuple[Formula, ...], Diagram] = {}

        def build(state: tuple[Formula, ...], world: tuple[tuple[str, Value], ...]) -> Diagram:
            if state not in done:
                open_keys = frozenset().union(*map(formulas.keys, state))
                fact = next((f for f in order if f.key in open_keys), None)
                if fact is None:
                    done[state] = self._forest.leaf(self._answer(slot, indices, state, world))
                else:
                    branches = tuple(
                        build(
                            tuple(formulas.assign(part, fact.key, value) for part in state),
                            (*world, (fact.key, value)),
                        )
                        for value in fact.domain
                    )
                    done[state] = self._forest.node(fact, branches)
            return done[state]

        required = formulas.compiled(slot.required)
        return build((required, *(self._effective[i] for i in indices)), ())

    def _answer(
        self,
        slot: Slot,
        indices: tuple[int, ...],
        state: tuple[Formula, ...],
        world: tuple[tuple[str, Value], ...],
    ) -> Answer | None:
        holding = [self.provisions[i] for i, holds in zip(indices, state[1:], strict=True) if holds]
        answers = {(p.then, p.strength) for p in holding}
        if len(answers) > 1 or (state[0] and not answers):
            laws = [p.law for p in holding] or "no paragraph"
            raise LawDataError(f"{self.edition} {slot.key}: {dict(world)} is met by {laws}")
        return next(iter(answers), None)

    def restricted(self, known: Known, within: Mapping[str, Diagram] | None = None) -> dict[str, Diagram]:
        """The diagram of every slot (or those of `within`), cut down to what is known."""
        done: dict[Diagram, Diagram] = {}

        def cut(diagram: Diagram) -> Diagram:
            if isinstance(diagram, Leaf) or diagram.keys.isdisjoint(known):
                return diagram
            if diagram not in done:
                value = known.get(diagram.fact.key)
                if value is None:
                    done[diagram] = self._forest.node(diagram.fact, tuple(map(cut, diagram.branches)))
                else:
                    done[diagram] = cut(diagram.branches[diagram.fact.domain.index(value)])
            return done[diagram]

        return {key: cut(diagram) for key, diagram in (within or self.diagrams).items()}

    def open_facts(self, diagrams: Mapping[str, Diagram], known: Known) -> tuple[Fact, ...]:
        """The facts that can still change a ruling and can be asked now, in a director's order."""
        keys = frozenset().union(*(diagram.keys for diagram in diagrams.values()))
        return tuple(f for f in self.facts.values() if f.key in keys and applies(f, known))

    def findings(self, diagrams: Mapping[str, Diagram], known: Known) -> tuple[Finding, ...]:
        """The outcomes that are settled, in the order of the slots."""
        found = []
        for slot in self.kind.slots:
            diagram = diagrams[slot.key]
            if isinstance(diagram, Leaf) and diagram.answer:
                found.append(self.finding(slot, diagram.answer, known))
        return tuple(found)

    def finding(self, slot: Slot, answer: Answer, known: Known) -> Finding:
        """The outcome of a slot with the paragraphs that give it in this world."""
        giving = [
            (self.provisions[i], truth(self._effective[i], known))
            for i in self._by_slot[slot.key]
            if (self.provisions[i].then, self.provisions[i].strength) == answer
        ]
        holding = tuple(p for p, holds in giving if holds)
        possible = tuple(p for p, holds in giving if holds is None)
        return Finding(slot, *answer, holding or possible, certain=bool(holding))

    def trace(self, slot: str, known: Known) -> tuple[Trace, ...]:
        """For every provision of a slot: did it hold, on which facts, and what defeated it."""
        traces = []
        for i in self._by_slot[slot]:
            p = self.provisions[i]
            beaten = tuple(self.provisions[j].law for j in self.defeaters[i] if truth(self._effective[j], known))
            read = dict.fromkeys(p.when.reads())
            facts = tuple((f.key, known[f.key]) for f in self.facts.values() if f in read and f.key in known)
            traces.append(Trace(p, p.when.truth(known), beaten, facts))
        return tuple(traces)

    @cached_property
    def readers(self) -> dict[str, tuple[str, ...]]:
        """For every fact, the paragraphs that read it."""
        found: dict[str, list[str]] = {}
        for p in self.provisions:
            for fact in dict.fromkeys(p.when.reads()):
                found.setdefault(fact.key, []).append(p.law)
        return {key: tuple(dict.fromkeys(laws)) for key, laws in found.items()}


def applies(fact: Fact, known: Known) -> bool | None:
    """Whether the fact makes sense in this world; None while that is not known."""
    return fact.given.truth(known) if fact.given else True


def nodes(diagram: Diagram) -> Iterator[Node]:
    """Every node of a diagram once, from the root."""
    seen: set[int] = set()
    stack = [diagram]
    while stack:
        top = stack.pop()
        if isinstance(top, Node) and id(top) not in seen:
            seen.add(id(top))
            yield top
            stack.extend(reversed(top.branches))


def differences(
    one: Diagram, other: Diagram, order: tuple[Fact, ...]
) -> Iterator[tuple[dict[str, Value], Answer | None, Answer | None]]:
    """The worlds in which two diagrams over the same facts end differently, as the answers that lead there."""
    rank = {fact.key: i for i, fact in enumerate(order)}

    def walk(a: Diagram, b: Diagram, path: dict[str, Value]) -> Iterator[tuple[dict[str, Value], Leaf, Leaf]]:
        if isinstance(a, Leaf) and isinstance(b, Leaf):
            if a.answer != b.answer:
                yield path, a, b
            return
        fact = min((d.fact for d in (a, b) if isinstance(d, Node)), key=lambda f: rank[f.key])
        for i, value in enumerate(fact.domain):
            yield from walk(
                a.branches[i] if isinstance(a, Node) and a.fact is fact else a,
                b.branches[i] if isinstance(b, Node) and b.fact is fact else b,
                {**path, fact.key: value},
            )

    for path, a, b in walk(one, other, {}):
        yield path, a.answer, b.answer
