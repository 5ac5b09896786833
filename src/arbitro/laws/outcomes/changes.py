"""What a ruling on a changed call, an insufficient bid or the lead after it gives (23, 25-27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class EarlyReplacementCounts(Outcome):
    """`who` has replaced it before the ruling: that call is ruled as his choice now."""

    who: Role


@dataclass(frozen=True, slots=True)
class IntendedCallReplaces(Outcome):
    """The call that was meant replaces the slip, and is judged as any call."""


@dataclass(frozen=True, slots=True)
class FirstCallStands(Outcome):
    """The first call stands: it cannot be changed."""


@dataclass(frozen=True, slots=True)
class SecondCallAccepted(Outcome):
    """The second call is accepted: it stands, and the first is withdrawn."""


@dataclass(frozen=True, slots=True)
class SecondCallCancelled(Outcome):
    """The second call is cancelled, and the first stands."""


@dataclass(frozen=True, slots=True)
class FirstCallRuledNow(Outcome):
    """The second call is cancelled; the first comes back and is illegal, so it is ruled in its turn."""


@dataclass(frozen=True, slots=True)
class LhosCallTakenBack(Outcome):
    """Left-hand opponent takes back what he called over the slip."""


@dataclass(frozen=True, slots=True)
class LhosCallStays(Outcome):
    """Left-hand opponent leaves what he called over the slip."""


@dataclass(frozen=True, slots=True)
class LhosCallAuthorised(Outcome):
    """What the call showed that left-hand opponent took back is authorised for `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class LhosCallUnauthorised(Outcome):
    """What the call showed that left-hand opponent took back is unauthorised for `side`."""

    side: Role


@dataclass(frozen=True, slots=True)
class RestrictionLasts(Outcome):
    """`leader` still has his first lead: what declarer chose lasts, and he has no new choice."""

    leader: Role


@dataclass(frozen=True, slots=True)
class RestrictionOver(Outcome):
    """`leader` has lost his first lead: no restriction any more."""

    leader: Role


@dataclass(frozen=True, slots=True)
class LeadIsFree(Outcome):
    """`leader` may lead what he likes."""

    leader: Role


@dataclass(frozen=True, slots=True)
class SuitForbidden(Outcome):
    """`leader` may not lead the suit that declarer named, while he keeps the lead."""

    leader: Role


@dataclass(frozen=True, slots=True)
class SuitRequired(Outcome):
    """`leader` must lead the suit that declarer named."""

    leader: Role


@dataclass(frozen=True, slots=True)
class RequirementRefused(Outcome):
    """Declarer may only forbid a suit here."""

    refuses: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OneRestrictionOnly(Outcome):
    """Several calls of one player were withdrawn: one restriction all the same."""


@dataclass(frozen=True, slots=True)
class PenaltyCardOptionsToo(Outcome):
    """Declarer's options from the penalty card stand beside this one."""


@dataclass(frozen=True, slots=True)
class AnyCardMayBeLed(Outcome):
    """`leader` could not comply: he may lead any card."""

    leader: Role


@dataclass(frozen=True, slots=True)
class RuleAsRevoke(Outcome):
    """He could have complied: rule on it as a revoke."""
