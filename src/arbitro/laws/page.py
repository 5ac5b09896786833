"""One paragraph as the law book shows it."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.errors import InputError
from arbitro.laws.core import Provision
from arbitro.laws.edition import Edition
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.ref import covers, law_number, normalise


@dataclass(frozen=True, slots=True)
class Page:
    """A paragraph: its status, its provisions, the paragraphs within it, and the same one in the other edition.

    counterpart: its number there, None if that edition has no such paragraph. differs: something it says there is
    not said here, or the other way round.
    """

    edition: Edition
    ref: str
    status: str
    provisions: tuple[Provision, ...]
    within: tuple[str, ...]
    other: Edition
    counterpart: str | None
    differs: bool


def page(of: Edition, text: str) -> Page:
    """The page of a paragraph. Raises InputError when the edition has none of that number."""
    ref = normalise(text)
    if ref not in of.statuses:
        if not of.law(law_number(ref)):
            raise InputError("unknown-paragraph", got=text, expected="1 … 93")
        raise InputError.unknown("paragraph", text, of.law(law_number(ref)))
    other = edition(next(name for name in EDITIONS if name != of.id))
    counterpart = _counterpart(of, other, ref)
    mine = of.provisions_of(ref)
    theirs = other.provisions_of(counterpart) if counterpart else ()
    return Page(
        of,
        ref,
        of.statuses[ref],
        mine,
        tuple(inner for inner in of.paragraphs if inner != ref and covers(ref, inner)),
        other,
        counterpart,
        [_content(p) for p in mine] != [_content(p) for p in theirs],
    )


def _counterpart(of: Edition, other: Edition, ref: str) -> str | None:
    there = {**{new: old for old, new in other.renumbered.items()}, **of.renumbered}
    found = there.get(ref, ref)
    if found in there.values() and ref not in there and found in {**of.renumbered, **other.renumbered}:
        return None
    return found if found in other.statuses else None


def _content(p: Provision) -> tuple[object, ...]:
    return p.slot, p.when, p.then, p.strength, p.basis
