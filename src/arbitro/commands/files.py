"""Files that a command writes: whole, or not at all."""

from __future__ import annotations

from pathlib import Path

from arbitro.errors import InputError


def write_whole(path: Path, data: bytes) -> None:
    """Writes beside the file and puts it in its place when it is whole. Raises InputError."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise InputError("file-unwritable", str(path), error.strerror or str(error)) from None


def refuse_own(out: str, read: str) -> None:
    """Raises InputError where what is written would take the place of what is read."""
    if Path(out).resolve() == Path(read).resolve():
        raise InputError("file-own", out)
