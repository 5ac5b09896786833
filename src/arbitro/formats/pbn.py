"""PBN 2.1: a tolerant reader. See `pbn_games` for the text, `pbn_writing` for the way back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate

from arbitro.errors import InputError
from arbitro.formats.pbn_games import GLYPH, PLAYERS, SEAT_WORDS, UNKNOWN, Game, games
from arbitro.formats.problems import Reading
from arbitro.model import CARDS, Board, Call, Contract, Deal, Hand, Seat, Suit, Vulnerability
from arbitro.table.events import CALLED, PLAYED, Called, Event, Mark, Noted, NoteKind, Played
from arbitro.table.record import TableRecord

_TOKEN = re.compile(r"\{.*|[A-Za-z0-9-]+|[!?]{1,2}|=[^=\s]*=|\$\w*|\^.?|\S", re.DOTALL)
_ABOVE_SEVEN = re.compile(r"(?:[89]|[1-9]\d)(?:[CDHS]|NT?)", re.IGNORECASE | re.ASCII)
_ALL_PASS = re.compile(r"\ball[ -]*pass\b", re.IGNORECASE)
_RESULT = re.compile(r"(\d{1,2})|(NS|EW)\s*(\d{1,2})(?:\s+(NS|EW)\s*(\d{1,2}))?", re.IGNORECASE | re.ASCII)
_REFERENCE = re.compile(r"=0*(\d+)=", re.ASCII)

_SEATS = list(Seat)
_VULNERABLE = {str(vulnerability): vulnerability for vulnerability in Vulnerability}
_NUMBERS = {str(tricks): tricks for tricks in range(14)}
_TRUMPS = ("C", "D", "H", "S", "NT", "N")  # the Contract tag of an end position
_IN_FIELDS = {"Board", "Dealer", "Vulnerable", "Deal", "Auction", "Play", *PLAYERS}
_LONG_FORMS = {"P": ["Pass"], "X": ["Dbl"], "XX": ["Rdbl"]}
_CALLS: dict[str, Called] = {
    form: event
    for code, event in CALLED.items()
    for word in (code, *_LONG_FORMS.get(code, [f"{code}T"] if "N" in code else []))
    for form in (word, word.lower(), word.upper())
}
_CARDS: dict[str, Played] = {
    form: event
    for code, event in PLAYED.items()
    for form in (code, code.lower(), code.replace("T", "10"), code.lower().replace("t", "10"))
}
_CELLS: dict[str, Played | None] = _CARDS | {"-": None}
_SUFFIXES = ("!", "?", "!!", "??", "!?", "?!")
_OUT_OF_TURN = Mark.LEAD_OUT_OF_TURN


def read_pbn(lines: Iterable[str]) -> Iterator[Reading]:
    """The games of a PBN text, one at a time; `lines` may be an open text file."""
    return map(_read_game, games(lines))


def _read_game(game: Game) -> Reading:
    board = _board(game)
    deal = _deal(game)
    auction = _Auction(game, board.dealer)
    declarer, contract = _contract(game, board)
    regular = auction.declarer or (contract.declarer if contract else None)
    trump = auction.trump if auction.declarer else contract.denomination.suit if contract else None
    play = _Play(game, regular, declarer, trump).events if "Play" in game.tags else []
    tricks = _result(game, declarer or auction.declarer)
    tags = game.tags
    record = TableRecord(
        board=board,
        deal=deal,
        events=(*auction.events, *play),
        contract=contract,
        stated_tricks=tricks,
        players={seat: tags[name] for name, seat in PLAYERS.items() if tags.get(name, "?") not in UNKNOWN},
        tags=_kept_tags(game, board, contract, tricks),
        place=f"line {game.line}",
    )
    return Reading(record, tuple(game.problems))


def _seat(game: Game, tag: str) -> Seat | None:
    value = game.tags.get(tag, "?").strip()
    if value in UNKNOWN:
        return None
    seat = SEAT_WORDS.get(value.removeprefix("^") if tag == "Declarer" else value)
    if seat is None:
        game.problem("seat-wrong", game.lines.get(tag, game.line), value, tag=tag)
    return seat


def _board(game: Game) -> Board:
    text = game.tags.get("Board", "?").strip()
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0 else None
    if number is None and text not in UNKNOWN:
        game.problem("board-number", game.lines.get("Board", game.line), text)
    dealer = _seat(game, "Dealer")
    vulnerability = _vulnerability(game)
    if dealer is None or vulnerability is None:
        usual = Board.of(number) if number else None
        if dealer is None:
            dealer = usual.dealer if usual else SEAT_WORDS.get(game.tags.get("Auction", ""), Seat.N)
            game.problem("dealer-missing", game.line, str(dealer))
        if vulnerability is None:
            vulnerability = usual.vulnerability if usual else Vulnerability.NONE
            game.problem("vulnerability-missing", game.line, str(vulnerability))
    return Board(number, dealer, vulnerability)


def _vulnerability(game: Game) -> Vulnerability | None:
    value = game.tags.get("Vulnerable", "?")
    if value in UNKNOWN:
        return None
    try:
        return _VULNERABLE.get(value) or Vulnerability.parse(value)
    except InputError:
        game.problem("vulnerability-wrong", game.lines.get("Vulnerable", game.line), value)
        return None


def _deal(game: Game) -> Deal | None:
    value = game.tags.get("Deal", "?")
    if value in UNKNOWN:
        return None
    if deal := _quick_deal(value):
        return deal
    try:
        deal = Deal.parse(value)
    except InputError as error:
        game.refused(error, "Deal")
        return None
    sizes = {len(hand) for hand in deal.hands if hand is not None}
    if len(sizes) > 1:
        game.problem("hand-size", game.lines["Deal"], str(min(sizes)), expected=str(max(sizes)))
    return deal if sizes else None


def _quick_deal(value: str) -> Deal | None:
    """Four full hands without a fault, which is nearly every deal; None for anything else."""
    seat, hands = SEAT_WORDS.get(value[:1]), value[2:].split(" ")
    if seat is None or len(hands) != 4 or value[1:2] != ":":
        return None
    masks = []
    for hand in hands:
        suits = hand.split(".")
        if len(hand) != 16 or len(suits) != 4:
            return None
        spades, hearts, diamonds, clubs = suits
        masks.append(_ranks(spades) << 39 | _ranks(hearts) << 26 | _ranks(diamonds) << 13 | _ranks(clubs))
    a, b, c, d = masks
    if a | b | c | d != (1 << 52) - 1:
        return None
    first = seat.position
    n, e, s, w = (Hand(masks[(i - first) % 4]) for i in range(4))
    return Deal((n, e, s, w))


_parsed_contract = lru_cache(maxsize=4096)(Contract.parse)


@lru_cache(maxsize=1 << 14)
def _ranks(ranks: str) -> int:
    """The thirteen bits of 'AK5'; 0 for a letter that is no rank."""
    mask = 0
    for letter in ranks:
        card = CARDS.get("C" + letter)
        mask |= card.bit if card else 0
    return mask


def _contract(game: Game, board: Board) -> tuple[Seat | None, Contract | None]:
    """The declarer and the contract that the tags state; in '^S' the seat that declared by mistake."""
    text = game.tags.get("Contract", "?").strip()
    declarer = _seat(game, "Declarer")
    if text in UNKNOWN or text.lower() == "pass" or text.upper() in _TRUMPS:
        return declarer, None
    try:
        side = (declarer or Seat.S).side
        contract = _parsed_contract(text, declarer or Seat.S, board.vulnerability.of(side))
    except InputError as error:
        game.refused(error, "Contract")
        return declarer, None
    return declarer, contract if declarer else None


def _result(game: Game, declarer: Seat | None) -> int | None:
    """Declarer's tricks as stated. The result of a play that is to be continued is none yet."""
    text = game.tags.get("Result", "?").strip().removeprefix("^").strip()
    if text in UNKNOWN or _continues(game):
        return None
    if text in _NUMBERS:
        return _NUMBERS[text]
    match = _RESULT.fullmatch(text)
    tricks = {match[2].upper(): int(match[3])} if match and match[2] else {}
    if match and match[4]:
        tricks[match[4].upper()] = int(match[5])
    values = [*tricks.values(), *([int(match[1])] if match and match[1] else [])]
    if match is None or max(values) > 13 or (len(values) == 2 and sum(values) != 13):
        game.problem("result-notation", game.lines.get("Result", game.line), text)
        return None
    if match[1]:
        return values[0]
    if declarer is None:
        return None
    return tricks.get(declarer.side, 13 - values[0])


