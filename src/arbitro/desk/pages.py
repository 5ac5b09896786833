"""The pages of the desk. Every one is a GET that its address says whole, but for settings and uploads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Any
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from arbitro.desk import boards, comparable_views, views, withdrawn
from arbitro.desk.address import Address
from arbitro.desk.assessment import assessed
from arbitro.desk.case_address import CaseAddress
from arbitro.desk.case_views import CaseView, appeal_period, choosing, parts_of_seats
from arbitro.desk.errors import missing
from arbitro.desk.record_pages import BACK, goes_on, next_calls, take_typed, taken_back, writing
from arbitro.desk.records import BoardFile, Entry, KeptBoard, Records
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import cases_of, records_of
from arbitro.desk.triage import onward_links
from arbitro.desk.visitor import COOKIES, KEYS, THEMES, Visitor, spoken
from arbitro.errors import InputError
from arbitro.incident import State
from arbitro.inquiry import Inquiry
from arbitro.inquiry.cases import Case, cases_on
from arbitro.language.ruling import QuestionText, ident, question_text, ruling_text
from arbitro.language.words import Words, words
from arbitro.laws.core import Where
from arbitro.laws.derive import incidents
from arbitro.laws.edition import Edition
from arbitro.laws.page import page as law_page
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.ref import normalise
from arbitro.laws.regulations import AUTHORITIES
from arbitro.store import StoreError

router = APIRouter()

_A_PAGE = 50  # boards on a page
_CASES = 30  # cases on a law's page
_DIFFERENCES = 12  # shown of a paragraph
_YEAR = 365 * 24 * 3600
_TEXT = 5 << 20  # characters of a pasted record


def _edition(request: Request, visitor: Visitor) -> Edition:
    return edition(request.query_params.get("edition") or visitor.edition)


# ------------------------------------------------------------------------------------------- what happened?


@router.get("/")
async def door(request: Request) -> Response:
    """To the visitor's own language."""
    return RedirectResponse(f"/{Visitor.of(request).language}/", 303)


@router.get("/{language}/")
async def home(request: Request, language: str) -> Response:
    """What happened? The kinds of incident by phase, found by the director's own words; or a record to open."""
    visitor = visitor_of(request, language)
    query = request.query_params.get("q", "").strip()[:80]
    found = views.kinds_found(visitor.profile.laws, visitor.words, query)
    phases = {
        phase: [(kind, Address(language, kind.key, visitor.profile, second=visitor.second).url) for kind in kinds]
        for phase, kinds in found.items()
    }
    count = sum(map(len, phases.values()))
    law = _paragraph(query, visitor.profile.laws)
    waiting = await run_in_threadpool(_waiting, request)
    return show(
        request,
        visitor,
        "home.html",
        phases=phases,
        ordinary=len(views.ORDINARY),
        query=query,
        count=count,
        law=law,
        waiting=waiting,
    )


def _waiting(request: Request) -> int:
    """How many cases are open; none where the store cannot be reached: the kinds of incident are there without it."""
    try:
        kept = cases_of(request).all()
    except StoreError:
        return 0
    return sum(k.case.state in (State.OPEN, State.WAITING) for k in kept)


def _paragraph(text: str, laws: Edition) -> str:
    """The paragraph that a search names; '' if it names none."""
    try:
        ref = normalise(text)
    except InputError:
        return ""
    return ref if ref in laws.statuses else ""


# ------------------------------------------------------------------------------------------ inquiry, ruling


@router.get("/{language}/inquiry/{kind}")
async def inquiry(request: Request, language: str, kind: str) -> Response:
    """The next question of an inquiry, or its ruling when nothing is to be asked now."""
    visitor = visitor_of(request, language)
    query = request.query_params.multi_items()
    address = Address.parse(language, kind, query)
    if "edition" not in request.query_params:  # the address is permanent: it says the edition
        own = [("edition", visitor.edition), ("regulations", visitor.regulations), ("with", visitor.second)]
        return RedirectResponse(Address.parse(language, kind, [*own, *query]).url, 303)
    if "checklist" in request.query_params:  # a form was sent: its address is written as all others are
        return RedirectResponse(address.url, 303)
    laws = address.profile.laws
    if kind not in laws.rulebooks:
        raise missing(InputError.unknown("kind", kind, laws.rulebooks))
    return await run_in_threadpool(inquiry_page, request, visitor, address)


