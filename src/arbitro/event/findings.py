"""What is found in a received event, as data; `finding-<code>` is its message."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

Figure = str | int | Fraction


class Found(StrEnum):
    """What is found. The figures that a finding carries beside `got` and `expected` are named here."""

    # lines that cannot be scored as they stand: they count as not played
    NOT_UNDERSTOOD = "not-understood"
    INCOMPLETE = "incomplete"  # declarer or tricks are missing, and the points too
    SIDE_MISSING = "side-missing"  # an adjusted score for one side only
    AWARD_UNIT = "award-unit"  # an artificial score that this form of scoring does not know
    # lines that are left out
    LINE_TWICE = "line-twice"  # first
    LINE_DIFFERS = "line-differs"  # first; the same table with another result
    PAIR_BOARD_TWICE = "pair-board-twice"  # first; a contestant meets a board again
    PAIR_ITSELF = "pair-itself"
    # impossible entries
    POINTS_IMPOSSIBLE = "points-impossible"  # no contract gives them
    POINTS_DIFFER = "points-differ"  # result; not what the contract gives
    VULNERABILITY_OFF = "vulnerability-off"  # result; what the contract gives at the other vulnerability
    PAIR_TWO_TABLES = "pair-two-tables"  # round, first
    # what does not follow from the results
    MATCHPOINTS_DIFFER = "matchpoints-differ"
    IMPS_DIFFER = "imps-differ"
    PERCENT_DIFFERS = "percent-differs"
    TOTAL_DIFFERS = "total-differs"
    RANK_DIFFERS = "rank-differs"
    SUM_DIFFERS = "sum-differs"  # what the two sides of a line share
    NOT_EXPLAINED = "not-explained"  # count, of: no known way of scoring explains half of the lines


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found. line: index of the line in the received event; contestant: its key in the field."""

    code: Found
    place: str = ""
    board: int | None = None
    contestant: str = ""
    got: Figure = ""
    expected: Figure = ""
    line: int | None = None
    figures: Mapping[str, Figure] = field(default_factory=dict, hash=False)
