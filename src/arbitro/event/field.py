"""From a received event to the field that is scored: what a file states, brought to what the Laws compare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from arbitro.errors import InputError
from arbitro.event.columns import by_column
from arbitro.event.contestants import Contestants
from arbitro.event.findings import Finding, Found
from arbitro.event.outcomes import NotScorable, result_of
from arbitro.event.sections import rankings, scored_apart
from arbitro.formats.events import Contestant, Event, NotPlayed, ScoringForm, notation
from arbitro.formats.events.losses import tops
from arbitro.model import Vulnerability
from arbitro.scoring import event as scoring
from arbitro.scoring.field import Scored, missing, score
from arbitro.scoring.judge import Method
from arbitro.scoring.options import OPTIONS, Option, PenaltyUnit, Profile
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.results import NotPlayed as NoResult
from arbitro.scoring.results import Penalty

METHODS = {
    ScoringForm.MATCHPOINTS: Method.MATCHPOINTS,
    ScoringForm.CROSS_IMPS: Method.CROSS_IMPS,
    ScoringForm.BUTLER: Method.BUTLER,
    ScoringForm.TOTAL_POINTS: Method.TOTAL_POINTS,
}


@dataclass(frozen=True, eq=False)
class Field:
    """A received event as a field. Made by `field_of`.

    lines: for each line of `event` the index of the received one; left_out: received lines that are not in the field,
    or are there as not played because they could not be understood, with the reason.
    """

    received: Event
    method: Method
    profile: Profile
    event: scoring.Event
    lines: tuple[int, ...]
    left_out: tuple[Finding, ...]
    contestants: Contestants

    @cached_property
    def missing(self) -> tuple[Option[Any], ...]:
        """The options that this field needs and the regulations do not settle: what to ask the director."""
        return missing(self.event, self.method, self.profile)

    @cached_property
    def scored(self) -> Scored:
        """The field scored. Raises InputError while an option is missing."""
        return score(self.event, self.method, self.profile).finish()

    @cached_property
    def line_of(self) -> Mapping[int, int]:
        """Received line -> line of the field; both are indices."""
        return {received: at for at, received in enumerate(self.lines)}

    def label(self, contestant: str) -> str:
        """A contestant of the field with the players' names, for people."""
        return self.contestants.label(contestant)

    def listed(self, contestant: str) -> Contestant:
        """What the file says about a contestant of the field. Raises InputError for an unknown one."""
        found = self.contestants.known.get(contestant)
        if found is None:
            raise InputError.unknown("pair", contestant, self.event.contestants)
        return found

    def vulnerability(self, received_line: int) -> Vulnerability:
        """Who was vulnerable on the board of a received line."""
        line = self.received.lines[received_line]
        return self.received.board(line.board, line.section).board.vulnerability

    def with_options(self, options: Mapping[str, str]) -> Field:
        """The same field with more options chosen. Raises InputError for an unknown option or value."""
        profile = chosen(self.profile, options)
        return Field(self.received, self.method, profile, self.event, self.lines, self.left_out, self.contestants)


def field_of(
    received: Event,
    *,
    regulations: str,
    method: Method | None = None,
    options: Mapping[str, str] | None = None,
    by_section: bool | None = None,
    winners: int | None = None,
    expected: int | None = None,
) -> Field:
    """The field of an event that was read.

    regulations: id of a scoring profile; method: by default the file's own; options: choices beyond the profile, as
    text; by_section: whether sections are scored apart; winners: 2 where each direction is ranked by itself, 1 where
    all are ranked together; expected: results that a board should have. What is not given is taken from the file.
    Raises InputError where the file does not say it (`method-unknown`, `sections-unknown`), for unknown regulations,
    options or values, and for an event without a line that can be scored (`line-empty`).
    """
    if regulations not in PROFILES:
        raise InputError.unknown("regulations", regulations, PROFILES)
    profile = chosen(PROFILES[regulations], options or {})
    method = method or method_of(received)
    if winners not in (None, 1, 2):
        raise InputError("number", where="winners", got=str(winners), expected="1 | 2")
    apart = scored_apart(received) if by_section is None else by_section
    if large := by_column(received, method, apart=apart, winners=winners, expected=expected):
        event = _with_penalties(large[0], large[1], method)
        return Field(received, method, profile, event, tuple(range(len(received.lines))), (), large[1])
    contestants = Contestants.of(received)
    lines, found, left_out = _lines(received, contestants, method)
    event = scoring.Event.of(
        lines,
        expected=expected,
        by_section=apart,
        ranking=rankings(received, contestants, apart, winners),
    )
    event = _with_penalties(event, contestants, method)
    return Field(received, method, profile, event, found, left_out, contestants)


