"""What a reader did not understand, as data: nothing in a file's boards raises."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from arbitro.errors import InputError
from arbitro.table.record import TableRecord


class Severity(StrEnum):
    """Whether something was lost (error) or only supplied, skipped or worth knowing (notice)."""

    ERROR = "error"
    NOTICE = "notice"


_ERRORS = """
    after-end auction-start board-number call-notation card-notation card-twice claim-too-few claim-too-many
    comment-open contract-differs contract-notation deal-notation hand-notation hand-size inherit-forbidden
    json-missing json-range json-syntax json-type mark-misplaced note-notation play-gap result-differs
    result-notation seat-wrong stray-text tag-notation truncated unknown-event unknown-key unknown-seat
    unknown-value vulnerability-wrong
    """
_NOTICES = """
    blank-line-missing contract-missing dealer-missing encoding-guessed lin-command note-missing
    row-without-cards tag-twice vulnerability-missing
    """
# Every code of a problem; the id of its message is `problem-<code>`.
CODES: dict[str, Severity] = dict.fromkeys(_ERRORS.split(), Severity.ERROR)
CODES |= dict.fromkeys(_NOTICES.split(), Severity.NOTICE)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that was not understood: its code, the place ("line 12"), what stood there."""

    code: str
    place: str = ""
    got: str = ""
    params: dict[str, str | int] = field(default_factory=dict, hash=False)

    @property
    def severity(self) -> Severity:
        return CODES.get(self.code, Severity.ERROR)

    @classmethod
    def of(cls, error: InputError, place: str) -> Problem:
        """The same as data; `where` in the error becomes part of the parameters."""
        said = {"where": error.where, "expected": error.expected, "hint": error.hint}
        return cls(error.code, place, error.got[:80], error.params | {k: v for k, v in said.items() if v})


@dataclass(frozen=True, slots=True)
class Reading:
    """What a reader yields for each board: the record as far as understood, and what was not."""

    record: TableRecord | None
    problems: tuple[Problem, ...] = ()
