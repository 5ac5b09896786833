"""Law 26: calls withdrawn, and the lead.

The tuples at the end are paragraphs of other Laws that speak of the lead.
"""

from arbitro.laws.core import Cond, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import call_changed as c
from arbitro.laws.facts import insufficient_bid as i
from arbitro.laws.facts import lead_restriction as lead
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.outcomes import (
    AnyCardMayBeLed,
    AssignForHelp,
    LeadIsFree,
    LeadMayBeForbidden,
    NoLeadRestriction,
    OneRestrictionOnly,
    PenaltyCardOptionsToo,
    RequirementRefused,
    RestrictionLasts,
    RestrictionOver,
    RuleAsRevoke,
    SuitForbidden,
    SuitRequired,
    WithdrawnRuleDoesNotApply,
)

OS, PARTNER = Role.OFFENDING_SIDE, Role.PARTNER

not_free = i.refused & ~i.lowest_same.holds & ~i.is_comparable
changed_not_comparable = c.changed_2017 & c.comparable.is_("no")


def beside(law: str, restricted: Cond) -> Paragraphs:
    """Where the Laws are silent on what meets this restriction: a second withdrawn call, a penalty card."""
    return (
        silent(law, "lead.several", restricted & lead.several.holds, OneRestrictionOnly()),
        silent(law, "lead.penalty_card", restricted & lead.penalty_card.holds, PenaltyCardOptionsToo(), ("50D2",)),
    )


PARAGRAPHS: Paragraphs = (
    Provision("26", "lead.restriction", lead.freed.is_("law"), NoLeadRestriction(PARTNER)),
    Provision("26", "lead.restriction", lead.turn.is_("declaring"), NoLeadRestriction(PARTNER)),
    Provision(
        "26A",
        "insufficient.offenders_information",
        i.second_accepted.holds & i.is_comparable,
        WithdrawnRuleDoesNotApply(OS),
        see=("23C",),
    ),
    Provision("26A", "insufficient.lead", i.refused & i.is_comparable, NoLeadRestriction(PARTNER)),
    silent(
        "26A",
        "insufficient.help",
        i.second_accepted.holds & i.is_comparable & i.helped.holds,
        AssignForHelp(),
        ("23C",),
    ),
    Provision("26A", "change.lead", c.changed_2017 & c.is_comparable, NoLeadRestriction(PARTNER)),
    silent("26A", "change.help", c.changed_2017 & c.helped.holds, AssignForHelp(), ("23C",)),
    Provision("26A", "lead.restriction", lead.freed.is_("comparable", "same_call"), NoLeadRestriction(PARTNER)),
    Provision(
        "26A",
        "withdrawn.offenders_information",
        w.replaced_by.is_("comparable_call"),
        WithdrawnRuleDoesNotApply(OS),
        see=("23B", "23C", "27B1(b)"),
        overrides=("16C2",),
    ),
    Provision(
        "26B",
        "insufficient.lead",
        not_free & i.offender_defends.holds,
        LeadMayBeForbidden(PARTNER),
        Strength.MAY,
    ),
    silent("26B", "insufficient.lead", i.lead_reached.holds, LeadMayBeForbidden(PARTNER), ("27C",)),
    silent("26B", "insufficient.lead", i.lead_reached.is_(False), NoLeadRestriction(PARTNER), ("27C",)),
    Provision(
        "26B",
        "change.lead",
        changed_not_comparable & c.offender_defends.holds,
        LeadMayBeForbidden(PARTNER),
        Strength.MAY,
    ),
    Provision(
        "26B",
        "lead.restriction",
        lead.open_2017 & lead.turn.is_("first"),
        LeadMayBeForbidden(PARTNER),
        Strength.MAY,
    ),
    Provision("26B", "lead.restriction", lead.open_2017 & lead.turn.is_("kept"), RestrictionLasts(PARTNER)),
    Provision("26B", "lead.restriction", lead.freed.is_("nothing") & lead.turn.is_("lost"), RestrictionOver(PARTNER)),
    Provision("26B", "lead.restriction", lead.armed_2017 & lead.all_specified.holds, NoLeadRestriction(PARTNER)),
    *beside("26B", lead.open_2017),
    Provision("26B", "lead.now", lead.open_2017 & lead.choice.is_("none"), LeadIsFree(PARTNER)),
    Provision("26B", "lead.now", lead.forbidden_2017, SuitForbidden(PARTNER)),
    silent("26B", "lead.now", lead.required_2017, SuitRequired(PARTNER)),
    silent(
        "26B",
        "lead.now",
        lead.open_2017 & lead.turn.is_("kept") & lead.text.is_("french"),
        LeadIsFree(PARTNER),
    ),
    Provision(
        "26B",
        "lead.now",
        lead.open_2017 & lead.choice.is_("require") & ~lead.text.is_("french"),
        RequirementRefused(),
    ),
)

# -- Paragraphs of other Laws, in printed order


def unable(forbidden: Cond, required: Cond) -> Paragraphs:
    """59: a leader who cannot comply."""
    return (
        Provision(
            "59",
            "lead.breach",
            (forbidden | required) & lead.able.is_(False),
            AnyCardMayBeLed(PARTNER),
            Strength.MAY,
        ),
    )


def breach(forbidden: Cond, required: Cond) -> Paragraphs:
    """61A names what an opponent required; that what he forbade counts too is the usual reading."""
    return (
        silent("61A", "lead.breach", forbidden & lead.able.holds, RuleAsRevoke()),
        Provision("61A", "lead.breach", required & lead.able.holds, RuleAsRevoke()),
    )


LAW_059: Paragraphs = unable(lead.forbidden_2017, lead.required_2017)
LAW_061: Paragraphs = (
    silent("61A", "lead.breach", lead.forbidden_2017 & lead.able.holds, RuleAsRevoke()),
    silent("61A", "lead.breach", lead.required_2017 & lead.able.holds, RuleAsRevoke()),
)
