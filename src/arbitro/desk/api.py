"""REST: the inquiry itself is the resource. What is said here is what the command line prints with --json."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, Literal

from fastapi import APIRouter, File, Query, Request, Response, UploadFile
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse

from arbitro.desk import schema
from arbitro.desk.errors import missing
from arbitro.desk.records import BoardFile, Entry, KeptBoard, Records
from arbitro.desk.schema import Schema
from arbitro.desk.stores import records_of
from arbitro.desk.visitor import Visitor, spoken
from arbitro.errors import InputError
from arbitro.formats import Problem, event_from_json, event_to_json, record_to_json
from arbitro.inquiry import Inquiry, rule
from arbitro.inquiry.applied import applied
from arbitro.inquiry.cases import cases_on
from arbitro.language.errors import problem_text
from arbitro.language.plain import inquiry_json
from arbitro.language.words import Words, words
from arbitro.laws.core import Stage
from arbitro.laws.derive import incidents_at
from arbitro.laws.page import page as law_page
from arbitro.laws.plain import fact_json, page_json
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.laws.profile import edition as laws_of
from arbitro.table.irregularity import Irregularity
from arbitro.table.record import TableRecord

DESCRIPTION = (
    "From the facts at a bridge table to a complete ruling, with the paragraph for every statement. "
    "POST the kind of incident and what is known; the answer holds the ruling so far and the next question, "
    "each of its options with what it leads to, and `inquiry`, to be sent back with the answers."
)

router = APIRouter(prefix="")


class Plain(JSONResponse):
    """JSON in ASCII, so that whatever a client sent can be shown to it."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=True, allow_nan=False, separators=(",", ":")).encode()


# -------------------------------------------------------------------------------------------------- schemas


class Strict(BaseModel):
    """What is sent: nothing beside the fields named here."""

    model_config = ConfigDict(extra="forbid")


class Said(BaseModel):
    """What is answered; fields may be added."""

    model_config = ConfigDict(extra="allow")


Fact = StrictBool | StrictStr
Answer = StrictBool | StrictStr | list[StrictStr]  # for a checklist, the facts that apply
StageName = Literal["call", "play", "lead", "end_of_play", "review"]
SeatName = Literal["N", "E", "S", "W"]
# Names are documented as enumerations but checked by the core, whose errors give the nearest one.
Language = Annotated[
    str | None, Query(alias="lang", description="language of every text", json_schema_extra={"enum": [*spoken()]})
]
EditionName = Annotated[str, Query(description="edition of the Laws", json_schema_extra={"enum": [*EDITIONS]})]


def _exactly(schema: Schema) -> Callable[[Schema], None]:
    """Documents a model by the schema written from the law data in place of its own."""

    def write(own: Schema) -> None:
        title, description = own["title"], own["description"]
        own.clear()
        own.update({"title": title, "description": description} | schema)

    return write


def whole(value: object) -> object:
    """3.0 is a whole number to JSON."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


class NewInquiry(Strict):
    """An incident and what is known of it."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=_exactly(schema.new_inquiry()))

    kind: StrictStr
    edition: StrictStr = EDITIONS[0]
    regulations: StrictStr | None = None
    facts: dict[str, Answer] = Field(default_factory=dict)
    stage: StageName | None = None
    record: StrictStr | None = None
    event: Annotated[StrictInt, BeforeValidator(whole)] | None = Field(None, ge=0, le=1_000_000)


class StepSent(Strict):
    answers: dict[str, Fact]
    withdrawn: StrictBool = False


class InquirySent(Strict):
    """An inquiry as it was answered before."""

    kind: StrictStr
    edition: StrictStr = EDITIONS[0]
    regulations: StrictStr | None = None
    stage: StageName = "play"
    offender: SeatName | None = None
    declarer: SeatName | None = None
    derived: dict[str, Fact] = Field(default_factory=dict)
    steps: list[StepSent] = Field(default_factory=list, max_length=400)


class Told(Strict):
    """More answers to an inquiry."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=_exactly(schema.told()))

    inquiry: InquirySent
    answers: dict[str, Answer] = Field(max_length=100)


class MoreEvents(Strict):
    """What is added to a board, event by event."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=_exactly(schema.more_events()))

    events: list[dict[str, Any]] = Field(min_length=1, max_length=400)


class Finding(Said):
    slot: str
    outcome: str
    params: dict[str, str | int]
    laws: list[str]
    strength: str
    basis: str
    certain: bool


class Possible(Said):
    outcome: str
    params: dict[str, str | int]


class WatchSaid(Said):
    fact: str
    stage: StageName
    laws: list[str]
    possible: list[Possible]


class Because(Said):
    law: str
    text: str


class RulingSaid(Said):
    complete: bool
    final: bool
    outcomes: list[Finding]
    information: list[Finding]
    watch: list[WatchSaid]
    explanation: list[Because]


class OptionSaid(Said):
    fact: str
    value: bool | str
    leads_to: list[Finding]
    possible: dict[str, list[Possible]]


class QuestionSaid(Said):
    key: str
    checklist: bool
    facts: list[str]
    text: str
    whom: str
    of: str
    where: str
    laws: list[str]
    options: list[OptionSaid]