def inquiry_page(request: Request, visitor: Visitor, address: Address, case: CaseView | None = None) -> Response:
    """The question or the ruling at an address; those of a case say so and are written into its log."""
    records = records_of(request)
    whole = address.inquiry(records.record)
    asked = address.changed(whole) or whole
    t, t2 = visitor.words, words(address.second or visitor.language)
    context: dict[str, Any] = {
        "address": address,
        "edition": address.profile.edition,
        "t2": t2,
        "known": views.answered(address, whole, t),
        "board_name": boards.board_name(records.record(address.record), t) if address.record else "",
        "seconds": _seconds(address.language, t),
        "editions": EDITIONS,
        "ruling": ruling_text(asked, t),
        "ruling2": ruling_text(asked, t2) if address.second else None,
        "case": case,
        "choosing": None,
        "period": appeal_period(address.profile),
        "keep_url": f"/{address.language}/cases/new/{quote(address.kind)}?{urlencode(address.query, safe=',')}",
    }
    if case and isinstance(address, CaseAddress) and (open_choice := choosing(address, asked, case.case)):
        named = [seat for seat in parts_of_seats(case.case, t) if seat[0] in open_choice.seats]
        context |= {"choosing": open_choice, "choosing_seats": named}
    context["writing"] = writing(address, asked, records, t)
    if asked.due:
        return show(request, visitor, "question.html", **context, **_question(address, whole, asked, t, t2, records))
    if address.view == "read":
        return show(request, visitor, "read.html", **context)
    lines = assessed(address, whole, records.record, t)
    record = records.record(address.record) if address.record else None
    there = [(found.event, kind) for found, kind in incidents(record)] if record else []
    context["onward"] = onward_links(asked, address, there, t)
    reminders = withdrawn.reminders(asked, t, goes_on(address, asked, records))
    context |= {"reminders": reminders, "lead_now": withdrawn.lead_now(asked, t)}
    return show(request, visitor, "ruling.html", **context, stages=views.later_stages(whole), assessment=lines)


def _question(
    address: Address, whole: Inquiry, asked: Inquiry, t: Words, t2: Words, records: Records
) -> dict[str, Any]:
    question = asked.asks
    assert question is not None
    changing = asked is not whole
    first = question.facts[0]
    chosen = whole.known.get(first.key) if changing else None
    return {
        "question": _yes_first(question_text(asked, t)),
        "question2": _yes_first(question_text(asked, t2)) if address.second else None,
        "away": first.where is Where.AWAY,
        "aid": comparable_views.aid(address, asked, t, records.record),
        "still_open": views.still_open(asked, t),
        "ticked": {f.key for f in question.facts if changing and whole.known.get(f.key) is True},
        "chosen": "" if chosen is None else views.option_name(chosen),
    }


def _yes_first(question: QuestionText | None) -> QuestionText:
    """Yes stands before no, whatever the order in the data."""
    assert question is not None
    names = [option.name for option in question.options]
    return replace(question, options=question.options[::-1]) if names == ["no", "yes"] else question


def _seconds(language: str, t: Words) -> list[tuple[str, str]]:
    """The languages that can stand beside this one, and none."""
    others = [code for code in spoken() if code != language]
    return [("", t("desk-no-second")), *((code, words(code)(f"language-{code}")) for code in others)] if others else []


# ------------------------------------------------------------------------------------------------- law book


