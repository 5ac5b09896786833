"""The pages of the event room: open, set up, overview, board, adjusted score before and after, check, export.

Looking is a GET that its address says whole; deciding is a POST that adds an entry to the event's journal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from arbitro.desk import event_views as views
from arbitro.desk.boards import problem_lines
from arbitro.desk.carried import Carried
from arbitro.desk.charts import frequency_charts, rank_charts
from arbitro.desk.errors import Missing, status_of
from arbitro.desk.event_draft import AWARDS, Draft, law_of
from arbitro.desk.event_setup import SetUp
from arbitro.desk.events import Accepted, Events, Opened
from arbitro.desk.export import FORMATS, NAMES, exported
from arbitro.desk.journal import entry_named, entry_sent, room_of
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import cases_of, event_of, events_of
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.event import AdjustmentKind, missing_with, warnings_of
from arbitro.event.check import check as checked
from arbitro.incident import EntryKind
from arbitro.language.cases import place_line, title_text
from arbitro.language.errors import error_text
from arbitro.language.event import finding_text, loss_text
from arbitro.language.results import moment_text, score_text, side_text
from arbitro.language.scoring import explain_score, warning_text
from arbitro.language.words import Words
from arbitro.laws.profile import edition
from arbitro.model import Board, Side
from arbitro.scoring.field import Change, Scored
from arbitro.scoring.judge import Method

router = APIRouter()

_LINES = 40  # of a list or a table on one page
_CONTESTANTS = 60
_CASES = 8
_LATELY = 6  # events remembered in a browser
_COOKIE = "events"
_YEAR = 365 * 24 * 3600
_TEXT = 5 << 20  # characters of a pasted file


def _page_of(request: Request, count: int, most: int) -> tuple[int, int]:
    """The page asked for, and how many there are."""
    pages = max(1, ceil(count / most))
    asked = request.query_params.get("page", "1")
    page = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 7 else 1
    return max(1, min(page, pages)), pages


# -------------------------------------------------------------------------------------------- open an event


def _lately(request: Request) -> list[str]:
    return [id_ for id_ in request.cookies.get(_COOKIE, "").split(".") if id_.isalnum()][:_LATELY]


@router.get("/{language}/event")
async def events(request: Request, language: str) -> Response:
    """The room: events opened in this browser, and a file to open."""
    visitor = visitor_of(request, language)
    found = await run_in_threadpool(_known, events_of(request), _lately(request), visitor.words)
    carried = Carried.of(request.query_params, visitor.words)
    return show(request, visitor, "events.html", lately=found, carried=carried, room="event")


def _known(events: Events, ids: Sequence[str], t: Words) -> list[tuple[str, str, str]]:
    known = [(id_, events.known(id_)) for id_ in ids]
    return [(id_, found[0], moment_text(found[1], t)) for id_, found in known if found is not None]


@router.post("/{language}/event")
async def open_event(request: Request, language: str) -> Response:
    """Takes in an event file, uploaded or pasted, and leads to its page."""
    visitor = visitor_of(request, language)
    carried = Carried.of(request.query_params, visitor.words)
    async with request.form(max_files=1, max_fields=4, max_part_size=_TEXT) as form:
        file, text = form.get("file"), form.get("text")
        if isinstance(file, UploadFile) and file.size:
            opened = await run_in_threadpool(events_of(request).take_file, file.file, file.filename or "")
        elif isinstance(text, str) and text.strip():
            opened = await run_in_threadpool(events_of(request).take_text, text)
        else:
            raise InputError("nothing-sent")
    answer = RedirectResponse(f"{room_of(language, opened.id)}/setup{carried.query if carried else ''}", 303)
    lately = [opened.id, *(id_ for id_ in _lately(request) if id_ != opened.id)][:_LATELY]
    answer.set_cookie(_COOKIE, ".".join(lately), max_age=_YEAR, httponly=True, samesite="lax")
    return answer


# ------------------------------------------------------------------------------------------- how to score it


@router.get("/{language}/event/{id_}/setup")
async def setup(request: Request, language: str, id_: str) -> Response:
    """Asks how the event is scored: what the file does not say, and what the authority's texts leave open."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    asked = SetUp.of(opened, visitor, request.query_params.multi_items())
    return await run_in_threadpool(_setup_page, request, visitor, opened, asked, [])


