"""The files a director has: PBN, LIN, our JSON. Readers keep what they understand and list the rest."""

from arbitro.formats.lin import read_lin, write_lin
from arbitro.formats.pbn import read_pbn
from arbitro.formats.pbn_writing import write_pbn
from arbitro.formats.problems import Problem, Reading, Severity
from arbitro.formats.reading import contradictions, read_file
from arbitro.formats.record_json import (
    event_from_json,
    event_schema,
    event_to_json,
    read_json,
    record_from_json,
    record_to_json,
    write_json,
)

__all__ = [
    "Problem",
    "Reading",
    "Severity",
    "contradictions",
    "event_from_json",
    "event_schema",
    "event_to_json",
    "read_file",
    "read_json",
    "read_lin",
    "read_pbn",
    "record_from_json",
    "record_to_json",
    "write_json",
    "write_lin",
    "write_pbn",
]
