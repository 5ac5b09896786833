"""Event files for the tests of the desk, made and not read from a file."""

from __future__ import annotations

from random import Random
from typing import Any

from arbitro.formats.events import (
    Contestant,
    ContractResult,
    Event,
    ResultLine,
    ScoringForm,
    Section,
    write_csv,
    write_usebio,
)
from arbitro.model import Denomination, Doubling, Seat, Side

NAMES = ("Kowalska", "Szczepański", "O’Neill", "Fernández", "Lefèvre", "Bianchi", "Rossi", "Nowak", "García", "Dubois")


def event(
    tables: int = 9, boards: int = 12, seed: int = 4, form: ScoringForm | None = ScoringForm.MATCHPOINTS
) -> Event:
    """A Mitchell movement: pairs 1 … sit North-South, the others East-West; every table plays every board."""
    random = Random(4)
    pairs = [
        Contestant(
            str(number),
            (NAMES[random.randrange(10)], NAMES[random.randrange(10)]),
            side=Side.NS if number <= tables else Side.EW,
        )
        for number in range(1, 2 * tables + 1)
    ]
    lines = [
        ResultLine(board, str(table + 1), str(tables + 1 + (table + board) % tables), _result(random), table=table + 1)
        for board in range(1, boards + 1)
        for table in range(tables)
    ]
    return Event(
        "Puchar Wiosny",
        scoring=form,
        sections=(Section("", winners=2),),
        contestants=tuple(pairs),
        lines=tuple(lines),
    )


def _result(random: Random) -> ContractResult:
    level, denomination = random.choice([(4, "S"), (4, "S"), (3, "N"), (2, "S"), (4, "S"), (5, "D")])
    tricks = min(13, max(0, level + 6 + random.choice([0, 0, 0, 1, -1, -1, 2])))
    seat = random.choice([Seat.N, Seat.S]) if random.random() < 0.9 else Seat.E
    doubling = Doubling.DOUBLED if random.random() < 0.1 else Doubling.UNDOUBLED
    return ContractResult(level, Denomination(denomination), doubling, seat, tricks)


def as_csv(**how: Any) -> bytes:
    return write_csv(event(**how))[0].encode()


def as_usebio(**how: Any) -> bytes:
    return write_usebio(event(**how))[0].encode()
