"""Law 63: when a revoke is established; then the trick stands as played."""

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Strength
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import AnswersContradict, RuleClaimAfterCorrection, TrickStands

claim_open = r.is_revoke & r.since.is_("opponents_claimed") & ~r.claim_agreed.holds
contradiction = Provision(
    "63A",
    "revoke.correction",
    r.impossible,
    AnswersContradict(),
    Strength.JUDGEMENT,
)


def stands(law: str, when: Cond, unless: tuple[str, ...] = ("62D1", "62C3")) -> Provision:
    """The paragraph by which the revoke is established; the trick stands, with the exceptions of 63B."""
    return Provision(law, "revoke.correction", when, TrickStands(), Strength.MAY_NOT, unless)


def open_claim(law: str, when: Cond) -> Provision:
    """The opponents' claim is not agreed yet: correction comes first."""
    return Provision(
        law,
        "revoke.claim",
        when,
        RuleClaimAfterCorrection(),
        Strength.JUDGEMENT,
        see=("69A", "70A"),
        basis=Basis.COMMENTARY,
    )


PARAGRAPHS: Paragraphs = (
    contradiction,
    stands("63A1", r.is_revoke & r.since.is_("led_or_played") & ~r.turn_told_wrong.holds),
    stands("63A2", r.is_revoke & r.since.is_("designated")),
    stands("63A3", r.is_revoke & r.since.is_("claimed") & ~r.claim_undone.holds),
    stands("63A4", r.claim_agreed.holds),
    open_claim("63A4", claim_open),
    stands("63B", r.is_revoke & r.established_2017),
)