class InquirySaid(Said):
    """An inquiry: what is known, the ruling so far, the next question, and `inquiry` to go on with."""

    kind: str
    edition: str
    regulations: str | None
    facts: dict[str, bool | str]
    asked: list[str]
    unused: list[str]
    ruling: RulingSaid
    question: QuestionSaid | None
    inquiry: dict[str, Any] = Field(description="to be sent to /api/inquiries/tell with more answers")
    events: list[dict[str, Any]] = Field([], description="what the ruling writes into the record it was opened with")


class ErrorSaid(Said):
    """Something that cannot be used: its code, the place, what stood there, what would be right, in words."""

    code: str
    where: str
    got: str
    expected: str
    hint: str
    text: str


class Errors(Said):
    errors: list[ErrorSaid]


class BoardSaid(Said):
    id: str
    number: int | None
    place: str
    irregularities: list[str]
    problems: int


class ProblemSaid(Said):
    code: str
    severity: Literal["error", "notice"]
    place: str
    got: str
    text: str


class FileSaid(Said):
    """A file as it was taken in, board by board."""

    type: Literal["file"]
    id: str
    name: str
    boards: list[BoardSaid]
    problems: list[ProblemSaid]


class IrregularitySaid(Said):
    kind: str
    seat: SeatName
    event: int
    trick: int | None
    laws: list[str]


class RecordSaid(Said):
    """A board: its record, what was found in it, what was not understood."""

    type: Literal["board"]
    id: str
    record: dict[str, Any]
    before: str = Field(description="the board that went on in this one; empty if none did")
    irregularities: list[IrregularitySaid]
    problems: list[ProblemSaid]


class LawsSaid(Said):
    edition: str
    paragraphs: dict[str, str]


class LawSaid(Said):
    ref: str
    edition: str
    status: str
    within: list[str]
    counterpart: str | None
    differs: bool | None
    provisions: list[dict[str, Any]]
    cases: list[str]


class KindsSaid(Said):
    edition: str
    kinds: list[dict[str, str]]


class FactsSaid(Said):
    kind: str
    edition: str
    facts: list[dict[str, Any]]


class Health(Said):
    status: Literal["ok"]


