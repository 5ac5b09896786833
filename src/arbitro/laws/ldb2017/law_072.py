"""Law 72C: the offender could have known."""

from arbitro.laws.core import Cond, Paragraphs, Provision
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import AssignForAwareness


def aware(slot: str, when: Cond) -> Provision:
    return Provision("72C", slot, when, AssignForAwareness(), see=("12C1",))


PARAGRAPHS: Paragraphs = (aware("revoke.awareness", r.is_revoke & r.could_have_known.holds),)
