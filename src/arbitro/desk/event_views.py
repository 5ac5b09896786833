"""What the pages of an event show, prepared: no markup here, no arithmetic of scores in the templates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from arbitro.desk.charts import short, standing_text, worth_text
from arbitro.desk.events import Accepted, Imposed, Opened
from arbitro.event import Field
from arbitro.event.check import Check
from arbitro.event.findings import Finding
from arbitro.language.event import finding_text
from arbitro.language.penalties import amount_text, off_text
from arbitro.language.results import date_text, moment_text, score_text, side_text
from arbitro.language.scoring import number_text
from arbitro.language.words import Words
from arbitro.model import Side
from arbitro.scoring.event import Line
from arbitro.scoring.field import Change, Scored, Standing, Value
from arbitro.scoring.judge import Method, State
from arbitro.scoring.results import Bridge, Result

# ------------------------------------------------------------------------------------------------ the event


def said_of(opened: Opened, words: Words) -> str:
    """The day and the place of an event, and the program that wrote its file."""
    event = opened.received
    day = date_text(event.date, words) if event.date else ""
    return " · ".join(filter(None, (day, event.venue, event.program)))


def read_line(opened: Opened, words: Words) -> str:
    """How much was read."""
    event = opened.received
    return words(
        "event-read",
        count=len(event.lines),
        boards=len({line.board for line in event.lines}),
        format=event.source or "?",
    )


def regulations_text(id_: str, words: Words) -> str:
    """An authority's initials; the complete set of choices that nobody has laid down by its name."""
    return words("event-regulations-club") if id_ == "club" else id_


def scored_as(opened: Opened, words: Words) -> str:
    """'Matchpoints · EBU · Laws of 2017'."""
    field = opened.field
    edition = words(f"edition-{opened.edition}")
    return " · ".join((words(f"method-{field.method}"), regulations_text(field.profile.id, words), edition))


@dataclass(frozen=True, slots=True)
class BoardLink:
    """A board in the list of boards; marks: how many adjusted scores it has."""

    name: str
    marks: int


def board_links(opened: Opened) -> list[BoardLink]:
    """The boards in the order of their numbers."""
    field = opened.field
    marks: dict[str, int] = {}
    for i, line in enumerate(field.received.lines):
        if i in field.line_of and not isinstance(field.event.result(field.line_of[i]), Bridge):
            marks[str(line.board)] = marks.get(str(line.board), 0) + 1
    for adjustment in opened.standing():
        marks[str(adjustment.board)] = marks.get(str(adjustment.board), 0) + 1
    return [BoardLink(name, marks.get(name, 0)) for name in sorted(field.event.boards, key=_in_order)]


def _in_order(name: str) -> tuple[int, str]:
    return (int(name), "") if name.isdigit() else (10**6, name)


@dataclass(frozen=True, slots=True)
class RankRow:
    """A contestant in a ranking. bar: where a bar from the middle begins, how long it is, to which side."""

    rank: str
    key: str
    names: str
    total: str
    boards: int
    penalty: str
    bar: tuple[str, str, str] | None


@dataclass(frozen=True, slots=True)
class Ranking:
    title: str
    rows: tuple[RankRow, ...]
    count: int


def rankings(opened: Opened, scored: Scored, words: Words, start: int, most: int) -> list[Ranking]:
    """The rankings, each from place `start` on, at most so many rows."""
    found: dict[str, list[Standing]] = {}
    for standing in scored.ranking():
        found.setdefault(scored.event.ranking.get(standing.contestant, ""), []).append(standing)
    return [
        Ranking(
            ranking_title(name, words),
            tuple(_rank_row(opened.field, standing, scored.method, words) for standing in rows[start : start + most]),
            len(rows),
        )
        for name, rows in sorted(found.items(), key=_ranking_order)
    ]


def _ranking_order(found: tuple[str, object]) -> tuple[str, bool]:
    """By section, North-South first."""
    name = found[0]
    return name.removesuffix("NS").removesuffix("EW"), name.endswith("EW")


def ranking_title(name: str, words: Words) -> str:
    """'Ranking', 'Ranking: A North–South'."""
    section, _, side = name.rpartition(" ") if name.endswith(("NS", "EW")) else (name, "", "")
    parts = [words("event-section", name=section) if section else "", words(f"event-line-{side}") if side else ""]
    which = ", ".join(filter(None, parts))
    return words("event-ranking-of", which=which) if which else words("event-ranking")


