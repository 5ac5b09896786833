"""The score of a played contract (Law 77)."""

from __future__ import annotations

from arbitro.model import Contract, Denomination, Doubling

PASSED_OUT = 0  # neither side scores (77)

_MINORS = (Denomination.C, Denomination.D)


def contract_score(contract: Contract, tricks: int) -> int:
    """The points of the declaring side for that many tricks in all (77); negative when down.

    >>> from arbitro.model import Seat
    >>> contract_score(Contract.parse("4S", Seat.S, vulnerable=True), 10)
    620
    >>> contract_score(Contract.parse("3NTX", Seat.W, vulnerable=False), 7)
    -300
    """
    over = tricks - contract.tricks_needed
    if over < 0:
        return -_undertricks(-over, contract.doubling, contract.vulnerable)
    per_trick = 20 if contract.denomination in _MINORS else 30
    first = 10 if contract.denomination is Denomination.N else 0
    trick_score = (contract.level * per_trick + first) << contract.doubling
    per_overtrick = 100 * contract.doubling * (1 + contract.vulnerable) if contract.doubling else per_trick
    return trick_score + _premiums(contract, trick_score) + over * per_overtrick


def _premiums(contract: Contract, trick_score: int) -> int:
    """For partscore or game, slam, and a doubled or redoubled contract made."""
    vulnerable = contract.vulnerable
    game = 50 if trick_score < 100 else 500 if vulnerable else 300
    slam = 0
    if contract.level == 6:
        slam = 750 if vulnerable else 500
    elif contract.level == 7:
        slam = 1500 if vulnerable else 1000
    return game + slam + 50 * contract.doubling


def _undertricks(down: int, doubling: Doubling, vulnerable: bool) -> int:
    if doubling is Doubling.UNDOUBLED:
        return down * (100 if vulnerable else 50)
    doubled = 300 * down - 100 if vulnerable else 200 * down - 100 + 100 * max(0, down - 3)
    return doubled * doubling
