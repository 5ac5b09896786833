"""What a ruling on an adjusted score gives (12, 82C, 86)."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class MayAdjustFor(Outcome):
    """The director may award an adjusted score in favour of `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class MayAdjust(Outcome):
    """The director may award an adjusted score, in whoever's favour."""


@dataclass(frozen=True, slots=True)
class AdjustAsLawSays(Outcome):
    """The Law that was infringed gives the adjusted score."""


@dataclass(frozen=True, slots=True)
class NoAdjustment(Outcome):
    """No score is adjusted. reason: 'asked_too_late', 'noticed_too_late', 'harshness'."""

    reason: str


@dataclass(frozen=True, slots=True)
class BothSidesNonOffending(Outcome):
    """The director's error: the score is adjusted with both sides treated as non-offending."""


@dataclass(frozen=True, slots=True)
class CorrectTheRuling(Outcome):
    """The wrong rectification is put right and the board scored normally."""


@dataclass(frozen=True, slots=True)
class RepairDamage(Outcome):
    """The damage of `side` is made good."""

    side: Role


@dataclass(frozen=True, slots=True)
class NoDamage(Outcome):
    """`side` was not damaged."""

    side: Role


@dataclass(frozen=True, slots=True)
class TakeAwayGain(Outcome):
    """The advantage of `side` is taken away."""

    side: Role


@dataclass(frozen=True, slots=True)
class NoGain(Outcome):
    """`side` gained nothing by the infraction."""

    side: Role


@dataclass(frozen=True, slots=True)
class AssignScore(Outcome):
    """An assigned adjusted score replaces the result."""


@dataclass(frozen=True, slots=True)
class ArtificialInstead(Outcome):
    """Too many results are possible: an artificial adjusted score may be given instead."""


@dataclass(frozen=True, slots=True)
class ArtificialScore(Outcome):
    """An artificial adjusted score for both sides, each by its own fault."""


@dataclass(frozen=True, slots=True)
class MayWeight(Outcome):
    """The score may be weighted over several results. legal_only: 'yes' if only lawfully reachable ones count."""

    legal_only: str


@dataclass(frozen=True, slots=True)
class MostAndLeastFavourable(Outcome):
    """`innocent` gets the best result that was likely, `guilty` the worst one that was at all probable."""

    innocent: Role
    guilty: Role


@dataclass(frozen=True, slots=True)
class MostFavourableForBoth(Outcome):
    """Each side has the most favourable result that was likely: neither offended."""


@dataclass(frozen=True, slots=True)
class OwnDamageNotRepaired(Outcome):
    """`side` gets no relief for what it did to itself."""

    side: Role


@dataclass(frozen=True, slots=True)
class OffendersWithoutTheError(Outcome):
    """`side` is scored as if the infraction had been rectified, the opponents' error left aside."""

    side: Role


@dataclass(frozen=True, slots=True)
class ErrorDoesNotCount(Outcome):
    """The error of `side` takes nothing from its redress."""

    side: Role


@dataclass(frozen=True, slots=True)
class Artificial(Outcome):
    """The artificial score of `side`. award: 'plus', 'average', 'minus'; unit: 'percent', 'imps', 'authority'."""

    side: Role
    award: str
    unit: str


@dataclass(frozen=True, slots=True)
class ProvisionalUntilSession(Outcome):
    """The artificial score is provisional: at the end of the session the contestant's other boards decide."""


@dataclass(frozen=True, slots=True)
class NeedNotBalance(Outcome):
    """The scores of the two sides need not balance."""


@dataclass(frozen=True, slots=True)
class AverageTheTwoSides(Outcome):
    """Knockout: each side's IMPs are worked out by themselves and both get the average."""


@dataclass(frozen=True, slots=True)
class BothPartnersAlike(Outcome):
    """Individual event: both members of the side bear it alike; a partner not to blame gets no penalty."""


@dataclass(frozen=True, slots=True)
class TeamsOwnRule(Outcome):
    """Teams: the special rule for adjusted scores in a match is looked at."""
