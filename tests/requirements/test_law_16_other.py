"""16A3 and 16A4 of 2007, withdrawn actions and other sources, row by row of the requirements."""

from __future__ import annotations

from typing import Any

import pytest
from rulings import BOTH, NEW, OLD, Found, inquired, ruled

from arbitro.laws.core import Stage
from arbitro.laws.facts.extraneous_information import WAYS

LETTER = {"withdrawn": {OLD: "16D", NEW: "16C"}, "elsewhere": {OLD: "16C", NEW: "16D"}}


# ------------------------------------------------------------------------------------------ the general paragraphs


@pytest.mark.requirement("S000-07", "S002-07")
def test_a_breach_by_other_information_cites_16a3_in_2007_and_nothing_of_the_kind_in_2017() -> None:
    used = {"source": "none_of_these", "acted_on": True, "damage": False}
    assert ruled("information_used", OLD, **used)["breach"][:3] == ("extraneous_used", (), ("16A3",))
    assert ruled("information_used", OLD, **used)["breach"].strength == "may_not"
    assert ruled("information_used", OLD, source="none_of_these", acted_on=False)["breach"].outcome == (
        "extraneous_not_used"
    )
    found = ruled("information_used", NEW, **used)
    assert not any(law.startswith("16A") for each in found.values() for law in each.laws)


@pytest.mark.requirement("S000-08", "S002-08")
def test_16a4_adjusts_a_breach_that_did_damage_and_is_not_there_in_2017() -> None:
    used = {"source": "none_of_these", "acted_on": True}
    assert ruled("information_used", OLD, **used, damage=True)["score"] == Found(
        "assign_adjusted_score", (), ("16A4", "12C"), "does", "text"
    )
    assert ruled("information_used", OLD, **used, damage=False)["score"][:2] == ("score_stands", ("damage",))
    assert "score" not in ruled("information_used", NEW, **used)


# ------------------------------------------------------------------------------------------------ withdrawn actions

LAWFUL = {"lawful": True, "replaced_by": "other"}
INFRINGED = {"chain.alternative": "both_limbs", "chain.suggested": "is", "chain.chosen_is_alternative": True}


def withdrawn(edition: str, **facts: Any) -> dict[str, Found]:
    return ruled("withdrawn_action", edition, **LAWFUL, **facts)


@pytest.mark.requirement("S000-27", "S002-28", "S003-17", "S004-16")
@pytest.mark.parametrize("edition", BOTH)
def test_the_paragraph_applies_only_where_a_law_provides_for_the_withdrawal(edition: str) -> None:
    found = ruled("withdrawn_action", edition, lawful=False)
    assert {slot: each.outcome for slot, each in found.items()} == {"route": "rule_other_irregularity_first"}


@pytest.mark.requirement("S000-28", "S002-29", "S003-18", "S004-17")
@pytest.mark.requirement("S000-29", "S002-30", "S003-19", "S004-18")
@pytest.mark.parametrize("edition", BOTH)
def test_what_was_withdrawn_is_for_the_one_side_and_not_for_the_other_whoever_withdrew(edition: str) -> None:
    letter = LETTER["withdrawn"][edition]
    found = withdrawn(edition, **{"chain.alternative": "none"})
    assert found["others_information"][:3] == (
        "withdrawn_actions_authorised",
        ("non_offending_side",),
        (f"{letter}1",),
    )
    assert found["offenders_information"][:3] == (
        "withdrawn_actions_unauthorised",
        ("offending_side",),
        (f"{letter}2",),
    )


@pytest.mark.requirement("S000-30", "S002-31")
def test_2007_restricts_the_choice_among_alternatives_after_a_withdrawal_too() -> None:
    for suggested in ("is", "could"):
        found = withdrawn(OLD, **{**INFRINGED, "chain.suggested": suggested}, damage=True)
        assert found["action"][:3] == ("action_infringed", ("offending_side",), ("16D2",))
        assert found["score"] == Found("assign_adjusted_score", (), ("16A4", "12C"), "does", "text")
    silent = {**LAWFUL, **INFRINGED, "chain.chosen_is_alternative": False}
    asked = inquired("withdrawn_action", OLD, silent).at(Stage.END_OF_PLAY).asks
    assert asked is not None
    assert asked.key == "chain.counts_anyway"
    letter = {"chain.alternative": "both_limbs", "chain.suggested": "generally", "authority.governing_text": "spanish"}
    assert withdrawn(OLD, **letter, damage=True)["letter"].params == ("over_another",)


