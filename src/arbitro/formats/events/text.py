"""Opening an event file: its size, its encoding, its first characters."""

from __future__ import annotations

import codecs
import re
from pathlib import Path
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats import encoding
from arbitro.formats.events.problems import Problems

HEAD = 1 << 16
LARGEST = 512 << 20  # bytes of a file that is read piece by piece
LARGEST_WHOLE = 64 << 20  # bytes of a file that has to be read whole
MOST_LINES = 500_000  # results of an event

KNOWN = "USEBIO, NZ Scorer XML, Bridgemate .bws, JSON, PBN, HTML, CSV, .xlsx"
_DECLARED = re.compile(rb"""\A\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']""")


def limited(path: Path, largest: int) -> None:
    """Raises InputError for a file above the limit, which is said in megabytes."""
    size = path.stat().st_size
    if size > largest:
        raise InputError("file-too-large", str(path), f"{size >> 20} MB", f"{largest >> 20} MB")


def head_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(HEAD)


def encoding_of(path: Path, head: bytes) -> tuple[str, bool]:
    """The encoding, and whether it had to be guessed. Raises InputError for a binary file."""
    if head.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        return "utf-32", False
    if head[:2] not in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        if len(head) > 3 and head[1:4:2] == b"\0\0" and b"\0" not in head[0:4:2]:
            return "utf-16-le", True
        if len(head) > 3 and head[0:4:2] == b"\0\0" and b"\0" not in head[1:4:2]:
            return "utf-16-be", True
    declared = _declared(head)
    if declared:
        return declared, False
    return encoding.encoding_of(path, KNOWN)


def _declared(head: bytes) -> str:
    """The eight-bit encoding that an XML declaration names, if Python knows it."""
    match = _DECLARED.match(head)
    if match is None:
        return ""
    try:
        name = codecs.lookup(match[1].decode("ascii")).name
        return "" if name.startswith(("utf", "ascii")) or len("é".encode(name, "replace")) != 1 else name
    except (LookupError, UnicodeError, TypeError):
        return ""


def open_text(path: Path, head: bytes, problems: Problems, newline: str | None = None) -> TextIO:
    """The file as text, what is not in its encoding replaced; a guessed encoding is listed."""
    encoding, guessed = encoding_of(path, head)
    if guessed:
        problems.add("encoding-guessed", "line 1", encoding)
    return path.open(encoding=encoding, errors="replace", newline=newline)


def decoded_head(path: Path, head: bytes) -> str:
    """The first characters of the file."""
    encoding, _ = encoding_of(path, head)
    return codecs.getincrementaldecoder(encoding)("replace").decode(head).lstrip("\ufeff")
