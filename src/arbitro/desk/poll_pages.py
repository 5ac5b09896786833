"""The director's pages of a poll: look at it as it will be seen, share it, watch the answers, count."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from arbitro.adjustment.poll import Poll, Question
from arbitro.adjustment.thresholds import TEXTS, Thresholds, published
from arbitro.desk import ask_pages
from arbitro.desk.errors import missing
from arbitro.desk.lan import is_loopback, reachable_hosts
from arbitro.desk.poll_views import (
    line_views,
    option,
    position_view,
    reply_view,
    share_view,
    steps_of,
)
from arbitro.desk.polls import MOST_TICKETS, Asked
from arbitro.desk.qr import qr_svg
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import poll_of, polls_of
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.language.notation import call_text
from arbitro.language.words import Words

router = APIRouter()


# ----------------------------------------------------------------------------------------------------- list


@router.get("/{language}/polls")
async def polls(request: Request, language: str) -> Response:
    """The polls of this desk, the latest first."""
    visitor = visitor_of(request, language)
    listed = await run_in_threadpool(polls_of(request).all)
    t = visitor.words
    entries = [(poll, _name(poll.title, poll.poll, t), poll.created[:16].replace("T", " ")) for poll in listed]
    return show(request, visitor, "polls.html", polls=entries, room="polls")


def _name(title: str, poll: Poll, t: Words) -> str:
    """The director's name for a poll, or what it is about."""
    who = t("poll-of", seat=str(poll.seat))
    calls = " ".join(call_text(step.call, t.language) for step in poll.auction[-4:])
    return title or f"{who} · {calls}".rstrip(" ·")


# ---------------------------------------------------------------------------------------------------- watch


@router.get("/{language}/poll/{id_}")
async def poll(request: Request, language: str, id_: str) -> Response:
    """One poll: what is asked, the answers as they come in, the count, the line."""
    visitor = visitor_of(request, language)
    asked = await poll_of(request, id_)
    first = await _first(request, asked)
    t = visitor.words
    return show(
        request,
        visitor,
        "poll.html",
        name=_name(asked.title, asked.poll, t),
        position=position_view(asked.poll, steps_of(asked.poll), t),
        texts=[(text, t(f"poll-text-{text}")) for text in TEXTS],
        first=first and first.id,
        first_replies=[reply_view(first.poll, reply, t) for reply in first.counted] if first else [],
        waiting=len(await run_in_threadpool(polls_of(request).tickets, id_)),
        room="polls",
        **_live(asked, visitor),
    )


@router.get("/{language}/poll/{id_}/answers")
async def answers(request: Request, language: str, id_: str) -> Response:
    """The part of the page that changes while answers come in."""
    visitor = visitor_of(request, language)
    asked = await poll_of(request, id_)
    return show(request, visitor, "_poll_answers.html", **_live(asked, visitor))


async def _first(request: Request, asked: Asked) -> Asked | None:
    """The poll whose second question this is."""
    second = asked.origin.get("second", "")
    return await poll_of(request, second) if second else None


def _live(asked: Asked, visitor: Visitor) -> dict[str, Any]:
    t, poll = visitor.words, asked.poll
    line = asked.thresholds or published(visitor.regulations or None, visitor.edition)
    replies = [reply_view(poll, reply, t) for reply in asked.replies]
    n, nothing, pairs = asked.suggestions
    return {
        "asked": asked,
        "is_action": poll.question is Question.ACTION,
        "line": line,
        "italian": line.disjunctive,
        "line_set": asked.thresholds is not None,
        "lines": line_views(asked, line, t),
        "at": None if line.considered is None else f"{float(100 * line.considered):.1f}",
        "at_chose": None if line.chose_share is None else f"{float(100 * line.chose_share):.1f}",
        "count": len(asked.counted),
        "dropped": len(asked.replies) - len(asked.counted),
        "replies": replies,
        "elsewhere": [reply.number for reply in asked.counted if reply.elsewhere],
        "suggestions": [(option(p.action, t).text, option(p.over, t).text, share_view(p.said, t)) for p in pairs],
        "nothing": nothing,
        "n": n,
    }


