"""The catalogues: one Fluent bundle a language, its files parsed when first needed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, cast

from arbitro.errors import InputError

LANGUAGES = ("en", "es", "it", "pl", "fr")


def catalogues(language: str) -> list[str]:
    """The names of a language's files, in the order of search: a command's help parses one small file."""
    found = files("arbitro.language").joinpath(language).iterdir()
    names = {entry.name.removesuffix(".ftl") for entry in found if entry.name.endswith(".ftl")}
    first = [name for name in ("cli", "core") if name in names]
    return [*first, *sorted(names - {*first})]


class Words:
    """The words of one language, in English where it lacks them: a test forbids that.

    Raises KeyError for what is not in English either.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # parsing catalogues is not needed to import arbitro

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"WHO": cast(Any, self._who)})
        self._unread = catalogues(language)

    def __call__(self, id_: str, attribute: str | None = None, /, **params: Any) -> str:
        """The message, or one of its attributes, with its parameters filled in."""
        pattern = self._pattern(id_, attribute)
        if pattern is None:
            if self.language == "en":
                raise KeyError(f"no message {id_}" + (f".{attribute}" if attribute else ""))
            return words("en")(id_, attribute, **params)
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise KeyError(f"{self.language}: {id_}: {errors[0]}")
        return str(text)

    @property
    def colon(self) -> str:
        """The colon behind a label, with the space that the language puts before it."""
        return self("labelled", label="")

    def has(self, id_: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if self._pattern(id_, attribute) is not None:
            return True
        return self.language != "en" and words("en").has(id_, attribute)

    def _pattern(self, id_: str, attribute: str | None) -> Any:
        """The text of a message or attribute with its gaps; None if this language has none."""
        while not self._bundle.has_message(id_):
            if not self._unread:
                return None
            self._read(self._unread.pop(0))
        message = self._bundle.get_message(id_)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        from fluent.runtime import FluentResource

        source = files("arbitro.language").joinpath(self.language, f"{name}.ftl")
        self._bundle.add_resource(FluentResource(source.read_text("utf-8")))

    def _who(self, role: Any, form: Any = "", cap: Any = 0) -> str:
        """WHO($side, form: "gen", cap: 1): a role or seat in the form that the sentence wants."""
        text = self(f"who-{role}", str(form) or None)
        return text[:1].upper() + text[1:] if int(cap) else text


@cache
def words(language: str) -> Words:
    """The words of a language by its code. Raises InputError with the nearest one."""
    code = language.strip().lower().replace("_", "-").split("-")[0]
    if code not in LANGUAGES:
        raise InputError.unknown("language", language, LANGUAGES)
    return Words(code)
