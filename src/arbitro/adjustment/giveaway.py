"""Words that might give the incident away. The director is warned and decides; that he was warned is kept."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from arbitro.adjustment.poll import Poll


def giveaways(poll: Poll, stems: Iterable[str], names: Iterable[str] = ()) -> tuple[str, ...]:
    """The words of the director that begin with one of the stems, or that are part of one of the names.

    stems: of the language in which he writes, words or phrases; accents and case do not matter. names: of the players.
    """
    said = [word for text in (poll.methods, *(step.meaning for step in poll.auction)) for word in _words(text)]
    plain = [_plain(word) for word in said]
    found: dict[str, None] = {}
    for stem in (_plain(part).split() for part in stems):
        for i in range(len(plain) - len(stem) + 1 if stem else 0):
            whole = plain[i : i + len(stem) - 1] == stem[:-1]
            if whole and plain[i + len(stem) - 1].startswith(stem[-1]):
                found[" ".join(said[i : i + len(stem)])] = None
    persons = {_plain(part) for name in names for part in _words(name) if len(part) > 2}
    found.update((word, None) for word, bare in zip(said, plain, strict=True) if bare in persons)
    return tuple(found)


def _words(text: str) -> list[str]:
    return "".join(c if c.isalnum() else " " for c in text).split()


def _plain(text: str) -> str:
    bare = (c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return "".join(bare).replace("ł", "l").strip()
