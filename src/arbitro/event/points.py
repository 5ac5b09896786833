"""What points a board can give, and what a contract gives, at its vulnerability."""

from __future__ import annotations

from arbitro.formats.events import ContractResult, PassedOut, PointsOnly
from arbitro.formats.events import event as stated
from arbitro.model import Side, Vulnerability
from arbitro.scoring.contract import contract_score
from arbitro.scoring.results import possible_points


def can_be(points: int, vulnerability: Vulnerability) -> bool:
    """Whether a contract gives North-South these points; nothing at all is a board passed out."""
    declaring, defending = (possible_points()[vulnerability.of(side)] for side in Side)
    return points == 0 or points in declaring or -points in defending


def points_of(result: stated.Result, vulnerability: Vulnerability) -> int | None:
    """The North-South points of a result; None where declarer or tricks are missing."""
    match result:
        case PassedOut():
            return 0
        case PointsOnly(points):
            return points
        case ContractResult(tricks=tricks):
            contract = result.contract(vulnerability)
            if contract is None or tricks is None:
                return None
            score = contract_score(contract, tricks)
            return score if contract.declarer.side is Side.NS else -score


def tricks_for(result: ContractResult, points: int, vulnerability: Vulnerability) -> int | None:
    """The tricks with which a contract gives North-South these points; None if none do."""
    return next(
        (tricks for tricks in range(14) if points_of(result._replace(tricks=tricks), vulnerability) == points), None
    )


def possible_of(result: ContractResult, vulnerability: Vulnerability) -> list[int]:
    """All points of North-South that a contract can give, from all the tricks down to none."""
    found = (points_of(result._replace(tricks=tricks), vulnerability) for tricks in range(13, -1, -1))
    return [points for points in found if points is not None]


def turned(vulnerability: Vulnerability, side: Side) -> Vulnerability:
    """The vulnerability with that of one side changed."""
    wanted = {each: vulnerability.of(each) != (each is side) for each in Side}
    return next(v for v in Vulnerability if all(v.of(each) == wanted[each] for each in Side))
