"""Law 33: simultaneous calls."""

from arbitro.laws.core import Basis, Outcome, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import rotation_simultaneous as s
from arbitro.laws.outcomes import (
    AuctionGoesOn,
    BothOutOfRotation,
    CountsAsLater,
    RuleAsInadmissible,
    RuleAsInsufficientBid,
    RuleAsOutOfRotation,
    RuleInTheirOrder,
)

_LATER: dict[str, tuple[Outcome, tuple[str, ...]]] = {
    "in_order": (AuctionGoesOn(), ()),
    "inadmissible": (RuleAsInadmissible(), ("35",)),
    "out_of_rotation": (RuleAsOutOfRotation(), ("29",)),
    "insufficient": (RuleAsInsufficientBid(), ("27",)),
}

PARAGRAPHS: Paragraphs = (
    Provision("33", "simultaneous.order", s.together.is_(False), RuleInTheirOrder()),
    Provision("33", "simultaneous.order", s.one_in_turn.holds, CountsAsLater(Role.OFFENDER)),
    Provision(
        "33",
        "simultaneous.order",
        s.one_in_turn.is_(False),
        BothOutOfRotation(),
        Strength.JUDGEMENT,
        see=("29",),
        basis=Basis.INTERPRETATION,
    ),
    *(
        Provision("33", "simultaneous.later_call", s.later_call.is_(value), outcome, see=see)
        for value, (outcome, see) in _LATER.items()
    ),
)
