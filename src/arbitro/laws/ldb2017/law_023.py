"""Law 23: comparable calls."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import insufficient_bid as i
from arbitro.laws.outcomes import AssignForHelp

PARAGRAPHS: Paragraphs = (
    Unencoded("23A", Reason.HEADING),
    Unencoded("23A1", Reason.DEFINITION),
    Unencoded("23A2", Reason.DEFINITION),
    Unencoded("23A3", Reason.DEFINITION),
    Provision(
        "23C",
        "insufficient.help",
        i.refused & i.is_comparable & ~i.second_accepted.holds & i.helped.holds,
        AssignForHelp(),
        Strength.SHALL,
        see=("12C1(b)",),
    ),
)
