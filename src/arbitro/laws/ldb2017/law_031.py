"""Law 31: a bid out of rotation; also a pass that is artificial or over partner's artificial call (30C)."""

from arbitro.laws.core import ALWAYS, Basis, Cond, Outcome, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import rotation as r
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.outcomes import (
    FreeButBoundByInformation,
    MayMakeAnyCall,
    MustPassOnce,
    MustRepeatCall,
    NoLeadRestriction,
    NothingFurther,
    RuleAsChangeOfCall,
    RuleAsInsufficientBid,
    RuleOnCallFirst,
    WithdrawnRuleDoesNotApply,
)

OFFENDER, PARTNER, RHO = Role.OFFENDER, Role.PARTNER, Role.RHO


def said(
    law: str, slot: str, when: Cond, then: Outcome, strength: Strength = Strength.DOES, see: tuple[str, ...] = ()
) -> Provision:
    """What the text says of a bid or a double; that it holds of a pass too follows from 30C."""
    return Provision(law, slot, when, then, strength, see=("30C", *see) if slot.startswith("pass") else see)


def read(
    law: str, slot: str, when: Cond, then: Outcome, strength: Strength = Strength.DOES, see: tuple[str, ...] = ()
) -> Provision:
    """The same where the text names a bid only: that it holds of a pass is our reading."""
    if not slot.startswith("pass"):
        return Provision(law, slot, when, then, strength, see=see)
    return Provision(law, slot, when, then, Strength.JUDGEMENT, see=("30C", *see), basis=Basis.INTERPRETATION)


def rho_passes(law: str, kind: str, when: Cond) -> Paragraphs:
    """Right-hand opponent passes: the same call again, and nothing more."""
    return (
        said(law, f"{kind}.offender", when, MustRepeatCall(OFFENDER), Strength.MUST),
        said(law, f"{kind}.partner", when, NothingFurther()),
        said(law, f"{kind}.lead", when, NoLeadRestriction(PARTNER)),
        silent(law, f"{kind}.offenders_information", when, WithdrawnRuleDoesNotApply(Role.OFFENDING_SIDE)),
    )


def repeat_insufficient() -> Provision:
    """The bid to be repeated is insufficient: how 31A1 and 27 then meet the Laws do not say."""
    return Provision(
        "31A1",
        "bid_rotation.offender",
        r.repeat_legal.is_(False),
        RuleAsInsufficientBid(),
        Strength.JUDGEMENT,
        see=("27",),
        basis=Basis.INTERPRETATION,
    )


def rho_illegal(law: str, kind: str, after: r.Aftermath) -> Provision:
    """What is illegal in right-hand opponent's call is rectified first (the footnote)."""
    return said(law, f"{kind}.offender", after.rho_action.is_("illegal"), RuleOnCallFirst(RHO))


def rho_acts(law: str, kind: str, after: r.Aftermath) -> Provision:
    return said(law, f"{kind}.offender", after.rho_action.is_("acts"), MayMakeAnyCall(OFFENDER), Strength.MAY)


def comparable(law: str, kind: str, after: r.Aftermath) -> Provision:
    when = after.rho_action.is_("acts") & after.is_comparable
    return said(law, f"{kind}.partner", when, NothingFurther(), see=("23A",))


def not_comparable(law: str, kind: str, after: r.Aftermath) -> Provision:
    when = after.rho_action.is_("acts") & after.silenced
    return said(law, f"{kind}.partner", when, MustPassOnce(PARTNER), Strength.MUST)


def partner_first(law: str, kind: str, road: r.Road, when: Cond = ALWAYS) -> Provision:
    here = road.at("partner", "lho") & ~road.partner_called & when
    return read(law, f"{kind}.first", here, FreeButBoundByInformation(PARTNER), Strength.MAY, see=("16C2",))


def then_offender(law: str, kind: str, road: r.Road, after: r.Aftermath, when: Cond = ALWAYS) -> Paragraphs:
    here = road.at("partner", "lho") & when
    return (
        read(law, f"{kind}.offender", here, MayMakeAnyCall(OFFENDER), Strength.MAY),
        read(law, f"{kind}.partner", here & after.is_comparable, NothingFurther(), see=("23A",)),
        read(law, f"{kind}.partner", here & after.silenced, MustPassOnce(PARTNER), Strength.MUST),
    )


A_PASS, A_BID = "pass_rotation", "bid_rotation"

rho_turn: Paragraphs = (  # A1 and the head of A2, as in 2007
    Unencoded("31A", Reason.HEADING),
    *rho_passes("31A1", A_PASS, r.pa.rho_action.is_("pass")),
    *rho_passes("31A1", A_BID, r.repeat_legal.holds),
    repeat_insufficient(),
    rho_illegal("31A2", A_PASS, r.pa),
    rho_illegal("31A2", A_BID, r.ba),
    rho_acts("31A2", A_PASS, r.pa),
    rho_acts("31A2", A_BID, r.ba),
)

PARAGRAPHS: Paragraphs = (
    *rho_turn,
    comparable("31A2(a)", A_PASS, r.pa),
    comparable("31A2(a)", A_BID, r.ba),
    not_comparable("31A2(b)", A_PASS, r.pa),
    not_comparable("31A2(b)", A_BID, r.ba),
    Unencoded("31B", Reason.HEADING),
    partner_first("31B1", A_PASS, r.p, r.by_31),
    partner_first("31B1", A_BID, r.b),
    *then_offender("31B2", A_PASS, r.p, r.pa, r.by_31),
    *then_offender("31B2", A_BID, r.b, r.ba),
    Provision("31C", "bid_rotation.call", r.b.called_before.holds, RuleAsChangeOfCall(), see=("25",)),
)
