"""The journal of an event in addresses and forms: where its room is, and how an entry is named."""

from __future__ import annotations

from urllib.parse import quote

from arbitro.desk.errors import Missing
from arbitro.errors import InputError


def room_of(language: str, id_: str) -> str:
    """The address of an event's room."""
    return f"/{language}/event/{quote(id_)}"


def entry_sent(text: str) -> int:
    """The number of an entry as a form sends it. Raises InputError."""
    if not _is_number(text):
        raise InputError("number", "seen", text)
    return int(text)


def entry_named(text: str) -> int:
    """The number of an entry as an address names it. Raises Missing."""
    if not _is_number(text):
        raise Missing("unknown-entry", got=text)
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 9
