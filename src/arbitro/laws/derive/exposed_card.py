"""A card shown or led in the auction, in a record (24); or one that the declaring side tried to lead with (54E)."""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import known
from arbitro.table.events import Called, Noted, Played
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `card_exposed_in_auction` that the record holds."""
    leads = _is_lead(record, found)
    begun = any(isinstance(event, Called) for event in record.events[: found.event])
    when = "declaring_lead" if leads else "auction" if begun else "before_call"
    said = known(exposed__when=when)
    if not leads:
        said |= known(exposed__cards=_cards(record, found))
    return said | known(card_exposed_in_auction__offender=_part(record, found))


def shown(record: TableRecord, found: Irregularity) -> tuple[Irregularity, ...]:
    """Every card that this player showed in the auction: one case (24C)."""
    return tuple(
        one for one in record.irregularities if one.kind == "card_exposed_in_auction" and one.seat is found.seat
    )


def _is_lead(record: TableRecord, found: Irregularity) -> bool:
    return any(one.event == found.event and one.kind == "lead_out_of_turn" for one in record.irregularities)


def _cards(record: TableRecord, found: Irregularity) -> str | None:
    """How many, and which. Whether a single card below an honour was led or only shown the record may not say; of an
    honour it makes no difference (24B). A card noted twice is one card."""
    events = [record.events[one.event] for one in shown(record, found)]
    cards = {event.card for event in events if isinstance(event, Played | Noted)}
    if len(cards - {None}) > 1:
        return "more"
    card = next(iter(cards), None)
    if card is None or len(cards) > 1:
        return None
    if card.rank.is_honour:
        return "one_honour"
    return "one_low" if all(isinstance(event, Noted) for event in events) else None


def _part(record: TableRecord, found: Irregularity) -> str | None:
    state = record.state
    if state.contract is None:
        return None
    parts = {state.declarer: "declarer", state.dummy: "dummy"}
    return parts.get(found.seat, "defender")
