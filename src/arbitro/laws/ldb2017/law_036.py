"""Law 36: a double or redouble that Law 19 does not permit. It never stands, whoever calls next.

The tuples at the end are paragraphs of other Laws that speak in the incidents of Laws 36 to 39.
"""

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.ldb2017.law_072 import aware
from arbitro.laws.outcomes import (
    AssignForHelp,
    AuctionGoesBack,
    CallCancelled,
    CancelledAsIfNever,
    LeadMayBeForbidden,
    MayMakeAnyCall,
    MustPassThroughout,
    MustReplaceCall,
    NoLeadRestriction,
    RuleAsUnintended,
    ScoredWithoutCall,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
    WithdrawnRuleDoesNotApply,
)

OFFENDER, PARTNER = Role.OFFENDER, Role.PARTNER
OS, NOS = Role.OFFENDING_SIDE, Role.NON_OFFENDING_SIDE
KIND = "inadmissible_double"


def before_the_lead() -> Paragraphs:
    """A and B: what left-hand opponent's call costs his side, and what it does not."""
    free = i.replaced
    return (
        Provision("36A", f"{KIND}.call", i.d_lho_called.holds, CancelledAsIfNever(OFFENDER)),
        Provision("36A", f"{KIND}.lead", i.d_lho_called.holds, NoLeadRestriction(PARTNER)),
        Unencoded("36B", Reason.HEADING),
        Provision("36B1", f"{KIND}.call", i.in_turn.holds, CallCancelled(OFFENDER)),
        Provision("36B2", f"{KIND}.replacement", free & i.in_turn.holds, MustReplaceCall(OFFENDER), Strength.MUST),
        Provision("36B2", f"{KIND}.side", free & i.in_turn.holds, MustPassThroughout(PARTNER), Strength.MUST),
        Unencoded("36B3", Reason.DEFINITION),
        Provision("36B4", f"{KIND}.call", i.in_turn.is_(False), AuctionGoesBack(OFFENDER), see=("36B1",)),
        Provision("36B4", f"{KIND}.replacement", free & i.in_turn.is_(False), MayMakeAnyCall(OFFENDER), Strength.MAY),
        Provision("36B4", f"{KIND}.side", free & i.in_turn.is_(False), MustPassThroughout(PARTNER), Strength.MUST),
    )


PARAGRAPHS: Paragraphs = (
    *before_the_lead(),
    Provision("36C", f"{KIND}.call", i.lead_faced.holds, ScoredWithoutCall()),
)

# -- Paragraphs of other Laws, in printed order

# By kind: the call was cancelled, so that the Law on withdrawn actions reaches it.
WITHDRAWN: tuple[tuple[str, Cond], ...] = (
    (KIND, i.d_refused),
    ("barred", i.p_cancelled),
    ("above_seven", i.above),
    ("after_auction", i.harmless | i.a_meant),
)
AWARE = (
    (f"{KIND}.awareness", i.d_could_have_known.holds),
    ("barred.awareness", i.p_could_have_known.holds),
    ("above_seven.awareness", i.s_could_have_known.holds),
)


def for_others(law: str) -> Paragraphs:
    """36A lets the auction go on as if nothing had happened, and does not say what that means for information."""
    return (
        *(
            Provision(law, f"{kind}.others_information", when, WithdrawnActionsAuthorised(NOS))
            for kind, when in WITHDRAWN
        ),
        Provision(
            law,
            f"{KIND}.others_information",
            i.d_lho_called.holds,
            WithdrawnActionsAuthorised(NOS),
            Strength.JUDGEMENT,
            see=("36A",),
            basis=Basis.INTERPRETATION,
        ),
    )


def for_offenders(law: str, double: Cond) -> Paragraphs:
    return (
        *(
            Provision(law, f"{kind}.offenders_information", when, WithdrawnActionsUnauthorised(OS))
            for kind, when in ((KIND, double), *WITHDRAWN[1:])
        ),
        Provision(
            law,
            f"{KIND}.offenders_information",
            i.d_lho_called.holds,
            WithdrawnActionsUnauthorised(OS),
            Strength.JUDGEMENT,
            see=("36A",),
            basis=Basis.INTERPRETATION,
        ),
    )


LAW_016: Paragraphs = (*for_others("16C1"), *for_offenders("16C2", i.not_comparable))
LAW_023: Paragraphs = (
    Provision(  # 26A points here; the list of paragraphs here does not name Law 36
        "23C",
        f"{KIND}.help",
        i.d_helped.holds,
        AssignForHelp(),
        Strength.JUDGEMENT,
        see=("26A", "12C1(b)"),
        basis=Basis.INTERPRETATION,
    ),
)
LAW_025: Paragraphs = (  # both editions
    Provision("25A", f"{KIND}.call", i.d_slip.holds, RuleAsUnintended()),
    Provision("25A", "barred.call", i.p_slip.holds, RuleAsUnintended()),
    Provision("25A", "above_seven.call", i.s_slip.holds, RuleAsUnintended()),
    Provision("25A", "after_auction.call", i.a_slip.holds, RuleAsUnintended()),
)
LAW_026: Paragraphs = (
    Provision("26A", f"{KIND}.offenders_information", i.d_is_comparable, WithdrawnRuleDoesNotApply(OS)),
    Provision("26A", f"{KIND}.lead", i.d_is_comparable, NoLeadRestriction(PARTNER)),
    Provision(
        "26B",
        f"{KIND}.lead",
        i.not_comparable & i.d_defends.holds,
        LeadMayBeForbidden(PARTNER),
        Strength.MAY,
        see=("36B",),
    ),
    Provision("26B", "barred.lead", i.p_defends.holds, LeadMayBeForbidden(PARTNER), Strength.MAY, see=("37B2",)),
    Provision("26B", "above_seven.lead", i.s_defends.holds, LeadMayBeForbidden(PARTNER), Strength.MAY, see=("38D",)),
)
LAW_072: Paragraphs = tuple(aware(slot, when) for slot, when in AWARE)
