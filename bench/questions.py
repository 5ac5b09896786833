"""How many questions a ruling needs, beside what decision trees drawn from the Laws need; and every world enumerated.

The goals were counted on the text of 2017, for facts and judgements only: with the record of a table no longer than
the least that such a tree asks, on its longest path and in the mean; without one shorter than the same on paper.
Players' choices and the look back after play are counted apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from arbitro.inquiry import rule
from arbitro.laws.core import Stage
from arbitro.laws.profile import EDITIONS, Profile
from bench.counting import Count, Counter
from bench.reading import Row
from bench.rulings import in_python


@dataclass(frozen=True, slots=True)
class Goal:
    """What one of the twelve commonest incidents needs."""

    least: Count
    paper: Count
    choices: Count
    look_back: int


INSUFFICIENT = Goal(Count(5, 3.0), Count(14, 7.1), Count(5, 1.6), 1)
PASS = Goal(Count(6, 3.3), Count(14, 6.5), Count(4, 1.4), 1)
BID_OR_DOUBLE = Goal(Count(5, 2.9), Count(14, 7.1), Count(4, 1.6), 1)
CHANGE = Goal(Count(3, 2.8), Count(6, 3.4), Count(2, 0.5), 1)
EXPOSED = Goal(Count(3, 2.2), Count(7, 4.8), Count(1, 0.2), 1)
REVOKE = Goal(Count(6, 4.4), Count(12, 8.0), Count(1, 0.2), 1)
PARTNER = Goal(Count(9, 4.7), Count(10, 5.0), Count(), 0)
MISINFORMATION = Goal(Count(8, 5.1), Count(12, 7.1), Count(1, 0.2), 0)

GOALS = {
    "insufficient_bid": INSUFFICIENT,
    "pass_out_of_rotation": PASS,
    "bid_out_of_rotation": BID_OR_DOUBLE,
    "double_out_of_rotation": BID_OR_DOUBLE,
    "call_changed": CHANGE,
    "card_exposed_in_auction": EXPOSED,
    "revoke": REVOKE,
    "partner_information": PARTNER,
    "misinformation": MISINFORMATION,
}

SECONDS = 60.0  # for every world of every kind, in all editions
_ENUMERATE = """
import time
start = time.perf_counter()
from arbitro.laws.profile import EDITIONS, edition
books = [edition(name).rulebooks[kind.key] for name in EDITIONS for kind in edition(name).kinds]
print(time.perf_counter() - start)
"""


def met(asked: Count, goal: Count, *, shorter: bool) -> bool:
    """Whether a goal is met: not above it, or below it where `shorter` is wanted."""
    longest, mean = goal.longest, round(goal.mean, 2)
    found = round(asked.mean, 2)
    return asked.longest < longest and found < mean if shorter else asked.longest <= longest and found <= mean


def run() -> list[Row]:
    """A row for each kind, edition and road, its ratio that of the means; and the time for every world."""
    rows: list[Row] = []
    for name in EDITIONS:
        for kind, goal in GOALS.items():
            start = rule(kind, profile=Profile(name)).at(Stage.REVIEW)
            for road, record, wanted in (("with record", True, goal.least), ("without", False, goal.paper)):
                counts = Counter(record=record).counts(start)
                asked = counts.asked
                verdict = "met" if met(asked, wanted, shorter=not record) else "NOT MET"
                against = (
                    f"goal {wanted.mean:.1f}, longest {asked.longest} of {wanted.longest}: {verdict}; choices "
                    f"{_pair(counts.choices)} of {_pair(goal.choices)}, look back {counts.look_back.longest} of "
                    f"{goal.look_back}"
                )
                rows.append((f"{name[-4:]} {kind}, {road}", asked.mean, "questions", against, wanted.mean / asked.mean))
    seconds = median(float(in_python("-c", _ENUMERATE)) for _ in range(3))
    rows.append(("every world of every kind, both editions", seconds, "s", f"goal {SECONDS:.0f} s", SECONDS / seconds))
    return rows


def _pair(count: Count) -> str:
    return f"{count.longest}/{count.mean:.1f}"
