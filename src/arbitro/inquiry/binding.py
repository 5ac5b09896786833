"""Who the relative roles of a ruling are at this table."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Role
from arbitro.model import Seat, Side


@dataclass(frozen=True, slots=True)
class Binding:
    """The offender's seat, and declarer's where there is one."""

    offender: Seat
    declarer: Seat | None = None

    def of(self, role: Role) -> Seat | Side | None:
        """The seat or side that plays this role; None for one that is no seat (both sides, the director)."""
        match role:
            case Role.OFFENDER | Role.RECEIVER:
                return self.offender
            case Role.PARTNER | Role.GIVER:
                return self.offender.partner
            case Role.LHO:
                return self.offender.lho
            case Role.RHO:
                return self.offender.rho
            case Role.OFFENDING_SIDE:
                return self.offender.side
            case Role.NON_OFFENDING_SIDE:
                return self.offender.side.other
            case Role.DECLARER:
                return self.declarer
            case Role.DUMMY:
                return self.declarer.partner if self.declarer else None
            case _:
                return None
