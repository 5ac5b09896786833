"""The questions of the triage in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from arbitro.inquiry.triage import Ask, Found, Road, Target
from arbitro.language.ruling import ident
from arbitro.language.words import Words
from arbitro.laws.core import Value
from arbitro.laws.edition import Edition


@dataclass(frozen=True, slots=True)
class TriageOption:
    """An answer. kind, told: the incident that it leads to and what is then known; '' where a question follows."""

    key: str
    label: str
    hint: str
    laws: tuple[str, ...]
    kind: str
    kind_name: str
    told: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class TriageText:
    key: str
    text: str
    note: str
    ordered: bool  # of more than two answers the first that fits counts
    options: tuple[TriageOption, ...]


def triage_text(ask: Ask, edition: Edition, words: Words) -> TriageText:
    """A question with its answers, their paragraphs by the numbers of the edition."""
    id_ = f"triage-{ask.key}"
    options = []
    for answer in ask.answers:
        found = answer.to if isinstance(answer.to, Found) else None
        options.append(
            TriageOption(
                answer.key,
                words(id_, f"is-{answer.key}"),
                words(id_, hint) if words.has(id_, hint := f"hint-{answer.key}") else "",
                edition.own(answer.laws),
                found.kind if found else "",
                words(ident("kind", found.kind)) if found else "",
                found.told if found else {},
            )
        )
    return TriageText(ask.key, words(id_), words(id_, "note"), len(options) > 2, tuple(options))


def onward_text(target: Target, words: Words) -> str:
    """'Next: a call changed', or the question that finds what is next."""
    what = words(ident("kind", target.kind)) if isinstance(target, Found) else words(f"triage-{target.key}")
    return words("triage-onward", what=what)


def road_text(road: Road, words: Words) -> list[tuple[str, str, str]]:
    """What was answered so far: (question, its topic, the answer in words)."""
    return [
        (ask.key, words(f"triage-{ask.key}", "short"), words(f"triage-{ask.key}", f"is-{answer.key}"))
        for ask, answer in road
    ]
