"""REST for events: the same as the pages of the event room, as data. Numbers are exact, written as text."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

from fastapi import APIRouter, File, Request, Response, UploadFile
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool

from arbitro.desk.api import Errors, Language, Plain, problem_json, words_of
from arbitro.desk.errors import Several
from arbitro.desk.errors import missing as not_there
from arbitro.desk.event_schema import (
    AcceptedSent,
    AdjustmentSent,
    BoardSaid,
    ChangeSaid,
    CheckSaid,
    DecidedSaid,
    EventSaid,
    FormatName,
    LossesSaid,
    NamesWay,
    PenaltySaid,
    PenaltySent,
    RankingSaid,
    SettingsSent,
    UndoneSent,
    WorkingSaid,
)
from arbitro.desk.events import Accepted, Events, Imposed, Opened, Settings
from arbitro.desk.export import exported
from arbitro.desk.stores import event_of, events_of
from arbitro.errors import InputError
from arbitro.event import (
    Adjustment,
    Finding,
    GivenPenalty,
    adjustment_from_json,
    adjustment_to_json,
    missing_with,
    penalties_in,
    warnings_of,
)
from arbitro.event.check import check as checked
from arbitro.event.explaining import Explanation
from arbitro.formats.events import Loss, notation
from arbitro.language.event import finding_text, loss_text
from arbitro.language.results import score_text
from arbitro.language.scoring import explain_score, warning_text
from arbitro.language.words import Words
from arbitro.model import Side
from arbitro.scoring.field import Change, Scored, Value
from arbitro.scoring.options import Option
from arbitro.scoring.refusal import Refusal

router = APIRouter(prefix="/api/events", tags=["events"])

_ANY = (400, 404, 409, 413, 422)


def _says(model: type[BaseModel], *errors: int, status: int = 200) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": model}, **{code: {"model": Errors} for code in errors or _ANY}}


def _exact(value: Fraction | None) -> str | None:
    return None if value is None else notation.written_decimal(value)


# ------------------------------------------------------------------------------------------------- the event


@router.post("", status_code=201, responses=_says(EventSaid, 400, 413, 422, status=201))
async def open_event(
    request: Request,
    file: Annotated[UploadFile, File(description="a file of results in any format that can be read")],
    lang: Language = None,
) -> Response:
    """Takes in an event file and keeps it as it was received."""
    said = words_of(request, lang)
    opened = await run_in_threadpool(events_of(request).take_file, file.file, file.filename or "")
    return Plain(_event_json(opened, said), 201, headers={"location": f"/api/events/{opened.id}"})


@router.get("/{id}", responses=_says(EventSaid, 404, 422))
async def one_event(request: Request, id: str, lang: Language = None) -> Response:
    """An event: what was read, how it is scored, what was decided."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    return Plain(await run_in_threadpool(_event_json, opened, said))


