"""Hands and deals as sets of cards; a hand that is not known is absent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from arbitro.errors import InputError
from arbitro.model.card import CARDS, Card, Suit
from arbitro.model.seat import Seat

_BY_BIT = {card.bit: card for card in CARDS.values()}


@dataclass(frozen=True, slots=True)
class Hand:
    """A set of cards, kept as a mask of 52 bits; iterates as printed, spades first, high cards first."""

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """'AK5.QT2..98765', spades to clubs. Raises InputError (unknown rank, card twice, more than 13 cards)."""
        suits = text.strip().upper().replace("10", "T").split(".")
        if len(suits) != 4:
            raise InputError("hand-notation", got=text, expected="AK5.QT2..98765")
        mask = 0
        for suit, ranks in zip(reversed(Suit), suits, strict=True):
            for rank in ranks:
                card = Card.parse(suit + rank)
                if mask & card.bit:
                    raise InputError("card-twice", got=card.code)
                mask |= card.bit
        if mask.bit_count() > 13:
            raise InputError("hand-size", got=str(mask.bit_count()), expected="13")
        return cls(mask)

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            bit = 1 << mask.bit_length() - 1
            yield _BY_BIT[bit]
            mask ^= bit

    def __len__(self) -> int:
        return self.mask.bit_count()

    def holds(self, suit: Suit) -> bool:
        return bool(self.mask & suit.mask)

    def suit(self, suit: Suit) -> Hand:
        return Hand(self.mask & suit.mask)

    def __str__(self) -> str:
        return ".".join("".join(c.rank.letter for c in self.suit(suit)) for suit in reversed(Suit))


@dataclass(frozen=True, slots=True)
class Deal:
    """The hands that are known, by seat, as dealt."""

    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None]

    @classmethod
    def of(cls, hands: Mapping[Seat, Hand]) -> Deal:
        """From known hands. Raises InputError if a card lies in two hands or a hand has more than 13."""
        seen = 0
        for hand in hands.values():
            if len(hand) > 13:
                raise InputError("hand-size", got=str(len(hand)), expected="13")
            if twice := seen & hand.mask:
                raise InputError("card-twice", got=next(iter(Hand(twice))).code)
            seen |= hand.mask
        n, e, s, w = (hands.get(seat) for seat in Seat)
        return cls((n, e, s, w))

    @classmethod
    def parse(cls, text: str) -> Deal:
        """The PBN form 'N:AK5.QT2..98765 - … …', four hands clockwise, '-' for a hand not known."""
        first, colon, rest = text.strip().partition(":")
        hands = rest.split()
        if not colon or len(hands) != 4:
            raise InputError("deal-notation", got=text, expected="N:… … … …")
        seat = Seat.parse(first)
        known: dict[Seat, Hand] = {}
        for hand in hands:
            if hand != "-":
                try:
                    known[seat] = Hand.parse(hand)
                except InputError as error:
                    error.where = error.where or str(seat)
                    raise
            seat = seat.lho
        return cls.of(known)

    def __getitem__(self, seat: Seat) -> Hand | None:
        return self.hands[seat.position]

    @property
    def is_complete(self) -> bool:
        return all(hand is not None and len(hand) == 13 for hand in self.hands)

    def holder(self, card: Card) -> Seat | None:
        """The seat the card was dealt to, if its hand is known."""
        for seat, hand in zip(Seat, self.hands, strict=True):
            if hand is not None and card in hand:
                return seat
        return None

    def __str__(self) -> str:
        return "N:" + " ".join("-" if hand is None else str(hand) for hand in self.hands)
