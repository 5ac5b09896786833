"""The interview: it ends, asks nothing needless, rules as if all were known, and keeps what was said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worlds import facts_of, holds

from arbitro.errors import InputError
from arbitro.inquiry import Inquiry, rule
from arbitro.inquiry.inquiry import Step
from arbitro.language.ruling import finding_line, question_text, ruling_text
from arbitro.language.words import words
from arbitro.laws.core import Fact, Kind, Section, Stage, Value
from arbitro.laws.derive import derive
from arbitro.laws.profile import EDITIONS, Profile, edition
from arbitro.laws.rulebook import Leaf, Rulebook, applies, nodes
from arbitro.model import Board, Contract, Deal, Seat
from arbitro.table import PLAYED, TableRecord
from bench.counting import Counter

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


RECORD: dict[str, Value] = {  # what a record of a whole play holds of a defender's revoke
    "revoke.limb": "suit_led",
    "revoke.offender": "defender",
    "revoke.trick_twelve": False,
    "revoke.earlier_same_suit": False,
    "revoke.other_side_too": False,
    "revoke.since": "led_or_played",
    "revoke.turn_told_wrong": False,
    "revoke.trick_won_by": "other_side",
    "revoke.won_later": True,
}


def test_a_record_of_a_whole_play_holds_what_the_goal_takes_for_granted() -> None:
    deal = Deal.parse("N:AK42.T98.432.432 QJT9.432.765.765 8765.AKQ.AKQ.AKQ 3.J765.JT98.JT98")
    contract = Contract.parse("3N", Seat.S, vulnerable=False)
    tricks = "H5 H8 D5 HA  HK H6 H9 H2  S5 S3 S2 S9"  # East does not follow, plays on, and wins the third trick
    record = TableRecord(Board.of(1), deal, tuple(PLAYED[code] for code in tricks.split()), contract)
    [irregularity] = record.irregularities
    assert derive(record, irregularity) == RECORD


@pytest.mark.parametrize(("name", "mean_told", "mean_recorded"), [("LDB2017", 6.25, 1.83), ("LDB2007", 6.18, 1.83)])
def test_a_revoke_needs_no_more_questions_than_the_goal(name: str, mean_told: float, mean_recorded: float) -> None:
    """The figures of docs/why.md."""
    start = rule("revoke", profile=Profile(name)).at(Stage.END_OF_PLAY)
    asked = Counter().counts(start).asked
    assert (asked.longest, round(asked.mean, 2)) == (11, mean_told)
    asked = Counter().counts(replace(start, derived=RECORD)).asked
    assert (asked.longest, round(asked.mean, 2)) == (2, mean_recorded)
    asked = Counter().counts(replace(start, derived=RECORD | {"revoke.trick_twelve": True})).asked
    assert asked.longest == 6


@pytest.mark.parametrize(("name", "longest"), [("LDB2017", 5), ("LDB2007", 6)])
def test_a_changed_call_needs_no_more_questions_than_a_printed_flow_chart(name: str, longest: int) -> None:
    start = rule("call_changed", profile=Profile(name)).at(Stage.REVIEW)
    asked = Counter().counts(start).asked
    assert asked.longest == longest
    assert asked.mean < 3.4


# -- what an answer leads to


def without_exceptions(facts: tuple[Fact, ...], known: dict[str, Value], stage: Stage) -> Iterator[dict[str, Value]]:
    """The worlds in which nothing is ticked on the checklists that can be asked by then, but what is known to be."""
    if not facts:
        yield known
        return
    first, rest = facts[0], facts[1:]
    if first.key in known or not applies(first, known):
        yield from without_exceptions(rest, known, stage)
        return
    for value in (False,) if first.screen and first.stage <= stage else first.domain:
        yield from without_exceptions(rest, {**known, first.key: value}, stage)


MANY = 20  # worlds looked at for one slot after one answer
looked_at: set[tuple[object, ...]] = set()  # questions that were shown to be right in an example before


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("stage", [Stage.END_OF_PLAY, Stage.REVIEW])
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_what_ordinarily_follows_is_what_full_knowledge_gives_where_no_exception_applies(
    name: str, stage: Stage, seed: int
) -> None:
    """By the plain evaluator: what is announced comes in every such world, and what comes in every one is announced."""
    choose = random.Random(seed)
    inquiry = rule("revoke", profile=Profile(name)).at(stage)
    book = inquiry.rulebook
    slots = {
        slot.key: (facts_of(book, slot.key), tuple(p for p in book.provisions if p.slot == slot.key))
        for slot in book.kind.slots
    }
    world = world_of(book.kind, choose, usual=True)
    while (question := inquiry.asks) is not None:
        place = (name, *inquiry.state)
        for fact, consequences in question.consequences if place not in looked_at else ():
            for said in consequences:
                answered = {other.key: False for other in question.facts} | {fact.key: said.value}
                known = {**inquiry.known, **answered}
                announced = {
                    f.slot.key: (f.outcome, f.strength)
                    for f in (*inquiry.ruling.outcomes, *said.settled, *said.ordinary)
                }
                for slot, (facts, among) in slots.items():
                    found = list(islice(without_exceptions(facts, known, stage), MANY))
                    ends = {next(((p.then, p.strength) for p in among if holds(p, among, one)), None) for one in found}
                    if slot in announced:
                        assert ends == {announced[slot]}
                    elif len(found) < MANY:
                        assert ends == {None} or len(ends) > 1
        looked_at.add(place)
        inquiry = replace(inquiry, steps=(*inquiry.steps, Step(tuple((f.key, world[f.key]) for f in question.facts))))


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_none_of_these_on_a_checklist_leads_to_what_is_then_ruled(name: str, language: str) -> None:
    say = words(language)
    shown = 0
    for seed in range(80):
        inquiry = rule("revoke", profile=Profile(name)).at(Stage.REVIEW)
        world = world_of(inquiry.kind, random.Random(seed), usual=True)
        while (question := inquiry.asks) is not None:
            text = question_text(inquiry, say)
            assert text
            if not question.is_checklist:
                assert text.none_leads_to == ()
            else:
                none = question.consequences[0][1][0]
                assert none.value is False
                told = inquiry.tell(question.key, [])
                lines = {line.text for part in ruling_text(told, say).parts for line in part.lines}
                now = {finding.slot.key for finding in inquiry.ruling.outcomes}
                settled = [finding for finding in told.ruling.outcomes if finding.slot.key not in now]
                assert list(none.settled) == settled
                leads = text.none_leads_to
                assert [line.text for line in leads[: len(settled)]] == [
                    finding_line(finding, say).text for finding in settled
                ]
                assert {line.text for line in leads[: len(settled)]} <= lines
                later = [f for f in none.ordinary if f.slot.section is not Section.INFORMATION]
                assert [line.text for line in leads[len(settled) :]] == [
                    say("option-ordinarily", text=finding_line(finding, say).text) for finding in later
                ]
                for option in text.options:  # a line says only what differs
                    assert not {line.text for line in option.leads_to} & {line.text for line in leads}
                shown += bool(leads)
            inquiry = replace(
                inquiry, steps=(*inquiry.steps, Step(tuple((f.key, world[f.key]) for f in question.facts)))
            )
    assert shown > 40


def test_before_the_checklist_of_an_established_revoke_it_is_said_what_ordinarily_follows() -> None:
    told = rule("revoke").tell("revoke.limb", "suit_led").tell("revoke.noticed", "after_play")
    asks = told.tell("revoke.offender", "defender").asks
    assert asks
    [(_, consequences)] = asks.consequences
    ordinary = {c.value: {f.outcome.id for f in (*c.settled, *c.ordinary)} for c in consequences}
    assert "trick_stands" in ordinary["led_or_played"]
    assert "answers_contradict" in ordinary["nothing"]
    assert "trick_stands" in ordinary["designated"]
    assert not ordinary["claimed"] & {"trick_stands", "correct_revoke"}, "a claim may be undone"


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


def test_an_answer_that_makes_no_sense_is_heard_and_changes_nothing() -> None:
    start = rule("revoke").tell("revoke.limb", "suit_led").tell("revoke.offender", "declarer")
    told = start.tell("revoke.unplayed_penalty_card", True)  # a defender's matter
    assert told.told == start.told
    assert told.known == start.known
    assert (told.asks, told.ruling) == (start.asks, start.ruling)
    assert told.steps == (*start.steps, Step((("revoke.unplayed_penalty_card", True),), withdrawn=True))
    assert Inquiry.from_json(told.to_json()) == told
    assert told.back() == replace(start.back(), steps=(*start.back().steps, told.steps[-1]))
    opened = told.tell("revoke.offender", "defender")
    assert "revoke.unplayed_penalty_card" not in opened.told, "it would have to be told again"
    assert opened.tell("revoke.unplayed_penalty_card", True).told["revoke.unplayed_penalty_card"] is True


def test_an_answer_that_may_yet_make_sense_stands() -> None:
    told = rule("revoke").tell("revoke.claim_undone", True)
    assert told.told == {"revoke.claim_undone": True}


def test_on_a_checklist_a_line_that_makes_no_sense_is_left_out() -> None:
    start = rule("revoke").tell("revoke.limb", "suit_led").tell("revoke.noticed", "during_play")
    start = start.tell("revoke.offender", "declarer").tell("revoke.since", "nothing")
    told = start.tell("revoke.exceptions", ["revoke.dummy_lost_rights", "revoke.unplayed_penalty_card"])
    assert told.told["revoke.dummy_lost_rights"] is True
    assert "revoke.unplayed_penalty_card" not in told.told
    alone = start.tell("revoke.exceptions", ["revoke.turn_told_wrong"])
    assert "revoke.turn_told_wrong" not in alone.told


PLAIN = rule("revoke").tell("revoke.limb", "suit_led").tell("revoke.trick_twelve", False).to_json()
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=2),
    max_leaves=4,
)
KEYS = st.sampled_from([*PLAIN, "answers", "revoke.limb", "withdrawn"])


@settings(max_examples=400)
@given(key=KEYS, junk=JUNK, step=st.booleans())
def test_data_of_the_wrong_type_is_an_input_error_and_nothing_else(key: str, junk: object, step: bool) -> None:
    data = {**PLAIN, "steps": [{"answers": {"revoke.limb": "suit_led"}, key: junk}]} if step else {**PLAIN, key: junk}
    try:
        inquiry = Inquiry.from_json(data)
    except InputError:
        return
    assert inquiry.kind_key == "revoke"
    assert Inquiry.from_json(inquiry.to_json()) == inquiry, "what is taken is sound"
    assert inquiry.ruling.complete is not bool(inquiry.asks)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "json-type"),
        ([], "json-type"),
        ("revoke", "json-type"),
        ({}, "unknown-kind"),
        ({"kind": "rewoke"}, "unknown-kind"),
        ({"kind": 1}, "json-type"),
        ({"kind": ["revoke"]}, "json-type"),
        ({1: "revoke"}, "unknown-key"),
        ({"kind": "revoke", "stage": 2}, "json-type"),
        ({"kind": "revoke", "stage": "later"}, "unknown-stage"),
        ({"kind": "revoke", "edition": 2017}, "json-type"),
        ({"kind": "revoke", "edition": "LDB2071"}, "unknown-edition"),
        ({"kind": "revoke", "offender": "Q"}, "unknown-seat"),
        ({"kind": "revoke", "offender": 1}, "json-type"),
        ({"kind": "revoke", "derived": []}, "json-type"),
        ({"kind": "revoke", "derived": {"revoke.limb": ["suit_led"]}}, "unknown-value"),
        ({"kind": "revoke", "derived": {"revoke.trick_twelve": 1}}, "unknown-value"),
        ({"kind": "revoke", "derived": {1: True}}, "unknown-fact"),
        ({"kind": "revoke", "steps": {}}, "json-type"),
        ({"kind": "revoke", "steps": "all"}, "json-type"),
        ({"kind": "revoke", "steps": [1]}, "json-type"),
        ({"kind": "revoke", "steps": [{}]}, "json-type"),
        ({"kind": "revoke", "steps": [{"answers": ["revoke.limb"]}]}, "json-type"),
        ({"kind": "revoke", "steps": [{"answers": {"revoke.limb": None}}]}, "unknown-value"),
        ({"kind": "revoke", "steps": [{"answers": {"revoke.limb": {}}}]}, "unknown-value"),
        ({"kind": "revoke", "steps": [{"answers": {"revoke.limp": "suit_led"}}]}, "unknown-fact"),
    ],
)
def test_ill_typed_data_says_what_is_wrong(data: Any, code: str) -> None:
    with pytest.raises(InputError) as told:
        Inquiry.from_json(data)
    assert told.value.code == code


def test_unknown_kind_edition_and_authority_are_named_with_the_nearest_one() -> None:
    with pytest.raises(InputError) as error:
        rule("rewoke")
    assert error.value.hint == "revoke"
    with pytest.raises(InputError) as error:
        Profile("LDB2071")
    assert error.value.hint == "LDB2017"
    with pytest.raises(InputError):
        Profile("LDB2017", "XYZ")