@router.get("/{language}/poll/{id_}/preview")
async def preview(request: Request, language: str, id_: str) -> Response:
    """The poll as the pollee sees it; nothing is kept."""
    visitor = visitor_of(request, language)
    asked = await poll_of(request, id_)
    base = f"/{language}/poll/{id_}/preview"
    if "sent" in request.query_params:
        return ask_pages.end_page(request, visitor, base, "answered", preview=True)
    return ask_pages.poll_page(request, visitor, asked.poll, base, preview=True)


@router.get("/{language}/poll/{id_}/share")
async def share(request: Request, language: str, id_: str) -> Response:
    """The link and its code, large, to be held out to a phone; personal links besides."""
    visitor = visitor_of(request, language)
    asked = await poll_of(request, id_)
    host, port = request.url.hostname or "", request.url.port
    listens = str(getattr(request.app.state, "host", "127.0.0.1"))
    hosts = reachable_hosts(listens, host)
    chosen = request.query_params.get("at", "")
    at = chosen if chosen in hosts else hosts[0] if hosts else host
    shown = f"[{at}]" if ":" in at else at
    base = f"{request.url.scheme}://{shown}{f':{port}' if port else ''}/p/"
    tickets = (await run_in_threadpool(polls_of(request).tickets, id_))[:MOST_TICKETS]
    numbers = [str(i) for i in range(1, len(tickets) + 1)]
    number = next((n for n in numbers if n == request.query_params.get("link")), "")
    t = visitor.words
    return show(
        request,
        visitor,
        "poll_share.html",
        asked=asked,
        name=_name(asked.title, asked.poll, t),
        link=base + asked.shared,
        code=qr_svg(base + asked.shared, t("poll-qr")),
        tickets=[(str(i), base + ticket.token) for i, ticket in enumerate(tickets, 1)],
        shown=number,
        shown_code=qr_svg(base + tickets[int(number) - 1].token, t("poll-qr")) if number else "",
        hosts=hosts,
        at=at,
        alone=is_loopback(listens) and is_loopback(host),
        most=MOST_TICKETS,
        room="polls",
    )


# ------------------------------------------------------------------------------------------------------ act


@router.post("/{language}/poll/{id_}/{act}")
async def change(request: Request, language: str, id_: str, act: str) -> Response:
    """Drops answers or counts one again, draws the line, hands out links, closes."""
    visitor_of(request, language)
    asked = await poll_of(request, id_)
    async with request.form(max_files=0, max_fields=300) as form:
        said = {key: str(value).strip() for key, value in form.items()}
        answers = [str(value) for value in form.getlist("answer")]
    polls, to = polls_of(request), f"/{language}/poll/{id_}"
    match act:
        case "drop":
            await run_in_threadpool(polls.drop, asked, answers, said.get("reason", ""))
        case "drop-elsewhere":
            ids = [reply.id for reply in asked.counted if reply.elsewhere]
            await run_in_threadpool(polls.drop, asked, ids, said.get("reason", ""))
        case "restore":
            await run_in_threadpool(polls.restore, asked, answers[0] if answers else "")
        case "line":
            chose = said.get("chose", "")
            if chose and not (chose.isascii() and chose.isdigit() and len(chose) < 5):
                raise InputError("number", "chose", chose[:20], "1 … 1000")
            line = Thresholds.from_json({**said, "chose": int(chose) if chose else None})
            await run_in_threadpool(polls.draw_line, asked, line)
        case "links":
            number = said.get("count", "")
            if not (number.isascii() and number.isdigit() and len(number) < 4 and 1 <= int(number) <= MOST_TICKETS):
                raise InputError("number", "count", number[:20], f"1 … {MOST_TICKETS}")
            await run_in_threadpool(polls.hand_out, id_, int(number))
            to += "/share"
        case "again":
            first = await _first(request, asked)
            if first is not None and answers:
                await run_in_threadpool(polls.ask_again, id_, first, answers)
        case "close":
            await run_in_threadpool(polls.end, asked)
        case "preview":
            to += "/preview?sent=1"
        case _:
            raise missing(InputError("not-found", got=act[:80]))
    return RedirectResponse(to, 303)
