"""Law 39 (2007): not verified against a text; what of it reaches the lead stands with Law 26."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.outcomes import CallsAfterAuctionCancelled, NoFurtherRectification

PARAGRAPHS: Paragraphs = (
    Provision(
        "39A",
        "after_auction.call",
        i.harmless | i.a_meant,
        CallsAfterAuctionCancelled(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    Provision(
        "39B",
        "after_auction.further",
        i.harmless,
        NoFurtherRectification(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    Unencoded("39C", Reason.UNCERTAIN),
)
