"""Records as PBN 2.1."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from arbitro.formats.pbn_games import GLYPH, MANDATORY, PLAYERS, SEAT_WORDS
from arbitro.model import Call, Deal, Seat
from arbitro.table.events import Called, Mark, Noted, NoteKind, Played
from arbitro.table.record import TableRecord

_SEATS = list(Seat)


def write_pbn(records: Iterable[TableRecord]) -> str:
    """The records as PBN 2.1, which has no place for withdrawn actions and for claims but their result."""
    return "% PBN 2.1\n" + "\n".join("\n".join(_game_lines(record)) + "\n" for record in records)


def _game_lines(record: TableRecord) -> Iterator[str]:
    tags = _written_tags(record)
    for name in MANDATORY:
        yield f'[{name} "{_escaped(tags.pop(name, "?"))}"]'
    for name in sorted(tags):
        yield f'[{name} "{_escaped(tags[name])}"]'
    if comment := record.tags.get("comment"):
        yield _comment(comment)
    beside = _comments_by_event(record)
    yield from _auction_lines(record, beside)
    yield from _play_lines(record, beside)


def _escaped(value: str) -> str:
    return " ".join(value.replace("\\", "\\\\").replace('"', '\\"').splitlines())


def _comment(text: str) -> str:
    if GLYPH.fullmatch(text):
        return text
    return "{" + text.replace("}", ")") + "}"


def _written_tags(record: TableRecord) -> dict[str, str]:
    board, state = record.board, record.state
    contract = record.contract or state.contract
    tricks = record.stated_tricks if record.stated_tricks is not None else state.declarer_tricks
    tags = {name: record.players[seat] for name, seat in PLAYERS.items() if seat in record.players}
    tags |= {"Dealer": str(board.dealer), "Vulnerable": str(board.vulnerability)}
    if board.number is not None:
        tags["Board"] = str(board.number)
    if record.deal is not None:
        tags["Deal"] = _deal_from(record.deal, board.dealer)
    if contract is not None:
        denomination = "NT" if contract.denomination.suit is None else str(contract.denomination)
        tags["Contract"] = f"{contract.level}{denomination}{'X' * contract.doubling}"
        tags["Declarer"] = str(contract.declarer)
    elif state.passed_out:
        tags |= {"Contract": "Pass", "Declarer": "", "Result": ""}
    if tricks is not None:
        tags["Result"] = str(tricks)
    if room := record.tags.get("room"):
        tags["Room"] = room.capitalize()
    return tags | {name: value for name, value in record.tags.items() if re.fullmatch("[A-Z][A-Za-z0-9_]*", name)}


def _deal_from(deal: Deal, dealer: Seat) -> str:
    hands = [deal[_SEATS[(dealer.position + i) % 4]] for i in range(4)]
    return f"{dealer}:" + " ".join("-" if hand is None else str(hand) for hand in hands)


def _comments_by_event(record: TableRecord) -> dict[int, list[str]]:
    """Comments by the standing call or card they come after; -1 for those before the first."""
    state = record.state
    standing = {call.event for call in state.auction} | {n for trick in state.tricks for n in trick.events}
    comments: dict[int, list[str]] = {}
    last = -1
    for number, event in enumerate(record.events):
        if number in standing:
            last = number
        elif isinstance(event, Noted) and event.kind is NoteKind.COMMENT and event.text:
            comments.setdefault(last, []).append(_comment(event.text))
    return comments


def _auction_lines(record: TableRecord, beside: dict[int, list[str]]) -> Iterator[str]:
    state = record.state
    if not state.auction:
        return
    notes: list[str] = []
    cells: list[str] = []
    turn = record.board.dealer.position
    highest = -1
    for made in state.auction:
        cells += ["^S"] * ((made.seat.position - turn) % 4)
        turn = (made.seat.position + 1) % 4
        called = record.events[made.event]
        assert isinstance(called, Called)
        mark = "^I " if called.mark is Mark.INSUFFICIENT_BID or -1 < made.call.rank <= highest else ""
        highest = max(highest, made.call.rank)
        cells.append(" ".join([mark + _call_word(made.call), *_note(called, notes), *beside.get(made.event, ())]))
    if state.contract is None and not state.passed_out:
        cells.append("*")
    yield f'[Auction "{record.board.dealer}"]'
    yield from beside.get(-1, ())
    yield from _rows(cells)
    for number, text in enumerate(notes, 1):
        yield f'[Note "{number}:{_escaped(text)}"]'


def _rows(cells: list[str]) -> Iterator[str]:
    for i in range(0, len(cells), 4):
        yield " ".join(cells[i : i + 4])


def _call_word(call: Call) -> str:
    return "Pass" if call.code == "P" else f"{call.code}T" if call.code[-1] == "N" else call.code


def _note(called: Called, notes: list[str]) -> list[str]:
    """The reference to the note that explains a call; `notes` grows by it. The 33rd becomes a comment."""
    text = " ".join(called.meaning.split())
    if called.alert:
        text = f"Alert: {text}" if text else "Alert"
    if not text:
        return []
    if text not in notes:
        if len(notes) == 32:
            return [_comment(text)]
        notes.append(text)
    return [f"={notes.index(text) + 1}="]


def _play_lines(record: TableRecord, beside: dict[int, list[str]]) -> Iterator[str]:
    state = record.state
    if not state.tricks or not state.tricks[0].cards:
        return
    contract = state.contract or record.contract
    declarer = _irregular_declarer(record) or (contract.declarer if contract else None)
    first = declarer.lho if declarer else state.tricks[0].leader
    hands = [hand.mask if hand else 0 for hand in record.deal.hands] if record.deal else [0] * 4
    turn = first
    yield f'[Play "{first}"]'
    if not state.auction:
        yield from beside.get(-1, ())
    for trick in state.tricks:
        row = ["-"] * 4
        for number, card, seat in zip(trick.events, trick.cards, trick.seats, strict=True):
            played = record.events[number]
            assert isinstance(played, Played)
            lead = card is trick.cards[0]
            mark = played.mark or (Mark.LEAD_OUT_OF_TURN if lead and seat is not turn else None)
            if card.suit is not trick.cards[0].suit and hands[seat.position] & trick.cards[0].suit.mask:
                mark = mark or Mark.REVOKE
            hands[seat.position] &= ~card.bit
            row[(seat.position - first.position) % 4] = " ".join(
                [f"^{mark} {card}" if mark else str(card), *beside.get(number, ())]
            )
        yield " ".join(row)
        turn = trick.winner or turn
    if len(state.tricks) < 13 or state.tricks[-1].winner is None:
        yield "*"


def _irregular_declarer(record: TableRecord) -> Seat | None:
    """The seat of a Declarer tag like '^S': declarer and dummy changed places."""
    text = record.tags.get("Declarer", "")
    return SEAT_WORDS.get(text[1:]) if text[:1] == "^" else None
