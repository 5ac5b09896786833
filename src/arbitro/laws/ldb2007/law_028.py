"""Law 28 (2007): B does not mention the lead; the right to rectification is lost by it, so none is restricted."""

from arbitro.laws.core import Basis, Paragraphs, Strength
from arbitro.laws.facts import rotation as r
from arbitro.laws.ldb2017.law_028 import in_rotation, never_made

PARAGRAPHS: Paragraphs = (
    *in_rotation(),
    *never_made("16D2", Strength.JUDGEMENT, Basis.INTERPRETATION, r.FIRST_2007),
)
