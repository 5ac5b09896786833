"""Law 22: the end of the auction."""

from arbitro.laws.core import Paragraphs, Provision, Strength
from arbitro.laws.facts import rotation_passes as t
from arbitro.laws.outcomes import AuctionIsOver, PassedOut


def bid(law: str) -> Paragraphs:
    return (Provision(law, "lost_turn.auction", t.anybody_bid.holds, AuctionIsOver(), see=("19D",)),)


def nobody_bid(law: str) -> Paragraphs:
    return (
        Provision(law, "lost_turn.auction", t.anybody_bid.is_(False), PassedOut(), Strength.SHALL_NOT, see=("25",)),
    )


PARAGRAPHS: Paragraphs = (*bid("22A"), *nobody_bid("22B"))
