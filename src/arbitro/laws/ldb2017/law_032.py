"""Law 32: a double or redouble out of rotation."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import rotation as r
from arbitro.laws.ldb2017.law_031 import comparable, not_comparable, partner_first, rho_acts, rho_passes, then_offender
from arbitro.laws.outcomes import RuleAsChangeOfCall, RuleAsInadmissibleDouble, RuleOnCallFirst

DOUBLE = "double_rotation"


def head() -> Provision:
    """One that Law 19 bars is never accepted, and never repeated."""
    return Provision("32", f"{DOUBLE}.call", r.admissible.is_(False), RuleAsInadmissibleDouble(), see=("36",))


def rho_illegal(law: str) -> Provision:
    """The footnote on an illegal call of right-hand opponent stands at Law 31 only."""
    return Provision(
        law,
        f"{DOUBLE}.offender",
        r.da.rho_action.is_("illegal"),
        RuleOnCallFirst(Role.RHO),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    )


PARAGRAPHS: Paragraphs = (
    head(),
    Unencoded("32A", Reason.HEADING),
    *rho_passes("32A1", DOUBLE, r.da.rho_action.is_("pass")),
    rho_illegal("32A2"),
    rho_acts("32A2", DOUBLE, r.da),
    comparable("32A2(a)", DOUBLE, r.da),
    not_comparable("32A2(b)", DOUBLE, r.da),
    Unencoded("32B", Reason.HEADING),
    partner_first("32B1", DOUBLE, r.d),
    *then_offender("32B2", DOUBLE, r.d, r.da),
    Provision("32C", f"{DOUBLE}.call", r.d.turn.is_("lho"), RuleAsChangeOfCall(), see=("25",)),
)