@router.post("/{id}/settings", responses=_says(EventSaid))
async def set_up(request: Request, id: str, sent: SettingsSent, lang: Language = None) -> Response:
    """Says how the event is scored. What the regulations leave open and `options` does not say is an error each."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    await run_in_threadpool(_set_up, events_of(request), opened, sent)
    return Plain(await run_in_threadpool(_event_json, await event_of(request, id), said))


def _set_up(events: Events, opened: Opened, sent: SettingsSent) -> None:
    given = sent.model_dump()
    seen = given.pop("seen")
    settings = Settings(**given)
    missing = opened.field_under(settings).missing
    if missing:
        option = missing[0]
        open_ = ", ".join(each.id for each in missing)
        raise InputError(
            Refusal.OPTION_UNKNOWN, option.id, settings.regulations, option.possible, params={"open": open_}
        )
    events.set_up(opened, settings, seen)


def _open(regulations: str, missing: tuple[Option[Any], ...]) -> InputError:
    """The error that says which options are open, each with its values."""
    said = [(Refusal.OPTION_UNKNOWN, option.id, regulations, option.possible) for option in missing]
    return Several(*said[0], others=tuple(InputError(*each) for each in said[1:]))


def _event_json(opened: Opened, said: Words) -> dict[str, Any]:
    event = opened.received
    left_out = opened.field.left_out if opened.settings else ()
    return {
        "id": opened.id,
        "name": opened.name,
        "title": event.title,
        "date": event.date.isoformat() if event.date else None,
        "format": event.source,
        "lines": len(event.lines),
        "boards": list(dict.fromkeys(str(line.board) for line in event.lines)),
        "problems": [problem_json(problem, said) for problem in opened.problems],
        "settings": opened.settings.to_json() if opened.settings else None,
        "left_out": [_finding_json(finding, said) for finding in left_out],
        "accepted": [_entry_json(accepted) for accepted in opened.accepted],
        "penalties": [_imposed_json(opened, imposed) for imposed in opened.imposed],
        "last": opened.last,
    }


def _finding_json(finding: Finding, said: Words) -> dict[str, Any]:
    return {
        "code": str(finding.code),
        "place": finding.place,
        "board": finding.board,
        "pair": finding.contestant,
        "text": finding_text(finding, said),
    }


def _entry_json(accepted: Accepted) -> dict[str, Any]:
    return {
        "number": accepted.number,
        "at": accepted.at.isoformat(),
        "adjustment": adjustment_to_json(accepted.adjustment),
        "undone": _undone_json(accepted),
    }


def _undone_json(decision: Accepted | Imposed) -> dict[str, Any] | None:
    undone = decision.undone
    return None if undone is None else {"number": undone.number, "reason": undone.reason, "at": undone.at.isoformat()}


def _imposed_json(opened: Opened, imposed: Imposed) -> dict[str, Any]:
    [penalty] = penalties_in(opened.field, (imposed.penalty,), opened.edition)
    return {
        "number": imposed.number,
        "at": imposed.at.isoformat(),
        "penalty": imposed.penalty.to_data(),
        "off": _exact(opened.field.scored.penalty_value(penalty)),
        "undone": _undone_json(imposed),
    }


@router.get("/{id}/ranking", responses=_says(RankingSaid, 404, 422))
async def ranking(request: Request, id: str, lang: Language = None) -> Response:
    """The rankings as they stand, everybody best first."""
    words_of(request, lang)
    return Plain(await run_in_threadpool(_ranking_json, await event_of(request, id)))


def _ranking_json(opened: Opened) -> dict[str, Any]:
    scored = opened.scored()
    return {
        "method": str(scored.method),
        "ranking": [
            {
                "ranking": scored.event.ranking.get(standing.contestant, ""),
                "rank": standing.rank or None,
                "tied": standing.tied,
                "pair": standing.contestant,
                "names": list(opened.field.listed(standing.contestant).names),
                "total": _exact(standing.total),
                "percent": _exact(standing.percent),
                "boards": standing.boards,
                "penalty": _exact(standing.penalty),
            }
            for standing in scored.ranking()
        ],
    }


# ---------------------------------------------------------------------------------------------------- a board


@router.get("/{id}/boards/{board}", responses=_says(BoardSaid, 404, 422))
async def one_board(request: Request, id: str, board: str, lang: Language = None) -> Response:
    """A board: results, values, frequencies, sums."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    return Plain(await run_in_threadpool(_board_json, opened, board, said))


def _board_json(opened: Opened, board: str, said: Words) -> dict[str, Any]:
    scored = opened.scored()
    if board not in scored.event.boards:
        raise not_there(InputError.unknown("board", board, scored.event.boards))
    values: dict[int, dict[Side, Value]] = {}
    for _, value in scored.values(board):
        values.setdefault(value.line, {})[value.side] = value
    lines = []
    for i, sides in values.items():
        line = scored.event.line(i)
        result: dict[str, Any] = {
            "section": line.section,
            "ns": line.ns,
            "ew": line.ew,
            "result": score_text(line.result, said),
        }
        lines.append(result | {f"{side}_value".lower(): _value_json(sides.get(side)) for side in Side})
    return {"board": board, "lines": lines, "frequencies": _frequencies(scored, board), **_sums(scored, board)}


def _value_json(value: Value | None) -> dict[str, Any] | None:
    if value is None:
        return None
    return {"state": str(value.state), "value": _exact(value.value), "top": _exact(value.top)}


def _frequencies(scored: Scored, board: str) -> list[dict[str, Any]]:
    found = []
    for pool in scored.event.pools:
        if scored.event.boards[pool.board] == board:
            for group in pool.groups:
                line = scored.event.line(int(group.lines[0]))
                for side in (Side.NS,) if group.balanced else Side:
                    judged = scored.judged(int(group.lines[0]), side)
                    rows = judged[0].worth.chart.rows() if judged else ()
                    chart = [{"points": points, "frequency": _exact(frequency)} for points, frequency in rows]
                    found.append({"section": line.section, "form": line.form, "side": str(side), "chart": chart})
    return found


def _sums(scored: Scored, board: str) -> dict[str, Any]:
    sums = scored.sums(board)
    return {
        "total": _exact(sums.total),
        "expected": _exact(sums.expected),
        "reasons": [str(reason) for reason in sums.reasons],
    }


