"""Law 75: a mistaken explanation or a mistaken call."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import misinformation as m
from arbitro.laws.facts import misinformation_correction as c
from arbitro.laws.outcomes import (
    AdjustAsIfTold,
    AssignAdjustedScore,
    CorrectedInTime,
    CorrectedTooLate,
    ExplanationIsUnauthorised,
    ExplanationWasMistaken,
    ExplanationWasRight,
    MustCallAndCorrect,
    MustCorrectAtOnce,
    MustCorrectBeforeLead,
    MustNotCorrectRightExplanation,
    MustWaitForEndOfPlay,
    NoAgreementToExplain,
    NoDutyToCorrectSaid,
    ProceduralPenaltyPossible,
    RuleAs,
    ScoreStands,
    ShowedTooEarly,
)

OFFENDER, PARTNER = Role.OFFENDER, Role.PARTNER
WRONG = m.agreement.is_("differs", "unknown")
LATE = (c.before_lead | c.in_play) & c.too_late

PARAGRAPHS: Paragraphs = (
    Provision(
        "75A",
        "misinformation.partner_information",
        m.form.is_("explanation", "alert"),
        ExplanationIsUnauthorised(PARTNER),
        see=("16A", "73C1"),
    ),
    Provision("75A", "misinformation.route", m.partner_used.holds, RuleAs("partner"), Strength.SHALL, see=("16B3",)),
    Provision(
        "75A",
        "own_explanation.partner_information",
        c.wrong_indeed.holds,
        ExplanationIsUnauthorised(PARTNER),
        see=("16A", "73C1"),
    ),
    Provision(
        "75A",
        "partners_explanation.partner_information",
        c.mistake.is_("explanation", "call"),
        ExplanationIsUnauthorised(PARTNER),
        see=("16A", "73C1"),
    ),
    Unencoded("75B", Reason.HEADING),
    Provision(
        "75B1",
        "misinformation.finding",
        m.form.is_("explanation") & m.agreement.is_("differs"),
        ExplanationWasMistaken(),
    ),
    Provision(
        "75B1",
        "misinformation.score",
        WRONG & m.damaged.holds,
        AssignAdjustedScore(),
        Strength.SHALL,
        see=("12C1",),
    ),
    Provision(
        "75B2",
        "own_explanation.duty",
        c.before_lead,
        MustCorrectBeforeLead(OFFENDER),
        Strength.MUST,
    ),
    Provision("75B2", "own_explanation.duty", c.in_play, MustCorrectAtOnce(OFFENDER), Strength.MUST),
    Provision(
        "75B2",
        "own_explanation.duty",
        c.noticed.is_("after_play"),
        NoDutyToCorrectSaid(OFFENDER),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision("75B2", "own_explanation.timing", c.in_time, CorrectedInTime(OFFENDER)),
    Provision("75B2", "own_explanation.timing", LATE, CorrectedTooLate(OFFENDER)),
    Provision("75B2", "own_explanation.penalty", LATE, ProceduralPenaltyPossible(), Strength.MAY, see=("90A",)),
    Provision("75B3", "partners_explanation.duty", c.due_now, MustCallAndCorrect(PARTNER), Strength.MUST),
    Provision("75B3", "partners_explanation.duty", c.waits, MustWaitForEndOfPlay(PARTNER), Strength.MUST),
    Provision("75C", "misinformation.finding", m.explained_rightly, ExplanationWasRight()),
    Provision("75C", "misinformation.score", m.explained_rightly, ScoreStands("infraction")),
    Provision(
        "75C",
        "partners_explanation.duty",
        c.own_call_wrong,
        MustNotCorrectRightExplanation(PARTNER),
        Strength.MUST_NOT,
    ),
    Provision("75C", "partners_explanation.duty", c.mistake.is_("neither"), ExplanationWasRight()),
    Provision("75C", "own_explanation.duty", c.wrong_indeed.is_(False), ExplanationWasRight()),
    Provision(
        "75C",
        "partners_explanation.early",
        c.own_call_wrong & c.spoke_in_auction.holds,
        ShowedTooEarly(PARTNER),
        Strength.MUST_NOT,
    ),
    Provision(
        "75C",
        "partners_explanation.penalty",
        c.own_call_wrong & c.spoke_in_auction.holds,
        ProceduralPenaltyPossible(),
        Strength.MAY,
        see=("90A",),
    ),
    Provision("75C", "partners_explanation.score", c.own_call_wrong, ScoreStands("infraction")),
    Unencoded("75D", Reason.HEADING),
    Unencoded("75D1", Reason.DEFINITION),
    Provision("75D2", "misinformation.finding", m.no_agreement, NoAgreementToExplain(), see=("21B",)),
    Provision("75D3", "misinformation.score", m.no_agreement & m.damaged.holds, AssignAdjustedScore(), see=("12C1",)),
    Provision(
        "75D3",
        "misinformation.basis",
        m.agreement.is_("differs", "unknown") & m.damaged.holds,
        AdjustAsIfTold("methods"),
    ),
    Provision(
        "75D3",
        "misinformation.basis",
        m.no_agreement & m.damaged.holds,
        AdjustAsIfTold("no_agreement"),
    ),
)
