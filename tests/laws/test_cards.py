"""Deal, cards and boards (6, 13-15), and a card exposed in the auction (24): what a ruling must not say together."""

from __future__ import annotations

import pytest
from worlds import facts_of, outcomes, worlds

from arbitro.inquiry import rule
from arbitro.laws.core import Stage, Value
from arbitro.laws.profile import EDITIONS, Profile, edition

ARTIFICIAL = {"award_artificial", "artificial_for_deprived", "artificial_score"}


def rulings(of: str, kind: str) -> list[tuple[dict[str, Value], dict[str, str]]]:
    """Every world of a kind with what is ruled there: slot -> outcome and its parameters."""
    book = edition(of).rulebooks[kind]
    read = {fact for slot in book.kind.slots for fact in facts_of(book, slot.key)}
    facts = tuple(fact for fact in book.facts.values() if fact in read)
    found = []
    for world in worlds(facts):
        said = {slot.key: next(iter(outcomes(book, slot.key, world)), None) for slot in book.kind.slots}
        found.append(
            (world, {key: " ".join((one[0].id, *map(str, one[0].params.values()))) for key, one in said.items() if one})
        )
    return found


@pytest.mark.parametrize("name", EDITIONS)
def test_law_12a2_gives_an_artificial_score(name: str) -> None:
    given = [p for book in edition(name).rulebooks.values() for p in book.provisions if p.law == "12A2"]
    assert given
    assert {p.then.id for p in given} <= ARTIFICIAL


@pytest.mark.parametrize("name", EDITIONS)
def test_old_deals_that_are_meant_to_be_played_need_no_shuffle(name: str) -> None:
    for _, said in rulings(name, "deal_incorrect"):
        if "deal.result" in said and said["deal.result"] == "result_may_stand":
            assert "deal.duty" not in said


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_found_at_a_later_table_is_not_dealt_anew_for_it(name: str) -> None:
    """6D1 ends with the first call on the board at any table."""
    for world, said in rulings(name, "deal_incorrect"):
        assert ("new_shuffle_and_deal" in said["deal.deal"]) <= (world.get("deal.begun") is False)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_auction_goes_on_only_where_the_board_is_played(name: str) -> None:
    for _, said in rulings(name, "cards_from_wrong_board"):
        if "award_artificial" in said.get("hand.lho", ""):
            assert said["hand.board"] == "looks_and_calls_again offender depends"


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("when", ["declaring_lead", "defending_lead", "after_auction"])
def test_once_the_auction_is_over_nothing_waits_for_its_end(name: str, when: str) -> None:
    inquiry = rule("card_exposed_in_auction", profile=Profile(name)).tell("exposed.when", when)
    assert all(watch.fact.stage is not Stage.LEAD for watch in inquiry.ruling.watch)
    for world, said in rulings(name, "card_exposed_in_auction"):
        if world["exposed.when"] == when:
            assert said["exposed.card"] != "card_laid_open auction"
            assert "must_pass_once partner" not in said.values()


@pytest.mark.parametrize("name", EDITIONS)
def test_a_defenders_opening_lead_is_no_card_exposed_in_the_auction(name: str) -> None:
    for world, said in rulings(name, "card_exposed_in_auction"):
        if world["exposed.when"] == "defending_lead":
            assert said == {"exposed.card": "rule_as_opening_lead_out_of_turn"}
