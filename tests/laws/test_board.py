"""A board under inquiry: what is presumed of it, and the director's word beside the record's."""

from __future__ import annotations

import random

import pytest

from arbitro.errors import InputError
from arbitro.inquiry import Inquiry, rule
from arbitro.inquiry.board import SURE, inquire, presumed
from arbitro.laws.core import Answerer, Stage
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.laws.rulebook import applies
from arbitro.model import Board, Contract, Deal, Seat
from arbitro.table import PLAYED, AttentionDrawn, Claimed, TableRecord, Withdrawn
from arbitro.table.events import Event

NOTRUMP = Contract.parse("3N", Seat.S, vulnerable=False)
DEAL = Deal.parse("N:AK42.T98.432.432 QJT9.432.765.765 8765.AKQ.AKQ.AKQ 3.J765.JT98.JT98")
EAST = "H5 H8 D5 HA"  # trick 1: East, event 2, does not follow; declarer wins and leads on
TWICE = EAST + " HK H6 H9 D6"  # and again at event 7


def record_of(cards: str, *more: Event) -> TableRecord:
    return TableRecord(Board.of(1), DEAL, (*(PLAYED[code] for code in cards.split()), *more), NOTRUMP)


def only(record: TableRecord, edition: str = "LDB2017") -> Inquiry:
    [(_, inquiry)] = inquire(record, Profile(edition)).inquiries
    return inquiry


# -- presumed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("stage", [Stage.PLAY, Stage.END_OF_PLAY, Stage.REVIEW])
def test_only_what_is_sure_is_presumed_and_the_inquiry_still_asks_the_rest(edition: str, stage: Stage) -> None:
    for seed in range(60):
        choose = random.Random(seed)
        inquiry = rule("revoke", profile=Profile(edition)).at(stage)
        for fact in inquiry.kind.facts[: choose.randint(0, 26)]:  # a record that holds some facts and not others
            if choose.random() < 0.7 and applies(fact, inquiry.derived) is True:
                inquiry = Inquiry(
                    "revoke",
                    inquiry.profile,
                    {**inquiry.derived, fact.key: choose.choice(fact.domain)},
                    stage=stage,
                )
        guess, facts = presumed(inquiry)
        for key in facts:
            fact = inquiry.rulebook.facts[key]
            assert key not in inquiry.known
            assert guess.known[key] == fact.usual
            assert fact.odds > SURE
            assert fact.answerer is not Answerer.PLAYER
            assert not fact.judgement
        assert guess.told.keys() == set(facts)
        if guess.due:
            assert any(f.odds <= SURE or f.judgement or f.answerer is Answerer.PLAYER for f in guess.due)
        assert presumed(guess) == (guess, ())


def test_a_record_of_a_revoke_that_was_established_needs_only_what_is_rare() -> None:
    guess, facts = presumed(only(record_of(EAST, *(PLAYED[code] for code in "HK H6 H9 H4".split()))))
    assert facts == ("revoke.noticed", "revoke.unplayed_penalty_card")
    assert guess.asks is None
    assert guess.ruling.laws[:3] == ("61A", "63A1", "63B")


def test_a_players_choice_and_what_may_go_either_way_are_asked_still() -> None:
    guess, facts = presumed(only(record_of(EAST, AttentionDrawn())))
    assert facts == ("revoke.card_was_faced",)
    assert guess.asks
    assert guess.asks.key == "revoke.others_withdraw", "the player's choice"
    guess, facts = presumed(only(record_of(EAST)))
    assert facts == ("revoke.noticed",)
    assert guess.asks
    assert guess.asks.key == "revoke.since", "as likely otherwise"
    told = rule("revoke").tell("revoke.limb", "prohibition")
    assert presumed(told) == (told, ()), "a judgement"
    claimed = only(record_of(EAST, Claimed(Seat.W, 13, concession=True)))
    assert claimed.known["revoke.claim_undone"] is False
    told = Inquiry("revoke", claimed.profile, {k: v for k, v in claimed.derived.items() if k != "revoke.claim_undone"})
    guess, facts = presumed(told)
    assert "revoke.claim_undone" not in facts
    assert guess.asks
    assert guess.asks.key == "revoke.claim_undone"


# -- answers to a whole board


