"""Conditions compiled for speed: no negation, with exceptions and presuppositions written out.

What is left of a formula once a fact is known is a formula again; the evaluator needs nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from arbitro.laws.core import Cond, Fact, Known, Value


class Is(NamedTuple):
    """The fact has one of these values."""

    key: str
    values: frozenset[Value]


class Join(NamedTuple):
    """All of the parts (`all`) or at least one of them."""

    all: bool
    parts: frozenset[Formula]


Formula: TypeAlias = bool | Is | Join


def join(all_: bool, parts: Iterable[Formula]) -> Formula:
    """The conjunction or disjunction of the parts, simplified."""
    absorbing = not all_
    items: set[Formula] = set()
    for part in parts:
        if part is absorbing:
            return absorbing
        if isinstance(part, Join) and part.all is all_:
            items |= part.parts
        elif not isinstance(part, bool):
            items.add(part)
    if not items:
        return not absorbing
    return items.pop() if len(items) == 1 else Join(all_, frozenset(items))


class Formulas:
    """Makes formulas over some facts and cuts them down. It remembers what it has done: make one for each build."""

    def __init__(self, facts: Mapping[str, Fact]) -> None:
        self._domains = {key: frozenset(fact.domain) for key, fact in facts.items()}
        self.negated = cache(self._negated)
        self.keys = cache(self._keys)
        self.assign = cache(self._assign)

    def compiled(self, cond: Cond) -> Formula:
        """The formula of a condition; a fact that makes no sense in a world is not so."""
        if cond.fact:
            own = len(cond.values) == len(cond.fact.domain) or Is(cond.fact.key, cond.values)
            return join(True, (self.compiled(cond.fact.given), own)) if cond.fact.given else own
        if cond.op == "not":
            return self.negated(self.compiled(cond.parts[0]))
        return join(cond.op == "and", map(self.compiled, cond.parts))

    def _negated(self, formula: Formula) -> Formula:
        """The formula that is true where this one is false."""
        if isinstance(formula, bool):
            return not formula
        if isinstance(formula, Is):
            return Is(formula.key, self._domains[formula.key] - formula.values)
        return join(not formula.all, map(self.negated, formula.parts))

    def _keys(self, formula: Formula) -> frozenset[str]:
        """The facts that a formula still depends on."""
        if isinstance(formula, bool):
            return frozenset()
        if isinstance(formula, Is):
            return frozenset((formula.key,))
        return frozenset().union(*map(self.keys, formula.parts))

    def _assign(self, formula: Formula, key: str, value: Value) -> Formula:
        """What is left of the formula once the fact is known."""
        if isinstance(formula, bool) or key not in self.keys(formula):
            return formula
        if isinstance(formula, Is):
            return value in formula.values
        return join(formula.all, [self.assign(part, key, value) for part in formula.parts])


def truth(formula: Formula, known: Known) -> bool | None:
    """True, false, or not known yet (None)."""
    if isinstance(formula, bool):
        return formula
    if isinstance(formula, Is):
        value = known.get(formula.key)
        return None if value is None else value in formula.values
    unknown = False
    for part in formula.parts:
        found = truth(part, known)
        if found is None:
            unknown = True
        elif found is not formula.all:
            return found
    return None if unknown else formula.all
