"""Law 38: a bid of more than seven. It is cancelled whatever happens; left-hand opponent's call costs only D."""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.outcomes import (
    AuctionIsOver,
    BothMustPassThroughout,
    CallAndLaterCancelled,
    NeverPlayed,
    NoLeadRestriction,
    PassedOut,
    PassPutIn,
)

OFFENDER = Role.OFFENDER

PARAGRAPHS: Paragraphs = (  # both editions
    Provision("38A", "above_seven.play", i.above, NeverPlayed()),
    Provision("38B", "above_seven.call", i.above, CallAndLaterCancelled(OFFENDER)),
    Provision("38C", "above_seven.replacement", i.above, PassPutIn(OFFENDER), Strength.MUST),
    Provision(
        "38C",
        "above_seven.side",
        i.auction_then.is_("goes_on"),
        BothMustPassThroughout(Role.OFFENDING_SIDE),
        Strength.MUST,
    ),
    Provision("38C", "above_seven.side", i.auction_then.is_("contract"), AuctionIsOver(), see=("22A",)),
    Provision("38C", "above_seven.side", i.auction_then.is_("passed_out"), PassedOut(), see=("22B",)),
    Provision("38D", "above_seven.lead", i.s_lho_called.holds, NoLeadRestriction(Role.PARTNER)),
)
