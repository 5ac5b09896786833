"""What the reader of an event file did not understand, or found wanting, as data."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.errors import InputError
from arbitro.formats.events.event import Event
from arbitro.formats.problems import CODES, Problem, Severity

_ERRORS = """
    adjusted-notation award-range board-number card-notation column-missing contract-notation date-notation
    deal-notation declarer-wrong file-cut json-syntax json-type line-differs number-notation row-long score-notation
    table-unreadable text-long tricks-range truncated vulnerability-wrong weight-sign weights-sum
    xml-syntax
    """
_NOTICES = """
    column-unknown contestant-silent contestant-twice contestant-unknown element-unknown encoding-guessed
    line-missing line-twice problems-more result-guessed row-erased rows-differ side-missing
    """
# Every code that a reader of events adds to those of the record readers; `problem-<code>` is its message.
EVENT_CODES: dict[str, Severity] = dict.fromkeys(_ERRORS.split(), Severity.ERROR)
EVENT_CODES |= dict.fromkeys(_NOTICES.split(), Severity.NOTICE)

_MOST = 1000  # problems listed of one file


@dataclass(frozen=True, slots=True)
class EventProblem(Problem):
    """A problem of an event file; a Problem in all but where its severity is looked up."""

    @property
    def severity(self) -> Severity:
        return EVENT_CODES.get(self.code) or CODES.get(self.code, Severity.ERROR)


@dataclass(frozen=True, slots=True)
class EventReading:
    """What a reader yields: the event as far as understood, and what was not."""

    event: Event | None
    problems: tuple[Problem, ...] = ()


class Problems:
    """Collects problems; after a thousand only counts."""

    def __init__(self) -> None:
        self._listed: list[Problem] = []
        self._more = 0

    def add(self, code: str, place: str, got: str = "", **params: str | int) -> None:
        self.take(EventProblem(code, place, got[:80], params))

    def first(self, code: str) -> None:
        """Lists a problem before all others: one that explains them."""
        self._listed.insert(0, EventProblem(code, ""))

    def refused(self, error: InputError, place: str) -> None:
        self.take(EventProblem.of(error, place))

    def take(self, problem: Problem) -> None:
        if len(self._listed) < _MOST:
            self._listed.append(problem)
        else:
            self._more += 1

    def all(self) -> tuple[Problem, ...]:
        more = [EventProblem("problems-more", "", str(self._more), {"count": self._more})] if self._more else []
        return (*self._listed, *more)
