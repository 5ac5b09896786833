"""Law 40 (2007): of B2(b) on only C3(a) was read. Where the rest stood is taken from what is known of the changes."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import misinformation as m
from arbitro.laws.facts import misinformation_methods as u
from arbitro.laws.ldb2007.unverified import unverified
from arbitro.laws.ldb2017 import law_040
from arbitro.laws.ldb2017.law_040 import aid_used, discretion, may_look, power
from arbitro.laws.outcomes import (
    AidNotCovered,
    AssignAdjustedScore,
    MayNotConsultAid,
    PartnerMeaningNotCovered,
    ScoreStands,
)

_CARDS: Paragraphs = (
    *may_look("40B2", u.own_card, u.allowed_by_law_2007),
    Provision("40B2", "aid.right", u.own_card & u.permitted.is_(False), MayNotConsultAid("own_card"), Strength.MAY_NOT),
    *aid_used("40B2", u.own_card),
    *may_look("40B2", u.opponents_card, u.allowed_by_law_2007),
    Provision(
        "40B2",
        "aid.right",
        u.opponents_card & u.permitted.is_(False) & ~u.to_explain.holds,
        MayNotConsultAid("opponents_card"),
        Strength.MAY_NOT,
    ),
    *aid_used("40B2", u.opponents_card & ~u.to_explain.holds),
)
_AIDS: Paragraphs = (
    *may_look("40C3(a)", u.memory_aid, u.allowed_by_law_2007),
    Provision(
        "40C3(a)", "aid.right", u.memory_aid & u.permitted.is_(False), MayNotConsultAid("memory_aid"), Strength.MAY_NOT
    ),
    *aid_used("40C3(a)", u.memory_aid),
)
_VARIED: Paragraphs = (*power("40B3", "varied"), *discretion("40B3", u.what.is_("varied") & u.forbidden.holds))
_METHODS: Paragraphs = (
    *power("40B2", "psychic_artificial"),
    *discretion("40B2", u.what.is_("psychic_artificial") & u.forbidden.holds),
)


def _but_score(law: str, here: str) -> Paragraphs:
    """Whether there was damage, whether what was left out was crucial; the score of either is 40B4's affair here."""
    kept = (p for p in law_040.PARAGRAPHS if isinstance(p, Provision) and p.slot != "misinformation.score")
    return unverified(tuple(kept), {law: here})


def _here(paragraphs: Paragraphs, law: str) -> Paragraphs:
    return unverified(paragraphs, {law: law})


PARAGRAPHS: Paragraphs = (
    Unencoded("40A", Reason.HEADING),
    Unencoded("40A1", Reason.HEADING),
    Unencoded("40A1(a)", Reason.DEFINITION),
    Unencoded("40A1(b)", Reason.DEFINITION),
    Unencoded("40A2", Reason.ELSEWHERE),
    *law_040.FREEDOM,
    *unverified(law_040.PARAGRAPHS, {"40B3(b)": "40B"}),
    Unencoded("40B1", Reason.HEADING),
    Unencoded("40B1(a)", Reason.DEFINITION),
    Unencoded("40B1(b)", Reason.DEFINITION),
    *_here(_METHODS, "40B2"),
    *_here(_CARDS, "40B2"),
    Provision(
        "40B2",
        "aid.right",
        u.to_explain.holds & u.permitted.is_(False),
        AidNotCovered(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    *power("40B2(a)", "method"),
    Provision(  # not in A; where it stood is not verified
        "40B2(a)",
        "understanding.finding",
        u.what.is_("by_partner"),
        PartnerMeaningNotCovered(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    *_here(discretion("40B2(a)", u.what.is_("by_partner")), "40B2(a)"),
    *_here(_VARIED, "40B3"),
    *_but_score("40B3(a)", "40B4"),
    Provision(
        "40B4",
        "misinformation.score",
        m.damaged.holds & ~m.gained.holds,
        AssignAdjustedScore(),
        Strength.JUDGEMENT,
        see=("12C1",),
        basis=Basis.UNVERIFIED,
    ),
    Provision(
        "40B4",
        "misinformation.score",
        ~m.too_late & m.no_harm,
        ScoreStands("damage"),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    *unverified(law_040.PARAGRAPHS, {"40B4": "40B5"}),
    Unencoded("40B6", Reason.HEADING),
    *unverified(law_040.PARAGRAPHS, {"40B5(a)": "40B6(a)"}, see={"75D1": ""}),
    *_but_score("40B5(b)", "40B6(b)"),
    Unencoded("40C", Reason.HEADING),
    *unverified(law_040.DEVIATION[1:], {"40C1": "40C1", "40C2": "40C2"}),  # the first is what A3 says
    Unencoded("40C3", Reason.HEADING),
    *_AIDS,
)
