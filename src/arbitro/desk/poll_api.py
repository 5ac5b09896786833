"""REST for polls: ask, hand out links, see what came, drop with a reason, draw the line, close. All of it is the
director's: a pollee needs none of it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from arbitro.adjustment.interval import Share
from arbitro.adjustment.poll import Question
from arbitro.adjustment.thresholds import Thresholds
from arbitro.desk.api import Errors, Plain, Said
from arbitro.desk.poll_schema import DropSent, PollSent, RestoreSent, ThresholdsSent, TicketsSent
from arbitro.desk.polls import Asked, Reply
from arbitro.desk.stores import poll_of, polls_of

router = APIRouter(prefix="/api/polls", tags=["polls"])


class PollSaid(Said):
    """A poll with every answer, word for word, and the count of those that were not dropped."""

    id: str
    link: str
    poll: dict[str, Any]
    origin: dict[str, Any]
    created: str
    closed: bool
    answers: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    thresholds: dict[str, Any] | None
    tally: dict[str, Any]


class PollsSaid(Said):
    polls: list[dict[str, Any]]


class LinksSaid(Said):
    """Personal links, as paths on this desk: each takes one answer."""

    links: list[str]


_ERRORS: dict[int | str, dict[str, Any]] = {400: {"model": Errors}, 413: {"model": Errors}, 422: {"model": Errors}}
_MISSING: dict[int | str, dict[str, Any]] = {404: {"model": Errors}, **_ERRORS}


@router.get("", responses={200: {"model": PollsSaid}, 422: {"model": Errors}})
async def all_polls(request: Request) -> Response:
    """The latest polls of this desk."""
    listed = await run_in_threadpool(polls_of(request).all)
    said = [{"id": p.id, "title": p.title, "created": p.created, "answers": p.answers} for p in listed]
    return Plain({"polls": said})


@router.post("", status_code=201, responses={201: {"model": PollSaid}, **_ERRORS})
async def ask(request: Request, sent: PollSent) -> Response:
    """Asks a new poll. Words that might give the incident away are refused until `sure` is sent."""
    poll = await run_in_threadpool(sent.poll)
    id_ = await run_in_threadpool(polls_of(request).ask, poll, {"title": sent.title}, (), sent.sure)
    said = poll_json(await poll_of(request, id_))
    return Plain(said, 201, headers={"location": f"/api/polls/{id_}"})


@router.get("/{id}", responses={200: {"model": PollSaid}, **_MISSING})
async def one_poll(request: Request, id: str) -> Response:
    """The whole of a poll."""
    return Plain(poll_json(await poll_of(request, id)))


@router.post("/{id}/links", status_code=201, responses={201: {"model": LinksSaid}, **_MISSING})
async def links(request: Request, id: str, sent: TicketsSent) -> Response:
    """Hands out personal links."""
    asked = await poll_of(request, id)
    tickets = await run_in_threadpool(polls_of(request).hand_out, asked.id, sent.count)
    return Plain({"links": [f"/p/{ticket.token}" for ticket in tickets]}, 201)


@router.post("/{id}/drop", responses={200: {"model": PollSaid}, **_MISSING})
async def drop(request: Request, id: str, sent: DropSent) -> Response:
    """Leaves an answer out of the count; it is kept, with the reason."""
    await run_in_threadpool(polls_of(request).drop, await poll_of(request, id), [sent.answer], sent.reason)
    return Plain(poll_json(await poll_of(request, id)))


@router.post("/{id}/restore", responses={200: {"model": PollSaid}, **_MISSING})
async def restore(request: Request, id: str, sent: RestoreSent) -> Response:
    """Counts a dropped answer again."""
    await run_in_threadpool(polls_of(request).restore, await poll_of(request, id), sent.answer)
    return Plain(poll_json(await poll_of(request, id)))


@router.post("/{id}/thresholds", responses={200: {"model": PollSaid}, **_MISSING})
async def thresholds(request: Request, id: str, sent: ThresholdsSent) -> Response:
    """Draws the line between what is a logical alternative and what is not; earlier lines are kept."""
    line = Thresholds.from_json(sent.model_dump())
    await run_in_threadpool(polls_of(request).draw_line, await poll_of(request, id), line)
    return Plain(poll_json(await poll_of(request, id)))


@router.post("/{id}/close", responses={200: {"model": PollSaid}, **_MISSING})
async def close(request: Request, id: str) -> Response:
    """Takes no further answers."""
    await run_in_threadpool(polls_of(request).end, await poll_of(request, id))
    return Plain(poll_json(await poll_of(request, id)))


# --------------------------------------------------------------------------------------------- as plain data


def poll_json(asked: Asked) -> dict[str, Any]:
    """The whole of a poll as plain data; personal tokens are left out, so that it can be passed on."""
    return {
        "id": asked.id,
        "link": f"/p/{asked.shared}",
        "poll": asked.poll.to_json(),
        "origin": dict(asked.origin),
        "created": asked.created,
        "closed": asked.is_closed,
        "answers": [_reply_json(reply) for reply in asked.replies],
        "notes": [{"kind": note.kind, "created": note.created, **note.body} for note in asked.notes],
        "thresholds": asked.thresholds.to_json() if asked.thresholds else None,
        "tally": _tally_json(asked) if asked.poll.question is Question.ACTION else _suggestions_json(asked),
    }


def _reply_json(reply: Reply) -> dict[str, Any]:
    return {
        "number": reply.number,
        "id": reply.id,
        "created": reply.created,
        "dropped": reply.dropped,
        **reply.answer.to_json(),
    }


def _tally_json(asked: Asked) -> dict[str, Any]:
    tally, line = asked.tally, asked.thresholds or Thresholds()
    return {
        "n": tally.n,
        "actions": [
            {
                "action": found.action,
                "considered": _share_json(found.considered),
                "chose": _share_json(found.chose),
                "passing": found.passing,
                "limbs": {"considered": found.limbs.considered, "chose": found.limbs.chose},
                "both": found.limbs.both,
                "either": found.limbs.either,
                "differ": found.limbs.differ,
            }
            for found in tally.lines(line)
        ],
    }


def _suggestions_json(asked: Asked) -> dict[str, Any]:
    n, nothing, pairs = asked.suggestions
    said = [{"action": pair.action, "over": pair.over, "said": _share_json(pair.said)} for pair in pairs]
    return {"n": n, "nothing": nothing, "pairs": said}


def _share_json(share: Share) -> dict[str, Any]:
    low, high = (round(float(bound), 4) for bound in (share.low, share.high))
    return {"count": share.count, "of": share.n, "share": str(share.value or Fraction(0)), "low": low, "high": high}
