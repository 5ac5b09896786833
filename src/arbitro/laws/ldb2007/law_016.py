"""Law 16 (2007): withdrawn actions are paragraph D here; the letters C and D were exchanged in 2017."""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.ldb2007 import law_062
from arbitro.laws.outcomes import WithdrawnCardsAuthorised, WithdrawnCardsUnauthorised

PARAGRAPHS: Paragraphs = (
    Provision(
        "16D1",
        "revoke.others_information",
        law_062.corrected,
        WithdrawnCardsAuthorised(Role.NON_OFFENDING_SIDE),
    ),
    Provision(
        "16D2",
        "revoke.offenders_information",
        law_062.corrected,
        WithdrawnCardsUnauthorised(Role.OFFENDING_SIDE),
        Strength.MAY_NOT,
    ),
)
