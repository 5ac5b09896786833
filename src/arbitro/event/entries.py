"""Entries of a received event that cannot be: points, vulnerability, who sat where."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from arbitro.event.contestants import Contestants
from arbitro.event.findings import Figure, Finding, Found
from arbitro.event.points import can_be, points_of, turned
from arbitro.formats.events import ContractResult, Event, PassedOut, PointsOnly, ResultLine, notation
from arbitro.model import Side, Vulnerability


def impossible_entries(received: Event, contestants: Contestants) -> Iterator[Finding]:
    """Points that no contract gives or that their own contract does not give, and contestants at two tables."""
    yield from _about_points(received, contestants)
    yield from _two_tables(received, contestants)


def _about_points(received: Event, contestants: Contestants) -> Iterator[Finding]:
    """One finding for each line, but one for a board whose lines all have the other vulnerability."""
    by_board: defaultdict[tuple[str, int], list[Finding]] = defaultdict(list)
    fit: defaultdict[tuple[str, int], int] = defaultdict(int)
    for i, line in enumerate(received.lines):
        vulnerability = received.board(line.board, line.section).board.vulnerability
        found = _point_finding(line, vulnerability, contestants.keys[i][0] or "", i)
        key = (line.section, line.board)
        if found is not None:
            by_board[key].append(found)
        elif _tells(line, vulnerability):
            fit[key] += 1
    for key, findings in by_board.items():
        off = [f for f in findings if f.code is Found.VULNERABILITY_OFF]
        if len(off) > 1 and not fit[key]:
            first = off[0]
            figures = {**first.figures, "count": len(off)}
            yield Finding(first.code, first.place, first.board, "", first.got, first.expected, first.line, figures)
            findings = [f for f in findings if f.code is not Found.VULNERABILITY_OFF]
        yield from findings


def _point_finding(line: ResultLine, vulnerability: Vulnerability, who: str, i: int) -> Finding | None:
    outcome = line.outcome
    points = outcome.points if isinstance(outcome, PointsOnly) else line.points
    if points is None or not isinstance(outcome, ContractResult | PassedOut | PointsOnly):
        return None
    given = None if isinstance(outcome, PointsOnly) else points_of(outcome, vulnerability)
    if given == points:
        return None
    result = _said(outcome)
    figures: dict[str, Figure] = {"result": result, "count": 1}
    expected = "" if given is None else given
    if given is not None and _fits_the_other(outcome, points, vulnerability):
        return Finding(Found.VULNERABILITY_OFF, line.place, line.board, who, points, expected, i, figures)
    if not can_be(points, vulnerability):
        return Finding(Found.POINTS_IMPOSSIBLE, line.place, line.board, who, points, expected, i, figures)
    if given is None:
        return None
    return Finding(Found.POINTS_DIFFER, line.place, line.board, who, points, expected, i, figures)


def _said(outcome: ContractResult | PassedOut | PointsOnly) -> str:
    """'6NT W -5': a result as directors read it."""
    if not isinstance(outcome, ContractResult):
        return "" if isinstance(outcome, PointsOnly) else notation.written(outcome)
    contract, result = notation.written_contract(outcome), notation.written_result(outcome)
    return " ".join(filter(None, (contract, str(outcome.declarer or ""), result)))


def _fits_the_other(outcome: ContractResult | PassedOut | PointsOnly, points: int, now: Vulnerability) -> bool:
    return any(points_of(outcome, turned(now, side)) == points for side in Side)


def _tells(line: ResultLine, vulnerability: Vulnerability) -> bool:
    """Whether the line's points would be others at the other vulnerability."""
    outcome = line.outcome
    if line.points is None or not isinstance(outcome, ContractResult):
        return False
    given = points_of(outcome, vulnerability)
    return given is not None and any(points_of(outcome, turned(vulnerability, side)) != given for side in Side)


def _two_tables(received: Event, contestants: Contestants) -> Iterator[Finding]:
    """Contestants that sat at two tables in a round."""
    first: dict[tuple[int, str], ResultLine] = {}
    said: set[tuple[int, str, str, int]] = set()
    for i, (line, pair) in enumerate(zip(received.lines, contestants.keys, strict=True)):
        if line.round is None or line.table is None:
            continue
        for key in pair:
            if key is None:
                continue
            there = first.setdefault((line.round, key), line)
            if (there.section, there.table) != (line.section, line.table):
                seen = (line.round, key, line.section, line.table)
                if seen not in said:
                    said.add(seen)
                    tables = [" ".join(filter(None, (x.section, str(x.table)))) for x in (there, line)]
                    figures: dict[str, Figure] = {"round": line.round, "first": there.place}
                    yield Finding(Found.PAIR_TWO_TABLES, line.place, line.board, key, tables[1], tables[0], i, figures)
