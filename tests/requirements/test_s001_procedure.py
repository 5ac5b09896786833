"""Laws 7, 9, 10 and 11, row by row of the Spanish notes, and what the authority may lay down on reserving rights."""

from __future__ import annotations

from typing import Any

import pytest
from rulings import BOTH, NEW, OLD, Found, inquired, ruled

from arbitro.inquiry import rule
from arbitro.inquiry.cases import packaged
from arbitro.language.ruling import outcome_text, question_text, ruling_text
from arbitro.language.words import LANGUAGES, words
from arbitro.laws.core import Section, Stage, Where
from arbitro.laws.facts.attention import ATTENTION
from arbitro.laws.profile import Profile, edition
from arbitro.laws.regulations import AUTHORITIES, TOPICS

DEFENDER = {"about": "irregularity", "period": "play", "by": "defender"}
QUIET = {"circumstances": [], "chooser": "nobody"}


def attention(of: str, *lines: str, **facts: Any) -> dict[str, Found]:
    """The ruling on a defender's word during the play, with these lines ticked, unless the facts say otherwise."""
    return ruled("attention", of, **{**DEFENDER, **QUIET, "circumstances": list(lines), **facts})


def spoken(of: str, **facts: Any) -> Found:
    return ruled("attention", of, **QUIET, **facts)["right"]


def board(of: str, act: str, effect: str = "nothing", **facts: Any) -> dict[str, Found]:
    return ruled("board_procedure", of, **{"act": act, "effect": effect, "trouble": False, "stays": True, **facts})


# -- Law 7


@pytest.mark.requirement("S001-01")
def test_the_board_stays_in_the_middle_and_only_2017_says_how_it_is_turned() -> None:
    assert board(OLD, "moved")["duty"] == Found("board_stays_in_place", (), ("7A",), "does", "text")
    assert board(NEW, "moved")["duty"] == Found("board_stays_in_place", (), ("7A",), "shall", "text")
    assert board(NEW, "turned")["duty"] == Found("board_stays_oriented", (), ("7A",), "shall", "text")
    assert board(OLD, "turned")["duty"] == Found("orientation_not_said", (), ("7A",), "judgement", "interpretation")
    for of in BOTH:
        assert "penalty" not in board(of, "moved")
        astray = board(of, "moved", "displaced", adjusted=True)
        assert astray["next"].laws == ("7", "87")
        assert astray["penalty"] == Found("procedural_penalty_possible", (), ("90B7",), "may", "text")
        assert board(of, "moved", trouble=True)["penalty"].laws == ("90A",)


@pytest.mark.requirement("S001-02")
@pytest.mark.parametrize("of", BOTH)
def test_cards_are_counted_face_down_and_a_wrong_count_goes_on_to_13_or_14(of: str) -> None:
    found = board(of, "not_counted", "wrong_count", adjusted=False)
    assert found["duty"] == Found("count_before_looking", (), ("7B2",), "does", "text")
    assert (found["next"].outcome, found["next"].laws) == ("rule_by_count", ("7", "13", "14"))
    assert "penalty" not in found
    assert board(of, "not_counted", "wrong_count", adjusted=True)["penalty"].laws == ("90B7",)
    assert board(of, "moved", "wrong_count", adjusted=False)["next"].outcome == "rule_by_count"
    watched = inquired("board_procedure", of, {"act": "not_counted", "effect": "wrong_count"}).at(Stage.PLAY)
    assert "board.adjusted" in [fact.key for fact in watched.open]


@pytest.mark.requirement("S001-03")
def test_cards_are_shuffled_after_the_play_and_their_order_is_information_from_elsewhere() -> None:
    for of, other_sources in ((OLD, "16C"), (NEW, "16D")):
        assert board(of, "not_shuffled")["duty"] == Found("shuffle_after_play", (), ("7C",), "should", "text")
        assert board(of, "not_shuffled")["next"].outcome == "put_right_and_go_on"
        told = board(of, "not_shuffled", "information", adjusted=False)["next"]
        assert (told.outcome, told.laws) == ("rule_by_information", ("7", other_sources))


# -- Law 9


