"""XML of strangers, piece by piece: no entities of its own, nothing fetched, bounded depth and memory.

A DOCTYPE that names an external DTD is tolerated and never followed; one that declares an entity is refused.
"""

from __future__ import annotations

import html
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO
from xml.parsers import expat

from arbitro.errors import InputError
from arbitro.formats.events.problems import Problems

_PIECE = 1 << 16
_DEEPEST = 64
_MOST_HELD = 100_000  # elements in memory at once
_LONGEST = 1 << 16  # characters of one element's text


@dataclass(slots=True)
class Element:
    """An element with its direct children that are not yielded themselves."""

    name: str
    attributes: dict[str, str]
    line: int
    parent: Element | None = None
    children: list[Element] = field(default_factory=list)
    text: str = ""
    size: int = 0  # elements kept below this one

    @property
    def place(self) -> str:
        return f"line {self.line}"

    def child(self, name: str) -> Element | None:
        return next((child for child in self.children if child.name == name), None)

    def value(self, name: str) -> str:
        """The text of the child of that name, without blanks around it; nothing if there is none."""
        child = self.child(name)
        return child.text.strip() if child else ""

    def within(self, name: str) -> Element | None:
        """The nearest element of that name that this one lies in."""
        above = self.parent
        while above is not None and above.name != name:
            above = above.parent
        return above


def elements(file: TextIO, wanted: Collection[str], path: Path, problems: Problems) -> Iterator[Element]:
    """The elements of the wanted names, each when it is complete; they are not kept as children of their parents.

    Where the text is no XML any more a problem is listed and the reading ends. Raises InputError for entity
    declarations, for too many or too deep elements.
    """
    parser = _Parser(wanted, path, problems)
    while piece := file.read(_PIECE):
        parser.feed(piece)
        yield from parser.taken()
        if parser.broken:
            return
    parser.feed("", final=True)
    yield from parser.taken()


class _Parser:
    def __init__(self, wanted: Collection[str], path: Path, problems: Problems) -> None:
        self._wanted, self._path, self._problems = wanted, path, problems
        self._done: list[Element] = []
        self._open: list[Element] = []
        self._texts: list[str] = []
        self._length = 0
        self._held = 0
        self._began = False
        self.broken = False
        expat_parser = expat.ParserCreate("utf-8")
        expat_parser.buffer_text = True
        expat_parser.StartElementHandler = self._start
        expat_parser.EndElementHandler = self._end
        expat_parser.CharacterDataHandler = self._data
        expat_parser.EntityDeclHandler = self._entity
        expat_parser.SkippedEntityHandler = self._skipped
        self._expat = expat_parser

    def feed(self, piece: str, final: bool = False) -> None:
        try:
            if not self._began:
                piece = piece.lstrip("\ufeff \t\r\n")
                self._began = bool(piece)
            self._expat.Parse(piece.encode("utf-8", "replace"), final)
        except expat.ExpatError as error:
            self.broken = True
            ended = error.code in _AT_END or (final and not piece)
            message = expat.errors.messages.get(error.code, "")
            self._problems.add("truncated" if ended else "xml-syntax", f"line {error.lineno}", message)

    def taken(self) -> list[Element]:
        taken, self._done = self._done, []
        return taken

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if len(self._open) >= _DEEPEST:
            raise InputError("xml-too-deep", self._where, expected=str(_DEEPEST))
        self._keep_text()
        self._open.append(
            Element(name, attributes, self._expat.CurrentLineNumber, self._open[-1] if self._open else None)
        )

    def _end(self, _: str) -> None:
        self._keep_text()
        element = self._open.pop()
        if element.name in self._wanted:
            self._held -= element.size
            self._done.append(element)
        elif element.parent is not None:
            self._held += 1
            if self._held > _MOST_HELD:
                raise InputError("xml-too-large", self._where, expected=str(_MOST_HELD))
            element.parent.children.append(element)
            element.parent.size += element.size + 1

    def _data(self, text: str) -> None:
        self._length += len(text)
        if self._length <= _LONGEST:
            self._texts.append(text)
        elif self._length - len(text) <= _LONGEST:
            self._problems.add("text-long", f"line {self._expat.CurrentLineNumber}", text)

    def _keep_text(self) -> None:
        if self._texts and self._open and len(self._open[-1].text) < _LONGEST:
            self._open[-1].text += "".join(self._texts)
        self._texts.clear()
        self._length = 0

    def _entity(self, name: str, *_: object) -> None:
        raise InputError("xml-entities", self._where, name)

    def _skipped(self, name: str, is_parameter: bool) -> None:
        if not is_parameter:
            self._data(html.unescape(f"&{name};"))

    @property
    def _where(self) -> str:
        return f"{self._path} line {self._expat.CurrentLineNumber}"


_AT_END = frozenset(
    expat.errors.codes[message]
    for message in (
        expat.errors.XML_ERROR_NO_ELEMENTS,
        expat.errors.XML_ERROR_UNCLOSED_TOKEN,
        expat.errors.XML_ERROR_PARTIAL_CHAR,
        expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
    )
)
