"""Law 43 (2007): the text on dummy and a revoke is not verified for this edition, so nothing is ruled by it."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import DummysRightsNotCovered

PARAGRAPHS: Paragraphs = (
    Provision(
        "43B2(b)",
        "revoke.card",
        r.open_2007 & r.dummy_lost_rights.holds,
        DummysRightsNotCovered(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
)
