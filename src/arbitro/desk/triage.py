"""What happened, without a record: a question a screen, until the right kind of incident is found.

`/en/triage?what=call&slip=no`: the answers so far; the last one leads on to the inquiry.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from arbitro.desk.address import Address
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.views import Answered, option_name
from arbitro.desk.visitor import Visitor
from arbitro.inquiry import Inquiry
from arbitro.inquiry.onward import onward, road_to
from arbitro.inquiry.triage import Ask, Found, Road, Target, follow
from arbitro.language.triage import onward_text, road_text, triage_text
from arbitro.language.words import Words
from arbitro.laws.core import Value

router = APIRouter()


@router.get("/{language}/triage")
async def triage(request: Request, language: str) -> Response:
    """The next question; or the inquiry, where the answers name a kind of incident."""
    visitor = visitor_of(request, language)
    road, here = follow(request.query_params.multi_items())
    if isinstance(here, Found):
        return RedirectResponse(_inquiry(visitor, here.kind, here.told), 303)
    question = triage_text(here, visitor.profile.laws, visitor.words)
    links = [
        _inquiry(visitor, option.kind, option.told) if option.kind else _url(visitor, road, (here.key, option.key))
        for option in question.options
    ]
    known = [
        Answered(topic, said, change=_url(visitor, road[:i]))
        for i, (_, topic, said) in enumerate(road_text(road, visitor.words))
    ]
    back = _url(visitor, road[:-1]) if road else f"/{language}/"
    return show(request, visitor, "triage.html", question=question, links=links, known=known, back=back)


def onward_links(
    inquiry: Inquiry, address: Address, incidents: Collection[tuple[int, str]], words: Words
) -> list[tuple[str, str]]:
    """What a ruling says is to be ruled next: in words, and where it opens, with the record where it is one of the
    record's incidents (event, kind)."""
    return [(onward_text(target, words), _onward(target, address, incidents)) for target in onward(inquiry)]


def _onward(target: Target, address: Address, incidents: Collection[tuple[int, str]]) -> str:
    if isinstance(target, Ask):
        return _road_url(address.language, [(ask.key, answer.key) for ask, answer in road_to(target)])
    there = Address(address.language, target.kind, address.profile, _answers(target.told), second=address.second)
    if address.event is not None and (address.event, target.kind) in incidents:
        there = replace(there, record=address.record, event=address.event)
    return there.url


def _url(visitor: Visitor, road: Road, *more: tuple[str, str]) -> str:
    return _road_url(visitor.language, [*((ask.key, answer.key) for ask, answer in road), *more])


def _road_url(language: str, told: list[tuple[str, str]]) -> str:
    return f"/{language}/triage" + (f"?{urlencode(told)}" if told else "")


def _inquiry(visitor: Visitor, kind: str, told: Mapping[str, Value]) -> str:
    return Address(visitor.language, kind, visitor.profile, _answers(told), second=visitor.second).url


def _answers(told: Mapping[str, Value]) -> tuple[tuple[str, str], ...]:
    return tuple((key, option_name(value)) for key, value in told.items())