def _setup_page(
    request: Request, visitor: Visitor, opened: Opened, asked: SetUp, errors: Sequence[InputError], status: int = 200
) -> Response:
    t = visitor.words
    return show(
        request,
        visitor,
        "event_setup.html",
        status,
        opened=opened,
        read=views.read_line(opened, t),
        problems=problem_lines(opened.problems[:_LINES], t),
        problems_count=len(opened.problems),
        texts=[error_text(error, t) for error in errors],
        room="event",
        **asked.shown(opened, t),
    )


@router.post("/{language}/event/{id_}/setup")
async def set_up(request: Request, language: str, id_: str) -> Response:
    """Keeps how the event is scored, or asks for what is still open."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    async with request.form(max_files=0, max_fields=80) as form:
        sent = [(key, str(value)) for key, value in form.multi_items()]
    asked = SetUp.of(opened, visitor, sent)
    return await run_in_threadpool(_set_up, request, visitor, opened, asked)


def _set_up(request: Request, visitor: Visitor, opened: Opened, asked: SetUp) -> Response:
    try:
        settings = asked.settings()
        if asked.missing(opened):
            return RedirectResponse(f"{room_of(visitor.language, opened.id)}/setup?{asked.query}", 303)
        events_of(request).set_up(opened, settings, asked.seen)
    except InputError as error:
        return _setup_page(request, visitor, opened, asked, [error], status_of(error, 400))
    return RedirectResponse(room_of(visitor.language, opened.id) + asked.then, 303)


# --------------------------------------------------------------------------------------------- the overview


@router.get("/{language}/event/{id_}")
async def event(request: Request, language: str, id_: str) -> Response:
    """The event: its boards, its ranking, what was not understood, what was decided."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    carried = Carried.of(request.query_params, visitor.words)
    if opened.settings is None:
        return RedirectResponse(f"{room_of(language, id_)}/setup{carried.query if carried else ''}", 303)
    return await run_in_threadpool(_event_page, request, visitor, opened, carried)


def _event_page(request: Request, visitor: Visitor, opened: Opened, carried: Carried | None) -> Response:
    t, scored = visitor.words, opened.scored()
    whole = views.rankings(opened, scored, t, 0, 0)
    page, pages = _page_of(request, max(ranking.count for ranking in whole), _CONTESTANTS)
    left_out = opened.field.left_out
    return show(
        request,
        visitor,
        "event.html",
        opened=opened,
        said=views.said_of(opened, t),
        scored_as=views.scored_as(opened, t),
        carried=carried,
        accepted_now=_accepted_now(request, t),
        problems=problem_lines(opened.problems[:_LINES], t),
        problems_count=len(opened.problems),
        left_out=views.left_out_lines(left_out[:_LINES], t),
        left_out_count=len(left_out),
        penalties=bool(opened.imposed),
        decided=views.decided_views(opened, t)[:_LINES],
        boards=views.board_links(opened),
        rankings=views.rankings(opened, scored, t, (page - 1) * _CONTESTANTS, _CONTESTANTS),
        total_title=t(f"event-total-{scored.method}", "average" if scored.averaged else None),
        page=page,
        pages=pages,
        room="event",
    )


def _accepted_now(request: Request, t: Words) -> str:
    for key in ("accepted", "undone"):
        if key in request.query_params:
            return t(f"event-now-{key}")
    return ""


# -------------------------------------------------------------------------------------------------- a board


