"""How long a ruling, a question and the enumeration of every world take."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from random import Random
from statistics import median, quantiles
from time import perf_counter

from arbitro.inquiry import Inquiry, rule
from arbitro.laws.core import Stage, Value
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.rulebook import Rulebook, applies
from bench.reading import Row

ROUNDS = 400
_ENUMERATE = """
import time
start = time.perf_counter()
from arbitro.laws.profile import EDITIONS, edition
books = [edition(name).rulebooks["revoke"] for name in EDITIONS]
print(time.perf_counter() - start)
"""


def run() -> list[Row]:
    """Rulings from all facts, next questions from states met in interviews, and the enumeration at import."""
    random = Random(64)
    book = edition(EDITIONS[0]).rulebooks["revoke"]
    rulings, questions = [], []
    for _ in range(ROUNDS):
        world = _world(book, random)
        told = rule("revoke").answering(world)[0]
        fresh = Inquiry("revoke", steps=told.steps, stage=told.stage)
        start = perf_counter()
        assert fresh.ruling.complete
        rulings.append(perf_counter() - start)
        cut = replace(fresh, steps=fresh.steps[: random.randrange(len(fresh.steps))])
        start = perf_counter()
        assert cut.asks is not None
        questions.append(perf_counter() - start)
    rows: list[Row] = []
    for name, times, goal in (("one ruling", rulings, 0.001), ("next question", questions, 0.005)):
        for which, value in (("median", median(times)), ("p99", quantiles(times, n=100)[98])):
            rows.append((f"{name}, {which}", value * 1000, "ms", f"goal {goal * 1000:.0f} ms", goal / value))
    seconds = median(float(in_python("-c", _ENUMERATE)) for _ in range(3))
    rows.append(("every world of the revoke, both editions", seconds, "s", "goal 5 s", 5 / seconds))
    start_up = median(_timed("-m", "arbitro", "--help") for _ in range(7))
    bare = median(_timed("-c", "pass") for _ in range(7))
    rows.append(("command line to help text", start_up, "s", f"goal 0.3 s; bare Python {bare:.3f} s", 0.3 / start_up))
    return rows


def _world(book: Rulebook, random: Random) -> dict[str, Value]:
    world: dict[str, Value] = {}
    for fact in book.kind.facts:
        if applies(fact, world) and fact.stage < Stage.REVIEW:
            world[fact.key] = fact.usual if random.random() < 0.7 else random.choice(fact.domain)
    return world


def in_python(*arguments: str) -> str:
    """What a Python of its own prints."""
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True).stdout


def _timed(*arguments: str) -> float:
    start = perf_counter()
    in_python(*arguments)
    return perf_counter() - start
