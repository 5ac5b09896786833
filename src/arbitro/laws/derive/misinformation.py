"""What a record gives of a wrong explanation (20F4, 20F5, 21): who put it right and when, who has called since, who
declares, whether a card was played.

The record does not judge it: that an explanation was wrong it says only where the explainer himself put it right. The
irregularity names the explainer and the event by which he explained, or did not alert. An explanation that stands with
a call was given by the partner of the player who called (20F1).
"""

from __future__ import annotations

from collections.abc import Iterator

from arbitro.laws.core import Value
from arbitro.laws.derive.calls import calls_between, known, offender_defends, went_under, withdrawal
from arbitro.model import Seat
from arbitro.table.auction import AuctionCall
from arbitro.table.events import AttentionDrawn, Called, DirectorCalled, HandsReturned, Noted, NoteKind, Played
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity, Phase

_EXPLAINED = (NoteKind.EXPLANATION, NoteKind.ALERT, NoteKind.ALERT_UNEXPECTED, NoteKind.ALERT_OMITTED)
_BEFORE_LEAD = ("auction", "clarification")
_LAWS = {
    "own_explanation_wrong": ("20F4", "75B"),
    "partners_explanation_wrong": ("20F5", "75B"),
    "misinformation": ("21", "40B", "75"),
}


def noticed(record: TableRecord) -> Iterator[tuple[Irregularity, str]]:
    """Every explanation to which attention was drawn: what its own side owes when it spoke of it, then what the
    opponents may do."""
    drawn = [e for e in record.events if isinstance(e, AttentionDrawn) and e.event is not None]
    for number in dict.fromkeys(e.event for e in drawn if e.event is not None):
        explainer = _explainer(record, number)
        if explainer is None:
            continue
        spoke = {e.by for e in drawn if e.event == number}
        kinds = {"own_explanation_wrong": explainer in spoke, "partners_explanation_wrong": explainer.partner in spoke}
        for kind in (*(kind for kind, so in kinds.items() if so), "misinformation"):
            yield Irregularity(kind, explainer, number, _LAWS[kind]), kind


def facts(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `misinformation` that the record holds."""
    event = record.events[found.event]
    omitted = isinstance(event, Noted) and event.kind is NoteKind.ALERT_OMITTED
    said = known(misinformation__form="alert" if omitted else None)
    at, drawn = _noticed(record, found)
    moment = _moment(record, at) if drawn or record.state.phase is not Phase.OVER else None
    said |= known(misinformation__moment=moment)
    if moment in _BEFORE_LEAD:
        said |= _calls(record, found, at)
    if moment == "play":
        said |= known(misinformation__card=_card(record, found, at))
    return said


def own(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `own_explanation_wrong`: that its player put it right, and when."""
    told = _told_by(record, found, found.seat)
    if told is None:
        return {}
    period = _moment(record, told)
    explained = _moment(record, found.event)
    return known(
        own_explanation__wrong=True,
        own_explanation__noticed=period if period == explained else None,
        own_explanation__told_before_lead=period in _BEFORE_LEAD,
    )


def partners(record: TableRecord, found: Irregularity) -> dict[str, Value]:
    """The facts of the kind `partners_explanation_wrong`: how far they have come, who declares, when he spoke."""
    at, drawn = _ruled(record, found)
    moment = _moment(record, at) if drawn or record.state.phase is not Phase.OVER else None
    told = _told_by(record, found, found.seat.partner)
    spoke = None if told is None else _moment(record, told)
    state = record.state_at(at)
    declarer = None if moment in (None, "auction") else state.declarer
    return known(
        partners_explanation__moment=moment,
        partners_explanation__declaring=None if declarer is None else declarer.side is found.seat.side,
        partners_explanation__spoke_in_auction=True if spoke == "auction" else None,
        partners_explanation__spoke_in_play=True if spoke in ("clarification", "play") else None,
        partners_explanation__told_before_lead=None if spoke in (None, "auction") else spoke == "clarification",
    )


def _explainer(record: TableRecord, number: int) -> Seat | None:
    """Who explained or alerted at that event, or did not."""
    if not 0 <= number < len(record.events):
        return None
    event = record.events[number]
    if isinstance(event, Noted):
        return event.seat if event.kind in _EXPLAINED else None
    if isinstance(event, Called) and event.meaning and not any(i.event == number for i in record.irregularities):
        return next((made.seat.partner for made in calls_between(record, number, number + 1)), None)
    return None


def _told_by(record: TableRecord, found: Irregularity, seat: Seat) -> int | None:
    """The event by which that player first drew attention to the explanation."""
    later = enumerate(record.events[found.event + 1 :], found.event + 1)
    told = (n for n, e in later if isinstance(e, AttentionDrawn) and e.event == found.event and e.by is seat)
    return next(told, None)


def _noticed(record: TableRecord, found: Irregularity) -> tuple[int, bool]:
    """The event by which attention was drawn to it, and whether it was: one that names it, or else the first one that
    names nothing."""
    later = list(enumerate(record.events))[found.event + 1 :]
    named = next((n for n, e in later if isinstance(e, AttentionDrawn) and e.event == found.event), None)
    if named is not None:
        return named, True
    drawn = (
        n for n, e in later if isinstance(e, DirectorCalled) or (isinstance(e, AttentionDrawn) and e.event is None)
    )
    first = next(drawn, None)
    return (len(record.events), False) if first is None else (first, True)


def _ruled(record: TableRecord, found: Irregularity) -> tuple[int, bool]:
    """The event by which the director was called about it, else that by which attention was drawn."""
    at, drawn = _noticed(record, found)
    later = enumerate(record.events[at:], at)
    return next((n for n, e in later if isinstance(e, DirectorCalled)), at), drawn


def _moment(record: TableRecord, at: int) -> str:
    """How far they had come at that event."""
    state = record.state_at(at)
    returned = any(isinstance(event, HandsReturned) for event in record.events[:at])
    if state.phase is Phase.PLAY:
        return "play"
    if returned or (state.phase is Phase.OVER and not state.passed_out):
        return "after_play"
    return "auction" if state.phase is Phase.AUCTION else "clarification"


def _calls(record: TableRecord, found: Irregularity, at: int) -> dict[str, Value]:
    """How often the other side has called since, and what its last player and his left-hand opponent changed."""
    since = [made for made in calls_between(record, found.event + 1, at) if not _gone_by(record, made, at)]
    theirs = [made for made in since if made.seat.side is not found.seat.side]
    if not theirs:
        return known(misinformation__calls_since="none")
    last = theirs[-1]
    earlier = any(made.seat is last.seat.partner for made in theirs)
    over = next((made for made in since if made.event > last.event and made.seat is last.seat.lho), None)
    said = known(misinformation__calls_since="more" if earlier else "one", misinformation__lho_called=over is not None)
    if went_under(record, last.event, "21B1"):
        said |= known(misinformation__influenced=True, misinformation__changes=True)
    if over is not None and went_under(record, over.event, "21B2"):
        said |= known(misinformation__lho_changes=True) | offender_defends(record, found.seat)
    return said


def _gone_by(record: TableRecord, made: AuctionCall, at: int) -> bool:
    """Whether that call had been taken back by then."""
    gone = withdrawal(record, made.event)
    return gone is not None and gone[0] < at


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
