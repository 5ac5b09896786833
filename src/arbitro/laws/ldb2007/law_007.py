"""Law 7 (2007): nothing on how the board is turned; other sources of information are 16C, a wrong hand is 17D."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.edition import amended
from arbitro.laws.facts import board as b
from arbitro.laws.ldb2017 import law_007
from arbitro.laws.ldb2017.law_007 import DUTY, duty, follows
from arbitro.laws.outcomes import (
    BoardStaysInPlace,
    OrientationNotSaid,
    PutRightAndGoOn,
    RuleByCount,
    RuleByInformation,
    RuleByWrongHand,
    RuleFouledBoard,
)

PARAGRAPHS: Paragraphs = amended(
    law_007.PARAGRAPHS,
    {
        "7": (
            follows("nothing", PutRightAndGoOn(), "82A"),
            follows("wrong_count", RuleByCount(), "13", "14"),
            follows("wrong_hand", RuleByWrongHand(), "17D"),
            follows("information", RuleByInformation(), "16C"),
            follows("displaced", RuleFouledBoard(), "87"),
        ),
        "7A": (
            duty("7A", "moved", BoardStaysInPlace()),
            Provision(
                "7A",
                DUTY,
                b.act.is_("turned"),
                OrientationNotSaid(),
                Strength.JUDGEMENT,
                basis=Basis.INTERPRETATION,
            ),
        ),
    },
)
