"""Who is looking: language, edition and the rest of his settings, from the address and his cookies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from starlette.requests import Request

from arbitro.errors import InputError
from arbitro.language import LANGUAGES, Words, words
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.laws.regulations import AUTHORITIES

THEMES = ("auto", "light", "dark")
KEYS = ("on", "off")
COOKIES = ("language", "with", "edition", "regulations", "theme", "keys")


@cache
def spoken() -> tuple[str, ...]:
    """The languages in which the desk speaks: those whose catalogue has its words."""
    return tuple(language for language in LANGUAGES if words(language).has("desk-name"))


@dataclass(frozen=True, slots=True)
class Visitor:
    """A visitor's settings; whatever a cookie holds that is no setting is passed over."""

    language: str
    second: str = ""
    edition: str = EDITIONS[0]
    regulations: str = ""
    theme: str = "auto"
    keys: str = "on"

    @classmethod
    def of(cls, request: Request, language: str = "") -> Visitor:
        jar = request.cookies
        own = language or _among(jar.get("language"), spoken()) or _accepted(request)
        second = _among(jar.get("with"), spoken())
        return cls(
            own,
            second if second != own else "",
            _among(jar.get("edition"), EDITIONS) or EDITIONS[0],
            _among(jar.get("regulations"), AUTHORITIES),
            _among(jar.get("theme"), THEMES) or "auto",
            _among(jar.get("keys"), KEYS) or "on",
        )

    @property
    def words(self) -> Words:
        return words(self.language)

    @property
    def profile(self) -> Profile:
        return Profile(self.edition, self.regulations or None)


def _among(value: str | None, known: tuple[str, ...]) -> str:
    return value if value in known else ""


def _accepted(request: Request) -> str:
    """The visitor's first accepted language that the desk speaks, else its first one."""
    ranked = []
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        try:
            ranked.append((-float(weight or 1), tag.strip().lower().split("-")[0]))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(ranked, key=lambda pair: pair[0]) if tag in spoken()), spoken()[0])


def chosen_language(text: str) -> str:
    """A language of the desk by its code. Raises InputError."""
    if text not in spoken():
        raise InputError.unknown("language", text, spoken())
    return text
