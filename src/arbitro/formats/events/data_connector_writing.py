"""Results as a Data Connector message (PutResults): contracts, passes, pairs of classes, boards not played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from arbitro.formats.events import notation
from arbitro.formats.events.data_connector import BOTH, DENOMINATIONS, LEVELS, NO_PLAY, SEATS, SUITS
from arbitro.formats.events.event import (
    Amount,
    Average,
    ContractResult,
    Event,
    NotPlayed,
    Outcome,
    PassedOut,
    ResultLine,
    SideScore,
    Split,
    Unit,
    Weighted,
    Why,
)
from arbitro.formats.events.losses import Loss, Losses, Lost, as_percent, count_fields, nearest, tops
from arbitro.model import Seat, Side

Coded = ContractResult | PassedOut | NotPlayed | Split
_PUT_RESULTS = 10
_HELD = frozenset("line-section line-round line-table line-lead section-section".split())
_DENOMINATION = {value: key for key, value in DENOMINATIONS.items()}
_SUIT = {value: key for key, value in SUITS.items()}
_SEAT = {value: key for key, value in SEATS.items()}
_LEVEL = {value: key for key, value in LEVELS.items()}


def write_data_connector(
    event: Event, session: str = "", club: str = "", licence: str = ""
) -> tuple[str, tuple[Loss, ...]]:
    """The event's results as a PutResults message, and what it cannot hold (names, ranks and deals among it).

    session: the GUID of the session; club, licence: as the vendor gave them. Results whose points only are known
    cannot be sent: they are left out and are among the losses. Those are listed in the message's member `Losses`.
    """
    losses = Losses()
    count_fields(losses, event, _HELD)
    numbers, top = _numbers(event, losses), tops(event)
    results = [
        result
        for line in event.lines
        if (result := _result(line, numbers, session, top.get((line.section, line.board)), losses))
    ]
    lost = losses.all()
    message: dict[str, Any] = {
        "Command": _PUT_RESULTS,
        "ClubId": club,
        "LicenceKey": licence,
        "SessionGuid": session,
        "SerializedData": json.dumps(results, ensure_ascii=False),
    }
    if lost:
        message["Losses"] = [str(loss) for loss in lost]
    return json.dumps(message, ensure_ascii=False, indent=1) + "\n", lost


def _numbers(event: Event, losses: Losses) -> Mapping[tuple[str, Side, str], int]:
    """The whole numbers that stand for the contestants; they are given anew where one is no number."""
    used = dict.fromkeys(
        key for line in event.lines for key in ((line.section, Side.NS, line.ns), (line.section, Side.EW, line.ew))
    )
    own = {key: number for key in used if (number := _own(key[2])) is not None}
    for section, _, name in used:
        if not name:
            losses.identifier("", "0", section)
    if len(own) == len(used):
        return own
    by_name: dict[tuple[str, str], int] = {}
    for section, _, name in used:
        by_name.setdefault((section, name), len(by_name) + 1 if name else 0)
    for (section, name), number in by_name.items():
        if name and str(number) != name:
            losses.identifier(name, str(number), section)
    return {key: by_name[key[0], key[2]] for key in used}


def _own(name: str) -> int | None:
    """The number that a contestant's number is; 0 for none."""
    number = notation.integer(name or "0")
    return number if number is not None and str(number) == (name or "0") and number >= 0 else None


def _result(
    line: ResultLine, numbers: Mapping[tuple[str, Side, str], int], session: str, top: Fraction | None, losses: Losses
) -> dict[str, Any] | None:
    coded = _coded(line, top, losses)
    if coded is None:
        losses.line(Lost.RESULT, line, "")
        return None
    ns, ew = numbers[line.section, Side.NS, line.ns], numbers[line.section, Side.EW, line.ew]
    declarer = coded.declarer if isinstance(coded, ContractResult) else None
    level, denomination, stake, tricks = _codes(coded)
    return {
        "SessionGuid": session,
        "SectionLetters": line.section,
        "TableNumber": line.table or 0,
        "RoundNumber": line.round or 0,
        "BoardNumber": line.board,
        "ScoringDirection": BOTH,
        "IsDeleted": False,
        "PairNorthSouth": ns,
        "PairEastWest": ew,
        "DeclaringPair": 0 if declarer is None else ns if declarer in (Seat.N, Seat.S) else ew,
        "DeclarerDirection": _SEAT[declarer] if declarer else 0,
        "Level": level,
        "Denomination": denomination,
        "Stake": stake,
        "TotalTricks": tricks,
        "LeadCardRank": int(line.lead.rank) if line.lead else 0,
        "LeadCardSuit": _SUIT[line.lead.suit] if line.lead else 0,
        "ValidationMessages": None,
    }


def _codes(score: ContractResult | PassedOut | NotPlayed | Split) -> tuple[int, int, int, int]:
    match score:
        case ContractResult(level, denomination, doubling, _, tricks):
            return level, _DENOMINATION[denomination], int(doubling), tricks or 0
        case PassedOut():
            return 0, 0, 0, 0
        case NotPlayed():
            return NO_PLAY, 0, 0, 0
        case Split(ns, ew):
            assert isinstance(ns, Average)
            assert isinstance(ew, Average)
            return _LEVEL[ns, ew], 0, 0, 0


def _coded(
    line: ResultLine, top: Fraction | None, losses: Losses
) -> ContractResult | PassedOut | NotPlayed | Split | None:
    """What the codes can say, what is lost by it noted; None for what they cannot say at all."""
    outcome = line.outcome
    form = _classes(nearest(line), top)
    if not isinstance(form, ContractResult | PassedOut | NotPlayed | Split):
        return None
    if isinstance(form, ContractResult) and form.tricks is None:
        return None
    if isinstance(outcome, Weighted):
        losses.line(Lost.WEIGHTED, line, notation.written(form))
    elif isinstance(outcome, Split) and form != outcome:
        losses.line(Lost.AWARD if outcome.is_artificial else Lost.SPLIT, line, notation.written(form))
    elif isinstance(outcome, NotPlayed) and outcome.why is not Why.NOT_PLAYED:
        losses.line(Lost.REASON, line, notation.written(NotPlayed()))
        return NotPlayed()
    return form


def _classes(outcome: Outcome | None, top: Fraction | None) -> Outcome | None:
    """An artificial score as a pair of classes, the rest as it is."""
    if not isinstance(outcome, Split):
        return outcome
    ns, ew = (_class(side, top) for side in (outcome.ns, outcome.ew))
    return None if ns is None or ew is None else Split(ns, ew)


def _class(score: SideScore | None, top: Fraction | None) -> Average | None:
    percent = as_percent(score, top)
    if percent is not None:
        return Average.nearest(percent.amount)
    if isinstance(score, Amount) and score.unit is Unit.IMPS:
        return Average.PLUS if score.amount > 0 else Average.MINUS if score.amount < 0 else Average.AVERAGE
    return None
