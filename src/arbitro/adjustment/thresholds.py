"""What makes an action a logical alternative (16B1): two limbs, and where an authority draws its line.

The Laws give no figures. A line that an authority published is a setting with its source; where there is none, the
limb stays open until the director sets one. No figure here is the Law's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from arbitro.errors import InputError
from arbitro.laws.regulations import authority_of
from arbitro.laws.regulations.topics import CHOSE_COUNT, CONSIDERED_SHARE, GOVERNING_TEXT

TEXTS = GOVERNING_TEXT.domain
DISJUNCTIVE = ("italian",)  # whose letter joins the limbs with "or"; the others join them with "and"


@dataclass(frozen=True, slots=True)
class Limbs:
    """Of one action: whether enough seriously considered it, whether some chose it; None while no line is set."""

    considered: bool | None
    chose: bool | None

    @property
    def both(self) -> bool | None:
        """Both limbs must be met: the English text and all translations but one."""
        if self.considered is False or self.chose is False:
            return False
        return None if self.considered is None or self.chose is None else True

    @property
    def either(self) -> bool | None:
        """One limb is enough: the letter of the Italian text."""
        if self.considered or self.chose:
            return True
        return None if self.considered is None or self.chose is None else False

    @property
    def differ(self) -> bool:
        """Whether the two ways of reading come to different answers."""
        return self.both is not self.either


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Where the line is drawn; None where nobody drew it.

    considered: the share that must have considered the action seriously; chose, chose_share: how many, or what share,
    must have chosen it (both, where both are set); source: who drew the line, and where it is written; governing: the
    text of the Laws that governs the event.
    """

    considered: Fraction | None = None
    chose: int | None = None
    chose_share: Fraction | None = None
    source: str = ""
    governing: str = ""

    def __post_init__(self) -> None:
        for name in ("considered", "chose_share"):
            value = getattr(self, name)
            if value is not None and not 0 < value <= 1:
                raise InputError("poll-share", name, str(value))
        if self.chose is not None and not 0 < self.chose <= 1000:
            raise InputError("number", "chose", str(self.chose), "1 … 1000")
        if self.governing and self.governing not in TEXTS:
            raise InputError.unknown("value", self.governing, TEXTS, "governing")

    @property
    def is_set(self) -> bool:
        """Whether both limbs can be judged."""
        return self.considered is not None and (self.chose is not None or self.chose_share is not None)

    @property
    def disjunctive(self) -> bool:
        """Whether the letter of the governing text wants one limb only: then both ways of reading are shown."""
        return self.governing in DISJUNCTIVE

    def limbs(self, considered: int, chose: int, n: int) -> Limbs:
        """The two limbs for one action of a poll of n."""
        if not n:
            return Limbs(None, None)
        first = None if self.considered is None else Fraction(considered, n) >= self.considered
        parts = []
        if self.chose is not None:
            parts.append(chose >= self.chose)
        if self.chose_share is not None:
            parts.append(Fraction(chose, n) >= self.chose_share)
        return Limbs(first, all(parts) if parts else None)

    def to_json(self) -> dict[str, Any]:
        return {
            "considered": None if self.considered is None else str(self.considered),
            "chose": self.chose,
            "chose_share": None if self.chose_share is None else str(self.chose_share),
            "source": self.source,
            "governing": self.governing,
        }

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Thresholds:
        """Shares as text ('1/5', '0.2', '20%') or numbers. Raises InputError."""
        return cls(
            _share(said.get("considered"), "considered"),
            said.get("chose"),
            _share(said.get("chose_share"), "chose_share"),
            said.get("source") or "",
            said.get("governing") or "",
        )


def _share(value: object, where: str) -> Fraction | None:
    """A share as people write it: '20 %', '20%', '1/5', '0,2'."""
    text = str("" if value is None else value).strip().replace(",", ".").replace("\u202f", "").replace("\xa0", "")
    if not text:
        return None
    number, percent = text.removesuffix("%").strip(), text.endswith("%")
    try:
        if len(number) > 20 or "e" in number.lower():
            raise ValueError
        found = Fraction(number)
    except (ValueError, ZeroDivisionError):
        raise InputError("poll-share", where, text[:40]) from None
    return found / 100 if percent else found


def published(name: str | None, edition: str = "LDB2017") -> Thresholds:
    """The line that an authority drew, as far as its file knows one; unset otherwise, or where it is only recalled."""
    if not name:
        return Thresholds()
    options = authority_of(name).options
    found = {key: option for key, option in options.items() if option.is_sure and option.edition in ("", edition)}
    share, number, text = (found.get(topic.key) for topic in (CONSIDERED_SHARE, CHOSE_COUNT, GOVERNING_TEXT))
    return Thresholds(
        None if share is None else Fraction(share.value),
        None if number is None else int(Fraction(number.value)),
        source="; ".join(dict.fromkeys(option.source for option in (share, number) if option)),
        governing="" if text is None else str(text.value),
    )
