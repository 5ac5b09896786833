"""A record that goes on: the auction typed at the desk, what a ruling writes into it, and the calls that follow.

Records never change. Each step keeps a new one that knows the one before it, so that every step can be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from arbitro.desk.address import Address
from arbitro.desk.records import Records
from arbitro.desk.showing import error_page, visitor_of
from arbitro.desk.stores import records_of
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.inquiry import Inquiry
from arbitro.inquiry.applied import applied
from arbitro.language.notation import call_text
from arbitro.language.record import record_lines
from arbitro.language.typed import read_auction
from arbitro.language.words import Words
from arbitro.model import Board, Seat
from arbitro.table.events import Called, Withdrawn
from arbitro.table.record import TableRecord
from arbitro.table.state import Phase

router = APIRouter()

_TYPED = 2000  # characters of an auction
_CALLS = 320  # calls of an auction


@dataclass(frozen=True, slots=True)
class Writing:
    """What a ruling, as far as it goes, would write into its record: the lines to show, and the address to send."""

    path: str
    query: tuple[tuple[str, str], ...]
    lines: tuple[tuple[str, tuple[str, ...]], ...]


def writing(address: Address, inquiry: Inquiry, records: Records, words: Words) -> Writing | None:
    """What this ruling still has to write into the record that it is about; None if nothing."""
    incident = address.incident(records.record)
    events = applied(*incident, inquiry.ruling) if incident else ()
    if not incident or not (events or _answers_are_new(address, inquiry, records)):
        return None
    plain = _plain(address)
    lines = tuple(record_lines(incident[0], events, words)) or ((words("record-answers"), ()),)
    return Writing(f"{plain.path}/record", plain.query, lines)


def _answers_are_new(address: Address, inquiry: Inquiry, records: Records) -> bool:
    """Whether a ruling in which nothing is to be asked now rests on answers that the record does not keep."""
    kept = records.board(address.record).told_of(address.kind, address.event or 0)
    return not inquiry.due and bool(set(address.told) - set(kept))


def goes_on(address: Address, inquiry: Inquiry, records: Records) -> bool:
    """Whether the auction goes on once this ruling is written into its record."""
    incident = address.incident(records.record)
    if incident is None:
        return False
    return incident[0].add(*applied(*incident, inquiry.ruling)).state.phase is Phase.AUCTION


def _plain(address: Address) -> Address:
    """The inquiry's own address, with its answers in it, also where a case keeps them."""
    return Address(address.language, address.kind, address.profile, address.told, address.record, address.event)


@router.post("/{language}/inquiry/{kind}/record")
async def write_ruling(request: Request, language: str, kind: str) -> Response:
    """Writes the ruling at an address into its record, and leads to the board as it then is."""
    visitor_of(request, language)
    async with request.form(max_files=0, max_fields=400) as form:
        address = Address.parse(language, kind, [(key, str(value)) for key, value in form.multi_items()])
    return await run_in_threadpool(_written, request, address)


def _written(request: Request, address: Address) -> Response:
    records = records_of(request)
    incident = address.incident(records.record)
    inquiry = address.inquiry(records.record)
    events = applied(*incident, inquiry.ruling) if incident else ()
    if not incident or not (events or _answers_are_new(address, inquiry, records)):
        return _to_board(address.language, address.record)
    told = {(address.kind, incident[1].event): address.told}
    return _to_board(address.language, records.go_on(address.record, events, told))


@router.post("/{language}/record/{id_}/calls")
async def add_calls(request: Request, language: str, id_: str) -> Response:
    """Adds calls as the director's language writes them, by the player in turn or by the one named."""
    visitor = visitor_of(request, language)
    async with request.form(max_files=0, max_fields=4) as form:
        said = {key: str(value) for key, value in form.items()}
    return await run_in_threadpool(_added, request, visitor, id_, said)


