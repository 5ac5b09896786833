"""Calls typed by people: each language's own notation, and nothing read by a guess."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.language.errors import error_text
from arbitro.language.notation import call_text
from arbitro.language.typed import expected_calls, read_auction, read_call, typed_text
from arbitro.language.words import LANGUAGES, words
from arbitro.model import CALLS, Call

LANGUAGE = st.sampled_from(LANGUAGES)
CALL = st.sampled_from(list(CALLS.values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", CALLS.values(), ids=str)
def test_what_is_shown_is_read_back(call: Call, language: str) -> None:
    for text in (call_text(call, language), typed_text(call, language)):
        for typed in (text, text.upper(), text.lower(), f" ({text})! "):
            assert read_call(typed, language) is call
    if call.denomination is None or call.denomination == "N":
        assert read_call(call.code, language) is call, "X, XX, P and N are the same everywhere"


@given(LANGUAGE, st.lists(CALL, max_size=12), st.sampled_from([" ", ", ", "; ", "-", " | ", "\n"]), st.booleans())
def test_an_auction_that_is_shown_is_read_back(language: str, calls: list[Call], between: str, symbols: bool) -> None:
    shown = between.join((call_text if symbols else typed_text)(call, language) for call in calls)
    assert read_auction(shown, language) == tuple(calls)


# The collisions of letters that a director of one language takes for granted and one of another reads otherwise.
@pytest.mark.parametrize(
    ("token", "read"),
    [
        ("1C", {"en": "1C", "es": "1H", "it": "1H", "pl": "1C", "fr": "1H"}),
        ("1D", {"en": "1D", "es": "1D", "pl": "1D"}),
        ("1K", {"fr": "1D"}),
        ("1T", {"es": "1C", "pl": "1C", "fr": "1C"}),
        ("1P", {"es": "1S", "it": "1S", "pl": "1S", "fr": "1S"}),
        ("1Q", {"it": "1D"}),
        ("1F", {"it": "1C"}),
        ("1S", {"en": "1S", "pl": "1S"}),
        ("1H", {"en": "1H", "pl": "1H"}),
        ("1SA", {"it": "1N", "fr": "1N"}),
        ("1ST", {"es": "1N"}),
        ("1BA", {"pl": "1N"}),
        ("1NT", dict.fromkeys(LANGUAGES, "1N")),
        ("P", dict.fromkeys(LANGUAGES, "P")),
        ("–", {"en": "P", "it": "P", "fr": "P"}),
        ("Dbl", {"en": "X", "es": "X"}),
        ("ktr", {"pl": "X"}),
        ("SurC", {"fr": "XX"}),
    ],
)
def test_a_letter_belongs_to_one_language(token: str, read: dict[str, str]) -> None:
    for language in LANGUAGES:
        if language in read:
            assert read_call(token, language) is CALLS[read[language]]
        else:
            with pytest.raises(InputError) as error:
                read_call(token, language)
            assert error.value.code in ("call-notation", "call-ambiguous")


@pytest.mark.parametrize(
    ("language", "text", "codes"),
    [
        ("en", "1 spade, pass, 3 no trump, all pass", "1S P 3N P P P"),
        ("en", "AP", "P P P P"),
        ("es", "1 trébol paso 1 corazón doblo redoblo 2ST", "1C P 1H X XX 2N"),
        ("es", "(1♣)-1♠", "1C 1S"),
        ("it", "1 fiori passo 1 quadri contro surcontro 1 senza atout", "1C P 1D X XX 1N"),
        ("pl", "1 trefl pas 1 kier kontra rekontra 2 kara 3 bez atu", "1C P 1H X XX 2D 3N"),
        ("fr", "1 trèfle – 1 cœur contre surcontre 2 carreaux 2 sans-atout TP", "1C P 1H X XX 2D 2N P P P"),
        ("fr", "1 COEUR 2♦️ 2 Sans Atout", "1H 2D 2N"),
    ],
)
def test_words_symbols_brackets_and_all_pass(language: str, text: str, codes: str) -> None:
    assert " ".join(map(str, read_auction(text, language))) == codes


def test_all_pass_counts_the_passes_that_were_made() -> None:
    made = (CALLS["1N"], CALLS["P"])
    assert read_auction("ap", "en", before=made) == (CALLS["P"],) * 2
    assert read_auction("p p p ap", "en", before=made) == (CALLS["P"],) * 3


@pytest.mark.parametrize(
    ("language", "text", "token", "readings"),
    [
        ("pl", "1 pik 2K", "2K", ("2♦", "2♥")),
        ("pl", "K", "K", ("ktr", "1♦", "1♥")),
        ("fr", "1T C", "C", ("Contre", "1♥")),
        ("it", "C", "C", ("Contro", "1♥")),
        ("es", "1P D", "D", ("Doblo", "1♦")),
        ("en", "1S d", "d", ("Dbl", "1♦")),
    ],
)
def test_what_has_two_readings_is_refused_and_both_are_named(
    language: str, text: str, token: str, readings: tuple[str, ...]
) -> None:
    with pytest.raises(InputError) as error:
        read_auction(text, language)
    assert (error.value.code, error.value.got) == ("call-ambiguous", token)
    said = error_text(error.value, words(language))
    for reading in (token, *readings):
        assert reading in said


@pytest.mark.parametrize("text", ["8C", "0T", "1", "C1", "P1C", "1CP", "1♣ ?", "pas passe", "10S", "1♣♣", "…"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_call_is_refused_and_what_calls_look_like_is_said(language: str, text: str) -> None:
    with pytest.raises(InputError) as error:
        read_auction(text, language)
    assert error.value.code == "call-notation"
    assert error.value.expected == expected_calls(language)


@pytest.mark.parametrize("text", ["", " ", "1♣ 1♥", "AP"])
def test_one_call_is_one(text: str) -> None:
    with pytest.raises(InputError):
        read_call(text, "en")


@given(LANGUAGE, st.text(max_size=30))
def test_anything_typed_gives_calls_or_an_input_error(language: str, text: str) -> None:
    with suppress(InputError):
        assert all(call in CALLS.values() for call in read_auction(text, language))
