"""What the forms of a case send, read into drafts of entries. What is missing or cannot be is an InputError."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from arbitro.desk.case_address import CaseAddress, waits
from arbitro.desk.case_views import appeal_period, choosing
from arbitro.desk.records import Records
from arbitro.errors import InputError
from arbitro.incident import Case, Draft, EntryKind, draft
from arbitro.incident.entry import Forfeit, fields_of
from arbitro.incident.frame import choice_refused, side_of
from arbitro.language.cases import kind_of
from arbitro.language.ruling import ruling_text
from arbitro.language.words import Words
from arbitro.laws.profile import edition
from arbitro.laws.ref import normalise
from arbitro.model import Seat

Form = Mapping[str, Sequence[str]]  # name -> the values sent for it, in order

_FLAGS = ("offending", "consulted", "plainly", "away", "both_concur", "inexperience", "although", "is_so", "damage")
_NUMBERS = ("of", "appeal_minutes", "record_event", "sprung_from", "posted_minutes", "limit_minutes")


def one(form: Form, name: str) -> str:
    return form[name][-1].strip() if form.get(name) else ""


def number(form: Form, name: str) -> int:
    text = one(form, name)
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise InputError("number", name, text)
    return int(text)


def kind_in(form: Form) -> EntryKind:
    text = one(form, "entry")
    if text not in EntryKind.__members__.values():
        raise InputError.unknown("value", text, EntryKind, "entry")
    return EntryKind(text)


def entry_in(form: Form, kind: EntryKind, by: str) -> Draft:
    """An entry that holds what the form says, field by field."""
    data: dict[str, Any] = {}
    for name in fields_of(kind):
        if name in _FLAGS and name in form:
            data[name] = one(form, name) == "yes"
        elif name in _NUMBERS and one(form, name):
            data[name] = number(form, name)
        elif name not in _FLAGS + _NUMBERS and name in form:
            data[name] = one(form, name)
    return draft(kind, by, **data)


def drafts_in(form: Form, case: Case, address: CaseAddress, records: Records, by: str, words: Words) -> list[Draft]:
    """What is to be written into the case, with what can be worked out beside it. Raises InputError."""
    kind = kind_in(form)
    match kind:
        case EntryKind.TOLD | EntryKind.CHOSEN:
            return [_told(form, case, address, records, by)]
        case EntryKind.BACK:
            before = address.back
            return [draft(kind, by, waits=waits(before.inquiry(records.record)) if before else "")]
        case EntryKind.RESUMED:
            stage = one(form, "stage")
            return [draft(kind, by, stage=stage, waits=waits(address.telling("stage", stage).inquiry(records.record)))]
        case EntryKind.RULED:
            return [_ruled(form, case, address, records, by, words)]
        case EntryKind.ACTED if one(form, "seat"):
            side = side_of(Seat.parse(one(form, "seat")), case.offender)
            return [entry_in({**form, "offending": ["yes" if side else "no"]} if side is not None else form, kind, by)]
        case EntryKind.CALLED:
            period = appeal_period(address.profile)
            limit = period.by_law if period.minutes is None else period.minutes
            return [entry_in({**form, "limit_minutes": [str(limit)]}, kind, by)]
        case EntryKind.FORFEIT if one(form, "lost") not in Forfeit.__members__.values():
            raise InputError("case-needs", params={"field": "forfeit-lost"})
        case _:
            return [entry_in(form, kind, by)]


def _told(form: Form, case: Case, address: CaseAddress, records: Records, by: str) -> Draft:
    """An answer to a question of the inquiry; a player's own choice only after 10C1, and by the right seat."""
    key = one(form, "key")
    ticked = form.get("tick", ())
    written = one(form, "value") if "value" in form else "" if "none" in form else ",".join(ticked)
    if "value" not in form and "none" not in form and not ticked:
        raise InputError("case-needs", params={"field": "told-tick"})
    after = address.telling(key, written)
    inquiry = after.inquiry(records.record)  # refuses what cannot be
    asked = address.inquiry(records.record)
    asked = (address.changing(key).changed(asked) if one(form, "changing") else None) or asked
    open_choice = choosing(address, asked, case)
    said = {"answers": [[key, written]], "waits": waits(inquiry)}
    if open_choice is None or open_choice.question != key:
        return draft(EntryKind.TOLD, by, **said)
    seat = Seat.parse(one(form, "seat")) if one(form, "seat") else None
    seat = seat or (open_choice.seats[0] if len(open_choice.seats) == 1 else None)
    if refusal := choice_refused(open_choice.read_out, seat, open_choice.seats):
        raise InputError(str(refusal))
    consulted = one(form, "consulted") == "yes"
    return draft(EntryKind.CHOSEN, by, seat=str(seat or ""), consulted=consulted, **said)


def _ruled(form: Form, case: Case, address: CaseAddress, records: Records, by: str, words: Words) -> Draft:
    """A ruling with its paragraphs, grounds and right of appeal, and its words as they stand now."""
    said: dict[str, Any] = {"laws": [], "statements": [], "waits": ""}
    if kind_of(case):
        inquiry = address.inquiry(records.record)
        text = ruling_text(inquiry, words)
        said["laws"] = list(text.laws)
        lines = [line for part in text.parts if part.key != "watch" for line in part.lines]
        said["statements"] = [{"text": line.text, "laws": list(line.laws)} for line in lines]
        said["waits"] = waits(inquiry)
    if "laws" in form:
        said["laws"] = paragraphs(one(form, "laws"), case.edition)
    period = appeal_period(address.profile)
    minutes = number(form, "appeal_minutes") if one(form, "appeal_minutes") else period.minutes
    if minutes is not None:
        said["appeal_minutes"] = minutes
        said["appeal_source"] = period.source if minutes == period.minutes else ""
    return draft(EntryKind.RULED, by, grounds=one(form, "grounds"), **said)


def paragraphs(text: str, of: str) -> list[str]:
    """'64A1, 16b2' -> the paragraphs of that edition. Raises InputError for one that it does not have."""
    found = [normalise(part) for part in re.split(r"[,;\s]+", text) if part]
    known = edition(of).statuses
    for ref in found:
        if ref not in known:
            raise InputError.unknown("paragraph", ref, known)
    return list(dict.fromkeys(found))
