"""The encoding of a text file, found out by its bytes."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

from arbitro.errors import InputError

_HEAD = 1 << 16
_PIECE = 1 << 20
_BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
# Bytes that are letters of Polish and its neighbours in cp1250, but signs or nothing in Western texts.
_CENTRAL = re.compile(rb"[a-zA-Z][\x9c\x9f\xb3\xb9\xbe\xbf]|[\x8c\x8f\xa3\xa5\xaf\x9c\x9f\xb3\xb9\xbf][a-z]")


def encoding_of(path: Path, known: str = "PBN, LIN, JSON, HTML") -> tuple[str, bool]:
    """The encoding, and whether it had to be guessed. The file is looked at once, a piece at a time.

    Raises InputError for a binary file, with the formats that are known instead.
    """
    utf8 = codecs.getincrementaldecoder("utf-8")()
    is_utf8, is_central = True, False
    with path.open("rb") as file:
        first = True
        while piece := file.read(_PIECE):
            if first:
                for bom, encoding in _BOMS:
                    if piece.startswith(bom):
                        return encoding, False
                if b"\0" in piece[:_HEAD]:
                    raise InputError("file-binary", str(path), expected=known)
                first = False
            try:
                utf8.decode(piece) if is_utf8 else None
            except UnicodeDecodeError:
                is_utf8 = False
            is_central = is_central or (not is_utf8 and _CENTRAL.search(piece) is not None)
    if is_utf8:
        return "utf-8", False
    return ("cp1250" if is_central else "cp1252"), True
