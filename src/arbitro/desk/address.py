"""The address of an inquiry: everything its page shows stands in it, so that it can be kept, sent and gone back from.

`/en/inquiry/revoke?edition=LDB2017&revoke.limb=suit_led&revoke.exceptions=&stage=end_of_play&…`: the answers in the
order in which they were given. An answer given again changes the first one; the inquiry keeps both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from urllib.parse import quote, urlencode

from arbitro.desk.errors import TooLarge, missing
from arbitro.errors import InputError
from arbitro.inquiry import Inquiry, rule
from arbitro.language import LANGUAGES
from arbitro.laws.core import Fact, Kind, Stage, Value
from arbitro.laws.derive import incidents_at
from arbitro.laws.profile import Profile
from arbitro.table.irregularity import Irregularity
from arbitro.table.record import TableRecord

VIEWS = ("", "read")
AT_MOST = 200  # answers and changes of answers in one address
STAGE = "stage"
_PAGE = ("edition", "regulations", "record", "event", "with", "estimate", "change", "view")
_TICK, _CHECKLIST = "tick", "checklist"
_STAGES = {stage.name.lower(): stage for stage in Stage}

Records = Callable[[str], TableRecord]  # the record of that id


@dataclass(frozen=True, slots=True)
class Address:
    """An inquiry's address, taken apart. `told`: (fact or checklist or 'stage', value as written), in order.

    second: the second language; change: the answer that is being changed; estimate: declarer's tricks without the
    revoke, by the director's estimate.
    """

    language: str
    kind: str
    profile: Profile
    told: tuple[tuple[str, str], ...] = ()
    record: str = ""
    event: int | None = None
    second: str = ""
    estimate: int | None = None
    change: str = ""
    view: str = ""

    @classmethod
    def parse(cls, language: str, kind: str, query: Iterable[tuple[str, str]]) -> Address:
        """Raises InputError for what no page of ours writes, with the nearest thing that one does."""
        page: dict[str, str] = {}
        told: list[tuple[str, str]] = []
        ticks: list[str] = []
        for key, value in query:
            if key == _TICK:
                ticks.append(value)
            elif key in _PAGE or key == _CHECKLIST:
                page[key] = value
            else:
                told.append((key, value))
        if page.get(_CHECKLIST):
            told.append((page[_CHECKLIST], ",".join(ticks)))
        if len(told) > AT_MOST:
            raise TooLarge("address-long", got=str(len(told)), expected=str(AT_MOST))
        second = page.get("with", "")
        if second and second not in LANGUAGES:
            raise InputError.unknown("language", second, LANGUAGES, "with")
        if (view := page.get("view", "")) not in VIEWS:
            raise InputError.unknown("value", view, VIEWS[1:], "view")
        return cls(
            language,
            kind,
            Profile(page.get("edition") or "LDB2017", page.get("regulations") or None),
            tuple(told),
            page.get("record", ""),
            _number(page, "event", 1_000_000),
            second if second != language else "",
            _number(page, "estimate", 13),
            page.get("change", ""),
            view,
        )

    # -- the address written

    @property
    def query(self) -> tuple[tuple[str, str], ...]:
        """Every part but those of the moment (`change`, `view`), in the order in which they are written."""
        fixed = (
            ("edition", self.profile.edition),
            ("regulations", self.profile.regulations or ""),
            ("record", self.record),
            ("event", "" if self.event is None else str(self.event)),
            ("with", self.second),
            ("estimate", "" if self.estimate is None else str(self.estimate)),
        )
        return (*((key, value) for key, value in fixed if value), *self.told)

    @property
    def url(self) -> str:
        moment = tuple((key, value) for key, value in (("change", self.change), ("view", self.view)) if value)
        return f"{self.path}?{urlencode((*self.query, *moment), safe=',')}"

    @property
    def path(self) -> str:
        return f"/{self.language}/inquiry/{quote(self.kind)}"

    def telling(self, key: str, value: str) -> Address:
        return replace(self, told=(*self.told, (key, value)), change="", view="")

    def at(self, stage: Stage) -> Address:
        return self.telling(STAGE, stage.name.lower())

    def changing(self, key: str) -> Address:
        return replace(self, change=key, view="")

    def viewed(self, view: str = "") -> Address:
        return replace(self, view=view, change="")

    def beside(self, second: str) -> Address:
        return replace(self, second=second)

    def under(self, edition: str) -> Address:
        return replace(self, profile=Profile(edition, self.profile.regulations))

    @property
    def back(self) -> Address | None:
        """Without the last answer; out of a change first."""
        if self.change:
            return replace(self, change="")
        return replace(self, told=self.told[:-1]) if self.told else None

    # -- the inquiry

    def inquiry(self, records: Records) -> Inquiry:
        """The inquiry as far as the address tells it. Raises InputError."""
        inquiry = self._opened(records)
        for key, value in self.told:
            inquiry = _tell(inquiry, key, value)
        return inquiry

    def incident(self, records: Records) -> tuple[TableRecord, Irregularity] | None:
        """The record and the irregularity in it that the inquiry is about."""
        if not self.record:
            return None
        record = records(self.record)
        found = incidents_at(record, self.kind)
        incident = next((i for i in found if i.event == self.event), None)
        if incident is None:
            raise missing(InputError.unknown("event", str(self.event), [str(i.event) for i in found], "event"))
        return record, incident

    def _opened(self, records: Records) -> Inquiry:
        incident = self.incident(records)
        if incident is None:
            return rule(self.kind, profile=self.profile)
        return rule(incident[1], incident[0], self.profile, kind=self.kind)

    def changed(self, inquiry: Inquiry) -> Inquiry | None:
        """The inquiry as it stood when the question `change` was asked; None if it cannot be asked."""
        return asking_again(inquiry, self.change) if self.change else None


def asking_again(inquiry: Inquiry, key: str) -> Inquiry | None:
    """The inquiry at the moment at which it asks (again) about this fact or checklist."""
    facts = members(inquiry.kind, key)
    keys = {fact.key for fact in facts}
    if not keys:
        raise InputError.unknown("fact", key, [fact.key for fact in inquiry.kind.facts], "change")
    standing = [step for step in inquiry.steps if not step.withdrawn]
    place = next((i for i, step in enumerate(standing) if keys & dict(step.answers).keys()), None)
    if place is not None:
        earlier = replace(inquiry, steps=tuple(standing[:place]))
    else:  # what the record says is asked with everything else known
        others = {fact: value for fact, value in inquiry.known.items() if fact not in keys}
        earlier = replace(inquiry, derived=others, steps=())
    asks = earlier.asks
    return earlier if asks and keys & {fact.key for fact in asks.facts} else None


def members(kind: Kind, key: str) -> tuple[Fact, ...]:
    """The fact of that key, or the facts of that checklist."""
    return tuple(fact for fact in kind.facts if key in (fact.key, fact.screen))


def _tell(inquiry: Inquiry, key: str, written: str) -> Inquiry:
    if key == STAGE:
        if written not in _STAGES:
            raise InputError.unknown("stage", written, _STAGES, STAGE)
        return inquiry.at(_STAGES[written])
    facts = members(inquiry.kind, key)
    if not facts:
        known = [*_PAGE, STAGE, *(fact.key for fact in inquiry.kind.facts)]
        raise InputError.unknown("fact", key, known)
    if facts[0].key == key:
        return inquiry.tell(key, _value(facts[0], written))
    ticked = [part for part in written.split(",") if part]
    if not any(fact.key in inquiry.told for fact in facts):
        return inquiry.tell(key, ticked)
    inquiry.tell(key, ticked)  # refuses a fact that is not on the list
    for fact in facts:  # a changed checklist: only what was shown or is ticked now
        if (fact.key in inquiry.told or fact.key in ticked) and inquiry.known.get(fact.key) != (fact.key in ticked):
            inquiry = inquiry.tell(fact.key, fact.key in ticked)
    return inquiry


def _value(fact: Fact, written: str) -> Value:
    if isinstance(fact.domain[0], bool) and written in ("yes", "no"):
        return written == "yes"
    if isinstance(fact.domain[0], bool):
        raise InputError.unknown("value", written, ("yes", "no"), fact.key)
    return written


def _number(page: dict[str, str], key: str, most: int) -> int | None:
    text = page.get(key, "").strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= most):
        raise InputError("number", key, text, f"0 … {most}")
    return int(text)
