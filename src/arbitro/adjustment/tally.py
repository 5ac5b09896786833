"""A poll counted: who considered an action and who chose it, apart, each with its exact interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from arbitro.adjustment.interval import Share, share
from arbitro.adjustment.poll_answer import Answer, Suggestion
from arbitro.adjustment.thresholds import Limbs, Thresholds


@dataclass(frozen=True, slots=True)
class Line:
    """One action: how many considered it seriously (who chose it among them), how many chose it.

    passing: who had no more than a passing thought of it, counted nowhere else.
    """

    action: str
    considered: Share
    chose: Share
    passing: int
    limbs: Limbs


@dataclass(frozen=True)
class Tally:
    """The answers that count, by action. `n`: how many there are.

    >>> tally = count([Answer("P"), Answer("P"), Answer("4S")])
    >>> tally.n, tally.considered["P"], tally.chose["4S"]
    (3, 2, 1)
    """

    n: int
    considered: dict[str, int]
    chose: dict[str, int]
    passing: dict[str, int]

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """Every action that anybody named: most considered first, then most chosen."""
        named = {**self.considered, **self.passing}
        return tuple(sorted(named, key=lambda code: (-self.considered.get(code, 0), -self.chose.get(code, 0), code)))

    def lines(self, thresholds: Thresholds) -> tuple[Line, ...]:
        """Each action with both shares and both limbs."""
        return tuple(
            Line(
                code,
                share(self.considered.get(code, 0), self.n),
                share(self.chose.get(code, 0), self.n),
                self.passing.get(code, 0),
                thresholds.limbs(self.considered.get(code, 0), self.chose.get(code, 0), self.n),
            )
            for code in self.actions
        )

    def limbs(self, thresholds: Thresholds) -> dict[str, Limbs]:
        """Both limbs of every action that anybody named, for the chain of Law 16."""
        return {line.action: line.limbs for line in self.lines(thresholds)}

    def alternatives(self, thresholds: Thresholds, *, disjunctive: bool = False) -> frozenset[str]:
        """The logical alternatives as far as the poll goes: by both limbs or, by the Italian letter, by either.

        What is open because a line is not set is not among them: see `open`.
        """
        return frozenset(line.action for line in self.lines(thresholds) if _met(line.limbs, disjunctive))

    def open(self, thresholds: Thresholds, *, disjunctive: bool = False) -> frozenset[str]:
        """The actions that cannot be judged before the director sets a line."""
        return frozenset(line.action for line in self.lines(thresholds) if _met(line.limbs, disjunctive) is None)

    def differing(self, thresholds: Thresholds) -> frozenset[str]:
        """The actions on which the two ways of reading differ."""
        return frozenset(line.action for line in self.lines(thresholds) if line.limbs.differ)


def _met(limbs: Limbs, disjunctive: bool) -> bool | None:
    return limbs.either if disjunctive else limbs.both


def count(answers: Iterable[Answer]) -> Tally:
    """Counts the answers that were kept; those that were dropped are to be left out."""
    answers = list(answers)
    considered = Counter(code for answer in answers for code in answer.seriously)
    chose = Counter(answer.chosen for answer in answers)
    passing = Counter(code for answer in answers for code in answer.passing)
    return Tally(len(answers), dict(considered), dict(chose), dict(passing))


@dataclass(frozen=True, slots=True)
class Suggested:
    """How many of n say that the information suggests an action over another one."""

    action: str
    over: str
    said: Share


def count_suggestions(answers: Iterable[Suggestion]) -> tuple[int, int, tuple[Suggested, ...]]:
    """(how many answered, how many of them saw nothing suggested, the pairs, most named first)."""
    answers = list(answers)
    pairs = Counter((one, other) for answer in answers for one in answer.suggested for other in answer.over)
    found = sorted(pairs.items(), key=lambda item: (-item[1], item[0]))
    lines = tuple(Suggested(one, other, share(said, len(answers))) for (one, other), said in found)
    return len(answers), sum(not answer.suggested for answer in answers), lines
