"""Law 86 (2007): IMPs and matches of teams. That the IMPs of A hold for pairs too is not verified."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import adjusted_score as a
from arbitro.laws.facts import extraneous_information as x
from arbitro.laws.facts.authority import assigned_method
from arbitro.laws.ldb2017.law_012 import artificial_scores, unequal
from arbitro.laws.outcomes import ArtificialInTeams, AverageTheTwoSides, TeamsOwnRule

split = a.assigned & (a.self_inflicted_2007 | a.directors_error | assigned_method.is_("split"))

PARAGRAPHS: Paragraphs = (
    *artificial_scores("86A", a.scoring.is_("teams", "knockout"), "authority"),
    *artificial_scores("86A", a.scoring.is_("imp_pairs"), "authority", Basis.UNVERIFIED),
    Provision(
        "86B",
        "adjusted.form",
        (unequal | split) & a.scoring.is_("knockout"),
        AverageTheTwoSides(),
    ),
    Provision(
        "86D",
        "adjusted.form",
        (a.assigned | a.artificial) & a.scoring.is_("teams"),
        TeamsOwnRule(),
        Strength.MAY,
    ),
    Provision(
        "86D",
        "extraneous.teams",
        x.artificial_2007 & x.teams.holds,
        ArtificialInTeams(),
        Strength.MAY,
        see=("16C2(d)",),
    ),
)
