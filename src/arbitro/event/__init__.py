"""Between the file of an event and its field: scored, adjusted, exported, checked."""

from arbitro.event.adjusting import (
    Placed,
    adjust,
    adjusted_result,
    find_contestant,
    lost_in,
    missing_with,
    placed,
    received_with,
    warnings_of,
)
from arbitro.event.adjustments import (
    Adjustment,
    AdjustmentKind,
    adjustment_from_json,
    adjustment_to_json,
    adjustments_of,
    read_adjustments,
)
from arbitro.event.exporting import received_after
from arbitro.event.field import Field, field_of, method_named, method_of
from arbitro.event.findings import Figure, Finding, Found
from arbitro.event.penalties import (
    GivenPenalty,
    penalised,
    penalties_in,
    penalties_of,
    penalty_amount,
    penalty_law,
    read_decisions,
    standard_amounts,
)

__all__ = [
    "Adjustment",
    "AdjustmentKind",
    "Field",
    "Figure",
    "Finding",
    "Found",
    "GivenPenalty",
    "Placed",
    "adjust",
    "adjusted_result",
    "adjustment_from_json",
    "adjustment_to_json",
    "adjustments_of",
    "field_of",
    "find_contestant",
    "lost_in",
    "method_named",
    "method_of",
    "missing_with",
    "penalised",
    "penalties_in",
    "penalties_of",
    "penalty_amount",
    "penalty_law",
    "placed",
    "read_adjustments",
    "read_decisions",
    "received_after",
    "received_with",
    "standard_amounts",
    "warnings_of",
]
