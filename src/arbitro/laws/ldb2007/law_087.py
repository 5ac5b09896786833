"""Law 87 (2007): the same definition and the same groups, and no word on teams."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import fouled_board as f
from arbitro.laws.ldb2017.law_087 import by_groups, definition
from arbitro.laws.outcomes import TeamResultsNotCompared, TeamsOwnRule

PARAGRAPHS: Paragraphs = (
    *definition(Basis.INTERPRETATION),
    *by_groups,
    Provision(  # in a match each group holds one result
        "87B",
        "fouled.results",
        f.match,
        TeamResultsNotCompared(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
)

LAW_086: Paragraphs = (  # 87 does not point here
    Provision("86D", "fouled.match", f.match, TeamsOwnRule(), Strength.JUDGEMENT, basis=Basis.INTERPRETATION),
)
