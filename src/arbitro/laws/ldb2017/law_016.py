"""Law 16 (2017): what withdrawn cards tell. The rest of the Law belongs to other kinds of incident."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Role, Strength
from arbitro.laws.ldb2017 import law_062
from arbitro.laws.outcomes import WithdrawnCardsAuthorised, WithdrawnCardsUnauthorised

PARAGRAPHS: Paragraphs = (
    Provision(
        "16C1",
        "revoke.others_information",
        law_062.corrected,
        WithdrawnCardsAuthorised(Role.NON_OFFENDING_SIDE),
    ),
    Provision(
        "16C2",
        "revoke.offenders_information",
        law_062.corrected,
        WithdrawnCardsUnauthorised(Role.OFFENDING_SIDE),
        Strength.MAY_NOT,
    ),
    Provision(
        "16C2",
        "revoke.offenders_information",
        law_062.both_corrected,
        WithdrawnCardsUnauthorised(Role.BOTH_SIDES),
        Strength.MAY_NOT,
        see=("62C3",),
        basis=Basis.INTERPRETATION,
    ),
)
