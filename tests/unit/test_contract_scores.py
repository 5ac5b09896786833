"""Law 77: all 2,940 scores, against the table of the Law written out anew and against endplay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from arbitro.model import Contract, Denomination, Doubling, Seat
from arbitro.scoring import PASSED_OUT, contract_score

# what each undertrick costs: by vulnerability and doubling, first, second and third, further ones
UNDERTRICKS = {
    (False, 0): [50] * 13,
    (False, 1): [100, 200, 200] + [300] * 10,
    (False, 2): [200, 400, 400] + [600] * 10,
    (True, 0): [100] * 13,
    (True, 1): [200] + [300] * 12,
    (True, 2): [400] + [600] * 12,
}
FIRST_TRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 40}
LATER_TRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}
OVERTRICK = {(False, 1): 100, (False, 2): 200, (True, 1): 200, (True, 2): 400}
SLAM = {(6, False): 500, (6, True): 750, (7, False): 1000, (7, True): 1500}


def all_results() -> Iterator[tuple[Contract, int]]:
    for level, denomination, doubling, vulnerable, tricks in product(
        range(1, 8), Denomination, Doubling, (False, True), range(14)
    ):
        yield Contract(level, denomination, doubling, Seat.N, vulnerable), tricks


def by_the_table(contract: Contract, tricks: int) -> int:
    kind = (contract.vulnerable, int(contract.doubling))
    if tricks < contract.tricks_needed:
        return -sum(UNDERTRICKS[kind][: contract.tricks_needed - tricks])
    later = LATER_TRICK[contract.denomination]
    bid = (FIRST_TRICK[contract.denomination] + later * (contract.level - 1)) * [1, 2, 4][contract.doubling]
    overtricks = (tricks - contract.tricks_needed) * OVERTRICK.get(kind, later)
    bonus = (500 if contract.vulnerable else 300) if bid >= 100 else 50
    bonus += SLAM.get((contract.level, contract.vulnerable), 0)
    return bid + overtricks + bonus + [0, 50, 100][contract.doubling]


def test_every_score_is_that_of_the_table() -> None:
    results = list(all_results())
    assert len(results) == 2940
    for contract, tricks in results:
        assert contract_score(contract, tricks) == by_the_table(contract, tricks), (contract, tricks)


def test_every_score_is_that_of_endplay() -> None:
    types = pytest.importorskip("endplay.types")
    for contract, tricks in all_results():
        theirs = types.Contract(
            level=contract.level,
            denom=types.Denom.find(str(contract.denomination)),
            declarer=types.Player.find(str(contract.declarer)),
            penalty=list(types.Penalty)[contract.doubling],
            result=tricks - contract.tricks_needed,
        )
        vulnerability = types.Vul.both if contract.vulnerable else types.Vul.none
        assert contract_score(contract, tricks) == theirs.score(vulnerability), (contract, tricks)


@pytest.mark.parametrize(
    ("text", "vulnerable", "tricks", "score"),
    [
        ("1N", False, 7, 90),
        ("2SX", False, 8, 470),
        ("3N", True, 9, 600),
        ("7NXX", True, 13, 2980),
        ("7NXX", True, 0, -7600),
        ("4HX", False, 7, -500),
    ],
)
def test_scores_every_player_knows(text: str, vulnerable: bool, tricks: int, score: int) -> None:
    assert contract_score(Contract.parse(text, Seat.S, vulnerable), tricks) == score


def test_passed_out_is_nothing() -> None:
    assert PASSED_OUT == 0
