"""Law 90: the procedural penalty for what was done with board and cards, beside whatever else is ruled."""

from arbitro.laws.core import Cond, Paragraphs, Provision, Strength
from arbitro.laws.facts import board as b
from arbitro.laws.outcomes import ProceduralPenaltyPossible


def penalty(law: str, when: Cond) -> Provision:
    return Provision(law, "board.penalty", when, ProceduralPenaltyPossible(), Strength.MAY)


PARAGRAPHS: Paragraphs = (
    penalty("90A", b.trouble.holds),
    penalty("90B5", b.act.is_("touched") & ~b.leave.holds),
    penalty("90B6", b.act.is_("wrong_pocket_returned")),
    penalty("90B7", b.adjusted.holds),
)
