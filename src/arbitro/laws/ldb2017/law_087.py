"""Law 87: a fouled board. Pairs are compared form by form; teams have a rule of their own (86B2)."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import fouled_board as f
from arbitro.laws.outcomes import (
    AverageOrAssignedForNonOffenders,
    BoardFouled,
    BoardNotFouled,
    CancelledWithArtificial,
    FormsNotTraced,
    RatedAsRegulated,
    RatedByDirectorsMethod,
    ResultsInGroups,
    SubstituteBoard,
    TeamResultsNotCompared,
)


def definition(basis: Basis) -> Paragraphs:
    """87A. basis: on what it rests that a difference from the hand record alone fouls no board."""
    return (
        Provision("87A", "fouled.board", f.fouled, BoardFouled()),
        Provision("87A", "fouled.board", f.differently.is_(False), BoardNotFouled("same_form")),
        Provision(
            "87A",
            "fouled.board",
            f.cause.is_("hand_record"),
            BoardNotFouled("hand_record"),
            Strength.JUDGEMENT,
            basis=basis,
        ),
    )


by_groups: Paragraphs = (
    Provision("87B", "fouled.results", f.traced.holds, ResultsInGroups()),
    Provision(  # as closely as possible: nothing is said of what cannot be found out at all
        "87B",
        "fouled.results",
        f.traced.is_(False),
        FormsNotTraced(),
        Strength.JUDGEMENT,
        see=("12A2",),
        basis=Basis.INTERPRETATION,
    ),
    Provision("87B", "fouled.rating", f.rating.is_("regulated"), RatedAsRegulated()),
    Provision("87B", "fouled.rating", f.rating.is_("director"), RatedByDirectorsMethod()),
)

PARAGRAPHS: Paragraphs = (
    *definition(Basis.COMMENTARY),
    *by_groups,
    Provision("87C", "fouled.results", f.match, TeamResultsNotCompared(), see=("86B2",)),
)

LAW_086: Paragraphs = (
    Unencoded("86B2", Reason.HEADING),
    Provision("86B2(a)", "fouled.match", f.substitute.holds, SubstituteBoard(), Strength.SHALL, see=("86A",)),
    Provision(
        "86B2(a)", "fouled.match", f.substitute.is_(False), CancelledWithArtificial(), Strength.SHALL, see=("12C2",)
    ),
    Provision(
        "86B2(b)",
        "fouled.match",
        f.fault.is_("one"),
        AverageOrAssignedForNonOffenders(),
        Strength.SHALL,
        see=("12C1", "12C2(b)"),
    ),
    Provision("86B2(c)", "fouled.match", f.fault.is_("both"), CancelledWithArtificial(), Strength.SHALL, see=("12C2",)),
)
