"""The chain of Law 16 from a poll: the chosen action against each other one, and the facts that settles.

Whether an action is a logical alternative its two limbs say (`thresholds`); what the information suggests is judged
between two actions at a time, never of one by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from arbitro.adjustment.thresholds import Limbs
from arbitro.errors import InputError
from arbitro.laws.core import Value


class Suggests(StrEnum):
    """What the information says for one action over another."""

    IS = "is"  # it is demonstrably suggested
    COULD = "could"  # it could demonstrably have been suggested, no more
    NO = "no"


@dataclass(frozen=True, slots=True)
class Comparison:
    """The chosen action against another one."""

    other: str
    limbs: Limbs
    suggests: Suggests


def compare(chosen: str, limbs: Mapping[str, Limbs], suggests: Mapping[str, Suggests]) -> tuple[Comparison, ...]:
    """The chosen action against every other one that peers named, in their order.

    suggests: for each other action, what the information says for the chosen one over it. Raises InputError for an
    action that is not judged, or that nobody named.
    """
    others = [action for action in limbs if action != chosen]
    if strange := [action for action in suggests if action not in others]:
        raise InputError.unknown("action", strange[0], others)
    if missing := [action for action in others if action not in suggests]:
        raise InputError("suggestion-missing", missing[0], expected=", ".join(Suggests))
    return tuple(Comparison(action, limbs[action], suggests[action]) for action in others)


def chain_facts(chosen: str, limbs: Mapping[str, Limbs], suggests: Mapping[str, Suggests]) -> dict[str, Value]:
    """The facts `chain.*` as far as the comparisons settle them: those of the comparison that goes furthest.

    First come actions with both limbs, by the strength of the suggestion, then those with one. A limb that nobody drew
    a line for leaves everything open. Raises InputError as `compare` does.

    >>> both = Limbs(True, True)
    >>> chain_facts("4S", {"4S": both, "P": both}, {"P": Suggests.IS})["chain.suggested"]
    'is'
    """
    compared = compare(chosen, limbs, suggests)
    if any(c.limbs.both is None for c in compared):
        return {}
    logical = [c for c in compared if c.limbs.both]
    by_or = [c for c in compared if c.limbs.differ]
    speaking = [c for c in (*_strongest(logical), *_strongest(by_or)) if c.suggests is not Suggests.NO]
    facts: dict[str, Value] = {"chain.alternative": "both_limbs" if logical else "one_limb" if by_or else "none"}
    if speaking:
        furthest = speaking[0]
        facts["chain.alternative"] = "both_limbs" if furthest.limbs.both else "one_limb"
        facts["chain.suggested"] = furthest.suggests.value
        own = limbs.get(chosen, Limbs(False, False)).both
        if own is not None:
            facts["chain.chosen_is_alternative"] = own
    elif logical or by_or:
        anything = any(c.suggests is not Suggests.NO for c in compared)
        facts["chain.suggested"] = "generally" if anything else "no"
    return facts


def _strongest(compared: list[Comparison]) -> list[Comparison]:
    """Those that are most suggested first."""
    return sorted(compared, key=lambda c: list(Suggests).index(c.suggests))
