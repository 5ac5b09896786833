"""LIN, the files of Bridge Base Online and RealBridge: a tolerant reader and a writer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from operator import length_hint

from arbitro.errors import InputError
from arbitro.formats.html_rows import lin_link, page_rows, row_cells
from arbitro.formats.problems import Problem, Reading
from arbitro.model import CARDS, Board, Contract, Deal, Hand, Seat, Suit, Vulnerability
from arbitro.table.events import (
    CALLED,
    PLAYED,
    Called,
    ClaimAgreed,
    Claimed,
    Event,
    Noted,
    NoteKind,
    Played,
    Withdrawn,
)
from arbitro.table.record import TableRecord

_SEATS = (Seat.S, Seat.W, Seat.N, Seat.E)  # the order of hands, names and dealers in LIN

_CALLS: dict[str, Called] = {}
for _code, _event in CALLED.items():
    _words = {"P": "p pass", "X": "d x dbl", "XX": "r xx rdbl"}.get(_code, _code).split()
    for _word in (*_words, *(f"{w}T" for w in _words if _code[-1] == "N")):
        for _form in (_word, _word.lower(), _word.upper(), _word.capitalize()):
            _CALLS[_form] = _event
            _CALLS[f"{_form}!"] = replace(_event, alert=True)
_CARDS: dict[str, Played] = {
    form: event
    for code, event in PLAYED.items()
    for form in (
        code,
        code.lower(),
        code[0].lower() + code[1],
        code.replace("T", "10"),
        code[0] + code[1].lower(),
    )
}
# For each suit letter in a hand, the bit of each rank letter.
_RANK_BITS: dict[str, dict[str, int]] = {
    letter: {
        form: card.bit for card in CARDS.values() if card.suit is suit for form in (card.code[1], card.code[1].lower())
    }
    for suit in Suit
    for letter in (str(suit), str(suit).lower())
}
_FULL = (1 << 52) - 1
_TRICKS = {str(tricks) for tricks in range(14)}
_LONGEST = 20_000  # characters of a value; more is no value
_SOME_CALLS = re.compile(r"(?:[1-7](?:nt|[cdhsn])|pass|p|dbl|d|rdbl|r|xx|x)!?", re.IGNORECASE)
_SOME_CARDS = re.compile(r"[cdhs](?:10|[2-9tjqka])", re.IGNORECASE)
_RESULT = re.compile(r"([1-7])([CDHSN])T?([NESW])(x{0,2})(=|[+-]\d{1,2})", re.IGNORECASE)
# Commands that say nothing about a board, or only how to show it.
_SILENT = frozenset(
    "pg st rh sk sb tu at fp lb pf pw bn va hc ub up px ia kc 3d ht hs ha hf hb bg sa bt ls bm cp cq".split()
)


def read_lin(lines: Iterable[str]) -> Iterator[Reading]:
    """The boards of a LIN text, one at a time; each room of a vugraph board is one. May be an open file."""
    reader = _Reader()
    for line in lines:
        reader.feed(line)
        if reader.done:
            yield from reader.take()
    reader.end()
    yield from reader.take()


@dataclass(slots=True)
class _Board:
    """A board while its commands come in."""

    line: int
    names: list[str]
    named: bool = False  # by a command of its own
    number: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    deal: Deal | None = None
    has_deal: bool = False
    events: list[Event] = field(default_factory=list)
    room: str = ""
    tricks: int | None = None
    tags: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not self.has_deal and all(type(event) is Noted for event in self.events)


class _Reader:
    """Takes pieces of text, keeps finished boards in `done`. A pair of command and value may cross lines."""

    def __init__(self) -> None:
        self.done: list[Reading] = []
        self._rest = ""  # text after the last whole pair
        self._line = 1  # where the pieces now read begin
        self._pieces: list[str] = []
        self._tokens: Iterator[str] = iter(())
        self._names: list[str] = []
        self._results: list[str] = []
        self._first_board = 0
        self._header: dict[str, str] = {}
        self._board = _Board(0, self._names)
        self._commands: dict[str, Callable[[str], None]] = {
            "ah": self._ah, "an": self._an, "mb": self._mb, "mc": self._mc, "md": self._md, "nt": self._nt,
            "pc": self._pc, "pn": self._pn, "qx": self._qx, "rs": self._rs, "sv": self._sv, "vg": self._vg,
            "zz": self._zz,
        }  # fmt: skip

    def take(self) -> list[Reading]:
        readings, self.done = self.done, []
        return readings

    def feed(self, text: str) -> None:
        if "|" not in text and len(self._rest) < _LONGEST:
            self._wait(text)
            return
        if self._rest:
            text = self._rest + text
        pieces = text.split("|")
        rest = pieces.pop()
        self._rest = "" if rest.isspace() else rest
        self._pieces = pieces
        self._tokens = tokens = iter(pieces)
        cards, calls, append = _CARDS, _CALLS, self._board.events.append
        for key in tokens:
            value = next(tokens, None)
            event: Event | None = None
            if key == "pc":
                event = cards.get(value)  # type: ignore[arg-type]
            elif key == "mb":
                event = calls.get(value)  # type: ignore[arg-type]
            if event is not None:
                append(event)
            else:
                self._command(key, value)
                append = self._board.events.append
        if len(self._rest) > _LONGEST:
            self._problem("stray-text", self._rest)
            self._rest = ""
        self._line += text.count("\n") - self._rest.count("\n")

    def _wait(self, text: str) -> None:
        """Keeps text without a bar for later; blank lines between boards are nothing."""
        if self._rest or not text.isspace():
            self._rest += text
        else:
            self._line += text.count("\n")

    def end(self) -> None:
        """The text is over; a value without its closing bar was cut off, but may be whole."""
        if rest := self._rest.strip():
            key, bar, value = rest.partition("|")
            self._rest = ""
            if not bar or value:
                self._problem("truncated", rest)
            problems, known = self._board.problems, len(self._board.problems)
            if value:
                self.feed(f"{key}|{value}|")
            del problems[known:]
        self._finish()

    def _here(self) -> int:
        """The line of the command that is being read."""
        done = max(0, len(self._pieces) - length_hint(self._tokens) - 2)
        before = "|".join(self._pieces[: done + 1])
        return self._line + before.count("\n") - before.endswith("\n")

    def _problem(self, code: str, got: str = "", **params: str | int) -> None:
        self._board.problems.append(Problem(code, f"line {self._here()}", got.strip()[:80], params))

    def _command(self, key: str, value: str | None) -> None:
        """A pair that is not a plain call or card; finds its step again where a bar was lost."""
        name = key.strip().lower()
        while value is not None and name not in self._commands and name not in _SILENT:
            following = value.strip()
            if following not in self._commands and following not in _SILENT:
                break
            if name:
                self._problem("stray-text", key)
            key, name, value = value, following, next(self._tokens, None)
        if value is None:
            self._rest = f"{key}|{self._rest}"
        elif command := self._commands.get(name):
            command(value)
        elif name in _SILENT or not (name or value.strip()):
            pass
        elif len(name) == 2:
            self._problem("lin-command", name)
        else:
            self._problem("stray-text", key)

    # --------------------------------------------------------------------------------------------- commands

    def _start(self) -> None:
        """A new board begins here, unless the one before has nothing of its own yet."""
        if not self._board.is_empty:
            self._finish()
        self._board.line = self._board.line or self._here()

    def _qx(self, value: str) -> None:
        """Room and board number: 'o12', 'c12'."""
        self._start()
        board, text = self._board, value.strip().lower()
        board.line = self._here()
        room = {"o": "open", "c": "closed"}.get(text[:1])
        if room:
            board.room, text = room, text[1:]
        if text.isascii() and text.isdigit() and int(text[:9]) > 0:
            board.number = int(text[:9])

    def _pn(self, value: str) -> None:
        """Four names from South on, or eight: the open and the closed room's; for the boards to come."""
        names = [name.strip() for name in value.split(",")]
        if self._board.named or not self._board.has_deal:
            self._start()
        if not self._board.has_deal or not self._names:
            self._board.names, self._board.named = names, True
        self._names = names

    def _md(self, value: str) -> None:
        """Dealer and hands from South on, clockwise."""
        if self._board.has_deal:
            self._finish()
        self._start()
        board = self._board
        board.has_deal = True
        text = value.strip()
        if text[:1] in ("1", "2", "3", "4"):
            board.dealer = _SEATS[int(text[0]) - 1]
        hands: list[int | None] = []
        for hand in text.lstrip("01234").split(",")[:4]:
            try:
                hands.append(_hand(hand))
            except InputError as error:
                hands.append(None)
                self._problem(error.code, error.got, **error.params)
        board.deal = self._deal(hands + [None] * (4 - len(hands)))

    def _deal(self, masks: list[int | None]) -> Deal | None:
        """From the hands South, West, North, East; a fourth hand is what the three leave."""
        known = [mask for mask in masks if mask is not None]
        sizes = {mask.bit_count() for mask in known}
        union = 0
        for mask in known:
            if union & mask:
                self._problem("card-twice", next(iter(Hand(union & mask))).code)
                return None
            union |= mask
        if len(known) == 3 and sizes == {13}:
            masks[masks.index(None)] = _FULL ^ union
        elif len(sizes) > 1:
            self._problem("hand-size", str(min(sizes)), expected=str(max(sizes)))
        if not known:
            return None
        south, west, north, east = [None if mask is None else Hand(mask) for mask in masks]
        return Deal((north, east, south, west))

    def _sv(self, value: str) -> None:
        if value.strip():
            try:
                self._board.vulnerability = Vulnerability.parse(value)
            except InputError:
                self._problem("vulnerability-wrong", value)

    def _ah(self, value: str) -> None:
        if (number := re.search(r"\d{1,9}", value)) and int(number[0]):
            self._board.number = int(number[0])

    def _mb(self, value: str) -> None:
        """A call, or some calls without anything between them."""
        text = value.strip()
        event = _CALLS.get(text)
        calls = [event] if event else [_CALLS.get(call) for call in _SOME_CALLS.findall(text)]
        if (event or _SOME_CALLS.sub("", text) == "") and None not in calls:
            self._board.events += [call for call in calls if call]
        elif text != "-":
            self._problem("call-notation", text)

    def _an(self, value: str) -> None:
        """Explains the last call."""
        text, events = value.strip(), self._board.events
        i = next((i for i in range(len(events) - 1, -1, -1) if type(events[i]) is Called), None)
        if i is None or not text:
            return
        called = events[i]
        assert isinstance(called, Called)
        events[i] = replace(called, meaning=f"{called.meaning}; {text}" if called.meaning else text)

    def _pc(self, value: str) -> None:
        text = value.strip()
        cards = [_CARDS.get(card.replace("10", "T").upper()) for card in _SOME_CARDS.findall(text)]
        if _SOME_CARDS.sub("", text) == "" and None not in cards:
            self._board.events += [card for card in cards if card]
        elif text != "-":
            self._problem("card-notation", text)

    def _mc(self, value: str) -> None:
        """Declarer's tricks: a claim that was agreed if cards are left, else the result. -1: not played."""
        text, board = value.strip(), self._board
        if text == "-1":
            board.tags["mc"] = text
        elif text not in _TRICKS:
            self._problem("result-notation", text)
        elif any(type(event) is Called for event in board.events) and self._cards_left():
            board.events += (Claimed(tricks=int(text)), ClaimAgreed())
        else:
            board.tricks = int(text)

    def _cards_left(self) -> bool:
        return sum(type(event) is Played for event in self._board.events) < 52

    def _nt(self, value: str) -> None:
        if text := value.strip():
            self._board.events.append(Noted(NoteKind.COMMENT, text=text))

    def _zz(self, value: str) -> None:
        self._board.tags["zz"] = value.strip()

    def _rs(self, value: str) -> None:
        """The results of a vugraph segment, open and closed room by turns."""
        self._results = [result.strip() for result in value.split(",")]

    def _vg(self, value: str) -> None:
        """Title, segment, scoring, first board, last board, team, carried over, team, carried over."""
        title, stage, scoring, first, _, home, _, visit, *_ = (*value.strip().split(","), *[""] * 8)
        scoring = {"I": "IMP", "P": "MP", "B": "BAM"}.get(scoring, scoring)
        self._first_board = int(first[:9]) if first.isascii() and first.isdigit() else 0
        named = {"Event": title, "Stage": stage, "Scoring": scoring, "HomeTeam": home, "VisitTeam": visit}
        self._header = {tag: text.strip() for tag, text in named.items() if text.strip()}

    # ---------------------------------------------------------------------------------------------- records

    def _finish(self) -> None:
        board, self._board = self._board, _Board(0, self._names)
        if board.is_empty:
            if board.problems:
                self.done.append(Reading(None, tuple(board.problems)))
            return
        place = f"line {board.line or self._line}"
        on_table = self._on_table(board, place)
        contract, tricks = self._stated(board, on_table)
        names = board.names[4:8] if board.room == "closed" and len(board.names) >= 8 else board.names
        record = TableRecord(
            board=on_table,
            deal=board.deal,
            events=tuple(board.events),
            contract=contract,
            stated_tricks=board.tricks if tricks is None else tricks,
            players={seat: name for seat, name in zip(_SEATS, names, strict=False) if name},
            tags=self._header | board.tags | ({"room": board.room} if board.room else {}),
            place=place,
        )
        self.done.append(Reading(record, tuple(board.problems)))

    def _on_table(self, board: _Board, place: str) -> Board:
        dealer, vulnerability = board.dealer, board.vulnerability
        usual = Board.of(board.number or 1)
        if dealer is None:
            dealer = usual.dealer
            if board.number is None:
                board.problems.append(Problem("dealer-missing", place, str(dealer)))
        if vulnerability is None:
            vulnerability = usual.vulnerability
            if board.number is None:
                board.problems.append(Problem("vulnerability-missing", place, str(vulnerability)))
        return Board(board.number, dealer, vulnerability)

    def _stated(self, board: _Board, on_table: Board) -> tuple[Contract | None, int | None]:
        """The contract and declarer's tricks that the header of a vugraph segment states for this board."""
        i = 2 * ((board.number or 0) - self._first_board) + (board.room == "closed")
        if not self._results or not self._first_board or not 0 <= i < len(self._results):
            return None, None
        match = _RESULT.fullmatch(self._results[i])
        if match is None:
            return None, None
        declarer = Seat(match[3].upper())
        contract = Contract.parse(match[1] + match[2] + match[4], declarer, on_table.vulnerability.of(declarer.side))
        tricks = contract.tricks_needed + int(match[5].replace("=", "0"))
        return contract, tricks if 0 <= tricks <= 13 else None


