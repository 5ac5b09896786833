"""Law 30 (2007): a pass out of rotation costs by whether anybody had bid, and whose turn it was."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import rotation as r
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.outcomes import MayNotDouble, MustPassOnce, MustPassThroughout, RuleAsChangeOfCall

OFFENDER, PARTNER = Role.OFFENDER, Role.PARTNER

after_a_bid = r.p.cancelled & r.by_30 & r.bid_before.holds
at_rho = after_a_bid & r.p.turn.is_("rho")
at_partner = after_a_bid & r.p.turn.is_("partner")

PARAGRAPHS: Paragraphs = (
    Provision("30A", "pass_rotation.offender", r.forced_2007, MustPassOnce(OFFENDER), Strength.MUST),
    Unencoded("30B", Reason.HEADING),
    Provision("30B1", "pass_rotation.offender", at_rho, MustPassOnce(OFFENDER), Strength.MUST),
    Provision("30B2(a)", "pass_rotation.offender", at_partner, MustPassThroughout(OFFENDER), Strength.MUST),
    Provision(
        "30B2(b)", "pass_rotation.first", at_partner & ~r.p.partner_called, MayNotDouble(PARTNER), Strength.MAY_NOT
    ),
    silent("30B2(b)", "pass_rotation.first", at_partner & r.p.partner_called, MayNotDouble(PARTNER)),
    Provision("30B3", "pass_rotation.call", r.changed_2007, RuleAsChangeOfCall(), see=("25",)),
    Unencoded("30C", Reason.DEFINITION),
)
