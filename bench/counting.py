"""How many questions an interview asks: on its longest path, and in the mean by the facts' own odds."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from arbitro.inquiry import Inquiry
from arbitro.inquiry.inquiry import Step
from arbitro.laws.core import Answerer, Fact, Stage, Value


@dataclass(frozen=True, slots=True)
class Count:
    longest: int = 0
    mean: float = 0.0

    def __add__(self, other: Count) -> Count:
        return Count(self.longest + other.longest, self.mean + other.mean)


@dataclass(frozen=True, slots=True)
class Counts:
    """Facts and judgements asked for; players' choices and the look back after play apart."""

    asked: Count = Count()
    choices: Count = Count()
    look_back: Count = Count()


_Answers = tuple[tuple[str, Value], ...]


class Counter:
    """Counts from an inquiry on. record: what the record of a table holds, its facts, is known and not asked for.

    Lines of a checklist are taken one at a time: none of them, or one.
    """

    def __init__(self, *, record: bool = False) -> None:
        self.record = record
        self._known: dict[tuple[object, ...], Counts] = {}

    def counts(self, inquiry: Inquiry) -> Counts:
        """The questions of the interview from here on; every state is looked at once."""
        if inquiry.state not in self._known:
            self._known[inquiry.state] = self._counts(inquiry)
        return self._known[inquiry.state]

    def _counts(self, inquiry: Inquiry) -> Counts:
        facts, own = self._next(inquiry)
        if not facts:
            return Counts()
        branches = [
            (odds, self.counts(replace(inquiry, steps=(*inquiry.steps, Step(pairs)))))
            for pairs, odds in _answers(facts)
        ]
        return Counts(
            _over([(odds, counts.asked) for odds, counts in branches]) + own.asked,
            _over([(odds, counts.choices) for odds, counts in branches]) + own.choices,
            _over([(odds, counts.look_back) for odds, counts in branches]) + own.look_back,
        )

    def _next(self, inquiry: Inquiry) -> tuple[tuple[Fact, ...], Counts]:
        """The facts that become known next, and the question that they cost; none where the record holds them."""
        if self.record:
            held = [f for f in inquiry.open if f.answerer is Answerer.TABLE and f.stage <= inquiry.now]
            if held:
                return (held[0],), Counts()
        facts = inquiry.due
        one = Count(1, 1.0)
        if not facts:
            return (), Counts()
        if facts[0].stage is Stage.REVIEW:
            return facts, Counts(look_back=one)
        if facts[0].answerer is Answerer.PLAYER:
            return facts, Counts(choices=one)
        return facts, Counts(asked=one)


def _over(branches: list[tuple[float, Count]]) -> Count:
    return Count(max(count.longest for _, count in branches), sum(odds * count.mean for odds, count in branches))


def _answers(facts: tuple[Fact, ...]) -> Iterator[tuple[_Answers, float]]:
    """The answers to a question, each with how often it comes up."""
    if not facts[0].screen:
        [fact] = facts
        for value in fact.domain:
            yield ((fact.key, value),), fact.weight(value)
        return
    none = math.prod(fact.weight(False) for fact in facts)
    ticks = sum(fact.weight(True) for fact in facts)
    yield tuple((fact.key, False) for fact in facts), none
    for ticked in facts:
        yield tuple((fact.key, fact is ticked) for fact in facts), (1 - none) * ticked.weight(True) / ticks
