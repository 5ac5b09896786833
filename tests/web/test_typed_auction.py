"""An auction typed on the desk, in the notation of the page's language."""

from __future__ import annotations

from html import escape
from urllib.parse import urlencode

import pytest
from fastapi.testclient import TestClient
from test_desk_pages import LANGUAGES, read

from arbitro.language.typed import typed_text
from arbitro.language.words import words
from arbitro.model import CALLS

NEW = "polls/new?dealer=N&vulnerability=None&auction="


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_calls_are_added_to_the_auction_and_its_address_is_free_of_language(
    client: TestClient, language: str
) -> None:
    typed = " ".join(typed_text(CALLS[code], language) for code in ("1C", "P", "1H", "X"))
    answer = client.get(f"/{language}/{NEW}P&{urlencode({'typed': typed})}", follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/{language}/{NEW}P,1C,P,1H,X"
    page = read(client, answer.headers["location"])
    assert words(language)("poll-type-auction") in page.text
    assert typed in page.text, "the example is in the language's own letters"


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("pl", "1 pik 2K", ("2K", "2♦", "2♥")),
        ("fr", "1T C", ("Contre", "1♥")),
        ("it", "1S", ("1S", "1♠ (1P)")),
        ("es", "<b>", ("<b>",)),
    ],
)
def test_what_is_not_clear_is_refused_in_place_and_what_was_typed_is_kept(
    client: TestClient, language: str, typed: str, says: tuple[str, ...]
) -> None:
    url = f"/{language}/{NEW}P&{urlencode({'typed': typed})}"
    page = read(client, url, 400)
    shown = page.text.replace("\ufe0e", "")
    for part in says:
        assert part in shown
    assert ("auction", "P") in page.hidden
    source = client.get(url).text
    assert f'value="{escape(typed)}"' in source
    assert 'aria-invalid="true"' in source
