"""Reading an event file of any format, known by its content."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from arbitro.errors import InputError
from arbitro.formats.events import bws, club_csv, club_xlsx, salliere
from arbitro.formats.events.data_connector import read_data_connector
from arbitro.formats.events.nz_scorer import read_nz_scorer
from arbitro.formats.events.pbn_results import read_pbn_results
from arbitro.formats.events.plain_csv import read_plain_csv
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.rows import csv_rows
from arbitro.formats.events.text import (
    KNOWN,
    LARGEST,
    LARGEST_WHOLE,
    decoded_head,
    head_of,
    limited,
    open_text,
)
from arbitro.formats.events.travellers import read_travellers_page
from arbitro.formats.events.usebio import read_usebio

_XML = re.compile(r"\A\s*(?:<\?xml|<!--|<!DOCTYPE\s+(?!html)|<(?:USEBIO|session)\b)", re.IGNORECASE)
_ROOT = re.compile(r"<([A-Za-z_][\w.-]*)")
_HTML = re.compile(r"<(?:!doctype\s+html|html|head|body|table|tr|td)\b", re.IGNORECASE)
_PBN = re.compile(r'^\s*\[\s*[A-Za-z]\w*\s*"|\A\s*% *PBN', re.MULTILINE)
_JSON = re.compile(r"\A\s*[\[{]\s*[\[{\"}\]]")


def read_event(path: str | Path) -> EventReading:
    """The event of a file in any of the formats, with everything that was not understood.

    Raises InputError for a file that cannot be read, is empty, too large, of no known format, or holds no event.
    """
    path = Path(path)
    problems = Problems()
    try:
        limited(path, LARGEST)
        reading = _read(path, head_of(path), problems)
    except (OSError, UnicodeError) as error:
        raise InputError("file-unreadable", str(path), getattr(error, "strerror", None) or str(error)) from None
    if reading.event is None:
        raise InputError("file-no-event", str(path), reading.problems[0].got if reading.problems else "")
    return reading


def _read(path: Path, head: bytes, problems: Problems) -> EventReading:
    """Binary formats by their first bytes, the others by what they say."""
    if not head.strip(b" \t\r\n\0\xef\xbb\xbf\xfe\xff"):
        raise InputError("file-empty", str(path))
    if head.startswith(bws.MAGIC):
        return bws.read_bws(path, problems)
    if head.startswith(b"PK\x03\x04"):
        if not club_xlsx.is_xlsx(path):
            raise InputError("file-format", str(path), "PK", KNOWN)
        return club_xlsx.read_xlsx(path, problems)
    return _read_text(path, head, problems)


def _read_text(path: Path, head: bytes, problems: Problems) -> EventReading:
    text = decoded_head(path, head)
    kind = _kind(text)
    if kind is None:
        raise InputError("file-format", str(path), text.strip()[:40], KNOWN)
    if kind in ("html", "json"):
        limited(path, LARGEST_WHOLE)
    if kind == "csv" and (plain := read_plain_csv(path, text)) is not None:
        return plain
    newline = "" if kind in ("csv", "salliere", "received") else None
    with open_text(path, head, problems, newline) as file:
        match kind:
            case "usebio":
                return read_usebio(file, path, problems)
            case "nz-scorer":
                return read_nz_scorer(file, path, problems)
            case "html":
                return read_travellers_page(file, problems)
            case "json":
                return read_data_connector(file, path, problems)
            case "pbn":
                return read_pbn_results(file, problems)
            case "received":
                return bws.read_received_data(file, problems)
            case "salliere":
                return salliere.read_salliere(file, problems)
            case _:
                return club_csv.read_club_csv(file, text, path, problems)


def _kind(text: str) -> str | None:
    """The format of a text by its head; None if it is none that is known."""
    tests: tuple[tuple[str, Callable[[str], object]], ...] = (
        ("xml", _XML.match),
        ("html", _HTML.search),
        ("json", _JSON.match),
        ("received", _is_received),
        ("csv", club_csv.is_club_csv),
        ("salliere", salliere.is_salliere),
        ("pbn", _PBN.search),
    )
    kind = next((kind for kind, test in tests if test(text)), None)
    if kind != "xml":
        return kind
    roots = [root.lower() for root in _ROOT.findall(text)]
    if "html" in roots[:3]:
        return "html"
    return "usebio" if "usebio" in roots else "nz-scorer" if "session" in roots else None


def _is_received(text: str) -> bool:
    """Whether the first line names the columns of Bridgemate's ReceivedData."""
    first = next(csv_rows(text.splitlines()[:1], ",", Problems()), (0, []))[1]
    return {name.strip() for name in first} >= set(bws.RECEIVED)