def _continues(game: Game) -> bool:
    return any("+" in tokens for _, tokens in game.sections.get("Play", ())[-2:])


def _kept_tags(game: Game, board: Board, contract: Contract | None, tricks: int | None) -> dict[str, str]:
    """The tags that no field of the record says, as they were read; our own keys are in lower case."""
    said = {name for name in _IN_FIELDS if name != "Board" or board.number is not None}
    if contract is not None:
        said |= {"Contract"} | ({"Declarer"} if game.tags["Declarer"][0] != "^" else set())
    if tricks is not None and game.tags["Result"][0] != "^":
        said.add("Result")
    tags = {
        name: value
        for name, value in game.tags.items()
        if name not in said and value not in UNKNOWN and not name.endswith("Table")
    }
    if tags.get("Room", "").lower() in ("open", "closed"):
        tags["room"] = tags.pop("Room").lower()
    if game.comments:
        tags["comment"] = "\n".join(game.comments)
    return tags


def _words(section: Sequence[tuple[int, list[str]]]) -> Iterator[tuple[int, str, str]]:
    """The tokens that are not plain: line, the token, the word it stood in. A comment is one token."""
    for line, words in section:
        for word in words:
            for token in _TOKEN.findall(word):
                yield line, token, word


class _Auction:
    """The calls of an auction section as events; `declarer` and `trump` are set if it came to an end."""

    def __init__(self, game: Game, dealer: Seat) -> None:
        self.events: list[Event] = []
        self._game = game
        self._turn = self._column = dealer.position
        self._passes = 0
        self._bid: Call | None = None
        self._bidder = 0
        self._first: dict[tuple[int, str], int] = {}
        self._mark: Mark | None = None
        self._over = self._lost = False
        if (section := game.sections.get("Auction")) is not None:
            if seat := _seat(game, "Auction"):
                self._column = seat.position
            self._read(section)

    @property
    def declarer(self) -> Seat | None:
        bid = self._bid
        if bid is None or bid.denomination is None or self._passes < 3:
            return None
        return _SEATS[self._first[self._bidder % 2, bid.denomination]]

    @property
    def trump(self) -> Suit | None:
        return self._bid.denomination.suit if self._bid and self._bid.denomination else None

    def _read(self, section: list[tuple[int, list[str]]]) -> None:
        for line, words in section:
            if self._lost:
                return
            for i, word in enumerate(words):
                called = _CALLS.get(word)
                if called is None or self._over:
                    self._annotated(line, words[i:])
                    break
                self._call(called)

    def _call(self, called: Called) -> None:
        call, column = called.call, self._column
        if column != self._turn or self._mark:
            if self._mark is None and not self.events:
                self._report_start()
            called = replace(called, seat=_SEATS[column] if column != self._turn else None, mark=self._mark)
            self._mark = None
        self.events.append(called)
        if call.code == "P":
            self._passes += 1
        else:
            self._passes = 0
            if call.denomination:
                self._bid, self._bidder = call, column
                self._first.setdefault((column % 2, call.denomination), column)
        self._turn = self._column = (column + 1) % 4

    def _report_start(self) -> None:
        """Somebody else than the dealer calls first, and the file does not say that this is irregular."""
        line = self._game.lines["Auction"]
        self._game.problem("auction-start", line, str(_SEATS[self._column]), dealer=str(_SEATS[self._turn]))

    def _annotated(self, line: int, words: list[str]) -> None:
        bad = ""
        if words[0][0] != "{":
            words = _ALL_PASS.sub("AP", " ".join(words)).split()
        for _, token, word in _words([(line, words)]):
            if word is not bad and not self._token(line, token):
                bad = word
                self._game.problem("call-notation", line, word)
                self._column = (self._column + token.isalnum()) % 4
                self._lost = _ABOVE_SEVEN.fullmatch(token) is not None  # no record holds it, nor what came after
                if self._lost:
                    return

    def _token(self, line: int, token: str) -> bool:
        """Takes one token; False if it means nothing in an auction."""
        if token in _CALLS or token.lower() == "ap":
            self._called(line, token)
        elif token == "^S":
            self._column, self._mark = (self._column + 1) % 4, Mark.SKIPPED_PLAYER
        elif token == "^I":
            self._mark = Mark.INSUFFICIENT_BID
        elif token in ("*", "+"):
            if self._over and token == "+":
                self._game.problem("after-end", line, token)
            self._over = True
        elif token == "-" and not any(isinstance(e, Called) for e in self.events):
            self._column = (self._column + 1) % 4
        elif note := _beside(token, self._game, "Auction", line):
            self._explain(note)
        else:
            return False
        return True

    def _called(self, line: int, token: str) -> None:
        if self._over:
            self._game.problem("after-end", line, token)
        elif called := _CALLS.get(token):
            self._call(called)
        else:
            while self._passes < (3 if self._bid else 4):
                self._call(CALLED["P"])

    def _explain(self, note: Noted) -> None:
        """A note explains the last call; comments and marks of quality stand beside it."""
        called = next((i for i in reversed(range(len(self.events))) if isinstance(self.events[i], Called)), None)
        if note.kind is NoteKind.EXPLANATION and called is not None:
            event = self.events[called]
            assert isinstance(event, Called)
            alert = note.text == "Alert" or note.text.startswith("Alert: ")
            meaning = note.text.removeprefix("Alert").removeprefix(": ") if alert else note.text
            self.events[called] = replace(event, alert=alert or event.alert, meaning=meaning)
        else:
            self.events.append(replace(note, kind=NoteKind.COMMENT))


