"""Law 29: what a call out of rotation leads to.

The tuples at the end are paragraphs of other Laws that speak in these incidents.
"""

from collections.abc import Mapping

from arbitro.laws.core import ALWAYS, Cond, Outcome, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import rotation as r
from arbitro.laws.facts import rotation_passes as t
from arbitro.laws.ldb2017.law_017 import lead
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.ldb2017.law_072 import aware
from arbitro.laws.outcomes import (
    AssignForHelp,
    AuctionGoesBack,
    CallCancelled,
    CallStands,
    LaterCallsCancelled,
    LeadMayBeForbidden,
    NoLeadRestriction,
    RuleAsUnintended,
    TreatedAsLegal,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
    WithdrawnRuleDoesNotApply,
    WithdrawnRuleEnds,
)

OS, NOS, PARTNER = Role.OFFENDING_SIDE, Role.NON_OFFENDING_SIDE, Role.PARTNER


def accepted(firsts: Mapping[str, Cond]) -> Paragraphs:
    return (
        *(
            Provision("29A", f"{kind}.call", road.stands & firsts[kind], TreatedAsLegal())
            for kind, road, _ in r.INCIDENTS
        ),
        *over_partner("29A", "first", LaterCallsCancelled()),
    )


def over_partner(law: str, slot: str, then: Outcome) -> Paragraphs:
    """Accepted after the offender's partner had called in his own turn."""
    return tuple(
        silent(law, f"{kind}.{slot}", road.accepted.holds & road.partner_called, then) for kind, road, _ in r.INCIDENTS
    )


def goes_back(kind: str, road: r.Road, first: Cond) -> Paragraphs:
    """29B; where the offender's partner has called in his own turn, there is nothing to go back to."""
    refused = road.accepted.is_(False) & first
    return (
        Provision("29B", f"{kind}.call", refused & ~road.partner_called, AuctionGoesBack(Role.OFFENDER)),
        Provision("29B", f"{kind}.call", refused & road.partner_called, CallCancelled(Role.OFFENDER)),
        silent("29B", f"{kind}.call", road.still_open.is_(False), CallCancelled(Role.OFFENDER)),
    )


def partner_has_called(kind: str, road: r.Road, when: Cond = ALWAYS) -> Provision:
    return silent("29B", f"{kind}.first", road.at("partner") & road.partner_called & when, CallStands(PARTNER))


PARAGRAPHS: Paragraphs = (
    *accepted(r.FIRST_2017),
    *(entry for kind, road, _ in r.INCIDENTS for entry in goes_back(kind, road, r.FIRST_2017[kind])),
    *(partner_has_called(kind, road) for kind, road, _ in r.INCIDENTS),
    Unencoded("29C", Reason.DEFINITION),
)

# -- Paragraphs of other Laws, in printed order


def for_others(law: str, firsts: Mapping[str, Cond]) -> Paragraphs:
    return (
        *(
            Provision(
                law,
                f"{kind}.others_information",
                (road.never_made | road.cancelled) & firsts[kind],
                WithdrawnActionsAuthorised(NOS),
            )
            for kind, road, _ in r.INCIDENTS
        ),
        *over_partner(law, "others_information", WithdrawnActionsAuthorised(NOS)),
    )


def for_offenders(law: str, when: Cond) -> Paragraphs:
    """The Laws are silent on a pass that is to be put in again in any case."""
    return (
        silent(law, "pass_rotation.offenders_information", when, WithdrawnActionsUnauthorised(OS)),
        *over_partner(law, "offenders_information", WithdrawnActionsUnauthorised(OS)),
    )


LAW_016: Paragraphs = (
    *for_others("16C1", r.FIRST_2017),
    *(
        Provision("16C2", f"{kind}.offenders_information", after.silenced, WithdrawnActionsUnauthorised(OS))
        for kind, _, after in r.INCIDENTS
    ),
    *for_offenders("16C2", r.p.at("rho") & r.by_30),
)
LAW_023: Paragraphs = (
    *(
        Provision("23B", f"{kind}.offenders_information", when, then, see=("23C", "26A"))
        for kind, road, after in r.INCIDENTS
        for when, then in (
            (after.is_comparable & road.at("rho"), WithdrawnRuleDoesNotApply(OS)),
            (after.is_comparable & ~road.at("rho"), WithdrawnRuleEnds(OS)),  # until then his partner was bound
        )
    ),
    *(
        Provision("23C", f"{kind}.help", after.helped.holds, AssignForHelp(), Strength.SHALL, see=("12C1(b)",))
        for kind, _, after in r.INCIDENTS
    ),
)
LAW_025: Paragraphs = tuple(  # both editions
    Provision("25A", f"{kind}.call", r.slip.holds, RuleAsUnintended()) for kind, _, _ in r.INCIDENTS
)
LAW_026: Paragraphs = (
    *(
        Provision("26A", f"{kind}.lead", after.is_comparable, NoLeadRestriction(PARTNER))
        for kind, _, after in r.INCIDENTS
    ),
    *lead("26B", LeadMayBeForbidden(PARTNER)),
    *(
        Provision(
            "26B",
            f"{kind}.lead",
            after.silenced & after.offender_defends.holds,
            LeadMayBeForbidden(PARTNER),
            Strength.MAY,
        )
        for kind, _, after in r.INCIDENTS
    ),
)
LAW_072: Paragraphs = (
    *(aware(f"{kind}.awareness", after.could_have_known.holds & road.first) for kind, road, after in r.INCIDENTS),
    aware("lost_turn.awareness", t.could_have_known.holds),
)