def _with_penalties(event: scoring.Event, contestants: Contestants, method: Method) -> scoring.Event:
    """With the penalties that the file states, which are in the units of its totals."""
    unit = _COUNTED.get(method, PenaltyUnit.IMPS)
    stated = [
        Penalty(key, contestant.standing.penalty, unit)
        for key, contestant in contestants.known.items()
        if contestant.standing.penalty
    ]
    return event.penalise(stated) if stated else event


_COUNTED = {Method.MATCHPOINTS: PenaltyUnit.MATCHPOINTS, Method.TOTAL_POINTS: PenaltyUnit.POINTS}


def method_of(received: Event) -> Method:
    """The method that the file states. Raises InputError with the choices where it states none, or plain IMPs."""
    method = METHODS.get(received.scoring) if received.scoring else None
    if method is None:
        stated = received.scoring_stated or received.scoring or ""
        raise InputError("method-unknown", got=str(stated), expected=" | ".join(Method))
    return method


def method_named(name: str) -> Method:
    """A method by its id. Raises InputError with the nearest one."""
    try:
        return Method(name)
    except ValueError:
        raise InputError.unknown("method", name, Method) from None


def chosen(profile: Profile, options: Mapping[str, str]) -> Profile:
    """The profile with choices given as text. Raises InputError for an unknown option or value."""
    for id_, text in options.items():
        if id_ not in OPTIONS:
            raise InputError.unknown("option", id_, OPTIONS)
        profile = profile.choose(OPTIONS[id_], OPTIONS[id_].parse(text))
    return profile


def _lines(
    received: Event, contestants: Contestants, method: Method
) -> tuple[list[scoring.Line], tuple[int, ...], tuple[Finding, ...]]:
    """The lines of the field, which received line each of them is, and what was left out or not understood."""
    of_board = {(b.section, b.board.number): b.board.vulnerability for b in received.boards}
    top, usual = _tops(received)
    left_out: dict[int, Finding] = {}
    results: dict[int, scoring.Line] = {}
    taken: dict[tuple[int, str], int] = {}
    # what was played claims its place before what was not
    order = sorted(range(len(received.lines)), key=lambda i: isinstance(received.lines[i].outcome, NotPlayed))
    for i in order:
        line, (ns, ew) = received.lines[i], contestants.keys[i]
        refused = _refused(received, contestants, taken, i)
        if refused is not None:
            left_out[i] = refused
            continue
        taken.update({(line.board, who): i for who in (ns, ew) if who is not None})
        vulnerability = of_board.get((line.section, line.board)) or of_board.get(("", line.board))
        try:
            result = result_of(
                line.outcome,
                vulnerability or received.board(line.board, line.section).board.vulnerability,
                method,
                line.points,
                top.get((line.section, line.board), usual),
            )
        except NotScorable as error:
            left_out[i] = Finding(
                error.why, line.place, line.board, ns or ew or "", notation.written(line.outcome) or line.remark, "", i
            )
            result = NoResult()
        results[i] = scoring.Line(str(line.board), ns, ew, result, line.section)
    if not results:
        raise InputError(Refusal.LINE_EMPTY)
    kept = tuple(sorted(results))
    return [results[i] for i in kept], kept, tuple(left_out[i] for i in sorted(left_out))


def _refused(received: Event, contestants: Contestants, taken: Mapping[tuple[int, str], int], i: int) -> Finding | None:
    """Why a line must not be in the field: its contestants have that board already."""
    line, (ns, ew) = received.lines[i], contestants.keys[i]
    said = notation.written(line.outcome)
    if ns is not None and ns == ew:
        return Finding(Found.PAIR_ITSELF, line.place, line.board, ns, said, "", i)
    before = [taken.get((line.board, who)) if who is not None else None for who in (ns, ew)]
    first = next((at for at in before if at is not None), None)
    if first is None:
        return None
    same = before[0] == before[1] or None in (ns, ew)
    if not same:
        code, who = Found.PAIR_BOARD_TWICE, (ns if before[0] is not None else ew) or ""
    else:
        code = Found.LINE_TWICE if line.outcome == received.lines[first].outcome else Found.LINE_DIFFERS
        who = ns or ew or ""
    figures = {"first": received.lines[first].place}
    return Finding(code, line.place, line.board, who, said, notation.written(received.lines[first].outcome), i, figures)


def _tops(received: Event) -> tuple[dict[tuple[str, int], Any], Any]:
    """What the sides share by the file's own matchpoints, by section and board; and the largest of these."""
    found = dict(tops(received))
    return found, max(found.values(), default=None)
