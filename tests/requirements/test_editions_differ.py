"""The worlds in which 2007 and 2017 differ on information are those of section 4 of the requirements, and no others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rulings import NEW, OLD

from arbitro.laws.core import Known
from arbitro.laws.difference import compare
from arbitro.laws.profile import edition
from arbitro.laws.rulebook import Leaf

sys.path.append(str(Path(__file__).parent.parent / "laws"))
from worlds import facts_of, worlds

BOOKS = {name: edition(name).rulebooks for name in (OLD, NEW)}
Predicate = Callable[[Known], bool]


def has(key: str, *values: object) -> Predicate:
    return lambda world: world.get(key) in values


def told(world: Known) -> bool:
    return world.get("partner.could_suggest") is True


# -- 16B: the information itself, the suggestion test, the chosen action, the Italian and French letters


def _action(world: Known, informed: bool) -> bool:
    """Could and no more; or an action that is no alternative, which 2007 leaves to the director."""
    if not informed or world.get("chain.alternative") != "both_limbs":
        return False
    if world.get("chain.suggested") == "could":
        counted = world.get("chain.chosen_is_alternative") is True or world.get("chain.counts_anyway") is True
        # neither edition finds an infraction where 2007 does not count it, but each names another limb
        return counted or world.get("chain.chosen_is_alternative") is False
    silent = world.get("chain.suggested") == "is" and world.get("chain.chosen_is_alternative") is False
    return silent and world.get("chain.counts_anyway") is False


def _infringes(world: Known, name: str) -> bool:
    if world.get("chain.alternative") != "both_limbs":
        return False
    if name == NEW:
        return world.get("chain.suggested") == "is"
    counted = world.get("chain.chosen_is_alternative") is True or world.get("chain.counts_anyway") is True
    return world.get("chain.suggested") in ("is", "could") and counted


def _score(world: Known, informed: bool) -> bool:
    return informed and _infringes(world, OLD) is not _infringes(world, NEW)


def _going_on(world: Known) -> bool:
    return told(world) and world.get("partner.moment") in ("reservation", "before_end")


def _letter(world: Known, informed: bool, new: tuple[str, ...], old: tuple[str, ...] = ()) -> bool:
    over = world.get("chain.alternative") == "both_limbs" and world.get("chain.suggested") == "generally"
    limbs = world.get("chain.alternative") == "one_limb" and world.get("chain.suggested") in ("is", "could")
    text = world.get("authority.governing_text")
    return informed and ((over and text in (*new, *old)) or (limbs and text == "italian"))


PARTNER: dict[str, Predicate] = {
    "partner.status": told,
    "partner.choice": _going_on,
    "partner.call_again": _going_on,
    "partner.action": lambda world: _action(world, told(world)),
    "partner.score": lambda world: _score(world, told(world)),
    "partner.letter": lambda world: _letter(world, told(world), ("french", "polish")),
    "partner.penalty": lambda world: told(world) and _infringes(world, NEW) and world["partner.deliberate"] is True,
}

# -- withdrawn actions: as from partner, but the editions' replacements differ


def _bound(world: Known) -> bool:
    return world.get("withdrawn.lawful") is True and world.get("withdrawn.replaced_by") == "other"


def _freed(world: Known) -> bool:
    """2017 lifts the restriction and 2007 does not: a comparable call, or the lowest bid where one is artificial."""
    comparable = world.get("withdrawn.lawful") is True and world.get("withdrawn.replaced_by") == "comparable_call"
    return comparable or world.get("insufficient.both_natural") is False


WITHDRAWN: dict[str, Predicate] = {
    "withdrawn.offenders_information": _freed,  # 26A and 27B1(a) of 2017
    "withdrawn.choice": lambda world: _bound(world) or _freed(world),
    "withdrawn.action": lambda world: _action(world, _bound(world)) or _freed(world),
    "withdrawn.score": lambda world: _score(world, _bound(world)) or _freed(world),
    "withdrawn.letter": lambda world: (
        _letter(world, _bound(world), ("french", "polish"), ("spanish",))
        or _letter(world, _freed(world), (), ("spanish",))
    ),
}

# -- other sources: the menu at could or at likely, after the first call (c) or (c) and (d), could have or has affected


def _menu(world: Known, name: str) -> bool:
    opening = ("likely", "could") if name == OLD else ("likely",)
    return world.get("extraneous.moment") == "no_call_yet" and world.get("extraneous.effect") in opening


def _late(world: Known) -> bool:
    return world.get("extraneous.moment") == "after_first_call"


def _remedy(world: Known) -> bool:
    if _late(world):  # what is refused in both: 2007 leaves nothing but to play on, 2017 another choice
        return True
    return _menu(world, OLD) and (not _menu(world, NEW) or world.get("extraneous.remedy") == "play_on")


def _affected(world: Known) -> bool:
    if world.get("extraneous.remedy") != "play_on":
        return _late(world)
    if _late(world) or _menu(world, NEW):
        return world.get("extraneous.affected") == "could"
    return _menu(world, OLD)


def _teams(world: Known) -> bool:
    artificial = world.get("extraneous.remedy") == "artificial" and world.get("extraneous.teams") is True
    return artificial and (_late(world) or (_menu(world, OLD) and not _menu(world, NEW)))


def _form_or_scoring(world: Known) -> bool:
    form, scoring = world.get("extraneous.form_lets_swap"), world.get("extraneous.scoring_lets_swap")
    swap = world.get("extraneous.remedy") == "swap" and world.get("extraneous.about_one_hand") is True
    french = world.get("authority.governing_text") == "french"
    return _menu(world, NEW) and swap and french and form is not scoring


EXTRANEOUS: dict[str, Predicate] = {
    "extraneous.hold": lambda world: _menu(world, OLD) and not _menu(world, NEW),
    "extraneous.remedy": _remedy,
    "extraneous.pending": lambda world: (
        (_menu(world, OLD) and not _menu(world, NEW)) if world.get("extraneous.remedy") == "play_on" else _late(world)
    ),
    "extraneous.score": _affected,
    "extraneous.teams": _teams,
    "extraneous.letter": _form_or_scoring,
}

# -- any other information: 16A3 and 16A4 are of 2007 alone

USED: dict[str, Predicate] = {
    "used.breach": has("used.source", "none_of_these"),
    "used.score": has("used.acted_on", True),
}

KINDS = {
    "partner_information": PARTNER,
    "withdrawn_action": WITHDRAWN,
    "extraneous_information": EXTRANEOUS,
    "information_used": USED,
}
SLOTS = [(kind, slot.key) for kind in KINDS for slot in edition(NEW).kind(kind).slots]


@pytest.mark.parametrize(("kind", "slot"), SLOTS)
def test_the_editions_differ_in_exactly_these_worlds(kind: str, slot: str) -> None:
    """Strength and paragraphs aside: what follows."""
    differs = KINDS[kind].get(slot, lambda _: False)
    facts = dict.fromkeys(fact for book in BOOKS.values() for fact in facts_of(book[kind], slot))
    ordered = tuple(fact for fact in edition(NEW).kind(kind).facts if fact in facts)
    for world in worlds(ordered):
        found = []
        for book in BOOKS.values():
            diagram = book[kind].restricted(world, {slot: book[kind].diagrams[slot]})[slot]
            assert isinstance(diagram, Leaf)
            found.append(diagram.answer and diagram.answer[0])
        assert (found[0] != found[1]) == bool(differs(world)), (world, found)


@pytest.mark.parametrize("kind", KINDS)
def test_the_difference_that_is_printed_is_of_these_slots(kind: str) -> None:
    printed = {d.slot.key for d in compare(kind, edition(OLD), edition(NEW)) if _outcomes_differ(d.one, d.other)}
    assert printed == set(KINDS[kind])


def _outcomes_differ(one: object, other: object) -> bool:
    return getattr(one, "outcome", None) != getattr(other, "outcome", None)
