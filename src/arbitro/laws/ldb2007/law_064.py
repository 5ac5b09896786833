"""Law 64 (2007): 64B2, B3 and B7 reach further than in 2017; one paragraph C."""

from arbitro.laws.core import Cond, Paragraphs, Provision, Strength
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2007 import law_043
from arbitro.laws.ldb2017.law_064 import NONE, TRANSFER, automatic
from arbitro.laws.outcomes import AssignForEquity

chargeable = (r.is_revoke & r.established_2007) | law_043.lost_rights


def no_transfer(law: str, when: Cond) -> Provision:
    """A paragraph of 64B: nothing is transferred, notwithstanding 64A."""
    return Provision(law, TRANSFER, chargeable & when, NONE, overrides=("64A",))


PARAGRAPHS: Paragraphs = (
    *automatic(chargeable),
    no_transfer("64B2", r.earlier_same_suit.holds),
    no_transfer(
        "64B3",
        r.unplayed_penalty_card.holds | r.unplayed_faced_card.holds | r.offender.is_("dummy"),
    ),
    no_transfer("64B4", r.noticed.is_("after_call_on_next_board")),
    no_transfer("64B5", r.noticed.is_("after_round")),
    no_transfer("64B6", r.trick_twelve.holds),
    no_transfer("64B7", r.other_side_too.holds),
    Provision(
        "64C",
        "revoke.equity",
        chargeable & r.undercompensated.holds,
        AssignForEquity(),
        Strength.SHALL,
        see=("12C",),
    ),
)
