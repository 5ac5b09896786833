"""What several rulings on the auction give: who must pass, what stands, who may lead what."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class RuleAsUnintended(Outcome):
    """The call was unintended: rule on it as such, and then on the call that was meant."""


@dataclass(frozen=True, slots=True)
class TreatedAsLegal(Outcome):
    """The call is accepted: the auction goes on as if it were legal."""


@dataclass(frozen=True, slots=True)
class SecondAttemptAccepted(TreatedAsLegal):
    """The insufficient bid put in for one is accepted."""


@dataclass(frozen=True, slots=True)
class CallCancelled(Outcome):
    """The call of `who` is cancelled."""

    who: Role


@dataclass(frozen=True, slots=True)
class MustReplaceCall(Outcome):
    """`who` must replace it by a legal call."""

    who: Role


@dataclass(frozen=True, slots=True)
class ReplacementStands(Outcome):
    """The call put in by `who` for the one withdrawn stands, and the auction goes on."""

    who: Role


@dataclass(frozen=True, slots=True)
class CallStands(Outcome):
    """The call of `who` stands, and the auction goes on."""

    who: Role


@dataclass(frozen=True, slots=True)
class NothingFurther(Outcome):
    """The auction goes on without further rectification."""


@dataclass(frozen=True, slots=True)
class ChooseAgain(Outcome):
    """The attempted call of `who` is cancelled too: he must choose another, legal one."""

    who: Role


@dataclass(frozen=True, slots=True)
class MustPassOnce(Outcome):
    """`who` must pass at his next turn."""

    who: Role


@dataclass(frozen=True, slots=True)
class MustPassThroughout(Outcome):
    """`who` must pass for the rest of the auction."""

    who: Role


@dataclass(frozen=True, slots=True)
class BothMustPassThroughout(Outcome):
    """Both members of `side` must pass for the rest of the auction."""

    side: Role


@dataclass(frozen=True, slots=True)
class MustRepeatCall(Outcome):
    """`who` must repeat his call at his turn, if it is then legal."""

    who: Role


@dataclass(frozen=True, slots=True)
class MayMakeAnyCall(Outcome):
    """`who` may make any legal call at his turn."""

    who: Role


@dataclass(frozen=True, slots=True)
class LeadMayBeForbidden(Outcome):
    """At the first lead of `leader` declarer may forbid one suit that the offender did not specify, while he leads."""

    leader: Role


@dataclass(frozen=True, slots=True)
class LeadMayBeRequiredOrForbidden(Outcome):
    """At the first lead of `leader` declarer may require or forbid a suit, by the older text of the paragraph."""

    leader: Role


@dataclass(frozen=True, slots=True)
class NoLeadRestriction(Outcome):
    """No lead of `leader` may be restricted."""

    leader: Role


@dataclass(frozen=True, slots=True)
class AssignForHelp(Outcome):
    """The infraction helped the offending side, and the others lost by it: adjust the score."""
