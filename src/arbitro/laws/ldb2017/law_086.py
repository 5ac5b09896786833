"""Law 86: adjusted scores in a match of teams. What it gives depends on the other table and is worked out there."""

from arbitro.laws.core import Paragraphs, Provision
from arbitro.laws.facts import adjusted_score as a
from arbitro.laws.facts import extraneous_information as x
from arbitro.laws.outcomes import ArtificialInTeams, TeamsOwnRule

PARAGRAPHS: Paragraphs = (
    Provision("86B", "adjusted.form", (a.assigned | a.artificial) & a.scoring.is_("teams"), TeamsOwnRule()),
    Provision("86B", "extraneous.teams", x.artificial_2017 & x.teams.holds, ArtificialInTeams(), see=("16D2(d)",)),
)
