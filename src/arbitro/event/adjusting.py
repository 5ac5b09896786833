"""Adjusted scores put into a field: all of them, or none. Nothing is applied unless every one can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from arbitro.adjustment import Warned, check_adjustment
from arbitro.errors import InputError
from arbitro.event.adjustments import Adjustment, AdjustmentKind
from arbitro.event.exporting import lost_with, received_after
from arbitro.event.field import Field
from arbitro.event.findings import Found
from arbitro.event.outcomes import NotScorable, result_of
from arbitro.event.penalties import GivenPenalty, penalised, penalties_in
from arbitro.event.written import WrittenScore, assigned_of, is_award, score_of, side_of
from arbitro.formats.events import Event, Loss, Lost, NotPlayed, Outcome, Split, Weighted, notation
from arbitro.formats.events import event as stated
from arbitro.model import Side, Vulnerability
from arbitro.scoring import results as scored
from arbitro.scoring.field import Change, missing
from arbitro.scoring.judge import Method
from arbitro.scoring.options import SCALE, Option, Scale


@dataclass(frozen=True, slots=True)
class Placed:
    """An adjusted score and where it goes. received, line: indices in the received event and in the field.

    outcome: as a file states it; with self-inflicted damage, which no file can, nothing for the side that is due it.
    result: as it is scored.
    """

    adjustment: Adjustment
    received: int
    line: int
    kind: AdjustmentKind
    outcome: Outcome
    result: scored.Result


def placed(field: Field, adjustments: Iterable[Adjustment], edition: str = "LDB2017") -> tuple[Placed, ...]:
    """Every adjusted score with its line and its result. Raises InputError for the first that cannot be applied.

    Such are: an unknown board, pair or table (with the nearest one); what is no score; weights that do not add up to
    one; a part that needs the action held to be illegal (2017 12C1(c)); the same line twice.
    """
    found: dict[int, Placed] = {}
    for adjustment in adjustments:
        received = _find(field, adjustment)
        if received in found:
            raise InputError("adjustment-twice", adjustment.place, adjustment.board)
        try:
            found[received] = _place(field, adjustment, received, edition)
        except InputError as error:
            error.where = error.where or adjustment.place or f"{adjustment.board} {adjustment.pair}".strip()
            raise
    return tuple(found.values())


def adjusted_result(text: str, vulnerability: Vulnerability, method: Method, edition: str) -> scored.Result:
    """A score by itself, as it is scored at that vulnerability. Raises InputError as `placed`."""
    written = score_of(text, vulnerability)
    _lawful(written, edition)
    try:
        return result_of(written.outcome, vulnerability, method)
    except NotScorable:
        raise InputError("score-unit", got=text, expected=str(method)) from None


def missing_with(field: Field, adjustments: Iterable[Adjustment], edition: str = "LDB2017") -> tuple[Option[Any], ...]:
    """The options that the field needs with these adjusted scores and the regulations do not settle."""
    event = field.event
    for each in placed(field, adjustments, edition):
        event = event.put(each.line, each.result)
    return tuple(dict.fromkeys([*field.missing, *missing(event, field.method, field.profile)]))


def adjust(
    field: Field,
    adjustments: Iterable[Adjustment],
    edition: str = "LDB2017",
    penalties: Sequence[GivenPenalty] = (),
) -> Change:
    """The field before and after. Raises InputError as `placed` and `penalties_in`, and while an option is missing."""
    lines = [(each.line, each.result) for each in placed(field, adjustments, edition)]
    lost = penalties_in(field, penalties, edition)
    change = field.scored.adjust_lines(lines)
    if lost:
        change = Change(change.before, change.after.penalise(lost), change.boards)
    change.after.finish()
    return change


def received_with(
    field: Field,
    adjustments: Iterable[Adjustment],
    edition: str = "LDB2017",
    penalties: Sequence[GivenPenalty] = (),
) -> Event:
    """The received event with the adjusted scores, and with all values, totals and ranks as they then are.

    For the writers of event files, which say what a format cannot hold; `lost_in` says what none of them can.
    Raises InputError as `adjust`.
    """
    adjustments = list(adjustments)
    after = adjust(field, adjustments, edition, penalties).after
    return received_after(field, after, _outcomes(placed(field, adjustments, edition)))


def lost_in(
    field: Field,
    adjustments: Iterable[Adjustment],
    edition: str = "LDB2017",
    penalties: Sequence[GivenPenalty] = (),
) -> tuple[Loss, ...]:
    """What no file of an event can state: how self-inflicted damage came about, the ground of a penalty."""
    adjustments = list(adjustments)
    after = adjust(field, adjustments, edition).after
    harmed = [
        (each.received, each.outcome, _said(field, each))
        for each in placed(field, adjustments, edition)
        if each.kind is AdjustmentKind.SELF_INFLICTED
    ]
    return (*lost_with(field, after, harmed), *_lost_of(field, penalties))


def _lost_of(field: Field, penalties: Sequence[GivenPenalty]) -> list[Loss]:
    """What no file can state of penalties: their grounds, and the penalty itself of whom the event does not list."""
    listed = {id(contestant) for contestant in field.received.contestants}
    unlisted = sum(id(field.listed(penalised(field, each.pair))) not in listed for each in penalties)
    grounds = sum(bool(each.law or each.reason) for each in penalties)
    found = {"contestant-penalty": unlisted, "penalty-ground": grounds}
    return [Loss(Lost.FIELD, field=name, count=count) for name, count in found.items() if count]


def warnings_of(field: Field, change: Change, each: Placed, edition: str = "LDB2017") -> list[Warned]:
    """What a director should look at before an adjusted score of `change` is accepted."""
    line = field.event.line(each.line)
    without: scored.Assigned | None = None
    if each.adjustment.without:
        _, without = _assigned(each.adjustment.without, field, each.received, edition)
    who = line.ns or line.ew
    if who is None:
        return []
    offenders, agency = each.adjustment.offenders, each.adjustment.outside_agency
    return check_adjustment(change, line.board, who, offenders, without, agency, edition)


def _outcomes(placed: Sequence[Placed]) -> dict[int, tuple[Outcome, str]]:
    return {each.received: (each.outcome, each.adjustment.reason) for each in placed}


def _said(field: Field, each: Placed) -> str:
    """Self-inflicted damage in our notation, North-South first: obtained + rectified - unharmed; then rectified."""
    given = each.adjustment
    obtained = given.obtained or notation.written(field.received.lines[each.received].outcome)
    sides = [f"{obtained} + {given.rectified} - {given.unharmed}", given.rectified]
    return " | ".join(reversed(sides) if given.offenders is Side.NS else sides)


# ---------------------------------------------------------------------------------------------------- which line


def _find(field: Field, adjustment: Adjustment) -> int:
    """The received line that is meant. Raises InputError with the nearest board, pair or table."""
    where = adjustment.place
    if adjustment.board not in field.event.boards:
        raise InputError.unknown("board", adjustment.board, field.event.boards, where)
    board = field.event.boards.index(adjustment.board)
    on_board = [field.lines[int(at)] for at in (field.event.board == board).nonzero()[0]]
    found = [i for i in on_board if _at_table(field, i, adjustment)]
    if not found:
        tables = sorted({_table(field, i) for i in on_board})
        raise InputError.unknown("table", _wanted_table(adjustment), tables, where)
    if adjustment.pair:
        by_pair = [i for i in found if _has(field, i, adjustment.pair)]
        if not by_pair:
            keys = [key for i in found for key in field.contestants.keys[i] if key is not None]
            raise InputError.unknown("pair", adjustment.pair, keys, where)
        found = by_pair
    if len(found) > 1:
        pairs = " | ".join("–".join(filter(None, field.contestants.keys[i])) for i in found[:12])
        raise InputError("line-ambiguous", where, adjustment.board, pairs)
    return found[0]


def find_contestant(field: Field, board: str, pair: str) -> str:
    """The contestant of the field that is meant on a board: its key, or its number alone where that is enough.

    Raises InputError with the nearest board or contestant.
    """
    received = _find(field, Adjustment(board, pair))
    return next(key for key in field.contestants.keys[received] if key is not None and _is(field, key, pair))


def _has(field: Field, i: int, pair: str) -> bool:
    return any(_is(field, key, pair) for key in field.contestants.keys[i] if key is not None)


def _is(field: Field, key: str, pair: str) -> bool:
    """Whether a contestant is meant: by its key, whatever its blanks, or by its number if no key is written so."""
    wanted = _squeezed(pair)
    if any(wanted == _squeezed(known) for known in field.contestants.known):
        return wanted == _squeezed(key)
    return wanted == _squeezed(field.listed(key).number)


def _squeezed(text: str) -> str:
    return "".join(text.split()).casefold()


def _at_table(field: Field, i: int, adjustment: Adjustment) -> bool:
    line = field.received.lines[i]
    return (
        (not adjustment.section or adjustment.section == line.section)
        and adjustment.table in (None, line.table)
        and adjustment.round in (None, line.round)
    )


def _table(field: Field, i: int) -> str:
    line = field.received.lines[i]
    return " ".join(str(part) for part in (line.section, line.round, line.table) if part not in ("", None))


def _wanted_table(adjustment: Adjustment) -> str:
    parts = (adjustment.section, adjustment.round, adjustment.table)
    return " ".join(str(part) for part in parts if part not in ("", None))


# ---------------------------------------------------------------------------------------------------- which score


def _place(field: Field, adjustment: Adjustment, received: int, edition: str) -> Placed:
    vulnerability = field.vulnerability(received)
    line = field.line_of[received]
    if adjustment.rectified or adjustment.unharmed or adjustment.obtained:
        _only(adjustment, AdjustmentKind.SELF_INFLICTED, adjustment.score or adjustment.ns or adjustment.ew)
        return _self_inflicted(field, adjustment, received, edition)
    written = _written(adjustment, vulnerability)
    _lawful(written, edition)
    kind = kind_of(written.outcome)
    _only(adjustment, kind)
    result = _fixed(_scorable(written.outcome, field, received), adjustment.fixed)
    return Placed(adjustment, received, line, kind, written.outcome, result)


def kind_of(outcome: Outcome) -> AdjustmentKind:
    """What kind of adjusted score an outcome is."""
    match outcome:
        case NotPlayed():
            return AdjustmentKind.NOT_PLAYED
        case Weighted():
            return AdjustmentKind.WEIGHTED
        case Split(ns, ew):
            return AdjustmentKind.ARTIFICIAL if is_award(ns) and is_award(ew) else AdjustmentKind.SPLIT
        case _:
            return AdjustmentKind.SINGLE


def _only(adjustment: Adjustment, kind: AdjustmentKind, more: str = "") -> None:
    """Raises InputError where the kind stated is another one, or more is stated than the kind has."""
    if more or adjustment.kind not in (None, kind):
        raise InputError("adjustment-kind", got=more or str(adjustment.kind), expected=str(kind))


def _written(adjustment: Adjustment, vulnerability: Vulnerability) -> WrittenScore:
    if adjustment.score:
        if adjustment.ns or adjustment.ew:
            raise InputError("not-together", got="score, ns, ew")
        return score_of(adjustment.score, vulnerability)
    if not adjustment.ns or not adjustment.ew:
        if adjustment.kind is AdjustmentKind.NOT_PLAYED:
            return WrittenScore(NotPlayed())
        raise InputError("key-missing", expected="score | ns, ew | rectified, unharmed")
    (ns, first), (ew, second) = (side_of(text, vulnerability) for text in (adjustment.ns, adjustment.ew))
    return WrittenScore(Split(ns, ew), first + second)


def _lawful(written: WrittenScore, edition: str) -> None:
    """Raises InputError for a part that needs the action held to be illegal, where the edition excludes it."""
    if written.illegal and edition == "LDB2017":
        share, result = written.illegal[0]
        said = f"{notation.written_decimal(share * 100)}% {notation.written(result)}"
        raise InputError("weight-illegal", got=said)


def _self_inflicted(field: Field, adjustment: Adjustment, received: int, edition: str) -> Placed:
    if adjustment.offenders is None:
        raise InputError("key-missing", expected="offenders: NS | EW")
    if not adjustment.rectified or not adjustment.unharmed:
        raise InputError("key-missing", expected="rectified, unharmed")
    rectified, unharmed = (
        _assigned(text, field, received, edition) for text in (adjustment.rectified, adjustment.unharmed)
    )
    line = field.line_of[received]
    stands = field.event.result(line)
    if adjustment.obtained:
        _, stands = _assigned(adjustment.obtained, field, received, edition)
    if isinstance(stands, scored.Split | scored.NotPlayed):
        raise InputError("key-missing", expected="obtained")
    due = scored.SelfInflicted(stands, rectified[1], unharmed[1])
    if adjustment.offenders is Side.NS:
        outcome, result = Split(rectified[0], None), scored.Split(rectified[1], due)
    else:
        outcome, result = Split(None, rectified[0]), scored.Split(due, rectified[1])
    return Placed(adjustment, received, line, AdjustmentKind.SELF_INFLICTED, outcome, result)


def _assigned(text: str, field: Field, received: int, edition: str) -> tuple[stated.Result | Weighted, scored.Assigned]:
    """An assigned score, as a file states it and as it is scored."""
    outcome, illegal = assigned_of(text, field.vulnerability(received))
    _lawful(WrittenScore(outcome, illegal), edition)
    result = _scorable(outcome, field, received)
    assert not isinstance(result, scored.Split | scored.NotPlayed)
    return outcome, result


def _scorable(outcome: Outcome, field: Field, received: int) -> scored.Result:
    try:
        return result_of(outcome, field.vulnerability(received), field.method, top=_top(field, received))
    except NotScorable as error:
        if error.why is Found.AWARD_UNIT:
            raise InputError("score-unit", got=notation.written(outcome), expected=str(field.method)) from None
        raise InputError("score-notation", got=notation.written(outcome)) from None


def _top(field: Field, received: int) -> Fraction:
    """The top of the board, for awards in matchpoints."""
    pool = field.event.pools[field.event.pool_of(field.line_of[received])]
    results = field.event.expected_in(pool.section)
    return Fraction(results - 1) * (1 if field.profile[SCALE] is Scale.SINGLE else 2)


def _fixed(result: scored.Result, fixed: bool | None) -> scored.Result:
    """With the classes of an artificial score fixed or not."""
    if fixed is None or not isinstance(result, scored.Split):
        return result
    ns, ew = (replace(s, fixed=fixed) if isinstance(s, scored.Average) else s for s in (result.ns, result.ew))
    return scored.Split(ns, ew)
