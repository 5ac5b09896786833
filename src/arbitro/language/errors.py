"""Errors put into words, one line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arbitro.errors import InputError
from arbitro.language.notation import card_text
from arbitro.language.words import Words
from arbitro.model import CARDS


def error_text(error: InputError, words: Words) -> str:
    """Where, what was found, what was expected, and the nearest valid value, in one line."""
    where = place_text(error.where, words)
    params: dict[str, Any] = {
        "where": where,
        "got": _shown(error.code, error.got, words),
        "expected": error.expected,
        "hint": error.hint,
    }
    text = words(f"error-{error.code}", **{**params, **error.params})
    if error.expected:
        text += " " + words("error-expected", expected=error.expected)
    if error.hint:
        text += " " + words("error-hint", hint=error.hint)
    return words("error-at", where=where, text=text) if where else text


def problem_text(code: str, place: str, got: str, params: Mapping[str, str | int], words: Words) -> str:
    """A reader's problem in words, one line; its code is that of a problem or of an error."""
    if words.has(f"problem-{code}"):
        text = words(f"problem-{code}", **{**dict[str, Any](got=_shown(code, got, words), expected=""), **params})
        return words("error-at", where=place_text(place, words), text=text) if place else text
    known = {key: str(params[key]) for key in ("expected", "hint") if key in params}
    return error_text(InputError(code, place, got, params=dict(params), **known), words)


def place_text(place: str, words: Words) -> str:
    """A place in a file as readers write it, 'line 12', in the language."""
    number = place.removeprefix("line ")
    return words("place-line", number=number) if number != place else place


def _shown(code: str, got: str, words: Words) -> str:
    """What was found, cards and vulnerabilities as the language writes them."""
    if code == "card-twice" and got in CARDS:
        return card_text(CARDS[got], words.language)
    if code == "vulnerability-missing":
        return words(f"vulnerable-{got}")
    return got
