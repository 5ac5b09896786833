"""Tables for the tests of the ledger: a board whose auction and play the tests interrupt as they like."""

from __future__ import annotations

from arbitro.information import Carrier, Facts, Item, Ledger, Source, ledger
from arbitro.information.statuses import Decision, status
from arbitro.laws.edition import Edition
from arbitro.laws.profile import edition
from arbitro.model import CALLS, CARDS, Board, Deal, Seat
from arbitro.table import CALLED, PLAYED, Called, Event, Played, TableRecord

OLD, NEW = edition("LDB2007"), edition("LDB2017")
BOTH = (OLD, NEW)
N, E, S, W = Seat

# 3NT by North, dealer; East leads. West can follow to clubs and has the ace of diamonds.
DEAL = Deal.parse("N:AKQ5.432.KQJ.432 J432.AK.5432.AKQ T98.QJT98.T9.JT9 76.765.A876.8765")
AUCTION: tuple[Event, ...] = tuple(CALLED[call] for call in ("3N", "P", "P", "P"))
TRICK: tuple[Event, ...] = tuple(PLAYED[card] for card in ("CA", "C9", "C5", "C2"))


def table(*events: Event, deal: Deal | None = DEAL) -> TableRecord:
    return TableRecord(Board.of(1), deal, events)


def call(text: str, seat: Seat | None = None) -> Called:
    return Called(CALLS[text], seat)


def card(text: str, seat: Seat | None = None) -> Played:
    return Played(CARDS[text], seat)


def told(record: TableRecord, of: Edition, upto: int | None = None) -> Ledger:
    return ledger(record, of, upto, regulations=("EBU",))


def item(record: TableRecord, of: Edition, seat: Seat, event: int, source: Source | None = None) -> Item:
    """The one item of a seat that comes from that event."""
    found = [one for one in told(record, of).of(seat) if one.event == event]
    (only,) = [one for one in found if source is None or one.source is source]
    return only


def decided(of: Edition, source: Source, carrier: Carrier | None = None, **facts: object) -> Decision:
    return status(Facts(source, carrier=carrier, **facts), of, ("EBU",))  # type: ignore[arg-type]
