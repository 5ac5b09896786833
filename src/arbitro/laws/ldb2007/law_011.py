"""Law 11 (2007): no adjustment for one side only.

Where the non-offending side may have gained by an opponent's ignorance, its right is lost; a gain of the offending side
is not mentioned.
"""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import attention as a
from arbitro.laws.ldb2017.law_011 import forfeiture
from arbitro.laws.outcomes import IgnoranceNotSaid, PenaltyStillPossible, RightForfeited

PARAGRAPHS: Paragraphs = (
    *forfeiture,
    Provision("11A", "attention.gain", a.gained.is_("non_offending_side"), RightForfeited()),
    Provision(
        "11A",
        "attention.gain",
        a.gained.is_("offending_side"),
        IgnoranceNotSaid(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision("11B", "attention.penalty", a.right_lost, PenaltyStillPossible(), Strength.MAY, see=("90",)),
)
