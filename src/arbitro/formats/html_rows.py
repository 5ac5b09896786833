"""The rows, cells and LIN links of a page, whatever stands around them."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from urllib.parse import unquote

_ROW = re.compile(r"<tr\b.*?(?=<tr\b|</tr>|</table>|\Z)", re.IGNORECASE | re.DOTALL)
_CELL = re.compile(r"<(td|th)\b[^>]*>(.*?)(?=<td\b|<th\b|</td>|</th>|\Z)", re.IGNORECASE | re.DOTALL)
_LINK = re.compile(r"""(?:[?&;]lin=|hv_popuplin\(['"]?)([^"'<>)]*)""", re.IGNORECASE)
_MARKUP = re.compile(r"<[^>]*>?")


def page_rows(page: str) -> Iterator[tuple[int, str]]:
    """The rows of all tables: the number of the line in which each begins, and its markup."""
    line, seen = 1, 0
    for match in _ROW.finditer(page):
        line, seen = line + page.count("\n", seen, match.start()), match.start()
        yield line, match[0]


def row_cells(row: str) -> list[tuple[str, str]]:
    """The cells of a row: 'td' or 'th', and the text without markup."""
    return [(kind.lower(), _text(cell)) for kind, cell in _CELL.findall(row)]


def lin_link(row: str) -> str | None:
    """The LIN that a row links; None if it links none."""
    match = _LINK.search(row)
    return unquote(html.unescape(match[1])) if match else None


def _text(cell: str) -> str:
    return " ".join(html.unescape(_MARKUP.sub("", cell)).split())
