"""Records of play for the tests of the desk, made and not read from a file, and desks that keep them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from arbitro.formats import write_json
from arbitro.model import CARDS, Board, Contract, Deal, Hand, Seat
from arbitro.table import CALLED, PLAYED, Event, TableRecord


def deal_of(seed: int) -> Deal:
    pack = list(CARDS.values())
    Random(seed).shuffle(pack)
    return Deal.of({seat: Hand.of(pack[13 * seat.position : 13 * seat.position + 13]) for seat in Seat})


def played(seed: int = 2, number: int = 1, revoke_at: int | None = 5) -> TableRecord:
    """Board `number`, 3NT by the dealer, thirteen tricks; East or West revokes to trick `revoke_at` if he can."""
    board, deal = Board.of(number), deal_of(seed)
    events: list[Event] = [CALLED["3N"], CALLED["P"], CALLED["P"], CALLED["P"]]
    contract = Contract.parse("3N", board.dealer, board.vulnerability.of(board.dealer.side))
    record = TableRecord(board, deal, tuple(events))
    done = revoke_at is None
    while (turn := record.state.turn) is not None and len(record.events) < 56:
        state = record.state
        hand = state.hands[turn.position]
        assert hand is not None
        trick = state.tricks[-1] if state.tricks and state.tricks[-1].winner is None else None
        suit = trick.cards[0].suit if trick else None
        cards = list(hand.suit(suit)) if suit and hand.holds(suit) else list(hand)
        card = cards[-1]
        late = revoke_at is not None and len(state.tricks) >= revoke_at
        if not done and late and trick and suit and turn.side is not contract.declarer.side:
            others = [c for c in hand if c.suit is not suit]
            if hand.holds(suit) and others:
                card, done = others[-1], True
        record = record.add(PLAYED[card.code])
    return record


def as_json(*records: TableRecord) -> bytes:
    return write_json(records).encode()


@dataclass(frozen=True)
class Kept:
    """Ids of records on a desk: one board with a revoke at event `event`, and a file of twelve boards."""

    board: str
    event: int
    file: str


def keep(client: Any) -> Kept:
    def post(name: str, content: bytes) -> dict[str, Any]:
        answer = client.post("/api/records", files={"file": (name, content)})
        assert answer.status_code == 201, answer.text
        said: dict[str, Any] = answer.json()
        return said

    board = post("one.json", as_json(played()))["boards"][0]["id"]
    found = client.get(f"/api/records/{board}").json()["irregularities"]
    many = post("event.json", as_json(*(played(i, i, 5 if i % 4 == 0 else None) for i in range(1, 13))))
    return Kept(board, next(i["event"] for i in found if i["kind"] == "revoke"), many["id"])


@dataclass(frozen=True)
class Live:
    """A running desk and what it keeps."""

    url: str
    kept: Kept
