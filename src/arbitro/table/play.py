"""The play of the cards (Laws 41, 44, 45, 53-57, 61-62): tricks, whose turn, what is irregular.

Hands are masks of 52 bits. `dealt` is what each seat may hold, `left` the cards not yet played, so that
`dealt[seat] & left` is a hand and taking a card back sets one bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arbitro.model import Card, Contract, Deal, Hand, Seat, Suit
from arbitro.table.events import Event, Mark, Played
from arbitro.table.irregularity import Irregularity

_ALL = (1 << 52) - 1
_SEATS = tuple(Seat)
_NEXT = (1, 2, 3, 0)
_ROTATION = tuple(tuple((leader + k) % 4 for k in range(4)) for leader in range(4))
_SEATS_FROM = tuple(tuple(_SEATS[i] for i in rotation) for rotation in _ROTATION)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, complete or not: the leader, and the cards in rotation from him, with seats and events."""

    number: int
    leader: Seat
    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]
    events: tuple[int, ...]
    winner: Seat | None  # None while incomplete


class _OpenTrick:
    """A trick that is not settled: a place for each seat, the leader None while no lead stands."""

    __slots__ = ("cards", "events", "leader")

    def __init__(self) -> None:
        self.leader: int | None = None
        self.cards: list[Card | None] = [None] * 4
        self.events: list[int | None] = [None] * 4

    @classmethod
    def of(cls, trick: Trick) -> _OpenTrick:
        opened = cls()
        opened.leader = trick.leader.position
        for seat, card, event in zip(trick.seats, trick.cards, trick.events, strict=True):
            opened.cards[seat.position], opened.events[seat.position] = card, event
        return opened

    @property
    def suit_led(self) -> Suit | None:
        lead = None if self.leader is None else self.cards[self.leader]
        return lead.suit if lead else None

    @property
    def is_empty(self) -> bool:
        return self.cards.count(None) == 4

    @property
    def is_complete(self) -> bool:
        return None not in self.cards


