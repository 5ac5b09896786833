"""An event as USEBIO 1.2."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from html import escape

from arbitro.formats.events import notation
from arbitro.formats.events.event import (
    Contestant,
    ContractResult,
    Event,
    EventBoard,
    Kind,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
    SideScore,
    Split,
    Weighted,
    Why,
)
from arbitro.formats.events.losses import Loss, Losses, Lost, as_percent, count_fields, hides_points, nearest, tops
from arbitro.formats.events.usebio import FORMS, SUIT_NAMES
from arbitro.model import Seat

_HELD = frozenset(
    """
    line-section line-points line-matchpoints line-imps line-lead contestant-contestant contestant-names
    contestant-section contestant-side contestant-kind contestant-ids contestant-handicap contestant-total
    contestant-percent contestant-rank board-board board-section board-deal section-section section-winners
    event-title event-date event-venue event-scoring event-scoring-stated event-program
    """.split()
)
_TYPES = {
    ScoringForm.MATCHPOINTS: "MP_PAIRS",
    ScoringForm.CROSS_IMPS: "CROSS_IMPS",
    ScoringForm.BUTLER: "BUTLER_PAIRS",
    ScoringForm.IMPS: "IMPS",
    ScoringForm.TOTAL_POINTS: "AGGREGATE",
}
_DASHES = re.compile("-(?=-)")  # two of them may not stand in a comment
_UNFIT = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DIRECTIONS = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}


def write_usebio(event: Event) -> tuple[str, tuple[Loss, ...]]:
    """The event as USEBIO, and what it cannot hold, which a comment in the file says too.

    Weighted and split scores become artificial ones ('A5149') where the lines state percentages, else the likeliest
    of their results; rounds and tables have no place.
    """
    losses = Losses()
    count_fields(losses, event, _HELD)
    _count_more(losses, event)
    body = list(_event(event, losses))
    lost = losses.all()
    said = "".join(f"<!-- {_DASHES.sub('- ', escape(str(loss), quote=False))} -->\n" for loss in lost)
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">\n'
    return f'{head}<USEBIO Version="1.2">\n{said}' + "\n".join(body) + "\n</USEBIO>\n", lost


def _count_more(losses: Losses, event: Event) -> None:
    """Fields that USEBIO holds for some events only."""
    losses.field("contestant-kind", sum(c.kind is Kind.PLAYER for c in event.contestants))
    losses.field("event-scoring", int(event.scoring is not None and event.scoring not in _TYPES))
    losses.field("board-board", sum(b.deal is None for b in event.boards))
    losses.field("line-points", sum(hides_points(line) for line in event.lines))
    losses.field("event-scoring-stated", int(bool(event.scoring_stated) and _type(event) != event.scoring_stated))


def _type(event: Event) -> str:
    """The EVENT_TYPE: the stated word if it means the scoring, else the word for the scoring."""
    stated = event.scoring_stated
    if stated and (event.scoring is None or FORMS.get(stated.upper()) is event.scoring):
        return stated
    return _TYPES.get(event.scoring, "") if event.scoring else stated


def _tag(name: str, value: str, indent: int) -> str:
    return f"{' ' * indent}<{name}>{escape(_clean(value), quote=False)}</{name}>"


def _clean(text: str) -> str:
    """Without the characters that XML cannot hold."""
    return _UNFIT.sub("", text)


def _quoted(text: str) -> str:
    """As the value of an attribute, in which blanks other than spaces would not last."""
    return '"' + re.sub(r"[\n\r\t]", lambda m: f"&#{ord(m[0])};", escape(_clean(text))) + '"'


def _filled(pairs: Iterable[tuple[str, str]], indent: int) -> Iterator[str]:
    return (_tag(name, value, indent) for name, value in pairs if value)


def _event(event: Event, losses: Losses) -> Iterator[str]:
    yield " <CLUB>"
    yield _tag("CLUB_NAME", event.venue, 2)
    yield " </CLUB>"
    kind = _type(event)
    yield f" <EVENT EVENT_TYPE={_quoted(kind)}>"
    winners = {section.winners for section in event.sections if section.winners is not None}
    yield from _filled(
        (
            ("EVENT_DESCRIPTION", event.title),
            ("PROGRAM_NAME", event.program),
            ("WINNER_TYPE", str(min(winners)) if winners else ""),
            ("DATE", event.date.strftime("%d/%m/%Y") if event.date else ""),
        ),
        2,
    )
    if len(winners) > 1:
        losses.field("section-winners", len(winners) - 1)
    sections = _sections(event)
    for section in sections:
        if section:
            yield f"  <SECTION SECTION_ID={_quoted(section)}>"
        yield from _participants([c for c in event.contestants if c.section == section], losses)
        yield from _boards([line for line in event.lines if line.section == section], event, losses)
        if section:
            yield "  </SECTION>"
    yield " </EVENT>"
    yield from _handset([board for board in event.boards if board.deal is not None])


def _sections(event: Event) -> list[str]:
    """All ids of sections in the order of their first mention; '' first."""
    ids = dict.fromkeys(section.id for section in event.sections)
    ids |= dict.fromkeys(contestant.section for contestant in event.contestants)
    ids |= dict.fromkeys(line.section for line in event.lines)
    return sorted(ids, key=bool)


def _participants(contestants: list[Contestant], losses: Losses) -> Iterator[str]:
    if not contestants:
        return
    yield "   <PARTICIPANTS>"
    for contestant in contestants:
        kind = "TEAM" if contestant.kind is Kind.TEAM else "PAIR"
        standing = contestant.standing
        yield f"    <{kind}>"
        yield _tag(f"{kind}_NUMBER", contestant.number, 5)
        yield from _filled(
            (
                ("DIRECTION", str(contestant.side or "")),
                ("HANDICAP", losses.decimal(contestant.handicap, "contestant-handicap")),
                ("TOTAL_SCORE", losses.decimal(standing.total, "contestant-total")),
                ("PERCENTAGE", losses.decimal(standing.percent, "contestant-percent")),
                ("PLACE", "" if standing.rank is None else str(standing.rank)),
            ),
            5,
        )
        for i in range(max(len(contestant.names), len(contestant.ids))):
            yield "     <PLAYER>"
            yield from (_tag("PLAYER_NAME", name, 6) for name in contestant.names[i : i + 1])
            yield from (_tag("NATIONAL_ID_NUMBER", id_, 6) for id_ in contestant.ids[i : i + 1])
            yield "     </PLAYER>"
        yield f"    </{kind}>"
    yield "   </PARTICIPANTS>"


def _boards(lines: list[ResultLine], event: Event, losses: Losses) -> Iterator[str]:
    by_board: dict[int, list[ResultLine]] = {}
    top = tops(event)
    imps = "BUTLER" if event.scoring is ScoringForm.BUTLER else "CROSS_IMP"
    for line in lines:
        by_board.setdefault(line.board, []).append(line)
    for number, on_board in by_board.items():
        yield "   <BOARD>"
        yield _tag("BOARD_NUMBER", str(number), 4)
        for line in on_board:
            yield from _line(line, imps, top.get((line.section, number)), losses)
        yield "   </BOARD>"


def _line(line: ResultLine, imps: str, top: Fraction | None, losses: Losses) -> Iterator[str]:
    yield "    <TRAVELLER_LINE>"
    yield _tag("NS_PAIR_NUMBER", line.ns, 5)
    yield _tag("EW_PAIR_NUMBER", line.ew, 5)
    form = _held(line, top, losses)
    points = "" if line.points is None else str(line.points)
    match form:
        case ContractResult():
            yield _tag("CONTRACT", notation.written_contract(form), 5)
            yield from _filled((("PLAYED_BY", str(form.declarer or "")),), 5)
            yield from _filled((("TRICKS", "" if form.tricks is None else str(form.tricks)),), 5)
        case PassedOut():
            yield _tag("CONTRACT", "PASS", 5)
        case PointsOnly(number):
            points = str(number)
        case Split(ns, ew):
            points = f"A{_two_digits(ns)}{_two_digits(ew)}"
        case _:
            points = ""
    yield from _filled((("LEAD", line.lead.code[::-1] if line.lead else ""),), 5)
    yield _tag("SCORE", points, 5)
    for side, amounts in (("NS", line.ns_score), ("EW", line.ew_score)):
        yield from _filled(
            (
                (f"{side}_MATCH_POINTS", losses.decimal(amounts.matchpoints, "line-matchpoints")),
                (f"{side}_{imps}_POINTS", losses.decimal(amounts.imps, "line-imps")),
            ),
            5,
        )
    yield "    </TRAVELLER_LINE>"


def _two_digits(score: SideScore | None) -> str:
    percent = as_percent(score)
    assert percent is not None
    return f"{min(99, int(percent.amount + Fraction(1, 2))):02d}"


def _held(line: ResultLine, top: Fraction | None, losses: Losses) -> Outcome | None:
    """What the file says instead of the outcome, what is lost by it noted."""
    outcome = line.outcome
    if outcome is None:
        losses.line(Lost.RESULT, line, "")
        return None
    if isinstance(outcome, NotPlayed):
        if outcome.why is not Why.NOT_PLAYED:
            losses.line(Lost.REASON, line, notation.written(NotPlayed()))
        return outcome
    form = _awarded(nearest(line), top)
    written = f"A{_two_digits(form.ns)}{_two_digits(form.ew)}" if isinstance(form, Split) else notation.written(form)
    if form is None:
        losses.line(Lost.RESULT, line, "")
    elif isinstance(outcome, Weighted):
        losses.line(Lost.WEIGHTED, line, written)
    elif isinstance(outcome, Split) and notation.artificial(written) != outcome:
        losses.line(Lost.AWARD if outcome.is_artificial else Lost.SPLIT, line, written)
    return form


def _awarded(form: Outcome | None, top: Fraction | None) -> Outcome | None:
    """A split form only where both sides are in per cent."""
    if not isinstance(form, Split):
        return form
    ns, ew = as_percent(form.ns, top), as_percent(form.ew, top)
    return None if ns is None or ew is None else Split(ns, ew)


def _handset(boards: list[EventBoard]) -> Iterator[str]:
    for section in dict.fromkeys(board.section for board in boards):
        of_section = [board for board in boards if board.section == section]
        if section:
            yield f" <SECTION SECTION_ID={_quoted(section)}>"
        yield " <HANDSET>"
        for board in of_section:
            yield "  <BOARD>"
            yield _tag("BOARD_NUMBER", str(board.board.number), 3)
            yield from _hands(board)
            yield "  </BOARD>"
        yield " </HANDSET>"
        if section:
            yield " </SECTION>"


def _hands(board: EventBoard) -> Iterator[str]:
    assert board.deal is not None
    for seat, hand in zip(Seat, board.deal.hands, strict=True):
        if hand is not None:
            yield "   <HAND>"
            yield _tag("DIRECTION", _DIRECTIONS[seat], 4)
            for name, suit in SUIT_NAMES.items():
                yield _tag(name, "".join(card.rank.letter for card in hand.suit(suit)), 4)
            yield "   </HAND>"
