"""Cases put into words: the entries of a case as a timeline, its flags, its state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from babel.dates import format_date

from arbitro.errors import InputError
from arbitro.incident import Case, Entry, EntryKind, State
from arbitro.incident.frame import Flag
from arbitro.language.ruling import ident, value_text
from arbitro.language.words import Words
from arbitro.laws.core import Kind
from arbitro.laws.profile import edition

NOBODY = "nobody"  # who is not known


@dataclass(frozen=True, slots=True)
class FlagText:
    """What an entry gives the director to think of, in words."""

    text: str
    laws: tuple[str, ...]
    strength: str


@dataclass(frozen=True, slots=True)
class EntryText:
    """An entry in words: what, more about it, and what it gives to think of."""

    number: int
    kind: str
    text: str
    details: tuple[str, ...]
    flags: tuple[FlagText, ...]
    laws: tuple[str, ...] = ()


def title_text(case: Case, words: Words) -> str:
    """What the case is about."""
    return words(ident("kind", case.kind)) if words.has(ident("kind", case.kind)) else words("case-no-kind")


def place_line(case: Case, words: Words) -> str:
    """'Club night · Table 3 · Board 7'; '' where none of it is known."""
    known = [case.event] if case.event else []
    known += [words("case-at-table", table=case.table)] if case.table else []
    known += [words("case-at-board", board=case.board)] if case.board else []
    return " · ".join(known)


def state_text(case: Case, words: Words) -> str:
    if case.state is State.WAITING and words.has(f"stage-{case.waits}"):
        return words("case-waits", stage=words(f"stage-{case.waits}"))
    return words(f"case-state-{case.state}")


def date_text(time: datetime, words: Words) -> str:
    return str(format_date(time.astimezone(), "medium", locale=words.language))


def clock_text(time: datetime) -> str:
    return time.astimezone().strftime("%H:%M:%S")


def flag_text(flag: Flag, words: Words) -> FlagText:
    return FlagText(words(f"case-flag-{flag.id}"), flag.laws, words(f"strength-{flag.strength}"))


def timeline(case: Case, words: Words) -> list[EntryText]:
    """The entries in words, in their order."""
    return [entry_text(case, entry, words) for entry in case.entries]


def entry_text(case: Case, entry: Entry, words: Words) -> EntryText:
    data: dict[str, Any] = entry.data
    said = words(f"case-entry-{entry.kind}", **_params(case, entry, words))
    details = [text for key in ("text", "reason", "grounds") if (text := data.get(key))]
    match entry.kind:
        case EntryKind.OPENED:
            details = [words(f"edition-{data['edition']}")]
            if data["sprung_from"]:
                details.append(words("case-sprung-from", number=str(data["sprung_from"])))
        case EntryKind.ATTENTION | EntryKind.CALLED:
            details = [words(f"case-phase-{data['phase']}")]
            if data["part"]:
                details.append(words(f"case-part-{data['part']}"))
        case EntryKind.TOLD | EntryKind.CHOSEN:
            details = [said_text(topic, answer, words) for topic, answer in answers_text(case, data["answers"], words)]
        case EntryKind.READ_OUT:
            details = [topic_text(case, data["question"], words)]
        case EntryKind.RULED:
            details += [appeal_text(entry, words)]
        case EntryKind.POLL | EntryKind.ADJUSTMENT:
            details = [part for part in (data["text"], data["id"]) if part]
    flags = tuple(flag_text(flag, words) for flag in case.flags_on(entry.number))
    return EntryText(entry.number, str(entry.kind), said, tuple(details), flags, tuple(data.get("laws", ())))


def _params(case: Case, entry: Entry, words: Words) -> dict[str, Any]:
    """The parameters of an entry's sentence."""
    data = entry.data
    match entry.kind:
        case EntryKind.ATTENTION | EntryKind.CALLED | EntryKind.CHOSEN | EntryKind.APPEALED | EntryKind.INEXPERIENCED:
            more = {"is": str(data["is_so"]).lower()} if entry.kind is EntryKind.INEXPERIENCED else {}
            return {"who": data["seat"] or NOBODY, **more}
        case EntryKind.ACTED:
            return {"who": data["seat"], "offending": str(data["offending"]).lower()}
        case EntryKind.WAIVED:
            return {"who": data["seat"]}
        case EntryKind.FORFEIT:
            return {"lost": data["lost"], "of": str(data["of"])}
        case EntryKind.SETTLED:
            return {"what": data["what"], "decision": data["decision"]}
        case EntryKind.RESUMED:
            return {"stage": words(f"stage-{data['stage']}")}
        case EntryKind.EXPLAINED:
            return {"plainly": str(data["plainly"]).lower()}
        case EntryKind.RESERVED:
            return {"who": data["claimant"], "against": data["opponent"]}
        case EntryKind.ANSWERED:
            return {"answer": data["answer"]}
        case EntryKind.MEASURE:
            return {"what": data["what"], "inexperience": str(data["inexperience"]).lower()}
        case EntryKind.NOTE:
            return {"away": str(data["away"]).lower()}
        case EntryKind.TAKEN:
            return {"by": entry.by or "—"}
        case _:
            return {}


def appeal_text(ruling: Entry, words: Words) -> str:
    """The right of appeal and its period, as it goes with a ruling."""
    return words("case-appeal-right", minutes=str(ruling.data["appeal_minutes"]))


def kind_of(case: Case) -> Kind | None:
    """The kind of incident; None where there is none, or it is not known any more."""
    try:
        return edition(case.edition).kind(case.kind)
    except InputError:
        return None


def answers_text(case: Case, answers: Iterable[Iterable[str]], words: Words) -> list[tuple[str, str]]:
    """(topic, answer) of what was told, in words; as it was written where the words are gone."""
    kind = kind_of(case)
    return [(topic_text(case, key, words), _answer(kind, key, value, words)) for key, value in answers]


def said_text(topic: str, answer: str, words: Words) -> str:
    """A topic with its answer, in one line."""
    return f"{topic} {answer}" if topic.endswith("?") else words("fact-is", fact=topic, value=answer)


def topic_text(case: Case, key: str, words: Words) -> str:
    if key == "stage":
        return words("case-stage")
    kind = kind_of(case)
    if kind and any(fact.screen == key for fact in kind.facts):
        return words(ident("screen", key))
    return words(ident("fact", key), "short") if kind and kind.fact(key) else key


def _answer(kind: Kind | None, key: str, value: str, words: Words) -> str:
    if key == "stage":
        return words(f"stage-{value}") if words.has(f"stage-{value}") else value
    fact = kind.fact(key) if kind else None
    if fact:
        read = {"yes": True, "no": False}.get(value, value) if isinstance(fact.domain[0], bool) else value
        return value_text(fact, read, words) if read in fact.domain else value
    ticked = [part for part in value.split(",") if part]
    if not kind or not all(kind.fact(part) for part in ticked):
        return value
    return "; ".join(words(ident("fact", part), "tick") for part in ticked) or words("none-of-these")
