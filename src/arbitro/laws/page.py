"""One paragraph as the law book shows it."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.errors import InputError
from arbitro.laws.core import Provision, Reason
from arbitro.laws.edition import Edition
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.ref import covers, law_number, normalise, parts


@dataclass(frozen=True, slots=True)
class Page:
    """A paragraph: its status, its provisions, the paragraphs within it, and the same one in the other edition.

    counterpart: its number there; None if that edition has no such paragraph, or is not known to have it. absent:
    it is known to have none. differs: something said here is not said there, or the other way round; None where
    nothing is encoded in either.
    """

    edition: Edition
    ref: str
    status: str
    provisions: tuple[Provision, ...]
    within: tuple[str, ...]
    other: Edition
    counterpart: str | None
    absent: bool
    differs: bool | None


def page(of: Edition, text: str) -> Page:
    """The page of a paragraph. Raises InputError when the edition has none of that number."""
    ref = normalise(text)
    if ref not in of.statuses:
        if not of.law(law_number(ref)):
            raise InputError("unknown-paragraph", got=text, expected="1 … 93")
        raise InputError.unknown("paragraph", text, of.law(law_number(ref)))
    other = edition(next(name for name in EDITIONS if name != of.id))
    candidate = _candidate(of, other, ref)
    counterpart = candidate if candidate and _is_known(of, other, ref, candidate) else None
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
        candidate is None,
        [_content(p) for p in mine] != [_content(p) for p in theirs] if mine or theirs else None,
    )


def _renumbered(of: Edition, other: Edition) -> dict[str, str]:
    """Where the paragraphs that have moved stand in the other edition."""
    return {**{there: here for here, there in other.renumbered.items()}, **of.renumbered}


def _candidate(of: Edition, other: Edition, ref: str) -> str | None:
    """The number of the same paragraph in the other edition, as far as the numbering tables say."""
    moved, arrived = _renumbered(of, other), _renumbered(other, of)
    if ref in moved:
        return moved[ref]
    for around in (ref, *_around(ref)):
        came_from = arrived.get(around)  # what stands at this number there
        if around in moved or (came_from is not None and not covers(around, came_from)):
            return None
    return ref if ref in other.statuses else None


def _around(ref: str) -> list[str]:
    """The paragraphs within which a paragraph stands."""
    names = parts(ref)
    return ["".join(names[:count]) for count in range(len(names) - 1, 0, -1)]


def _is_known(of: Edition, other: Edition, ref: str, there: str) -> bool:
    """Whether the tables were compared here: a whole Law, a paragraph that moved, or one dealt with in both."""
    if there.isdigit() or ref in _renumbered(of, other):
        return True
    return not {"not_yet", Reason.UNCERTAIN.value} & {of.statuses[ref], other.statuses[there]}


def _content(p: Provision) -> tuple[object, ...]:
    return p.slot, p.when, p.then, p.strength, p.basis
