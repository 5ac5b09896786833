"""The four seats and the two sides."""

from __future__ import annotations

from enum import StrEnum

from arbitro.errors import InputError


class Side(StrEnum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> Side:
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return (Seat.N, Seat.S) if self is Side.NS else (Seat.E, Seat.W)


class Seat(StrEnum):
    """A player's seat; iteration follows the rotation of the turn, clockwise from North."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    position: int
    lho: Seat
    partner: Seat
    rho: Seat
    side: Side

    @classmethod
    def parse(cls, text: str) -> Seat:
        """'N', 'e', 'South' … in the language-free letters. Raises InputError."""
        found = _BY_LETTER.get(text.strip()[:1].upper())
        if found is None:
            raise InputError.unknown("seat", text, cls)
        return found


for _i, _seat in enumerate(Seat):
    _seats = list(Seat)
    _seat.position = _i
    _seat.lho, _seat.partner, _seat.rho = (_seats[(_i + _k) % 4] for _k in (1, 2, 3))
    _seat.side = Side.NS if _i % 2 == 0 else Side.EW

_BY_LETTER = {str(seat): seat for seat in Seat}