def _hand(text: str) -> int | None:
    """The mask of 'SAK5HQT2DC98765'; None if nothing is written. Raises InputError."""
    bits: dict[str, int] = {}
    mask = size = 0
    for letter in text:
        bit = bits.get(letter)
        if bit is not None:
            mask |= bit
            size += 1
        elif letter in _RANK_BITS:
            bits = _RANK_BITS[letter]
        elif not letter.isspace():
            raise InputError("card-notation", got=letter)
    if mask.bit_count() != size:
        raise InputError("card-twice", got=text)
    if size > 13:
        raise InputError("hand-size", got=str(size), params={"expected": "13"})
    return mask if text.strip() else None


# ------------------------------------------------------------------------------------- pages with LIN links


def read_travellers(page: str) -> Iterator[Reading]:
    """The boards that the rows of a BBO or RealBridge page link; the row's cells become tags."""
    header: list[str] = []
    for line, row in page_rows(page):
        cells = row_cells(row)
        if cells and all(kind == "th" for kind, _ in cells):
            header = [text.lower() for _, text in cells]
            continue
        link = lin_link(row)
        if link is None:
            continue
        told = {name: text for name, (_, text) in zip(header, cells, strict=False) if name not in ("", "movie", "nº")}
        yield from _row_readings(link, told, f"line {line}")


