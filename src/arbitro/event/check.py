"""A received event checked: what does not follow from its own results, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from arbitro.errors import InputError
from arbitro.event.contestants import Contestants
from arbitro.event.entries import impossible_entries
from arbitro.event.explaining import Explanation, Stated, Tried, differences, explanations
from arbitro.event.field import Field, field_of
from arbitro.event.findings import Figure, Finding, Found
from arbitro.event.standings import standing_findings
from arbitro.formats.events import ContractResult, Event, PassedOut, PointsOnly, Split
from arbitro.formats.events.losses import tops
from arbitro.scoring.judge import Method

_CODES = {
    "matchpoints": Found.MATCHPOINTS_DIFFER,
    "imps": Found.IMPS_DIFFER,
    "percent": Found.PERCENT_DIFFERS,
}


@dataclass(frozen=True, eq=False)
class Check:
    """What was found, in the order of the file's lines; and the ways of scoring that were tried, best first.

    `ways` is empty where the file states no scores: then nothing can be recomputed.
    """

    findings: tuple[Finding, ...]
    ways: tuple[Explanation, ...]

    @property
    def way(self) -> Explanation | None:
        """The way of scoring that explains most."""
        return self.ways[0] if self.ways else None


def check(received: Event) -> Check:
    """Checks an event as it was received; nothing is changed, and nothing raises."""
    contestants = Contestants.of(received)
    tried = explanations(received)
    findings = [*impossible_entries(received, contestants), *_left_out(received, tried)]
    if tried:
        findings += _unexplained(received, tried[0])
    findings += _sums(received, contestants)
    findings += standing_findings(received, contestants)
    findings.sort(key=lambda f: (f.line is None, f.line or 0))
    return Check(tuple(findings), tuple(way.explanation for way in tried))


def _left_out(received: Event, tried: list[Tried]) -> Iterator[Finding]:
    """Lines that no field can hold, whatever the method."""
    found: Field | None = tried[0].field if tried else None
    if found is None:
        try:
            found = field_of(received, regulations="club", method=Method.MATCHPOINTS, by_section=False)
        except InputError:
            return
    points = (Found.POINTS_IMPOSSIBLE, Found.AWARD_UNIT)  # said elsewhere, or a matter of the method
    yield from (finding for finding in found.left_out if finding.code not in points)


def _unexplained(received: Event, best: Tried) -> Iterator[Finding]:
    """Lines whose scores do not follow; one finding for all of them where that is more than half."""
    stated = Stated.of(received)
    made = best.explanation
    found = []
    for i in stated.lines:
        if i in best.field.line_of and i not in best.explained:
            line = received.lines[i]
            # a last decimal off is how a program rounds, twice or down
            far = (d for d in differences(best.scored, best.field, i, stated) if not d.is_rounding)
            first = next(far, None)
            if first is None:
                continue
            who = best.field.contestants.keys[i][0 if first.side == "NS" else 1] or ""
            figures: dict[str, Figure] = {"count": 1}
            found.append(
                Finding(_CODES[first.unit], line.place, line.board, who, first.stated, first.computed, i, figures)
            )
    if 2 * len(found) > made.of:
        whole: dict[str, Figure] = {"count": len(found), "of": made.of}
        yield Finding(Found.NOT_EXPLAINED, found[0].place, found[0].board, "", "", "", found[0].line, whole)
    else:
        yield from found


def _sums(received: Event, contestants: Contestants) -> Iterator[Finding]:
    """Lines with a bridge result whose sides together have something else than the other lines of their board.

    Not where a table of the board has an assigned score for each side: then each side has a chart of its own.
    """
    usual, stated = tops(received), Stated.of(received)
    own_charts = {
        line.board for line in received.lines if isinstance(line.outcome, Split) and not line.outcome.is_artificial
    }
    slack = 2 * (stated.halves.matchpoints or 0), 2 * (stated.halves.imps or 0)
    for i, line in enumerate(received.lines):
        if not isinstance(line.outcome, ContractResult | PassedOut | PointsOnly) or line.board in own_charts:
            continue
        ns, ew, who = line.ns_score, line.ew_score, contestants.keys[i][0] or ""
        if ns.imps is not None and ew.imps is not None and abs(ns.imps + ew.imps) > slack[1]:
            yield Finding(Found.SUM_DIFFERS, line.place, line.board, who, ns.imps + ew.imps, Fraction(0), i)
        top = usual.get((line.section, line.board))
        if ns.matchpoints is None or ew.matchpoints is None or top is None:
            continue
        if abs(ns.matchpoints + ew.matchpoints - top) > slack[0]:
            yield Finding(Found.SUM_DIFFERS, line.place, line.board, who, ns.matchpoints + ew.matchpoints, top, i)
