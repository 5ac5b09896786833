"""What is irregular in a record: found by the fold, never raised."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.model import Seat


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something irregular found in a record: its kind, by whom, at which event, by which laws.

    `trick` is the number of the trick where it happened in play. The kinds:

    - auction: `call_out_of_rotation` (28-32), `call_changed` (25B), `insufficient_bid` (27),
      `inadmissible_double` and `inadmissible_redouble` (36), `call_when_barred` (37), `call_after_auction` (39),
      `call_not_repeated` (31A1, 32A1), `calls_simultaneous` (33), `turn_lost_by_passes` (17D3),
      `card_exposed_in_auction` (24);
    - play: `lead_out_of_turn` (53-56), `play_out_of_turn` (57, 45E), `revoke` (61A);
    - the record is at odds with itself, no law speaks: `card_not_held`, `card_played_twice`,
      `card_after_play`, `mark_contradicted`;
    - more happened before a ruling than is surely sorted out: `calls_entangled`.
    """

    kind: str
    seat: Seat
    event: int
    laws: tuple[str, ...]
    trick: int | None = None