@router.get("/{language}/event/{id_}/board/{board}")
async def board(request: Request, language: str, id_: str, board: str) -> Response:
    """A board: how often each score occurs, the traveller, and how anybody's score came about."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    return await run_in_threadpool(_board_page, request, visitor, opened, board)


def _board_of(opened: Opened, board: str) -> list[str]:
    """The boards in order. Raises Missing for one that is not there."""
    boards = [link.name for link in views.board_links(opened)]
    if board not in boards:
        error = InputError.unknown("board", board, boards)
        raise Missing(error.code, got=error.got, expected=error.expected, hint=error.hint)
    return boards


def _board_page(request: Request, visitor: Visitor, opened: Opened, board: str) -> Response:
    t, scored = visitor.words, opened.scored()
    boards = _board_of(opened, board)
    at = boards.index(board)
    carried = Carried.of(request.query_params, t)
    rows = views.traveller(opened, scored, board, t)
    page, pages = _page_of(request, len(rows), _LINES)
    pair = request.query_params.get("pair", "")
    line = scored.event.find(board, pair)[0] if pair else None
    charts = frequency_charts(scored, board, t, line)
    return show(
        request,
        visitor,
        "event_board.html",
        opened=opened,
        board=board,
        board_line=_board_line(opened, board, t),
        previous=boards[at - 1] if at else "",
        following=boards[at + 1] if at + 1 < len(boards) else "",
        carried=carried,
        table=_table(visitor, opened, scored, board, pair, carried) if pair else None,
        frequencies=charts,
        chart_titles=_chart_titles(charts, t),
        worth_titles=[views.worth_title(scored.method, chart.side, t) for chart in charts],
        sums=views.sums_lines(scored, board, t),
        rows=rows[(page - 1) * _LINES : page * _LINES],
        line=line,
        page=page,
        pages=pages,
        room="event",
    )


def _board_line(opened: Opened, board: str, t: Words) -> str:
    """Dealer and vulnerability."""
    if not board.isdigit():
        return ""
    found: Board = opened.received.board(int(board)).board
    return f"{t('desk-dealer', seat=t(f'who-{found.dealer}'))} · {t(f'vulnerable-{found.vulnerability}')}"


def _chart_titles(charts: Sequence[Any], t: Words) -> list[str]:
    """What each chart shows."""
    titles = []
    for chart in charts:
        parts = [t("event-results-compared", count=chart.results)]
        parts += [t("event-section", name=chart.section)] if chart.section else []
        parts += [t(f"event-line-{chart.side}")] if chart.side else []
        parts += [t("event-apart", count=chart.apart)] if chart.apart else []
        titles.append(" · ".join(parts))
    return titles


def _table(
    visitor: Visitor, opened: Opened, scored: Scored, board: str, pair: str, carried: Carried | None
) -> Mapping[str, Any]:
    """One table of the board: what stands there, and how the number of the pair looked at came about."""
    t, event = visitor.words, scored.event
    line = event.line(event.find(board, pair)[0])
    query = {"pair": line.ns or line.ew or ""} | (carried.draft if carried and carried.board == board else {})
    sides = [(side, who) for side, who in ((Side.NS, line.ns), (Side.EW, line.ew)) if who is not None]
    return {
        "title": views.table_title(opened.field, line, t),
        "result": score_text(line.result, t),
        "adjust": f"{room_of(visitor.language, opened.id)}/board/{quote(board)}/adjust?{urlencode(query)}",
        "pairs": [
            (who, who if str(side) in who else f"{side_text(side, t)} {who}", who == pair) for side, who in sides
        ],
        "steps": explain_score(scored, board, pair, t),
    }


# ----------------------------------------------------------------------------------------- an adjusted score


@router.get("/{language}/event/{id_}/board/{board}/adjust")
async def adjust(request: Request, language: str, id_: str, board: str) -> Response:
    """The form of an adjusted score; with `show`, the field before and after it."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    return await run_in_threadpool(_adjust_page, request, visitor, opened, board)


