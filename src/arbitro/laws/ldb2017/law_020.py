"""Law 20: reviews, questions, and the duty to put a wrong explanation right."""

from arbitro.laws.core import Basis, Cond, Outcome, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import misinformation as m
from arbitro.laws.facts import misinformation_correction as c
from arbitro.laws.facts import misinformation_methods as a
from arbitro.laws.facts import misinformation_review as v
from arbitro.laws.outcomes import (
    AnsweredOnInstruction,
    AssignAdjustedScore,
    CallersPartnerAnswers,
    CorrectedInTime,
    CorrectedTooLate,
    CorrectThoughLate,
    DutyFulfilled,
    EverybodyCorrectsReview,
    MayAskForCall,
    MayAskForExplanation,
    MayAskWhoseLead,
    MayChangeLastCall,
    MayHaveReview,
    MayNotConsultAid,
    MayNotShowExplanationWrong,
    MayWithdrawCard,
    MustCallAndCorrect,
    MustCorrectBeforeLead,
    MustWaitForEndOfPlay,
    NoQuestionForPartner,
    NoQuestionNow,
    NoQuestionToTrap,
    NoReviewNow,
    NotTheOneToAskWhoseLead,
    OpponentAnswers,
    PartnerAsksAtOwnTurn,
    ProceduralPenaltyPossible,
    QuestionMayInform,
    ReviewIsWhole,
    ReviewPutRight,
    RuleAsMisinformation,
    ScoreStands,
    ShowedTooEarly,
    SingleCallAtRisk,
)

OFFENDER, PARTNER, NOS = Role.OFFENDER, Role.PARTNER, Role.NON_OFFENDING_SIDE


def _review() -> Paragraphs:
    """A to E: what was called, and who restates it."""
    in_auction, later = v.reviews & v.in_auction, v.reviews & v.after_final_pass
    in_play = v.reviews & v.moment.is_("play")
    faulty = v.partial.holds | v.halted.holds
    return (
        Provision("20A", "review.right", v.what.is_("call_unclear"), MayAskForCall(), Strength.MAY),
        Provision(
            "20B",
            "review.right",
            in_auction & v.in_turn.holds & v.must_pass.is_(False),
            MayHaveReview(),
            Strength.MAY,
        ),
        Provision("20B", "review.right", in_auction & v.in_turn.is_(False), NoReviewNow("turn")),
        Provision("20B", "review.right", in_auction & v.must_pass.holds, NoReviewNow("must_pass")),
        Provision("20B", "review.whole", in_auction & faulty, ReviewIsWhole(), Strength.MAY_NOT),
        Provision("20C1", "review.right", v.defender_asks.holds, MayAskWhoseLead(), Strength.MAY, see=("41", "47E")),
        Provision("20C1", "review.right", v.defender_asks.is_(False), NotTheOneToAskWhoseLead()),
        Provision("20C2", "review.right", in_play & v.in_turn.holds, MayHaveReview(), Strength.MAY, see=("41B",)),
        Provision("20C2", "review.right", in_play & v.in_turn.is_(False), NoReviewNow("turn")),
        Provision("20C2", "review.whole", later & faulty, ReviewIsWhole(), Strength.MAY_NOT),
        Provision("20D", "review.answer", v.own_partner.holds, OpponentAnswers(), Strength.SHALL),
        Provision("20E", "review.correction", v.corrected.holds, ReviewPutRight()),
        Provision("20E", "review.correction", v.corrected.is_(False), EverybodyCorrectsReview()),
        Provision("20E", "review.score", v.damage.holds, AssignAdjustedScore(), see=("12C1",)),
        Provision("20E", "review.score", v.damage.is_(False), ScoreStands("damage")),
    )


def _questions(must_pass: Paragraphs) -> Paragraphs:
    """F1 to F3: what it means, asked of the right player at the right time; must_pass: whoever is to pass by law."""
    in_auction, in_play = v.asks & v.in_auction, v.asks & v.moment.is_("play")
    by_caller = v.by_caller.holds & v.directed.is_(False)
    return (
        Provision(
            "20F1",
            "review.right",
            in_auction & v.in_turn.holds & v.must_pass.is_(False),
            MayAskForExplanation(),
            Strength.MAY,
        ),
        Provision("20F1", "review.right", in_auction & v.in_turn.is_(False), NoQuestionNow("turn")),
        *must_pass,
        Provision("20F1", "review.answer", v.in_auction & by_caller, CallersPartnerAnswers(), Strength.SHOULD),
        Provision("20F1", "review.answer", v.directed.holds, AnsweredOnInstruction()),
        Provision("20F1", "review.supplementary", v.supplementary.holds, PartnerAsksAtOwnTurn(), Strength.MAY_NOT),
        Provision("20F1", "review.information", v.asks, QuestionMayInform(), Strength.MAY, see=("16B1",)),
        Provision(
            "20F2", "review.right", in_play & v.in_turn.holds, MayAskForExplanation(), Strength.MAY, see=("41B",)
        ),
        Provision("20F2", "review.right", in_play & v.in_turn.is_(False), NoQuestionNow("turn")),
        Provision(
            "20F2",
            "review.answer",
            v.after_final_pass & by_caller,
            CallersPartnerAnswers(),
            Strength.SHOULD,
        ),
        Provision("20F3", "review.single", v.single_call.holds, SingleCallAtRisk(), Strength.MAY, see=("16B1",)),
    )