@router.get("/{language}/laws")
async def laws(request: Request, language: str) -> Response:
    """Laws 1-93 of an edition and how far they are encoded."""
    visitor = visitor_of(request, language)
    found = _edition(request, visitor)
    if ref := request.query_params.get("ref", "").strip():
        return RedirectResponse(_law_url(language, law_page(found, ref).ref, found), 303)
    whole = [(ref, status) for ref, status in found.statuses.items() if ref.isdigit()]
    done = sum(status != "not_yet" for _, status in whole)
    return show(
        request,
        visitor,
        "laws.html",
        edition=found.id,
        editions=EDITIONS,
        laws=whole,
        done=done,
        kinds=found.kinds,
        room="laws",
    )


@router.get("/{language}/law/{ref}")
async def law(request: Request, language: str, ref: str) -> Response:
    """One paragraph: what it reads and gives, its neighbours, its cases, the other edition."""
    visitor = visitor_of(request, language)
    found = _edition(request, visitor)
    try:
        page = law_page(found, ref)
    except InputError as error:
        raise missing(error) from None
    if page.ref != ref:
        return RedirectResponse(_law_url(language, page.ref, found), 303)
    t = visitor.words
    return show(
        request,
        visitor,
        "law.html",
        edition=found.id,
        law=page,
        near=views.neighbours(found, page.ref),
        within=[(inner, found.statuses[inner]) for inner in page.within],
        provisions=views.provision_views(found, page.ref, t),
        differences=views.differences_of(page, t),
        most=_DIFFERENCES,
        cases=[_case(case, language, t) for case in cases_on(page.ref, found.id)[:_CASES]],
    )


def _law_url(language: str, ref: str, laws: Edition) -> str:
    return f"/{language}/law/{quote(ref)}?edition={laws.id}"


def _case(case: Case, language: str, t: Words) -> dict[str, str]:
    """A worked case: the address of its inquiry, as far as its facts are asked for."""
    told = case.inquiry()[0].steps
    query = [("edition", case.edition)]
    for step in told:
        query += [(key, views.option_name(value)) for key, value in step.answers]
    url = f"/{language}/inquiry/{case.kind}?{urlencode(query)}"
    return {"url": url, "title": f"{t(ident('kind', case.kind))}: {case.id}", "source": case.source}


@router.get("/{language}/chart/{kind}")
async def chart(request: Request, language: str, kind: str) -> Response:
    """The flow charts of a kind of incident, as numbered questions."""
    visitor = visitor_of(request, language)
    found = _edition(request, visitor)
    if kind not in found.rulebooks:
        raise missing(InputError.unknown("kind", kind, found.rulebooks))
    book = found.rulebooks[kind]
    return show(
        request,
        visitor,
        "chart.html",
        edition=found.id,
        kind=book.kind,
        charts=views.chart_views(found, book, visitor.words),
        room="laws",
    )


# -------------------------------------------------------------------------------------------------- records


@router.post("/{language}/records")
async def take_record(request: Request, language: str) -> Response:
    """Takes in a record, as a file or pasted, and leads to its page."""
    visitor_of(request, language)
    async with request.form(max_files=1, max_fields=4, max_part_size=_TEXT) as form:
        file, text = form.get("file"), form.get("text")
        if isinstance(file, UploadFile) and file.size:
            taken = await run_in_threadpool(records_of(request).take_file, file.file, file.filename or "")
        elif isinstance(text, str) and text.strip():
            taken = await run_in_threadpool(records_of(request).take_text, text)
        elif (auction := str(form.get("auction", ""))).strip():
            board = str(form.get("board", "")).strip() or "1"
            return await run_in_threadpool(take_typed, request, language, auction, board)
        else:
            raise InputError("nothing-sent")
    only = len(taken.boards) == 1 and not taken.problems
    return RedirectResponse(f"/{language}/record/{taken.boards[0].id if only else taken.id}", 303)


@router.get("/{language}/record/{id_}")
async def record(request: Request, language: str, id_: str) -> Response:
    """A board with what was found in it; or a file: its irregular boards, or all of them."""
    visitor = visitor_of(request, language)
    records = records_of(request)
    found = await run_in_threadpool(records.get, id_)
    if isinstance(found, BoardFile):
        return _file_page(request, visitor, found)
    of = request.query_params.get("of", "")
    file = await run_in_threadpool(records.get, of) if of else None
    return await run_in_threadpool(_board_page, request, visitor, found, file)