def _adjust_page(request: Request, visitor: Visitor, opened: Opened, board: str) -> Response:
    _board_of(opened, board)
    draft = Draft.parse(board, request.query_params.multi_items())
    opened.field.event.find(board, draft.pair)
    if "show" not in request.query_params:
        return _form_page(request, visitor, opened, draft)
    try:
        return _draft_page(request, visitor, opened, draft, {})
    except InputError as error:
        if isinstance(error, Missing):
            raise
        return _form_page(request, visitor, opened, draft, [error], status_of(error, 400))


def _form_page(
    request: Request,
    visitor: Visitor,
    opened: Opened,
    draft: Draft,
    errors: Sequence[InputError] = (),
    status: int = 200,
) -> Response:
    t, scored = visitor.words, opened.scored()
    line = scored.event.line(scored.event.find(draft.board, draft.pair)[0])
    own = f"{room_of(visitor.language, opened.id)}/board/{quote(draft.board)}/adjust"
    kinds = list(AdjustmentKind)
    return show(
        request,
        visitor,
        "event_adjust.html",
        status,
        opened=opened,
        board=draft.board,
        draft=draft,
        own=own,
        title=views.table_title(opened.field, line, t),
        stands=score_text(line.result, t),
        texts=[error_text(error, t) for error in errors],
        kinds=[(kind, f"{own}?{urlencode({'pair': draft.pair, 'kind': kind})}") for kind in kinds],
        results=views.results_on(opened.field.scored, draft.board, t),
        awards=AWARDS,
        imps=scored.method is not Method.MATCHPOINTS,
        sides=[(side, t(f"who-{side}"), pair) for side, pair in ((Side.NS, line.ns), (Side.EW, line.ew))],
        room="event",
    )


def _draft_page(
    request: Request,
    visitor: Visitor,
    opened: Opened,
    draft: Draft,
    said: Mapping[str, str],
    error: InputError | None = None,
) -> Response:
    """The field before and after a draft, and what is wanted to accept it. said: paragraph and ground, if sent."""
    t = visitor.words
    adjustment = draft.adjustment(visitor.language)
    missing = missing_with(opened.field, opened.together(adjustment), opened.edition)
    if missing:
        asked = SetUp.again(opened, f"/board/{quote(draft.board)}/adjust?{draft.url_query}&show=1", missing)
        return RedirectResponse(f"{room_of(visitor.language, opened.id)}/setup?{asked.query}", 303)
    change = opened.trying(adjustment)
    placed = opened.placed(adjustment)
    warnings = [
        (warning_text(w.id, w.figures, t), w.law) for w in warnings_of(opened.field, change, placed, opened.edition)
    ]
    back = f"{room_of(visitor.language, opened.id)}/board/{quote(draft.board)}/adjust?{draft.url_query}"
    return show(
        request,
        visitor,
        "event_change.html",
        status_of(error, 400) if error else 200,
        **_change(visitor, opened, change, draft.board, placed.line),
        opened=opened,
        board=draft.board,
        warnings=warnings,
        texts=[error_text(error, t)] if error else [],
        draft=draft,
        back=back,
        law=said.get("law") or law_of(placed.kind, opened.edition),
        reason=said.get("reason", ""),
        entry=None,
        room="event",
    )