def _says(model: type[BaseModel] | UnionType, *errors: int, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The answers of a route: its own, and each error as data."""
    return {status: {"model": model}, **{code: {"model": Errors} for code in errors}}


# --------------------------------------------------------------------------------------------------- routes


def language_of(request: Request) -> str:
    """`?lang=` if the desk speaks it, else what the headers say."""
    asked = request.query_params.get("lang", "")
    return asked if asked in spoken() else ""


def words_of(request: Request, language: str | None) -> Words:
    """The words of `?lang=`, else of the headers. Raises InputError for a language that the desk does not speak."""
    if language is not None and language not in spoken():
        raise InputError.unknown("language", language, spoken(), "lang")
    return words(language or Visitor.of(request).language)


@router.get("/health", tags=["desk"], responses=_says(Health))
async def health() -> Response:
    """Whether the desk answers."""
    return Plain({"status": "ok"})


@router.post("/api/inquiries", tags=["inquiries"], responses=_says(InquirySaid, 400, 404, 413, 422))
async def open_inquiry(request: Request, sent: NewInquiry, lang: Language = None) -> Response:
    """Opens an inquiry with what is known: the ruling if that is enough, or the next question."""
    said = words_of(request, lang)
    profile = Profile(sent.edition, sent.regulations)
    incident = await run_in_threadpool(_incident, records_of(request), sent) if sent.record is not None else None
    if incident is None:
        inquiry = rule(sent.kind, profile=profile)
    else:
        kind = sent.kind if sent.kind in profile.laws.rulebooks else None
        inquiry = rule(incident[1], incident[0], profile, kind=kind)
    if sent.stage:
        inquiry = inquiry.at(Stage[sent.stage.upper()])
    told, unused = inquiry.answering(sent.facts)
    found = inquiry_json(told, said, unused)
    if incident:
        found["events"] = [event_to_json(event) for event in applied(*incident, told.ruling)]
    return Plain(found)


def _incident(records: Records, sent: NewInquiry) -> tuple[TableRecord, Irregularity]:
    record = records.record(sent.record or "")
    found = incidents_at(record, sent.kind)
    incident = next((i for i in found if i.event == sent.event), None)
    if incident is None:
        raise missing(InputError.unknown("event", str(sent.event), [str(i.event) for i in found], "event"))
    return record, incident


@router.post("/api/inquiries/tell", tags=["inquiries"], responses=_says(InquirySaid, 400, 413, 422))
async def tell(request: Request, sent: Told, lang: Language = None) -> Response:
    """Gives answers to an inquiry, in order; an answer given before is changed."""
    said = words_of(request, lang)
    inquiry = Inquiry.from_json(sent.inquiry.model_dump())
    for key, value in sent.answers.items():
        inquiry = inquiry.tell(key, value)
    return Plain(inquiry_json(inquiry, said))


@router.get("/api/laws", tags=["laws"], responses=_says(LawsSaid, 422))
async def all_laws(request: Request, edition: EditionName = EDITIONS[0], lang: Language = None) -> Response:
    """Every paragraph of an edition with its status."""
    words_of(request, lang)
    found = laws_of(edition)
    return Plain({"edition": found.id, "paragraphs": found.statuses})


@router.get("/api/laws/{ref}", tags=["laws"], responses=_says(LawSaid, 404, 422))
async def one_law(request: Request, ref: str, edition: EditionName = EDITIONS[0], lang: Language = None) -> Response:
    """One paragraph: its provisions, with conditions as data, and the cases that rest on it."""
    words_of(request, lang)
    found = laws_of(edition)
    try:
        page = law_page(found, ref)
    except InputError as error:
        raise missing(error) from None
    cases = [case.id for case in cases_on(page.ref, page.edition.id)]
    return Plain(page_json(page) | {"cases": cases})


@router.get("/api/kinds", tags=["inquiries"], responses=_says(KindsSaid, 422))
async def kinds(request: Request, edition: EditionName = EDITIONS[0], lang: Language = None) -> Response:
    """The kinds of incident that an edition rules on."""
    said = words_of(request, lang)
    found = laws_of(edition)
    return Plain(
        {
            "edition": found.id,
            "kinds": [
                {"kind": kind.key, "name": said(f"kind-{kind.key}"), "hint": said(f"kind-{kind.key}", "hint")}
                for kind in found.kinds
            ],
        }
    )


@router.get("/api/kinds/{kind}/facts", tags=["inquiries"], responses=_says(FactsSaid, 404, 422))
async def facts(request: Request, kind: str, edition: EditionName = EDITIONS[0], lang: Language = None) -> Response:
    """The facts that a kind of incident knows, in the order in which a director asks."""
    words_of(request, lang)
    found = laws_of(edition)
    if kind not in found.rulebooks:
        raise missing(InputError.unknown("kind", kind, found.rulebooks))
    book = found.rulebooks[kind]
    said = [fact_json(fact, found, book.readers.get(fact.key, ())) for fact in book.kind.facts]
    return Plain({"kind": kind, "edition": found.id, "facts": said})


@router.post("/api/records", tags=["records"], status_code=201, responses=_says(FileSaid, 400, 413, 422, status=201))
async def take_record(
    request: Request,
    file: Annotated[UploadFile, File(description="PBN, LIN, our JSON, or a page with LIN links")],
    lang: Language = None,
) -> Response:
    """Takes in a file and keeps its boards one by one."""
    said = words_of(request, lang)
    taken = await run_in_threadpool(records_of(request).take_file, file.file, file.filename or "")
    return Plain(_file_json(taken, said), 201, headers={"location": f"/api/records/{taken.id}"})


@router.get("/api/records/{id}", tags=["records"], responses=_says(FileSaid | RecordSaid, 404, 422))
async def one_record(request: Request, id: str, lang: Language = None) -> Response:
    """A file or a board by its id."""
    said = words_of(request, lang)
    found = await run_in_threadpool(records_of(request).get, id)
    return Plain(_file_json(found, said) if isinstance(found, BoardFile) else _board_json(found, said))


@router.post(
    "/api/records/{id}/events",
    tags=["records"],
    status_code=201,
    responses=_says(RecordSaid, 400, 404, 413, 422, status=201),
)
async def go_on(request: Request, id: str, sent: MoreEvents, lang: Language = None) -> Response:
    """A board with more events: calls, or what a ruling writes into it. The board that it was stays as it is."""
    said = words_of(request, lang)
    events = [event_from_json(event, f"events.{i}") for i, event in enumerate(sent.events)]
    records = records_of(request)
    board = await run_in_threadpool(records.go_on, id, events)
    found = await run_in_threadpool(records.board, board)
    return Plain(_board_json(found, said), 201, headers={"location": f"/api/records/{board}"})


def _file_json(file: BoardFile, said: Words) -> dict[str, Any]:
    return {
        "type": "file",
        "id": file.id,
        "name": file.name,
        "boards": [_entry_json(entry) for entry in file.boards],
        "problems": [problem_json(problem, said) for problem in file.problems],
    }


def _entry_json(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "number": entry.number,
        "place": entry.place,
        "irregularities": list(entry.irregularities),
        "problems": entry.problems,
    }


def problem_json(problem: Problem, said: Words) -> dict[str, Any]:
    return {
        "code": problem.code,
        "severity": problem.severity.value,
        "place": problem.place,
        "got": problem.got,
        "text": problem_text(problem.code, problem.place, problem.got, problem.params, said),
    }


def _board_json(board: KeptBoard, said: Words) -> dict[str, Any]:
    return {
        "type": "board",
        "id": board.id,
        "record": record_to_json(board.record),
        "before": board.before,
        "irregularities": [
            {
                "kind": found.kind,
                "seat": str(found.seat),
                "event": found.event,
                "trick": found.trick,
                "laws": list(found.laws),
            }
            for found in board.record.irregularities
        ],
        "problems": [problem_json(problem, said) for problem in board.problems],
    }
