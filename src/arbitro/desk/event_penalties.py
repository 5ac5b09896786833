"""The pages of penalties in the event room (90, 91): imposed, looked at, taken back; apart from every score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from arbitro.desk import event_views as views
from arbitro.desk.charts import rank_charts
from arbitro.desk.errors import status_of
from arbitro.desk.events import Imposed, Opened
from arbitro.desk.journal import entry_named, entry_sent, room_of
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import event_of, events_of
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.event import GivenPenalty, penalised, penalties_in, penalty_amount, standard_amounts
from arbitro.formats.events import notation
from arbitro.language.errors import error_text
from arbitro.language.penalties import amount_text, penalty_line, standard_text
from arbitro.language.results import moment_text
from arbitro.language.words import Words
from arbitro.laws.profile import edition
from arbitro.scoring.field import PENALTY_UNITS, Change
from arbitro.scoring.options import PenaltyUnit

router = APIRouter()

_MOST = 60  # contestants that move, on one page
_FIELDS = ("pair", "amount", "unit", "law", "reason", "seen")


@router.get("/{language}/event/{id_}/penalty")
async def penalty(request: Request, language: str, id_: str) -> Response:
    """The form of a penalty; with `show`, the ranking before and after it."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    said = {key: request.query_params.get(key, "") for key in _FIELDS}
    return await run_in_threadpool(_penalty_page, request, visitor, opened, said, "show" in request.query_params)


def _penalty_page(
    request: Request,
    visitor: Visitor,
    opened: Opened,
    said: Mapping[str, str],
    tried: bool,
    error: InputError | None = None,
) -> Response:
    t, shown = visitor.words, _nothing_shown()
    if tried and error is None:
        try:
            given = _given(opened, said)
            shown = _shown(opened, given, opened.penalising(given), t)
        except InputError as refused:
            error = refused
    field = opened.field
    standard = standard_amounts(field)
    return show(
        request,
        visitor,
        "event_penalty.html",
        status_of(error, 400) if error else 200,
        opened=opened,
        title=t("event-penalty"),
        said=said,
        texts=[error_text(error, t)] if error else [],
        contestants=[("", ""), *((key, field.label(key)) for key in field.event.contestants)],
        units=[("", ""), *((str(unit), t(f"event-penalty-in-{unit}")) for unit in PENALTY_UNITS[field.method])],
        standard=standard_text(standard, views.regulations_text(field.profile.id, t), t),
        standards=[
            (amount_text(amount, unit, t), urlencode({**said, "amount": _typed(amount, unit), "unit": unit}))
            for amount, unit in standard
        ],
        entry=None,
        room="event",
        **shown,
    )


def _typed(amount: Any, unit: PenaltyUnit) -> str:
    return notation.written_decimal(amount * 100 if unit is PenaltyUnit.TOP else amount)


def _nothing_shown() -> dict[str, Any]:
    return {"line": "", "totals": None, "totals_more": 0, "ranks": ()}


def _given(opened: Opened, said: Mapping[str, str]) -> GivenPenalty:
    """The penalty that a form holds; of a top the form takes per cent. Raises InputError for what is missing."""
    for key in ("pair", "amount", "unit"):
        if not said[key].strip():
            raise InputError("penalty-missing")
    unit = said["unit"].strip()
    if unit not in PENALTY_UNITS[opened.field.method]:
        raise InputError.unknown("value", unit, PENALTY_UNITS[opened.field.method])
    amount = said["amount"].strip()
    share = "%" if unit == PenaltyUnit.TOP and "%" not in amount and "/" not in amount else ""
    worth, found = penalty_amount(f"{amount}{share} {unit}")
    law, reason = said["law"].strip(), said["reason"].strip()
    return GivenPenalty(penalised(opened.field, said["pair"]), worth, found, law, reason)


