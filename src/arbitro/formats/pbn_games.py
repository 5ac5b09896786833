"""A PBN text as games: tags, sections, notes and comments, not yet understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from arbitro.errors import InputError
from arbitro.formats.problems import Problem
from arbitro.model import Seat

PLAYERS = {"North": Seat.N, "East": Seat.E, "South": Seat.S, "West": Seat.W}
SEAT_WORDS = {word: seat for seat in Seat for word in (str(seat), str(seat).lower())} | PLAYERS
UNKNOWN = ("", "?")
MANDATORY = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal"),
    *("Scoring", "Declarer", "Contract", "Result"),
)
GLYPH = re.compile(r"\$(?:[01]?\d?\d|2[0-4]\d|25[0-5])", re.ASCII)  # "$5"

_IDENTIFYING = {*MANDATORY, "Note", "Generator", "Description", "Score", "Room", "Table", "Round"}
_FORBIDDEN_TO_INHERIT = {"Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play"}
_TAG = re.compile(r'\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\]|\\.)*)"\s*\]')
_TAG_LINE = re.compile(r'\[([A-Za-z0-9_]+) "([^"\\]*)"\]\s*\Z')  # the usual form, alone in its line
_TAG_BEGUN = re.compile(r'\[\s*(\w+\s*("(?:[^"\\]|\\.)*"\s*)?)?')
_STRING = re.compile(r'"[^"]*"')
_NOTE = re.compile(r"\s*0*(\d{1,2})\s*:\s*(.*)", re.DOTALL | re.ASCII)


def games(lines: Iterable[str]) -> Iterator[Game]:
    """The games of a text, one at a time."""
    return _Scanner().games(lines)


@dataclass
class Game:
    """A game as text: tags, the tokens of its auction and play by line, notes, comments."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    sections: dict[str, list[tuple[int, list[str]]]] = field(default_factory=dict)
    notes: dict[tuple[str, str], str] = field(default_factory=dict)
    comments: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def problem(self, code: str, line: int, got: str = "", **params: str | int) -> None:
        self.problems.append(Problem(code, f"line {line}", got[:80], params))

    def refused(self, error: InputError, tag: str) -> None:
        self.problems.append(Problem.of(error, f"line {self.lines.get(tag, self.line)}"))


