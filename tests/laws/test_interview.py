"""The interview: it ends, asks nothing needless, rules as if all were known, and keeps what was said."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.inquiry import Inquiry, rule
from arbitro.inquiry.inquiry import Step
from arbitro.laws.core import Answerer, Kind, Stage, Value
from arbitro.laws.profile import EDITIONS, Profile, edition
from arbitro.laws.rulebook import Leaf, Rulebook, applies, nodes

KINDS = [(name, kind.key) for name in EDITIONS for kind in edition(name).kinds]


def world_of(kind: Kind, choose: random.Random, *, usual: bool) -> dict[str, Value]:
    """A whole world: every fact that makes sense in it, by chance; with `usual` mostly as things are."""
    world: dict[str, Value] = {}
    for fact in kind.facts:
        if applies(fact, world):
            ordinary = usual and choose.random() < 0.8
            world[fact.key] = fact.usual if ordinary else choose.choice(fact.domain)
    return world


def settled(book: Rulebook, world: dict[str, Value]) -> dict[str, object]:
    """Slot by slot, the outcome with everything known."""
    diagrams = book.restricted(world)
    return {key: d.answer for key, d in diagrams.items() if isinstance(d, Leaf)}


@pytest.mark.parametrize(("name", "kind"), KINDS)
@settings(max_examples=300)
@given(seed=st.integers(0, 2**32), usual=st.booleans())
def test_the_interview_ends_asks_only_what_matters_and_rules_as_if_all_were_known(
    name: str, kind: str, seed: int, usual: bool
) -> None:
    inquiry = rule(kind, profile=Profile(name)).at(Stage.REVIEW)
    book = inquiry.rulebook
    world = world_of(book.kind, random.Random(seed), usual=usual)
    whole = settled(book, world)
    while (question := inquiry.asks) is not None:
        for fact in question.facts:
            assert fact.key in world, "asks for something that makes no sense here"
            assert fact.key not in inquiry.known
            assert any(fact is node.fact for d in inquiry._diagrams.values() for node in nodes(d)), "cannot matter"
        for fact, consequences in question.consequences:
            said = next(c for c in consequences if c.value == world[fact.key])
            for finding in said.settled:
                if len(question.facts) == 1:
                    assert whole[finding.slot.key] == (finding.outcome, finding.strength)
        inquiry = replace(inquiry, steps=(*inquiry.steps, Step(tuple((f.key, world[f.key]) for f in question.facts))))
    found = {f.slot.key: (f.outcome, f.strength) for f in inquiry.ruling.outcomes}
    assert found == {key: answer for key, answer in whole.items() if answer}
    assert inquiry.ruling.is_final
    assert Inquiry.from_json(inquiry.to_json()) == inquiry


@pytest.mark.parametrize("name", EDITIONS)
def test_questions_do_not_depend_on_the_order_of_the_provisions(name: str) -> None:
    of = edition(name)
    book = of.rulebooks["revoke"]
    for seed in range(5):
        shuffled = list(book.provisions)
        random.Random(seed).shuffle(shuffled)
        other = Rulebook(name, book.kind, tuple(shuffled))
        for seed2 in range(40):
            world = world_of(book.kind, random.Random(seed2), usual=True)
            known: dict[str, Value] = {}
            for _ in range(40):
                mine = book.open_facts(book.restricted(known), known)
                assert mine == other.open_facts(other.restricted(known), known)
                if not mine:
                    break
                known[mine[0].key] = world[mine[0].key]


@cache
def _counts(state: tuple[object, ...]) -> tuple[int, float]:
    """(longest, mean) number of questions from here on, players' choices left aside, by the facts' own odds."""
    inquiry = _at[state]
    facts = inquiry.due
    if not facts:
        return 0, 0.0
    if facts[0].screen:
        none = math.prod(fact.weight(False) for fact in facts)
        ticks = sum(fact.weight(True) for fact in facts)
        answers = [(tuple((f.key, False) for f in facts), none)]
        answers += [
            (tuple((f.key, f is ticked) for f in facts), (1 - none) * ticked.weight(True) / ticks) for ticked in facts
        ]
    else:
        answers = [(((facts[0].key, value),), facts[0].weight(value)) for value in facts[0].domain]  # type: ignore[misc]
    longest, mean = 0, 0.0
    for pairs, odds in answers:
        longer, further = _counts(_remember(replace(inquiry, steps=(*inquiry.steps, Step(pairs)))))
        longest, mean = max(longest, longer), mean + odds * further
    counted = facts[0].answerer is not Answerer.PLAYER
    return longest + counted, mean + counted


_at: dict[tuple[object, ...], Inquiry] = {}


def _remember(inquiry: Inquiry) -> tuple[object, ...]:
    _at.setdefault(inquiry.state, inquiry)
    return inquiry.state


RECORD: dict[str, Value] = {
    "revoke.limb": "suit_led",
    "revoke.offender": "defender",
    "revoke.since": "led_or_played",
    "revoke.trick_twelve": False,
    "revoke.earlier_same_suit": False,
    "revoke.other_side_too": False,
    "revoke.trick_won_by": "other_side",
    "revoke.won_later": True,
}


@pytest.mark.parametrize("name", EDITIONS)
def test_a_revoke_needs_no_more_questions_than_the_goal(name: str) -> None:
    """Paper: at most 12, 8.0 in the mean; with a record at most 6, 4.4 in the mean."""
    start = rule("revoke", profile=Profile(name)).at(Stage.END_OF_PLAY)
    longest, mean = _counts(_remember(start))
    assert longest < 12
    assert mean < 8.0
    longest, mean = _counts(_remember(replace(start, derived=RECORD)))
    assert longest <= 6
    assert mean <= 4.4


def test_telling_is_immutable_and_a_change_replays_and_is_kept_in_the_transcript() -> None:
    start = rule("revoke")
    told = start.tell("revoke.limb", "suit_led").tell("revoke.noticed", "during_play")
    told = told.tell("revoke.offender", "declarer").tell("revoke.since", "claimed")
    told = told.tell("revoke.exceptions", []).tell("revoke.claim_undone", True)
    assert start.told == {}
    changed = told.tell("revoke.since", "nothing")
    assert changed.told["revoke.since"] == "nothing"
    assert "revoke.claim_undone" not in changed.told, "it makes no sense any more"
    withdrawn = [pair for step in changed.steps if step.withdrawn for pair in step.answers]
    assert ("revoke.since", "claimed") in withdrawn
    assert ("revoke.claim_undone", True) in withdrawn
    assert changed.told.keys() - {"revoke.since"} == told.told.keys() - {"revoke.since", "revoke.claim_undone"}
    assert Inquiry.from_json(changed.to_json()) == changed


def test_back_takes_the_last_answer_and_keeps_it_in_the_transcript() -> None:
    told = rule("revoke").tell("revoke.limb", "suit_led").tell("revoke.noticed", "after_play")
    back = told.back()
    assert back.told == {"revoke.limb": "suit_led"}
    assert back.now is Stage.PLAY
    assert back.steps[-1].withdrawn
    assert back.back().back().back().told == {}


def test_a_ruling_during_play_watches_what_only_the_end_can_tell() -> None:
    inquiry, unused = rule("revoke").answering(
        {
            "revoke.limb": "suit_led",
            "revoke.noticed": "during_play",
            "revoke.offender": "defender",
            "revoke.since": "led_or_played",
            "revoke.exceptions": [],
            "revoke.trick_won_by": "other_side",
        }
    )
    assert unused == ()
    assert inquiry.ruling.complete
    assert not inquiry.ruling.is_final
    watched = {watch.fact.key: {a[0].id for a in watch.possible} for watch in inquiry.ruling.watch}
    assert list(watched) == ["revoke.won_later", "revoke.undercompensated", "revoke.could_have_known"]
    assert watched["revoke.won_later"] == {"transfer_tricks"}
    later = inquiry.at(Stage.END_OF_PLAY)
    assert later.asks is not None
    assert later.asks.key == "revoke.won_later"


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("revoke.limp", "suit_led", "unknown-fact"),
        ("revoke.limb", "suitled", "unknown-value"),
        ("revoke.limb", True, "unknown-value"),
        ("revoke.trick_twelve", "yes", "unknown-value"),
        ("revoke.exceptions", ["revoke.limb"], "unknown-fact"),
        ("revoke.exceptions", True, "checklist-value"),
    ],
)
def test_an_unknown_fact_or_value_is_one_error_with_the_nearest_valid_one(key: str, value: object, code: str) -> None:
    with pytest.raises(InputError) as told:
        rule("revoke").tell(key, value)  # type: ignore[arg-type]
    assert told.value.code == code
    with pytest.raises(InputError):
        rule("revoke").answering({key: value})


def test_unknown_kind_edition_and_authority_are_named_with_the_nearest_one() -> None:
    with pytest.raises(InputError) as error:
        rule("rewoke")
    assert error.value.hint == "revoke"
    with pytest.raises(InputError) as error:
        Profile("LDB2071")
    assert error.value.hint == "LDB2017"
    with pytest.raises(InputError):
        Profile("LDB2017", "XYZ")
