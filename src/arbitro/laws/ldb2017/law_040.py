"""Law 40: understandings, their disclosure, deviations from them, and what may be looked at."""

from arbitro.laws.core import Basis, Cond, Outcome, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import misinformation as m
from arbitro.laws.facts import misinformation_methods as u
from arbitro.laws.outcomes import (
    AidNotToBeUsed,
    AssignAdjustedScore,
    DeviationAllowed,
    DisclosedUnderstanding,
    ExplanationIncomplete,
    GeneralKnowledgeNotOwed,
    MayAdjustFor,
    MayConsultAid,
    MayNotConsultAid,
    MeaningDependsOnPartner,
    MethodAllowed,
    MethodForbidden,
    MustDiscloseUnderstanding,
    NeedNotAdmitDeviation,
    NoDamage,
    ProceduralPenaltyPossible,
    RepairDamage,
    ScoreStands,
    UndisclosedUnderstanding,
)

NOS = Role.NON_OFFENDING_SIDE
PENALTY = ProceduralPenaltyPossible()

expected = u.partner_aware.is_(False)

FREEDOM: Paragraphs = (Provision("40A3", "understanding.finding", expected, DeviationAllowed(), Strength.MAY),)
DEVIATION: Paragraphs = (
    Provision("40C1", "understanding.finding", expected, DeviationAllowed(), Strength.MAY),
    Provision("40C1", "understanding.finding", u.hidden, UndisclosedUnderstanding()),
    Provision("40C1", "understanding.finding", u.disclosed.holds, DisclosedUnderstanding()),
    Provision("40C1", "understanding.duty", u.partner_aware.holds, MustDiscloseUnderstanding(), Strength.MUST),
    Provision(
        "40C1",
        "understanding.score",
        u.hidden & u.damaged.holds,
        AssignAdjustedScore(),
        Strength.SHALL,
        see=("12C1",),
    ),
    Provision("40C1", "understanding.score", u.hidden & u.damaged.is_(False), ScoreStands("damage")),
    Provision("40C1", "understanding.penalty", u.hidden, PENALTY, Strength.MAY, see=("90A",)),
    Provision("40C2", "understanding.duty", expected, NeedNotAdmitDeviation()),
)


def discretion(law: str, breach: Cond) -> Paragraphs:
    """A breach for which Law 40 names no adjustment: the general power remains."""
    return (
        Provision(
            law,
            "understanding.score",
            breach & u.damaged.holds,
            MayAdjustFor(NOS),
            Strength.JUDGEMENT,
            see=("12A1",),
            basis=Basis.INTERPRETATION,
        ),
        Provision(
            law,
            "understanding.score",
            breach & u.damaged.is_(False),
            ScoreStands("damage"),
            Strength.JUDGEMENT,
            see=("12A1",),
            basis=Basis.INTERPRETATION,
        ),
        Provision(law, "understanding.penalty", breach, PENALTY, Strength.MAY, see=("90A",)),
    )


def power(law: str, what: str) -> Paragraphs:
    """What the authority may forbid: whether it has."""
    return (
        Provision(
            law, "understanding.finding", u.what.is_(what) & u.forbidden.holds, MethodForbidden(what), Strength.MAY_NOT
        ),
        Provision(law, "understanding.finding", u.what.is_(what) & u.forbidden.is_(False), MethodAllowed()),
    )


def aid_used(law: str, aid: Cond) -> Paragraphs:
    """What follows when something was looked at that might not be; the Laws say no more than that it may not."""
    here = aid & u.permitted.is_(False)
    judgement = Strength.JUDGEMENT
    silent = Basis.INTERPRETATION
    rows: tuple[tuple[str, Cond, Outcome], ...] = (
        ("aid.information", here, AidNotToBeUsed()),
        ("aid.score", here & u.helped.holds, MayAdjustFor(NOS)),
        ("aid.score", here & u.helped.is_(False), ScoreStands("damage")),
    )
    return (
        *(Provision(law, slot, when, then, judgement, see=("12A1",), basis=silent) for slot, when, then in rows),
        Provision(law, "aid.penalty", here, PENALTY, Strength.MAY, see=("90A",)),
    )


def may_look(law: str, aid: Cond, by_law: Cond) -> Paragraphs:
    """What the Laws let him look at, and what the authority does."""
    return (
        Provision(law, "aid.right", aid & by_law, MayConsultAid("law"), Strength.MAY),
        Provision(law, "aid.right", aid & u.permitted.holds & ~by_law, MayConsultAid("regulations"), Strength.MAY),
    )


