"""Paragraphs of 2017 under their numbers of 2007, as they are or marked as not verified against its text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength


def renumbered(paragraphs: Paragraphs, numbers: Mapping[str, str], see: Mapping[str, str] | None = None) -> Paragraphs:
    """The provisions of `paragraphs` under the numbers that they have here, in the order of `numbers`.

    A paragraph that `numbers` does not name is left out. see: references that are named otherwise here ('' for none).
    """
    named = see or {}
    found: list[Provision] = []
    for there, here in numbers.items():
        for p in paragraphs:
            if isinstance(p, Provision) and p.law == there:
                cited = tuple(named.get(ref, ref) for ref in p.see)
                found.append(replace(p, law=here, see=tuple(ref for ref in cited if ref)))
    return tuple(found)


def unverified(paragraphs: Paragraphs, numbers: Mapping[str, str], see: Mapping[str, str] | None = None) -> Paragraphs:
    """The same, as the director's judgement and marked: the text of this edition was not read."""
    return tuple(
        replace(p, strength=Strength.JUDGEMENT, basis=Basis.UNVERIFIED if p.basis is Basis.TEXT else p.basis)
        for p in renumbered(paragraphs, numbers, see)
        if isinstance(p, Provision)
    )
