"""An event as the blocks of a club's table: every field has its column, so nothing of it is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from operator import attrgetter

from arbitro.formats.events import notation
from arbitro.formats.events.event import ContractResult, Event, PassedOut, PointsOnly, ResultLine
from arbitro.formats.events.losses import LINE_FIELDS, Loss, Losses, count_fields

Rows = list[list[str]]
_FORMULAS = ("=", "+", "-", "@", "'")
_RESULT_FIELDS = frozenset(f"line-{name}" for name in LINE_FIELDS)


def guarded(text: str) -> str:
    """Text that a spreadsheet would take for a formula, with an apostrophe before it; readers take that away."""
    return f"'{text}" if text.startswith(_FORMULAS) else text


def blocks(event: Event, decimal: str = ".", whole: bool = True) -> tuple[list[tuple[str, Rows]], tuple[Loss, ...]]:
    """The blocks with their names, results first, each with its header; and what is lost.

    decimal: the sign before decimals; whole: with all blocks, else results only.
    """
    losses = Losses()
    written = [("results", _results(event, decimal))]
    if whole:
        others = (
            ("contestants", _contestants(event, decimal)),
            ("boards", _boards(event)),
            ("sections", _sections(event)),
            ("event", list(_event(event))),
        )
        written += [(name, rows) for name, rows in others if len(rows) > 1]
    else:
        count_fields(losses, event, _RESULT_FIELDS)
    return written, losses.all()


def _number(number: Fraction | None, decimal: str) -> str:
    return "" if number is None else notation.written_decimal(number).replace(".", decimal)


def _results(event: Event, decimal: str) -> Rows:
    """The results; columns that no line fills are left out."""

    def amount(side: str, unit: str) -> Callable[[ResultLine], str]:
        get = attrgetter(f"{side}_score.{unit}")
        return lambda line: _number(get(line), decimal)

    columns: dict[str, Callable[[ResultLine], str]] = {
        "section": lambda line: guarded(line.section),
        "round": lambda line: _count(line.round),
        "table": lambda line: _count(line.table),
        "board": lambda line: str(line.board),
        "ns": lambda line: guarded(line.ns),
        "ew": lambda line: guarded(line.ew),
        "contract": _contract,
        "declarer": lambda line: str(line.outcome.declarer or "") if isinstance(line.outcome, ContractResult) else "",
        "tricks": lambda line: _count(line.outcome.tricks) if isinstance(line.outcome, ContractResult) else "",
        "points": lambda line: _count(line.points if not isinstance(line.outcome, PointsOnly) else line.outcome.points),
        "adjusted": _adjusted,
        "ns mp": amount("ns", "matchpoints"),
        "ew mp": amount("ew", "matchpoints"),
        "ns imp": amount("ns", "imps"),
        "ew imp": amount("ew", "imps"),
        "ns %": amount("ns", "percent"),
        "ew %": amount("ew", "percent"),
        "lead": lambda line: line.lead.code if line.lead else "",
        "remark": lambda line: guarded(line.remark),
    }
    always = ("board", "ns", "ew", "contract", "declarer", "tricks", "points")
    filled = {name: [cell(line) for line in event.lines] for name, cell in columns.items()}
    kept = {name: cells for name, cells in filled.items() if name in always or any(cells)}
    return [list(kept), *map(list, zip(*kept.values(), strict=True))]


def _count(number: int | None) -> str:
    return "" if number is None else str(number)


def _contract(line: ResultLine) -> str:
    if isinstance(line.outcome, PassedOut):
        return "PASS"
    return notation.written_contract(line.outcome) if isinstance(line.outcome, ContractResult) else ""


def _adjusted(line: ResultLine) -> str:
    """What no contract and no points say; '?' for what was not understood."""
    if line.outcome is None:
        return "?"
    bridge = isinstance(line.outcome, ContractResult | PassedOut | PointsOnly)
    return "" if bridge else guarded(notation.written(line.outcome))


def _contestants(event: Event, decimal: str) -> Rows:
    most = max((len(c.names) for c in event.contestants), default=0)
    most_ids = max((len(c.ids) for c in event.contestants), default=0)
    header = ["number", "section", "direction", "kind"]
    header += [f"name {i}" for i in range(1, most + 1)] + [f"id {i}" for i in range(1, most_ids + 1)]
    rows: Rows = [[*header, "handicap", "total", "maximum", "percent", "rank"]]
    penalties = any(c.standing.penalty is not None for c in event.contestants)
    rows[0] += ["penalty"] * penalties
    for c in event.contestants:
        names = [*map(guarded, c.names), *[""] * (most - len(c.names))]
        ids = [*map(guarded, c.ids), *[""] * (most_ids - len(c.ids))]
        numbers = (c.handicap, c.standing.total, c.standing.maximum, c.standing.percent)
        start = [guarded(c.number), guarded(c.section), str(c.side or ""), str(c.kind)]
        rows.append([*start, *names, *ids, *(_number(n, decimal) for n in numbers), _count(c.standing.rank)])
        rows[-1] += [_number(c.standing.penalty, decimal)] * penalties
    return rows


def _boards(event: Event) -> Rows:
    rows: Rows = [["board", "section", "dealer", "vulnerable", "deal"]]
    for b in event.boards:
        stated = [str(b.board.dealer), str(b.board.vulnerability)] if b.stated else ["", ""]
        rows.append([str(b.board.number), guarded(b.section), *stated, str(b.deal) if b.deal else ""])
    return rows


def _sections(event: Event) -> Rows:
    rows: Rows = [["section", "name", "tables", "winners", "missing"]]
    for s in event.sections:
        rows.append([guarded(s.id), guarded(s.name), _count(s.tables), _count(s.winners), guarded(s.missing)])
    return rows


def _event(event: Event) -> Iterator[list[str]]:
    yield ["field", "value"]
    fields = {
        "title": event.title,
        "date": event.date.isoformat() if event.date else "",
        "venue": event.venue,
        "scoring": str(event.scoring or ""),
        "scoring stated": event.scoring_stated,
        "program": event.program,
    }
    yield from ([name, guarded(value)] for name, value in fields.items() if value)
    yield from (["remark", guarded(remark)] for remark in event.remarks)
