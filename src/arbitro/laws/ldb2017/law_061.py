"""Law 61: what a revoke is, and who may ask about one."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import (
    DirectorInspects,
    MayAsk,
    MayAskAtOwnRisk,
    MayAskUnlessRightsLost,
    MayNotAsk,
    NoInspection,
    NoRevoke,
    Revoke,
)

QUESTION = "inquiry.question"
INSPECTION = "inquiry.inspection"

PARAGRAPHS: Paragraphs = (
    Provision(
        "61A",
        "revoke.definition",
        r.limb.is_("suit_led", "law_demanded", "opponent_required"),
        Revoke(),
    ),
    Provision(
        "61A",
        "revoke.definition",
        r.prohibition_counts.holds,
        Revoke(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "61A",
        "revoke.definition",
        r.limb.is_("prohibition") & ~r.prohibition_counts.holds,
        NoRevoke(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision("61A", "revoke.definition", r.limb.is_("unable"), NoRevoke(), see=("59",)),
    Unencoded("61B", Reason.HEADING),
    Provision("61B1", QUESTION, r.asker.is_("declarer"), MayAsk(), Strength.MAY),
    Unencoded("61B2", Reason.HEADING),
    Provision(
        "61B2(a)",
        QUESTION,
        r.asker.is_("dummy") & r.asked.is_("declarer"),
        MayAskUnlessRightsLost(),
        Strength.MAY,
        see=("43B2(b)",),
    ),
    Provision(
        "61B2(b)",
        QUESTION,
        r.asker.is_("dummy") & r.asked.is_("defender"),
        MayNotAsk(),
        Strength.MAY_NOT,
        see=("16B",),
    ),
    Provision("61B3", QUESTION, r.asker.is_("defender") & r.asked.is_("declarer"), MayAsk(), Strength.MAY),
    Provision(
        "61B3",
        QUESTION,
        r.asker.is_("defender") & r.asked.is_("defender"),
        MayAskAtOwnRisk(),
        Strength.MAY,
        see=("16B",),
    ),
    Provision(
        "61C",
        INSPECTION,
        r.wants_inspection.holds & ~r.director_needs_it.holds,
        NoInspection(),
        see=("66C",),
    ),
    Provision("61C", INSPECTION, r.director_needs_it.holds, DirectorInspects(), Strength.MAY, see=("66C",)),
)
