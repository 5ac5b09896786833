"""The ledger: what each player knows at any moment, since when, from where, and by what right (Law 16)."""

from arbitro.information.carriers import Carrier, Way
from arbitro.information.item import Facts, Item, Reason, Source, Status
from arbitro.information.ledger import Finding, Ledger, ledger
from arbitro.information.statuses import Decision, Numbering, Use, if_acted_on, status

__all__ = [
    "Carrier",
    "Decision",
    "Facts",
    "Finding",
    "Item",
    "Ledger",
    "Numbering",
    "Reason",
    "Source",
    "Status",
    "Use",
    "Way",
    "if_acted_on",
    "ledger",
    "status",
]