@pytest.mark.requirement("S003-20", "S004-19")
def test_2017_applies_the_test_of_is_suggested_to_withdrawn_actions() -> None:
    assert withdrawn(NEW, **INFRINGED, damage=True)["action"].laws == ("16C2",)
    could = withdrawn(NEW, **{**INFRINGED, "chain.suggested": "could"}, damage=True)
    assert could["action"].outcome == "action_allowed"
    not_one = withdrawn(NEW, **{**INFRINGED, "chain.chosen_is_alternative": False}, damage=True)
    assert not_one["action"].outcome == "action_infringed"


@pytest.mark.requirement("S003-21", "S004-20")
def test_16c3_asks_for_damage_where_16b3_asks_for_advantage() -> None:
    assert withdrawn(NEW, **INFRINGED, damage=True)["score"] == Found(
        "assign_adjusted_score", (), ("16C3", "12C1"), "shall", "text"
    )
    assert withdrawn(NEW, **INFRINGED, damage=False)["score"][:2] == ("score_stands", ("damage",))
    facts = {fact.key for fact in inquired("withdrawn_action", NEW, {}).kind.facts}
    assert "withdrawn.damage" in facts
    assert "partner.advantage" not in facts


# --------------------------------------------------------------------------------------------------- other sources

RESULT = {"way": "result_heard", "reported_by": "recipient"}
EARLY = {**RESULT, "moment": "no_call_yet"}
LATE = {**RESULT, "moment": "after_first_call"}
SETTING = ["about_one_hand", "form_lets_swap", "scoring_lets_swap", "redeal_possible"]
REMEDIES = ("swap", "redeal", "play_on", "artificial")
AFTER = {"affected": "no", "teams": False}


def elsewhere(edition: str, **facts: Any) -> dict[str, Found]:
    return ruled("extraneous_information", edition, **facts)


def remedy(edition: str, **facts: Any) -> Found:
    return elsewhere(edition, **facts, **AFTER)["remedy"]


@pytest.mark.requirement("S000-19", "S002-19", "S003-22", "S004-21")
@pytest.mark.parametrize("edition", BOTH)
def test_the_way_it_came_is_kept_the_board_is_held_and_2017_points_to_13a(edition: str) -> None:
    law = LETTER["elsewhere"][edition] + "1"
    for way in WAYS:
        found = elsewhere(edition, **{**LATE, "way": way}, remedy="play_on", affected="no")
        assert found["received"][:2] == ("received_by_accident", ("receiver", way))
        assert found["hold"].outcome == "hold_board"
        assert (found["report"].strength, found["report"].laws) == ("should", (law,))
        assert ("13A" in found["received"].laws) == (edition == NEW and way in ("wrong_hand", "card_here"))


@pytest.mark.requirement("S000-20", "S002-20", "S003-23", "S004-22")
@pytest.mark.parametrize("edition", BOTH)
def test_anybody_may_report_it_and_nobody_is_at_fault_for_it(edition: str) -> None:
    asked = inquired("extraneous_information", edition, {"way": "call_heard"}).asks
    assert asked is not None
    assert asked.facts[0].usual == "recipient"
    found = elsewhere(edition, **{**LATE, "reported_by": "another"}, remedy="play_on", affected="no")
    assert found["report"].outcome == "reported_by_another"


@pytest.mark.requirement("S000-21", "S002-21", "S003-24", "S004-23")
def test_the_menu_opens_at_could_in_2007_and_at_likely_in_2017() -> None:
    for effect in ("likely", "could", "no"):
        for edition, opening in ((OLD, ("likely", "could")), (NEW, ("likely",))):
            inquiry = inquired("extraneous_information", edition, {**EARLY, "effect": effect, "setting": SETTING})
            asked = inquiry.asks.key if inquiry.asks else None
            assert (asked == "extraneous.remedy") == (effect in opening)
    assert remedy(NEW, **EARLY, effect="could").outcome == "play_on_noted"
    for edition, opening in ((OLD, ("likely", "could")), (NEW, ("likely",))):  # held while a remedy is to be chosen
        for effect in ("likely", "could", "no"):
            found = elsewhere(edition, **EARLY, effect=effect, setting=SETTING, remedy="redeal")
            assert ("hold" in found) == (effect in opening)
    assert remedy(OLD, **EARLY, effect="no").outcome == remedy(NEW, **EARLY, effect="no").outcome == "play_on_normally"


