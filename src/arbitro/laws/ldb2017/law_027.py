"""Law 27: insufficient bids.

The tuples at the end are paragraphs of other Laws that speak of one, and of a call changed.
"""

from arbitro.laws.core import Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import call_changed as c
from arbitro.laws.facts import insufficient_bid as i
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.ldb2017.law_072 import aware
from arbitro.laws.outcomes import (
    AssignForHelp,
    ChooseAgain,
    EarlyReplacementCounts,
    MustPassThroughout,
    MustReplaceCall,
    NoLeadRestriction,
    NothingFurther,
    ReplacementStands,
    SecondAttemptAccepted,
    SecondCallCancelled,
    TreatedAsLegal,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
    WithdrawnRuleDoesNotApply,
)

NOS, OS, OFFENDER, PARTNER = Role.NON_OFFENDING_SIDE, Role.OFFENDING_SIDE, Role.OFFENDER, Role.PARTNER

by_lowest = i.lowest_same.holds
by_comparable = i.is_comparable & ~i.second_accepted.holds

accepting: Paragraphs = (
    Unencoded("27A", Reason.HEADING),
    Provision("27A1", "insufficient.bid", i.stands & ~i.accepted_late, TreatedAsLegal()),
    Provision("27A1", "insufficient.bid", i.accepted_late, TreatedAsLegal(), see=("27C",)),
    Unencoded("27A2", Reason.ELSEWHERE),
    Provision(
        "27B",
        "insufficient.bid",
        i.refused & i.replaced.is_(False),
        MustReplaceCall(OFFENDER),
        Strength.MUST,
    ),
)


def silencing(free: Cond, free_double: Cond) -> Paragraphs:
    """27B2 to C. free: the replacement costs nothing; free_double: it does although it is no bid."""
    called = i.replacement.is_("bid", "pass") & ~free
    doubled = i.replacement.is_("double") & ~free_double
    again = i.second_accepted.is_(False)
    return (
        Provision("27B2", "insufficient.replacement", called, ReplacementStands(OFFENDER)),
        Provision("27B2", "insufficient.partner", called, MustPassThroughout(PARTNER), Strength.MUST),
        Provision("27B3", "insufficient.replacement", doubled, ChooseAgain(OFFENDER), Strength.MUST),
        Provision("27B3", "insufficient.partner", doubled, MustPassThroughout(PARTNER), Strength.MUST),
        Provision("27B4", "insufficient.replacement", i.second_accepted.holds, SecondAttemptAccepted()),
        Provision("27B4", "insufficient.replacement", again, ChooseAgain(OFFENDER), Strength.MUST, see=("27B3",)),
        Provision("27B4", "insufficient.partner", again, MustPassThroughout(PARTNER), Strength.MUST, see=("27B3",)),
        Provision("27C", "insufficient.bid", i.refused & i.replaced.holds, EarlyReplacementCounts(OFFENDER)),
        Provision("27C", "insufficient.replacement", i.accepted_late, SecondCallCancelled()),
    )


PARAGRAPHS: Paragraphs = (
    *accepting,
    Unencoded("27B1", Reason.HEADING),
    Provision(
        "27B1(a)",
        "withdrawn.offenders_information",
        w.replaced_by.is_("lowest_bid"),
        WithdrawnRuleDoesNotApply(OS),
        see=("27D",),
        overrides=("16C2",),
    ),
    Provision("27B1(a)", "insufficient.replacement", by_lowest, NothingFurther()),
    Provision("27B1(a)", "insufficient.offenders_information", by_lowest, WithdrawnRuleDoesNotApply(OS), see=("27D",)),
    Provision("27B1(a)", "insufficient.lead", by_lowest, NoLeadRestriction(PARTNER)),
    Provision("27B1(b)", "insufficient.replacement", by_comparable, NothingFurther(), see=("23A",)),
    Provision(
        "27B1(b)", "insufficient.offenders_information", by_comparable, WithdrawnRuleDoesNotApply(OS), see=("27D",)
    ),
    *silencing(by_lowest | by_comparable, by_comparable),
    Provision(
        "27D",
        "insufficient.help",
        (by_lowest | by_comparable) & i.helped.holds,
        AssignForHelp(),
        Strength.SHALL,
        see=("12C1(b)",),
    ),
)


# -- Paragraphs of other Laws, in printed order


def early_replacement(
    law: str, slot: str, then: WithdrawnActionsAuthorised | WithdrawnActionsUnauthorised
) -> Provision:
    """The replacement that goes when the bid is accepted after all: the Laws do not say that it counts as withdrawn."""
    return silent(law, f"insufficient.{slot}", i.accepted_late, then, ("27C",))


def information(others: str, offenders: str, lifted: Cond) -> Paragraphs:
    """lifted: the paragraph on withdrawn calls does not apply; that the innocent lose nothing by it is our reading."""
    bound = i.refused & ~lifted
    return (
        Provision(others, "insufficient.others_information", bound, WithdrawnActionsAuthorised(NOS)),
        silent(others, "insufficient.others_information", lifted, WithdrawnActionsAuthorised(NOS)),
        early_replacement(others, "others_information", WithdrawnActionsAuthorised(NOS)),
        Provision(offenders, "insufficient.offenders_information", bound, WithdrawnActionsUnauthorised(OS)),
        early_replacement(offenders, "offenders_information", WithdrawnActionsUnauthorised(OS)),
    )


LAW_016: Paragraphs = information("16C1", "16C2", by_lowest | i.is_comparable)
LAW_072: Paragraphs = (
    aware("insufficient.awareness", i.could_have_known.holds),
    aware("change.awareness", c.changed_2017 & c.could_have_known.holds),
)
