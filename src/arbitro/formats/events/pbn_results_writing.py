"""An event as PBN: one game for every board, its results in a ScoreTable, the ranking in a TotalScoreTable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from arbitro.formats.events import notation
from arbitro.formats.events.event import (
    Amount,
    Amounts,
    Average,
    Contestant,
    ContractResult,
    Event,
    EventBoard,
    NotPlayed,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
    SideScore,
    Split,
    Unit,
    Weighted,
    Why,
)
from arbitro.formats.events.losses import (
    Loss,
    Losses,
    Lost,
    as_percent,
    bridge_form,
    count_fields,
    hides_points,
    nearest,
)
from arbitro.formats.events.pbn_results import FORMS
from arbitro.model import Side

_HELD = frozenset(
    """
    line-section line-round line-table line-points line-matchpoints line-imps line-percent line-lead line-remark
    contestant-contestant contestant-names contestant-section contestant-side contestant-total contestant-percent
    contestant-rank board-board board-section board-stated board-deal section-section
    event-title event-date event-venue event-scoring event-scoring-stated event-program
    """.split()
)
_WORDS = {
    ScoringForm.MATCHPOINTS: "MP",
    ScoringForm.CROSS_IMPS: "Cross",
    ScoringForm.BUTLER: "Butler",
    ScoringForm.IMPS: "IMP",
    ScoringForm.BOARD_A_MATCH: "BAM",
    ScoringForm.TOTAL_POINTS: "Total",
}
_UNITS = {Unit.MATCHPOINTS: "MP", Unit.IMPS: "IMP", Unit.PERCENT: "Percentage"}
_TOKEN = re.compile(r"[A-Za-z0-9_.+/^][A-Za-z0-9_.+/^-]*", re.ASCII)
Cells = dict[str, str]


def write_pbn_results(event: Event) -> tuple[str, tuple[Loss, ...]]:
    """The event as PBN, and what it cannot hold, which lines beginning with '%' say too.

    Artificial scores are marked '^' in the columns for percentages, matchpoints or IMPs. Weighted and split scores
    become artificial ones where the lines state percentages, else the likeliest of their results.
    """
    losses = Losses()
    count_fields(losses, event, _HELD)
    losses.field("line-points", sum(map(hides_points, event.lines)))
    word = _scoring(event)
    losses.field("event-scoring-stated", int(bool(event.scoring_stated) and word != event.scoring_stated))
    games = ["\n".join(game) for game in _games(event, word, losses)]
    lost = losses.all()
    said = "".join(f"% lost: {loss}\n" for loss in lost)
    return f"% PBN 2.1\n{said}" + "\n\n".join(games) + "\n", lost


def _scoring(event: Event) -> str:
    """The stated word if it means the scoring, else the standard's word for it."""
    stated = event.scoring_stated
    meant = next((form for word, form in FORMS if word in stated.upper()), None)
    return stated if stated and meant is event.scoring else _WORDS.get(event.scoring, "") if event.scoring else stated


def _games(event: Event, scoring: str, losses: Losses) -> Iterator[list[str]]:
    by_board: dict[tuple[str, int], list[ResultLine]] = {}
    for line in event.lines:
        by_board.setdefault((line.section, line.board), []).append(line)
    said = [event.board(number, section) for section, number in by_board]
    for board in event.boards:
        number = board.board.number
        if number is not None and not any(board is other for other in said):
            by_board.setdefault((board.section, number), [])
    first = True
    for (section, number), lines in by_board.items():
        game = list(_tags(event, event.board(number, section), section, scoring, losses))
        yield [*game, *_score_table(lines, losses), *(_totals(event, losses) if first else ())]
        first = False
    if first:
        yield [*_tags(event, None, "", scoring, losses), *_totals(event, losses)]


def _tag(name: str, value: str, losses: Losses) -> str:
    plain = " ".join(value.replace('"', "'").split())
    losses.field("text-signs", int(plain != value or value in ("?", "-") or value.startswith("#")))
    return f'[{name} "{plain.lstrip("#").replace(chr(92), chr(92) * 2) or "?"}"]'


def _tags(event: Event, board: EventBoard | None, section: str, scoring: str, losses: Losses) -> Iterator[str]:
    deal = board.deal if board else None
    yield _tag("Event", event.title, losses)
    yield _tag("Site", event.venue, losses)
    yield _tag("Date", event.date.strftime("%Y.%m.%d") if event.date else "", losses)
    yield _tag("Board", str(board.board.number) if board else "", losses)
    yield from (_tag(name, "", losses) for name in ("West", "North", "East", "South"))
    yield _tag("Dealer", str(board.board.dealer) if board else "", losses)
    yield _tag("Vulnerable", str(board.board.vulnerability) if board else "", losses)
    yield _tag("Deal", str(deal) if deal else "", losses)
    yield _tag("Scoring", scoring, losses)
    yield from (_tag(name, "", losses) for name in ("Declarer", "Contract", "Result"))
    if section:
        yield _tag("Section", section, losses)
    if event.program:
        yield _tag("Generator", event.program, losses)


# ---------------------------------------------------------------------------------------------------- tables


def _table(name: str, rows: list[Cells], always: tuple[str, ...]) -> Iterator[str]:
    """A table with the columns that are filled; what is unknown is '-'."""
    columns = [column for column in rows[0] if column in always or any(row[column] for row in rows)]
    yield f'[{name} "{";".join(columns)}"]'
    yield from (" ".join(row[column] or "-" for column in columns) for row in rows)


