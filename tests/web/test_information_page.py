"""Who may use what, on the desk: at every event, in every language, in both editions, without script."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from made_records import Live, as_json, played
from playwright.sync_api import Browser, expect
from test_desk_pages import LANGUAGES, read

from arbitro.language.words import words
from arbitro.model import CARDS, Seat
from arbitro.table import CALLED, Noted, NoteKind, TableRecord, Withdrawn


def eventful() -> TableRecord:
    """A whole board on which something of every kind was noted."""
    base = played(2, 1, None)
    notes = [Noted(kind, list(Seat)[i % 4], "said aloud") for i, kind in enumerate(NoteKind) if kind != "declared"]
    before, after = base.events[:1], base.events[1:]
    events = [*before, *notes, CALLED["1C"], Withdrawn(len(notes) + 1, "27B2"), *after]
    return TableRecord(base.board, base.deal, tuple(events))


def keep(client: Any) -> str:
    answer = client.post("/api/records", files={"file": ("one.json", as_json(eventful()))})
    id_: str = answer.json()["boards"][0]["id"]
    return id_


@pytest.fixture(scope="module")
def id_(client: TestClient) -> str:
    return keep(client)


@pytest.mark.parametrize("edition", ["LDB2007", "LDB2017"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_an_eventful_board(client: TestClient, id_: str, language: str, edition: str) -> None:
    say = words(language)
    count = len(eventful().events)
    for at in (0, 1, *range(2, count, 7), count):
        page = read(client, f"/{language}/record/{id_}/information?at={at}&edition={edition}")
        assert say("information-after", count=at, all=count) in page.text
        assert {f"seat-{seat}" for seat in Seat} <= {*page.ids}
        steps = {link for link in page.links if link.startswith("?at=") and edition in link}
        wanted = {0, at - 1, at, at + 1, count} if at not in (0, count) else {at, at + (1 if at == 0 else -1), 0, count}
        assert {int(link.split("=")[1].split("&")[0]) for link in steps} <= wanted


def test_it_says_who_may_use_partners_hesitation(client: TestClient, id_: str) -> None:
    page = read(client, f"/en/record/{id_}/information")
    assert "unmistakable hesitation" in page.text
    assert "/en/law/16B1?edition=LDB2017" in page.links
    old = read(client, f"/en/record/{id_}/information?edition=LDB2007")
    assert "/en/law/16A3?edition=LDB2007" in old.links
    polish = read(client, f"/pl/record/{id_}/information")
    assert "16A1c" in polish.text
    assert "/pl/law/16A1%28c%29?edition=LDB2017" in polish.links


def test_the_board_leads_there_and_back(client: TestClient, id_: str) -> None:
    there = [link for link in read(client, f"/en/record/{id_}").links if "/information" in link]
    assert there
    assert f"/en/record/{id_}" in read(client, there[0]).links


@pytest.mark.parametrize("query", ["at=1000", "at=-1", "at=x", "at=٣", "edition=LDB1875"])
def test_what_cannot_be_is_refused(client: TestClient, id_: str, query: str) -> None:
    read(client, f"/en/record/{id_}/information?{query}", 400)
    read(client, "/en/record/banana/information", 404)


def test_a_record_that_names_an_unknown_law_is_refused_in_words(client: TestClient) -> None:
    record = played(2, 1, None).add(Noted(NoteKind.DECLARED, Seat.N, card=CARDS["SA"], law="16Z"))
    posted = client.post("/api/records", files={"file": ("one.json", as_json(record))})
    read(client, f"/en/record/{posted.json()['boards'][0]['id']}/information", 400)


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 360, 1280])
def test_stepping_through_a_board_without_script(browser: Browser, live_desk: Live, width: int) -> None:
    context = browser.new_context(
        base_url=live_desk.url, viewport={"width": width, "height": 740}, java_script_enabled=False
    )
    page = context.new_page()
    page.goto(f"/en/record/{live_desk.kept.board}/information?at=0")
    expect(page.get_by_text("Before the first event")).to_be_visible()
    page.get_by_role("link", name="On", exact=True).press("Enter")
    expect(page.get_by_text("After the first of")).to_be_visible()
    page.get_by_role("link", name="End", exact=True).click()
    expect(page.get_by_role("link", name="On", exact=True)).to_have_count(0)
    page.get_by_role("link", name="West").first.press("Enter")
    expect(page.locator("#seat-W")).to_be_in_viewport()
    context.close()
