"""A club's table as a spreadsheet (.xlsx), through openpyxl: a sheet for every block."""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator
from datetime import date, datetime
from fractions import Fraction
from pathlib import Path
from typing import Any

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.club_table import ClubTable, rows_taken
from arbitro.formats.events.club_writing import blocks
from arbitro.formats.events.event import Event
from arbitro.formats.events.losses import Loss
from arbitro.formats.events.problems import EventReading, Problems

_LARGEST = 256 << 20  # bytes of all parts together, unpacked
_MOST_PARTS = 2000
_MOST_COLUMNS = 500
_WIDEST = 1 << 16  # bytes of a part in which a DOCTYPE is looked for


def is_xlsx(path: Path) -> bool:
    """Whether the archive holds a workbook."""
    import zipfile

    try:
        with zipfile.ZipFile(path) as archive:
            return "xl/workbook.xml" in archive.namelist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        return False


def read_xlsx(path: Path, problems: Problems) -> EventReading:
    """The event of a workbook; sheets without a known header give nothing. Raises InputError."""
    _checked(path)
    builder = EventBuilder("xlsx", problems)
    table = ClubTable(builder)
    for rows in _sheets(path):
        rows_taken(table, rows)
    if not table.has_header:
        raise InputError("table-columns", str(path), expected="board, ns, ew, contract, declarer, tricks")
    return builder.reading()


def _checked(path: Path) -> None:
    """Raises InputError for an archive that unpacks beyond the limit or brings entities."""
    import zipfile

    try:
        with zipfile.ZipFile(path) as archive:
            parts = archive.infolist()
            size = sum(part.file_size for part in parts)
            if size > _LARGEST or len(parts) > _MOST_PARTS:
                raise InputError("file-too-large", str(path), f"{size >> 20} MB", f"{_LARGEST >> 20} MB")
            for part in parts:
                with archive.open(part) as file:
                    if b"<!DOCTYPE" in file.read(_WIDEST).replace(b"\0", b"").upper():
                        raise InputError("xml-entities", str(path), part.filename[:80])
    except InputError:
        raise
    except Exception as error:  # what a broken archive raises is not documented
        raise InputError("xlsx-unreadable", str(path), str(error)[:80]) from None


def _sheets(path: Path) -> Iterator[Iterator[tuple[str, list[str]]]]:
    import openpyxl  # type: ignore[import-untyped, unused-ignore]  # slow to import

    with path.open("rb") as file:  # by its name it would be refused without the right ending
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                book = openpyxl.load_workbook(file, read_only=True, data_only=True, keep_links=False)
        except Exception as error:  # the same
            raise InputError("xlsx-unreadable", str(path), str(error)[:80]) from None
        try:
            for sheet in book.worksheets:
                yield _rows(sheet, path)
        finally:
            book.close()


def _rows(sheet: Any, path: Path) -> Iterator[tuple[str, list[str]]]:
    """The rows as text, with their places ('Sheet1!12')."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for number, row in enumerate(sheet.iter_rows(max_col=_MOST_COLUMNS), 1):
                yield f"{sheet.title}!{number}", [_text(cell.value, cell) for cell in row]
    except InputError:
        raise
    except Exception as error:  # the same
        raise InputError("xlsx-unreadable", f"{path} {sheet.title}"[:200], str(error)[:80]) from None


def _text(value: object, cell: Any) -> str:
    """A cell's value as it would stand in a CSV."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value.strip()
    if isinstance(value, int | float) and not isinstance(value, bool):
        text = repr(value)
        if "%" in str(getattr(cell, "number_format", "") or "") and (number := notation.decimal(text)) is not None:
            return notation.written_decimal(number * 100)
        return text.removesuffix(".0")
    return value.isoformat() if isinstance(value, datetime | date) else str(value).strip()


def write_xlsx(event: Event) -> tuple[bytes, tuple[Loss, ...]]:
    """The event as a workbook, and what that loses (nothing). Numbers are numbers, text is never a formula."""
    import openpyxl  # slow to import
    from openpyxl.cell import WriteOnlyCell  # type: ignore[import-untyped, unused-ignore]

    written, losses = blocks(event)
    book = openpyxl.Workbook(write_only=True)
    for name, rows in written:
        sheet = book.create_sheet(name)
        for i, row in enumerate(rows):
            cells = []
            for column, text in zip(rows[0], row, strict=True):
                value = _value(text) if i and column in _NUMERIC else text
                cell = WriteOnlyCell(sheet, value=_printable(value))
                if isinstance(value, str):
                    cell.data_type = "s"
                cells.append(cell)
            sheet.append(cells)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue(), losses


_NUMERIC = frozenset(
    """round table board tricks points handicap total maximum percent rank penalty tables winners""".split()
) | {f"{side} {unit}" for side in ("ns", "ew") for unit in ("mp", "imp", "%")}


def _value(text: str) -> str | int | float:
    """A number where the text says one that a cell holds exactly."""
    number = notation.decimal(text)
    if number is None:
        return text
    if number.denominator == 1 and abs(number.numerator) < 10**15:
        return int(number)
    near = float(number)
    return near if Fraction(repr(near)) == number else text


def _printable(value: str | int | float) -> str | int | float:
    """Without the control characters that a workbook cannot hold."""
    if not isinstance(value, str):
        return value
    return "".join(letter for letter in value if letter >= " " or letter in "\t\n")
