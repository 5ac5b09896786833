"""Penalties (90, 91) as `arbitro score` shows them: apart from the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arbitro.commands.field.tables import exact
from arbitro.event import Field, GivenPenalty, penalties_in, standard_amounts
from arbitro.language.penalties import penalty_line, standard_text
from arbitro.language.words import Words
from arbitro.scoring.field import Scored


def penalty_lines(field: Field, scored: Scored, given: Sequence[GivenPenalty], edition: str, words: Words) -> list[str]:
    """Each penalty with what it takes off, that it is apart from the score, and what the regulations have as usual."""
    lines = []
    for each, penalty in zip(given, penalties_in(field, given, edition), strict=True):
        said = [penalty_line(field.label(penalty.contestant), scored, penalty, words)]
        said += [f"[{penalty.law}]"] if penalty.law else []
        lines.append(" ".join([*said, each.reason]).rstrip())
    usual = standard_text(standard_amounts(field), field.profile.id, words)
    return [*lines, words("penalty-apart"), *([usual] if usual else [])] if lines else []


def penalties_json(field: Field, scored: Scored, given: Sequence[GivenPenalty], edition: str) -> list[dict[str, Any]]:
    return [
        {
            **each.to_data(),
            "pair": penalty.contestant,
            "law": penalty.law,
            "off": exact(scored.penalty_value(penalty)),
        }
        for each, penalty in zip(given, penalties_in(field, given, edition), strict=True)
    ]