def _change(visitor: Visitor, opened: Opened, change: Change, board: str, line: int) -> dict[str, Any]:
    """Before and after: what stands there, the charts, who moves, the sums."""
    t, event = visitor.words, change.after.event
    at = event.line(line)
    own = [who for who in (at.ns, at.ew) if who is not None]
    names = {who: views.names_of(opened.field, who) for who in event.contestants}
    titles = {name: views.ranking_title(name, t) for name in {"", *event.ranking.values()}}
    frequencies = frequency_charts(change.after, board, t, line, change.before)
    totals = views.total_moves(opened, change, own, t)
    moves = views.board_moves(opened, change, board, own, t)
    return {
        "title": views.table_title(opened.field, at, t),
        "was": score_text(change.before.event.result(line), t),
        "now": score_text(at.result, t),
        "frequencies": frequencies,
        "chart_titles": _chart_titles(frequencies, t),
        "worth_titles": [views.worth_title(change.after.method, chart.side, t) for chart in frequencies],
        "ranks": rank_charts(change, names, own, t, titles),
        "moves": moves[:_LINES],
        "moves_more": max(0, len(moves) - _LINES),
        "totals": totals[:_CONTESTANTS],
        "totals_more": max(0, len(totals) - _CONTESTANTS),
        "sums": views.sums_lines(change.after, board, t),
        "explained": [(views.pair_name(opened.field, who), explain_score(change.after, board, who, t)) for who in own],
    }


@router.post("/{language}/event/{id_}/board/{board}/adjust")
async def accept(request: Request, language: str, id_: str, board: str) -> Response:
    """Accepts an adjusted score: a new entry of the journal, with its ground and its paragraph."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    async with request.form(max_files=0, max_fields=200) as form:
        sent = [(key, str(value)) for key, value in form.multi_items()]
    return await run_in_threadpool(_accept, request, visitor, opened, board, sent)


def _accept(request: Request, visitor: Visitor, opened: Opened, board: str, sent: list[tuple[str, str]]) -> Response:
    _board_of(opened, board)
    draft, said = Draft.parse(board, sent), dict(sent)
    try:
        adjustment = draft.adjustment(visitor.language, said.get("law", ""), said.get("reason", ""))
        number = events_of(request).accept(opened, adjustment, entry_sent(said.get("seen", "")))
    except InputError as error:
        return _draft_page(request, visitor, opened, draft, said, error)
    return RedirectResponse(f"{room_of(visitor.language, opened.id)}/entry/{number}?accepted", 303)


@router.get("/{language}/event/{id_}/entry/{number}")
async def entry(request: Request, language: str, id_: str, number: str) -> Response:
    """An accepted adjusted score: its ground, and the field before and after it as it stood then."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    return await run_in_threadpool(_entry_page, request, visitor, opened, number)


def _entry_page(
    request: Request, visitor: Visitor, opened: Opened, number: str, error: InputError | None = None
) -> Response:
    t = visitor.words
    accepted: Accepted = opened.accepted_as(entry_named(number))
    adjustment = accepted.adjustment
    placed = opened.placed(adjustment)
    change = opened.trying(adjustment, until=accepted.number - 1)
    link = f"{room_of(visitor.language, opened.id)}/entry/{accepted.number}"
    return show(
        request,
        visitor,
        "event_change.html",
        status_of(error, 400) if error else 200,
        **_change(visitor, opened, change, adjustment.board, placed.line),
        opened=opened,
        board=adjustment.board,
        warnings=[],
        texts=[error_text(error, t)] if error else [],
        draft=None,
        back="",
        law=adjustment.law,
        law_known=adjustment.law in edition(opened.edition).statuses,
        reason=adjustment.reason,
        entry=accepted,
        entry_said=_entry_said(accepted, t),
        cases=_cases(request, adjustment.board, link, t),
        link=link,
        accepted_now=_accepted_now(request, t),
        room="event",
    )


@dataclass(frozen=True, slots=True)
class CaseLink:
    """A case in which an accepted adjusted score is kept, or may be."""

    number: int
    length: int
    text: str
    linked: bool


def _cases(request: Request, board: str, link: str, t: Words) -> list[CaseLink]:
    """The cases that name the adjusted score, then open ones: those of its board first, then the last touched."""
    log = cases_of(request)
    tail = link[3:]  # whatever the language of the address
    found = []
    for kept in log.all():
        case = kept.case
        linked = any(e.kind is EntryKind.ADJUSTMENT and e.data["id"].endswith(tail) for e in case.entries)
        if linked or not case.closed:
            name = t("case-number", number=str(kept.number))
            text = " · ".join(filter(None, (name, title_text(case, t), place_line(case, t))))
            order = (not linked, case.board != board, -case.changed_at.timestamp())
            found.append((order, CaseLink(kept.number, case.length, text, linked)))
    return [each for _, each in sorted(found, key=lambda pair: pair[0])[:_CASES]]


