"""16B: information from partner, row by row of the requirements."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from rulings import BOTH, NEW, OLD, Found, inquired, ruled

from arbitro.adjustment.chain import Suggests, chain_facts
from arbitro.adjustment.thresholds import Limbs
from arbitro.laws.facts.partner_information import CARRIERS

KIND = "partner_information"
HEARD = {"moment": "end_of_play", "carrier": "hesitation", "could_suggest": True}
INFRINGED = {"chain.alternative": "both_limbs", "chain.suggested": "is", "chain.chosen_is_alternative": True}
VERDICT = {"advantage": True, "deliberate": False}

LOGICAL, ONE_LIMB, NEITHER = Limbs(True, True), Limbs(True, False), Limbs(False, False)


def chain(edition: str, **facts: Any) -> dict[str, Found]:
    return ruled(KIND, edition, **HEARD, **VERDICT, **facts)


@pytest.mark.requirement("S000-11", "S001-36", "S002-10")
def test_2007_forbids_to_choose_among_alternatives_what_could_have_been_suggested_over_another() -> None:
    for suggested in ("is", "could"):
        facts = {**INFRINGED, "chain.suggested": suggested}
        assert chain(OLD, **facts)["action"].outcome == "action_infringed"
        assert chain(OLD, **facts)["action"].laws == ("16B1(a)",)
    silent = {**INFRINGED, "chain.chosen_is_alternative": False}
    asked = inquired(KIND, OLD, {**HEARD, **silent}).asks
    assert asked is not None
    assert asked.key == "chain.counts_anyway"  # not cleared silently, not condemned either: the director decides
    assert asked.facts[0].judgement
    for counts, outcome in ((True, "action_infringed"), (False, "action_allowed")):
        found = chain(OLD, **silent, **{"chain.counts_anyway": counts})["action"]
        assert (found.outcome, found.strength, found.basis) == (outcome, "judgement", "interpretation")


@pytest.mark.requirement("S003-09", "S004-09")
def test_2017_asks_whether_it_is_suggested_over_an_alternative_and_not_whether_the_action_is_one() -> None:
    assert chain(NEW, **INFRINGED)["action"].outcome == "action_infringed"
    assert chain(NEW, **{**INFRINGED, "chain.chosen_is_alternative": False})["action"].outcome == "action_infringed"
    could = chain(NEW, **{**INFRINGED, "chain.suggested": "could"})
    assert could["action"][:2] == ("action_allowed", ("receiver", "suggestion"))
    none = chain(NEW, **{"chain.alternative": "none"})
    assert none["action"][:2] == ("action_allowed", ("receiver", "alternative"))


@pytest.mark.requirement("S003-09", "S004-09")
@pytest.mark.parametrize("text", ["french", "polish", "english", "italian", "spanish"])
def test_a_text_without_over_another_is_flagged_and_the_comparison_stays_pairwise(text: str) -> None:
    facts = {"chain.alternative": "both_limbs", "chain.suggested": "generally", "authority.governing_text": text}
    found = chain(NEW, **facts)
    assert found["score"].outcome == "score_stands"
    assert ("letter" in found) == (text in ("french", "polish"))


SUGGESTED = ("is", "could", "no")


@pytest.mark.requirement("S000-11", "S002-10", "S003-09", "S004-09")
@pytest.mark.parametrize("edition", BOTH)
def test_the_table_of_verdicts_in_every_world(edition: str) -> None:
    """Section 6.3 of the requirements, every row, through the comparison of actions."""
    for own, other, suggested in product((LOGICAL, ONE_LIMB, NEITHER), (LOGICAL, NEITHER), SUGGESTED):
        facts = chain_facts("chosen", {"chosen": own, "other": other}, {"other": Suggests(suggested)})
        if other is NEITHER or suggested == "no" or (edition == NEW and suggested == "could"):
            verdict = "action_allowed"
        elif edition == OLD and own is not LOGICAL:
            verdict = "asked"
        else:
            verdict = "action_infringed"
        inquiry = inquired(KIND, edition, {**HEARD, **facts})
        if verdict == "asked":
            assert inquiry.asks is not None
            assert inquiry.asks.key == "chain.counts_anyway"
        else:
            assert chain(edition, **facts)["action"].outcome == verdict, (own, other, suggested)


@pytest.mark.requirement("S002-11")
def test_the_italian_letter_is_shown_where_the_two_readings_differ() -> None:
    facts = {"chain.alternative": "one_limb", "chain.suggested": "is", "authority.governing_text": "italian"}
    found = chain(OLD, **facts)
    assert found["score"].params == ("infraction",)  # both limbs decide
    assert found["letter"].params == ("or_limbs",)
    assert "letter" not in chain(OLD, **{**facts, "authority.governing_text": "english"})
    assert "letter" not in chain(NEW, **facts)


@pytest.mark.requirement("S000-16", "S001-40", "S002-16", "S003-14", "S004-14")
@pytest.mark.parametrize(("edition", "test"), [(OLD, "could"), (NEW, "is")])
def test_who_should_call_when_and_on_which_grounds(edition: str, test: str) -> None:
    for moment in ("reservation", "before_end"):
        facts = {**HEARD, "moment": moment, "reservation": "allowed", "disputed": False}
        found = ruled(KIND, edition, **facts)
        assert found["call_again"][:2] == ("call_when_play_ends", ("non_offending_side", test))
        assert found["call_again"].strength == "should"
        assert found["call_again"].laws == ("16B3",)


@pytest.mark.requirement("S000-17", "S002-17", "S003-15", "S001-40")
@pytest.mark.parametrize("edition", BOTH)
def test_calling_earlier_or_later_is_no_infraction_and_costs_nothing(edition: str) -> None:
    usual = chain(edition, **INFRINGED)
    for moment in ("before_end", "later"):
        found = ruled(KIND, edition, **{**HEARD, "moment": moment}, **INFRINGED, **VERDICT)
        assert found["timing"].outcome == "calling_now_is_no_infraction"
        assert found["score"] == usual["score"]


@pytest.mark.requirement("S000-18", "S002-18", "S003-16", "S004-15", "S001-40")
@pytest.mark.parametrize(("edition", "law"), [(OLD, "12C"), (NEW, "12C1")])
def test_the_score_is_adjusted_if_every_limb_holds_and_else_stands_by_the_limb_that_failed(
    edition: str, law: str
) -> None:
    found = chain(edition, **INFRINGED)["score"]
    assert found == Found("assign_adjusted_score", (), ("16B3", law), "shall", "text")
    without = ruled(KIND, edition, **HEARD, **INFRINGED, advantage=False, deliberate=False)
    assert without["score"][:2] == ("score_stands", ("advantage",))
    failed = {
        "infraction": {**HEARD, **VERDICT, "chain.alternative": "none"},
        "information": {**HEARD, "could_suggest": False},
    }
    for limb, facts in failed.items():
        assert ruled(KIND, edition, **facts)["score"][:2] == ("score_stands", (limb,))


@pytest.mark.requirement("S003-07", "S004-07", "S000-09")
def test_in_2017_the_information_is_unauthorised_by_itself_and_in_2007_the_choice_is_restricted() -> None:
    for carrier in CARRIERS:
        facts = {"moment": "before_end", "carrier": carrier, "unexpected_in": "basis", "could_suggest": True}
        assert ruled(KIND, NEW, **facts)["status"].outcome == "unauthorised_from_partner"
        assert ruled(KIND, OLD, **facts)["status"].outcome == "extraneous_from_partner"
        assert ruled(KIND, OLD, **facts)["choice"].params[-1] == "could"
        for edition, law in ((OLD, "73C"), (NEW, "73C1")):
            told = ruled(KIND, edition, **facts)["receiver"]
            assert (told.outcome, told.strength, told.laws) == ("must_avoid_advantage", "must", (law,))


@pytest.mark.requirement("S000-10", "S002-12")
@pytest.mark.parametrize("edition", BOTH)
def test_the_test_by_which_an_alert_was_unexpected_is_asked_and_printed(edition: str) -> None:
    facts = {**HEARD, **VERDICT, **INFRINGED, "carrier": "unexpected_alert"}
    for test in ("basis", "auction", "both"):
        found = ruled(KIND, edition, **facts, unexpected_in=test)
        assert found["unexpected"].params == (test,)
        assert found["unexpected"].basis == "interpretation"
        assert found["score"].outcome == "assign_adjusted_score"
    expected = ruled(KIND, edition, **facts, unexpected_in="neither")
    assert expected["score"].params == ("information",)


RESERVING = {"moment": "reservation", "carrier": "hesitation", "could_suggest": True}


@pytest.mark.requirement("S000-13", "S001-37", "S002-13", "S003-11", "S004-11")
@pytest.mark.requirement("S000-14", "S001-38", "S002-14", "S003-12", "S004-12")
@pytest.mark.parametrize("edition", BOTH)
def test_rights_are_reserved_as_the_authority_has_it(edition: str) -> None:
    for value, outcome in (
        ("allowed", "may_reserve_rights"),
        ("forbidden", "no_reservation"),
        ("must_call_director", "call_instead_of_reserving"),
    ):
        found = ruled(KIND, edition, **RESERVING, reservation=value, disputed=False)["reservation"]
        assert (found.outcome, found.laws) == (outcome, ("16B2",))
    open_ = inquired(KIND, edition, {"moment": "reservation"})
    assert open_.asks is not None
    assert open_.asks.key == "authority.reservation"  # unknown is asked, not guessed


@pytest.mark.requirement("S000-15", "S001-39", "S002-15", "S003-13", "S004-13")
@pytest.mark.parametrize("edition", BOTH)
def test_who_disputes_that_information_passed_should_have_the_director_called(edition: str) -> None:
    facts = {**RESERVING, "reservation": "allowed"}
    disputed = ruled(KIND, edition, **facts, disputed=True)["dispute"]
    assert (disputed.outcome, disputed.params, disputed.strength) == (
        "opponents_should_call",
        ("offending_side",),
        "should",
    )
    assert ruled(KIND, edition, **facts, disputed=False)["dispute"].outcome == "passing_undisputed"
