"""Small whole events for the tests: everybody meets everything once, and the file states what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from hypothesis import strategies as st

from arbitro.event import Field, field_of, received_after
from arbitro.event.points import points_of
from arbitro.formats.events import (
    Contestant,
    ContractResult,
    Event,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
)
from arbitro.model import Denomination, Doubling, Seat
from arbitro.scoring.judge import Method

contracts = st.builds(
    ContractResult,
    st.integers(1, 7),
    st.sampled_from(Denomination),
    st.sampled_from(Doubling),
    st.sampled_from(Seat),
    st.integers(0, 13),
)
outcomes: st.SearchStrategy[Outcome] = contracts | st.just(PassedOut())
METHODS = {Method.MATCHPOINTS: ScoringForm.MATCHPOINTS, Method.CROSS_IMPS: ScoringForm.CROSS_IMPS}


def event_of(
    outcomes: Sequence[Sequence[Outcome | None]], scoring: ScoringForm | None = ScoringForm.MATCHPOINTS
) -> Event:
    """An event by board and table: table t seats pair t against one of the pairs that follow, another on each board."""
    tables = len(outcomes[0])
    lines: list[ResultLine] = []
    for board, row in enumerate(outcomes, 1):
        for table, outcome in enumerate(row, 1):
            ew = tables + 1 + (table + board) % tables
            lines.append(
                ResultLine(board, str(table), str(ew), outcome, "A", board, table, place=f"line {len(lines) + 1}")
            )
    event = Event("An evening", scoring=scoring, lines=tuple(lines), source="made")
    return replace(event, lines=tuple(with_points(event, line) for line in event.lines))


def with_points(event: Event, line: ResultLine) -> ResultLine:
    """The line with the points that its own result gives."""
    if not isinstance(line.outcome, ContractResult | PassedOut | PointsOnly):
        return line
    vulnerability = event.board(line.board, line.section).board.vulnerability
    return line._replace(points=points_of(line.outcome, vulnerability))


def listed(event: Event) -> Event:
    """The event with its contestants listed."""
    numbers = dict.fromkeys(number for line in event.lines for number in (line.ns, line.ew))
    people = tuple(Contestant(n, (f"North {n}", f"South {n}"), "A", place=f"list {n}") for n in numbers)
    return replace(event, contestants=people)


def field(event: Event, method: Method | None = None, regulations: str = "club") -> Field:
    return field_of(event, regulations=regulations, method=method, by_section=False, winners=1)


def scored(event: Event, method: Method | None = None) -> Event:
    """The event with all values, totals and ranks as they follow, rounded as a file writes them."""
    of = field(listed(event), method)
    whole = received_after(of, of.scored)
    return replace(
        whole,
        contestants=tuple(
            replace(c, standing=c.standing._replace(percent=_rounded(c.standing.percent))) for c in whole.contestants
        ),
    )


def _rounded(value: Fraction | None) -> Fraction | None:
    return None if value is None else Fraction(round(value * 100), 100)


@st.composite
def events(
    draw: st.DrawFn,
    results: st.SearchStrategy[Outcome] = outcomes,
    methods: Sequence[Method] = tuple(METHODS),
    unplayed: bool = False,
) -> Event:
    """Clean events of 3 to 6 tables and 2 to 5 boards, with all that follows from their results."""
    tables, boards = draw(st.integers(3, 6)), draw(st.integers(2, 5))
    of = results | st.just(NotPlayed()) if unplayed else results
    rows = [draw(st.lists(of, min_size=tables, max_size=tables)) for _ in range(boards)]
    return scored(event_of(rows, METHODS[draw(st.sampled_from(methods))]))


def changed(event: Event, i: int, line: ResultLine) -> Event:
    """The event with another line at `i`."""
    return replace(event, lines=(*event.lines[:i], line, *event.lines[i + 1 :]))
