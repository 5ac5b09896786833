"""Law 17 (2007): D is on cards from a wrong board; what three passes may end is E."""

from arbitro.laws.core import Paragraphs, Reason, Unencoded
from arbitro.laws.ldb2017.law_017 import lost_turn

PARAGRAPHS: Paragraphs = (
    Unencoded("17A", Reason.DEFINITION),
    Unencoded("17B", Reason.PROCEDURE),
    Unencoded("17C", Reason.PROCEDURE),
    Unencoded("17E", Reason.HEADING),
    Unencoded("17E1", Reason.DEFINITION),
    *lost_turn("17E2", ("16D1", "16D2")),
)
