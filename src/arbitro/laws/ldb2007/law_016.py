"""Law 16 (2007): withdrawn actions are paragraph D here, other sources C; the letters were exchanged in 2017.

What is neither allowed nor from one of these sources is extraneous (A3), and any breach that does damage is adjusted
(A4). The text forbids to choose from among logical alternatives, and is silent on an action that is none.
"""

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import chain
from arbitro.laws.facts import extraneous_information as x
from arbitro.laws.facts import information_used as u
from arbitro.laws.facts import partner_information as p
from arbitro.laws.facts import revoke as r
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.ldb2007 import law_062
from arbitro.laws.ldb2017.law_016 import (
    GIVER,
    NOS,
    OS,
    RECEIVER,
    allowed,
    authorised,
    calling,
    other_sources,
    refused,
    unexpected_alert,
)
from arbitro.laws.outcomes import (
    ActionAllowed,
    ActionInfringed,
    AssignAdjustedScore,
    AssignForInformation,
    ExtraneousFromPartner,
    ExtraneousNotUsed,
    ExtraneousUsed,
    LettersDiffer,
    MayNotChooseSuggested,
    NothingConveyed,
    PlayOnPending,
    RuleAs,
    RuleOtherIrregularityFirst,
    ScoreStands,
    WithdrawnActionsUnauthorised,
    WithdrawnCardsAuthorised,
    WithdrawnCardsUnauthorised,
)


def choices(law: str, incident: str, bound: Cond, who: Role) -> Paragraphs:
    """Whether a choice infringed, by the words of 2007, and what other words would make of it."""
    return (
        Provision(law, f"{incident}.action", bound & chain.infringes_by_text_2007, ActionInfringed(who)),
        Provision(
            law,
            f"{incident}.action",
            bound & chain.infringes_by_judgement_2007,
            ActionInfringed(who),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
        Provision(
            law,
            f"{incident}.action",
            bound & chain.points_2007 & ~chain.infringes_2007,
            ActionAllowed(who, "chosen"),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
        Provision(
            law,
            f"{incident}.action",
            bound & chain.another & ~chain.points_2007,
            ActionAllowed(who, "suggestion"),
        ),
        Provision(law, f"{incident}.action", bound & ~chain.another, ActionAllowed(who, "alternative")),
        Provision(
            law,
            f"{incident}.letter",
            bound
            & chain.alternative.is_("one_limb")
            & chain.suggested.is_("is", "could")
            & chain.governing_text.is_("italian"),
            LettersDiffer("or_limbs"),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
    )


PARAGRAPHS: Paragraphs = (
    *allowed,
    Provision("16A3", "used.breach", u.acted_on.holds, ExtraneousUsed(), Strength.MAY_NOT),
    Provision("16A3", "used.breach", u.source.is_("none_of_these") & ~u.acted_on.holds, ExtraneousNotUsed()),
    Provision("16A4", "used.score", u.damage.holds, AssignAdjustedScore(), see=("12C",)),
    Provision("16A4", "used.score", u.acted_on.holds & ~u.damage.holds, ScoreStands("damage")),
    Provision(
        "16A4",
        "withdrawn.score",
        w.binds_2007 & chain.infringes_2007 & w.damage.holds,
        AssignAdjustedScore(),
        see=("12C",),
    ),
    Provision(
        "16A4",
        "withdrawn.score",
        w.binds_2007 & chain.infringes_2007 & ~w.damage.holds,
        ScoreStands("damage"),
    ),
    Provision("16A4", "withdrawn.score", w.binds_2007 & ~chain.infringes_2007, ScoreStands("infraction")),
    Provision(
        "16A4",
        "revoke.information_used",
        law_062.corrected & r.information_used.holds,
        AssignForInformation(),
        see=("12C",),
    ),
    Unencoded("16B", Reason.HEADING),
    Provision("16B1", "used.route", u.source.is_("partner"), RuleAs("partner")),
    *unexpected_alert(),
    Provision("16B1", "partner.status", ~p.informed, NothingConveyed()),
    Provision("16B1", "partner.score", ~p.informed, ScoreStands("information")),
    Provision("16B1(a)", "partner.status", p.informed, ExtraneousFromPartner(GIVER, RECEIVER)),
    Provision(
        "16B1(a)",
        "partner.choice",
        p.informed & p.play_may_go_on,
        MayNotChooseSuggested(RECEIVER, "could"),
        Strength.MAY_NOT,
    ),
    *choices("16B1(a)", "partner", p.informed, RECEIVER),
    Unencoded("16B1(b)", Reason.DEFINITION),
    *calling("could"),
    Provision("16B3", "partner.score", p.informed & ~chain.infringes_2007, ScoreStands("infraction")),
    Provision(
        "16B3",
        "partner.score",
        p.informed & chain.infringes_2007 & p.advantage.holds,
        AssignAdjustedScore(),
        Strength.SHALL,
        see=("12C",),
    ),
    Provision(
        "16B3",
        "partner.score",
        p.informed & chain.infringes_2007 & ~p.advantage.holds,
        ScoreStands("advantage"),
    ),
    Provision("16C", "used.route", u.source.is_("elsewhere"), RuleAs("elsewhere")),
    *other_sources(
        "C",
        x.before & x.effect.is_("likely", "could"),
        x.affected.is_("affected", "could"),
        "could",
        (
            Provision("16C3", "extraneous.remedy", x.late & x.plays_on, PlayOnPending("could")),
            *refused("16C3", "play", "swap", "redeal", "artificial"),
        ),
        x.late,  # to play on is all that the paragraph leaves
    ),
    Provision("16D", "used.route", u.source.is_("withdrawn"), RuleAs("withdrawn")),
    Provision("16D", "withdrawn.route", ~w.lawful.holds, RuleOtherIrregularityFirst()),
    *authorised("16D1", w.free_2007),
    Provision("16D1", "revoke.others_information", law_062.corrected, WithdrawnCardsAuthorised(NOS)),
    Provision("16D2", "withdrawn.offenders_information", w.lawful.holds, WithdrawnActionsUnauthorised(OS)),
    Provision(
        "16D2",
        "withdrawn.choice",
        w.binds_2007,
        MayNotChooseSuggested(OS, "could"),
        Strength.MAY_NOT,
        see=("16B1(b)",),
    ),
    *choices("16D2", "withdrawn", w.binds_2007, OS),
    Provision(
        "16D2",
        "withdrawn.letter",
        w.binds_2007 & chain.another & chain.suggested.is_("generally") & chain.governing_text.is_("spanish"),
        LettersDiffer("over_another"),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "16D2",
        "revoke.offenders_information",
        law_062.corrected,
        WithdrawnCardsUnauthorised(OS),
        Strength.MAY_NOT,
    ),
)
