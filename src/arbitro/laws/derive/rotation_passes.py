"""A turn lost to three passes in a record (17D3, 34): which passes were out of rotation, and how far they have gone."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import known, offender_defends, withdrawal
from arbitro.model import PASS
from arbitro.table.auction import AuctionCall
from arbitro.table.events import AttentionDrawn, DirectorCalled, HandsReturned, Played
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `turn_lost_by_passes` that the record holds."""
    bid = record.state_at(found.event + 1).bidding.bid is not None
    sides = {made.seat.side for made in out_of_rotation(record, found)}
    said = known(
        lost_turn__deprived=True,
        lost_turn__anybody_bid=bid,
        lost_turn__too_late=_too_late(record, found),
        lost_turn__both_sides=len(sides) > 1 if sides else None,
    )
    gone = any(withdrawal(record, made.event) for made in last_passes(record, found))
    return said | (offender_defends(record, found.seat) if gone else {})  # else the contract is not the last word


def last_passes(record: TableRecord, found: Irregularity) -> tuple[AuctionCall, ...]:
    """The passes that seemed to end the auction."""
    standing = record.state_at(found.event + 1).auction
    others = [place for place, made in enumerate(standing) if made.call is not PASS]
    return standing[others[-1] + 1 if others else 0 :]


def out_of_rotation(record: TableRecord, found: Irregularity) -> tuple[AuctionCall, ...]:
    """Those of them that were made out of rotation; their players are the offenders."""
    irregular = {one.event for one in record.irregularities if one.kind == "call_out_of_rotation"}
    return tuple(made for made in last_passes(record, found) if made.event in irregular)


def cancelled(record: TableRecord, found: Irregularity) -> tuple[AuctionCall, ...]:
    """The passes after the player who was passed over: from his turn on."""
    passes = last_passes(record, found)
    return passes[next((i for i, made in enumerate(passes) if made.seat is found.seat), 0) :]


def _too_late(record: TableRecord, found: Irregularity) -> str:
    """How far they had gone when attention was drawn to it; by the end of the record if it was not."""
    for event in record.events[found.event + 1 :]:
        match event:
            case HandsReturned():
                return "hands_back"
            case Played():
                return "lead_faced"
            case AttentionDrawn() | DirectorCalled():
                return "no"
            case _:
                pass
    return "no"
