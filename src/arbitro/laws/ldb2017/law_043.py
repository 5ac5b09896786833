"""Law 43: dummy, having lost his rights, is the first to ask declarer about a revoke."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import CardReturnsAsEstablished, CorrectRevoke, CountSubstitutedCard

lost_rights = r.open_2017 & r.dummy_lost_rights.holds & ~r.other_side.is_("one_trick_one_side_on")  # else 62C3

PARAGRAPHS: Paragraphs = (
    Provision("43B2(b)", "revoke.correction", lost_rights, CorrectRevoke(Role.OFFENDER), Strength.MUST),
    Provision("43B2(b)", "revoke.card", lost_rights, CardReturnsAsEstablished()),
    Provision(
        "43B2(b)",
        "revoke.winner",
        lost_rights,
        CountSubstitutedCard(),
        Strength.JUDGEMENT,
        basis=Basis.COMMENTARY,
    ),
)
