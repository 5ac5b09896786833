"""Under which Laws an event is played: the edition, and the regulating authority with its options."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from arbitro.errors import InputError
from arbitro.laws.edition import Edition
from arbitro.laws.regulations import AUTHORITIES

EDITIONS = ("LDB2017", "LDB2007")


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
    """The edition and, if named, the regulating authority. Raises InputError for either if unknown."""

    edition: str = "LDB2017"
    regulations: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", edition(self.edition).id)
        if self.regulations is not None:
            body = self.regulations.strip().upper()
            if body not in AUTHORITIES:
                raise InputError.unknown("regulations", self.regulations, AUTHORITIES)
            object.__setattr__(self, "regulations", body)

    @property
    def laws(self) -> Edition:
        return edition(self.edition)
