"""Is it comparable? The director enters what both calls mean, the desk compares them limb by limb, he decides (23A)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, urlencode

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from arbitro.adjustment.comparable import compare
from arbitro.desk import comparable_views as views
from arbitro.desk.address import Address
from arbitro.desk.case_address import CaseAddress
from arbitro.desk.comparable_address import CANDIDATES, SIDES, Entered, Fields, Sheet, blocks_in, entered_in
from arbitro.desk.errors import errors_json, missing
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import cases_of, records_of
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.inquiry import Inquiry
from arbitro.language.notation import call_text
from arbitro.language.ruling import question_text
from arbitro.laws.facts.after_withdrawal import COMPARABLE
from arbitro.laws.profile import EDITIONS
from arbitro.store import Kept, NoCase

router = APIRouter()

_DO = ("compare", "more-old", "more-new", "next")


@dataclass(frozen=True, slots=True)
class Asking:
    """The inquiry that leads here. due: it asks now what the comparison answers; kept: its case."""

    address: Address
    inquiry: Inquiry
    fact: str
    due: bool
    kept: Kept | None = None


@router.get("/{language}/comparable")
async def comparable(request: Request, language: str) -> Response:
    """The form, and once both calls have a meaning, what is proposed limb by limb."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_page, request, visitor)


def _page(request: Request, visitor: Visitor) -> Response:
    query = request.query_params
    sheet = Sheet.parse(visitor.language, query.multi_items())
    if answer := query.get("decide"):
        return RedirectResponse(_decided(sheet, answer, visitor), 303)
    if "form" not in query:
        more = query.get("more", "")
        return _show(request, visitor, sheet, more)
    do = query.get("do") or _DO[0]
    if do not in _DO:
        raise InputError.unknown("value", do, _DO, "do")
    try:
        (old, _), (new, _) = (entered_in(query, side) for side in SIDES)
    except InputError as error:
        typed = {side: blocks_in(query, side) for side in SIDES}
        named = (Entered.parse(query.get(f"{side}-call", "")[:2], side) for side in SIDES)
        return _show(request, visitor, sheet.comparing(*named), typed=typed, problem=error)
    sheet = sheet.comparing(old, new)
    if do == "next":
        return RedirectResponse(sheet.another().url + "#new", 303)
    if do == _DO[0]:
        return RedirectResponse(sheet.url + ("#result" if old.means and new.means else ""), 303)
    side = do.removeprefix("more-")
    link = f"{sheet.url}{'&' if sheet.query else '?'}{urlencode({'more': side})}"
    return RedirectResponse(f"{link}#{side}", 303)


def _decided(sheet: Sheet, answer: str, visitor: Visitor) -> str:
    """Into an inquiry of the kind chosen here, with the answer told."""
    kinds = _kinds(visitor)
    if sheet.kind not in kinds:
        raise InputError.unknown("kind", sheet.kind, kinds)
    if answer not in COMPARABLE:
        raise InputError.unknown("value", answer, COMPARABLE, views.COMPARABLE)
    address = Address(visitor.language, sheet.kind, visitor.profile, second=visitor.second)
    return address.telling(views.COMPARABLE, answer).url


def _kinds(visitor: Visitor) -> list[str]:
    """The kinds of incident that ask, by the visitor's edition, whether a call is comparable."""
    laws = visitor.profile.laws
    return [kind.key for kind in laws.kinds if laws.rulebooks[kind.key].readers.get(views.COMPARABLE)]


def _asking(request: Request, sheet: Sheet) -> Asking | None:
    """Raises InputError for an inquiry that is none, or has no use for the comparison."""
    if not sheet.kind:
        return None
    records = records_of(request)
    query = parse_qsl(sheet.to, keep_blank_values=True)
    kept: Kept | None = None
    if sheet.case:
        log = cases_of(request)
        try:
            kept = log.get(sheet.case)
        except NoCase:
            raise missing(InputError("unknown-case", got=str(sheet.case))) from None
    address = CaseAddress.of(sheet.language, kept.number, kept.case, query) if kept else None
    found = address or Address.parse(sheet.language, sheet.kind, query)
    laws = found.profile.laws
    if found.kind not in laws.rulebooks:
        raise InputError.unknown("kind", found.kind, laws.rulebooks)
    whole = found.inquiry(records.record)
    inquiry = found.changed(whole) or whole
    if not (fact := views.compared_fact(inquiry)):
        kinds = [key for key, book in laws.rulebooks.items() if any(book.readers.get(name) for name in views.LIMBS)]
        raise InputError.unknown("kind", found.kind, kinds)
    return Asking(found, inquiry, fact, bool(inquiry.asks and inquiry.asks.key == fact), kept)


def _show(
    request: Request,
    visitor: Visitor,
    sheet: Sheet,
    more: str = "",
    typed: dict[str, list[Fields]] | None = None,
    problem: InputError | None = None,
) -> Response:
    t, asking = visitor.words, _asking(request, sheet)
    fact = asking.fact if asking else views.COMPARABLE
    old, new = sheet.withdrawn, sheet.compared
    comparison = compare(old.means, new.means) if old.means and new.means and not problem else None
    result = views.compared(comparison, fact, t) if comparison else None
    suggests = result.suggests if result else ""
    sides = [
        views.side_form(side, entered, t, typed[side] if typed else None, more == side)
        for side, entered in zip(SIDES, (old, new), strict=True)
    ]
    listed = [] if problem else views.candidates(sheet, fact, t)
    question = question_text(asking.inquiry, t) if asking and asking.due else None
    context: dict[str, Any] = {
        "sheet": sheet,
        "sides": sides,
        "others": [call.written for call in sheet.calls[1:]],
        "full": len(sheet.calls) >= CANDIDATES,
        "more": more,
        "problems": [line["text"] for line in errors_json(problem, t)] if problem else [],
        "calls": views.call_choices(t),
        "purposes": views.purpose_choices(t),
        "forcings": views.forcing_choices(t),
        "named": [call_text(entered.call, t.language) if entered.call else "" for entered in (old, new)],
        "means": [[views.meaning_text(meaning, t) for meaning in entered.means] for entered in (old, new)],
        "result": result,
        "listed": listed if len(listed) > 1 or (listed and not listed[0].here) else [],
        "asking": asking,
        "fact": fact,
        "edition": asking.address.profile.edition if asking else _edition(visitor),
        "options": views.decision(question, suggests) if question else [],
        "kinds": [] if asking else [(kind, t(f"kind-{kind}")) for kind in _kinds(visitor)],
        "answers": [(value, t("fact-withdrawal-comparable", f"is-{value}"), value == suggests) for value in COMPARABLE],
        "room": "",
    }
    return show(request, visitor, "comparable.html", 400 if problem else 200, **context)


def _edition(visitor: Visitor) -> str:
    """The edition whose paragraphs are cited: the visitor's, if it knows comparable calls."""
    return visitor.edition if _kinds(visitor) else EDITIONS[0]
