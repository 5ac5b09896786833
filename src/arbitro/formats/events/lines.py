"""The lines of a large event by column: what many of them say is understood and kept once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from arbitro.formats.events.event import NOTHING, Outcome, ResultLine

Ints = npt.NDArray[np.int64]


def repeats(values: Ints) -> bool:
    """Whether a value occurs twice."""
    values = np.sort(values)
    return bool((values[1:] == values[:-1]).any())


@dataclass(frozen=True, eq=False)
class Lines(Sequence[ResultLine]):
    """As good as a tuple of result lines; they are made when one is asked for.

    board: numbers; ns, ew: indices into `numbers`; section: into `sections`; outcome: into `outcomes`, each with the
    points that the file states beside it. The first is in line `first` of the file.
    """

    board: Ints
    ns: Ints
    ew: Ints
    section: Ints
    outcome: Ints
    numbers: tuple[str, ...]
    sections: tuple[str, ...]
    outcomes: tuple[tuple[Outcome | None, int | None], ...]
    first: int

    @cached_property
    def made(self) -> tuple[ResultLine, ...]:
        numbers = np.array(self.numbers, dtype=object)
        whats, points = (np.array([*part, None], dtype=object) for part in zip(*self.outcomes, strict=True))
        columns: list[Any] = [
            self.board.tolist(),
            numbers[self.ns].tolist(),
            numbers[self.ew].tolist(),
            whats[self.outcome].tolist(),
            np.array(self.sections, dtype=object)[self.section].tolist(),
            repeat(None),
            repeat(None),
            points[self.outcome].tolist(),
            *(repeat(NOTHING), repeat(NOTHING), repeat(None), repeat("")),
            map("line {}".format, range(self.first, self.first + len(self))),
        ]
        return tuple(map(ResultLine._make, zip(*columns, strict=False)))

    def __len__(self) -> int:
        return len(self.board)

    @overload
    def __getitem__(self, i: int) -> ResultLine: ...
    @overload
    def __getitem__(self, i: slice) -> tuple[ResultLine, ...]: ...
    def __getitem__(self, i: int | slice) -> ResultLine | tuple[ResultLine, ...]:
        return self.made[i]

    def __iter__(self) -> Iterator[ResultLine]:
        return iter(self.made)

    def __eq__(self, other: object) -> bool:
        return self.made == (other.made if isinstance(other, Lines) else other)

    def __hash__(self) -> int:
        return hash(self.made)
