"""The record of one table: a board, the deal as far as known, and the events in order."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from arbitro.model import Board, Contract, Deal, Seat
from arbitro.table.events import Called, Event
from arbitro.table.irregularity import Irregularity
from arbitro.table.state import Phase, TableState, fold


@dataclass(frozen=True)
class TableRecord:
    """A board, its deal and an append-only list of events.

    `contract` and `stated_tricks` are what a file says where it holds no auction or no play to the end;
    `place` says where the record stands in its file. `players` and `tags` are kept as they were read.
    """

    board: Board
    deal: Deal | None = None
    events: tuple[Event, ...] = ()
    contract: Contract | None = None
    stated_tricks: int | None = None
    players: dict[Seat, str] = field(default_factory=dict, hash=False)
    tags: dict[str, str] = field(default_factory=dict, hash=False)
    place: str = ""

    @cached_property
    def state(self) -> TableState:
        return fold(self.board, self.deal, self.events, self.contract)

    @property
    def final_tricks(self) -> int | None:
        """Declarer's tricks on the board: from the cards or an agreed claim, else as the file states them."""
        played = self.state.declarer_tricks
        return self.stated_tricks if played is None else played

    @property
    def is_over(self) -> bool:
        """Whether the play has ended, by the record's events or because it states a result."""
        return self.state.phase is Phase.OVER or self.stated_tricks is not None

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """Everything irregular in the record, in the order of its events."""
        return self.state.irregularities

    def state_at(self, count: int) -> TableState:
        """The state after the first `count` events."""
        if count not in self._states:
            bidding_to_come = any(isinstance(event, Called) for event in self.events[count:])
            contract = None if bidding_to_come else self.contract
            self._states[count] = fold(self.board, self.deal, self.events[:count], contract)
        return self._states[count]

    @cached_property
    def _states(self) -> dict[int, TableState]:
        return {}

    def add(self, *events: Event) -> TableRecord:
        return replace(self, events=self.events + events)

    def undo(self, count: int = 1) -> TableRecord:
        """Without its last `count` events."""
        return replace(self, events=self.events[: max(0, len(self.events) - count)])
