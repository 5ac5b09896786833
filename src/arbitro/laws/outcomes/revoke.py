"""What a ruling on a revoke gives (61-64), with what 16, 43, 50 and 72 add to it."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class Revoke(Outcome):
    """It is a revoke."""


@dataclass(frozen=True, slots=True)
class NoRevoke(Outcome):
    """It is no revoke; play goes on."""


@dataclass(frozen=True, slots=True)
class CorrectRevoke(Outcome):
    """`by` withdraws the card and plays a legal one."""

    by: Role


@dataclass(frozen=True, slots=True)
class CorrectBothRevokes(Outcome):
    """Both sides revoked on one trick: both withdraw and play legal cards."""


@dataclass(frozen=True, slots=True)
class TrickStands(Outcome):
    """The revoke is established: it may not be corrected and the trick stands as played."""


@dataclass(frozen=True, slots=True)
class MajorPenaltyCard(Outcome):
    """The withdrawn card stays faced as a major penalty card of `of`."""

    of: Role


@dataclass(frozen=True, slots=True)
class DefendersCardsArePenaltyCards(Outcome):
    """Every card that the defending side withdraws becomes a major penalty card."""


@dataclass(frozen=True, slots=True)
class CardReturns(Outcome):
    """The withdrawn card of `of`, declarer or dummy, goes back without further rectification."""

    of: Role


@dataclass(frozen=True, slots=True)
class FacedCardReturns(Outcome):
    """The withdrawn card of `of`, a defender, goes back to where it lay faced; a penalty card stays one."""

    of: Role


@dataclass(frozen=True, slots=True)
class CardReturnsAsEstablished(Outcome):
    """Declarer's withdrawn card goes back, and Law 64 applies as if the revoke were established."""


@dataclass(frozen=True, slots=True)
class AnswersContradict(Outcome):
    """The facts told cannot all be true: nothing is ruled on them."""


@dataclass(frozen=True, slots=True)
class NextTrickUnwinds(Outcome):
    """What was led or played to the next trick goes back too."""


@dataclass(frozen=True, slots=True)
class CardsTakenBack(Outcome):
    """`side` takes back what it played after the irregularity, a lead to the next trick too, and plays afresh."""

    side: Role


@dataclass(frozen=True, slots=True)
class CardsStayPlayed(Outcome):
    """`side` played on and takes nothing back."""

    side: Role


@dataclass(frozen=True, slots=True)
class NextOffenderChanges(Outcome):
    """The player of the offending side next in rotation changes the card that he played to the trick."""


@dataclass(frozen=True, slots=True)
class PartnerBoundByInformation(Outcome):
    """`who` has the revoke card's information as unauthorised and is bound by it in his choice."""

    who: Role


@dataclass(frozen=True, slots=True)
class PartnerMayNotChooseSuggested(Outcome):
    """`who`, holding cards of two suits, may not choose the play that the revoke card could suggest."""

    who: Role


@dataclass(frozen=True, slots=True)
class WithdrawnCardsAuthorised(Outcome):
    """Whatever withdrawn actions showed, by whichever side, is authorised for `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class WithdrawnCardsUnauthorised(Outcome):
    """Whatever withdrawn actions showed, by whichever side, is unauthorised for `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class OnlyPenaltyCardAuthorised(Outcome):
    """What withdrawn actions showed is unauthorised for `side`, but for the penalty card while it lies there."""

    side: Role


@dataclass(frozen=True, slots=True)
class PenaltyCardKnown(Outcome):
    """The penalty card is known to all while it lies on the table; afterwards its owner's partner may not use it."""


@dataclass(frozen=True, slots=True)
class PenaltyCardInformationNotCovered(Outcome):
    """What may be used of a penalty card in this edition is not covered here: the director reads 50E himself."""


@dataclass(frozen=True, slots=True)
class CountSubstitutedCard(Outcome):
    """Who won the revoke trick is judged with the substituted card."""


@dataclass(frozen=True, slots=True)
class RuleClaimAfterCorrection(Outcome):
    """Have the revoke corrected first, then rule the claim, any doubt against the side that revoked."""


@dataclass(frozen=True, slots=True)
class TransferTricks(Outcome):
    """At the end of play `tricks` tricks go to `to`."""

    tricks: int
    to: Role


@dataclass(frozen=True, slots=True)
class AssignForEquity(Outcome):
    """Assign both sides an adjusted score in place of the automatic tricks, never on top of them."""


@dataclass(frozen=True, slots=True)
class AssignWithoutLaterRevokes(Outcome):
    """Assign an adjusted score as if one or more of the later revokes had not happened."""


@dataclass(frozen=True, slots=True)
class AssignWithoutRevokes(Outcome):
    """Adjust the score to the likely result without any revoke."""


@dataclass(frozen=True, slots=True)
class AssignForPenaltyCard(Outcome):
    """The penalty card helped the offending side: adjust to the likely result without its effect."""


@dataclass(frozen=True, slots=True)
class AssignForInformation(Outcome):
    """The offending side used what withdrawn cards showed: adjust the score."""


@dataclass(frozen=True, slots=True)
class AssignForAwareness(Outcome):
    """The offender could have known that it might well do damage: adjust the score."""


@dataclass(frozen=True, slots=True)
class MayAsk(Outcome):
    """`asker` may ask `asked` whether he has a card of the suit led."""


@dataclass(frozen=True, slots=True)
class MayAskUnlessRightsLost(Outcome):
    """Dummy may ask declarer; if he has lost his rights and asks first, Law 64 applies as if established."""


@dataclass(frozen=True, slots=True)
class MayAskAtOwnRisk(Outcome):
    """He may ask, but what the question tells his partner is unauthorised."""


@dataclass(frozen=True, slots=True)
class MayNotAsk(Outcome):
    """He may not ask; a question may give declarer unauthorised information."""


@dataclass(frozen=True, slots=True)
class NoInspection(Outcome):
    """The quitted tricks stay turned; only the director may have them looked at."""


@dataclass(frozen=True, slots=True)
class DirectorInspects(Outcome):
    """The director has the quitted tricks looked at to settle the facts."""
