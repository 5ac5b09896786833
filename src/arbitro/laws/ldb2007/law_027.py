"""Law 27 (2007, as agreed in March 2008): the replacement must be natural, or more precise, to cost nothing.

Without further rectification there is no restriction of the lead either. That the paragraph on withdrawn actions does
not apply is said of the natural replacement only. The tuple at the end is of another Law.
"""

from arbitro.laws.core import Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import insufficient_bid as i
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.ldb2017.law_027 import accepting, information, silencing
from arbitro.laws.outcomes import AssignForHelp, NoLeadRestriction, NothingFurther, WithdrawnRuleDoesNotApply

OS, PARTNER = Role.OFFENDING_SIDE, Role.PARTNER


def _free_lead(law: str, when: Cond) -> Provision:
    return Provision(law, "insufficient.lead", when, NoLeadRestriction(PARTNER))


PARAGRAPHS: Paragraphs = (
    *accepting,
    Unencoded("27B1", Reason.HEADING),
    Provision(
        "27B1(a)",
        "withdrawn.offenders_information",
        w.free_2007,
        WithdrawnRuleDoesNotApply(OS),
        see=("27D",),
        overrides=("16D2",),
    ),
    Provision("27B1(a)", "insufficient.replacement", i.by_natural, NothingFurther()),
    Provision(
        "27B1(a)", "insufficient.offenders_information", i.by_natural, WithdrawnRuleDoesNotApply(OS), see=("27D",)
    ),
    _free_lead("27B1(a)", i.by_natural),
    Provision("27B1(b)", "insufficient.replacement", i.by_precise, NothingFurther()),
    _free_lead("27B1(b)", i.by_precise),
    *silencing(i.by_natural | i.by_precise, i.by_precise),
    Provision(
        "27D",
        "insufficient.help",
        (i.by_natural | i.by_precise) & i.helped.holds,
        AssignForHelp(),
        Strength.SHALL,
        see=("12C",),
    ),
)


LAW_016: Paragraphs = information("16D1", "16D2", i.by_natural)
