"""Law 23 (2007): the offender could have known. It became 72C in 2017."""

from arbitro.laws.core import Cond, Paragraphs, Provision
from arbitro.laws.facts import call_changed as c
from arbitro.laws.facts import insufficient_bid as i
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import AssignForAwareness


def aware(slot: str, when: Cond) -> Provision:
    return Provision("23", slot, when, AssignForAwareness(), see=("12C",))


PARAGRAPHS: Paragraphs = (
    aware("insufficient.awareness", i.could_have_known.holds),
    aware("change.awareness", c.changed_2007 & c.could_have_known.holds),
    aware("revoke.awareness", r.is_revoke & r.could_have_known.holds),
)