def own_error(law: str, to_rule: str, duty: tuple[Cond, Outcome], in_time: Cond, late: Cond, see: str) -> Paragraphs:
    """F4: the explainer notices his own error. `to_rule` sends it on to the rule on misinformation."""
    owed, what = duty
    return (
        Provision(law, "own_explanation.duty", owed, what, Strength.MUST),
        Provision(law, "own_explanation.timing", in_time, CorrectedInTime(OFFENDER)),
        Provision(law, "own_explanation.timing", late, CorrectedTooLate(OFFENDER)),
        Provision(law, "own_explanation.penalty", late, ProceduralPenaltyPossible(), Strength.MAY, see=("90A",)),
        Provision(
            to_rule,
            "own_explanation.route",
            c.wrong_indeed.holds,
            RuleAsMisinformation(),
            see=("21B", see),
        ),
    )


def partners_error(call: tuple[str, ...], see: str) -> Paragraphs:
    """F5: a player thinks that his partner's explanation is wrong. call: further paragraphs on what he must do."""
    return (
        Provision(
            "20F5(a)",
            "partners_explanation.duty",
            c.wrong & c.moment.is_("auction"),
            MayNotShowExplanationWrong(PARTNER),
            Strength.MAY_NOT,
            see=call,
        ),
        Provision(
            "20F5(a)",
            "partners_explanation.early",
            c.wrong & c.spoke_in_auction.holds,
            ShowedTooEarly(PARTNER),
            Strength.MAY_NOT,
        ),
        Provision(
            "20F5(a)",
            "partners_explanation.penalty",
            c.wrong & c.spoke_in_auction.holds,
            ProceduralPenaltyPossible(),
            Strength.MAY,
            see=("90A",),
        ),
        Provision(
            "20F5(b)",
            "partners_explanation.route",
            c.known_to_opponents,
            RuleAsMisinformation(),
            see=("21B", "75", see),
        ),
        Provision(
            "20F5(b)(i)",
            "partners_explanation.duty",
            c.waits,
            MustWaitForEndOfPlay(PARTNER),
            Strength.MUST,
        ),
        Provision(
            "20F5(b)(i)",
            "partners_explanation.duty",
            c.defending & c.moment.is_("after_play"),
            MustCallAndCorrect(PARTNER),
            Strength.MUST,
        ),
        Provision(
            "20F5(b)(i)",
            "partners_explanation.early",
            c.spoke_in_play.holds,
            ShowedTooEarly(PARTNER),
            Strength.MAY_NOT,
        ),
        Provision(
            "20F5(b)(i)",
            "partners_explanation.penalty",
            c.spoke_in_play.holds,
            ProceduralPenaltyPossible(),
            Strength.MAY,
            see=("90A",),
        ),
        Provision(
            "20F5(b)(ii)",
            "partners_explanation.duty",
            c.declaring.holds & c.moment.is_("clarification"),
            MustCallAndCorrect(PARTNER),
            Strength.MUST,
        ),
        Provision("20F5(b)(ii)", "partners_explanation.duty", c.told_before_lead.holds, DutyFulfilled(PARTNER)),
        Provision(
            "20F5(b)(ii)",
            "partners_explanation.duty",
            c.omitted,
            CorrectThoughLate(PARTNER),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
        Provision(
            "20F5(b)(ii)",
            "partners_explanation.penalty",
            c.omitted,
            ProceduralPenaltyPossible(),
            Strength.MAY,
            see=("90A",),
        ),
    )


def on_it() -> Paragraphs:
    """F6: a call made on misinformation goes by Law 21, a card by 47E."""
    return (
        Provision("20F6", "misinformation.change", m.influenced.holds, MayChangeLastCall(NOS), Strength.MAY),
        Provision("20F6", "misinformation.play", m.card.is_("last"), MayWithdrawCard(NOS), Strength.MAY),
    )


def purpose(law: str, slot: str, asked: Cond, outcome: Outcome) -> Paragraphs:
    """G: a question asked only for a purpose that it may not have."""
    return (
        Provision(law, slot, asked, outcome, Strength.MAY_NOT),
        Provision(law, "review.penalty", asked, ProceduralPenaltyPossible(), Strength.MAY, see=("90A",)),
    )


LAW_041: Paragraphs = (
    Provision(
        "41B",
        "review.right",
        v.reviews & v.presumed_dummy.is_(False),
        MayHaveReview(),
        Strength.MAY,
        see=("20C2",),
    ),
    Provision("41B", "review.right", v.reviews & v.presumed_dummy.holds, NoReviewNow("dummy")),
    Provision(
        "41B",
        "review.right",
        v.asks & v.presumed_dummy.is_(False),
        MayAskForExplanation(),
        Strength.MAY,
        see=("20F2",),
    ),
    Provision("41B", "review.right", v.asks & v.presumed_dummy.holds, NoQuestionNow("dummy")),
)
FOR_PARTNER = purpose("20G1", "review.for_partner", v.for_partner.holds, NoQuestionForPartner())
REVIEW = _review()


def questions(must_pass: Paragraphs) -> Paragraphs:
    """A to F3."""
    return (*REVIEW, Unencoded("20F", Reason.HEADING), *_questions(must_pass))


PARAGRAPHS: Paragraphs = (
    *questions(
        (Provision("20F1", "review.right", v.asks & v.must_pass.holds, NoQuestionNow("must_pass")),),
    ),
    *own_error(
        "20F4(a)",
        "20F4(b)",
        (c.noticed.is_("auction"), MustCorrectBeforeLead(OFFENDER)),
        c.noticed.is_("auction") & c.in_time,
        c.noticed.is_("auction") & c.too_late,
        "40B3",
    ),
    *partners_error(("75B3",), "40B3"),
    *on_it(),
    *FOR_PARTNER,
    *purpose("20G2", "review.trap", v.to_trap.holds, NoQuestionToTrap()),
    Provision(
        "20G3",
        "aid.right",
        a.own_card & a.permitted.is_(False),
        MayNotConsultAid("own_card"),
        Strength.MAY_NOT,
    ),
)
