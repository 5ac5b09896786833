"""Bridgemate's Data Connector: JSON messages with the results, the movement, the players and the hands of an event.

A message is an envelope with its data serialized once more, or a bare list of results. The codes are those of the
vendor's documentation: levels 1 to 7, 0 for a pass, -1 to -9 for pairs of classes, -10 for a board not played.
"""

from __future__ import annotations

import json
from datetime import date
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.event import (
    Average,
    Contestant,
    ContractResult,
    NotPlayed,
    PassedOut,
    ResultLine,
    Section,
    Split,
)
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.model import CARDS, Card, Denomination, Doubling, Seat, Side, Suit

Json = Any  # what json.loads gives
Object = dict[str, Json]

NO_PLAY = -10
DENOMINATIONS = dict(enumerate(Denomination, 1))
SUITS = dict(enumerate(Suit, 1))
SEATS = dict(enumerate(Seat, 1))
_CLASSES = (Average.MINUS, Average.AVERAGE, Average.PLUS)
LEVELS = {-1 - 3 * i - j: (own, other) for i, own in enumerate(_CLASSES) for j, other in enumerate(_CLASSES)}
NS, EW, BOTH = 1, 2, 3  # scoring directions
HANDS = {"North": Seat.N, "East": Seat.E, "South": Seat.S, "West": Seat.W}
HOLDINGS = {"Spades": Suit.S, "Hearts": Suit.H, "Diamonds": Suit.D, "Clubs": Suit.C}
_DEEPEST = 8
_MOST_BOARDS = 100  # of one round


class _Seated(NamedTuple):
    """A pair of the movement's first round, to be named by the players at its table."""

    section: str
    table: int
    number: str
    side: Side
    place: str


def read_data_connector(file: TextIO, path: Path, problems: Problems) -> EventReading:
    """The event of one message, of a list of messages or of a list of results. Raises InputError for other JSON."""
    try:
        data = json.loads(file.read().lstrip("\ufeff"))
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError):
            raise InputError("file-syntax", f"{path} line {error.lineno}", error.msg[:80]) from None
        raise InputError("file-syntax", str(path), str(error)[:80]) from None
    reader = _Reader(EventBuilder("data-connector", problems))
    reader.take(data, "$")
    return reader.reading()


