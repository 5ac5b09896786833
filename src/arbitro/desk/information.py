"""Who may use what: a board's ledger on a page, at any event, as a picture of the table and in words."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from arbitro.desk import boards
from arbitro.desk.errors import Missing
from arbitro.desk.records import BoardFile
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import records_of
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.information import Item, Ledger, Source, Status
from arbitro.language.information import event_text, finding_text, item_text, legend, seat_text, what_text
from arbitro.language.notation import law_text
from arbitro.language.words import Words
from arbitro.laws.derive.information import information
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.model import Seat
from arbitro.table.record import TableRecord

router = APIRouter()


@dataclass(frozen=True, slots=True)
class LineView:
    """An item of one player: its words, and its paragraphs as shown and as addressed."""

    event: int | None
    who: str
    what: str
    status: str
    laws: tuple[tuple[str, str], ...]
    note: str


@dataclass(frozen=True, slots=True)
class GroupView:
    key: str
    lines: tuple[LineView, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat: how many items of each group it has, and those that are more than a legal call or card."""

    seat: str
    name: str
    counts: tuple[tuple[str, int], ...]
    groups: tuple[GroupView, ...]
    unknown: str  # what he does not know


@dataclass(frozen=True, slots=True)
class StepView:
    key: str
    url: str  # empty where there is no such step
    rel: str


_GROUPS = ("no", "open", "yes")
_SIGNED = ("yes", "no", "open")


@router.get("/{language}/record/{id_}/information")
async def who_may_use_what(request: Request, language: str, id_: str) -> Response:
    """What each player may use after the first `at` events of a board."""
    visitor = visitor_of(request, language)
    return await run_in_threadpool(_page, request, visitor, id_)


def _page(request: Request, visitor: Visitor, id_: str) -> Response:
    records = records_of(request)
    board = records.get(id_)
    if isinstance(board, BoardFile):
        raise Missing("unknown-record", got=id_)
    query, t = request.query_params, visitor.words
    profile = Profile(query.get("edition") or visitor.edition, visitor.regulations or None)
    record = boards.as_ruled(board, profile, t)
    at = _at(query.get("at"), len(record.events))
    ledger = information(record, profile, at)
    items = {seat: ledger.of(seat) for seat in Seat}
    of = query.get("of", "")
    return show(
        request,
        visitor,
        "information.html",
        title=boards.board_name(record, t),
        back=f"/{visitor.language}/record/{id_}" + (f"?{urlencode({'of': of})}" if of else ""),
        edition=profile.edition,
        editions=[(name, f"?{_query(at, name, of)}") for name in EDITIONS],
        at=at,
        count=len(record.events),
        now=_now(ledger, record, at, t),
        steps=_steps(at, len(record.events), profile.edition, of),
        players=[_player(seat, items[seat], t) for seat in Seat],
        plain=_plain(items, t),
        standing=[_line(item, t) for item in items[Seat.N] if item.source in _STANDING],
        findings=[finding_text(finding, t) for finding in ledger.findings],
        legend=legend(t),
    )


def _at(text: str | None, count: int) -> int:
    """The event asked for; the last one by default. Raises InputError."""
    if not text:
        return count
    if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= count):
        raise InputError("number", where="at", got=text[:20], expected=f"0 … {count}")
    return int(text)


def _query(at: int, edition: str, of: str) -> str:
    return urlencode({"at": at, "edition": edition} | ({"of": of} if of else {}))


def _steps(at: int, count: int, edition: str, of: str) -> list[StepView]:
    places = (("first", 0, ""), ("back", at - 1, "prev"), ("on", at + 1, "next"), ("last", count, ""))
    return [
        StepView(key, f"?{_query(to, edition, of)}" if 0 <= to <= count and to != at else "", rel)
        for key, to, rel in places
    ]


def _now(ledger: Ledger, record: TableRecord, at: int, t: Words) -> tuple[str, str]:
    """Who did what at the last event."""
    if not at:
        return "", ""
    by = next((entry.by or entry.to for entry in ledger.entries if entry.event == at - 1), None)
    by = by or getattr(record.events[at - 1], "seat", None) or getattr(record.events[at - 1], "by", None)
    return seat_text(by, t), event_text(record, at - 1, t)


# --------------------------------------------------------------------------------------- what all four have alike

_STANDING = (Source.PROCEDURE, Source.SCORE, Source.TRAITS, Source.REGULATIONS)


def _is_plain(item: Item) -> bool:
    """A call or card that he may use: too many to stand with each player."""
    return item.source in (Source.CALL, Source.PLAY) and item.status is Status.AUTHORISED


def _plain(items: dict[Seat, tuple[Item, ...]], t: Words) -> list[tuple[int, str, str]]:
    """The calls and cards that somebody may use, with the number of the event and who made them."""
    found = {item.event: item for of_seat in items.values() for item in of_seat if _is_plain(item)}
    return [
        (event + 1, seat_text(item.by, t), what_text(item, t))
        for event, item in sorted(found.items(), key=lambda pair: pair[0] or 0)
        if event is not None
    ]


# ------------------------------------------------------------------------------------------------------ one player


def _player(seat: Seat, items: tuple[Item, ...], t: Words) -> PlayerView:
    own = [item for item in items if item.source not in _STANDING]
    unknown = [item for item in own if item.status is Status.UNKNOWN_TO_HIM]
    listed = [item for item in own if item not in unknown and not _is_plain(item)]
    hands = ", ".join(seat_text(item.by, t) for item in unknown if item.source is Source.HAND)
    kept = [t("information-hands", names=hands)] if hands else []
    kept += [what_text(item, t) for item in unknown if item.source is not Source.HAND]
    groups = (GroupView(key, tuple(_line(item, t) for item in listed if _group(item) == key)) for key in _GROUPS)
    return PlayerView(
        str(seat),
        seat_text(seat, t),
        tuple((key, sum(_group(item) == key for item in own)) for key in _SIGNED),
        tuple(group for group in groups if group.lines),
        "; ".join(kept),
    )


def _group(item: Item) -> str:
    match item.status:
        case Status.AUTHORISED:
            return "yes"
        case Status.OPEN:
            return "open"
        case Status.UNKNOWN_TO_HIM:
            return ""
        case _:
            return "no"


def _line(item: Item, t: Words) -> LineView:
    text = item_text(item, t)
    laws = tuple((law_text(law, t.language), law) for law in item.laws)
    event = None if item.event is None else item.event + 1
    who = "" if item.source is Source.OWN_HAND else text.who
    return LineView(event, who, text.what, text.status, laws, text.note)
