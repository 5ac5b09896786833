"""What can be written into a case: the kinds of entries, what each of them holds, and JSON both ways.

An entry is never changed. Whatever turns out to be wrong is put right by a further entry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from arbitro.errors import InputError
from arbitro.laws.core import Stage
from arbitro.laws.ref import parts
from arbitro.model import Seat

Json = dict[str, Any]
LONGEST = 4_000  # characters of a text


class EntryKind(StrEnum):
    """What an entry says."""

    OPENED = "opened"
    ATTENTION = "attention"  # drawn to an irregularity (9A)
    CALLED = "called"  # the director (9B1)
    ACTED = "acted"  # somebody did something at the table meanwhile (9B2, 9C, 11A)
    FORFEIT = "forfeit"  # whether the right to rectification is lost (11A)
    SETTLED = "settled"  # by the players, without the director (10A, 10B)
    TOLD = "told"  # answers of an inquiry
    READ_OUT = "read_out"  # all options of a question with what each leads to (10C1)
    CHOSEN = "chosen"  # by a player (10C2)
    BACK = "back"  # the last answer withdrawn
    RESUMED = "resumed"  # at a later stage
    EXPLAINED = "explained"  # all matters of rectification (9B2)
    RULED = "ruled"
    WAIVED = "waived"  # a rectification, for cause, at the non-offending side's request (81C5)
    RESERVED = "reserved"  # rights (16B2)
    ANSWERED = "answered"  # the opponents' answer to a reservation
    INEXPERIENCED = "inexperienced"  # the offender
    MEASURE = "measure"  # something discretionary: a warning, a penalty (90)
    NOTE = "note"
    POLL = "poll"
    ADJUSTMENT = "adjustment"
    APPEALED = "appealed"
    TAKEN = "taken"  # over by a director
    NAMED = "named"  # players' names were put down, apart from the entries
    ERASED = "erased"  # and these were erased
    CLOSED = "closed"
    REOPENED = "reopened"


class Phase(StrEnum):
    """How far the board has come when something is said."""

    AUCTION = "auction"
    PLAY = "play"
    AFTER = "after"  # the play is over


class Part(StrEnum):
    """A player's part in the play."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"


class Forfeit(StrEnum):
    """What remains of the right to rectification."""

    YES = "yes"  # it is lost
    PARTLY = "partly"
    NO = "no"


class Answer(StrEnum):
    """What opponents say to a reservation of rights."""

    AGREED = "agreed"
    DISPUTED = "disputed"


class Settlement(StrEnum):
    """What players settled among themselves."""

    IMPOSED = "imposed"
    WAIVED = "waived"


class Decision(StrEnum):
    """What the director makes of it."""

    ALLOWED = "allowed"
    CANCELLED = "cancelled"


class Measure(StrEnum):
    """What a director does beside his ruling, and within it. The last two are not in his discretion (12B2)."""

    WARNING = "warning"
    PENALTY = "penalty"
    AVERAGE_MINUS = "average_minus"  # an average minus that is not let fall below its usual value
    RECTIFICATION = "rectification"
    REDRESS = "redress"


# ------------------------------------------------------------------------------------------ what entries hold

Check = Callable[[Any], Any]  # the value as it is kept; raises ValueError for one that cannot be


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise ValueError
    value.encode()  # no lone surrogates: whoever reads it must be able to print it
    return value.replace("\r\n", "\n").replace("\0", "").strip()


def _words(value: Any) -> str:
    text = _text(value)
    if not text:
        raise ValueError
    return text


