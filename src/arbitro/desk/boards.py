"""A board of a record, prepared for its page: hands round the table, the auction, the tricks, what was found."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.formats import Problem
from arbitro.language.errors import problem_text
from arbitro.language.notation import call_text, card_text, contract_text, result_text, suit_text
from arbitro.language.words import Words
from arbitro.laws.derive import incidents
from arbitro.laws.profile import Profile
from arbitro.model import Hand, Seat, Suit
from arbitro.scoring import contract_score
from arbitro.table.irregularity import Irregularity
from arbitro.table.record import TableRecord


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: str
    name: str
    short: str
    note: str
    hand: tuple[tuple[str, str], ...]  # suit symbol, cards


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in its column; `text` is empty where the seat has none."""

    text: str = ""
    led: bool = False
    won: bool = False
    marked: bool = False


@dataclass(frozen=True, slots=True)
class TrickView:
    number: int
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class FoundView:
    """An irregularity: what, by whom, when; where its inquiry opens, if it can be ruled."""

    text: str
    laws: tuple[str, ...]
    url: str


def board_name(record: TableRecord, words: Words) -> str:
    number = record.board.number
    return words("board", number=str(number)) if number else words("board-unknown")


def board_line(record: TableRecord, words: Words) -> str:
    """'Dealer North · None vulnerable'."""
    board = record.board
    dealer = words("desk-dealer", seat=words(f"who-{board.dealer}"))
    return f"{dealer} · {words(f'vulnerable-{board.vulnerability}')}"


def contract_line(record: TableRecord, words: Words) -> str:
    """The contract and, once the board has one, its result and score."""
    state = record.state
    if state.passed_out:
        return words("passed-out")
    if state.contract is None:
        return words("desk-no-contract")
    parts = [contract_text(state.contract, words)]
    if (tricks := record.final_tricks) is not None:
        parts += [words("tricks", count=tricks), result_text(state.contract, tricks, words)]
        parts.append(f"{contract_score(state.contract, tricks):+d}".replace("-", "−"))
    return " · ".join(parts)


def seat_views(record: TableRecord, words: Words) -> list[SeatView]:
    """The four hands as dealt, each with its player's name and part in the play."""
    state = record.state
    views = []
    for seat in Seat:
        hand = record.deal[seat] if record.deal else None
        part = ""
        if seat is state.declarer:
            part = words("who-declarer")
        elif seat is state.dummy:
            part = words("who-dummy")
        note = " · ".join(text for text in (record.players.get(seat, ""), part) if text)
        views.append(
            SeatView(str(seat), _capital(words(f"who-{seat}")), words(f"desk-seat-{seat}"), note, _hand(hand, words))
        )
    return views


def _hand(hand: Hand | None, words: Words) -> tuple[tuple[str, str], ...]:
    if hand is None:
        return ()
    symbols = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
    return tuple((symbols[suit], suit_text(hand, suit, words.language)) for suit in reversed(Suit))


def trick_views(record: TableRecord, words: Words) -> list[TrickView]:
    marked = {found.event for found in record.irregularities}
    views = []
    for trick in record.state.tricks:
        cards = {seat: CardView() for seat in Seat}
        for seat, card, event in zip(trick.seats, trick.cards, trick.events, strict=True):
            cards[seat] = CardView(
                card_text(card, words.language), seat is trick.leader, seat is trick.winner, event in marked
            )
        views.append(TrickView(trick.number, tuple(cards.values())))
    return views


def found_views(id_: str, record: TableRecord, profile: Profile, base: str, words: Words) -> list[FoundView]:
    """Every incident of the record; those that the edition rules on lead to an inquiry that knows the record."""
    ruled = {kind.key for kind in profile.laws.kinds}
    views = []
    for found, kind in incidents(record):
        query = f"edition={profile.edition}"
        query += f"&regulations={profile.regulations}" if profile.regulations else ""
        url = f"{base}/inquiry/{kind}?{query}&record={id_}&event={found.event}" if kind in ruled else ""
        views.append(FoundView(found_text(found, record, words), found.laws, url))
    return views


def found_text(found: Irregularity, record: TableRecord, words: Words) -> str:
    """'Revoke · East · trick 5 · ♦7'."""
    parts = [words(f"irregularity-{found.kind}"), _capital(words(f"who-{found.seat}"))]
    if found.trick:
        parts.append(words("trick", number=str(found.trick)))
    card = getattr(record.events[found.event], "card", None)
    call = getattr(record.events[found.event], "call", None)
    if card:
        parts.append(card_text(card, words.language))
    elif call:
        parts.append(call_text(call, words.language))
    return " · ".join(parts)


def problem_lines(problems: tuple[Problem, ...], words: Words) -> list[str]:
    return [problem_text(p.code, p.place, p.got, p.params, words) for p in problems]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
