"""What the Cases room shows, prepared: the queue and its filters, one case, the bar that an inquiry carries."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from arbitro.desk.case_address import CaseAddress
from arbitro.incident import Case, Entry, EntryKind, State
from arbitro.incident.frame import FlagId, Reserving, choosers, part_of
from arbitro.inquiry import Inquiry
from arbitro.language.cases import (
    EntryText,
    appeal_text,
    clock_text,
    date_text,
    entry_text,
    place_line,
    said_text,
    state_text,
    timeline,
    title_text,
)
from arbitro.language.ruling import ident, value_text
from arbitro.language.words import Words
from arbitro.laws.core import Answerer, Value, Where
from arbitro.laws.edition import Edition
from arbitro.laws.profile import Profile
from arbitro.laws.regulations.topics import APPEAL_PERIOD, RESERVATION
from arbitro.model import Seat
from arbitro.store import Kept

FILTERS = ("state", "table", "board", "director", "event", "q")
_ORDER = list(State)


# ------------------------------------------------------------------------------------------------ the queue


@dataclass(frozen=True, slots=True)
class Row:
    """A case in the queue."""

    number: int
    title: str
    place: str
    state: State
    state_text: str
    director: str
    changed: str
    locked: bool


def rows(cases: Iterable[Kept], words: Words, wanted: Mapping[str, str]) -> list[Row]:
    """The cases that fit the filters: open ones first, those waiting for a later stage next; the last touched first."""
    found = [kept for kept in cases if _fits(kept, words, wanted)]
    found.sort(key=lambda kept: kept.case.changed_at, reverse=True)
    found.sort(key=lambda kept: _ORDER.index(kept.case.state))
    return [row(kept, words) for kept in found]


def row(kept: Kept, words: Words) -> Row:
    case = kept.case
    return Row(
        kept.number,
        title_text(case, words),
        place_line(case, words),
        case.state,
        state_text(case, words),
        case.director,
        f"{date_text(case.changed_at, words)}, {clock_text(case.changed_at)[:5]}",
        case.locked and not case.closed,
    )


def _fits(kept: Kept, words: Words, wanted: Mapping[str, str]) -> bool:
    case = kept.case
    exactly = {"state": str(case.state), "table": case.table, "board": case.board}
    loosely = {"director": case.director, "event": case.event}
    if any(wanted.get(key) and _plain(wanted[key]) != _plain(value) for key, value in exactly.items()):
        return False
    if any(_plain(wanted.get(key, "")) not in _plain(value) for key, value in loosely.items()):
        return False
    sought = _plain(wanted.get("q", "")).split()
    return not sought or all(word in _said(kept, words) for word in sought)


def _said(kept: Kept, words: Words) -> str:
    """Everything that can be read in a case."""
    told = [" ".join((text.text, *text.details, *text.laws)) for text in timeline(kept.case, words)]
    place = f"{kept.number} {title_text(kept.case, words)} {place_line(kept.case, words)}"
    return _plain(" ".join((place, *told, *kept.people.values())))


def _plain(text: str) -> str:
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return bare.replace("ł", "l").strip()


# ------------------------------------------------------------------------------------------------- one case


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry with its time, and the day if it is another one than that of the entry before it."""

    at: str
    clock: str
    day: str
    by: str
    entry: EntryText
    link: str = ""  # a poll or an adjusted score of this desk that the entry names


_LINKED = re.compile(r"(?:https?://[^/\s]+)?/[a-z]{2}/((?:poll|event)/[\w/-]+)")


def _link(entry: Entry, language: str) -> str:
    found = _LINKED.match(entry.data.get("id", ""))
    return f"/{language}/{found[1]}" if found else ""


def moments(case: Case, words: Words) -> list[Moment]:
    found, day = [], ""
    for entry in case.entries:
        date = date_text(entry.at, words)
        at = entry.at.isoformat()
        text = entry_text(case, entry, words)
        found.append(
            Moment(at, clock_text(entry.at), date if date != day else "", entry.by, text, _link(entry, words.language))
        )
        day = date
    return found


@dataclass(frozen=True, slots=True)
class CaseView:
    """What every page of a case shows of it."""

    number: int
    length: int
    case: Case
    title: str
    place: str
    state: str
    people: Mapping[Seat, str]
    grounds: str
    appeal: str


def case_view(kept: Kept, words: Words) -> CaseView:
    case = kept.case
    grounds = case.ruling.data["grounds"] if case.ruling else ""
    appeal = appeal_text(case.ruling, words) if case.ruling else ""
    title, place, state = title_text(case, words), place_line(case, words), state_text(case, words)
    return CaseView(kept.number, case.length, case, title, place, state, kept.people, grounds, appeal)


@dataclass(frozen=True, slots=True)
class Choosing:
    """A question that a player answers: whose choice it is, and whether all its options have been read out."""

    question: str
    read_out: bool
    seats: tuple[Seat, ...]


