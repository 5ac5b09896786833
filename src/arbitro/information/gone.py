"""Calls and cards that do not stand: withdrawn, replaced, or shown and never played."""

from __future__ import annotations

from arbitro.information.carriers import Way
from arbitro.information.course import Course
from arbitro.information.entry import Entry
from arbitro.information.item import Penalty, Source
from arbitro.information.withdrawals import Offence, is_lifted, makes_penalty_card, offence
from arbitro.model import Call, Card, Seat
from arbitro.table.events import Called, Noted, NoteKind, Played

_AT_ODDS = {"card_not_held", "card_played_twice", "card_after_play"}


def call_gone(course: Course, number: int, event: Called) -> Entry:
    """A call that was taken back, cancelled or replaced."""
    return _withdrawn(course, number, call=event.call)


def card_gone(course: Course, number: int, event: Played) -> Entry:
    """A card that was taken back or replaced, or that could not be played when it was shown."""
    by = course.actor(number)
    kinds = {one.kind for one in course.state.irregularities if one.event == number}
    if kinds & _AT_ODDS:
        return Entry(Source.EXPOSED, number, by, card=event.card)
    if "card_exposed_in_auction" in kinds and not course.called_before(number):
        return Entry(Source.ELSEWHERE, number, by, card=event.card, way=Way.CARD_HERE)
    if "card_exposed_in_auction" in kinds:
        return exposed(course, number, by, event.card, in_auction=True)
    if number not in course.taken_back and "play_out_of_turn" in kinds:  # a further card to a trick (45E)
        return exposed(course, number, by, event.card, in_auction=False)
    gone = _withdrawn(course, number, card=event.card)
    offends = gone.offence is not None and gone.offence.of(by.side)
    if offends and course.defends(by) and makes_penalty_card(gone.law):
        return _penalty_card(course, gone)
    return gone


def _withdrawn(course: Course, number: int, call: Call | None = None, card: Card | None = None) -> Entry:
    by = course.actor(number)
    law = course.taken_back[number] if number in course.taken_back else _replaced_under(course, number, by)
    whose = offence(law, by, number, course.found, course.declaring, course.edition)
    if not whose.law and card is not None and _is_corrected_revoke(course, number, card):
        whose = Offence("62A", frozenset((by.side,)))
    replaced = any(other > number and who is by for other, who in course.standing.items())
    lifted = is_lifted(whose.law, replaced, course.edition)
    return Entry(
        Source.WITHDRAWN,
        number,
        by,
        call=call,
        card=card,
        law=whose.law,
        offence=whose,
        lifted=lifted,
        withdrawn=True,
    )


def _replaced_under(course: Course, number: int, by: Seat) -> str:
    """The law by which something is gone that nobody took back: another call or card stands in its place."""
    here = course.irregular(number)
    if here is not None and here.kind == "call_after_auction":
        return "39A"
    changed = next((one for one in course.found if one.event > number and one.kind == "call_changed"), None)
    if changed is not None and changed.seat is by:
        return "25B1"
    if here is not None and here.kind == "call_out_of_rotation":
        return "28B"
    if here is not None and here.kind == "lead_out_of_turn":
        return "53B"
    return ""


def _is_corrected_revoke(course: Course, number: int, card: Card) -> bool:
    """A card that did not follow suit and was taken back is a corrected revoke to everybody at the table."""
    if number not in course.taken_back:
        return False
    before = course.record.state_at(number).tricks
    return bool(before) and before[-1].winner is None and before[-1].cards[0].suit is not card.suit


def exposed(course: Course, number: int, by: Seat, card: Card | None, *, in_auction: bool, text: str = "") -> Entry:
    """A card that its owner showed without playing it: in the auction (24), a defender's (49), declarer's (48)."""
    law = "24" if in_auction else "49" if course.defends(by) else "48A"
    whose = Offence(law, frozenset((by.side,)))
    shown = Entry(Source.EXPOSED, number, by, card=card, text=text, law=law, offence=whose)
    return _penalty_card(course, shown) if course.defends(by) else shown  # 24E, 49


def _penalty_card(course: Course, shown: Entry) -> Entry:
    """A defender's card that is a penalty card (49, 50), with where it is now."""
    where = Penalty.ON_TABLE
    for number, event in enumerate(course.events[shown.event + 1 :], shown.event + 1):
        match event:
            case Noted(kind=NoteKind.CARD_PICKED_UP, card=card) if card is shown.card:
                where = Penalty.RETURNED
                break
            case Played(card=card) if card is shown.card and number in course.standing:
                where = Penalty.PLAYED
    return Entry(
        Source.PENALTY_CARD,
        shown.event,
        shown.by,
        card=shown.card,
        text=shown.text,
        law=shown.law,
        offence=shown.offence,
        penalty=where,
        withdrawn=shown.withdrawn,
    )
