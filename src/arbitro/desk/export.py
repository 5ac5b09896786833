"""An event of the desk as a file of another program, with what that file cannot hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote

from starlette.responses import Response

from arbitro.desk.events import Opened
from arbitro.errors import InputError
from arbitro.event import lost_in, received_with
from arbitro.formats.events import (
    Event,
    Loss,
    with_other_names,
    without_names,
    write_csv,
    write_data_connector,
    write_pbn_results,
    write_usebio,
    write_xlsx,
)

_Written = tuple[str | bytes, tuple[Loss, ...]]
_WRITERS: dict[str, tuple[Callable[[Event], _Written], str, str]] = {
    "usebio": (write_usebio, "xml", "application/xml"),
    "pbn": (write_pbn_results, "pbn", "text/plain"),
    "csv": (write_csv, "csv", "text/csv"),
    "xlsx": (write_xlsx, "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    "data-connector": (write_data_connector, "json", "application/json"),
}
FORMATS = tuple(_WRITERS)
NAMES = ("keep", "none", "other")


@dataclass(frozen=True, slots=True)
class Exported:
    """A file: its content, its name, its type, and what is lost."""

    content: bytes
    name: str
    media: str
    losses: tuple[Loss, ...]

    def answer(self) -> Response:
        """The file as a download."""
        disposition = f"attachment; filename*=UTF-8''{quote(self.name)}"
        return Response(self.content, media_type=self.media, headers={"content-disposition": disposition})


def exported(opened: Opened, format_: str, names: str) -> Exported:
    """The event as it stands now. Raises InputError for an unknown format or way with names."""
    if format_ not in _WRITERS:
        raise InputError.unknown("format", format_, FORMATS)
    if names not in NAMES:
        raise InputError.unknown("value", names, NAMES, "names")
    write, ending, media = _WRITERS[format_]
    standing = opened.standing()
    penalties = opened.penalties()
    event = received_with(opened.field, standing, opened.edition, penalties)
    if names == "none":
        event = without_names(event)
    elif names == "other":
        event = with_other_names(event, _Strangers())
    content, losses = write(event)
    whole = (*lost_in(opened.field, standing, opened.edition, penalties), *losses)
    stem = opened.name.rpartition(".")[0] or opened.name or "event"
    text = content if isinstance(content, bytes) else content.encode("utf-8")
    return Exported(text, f"{stem}-{opened.last}.{ending}", media, tuple(dict.fromkeys(whole)))


class _Strangers(dict[str, str]):
    """A stranger for every name: 'N. N. 1', 'N. N. 2' in the order in which they come."""

    def __call__(self, name: str) -> str:
        return self.setdefault(name, f"N. N. {len(self) + 1}")