def _string(text: str, losses: Losses) -> str:
    """A text as a table's element."""
    plain = " ".join(text.replace('"', "'").split())
    losses.field("text-signs", int(plain != text or text in ("?", "-")))
    return plain if not plain or _TOKEN.fullmatch(plain) else f'"{plain}"'


def _score_table(lines: list[ResultLine], losses: Losses) -> Iterator[str]:
    if lines:
        always = ("PairId_NS", "PairId_EW", "Contract", "Declarer", "Result")
        yield from _table("ScoreTable", [_row(line, losses) for line in lines], always)


def _row(line: ResultLine, losses: Losses) -> Cells:
    contract, declarer, result, points = _result_cells(line, losses)
    cells = {
        "Round": "" if line.round is None else str(line.round),
        "Table": "" if line.table is None else str(line.table),
        "PairId_NS": _string(line.ns, losses),
        "PairId_EW": _string(line.ew, losses),
        "Contract": contract,
        "Declarer": declarer,
        "Result": result,
        "Score_NS": points,
    }
    form = _form(line, losses)
    for name, unit in (("MP", Unit.MATCHPOINTS), ("IMP", Unit.IMPS), ("Percentage", Unit.PERCENT)):
        for side, amounts in ((Side.NS, line.ns_score), (Side.EW, line.ew_score)):
            award = (form.ns if side is Side.NS else form.ew) if isinstance(form, Split) else None
            cells[f"{name}_{side}"] = _amount(unit, award, amounts, losses)
    return cells | {
        "Lead": line.lead.code if line.lead else "",
        "Remark": _string(line.remark, losses),
    }


def _amount(unit: Unit, award: SideScore | None, amounts: Amounts, losses: Losses) -> str:
    """The award of that unit with its mark, else what the line states."""
    stated: Fraction | None = getattr(amounts, unit)
    if not isinstance(award, Amount) or award.unit is not unit:
        return losses.decimal(stated, f"line-{unit}")
    losses.field(f"line-{unit}", int(stated is not None and stated != award.amount))
    return f"^{losses.decimal(award.amount, f'line-{unit}')}"


def _result_cells(line: ResultLine, losses: Losses) -> tuple[str, str, str, str]:
    """Contract, declarer, tricks, points."""
    form = _plain_form(line)
    points = "" if line.points is None else str(line.points)
    match form:
        case ContractResult(declarer=declarer, tricks=tricks):
            return notation.written_contract(form), str(declarer or "?"), "?" if tricks is None else str(tricks), points
        case PassedOut():
            return "Pass", "", "", points
        case PointsOnly(number):
            return "", "", "", str(number)
        case _:
            return "", "", "", ""


def _plain_form(line: ResultLine) -> object:
    form = nearest(line)
    return (
        form
        if not isinstance(form, Split) or _awards(form) is not None
        else bridge_form(form.ns) or bridge_form(form.ew)
    )


def _form(line: ResultLine, losses: Losses) -> object:
    """What the table says instead of the outcome, what is lost by it noted."""
    outcome, form = line.outcome, _plain_form(line)
    if isinstance(form, Split):
        form = _awards(form)
    if outcome is None or (form is None and not isinstance(outcome, NotPlayed)):
        losses.line(Lost.RESULT, line, "")
    elif isinstance(outcome, NotPlayed):
        if outcome.why is not Why.NOT_PLAYED:
            losses.line(Lost.REASON, line, notation.written(NotPlayed()))
    elif form != outcome:
        written = notation.written(form)  # type: ignore[arg-type]
        what = Lost.WEIGHTED if isinstance(outcome, Weighted) else Lost.SPLIT
        losses.line(Lost.AWARD if isinstance(outcome, Split) and outcome.is_artificial else what, line, written)
    return form


def _awards(form: Split) -> Split | None:
    """The awards of both sides as amounts; None if a side has another score, or neither has any."""
    sides = []
    for score in (form.ns, form.ew):
        award = as_percent(score) if isinstance(score, Average) else score
        if award is not None and not isinstance(award, Amount):
            return None
        sides.append(award)
    return Split(*sides) if any(sides) else None


def _totals(event: Event, losses: Losses) -> Iterator[str]:
    if not event.contestants:
        return
    total = "TotalMP"
    if event.scoring in (ScoringForm.CROSS_IMPS, ScoringForm.BUTLER, ScoringForm.IMPS):
        total = "TotalIMP"
    elif event.scoring is ScoringForm.TOTAL_POINTS:
        total = "TotalScore"
    yield from _table("TotalScoreTable", [_total_row(c, total, losses) for c in event.contestants], ("PairId",))


def _total_row(contestant: Contestant, total: str, losses: Losses) -> Cells:
    names = [name.replace(";", ",") for name in contestant.names]
    losses.field("text-signs", sum(";" in name for name in contestant.names))
    standing = contestant.standing
    return {
        "Rank": "" if standing.rank is None else str(standing.rank),
        "PairId": _string(contestant.number, losses),
        "Section": _string(contestant.section, losses),
        "Direction": str(contestant.side or ""),
        "Names": f'"{" ".join(";".join(names).replace(chr(34), chr(39)).split())}"' if names else "",
        total: losses.decimal(standing.total, "contestant-total"),
        "MeanPercentage": losses.decimal(standing.percent, "contestant-percent"),
    }
