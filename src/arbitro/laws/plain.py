"""Law data as plain data for programs: facts, conditions and paragraphs."""

from __future__ import annotations

from typing import Any

from arbitro.laws.core import Cond, Fact
from arbitro.laws.edition import Edition
from arbitro.laws.page import Page


def fact_json(fact: Fact, edition: Edition, readers: tuple[str, ...]) -> dict[str, object]:
    """A fact as data, under the numbers of an edition: everything a program needs to ask it."""
    return {
        "key": fact.key,
        "domain": list(fact.domain),
        "answerer": fact.answerer.value,
        "asked_of": fact.asked_of.value,
        "where": fact.where.value,
        "stage": fact.stage.name.lower(),
        "given": cond_json(fact.given) if fact.given else None,
        "usual": fact.usual,
        "checklist": fact.screen or None,
        "judgement": fact.judgement,
        "laws": list(edition.own(fact.laws)),
        "read_by": list(readers),
    }


def cond_json(cond: Cond) -> object:
    """A condition as data: {"fact": …, "is": […]}, {"and": […]}, {"or": […]}, {"not": …}."""
    if cond.fact:
        return {"fact": cond.fact.key, "is": sorted(cond.values, key=str)}
    parts = [cond_json(part) for part in cond.parts]
    return {"not": parts[0]} if cond.op == "not" else {cond.op: parts}


def page_json(found: Page) -> dict[str, Any]:
    """A paragraph's page as data."""
    return {
        "ref": found.ref,
        "edition": found.edition.id,
        "status": found.status,
        "within": list(found.within),
        "counterpart": found.counterpart,
        "differs": found.differs,
        "provisions": [
            {
                "law": p.law,
                "slot": p.slot,
                "when": cond_json(p.when),
                "reads": [fact.key for fact in dict.fromkeys(p.when.reads())],
                "gives": {"outcome": p.then.id, "params": p.then.params},
                "strength": p.strength.value,
                "basis": p.basis.value,
                "unless": list(p.unless),
                "overrides": list(p.overrides),
                "see": list(p.see),
            }
            for p in found.provisions
        ],
    }