def choosing(address: CaseAddress, inquiry: Inquiry, case: Case) -> Choosing | None:
    """None where the question is not a player's to answer."""
    question = inquiry.asks
    if question is None or question.facts[0].answerer is not Answerer.PLAYER:
        return None
    binding = inquiry.binding
    offender, declarer = (binding.offender, binding.declarer) if binding else (case.offender, case.declarer)
    seats = choosers(question.facts[0].asked_of, offender, declarer)
    return Choosing(question.key, question.key in case.read_out, seats)


def parts_of_seats(case: Case, words: Words) -> list[tuple[str, str]]:
    """(seat, 'North' or 'North, dummy'), for choosing a player."""
    named = []
    for seat in Seat:
        part = part_of(seat, case.declarer)
        who = words(f"who-{seat}")
        named.append((str(seat), f"{who[:1].upper()}{who[1:]}" + (f", {words(f'case-part-{part}')}" if part else "")))
    return named


# ------------------------------------------------------------------------------- what the authority has settled


def reserving(profile: Profile) -> Reserving:
    """What the authority says of reserving rights; what the Laws say where it is not known to have said anything."""
    option = profile.options.get(RESERVATION.key)
    return Reserving(str(option.value if option else RESERVATION.by_law))


@dataclass(frozen=True, slots=True)
class AppealPeriod:
    """In minutes: what the authority is known to say (None: the director is asked), and what the Laws say."""

    minutes: int | None
    source: str
    by_law: int


def appeal_period(profile: Profile) -> AppealPeriod:
    option, by_law = profile.options.get(APPEAL_PERIOD.key), APPEAL_PERIOD.by_law
    usual = int(by_law) if isinstance(by_law, Fraction) else 0
    if option is None or not option.is_sure or not isinstance(option.value, Fraction):
        return AppealPeriod(None, "", usual)
    return AppealPeriod(int(option.value), f"{option.by}: {option.source}", usual)


INFORMATION = "partner_information"


def information_kind(laws: Edition) -> str:
    """The kind of incident under which unauthorised information from partner is ruled; '' if there is none."""
    return INFORMATION if INFORMATION in laws.rulebooks else ""


def consulted(case: Case) -> bool:
    """Whether a player asked his partner what to choose."""
    return any(flag.id is FlagId.CONSULTED for flag in case.flags)


# ------------------------------------------------------------------------------------------------- on paper


@dataclass(frozen=True, slots=True)
class Established:
    """A fact of the case, as topic and answer; of a checklist only what applies."""

    topic: str
    answer: str
    away: bool
    line: str


def established(inquiry: Inquiry | None, words: Words) -> list[Established]:
    """The facts as they stand, in the order in which they became known."""
    if inquiry is None:
        return []
    given = [key for key in inquiry.derived if key not in inquiry.told]
    found = [_established(inquiry, ((key, inquiry.derived[key]),), words) for key in given]
    return found + [_established(inquiry, step.answers, words) for step in inquiry.steps if not step.withdrawn]


def _established(inquiry: Inquiry, answers: tuple[tuple[str, Value], ...], words: Words) -> Established:
    facts = [fact for key, _ in answers if (fact := inquiry.kind.fact(key))]
    away = facts[0].where is Where.AWAY
    if screen := facts[0].screen:
        ticked = [words(ident("fact", key), "tick") for key, value in answers if value is True]
        topic, answer = words(ident("screen", screen)), "; ".join(ticked) or words("none-of-these")
    else:
        topic, answer = words(ident("fact", facts[0].key), "short"), value_text(facts[0], answers[0][1], words)
    return Established(topic, answer, away, said_text(topic, answer, words))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A ruling form: what was established at the table and away from it, and what became of it."""

    at_table: tuple[Established, ...]
    away: tuple[Established, ...]
    frame: tuple[EntryText, ...]  # attention, call, what was done meanwhile
    later: tuple[EntryText, ...]  # reservations, measures, polls, adjustments, appeals
    notes_at_table: tuple[str, ...]
    notes_away: tuple[str, ...]


_FRAME = (
    EntryKind.ATTENTION,
    EntryKind.CALLED,
    EntryKind.ACTED,
    EntryKind.SETTLED,
    EntryKind.FORFEIT,
    EntryKind.CHOSEN,
    EntryKind.EXPLAINED,
    EntryKind.RESERVED,
    EntryKind.ANSWERED,
)
_LATER = (EntryKind.WAIVED, EntryKind.MEASURE, EntryKind.POLL, EntryKind.ADJUSTMENT, EntryKind.APPEALED)


def sheet(case: Case, inquiry: Inquiry | None, words: Words) -> Sheet:
    """The form of a case."""
    facts = established(inquiry, words)
    notes = [entry for entry in case.entries if entry.kind is EntryKind.NOTE]
    return Sheet(
        tuple(fact for fact in facts if not fact.away),
        tuple(fact for fact in facts if fact.away),
        tuple(entry_text(case, entry, words) for entry in case.entries if entry.kind in _FRAME),
        tuple(entry_text(case, entry, words) for entry in case.entries if entry.kind in _LATER),
        tuple(entry.data["text"] for entry in notes if not entry.data["away"]),
        tuple(entry.data["text"] for entry in notes if entry.data["away"]),
    )
