"""Law 20 (2007): an explainer who finds his own error corrects it at once; G has two paragraphs.

Any player may ask at his turn (F1), whoever must pass by law too. That a question may not be meant to get a wrong
answer came later as far as is known; that is not verified.
"""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import misinformation as m
from arbitro.laws.facts import misinformation_correction as c
from arbitro.laws.facts import misinformation_methods as a
from arbitro.laws.facts import misinformation_review as v
from arbitro.laws.ldb2017 import law_020
from arbitro.laws.ldb2017.law_020 import (
    FOR_PARTNER,
    NOS,
    OFFENDER,
    own_error,
    partners_error,
    questions,
)
from arbitro.laws.outcomes import (
    MayAskForExplanation,
    MayChangeLastCall,
    MayNotConsultAid,
    MustCorrectAtOnce,
    TrapNotCovered,
)

LAW_041: Paragraphs = law_020.LAW_041
PARAGRAPHS: Paragraphs = (
    *questions(
        (
            Provision(
                "20F1",
                "review.right",
                v.asks & v.must_pass.holds,
                MayAskForExplanation(),
                Strength.MAY,
            ),
        ),
    ),
    *own_error(
        "20F4",
        "20F4",
        (c.before_lead | c.in_play, MustCorrectAtOnce(OFFENDER)),
        c.told_at_once.holds,
        c.told_at_once.is_(False),
        "40B4",
    ),
    Provision(
        "20F4",
        "own_explanation.duty",
        c.noticed.is_("after_play"),
        MustCorrectAtOnce(OFFENDER),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    *partners_error((), "40B4"),
    Provision("20F6", "misinformation.change", m.influenced.holds, MayChangeLastCall(NOS), Strength.MAY),
    Provision(
        "20G",
        "review.trap",
        v.to_trap.holds,
        TrapNotCovered(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
    *FOR_PARTNER,
    Provision(
        "20G2",
        "aid.right",
        a.own_card & a.permitted.is_(False),
        MayNotConsultAid("own_card"),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
)
