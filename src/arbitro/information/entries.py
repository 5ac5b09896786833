"""A course read event by event: everything that gave somebody information, in order."""

from __future__ import annotations

from collections.abc import Iterator

from arbitro.information.carriers import CARRIERS, WAYS, Way
from arbitro.information.course import Course
from arbitro.information.entry import Entry
from arbitro.information.gone import call_gone, card_gone, exposed
from arbitro.information.item import Source
from arbitro.information.taint import tainted
from arbitro.model import Seat
from arbitro.table.events import Called, Claimed, Designated, Event, Noted, NoteKind, Played


def entries(course: Course) -> tuple[Entry, ...]:
    """The entries of a course, in the order of its events."""
    taints = {} if course.is_bare else tainted(course)
    regular, dummy_shown = course.is_regular, course.dummy_shown
    found: list[Entry] = []
    for number, event in enumerate(course.events):
        seat = course.standing.get(number)
        if seat is None or not isinstance(event, Called | Played):
            found += _beside(course, number, event)
            continue
        legal, accepted, law = (True, None, "") if regular else course.legality(number, seat)
        taint = taints.get(number, ())
        source = Source.CALL if isinstance(event, Called) else Source.PLAY
        call = event.call if isinstance(event, Called) else None
        card = event.card if isinstance(event, Played) else None
        found.append(
            Entry(
                source,
                number,
                seat,
                call=call,
                card=card,
                legal=legal,
                accepted=accepted,
                law=law,
                tainted_by=taint,
            )
        )
        if isinstance(event, Called) and (event.alert or event.meaning):
            found.append(Entry(Source.ALERT, number, seat.partner, text=event.meaning))
        if number == dummy_shown and (dummy := course.state.dummy) is not None:
            found.append(Entry(Source.DUMMY, number, dummy, hand=course.own_hand(dummy)))
    return tuple(found)


def _beside(course: Course, number: int, event: Event) -> Iterator[Entry]:
    """What does not stand, and what happened beside the calls and plays."""
    match event:
        case Called():
            yield call_gone(course, number, event)
        case Played():
            yield card_gone(course, number, event)
        case Designated(card=card):
            later = course.events[number + 1 :]
            if not any(isinstance(other, Played) and other.card is card for other in later):
                yield Entry(Source.DESIGNATION, number, course.actor(number), card=card)
        case Claimed():
            yield Entry(Source.CLAIM, number, course.actor(number))
        case Noted() if who := event.seat or course.turn(number):
            yield from _noted(course, number, event, who)
        case _:
            pass


def _noted(course: Course, number: int, note: Noted, who: Seat) -> Iterator[Entry]:
    kind, text = note.kind, note.text
    if kind is NoteKind.ALERT:
        yield Entry(Source.ALERT, number, who, text=text)
    elif carrier := CARRIERS.get(kind):
        yield Entry(Source.CARRIER, number, who, text=text, carrier=carrier, gloss=note.gloss)
    elif kind is NoteKind.CARD_EXPOSED:
        yield from _card_shown(course, number, note, who)
    elif kind is NoteKind.CARD_SEEN and course.called_before(number):
        deal = course.record.deal
        owner = deal.holder(note.card) if deal and note.card else None
        yield Entry(Source.CARD_SEEN, number, owner, who, card=note.card, text=text, owner=owner)
    elif way := WAYS.get(kind):
        yield Entry(Source.ELSEWHERE, number, None, who, card=note.card, text=text, way=way)
    elif kind is NoteKind.KNOWN_BEFORE:
        yield Entry(Source.KNOWN_BEFORE, number, None, who, text=text, law=note.law)
    elif kind is NoteKind.DECLARED:
        yield Entry(Source.DECLARED, number, None, who, text=text, law=note.law)


def _card_shown(course: Course, number: int, note: Noted, who: Seat) -> Iterator[Entry]:
    """A card that its owner exposed, beside calling and playing."""
    if not course.called_before(number):  # no auction yet, so not Law 24; of 2007 that is our reading
        yield Entry(Source.ELSEWHERE, number, who, card=note.card, text=note.text, way=Way.CARD_HERE)
    elif who is not course.state.dummy or course.dummy_shown is None or number < course.dummy_shown:
        in_auction = not course.auction_over_by(number)
        yield exposed(course, number, who, note.card, in_auction=in_auction, text=note.text)
