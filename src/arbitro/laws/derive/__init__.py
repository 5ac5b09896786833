"""From a record to facts: whatever the record holds is never asked."""

from __future__ import annotations

from collections.abc import Callable

from arbitro.laws.core import Value
from arbitro.laws.derive import (
    attention,
    call_changed,
    exposed_card,
    inadmissible,
    insufficient_bid,
    lead_restriction,
    misinformation,
    revoke,
    rotation,
    rotation_passes,
    rotation_simultaneous,
)
from arbitro.laws.derive.triage import incidents, incidents_at, kind_of, plain_kind
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity

__all__ = ["derive", "incidents", "incidents_at", "kind_of", "plain_kind"]

_FACTS: dict[str, Callable[[TableRecord, Irregularity], dict[str, Value]]] = {
    "attention": attention.facts,
    "insufficient_bid": insufficient_bid.facts,
    "call_changed": call_changed.facts,
    "pass_out_of_rotation": rotation.passed,
    "bid_out_of_rotation": rotation.bid,
    "double_out_of_rotation": rotation.doubled,
    "calls_simultaneous": rotation_simultaneous.facts,
    "double_inadmissible": inadmissible.double,
    "call_when_barred": inadmissible.barred,
    "call_after_auction": inadmissible.after_auction,
    "turn_lost_by_passes": rotation_passes.facts,
    "card_exposed_in_auction": exposed_card.facts,
    "lead_restriction": lead_restriction.facts,
    "misinformation": misinformation.facts,
    "own_explanation_wrong": misinformation.own,
    "partners_explanation_wrong": misinformation.partners,
    "revoke": revoke.facts,
}


def derive(record: TableRecord, irregularity: Irregularity) -> dict[str, Value]:
    """The facts of this irregularity that the record holds, by key; a fact that it does not hold is absent.

    Its kind is the one of the incident, or the record's own name for it.
    """
    kind = irregularity.kind if irregularity.kind in _FACTS else plain_kind(record, irregularity)
    found = _FACTS.get(kind)
    return {} if found is None else found(record, irregularity)
