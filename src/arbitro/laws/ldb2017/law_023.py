"""Law 23: comparable calls."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import insufficient_bid as i
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.outcomes import AssignForHelp, WithdrawnRuleDoesNotApply

PARAGRAPHS: Paragraphs = (
    Unencoded("23A", Reason.HEADING),
    Unencoded("23A1", Reason.DEFINITION),
    Unencoded("23A2", Reason.DEFINITION),
    Unencoded("23A3", Reason.DEFINITION),
    Provision(
        "23B",
        "withdrawn.offenders_information",
        w.lawful.holds & w.replaced_by.is_("comparable_call"),
        WithdrawnRuleDoesNotApply(Role.OFFENDING_SIDE),
        see=("23C", "26A"),
        overrides=("16C2",),
    ),
    Provision(
        "23C",
        "insufficient.help",
        i.refused & i.is_comparable & ~i.second_accepted.holds & i.helped.holds,
        AssignForHelp(),
        Strength.SHALL,
        see=("12C1(b)",),
    ),
)