class Play:
    """The play of a contract as it goes on."""

    __slots__ = ("_shown_out", "contract", "dealt", "done", "found", "known", "left", "open", "total")

    def __init__(self, contract: Contract, deal: Deal | None) -> None:
        self.contract = contract
        self.dealt, self.known = _masks(deal)
        self.total = max(map(int.bit_count, self.dealt)) or 13 if all(self.known) else 13
        self.left = _ALL
        self.done: list[Trick] = []
        self.open: list[_OpenTrick] = []  # the current trick, and those reopened by a card taken back
        self.found: list[Irregularity] = []
        self._shown_out: set[tuple[int, Suit, int, int]] = set()  # seat not known, suit, event, trick

    @property
    def has_begun(self) -> bool:
        return bool(self.done or self.open)

    @property
    def is_over(self) -> bool:
        return len(self.done) >= self.total and not self.open

    @property
    def turn(self) -> Seat | None:
        return None if self.is_over else _SEATS[self._turn()]

    def tricks(self) -> tuple[Trick, ...]:
        if not self.open:
            return tuple(self.done)
        first = len(self.done) + 1
        return *self.done, *(self._trick(t, n) for n, t in enumerate(self.open, first) if not t.is_empty)

    def hands(self) -> tuple[Hand | None, Hand | None, Hand | None, Hand | None]:
        """The cards not yet played, where the hand is known."""
        return _left_of(self.dealt, self.known, self.left)

    def run(self, events: Sequence[Event], number: int) -> int:
        """Takes whole tricks from event `number` on, for as long as every card is plainly legal: the straight
        path. Returns the number of the event where the first other trick begins."""
        if self.open or not all(self.known):
            return number
        dealt = self.dealt
        left, done = self.left, self.done
        trump = self._trump
        leader = self._proper_leader()
        last = min(len(events), number + 4 * (self.total - len(done))) - 4
        while number <= last:
            turn = winner = leader
            led = suit = top = 0
            before = left
            cards = []
            for event in events[number : number + 4]:
                if not isinstance(event, Played) or event.mark is not None:
                    break
                if event.seat is not None and event.seat is not _SEATS[turn]:
                    break
                card = event.card
                bit = card.bit
                held = dealt[turn] & left
                if not bit & held:
                    break
                if not led:
                    led = suit = card.suit.mask
                    top = bit
                elif not bit & led and held & led:  # a revoke
                    break
                elif bit & suit:
                    if bit > top:
                        top, winner = bit, turn
                elif bit & trump:
                    suit, top, winner = trump, bit, turn
                left ^= bit
                cards.append(card)
                turn = _NEXT[turn]
            else:
                lead, won_by = _SEATS[leader], _SEATS[winner]
                numbers = (number, number + 1, number + 2, number + 3)
                done.append(Trick(len(done) + 1, lead, tuple(cards), _SEATS_FROM[leader], numbers, won_by))
                leader = winner
                number += 4
                continue
            left = before
            break
        self.left = left
        return number

    def add(self, number: int, event: Played, *, stopped: bool = False) -> None:
        """Any card, played regularly or not; `stopped`: after an agreed claim.
        An irregular lead or play counts as accepted until it is withdrawn."""
        if stopped or self.is_over:
            holder = self._holder(event.card) if event.seat is None else event.seat.position
            self._find("card_after_play", self._turn() if holder is None else holder, number)
            return
        if not self.open:
            self.open.append(_OpenTrick())
        self._place(number, event)
        self._settle()

    def withdraw(self, number: int) -> None:
        """Takes the card of that event back into the hand; its place in the trick is empty again."""
        for place, trick in enumerate(self.done):
            if number in trick.events:
                self.open[:0] = map(_OpenTrick.of, self.done[place:])
                del self.done[place:]
                break
        for opened in self.open:
            if number in opened.events:
                self._take_back(opened, opened.events.index(number))
                self._settle()
                return

    # -- one card, off the straight path

    def _place(self, number: int, event: Played) -> None:
        trick, turn, card = self.open[0], self._turn(), event.card
        seat = self._player(event, turn, number)
        if seat is None:
            return
        if trick.cards[seat] is not None:  # a further card, or a lead before the trick is complete
            self._find("play_out_of_turn", seat, number, *self._further_card_laws(seat))
            return
        if seat != turn:
            if trick.leader is None:
                self._find("lead_out_of_turn", seat, number, *self._lead_laws(seat))
            elif self._is_proper_lead(trick, trick.leader, seat):
                self._take_back(trick, trick.leader)
            else:
                self._find("play_out_of_turn", seat, number, *self._play_laws(trick, seat))
        trick.cards[seat], trick.events[seat] = card, number
        self.left ^= card.bit
        if trick.leader is None:
            trick.leader = seat
        self._find_revoke(trick, seat)
        self._find_shown_revokes(seat, card)
        if event.mark is not None and not self._was_found(_MARKED.get(event.mark), number):
            self._judge_mark(event, trick, seat, number)

    def _player(self, event: Played, turn: int, number: int) -> int | None:
        """The seat that plays the card: as the record says, or else the hand in turn, or else the one
        that holds it. None if nobody can play it."""
        bit, seat = event.card.bit, turn if event.seat is None else event.seat.position
        if not bit & self.left:
            self._find("card_played_twice", seat, number)
        elif bit & self.dealt[seat]:
            return seat
        elif event.seat is None and (holder := self._holder(event.card)) is not None:
            return holder
        else:
            self._find("card_not_held", seat, number)
        return None

    def _holder(self, card: Card) -> int | None:
        """The one seat that can have been dealt the card."""
        holders = [seat for seat in range(4) if self.dealt[seat] & card.bit]
        return holders[0] if len(holders) == 1 else None

    def _take_back(self, trick: _OpenTrick, seat: int) -> None:
        card = trick.cards[seat]
        assert card is not None
        self.left |= card.bit
        trick.cards[seat] = trick.events[seat] = None
        if trick.leader == seat:
            trick.leader = None

    def _settle(self) -> None:
        """Closes the tricks that are complete, as far as each has one before it to give the lead."""
        while self.open:
            trick = self.open[0]
            if trick.leader is None and trick.cards[self._proper_leader()] is not None:
                trick.leader = self._proper_leader()
            if not trick.is_complete:
                break
            for seat in range(4):  # the lead may have been changed since they played
                self._find_revoke(trick, seat)
            self.done.append(self._trick(trick, len(self.done) + 1))
            del self.open[0]
        while self.open and self.open[-1].is_empty:
            self.open.pop()

    # -- turns and winners

    @property
    def _trump(self) -> int:
        suit = self.contract.denomination.suit
        return suit.mask if suit else 0

    def _proper_leader(self) -> int:
        """Declarer's left opponent (41A), then the winner of the trick before (44G)."""
        winner = self.done[-1].winner if self.done else self.contract.declarer.lho
        assert winner is not None
        return winner.position

    def _turn(self) -> int:
        proper = self._proper_leader()
        if not self.open:
            return proper
        trick = self.open[0]
        leader = proper if trick.leader is None else trick.leader
        return next(seat for seat in _ROTATION[leader] if trick.cards[seat] is None)

    def _trick(self, trick: _OpenTrick, number: int) -> Trick:
        played = [seat for seat in range(4) if trick.cards[seat] is not None]
        leader = trick.leader
        if leader is None:
            leader = self._proper_leader() if number == len(self.done) + 1 else played[0]
        order = [seat for seat in _ROTATION[leader] if seat in played]
        cards = tuple([card for seat in order if (card := trick.cards[seat])])
        winner = None
        if len(order) == 4:  # the highest trump, or else the highest card of the suit led (44E, 44F)
            led, trump = cards[0].suit.mask, self._trump
            best = max(cards, key=lambda card: (card.bit & trump, card.bit & led))
            winner = _SEATS[order[cards.index(best)]]
        seats = tuple([_SEATS[seat] for seat in order])
        events = tuple([event for seat in order if (event := trick.events[seat]) is not None])
        return Trick(number, _SEATS[leader], cards, seats, events, winner)

    def _is_proper_lead(self, trick: _OpenTrick, leader: int, seat: int) -> bool:
        """After an opponent's lead out of turn to which nobody has played, the rightful leader plays, not
        being next to play to it: that is his own lead, and the other card goes back (53B)."""
        alone = trick.cards.count(None) == 3
        return alone and seat == self._proper_leader() and (seat - leader) % 2 == 1

    # -- what is irregular

    def _find(self, kind: str, seat: int, event: int, *laws: str, trick: int = 0) -> None:
        number = min(trick or len(self.done) + 1, self.total)
        self.found.append(Irregularity(kind, _SEATS[seat], event, laws, number))

    def _was_found(self, kind: str | None, event: int) -> bool:
        return any(found.kind == kind and found.event == event for found in self.found)

    def _find_revoke(self, trick: _OpenTrick, seat: int) -> None:
        """Failing to follow suit though able (61A); of a hand not known it may be shown later."""
        led, card, event = trick.suit_led, trick.cards[seat], trick.events[seat]
        if led is None or card is None or event is None or card.suit is led:
            return
        number = len(self.done) + 1
        if self.known[seat]:
            if self.dealt[seat] & self.left & led.mask:
                self._find_revoke_at(event, seat, number)
        else:
            self._shown_out.add((seat, led, event, number))

    def _find_revoke_at(self, event: int, seat: int, trick: int) -> None:
        if not self._was_found("revoke", event):
            self._find("revoke", seat, event, "61A", trick=trick)

    def _find_shown_revokes(self, seat: int, card: Card) -> None:
        """A card of a suit he did not follow to earlier shows that he revoked then."""
        for player, suit, event, trick in self._shown_out:
            if player == seat and suit is card.suit:
                self._find_revoke_at(event, seat, trick)

    def _judge_mark(self, event: Played, trick: _OpenTrick, seat: int, number: int) -> None:
        """A file's word that the cards do not bear out is believed only where the hand is not known."""
        followed = trick.suit_led is event.card.suit  # or led
        unknown = not self.known[seat]
        if event.mark is Mark.REVOKE and unknown and not followed:
            self._find("revoke", seat, number, "61A")
        elif event.mark is Mark.LEAD_OUT_OF_TURN and unknown and trick.leader == seat and event.seat is None:
            self._find("lead_out_of_turn", seat, number, *self._lead_laws(seat))
        else:
            self._find("mark_contradicted", seat, number)

    def _declaring(self, seat: int) -> bool:
        return _SEATS[seat].side is self.contract.declarer.side

    def _lead_laws(self, seat: int) -> tuple[str, ...]:
        if not self.done:
            return ("24", "54E") if self._declaring(seat) else ("53", "54")
        return ("53", "55") if self._declaring(seat) else ("53", "56")

    def _play_laws(self, trick: _OpenTrick, seat: int) -> tuple[str, ...]:
        if self._declaring(seat):
            return ("57C3",)
        return ("57A",) if trick.cards[(seat + 2) % 4] is None else ("57D",)

    def _further_card_laws(self, seat: int) -> tuple[str, ...]:
        return ("45E2",) if self._declaring(seat) else ("45E1", "57A")


def hands_dealt(deal: Deal | None) -> tuple[Hand | None, Hand | None, Hand | None, Hand | None]:
    """The hands before any card is played, with the fourth where three full ones are known."""
    return _left_of(*_masks(deal), _ALL)


def _masks(deal: Deal | None) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """What each seat may hold, and whether that is its hand. Three full hands make the fourth known."""
    if deal is None:
        return (_ALL,) * 4, (False,) * 4
    known = 0
    for hand in deal.hands:
        if hand is not None:
            known |= hand.mask
    rest = _ALL & ~known
    dealt = tuple([rest if hand is None else hand.mask for hand in deal.hands])
    full = rest.bit_count() == 13 and deal.hands.count(None) == 1
    return dealt, tuple([full or hand is not None for hand in deal.hands])


def _left_of(
    dealt: tuple[int, ...], known: tuple[bool, ...], left: int
) -> tuple[Hand | None, Hand | None, Hand | None, Hand | None]:
    n, e, s, w = [Hand(mask & left) if sure else None for mask, sure in zip(dealt, known, strict=True)]
    return n, e, s, w


_MARKED = {Mark.REVOKE: "revoke", Mark.LEAD_OUT_OF_TURN: "lead_out_of_turn"}
