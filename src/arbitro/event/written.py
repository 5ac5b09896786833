"""Scores as a director writes them: '4SN=', '3NTxS-2', '4S N +420', '60% 4S N +420; 40% 4S N -1', 'A+ | 30%', 'NP'."""

from __future__ import annotations

import re
from typing import NamedTuple

from arbitro.errors import InputError
from arbitro.event.points import can_be, points_of, possible_of, tricks_for
from arbitro.formats.events import (
    Amount,
    Average,
    Component,
    ContractResult,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    Split,
    Weighted,
    notation,
)
from arbitro.formats.events import event as stated
from arbitro.model import Vulnerability

_EXAMPLES = "4SN=, 3NTXS-2, 4SN +420, PASS, -50"
_PARTS = re.compile(r"\s*;\s*|\s+\+\s+")
_WEIGHT = re.compile(r"\s*(\d{1,3}(?:[.,]\d{1,12})?\s*%|\d{1,12}/\d{1,12}|0?[.,]\d{1,12})\s+(\S.*)", re.ASCII)
_POINTS = re.compile(r"(.*\S)\s+([+\-−]?\d{2,5})", re.ASCII)
_MARK = "!"  # after a part of a weighted score: it can be reached only by the action held to be illegal


class WrittenScore(NamedTuple):
    """A score as it was read. illegal: the parts of a weighted score that need the action held to be illegal."""

    outcome: Outcome
    illegal: tuple[Component, ...] = ()


def score_of(text: str, vulnerability: Vulnerability) -> WrittenScore:
    """A whole score: one for both sides, or 'NORTH-SOUTH | EAST-WEST'. Raises InputError.

    >>> score_of("60% 4S N +420; 40% 4S N -1", Vulnerability.NONE).outcome.components[0].result.tricks
    10
    """
    sides = text.split("|")
    if len(sides) == 2:
        (ns, first), (ew, second) = (side_of(side, vulnerability) for side in sides)
        return WrittenScore(Split(ns, ew), first + second)
    if len(sides) > 2:
        raise InputError("adjusted-notation", got=text, expected="A+ | A-")
    found = notation.artificial(text)
    if found is not None:
        if isinstance(found, Split) and (found.ns is None or found.ew is None):
            raise InputError("adjusted-notation", got=text, expected=f"{text.strip()} | {text.strip()}")
        return WrittenScore(found)
    return WrittenScore(*assigned_of(text, vulnerability))


def side_of(text: str, vulnerability: Vulnerability) -> tuple[stated.SideScore, tuple[Component, ...]]:
    """The score of one side: assigned, or an award as 'A+', '60%', '+3 IMP'. Raises InputError."""
    award = notation.side_award(text)
    return (award, ()) if award is not None else assigned_of(text, vulnerability)


def assigned_of(text: str, vulnerability: Vulnerability) -> tuple[stated.Result | Weighted, tuple[Component, ...]]:
    """A result, or results with weights, and those of them that are marked illegal. Raises InputError."""
    parts = [part for part in _PARTS.split(text.strip()) if part]
    if len(parts) < 2 and not (parts and _WEIGHT.fullmatch(parts[0])):
        return result_of(text, vulnerability), ()
    components, illegal = [], []
    for part in parts:
        marked = part.endswith(_MARK)
        match = _WEIGHT.fullmatch(part.removesuffix(_MARK).rstrip())
        if match is None:
            raise InputError("adjusted-notation", got=part, expected="60% 4SN=; 40% 4SN-1")
        share = notation.exact(match[1].removesuffix("%").rstrip())
        if share is None:
            raise InputError("weight-sign", got=match[1], expected="60%, 0.6, 3/5")
        component = Component(share / 100 if match[1].endswith("%") else share, result_of(match[2], vulnerability))
        components.append(component)
        illegal += [component] * marked
    whole = notation.weighted(components)
    return (whole.components[0].result if len(components) == 1 else whole), tuple(illegal)


def result_of(text: str, vulnerability: Vulnerability) -> stated.Result:
    """One result; points beside a contract say how many tricks it took, or are checked against them.

    Raises InputError for what is no result, is not complete, or cannot be at that vulnerability.
    """
    plain, points = _plain(text)
    if isinstance(plain, ContractResult) and plain.declarer is None:
        raise InputError("score-incomplete", got=text.strip(), expected=_EXAMPLES)
    match plain:
        case ContractResult(tricks=None):
            tricks = None if points is None else tricks_for(plain, points, vulnerability)
            if points is None:
                raise InputError("score-incomplete", got=text.strip(), expected=_EXAMPLES)
            if tricks is None:
                possible = ", ".join(map(str, possible_of(plain, vulnerability)))
                raise InputError("points-other", got=text.strip(), expected=possible)
            return plain._replace(tricks=tricks)
        case ContractResult():
            given = points_of(plain, vulnerability)
            if points is not None and points != given:
                raise InputError("points-other", got=text.strip(), expected=str(given))
        case PointsOnly(number) if not can_be(number, vulnerability):
            raise InputError("points-vulnerability", got=text.strip())
        case PointsOnly(0):
            return PassedOut()
        case _:
            pass
    return plain


def _plain(text: str) -> tuple[stated.Result, int | None]:
    """The result in the text, and the points that stand behind a contract."""
    refused: InputError | None = None
    try:
        found = notation.result_of(text)
        if found is not None:
            return found, None
    except InputError as error:
        refused = error
    match = _POINTS.fullmatch(text.strip())
    if match:
        try:
            found = notation.result_of(match[1])
            if isinstance(found, ContractResult):
                return found, notation.points(match[2])
        except InputError as error:
            refused = refused or error
    raise refused or InputError("score-notation", got=text.strip(), expected=_EXAMPLES)


def is_award(score: stated.SideScore | None) -> bool:
    """Whether a side's score is artificial."""
    return isinstance(score, Average | Amount)


def is_unplayed(outcome: Outcome) -> bool:
    return isinstance(outcome, NotPlayed)
