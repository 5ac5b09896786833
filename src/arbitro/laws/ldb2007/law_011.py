"""Law 11 (2007): no adjustment for one side only; what else it says of ignorance, and 11B, is not verified here."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import attention as a
from arbitro.laws.ldb2017.law_011 import forfeiture
from arbitro.laws.outcomes import IgnoranceNotCovered, PenaltyStillPossible

PARAGRAPHS: Paragraphs = (
    *forfeiture,
    Provision(
        "11A",
        "attention.gain",
        a.gained.is_("non_offending_side", "offending_side"),
        IgnoranceNotCovered(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    Provision(
        "11B",
        "attention.penalty",
        a.right_lost,
        PenaltyStillPossible(),
        Strength.JUDGEMENT,
        see=("90",),
        basis=Basis.UNVERIFIED,
    ),
)
