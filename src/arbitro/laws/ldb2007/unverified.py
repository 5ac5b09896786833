"""Paragraphs of which the 2007 text was not read: what 2017 gives, as the director's judgement and marked as such."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength


def unverified(paragraphs: Paragraphs, numbers: Mapping[str, str], see: Mapping[str, str] | None = None) -> Paragraphs:
    """The provisions of `paragraphs` under the numbers that they have here, in the order of `numbers`.

    A paragraph that `numbers` does not name is left out. see: references that are named otherwise here ('' for none).
    """
    named = see or {}
    found: list[Provision] = []
    for there, here in numbers.items():
        for p in paragraphs:
            if isinstance(p, Provision) and p.law == there:
                cited = tuple(named.get(ref, ref) for ref in p.see)
                basis = Basis.UNVERIFIED if p.basis is Basis.TEXT else p.basis
                changed = replace(p, law=here, strength=Strength.JUDGEMENT, basis=basis)
                found.append(replace(changed, see=tuple(ref for ref in cited if ref)))
    return tuple(found)
