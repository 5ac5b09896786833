"""What happened, without a record: a question a screen, until the right kind of incident is found.

`/en/triage?what=call&slip=no`: the answers so far; the last one leads on to the inquiry.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from arbitro.desk.address import Address
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.views import Answered, option_name
from arbitro.desk.visitor import Visitor
from arbitro.inquiry.triage import Found, Road, follow
from arbitro.language.triage import road_text, triage_text
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


def _url(visitor: Visitor, road: Road, *more: tuple[str, str]) -> str:
    told = [*((ask.key, answer.key) for ask, answer in road), *more]
    return f"/{visitor.language}/triage" + (f"?{urlencode(told)}" if told else "")


def _inquiry(visitor: Visitor, kind: str, told: Mapping[str, Value]) -> str:
    answers = tuple((key, option_name(value)) for key, value in told.items())
    return Address(visitor.language, kind, visitor.profile, answers, second=visitor.second).url
