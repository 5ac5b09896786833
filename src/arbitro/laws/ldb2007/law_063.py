"""Law 63 (2007): 63A3 names claiming and letting a claim stand in one paragraph; there is no 63A4."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2017.law_063 import claim_open
from arbitro.laws.outcomes import RuleClaimAfterCorrection, TrickStands

PARAGRAPHS: Paragraphs = (
    Unencoded("63A", Reason.HEADING),
    Unencoded("63A1", Reason.DEFINITION),
    Unencoded("63A2", Reason.DEFINITION),
    Provision(
        "63A3",
        "revoke.claim",
        claim_open,
        RuleClaimAfterCorrection(),
        Strength.JUDGEMENT,
        see=("69A", "70A"),
        basis=Basis.COMMENTARY,
    ),
    Provision(
        "63B",
        "revoke.correction",
        r.is_revoke & r.established_2007,
        TrickStands(),
        Strength.MAY_NOT,
        unless=("62D1",),
        see=("63A",),
    ),
)
