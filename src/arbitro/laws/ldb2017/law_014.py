"""Law 14: a card is missing from a hand, and no hand has more than thirteen. Alike in 2007."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import card_count as c
from arbitro.laws.outcomes import (
    AlwaysBelonged,
    AsIfHandComplete,
    CardRestored,
    DealRebuilt,
    FoundTooLate,
    MayBePenaltyCard,
    MayBeRevoke,
    ProceduralPenaltyPossible,
    RestoredCardUnauthorised,
    RuleAsDefectiveTrick,
)

found_elsewhere = c.among_played.is_(False)
rebuilt_late = c.late & c.turned_up.is_(False)

PARAGRAPHS: Paragraphs = (
    Unencoded("14A", Reason.HEADING),
    Provision("14A1", "missing.card", c.early & c.turned_up.holds, CardRestored()),
    Provision("14A2", "missing.card", c.early & c.turned_up.is_(False), DealRebuilt()),
    Provision("14A3", "missing.hand", c.early, AsIfHandComplete()),
    Provision(  # the Law gives the time, not what follows
        "14B",
        "missing.card",
        c.found.is_("too_late"),
        FoundTooLate(),
        Strength.JUDGEMENT,
        see=("79C",),
        basis=Basis.INTERPRETATION,
    ),
    Provision("14B1", "missing.card", c.among_played.holds, RuleAsDefectiveTrick(), see=("67",)),
    Provision("14B2", "missing.card", found_elsewhere, CardRestored()),
    Provision("14B2", "missing.penalty", found_elsewhere, ProceduralPenaltyPossible(), Strength.MAY, see=("90",)),
    Provision("14B3", "missing.card", rebuilt_late, DealRebuilt()),
    Provision("14B3", "missing.penalty", rebuilt_late, ProceduralPenaltyPossible(), Strength.MAY, see=("90",)),
    Provision("14B4", "missing.hand", c.restored, AlwaysBelonged()),
    Provision("14B4", "missing.penalty_card", c.exposed.holds, MayBePenaltyCard(), Strength.MAY, see=("50",)),
    Provision("14B4", "missing.revoke", c.failed_to_follow.holds, MayBeRevoke(), Strength.MAY, see=("61",)),
    Provision("14C", "missing.information", c.early | c.found.is_("in_play"), RestoredCardUnauthorised()),
)
