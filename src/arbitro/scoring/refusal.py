"""What scoring refuses to work with: one list of codes, each an id of the catalogues (`error-<code>`)."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """Codes of the InputErrors raised by `scoring` and `adjustment`."""

    OPTION_UNKNOWN = "option-unknown"  # where: the option; got: the profile; expected: the possible values
    OPTION_CHOICE = "option-choice"  # a value that the option cannot have
    OPTIONS_CLASH = "options-clash"  # two options that exclude one another
    WEIGHTS_SUM = "weights-sum"  # the weights add up to `got`, not to 1
    WEIGHT_SIGN = "weight-sign"  # a weight of zero or less
    SCORE_POINTS = "score-points"  # points that no contract gives
    SCORE_TRICKS = "score-tricks"  # tricks outside 0 to 13
    SCORE_PERCENT = "score-percent"  # a percentage outside 0 to 100
    SCORE_UNIT = "score-unit"  # a percentage where IMPs are due, or the other way round
    PAIR_TWICE = "pair-twice"  # a contestant twice on one board
    PAIR_ITSELF = "pair-itself"  # a contestant against itself
    LINE_MISSING = "line-missing"  # no such board, or the contestant has no line on it
    LINE_EMPTY = "line-empty"  # an event without lines
    EXPECTED_RESULTS = "expected-results"  # fewer results expected than obtained, or none
    BOARDS_COUNT = "boards-count"  # a number of boards that a match or a table of VPs cannot have
    TABLE_SYNTAX = "table-syntax"  # a file of victory points that is not well formed
    ASSIGNED_NONE = "assigned-none"  # no candidate was likely
    RESULT_KIND = "result-kind"  # a result of a kind that this method cannot take
