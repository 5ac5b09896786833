"""Suits, denominations, ranks and the 52 cards.

A card is one object in the whole process, so that it compares and hashes by identity.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from arbitro.errors import InputError


class Suit(StrEnum):
    """A suit, by its language-free letter; low to high as in Law 18E."""

    C = "C"
    D = "D"
    H = "H"
    S = "S"

    position: int
    mask: int  # the thirteen bits of the suit in a hand's mask


class Denomination(StrEnum):
    """What a bid names: a suit or notrump (N); low to high as in Law 18E."""

    C = "C"
    D = "D"
    H = "H"
    S = "S"
    N = "N"

    position: int
    suit: Suit | None  # None for notrump


class Rank(IntEnum):
    """The rank of a card; honours are the five highest (Definitions)."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        return _RANKS[self - 2]

    @property
    def is_honour(self) -> bool:
        return self >= Rank.TEN


_RANKS = "23456789TJQKA"

for _i, _suit in enumerate(Suit):
    _suit.position = _i
    _suit.mask = 0x1FFF << 13 * _i
for _i, _denomination in enumerate(Denomination):
    _denomination.position = _i
    _denomination.suit = None if _denomination == "N" else Suit(str(_denomination))


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 52 cards. `code` is suit then rank ('SA', 'HT'); `bit` its place in a hand's mask."""

    suit: Suit
    rank: Rank
    code: str
    bit: int

    @classmethod
    def parse(cls, text: str) -> Card:
        """'SA', 'HT', 'h10' in the language-free letters. Raises InputError."""
        card = CARDS.get(text) or CARDS.get(text.strip().upper().replace("10", "T"))
        if card is None:
            raise InputError("card-notation", got=text, expected="SA … C2")
        return card

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def __lt__(self, other: Card) -> bool:
        """Sorts as hands are printed: spades first, high cards first."""
        return self.bit > other.bit

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.code,)


CARDS: dict[str, Card] = {
    f"{suit}{letter}": Card(suit, Rank(value), f"{suit}{letter}", 1 << (13 * suit.position + value - 2))
    for suit in reversed(Suit)
    for value, letter in reversed(list(enumerate(_RANKS, start=2)))
}
