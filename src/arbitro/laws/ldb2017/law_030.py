"""Law 30: a pass out of rotation. One that is artificial, or over an artificial call, goes by Law 31 (C)."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import rotation as r
from arbitro.laws.outcomes import (
    FreeButBoundByInformation,
    MayMakeAnyCall,
    MustPassOnce,
    NoLeadRestriction,
    NothingFurther,
    RuleAsChangeOfCall,
)

OFFENDER, PARTNER = Role.OFFENDER, Role.PARTNER

chooses = r.p.at("partner", "lho") & r.by_30

PARAGRAPHS: Paragraphs = (
    Provision("30A", "pass_rotation.offender", r.p.at("rho") & r.by_30, MustPassOnce(OFFENDER), Strength.MUST),
    Provision(  # silent on the lead; a pass put in for a pass
        "30A",
        "pass_rotation.lead",
        r.p.at("rho") & r.by_30,
        NoLeadRestriction(PARTNER),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Unencoded("30B", Reason.HEADING),
    Unencoded("30B1", Reason.HEADING),
    Provision(
        "30B1(a)",
        "pass_rotation.first",
        chooses & ~r.p.partner_called,
        FreeButBoundByInformation(PARTNER),
        Strength.MAY,
        see=("16C2",),
    ),
    Provision("30B1(b)", "pass_rotation.offender", chooses, MayMakeAnyCall(OFFENDER), Strength.MAY),
    Provision("30B1(b)(i)", "pass_rotation.partner", chooses & r.pa.is_comparable, NothingFurther(), see=("23A",)),
    Provision("30B1(b)(ii)", "pass_rotation.partner", chooses & r.pa.silenced, MustPassOnce(PARTNER), Strength.MUST),
    Provision("30B2", "pass_rotation.call", r.p.called_before.holds, RuleAsChangeOfCall(), see=("25",)),
    Unencoded("30C", Reason.DEFINITION),
)
