"""The pages of a pollee, on his phone: the position call by call, then what he would do. They know of one poll only.

Whoever holds a token gets here without the director's key, and from here nowhere else: no link, no id and no word of
the director's side is in these pages, their addresses or their headers.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.responses import RedirectResponse, Response

from arbitro.adjustment.poll import Poll, Question
from arbitro.adjustment.poll_answer import LONGEST, Answer, Closeness, Suggestion
from arbitro.desk.ask_address import AskAddress
from arbitro.desk.errors import Missing
from arbitro.desk.poll_views import box_view, option, position_view, steps_of
from arbitro.desk.polls import PollClosed, Polls
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import polls_of
from arbitro.desk.visitor import Visitor, spoken
from arbitro.errors import InputError
from arbitro.language.words import words

router = APIRouter(prefix="/p")

_WEEK = 7 * 24 * 3600


@dataclass(frozen=True, slots=True)
class _Door:
    """What a token opens. ticket: the personal token, '' of a shared one; state: 'open', 'closed', 'answered'."""

    poll: Poll
    ticket: str
    state: str
    next: str = ""  # a token with another question for the same person


def _open(polls: Polls, token: str) -> _Door:
    if (found := polls.ticket(token)) is not None:
        ticket, poll = found
        if polls.has_answered(token):
            more = polls.next_ticket(token)
            return _Door(poll, token, "answered", more.token if more else "")
        return _Door(poll, token, "closed" if polls.is_closed(ticket.poll) else "open")
    if (shared := polls.shared(token)) is not None:
        return _Door(shared[1], "", "closed" if polls.is_closed(shared[0]) else "open")
    raise Missing("unknown-poll")


def _cookie(token: str) -> str:
    return f"asked-{token[:6]}"


def _own(request: Request, token: str) -> str:
    """The personal token that this device was given for a shared one."""
    own = request.cookies.get(_cookie(token), "")
    return own if own and polls_of(request).ticket(own) is not None else ""


def _kept_private(answer: Response) -> Response:
    answer.headers["cache-control"] = "no-store"
    return answer


@router.get("/{token}")
async def door(request: Request, token: str) -> Response:
    """To the pollee's own language."""
    return _kept_private(RedirectResponse(f"/p/{token}/{Visitor.of(request).language}", 303))


@router.get("/{token}/{language}")
async def ask(request: Request, token: str, language: str) -> Response:
    """The next page of the poll; thanks, once it has been answered."""
    visitor = visitor_of(request, language)
    found = await run_in_threadpool(_open, polls_of(request), token)
    base = f"/p/{token}/{language}"
    own = await run_in_threadpool(_own, request, token)
    if not found.ticket and own:
        return _kept_private(RedirectResponse(f"/p/{own}/{language}", 303))
    if found.state != "open":
        return _kept_private(end_page(request, visitor, base, found.state, found.next))
    if not found.ticket:
        return _kept_private(start_page(request, visitor, found.poll, base, shared=True))
    return _kept_private(poll_page(request, visitor, found.poll, base))


@router.post("/{token}/{language}")
async def answer(request: Request, token: str, language: str) -> Response:
    """Begins, from a shared link: a personal token for this device. Or takes the answer, once."""
    visitor = visitor_of(request, language)
    polls = polls_of(request)
    found = await run_in_threadpool(polls.ticket, token)
    if found is None:
        return _kept_private(await _begin(request, polls, token, language))
    async with request.form(max_files=0, max_fields=200) as form:
        said = read_answer(found[1], form, visitor.language)
    with suppress(PollClosed):  # the page says so
        await polls.answer(token, said)
    return _kept_private(RedirectResponse(f"/p/{token}/{language}", 303))


async def _begin(request: Request, polls: Polls, token: str, language: str) -> Response:
    """From a shared link to the personal one of this device."""
    shared = await run_in_threadpool(_open, polls, token)
    if shared.state != "open":
        return RedirectResponse(f"/p/{token}/{language}", 303)
    own = await run_in_threadpool(_own, request, token) or await run_in_threadpool(_new_ticket, polls, token)
    begun = RedirectResponse(f"/p/{own}/{language}?step=0", 303)
    begun.set_cookie(_cookie(token), own, max_age=_WEEK, path=f"/p/{token}", httponly=True, samesite="lax")
    return begun


