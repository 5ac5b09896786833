"""Law 40 (2007): its text was not read. Where its paragraphs stood is taken from what is known of the changes."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import misinformation as m
from arbitro.laws.facts import misinformation_methods as u
from arbitro.laws.ldb2007.unverified import unverified
from arbitro.laws.ldb2017 import law_040
from arbitro.laws.ldb2017.law_040 import aid_used, discretion, may_look, power
from arbitro.laws.outcomes import AidNotCovered, AssignAdjustedScore, MayNotConsultAid, PartnerMeaningNotCovered

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
    *may_look("40C3", u.memory_aid, u.allowed_by_law_2007),
    Provision(
        "40C3", "aid.right", u.memory_aid & u.permitted.is_(False), MayNotConsultAid("memory_aid"), Strength.MAY_NOT
    ),
    *aid_used("40C3", u.memory_aid),
)
_VARIED: Paragraphs = (*power("40B3", "varied"), *discretion("40B3", u.what.is_("varied") & u.forbidden.holds))
_METHODS: Paragraphs = (
    *power("40B2", "method"),
    *power("40B2", "psychic_artificial"),
    *discretion("40B2", u.what.is_("psychic_artificial") & u.forbidden.holds),
)


def _crucial() -> Paragraphs:
    """What was left out was crucial, or not: the score is 40B4's affair here."""
    return tuple(p for p in law_040.PARAGRAPHS if isinstance(p, Provision) and p.slot != "misinformation.score")


def _here(paragraphs: Paragraphs, law: str) -> Paragraphs:
    return unverified(paragraphs, {law: law})


PARAGRAPHS: Paragraphs = (
    Unencoded("40A", Reason.HEADING),
    Unencoded("40A1", Reason.DEFINITION),
    Unencoded("40A2", Reason.ELSEWHERE),
    *unverified(law_040.PARAGRAPHS, {"40A3": "40A3"}),
    Provision(
        "40A4",
        "understanding.finding",
        u.what.is_("by_partner"),
        PartnerMeaningNotCovered(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    *unverified(discretion("40A4", u.what.is_("by_partner")), {"40A4": "40A4"}),
    *unverified(law_040.PARAGRAPHS, {"40B3(b)": "40B"}),
    Unencoded("40B1", Reason.DEFINITION),
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
    *_here(_VARIED, "40B3"),
    *unverified(law_040.PARAGRAPHS, {"40B3(a)": "40B4"}),
    Provision(
        "40B4",
        "misinformation.score",
        m.damaged.holds & m.gained.is_(False),
        AssignAdjustedScore(),
        Strength.JUDGEMENT,
        see=("12C1",),
        basis=Basis.UNVERIFIED,
    ),
    *unverified(law_040.PARAGRAPHS, {"40B4": "40B5"}),
    Unencoded("40B6", Reason.HEADING),
    *unverified(law_040.PARAGRAPHS, {"40B5(a)": "40B6(a)"}, see={"75D1": ""}),
    *unverified(_crucial(), {"40B5(b)": "40B6(b)"}),
    Unencoded("40C", Reason.HEADING),
    *unverified(law_040.DEVIATION, {"40C1": "40C1", "40C2": "40C2"}),
    *_here(_AIDS, "40C3"),
)
