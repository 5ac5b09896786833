"""Words: Fluent catalogues, notation, and rulings put into sentences. Nothing else in the house holds a sentence."""

from arbitro.language.words import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "words"]
