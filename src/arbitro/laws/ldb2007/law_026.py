"""Law 26 (2007): after another final call, by whether the withdrawn one was about suits.

The tuples at the end are paragraphs of other Laws that speak of the lead.
"""

from arbitro.laws.core import Basis, Cond, Fact, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import call_changed as c
from arbitro.laws.facts import insufficient_bid as i
from arbitro.laws.facts import lead_restriction as lead
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.ldb2017.law_026 import beside, breach, unable
from arbitro.laws.outcomes import (
    LeadIsFree,
    LeadMayBeRequiredOrForbidden,
    NoLeadRestriction,
    OneSuitMayBeForbidden,
    RequirementRefused,
    RestrictionLasts,
    RestrictionOver,
    SuitForbidden,
    SuitRequired,
)

PARTNER = Role.PARTNER

not_free = i.refused & ~i.by_natural & ~i.by_precise


def by_suits(
    slot: str, when: Cond, about: Fact, strength: Strength = Strength.MAY, see: tuple[str, ...] = ()
) -> Paragraphs:
    """26A and B: what declarer may do. A strength of judgement: whether the Law reaches the case is our reading."""
    judged = strength is Strength.JUDGEMENT
    basis = Basis.INTERPRETATION if judged else Basis.TEXT
    return (
        Provision(
            "26A",
            slot,
            when & about.is_("suit_shown_again"),
            NoLeadRestriction(PARTNER),
            strength if judged else Strength.DOES,
            see=("16D", *see),
            basis=basis,
        ),
        Provision(
            "26A",
            slot,
            when & about.is_("suit"),
            LeadMayBeRequiredOrForbidden(PARTNER),
            strength,
            see=see,
            basis=basis,
        ),
        Provision(
            "26B", slot, when & about.is_("other"), OneSuitMayBeForbidden(PARTNER), strength, see=see, basis=basis
        ),
    )


def _sorted(*parts: Paragraphs) -> Paragraphs:
    """In printed order, 26 before 26A before 26B."""
    return tuple(sorted((entry for part in parts for entry in part), key=lambda entry: entry.law))


PARAGRAPHS: Paragraphs = _sorted(
    (
        Provision("26", "lead.restriction", lead.freed.is_("law", "same_call"), NoLeadRestriction(PARTNER)),
        Provision("26", "lead.restriction", lead.turn.is_("declaring"), NoLeadRestriction(PARTNER)),
        Provision("26", "lead.restriction", lead.turn.is_("lost"), RestrictionOver(PARTNER)),
        silent("26", "insufficient.lead", i.lead_reached.is_(False), NoLeadRestriction(PARTNER), ("27C",)),
    ),
    by_suits("insufficient.lead", not_free, i.withdrawn_about),
    by_suits(
        "insufficient.lead",
        i.lead_reached.holds,
        i.withdrawn_about,
        Strength.JUDGEMENT,
        ("27C",),
    ),
    by_suits("change.lead", c.changed_2007, c.withdrawn_about),
    by_suits("lead.restriction", lead.turn.is_("first"), lead.withdrawn_about),
    (
        Provision(
            "26A",
            "lead.restriction",
            lead.turn.is_("kept") & lead.withdrawn_about.is_("suit_shown_again"),
            NoLeadRestriction(PARTNER),
            see=("16D",),
        ),
        Provision("26A", "lead.restriction", lead.turn.is_("kept") & lead.of_suits, RestrictionLasts(PARTNER)),
        Provision("26B", "lead.restriction", lead.turn.is_("kept") & lead.of_others, RestrictionLasts(PARTNER)),
        Provision("26A", "lead.now", lead.of_suits & lead.choice.is_("none"), LeadIsFree(PARTNER)),
        Provision("26B", "lead.now", lead.of_others & lead.choice.is_("none"), LeadIsFree(PARTNER)),
        Provision("26A", "lead.now", lead.of_suits & lead.choice.is_("forbid"), SuitForbidden(PARTNER)),
        Provision("26B", "lead.now", lead.of_others & lead.choice.is_("forbid"), SuitForbidden(PARTNER)),
        Provision("26A", "lead.now", lead.required_2007, SuitRequired(PARTNER)),
        Provision(
            "26A",
            "lead.now",
            lead.of_suits & lead.turn.is_("kept") & lead.choice.is_("require"),
            LeadIsFree(PARTNER),
        ),
        Provision("26B", "lead.now", lead.of_others & lead.choice.is_("require"), RequirementRefused()),
    ),
    beside("26A", lead.of_suits),
    beside("26B", lead.of_others),
)

# -- Paragraphs of other Laws, in printed order

LAW_059: Paragraphs = unable(lead.forbidden_2007, lead.required_2007)
LAW_061: Paragraphs = breach(lead.forbidden_2007, lead.required_2007)
