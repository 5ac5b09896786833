"""Law 63 (2007): 63A3 names claiming and letting a claim stand in one paragraph; there is no 63A4."""

from arbitro.laws.core import Paragraphs
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2017.law_063 import claim_open, contradiction, open_claim, stands

EXCEPT = ("62D1",)

PARAGRAPHS: Paragraphs = (
    contradiction,
    stands("63A1", r.is_revoke & r.since.is_("led_or_played") & ~r.retraction_undoes.holds, EXCEPT),
    stands("63A2", r.is_revoke & r.since.is_("designated"), EXCEPT),
    stands("63A3", (r.is_revoke & r.since.is_("claimed") & ~r.claim_undone.holds) | r.claim_agreed.holds, EXCEPT),
    open_claim("63A3", claim_open),
    stands("63B", r.is_revoke & r.established_2007, EXCEPT),
)