def _entry_said(accepted: Accepted, t: Words) -> list[str]:
    said = [t("event-accepted-at", moment=moment_text(accepted.at, t))]
    if accepted.undone is not None:
        moment = moment_text(accepted.undone.at, t)
        said.append(f"{t('event-undone', moment=moment)}: {accepted.undone.reason}")
    return said


@router.post("/{language}/event/{id_}/entry/{number}")
async def undo(request: Request, language: str, id_: str, number: str) -> Response:
    """Takes an accepted adjustment back: a new entry, with its ground."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    async with request.form(max_files=0, max_fields=6) as form:
        said = {key: str(value) for key, value in form.items()}
    return await run_in_threadpool(_undo, request, visitor, opened, number, said)


def _undo(request: Request, visitor: Visitor, opened: Opened, number: str, said: Mapping[str, str]) -> Response:
    try:
        events_of(request).undo(opened, entry_sent(number), said.get("reason", ""), entry_sent(said.get("seen", "")))
    except InputError as error:
        return _entry_page(request, visitor, opened, number, error)
    return RedirectResponse(f"{room_of(visitor.language, opened.id)}/entry/{number}?undone", 303)


# ------------------------------------------------------------------------------------------ check and export


@router.get("/{language}/event/{id_}/check")
async def check(request: Request, language: str, id_: str) -> Response:
    """What in the file does not follow from its own results."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    return await run_in_threadpool(_check_page, request, visitor, opened)


def _check_page(request: Request, visitor: Visitor, opened: Opened) -> Response:
    t = visitor.words
    found = checked(opened.received)
    page, pages = _page_of(request, len(found.findings), _LINES)
    shown = found.findings[(page - 1) * _LINES : page * _LINES]
    return show(
        request,
        visitor,
        "event_check.html",
        opened=opened,
        findings=[finding_text(finding, t) for finding in shown],
        way=views.way_line(found, t),
        count=len(found.findings),
        page=page,
        pages=pages,
        room="event",
    )


@router.get("/{language}/event/{id_}/export")
async def export(request: Request, language: str, id_: str) -> Response:
    """What a file of the event would lose, before it is fetched."""
    visitor = visitor_of(request, language)
    opened = await event_of(request, id_)
    return await run_in_threadpool(_export_page, request, visitor, opened)


def _export_page(request: Request, visitor: Visitor, opened: Opened) -> Response:
    t = visitor.words
    format_, names = request.query_params.get("format", ""), request.query_params.get("names", "keep")
    made = exported(opened, format_, names) if format_ else None
    losses = [loss_text(loss, t) for loss in made.losses] if made else []
    return show(
        request,
        visitor,
        "event_export.html",
        opened=opened,
        formats=[(f, t(f"event-format-{f}")) for f in FORMATS],
        names=[(n, t(f"event-names-{n}")) for n in NAMES],
        format=format_,
        chosen_names=names,
        made=made,
        losses=losses[:_LINES],
        losses_more=max(0, len(losses) - _LINES),
        file=f"{room_of(visitor.language, opened.id)}/file?{urlencode({'format': format_, 'names': names})}",
        room="event",
    )


@router.get("/{language}/event/{id_}/file")
async def file(request: Request, language: str, id_: str) -> Response:
    """The event as it stands, as a file."""
    visitor_of(request, language)
    opened = await event_of(request, id_)
    query = request.query_params
    made = await run_in_threadpool(exported, opened, query.get("format", ""), query.get("names", "keep"))
    return made.answer()
