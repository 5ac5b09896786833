"""The board: its number gives dealer and vulnerability (Law 2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arbitro.errors import InputError
from arbitro.model.seat import Seat, Side


class Vulnerability(StrEnum):
    """Which sides are vulnerable."""

    NONE = "None"
    NS = "NS"
    EW = "EW"
    ALL = "All"

    def of(self, side: Side) -> bool:
        return self is Vulnerability.ALL or self.value == side.value

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """The words of the PBN standard and of LIN ('None', 'Love', '-', 'o', 'NS', 'n', 'All', 'b' …)."""
        found = _WORDS.get(text.strip().lower())
        if found is None:
            raise InputError.unknown("vulnerability", text, cls)
        return found


_WORDS = {
    word: vulnerability
    for vulnerability, words in {
        Vulnerability.NONE: "none love - o 0",
        Vulnerability.NS: "ns n n/s n-s",
        Vulnerability.EW: "ew e e/w e-w we w",
        Vulnerability.ALL: "all both b",
    }.items()
    for word in words.split()
}

_SIXTEEN = tuple(Vulnerability(v) for v in ("None", "NS", "EW", "All"))


@dataclass(frozen=True, slots=True)
class Board:
    """A board: number (None if unknown), dealer, vulnerability."""

    number: int | None
    dealer: Seat
    vulnerability: Vulnerability

    @classmethod
    def of(cls, number: int) -> Board:
        """The board of that number, by Law 2; the pattern repeats every sixteen. Raises InputError below 1."""
        if number < 1:
            raise InputError("board-number", got=str(number), expected="1, 2, 3 …")
        i = (number - 1) % 16
        return cls(number, list(Seat)[i % 4], _SIXTEEN[(i + i // 4) % 4])
