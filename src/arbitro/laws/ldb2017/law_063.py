"""Law 63: when a revoke is established; then the trick stands as played."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import RuleClaimAfterCorrection, TrickStands

claim_open = r.is_revoke & r.since.is_("opponents_claimed") & ~r.claim_agreed.holds

PARAGRAPHS: Paragraphs = (
    Unencoded("63A", Reason.HEADING),
    Unencoded("63A1", Reason.DEFINITION),
    Unencoded("63A2", Reason.DEFINITION),
    Unencoded("63A3", Reason.DEFINITION),
    Provision(
        "63A4",
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
        r.is_revoke & r.established_2017,
        TrickStands(),
        Strength.MAY_NOT,
        unless=("62D1", "62C3"),
        see=("63A",),
    ),
)
