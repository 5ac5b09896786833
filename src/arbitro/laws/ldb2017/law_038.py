"""Law 38: a bid of more than seven. It is cancelled whatever happens; left-hand opponent's call costs only D.

Out of turn no pass is put in: the auction goes back, as after an inadmissible double.
"""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.outcomes import (
    AuctionIsOver,
    BothMustPassThroughout,
    CallAndLaterCancelled,
    GoesBackWithoutPass,
    NeverPlayed,
    NoLeadRestriction,
    PassedOut,
    PassPutIn,
)

OFFENDER = Role.OFFENDER

PARAGRAPHS: Paragraphs = (  # both editions
    Provision("38A", "above_seven.play", i.above, NeverPlayed()),
    Provision("38B", "above_seven.call", i.above, CallAndLaterCancelled(OFFENDER)),
    Provision("38C", "above_seven.replacement", i.s_in_turn.holds, PassPutIn(OFFENDER), Strength.MUST),
    silent("38C", "above_seven.replacement", i.s_in_turn.is_(False), GoesBackWithoutPass(OFFENDER), ("36B4",)),
    Provision(
        "38C",
        "above_seven.side",
        i.s_in_turn.is_(False) | i.auction_then.is_("goes_on"),
        BothMustPassThroughout(Role.OFFENDING_SIDE),
        Strength.MUST,
    ),
    Provision("38C", "above_seven.side", i.auction_then.is_("contract"), AuctionIsOver(), see=("22A",)),
    Provision("38C", "above_seven.side", i.auction_then.is_("passed_out"), PassedOut(), see=("22B",)),
    Provision("38D", "above_seven.lead", i.s_lho_called.holds, NoLeadRestriction(Role.PARTNER)),
)
