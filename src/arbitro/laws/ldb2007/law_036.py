"""Law 36 (2007): it has no paragraph for what is found after the lead was faced.

The tuples at the end are paragraphs of other Laws that speak in the incidents of Laws 36 to 39.
"""

from arbitro.laws.core import Basis, Cond, Outcome, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.ldb2007.law_023 import aware
from arbitro.laws.ldb2017 import law_036
from arbitro.laws.ldb2017.law_036 import AWARE, KIND, before_the_lead, for_offenders, for_others
from arbitro.laws.outcomes import (
    LateFindNotSaid,
    LeadMayBeRequiredOrForbidden,
    NoLeadRestriction,
    OneSuitMayBeForbidden,
)

PARTNER = Role.PARTNER

PARAGRAPHS: Paragraphs = (
    Provision(
        "36",
        f"{KIND}.call",
        i.lead_faced.holds,
        LateFindNotSaid(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    *before_the_lead(),
)

# -- Paragraphs of other Laws, in printed order

LAW_016: Paragraphs = (*for_others("16D1"), *for_offenders("16D2", i.d_refused))
LAW_023: Paragraphs = tuple(aware(slot, when) for slot, when in AWARE)
LAW_025: Paragraphs = law_036.LAW_025

# What the paragraph of each kind says of the lead; that of Law 39 is not verified.
_POINTERS = {KIND: "36B", "barred": "37B2", "above_seven": "38D", "after_auction": "39C"}


def _lead(law: str, kind: str, when: Cond, then: Outcome, strength: Strength) -> Provision:
    unverified = kind == "after_auction"
    return Provision(
        law,
        f"{kind}.lead",
        when,
        then,
        Strength.JUDGEMENT if unverified else strength,
        see=(_POINTERS[kind],),
        basis=Basis.UNVERIFIED if unverified else Basis.TEXT,
    )


LAW_026: Paragraphs = (
    Provision("26", f"{KIND}.lead", i.same_call.holds, NoLeadRestriction(PARTNER)),
    *(
        _lead(
            "26A", kind, when & lead.withdrawn_about.is_("suit_shown_again"), NoLeadRestriction(PARTNER), Strength.DOES
        )
        for kind, lead, when in i.RESTRICTED_2007
    ),
    *(
        _lead(
            "26A",
            kind,
            when & lead.withdrawn_about.is_("suit"),
            LeadMayBeRequiredOrForbidden(PARTNER),
            Strength.MAY,
        )
        for kind, lead, when in i.RESTRICTED_2007
    ),
    *(
        _lead("26B", kind, when & lead.withdrawn_about.is_("other"), OneSuitMayBeForbidden(PARTNER), Strength.MAY)
        for kind, lead, when in i.RESTRICTED_2007
    ),
)
