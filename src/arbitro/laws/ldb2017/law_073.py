"""Law 73: what a player does who has unauthorised information. The rest of the Law is ruled with other incidents."""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import chain
from arbitro.laws.facts import partner_information as p
from arbitro.laws.outcomes import MustAvoidAdvantage, PenaltyForUse

PARAGRAPHS: Paragraphs = (
    Provision(
        "73C1",
        "partner.receiver",
        p.informed & p.play_may_go_on,
        MustAvoidAdvantage(Role.RECEIVER),
        Strength.MUST,
    ),
    Provision(
        "73C2",
        "partner.penalty",
        p.informed & chain.infringes_2017 & p.deliberate.holds,
        PenaltyForUse(Role.RECEIVER),
        Strength.MAY,
        see=("90",),
    ),
)
