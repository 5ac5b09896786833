"""How an event is scored, asked of the director: what its file does not say and the authority's texts leave open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from arbitro.desk.event_views import regulations_text
from arbitro.desk.events import Opened, Settings
from arbitro.desk.visitor import Visitor
from arbitro.errors import InputError
from arbitro.event import method_of, missing_with
from arbitro.event.sections import APART, TOGETHER, scored_apart
from arbitro.language.scoring import choice_text, option_text
from arbitro.language.words import Words
from arbitro.laws.profile import EDITIONS, edition
from arbitro.scoring.judge import Method
from arbitro.scoring.options import OPTIONS, Option
from arbitro.scoring.profiles import PROFILES

_PROPOSAL = "club"  # whose choices can be filled in with one press
_OPTION = "opt."


@dataclass(frozen=True, slots=True)
class ValueView:
    """A value that can be chosen, and who has chosen it, with the source."""

    value: str
    text: str
    by: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class OptionView:
    """A question about scoring, with its paragraph. known: whether the law book has that paragraph."""

    id: str
    law: str
    known: bool
    text: str
    values: tuple[ValueView, ...]


@dataclass(frozen=True, slots=True)
class SetUp:
    """What the forms say so far; '' is not said. asks: options that are needed beyond those of the field.

    then: where to go afterwards, within the event. seen: the last entry when the form was shown.
    """

    method: str
    regulations: str
    edition: str
    sections: str
    winners: str
    expected: str
    options: tuple[tuple[str, str], ...]
    asks: tuple[str, ...]
    fill: str
    then: str
    seen: int

    @classmethod
    def of(cls, opened: Opened, visitor: Visitor, query: Iterable[tuple[str, str]]) -> SetUp:
        """From a form or an address; what neither says is as it is set already."""
        query = list(query)
        said = {key: value.strip()[:200] for key, value in query}
        options = tuple((key.removeprefix(_OPTION), v) for key, v in said.items() if key.startswith(_OPTION) and v)
        asks = tuple(value for key, value in query if key == "ask" and value in OPTIONS)
        then = said.get("then", "")
        if {"board", "score"} <= said.keys():
            then = "?" + urlencode({key: said[key] for key in ("board", "score")})
        now = opened.settings
        own = visitor.regulations if visitor.regulations in PROFILES else ""
        kept: dict[str, str] = {"edition": visitor.edition, "regulations": own}
        if now is not None:
            kept = {
                "method": now.method or "",
                "regulations": now.regulations,
                "edition": now.edition,
                "sections": "" if now.by_section is None else APART if now.by_section else TOGETHER,
                "winners": str(now.winners or ""),
                "expected": str(now.expected or ""),
            }
            if said.get("regulations", now.regulations) == now.regulations:
                options = tuple((dict(now.options) | dict(options)).items())
        seen = said.get("seen", "")
        fields = {key: said.get(key, kept.get(key, "")) for key in _FIELDS}
        return cls(
            fields["method"],
            fields["regulations"],
            fields["edition"],
            fields["sections"],
            fields["winners"],
            fields["expected"],
            options,
            asks,
            said.get("fill", ""),
            then if then.startswith(("/board/", "?board=")) else "",
            int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 9 else opened.last,
        )

    @classmethod
    def again(cls, opened: Opened, then: str, missing: Iterable[Option[Any]]) -> SetUp:
        """The settings that hold, with options that an adjusted score needs besides."""
        now = opened.settings
        assert now is not None
        sections = "" if now.by_section is None else APART if now.by_section else TOGETHER
        asks = tuple(option.id for option in missing)
        fields = (now.method or "", now.regulations, now.edition, sections, str(now.winners or ""))
        return cls(*fields, str(now.expected or ""), tuple(now.options.items()), asks, "", then, opened.last)

    @property
    def fields(self) -> list[tuple[str, str]]:
        """What is said, but for the options: for hidden fields and addresses."""
        said = [(key, getattr(self, key)) for key in _FIELDS]
        return [(key, value) for key, value in said if value]

    @property
    def query(self) -> str:
        return urlencode([*self._all, ("step", "options"), *([("then", self.then)] if self.then else [])])

    @property
    def _all(self) -> list[tuple[str, str]]:
        return [
            *self.fields,
            *((_OPTION + id_, value) for id_, value in self.options),
            *(("ask", id_) for id_ in self.asks),
        ]

    def settings(self) -> Settings:
        """What is to be kept. Raises InputError."""
        if not self.regulations:
            raise InputError("regulations-unknown")
        if self.edition not in EDITIONS:
            raise InputError.unknown("edition", self.edition, EDITIONS)
        if self.sections not in ("", APART, TOGETHER):
            raise InputError.unknown("value", self.sections, (APART, TOGETHER), "sections")
        return Settings(
            self.regulations,
            self.edition,
            self.method or None,
            dict(self.options),
            None if not self.sections else self.sections == APART,
            _count("winners", self.winners),
            _count("expected", self.expected),
        )

    def missing(self, opened: Opened) -> tuple[Option[Any], ...]:
        """The options that are still open. Raises InputError."""
        field = opened.field_under(self.settings())
        standing = opened.standing() if opened.settings is not None else ()
        needed = dict.fromkeys([*missing_with(field, standing, self.edition), *(OPTIONS[id_] for id_ in self.asks)])
        return tuple(option for option in needed if option not in field.profile)

    def shown(self, opened: Opened, words: Words) -> dict[str, Any]:
        """What the page of the form needs."""
        missing: tuple[Option[Any], ...] = ()
        if self.regulations and (self.asks or self._chosen(opened)):
            missing = self.missing(opened)
        stated = _method_of(opened)
        file_says = words("event-as-file", value=words(f"method-{stated}")) if stated else ""
        names = sorted({line.section for line in opened.received.lines})
        unknown = _sections_unknown(opened)
        return {
            "missing": [self._option(option, words) for option in missing],
            "kept": self._all,
            "fill": "?" + urlencode([*self._all, ("fill", _PROPOSAL), *([("then", self.then)] if self.then else [])]),
            "then": self.then,
            "regulations_name": regulations_text(self.regulations, words),
            "methods": [("", file_says), *((m, words(f"method-{m}")) for m in Method)],
            "method": self.method,
            "method_required": stated is None,
            "regulations": [("", ""), *((id_, regulations_text(id_, words)) for id_ in PROFILES)],
            "chosen_regulations": self.regulations,
            "editions": [(id_, words(f"edition-{id_}")) for id_ in EDITIONS],
            "chosen_edition": self.edition,
            "ask_sections": len(names) > 1,
            "sections_unknown": unknown,
            "sections": [
                ("", "" if unknown else words("event-as-file-says")),
                *((value, words(f"event-sections-{value}")) for value in (TOGETHER, APART)),
            ],
            "chosen_sections": self.sections,
            "winners": [
                ("", words("event-as-file-says")),
                *((n, words(f"event-winners-{n}")) for n in ("1", "2")),
            ],
            "chosen_winners": self.winners,
            "expected": self.expected,
        }

    def _chosen(self, opened: Opened) -> bool:
        """Whether a field can be made of what is said: then only options can be open."""
        try:
            self.missing(opened)
        except InputError:
            return False
        return bool(self.options or self.fill) or opened.settings is None

    def _option(self, option: Option[Any], words: Words) -> OptionView:
        proposal = PROFILES[_PROPOSAL]
        filled = str(proposal[option]) if self.fill == _PROPOSAL and option in proposal else ""
        values = []
        for choice in option.choices:
            by = [
                f"{id_}, {profile.choices[option.id].source}".removesuffix(", ")
                for id_, profile in PROFILES.items()
                if id_ != _PROPOSAL and option in profile and profile[option] == choice
            ]
            values.append(
                ValueView(str(choice), choice_text(option, choice, words), "; ".join(by), str(choice) == filled)
            )
        known = option.law in edition(self.edition if self.edition in EDITIONS else EDITIONS[0]).statuses
        return OptionView(option.id, option.law, known, option_text(option, words), tuple(values))


_FIELDS = ("method", "regulations", "edition", "sections", "winners", "expected")


def _count(name: str, text: str) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise InputError("number", name, text)
    return int(text)


def _method_of(opened: Opened) -> Method | None:
    try:
        return method_of(opened.received)
    except InputError:
        return None


def _sections_unknown(opened: Opened) -> bool:
    try:
        scored_apart(opened.received)
    except InputError:
        return True
    return False
