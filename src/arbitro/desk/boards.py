"""A board of a record, prepared for its page: hands round the table, the auction, the tricks, what was found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbitro.desk.address import STAGE, Address
from arbitro.desk.records import KeptBoard
from arbitro.desk.withdrawn import may_restrict_lead
from arbitro.errors import InputError
from arbitro.formats import Problem
from arbitro.information.withdrawals import is_lifted
from arbitro.inquiry import Inquiry, rule
from arbitro.inquiry.applied import applied
from arbitro.language.errors import problem_text
from arbitro.language.notation import call_text, card_text, contract_text, result_text, suit_text
from arbitro.language.words import Words
from arbitro.laws.derive import incidents
from arbitro.laws.outcomes import WithdrawnRuleDoesNotApply, WithdrawnRuleEnds
from arbitro.laws.profile import Profile
from arbitro.model import Hand, Seat, Suit
from arbitro.scoring import contract_score
from arbitro.table.events import Accepted, Withdrawn
from arbitro.table.irregularity import Irregularity
from arbitro.table.record import TableRecord

_LEAD = "lead_restriction"


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
    """An irregularity: what, by whom, when; where its inquiry opens, if it can be ruled; what the record says of it,
    and whether something of it is still to be asked or written."""

    text: str
    laws: tuple[str, ...]
    url: str
    ruled: tuple[str, ...] = ()
    is_open: bool = False


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


def found_views(
    board: KeptBoard, profile: Profile, words: Words
) -> tuple[list[FoundView], dict[int, tuple[Inquiry, ...]]]:
    """Every incident of the board, and by event the inquiries in which nothing is left to be asked now. Those that the
    edition rules on lead to an inquiry that knows the record, and what was told before as far as the record does not
    say it. A lead that a ruling leaves free is none."""
    ruled = {kind.key for kind in profile.laws.kinds}
    views: list[tuple[int, str, FoundView]] = []
    asked: dict[int, list[Inquiry | None]] = {}
    for found, kind in incidents(board.record):
        url, inquiry, said = "", None, ruled_under(board.record, found)
        if kind in ruled:
            address, inquiry = _kept(board, found, kind, profile, words)
            url = address.url
            if address.told and not said and not inquiry.due:
                said = tuple(finding.laws[0] for finding in inquiry.ruling.outcomes[:1])
        ruled_on = inquiry if inquiry is not None and not inquiry.due else None
        is_open = ruled_on is None or bool(applied(board.record, found, ruled_on.ruling))
        view = FoundView(found_text(found, board.record, words), found.laws, url, said, is_open)
        views.append((found.event, kind, view))
        if kind != _LEAD:
            asked.setdefault(found.event, []).append(ruled_on)
    settled = {event: tuple(i for i in each if i) for event, each in asked.items() if all(each)}
    free = {event for event, each in settled.items() if not any(map(may_restrict_lead, each))}
    return [view for event, kind, view in views if kind != _LEAD or event not in free], settled


def _kept(board: KeptBoard, found: Irregularity, kind: str, profile: Profile, words: Words) -> tuple[Address, Inquiry]:
    """The address at which an incident opens, and its inquiry with the answers that are kept; those that this edition
    does not know are left out."""
    blank = Address(words.language, kind, profile, (), board.id, found.event)
    opened = rule(found, board.record, profile, kind=kind)
    told = board.told_of(kind, found.event)
    left = tuple((key, value) for key, value in told if key not in opened.derived and key != STAGE)
    address = replace(blank, told=left)
    try:
        return address, address.inquiry(lambda _: board.record)
    except InputError:
        return blank, opened


def as_ruled(board: KeptBoard, profile: Profile, words: Words) -> TableRecord:
    """The record with the laws of its rulings: a call may have been withdrawn before the answer that left the
    offending side free to use it, so that the record names another law."""
    laws = {
        event: finding.laws[0]
        for event, inquiries in found_views(board, profile, words)[1].items()
        for inquiry in inquiries
        for finding in inquiry.ruling.outcomes
        if isinstance(finding.outcome, WithdrawnRuleDoesNotApply | WithdrawnRuleEnds)
        and is_lifted(finding.laws[0], True, profile.edition)
    }
    events = tuple(
        replace(event, law=laws[event.event]) if isinstance(event, Withdrawn) and event.event in laws else event
        for event in board.record.events
    )
    return replace(board.record, events=events) if laws else board.record


def ruled_under(record: TableRecord, found: Irregularity) -> tuple[str, ...]:
    """The paragraphs under which the record has withdrawn or accepted the call of an irregularity."""
    said = (e.law for e in record.events if isinstance(e, Withdrawn | Accepted) and e.event == found.event and e.law)
    return tuple(dict.fromkeys(said)) if found.kind != _LEAD else ()


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
