"""A CSV of nothing but results, as a program writes it: read by column, and what a cell says understood once.

Whatever is out of the ordinary (quotes, letters beyond ASCII, rows of different lengths, a cell not understood, a line
twice, other blocks) is left to `club_csv`, which would make the same of what is read here.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.club_columns import header_of
from arbitro.formats.events.club_table import SCORE_COLUMNS, SCORES, ClubTable
from arbitro.formats.events.event import Event, Outcome
from arbitro.formats.events.lines import Ints, Lines, repeats
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.rows import sniffed
from arbitro.formats.events.text import LARGEST_WHOLE, MOST_LINES

_COLUMNS = frozenset({"board", "ns", "ew", "section", *SCORES})
_ODD = (b'"', b"'", b"\r", *(bytes([code]) for code in range(32) if chr(code) not in "\t\n\r"))
_WORD = 8  # letters that are compared as one number
_LONG = 1 << 63  # marks the number of a longer cell: no ASCII letter has that bit
_MOST_AT_ONCE = 1 << 40
Bytes = npt.NDArray[np.uint8]
Column = tuple[Ints, Sequence[str]]  # indices into texts


def read_plain_csv(path: Path, head: str) -> EventReading | None:
    """The event of such a file; None for any other."""
    delimiter = sniffed(head)
    found = header_of([cell.strip() for cell in head.split("\n", 1)[0].split(delimiter)])
    if found is None or found[0] != "results" or not SCORE_COLUMNS.intersection(found[1]) or set(found[1]) - _COLUMNS:
        return None
    raw = _plain(path)
    columns = raw and _columns(raw, delimiter, found[1])
    lines = columns and _lines(columns)
    return EventReading(Event(lines=lines, source="csv")) if lines else None


def _plain(path: Path) -> bytes | None:
    """The bytes of an ASCII text without quotes and control characters; each line ends in a line feed alone."""
    if path.stat().st_size > LARGEST_WHOLE:
        return None
    raw = path.read_bytes().replace(b"\r\n", b"\n").rstrip(b"\n") + b"\n"
    return raw if raw.isascii() and not any(sign in raw for sign in _ODD) else None


def _columns(raw: bytes, delimiter: str, names: Sequence[str]) -> dict[str, Column] | None:
    """The cells below the header by column; None if the rows are not all as long as the header."""
    letters = np.frombuffer(raw + bytes(_WORD), dtype=np.uint8)
    ends = np.flatnonzero((letters == ord(delimiter)) | (letters == ord("\n")))
    rows = raw.count(b"\n")
    if len(ends) != rows * len(names) or not 1 < rows <= MOST_LINES:
        return None
    grid = ends.reshape(rows, -1)
    if (letters[grid[:, -1]] != ord("\n")).any():
        return None
    words = np.lib.stride_tricks.sliding_window_view(letters, _WORD)
    starts = [grid[:-1, -1], *(grid[1:, at] for at in range(len(names) - 1))]
    return {name: _column(raw, words, starts[at] + 1, grid[1:, at]) for at, name in enumerate(names)}


def _column(raw: bytes, words: Bytes, starts: Ints, ends: Ints) -> Column:
    sizes = ends - starts
    keys = words[starts].view(">u8").ravel().astype(np.uint64)
    keys >>= (_WORD * (_WORD - np.minimum(sizes, _WORD))).astype(np.uint64)  # what follows the cell
    keys[sizes == 0] = 0
    longer: dict[bytes, int] = {}
    for at in np.flatnonzero(sizes > _WORD).tolist():
        keys[at] = _LONG + longer.setdefault(raw[starts[at] : ends[at]], len(longer))
    found, codes = np.unique(keys, return_inverse=True)
    cells = list(longer)
    texts, places = _merged(
        [
            (cells[key - _LONG] if key >= _LONG else key.to_bytes(_WORD).lstrip(b"\0")).decode().strip()
            for key in found.tolist()
        ]
    )
    return places[codes], texts


def _merged(texts: Sequence[str]) -> tuple[list[str], Ints]:
    """Each text once, and where each of them now is."""
    places = {text: at for at, text in enumerate(dict.fromkeys(texts))}
    return list(places), np.array([places[text] for text in texts], dtype=np.int64)


def _lines(columns: dict[str, Column]) -> Lines | None:
    """The lines; None if anything in them is to be listed as a problem."""
    board = columns["board"]
    nothing: Column = (np.zeros(len(board[0]), np.int64), [""])
    ns, ew, section = (columns.get(name, nothing) for name in ("ns", "ew", "section"))
    numbers, keys = _merged([*ns[1], *ew[1]])
    norths, easts = keys[ns[0]], keys[ew[0] + len(ns[1])]
    if repeats(_keys([(norths, numbers), (easts, numbers), board, section])):
        return None
    problems = Problems()
    builder = EventBuilder("csv", problems)
    boards = [builder.board_number(text, "") for text in board[1]]
    which, outcomes = _outcomes(ClubTable(builder), {name: columns[name] for name in SCORES if name in columns})
    if problems.all():
        return None
    return Lines(
        np.array(boards, dtype=np.int64)[board[0]],
        *(norths, easts, section[0], which, tuple(numbers), tuple(section[1]), tuple(outcomes)),
        first=2,
    )


def _outcomes(table: ClubTable, columns: dict[str, Column]) -> tuple[Ints, list[tuple[Outcome | None, int | None]]]:
    """For each row the index of its outcome, and the outcomes with the points stated."""
    found, which = np.unique(_keys(list(columns.values())), return_inverse=True)
    row = np.zeros(len(found), np.int64)
    row[which] = np.arange(len(which))  # one that has it
    cells = [np.array(texts, dtype=object)[codes[row]].tolist() for codes, texts in columns.values()]
    rows = (dict(zip(columns, texts, strict=True)) for texts in zip(*cells, strict=True))
    return which, [table.outcome(row) for row in rows]


def _keys(columns: Sequence[Column]) -> Ints:
    """For each row a number that rows share which are alike in all columns."""
    keys, most = columns[0][0], len(columns[0][1])
    for codes, texts in columns[1:]:
        if most * len(texts) > _MOST_AT_ONCE:
            found, keys = np.unique(keys, return_inverse=True)
            most = len(found)
        keys, most = keys * len(texts) + codes, most * len(texts)
    return keys