def _rank_row(field: Field, standing: Standing, method: Method, words: Words) -> RankRow:
    bar = None
    if standing.percent is not None:  # 25 to 75 per cent fill the width
        away = max(min(float(standing.percent) - 50, 25.0), -25.0) * 2
        start = 50 + min(away, 0)
        bar = (f"{start:.1f}", f"{abs(away):.1f}", "plus" if away >= 0 else "minus")
    rank = (f"{standing.rank}{'=' if standing.tied > 1 else ''}") if standing.rank else "–"
    total = standing_text(standing, words)
    names = names_of(field, standing.contestant)
    penalty = f"−{off_text(standing.penalty, method, words)}" if standing.penalty else ""
    return RankRow(rank, standing.contestant, names, total, standing.boards, penalty, bar)


def names_of(field: Field, contestant: str) -> str:
    """The players' names, where the contestant's own key does not say them."""
    names = [name for name in field.listed(contestant).names if name.strip()]
    return "" if all(name in contestant for name in names) else " – ".join(names)


def pair_name(field: Field, contestant: str | None) -> str:
    return "–" if contestant is None else field.label(contestant)


def left_out_lines(findings: Iterable[Finding], words: Words) -> list[str]:
    return [finding_text(finding, words) for finding in findings]


def way_line(found: Check, words: Words) -> str:
    """The way of scoring that explains most of what the file states."""
    if found.way is None:
        return ""
    regulations, method = regulations_text(found.way.profile, words), words(f"method-{found.way.method}")
    return words("score-way", regulations=regulations, method=method, lines=found.way.lines, of=found.way.of)


@dataclass(frozen=True, slots=True)
class DecidedView:
    """An accepted adjustment, or a penalty, in a list. where: the way to its page."""

    number: int
    title: str
    score: str
    said: str
    undone: bool
    where: str = "entry"


def decided_views(opened: Opened, words: Words) -> list[DecidedView]:
    """The decisions of the journal, the last one first."""
    scores = [decided_view(opened, accepted, words) for accepted in opened.accepted]
    penalties = [penalty_view(opened, imposed, words) for imposed in opened.imposed]
    return sorted([*scores, *penalties], key=lambda view: -view.number)


def penalty_view(opened: Opened, imposed: Imposed, words: Words) -> DecidedView:
    given = imposed.penalty
    said = [given.law, given.reason, moment_text(imposed.at, words)]
    if imposed.undone is not None:
        said.append(words("event-undone", moment=moment_text(imposed.undone.at, words)))
    title = words("event-penalty-of", pair=pair_name(opened.field, given.pair))
    amount = amount_text(given.amount, given.unit, words)
    return DecidedView(imposed.number, title, amount, " · ".join(said), imposed.undone is not None, "penalty")


def decided_view(opened: Opened, accepted: Accepted, words: Words) -> DecidedView:
    placed = opened.placed(accepted.adjustment)
    line = opened.field.event.line(placed.line)
    said = [accepted.adjustment.law, accepted.adjustment.reason, moment_text(accepted.at, words)]
    if accepted.undone is not None:
        said.append(words("event-undone", moment=moment_text(accepted.undone.at, words)))
    title = table_title(opened.field, line, words)
    return DecidedView(
        accepted.number, title, score_text(placed.result, words), " · ".join(said), accepted.undone is not None
    )


def table_title(field: Field, line: Line, words: Words) -> str:
    """'Board 7: 3 Rossi – Bianchi against 5 Neri – Verdi'."""
    pairs = words("event-against", ns=pair_name(field, line.ns), ew=pair_name(field, line.ew))
    return words("event-table-title", board=words("board", number=line.board), pairs=pairs)


# ------------------------------------------------------------------------------------------------- a board


@dataclass(frozen=True, slots=True)
class TravellerRow:
    """A line of the traveller. pair: the contestant by whom the line is found."""

    line: int
    pair: str
    ns: str
    ew: str
    names: str
    result: str
    points: str
    ns_value: str
    ew_value: str
    adjusted: bool


def traveller(opened: Opened, scored: Scored, board: str, words: Words) -> list[TravellerRow]:
    """The lines of a board, best for North-South first."""
    values: dict[int, dict[Side, Value]] = {}
    for _, value in scored.values(board):
        values.setdefault(value.line, {})[value.side] = value
    order = sorted(values, key=lambda i: (scored.event.line(i).section, -_north(values[i]), i))
    return [_traveller_row(opened, scored, i, values[i], words) for i in order]


def _north(values: Mapping[Side, Value]) -> Fraction:
    ns, ew = values.get(Side.NS), values.get(Side.EW)
    if ns is not None and ns.state is not State.NONE:
        return ns.percent if ns.percent is not None else ns.value
    return -ew.value if ew is not None else Fraction(-(10**6))


