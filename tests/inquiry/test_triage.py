"""What happened? Every kind of incident is found in at most five answers, in the order in which the Laws are tested."""

from __future__ import annotations

import pytest

from arbitro.errors import InputError, LawDataError
from arbitro.inquiry import rule
from arbitro.inquiry.triage import AT_MOST, TRIAGE, Answer, Ask, Found, _checked, follow, questions, roads
from arbitro.language.words import LANGUAGES, words
from arbitro.laws.profile import EDITIONS, Profile, edition
from arbitro.laws.ref import covers

ROADS = [(tuple((ask.key, answer.key) for ask, answer in road), found) for road, found in roads()]
PLACE = {found.kind: i for i, (_, found) in reversed(list(enumerate(ROADS)))}  # the first road to each kind


@pytest.mark.parametrize("name", EDITIONS)
def test_every_kind_of_incident_is_found_and_no_other(name: str) -> None:
    assert {found.kind for _, found in ROADS} == {kind.key for kind in edition(name).kinds}


def test_no_road_is_longer_than_five_answers_and_none_ends_nowhere() -> None:
    assert max(len(road) for road, _ in ROADS) <= AT_MOST
    for told, found in ROADS:
        assert follow(told)[1] == found
        for length in range(len(told)):
            ask = follow(told[:length])[1]
            assert isinstance(ask, Ask)
            assert len(ask.answers) > 1


def test_the_order_is_that_of_the_laws() -> None:
    """Cards; a slip; calls together; calls never allowed; turns; sufficiency; a change; cards shown; information."""
    order = [
        "cards_from_wrong_board",
        "board_wrong",
        "cards_miscounted",
        "card_missing",
        "board_fouled",
        "call_changed",
        "calls_simultaneous",
        "double_inadmissible",
        "call_when_barred",
        "bid_above_seven",
        "call_after_auction",
        "pass_out_of_rotation",
        "insufficient_bid",
        "card_exposed_in_auction",
        "misinformation",
        "partner_information",
        "withdrawn_action",
        "extraneous_information",
    ]
    assert sorted(order, key=PLACE.__getitem__) == order
    assert [told[-1] for told, found in ROADS if found.kind == "call_changed"] == [
        ("slip", "yes"),
        ("turn", "again"),
        ("call", "changed"),
    ]


@pytest.mark.parametrize("kind", ["insufficient_bid", "double_inadmissible", "bid_out_of_rotation", "bid_above_seven"])
def test_a_slip_is_asked_about_before_a_call_is_taken_as_too_low_or_out_of_turn(kind: str) -> None:
    [told] = [told for told, found in ROADS if found.kind == kind]
    assert told[:2] == (("what", "call"), ("slip", "no"))


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("found", [found for _, found in ROADS if found.told], ids=lambda found: found.kind)
def test_what_the_road_has_settled_is_not_asked_again(name: str, found: Found) -> None:
    inquiry = rule(found.kind, profile=Profile(name))
    for key, value in found.told.items():
        inquiry = inquiry.tell(key, value)
    assert inquiry.told == dict(found.told)
    assert inquiry.asks is not None
    assert not found.told.keys() & {fact.key for fact in inquiry.asks.facts}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_paragraph_named_is_one_of_the_edition(name: str) -> None:
    of = edition(name)
    for road, _ in roads():
        for _, answer in road:
            for ref in of.own(answer.laws):
                assert any(covers(ref, known) for known in of.paragraphs), ref


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_has_words(language: str) -> None:
    say = words(language)
    for key, ask in questions().items():
        for attribute in ("short", "note", *(f"is-{answer.key}" for answer in ask.answers)):
            assert say.has(f"triage-{key}", attribute), (key, attribute)
        said = [say(f"triage-{key}", f"is-{answer.key}") for answer in ask.answers]
        assert len(set(said)) == len(said)


def test_an_answer_given_again_counts_and_one_off_the_road_is_refused() -> None:
    assert follow([("what", "cards"), ("what", "score")])[1] == Found("adjusted_score")
    for told, code, hint in (
        ([("wat", "call")], "unknown-question", "what"),
        ([("what", "cal")], "unknown-value", "call"),
        ([("what", "cards"), ("call", "lo")], "unknown-value", "low"),
        ([("call", "low")], "triage-road", ""),
        ([("what", "score"), ("call", "low")], "triage-road", ""),
    ):
        with pytest.raises(InputError) as error:
            follow(told)
        assert (error.value.code, error.value.hint) == (code, hint)


@pytest.mark.parametrize(
    "wrong",
    [
        Ask("a", (Answer("one", (), Found("revoke")),)),
        Ask("a", (Answer("one", (), Found("revoke")), Answer("one", (), Found("attention")))),
        Ask("a", (Answer("one", (), Found("revoke")), Answer("two", (), Found("rewoke")))),
        Ask("a", (Answer("one", (), Found("revoke")), Answer("two", (), Found("revoke", {"revoke.limp": True})))),
        Ask("a", (Answer("one", (), Found("revoke")), Answer("two", (), Found("revoke", {"revoke.limb": True})))),
        Ask("a", (Answer("one", (), TRIAGE), Answer("two", (), Ask("what", TRIAGE.answers[:2])))),
    ],
    ids=["one answer", "an answer twice", "no such kind", "no such fact", "no such value", "a question twice"],
)
def test_a_defect_stops_the_import(wrong: Ask) -> None:
    with pytest.raises(LawDataError):
        _checked(wrong)


def test_a_road_too_long_stops_the_import() -> None:
    longer: Answer = Answer("on", (), TRIAGE)
    for key in "abc":
        longer = Answer("on", (), Ask(key, (longer, Answer("off", (), Found("revoke")))))
    with pytest.raises(LawDataError):
        _checked(Ask("d", (longer, Answer("off", (), Found("revoke")))))
