"""Two calls at the same time in a record (33): what the later one is, counted as made after the other."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import CallMade, known
from arbitro.table.events import Called
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity

_LATER = {
    "inadmissible_double": "inadmissible",
    "inadmissible_redouble": "inadmissible",
    "call_when_barred": "inadmissible",
    "call_after_auction": "inadmissible",
    "call_out_of_rotation": "out_of_rotation",
    "insufficient_bid": "insufficient",
}


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `calls_simultaneous` that the record holds."""
    later = CallMade.of(record, found)
    first = next((n for n in range(found.event - 1, -1, -1) if isinstance(record.events[n], Called)), None)
    said = known(simultaneous__together=True)
    if first is not None:
        said |= known(simultaneous__one_in_turn="call_out_of_rotation" not in later.kinds(first))
    kinds = later.kinds()
    what = next((value for kind, value in _LATER.items() if kind in kinds), "in_order")
    return said | known(simultaneous__later_call=what)
