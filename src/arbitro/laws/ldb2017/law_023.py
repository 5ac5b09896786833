"""Law 23: comparable calls; here what a comparable replacement changes for withdrawn calls."""

from arbitro.laws.core import Paragraphs, Provision, Role
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.outcomes import WithdrawnRuleDoesNotApply

PARAGRAPHS: Paragraphs = (
    Provision(
        "23B",
        "withdrawn.offenders_information",
        w.lawful.holds & w.replaced_by.is_("comparable_call"),
        WithdrawnRuleDoesNotApply(Role.OFFENDING_SIDE),
        see=("23C", "26A"),
        overrides=("16C2",),
    ),
)
