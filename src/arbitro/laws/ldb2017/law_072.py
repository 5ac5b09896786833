"""Law 72C: the offender could have known."""

from arbitro.laws.core import Paragraphs, Provision
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import AssignForAwareness

PARAGRAPHS: Paragraphs = (
    Provision(
        "72C",
        "revoke.awareness",
        r.is_revoke & r.could_have_known.holds,
        AssignForAwareness(),
        see=("12C1",),
    ),
)
