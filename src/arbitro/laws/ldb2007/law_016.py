"""Law 16 (2007): withdrawn actions are paragraph D here; the letters C and D were exchanged in 2017."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2007 import law_062
from arbitro.laws.outcomes import AssignForInformation, WithdrawnCardsAuthorised, WithdrawnCardsUnauthorised

PARAGRAPHS: Paragraphs = (
    Provision(
        "16A4",
        "revoke.information_used",
        law_062.corrected & r.information_used.holds,
        AssignForInformation(),
        see=("12C",),
    ),
    Unencoded("16D", Reason.HEADING),
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