@pytest.mark.requirement("S001-04")
@pytest.mark.parametrize("of", BOTH)
def test_in_the_auction_any_player_may_speak_and_nobody_asks_whose_turn_it_was(of: str) -> None:
    assert spoken(of, about="irregularity", period="auction") == Found(
        "may_draw_attention", (), ("9A1",), "may", "text"
    )
    inquiry = inquired("attention", of, {"about": "irregularity", "period": "auction"})
    assert inquiry.due[0].screen == "attention.circumstances"
    forbidden = spoken(of, about="partners_explanation", period="auction")
    assert (forbidden.strength, forbidden.laws) == ("may_not", ("9A1", "20F5(a)"))


@pytest.mark.requirement("S001-05")
@pytest.mark.parametrize("of", BOTH)
@pytest.mark.parametrize("by", ["declarer", "defender"])
def test_in_the_play_declarer_and_both_defenders_may_speak(of: str, by: str) -> None:
    assert spoken(of, about="irregularity", period="play", by=by).laws == ("9A2",)
    assert spoken(of, about="irregularity", period="play", by=by).outcome == "may_draw_attention"


@pytest.mark.requirement("S001-06")
def test_dummy_who_speaks_first_is_flagged_and_the_irregularity_is_ruled_all_the_same() -> None:
    for of, law in ((OLD, "9A3"), (NEW, "9A4")):
        found = ruled("attention", of, **{**DEFENDER, **QUIET, "by": "dummy"}, dummy_lost_rights=False)
        assert found["right"] == Found("dummy_drew_attention", (), (law, "43A1(b)", "43B1"), "may_not", "text")
        assert found["wait"].outcome == "wait_for_explanation"  # all that follows for anybody follows here too
        assert "dummy" not in found
        lost = ruled("attention", of, **{**DEFENDER, **QUIET, "by": "dummy"}, dummy_lost_rights=True)
        assert (lost["dummy"].outcome, lost["dummy"].laws) == ("dummy_lost_rights", (law, "43B"))
        prevents = spoken(of, about="prevention", period="play", by="dummy")
        assert (prevents.outcome, prevents.laws[0]) == ("dummy_may_prevent", "9A3")
    assert spoken(OLD, about="prevention", period="auction").outcome == "may_prevent_another"
    assert spoken(NEW, about="prevention", period="auction").outcome == "may_prevent"


@pytest.mark.requirement("S001-07")
def test_once_the_play_is_over_dummy_may_speak_and_nobody_asks_who_it_was() -> None:
    for of, law in ((OLD, "9A3"), (NEW, "9A4")):
        found = spoken(of, about="irregularity", period="after_play")
        assert (found.outcome, found.laws) == ("may_draw_attention", ("9A2", law))
        inquiry = inquired("attention", of, {"about": "irregularity", "period": "after_play"})
        assert "attention.by" not in [fact.key for fact in inquiry.open]


@pytest.mark.requirement("S001-08")
@pytest.mark.parametrize("of", BOTH)
def test_nobody_acts_until_the_director_has_explained(of: str) -> None:
    found = attention(of)
    assert found["wait"] == Found("wait_for_explanation", (), ("9B2",), "shall_not", "text")
    assert found["rights"] == Found("calling_costs_nothing", (), ("9B1(c)",), "does", "text")
    assert "waiting" not in found
    acted = attention(of, "acted_waiting")["waiting"]
    assert acted == Found("actions_while_waiting_ruled", (), ("9B2", "9C", "11A"), "judgement", "interpretation")
    late = attention(of, "called_late")["call"]
    assert (late.outcome, late.laws, late.strength) == ("call_director_at_once", ("9B1(a)",), "should")
    assert attention(of, "dummy_called")["caller"].laws == ("9B1(b)", "43A1(a)")
    assert attention(of, "own_side")["own_side"].laws == ("9B1(d)",)


@pytest.mark.requirement("S001-09")
@pytest.mark.parametrize("of", BOTH)
def test_a_correction_before_the_ruling_is_ruled_on_beside_the_irregularity(of: str) -> None:
    assert "correction" not in attention(of)
    found = attention(of, "corrected")["correction"]
    assert (found.outcome, found.laws[0], found.strength) == ("correction_ruled_too", "9C", "may")


