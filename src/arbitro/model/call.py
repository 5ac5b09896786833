"""The 38 calls: thirty-five bids, pass, double, redouble (Law 18, 19)."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.errors import InputError
from arbitro.model.card import Denomination


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """A call. `code` is 'P', 'X', 'XX' or level and denomination ('3N'); one object in the whole process.

    `rank` orders the bids from 1C (0) to 7N (34); it is -1 for a pass, a double or a redouble.
    """

    code: str
    rank: int = -1
    level: int = 0
    denomination: Denomination | None = None

    @property
    def is_bid(self) -> bool:
        return self.rank >= 0

    @classmethod
    def parse(cls, text: str) -> Call:
        """'1C', '3NT', 'Pass', 'x', 'redouble' in the language-free notation. Raises InputError."""
        call = CALLS.get(text) or CALLS.get(_ALIASES.get(text.strip().upper(), ""))
        if call is None:
            raise InputError("call-notation", got=text, expected="P, X, XX, 1C … 7N")
        return call

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Call.parse, (self.code,)


PASS, DOUBLE, REDOUBLE = Call("P"), Call("X"), Call("XX")

CALLS: dict[str, Call] = {call.code: call for call in (PASS, DOUBLE, REDOUBLE)} | {
    f"{level}{denomination}": Call(f"{level}{denomination}", 5 * (level - 1) + i, level, denomination)
    for level in range(1, 8)
    for i, denomination in enumerate(Denomination)
}

_ALIASES = (
    {code: code for code in CALLS}
    | {f"{call.level}NT": code for code, call in CALLS.items() if call.denomination is Denomination.N}
    | {"PASS": "P", "DBL": "X", "DOUBLE": "X", "D": "X", "RDBL": "XX", "REDOUBLE": "XX", "R": "XX"}
)
