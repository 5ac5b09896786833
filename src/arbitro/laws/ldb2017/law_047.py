"""Law 47: a play out of turn that was taken back because an opponent had wrongly called for it."""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import CorrectRevoke

PARAGRAPHS: Paragraphs = (
    Provision(
        "47E1",
        "revoke.correction",
        r.open_2017 & r.turn_told_wrong.holds,
        CorrectRevoke(Role.OFFENDER),
        Strength.MUST,
        unless=("62C3",),
    ),
)
