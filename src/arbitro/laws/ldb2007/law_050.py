"""Law 50 (2007): what may be used of a penalty card differs from 2017 and is not verified here."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.ldb2007 import law_062
from arbitro.laws.outcomes import PenaltyCardInformationNotCovered

PARAGRAPHS: Paragraphs = (
    Provision(
        "50E",
        "revoke.penalty_information",
        law_062.makes_penalty_card,
        PenaltyCardInformationNotCovered(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
)
