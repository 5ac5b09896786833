"""Law 21 (2007): A speaks of calls; the call changed in turn is free, but for the paragraph on withdrawn actions if it
helped."""

from dataclasses import replace

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import misinformation as m
from arbitro.laws.ldb2007.unverified import renumbered
from arbitro.laws.ldb2017 import law_021
from arbitro.laws.ldb2017.law_021 import CHANGING, OS, alerted, counterchange, shown_by_partner, withdrawn
from arbitro.laws.outcomes import (
    AssignAdjustedScore,
    ExtraneousFromPartner,
    MissingAlertExtraneous,
    NoGain,
    NoLeadAfterChangedCall,
    RuleAs,
    ScoreStands,
    TakeAwayGain,
)


def _own_reading() -> Paragraphs:
    """A player's own misunderstanding of a call; of a play the text says nothing, and no other gives redress."""
    found: list[Provision] = []
    for p in law_021.OWN_READING:
        assert isinstance(p, Provision)
        found.append(replace(p, when=m.own_action.is_("call")))
        found.append(replace(p, when=m.own_action.is_("play"), strength=Strength.JUDGEMENT, basis=Basis.INTERPRETATION))
    return tuple(found)


PARAGRAPHS: Paragraphs = (
    *_own_reading(),
    Unencoded("21B", Reason.HEADING),
    *CHANGING,
    *counterchange(),
    Provision(
        "21B2",
        "misinformation.lead",
        m.lho_changes.holds,
        NoLeadAfterChangedCall(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "21B2",
        "misinformation.withdrawn",
        m.lho_changes.holds & m.withdrawn_helped.holds,
        RuleAs("withdrawn"),
        see=("16D2",),
    ),
    Provision("21B3", "misinformation.gain", m.gained.holds, TakeAwayGain(OS)),
    Provision("21B3", "misinformation.gain", m.gained.is_(False), NoGain(OS)),
    Provision("21B3", "misinformation.score", m.gained.holds, AssignAdjustedScore(), see=("12C1",)),
    Provision("21B3", "misinformation.score", m.too_late & m.no_harm, ScoreStands("damage")),
)

# What other Laws say in these slots, in the order of their numbers.
LAW_016: Paragraphs = (
    *alerted("16B1(a)", MissingAlertExtraneous()),
    *shown_by_partner("16B1(a)", ExtraneousFromPartner(Role.PARTNER, Role.OFFENDER)),
    *withdrawn("16D1", "16D2"),
    Provision("16D2", "misinformation.withdrawn", m.withdrawn_helped.holds, RuleAs("withdrawn")),
)
LAW_047: Paragraphs = renumbered(law_021.LAW_047, {"47E2(a)": "47E2(a)", "47E2(b)": "47E2(b)"}, see={"16C": ""})