@router.api_route("/{rest:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
async def nowhere(rest: str) -> Response:
    """No other page answers here: this part of the desk is open to everybody."""
    raise Missing("not-found", got=f"/p/{rest}"[:80])


def _new_ticket(polls: Polls, token: str) -> str:
    shared = polls.shared(token)
    assert shared is not None
    return polls.hand_out(shared[0], 1)[0].token


# ------------------------------------------------------------------------------------------ pages, also previewed


def start_page(
    request: Request, visitor: Visitor, poll: Poll, base: str, *, shared: bool = False, preview: bool = False
) -> Response:
    context = _context(base, AskAddress(base), preview)
    return show(request, visitor, "ask_start.html", poll=poll, shared=shared, **context)


def end_page(
    request: Request, visitor: Visitor, base: str, state: str, following: str = "", *, preview: bool = False
) -> Response:
    more = f"/p/{following}/{visitor.language}" if following else ""
    return show(request, visitor, "ask_end.html", state=state, more=more, **_context(base, AskAddress(base), preview))


def poll_page(request: Request, visitor: Visitor, poll: Poll, base: str, *, preview: bool = False) -> Response:
    """The page at this address: the start, a step, the choice, what else, how close."""
    address = AskAddress.parse(base, request.query_params, poll)
    if address.step is None:
        return start_page(request, visitor, poll, base, preview=preview)
    t, steps = visitor.words, steps_of(poll)
    context: dict[str, Any] = {
        "poll": poll,
        "position": position_view(poll, address.step, t),
        **_context(base, address, preview),
    }
    own = 0 < address.step <= len(poll.auction) and poll.auction[address.step - 1].seat is poll.seat
    if address.differ and own:
        made = poll.auction[address.step - 1].call.code
        before = tuple(code for code in poll.options_before(address.step - 1) if code != made)
        return show(request, visitor, "ask_step.html", box=box_view(before, t), own=own, **context)
    if address.step < steps:
        return show(request, visitor, "ask_step.html", box=None, own=own, **context)
    if poll.question is Question.SUGGESTS:
        return _suggests(request, visitor, poll, address, context)
    if not address.chosen:
        return show(request, visitor, "ask_choose.html", box=box_view(poll.options, t), own=own, **context)
    others = tuple(code for code in poll.options if code != address.chosen)
    context["chosen"] = option(address.chosen, t)
    if address.also is None and others:
        return show(request, visitor, "ask_consider.html", box=box_view(others, t), which="also", **context)
    also = [option(code, t) for code in address.also or () if code != address.chosen]
    return show(request, visitor, "ask_send.html", also=also, grades=list(Closeness), longest=LONGEST, **context)


def _suggests(request: Request, visitor: Visitor, poll: Poll, address: AskAddress, context: dict[str, Any]) -> Response:
    t, actions = visitor.words, poll.actions or poll.options
    more = address.also or ()
    context["chosen"] = None
    if address.also is None:
        return show(request, visitor, "ask_consider.html", box=box_view(actions, t), which="also", **context)
    if more and not address.over:
        rest = tuple(code for code in actions if code not in more)
        return show(request, visitor, "ask_consider.html", box=box_view(rest, t), which="over", **context)
    context |= {"more": [option(code, t) for code in more], "over": [option(code, t) for code in address.over or ()]}
    return show(request, visitor, "ask_send.html", also=[], grades=[], longest=LONGEST, **context)


def _context(base: str, address: AskAddress, preview: bool) -> dict[str, Any]:
    """What every page of a pollee knows; `tongues`: the same page in each language."""
    head, _, own = base.rpartition("/") if not preview else ("", "", "")
    query = address.url.removeprefix(base)
    tongues = [(code, words(code)(f"language-{code}"), f"{head}/{code}{query}", code == own) for code in spoken()]
    return {"address": address, "tongues": [] if preview else tongues, "preview": preview}


# -------------------------------------------------------------------------------------------------- answers


def read_answer(poll: Poll, form: FormData, language: str) -> Answer | Suggestion:
    """The answer in a form. Raises InputError for what no page of ours sends."""
    comment, standard = (str(form.get(key, "")).replace("\r\n", "\n").strip() for key in ("comment", "standard"))
    also = [str(code) for code in form.getlist("also")]
    if poll.question is Question.SUGGESTS:
        over = tuple(str(code) for code in form.getlist("over"))
        suggestion = Suggestion(tuple(also), over, comment, standard, language)
        suggestion.check(poll)
        return suggestion
    said = Answer(
        str(form.get("chosen", "")),
        tuple((code, _close(str(form.get(f"close-{code}", "")), code)) for code in also),
        tuple(_elsewhere(str(text)) for text in form.getlist("elsewhere")),
        comment,
        standard,
        language,
    )
    said.check(poll)
    return said


def _close(text: str, code: str) -> Closeness:
    try:
        return Closeness(text)
    except ValueError:
        raise InputError.unknown("value", text, Closeness, f"close-{code}") from None


def _elsewhere(text: str) -> tuple[int, str]:
    step, _, call = text.partition(".")
    if not (step.isascii() and step.isdigit() and len(step) < 4):
        raise InputError("number", "elsewhere", text[:20])
    return int(step), call