@pytest.mark.requirement("S000-22", "S002-22", "S003-25", "S004-24")
@pytest.mark.parametrize("edition", BOTH)
def test_seats_change_only_if_form_and_scoring_allow_it_whatever_the_french_text_says(edition: str) -> None:
    law = f"{LETTER['elsewhere'][edition]}2(a)"
    for form, scoring in ((True, True), (True, False), (False, True), (False, False)):
        setting = ["about_one_hand"] + ["form_lets_swap"] * form + ["scoring_lets_swap"] * scoring
        facts = {**EARLY, "way": "wrong_hand", "effect": "likely", "setting": setting, "remedy": "swap"}
        found = elsewhere(edition, **facts, **{"authority.governing_text": "french"})
        assert found["remedy"].outcome == ("change_seats" if form and scoring else "remedy_refused")
        assert law in found["remedy"].laws
        assert ("letter" in found) == (edition == NEW and form is not scoring)


@pytest.mark.requirement("S000-23", "S002-23", "S002-24", "S003-26", "S004-25")
@pytest.mark.parametrize("edition", BOTH)
def test_a_new_deal_is_for_these_contestants_and_only_where_it_is_possible(edition: str) -> None:
    facts = {**EARLY, "effect": "likely", "remedy": "redeal"}
    assert elsewhere(edition, **facts, setting=["redeal_possible"])["remedy"].outcome == "redeal"
    assert elsewhere(edition, **facts, setting=[])["remedy"][:2] == ("remedy_refused", ("redeal", "choose"))


@pytest.mark.requirement("S000-24", "S002-25", "S003-27", "S004-26")
def test_played_with_the_result_pending_until_the_verdict_by_the_editions_own_test() -> None:
    facts = {**EARLY, "effect": "likely", "setting": [], "remedy": "play_on"}
    for edition, test in ((OLD, "could"), (NEW, "affected")):
        waiting = inquired("extraneous_information", edition, facts)
        assert [watch.fact.key for watch in waiting.ruling.watch] == ["extraneous.affected"]
        for affected in ("affected", "could", "no"):
            found = elsewhere(edition, **facts, affected=affected)
            assert found["remedy"][:2] == ("play_on_pending", (test,))
            assert found["pending"].outcome == "score_pending"
            adjusts = affected == "affected" or (affected == "could" and edition == OLD)
            assert found["score"].outcome == ("assign_adjusted_score" if adjusts else "score_stands")


@pytest.mark.requirement("S000-25", "S002-26", "S003-28", "S004-27")
def test_the_score_of_a_board_not_played_is_artificial_and_teams_have_their_own_rule() -> None:
    facts = {**EARLY, "effect": "likely", "setting": [], "remedy": "artificial"}
    for edition in BOTH:
        found = elsewhere(edition, **facts, teams=True)
        assert found["remedy"].outcome == "award_artificial"
        assert "12C2" in found["remedy"].laws
        assert found["teams"].outcome == "artificial_in_teams"
    assert elsewhere(NEW, **facts, teams=True)["teams"].laws[0] == "86B"
    old = elsewhere(OLD, **facts, teams=True)["teams"]
    assert (old.laws[0], old.strength, old.basis) == ("86D", "may", "text")


@pytest.mark.requirement("S000-26", "S002-27")
def test_after_the_first_call_2007_plays_on_and_refuses_every_other_remedy() -> None:
    for chosen in REMEDIES:
        found = elsewhere(OLD, **LATE, remedy=chosen, affected="could")
        assert found["remedy"].laws[0] == "16C3"
        assert found["remedy"].outcome == ("play_on_pending" if chosen == "play_on" else "remedy_refused")
        assert chosen == "play_on" or found["remedy"].params == (chosen, "play")
        assert found["pending"].outcome == "score_pending"  # to play on is all that is left
        assert found["score"].outcome == "assign_adjusted_score"


@pytest.mark.requirement("S003-29", "S004-28")
def test_after_the_first_call_2017_plays_on_or_awards_an_artificial_score() -> None:
    outcomes = {chosen: remedy(NEW, **LATE, remedy=chosen) for chosen in REMEDIES}
    assert {chosen: found.outcome for chosen, found in outcomes.items()} == {
        "swap": "remedy_refused",
        "redeal": "remedy_refused",
        "play_on": "play_on_pending",
        "artificial": "award_artificial",
    }
    assert all(found.laws[0] == "16D3" for found in outcomes.values())
