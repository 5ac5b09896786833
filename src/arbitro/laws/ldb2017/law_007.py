"""Law 7: the board on the table, the cards in the hand, and who answers for it."""

from arbitro.laws.core import Cond, Outcome, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import board as b
from arbitro.laws.outcomes import (
    BoardStaysInPlace,
    BoardStaysOriented,
    CountBeforeLooking,
    HandFromOwnPocket,
    HandsKeptApart,
    HandStaysInBoard,
    HandToOwnPocket,
    LeaveWasGiven,
    LookBeforeCalling,
    OthersCardsUntouched,
    PutRightAndGoOn,
    RuleByCount,
    RuleByInformation,
    RuleByWrongHand,
    RuleFouledBoard,
    ShuffleAfterPlay,
    StationaryContestantAnswers,
)

DUTY = "board.duty"


def duty(law: str, act: str, then: Outcome, strength: Strength = Strength.DOES) -> Provision:
    """What the Law asks of a player in the matter of this act."""
    return Provision(law, DUTY, b.act.is_(act), then, strength)


def follows(effect: str, then: Outcome, *see: str) -> Provision:
    """Law 7 has no rectification of its own: what came of it is ruled by another Law."""
    return Provision("7", "board.next", b.effect.is_(effect), then, see=see)


def touched(leave: Cond, then: Outcome, strength: Strength) -> Provision:
    return Provision("7B3", DUTY, b.act.is_("touched") & leave, then, strength)


PARAGRAPHS: Paragraphs = (
    follows("nothing", PutRightAndGoOn(), "82A"),
    follows("wrong_count", RuleByCount(), "13", "14"),
    follows("wrong_hand", RuleByWrongHand(), "15A"),
    follows("information", RuleByInformation(), "16D"),
    follows("displaced", RuleFouledBoard(), "87"),
    duty("7A", "moved", BoardStaysInPlace(), Strength.SHALL),
    duty("7A", "turned", BoardStaysOriented(), Strength.SHALL),
    Unencoded("7B", Reason.HEADING),
    duty("7B1", "wrong_pocket_taken", HandFromOwnPocket()),
    duty("7B2", "not_counted", CountBeforeLooking()),
    duty("7B2", "not_looked", LookBeforeCalling(), Strength.MUST),
    touched(~b.leave.holds, OthersCardsUntouched(), Strength.SHALL_NOT),
    touched(b.leave.holds, LeaveWasGiven(), Strength.MAY),
    duty("7B3", "mixed", HandsKeptApart()),
    duty("7C", "not_shuffled", ShuffleAfterPlay(), Strength.SHOULD),
    duty("7C", "wrong_pocket_returned", HandToOwnPocket()),
    duty("7C", "taken_out_alone", HandStaysInBoard(), Strength.SHALL_NOT),
    Provision("7D", "board.responsibility", b.stays.holds, StationaryContestantAnswers()),
)
