"""What happened?, question by question on the desk: to every kind of incident, back, and on a phone without script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from fastapi.testclient import TestClient
from made_records import Live
from playwright.sync_api import Browser, expect
from test_desk_browser import PHONE
from test_desk_pages import LANGUAGES, read

from arbitro.desk.views import ORDINARY, kinds_found
from arbitro.inquiry.triage import roads
from arbitro.language.words import words
from arbitro.laws.profile import EDITIONS, edition

ROADS = [([(ask.key, answer.key) for ask, answer in road], found) for road, found in roads()]
WRITTEN = {True: "yes", False: "no"}


def test_every_road_leads_to_its_inquiry_with_what_it_has_settled(client: TestClient) -> None:
    for told, found in ROADS:
        question = read(client, f"/en/triage?{urlencode(told[:-1])}")
        answer = client.get(f"/en/triage?{urlencode(told)}", follow_redirects=False)
        assert answer.status_code == 303
        url = answer.headers["location"]
        assert url in question.links, "an answer leads there at once"
        assert urlsplit(url).path == f"/en/inquiry/{found.kind}"
        said = {key: values[0] for key, values in parse_qs(urlsplit(url).query).items()}
        assert said.items() >= {key: WRITTEN.get(v, v) for key, v in found.told.items()}.items()
        assert read(client, url).text


def test_back_leads_through_the_questions_to_the_home_page(client: TestClient) -> None:
    source = client.get("/en/triage?what=call&slip=no&call=turn").text
    for expected in ("/en/triage?what=call&amp;slip=no", "/en/triage?what=call", "/en/triage", "/en/"):
        back = source.partition('data-back href="')[2].partition('"')[0]
        assert back == expected
        source = client.get(back.replace("&amp;", "&")).text


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("what=cal", "call"),
        ("wat=call", "what"),
        ("what=score&call=low", "low"),
        ("call=low", "low"),
    ],
)
def test_what_no_page_of_ours_writes_is_refused(client: TestClient, query: str, says: str) -> None:
    assert says in read(client, f"/en/triage?{query}", 400).text


@pytest.mark.parametrize("name", EDITIONS)
def test_the_auctions_ordinary_incidents_come_first(client: TestClient, name: str) -> None:
    found = kinds_found(edition(name), words("en"), "")
    assert [kind.key for kind in found["auction"][: len(ORDINARY)]] == list(ORDINARY)
    assert sum(map(len, found.values())) == len(edition(name).kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_kinds_stand_on_the_home_page_and_a_search_opens_what_it_finds(client: TestClient, language: str) -> None:
    home = read(client, f"/{language}/")
    for kind in edition(EDITIONS[0]).kinds:
        assert sum(f"/inquiry/{kind.key}?" in link for link in home.links) == 1
    assert home.links.index(f"/{language}/triage") < min(i for i, link in enumerate(home.links) if "/inquiry/" in link)
    searched = client.get(f"/{language}/", params={"q": words(language)("kind-call_when_barred")}).text
    assert '<details class="phase" open>' in searched
    assert '<details class="phase">' not in searched
    assert "/inquiry/call_when_barred?" in searched


@pytest.fixture
def phone(browser: Browser, live_desk: Live) -> Iterator[Any]:
    context = browser.new_context(base_url=live_desk.url, viewport=PHONE, java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("language", ["fr", "it"])
def test_on_a_phone_without_script_a_low_bid_is_found_in_four_taps(phone: Any, language: str) -> None:
    say = words(language)
    phone.goto(f"/{language}/")
    phone.get_by_role("link", name=say("triage-start")).click()
    for question, answer in (("what", "call"), ("slip", "no"), ("call", "low")):
        expect(phone.get_by_role("heading", level=1)).to_have_text(say(f"triage-{question}"))
        phone.get_by_role("link", name=say(f"triage-{question}", f"is-{answer}"), exact=True).click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text(say("fact-insufficient-lho_called"))
    phone.goto(f"/{language}/")
    phone.get_by_text(say("desk-phase-before")).click()
    phone.get_by_role("link", name=say("kind-card_missing")).click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text(say("fact-missing-found"))
