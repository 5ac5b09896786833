"""Law 22 (2007): A has the end of the auction, first where nobody bid; B the end of the auction period."""

from arbitro.laws.core import Paragraphs, Reason, Unencoded
from arbitro.laws.ldb2017.law_022 import bid, nobody_bid

PARAGRAPHS: Paragraphs = (
    *nobody_bid("22A1"),
    *bid("22A2"),
    Unencoded("22B", Reason.HEADING),
    Unencoded("22B1", Reason.DEFINITION),
    Unencoded("22B2", Reason.DEFINITION),
)