@router.get("/{id}/boards/{board}/scores/{pair}", responses=_says(WorkingSaid, 404, 422))
async def working(request: Request, id: str, board: str, pair: str, lang: Language = None) -> Response:
    """How a contestant's value on a board came about, in words."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    return Plain(await run_in_threadpool(_working_json, opened, board, pair, said))


def _working_json(opened: Opened, board: str, pair: str, said: Words) -> dict[str, Any]:
    scored = opened.scored()
    try:
        value = scored.value(board, pair)
    except InputError as error:
        raise not_there(error) from None
    steps = explain_score(scored, board, pair, said)
    return {"board": board, "pair": pair, "value": _exact(value.value), "top": _exact(value.top), "steps": list(steps)}


# ------------------------------------------------------------------------------------------ adjusted scores


@router.post("/{id}/changes", responses=_says(ChangeSaid))
async def preview(request: Request, id: str, sent: AdjustmentSent, lang: Language = None) -> Response:
    """The field before and after an adjusted score. Nothing is kept."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    adjustment = _adjustment(sent)
    return Plain(await run_in_threadpool(_tried_json, opened, adjustment, None, said))


def _adjustment(sent: AdjustmentSent, **more: str) -> Adjustment:
    return adjustment_from_json(sent.model_dump(exclude_defaults=True) | {"board": sent.board} | more)


def _tried_json(opened: Opened, adjustment: Adjustment, until: int | None, said: Words) -> dict[str, Any]:
    _complete(opened, adjustment, until)
    change = opened.trying(adjustment, until)
    placed = opened.placed(adjustment)
    warnings = warnings_of(opened.field, change, placed, opened.edition)
    return {
        "board": adjustment.board,
        "before": score_text(change.before.event.result(placed.line), said),
        "after": score_text(placed.result, said),
        "moves": _moves_json(change),
        "warnings": [
            {
                "id": str(warned.id),
                "law": warned.law,
                "figures": {name: _exact(figure) for name, figure in warned.figures},
                "text": warning_text(warned.id, warned.figures, said),
            }
            for warned in warnings
        ],
        **_sums(change.after, adjustment.board),
    }


def _complete(opened: Opened, adjustment: Adjustment, until: int | None) -> None:
    """Raises InputError with all options that the field would need besides."""
    missing = missing_with(opened.field, opened.together(adjustment, until), opened.edition)
    if missing:
        raise _open(opened.field.profile.id, missing)


def _moves_json(change: Change) -> list[dict[str, Any]]:
    return [
        {
            "pair": move.contestant,
            "boards": [
                {"board": was.board, "before": _exact(was.value), "after": _exact(now.value)}
                for was, now in zip(move.before, move.after, strict=True)
            ],
            "total": {"before": _exact(move.standing_before.total), "after": _exact(move.standing_after.total)},
            "percent": {"before": _exact(move.standing_before.percent), "after": _exact(move.standing_after.percent)},
            "rank": {"before": move.standing_before.rank, "after": move.standing_after.rank},
        }
        for move in change.moves
    ]


@router.post("/{id}/adjustments", status_code=201, responses=_says(DecidedSaid, *_ANY, status=201))
async def accept(request: Request, id: str, sent: AcceptedSent, lang: Language = None) -> Response:
    """Accepts an adjusted score: a new entry of the journal."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    adjustment = _adjustment(sent.adjustment, law=sent.law, reason=sent.reason)
    number = await run_in_threadpool(_accept, events_of(request), opened, adjustment, sent.seen)
    answer = await run_in_threadpool(_decided_json, await event_of(request, id), number, said)
    return Plain(answer, 201, headers={"location": f"/api/events/{id}/adjustments/{number}"})


def _accept(events: Events, opened: Opened, adjustment: Adjustment, seen: int) -> int:
    _complete(opened, adjustment, None)
    return events.accept(opened, adjustment, seen)


@router.get("/{id}/adjustments/{number}", responses=_says(DecidedSaid, 404, 422))
async def decided(request: Request, id: str, number: int, lang: Language = None) -> Response:
    """An accepted adjusted score, and the field before and after it as it stood then."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    return Plain(await run_in_threadpool(_decided_json, opened, number, said))


def _decided_json(opened: Opened, number: int, said: Words) -> dict[str, Any]:
    accepted = opened.accepted_as(number)
    change = _tried_json(opened, accepted.adjustment, number - 1, said)
    return {"entry": _entry_json(accepted), "change": change}


