"""Under which Laws an event is played: the edition, and the regulating authority with its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

from arbitro.errors import InputError
from arbitro.laws.edition import Edition
from arbitro.laws.regulations import EDITIONS as EDITIONS
from arbitro.laws.regulations import Authority, Option, authority


def edition(name: str) -> Edition:
    """'LDB2017' or '2017' -> the edition, loaded when first wanted. Raises InputError."""
    wanted = name.strip().upper()
    wanted = wanted if wanted.startswith("LDB") else f"LDB{wanted}"
    if wanted not in EDITIONS:
        raise InputError.unknown("edition", name, EDITIONS)
    found = getattr(import_module(f"arbitro.laws.{wanted.lower()}"), wanted)
    assert isinstance(found, Edition)
    return found


@dataclass(frozen=True, slots=True)
class Profile:
    """The edition and, if named, the regulating authority. Raises InputError for either if unknown.

    own: a file of the club's own; it stands for itself and for the body that it extends, and `regulations` is that
    body.
    """

    edition: str = "LDB2017"
    regulations: str | None = None
    own: Authority | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", edition(self.edition).id)
        body = self.own.extends if self.own else self.regulations
        object.__setattr__(self, "regulations", None if body is None else authority(body).id)

    @property
    def laws(self) -> Edition:
        return edition(self.edition)

    @property
    def authority(self) -> Authority | None:
        """Whoever regulates the event, with what is known of the choices that the Laws leave him."""
        return self.own or (authority(self.regulations) if self.regulations else None)

    @property
    def options(self) -> Mapping[str, Option]:
        """What is known of those choices under this edition, by key; what is absent is not known."""
        found = self.authority.options if self.authority else {}
        return {key: option for key, option in found.items() if option.edition in ("", self.edition)}
