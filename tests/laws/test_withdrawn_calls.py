"""What several kinds of incident say of one withdrawn call is the same."""

from __future__ import annotations

import pytest
from worlds import facts_of, outcomes, worlds

from arbitro.information.withdrawals import is_lifted
from arbitro.laws.core import Basis, Known, Strength
from arbitro.laws.outcomes import AssignForAwareness, WithdrawnRuleDoesNotApply
from arbitro.laws.profile import EDITIONS, edition

SIDES = ("others_information", "offenders_information")


def as_withdrawn(world: Known) -> dict[str, str | bool]:
    """An insufficient bid that was not accepted, as a withdrawn call."""
    told: dict[str, str | bool] = {"withdrawn.lawful": True, "withdrawn.replaced_by": "other"}
    if world.get("insufficient.lowest_same"):
        told["withdrawn.replaced_by"] = "lowest_bid"
        told["insufficient.both_natural"] = world.get("insufficient.both_natural", True)
    elif world.get("withdrawal.comparable", "no") != "no":
        told["withdrawn.replaced_by"] = "comparable_call"
    return told


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("side", SIDES)
def test_an_insufficient_bid_tells_what_any_withdrawn_call_tells(name: str, side: str) -> None:
    bids, calls = (edition(name).rulebooks[kind] for kind in ("insufficient_bid", "withdrawn_action"))
    seen = set()
    for world in worlds(facts_of(bids, f"insufficient.{side}")):
        if world.get("insufficient.accepted") is False:
            found = outcomes(bids, f"insufficient.{side}", world)
            assert {*found} == {*outcomes(calls, f"withdrawn.{side}", as_withdrawn(world))}, world
            seen |= {*found}
    assert len(seen) == 2


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("law", ["27B1(a)", "27B1(b)", "27B2", "27B3"])
def test_the_ledger_says_it_too(name: str, law: str) -> None:
    bids = edition(name).rulebooks["insufficient_bid"]
    for world in worlds(tuple(bids.facts.values())):
        if any(law in laws for laws in outcomes(bids, "insufficient.replacement", world).values()):
            told = {outcome for outcome, _ in outcomes(bids, "insufficient.offenders_information", world)}
            free = any(isinstance(outcome, WithdrawnRuleDoesNotApply) for outcome in told)
            assert free == is_lifted(law, True, name), world


@pytest.mark.parametrize("name", EDITIONS)
def test_awareness_of_damage_is_ruled_alike_in_every_kind(name: str) -> None:
    found = [p for book in edition(name).rulebooks.values() for p in book.provisions if p.then == AssignForAwareness()]
    assert {(p.law, p.strength, p.basis) for p in found} == {
        ("72C" if name == "LDB2017" else "23", Strength.DOES, Basis.TEXT)
    }
    assert len(found) > 5
