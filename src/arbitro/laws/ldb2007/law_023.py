"""Law 23 (2007): the offender could have known. It became 72C in 2017; its text is not verified here."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import AssignForAwareness

PARAGRAPHS: Paragraphs = (
    Provision(
        "23",
        "revoke.awareness",
        r.is_revoke & r.could_have_known.holds,
        AssignForAwareness(),
        Strength.JUDGEMENT,
        see=("12C",),
        basis=Basis.UNVERIFIED,
    ),
)