def test_the_directors_word_stands_before_the_records_and_is_in_the_transcript() -> None:
    record = record_of(EAST, *(PLAYED[code] for code in "HK H6 H9 H4".split()), AttentionDrawn(event=2))
    board, unused = inquire(record).answering(
        {"revoke.since": "nothing", "revoke.exceptions": [], "revoke.others_played": False}
    )
    [(_, inquiry)] = board.inquiries
    assert inquiry.derived["revoke.since"] == "led_or_played"
    assert inquiry.known["revoke.since"] == "nothing"
    assert ("revoke.since", "nothing") in [pair for step in inquiry.steps for pair in step.answers]
    assert [finding.outcome.id for finding in inquiry.ruling.outcomes][:2] == ["revoke", "correct_revoke"]
    assert unused == ()
    assert Inquiry.from_json(inquiry.to_json()) == inquiry


def test_what_the_record_says_is_no_answer_and_no_unused_one() -> None:
    record = record_of(EAST, *(PLAYED[code] for code in "HK H6 H9 H4".split()), AttentionDrawn(event=2))
    board, unused = inquire(record).answering({"revoke.since": "led_or_played", "revoke.noticed": "during_play"})
    assert unused == ()
    assert board.inquiries[0][1].told == {}


def test_a_line_ticked_stands_before_the_record_and_one_left_unticked_does_not() -> None:
    record = record_of(TWICE, *(PLAYED[code] for code in "HQ H7 HT H4".split()))
    first, second = (inquiry for _, inquiry in inquire(record).inquiries)
    assert (first.derived["revoke.earlier_same_suit"], second.derived["revoke.earlier_same_suit"]) == (False, True)
    board, unused = inquire(record).answering({"revoke.noticed": "during_play", "revoke.exceptions": []})
    first, second = (inquiry for _, inquiry in board.inquiries)
    assert (first.known["revoke.earlier_same_suit"], second.known["revoke.earlier_same_suit"]) == (False, True)
    assert unused == ()
    board, unused = inquire(record).answering(
        {"revoke.noticed": "during_play", "revoke.exceptions": ["revoke.other_side_too"]}
    )
    for _, inquiry in board.inquiries:
        assert inquiry.known["revoke.other_side_too"] is True
        assert inquiry.derived["revoke.other_side_too"] is False
        assert inquiry.asks
        assert inquiry.asks.key == "revoke.other_side"
    assert second.known["revoke.earlier_same_suit"] is True
    assert unused == ()
    board, _ = inquire(record).answering({"revoke.earlier_same_suit": False})
    assert board.inquiries[1][1].known["revoke.earlier_same_suit"] is False, "said by name"


def test_an_answer_is_unused_only_if_no_revoke_of_the_board_asks_for_it() -> None:
    corrected = record_of("H5 H8 D5", AttentionDrawn(event=2), Withdrawn(2), *(PLAYED[c] for c in ("H4", "HA")))
    record = TableRecord(
        corrected.board, DEAL, (*corrected.events, *(PLAYED[c] for c in "HK H6 H9 D6".split())), NOTRUMP
    )
    assert len(inquire(record).inquiries) == 2
    _, unused = inquire(record).answering(
        {"revoke.noticed": "during_play", "revoke.claim_agreed": True, "revoke.exceptions": []}
    )
    assert unused == ("revoke.claim_agreed",)
    clean = record_of("H5 H8 H2 HA")
    assert inquire(clean).answering({"revoke.noticed": "during_play"})[1] == ("revoke.noticed",)


def test_a_wrong_answer_is_one_error_on_a_board_too() -> None:
    for facts in ({"revoke.limp": "suit_led"}, {"revoke.since": "nothin"}, {"revoke.exceptions": ["revoke.limb"]}):
        with pytest.raises(InputError):
            inquire(record_of(EAST)).answering(facts)


def test_every_inquiry_of_a_board_can_be_changed_with_its_irregularity_at_hand() -> None:
    board = inquire(record_of(TWICE))
    changed = board.each(lambda found, inquiry: inquiry.at(Stage.REVIEW if found.event == 2 else Stage.PLAY))
    assert [inquiry.stage for _, inquiry in changed.inquiries] == [Stage.REVIEW, Stage.PLAY]
    assert [found for found, _ in changed.inquiries] == [found for found, _ in board.inquiries]
