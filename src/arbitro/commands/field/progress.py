"""A line on the terminal while something takes long; nothing where nobody looks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

_PATIENCE = 0.7  # seconds


@contextmanager
def working(text: str) -> Iterator[None]:
    """Shows `text` on standard error once the work has taken a moment, and takes it away at the end."""
    if not sys.stderr.isatty():
        yield
        return
    shown: list[str] = []

    def show() -> None:
        shown.append(text)
        print(text, end="", file=sys.stderr, flush=True)

    timer = Timer(_PATIENCE, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if shown:
            print(f"\r{' ' * len(text)}\r", end="", file=sys.stderr, flush=True)