# -- Law 10


@pytest.mark.requirement("S001-10")
@pytest.mark.parametrize("of", BOTH)
def test_what_players_imposed_stands_or_falls_by_the_director(of: str) -> None:
    for stands, outcome in ((True, "settlement_stands"), (False, "settlement_cancelled")):
        found = attention(of, "settled", settlement="enforced", settlement_stands=stands)
        assert found["players"] == Found("only_director_rectifies", (), ("10A",), "may_not", "text")
        assert found["settlement"] == Found(outcome, (), ("10B",), "may", "text")
    asked = inquired("attention", of, {**DEFENDER, "circumstances": ["settled"], "settlement": "enforced"}).asks
    assert asked is not None
    assert asked.facts[0].key == "attention.settlement_stands"
    assert asked.facts[0].judgement


@pytest.mark.requirement("S001-11")
@pytest.mark.parametrize("of", BOTH)
def test_players_waive_nothing_and_the_director_only_when_the_other_side_asks(of: str) -> None:
    found = attention(of, "settled", settlement="waived", settlement_stands=False)
    assert found["players"] == Found("players_may_not_waive", (), ("10A", "81C5"), "may_not", "text")
    assert "waiver" not in found
    for granted, outcome in ((True, "rectification_waived"), (False, "rectification_not_waived")):
        waiver = attention(of, "waiver_asked", waiver_granted=granted)["waiver"]
        known = ("may", "text") if of == NEW else ("judgement", "unverified")
        assert waiver == Found(outcome, (), ("81C5",), *known)


@pytest.mark.requirement("S001-12")
@pytest.mark.parametrize("of", BOTH)
@pytest.mark.parametrize("side", ["non_offending_side", "offending_side"])
def test_every_option_is_explained_before_one_is_chosen(of: str, side: str) -> None:
    found = attention(of, chooser=side, options_explained=False)
    assert found["choice"] == Found("explain_all_options", (), ("10C1",), "shall", "text")
    assert ("interest" in found) == (side == "non_offending_side")
    closed = inquired("attention", of, {**DEFENDER, **QUIET, "chooser": side, "options_explained": False})
    assert "attention.consulted" not in [fact.key for fact in closed.open]  # no choice until all is explained


@pytest.mark.requirement("S001-13")
@pytest.mark.parametrize("of", BOTH)
def test_the_player_with_the_option_chooses_alone(of: str) -> None:
    told = {"chooser": "non_offending_side", "options_explained": True}
    assert attention(of, **told, consulted=False)["choice"] == Found("chooses_alone", (), ("10C2",), "must", "text")
    consulted = attention(of, **told, consulted=True)["choice"]
    assert consulted == Found("consulted_partner", (), ("10C2", "16B"), "must", "text")


