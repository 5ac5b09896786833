"""Records of play at the desk: taken in from a file, kept board by board, and found again."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from shutil import copyfileobj
from tempfile import NamedTemporaryFile
from threading import Lock
from typing import Any, BinaryIO, TypeVar

from arbitro.desk.errors import Missing, NoBoards, TooLarge
from arbitro.errors import InputError
from arbitro.formats import Problem, Reading, contradictions, read_file, record_from_json, record_to_json
from arbitro.laws.derive import incidents
from arbitro.store import Store
from arbitro.table.events import Event
from arbitro.table.record import TableRecord

_AT_ONCE = 200  # boards in one transaction
_KEPT = 256  # records kept folded in memory
_MOST = 50_000  # boards of a file
_EVENTS = 2_000  # events of a board that goes on at the desk
_T = TypeVar("_T")

Told = tuple[tuple[str, str], ...]  # answers as an address writes them, in order


@dataclass(frozen=True, slots=True)
class Entry:
    """A board of a file: where it is kept ('' if nothing of it was understood), and what was found in it."""

    id: str
    number: int | None
    place: str
    irregularities: tuple[str, ...]
    problems: int

    @property
    def is_listed(self) -> bool:
        return bool(self.irregularities or self.problems)


@dataclass(frozen=True, slots=True)
class BoardFile:
    """A file as it was taken in: its name and its boards, in order, and what was lost between them."""

    id: str
    name: str
    boards: tuple[Entry, ...]
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class KeptBoard:
    """A board: its record, what was not understood or contradicts itself in it, and how it came from another one.

    before: the board that went on in this one; told: by incident, the answers on which a ruling was written into it.
    """

    id: str
    record: TableRecord
    problems: tuple[Problem, ...]
    before: str = ""
    told: Mapping[str, Told] = field(default_factory=dict)

    def told_of(self, kind: str, event: int) -> Told:
        return self.told.get(_incident(kind, event), ())


class Records:
    """The records of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._boards: OrderedDict[str, KeptBoard] = OrderedDict()
        self._lock = Lock()

    def take_file(self, file: BinaryIO, name: str) -> BoardFile:
        """Takes in an open file under the name that a client gave it."""
        with NamedTemporaryFile() as kept:
            copyfileobj(file, kept)
            kept.flush()
            return self.take(Path(kept.name), last_part(name))

    def take_text(self, text: str) -> BoardFile:
        """Takes in a pasted record."""
        with NamedTemporaryFile("w", encoding="utf-8", errors="replace", newline="") as kept:
            kept.write(text)
            kept.flush()
            return self.take(Path(kept.name), "")

    def take(self, path: Path, name: str) -> BoardFile:
        """Reads a file and keeps its boards one by one. Raises InputError for a file that holds none."""
        try:
            entries: list[Entry] = []
            loose: list[Problem] = []
            for readings in _chunks(islice(read_file(path), _MOST + 1), _AT_ONCE):
                boards = [(reading.record, _problems(reading)) for reading in readings if reading.record]
                loose += [problem for reading in readings if not reading.record for problem in reading.problems]
                ids = self._store.put([_board_json(record, problems) for record, problems in boards])
                entries += [_entry(i, *board) for i, board in zip(ids, boards, strict=True)]
                if len(entries) > _MOST:
                    raise TooLarge("file-boards", got=str(len(entries)), expected=str(_MOST))
        except InputError as error:
            error.where = named(error.where, path, name)
            raise
        if not entries:
            raise NoBoards("file-no-boards", name, problems=tuple(loose))
        body = {
            "type": "file",
            "name": name,
            "boards": [[e.id, e.number, e.place, list(e.irregularities), e.problems] for e in entries],
            "problems": [_problem_json(problem) for problem in loose],
        }
        return _file(self._store.put([body])[0], body)

    def get(self, id_: str) -> BoardFile | KeptBoard:
        """The file or the board of that id. Raises Missing."""
        with self._lock:
            if id_ in self._boards:
                self._boards.move_to_end(id_)
                return self._boards[id_]
        body = self._store.get(id_)
        if body is None:
            raise Missing("unknown-record", got=id_)
        if body["type"] == "file":
            return _file(id_, body)
        problems = tuple(Problem(*p) for p in body["problems"])
        told = {key: tuple((fact, value) for fact, value in answers) for key, answers in body.get("told", {}).items()}
        board = KeptBoard(id_, record_from_json(body["record"]), problems, body.get("before", ""), told)
        with self._lock:
            self._boards[id_] = board
            if len(self._boards) > _KEPT:
                self._boards.popitem(last=False)
        return board

    def keep(self, record: TableRecord) -> str:
        """Keeps one board that was made here, and gives its id."""
        return self._store.put([_board_json(record, contradictions(record))])[0]

    def go_on(self, id_: str, events: Iterable[Event], told: Mapping[tuple[str, int], Told] | None = None) -> str:
        """Keeps the board with more events, and gives the new id; told: the answers to incidents, by kind and event.

        Raises Missing, or InputError for too many events.
        """
        board = self.board(id_)
        record = board.record.add(*events)
        if len(record.events) > _EVENTS:
            raise TooLarge("file-events", got=str(len(record.events)), expected=str(_EVENTS))
        answers = {**board.told, **{_incident(*incident): said for incident, said in (told or {}).items()}}
        body = _board_json(record, contradictions(record)) | {"before": id_}
        return self._store.put([body | ({"told": answers} if answers else {})])[0]

    def board(self, id_: str) -> KeptBoard:
        """The board of that id. Raises Missing."""
        found = self.get(id_)
        if isinstance(found, BoardFile):
            raise Missing("unknown-record", got=id_)
        return found

    def record(self, id_: str) -> TableRecord:
        """The record of a board. Raises Missing."""
        return self.board(id_).record


def _incident(kind: str, event: int) -> str:
    return f"{kind} {event}"


def named(place: str, path: Path, name: str) -> str:
    """A place in a file that was kept under another path, with the name that the client gave it."""
    return f"{name}{place.removeprefix(str(path))}".strip() if place.startswith(str(path)) else place


def last_part(name: str) -> str:
    """The last part of a name that a client sent, whatever it was."""
    return re.split(r"[/\\]", name.encode("utf-8", "replace").decode())[-1][:80]


def _chunks(items: Iterable[_T], size: int) -> Iterator[list[_T]]:
    items = iter(items)
    while chunk := list(islice(items, size)):
        yield chunk


def _problems(reading: Reading) -> tuple[Problem, ...]:
    assert reading.record is not None
    return (*reading.problems, *contradictions(reading.record))


def _board_json(record: TableRecord, problems: tuple[Problem, ...]) -> dict[str, Any]:
    return {"type": "board", "record": record_to_json(record), "problems": [_problem_json(p) for p in problems]}


def _problem_json(problem: Problem) -> list[Any]:
    return [problem.code, problem.place, problem.got, problem.params]


def _entry(id_: str, record: TableRecord, problems: tuple[Problem, ...]) -> Entry:
    ruled = (found for found, _ in incidents(record))
    kinds = tuple(dict.fromkeys(found.kind for found in (*record.irregularities, *ruled)))
    return Entry(id_, record.board.number, record.place, kinds, len(problems))


def _file(id_: str, body: dict[str, Any]) -> BoardFile:
    boards = tuple(Entry(i, number, place, tuple(kinds), n) for i, number, place, kinds, n in body["boards"])
    return BoardFile(id_, body["name"], boards, tuple(Problem(*problem) for problem in body["problems"]))