def _shown(opened: Opened, given: GivenPenalty, change: Change, t: Words) -> dict[str, Any]:
    """The penalty in words, and what it does to the ranking."""
    [imposed] = penalties_in(opened.field, (given,), opened.edition)
    own = [imposed.contestant]
    event = change.after.event
    names = {who: views.names_of(opened.field, who) for who in event.contestants}
    titles = {name: views.ranking_title(name, t) for name in {"", *event.ranking.values()}}
    totals = views.total_moves(opened, change, own, t)
    return {
        "line": penalty_line(opened.field.label(imposed.contestant), change.after, imposed, t),
        "totals": totals[:_MOST],
        "totals_more": max(0, len(totals) - _MOST),
        "ranks": rank_charts(change, names, own, t, titles),
    }


@router.post("/{language}/event/{id_}/penalty")
async def impose(request: Request, language: str, id_: str) -> Response:
    """Imposes a penalty: a new entry of the journal, with its ground and its paragraph."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    async with request.form(max_files=0, max_fields=20) as form:
        sent = {key: str(value) for key, value in form.items()}
    said = {key: sent.get(key, "") for key in _FIELDS}
    return await run_in_threadpool(_impose, request, visitor, opened, said)


def _impose(request: Request, visitor: Visitor, opened: Opened, said: Mapping[str, str]) -> Response:
    try:
        number = events_of(request).impose(opened, _given(opened, said), entry_sent(said["seen"]))
    except InputError as error:
        return _penalty_page(request, visitor, opened, said, False, error)
    return RedirectResponse(f"{room_of(visitor.language, opened.id)}/penalty/{number}?accepted", 303)


@router.get("/{language}/event/{id_}/penalty/{number}")
async def imposed(request: Request, language: str, id_: str, number: str) -> Response:
    """A penalty that was imposed, and the ranking before and after it as it stood then."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    return await run_in_threadpool(_imposed_page, request, visitor, opened, number)


def _imposed_page(
    request: Request, visitor: Visitor, opened: Opened, number: str, error: InputError | None = None
) -> Response:
    t = visitor.words
    found = opened.imposed_as(entry_named(number))
    given = found.penalty
    return show(
        request,
        visitor,
        "event_penalty.html",
        status_of(error, 400) if error else 200,
        opened=opened,
        title=t("event-penalty-of", pair=views.pair_name(opened.field, given.pair)),
        said=given.to_data(),
        law_known=given.law in edition(opened.edition).statuses,
        texts=[error_text(error, t)] if error else [],
        entry=found,
        entry_said=_entry_said(found, t),
        accepted_now=_now(request.query_params.keys(), t),
        room="event",
        **_shown(opened, given, opened.penalising(given, until=found.number - 1), t),
    )


def _entry_said(found: Imposed, t: Words) -> list[str]:
    said = [t("event-accepted-at", moment=moment_text(found.at, t))]
    if found.undone is not None:
        said.append(f"{t('event-undone', moment=moment_text(found.undone.at, t))}: {found.undone.reason}")
    return said


def _now(query: Iterable[str], t: Words) -> str:
    return next((t(f"event-now-{key}-penalty") for key in ("accepted", "undone") if key in query), "")


@router.post("/{language}/event/{id_}/penalty/{number}")
async def undo(request: Request, language: str, id_: str, number: str) -> Response:
    """Takes a penalty back: a new entry, with its ground."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    async with request.form(max_files=0, max_fields=6) as form:
        said = {key: str(value) for key, value in form.items()}
    return await run_in_threadpool(_undo, request, visitor, opened, number, said)


def _undo(request: Request, visitor: Visitor, opened: Opened, number: str, said: Mapping[str, str]) -> Response:
    try:
        events_of(request).lift(opened, entry_sent(number), said.get("reason", ""), entry_sent(said.get("seen", "")))
    except InputError as error:
        return _imposed_page(request, visitor, opened, number, error)
    return RedirectResponse(f"{room_of(visitor.language, opened.id)}/penalty/{number}?undone", 303)