PARAGRAPHS: Paragraphs = (
    Unencoded("40A", Reason.HEADING),
    Unencoded("40A1", Reason.DEFINITION),
    Unencoded("40A1(a)", Reason.DEFINITION),
    Unencoded("40A1(b)", Reason.DEFINITION),
    Unencoded("40A2", Reason.ELSEWHERE),
    *FREEDOM,
    Provision(
        "40A4",
        "understanding.finding",
        u.what.is_("by_partner"),
        MeaningDependsOnPartner(),
        Strength.SHALL_NOT,
    ),
    *discretion("40A4", u.what.is_("by_partner")),
    Unencoded("40B", Reason.HEADING),
    Unencoded("40B1", Reason.DEFINITION),
    Unencoded("40B1(a)", Reason.DEFINITION),
    Unencoded("40B1(b)", Reason.DEFINITION),
    Unencoded("40B1(c)", Reason.DEFINITION),
    Unencoded("40B2", Reason.HEADING),
    Unencoded("40B2(a)", Reason.HEADING),
    *power("40B2(a)(i)", "method"),
    Unencoded("40B2(a)(ii)", Reason.PROCEDURE),
    Unencoded("40B2(a)(iii)", Reason.PROCEDURE),
    *power("40B2(a)(iv)", "varied"),
    *discretion("40B2(a)(iv)", u.what.is_("varied") & u.forbidden.holds),
    *power("40B2(a)(v)", "psychic_artificial"),
    *discretion("40B2(a)(v)", u.what.is_("psychic_artificial") & u.forbidden.holds),
    *may_look("40B2(b)", u.own_card, u.allowed_by_law_2017),
    Provision(
        "40B2(b)",
        "aid.right",
        u.own_card & u.permitted.is_(False),
        MayNotConsultAid("own_card"),
        Strength.MAY_NOT,
    ),
    *aid_used("40B2(b)", u.own_card),
    *may_look("40B2(c)", u.opponents_card, u.allowed_by_law_2017),
    Provision(
        "40B2(c)",
        "aid.right",
        u.opponents_card & u.permitted.is_(False) & ~u.allowed_by_law_2017,
        MayNotConsultAid("opponents_card"),
        Strength.MAY_NOT,
    ),
    *aid_used("40B2(c)", u.opponents_card & ~u.allowed_by_law_2017),
    *may_look("40B2(d)", u.memory_aid, u.allowed_by_law_2017),
    Provision(
        "40B2(d)",
        "aid.right",
        u.memory_aid & u.permitted.is_(False),
        MayNotConsultAid("memory_aid"),
        Strength.MAY_NOT,
    ),
    *aid_used("40B2(d)", u.memory_aid),
    Unencoded("40B3", Reason.HEADING),
    Provision("40B3(a)", "misinformation.damage", m.damaged.holds, RepairDamage(NOS)),
    Provision("40B3(a)", "misinformation.damage", m.damaged.is_(False), NoDamage(NOS)),
    Provision(
        "40B3(a)",
        "misinformation.score",
        m.alert_missing & m.damaged.holds,
        AssignAdjustedScore(),
        see=("12C1",),
    ),
    Provision("40B3(a)", "misinformation.score", ~m.too_late & m.no_harm, ScoreStands("damage")),
    Provision("40B3(b)", "misinformation.penalty", m.repeated.holds, PENALTY, Strength.MAY, see=("90A",)),
    Provision(
        "40B4",
        "understanding.score",
        u.what.is_("method") & u.forbidden.holds & u.damaged.holds,
        AssignAdjustedScore(),
        Strength.SHALL,
        see=("12C1",),
    ),
    Provision(
        "40B4",
        "understanding.score",
        u.what.is_("method") & u.forbidden.holds & u.damaged.is_(False),
        ScoreStands("damage"),
    ),
    Provision(
        "40B4",
        "understanding.penalty",
        u.what.is_("method") & u.forbidden.holds,
        PENALTY,
        Strength.MAY,
        see=("90A",),
    ),
    Unencoded("40B5", Reason.HEADING),
    Provision(
        "40B5(a)", "misinformation.finding", m.incomplete, ExplanationIncomplete(), Strength.SHALL, see=("75D1",)
    ),
    Provision("40B5(a)", "misinformation.finding", m.special_knowledge.is_(False), GeneralKnowledgeNotOwed()),
    Provision("40B5(a)", "misinformation.score", m.special_knowledge.is_(False), ScoreStands("infraction")),
    Provision("40B5(b)", "misinformation.damage", m.crucial.is_(False), NoDamage(NOS)),
    Provision("40B5(b)", "misinformation.damage", m.crucial.holds & m.damaged.holds, RepairDamage(NOS)),
    Provision(
        "40B5(b)", "misinformation.score", m.crucial.holds & m.damaged.holds, AssignAdjustedScore(), see=("12C1",)
    ),
    Unencoded("40C", Reason.HEADING),
    *DEVIATION,
)
