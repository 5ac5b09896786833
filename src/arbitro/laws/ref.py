"""Paragraph numbers as the Laws print them: '64A1', '16C2', '64C2(a)', '12C1(e)(i)'."""

from __future__ import annotations

import re
from functools import cache

from arbitro.errors import InputError

_WHOLE = re.compile(r"\d+(?:[A-Z](?:\d+(?:\([a-z]+\))*)?)?(?:\([a-z]+\))*")
_PART = re.compile(r"\d+|[A-Z]|\([a-z]+\)")


@cache
def parts(ref: str) -> tuple[str, ...]:
    """'64C2(a)' -> ('64', 'C', '2', '(a)'). Raises InputError."""
    if not _WHOLE.fullmatch(ref):
        raise InputError("law-notation", got=ref, expected="64A1, 64C2(a)")
    return tuple(_PART.findall(ref))


def covers(general: str, special: str) -> bool:
    """Whether `special` is `general` or a paragraph within it: 64B covers 64B1, 6 does not cover 62."""
    wanted = parts(general)
    return parts(special)[: len(wanted)] == wanted


def normalise(text: str) -> str:
    """'64 a 1', 'L64A1', '64c2a' -> '64A1', '64C2(a)'. Raises InputError."""
    bare = re.sub(r"(?i)^(?:law|artículo|art\.?|articolo|przepis|loi|ley|l|p)\s*(?=\d)", "", text.strip())
    found = re.fullmatch(r"0*(\d+)\s*\.?\s*([A-Za-z])?\s*\.?\s*(\d+)?\s*\.?\s*\(?([a-z])?\)?\s*\(?([ivx]+)?\)?", bare)
    if not found or (found[3] and not found[2]):
        raise InputError("law-notation", got=text, expected="64A1, 64C2(a)")
    number, letter, digit, small, roman = found.groups()
    return number + (letter or "").upper() + (digit or "") + "".join(f"({x})" for x in (small, roman) if x)


def place(ref: str) -> tuple[tuple[int, str], ...]:
    """Where a paragraph stands in print, as a key to sort by: 9 before 10, 16B3 before 16C, 16C before 16C1."""
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in parts(ref))


def law_number(ref: str) -> int:
    return int(parts(ref)[0])
