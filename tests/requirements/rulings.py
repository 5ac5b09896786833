"""What a kind of incident comes to on given facts, as plain values that a test can compare."""

from __future__ import annotations

from typing import Any, NamedTuple

from arbitro.inquiry import Inquiry
from arbitro.laws.profile import Profile

OLD, NEW = "LDB2007", "LDB2017"
BOTH = (OLD, NEW)


class Found(NamedTuple):
    """An outcome: its name, its parameters, the paragraphs it cites, how binding it is, what it rests on."""

    outcome: str
    params: tuple[str, ...]
    laws: tuple[str, ...]
    strength: str
    basis: str


def inquired(kind: str, edition: str, facts: dict[str, Any]) -> Inquiry:
    """The inquiry with these answers; short keys take the kind's own family: 'moment' is 'partner.moment'."""
    bare = Inquiry(kind, Profile(edition))
    families = dict.fromkeys(fact.key.split(".")[0] for fact in bare.kind.facts)
    screens = {fact.screen for fact in bare.kind.facts if fact.screen}
    known = set(bare.rulebook.facts) | screens

    def whole(key: str) -> str:
        return next(name for name in (key, *(f"{family}.{key}" for family in families)) if name in known)

    full = {
        whole(key): [whole(item) for item in value] if isinstance(value, list) else value
        for key, value in facts.items()
    }
    return bare.answering(full)[0]


def ruled(kind: str, edition: str, **facts: Any) -> dict[str, Found]:
    """slot (without its family) -> what it comes to. The ruling must be complete on these facts."""
    inquiry = inquired(kind, edition, facts)
    assert inquiry.ruling.complete, [fact.key for fact in inquiry.due]
    return {
        finding.slot.key.split(".")[1]: Found(
            finding.outcome.id,
            tuple(str(value) for value in finding.outcome.params.values()),
            finding.laws,
            finding.strength.value,
            finding.provisions[0].basis.value,
        )
        for finding in inquiry.ruling.outcomes
    }
