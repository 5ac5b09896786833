"""Law 16 (2017): what withdrawn cards tell. The rest of the Law belongs to other kinds of incident."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2017 import law_062
from arbitro.laws.outcomes import (
    AssignForInformation,
    OnlyPenaltyCardAuthorised,
    WithdrawnCardsAuthorised,
    WithdrawnCardsUnauthorised,
)

PARAGRAPHS: Paragraphs = (
    Unencoded("16C", Reason.HEADING),
    Provision(
        "16C1",
        "revoke.others_information",
        law_062.corrected,
        WithdrawnCardsAuthorised(Role.NON_OFFENDING_SIDE),
    ),
    Provision(
        "16C2",
        "revoke.offenders_information",
        law_062.corrected & ~law_062.penalty_card_speaks,
        WithdrawnCardsUnauthorised(Role.OFFENDING_SIDE),
        Strength.MAY_NOT,
    ),
    Provision(
        "16C2",
        "revoke.offenders_information",
        law_062.corrected & law_062.penalty_card_speaks,
        OnlyPenaltyCardAuthorised(Role.OFFENDING_SIDE),
        Strength.MAY_NOT,
        see=("50E1",),
    ),
    Provision(
        "16C2",
        "revoke.offenders_information",
        law_062.both_corrected,
        WithdrawnCardsUnauthorised(Role.BOTH_SIDES),
        Strength.JUDGEMENT,
        see=("62C3",),
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "16C3",
        "revoke.information_used",
        (law_062.corrected | law_062.both_corrected) & r.information_used.holds,
        AssignForInformation(),
        Strength.SHALL,
        see=("12C1",),
    ),
)
