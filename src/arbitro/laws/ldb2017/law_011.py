"""Law 11: the right to rectification lost by acting before the director was called."""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import attention as a
from arbitro.laws.outcomes import (
    AdjustGainingSideOnly,
    PenaltyStillPossible,
    RightForfeited,
    RightKept,
    RightPartlyForfeited,
)

FORFEITURE = "attention.forfeiture"

forfeiture: Paragraphs = (
    Provision("11A", FORFEITURE, a.forfeits.is_("kept"), RightKept(), Strength.MAY),
    Provision("11A", FORFEITURE, a.forfeits.is_("partly"), RightPartlyForfeited(), Strength.MAY),
    Provision("11A", FORFEITURE, a.forfeits.is_("lost"), RightForfeited(), Strength.MAY),
)

PARAGRAPHS: Paragraphs = (
    *forfeiture,
    Provision(
        "11A",
        "attention.gain",
        a.gained.is_("non_offending_side"),
        AdjustGainingSideOnly(Role.NON_OFFENDING_SIDE),
    ),
    Provision(
        "11A",
        "attention.gain",
        a.gained.is_("offending_side"),
        AdjustGainingSideOnly(Role.OFFENDING_SIDE),
    ),
    Provision("11B", "attention.penalty", a.right_lost, PenaltyStillPossible(), Strength.MAY, see=("90",)),
)