@pytest.mark.requirement("S001-14")
@pytest.mark.parametrize("of", BOTH)
@pytest.mark.parametrize("kind", ["attention", "board_procedure"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_ruled_names_its_paragraph_and_says_it_in_plain_words(of: str, kind: str, language: str) -> None:
    laws = edition(of)
    for case in packaged():
        if (case.kind, case.edition) != (kind, of):
            continue
        inquiry, _ = case.inquiry()
        text = ruling_text(inquiry, words(language))
        lines = [line for part in text.parts for line in part.lines]
        assert lines
        assert all(line.laws and line.text for line in lines)
        for finding in inquiry.ruling.outcomes:
            assert all(law in laws.paragraphs for law in finding.laws)
            assert outcome_text(finding.outcome, words(language))


# -- Law 11


@pytest.mark.requirement("S001-15")
@pytest.mark.parametrize("of", BOTH)
def test_acting_first_may_cost_the_right_and_only_the_director_says_so(of: str) -> None:
    assert "forfeiture" not in attention(of)
    inquiry = inquired("attention", of, {**DEFENDER, "circumstances": ["nos_acted"]})
    asked = inquiry.asks
    assert asked is not None
    assert asked.key == "attention.forfeits"
    assert asked.facts[0].judgement
    for value, outcome in (("kept", "right_kept"), ("partly", "right_partly_forfeited"), ("lost", "right_forfeited")):
        found = attention(of, "nos_acted", forfeits=value)
        assert found["forfeiture"] == Found(outcome, (), ("11A",), "may", "text")
        assert ("penalty" in found) == (value != "kept")
    for language in LANGUAGES:
        shown = question_text(inquiry, words(language))
        assert shown is not None
        assert shown.note  # reserving rights is no such action


@pytest.mark.requirement("S001-15")
def test_a_gain_from_ignorance_is_taken_from_one_side_in_2017_and_costs_the_right_in_2007() -> None:
    acted, sides = {"forfeits": "lost"}, ("non_offending_side", "offending_side")
    for side in sides:
        new = attention(NEW, "nos_acted", **acted, gained=side)["gain"]
        assert new == Found("adjust_gaining_side_only", (side,), ("11A",), "does", "text")
    old = {side: attention(OLD, "nos_acted", **acted, gained=side)["gain"] for side in sides}
    assert old["non_offending_side"] == Found("right_forfeited", (), ("11A",), "does", "text")
    assert old["offending_side"] == Found("ignorance_not_said", (), ("11A",), "judgement", "interpretation")
    gained = ATTENTION.fact("attention.gained")
    assert gained is not None
    assert (gained.stage, gained.where) == (Stage.REVIEW, Where.AWAY)
    assert attention(OLD, "nos_acted", **acted)["penalty"] == Found(
        "penalty_still_possible", (), ("11B", "90"), "may", "text"
    )
    assert all(slot.section is Section.NOW for slot in ATTENTION.slots)


# -- the regulating authority (16B2)

RESERVE = {"moment": "reservation", "carrier": "hesitation"}
SETTINGS = {
    "allowed": "may_reserve_rights",
    "forbidden": "no_reservation",
    "must_call_director": "call_instead_of_reserving",
}


@pytest.mark.requirement("S000-14", "S001-38", "S002-14", "S003-12", "S004-12")
@pytest.mark.parametrize("of", BOTH)
def test_the_authority_has_three_settings_and_its_known_choice_is_not_asked(of: str) -> None:
    topic = TOPICS["authority.reservation"]
    assert (topic.domain, topic.by_law, topic.laws) == (tuple(SETTINGS), "allowed", ("16B2",))
    for value, outcome in SETTINGS.items():
        told = {**RESERVE, "reservation": value, "disputed": False, "could_suggest": True}
        assert ruled("partner_information", of, **told)["reservation"].outcome == outcome
    for body in AUTHORITIES:
        profile = Profile(of, body)
        inquiry = rule("partner_information", profile=profile).tell("partner.moment", "reservation")
        option = profile.options.get("authority.reservation")
        known = option is not None and option.is_sure
        assert (inquiry.asks is not None and inquiry.asks.key == "authority.reservation") is not known


@pytest.mark.requirement("S002-14")
def test_italian_keeps_the_english_name_of_the_authority() -> None:
    say = words("it")
    for id_ in ("fact-authority-reservation", "fact-authority-assigned_method", "error-unknown-regulations"):
        assert "Regulating Authority" in say(id_, got="x")
    assert "Regulating Authority" in say("fact-authority-reservation", "note")


@pytest.mark.requirement("S003-12")
def test_polish_says_that_the_director_is_called_immediately() -> None:
    assert "niezwłocznie" in words("pl")("fact-authority-reservation", "is-must_call_director")
    assert "Organizacja Nadzorująca" in words("pl")("fact-authority-reservation")


@pytest.mark.requirement("S004-12")
def test_french_warns_of_the_note_that_is_missing_and_the_option_stays_open() -> None:
    note = words("fr")("fact-authority-reservation", "note")
    assert "note manque" in note
    assert "organisme responsable" in note
    assert "authority.reservation" not in Profile(NEW, "FFB").options
    asked = rule("partner_information", profile=Profile(NEW, "FFB")).tell("partner.moment", "reservation")
    shown = question_text(asked, words("fr"))
    assert shown is not None
    assert shown.note == note
    assert shown.usual == "allowed"
