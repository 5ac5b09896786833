"""What a ruling on an exposed card or an inadmissible call gives (24, 35-39)."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class CardLaidOpen(Outcome):
    """Every such card lies face up on the table. until: the end of the 'auction', of the 'auction_period' (2007), or
    of an auction that is 'reopened'."""

    until: str


@dataclass(frozen=True, slots=True)
class NotSeenByPartner(Outcome):
    """His partner could not see it: the card goes back to hand without rectification."""


@dataclass(frozen=True, slots=True)
class RuleAsCardInPlay(Outcome):
    """The auction was over: a defender's card, declarer's and dummy's are each ruled on by the Laws of the play."""


@dataclass(frozen=True, slots=True)
class RuleAsOpeningLeadOutOfTurn(Outcome):
    """A defender led out of turn when the auction was over."""


@dataclass(frozen=True, slots=True)
class DeclaringSideMayNotLead(Outcome):
    """The declaring side tried to make the opening lead: the card counts as exposed in the auction."""


@dataclass(frozen=True, slots=True)
class MustPassIfReopened(Outcome):
    """The auction is over; if it is reopened `who` must pass at his next turn."""

    who: Role


@dataclass(frozen=True, slots=True)
class ExposedCardsAuthorised(Outcome):
    """What the exposed cards show is authorised for `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class ExposedCardsUnauthorised(Outcome):
    """What the exposed cards show is unauthorised for `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class ExposedCardsBackToHand(Outcome):
    """The exposed cards of `of`, declarer or dummy, go back to hand, and no more."""

    of: Role


@dataclass(frozen=True, slots=True)
class BecomesPenaltyCard(Outcome):
    """The card of `of`, now a defender, becomes a penalty card. degree: 'minor', 'major', 'all_major' (several)."""

    of: Role
    degree: str


@dataclass(frozen=True, slots=True)
class CancelledAsIfNever(Outcome):
    """The call of `who` and all later ones are cancelled; the auction goes back, as if nothing had happened."""

    who: Role


@dataclass(frozen=True, slots=True)
class ScoredWithoutCall(Outcome):
    """The contract is played and scored as if the inadmissible double or redouble had not been made."""


@dataclass(frozen=True, slots=True)
class LateFindNotSaid(Outcome):
    """This edition does not say what follows when it is found after the opening lead was faced."""


@dataclass(frozen=True, slots=True)
class PassPutIn(Outcome):
    """A pass takes the place of the call of `who`."""

    who: Role


@dataclass(frozen=True, slots=True)
class GoesBackWithoutPass(Outcome):
    """The call of `who` was out of turn: no pass is put in, and the auction goes back to the player in turn."""

    who: Role


@dataclass(frozen=True, slots=True)
class CallAndLaterStand(Outcome):
    """The call of `who` and all later ones stand."""

    who: Role


@dataclass(frozen=True, slots=True)
class CallAndLaterCancelled(Outcome):
    """The call of `who` is cancelled, and every call after it."""

    who: Role


@dataclass(frozen=True, slots=True)
class NeverPlayed(Outcome):
    """No contract above seven is ever played."""


@dataclass(frozen=True, slots=True)
class CallsAfterAuctionCancelled(Outcome):
    """Every call after the final pass is cancelled."""


@dataclass(frozen=True, slots=True)
class NoFurtherRectification(Outcome):
    """There is no further rectification."""


@dataclass(frozen=True, slots=True)
class RuleAsInadmissibleDouble(Outcome):
    """The double or redouble may not be made at all: rule on it as such."""