def _file_page(request: Request, visitor: Visitor, file: BoardFile) -> Response:
    t = visitor.words
    everything = "1" if request.query_params.get("all") else ""
    listed = [entry for entry in file.boards if entry.is_listed]
    entries: Sequence[Entry] = file.boards if everything else listed
    pages = max(1, ceil(len(entries) / _A_PAGE))
    asked = request.query_params.get("page", "1")
    page = min(int(asked), pages) if asked.isascii() and asked.isdigit() and 0 < len(asked) < 7 else 1
    page = max(page, 1)
    return show(
        request,
        visitor,
        "file.html",
        file=file,
        listed=len(listed),
        irregular=sum(bool(entry.irregularities) for entry in file.boards),
        shown=entries[(page - 1) * _A_PAGE : page * _A_PAGE],
        page=page,
        pages=pages,
        all=everything,
        problems=boards.problem_lines(file.problems[:_A_PAGE], t),
        problems_count=len(file.problems),
    )


def _board_page(request: Request, visitor: Visitor, board: KeptBoard, file: BoardFile | KeptBoard | None) -> Response:
    t, kept = visitor.words, board.record
    found, settled = boards.found_views(board, visitor.profile, t)
    return show(
        request,
        visitor,
        "board.html",
        id=board.id,
        record=kept,
        record_id=board.id,
        file=file if isinstance(file, BoardFile) else None,
        title=boards.board_name(kept, t),
        contract=boards.contract_line(kept, t),
        board_line=boards.board_line(kept, t),
        found=found,
        problems=boards.problem_lines(board.problems[:_A_PAGE], t),
        hands=boards.seat_views(kept, t),
        seats=boards.seat_views(kept, t),
        auction=withdrawn.auction_rows(kept, t),
        reminders=withdrawn.board_reminders(kept, visitor.profile.laws, t, settled),
        duties=withdrawn.duties(kept, t),
        tricks=boards.trick_views(kept, t),
        before=board.before,
        next=next_calls(kept, t),
        back=taken_back(kept, t),
        back_laws=BACK,
    )


# ------------------------------------------------------------------------------------------------- settings


@router.get("/{language}/settings")
async def settings(request: Request, language: str) -> Response:
    visitor = visitor_of(request, language)
    t = visitor.words
    names = [(code, words(code)(f"language-{code}")) for code in spoken()]
    return show(
        request,
        visitor,
        "settings.html",
        editions=[(id_, t(f"edition-{id_}")) for id_ in EDITIONS],
        authorities=[("", t("desk-no-authority")), *((body, body) for body in AUTHORITIES)],
        language_names=names,
        second_names=[("", t("desk-no-second")), *names],
        themes=[(theme, t(f"desk-theme-{theme}")) for theme in THEMES],
        keys=[(state, t(f"desk-keys-{state}")) for state in KEYS],
        saved="saved" in request.query_params,
        room="settings",
    )


@router.post("/{language}/settings")
async def save_settings(request: Request, language: str) -> Response:
    """Keeps the settings in cookies of the visitor's browser, nowhere else."""
    visitor_of(request, language)
    known: dict[str, tuple[str, ...]] = {
        "language": spoken(),
        "with": ("", *spoken()),
        "edition": EDITIONS,
        "regulations": ("", *AUTHORITIES),
        "theme": THEMES,
        "keys": KEYS,
    }
    async with request.form(max_files=0, max_fields=12) as form:
        said = {key: str(value) for key, value in form.items()}
    for key, value in said.items():
        if key not in known:
            raise InputError.unknown("key", key, COOKIES)
        if value not in known[key]:
            raise InputError.unknown("value", value, known[key], key)
    answer = RedirectResponse(f"/{said.get('language', language)}/settings?saved", 303)
    for key, value in said.items():
        answer.set_cookie(key, value, max_age=_YEAR, httponly=True, samesite="lax")
    return answer
