"""Two calls at the same time (33)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Slot

together = Fact("simultaneous.together", ("33",), answerer=Answerer.DIRECTOR, usual=True, odds=0.7)
one_in_turn = Fact("simultaneous.one_in_turn", ("33",), given=together.holds, usual=True, odds=0.97)
later_call = Fact(
    "simultaneous.later_call",
    ("33",),
    ("in_order", "inadmissible", "out_of_rotation", "insufficient"),
    given=one_in_turn.holds,
    usual="in_order",
    odds=0.4,
)

CALLS_SIMULTANEOUS = Kind(
    "calls_simultaneous",
    (together, one_in_turn, later_call),
    (
        Slot("simultaneous.order", required=together.is_(True, False)),
        Slot("simultaneous.later_call", required=later_call.is_(*later_call.domain)),
    ),
)