@router.post("/{id}/adjustments/{number}/undo", responses=_says(DecidedSaid))
async def undo(request: Request, id: str, number: int, sent: UndoneSent, lang: Language = None) -> Response:
    """Takes an accepted adjusted score back: a new entry of the journal."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    await run_in_threadpool(events_of(request).undo, opened, number, sent.reason, sent.seen)
    return Plain(await run_in_threadpool(_decided_json, await event_of(request, id), number, said))


# ---------------------------------------------------------------------------------------------------- penalties


@router.post("/{id}/penalties", status_code=201, responses=_says(PenaltySaid, *_ANY, status=201))
async def impose(request: Request, id: str, sent: PenaltySent, lang: Language = None) -> Response:
    """Imposes a penalty, apart from every score: a new entry of the journal."""
    words_of(request, lang)
    opened = await event_of(request, id)
    given = GivenPenalty.from_data(sent.model_dump(exclude={"seen"}))
    number = await run_in_threadpool(events_of(request).impose, opened, given, sent.seen)
    answer = await run_in_threadpool(_penalty_json, await event_of(request, id), number)
    return Plain(answer, 201, headers={"location": f"/api/events/{id}/penalties/{number}"})


@router.get("/{id}/penalties/{number}", responses=_says(PenaltySaid, 404, 422))
async def imposed(request: Request, id: str, number: int, lang: Language = None) -> Response:
    """A penalty that was imposed, and the ranking before and after it as it stood then."""
    words_of(request, lang)
    opened = await event_of(request, id)
    return Plain(await run_in_threadpool(_penalty_json, opened, number))


def _penalty_json(opened: Opened, number: int) -> dict[str, Any]:
    found = opened.imposed_as(number)
    change = opened.penalising(found.penalty, until=number - 1)
    return {"entry": _imposed_json(opened, found), "moves": _moves_json(change)}


@router.post("/{id}/penalties/{number}/undo", responses=_says(PenaltySaid))
async def lift(request: Request, id: str, number: int, sent: UndoneSent, lang: Language = None) -> Response:
    """Takes a penalty back: a new entry of the journal."""
    words_of(request, lang)
    opened = await event_of(request, id)
    await run_in_threadpool(events_of(request).lift, opened, number, sent.reason, sent.seen)
    return Plain(await run_in_threadpool(_penalty_json, await event_of(request, id), number))


# ------------------------------------------------------------------------------------------- check and export


@router.get("/{id}/check", responses=_says(CheckSaid, 404, 422))
async def check(request: Request, id: str, lang: Language = None) -> Response:
    """What in the file does not follow from its own results, and the way of scoring that explains most."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    return Plain(await run_in_threadpool(_check_json, opened, said))


def _check_json(opened: Opened, said: Words) -> dict[str, Any]:
    found = checked(opened.received)
    findings = [_finding_json(finding, said) for finding in found.findings]
    return {"findings": findings, "way": _way_json(found.way) if found.way else None}


def _way_json(way: Explanation) -> dict[str, Any]:
    return {
        "regulations": way.profile,
        "method": str(way.method),
        "options": dict(way.options),
        "by_section": way.by_section,
        "expected": way.expected,
        "lines": way.lines,
        "of": way.of,
    }


@router.get("/{id}/export", responses=_says(LossesSaid, 404, 422))
async def export(
    request: Request, id: str, format: FormatName, names: NamesWay = "keep", lang: Language = None
) -> Response:
    """What a file of the event would lose."""
    said = words_of(request, lang)
    opened = await event_of(request, id)
    made = await run_in_threadpool(exported, opened, format, names)
    file = f"/api/events/{id}/file?format={format}&names={names}"
    losses = [_loss_json(loss, said) for loss in made.losses]
    return Plain({"format": format, "names": names, "name": made.name, "losses": losses, "file": file})


def _loss_json(loss: Loss, said: Words) -> dict[str, Any]:
    return {
        "what": str(loss.what),
        "board": loss.board,
        "was": loss.was,
        "written": loss.written,
        "field": loss.field,
        "count": loss.count,
        "text": loss_text(loss, said),
    }


_FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/octet-stream": {}}, "description": "the file"},
    404: {"model": Errors},
    422: {"model": Errors},
}


@router.get("/{id}/file", responses=_FILE)
async def file(
    request: Request, id: str, format: FormatName, names: NamesWay = "keep", lang: Language = None
) -> Response:
    """The event as it stands, as a file."""
    words_of(request, lang)
    opened = await event_of(request, id)
    made = await run_in_threadpool(exported, opened, format, names)
    return made.answer()