def _row_readings(text: str, told: dict[str, str], place: str) -> Iterator[Reading]:
    if not text.strip():
        yield Reading(None, (Problem("row-without-cards", place, told.get("result", "")),))
    for reading in read_lin([text]):
        record = reading.record
        if record is not None:
            record = replace(record, tags=record.tags | told, place=place)
            if told.get("contract") == "---":  # not played, or an adjusted score: 'mc' is no result
                events = record.events[:-2] if ClaimAgreed() in record.events[-1:] else record.events
                record = replace(record, events=events, stated_tricks=None)
        yield Reading(record, tuple(replace(problem, place=place) for problem in reading.problems))


# -------------------------------------------------------------------------------------------------- writing


def write_lin(record: TableRecord) -> str:
    """One board as a line of LIN, which has no place for seats, withdrawn actions and marks.

    Raises InputError for a play that rests on a stated contract: without its auction LIN would show the cards as
    exposed before the play.
    """
    played = any(type(event) is Played for event in record.events)
    if record.contract and played and record.state.contract and not replace(record, contract=None).state.contract:
        raise InputError("lin-no-auction", record.place)
    return "".join(f"{command}|{value}|" for command, value in _commands(record)) + "\n"


def _commands(record: TableRecord) -> Iterator[tuple[str, str]]:
    board = record.board
    room = record.tags.get("room", "")[:1]
    if room or board.number is not None:
        yield "qx", f"{room or 'o'}{'' if board.number is None else board.number}" if room else ""
    if record.players:
        yield "pn", ",".join(_plain(record.players.get(seat, "")).replace(",", " ") for seat in _SEATS)
    yield "st", ""
    yield "md", _written_deal(record.deal, board.dealer)
    if board.number is not None:
        yield "ah", f"Board {board.number}"
    yield "sv", {"None": "o", "NS": "n", "EW": "e", "All": "b"}[board.vulnerability]
    yield from _event_commands(record)
    yield "pg", ""


