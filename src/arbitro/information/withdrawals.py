"""Withdrawn calls and plays: which law provides for it, and whose offence it followed (16C of 2017, 16D of 2007)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from arbitro.model import Seat, Side
from arbitro.table.irregularity import Irregularity


class _Whose(Enum):
    """Whose offence a withdrawal under a law follows, seen from the player who withdrew."""

    OWN = auto()
    OPPONENTS = auto()
    BOTH = auto()
    DECLARERS = auto()
    NOBODYS = auto()
    AS_FOUND = auto()  # of the side that the record finds irregular


@dataclass(frozen=True, slots=True)
class Offence:
    """The law that provides for a withdrawal ("" if none does), and the sides that offended (None: not known)."""

    law: str
    sides: frozenset[Side] | None = None

    @property
    def is_nobodys(self) -> bool:
        return self.sides is not None and not self.sides

    def of(self, side: Side) -> bool | None:
        """Whether that side offended."""
        return None if self.sides is None else side in self.sides


# The laws under which a call or play is withdrawn or cancelled; of two that cover a paragraph the first one speaks.
_PROVIDED = (
    ("13", _Whose.AS_FOUND),
    ("14", _Whose.AS_FOUND),
    ("15A", _Whose.AS_FOUND),
    ("17D", _Whose.AS_FOUND),
    ("17E", _Whose.AS_FOUND),
    ("21B2", _Whose.OWN),
    ("23B", _Whose.AS_FOUND),
    ("26A", _Whose.AS_FOUND),
    ("21B", _Whose.OPPONENTS),
    ("25A6", _Whose.OPPONENTS),
    ("25A", _Whose.NOBODYS),
    ("25B", _Whose.OWN),
    *((str(law), _Whose.AS_FOUND) for law in (27, 28, 29, 30, 31, 32, 33, 35, 36, 37, 38, 39)),
    ("45C4(b)", _Whose.NOBODYS),
    ("45D1", _Whose.DECLARERS),
    ("45E", _Whose.OWN),
    ("47A", _Whose.OWN),
    ("47B", _Whose.OWN),
    ("47C", _Whose.NOBODYS),
    ("47D", _Whose.OPPONENTS),
    ("47E", _Whose.OPPONENTS),
    ("47F1", _Whose.AS_FOUND),
    ("52B", _Whose.OWN),
    ("53B", _Whose.AS_FOUND),
    ("54", _Whose.OWN),
    ("55", _Whose.OWN),
    ("56", _Whose.OWN),
    ("57", _Whose.OWN),
    ("58B3", _Whose.OPPONENTS),
    ("58", _Whose.OWN),
    ("60B", _Whose.OWN),
    ("62C1", _Whose.OPPONENTS),
    ("62C2", _Whose.OWN),
    ("62C3", _Whose.BOTH),
    ("62A", _Whose.OWN),
    ("62B", _Whose.OWN),
    ("62D", _Whose.OWN),
    ("62", _Whose.AS_FOUND),
    ("67", _Whose.AS_FOUND),
)
_ELSEWHERE_IN_2007 = ("17D", "62C3")  # another subject stands under that number there
_NO_PENALTY_CARD = ("47E", "47F1", "53B", "62B2")
_LIFTED = {"LDB2017": ("27B1(a)", "27B1(b)", "23B", "26A"), "LDB2007": ("27B1(a)",)}
_LIFTED_BY_REPLACEMENT = {"LDB2017": ("30B1(b)(i)", "31A2(a)", "32A2(a)"), "LDB2007": ()}


def offence(
    law: str, by: Seat, event: int, found: Sequence[Irregularity], declaring: Side | None, edition: str
) -> Offence:
    """Whose offence led to the withdrawal of a player's call or play of event `event`.

    The law that the record names speaks first; where it leaves the offender to the case, or the record names no law
    that provides for withdrawing, what the record finds irregular does.
    """
    whose = _whose(law, edition)
    here = next((one for one in found if one.event == event), None)
    if whose is None:
        return Offence(here.laws[0], frozenset((here.seat.side,))) if here and here.laws else Offence("")
    match whose:
        case _Whose.OWN:
            return Offence(law, frozenset((by.side,)))
        case _Whose.OPPONENTS:
            return Offence(law, frozenset((by.side.other,)))
        case _Whose.BOTH:
            return Offence(law, frozenset(Side))
        case _Whose.NOBODYS:
            return Offence(law, frozenset())
        case _Whose.DECLARERS:
            return Offence(law, None if declaring is None else frozenset((declaring,)))
    number = _number(law)
    named = [one for one in found if number in map(_number, one.laws)]
    same = here or max(named, key=lambda one: one.event, default=None)
    return Offence(law, None if same is None else frozenset((same.seat.side,)))


def _whose(law: str, edition: str) -> _Whose | None:
    if edition == "LDB2007" and any(_covers(other, law) for other in _ELSEWHERE_IN_2007):
        return None
    return next((whose for general, whose in _PROVIDED if _covers(general, law)), None)


def makes_penalty_card(law: str) -> bool:
    """Whether a card that an offending defender withdrew under that law becomes a penalty card (49, 50)."""
    return not any(_covers(general, law) for general in _NO_PENALTY_CARD)


def is_lifted(law: str, replaced: bool, edition: str) -> bool:
    """Whether the offender's replacement leaves his side free to use the withdrawn call (23B, 26A, 27B1)."""
    lifted = _LIFTED[edition]
    if replaced:
        lifted += _LIFTED_BY_REPLACEMENT[edition]
    return any(_covers(general, law) for general in lifted)


def _covers(general: str, law: str) -> bool:
    """62C covers 62C1, 6 does not cover 62."""
    following = law[len(general) : len(general) + 1]
    return law.startswith(general) and not (general[-1].isdigit() and following.isdigit())


def _number(law: str) -> str:
    return law[: next((i for i, sign in enumerate(law) if not sign.isdigit()), len(law))]
