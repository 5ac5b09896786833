"""What a record gives of misinformation (21): how far they have come, who has called since, whether a card was played.

The record does not find it: the irregularity names the player whose side misinformed and the event by which it did.
"""

from __future__ import annotations

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import calls_between, known, offender_defends, withdrawal, within
from arbitro.table.auction import AuctionCall
from arbitro.table.events import AttentionDrawn, DirectorCalled, HandsReturned, Noted, NoteKind, Played
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity, Phase

_FORMS = {NoteKind.EXPLANATION: "explanation", NoteKind.ALERT_OMITTED: "alert"}


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `misinformation` that the record holds."""
    event = record.events[found.event]
    form = _FORMS.get(event.kind) if isinstance(event, Noted) else None
    said = known(misinformation__form=form)
    at, drawn = _noticed(record, found)
    moment = _moment(record, at) if drawn or record.state.phase is not Phase.OVER else None
    said |= known(misinformation__moment=moment)
    if moment == "before_lead":
        said |= _calls(record, found, at)
    if moment == "play":
        said |= known(misinformation__card=_card(record, found, at))
    return said


def _noticed(record: TableRecord, found: Irregularity) -> tuple[int, bool]:
    """The event by which attention was drawn to it, and whether it was."""
    for number, event in enumerate(record.events[found.event + 1 :], found.event + 1):
        if isinstance(event, DirectorCalled) or (
            isinstance(event, AttentionDrawn) and event.event in (None, found.event)
        ):
            return number, True
    return len(record.events), False


def _moment(record: TableRecord, at: int) -> str:
    state = record.state_at(at)
    returned = any(isinstance(event, HandsReturned) for event in record.events[:at])
    if state.phase is Phase.PLAY:
        return "play"
    unplayed = state.phase in (Phase.AUCTION, Phase.OPENING_LEAD) or state.passed_out
    return "before_lead" if unplayed and not returned else "after_play"


def _calls(record: TableRecord, found: Irregularity, at: int) -> dict[str, Value]:
    """How often the other side has called since, and what its last player and his left-hand opponent changed."""
    since = calls_between(record, found.event + 1, at)
    theirs = [made for made in since if made.seat.side is not found.seat.side]
    said = known(misinformation__calls_since=("none", "one", "more")[min(len(theirs), 2)])
    if not theirs:
        return said
    last = theirs[-1]
    over = next((made for made in since if made.event > last.event and made.seat is last.seat.lho), None)
    said |= known(misinformation__lho_called=over is not None)
    if _changed(record, last, "21B1"):
        said |= known(misinformation__influenced=True, misinformation__changes=True)
    if over is not None and _changed(record, over, "21B2"):
        said |= known(misinformation__lho_changes=True) | offender_defends(record, found.seat)
    return said


def _changed(record: TableRecord, made: AuctionCall, law: str) -> bool:
    gone = withdrawal(record, made.event)
    return gone is not None and within(gone[1], (law,))


def _card(record: TableRecord, found: Irregularity, at: int) -> str | None:
    """That no player of the other side has played a card since; whether one was played on the strength of it the
    record does not say."""
    state = record.state_at(at)
    played = (
        seat.side is not found.seat.side
        for trick in state.tricks
        for seat, event in zip(trick.seats, trick.events, strict=True)
        if event > found.event and isinstance(record.events[event], Played)
    )
    return None if any(played) else "none"
