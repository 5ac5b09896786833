"""Law 12 as arithmetic: assigned and artificial scores, damage that a side did itself, and what to be warned of.

Whether there was an infraction, damage, and how likely each result was, the director judges; here it is computed.
"""

from arbitro.adjustment.artificial import Fault, average_class, for_faults
from arbitro.adjustment.assigned import Candidate, most_and_least_favourable, split, weighted
from arbitro.adjustment.damage import Damage, self_inflicted
from arbitro.adjustment.warnings import Warned, WarningId, check_adjustment, check_weights

__all__ = [
    "Candidate",
    "Damage",
    "Fault",
    "Warned",
    "WarningId",
    "average_class",
    "check_adjustment",
    "check_weights",
    "for_faults",
    "most_and_least_favourable",
    "self_inflicted",
    "split",
    "weighted",
]
