"""Law 35: which calls are inadmissible, and the Law for each."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Unencoded
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.outcomes import RuleAsInadmissibleDouble

PARAGRAPHS: Paragraphs = (
    Unencoded("35", Reason.HEADING),
    Provision("35A", "barred.call", i.breaks_19.holds, RuleAsInadmissibleDouble(), see=("36", "37A")),
    Unencoded("35B", Reason.DEFINITION),
    Unencoded("35C", Reason.DEFINITION),
    Unencoded("35D", Reason.DEFINITION),
)
