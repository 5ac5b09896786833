"""Law 29 (2007): as in 2017, but by the change of call that each Law of 2007 knows.

The tuples at the end are paragraphs of other Laws that speak in these incidents.
"""

from arbitro.laws.core import Basis, Cond, Outcome, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import rotation as r
from arbitro.laws.facts import rotation_passes as t
from arbitro.laws.ldb2007.law_023 import aware
from arbitro.laws.ldb2017 import law_029
from arbitro.laws.ldb2017.law_017 import lead
from arbitro.laws.ldb2017.law_029 import accepted, for_offenders, for_others, goes_back, partner_has_called
from arbitro.laws.outcomes import (
    LeadMayBeRequiredOrForbidden,
    NoLeadRestriction,
    OneSuitMayBeForbidden,
    WithdrawnActionsUnauthorised,
)

OS, PARTNER = Role.OFFENDING_SIDE, Role.PARTNER

_passes_again = r.FIRST_2007["pass_rotation"] & ~r.changed_artificial_2007

PARAGRAPHS: Paragraphs = (
    *accepted(r.FIRST_2007),
    *goes_back("pass_rotation", r.p, _passes_again),
    *goes_back("bid_rotation", r.b, r.b.first),
    *goes_back("double_rotation", r.d, r.d.first),
    partner_has_called("pass_rotation", r.p, r.by_31 | r.bid_before.is_(False)),
    partner_has_called("bid_rotation", r.b),
    partner_has_called("double_rotation", r.d),
    Unencoded("29C", Reason.DEFINITION),
)

# -- Paragraphs of other Laws, in printed order

LAW_016: Paragraphs = (
    *for_others("16D1", {**r.FIRST_2007, "pass_rotation": _passes_again}),
    Provision(
        "16D2",
        "pass_rotation.offenders_information",
        r.pa.free & r.by_31,
        WithdrawnActionsUnauthorised(OS),
    ),
    Provision("16D2", "bid_rotation.offenders_information", r.ba.free, WithdrawnActionsUnauthorised(OS)),
    Provision("16D2", "double_rotation.offenders_information", r.da.free, WithdrawnActionsUnauthorised(OS)),
    *for_offenders("16D2", r.p.cancelled & r.by_30 & r.FIRST_2007["pass_rotation"]),
)
LAW_023: Paragraphs = (
    aware("pass_rotation.awareness", r.pa.could_have_known.holds & r.FIRST_2007["pass_rotation"]),
    aware("bid_rotation.awareness", r.ba.could_have_known.holds),
    aware("double_rotation.awareness", r.da.could_have_known.holds),
    aware("lost_turn.awareness", t.could_have_known.holds),
)
LAW_025: Paragraphs = law_029.LAW_025


def _silent(law: str, slot: str, when: Cond) -> Provision:
    return Provision(law, slot, when, NoLeadRestriction(PARTNER), Strength.JUDGEMENT, basis=Basis.INTERPRETATION)


# The Law on the lead speaks where the final call was another one, or meant quite something else.
elsewhere = r.b.at("partner", "lho")
_other_call = {
    "pass_rotation": r.pa.same_call.is_(False) & r.by_31 & ~r.pass_denomination.holds,
    "bid_rotation": r.bid_denomination.is_(False) | (elsewhere & r.ba.same_call.is_(False)),
}
_same_call = {
    "pass_rotation": r.pa.same_call.holds & r.by_31 & ~r.pass_denomination.holds,
    "bid_rotation": elsewhere & r.ba.same_call.holds,
    "double_rotation": r.da.same_call.holds,
}


def _by_suit(
    law: str,
    about: str,
    then: Outcome,
    strength: Strength,
) -> Paragraphs:
    return tuple(
        Provision(law, f"{kind}.lead", _other_call[kind] & after.withdrawn_about.is_(about), then, strength)
        for kind, _, after in r.INCIDENTS[:2]
    )


LAW_026: Paragraphs = (
    *(Provision("26", f"{kind}.lead", when, NoLeadRestriction(PARTNER)) for kind, when in _same_call.items()),
    _silent("26", "pass_rotation.lead", r.p.cancelled & r.by_30 & r.FIRST_2007["pass_rotation"]),
    *_by_suit("26A", "suit_shown_again", NoLeadRestriction(PARTNER), Strength.DOES),
    *_by_suit("26A", "suit", LeadMayBeRequiredOrForbidden(PARTNER), Strength.MAY),
    *_by_suit("26B", "other", OneSuitMayBeForbidden(PARTNER), Strength.MAY),
    Provision(
        "26B",
        "double_rotation.lead",
        r.da.same_call.is_(False) & r.da.offender_defends.holds,
        OneSuitMayBeForbidden(PARTNER),
        Strength.MAY,
    ),
    *lead("26B", OneSuitMayBeForbidden(PARTNER)),
)
