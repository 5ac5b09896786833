"""What a ruling on a call out of rotation or a lost turn gives (17, 22, 28-34)."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class CallInRotation(Outcome):
    """The call was in rotation after all: right-hand opponent had to pass by law."""


@dataclass(frozen=True, slots=True)
class CountsAsNeverMade(Outcome):
    """An opponent has called in his own turn: the auction goes on as if `who` had not called then."""

    who: Role


@dataclass(frozen=True, slots=True)
class AuctionGoesBack(Outcome):
    """The call of `who` is cancelled, and the auction goes back to the player whose turn it was."""

    who: Role


@dataclass(frozen=True, slots=True)
class RuleAsChangeOfCall(Outcome):
    """It is a change of call: rule on it as such."""


@dataclass(frozen=True, slots=True)
class RuleAsInsufficientBid(Outcome):
    """The bid is insufficient: rule on it as such."""


@dataclass(frozen=True, slots=True)
class RuleAsInadmissible(Outcome):
    """The call is inadmissible: rule on it as such; it can never be accepted."""


@dataclass(frozen=True, slots=True)
class RuleAsOutOfRotation(Outcome):
    """The call is out of rotation: rule on it as such."""


@dataclass(frozen=True, slots=True)
class RuleOnCallFirst(Outcome):
    """The call of `who` is itself illegal: rule on that first, then come back."""

    who: Role


@dataclass(frozen=True, slots=True)
class FreeButBoundByInformation(Outcome):
    """`who` may make any legal call at his turn, but may not use what the cancelled call told him."""

    who: Role


@dataclass(frozen=True, slots=True)
class WithdrawnRuleEnds(Outcome):
    """Once the comparable call is made, the restriction on withdrawn actions binds `side` no more."""

    side: Role


@dataclass(frozen=True, slots=True)
class LaterCallsCancelled(Outcome):
    """Whatever was called after the accepted call is cancelled: left-hand opponent calls over that one."""


@dataclass(frozen=True, slots=True)
class MayNotDouble(Outcome):
    """`who` may bid or pass at that turn, but not double or redouble (2007)."""

    who: Role


@dataclass(frozen=True, slots=True)
class OneSuitMayBeForbidden(Outcome):
    """At the first lead of `leader` declarer may forbid one suit, whichever it is, while he leads (2007)."""

    leader: Role


@dataclass(frozen=True, slots=True)
class CountsAsLater(Outcome):
    """The call of `who` counts as made after that of the player in turn."""

    who: Role


@dataclass(frozen=True, slots=True)
class RuleInTheirOrder(Outcome):
    """The calls came one after the other: each is ruled in that order."""


@dataclass(frozen=True, slots=True)
class BothOutOfRotation(Outcome):
    """Neither player was in turn: the Laws are silent, and each call is ruled as one out of rotation."""


@dataclass(frozen=True, slots=True)
class AuctionGoesOn(Outcome):
    """The call is in order, and the auction goes on."""


@dataclass(frozen=True, slots=True)
class BackToSkippedPlayer(Outcome):
    """The auction is not over: it goes back to the player who missed his turn, and all later passes are cancelled."""


@dataclass(frozen=True, slots=True)
class PassersAreOffenders(Outcome):
    """Every player who passed out of rotation is an offender."""


@dataclass(frozen=True, slots=True)
class AuctionNotReopened(Outcome):
    """The auction is not reopened: consider an adjusted score for the turn that was lost."""


@dataclass(frozen=True, slots=True)
class AuctionIsOver(Outcome):
    """The auction is over, and the last bid is the contract."""


@dataclass(frozen=True, slots=True)
class PassedOut(Outcome):
    """Passed out: the hands go back without play, and the board is not dealt again."""