def _beside(token: str, game: Game, section: str, line: int) -> Noted | None:
    """A comment, a note reference, a glyph or a suffix; an unknown note is a notice and says nothing."""
    if token[0] == "{":
        return Noted(NoteKind.COMMENT, text=token[1:])
    if token in _SUFFIXES:
        return Noted(NoteKind.COMMENT, text=f"${_SUFFIXES.index(token) + (1 if section == 'Auction' else 7)}")
    if GLYPH.fullmatch(token):
        return Noted(NoteKind.COMMENT, text=token)
    if match := _REFERENCE.fullmatch(token):
        text = game.notes.get((section, match[1]))
        if text is None:
            game.problem("note-missing", line, token)
        return Noted(NoteKind.EXPLANATION, text=text or "")
    return None


class _Play:
    """The table of played cards, and its cards in their true order.

    `regular` declares by the auction (or where there is none by the tags), `stated` by the Declarer tag.
    Without a contract cards are no play, as in an end position, and are left out.
    """

    def __init__(self, game: Game, regular: Seat | None, stated: Seat | None, trump: Suit | None) -> None:
        self.events: list[Event] = []
        self._game = game
        self._trump = trump
        self._cells: list[Played | None] = []
        self._section = game.sections.get("Play", [])
        self._lines: list[int] = []  # of each cell, where they cannot be counted from the section
        self._marked = False  # some card has a mark
        self._beside: dict[int, list[Event]] = {}  # notes after each cell; -1: before the first
        self._read(self._section)
        first = _seat(game, "Play")
        if regular is None:
            if self._cells:
                game.problem("contract-missing", game.lines["Play"], f'[Play "{game.tags["Play"]}"]')
            return
        self._regular = regular.lho.position  # who leads by rule
        self._first = self._regular if first is None else first.position
        self._order(self._leader(stated))

    def _leader(self, stated: Seat | None) -> int:
        """The Play tag's seat, unless the table just starts there and declarer's left-hand opponent led."""
        if self._first == self._regular or (stated and self._first == stated.lho.position):
            return self._first
        column = (self._regular - self._first) % 4
        return self._regular if column < len(self._cells) and self._cells[column] else self._first

    def _read(self, section: list[tuple[int, list[str]]]) -> None:
        if section and section[-1][1] == ["*"]:
            del section[-1]
        try:
            self._cells = [_CELLS[word] for _, words in section for word in words]
        except KeyError:
            over = False
            for line, words in section:
                over = self._annotated(line, words, over)

    def _line_of(self, cell: int) -> int:
        """The line that a cell stands in."""
        if self._lines:
            return self._lines[cell]
        ends = accumulate(len(words) for _, words in self._section)
        return next(line for (line, _), end in zip(self._section, ends, strict=True) if cell < end)

    def _annotated(self, line: int, words: list[str], over: bool) -> bool:
        mark: Mark | None = None
        bad = ""
        for _, token, word in _words([(line, words)]):
            played = _CARDS.get(token)
            if token == "*" or word is bad:
                over = over or token == "*"
            elif token in ("^R", "^L"):
                if mark:
                    self._game.problem("mark-misplaced", line, token)
                mark, self._marked = Mark(token[1]), True
            elif played or token in ("-", "+"):
                if played and over:
                    self._game.problem("after-end", line, token)
                else:
                    self._cells.append(replace(played, mark=mark) if played and mark else played)
                    self._lines.append(line)
                mark = None
            elif note := _beside(token, self._game, "Play", line):
                if note.text:
                    self._beside.setdefault(len(self._cells) - 1, []).append(replace(note, kind=NoteKind.COMMENT))
            else:
                bad = word
                self._game.problem("card-notation", line, word)
                self._cells.append(None)
                self._lines.append(line)
        return over

    def _order(self, leader: int) -> None:
        """Row by row, each from its leader; stops where a card is missing."""
        self.events += self._beside.get(-1, ())
        done, turn = 0, self._regular
        if leader == turn and not self._marked and not self._beside:
            done, leader = self._whole_rows(leader)
            turn = leader
        for base in range(done, len(self._cells), 4):
            row = self._cells[base : base + 4]
            row += [None] * (4 - len(row))
            step = (leader - self._first) % 4
            if self._marked:
                step = next((i for i, cell in enumerate(row) if cell and cell.mark is _OUT_OF_TURN), step)
            trick = self._trick(row[step:] + row[:step], base, step, turn)
            if len(trick) < 4:
                self._report_lost([base + (step + i) % 4 for i in range(len(trick), 4)], base + 4)
                return
            leader = turn = (self._first + step + _winner(trick, self._trump)) % 4

    def _whole_rows(self, leader: int) -> tuple[int, int]:
        """The usual rows, without gaps and marks: how many cells they are, and who leads after them."""
        cells, first, trump = self._cells, self._first, self._trump
        gap = len(cells) if all(cells) else cells.index(None)
        for base in range(0, gap - 3, 4):
            step = (leader - first) % 4
            trick: list[Played] = cells[base + step : base + 4] + cells[base : base + step]  # type: ignore[assignment]
            self.events += trick
            leader += _winner(trick, trump)
        return gap - gap % 4, leader % 4

    def _trick(self, cells: list[Played | None], base: int, step: int, turn: int) -> list[Played]:
        """Adds the cards of a trick up to the first that is missing, and what stands beside them."""
        trick: list[Played] = []
        for i, card in enumerate(cells):
            if card is None:
                break
            if i == 0 and (leader := (self._first + step) % 4) != turn:
                card = replace(card, seat=_SEATS[leader])
            trick.append(card)
            self.events += (card, *self._beside.get(base + (step + i) % 4, ()))
        return trick

    def _report_lost(self, rest_of_trick: list[int], next_trick: int) -> None:
        """Says which card, if any, stands after a missing one and has no place in the order of play."""
        for i in (*rest_of_trick, *range(next_trick, len(self._cells))):
            if i < len(self._cells) and (lost := self._cells[i]):
                self._game.problem("play-gap", self._line_of(i), lost.card.code)
                return


def _winner(trick: list[Played], trump: Suit | None) -> int:
    """Which of the four cards wins, counted from the lead."""
    lead = trick[0].card
    suit, bit, winner = lead.suit, lead.bit, 0
    for i in (1, 2, 3):
        card = trick[i].card
        if card.suit is suit:
            if card.bit > bit:
                bit, winner = card.bit, i
        elif card.suit is trump:
            suit, bit, winner = card.suit, card.bit, i
    return winner
