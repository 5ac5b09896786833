"""The director composes a poll: from a record, by hand, or from an earlier poll; and is warned before it is kept."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from arbitro.adjustment.poll import Scoring, Step
from arbitro.adjustment.poll_draft import decisions, draft
from arbitro.desk import boards
from arbitro.desk.errors import errors_json
from arbitro.desk.poll_form import SUITS, PollForm
from arbitro.desk.poll_schema import Position
from arbitro.desk.poll_views import box_view, text_of
from arbitro.desk.polls import warnings
from arbitro.desk.records import Records
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import polls_of, records_of
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.language.notation import SYMBOLS, call_text, card_text
from arbitro.language.typed import read_auction, typed_text
from arbitro.model import CALLS, Board, Seat, Vulnerability
from arbitro.table import Called, Played, TableRecord, legal_calls

router = APIRouter()

_CALLS, _TYPED = 320, 2000  # calls and characters of an auction

Moment = tuple[str, str, str]  # address, who, call or card


@router.get("/{language}/polls/new")
async def compose(request: Request, language: str) -> Response:
    """From a record: first the moment, then the words. By hand: first the auction. Or from an earlier poll."""
    visitor = visitor_of(request, language)
    query = request.query_params
    if (earlier := query.get("from", "")) or (earlier := query.get("second", "")):
        asked = await run_in_threadpool(polls_of(request).get, earlier)
        more: dict[str, Any] = {"title": asked.title, "record": asked.origin.get("record", "")}
        if "second" in query:
            actions = asked.tally.actions or asked.poll.actions
            more |= {"second": asked.id, "actions": tuple(a for a in asked.poll.options if a in actions)}
        form = PollForm.of(asked.poll, **more)
        return _form_page(request, visitor, form)
    if id_ := query.get("record", ""):
        record = await run_in_threadpool(records_of(request).record, id_)
        if "event" not in query:
            return _moments(request, visitor, id_, record)
        event = query["event"]
        number = int(event) if event.isascii() and event.isdigit() and len(event) < 7 else -1
        poll = await run_in_threadpool(draft, record, number, Scoring.MATCHPOINTS, language)
        return _form_page(request, visitor, PollForm.of(poll, record=id_, event=event))
    return _by_hand(request, visitor)


def _moments(request: Request, visitor: Visitor, id_: str, record: TableRecord) -> Response:
    """The moments of a record at which somebody had to decide."""
    t = visitor.words
    calls: list[Moment] = []
    tricks: dict[int, list[Moment]] = {}
    for number, seat in decisions(record):
        event = record.events[number]
        url = f"/{visitor.language}/polls/new?record={id_}&event={number}"
        if isinstance(event, Called):
            calls.append((url, t(f"who-{seat}"), call_text(event.call, t.language)))
        elif isinstance(event, Played):
            trick = record.state.trick_of(number)
            line = (url, t(f"who-{seat}"), card_text(event.card, t.language))
            tricks.setdefault(trick.number if trick else 0, []).append(line)
    name = boards.board_name(record, t)
    return show(
        request, visitor, "poll_moments.html", name=name, record_id=id_, calls=calls, tricks=tricks, room="polls"
    )


def _by_hand(request: Request, visitor: Visitor) -> Response:
    """An auction put together call by call; every state of it is an address."""
    query, t = request.query_params, visitor.words
    dealer = Seat.parse(query.get("dealer", "N"))
    vulnerability = Vulnerability.parse(query.get("vulnerability", "None"))
    codes = [code for code in query.get("auction", "").split(",") if code]
    codes = codes[:_CALLS]
    for code in codes:
        if code not in CALLS:
            raise InputError.unknown("action", code, CALLS, "auction")
    typed, problem = query.get("typed", "").strip()[:_TYPED], ""
    base = f"/{visitor.language}/polls/new?dealer={dealer}&vulnerability={vulnerability}&auction="
    if typed:
        try:
            more = read_auction(typed, t.language, before=tuple(CALLS[code] for code in codes))
        except InputError as error:
            problem = errors_json(error, t)[0]["text"]
        else:
            return RedirectResponse(base + ",".join([*codes, *(call.code for call in more)]), 303)
    record = TableRecord(Board(None, dealer, vulnerability), None, tuple(Called(CALLS[code]) for code in codes))
    state = record.state
    steps = tuple(Step(call.seat, call.call) for call in state.auction)
    seat = state.turn
    if "done" in query and seat is not None:
        auction = [{"seat": str(step.seat), "call": step.call.code} for step in steps]
        said = {"dealer": str(dealer), "vulnerability": str(vulnerability), "seat": str(seat), "auction": auction}
        return _form_page(request, visitor, PollForm(Position.model_validate(said)))
    rows: list[list[str]] = []
    column = 4
    for step in steps:
        if step.seat.position < column:
            rows.append([""] * 4)
        column = step.seat.position
        rows[-1][column] = call_text(step.call, t.language)
        column += 1
    return show(
        request,
        visitor,
        "poll_auction.html",
        400 if problem else 200,
        dealer=str(dealer),
        vulnerability=str(vulnerability),
        seats=[(str(s), t(f"who-{s}"), t(f"desk-seat-{s}")) for s in Seat],
        vulnerabilities=[(str(v), t(f"vulnerable-{v}")) for v in Vulnerability],
        codes=",".join(codes),
        rows=rows,
        turn=t("poll-turn-to-lead" if state.contract else "poll-turn-to-call", seat=str(seat)) if seat else "",
        box=box_view(tuple(call.code for call in legal_calls(state)), t) if legal_calls(state) else None,
        base=base,
        back=base + ",".join(codes[:-1]) if codes else "",
        done=f"{base}{','.join(codes)}&done=1" if seat else "",
        typed=typed,
        problem=problem,
        example=" ".join(typed_text(CALLS[code], t.language) for code in ("1C", "P", "1H", "X")),
        room="polls",
    )


def _form_page(
    request: Request, visitor: Visitor, form: PollForm, problem: InputError | None = None, found: tuple[str, ...] = ()
) -> Response:
    t, position = visitor.words, form.position
    steps = [
        (i, t(f"who-{step.seat}"), call_text(CALLS[step.call], t.language), form.meanings[i] if form.meanings else "")
        for i, step in enumerate(position.auction)
    ]
    return show(
        request,
        visitor,
        "poll_compose.html",
        400 if problem else 200,
        form=form,
        position=position.model_dump_json(),
        problem=errors_json(problem, t)[0]["text"] if problem else "",
        found=found,
        seat=str(position.seat),
        steps=steps,
        suits=[(suit, SYMBOLS[suit], t(f"suit-{suit}"), form.suits.get(suit, "")) for suit in SUITS],
        scorings=[(str(s), t(f"poll-scoring-{s}")) for s in Scoring],
        actions=[text_of(code, t) for code in form.actions],
        room="polls",
    )


@router.post("/{language}/polls/new")
async def keep(request: Request, language: str) -> Response:
    """Keeps the poll, or shows the form again with what is wrong, or with the words that might give it away."""
    visitor = visitor_of(request, language)
    async with request.form(max_files=0, max_fields=400) as sent:
        form = PollForm.sent(sent)
    try:
        poll = form.poll(language)
        if form.second and not form.information:
            raise InputError("poll-information")
        names = await run_in_threadpool(_names, records_of(request), form.record)
        found = warnings(poll, names)
        if found and not form.sure:
            return _form_page(request, visitor, form, found=found)
        id_ = await run_in_threadpool(polls_of(request).ask, poll, form.origin, names, True)
    except InputError as error:
        return _form_page(request, visitor, form, error)
    return RedirectResponse(f"/{language}/poll/{id_}", 303)


def _names(records: Records, id_: str) -> list[str]:
    return list(records.record(id_).players.values()) if id_ else []
