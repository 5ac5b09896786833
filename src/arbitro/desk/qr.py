"""A QR code as an inline picture: no file, no script, no style."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

import segno
from markupsafe import Markup


def qr_svg(text: str, title: str) -> Markup:
    """The code as SVG in black on white, with the quiet border that a camera needs, in any theme."""
    code = segno.make(text, error="m", micro=False)
    size = code.symbol_size(border=4)[0]
    path = "".join(
        f"M{x} {y}h{width}v1H{x}z" for y, row in enumerate(code.matrix_iter(border=4)) for x, width in _runs(row)
    )
    return Markup(
        '<svg class="qr" viewBox="0 0 {0} {0}" role="img" aria-label="{1}" shape-rendering="crispEdges">'
        '<path fill="#fff" d="M0 0h{0}v{0}H0z"></path><path fill="#000" d="{2}"></path></svg>'
    ).format(size, title, path)


def _runs(row: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Where dark stretches begin in a row, and how long they are."""
    at = 0
    for dark, stretch in groupby(row):
        width = len(list(stretch))
        if dark:
            yield at, width
        at += width
