"""Law 32 (2007): A is partner's turn, B right-hand opponent's; of left-hand opponent's turn it says nothing."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import rotation as r
from arbitro.laws.ldb2007.law_031 import offender_free
from arbitro.laws.ldb2017.law_031 import rho_acts, rho_passes
from arbitro.laws.ldb2017.law_032 import DOUBLE, head, rho_illegal
from arbitro.laws.outcomes import MustPassThroughout, RuleAsChangeOfCall

PARTNER = Role.PARTNER

PARAGRAPHS: Paragraphs = (
    head(),
    Provision(
        "32",
        f"{DOUBLE}.call",
        r.d.turn.is_("lho"),
        RuleAsChangeOfCall(),
        Strength.JUDGEMENT,
        see=("25",),
        basis=Basis.INTERPRETATION,
    ),
    Provision("32A", f"{DOUBLE}.partner", r.d.at("partner"), MustPassThroughout(PARTNER), Strength.MUST),
    offender_free("32A", DOUBLE, r.d.at("partner")),
    Unencoded("32B", Reason.HEADING),
    *rho_passes("32B1", DOUBLE, r.da.rho_action.is_("pass")),
    rho_illegal("32B2"),
    rho_acts("32B2", DOUBLE, r.da),
    Provision("32B2", f"{DOUBLE}.partner", r.da.rho_action.is_("acts"), MustPassThroughout(PARTNER), Strength.MUST),
)
