"""Law 15: cards from a wrong board, and a board that was not for these contestants.

Below it the paragraphs of other Laws that speak on a deal, a hand or a board.
"""

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import card_count as c
from arbitro.laws.facts import deal as d
from arbitro.laws.facts import wrong_board as w
from arbitro.laws.outcomes import (
    ArtificialForDeprived,
    AssignAdjustedScore,
    AwardAdjustedScore,
    AwardArtificial,
    CallAndLaterCancelled,
    CancelledForBothSides,
    FinishBoard,
    LooksAndCallsAgain,
    NoRedeal,
    OtherBoardAdjusted,
    OtherBoardPlayed,
    PlayRightBoardLater,
    ProceduralPenaltyPossible,
    RuleByInformation,
    ScoreAllowed,
    TakeBoardAway,
    TeamsOwnRule,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
)

OFFENDER, OS, NOS = Role.OFFENDER, Role.OFFENDING_SIDE, Role.NON_OFFENDING_SIDE


def on_the_other_board(law: str, award: str) -> Paragraphs:
    """What follows on the board that the cards came from."""
    return (
        Provision(law, "hand.other_board", w.other_board.is_("same"), OtherBoardPlayed(OFFENDER), Strength.MAY),
        Provision(
            law, "hand.other_board", w.other_board.is_("differs"), OtherBoardAdjusted(OFFENDER, award), Strength.SHALL
        ),
    )


def penalty(law: str) -> Provision:
    return Provision(law, "hand.penalty", w.called.holds, ProceduralPenaltyPossible(), Strength.MAY, see=("90",))


def not_begun(law: str) -> Provision:
    """Found before anybody took his cards: the Laws give no ruling."""
    return Provision(
        law,
        "wrong_board.board",
        w.found.is_("not_begun"),
        TakeBoardAway(),
        Strength.JUDGEMENT,
        see=("82A",),
        basis=Basis.INTERPRETATION,
    )


PARAGRAPHS: Paragraphs = (
    Provision("15A1", "hand.calls", w.called.holds, CallAndLaterCancelled(OFFENDER)),
    Provision("15A2(a)", "hand.board", w.partner_called.holds, AwardAdjustedScore(), Strength.SHALL, see=("12C",)),
    Provision("15A2(b)", "hand.board", w.calls_again, LooksAndCallsAgain(OFFENDER, "free")),
    Provision("15A2(c)", "hand.others_information", w.calls_again, WithdrawnActionsAuthorised(NOS), see=("16C1",)),
    Provision("15A2(c)", "hand.offenders_information", w.calls_again, WithdrawnActionsUnauthorised(OS), see=("16C2",)),
    *on_the_other_board("15A3", "any"),
    penalty("15A4"),
    not_begun("15B"),
    Provision("15B1", "wrong_board.board", w.pairs & w.played_before.holds, CancelledForBothSides()),
    Provision(
        "15B2",
        "wrong_board.board",
        w.pairs & w.played_before.is_(False) & ~w.found.is_("after_play"),
        FinishBoard(),
        Strength.SHALL,
    ),
    Provision(
        "15B2",
        "wrong_board.board",
        w.pairs & w.played_before.is_(False) & w.found.is_("after_play"),
        ScoreAllowed(),
    ),
    Provision(
        "15B2",
        "wrong_board.right_board",
        w.pairs & w.played_before.is_(False),
        PlayRightBoardLater(),
        Strength.MAY,
    ),
    Provision(
        "15B3",
        "wrong_board.deprived",
        w.pairs & w.deprived.holds,
        ArtificialForDeprived(),
        Strength.SHALL,
        see=("12C2(a)",),
    ),
)

LAW_012: Paragraphs = (
    Provision(  # no result may stand, and no new deal is made
        "12A2",
        "deal.score",
        d.void & (d.bar.is_("passed_out") | d.kept),
        AwardArtificial(),
        Strength.JUDGEMENT,
        see=("12C2",),
        basis=Basis.INTERPRETATION,
    ),
    Provision(  # he held the wrong cards to the end of the auction, and his partner called no more
        "12A2",
        "hand.board",
        w.lead_faced.holds,
        AwardArtificial(),
        Strength.JUDGEMENT,
        see=("12C2",),
        basis=Basis.INTERPRETATION,
    ),
)


def wrong_hand_seen(law: str) -> Provision:
    """He looked at the cards of another board and has not called: that is information from elsewhere."""
    return Provision(law, "hand.calls", w.called.is_(False), RuleByInformation())


LAW_016: Paragraphs = (wrong_hand_seen("16D1"),)


def passed_out(law: str, at_will: Cond) -> Provision:
    """A new deal is wanted on a board that was passed out."""
    return Provision(law, "deal.deal", at_will & d.bar.is_("passed_out"), NoRedeal("passed_out"), Strength.SHALL_NOT)


LAW_022: Paragraphs = (passed_out("22B", d.at_will_2017),)

LAW_086: Paragraphs = (
    Provision(
        "86A", "deal.deal", d.at_will_2017 & d.bar.is_("score_known"), NoRedeal("score_known"), Strength.SHALL_NOT
    ),
    Provision("86A", "deal.score", d.at_will_2017 & d.bar.is_("score_known"), AssignAdjustedScore(), see=("12C",)),
    Provision("86B", "count.teams", c.teams.holds, TeamsOwnRule()),
    Provision("86B", "wrong_board.board", w.teams.holds, TeamsOwnRule(), see=("15B",)),
)
