"""From a record to facts: whatever the record holds is never asked."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive import attention, revoke
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity


def derive(record: TableRecord, irregularity: Irregularity) -> dict[str, Value]:
    """The facts of this irregularity that the record holds, by key; a fact that it does not hold is absent."""
    match irregularity.kind:
        case "revoke":
            return revoke.facts(record, irregularity)
        case "attention":
            return attention.facts(record, irregularity)
        case _:
            return {}
