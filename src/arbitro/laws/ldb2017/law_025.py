"""Law 25: changes of call."""

from arbitro.laws.core import Basis, Cond, Outcome, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import call_changed as c
from arbitro.laws.facts import insufficient_bid as i
from arbitro.laws.outcomes import (
    FirstCallRuledNow,
    FirstCallStands,
    IntendedCallReplaces,
    LhosCallAuthorised,
    LhosCallStays,
    LhosCallTakenBack,
    LhosCallUnauthorised,
    NoLeadRestriction,
    RuleAsUnintended,
    SecondCallAccepted,
    SecondCallCancelled,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
    WithdrawnRuleDoesNotApply,
)

NOS, OS, PARTNER = Role.NON_OFFENDING_SIDE, Role.OFFENDING_SIDE, Role.PARTNER


def silent(law: str, slot: str, when: Cond, then: Outcome, see: tuple[str, ...] = ()) -> Provision:
    """Our reading where the Laws are silent."""
    return Provision(law, slot, when, then, Strength.JUDGEMENT, see=see, basis=Basis.INTERPRETATION)


SLIPS: Paragraphs = (  # a slip that was first taken for something else
    Provision("25A", "insufficient.bid", i.slip.holds, RuleAsUnintended()),
)


def slip_tells_nothing(law: str, granted: Cond) -> Provision:
    """Whether what the slip showed binds anybody the Laws do not say; it counts as void."""
    return silent(law, "change.slip_information", granted, WithdrawnRuleDoesNotApply(OS))


def too_late(partner: str, period: str) -> Paragraphs:
    return (
        Provision(
            partner,
            "change.call",
            c.since.is_("partner") & c.second.is_("none"),
            FirstCallStands(),
            Strength.MAY_NOT,
        ),
        Provision(period, "change.call", c.since.is_("period_over"), FirstCallStands()),
    )


def left_hand_opponent(law: str, granted: Cond) -> Paragraphs:
    back = granted & c.lho_withdraws.holds
    return (
        Provision(law, "change.lho", back, LhosCallTakenBack(), Strength.MAY),
        Provision(law, "change.lho", granted & c.lho_withdraws.is_(False), LhosCallStays(), Strength.MAY),
        Provision(law, "change.others_information", back, LhosCallAuthorised(NOS)),
        Provision(law, "change.offenders_information", back, LhosCallUnauthorised(OS)),
    )


def other_intention(changed: Cond, information: tuple[str, str], comparable: Cond | None) -> Paragraphs:
    """25B. changed: no slip that may be put right. comparable: the call that stands is comparable to the withdrawn
    one, in an edition that knows such calls: 25B3 keeps the restriction, 26A lifts it, and they do not meet."""
    accepted, refused = changed & c.accepted, changed & c.refused
    others, offenders = information
    bound = changed & c.second_made
    meets = () if comparable is None else (changed & comparable,)
    return (
        Unencoded("25B", Reason.HEADING),
        Provision("25B1", "change.call", accepted, SecondCallAccepted(), Strength.MAY),
        Provision("25B2", "change.call", refused & c.second.is_("open"), SecondCallCancelled()),
        silent("25B2", "change.call", refused & c.second.is_("first_illegal"), FirstCallRuledNow(), ("26",)),
        Provision("25B3", "change.others_information", bound, WithdrawnActionsAuthorised(NOS), see=(others,)),
        Provision(
            "25B3",
            "change.offenders_information",
            bound if comparable is None else bound & ~comparable,
            WithdrawnActionsUnauthorised(OS),
            see=(offenders,),
        ),
        *(
            silent("25B3", "change.offenders_information", when, WithdrawnActionsUnauthorised(OS), ("16C2", "26A"))
            for when in meets
        ),
    )


PARAGRAPHS: Paragraphs = (
    *SLIPS,
    Provision("25A1", "change.call", c.granted_2017, IntendedCallReplaces(), Strength.MAY),
    slip_tells_nothing("25A1", c.granted_2017),
    Provision("25A1", "change.lead", c.granted_2017, NoLeadRestriction(PARTNER)),
    Provision("25A2", "change.call", c.cause.is_("mind") & c.second.is_("none"), FirstCallStands()),
    Unencoded("25A3", Reason.DEFINITION),
    *too_late("25A4", "25A5"),
    *left_hand_opponent("25A6", c.granted_2017),
    *other_intention(c.changed_2017, ("16C1", "16C2"), c.is_comparable),
)
