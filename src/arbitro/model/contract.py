"""The contract: what the last bid, the doubles and the declarer make of an auction (Law 22)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from arbitro.errors import InputError
from arbitro.model.call import CALLS
from arbitro.model.card import Denomination
from arbitro.model.seat import Seat


class Doubling(IntEnum):
    """How often the last bid was doubled."""

    UNDOUBLED = 0
    DOUBLED = 1
    REDOUBLED = 2


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract. `vulnerable` is the declaring side's; `tricks_needed` is what declarer undertakes to win."""

    level: int
    denomination: Denomination
    doubling: Doubling
    declarer: Seat
    vulnerable: bool

    @property
    def tricks_needed(self) -> int:
        return self.level + 6

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    def __str__(self) -> str:
        return f"{self.level}{self.denomination}{'X' * self.doubling} {self.declarer}"

    @classmethod
    def parse(cls, text: str, declarer: Seat, vulnerable: bool) -> Contract:
        """'4S', '3NTX', '1CXX'. Raises InputError."""
        bare = text.strip().upper().replace("NT", "N")
        bid = CALLS.get(bare.rstrip("X"))
        doubling = len(bare) - len(bare.rstrip("X"))
        if bid is None or bid.denomination is None or doubling > 2:
            raise InputError("contract-notation", got=text, expected="1C … 7NXX")
        return cls(bid.level, bid.denomination, Doubling(doubling), declarer, vulnerable)