def _traveller_row(opened: Opened, scored: Scored, i: int, values: Mapping[Side, Value], words: Words) -> TravellerRow:
    line = scored.event.line(i)
    pair = line.ns or line.ew or ""
    names = [names_of(opened.field, who) for who in (line.ns, line.ew) if who is not None]
    bridge = isinstance(line.result, Bridge)
    points = number_text(line.result.points, words, signed=True) if isinstance(line.result, Bridge) else ""
    result = score_text(line.result, words)
    return TravellerRow(
        i,
        pair,
        line.ns or "–",
        line.ew or "–",
        " / ".join(filter(None, names)),
        "" if result == points else result,
        points,
        value_text(values.get(Side.NS), scored.method, words),
        value_text(values.get(Side.EW), scored.method, words),
        not bridge,
    )


def value_text(value: Value | None, method: Method, words: Words) -> str:
    """What a contestant has on a board, short; a dash for nothing."""
    if value is None or value.state is State.NONE:
        return "–"
    return worth_text(value.value, value.top, method, words)


def value_long(value: Value, method: Method, words: Words) -> str:
    """'12.4 of 22 (56.4%)', '+2.5 IMPs'."""
    if value.state is State.NONE:
        return "–"
    if method is not Method.MATCHPOINTS:
        return worth_text(value.value, value.top, method, words)
    percent = worth_text(value.value, value.top, method, words)
    return words("event-of-top", value=short(value.value, words), top=short(value.top, words), percent=percent)


def worth_title(method: Method, side: str, words: Words) -> str:
    """The heading over what a score is worth to a side; to North-South where both share a chart."""
    return words(f"event-worth-{method}", side=side_text(side or Side.NS, words))


def sums_lines(scored: Scored, board: str, words: Words) -> list[str]:
    """Whether a board's values add up, and if not, why they need not."""
    sums = scored.sums(board)
    total, expected = short(sums.total, words), short(sums.expected, words)
    if sums.balanced:
        return [words("event-sums-balanced", total=total)]
    return [
        words("event-sums-other", total=total, expected=expected),
        *(words(f"unbalanced-{reason}") for reason in sums.reasons),
    ]


# -------------------------------------------------------------------------------------------------- a change


@dataclass(frozen=True, slots=True)
class MoveRow:
    """What happens to a contestant. way: up, down or level; own: one of the two whose score is adjusted."""

    key: str
    names: str
    before: str
    after: str
    more: str
    way: str
    own: bool


def board_moves(opened: Opened, change: Change, board: str, own: Iterable[str], words: Words) -> list[MoveRow]:
    """Everybody on the board whose value there moves, the two concerned first."""
    old, own = dict(change.before.values(board)), set(own)
    rows = []
    for contestant, value in change.after.values(board):
        before = old[contestant]
        if value.value == before.value and value.top == before.top and value.state is before.state:
            continue
        gain = value.value - before.value
        say = value_long if contestant in own else value_text
        rows.append(
            (
                contestant not in own,
                -abs(gain),
                MoveRow(
                    contestant,
                    names_of(opened.field, contestant),
                    say(before, change.before.method, words),
                    say(value, change.after.method, words),
                    short(gain, words, signed=True),
                    _way(gain),
                    contestant in own,
                ),
            )
        )
    return [row for _, _, row in sorted(rows, key=lambda row: row[:2])]


def total_moves(opened: Opened, change: Change, own: Iterable[str], words: Words) -> list[MoveRow]:
    """Everybody whose total or rank moves, in the new order of ranks."""
    own = set(own)
    rows = []
    for move in change.moves:
        before, after = move.standing_before, move.standing_after
        if before == after:
            continue
        ranks = f"{before.rank or '–'} → {after.rank or '–'}" if before.rank != after.rank else str(after.rank or "–")
        gain = after.rank - before.rank
        rows.append(
            MoveRow(
                move.contestant,
                names_of(opened.field, move.contestant),
                standing_text(before, words),
                standing_text(after, words),
                ranks,
                _way(Fraction(-gain)),
                move.contestant in own,
            )
        )
    return rows


def _way(gain: Fraction) -> str:
    return "up" if gain > 0 else "down" if gain < 0 else "level"


def results_on(scored: Scored, board: str, words: Words) -> list[str]:
    """The results that occur on a board, as a director may write them again."""
    found: dict[str, int] = {}
    for pool in scored.event.pools:
        if scored.event.boards[pool.board] == board:
            for i in pool.lines.tolist():
                result: Result = scored.event.result(i)
                if isinstance(result, Bridge):
                    text = score_text(result, words)
                    found[text] = found.get(text, 0) + 1
    return sorted(found, key=lambda text: -found[text])[:24]
