"""Errors in words: one line each, whatever was handed in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.language.errors import error_text, problem_text
from arbitro.language.words import LANGUAGES, words

strings = st.text(st.characters()) | st.text(st.sampled_from("\n\r\t\x00\x1b\x85\u2028\u202e\ufeff\ud800 x"))


@given(strings, strings, strings, strings, st.sampled_from(LANGUAGES))
def test_an_error_is_one_printable_line_whatever_it_holds(
    where: str, got: str, expected: str, hint: str, language: str
) -> None:
    say = words(language)
    lines = [
        error_text(InputError("unknown-value", where, got, expected, hint, {"got2": got}), say),
        error_text(InputError("option-needs", got=got, params={"other": where}), say),
        problem_text("stray-text", where, got, {}, say),
        problem_text("claim-too-few", where, got, {"won": 3}, say),
        problem_text("card-notation", where, got, {"expected": expected}, say),
    ]
    for line in lines:
        assert all(c.isprintable() or c in "\u00a0\u202f" for c in line)  # French sets spaces that do not break
        line.encode()


@given(st.text(min_size=81).filter(lambda text: len(" ".join(text.split())) > 80))
def test_what_was_found_is_shortened(got: str) -> None:
    bare = error_text(InputError("unknown-value"), words("en"))
    assert len(error_text(InputError("unknown-value", got=got), words("en"))) <= len(bare) + 80


def test_what_is_short_is_left_as_it_is() -> None:
    got = "x" * 80
    assert got in error_text(InputError("unknown-value", got=got), words("en"))
    assert "x" * 79 + "…" in error_text(InputError("unknown-value", got=got + "x"), words("en"))
    assert "a b" in problem_text("stray-text", "line 3", "a\r\n\tb", {}, words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 12, 13, 40])
def test_a_long_list_of_what_was_expected_gives_way_to_the_hint(language: str, count: int) -> None:
    names = [f"name{i}" for i in range(count)]
    say = words(language)
    near, far = InputError.unknown("fact", "nane0", names), InputError.unknown("fact", "ÿ", names)
    assert near.hint == "name0"
    assert ("name0, name1" in error_text(near, say)) == (1 < count <= 12)
    assert say("error-hint", hint="name0") in error_text(near, say)
    assert say("error-expected", expected=", ".join(names)) in error_text(far, say)
    assert near.expected == ", ".join(names)
