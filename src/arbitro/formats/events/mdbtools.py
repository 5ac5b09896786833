"""Access databases through Debian's mdbtools: separate programs with little time, whose output is counted."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from time import monotonic
from typing import IO, TextIO

from arbitro.errors import InputError

PACKAGE = "mdbtools"  # the Debian package that has mdb-export and mdb-tables
SECONDS = 30  # for one database
_SAID = 1 << 16  # bytes of what a program says besides
_BEYOND = b"beyond EOF"
_LARGEST_TABLE = 256 << 20  # bytes of an exported table


class Database:
    """A database file; all that is asked of it must be done within the time of one database."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._until = monotonic() + SECONDS
        self.breaks_off = False  # pages were asked for that the file does not have

    def tables(self) -> set[str]:
        """The names of its tables. Raises InputError, as the other method does."""
        with self._output("mdb-tables", "-1", str(self._path.absolute())) as text:
            return set(text.read().split("\n")) - {""}

    @contextmanager
    def exported(self, table: str) -> Iterator[TextIO]:
        """A table as CSV with a header, dates as 2026-01-19."""
        options = ("-D", "%Y-%m-%d", "-T", "%Y-%m-%d %H:%M:%S", str(self._path.absolute()), table)
        with self._output("mdb-export", *options) as text:
            yield text

    @contextmanager
    def _output(self, name: str, *arguments: str) -> Iterator[TextIO]:
        program = shutil.which(name)
        if program is None:
            raise InputError("mdbtools-missing", str(self._path), name, params={"package": PACKAGE})
        with tempfile.TemporaryFile() as out:
            try:
                with tempfile.TemporaryFile() as said:
                    code = self._run([program, *arguments], out, said)
                    said.seek(0)
                    self.breaks_off |= _BEYOND in said.read(_SAID)
            except OSError as error:
                raise InputError("bws-unreadable", str(self._path), error.strerror or str(error)) from None
            if code and self.breaks_off:
                raise InputError("file-cut", str(self._path))
            if code:
                raise InputError("bws-unreadable", str(self._path), f"{name}: {code}")
            out.seek(0)
            with TextIOWrapper(out, "utf-8", "replace", newline="") as text:
                yield text

    def _run(self, command: list[str], out: IO[bytes], said: IO[bytes]) -> int:
        """Runs a program and keeps its output and what it says besides; its exit code."""
        size, late = 0, threading.Event()
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said) as process:
            watch = threading.Timer(max(0.0, self._until - monotonic()), _stop, (process, late))
            watch.start()
            try:
                assert process.stdout is not None
                while size <= _LARGEST_TABLE and (piece := process.stdout.read(1 << 16)):
                    size += len(piece)
                    out.write(piece)
            finally:
                if size > _LARGEST_TABLE:
                    process.kill()
                process.wait()
                watch.cancel()
        if late.is_set():
            raise InputError("bws-timeout", str(self._path), Path(command[0]).name, f"{SECONDS} s")
        if size > _LARGEST_TABLE:
            raise InputError("file-too-large", str(self._path), expected=f"{_LARGEST_TABLE >> 20} MB")
        return process.returncode


def _stop(process: subprocess.Popen[bytes], late: threading.Event) -> None:
    late.set()
    process.kill()
