"""What may be sent and what is answered about events."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import BeforeValidator, Field, StrictBool, StrictInt, StrictStr

from arbitro.desk.api import ProblemSaid, Said, Strict, whole
from arbitro.desk.export import FORMATS, NAMES
from arbitro.laws.profile import EDITIONS
from arbitro.scoring.judge import Method

Number = str  # a decimal where it has an end, else '1/3'
Seen = Annotated[
    StrictInt,
    Field(ge=0, le=1_000_000, description="the last entry of the journal that was seen"),
    BeforeValidator(whole),
]
FormatName = Annotated[str, Query(description="format of the file", json_schema_extra={"enum": [*FORMATS]})]
NamesWay = Annotated[str, Query(description="what becomes of players' names", json_schema_extra={"enum": [*NAMES]})]


class SettingsSent(Strict):
    """How the event is scored; null: as the file says. Options are those that the regulations leave open."""

    regulations: StrictStr
    edition: StrictStr = EDITIONS[0]
    method: Annotated[StrictStr | None, Field(json_schema_extra={"enum": [*Method, None]})] = None
    options: dict[str, StrictStr] = Field(default_factory=dict, max_length=60)
    by_section: StrictBool | None = None
    winners: Annotated[StrictInt, Field(ge=1, le=2), BeforeValidator(whole)] | None = None
    expected: Annotated[StrictInt, Field(ge=1, le=100_000), BeforeValidator(whole)] | None = None
    seen: Seen


class AdjustmentSent(Strict):
    """An adjusted score: the board, one of the pairs, and a score in the notation of event files.

    score: for both sides ('4SN=', '60% 4SN=; 40% 4SN-1', 'A+ | A-', 'NP'), or ns and ew each; for self-inflicted
    damage obtained, rectified, unharmed and the offenders.
    """

    board: StrictStr
    pair: StrictStr = ""
    section: StrictStr = ""
    score: StrictStr = ""
    ns: StrictStr = ""
    ew: StrictStr = ""
    obtained: StrictStr = ""
    rectified: StrictStr = ""
    unharmed: StrictStr = ""
    offenders: Literal["NS", "EW"] | None = None
    fixed: StrictBool | None = None
    without: StrictStr = ""
    outside_agency: StrictBool = False


class AcceptedSent(Strict):
    """An adjusted score to be accepted, with its paragraph and its ground."""

    adjustment: AdjustmentSent
    law: StrictStr
    reason: StrictStr = Field(max_length=2000)
    seen: Seen


class UndoneSent(Strict):
    """The ground on which an accepted adjusted score is taken back."""

    reason: StrictStr = Field(max_length=2000)
    seen: Seen


class PenaltySent(Strict):
    """A penalty (90, 91), apart from every score: it comes off the contestant's total.

    amount: '25%' or '1/4' of a top, otherwise a number of the unit.
    """

    pair: StrictStr
    amount: StrictStr
    unit: Annotated[StrictStr, Field(json_schema_extra={"enum": ["top", "matchpoints", "imps", "points"]})]
    law: StrictStr
    reason: StrictStr = Field(max_length=2000)
    seen: Seen


class ImposedSaid(Said):
    """A penalty that was imposed; `off`: what it takes off the total; `undone` is the entry that took it back."""

    number: int
    at: str
    penalty: dict[str, Any]
    off: Number
    undone: dict[str, Any] | None


class EntrySaid(Said):
    """An accepted adjusted score; `undone` is the entry that took it back."""

    number: int
    at: str
    adjustment: dict[str, Any]
    undone: dict[str, Any] | None


class EventSaid(Said):
    """An event: what was read, what was not understood, how it is scored, what was decided."""

    id: str
    name: str
    title: str
    date: str | None
    format: str
    lines: int
    boards: list[str]
    problems: list[ProblemSaid]
    settings: dict[str, Any] | None
    left_out: list[dict[str, Any]]
    accepted: list[EntrySaid]
    penalties: list[ImposedSaid]
    last: int = Field(description="the last entry of the journal, to be sent as `seen` with a decision")


class StandingSaid(Said):
    ranking: str
    rank: int | None
    tied: int
    pair: str
    names: list[str]
    total: Number
    percent: Number | None
    boards: int
    penalty: Number = Field(description="what is off the total")


class RankingSaid(Said):
    method: str
    ranking: list[StandingSaid]


class BoardSaid(Said):
    """A board: its lines with what each side has, how often each score occurs, and whether the values add up."""

    board: str
    lines: list[dict[str, Any]]
    frequencies: list[dict[str, Any]]
    total: Number
    expected: Number
    reasons: list[str]


class WorkingSaid(Said):
    """How a contestant's value on a board came about, a sentence a step."""

    board: str
    pair: str
    value: Number
    top: Number
    steps: list[str]


class ChangeSaid(Said):
    """The field before and after: everybody who moves, what to look at, the sums."""

    board: str
    before: str
    after: str
    moves: list[dict[str, Any]]
    warnings: list[dict[str, Any]]
    total: Number
    expected: Number
    reasons: list[str]


class DecidedSaid(Said):
    """An accepted adjusted score and the field before and after it."""

    entry: EntrySaid
    change: ChangeSaid


class PenaltySaid(Said):
    """A penalty that was imposed, and whose totals and ranks it moves."""

    entry: ImposedSaid
    moves: list[dict[str, Any]]


class CheckSaid(Said):
    findings: list[dict[str, Any]]
    way: dict[str, Any] | None


class LossesSaid(Said):
    """What a file of that format would lose, and where the file is."""

    format: str
    names: str
    name: str
    losses: list[dict[str, Any]]
    file: str
