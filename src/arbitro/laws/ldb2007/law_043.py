"""Law 43 (2007): as in 2017, with the establishment of a revoke as 2007 has it."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import CorrectRevoke, CountSubstitutedCard

lost_rights = r.is_revoke & r.dummy_lost_rights.holds & ~r.established_2007

PARAGRAPHS: Paragraphs = (
    Provision("43B2(b)", "revoke.correction", lost_rights, CorrectRevoke(Role.OFFENDER), Strength.MUST),
    Provision(
        "43B2(b)",
        "revoke.winner",
        lost_rights,
        CountSubstitutedCard(),
        Strength.JUDGEMENT,
        basis=Basis.COMMENTARY,
    ),
)
