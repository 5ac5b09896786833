"""Double-dummy evidence: how many tricks declarer takes from a moment of the play if all four play best.

For Law 64C it is taken just before the revoke card: what was to come without the revoke. It is evidence, not
the assigned score; players do not see all the cards.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from arbitro.equity import worker
from arbitro.equity.worker import Reply, Status
from arbitro.errors import InputError
from arbitro.model import CARDS, Card, Denomination, Hand, Seat
from arbitro.table.events import Played
from arbitro.table.record import TableRecord
from arbitro.table.state import TableState

__all__ = ["Evidence", "Position", "Status", "declarer_tricks_from", "solve", "tricks_without"]

LIMIT = 10.0  # seconds
CACHE_SIZE = 4096  # positions

_PACK = Hand.of(CARDS.values())
_log = logging.getLogger(__name__)
_cache: dict[Position, Reply] = {}
_cache_lock = threading.Lock()


@dataclass(frozen=True, slots=True)
class Evidence:
    """Declarer's tricks in all, those already won included, if everyone plays double dummy from the position.

    `by_card`: the same figure after each card that the seat on play may play, suit followed (what a penalty
    card would require is not looked at). `declarer_tricks` is the best of them for that seat's side. Both are
    empty unless `status` is FOUND.
    """

    status: Status
    declarer_tricks: int | None = None
    by_card: Mapping[Card, int] = field(default_factory=dict, hash=False)
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of the play: `hands` are the cards not yet played, `trick` those of the trick in progress."""

    trump: Denomination
    leader: Seat
    trick: tuple[Card, ...]
    hands: tuple[Hand, Hand, Hand, Hand]

    @property
    def on_play(self) -> Seat:
        return list(Seat)[(self.leader.position + len(self.trick)) % 4]

    @property
    def tricks_to_come(self) -> int:
        """The trick in progress included."""
        return len(self.hands[self.on_play.position])

    @property
    def hands_before_trick(self) -> tuple[Hand, ...]:
        masks = [hand.mask for hand in self.hands]
        for i, card in enumerate(self.trick):
            masks[(self.leader.position + i) % 4] |= card.bit
        return tuple(map(Hand, masks))

    @property
    def is_sound(self) -> bool:
        """No card twice, and the hands as long as the turn says: what may be handed to DDS."""
        before = self.hands_before_trick
        return (
            len(self.trick) < 4
            and {len(hand) for hand in before} == {self.tricks_to_come}
            and 1 <= self.tricks_to_come <= 13
            and len(_union(before)) == 4 * self.tricks_to_come == sum(map(len, self.hands)) + len(self.trick)
        )


def tricks_without(record: TableRecord, event: int, *, limit: float = LIMIT) -> Evidence:
    """The evidence for the moment before event number `event`, a revoke card: what was to come without it.

    Raises InputError if the event is not a card played. Earlier irregular cards do no harm: a second revoke
    is judged from the position that the first one left (64C2).
    """
    played = record.events[event] if 0 <= event < len(record.events) else None
    if not isinstance(played, Played):
        got = type(played).__name__ if played else str(event)
        raise InputError("event-not-a-play", str(event), got, "the number of an event that plays a card")
    return _evidence(record, event, limit, played.card)


def declarer_tricks_from(record: TableRecord, count: int, *, limit: float = LIMIT) -> Evidence:
    """The evidence for the moment after the first `count` events."""
    return _evidence(record, count, limit)


def solve(position: Position, limit: float = LIMIT) -> Reply:
    """Tricks still to come for the side on play, by card code; from the cache if it was asked before."""
    with _cache_lock:
        if known := _cache.get(position):
            return known
    if not position.is_sound:
        return Reply(Status.FAILED, detail="unsound position")
    request = worker.Request(
        trump=position.trump.value,
        leader=position.leader.value,
        trick=[card.code for card in position.trick],
        deal="N:" + " ".join(map(str, position.hands_before_trick)),
    )
    reply = worker.SOLVER.solve(request, limit)
    if reply.status is Status.FOUND:
        with _cache_lock:
            if len(_cache) >= CACHE_SIZE:
                del _cache[next(iter(_cache))]  # the oldest
            _cache[position] = reply
    elif reply.status is not Status.NOT_INSTALLED:
        _log.warning("double dummy: %s %s", reply.status, reply.detail)
    return reply


def _evidence(record: TableRecord, count: int, limit: float, card: Card | None = None) -> Evidence:
    """`card`: what the seat on play has to hold."""
    started = time.monotonic()
    state = record.state_at(count)
    hands = [hand for hand in state.hands if hand is not None]
    played = Hand.of(card for trick in state.tricks for card in trick.cards)
    if state.contract is None or len(hands) < 4 or _union([*hands, played]) != _PACK:
        return Evidence(Status.DEAL_UNKNOWN)
    position = _position(state, state.contract.denomination, *hands)
    if position is None or (card is not None and card not in position.hands[position.on_play.position]):
        return Evidence(Status.FAILED)
    reply = solve(position, limit)
    seconds = time.monotonic() - started
    if reply.status is not Status.FOUND:
        return Evidence(reply.status, seconds=seconds)
    declaring = state.contract.declarer.side
    won, to_come = state.tricks_won[declaring], position.tricks_to_come
    ours = position.on_play.side is declaring
    ordered = sorted((CARDS[code], n) for code, n in reply.tricks.items())  # as a hand is printed
    by_card = {card: won + (n if ours else to_come - n) for card, n in ordered}
    return Evidence(Status.FOUND, (max if ours else min)(by_card.values()), by_card, seconds)


def _position(state: TableState, trump: Denomination, n: Hand, e: Hand, s: Hand, w: Hand) -> Position | None:
    """Where the play stands; None if it is over or a trick is out of order, a card missing or taken back."""
    running = [trick for trick in state.tricks if trick.winner is None]
    if state.turn is None or (running and running != [state.tricks[-1]]):
        return None
    leader, trick = (running[0].leader, running[0].cards) if running else (state.turn, ())
    position = Position(trump, leader, trick, (n, e, s, w))
    return position if position.on_play is state.turn and position.is_sound else None


def _union(hands: Iterable[Hand]) -> Hand:
    mask = 0
    for hand in hands:
        mask |= hand.mask
    return Hand(mask)
