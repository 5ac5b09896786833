"""An authority's choices in words."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from arbitro.language.ruling import ident
from arbitro.language.words import Words
from arbitro.laws.regulations import Option, Topic


@dataclass(frozen=True, slots=True)
class OptionText:
    """A choice: its topic, its value or that it is not known, and the paragraphs, source, date and mark."""

    topic: str
    value: str
    details: tuple[str, ...]


def option_text(option: Option | None, topic: Topic, words: Words) -> OptionText:
    """What is known of a choice, in words; None is not known."""
    title, laws = words(ident("fact", topic.key), "short"), ", ".join(topic.laws)
    if option is None:
        by_law = topic.by_law
        rest = () if by_law is None else (words("regulation-by-law", value=value_text(by_law, topic, words)),)
        return OptionText(title, words("regulation-unknown"), (laws, *rest))
    said = [laws, option.by, option.date or words("regulation-undated")]
    said += [words(f"edition-{option.edition}")] if option.edition else []
    details = (" · ".join(said), option.source, words(f"mark-{option.mark}"))
    return OptionText(title, value_text(option.value, topic, words), tuple(dict.fromkeys(details)))


def value_text(value: str | Fraction, topic: Topic, words: Words) -> str:
    """A value in words: 'he may announce it', '30 minutes', '1/5 of the players asked'."""
    if isinstance(value, str):
        return words(ident("fact", topic.key), f"is-{value}")
    count = int(value) if value.denominator == 1 else float(value)
    return words(f"amount-{topic.unit}", count=count, share=str(value))
