"""What the desk keeps, as a request reaches it."""

from __future__ import annotations

from fastapi import Request
from starlette.concurrency import run_in_threadpool

from arbitro.desk.events import Events, Opened
from arbitro.desk.polls import Asked, Polls
from arbitro.desk.records import Records
from arbitro.store import CaseLog


def records_of(request: Request) -> Records:
    records: Records = request.app.state.records
    return records


def cases_of(request: Request) -> CaseLog:
    cases: CaseLog = request.app.state.cases
    return cases


def polls_of(request: Request) -> Polls:
    polls: Polls = request.app.state.polls
    return polls


def events_of(request: Request) -> Events:
    events: Events = request.app.state.events
    return events


async def poll_of(request: Request, id_: str) -> Asked:
    """The poll of that id. Raises Missing."""
    return await run_in_threadpool(polls_of(request).get, id_)


async def event_of(request: Request, id_: str) -> Opened:
    """The event of that id, opened. Raises Missing."""
    return await run_in_threadpool(events_of(request).get, id_)
