"""Law 15 (2007): only the wrong board; a wrong hand is 17D. Found during the auction, it begins again (C).

Below it the paragraphs of other Laws that speak on a deal, a hand or a board.
"""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import card_count as c
from arbitro.laws.facts import deal as d
from arbitro.laws.facts import wrong_board as w
from arbitro.laws.ldb2017 import law_015
from arbitro.laws.ldb2017.law_015 import (
    NOS,
    OFFENDER,
    OS,
    not_begun,
    on_the_other_board,
    passed_out,
    penalty,
    wrong_hand_seen,
)
from arbitro.laws.outcomes import (
    ArtificialForDeprived,
    AssignAdjustedScore,
    AwardArtificial,
    CallCancelled,
    CancelledForBothSides,
    FinishBoard,
    LhoRepeatsCall,
    LooksAndCallsAgain,
    NoRedeal,
    PenaltyForAttempt,
    PlayRightBoardLater,
    ScoreAllowed,
    SecondAuction,
    SecondAuctionDiffers,
    SecondAuctionGoesOn,
    TeamsOwnRule,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
)

new_here = w.past_auction & w.played_before.is_(False)
known_here = w.past_auction & w.played_before.holds

PARAGRAPHS: Paragraphs = (
    not_begun("15"),
    Unencoded("15A", Reason.HEADING),
    Provision("15A1", "wrong_board.board", new_here & w.found.is_("play"), FinishBoard()),
    Provision("15A1", "wrong_board.board", new_here & ~w.found.is_("play"), ScoreAllowed()),
    Provision("15A2", "wrong_board.right_board", new_here, PlayRightBoardLater(), Strength.MAY),
    Provision("15B", "wrong_board.board", known_here, CancelledForBothSides()),
    Provision(
        "15B",
        "wrong_board.deprived",
        known_here & w.deprived.holds,
        ArtificialForDeprived(),
        Strength.SHALL,
        see=("12C2(a)",),
    ),
    Provision("15C", "wrong_board.board", w.auction, SecondAuction(), Strength.SHALL),
    Provision("15C", "wrong_board.second_auction", w.call_differs.holds, SecondAuctionDiffers(), Strength.SHALL),
    Provision("15C", "wrong_board.second_auction", w.call_differs.is_(False), SecondAuctionGoesOn()),
    Provision("15C", "wrong_board.attempt", w.deliberate.holds, PenaltyForAttempt(), Strength.MAY, see=("90",)),
)

LAW_012: Paragraphs = (
    *law_015.LAW_012,
    Provision(  # 15 gives a score to the deprived only where somebody had played the board
        "12A2",
        "wrong_board.deprived",
        (new_here | w.call_differs.holds) & w.deprived.holds,
        ArtificialForDeprived(),
        Strength.JUDGEMENT,
        see=("12C2(a)",),
        basis=Basis.INTERPRETATION,
    ),
)

LAW_016: Paragraphs = (
    wrong_hand_seen("16C1"),
    Provision(  # 17D does not point here
        "16D1",
        "hand.others_information",
        w.calls_again,
        WithdrawnActionsAuthorised(NOS),
        Strength.JUDGEMENT,
        see=("17D1",),
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "16D2",
        "hand.offenders_information",
        w.calls_again,
        WithdrawnActionsUnauthorised(OS),
        Strength.JUDGEMENT,
        see=("17D1",),
        basis=Basis.INTERPRETATION,
    ),
)

LAW_017: Paragraphs = (
    Unencoded("17D", Reason.HEADING),
    Provision("17D1", "hand.calls", w.called.holds, CallCancelled(OFFENDER)),
    Provision("17D2", "hand.board", w.calls_again & ~w.lho_called.holds, LooksAndCallsAgain(OFFENDER, "goes_on")),
    Provision("17D2", "hand.board", w.lho_called.holds, LooksAndCallsAgain(OFFENDER, "depends")),
    Provision("17D2", "hand.board", w.partner_called.holds, AwardArtificial(), Strength.SHALL, see=("12C2",)),
    Provision("17D2", "hand.lho", w.new_call_differs.is_(False), LhoRepeatsCall(Role.LHO), Strength.MUST),
    Provision("17D2", "hand.lho", w.new_call_differs.holds, AwardArtificial(), Strength.SHALL, see=("12C2",)),
    *on_the_other_board("17D3", "artificial"),
    penalty("17D4"),
)

LAW_022: Paragraphs = (passed_out("22A1", d.at_will_2007),)

LAW_086: Paragraphs = (
    Provision(
        "86C",
        "deal.deal",
        d.at_will_2007 & d.bar.is_("score_known"),
        NoRedeal("score_known"),
        Strength.SHALL_NOT,
    ),
    Provision(
        "86C",
        "deal.score",
        d.at_will_2007 & d.bar.is_("score_known"),
        AssignAdjustedScore(),
        see=("12C",),
    ),
    Provision("86D", "count.teams", c.teams.holds, TeamsOwnRule(), Strength.MAY),
)
