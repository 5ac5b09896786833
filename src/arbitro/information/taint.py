"""Calls and plays that came with something beside: 16A1(a) wants them free of it."""

from __future__ import annotations

from arbitro.information.carriers import CARRIERS
from arbitro.information.course import Course
from arbitro.model import Seat
from arbitro.table.events import Called, Noted, Played


def tainted(course: Course) -> dict[int, tuple[int, ...]]:
    """By event of a call or play: the events by which its player gave his partner something beside it.

    What is noted just after his own call or play went with it; anything else goes with his next one.
    """
    found: dict[int, tuple[int, ...]] = {}
    waiting: dict[Seat, list[int]] = {}
    last: tuple[int, Seat] | None = None
    for number, event in enumerate(course.events):
        if isinstance(event, Called | Played):
            seat = course.actor(number)
            found[number] = tuple(waiting.pop(seat, ()))
            last = number, seat
        elif isinstance(event, Noted) and event.kind in CARRIERS:
            who = event.seat or course.turn(number)
            if last is not None and last[1] is who:
                found[last[0]] += (number,)
            elif who is not None:
                waiting.setdefault(who, []).append(number)
    return found
