"""What a ruling on information gives (16, 73C)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class MayReserveRights(Outcome):
    """`side` may announce that it reserves its right to call the director later."""

    side: Role


@dataclass(frozen=True, slots=True)
class NoReservation(Outcome):
    """The authority does not allow rights to be reserved: the director is called."""


@dataclass(frozen=True, slots=True)
class CallInsteadOfReserving(Outcome):
    """The authority requires that the director be called, now."""


@dataclass(frozen=True, slots=True)
class OpponentsShouldCall(Outcome):
    """`side` disputes that information was passed and should have the director called at once."""

    side: Role


@dataclass(frozen=True, slots=True)
class PassingUndisputed(Outcome):
    """Nobody disputes that information was passed: it is kept as agreed."""


@dataclass(frozen=True, slots=True)
class CallingNowIsNoInfraction(Outcome):
    """The director is called before or after the end of play: no infraction, and no right is lost by it."""


@dataclass(frozen=True, slots=True)
class CallWhenPlayEnds(Outcome):
    """`side` should call when play ends if it has good grounds. test: 'is' or 'could' (be suggested)."""

    side: Role
    test: str


@dataclass(frozen=True, slots=True)
class AlertUnexpected(Outcome):
    """By which test the alert was unexpected: 'basis' (of the action), 'auction' (its course), 'both', 'neither'."""

    test: str


@dataclass(frozen=True, slots=True)
class UnauthorisedFromPartner(Outcome):
    """What `giver` conveyed is unauthorised for `receiver`."""

    giver: Role
    receiver: Role


@dataclass(frozen=True, slots=True)
class ExtraneousFromPartner(Outcome):
    """What `giver` conveyed is extraneous and restricts the choice of `receiver` (2007)."""

    giver: Role
    receiver: Role


@dataclass(frozen=True, slots=True)
class NothingConveyed(Outcome):
    """Nothing was conveyed that could suggest a call or play."""


@dataclass(frozen=True, slots=True)
class MustAvoidAdvantage(Outcome):
    """`receiver` must carefully avoid taking any advantage of it."""

    receiver: Role


@dataclass(frozen=True, slots=True)
class MayNotChooseSuggested(Outcome):
    """`who` may not choose what the information suggests over a logical alternative. test: 'is' or 'could'."""

    who: Role
    test: str


@dataclass(frozen=True, slots=True)
class ActionInfringed(Outcome):
    """The choice of `who` was an infraction of Law 16."""

    who: Role


@dataclass(frozen=True, slots=True)
class ActionAllowed(Outcome):
    """The choice of `who` was allowed. limb: what failed: 'alternative', 'suggestion', 'chosen'."""

    who: Role
    limb: str


@dataclass(frozen=True, slots=True)
class LettersDiffer(Outcome):
    """The governing text reads otherwise. point: 'or_limbs', 'over_another', 'form_or_scoring'."""

    point: str


@dataclass(frozen=True, slots=True)
class ScoreStands(Outcome):
    """The score stands. limb: what failed: 'information', 'infraction', 'advantage', 'damage', 'affected', 'none'."""

    limb: str


@dataclass(frozen=True, slots=True)
class AssignAdjustedScore(Outcome):
    """Assign an adjusted score under Law 12."""


@dataclass(frozen=True, slots=True)
class PenaltyForUse(Outcome):
    """The player who took advantage may be given a procedural penalty too."""

    who: Role


@dataclass(frozen=True, slots=True)
class RuleOtherIrregularityFirst(Outcome):
    """No Law provides for the withdrawal: rule on that irregularity first."""


@dataclass(frozen=True, slots=True)
class WithdrawnActionsAuthorised(Outcome):
    """Whatever withdrawn calls and plays showed, by whichever side, is authorised for `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class WithdrawnActionsUnauthorised(Outcome):
    """Whatever withdrawn calls and plays showed, by whichever side, is unauthorised for `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class WithdrawnRuleDoesNotApply(Outcome):
    """The restriction on withdrawn actions does not bind `side` here."""

    side: Role


@dataclass(frozen=True, slots=True)
class ReceivedByAccident(Outcome):
    """`receiver` has information on the board from elsewhere that he may not use. way: how he came by it."""

    receiver: Role
    way: str


@dataclass(frozen=True, slots=True)
class ReportedByRecipient(Outcome):
    """The player who received the information told the director, as he should, at once."""


@dataclass(frozen=True, slots=True)
class ReportedByAnother(Outcome):
    """Another player told the director: no infraction, though the recipient should preferably do it himself."""


@dataclass(frozen=True, slots=True)
class HoldBoard(Outcome):
    """The board waits at this table until the director has chosen a remedy."""


@dataclass(frozen=True, slots=True)
class ChangeSeats(Outcome):
    """The players change seats, so that who knows a hand holds it; the result counts in their own direction."""


@dataclass(frozen=True, slots=True)
class Redeal(Outcome):
    """The board is dealt anew for these contestants only, and scored apart."""


@dataclass(frozen=True, slots=True)
class PlayOnPending(Outcome):
    """The board is played; the director stands ready to adjust the score. test: 'affected' or 'could'."""

    test: str


@dataclass(frozen=True, slots=True)
class AwardArtificial(Outcome):
    """An artificial adjusted score, each side by its own fault; the board is not played."""


@dataclass(frozen=True, slots=True)
class ArtificialInTeams(Outcome):
    """In a team match the artificial score follows the special rule for teams."""


@dataclass(frozen=True, slots=True)
class RemedyRefused(Outcome):
    """The Laws do not give this remedy here: 'swap', 'redeal', 'artificial'.

    instead: 'choose' where others are open, 'play' where the board can only be played.
    """

    refuses: ClassVar[bool] = True

    remedy: str
    instead: str


@dataclass(frozen=True, slots=True)
class PlayOnNormally(Outcome):
    """The information does no harm: the board is played normally."""


@dataclass(frozen=True, slots=True)
class PlayOnNoted(Outcome):
    """The information might matter but hardly will: the board is played, and the director makes a note."""


@dataclass(frozen=True, slots=True)
class ScorePending(Outcome):
    """The result stays pending until the director has judged whether the information mattered."""


@dataclass(frozen=True, slots=True)
class InformationAllowed(Outcome):
    """The information may be used."""


@dataclass(frozen=True, slots=True)
class RuleAs(Outcome):
    """Take it up as an incident of that kind: 'partner', 'withdrawn', 'elsewhere'."""

    kind: str


@dataclass(frozen=True, slots=True)
class ExtraneousUsed(Outcome):
    """A call or play was based on extraneous information: a breach of Law 16 (2007)."""


@dataclass(frozen=True, slots=True)
class ExtraneousNotUsed(Outcome):
    """The information is extraneous, but nothing was based on it."""


@dataclass(frozen=True, slots=True)
class NoGeneralParagraph(Outcome):
    """This edition has no general paragraph on it; the director looks at his power of discretion."""
