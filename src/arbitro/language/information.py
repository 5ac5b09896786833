"""The ledger put into words, and as plain data: for the terminal, the pages and programs alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from arbitro.information import Carrier, Finding, Item, Source, Status, Way
from arbitro.information.alerts import TEXTS
from arbitro.information.carriers import CARRIERS, WAYS
from arbitro.language.notation import SYMBOLS, call_text, card_text, law_text, suit_text
from arbitro.language.words import Words
from arbitro.model import PASS, Hand, Seat, Suit
from arbitro.table.events import (
    Accepted,
    AttentionDrawn,
    Called,
    ClaimAgreed,
    Claimed,
    ClaimObjected,
    Designated,
    DirectorCalled,
    Gloss,
    HandsReturned,
    NextBoardCalled,
    Noted,
    NoteKind,
    Obliged,
    Played,
    PlayedOn,
    RoundEnded,
    Withdrawn,
)
from arbitro.table.record import TableRecord


@dataclass(frozen=True, slots=True)
class ItemText:
    """An item in words. `note` is what must be known about its status; it may be empty."""

    event: int | None
    who: str
    what: str
    status: str
    laws: tuple[str, ...]
    note: str


def item_text(item: Item, words: Words) -> ItemText:
    """One line of the ledger."""
    status = words("information-tainted" if item.tainted else f"information-status-{item.status}")
    notes = [words("information-tainted", "means")] if item.tainted else []
    if item.reason:
        notes.append(words(f"information-reason-{item.reason}"))
    if item.gloss:
        notes.append(gloss_text(item.gloss, words))
    laws = tuple(law_text(law, words.language) for law in item.laws)
    return ItemText(item.event, seat_text(item.by, words), what_text(item, words), status, laws, " ".join(notes))


def seat_text(seat: Seat | None, words: Words) -> str:
    """'North'; empty for nobody at the table."""
    text = words(f"who-{seat}") if seat else ""
    return text[:1].upper() + text[1:]


def what_text(item: Item, words: Words) -> str:
    """What the item is: '3♠', 'hesitation', '2♥, withdrawn (27B1)', 'overheard result'."""
    act = _act(item, words)
    match item.source:
        case Source.CALL | Source.PLAY:
            text = act
        case Source.WITHDRAWN:
            under = law_text(item.under, words.language)
            text = words("information-withdrawn-under", what=act, law=under) if under else _named(item, words, act)
        case Source.CARRIER:
            text = words(f"information-carrier-{item.carrier}")
        case Source.ELSEWHERE:
            text = words(f"information-way-{item.way}")
        case Source.PENALTY_CARD:
            text = words(f"information-penalty-{item.penalty}")
        case _:
            text = words(f"information-source-{item.source}")
    if act and item.source not in (Source.CALL, Source.PLAY, Source.WITHDRAWN):
        text = words("information-with", what=text, shown=act)
    if item.hand is not None:
        text = words("information-with", what=text, shown=hand_text(item.hand, words))
    return words("information-said", what=text, text=item.text) if item.text else text


def _act(item: Item, words: Words) -> str:
    if item.call is not None:
        return call_text(item.call, words.language)
    return card_text(item.card, words.language) if item.card is not None else ""


def _named(item: Item, words: Words, act: str) -> str:
    return words("information-with", what=words(f"information-source-{item.source}"), shown=act)


def hand_text(hand: Hand, words: Words) -> str:
    """'♠A K 5 ♥Q 10 2 ♦— ♣9 8 7 6 5 4 3', each suit in one piece."""
    suits = (f"{SYMBOLS[suit]}{suit_text(hand, suit, words.language)}" for suit in reversed(Suit))
    return " ".join(suit.replace(" ", "\u00a0") for suit in suits)


def gloss_text(gloss: Gloss, words: Words) -> str:
    """By which gloss an alert is unexpected, with the texts that give it (16B1)."""
    texts = ", ".join(words(f"information-text-{text}") for text in TEXTS[gloss])
    return words(f"information-gloss-{gloss}", texts=texts)


def finding_text(finding: Finding, words: Words) -> str:
    """What must be settled before a withdrawn action can be judged."""
    text = words(
        "information-first",
        who=str(finding.seat),
        number=finding.event + 1,
        reason=words(f"information-reason-{finding.reason}"),
    )
    return f"{text} [{', '.join(finding.laws)}]" if finding.laws else text


def carriers(words: Words) -> tuple[tuple[str, str], ...]:
    """The pick-list of 16B1: code and label of the twelve named carriers, and other."""
    return tuple((carrier.value, words(f"information-carrier-{carrier}")) for carrier in Carrier)


def ways(words: Words) -> tuple[tuple[str, str], ...]:
    """The ways in which information comes from elsewhere by accident: code and label."""
    return tuple((way.value, words(f"information-way-{way}")) for way in Way)


def legend(words: Words) -> tuple[tuple[str, str], ...]:
    """Each status word with what it means."""
    keys = (*(f"information-status-{status}" for status in Status), "information-tainted")
    return tuple((words(key), words(key, "means")) for key in keys)


def item_json(item: Item, words: Words) -> dict[str, Any]:
    """The item as plain data; what it has not is left out."""
    said = {
        "event": item.event,
        "source": item.source.value,
        "by": item.by and str(item.by),
        "to": str(item.to),
        "since": item.since,
        "carrier": item.carrier,
        "way": item.way,
        "call": item.call and str(item.call),
        "card": item.card and str(item.card),
        "hand": item.hand and str(item.hand),
        "text": item.text,
        "status": item.status.value,
        "laws": list(item.laws),
        "tainted_by": list(item.tainted_by),
        "under": item.under,
        "penalty": item.penalty,
        "reason": item.reason,
        "gloss": item.gloss,
        "says": what_text(item, words),
    }
    kept = ("event", "source", "to", "status", "laws", "says")
    return {key: value for key, value in said.items() if key in kept or value not in (None, "", [])}


def event_text(record: TableRecord, number: int, words: Words) -> str:
    """What happened at an event: '3♠', 'hesitation', 'withdrawn: 2♥', 'Director called'."""
    event = record.events[number]
    match event:
        case Called(call=call):
            return call_text(call, words.language)
        case Played(card=card):
            return card_text(card, words.language)
        case Designated(card=card):
            named = words("information-source-designation")
            return words("information-with", what=named, shown=card_text(card, words.language))
        case Withdrawn(event=other) if 0 <= other < number and isinstance(record.events[other], Called | Played):
            return words("information-event-withdrawn", what=event_text(record, other, words))
        case Withdrawn():
            return words("information-source-withdrawn")
        case Claimed():
            return words("information-source-claim")
        case Obliged(call=call) if call is not PASS:
            return words("information-event-obliged_to_repeat", call=call_text(call, words.language))
        case Noted():
            return _note_text(event, words)
        case _:
            return words(f"information-event-{_EVENTS[type(event)]}")


_EVENTS: dict[type, str] = {
    Accepted: "accepted",
    Obliged: "obliged",
    ClaimAgreed: "claim_agreed",
    ClaimObjected: "claim_objected",
    PlayedOn: "played_on",
    AttentionDrawn: "attention_drawn",
    NextBoardCalled: "next_board_called",
    RoundEnded: "round_ended",
    HandsReturned: "hands_returned",
    DirectorCalled: "director_called",
}
_NOTES = {
    NoteKind.ALERT: "source-alert",
    NoteKind.CARD_EXPOSED: "source-exposed",
    NoteKind.CARD_PICKED_UP: "event-card_picked_up",
    NoteKind.KNOWN_BEFORE: "source-known_before",
    NoteKind.DECLARED: "source-declared",
    NoteKind.COMMENT: "event-comment",
}


def _note_text(note: Noted, words: Words) -> str:
    key = _NOTES.get(note.kind)
    if key is None and note.kind in CARRIERS:
        key = f"carrier-{CARRIERS[note.kind]}"
    return words(f"information-{key or f'way-{WAYS[note.kind]}'}")