def _written_deal(deal: Deal | None, dealer: Seat) -> str:
    hands = [deal[seat] if deal else None for seat in _SEATS]
    if deal and deal.is_complete:
        hands[3] = None
    return f"{_SEATS.index(dealer) + 1}" + ",".join(_written_hand(hand) for hand in hands)


def _written_hand(hand: Hand | None) -> str:
    if hand is None:
        return ""
    return "".join(f"{suit}" + "".join(c.rank.letter for c in hand.suit(suit))[::-1] for suit in reversed(Suit))


def _event_commands(record: TableRecord) -> Iterator[tuple[str, str]]:
    gone = {event.event for event in record.events if isinstance(event, Withdrawn)}
    claimed: int | None = None
    result = record.stated_tricks
    for number, event in enumerate(record.events):
        match event:
            case Called() if number not in gone:
                word = {"P": "p", "X": "d", "XX": "r"}.get(event.call.code, event.call.code)
                yield "mb", word + "!" * event.alert
                if event.meaning:
                    yield "an", _plain(event.meaning)
            case Played() if number not in gone:
                yield "pc", event.card.code
            case Claimed():
                claimed = event.tricks
            case ClaimAgreed() if claimed is not None:
                yield "mc", str(claimed)
                result = None
            case Noted(kind=NoteKind.COMMENT) if event.text:
                yield "nt", _plain(event.text)
            case _:
                pass
    if result is not None:
        yield "mc", str(result)


def _plain(text: str) -> str:
    return text.replace("|", "/")
