"""Calls out of rotation (28-32) in every world of both editions: what the slots of one ruling say agrees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from worlds import outcomes, worlds

from arbitro.laws.core import Outcome, Role, Value
from arbitro.laws.outcomes import (
    AuctionGoesBack,
    CallCancelled,
    CallStands,
    FreeButBoundByInformation,
    LaterCallsCancelled,
    MayNotDouble,
    MustRepeatCall,
    TreatedAsLegal,
    WithdrawnRuleDoesNotApply,
    WithdrawnRuleEnds,
)
from arbitro.laws.profile import EDITIONS, edition

KINDS = ("pass", "bid", "double")
ALL = [pytest.param(name, kind, id=f"{name}-{kind}") for name in EDITIONS for kind in KINDS]


def rulings(name: str, kind: str) -> Iterator[tuple[dict[str, Value], dict[str, Outcome]]]:
    """Every world, and by slot what holds in it."""
    book = edition(name).rulebooks[f"{kind}_out_of_rotation"]
    read = frozenset().union(*(diagram.keys for diagram in book.diagrams.values()))
    for world in worlds(tuple(fact for key, fact in book.facts.items() if key in read)):
        held = {slot.key.partition(".")[2]: outcomes(book, slot.key, world) for slot in book.kind.slots}
        yield world, {slot: next(iter(found))[0] for slot, found in held.items() if found}


@pytest.mark.parametrize(("name", "kind"), ALL)
def test_what_becomes_of_a_call_that_partner_made_in_his_own_turn_is_said(name: str, kind: str) -> None:
    met = set()
    for world, ruling in rulings(name, kind):
        if (world.get("rotation.turn"), world.get("rotation.since")) != ("partner", "rightful"):
            continue
        stands = isinstance(ruling["call"], TreatedAsLegal)
        expected = LaterCallsCancelled if stands else CallStands | MayNotDouble
        assert isinstance(ruling["first"], expected), world
        assert stands or ruling["call"] == CallCancelled(Role.OFFENDER), world
        met.add(stands)
    assert met == {True, False}


@pytest.mark.parametrize(("name", "kind"), ALL)
def test_whoever_is_bound_by_a_cancelled_call_is_not_told_that_nothing_binds_him(name: str, kind: str) -> None:
    for world, ruling in rulings(name, kind):
        if isinstance(ruling.get("first"), FreeButBoundByInformation | CallStands):
            assert not isinstance(ruling["offenders_information"], WithdrawnRuleDoesNotApply), world
        if isinstance(ruling.get("offenders_information"), WithdrawnRuleEnds):
            assert "first" in ruling, world


@pytest.mark.parametrize(("name", "kind"), ALL)
def test_a_cancelled_call_says_who_may_use_it(name: str, kind: str) -> None:
    for world, ruling in rulings(name, kind):
        if isinstance(ruling["call"], AuctionGoesBack | CallCancelled):
            assert "others_information" in ruling, world
            settled = "partner" in ruling or isinstance(ruling["offender"], MustRepeatCall)
            assert not settled or {"offenders_information"} <= set(ruling), world
