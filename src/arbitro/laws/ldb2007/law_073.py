"""Law 73 (2007): what a player does who has unauthorised information; the penalty of its own came in 2017."""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import partner_information as p
from arbitro.laws.outcomes import MustAvoidAdvantage

PARAGRAPHS: Paragraphs = (
    Provision(
        "73C",
        "partner.receiver",
        p.informed & p.play_may_go_on,
        MustAvoidAdvantage(Role.RECEIVER),
        Strength.MUST,
    ),
)
