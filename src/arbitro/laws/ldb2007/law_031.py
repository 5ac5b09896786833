"""Law 31 (2007): after another denomination, and at the turn of partner or left-hand opponent, partner is silenced.

Later calls at left-hand opponent's turn stand in a footnote. The text says nothing of the offender's own call at
partner's turn; nothing bars him.
"""

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import rotation as r
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.ldb2017.law_031 import A_BID, A_PASS, read, rho_turn, said
from arbitro.laws.outcomes import (
    MayMakeAnyCall,
    MustPassOnce,
    MustPassThroughout,
    NoLeadRestriction,
    RuleAsChangeOfCall,
)

OFFENDER, PARTNER = Role.OFFENDER, Role.PARTNER

pass_elsewhere = r.p.at("partner", "lho") & r.by_31
bid_elsewhere = r.b.at("partner", "lho")


def offender_free(law: str, kind: str, when: Cond) -> Provision:
    return Provision(
        law,
        f"{kind}.offender",
        when,
        MayMakeAnyCall(OFFENDER),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    )


PARAGRAPHS: Paragraphs = (
    *rho_turn,
    said("31A2(a)", f"{A_BID}.partner", r.bid_denomination.holds, MustPassOnce(PARTNER), Strength.MUST),
    read("31A2(a)", f"{A_PASS}.partner", r.pass_denomination.holds, MustPassOnce(PARTNER), Strength.MUST, see=("29C",)),
    *(  # the text sends to the Law on the lead in (b) only
        silent("31A2(a)", f"{kind}.lead", same.holds, NoLeadRestriction(PARTNER))
        for kind, same in ((A_BID, r.bid_denomination), (A_PASS, r.pass_denomination))
    ),
    said(
        "31A2(b)",
        f"{A_PASS}.partner",
        r.pa.rho_action.is_("acts") & ~r.pass_denomination.holds,
        MustPassThroughout(PARTNER),
        Strength.MUST,
    ),
    said("31A2(b)", f"{A_BID}.partner", r.bid_denomination.is_(False), MustPassThroughout(PARTNER), Strength.MUST),
    offender_free("31B", A_PASS, pass_elsewhere),
    offender_free("31B", A_BID, bid_elsewhere),
    read("31B", f"{A_PASS}.partner", pass_elsewhere, MustPassThroughout(PARTNER), Strength.MUST),
    read("31B", f"{A_BID}.partner", bid_elsewhere, MustPassThroughout(PARTNER), Strength.MUST),
    read("31B", f"{A_PASS}.call", r.changed_artificial_2007, RuleAsChangeOfCall(), see=("25",)),
    read("31B", f"{A_BID}.call", r.b.called_before.holds, RuleAsChangeOfCall(), see=("25",)),
)
