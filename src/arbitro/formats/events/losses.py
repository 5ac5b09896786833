"""What a target format cannot hold: found before writing, returned beside the text, said in the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from arbitro.formats.events import notation
from arbitro.formats.events.event import (
    NO_STANDING,
    NOTHING,
    Amount,
    Average,
    ContractResult,
    Event,
    EventBoard,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    SideScore,
    Split,
    Unit,
    Weighted,
)
from arbitro.model import Board


class Lost(StrEnum):
    """What is lost of an event."""

    WEIGHTED = "weighted"  # a weighted score: written in its nearest form
    SPLIT = "split"  # the sides' own scores
    AWARD = "award"  # an artificial score: the class as a percentage, a percentage as a class, rounded
    REASON = "reason"  # why a board has no result
    RESULT = "result"  # the outcome itself
    IDENTIFIER = "identifier"  # the number of a contestant or a section: another one is written
    FIELD = "field"  # a field of many lines, contestants or boards: `count` of them


@dataclass(frozen=True, slots=True)
class Loss:
    """One thing that is lost. was, written: in our notation; field: what `count` parts of the event hold in vain."""

    what: Lost
    board: int | None = None
    section: str = ""
    ns: str = ""
    ew: str = ""
    was: str = ""
    written: str = ""
    field: str = ""
    count: int = 1

    def __str__(self) -> str:
        """The same without language in one printable line, for comments in files."""
        said = "".join(letter if letter.isprintable() else " " for letter in self._said())
        return " ".join(said.split())

    def _said(self) -> str:
        if self.what is Lost.FIELD:
            return f"{self.what} {self.field} x{self.count}"
        where = " ".join(filter(None, (self.section, f"{self.board or ''}", f"{self.ns}-{self.ew}".strip("-"))))
        return f"{self.what} {where}: {self.was} -> {self.written or '?'}"


class Losses:
    """Collects what is lost; fields are counted."""

    def __init__(self) -> None:
        self._each: list[Loss] = []
        self._fields: Counter[str] = Counter()

    def field(self, name: str, count: int = 1) -> None:
        if count:
            self._fields[name] += count

    def identifier(self, was: str, written: str, section: str = "") -> None:
        self._each.append(Loss(Lost.IDENTIFIER, section=section, was=was, written=written))

    def decimal(self, number: Fraction | None, name: str) -> str:
        """A number as a decimal; one without an end is rounded to six places, which is counted as lost digits."""
        if number is None:
            return ""
        text = notation.written_decimal(number)
        if "/" not in text:
            return text
        self.field(f"{name}-digits")
        return notation.written_decimal(Fraction(round(number * 10**6), 10**6))

    def line(self, what: Lost, line: ResultLine, written: str) -> None:
        """The outcome of a line that is written as something else."""
        was = notation.written(line.outcome)
        self._each.append(Loss(what, line.board, line.section, line.ns, line.ew, was, written))

    def all(self) -> tuple[Loss, ...]:
        fields = (Loss(Lost.FIELD, field=name, count=count) for name, count in sorted(self._fields.items()))
        return (*dict.fromkeys(self._each), *fields)


# The fields of lines, contestants, boards, sections and the event that a format may hold, and when they hold anything.
LINE_FIELDS = frozenset("section round table points matchpoints imps percent lead remark".split())
CONTESTANT_FIELDS = frozenset("names section side kind ids handicap total maximum percent rank penalty".split())
EVENT_FIELDS = frozenset("title date venue scoring scoring-stated remarks program".split())
BOARD_FIELDS = frozenset("board section stated deal".split())
SECTION_FIELDS = frozenset("section name tables winners missing".split())


def count_fields(losses: Losses, event: Event, held: Iterable[str]) -> None:
    """Counts what the event holds in fields that are not `held`; names are 'line-lead', 'contestant-ids', …"""
    held = frozenset(held)
    counts: Counter[str] = Counter()
    for line in event.lines:
        counts.update(f"line-{name}" for name in _line_fields(line))
    for contestant in event.contestants:
        standing = contestant.standing or NO_STANDING
        there = {
            "contestant": True,
            "names": contestant.names,
            "section": contestant.section,
            "side": contestant.side,
            "kind": contestant.kind != "pair",
            "ids": contestant.ids,
            "handicap": contestant.handicap is not None,
            "total": standing.total is not None,
            "maximum": standing.maximum is not None,
            "percent": standing.percent is not None,
            "rank": standing.rank is not None,
            "penalty": standing.penalty is not None,
        }
        counts.update(f"contestant-{name}" for name, value in there.items() if value)
    for board in event.boards:
        there = {"board": True, "section": board.section, "stated": _is_unusual(board), "deal": board.deal}
        counts.update(f"board-{name}" for name, value in there.items() if value)
    for section in event.sections:
        there = {
            "section": section.id,
            "name": section.name,
            "tables": section.tables is not None,
            "winners": section.winners is not None,
            "missing": section.missing,
        }
        counts.update(f"section-{name}" for name, value in there.items() if value)
    there = {
        "title": event.title,
        "date": event.date,
        "venue": event.venue,
        "scoring": event.scoring,
        "scoring-stated": event.scoring_stated,
        "remarks": event.remarks,
        "program": event.program,
    }
    counts.update(f"event-{name}" for name, value in there.items() if value)
    for name, count in counts.items():
        if name not in held:
            losses.field(name, count)


def _is_unusual(board: EventBoard) -> bool:
    """Whether dealer and vulnerability are not those of the board's number (Law 2)."""
    return board.board.number is not None and board.board != Board.of(board.board.number)


