"""Law 50: what a penalty card tells. Playing and leading under a penalty card is a kind of its own."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2017 import law_062
from arbitro.laws.outcomes import AssignForPenaltyCard, PenaltyCardKnown

PARAGRAPHS: Paragraphs = (
    Unencoded("50E", Reason.HEADING),
    Provision(
        "50E1",
        "revoke.penalty_information",
        law_062.penalty_card_speaks,
        PenaltyCardKnown(),
        see=("50E2", "50E3"),
    ),
    Unencoded("50E2", Reason.DEFINITION),
    Unencoded("50E3", Reason.DEFINITION),
    Provision(
        "50E4",
        "revoke.penalty_card",
        law_062.penalty_card_speaks & r.penalty_card_helped.holds,
        AssignForPenaltyCard(),
        Strength.SHALL,
        see=("12C1",),
    ),
)