def _added(request: Request, visitor: Visitor, id_: str, said: Mapping[str, str]) -> Response:
    records = records_of(request)
    record = records.record(id_)
    made = tuple(call.call for call in record.state.auction)
    text, by = said.get("calls", "")[:_TYPED], said.get("by", "")
    try:
        calls = read_auction(text, visitor.language, before=made)
        seat = Seat.parse(by) if by else None
        if not calls or len(made) + len(calls) > _CALLS:
            raise InputError("number", "", str(len(calls)), f"1 … {_CALLS - len(made)}")
    except InputError as error:
        follow = next_calls(record, visitor.words)
        typed = Mistyped(text, by, id_, follow.seats) if follow else None
        return error_page(request, [error], 400, typed=typed)
    events = [Called(calls[0], seat), *map(Called, calls[1:])]
    return _to_board(visitor.language, records.go_on(id_, events))


@router.post("/{language}/record/{id_}/back")
async def take_back(request: Request, language: str, id_: str) -> Response:
    """Takes a call back that its player may change for what an opponent did."""
    visitor = visitor_of(request, language)
    async with request.form(max_files=0, max_fields=4) as form:
        said = {key: str(value) for key, value in form.items()}
    return await run_in_threadpool(_taken_back, request, visitor, id_, said)


def _taken_back(request: Request, visitor: Visitor, id_: str, said: Mapping[str, str]) -> Response:
    records = records_of(request)
    calls = [event for event, _ in taken_back(records.record(id_), visitor.words)]
    event, law = said.get("event", ""), said.get("law", "")
    if event not in calls:
        raise InputError.unknown("event", event, calls)
    if law not in BACK:
        raise InputError.unknown("value", law, BACK)
    return _to_board(visitor.language, records.go_on(id_, [Withdrawn(int(event), law)]))


BACK = ("21B1", "21B2", "25A6")  # misinformed; over a call so changed; over a slip put right


def taken_back(record: TableRecord, words: Words) -> list[tuple[str, str]]:
    """The calls that may be taken back so, the last one first: their events, and 'West: Pass'."""
    if record.state.phase not in (Phase.AUCTION, Phase.OPENING_LEAD):
        return []
    last = record.state.auction[: -len(Seat) - 1 : -1]
    return [
        (str(c.event), words("record-line", seat=str(c.seat), text=call_text(c.call, words.language))) for c in last
    ]


def take_typed(request: Request, language: str, text: str, number: str) -> Response:
    """Keeps an auction as it was typed, on the board of that number, and leads there; or says what is wrong in it."""
    try:
        record = _typed(language, text[:_TYPED], number)
    except InputError as error:
        return error_page(request, [error], 400, typed=Mistyped(text[:_TYPED], number))
    return _to_board(language, records_of(request).keep(record))


def _typed(language: str, text: str, number: str) -> TableRecord:
    if not (number.isascii() and number.isdigit() and len(number) < 4):
        raise InputError("board-number", "", number, "1, 2, 3 …")
    calls = read_auction(text, language)
    if not 0 < len(calls) <= _CALLS:
        raise InputError("number", "", str(len(calls)), f"1 … {_CALLS}")
    return TableRecord(Board.of(int(number)), events=tuple(map(Called, calls)))


@dataclass(frozen=True, slots=True)
class Mistyped:
    """Calls that were not understood, to be mended where they were typed: with the number of the board, or by whom
    they were made in the record `path`."""

    calls: str
    by: str
    path: str = ""
    seats: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Next:
    """Who may be said to have made the next call, first the player in turn; is_over: it is one after the final pass."""

    seats: tuple[tuple[str, str], ...]
    is_over: bool = False


def next_calls(record: TableRecord, words: Words) -> Next | None:
    """None where no more calls can be made."""
    turn, phase = record.state.turn, record.state.phase
    if phase is Phase.OPENING_LEAD:
        return Next(tuple((str(seat), words("record-seat", who=str(seat))) for seat in Seat), True)
    if phase is not Phase.AUCTION or turn is None:
        return None
    others = [(str(seat), words("record-seat", who=str(seat))) for seat in Seat if seat is not turn]
    return Next((("", words("record-in-turn", who=str(turn))), *others))


def _to_board(language: str, id_: str) -> Response:
    return RedirectResponse(f"/{language}/record/{id_}", 303)
