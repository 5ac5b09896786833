"""What the desk refuses, and as which status."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.errors import InputError
from arbitro.formats import Problem
from arbitro.language.errors import error_text, problem_text
from arbitro.language.words import Words

_PROBLEMS = 50  # of a file that holds no board


class Missing(InputError):
    """Nothing stands at this address: 404."""


class TooLarge(InputError):
    """More than the desk takes: 413."""


class Moved(InputError):
    """What was to be decided was looked at in an older state: 409."""


@dataclass(eq=False)
class NoBoards(InputError):
    """A file in which no board was understood, and why."""

    problems: tuple[Problem, ...] = ()


@dataclass(eq=False)
class Several(InputError):
    """An error with more of its kind, all to be told at once."""

    others: tuple[InputError, ...] = ()


def status_of(error: InputError, otherwise: int) -> int:
    known = {Missing: 404, Moved: 409, TooLarge: 413}
    return known.get(type(error), otherwise)


def missing(error: InputError) -> Missing:
    """The same error about a part of the path."""
    return Missing(error.code, error.where, error.got, error.expected, error.hint, error.params)


def errors_json(error: InputError, words: Words) -> list[dict[str, str]]:
    """An error as data, with its sentence; after it, what was not understood of a file."""
    problems = error.problems[:_PROBLEMS] if isinstance(error, NoBoards) else ()
    others = error.others if isinstance(error, Several) else ()
    first = [_error_json(each, words) for each in (error, *others)]
    return [*first, *(_problem_json(problem, words) for problem in problems)]


def _error_json(error: InputError, words: Words) -> dict[str, str]:
    return {
        "code": error.code,
        "where": _printable(error.where),
        "got": _printable(error.got),
        "expected": error.expected,
        "hint": error.hint,
        "text": _printable(error_text(error, words)),
    }


def _problem_json(problem: Problem, words: Words) -> dict[str, str]:
    return {
        "code": problem.code,
        "where": _printable(problem.place),
        "got": _printable(problem.got),
        "expected": str(problem.params.get("expected", "")),
        "hint": str(problem.params.get("hint", "")),
        "text": _printable(problem_text(problem.code, problem.place, problem.got, problem.params, words)),
    }


def _printable(text: str) -> str:
    """Without lone surrogates, which JSON can smuggle in and UTF-8 cannot write."""
    return text.encode("utf-8", "replace").decode()
