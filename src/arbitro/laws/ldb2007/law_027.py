"""Law 27 (2007): that a replacement costing nothing frees from the paragraph on withdrawn calls is not verified."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.outcomes import WithdrawnRuleDoesNotApply

PARAGRAPHS: Paragraphs = (
    Provision(
        "27B1",
        "withdrawn.offenders_information",
        w.lawful.holds & w.replaced_by.is_("sufficient_bid"),
        WithdrawnRuleDoesNotApply(Role.OFFENDING_SIDE),
        Strength.JUDGEMENT,
        see=("27D",),
        overrides=("16D2",),
        basis=Basis.UNVERIFIED,
    ),
)
