"""What was found in a received event, and what an exported file loses, in one line each."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Protocol

from arbitro.language.errors import one_line, place_text
from arbitro.language.scoring import number_text
from arbitro.language.words import Words

_POINTS = frozenset({"points-impossible", "points-differ", "vulnerability-off"})  # figures are points, with a sign


class SaidFinding(Protocol):
    """A finding of a check, as `arbitro.event` gives it."""

    @property
    def code(self) -> str: ...
    @property
    def place(self) -> str: ...
    @property
    def board(self) -> int | None: ...
    @property
    def contestant(self) -> str: ...
    @property
    def got(self) -> str | int | Fraction: ...
    @property
    def expected(self) -> str | int | Fraction: ...
    @property
    def figures(self) -> Mapping[str, str | int | Fraction]: ...


class SaidLoss(Protocol):
    """A loss of a writer, as `arbitro.formats.events` gives it."""

    @property
    def what(self) -> str: ...
    @property
    def board(self) -> int | None: ...
    @property
    def section(self) -> str: ...
    @property
    def ns(self) -> str: ...
    @property
    def ew(self) -> str: ...
    @property
    def was(self) -> str: ...
    @property
    def written(self) -> str: ...
    @property
    def field(self) -> str: ...
    @property
    def count(self) -> int: ...


def finding_text(finding: SaidFinding, words: Words) -> str:
    """'line 12, Board 7, NS 3: the file says 23 matchpoints, its results give 20.'"""
    board = words("board", number=str(finding.board)) if finding.board is not None else ""
    where = ", ".join(filter(None, (place_text(finding.place, words), board, finding.contestant)))
    signed = finding.code in _POINTS
    said: dict[str, Any] = dict.fromkeys(("first", "result", "round", "of"), "") | {
        name: value if name == "count" else _figure(value, words, False) for name, value in finding.figures.items()
    }
    said |= {"got": _figure(finding.got, words, signed), "expected": _figure(finding.expected, words, signed)}
    many = int(said.get("count", 1)) > 1
    id_ = f"finding-{finding.code}"
    text = words(id_, "many" if many and words.has(id_, "many") else None, **{"count": 1} | said)
    return words("error-at", where=one_line(where), text=text) if where else text


def _figure(value: str | int | Fraction, words: Words, signed: bool) -> str:
    return one_line(place_text(value, words)) if isinstance(value, str) else number_text(value, words, signed=signed)


def loss_text(loss: SaidLoss, words: Words) -> str:
    """'Board 7, 3–4: the weighted score 60% … is written as 55%.'"""
    if loss.what == "field":
        part, _, name = loss.field.partition("-")
        digits = name.endswith("-digits")
        name = name.removesuffix("-digits")
        id_ = f"held-{part}" if name == part else f"held-{name}"
        what = words(id_) if words.has(id_) else loss.field
        return words("loss-field", "digits" if digits else None, what=what, count=loss.count)
    board = words("board", number=str(loss.board)) if loss.board is not None else ""
    pairs = "–".join(filter(None, (loss.ns, loss.ew)))
    where = one_line(", ".join(filter(None, (board, loss.section, pairs))))
    text = words(f"loss-{loss.what}", was=one_line(loss.was), written=one_line(loss.written) or "—")
    return words("error-at", where=where, text=text) if where else text
