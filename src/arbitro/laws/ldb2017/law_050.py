"""Law 50: what a penalty card tells. Playing and leading under a penalty card is a kind of its own."""

from arbitro.laws.core import Paragraphs, Provision
from arbitro.laws.ldb2017 import law_062
from arbitro.laws.outcomes import PenaltyCardKnown

PARAGRAPHS: Paragraphs = (
    Provision(
        "50E1",
        "revoke.penalty_information",
        law_062.makes_penalty_card,
        PenaltyCardKnown(),
        see=("50E2", "50E3", "50E4"),
    ),
)
