"""The event files that a director has: read with everything that was not understood, written with what is lost."""

from arbitro.formats.events.club_csv import write_csv
from arbitro.formats.events.club_xlsx import write_xlsx
from arbitro.formats.events.data_connector_writing import write_data_connector
from arbitro.formats.events.event import (
    Amount,
    Amounts,
    Average,
    Component,
    Contestant,
    ContractResult,
    Event,
    EventBoard,
    Kind,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
    Section,
    Split,
    Standing,
    Unit,
    Weighted,
    Why,
    with_other_names,
    without_names,
)
from arbitro.formats.events.losses import Loss, Lost
from arbitro.formats.events.mdbtools import PACKAGE as BWS_PACKAGE
from arbitro.formats.events.pbn_results_writing import write_pbn_results
from arbitro.formats.events.problems import EVENT_CODES, EventProblem, EventReading
from arbitro.formats.events.reading import read_event
from arbitro.formats.events.usebio_writing import write_usebio

__all__ = [
    "BWS_PACKAGE",
    "EVENT_CODES",
    "Amount",
    "Amounts",
    "Average",
    "Component",
    "Contestant",
    "ContractResult",
    "Event",
    "EventBoard",
    "EventProblem",
    "EventReading",
    "Kind",
    "Loss",
    "Lost",
    "NotPlayed",
    "Outcome",
    "PassedOut",
    "PointsOnly",
    "ResultLine",
    "ScoringForm",
    "Section",
    "Split",
    "Standing",
    "Unit",
    "Weighted",
    "Why",
    "read_event",
    "with_other_names",
    "without_names",
    "write_csv",
    "write_data_connector",
    "write_pbn_results",
    "write_usebio",
    "write_xlsx",
]