class _Scanner:
    """Splits lines into games. A semi-empty line ends a game, except inside a brace comment."""

    def __init__(self) -> None:
        self.done: list[Game] = []
        self.number = 0
        self._game: Game | None = None
        self._section = ""  # the tag that the next tokens belong to
        self._noting = ""  # the section that the next Note belongs to
        self._tokens: list[tuple[int, list[str]]] | None = None  # of the auction or play being read
        self._comment: list[str] | None = None  # lines of an open brace comment
        self._comment_line = 0
        self._blank = False  # the last line of the open comment was blank
        self._open_tag = ""  # a tag pair that goes on in the next line
        self._last: dict[str, str] = {}  # the nearest previous value of every tag, for "#"
        self._header: dict[str, str] = {}  # values given with "##"

    def games(self, lines: Iterable[str]) -> Iterator[Game]:
        for self.number, line in enumerate(lines, 1):
            start = line[:1]
            if self._comment is not None:
                self._scan(line.rstrip("\r\n"))
            elif start == "[" and not self._open_tag and (match := _TAG_LINE.match(line)):
                self._tag(*match.groups())
            elif start == "%":
                continue
            elif line.isspace() or not line:
                self._finish()
                yield from self._take()
            elif self._tokens is not None and not ("{" in line or ";" in line or "[" in line):
                self._tokens.append((self.number, line.split()))
            else:
                self._scan(line.rstrip("\r\n"))
        self._end()
        yield from self._take()

    def _take(self) -> list[Game]:
        games, self.done = self.done, []
        return games

    def _end(self) -> None:
        """The file is over: what is still open was cut off."""
        problems = self._current().problems
        if self._comment is not None or self._open_tag:
            self._current().problem("truncated", self.number, self._open_tag or "{")
        elif problems and problems[-1].code == "tag-notation" and problems[-1].place == f"line {self.number}":
            problems[-1] = replace(problems[-1], code="truncated")
        self._comment, self._open_tag = None, ""
        self._finish()

    def _current(self) -> Game:
        if self._game is None:
            self._game = Game(self.number)
        return self._game

    def _finish(self) -> None:
        if self._open_tag:
            self._broken_tag()
        game, self._game = self._game, None
        self._section = self._noting = ""
        self._tokens = None
        if game is None or not (game.tags or game.problems):
            return
        for name, value in self._header.items():
            game.tags.setdefault(name, value)
        self._last.update(game.tags)
        self.done.append(game)

    def _scan(self, line: str) -> None:
        """A line with something else than one tag or plain tokens in it."""
        if self._comment is not None:
            if self._blank and line.startswith("[") and _TAG.match(line):
                self._unclosed_comment()
            else:
                line = self._in_comment(line)
        elif self._open_tag:
            line = self._in_tag(line)
        elif self._in_table and line[:1] != "[":
            line = _STRING.sub("", line)
        while line := line.lstrip():
            if line[0] == "{":
                self._comment, self._comment_line = [], self.number
                line = self._in_comment(line[1:])
            elif line[0] == ";":
                self._comment_read(line[1:])
                return
            elif line[0] == "[" and (match := _TAG.match(line)):
                self._tag(match[1], match[2])
                line = line[match.end() :]
            elif line[0] == "[":
                line = self._in_tag(line)
            else:
                text, line = _until(line, "{;[")
                self._text(text)

    @property
    def _in_table(self) -> bool:
        return self._section.endswith("Table")

    def _in_comment(self, line: str) -> str:
        """Takes the comment's part of the line; what follows it is given back."""
        text, closed, rest = line.partition("}")
        assert self._comment is not None
        self._blank = not closed and (not text.strip() or (self._blank and text[0] == "%"))
        if len(self._comment) < 10_000:
            self._comment.append(text)
        if closed:
            lines, self._comment = self._comment, None
            self._comment_read("\n".join(lines))
        return rest

    def _unclosed_comment(self) -> None:
        """A game starts after a blank line inside a comment: the comment was never closed."""
        self._comment = None
        self._current().problem("comment-open", self._comment_line, "{")
        self._finish()

    def _comment_read(self, text: str) -> None:
        if not text.strip():
            return
        if self._tokens is not None:
            self._tokens.append((self.number, ["{" + text.strip()]))
        elif not self._in_table and len(self._current().comments) < 1000:
            self._current().comments.append(text.strip("\n"))

    def _in_tag(self, line: str) -> str:
        """A tag pair over several lines; a string may not be."""
        self._open_tag = f"{self._open_tag} {line}".strip()
        if match := _TAG.match(self._open_tag):
            rest, self._open_tag = self._open_tag[match.end() :], ""
            self._tag(match[1], match[2])
            return rest
        if not _TAG_BEGUN.fullmatch(self._open_tag):
            self._broken_tag()
        return ""

    def _broken_tag(self) -> None:
        self._current().problem("tag-notation", self.number, self._open_tag)
        self._open_tag, self._tokens, self._section = "", None, "?"

    def _text(self, text: str) -> None:
        if self._tokens is not None:
            self._tokens.append((self.number, text.split()))
        elif not self._section or self._section in _IDENTIFYING:
            self._current().problem("stray-text", self.number, text.strip())

    def _tag(self, name: str, value: str) -> None:
        if "\\" in value:
            value = value.replace('\\"', '"').replace("\\\\", "\\")
        if name == "Note":
            self._note(value)
            return
        game = self._game
        if game is None:
            game = self._game = Game(self.number)
        elif name in game.tags:
            if name not in ("Event", "Board", "Deal") or "Deal" not in game.tags:
                game.problem("tag-twice", self.number, name)
                self._section, self._tokens = name, None
                return
            self._finish()
            game = self._current()
            game.problem("blank-line-missing", self.number, name)
        if value[:1] == "#":
            value = self._inherited(game, name, value)
        if self._header and name in self._header:
            self._header[name] = value
        self._section = name
        game.tags[name] = value
        game.lines[name] = self.number
        if name == "Auction" or name == "Play":
            self._noting = name
            self._tokens = game.sections.setdefault(name, [])
        else:
            self._tokens = None

    def _inherited(self, game: Game, name: str, value: str) -> str:
        """What "#" and "##…" stand for; the latter is remembered for the games to come."""
        if name in _FORBIDDEN_TO_INHERIT:
            game.problem("inherit-forbidden", self.number, value, tag=name)
            return "?"
        if value[:2] == "##":
            value = self._header[name] = value[2:]
            return value
        return self._last.get(name, "") if value == "#" else value

    def _note(self, value: str) -> None:
        game, match = self._current(), _NOTE.fullmatch(value)
        self._section, self._tokens = "Note", None
        if not match or not 1 <= int(match[1]) <= 32 or not self._noting:
            game.problem("note-notation", self.number, value)
        else:
            game.notes.setdefault((self._noting, match[1]), match[2].strip())


def _until(text: str, stops: str) -> tuple[str, str]:
    """The text before the first of these characters, and the rest; a first character never stops it."""
    end = min((i for stop in stops if (i := text.find(stop, 1)) > 0), default=len(text))
    return text[:end], text[end:]
