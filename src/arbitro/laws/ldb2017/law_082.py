"""Law 82: the director's own error."""

from arbitro.laws.core import Paragraphs, Provision, Strength
from arbitro.laws.facts import adjusted_score as a
from arbitro.laws.outcomes import BothSidesNonOffending, CorrectTheRuling

PARAGRAPHS: Paragraphs = (
    Provision("82C", "adjusted.power", a.in_order & a.still_normal.holds, CorrectTheRuling()),
    Provision(
        "82C",
        "adjusted.power",
        a.in_order & a.by_director.holds & ~a.still_normal.holds,
        BothSidesNonOffending(),
        Strength.SHALL,
        see=("12A3",),
    ),
)
