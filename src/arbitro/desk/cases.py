"""The Cases room: the queue of an event, one case with its timeline, and what is written into it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, quote, unquote, urlencode

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from arbitro.desk import case_views
from arbitro.desk.address import Address
from arbitro.desk.case_address import CaseAddress, of_seats, waits
from arbitro.desk.case_forms import Form, drafts_in, kind_in, number, one
from arbitro.desk.case_views import FILTERS, CaseView, case_view
from arbitro.desk.errors import errors_json, missing
from arbitro.desk.pages import inquiry_page
from arbitro.desk.records import Records
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import cases_of, records_of
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.incident import Draft, EntryKind, State, draft
from arbitro.incident.case import Reservation
from arbitro.incident.entry import Measure, Part, Phase
from arbitro.incident.frame import reservation_screen
from arbitro.inquiry import Inquiry
from arbitro.language.cases import clock_text, date_text
from arbitro.language.ruling import ruling_text
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.laws.regulations import AUTHORITIES
from arbitro.model import Seat
from arbitro.store import CaseMoved, Kept, NoCase

router = APIRouter()

_DIRECTOR = "director"  # the cookie that holds the director's name
_YEAR = 365 * 24 * 3600
_A_PAGE = 100  # cases on a page
_MEASURES = (Measure.WARNING, Measure.PENALTY, Measure.AVERAGE_MINUS)
_WRITTEN = ("text", "reason", "grounds", "laws", "appeal_minutes", "by")  # what a director typed himself


def _director(request: Request) -> str:
    return unquote(request.cookies.get(_DIRECTOR, ""))[:80]


def _kept(request: Request, number: str) -> Kept:
    try:
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise NoCase(number)
        return cases_of(request).get(int(number))
    except NoCase:
        raise missing(InputError("unknown-case", got=number[:20])) from None


async def _sent(request: Request) -> Form:
    async with request.form(max_files=0, max_fields=120) as form:
        sent: dict[str, list[str]] = {}
        for key, value in form.multi_items():
            sent.setdefault(key, []).append(str(value))
    return sent


# ------------------------------------------------------------------------------------------------ the queue


@router.get("/{language}/cases")
async def cases(request: Request, language: str) -> Response:
    """The queue: open cases first, then those waiting for a later stage."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_queue, request, visitor)


def _queue(request: Request, visitor: Visitor) -> Response:
    wanted = {key: request.query_params.get(key, "").strip()[:80] for key in FILTERS}
    if wanted["state"] and wanted["state"] not in State.__members__.values():
        raise InputError.unknown("value", wanted["state"], State, "state")
    kept = cases_of(request).all()
    found = case_views.rows(kept, visitor.words, wanted)
    return show(
        request,
        visitor,
        "cases.html",
        rows=found[:_A_PAGE],
        count=len(found),
        more=len(found) - _A_PAGE,
        any=bool(kept),
        wanted=wanted,
        filtered=any(wanted.values()),
        states=[("", visitor.words("case-any")), *((state, visitor.words(f"case-state-{state}")) for state in State)],
        room="cases",
    )


@router.get("/{language}/cases/export")
async def export_all(request: Request, language: str) -> Response:
    """Every case as JSON, to be kept elsewhere or taken in again."""
    visitor_of(request, language)
    return _download(await run_in_threadpool(cases_of(request).export), "cases.json")