def _line(value: Any) -> str:
    return " ".join(_text(value).split())


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _number(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1_000_000_000:
        raise ValueError
    return value


def _of(names: type[StrEnum], *, empty: bool = False) -> Check:
    def check(value: Any) -> str:
        if empty and value == "":
            return ""
        return str(names(value))

    return check


def _stage(value: Any) -> str:
    if value not in {stage.name.lower() for stage in Stage}:
        raise ValueError
    return str(value)


def _laws(value: Any) -> list[str]:
    found = [_line(ref) for ref in _list(value)]
    for ref in found:
        parts(ref)
    return found


def _seats(value: Any) -> list[str]:
    return [str(Seat(seat)) for seat in _list(value)]


def _answers(value: Any) -> list[list[str]]:
    """Keys with what was written for each, as an address writes them."""
    pairs = [[_text(part) for part in _list(pair)] for pair in _list(value)]
    if not pairs or any(len(pair) != 2 for pair in pairs):
        raise ValueError
    return pairs


def _statements(value: Any) -> list[Json]:
    """A ruling in words, as it was read out: sentences with their paragraphs."""
    return [{"text": _words(entry["text"]), "laws": _laws(entry["laws"])} for entry in _list(value)]


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > 400:
        raise ValueError
    return value


_SEAT, _SEAT_OR_NOBODY = _of(Seat), _of(Seat, empty=True)
_PART = _of(Part, empty=True)

# Field -> (how it is checked, what stands for it where it is left out; None: it must be there).
_FIELDS: Mapping[EntryKind, Mapping[str, tuple[Check, Any]]] = {
    EntryKind.OPENED: {
        "kind": (_line, ""),  # of incident; '' where none was chosen
        "edition": (_line, "LDB2017"),
        "regulations": (_line, ""),
        "event": (_line, ""),
        "table": (_line, ""),
        "board": (_line, ""),
        "offender": (_SEAT_OR_NOBODY, ""),
        "declarer": (_SEAT_OR_NOBODY, ""),
        "record": (_line, ""),
        "record_event": (_number, 0),
        "sprung_from": (_number, 0),  # the case out of which this one came
        "phase": (_of(Phase, empty=True), ""),
    },
    EntryKind.ATTENTION: {"seat": (_SEAT_OR_NOBODY, ""), "part": (_PART, ""), "phase": (_of(Phase), None)},
    EntryKind.CALLED: {
        "seat": (_SEAT_OR_NOBODY, ""),
        "part": (_PART, ""),
        "phase": (_of(Phase), None),
        "posted_minutes": (_number, 0),  # since the score was posted; 0 where it was not
        "limit_minutes": (_number, 0),  # after which no ruling may be asked for (92B); 0 where none is known
    },
    EntryKind.ACTED: {"seat": (_SEAT, None), "offending": (_flag, None), "text": (_words, None)},
    EntryKind.FORFEIT: {"of": (_number, None), "lost": (_of(Forfeit), None), "reason": (_words, None)},
    EntryKind.SETTLED: {"what": (_of(Settlement), None), "text": (_words, None), "decision": (_of(Decision), None)},
    EntryKind.TOLD: {"answers": (_answers, None), "waits": (_line, "")},
    EntryKind.READ_OUT: {"question": (_line, None)},
    EntryKind.CHOSEN: {
        "answers": (_answers, None),
        "seat": (_SEAT_OR_NOBODY, ""),
        "consulted": (_flag, False),
        "waits": (_line, ""),
    },
    EntryKind.BACK: {"waits": (_line, "")},
    EntryKind.RESUMED: {"stage": (_stage, None), "waits": (_line, "")},
    EntryKind.EXPLAINED: {"plainly": (_flag, False)},
    EntryKind.RULED: {
        "laws": (_laws, None),
        "grounds": (_words, None),
        "statements": (_statements, []),
        "appeal_minutes": (_number, None),
        "appeal_source": (_line, ""),
        "waits": (_line, ""),
    },
    EntryKind.WAIVED: {"seat": (_SEAT, None), "reason": (_words, None)},
    EntryKind.RESERVED: {
        "claimant": (_SEAT, None),
        "opponent": (_SEAT, None),
        "damage": (_flag, True),  # he thinks that his side may be damaged
        "text": (_text, ""),
    },
    EntryKind.ANSWERED: {"of": (_number, None), "answer": (_of(Answer), None)},
    EntryKind.INEXPERIENCED: {"seat": (_SEAT_OR_NOBODY, ""), "is_so": (_flag, True)},
    EntryKind.MEASURE: {"what": (_of(Measure), None), "text": (_words, None), "inexperience": (_flag, False)},
    EntryKind.NOTE: {"text": (_words, None), "away": (_flag, False)},
    EntryKind.POLL: {"id": (_line, None), "text": (_text, "")},
    EntryKind.ADJUSTMENT: {"id": (_line, ""), "text": (_words, None)},
    EntryKind.APPEALED: {"seat": (_SEAT_OR_NOBODY, ""), "both_concur": (_flag, False), "text": (_text, "")},
    EntryKind.TAKEN: {},
    EntryKind.NAMED: {"seats": (_seats, None)},
    EntryKind.ERASED: {"seats": (_seats, None)},
    EntryKind.CLOSED: {"although": (_flag, False)},
    EntryKind.REOPENED: {"reason": (_words, None)},
}


def fields_of(kind: EntryKind) -> tuple[str, ...]:
    """The names of what an entry of that kind holds."""
    return tuple(_FIELDS[kind])


def _checked(kind: EntryKind, data: Mapping[str, Any]) -> Json:
    fields = _FIELDS[kind]
    for key in data:
        if key not in fields:
            raise InputError.unknown("key", str(key), fields, str(kind))
    found: Json = {}
    for key, (check, without) in fields.items():
        if key not in data and without is None:
            raise InputError("case-needs", params={"field": f"{kind}-{key}"})
        try:
            found[key] = check(data[key]) if key in data else without
        except InputError:
            raise
        except (KeyError, TypeError, ValueError) as error:
            if data[key] == [] or not str(data[key]).strip():
                raise InputError("case-needs", params={"field": f"{kind}-{key}"}) from error
            raise InputError("unknown-value", f"{kind}.{key}", str(data[key])[:80]) from error
    return found


def filled(kind: EntryKind, data: Json) -> Json:
    """What a kept entry holds, with what fields that it was written without are taken to hold."""
    return {key: without for key, (_, without) in _FIELDS[kind].items() if without is not None} | data


# -------------------------------------------------------------------------------------------------- entries


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is not written yet. `by`: the director who writes it."""

    kind: EntryKind
    data: Json
    by: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it is kept. `number`: 1, 2, 3 … within its case; `at`: when, to the millisecond."""

    number: int
    at: datetime
    kind: EntryKind
    data: Json
    by: str = ""

    def to_json(self) -> Json:
        at, kind = time_text(self.at), str(self.kind)
        return {"number": self.number, "at": at, "kind": kind, "by": self.by, "data": self.data}

    @classmethod
    def from_json(cls, data: Any) -> Entry:
        """Raises InputError for what `to_json` could not have written."""
        try:
            if set(data) != {"number", "at", "kind", "by", "data"} or not isinstance(data["data"], dict):
                raise ValueError
            number, at, kind = _number(data["number"]), time_of(data["at"]), EntryKind(data["kind"])
            return cls(number, at, kind, _checked(kind, data["data"]), _line(data["by"]))
        except InputError:
            raise
        except (TypeError, ValueError) as error:
            raise InputError("case-entry", got=str(data)[:80]) from error


def draft(kind: EntryKind, by: str = "", /, **data: Any) -> Draft:
    """A checked draft of an entry. Raises InputError for what such an entry cannot hold, or lacks."""
    return Draft(kind, _checked(kind, data), _line(by.encode(errors="replace").decode()[:80]))


def now() -> datetime:
    """The time, in UTC, to the millisecond."""
    time = datetime.now(UTC)
    return time.replace(microsecond=time.microsecond // 1000 * 1000)


def time_text(time: datetime) -> str:
    """2026-11-30T10:06:12.345Z"""
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_of(text: Any) -> datetime:
    """Raises ValueError for what `time_text` could not have written."""
    if not isinstance(text, str) or not text.endswith("Z"):
        raise ValueError
    return datetime.fromisoformat(text)
