"""Rankings, moves and boards as tables for people, and as plain data."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from arbitro.commands.terminal import faint, strong
from arbitro.event import Field
from arbitro.formats.events import notation
from arbitro.language.results import score_text
from arbitro.language.scoring import column_text, decimals_in, number_text
from arbitro.language.words import Words
from arbitro.model import Side
from arbitro.scoring.field import Change, Move, Scored, Standing, Value
from arbitro.scoring.judge import Method, State

_CUT = 2  # decimals that are shown


def columns(rows: Sequence[Sequence[str]], right: Iterable[int] = (), indent: str = "  ") -> None:
    """Prints rows in columns as wide as they must be, the first row as a heading; `right`: aligned to the right."""
    to_right = frozenset(right)
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for n, row in enumerate(rows):
        cells = [
            cell.rjust(width) if at in to_right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        line = (indent + "  ".join(cells)).rstrip()
        print(faint(line) if n == 0 else line)


def short(value: Fraction, words: Words, signed: bool = False) -> str:
    """A number for a table: rounded to two decimals, without the fraction."""
    return number_text(_cut(value), words, _CUT, signed)


def _cut(value: Fraction) -> Fraction:
    """Rounded to what is shown, halves away from zero."""
    shown = Fraction(int(abs(value) * 10**_CUT + Fraction(1, 2)), 10**_CUT)
    return -shown if value < 0 else shown


def value_text(value: Value, words: Words, method: Method) -> str:
    """What a contestant has on a board, in the units of the event."""
    if value.state is State.NONE:
        return "–"
    if method is Method.MATCHPOINTS:
        return short(value.value, words)
    return short(value.value, words, signed=True)


def exact(value: Fraction | None) -> str | None:
    """A number for programs: a decimal where it has an end, else '1/3'."""
    return None if value is None else notation.written_decimal(value)


# ---------------------------------------------------------------------------------------------------- rankings


def by_ranking(scored: Scored) -> dict[str, list[Standing]]:
    """The standings of each ranking, best first."""
    found: dict[str, list[Standing]] = {}
    for standing in scored.ranking():
        found.setdefault(scored.event.ranking.get(standing.contestant, ""), []).append(standing)
    return dict(sorted(found.items(), key=_ranking_order))


def _ranking_order(found: tuple[str, object]) -> tuple[str, bool]:
    """By section, North-South first."""
    name = found[0]
    return name.removesuffix("NS").removesuffix("EW"), name.endswith("EW")


def show_rankings(field: Field, scored: Scored, words: Words) -> None:
    """A table for each ranking."""
    for name, standings in by_ranking(scored).items():
        if name:
            section, _, side = name.rpartition(" ") if name[-2:] in ("NS", "EW") else (name, "", "")
            title = ", ".join(filter(None, (section, words(f"who-{side}") if side else "")))
            print(f"\n{strong(title)}")
        else:
            print()
        percent = scored.method is Method.MATCHPOINTS
        total = words(_TOTALS[scored.method], "average" if scored.averaged else None)
        digits = decimals_in(standing.total for standing in standings)
        heading = [words("score-rank"), words("score-pair"), total]
        heading += [words("score-percent")] if percent else []
        penalties = any(standing.penalty for standing in standings)
        heading += [words("score-penalty")] if penalties else []
        rows = [[*heading, words("score-boards")]]
        for standing in standings:
            amount = column_text(standing.total, words, digits, signed=not percent) if standing.rank else "–"
            row = [rank_text(standing), field.label(standing.contestant), amount]
            row += [_percent(standing, words)] if percent else []
            row += [column_text(-standing.penalty, words, digits) if standing.penalty else ""] if penalties else []
            rows.append([*row, str(standing.boards)])
        columns(rows, right=(0, 2, 3, 4, 5))


_TOTALS = {
    Method.MATCHPOINTS: "score-total-matchpoints",
    Method.CROSS_IMPS: "score-total-imps",
    Method.BUTLER: "score-total-imps",
    Method.TOTAL_POINTS: "score-total-total-points",
}


def rank_text(standing: Standing) -> str:
    """'3', shared '3='; nothing for who has no rank."""
    return f"{standing.rank}{'=' if standing.tied > 1 else ''}" if standing.rank else "–"


def _percent(standing: Standing, words: Words) -> str:
    return "–" if standing.percent is None else column_text(standing.percent, words)


def rankings_json(field: Field, scored: Scored) -> list[dict[str, Any]]:
    return [
        {
            "ranking": name,
            "rank": standing.rank or None,
            "tied": standing.tied,
            "pair": standing.contestant,
            "names": list(field.listed(standing.contestant).names),
            "total": exact(standing.total),
            "percent": exact(standing.percent),
            "boards": standing.boards,
            "penalty": exact(standing.penalty),
        }
        for name, standings in by_ranking(scored).items()
        for standing in standings
    ]


def rankings_csv(field: Field, scored: Scored) -> str:
    """The rankings as CSV, numbers as decimals; names are never formulas of a spreadsheet."""
    text = io.StringIO()
    rows = rankings_json(field, scored)
    out = csv.writer(text, lineterminator="\n")
    penalties = any(row["penalty"] != "0" for row in rows)
    out.writerow(["ranking", "rank", "pair", "names", "total", "percent", "boards"] + ["penalty"] * penalties)
    for row in rows:
        names = " / ".join(filter(None, row["names"]))
        total, percent = (_decimal(row[name]) for name in ("total", "percent"))
        cells = [row["ranking"], row["rank"], row["pair"], names, total, percent, row["boards"]]
        cells += [_decimal(row["penalty"])] * penalties
        out.writerow(["" if cell is None else _safe(str(cell)) for cell in cells])
    return text.getvalue()


def _decimal(text: str | None) -> str | None:
    """A number as a spreadsheet reads it: what has no end is rounded to four decimals."""
    if text is None or "/" not in text:
        return text
    return exact(Fraction(round(Fraction(text) * 10**4), 10**4))


def _safe(cell: str) -> str:
    """The cell, marked as text if a spreadsheet would take it for a formula."""
    return f"'{cell}" if cell[:1] in ("=", "@", "\t", "\r", "+", "-") and not _is_number(cell) else cell


def _is_number(cell: str) -> bool:
    return notation.exact(cell) is not None


# ---------------------------------------------------------------------------------------------------- moves


def show_moves(field: Field, change: Change, words: Words) -> None:
    """Every contestant whose value, total or rank moves, and by how much."""
    moves = change.moves
    if not moves:
        print(f"\n{words('score-nobody-moves')}")
        return
    print(f"\n{strong(words('score-before-after'))}")
    rows = [[words("score-pair"), words("score-on-boards"), words("score-in-all"), words("score-rank")]]
    for move in moves:
        before, after = move.standing_before, move.standing_after
        rows.append([field.label(move.contestant), _on_boards(move, change, words), _in_all(move, words), ""])
        ranks = [rank_text(before), rank_text(after)]
        rows[-1][3] = ranks[0] if ranks[0] == ranks[1] else " → ".join(ranks)
    columns(rows)


def _on_boards(move: Move, change: Change, words: Words) -> str:
    if not move.before:
        return "="
    method = change.after.method
    return "; ".join(
        words(
            "score-move",
            before=value_text(was, words, method),
            after=value_text(now, words, method),
            difference=short(now.value - was.value, words, signed=True),
        )
        if State.NONE not in (was.state, now.state)
        else f"{value_text(was, words, method)} → {value_text(now, words, method)}"
        for was, now in zip(move.before, move.after, strict=True)
    )


def _in_all(move: Move, words: Words) -> str:
    before, after = move.standing_before, move.standing_after
    percent = before.percent is not None and after.percent is not None
    was, now = (s.percent if percent else s.total for s in (before, after))
    assert was is not None
    assert now is not None
    if was == now:
        return "="
    if percent:
        shown, then = (words("percent", amount=column_text(value, words)) for value in (was, now))
        difference = column_text(now - was, words, signed=True)
    else:
        shown, then, difference = short(was, words), short(now, words), short(now - was, words, signed=True)
    return words("score-move", before=shown, after=then, difference=difference)


def moves_json(change: Change) -> list[dict[str, Any]]:
    return [
        {
            "pair": move.contestant,
            "boards": [
                {"board": was.board, "before": exact(was.value), "after": exact(now.value)}
                for was, now in zip(move.before, move.after, strict=True)
            ],
            "total": {"before": exact(move.standing_before.total), "after": exact(move.standing_after.total)},
            "percent": {"before": exact(move.standing_before.percent), "after": exact(move.standing_after.percent)},
            "rank": {"before": move.standing_before.rank, "after": move.standing_after.rank},
        }
        for move in change.moves
    ]


# ---------------------------------------------------------------------------------------------------- a board


def show_board(field: Field, scored: Scored, board: str, words: Words) -> None:
    """The traveller of a board: who against whom, the result, what each side has for it; and the sums."""
    values = {(value.line, value.side): value for _, value in scored.values(board)}
    digits = decimals_in(value.value for value in values.values() if value.state is not State.NONE)
    signed = scored.method is not Method.MATCHPOINTS
    sides = [words(f"event-side-{side}") for side in Side]
    rows = [[*sides, words("event-result"), *sides]]
    for i in dict.fromkeys(line for line, _ in values):
        line = scored.event.line(i)
        found = [values.get((i, side)) for side in Side]
        shown = [
            "–"
            if value is None or value.state is State.NONE
            else column_text(value.value, words, digits, signed=signed)
            for value in found
        ]
        pairs = [field.label(who) if who is not None else "–" for who in (line.ns, line.ew)]
        rows.append([*pairs, score_text(line.result, words), *shown])
    columns(rows, right=(3, 4))
    show_sums(scored, board, words)


def show_sums(scored: Scored, board: str, words: Words) -> None:
    """What all values of a board add up to, and why that need not be what the Laws share out."""
    sums = scored.sums(board)
    reasons = " ".join(words(f"unbalanced-{reason}") for reason in sums.reasons)
    said = {"board": board, "total": number_text(sums.total, words), "expected": number_text(sums.expected, words)}
    print(words("score-sums", None if sums.balanced else "other", reasons=reasons, **said))
