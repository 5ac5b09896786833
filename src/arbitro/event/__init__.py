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

__all__ = [
    "Adjustment",
    "AdjustmentKind",
    "Field",
    "Figure",
    "Finding",
    "Found",
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
    "placed",
    "read_adjustments",
    "received_after",
    "received_with",
    "warnings_of",
]
