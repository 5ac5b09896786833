"""Law 27: insufficient bids; here what a replacement that costs nothing changes for withdrawn calls."""

from arbitro.laws.core import Paragraphs, Provision, Role
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.outcomes import WithdrawnRuleDoesNotApply

PARAGRAPHS: Paragraphs = (
    Provision(
        "27B1",
        "withdrawn.offenders_information",
        w.lawful.holds & w.replaced_by.is_("sufficient_bid"),
        WithdrawnRuleDoesNotApply(Role.OFFENDING_SIDE),
        see=("27D",),
        overrides=("16C2",),
    ),
)
