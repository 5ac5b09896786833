"""The catalogues: one Fluent bundle a language, its files parsed when first needed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, cast

from arbitro.errors import InputError

LANGUAGES = ("en", "es", "it", "pl", "fr")

# Searched in this order, so that a command's help parses one small file.
FILES = ("cli", "core", "revoke", "errors", "desk")


class Words:
    """The words of one language. Raises KeyError for an id that is in no catalogue: a test forbids that."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # parsing catalogues is not needed to import arbitro

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"WHO": cast(Any, self._who)})
        self._unread = list(FILES)

    def __call__(self, id_: str, attribute: str | None = None, /, **params: Any) -> str:
        """The message, or one of its attributes, with its parameters filled in."""
        message = self._message(id_)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self.language}: {id_} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise KeyError(f"{self.language}: {id_}: {errors[0]}")
        return str(text)

    def has(self, id_: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        try:
            message = self._message(id_)
        except KeyError:
            return False
        return attribute in message.attributes if attribute else message.value is not None

    def _message(self, id_: str) -> Any:
        while not self._bundle.has_message(id_):
            if not self._unread:
                raise KeyError(f"{self.language}: no message {id_}")
            self._read(self._unread.pop(0))
        return self._bundle.get_message(id_)

    def _read(self, name: str) -> None:
        from fluent.runtime import FluentResource

        source = files("arbitro.language").joinpath(self.language, f"{name}.ftl")
        if source.is_file():
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
