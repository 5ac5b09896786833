"""Whether an alert was unexpected (16B1): the texts gloss the word in two ways, so the answer names its gloss."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.table.events import Gloss

# Where a text of the Laws explains the word; the other texts leave it without a gloss.
TEXTS: dict[Gloss, tuple[str, ...]] = {Gloss.BASIS: ("es-2007",), Gloss.AUCTION: ("it-2007",)}


@dataclass(frozen=True, slots=True)
class Unexpected:
    """The answer by one gloss: None where the director must be asked; `texts` are those that give the gloss."""

    gloss: Gloss
    answer: bool | None
    texts: tuple[str, ...]


def unexpected(gloss: Gloss, *, alerted_as: str = "", based_on: str = "", as_bid: bool | None = None) -> Unexpected:
    """Whether an alert was unexpected (16B1).

    Against the basis of the call: the meaning that partner alerted differs from the meaning that the caller based
    his call on. Against the course of the auction: the director answers in `as_bid` whether the auction so far let
    the alert be expected.
    """
    answer: bool | None
    if gloss is Gloss.AUCTION:
        answer = None if as_bid is None else not as_bid
    else:
        answer = _plain(alerted_as) != _plain(based_on) if alerted_as and based_on else None
    return Unexpected(gloss, answer, TEXTS[gloss])


def _plain(meaning: str) -> str:
    return " ".join(meaning.casefold().split())
