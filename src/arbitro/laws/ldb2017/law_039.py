"""Law 39: a call after the final pass. A bid, double or redouble by a defender may cost his partner a free lead."""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.outcomes import CallsAfterAuctionCancelled, LeadMayBeForbidden, NoFurtherRectification

PARAGRAPHS: Paragraphs = (
    Provision("39A", "after_auction.call", i.harmless | i.a_meant, CallsAfterAuctionCancelled()),
    Provision("39B", "after_auction.further", i.harmless, NoFurtherRectification()),
    Provision("39C", "after_auction.lead", i.a_meant, LeadMayBeForbidden(Role.PARTNER), Strength.MAY, see=("26B",)),
)
