"""Errors put into words, one line each."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping
from typing import Any

from arbitro.errors import InputError
from arbitro.language.notation import card_text
from arbitro.language.words import Words
from arbitro.model import CARDS

_LONGEST = 80  # characters of what was found; more is cut off
_COMPUTED = frozenset({"weights-sum"})  # codes of errors whose `got` is worked out here, not what somebody typed
_REASONS = {
    os.strerror(code): name
    for code, name in ((errno.ENOENT, "missing"), (errno.EACCES, "denied"), (errno.EISDIR, "directory"))
}  # why a file could not be opened, as the system says it
_LINE = re.compile(r"(.+) line (\d+)", re.DOTALL)
_PERCENT = re.compile(r"([+\-−]?\d+(?:\.\d+)?)%")
_NUMBER = re.compile(r"(?:(?<=, )|(?<=\| )|(?<=… )|^)[+\-−]?\d+\.\d+(?=%?(?:$|, | \|| …))")
_MOST = 12  # names that are worth listing where there is a nearest one


def error_text(error: InputError, words: Words) -> str:
    """Where, what was found, what was expected, and the nearest valid value, in one line."""
    where, expected, hint = (
        one_line(place_text(error.where, words)),
        _numbers(one_line(error.expected), words),
        _numbers(one_line(error.hint), words),
    )
    params: dict[str, Any] = {
        "where": where,
        "got": _shown(error.code, error.got, words),
        "expected": expected,
        "hint": hint,
    }
    text = words(f"error-{error.code}", **params | _filled(error.params))
    if expected and not (hint and expected.count(",") >= _MOST):
        text += " " + words("error-expected", expected=expected)
    if hint:
        text += " " + words("error-hint", hint=hint)
    return words("error-at", where=where, text=text) if where else text


def problem_text(code: str, place: str, got: str, params: Mapping[str, str | int], words: Words) -> str:
    """A reader's problem in words, one line; its code is that of a problem or of an error."""
    if words.has(f"problem-{code}"):
        filled = {"got": _shown(code, got, words), "expected": ""} | _filled(params)
        if "first" in params:  # another place in the file
            filled["first"] = one_line(place_text(str(params["first"]), words))
        text = words(f"problem-{code}", **filled)
        return words("error-at", where=one_line(place_text(place, words)), text=text) if place else text
    known = {key: str(params[key]) for key in ("expected", "hint") if key in params}
    return error_text(InputError(code, place, got, params=dict(params), **known), words)


def place_text(place: str, words: Words) -> str:
    """A place in a file as readers write it, 'line 12' or 'cup.xml line 12', in the language."""
    found = _LINE.fullmatch(place)
    if found is None:
        number = place.removeprefix("line ")
        return words("place-line", number=number) if number != place else place
    return words("place-line-of", path=found[1], number=found[2])


def one_line(text: str) -> str:
    """The text without what would break the line or the terminal."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _numbers(text: str, words: Words) -> str:
    """A number of ours, or a list of them, as the language writes it; what else stands there stays as it is."""
    if found := _PERCENT.fullmatch(text):
        return words("percent", amount=_decimal(found[1], words))
    return _NUMBER.sub(lambda match: _decimal(match[0], words), text)


def _decimal(number: str, words: Words) -> str:
    return number if words.language == "en" else number.replace(".", ",")


def _filled(params: Mapping[str, str | int]) -> dict[str, Any]:
    return {name: one_line(value) if isinstance(value, str) else value for name, value in params.items()}


def _shown(code: str, got: str, words: Words) -> str:
    """What was found, in one short line; cards and vulnerabilities as the language writes them."""
    if code == "card-twice" and got in CARDS:
        return card_text(CARDS[got], words.language)
    if code in ("file-unreadable", "file-unwritable") and got in _REASONS:
        return words(f"file-reason-{_REASONS[got]}")
    if code == "vulnerability-missing":
        return words(f"vulnerable-{got}")
    shown = _numbers(one_line(got), words) if code in _COMPUTED else one_line(got)
    return shown if len(shown) <= _LONGEST else shown[: _LONGEST - 1].rstrip() + "…"