def _line_fields(line: ResultLine) -> Iterable[str]:
    if line.section:
        yield "section"
    if line.round is not None:
        yield "round"
    if line.table is not None:
        yield "table"
    if line.points is not None:
        yield "points"
    if line.lead is not None:
        yield "lead"
    if line.remark:
        yield "remark"
    if line.ns_score is not NOTHING or line.ew_score is not NOTHING:
        for name in ("matchpoints", "imps", "percent"):
            if getattr(line.ns_score, name) is not None or getattr(line.ew_score, name) is not None:
                yield name


def hides_points(line: ResultLine) -> bool:
    """Whether points are stated beside an outcome that is no bridge result."""
    return line.points is not None and not isinstance(line.outcome, ContractResult | PassedOut | PointsOnly)


# ------------------------------------------------------------------------------------------- nearest forms


def bridge_form(score: SideScore | None) -> Outcome | None:
    """The result that stands nearest to an assigned score: itself, or the likeliest part of a weighted one."""
    if isinstance(score, Weighted):
        return max(score.components, key=lambda component: component.weight).result
    return None if score is None or isinstance(score, Average | Amount) else score


Tops = Mapping[tuple[str, int], Fraction]


def tops(event: Event) -> Tops:
    """What the sides of a bridge result share in matchpoints, by section and board; the commonest sum.

    Where a table has an assigned score for each side, the two charts share nothing: there it is what the other boards
    of the section have.
    """
    sums: dict[tuple[str, int], Counter[Fraction]] = {}
    for line in event.lines:
        ns, ew = line.ns_score.matchpoints, line.ew_score.matchpoints
        if ns is not None and ew is not None and isinstance(line.outcome, ContractResult | PassedOut | PointsOnly):
            sums.setdefault((line.section, line.board), Counter())[ns + ew] += 1
    found = {key: counts.most_common(1)[0][0] for key, counts in sums.items()}
    split = {line.board for line in event.lines if isinstance(line.outcome, Split) and not line.outcome.is_artificial}
    if split:
        usual: dict[str, Counter[Fraction]] = {}
        for (section, board), top in found.items():
            usual.setdefault(section, Counter())[top] += board not in split
        common = {section: counts.most_common(1)[0] for section, counts in usual.items()}
        for section, board in found:
            top, times = common[section]
            if board in split and times:
                found[section, board] = top
    return found


def as_percent(score: SideScore | None, top: Fraction | None = None) -> Amount | None:
    """An award in per cent, of that top if it is in matchpoints; None if no percentage says it."""
    if isinstance(score, Average):
        return Amount(score.percent, Unit.PERCENT)
    if not isinstance(score, Amount):
        return None
    if score.unit is Unit.MATCHPOINTS and top and 0 <= score.amount <= top:
        return Amount(100 * score.amount / top, Unit.PERCENT)
    return score if score.unit is Unit.PERCENT else None


def nearest(line: ResultLine) -> Outcome | None:
    """A weighted or split score in a form that a format of single results holds.

    Where the line says what each side scored in per cent, that is the nearest; else a result that one side has.
    Artificial scores stay as they are.
    """
    outcome = line.outcome
    if not isinstance(outcome, Weighted | Split) or (isinstance(outcome, Split) and outcome.is_artificial):
        return outcome
    ns, ew = line.ns_score.percent, line.ew_score.percent
    if ns is not None and ew is not None and 0 <= ns <= 100 and 0 <= ew <= 100:
        return Split(Amount(ns, Unit.PERCENT), Amount(ew, Unit.PERCENT))
    if isinstance(outcome, Weighted):
        return bridge_form(outcome)
    return bridge_form(outcome.ns) or bridge_form(outcome.ew) or outcome
