"""What can go wrong with what people hand in, and what can be wrong with our own law data.

An irregularity in the game is neither: it is data, and nothing raises because of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches


class ArbitroError(Exception):
    """Root of every error that Arbitro raises on purpose."""


@dataclass(eq=False)
class InputError(ArbitroError, ValueError):
    """Something handed in cannot be used.

    code: id of the message in the catalogues (`error-<code>`); where: the place, a file line or a key;
    got: what was found; expected: what would have been right; hint: the nearest valid value.
    """

    code: str
    where: str = ""
    got: str = ""
    expected: str = ""
    hint: str = ""
    params: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        parts = [self.code, self.where, f"got {self.got!r}" if self.got else ""]
        parts += [f"expected {self.expected}" if self.expected else "", f"hint: {self.hint}" if self.hint else ""]
        return ": ".join(part for part in parts if part)

    @classmethod
    def unknown(cls, what: str, got: str, known: Iterable[str], where: str = "") -> InputError:
        """`got` is not one of `known`; the hint names the nearest one."""
        known = [str(k) for k in known]
        near = get_close_matches(got, known, n=1, cutoff=0.5)
        return cls(f"unknown-{what}", where, got, ", ".join(known), near[0] if near else "")


class NotCovered(InputError):
    """A paragraph or an edition that is not encoded, with the reason."""


class LawDataError(ArbitroError):
    """A defect in the law data: a gap, an overlap, a cycle, an unknown reference. Stops the import."""