def _download(data: Mapping[str, Any], name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(json.dumps(data, ensure_ascii=False, indent=1), media_type="application/json", headers=headers)


# ------------------------------------------------------------------------------------------------ a new case


@router.get("/{language}/cases/new")
async def new_case(request: Request, language: str) -> Response:
    """A form for a case about anything: the kind of incident is chosen on it, or left open."""
    visitor = visitor_of(request, language)
    kinds = [("", visitor.words("case-no-kind"))]
    kinds += [(kind.key, visitor.words(f"kind-{kind.key}")) for kind in visitor.profile.laws.kinds]
    return _new(request, visitor, None, kinds)


@router.get("/{language}/cases/new/{kind}")
async def new_case_of(request: Request, language: str, kind: str) -> Response:
    """The same for an inquiry that has been begun: its answers so far are kept with it."""
    visitor = visitor_of(request, language)
    query = [(key, value) for key, value in request.query_params.multi_items() if key not in ("from", "change", "view")]
    address = Address.parse(language, kind, query)
    if kind not in address.profile.laws.rulebooks:
        raise missing(InputError.unknown("kind", kind, address.profile.laws.rulebooks))
    await run_in_threadpool(address.inquiry, records_of(request).record)
    return _new(request, visitor, address, [])


def _new(request: Request, visitor: Visitor, address: Address | None, kinds: list[tuple[str, str]]) -> Response:
    origin = request.query_params.get("from", "")
    record = records_of(request).record(address.record) if address and address.record else None
    return show(
        request,
        visitor,
        "case_new.html",
        address=address,
        kinds=kinds,
        board=str(record.board.number or "") if record else "",
        sprung_from=origin if origin.isascii() and origin.isdigit() else "",
        director=_director(request),
        seats=[(str(seat), _capital(visitor.words(f"who-{seat}"))) for seat in Seat],
        phases=[(phase, visitor.words(f"case-phase-{phase}")) for phase in Phase],
        editions=[(id_, visitor.words(f"edition-{id_}")) for id_ in EDITIONS],
        authorities=[("", visitor.words("desk-no-authority")), *((body, body) for body in AUTHORITIES)],
        room="cases",
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@router.post("/{language}/cases")
async def keep_case(request: Request, language: str) -> Response:
    """Keeps a case from its first question on, and goes on with that."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_keep, request, visitor, await _sent(request))


def _keep(request: Request, visitor: Visitor, form: Form) -> Response:
    by, language = one(form, "by")[:80], visitor.language
    address = Address.parse(language, one(form, "kind"), parse_qsl(one(form, "address"), keep_blank_values=True))
    profile = Profile(one(form, "edition"), one(form, "regulations") or None) if "edition" in form else address.profile
    if address.kind and address.kind not in profile.laws.rulebooks:
        raise InputError.unknown("kind", address.kind, profile.laws.rulebooks)
    said = {key: one(form, key) for key in ("table", "board", "event", "offender", "declarer", "phase")}
    opened = {
        "kind": address.kind,
        "edition": profile.edition,
        "regulations": profile.regulations or "",
        "record": address.record,
        "record_event": address.event or 0,
        "sprung_from": number(form, "sprung_from") if one(form, "sprung_from") else 0,
    }
    drafts = [draft(EntryKind.OPENED, by, **said, **opened)]
    phase = said["phase"] or Phase.PLAY
    for kind, name in ((EntryKind.ATTENTION, "attention"), (EntryKind.CALLED, "called")):
        if seat := one(form, name):
            player = "" if seat == "somebody" else seat
            part = one(form, "part") if kind is EntryKind.ATTENTION else ""
            drafts.append(draft(kind, by, seat=player, phase=phase, part=part))
    seats = [Seat.parse(said[name]) if said[name] else None for name in ("offender", "declarer")]
    address = replace(address, told=(*address.told, *of_seats(address, *seats)))
    if address.told:
        answers = [[key, value] for key, value in address.told]
        drafts.append(
            draft(EntryKind.TOLD, by, answers=answers, waits=waits(address.inquiry(records_of(request).record)))
        )
    number_ = cases_of(request).open(drafts, _people(form))
    answer = RedirectResponse(f"/{language}/case/{number_}{'/inquiry' if address.kind else ''}", 303)
    return _remembering(answer, by)


def _people(form: Form) -> dict[Seat, str]:
    return {seat: name for seat in Seat if (name := one(form, f"name-{seat}"))}


def _remembering(answer: Response, by: str) -> Response:
    """The director's name stays in his browser, as his settings do."""
    if by:
        answer.set_cookie(_DIRECTOR, quote(by), max_age=_YEAR, httponly=True, samesite="lax")
    return answer


# ------------------------------------------------------------------------------------------------- one case


@router.get("/{language}/case/{number}")
async def case(request: Request, language: str, number: str) -> Response:
    """A case with its timeline, what is to be decided, and the forms to write into it."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_case_page, request, visitor, number)


def _case_page(request: Request, visitor: Visitor, number: str) -> Response:
    kept, t = _kept(request, number), visitor.words
    found, view = kept.case, case_view(kept, t)
    address = CaseAddress.of(visitor.language, kept.number, found)
    inquiry, setting = _inquiry(address, records_of(request)), case_views.reserving(address.profile)
    return show(
        request,
        visitor,
        "case.html",
        case=view,
        address=address,
        edition=found.edition,
        moments=case_views.moments(found, t),
        known=case_views.established(inquiry, t),
        known_kind=inquiry is not None,
        complete=inquiry is not None and not inquiry.due,
        period=case_views.appeal_period(address.profile),
        reserving=setting,
        screen=reservation_screen(setting),
        consulted=case_views.consulted(found),
        information_url=_information_url(address),
        reservation_urls={r.entry: _information_url(address, r) for r in found.reservations if r.answer},
        seats=case_views.parts_of_seats(found, t),
        parts_in_play=[("", t("case-not-known")), *((part, t(f"case-part-{part}")) for part in Part)],
        phases=[(phase, t(f"case-phase-{phase}")) for phase in Phase],
        measures=[(what, t(f"case-measure-{what}")) for what in _MEASURES],
        director=_director(request),
        room="cases",
    )


def _inquiry(address: CaseAddress, records: Records) -> Inquiry | None:
    """The inquiry of a case; None where it has none, or what was told is not understood any more."""
    try:
        return address.inquiry(records.record) if address.kind in address.profile.laws.rulebooks else None
    except InputError:
        return None


def _information_url(address: CaseAddress, reservation: Reservation | None = None) -> str:
    """Where a case about unauthorised information is opened, with what a reservation has settled of it."""
    kind = case_views.information_kind(address.profile.laws)
    query = [("edition", address.profile.edition), ("regulations", address.profile.regulations or "")]
    if kind and reservation and reservation.answer:
        disputed = "no" if reservation.undisputed else "yes"
        query += [("partner.moment", "reservation"), ("partner.disputed", disputed)]
    query.append(("from", str(address.case)))
    return f"/{address.language}/cases/new{'/' + kind if kind else ''}?{urlencode([q for q in query if q[1]])}"


@router.get("/{language}/case/{number}/inquiry")
async def case_inquiry(request: Request, language: str, number: str) -> Response:
    """The next question of a case, or its ruling."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_inquiry_of, request, visitor, number)


def _inquiry_of(request: Request, visitor: Visitor, number: str) -> Response:
    kept = _kept(request, number)
    address = CaseAddress.of(visitor.language, kept.number, kept.case, request.query_params.multi_items())
    if address.kind not in address.profile.laws.rulebooks:
        return RedirectResponse(f"/{visitor.language}/case/{kept.number}", 303)
    return inquiry_page(request, visitor, address, case_view(kept, visitor.words))


@router.get("/{language}/case/{number}/plain")
async def case_plain(request: Request, language: str, number: str) -> Response:
    """The ruling at length and in plain words, for a player without experience."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_plain, request, visitor, number)


def _plain(request: Request, visitor: Visitor, number: str) -> Response:
    kept, t = _kept(request, number), visitor.words
    address = CaseAddress.of(visitor.language, kept.number, kept.case)
    inquiry = _inquiry(address, records_of(request))
    ruling = ruling_text(inquiry, t) if inquiry else None
    known = case_views.established(inquiry, t)
    view = case_view(kept, t)
    return show(request, visitor, "case_plain.html", case=view, ruling=ruling, known=known, edition=kept.case.edition)


@router.get("/{language}/case/{number}/form")
async def case_form(request: Request, language: str, number: str) -> Response:
    """The ruling form: facts, ruling, paragraphs, grounds, right of appeal; for paper."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_form, request, visitor, number)


def _form(request: Request, visitor: Visitor, number: str) -> Response:
    kept, t = _kept(request, number), visitor.words
    address = CaseAddress.of(visitor.language, kept.number, kept.case)
    inquiry = _inquiry(address, records_of(request))
    opened = kept.case.opened_at
    return show(
        request,
        visitor,
        "case_form.html",
        case=case_view(kept, t),
        sheet=case_views.sheet(kept.case, inquiry, t),
        opened=f"{date_text(opened, t)}, {clock_text(opened)[:5]}",
        edition=kept.case.edition,
        seats=[(seat, _capital(t(f"who-{seat}"))) for seat in Seat],
    )


@router.get("/{language}/case/{number}/export")
async def export(request: Request, language: str, number: str) -> Response:
    """One case as JSON."""
    visitor_of(request, language)
    kept = await run_in_threadpool(_kept, request, number)
    return _download(await run_in_threadpool(cases_of(request).export, kept.number), f"case-{kept.number}.json")


# ------------------------------------------------------------------------------------------------- writing


@router.post("/{language}/case/{number}/entry")
async def write(request: Request, language: str, number: str) -> Response:
    """Writes an entry. What cannot be taken is shown again, with the reason, and nothing typed is lost."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_write, request, visitor, number, await _sent(request))


def _write(request: Request, visitor: Visitor, number_: str, form: Form) -> Response:
    kept, length = _kept(request, number_), number(form, "length")
    by = one(form, "by")[:80] if "by" in form else _director(request)
    address = CaseAddress.of(visitor.language, kept.number, kept.case)
    try:
        if kept.case.length != length:
            raise CaseMoved(kept.number, length, kept.case.length)
        _add(request, kept, address, form, by, visitor)
    except CaseMoved:
        return _again(request, visitor, kept.number, form, InputError("case-moved"), 409)
    except InputError as error:
        return _again(request, visitor, kept.number, form, error, 400)
    answer = RedirectResponse(_then(address, form), 303)
    return _remembering(answer, by) if "by" in form else answer


def _add(request: Request, kept: Kept, address: CaseAddress, form: Form, by: str, visitor: Visitor) -> None:
    log, length = cases_of(request), kept.case.length
    match kind_in(form):
        case EntryKind.OPENED:
            raise InputError("case-opened-twice")
        case EntryKind.NAMED:
            if not (people := _people(form)):
                raise InputError("case-needs", params={"field": "named-seats"})
            log.name(kept.number, length, people, by)
        case EntryKind.ERASED:
            log.erase(kept.number, length, by)
        case _:
            drafts: list[Draft] = drafts_in(form, kept.case, address, records_of(request), by, visitor.words)
            log.add(kept.number, length, drafts)


def _then(address: CaseAddress, form: Form) -> str:
    """Where to go on: with the questions, unless the case itself asks for attention now."""
    to_case = one(form, "then") != "inquiry" or one(form, "consulted") == "yes"
    if to_case or not address.kind:
        return f"/{address.language}/case/{address.case}"
    second = one(form, "with")
    return address.path + (f"?{urlencode({'with': second})}" if second else "")


def _again(request: Request, visitor: Visitor, number_: int, form: Form, error: InputError, status: int) -> Response:
    """The case as it stands now, beside what was to be written into it."""
    kept = cases_of(request).get(number_)
    view: CaseView = case_view(kept, visitor.words)
    typed = {key: one(form, key) for key in _WRITTEN if key in form}
    rest = [(key, value) for key, values in form.items() if key not in typed and key != "length" for value in values]
    return show(
        request,
        visitor,
        "case_again.html",
        status,
        case=view,
        texts=[line["text"] for line in errors_json(error, visitor.words)],
        moved=status == 409,
        news=case_views.moments(kept.case, visitor.words)[number(form, "length") :],
        typed=typed,
        rest=rest,
        room="cases",
    )