class _Reader:
    def __init__(self, builder: EventBuilder) -> None:
        self.builder, self._problems = builder, builder.problems
        self._halves: dict[tuple[object, ...], dict[int, list[ResultLine]]] = {}
        self._promised: list[tuple[str, int, int, int, str]] = []
        self._pairs: list[_Seated] = []
        self._players: dict[tuple[str, int, int], tuple[str, str]] = {}

    def reading(self) -> EventReading:
        self._join_halves()
        self._name_pairs()
        if self.builder.lines:
            self.builder.expect(self._promised)
        return self.builder.reading()

    # ----------------------------------------------------------------------------------------------- messages

    def take(self, data: Json, place: str, depth: int = 0) -> None:
        """An object of any kind, or a list of them."""
        if depth > _DEEPEST:
            self._problems.add("json-type", place)
        elif isinstance(data, list):
            for i, item in enumerate(data):
                self.take(item, f"{place}[{i}]", depth + 1)
        elif not isinstance(data, dict):
            self._problems.add("json-type", place, str(data)[:80])
        elif "SerializedData" in data:
            self._envelope(data, place, depth)
        elif "Level" in data and "BoardNumber" in data:
            self._result(data, place)
        elif "Sessions" in data or "Handrecords" in data or "PlayerData" in data:
            self._event(data, place)
        else:
            self._problems.add("element-unknown", place, ", ".join(map(str, data))[:80])

    def _envelope(self, data: Object, place: str, depth: int) -> None:
        inner = data["SerializedData"]
        if isinstance(inner, str) and inner.strip():
            try:
                inner = json.loads(inner)
            except (ValueError, RecursionError) as error:
                self._problems.add("json-syntax", f"{place}.SerializedData", str(error))
                return
        if inner:
            self.take(inner, f"{place}.SerializedData", depth + 1)

    # ------------------------------------------------------------------------------------------------ results

    def _result(self, data: Object, place: str) -> None:
        number = self.builder.board_number(_text(data.get("BoardNumber")), place)
        if data.get("IsDeleted") is True:
            self._problems.add("row-erased", place, _text(number))
        elif number is not None:
            line = ResultLine(
                number,
                _text(data.get("PairNorthSouth")),
                _text(data.get("PairEastWest")),
                self._score(data, place),
                _text(data.get("SectionLetters")),
                _int(data.get("RoundNumber")) or None,
                _int(data.get("TableNumber")) or None,
                lead=self._lead(data, place),
                place=place,
            )
            direction = _int(data.get("ScoringDirection"))
            if direction in (NS, EW):
                key = (line.section, line.board, line.round, line.table, line.ns, line.ew)
                self._halves.setdefault(key, {}).setdefault(direction, []).append(line)
            else:
                self.builder.line(line)

    def _score(self, data: Object, place: str) -> ContractResult | PassedOut | Split | NotPlayed | None:
        level = _int(data.get("Level"))
        if level == 0:
            return PassedOut()
        if level == NO_PLAY:
            return NotPlayed()
        if level in LEVELS:
            own, other = LEVELS[level]
            return Split(other, own) if _int(data.get("ScoringDirection")) == EW else Split(own, other)
        denomination = DENOMINATIONS.get(_int(data.get("Denomination")) or 0)
        stake, tricks = _int(data.get("Stake")), _int(data.get("TotalTricks"))
        declarer = SEATS.get(_int(data.get("DeclarerDirection")) or 0)
        if level is None or not 1 <= level <= 7 or denomination is None or stake not in list(Doubling):
            said = "/".join(_text(data.get(name)) for name in ("Level", "Denomination", "Stake"))
            self._problems.add("contract-notation", place, said)
            return None
        if tricks is None or not 0 <= tricks <= 13:
            self._problems.add("tricks-range", place, _text(data.get("TotalTricks")))
            return None
        return ContractResult(level, denomination, Doubling(stake), declarer, tricks)

    def _lead(self, data: Object, place: str) -> Card | None:
        rank, suit = _int(data.get("LeadCardRank")), SUITS.get(_int(data.get("LeadCardSuit")) or 0)
        if not rank or suit is None:
            return None
        if not 2 <= rank <= 14:
            self._problems.add("card-notation", place, str(rank))
            return None
        return CARDS[f"{suit}{'23456789TJQKA'[rank - 2]}"]

    def _join_halves(self) -> None:
        """Two results of one table, each for one side, are a split score; a side may be missing."""
        for halves in self._halves.values():
            for ns, ew in zip_longest(halves.get(NS, []), halves.get(EW, [])):
                line = ns or ew
                assert line is not None
                if ns is not None and ew is not None and not isinstance(line.outcome, Split | NotPlayed):
                    outcome = ns.outcome if ns.outcome == ew.outcome else Split(_of(ns, Side.NS), _of(ew, Side.EW))
                elif isinstance(line.outcome, Split | NotPlayed) or line.outcome is None:
                    outcome = line.outcome
                else:
                    outcome = Split(_of(ns, Side.NS), _of(ew, Side.EW))
                    self._problems.add("side-missing", line.place, notation.written(outcome))
                self.builder.line(line._replace(outcome=outcome))

    # -------------------------------------------------------------------------------------------- whole events

    def _event(self, data: Object, place: str) -> None:
        for session in _objects(data.get("Sessions")):
            self.builder.title = self.builder.title or _text(session.get("Name"))
            self.builder.date = self.builder.date or _date(session)
            for i, group in enumerate(_objects(session.get("ScoringGroups"))):
                self.builder.scoring_stated = self.builder.scoring_stated or _text(group.get("ScoringMethod"))
                for j, section in enumerate(_objects(group.get("Sections"))):
                    self._section(section, f"{place}.ScoringGroups[{i}].Sections[{j}]")
        for player in _objects(data.get("Participations")):
            key = (_text(player.get("SectionLetters")), _int(player.get("TableNumber")) or 0)
            name = " ".join(filter(None, (_text(player.get("FirstName")), _text(player.get("LastName")))))
            direction = _int(player.get("Direction")) or 0
            self._players.setdefault((*key, direction), (name, _text(player.get("PlayerNumber"))))
        for i, hand in enumerate(_objects(data.get("Handrecords"))):
            self._hands(hand, f"{place}.Handrecords[{i}]")

    def _section(self, data: Object, place: str) -> None:
        letters = _text(data.get("Letters"))
        missing = _text(data.get("MissingPair"))
        tables = _objects(data.get("Tables"))
        self.builder.section(
            Section(
                letters,
                _text(data.get("Name")),
                len(tables),
                _int(data.get("Winners")) or None,
                missing if missing != "0" else "",
            )
        )
        for table in tables:
            for round_ in _objects(table.get("Rounds")):
                self._round(letters, _int(table.get("TableNumber")) or 0, round_, place)

    def _round(self, section: str, table: int, data: Object, place: str) -> None:
        number, low, high = (_int(data.get(name)) for name in ("RoundNumber", "LowBoardNumber", "HighBoardNumber"))
        pairs = (_text(data.get("PairNS")), _text(data.get("PairEW")))
        if number == 1:
            self._pairs += [_Seated(section, table, n, s, place) for n, s in zip(pairs, Side, strict=True) if n != "0"]
        if number is not None and low and high and low <= high < low + _MOST_BOARDS and "0" not in pairs:
            self._promised += [(section, number, table, board, place) for board in range(low, high + 1)]

    def _name_pairs(self) -> None:
        apart = len({(pair.section, pair.number) for pair in self._pairs}) < len(self._pairs)
        done: set[tuple[str, str, Side]] = set()
        for pair in self._pairs:
            if (pair.section, pair.number, pair.side) not in done:
                done.add((pair.section, pair.number, pair.side))
                directions = [direction for direction, seat in SEATS.items() if seat.side is pair.side]
                players = [self._players.get((pair.section, pair.table, d), ("", "")) for d in directions]
                names, ids = tuple(name for name, _ in players), tuple(id_ for _, id_ in players)
                self.builder.contestant(
                    Contestant(
                        pair.number,
                        names if any(names) else (),
                        pair.section,
                        pair.side if apart else None,
                        ids=ids if any(ids) else (),
                        place=pair.place,
                    )
                )

    def _hands(self, data: Object, place: str) -> None:
        number = self.builder.board_number(_text(data.get("BoardNumber")), place)
        hands = {
            seat: {suit: _text(data.get(f"{direction}{name}")) for name, suit in HOLDINGS.items()}
            for direction, seat in HANDS.items()
        }
        deal = self.builder.guarded_deal(hands, place)
        if number is not None and deal is not None:
            section = _text(data.get("SectionLetters"))
            self.builder.board(self.builder.place_board(number, None, None, deal, section, place))


def _of(line: ResultLine | None, side: Side) -> ContractResult | PassedOut | Average | None:
    """What a line for one side says of that side."""
    outcome = line.outcome if line else None
    if isinstance(outcome, Split):
        award = outcome.ns if side is Side.NS else outcome.ew
        return award if isinstance(award, Average) else None
    return outcome if isinstance(outcome, ContractResult | PassedOut) else None


def _text(value: Json) -> str:
    """A text or a whole number as text; halves of characters, which JSON can hold, are replaced."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return ""
    return str(value).strip().encode("utf-8", "replace").decode()


def _int(value: Json) -> int | None:
    if isinstance(value, str):
        return notation.integer(value)
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9 else None


def _objects(value: Json) -> list[Object]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _date(session: Object) -> date | None:
    return notation.day("-".join(_text(session.get(name)).zfill(2) for name in ("Year", "Month", "Day")).rjust(10, "0"))
