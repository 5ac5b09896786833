"""The event room in a real browser: the whole way from the file to the export, on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from axe_playwright_python.sync_playwright import Axe
from made_records import Live
from opened_events import as_csv
from playwright.sync_api import Browser, Page, expect
from test_desk_browser import PHONE, sideways
from test_event_pages import ROOMS, accept, rooms
from test_event_pages import opened as opened_by_form

from arbitro.language.words import words

DESK = {"width": 1280, "height": 800}
SIZES = {"phone": PHONE, "desk": DESK}
_NBSP = "\u00a0"


@pytest.fixture
def opened(browser: Browser, live_desk: Live) -> Iterator[Any]:
    """Opens pages of the desk in contexts of their own; anything on the console fails."""
    contexts = []
    said: list[str] = []

    def open_(url: str, **options: Any) -> Page:
        context = browser.new_context(base_url=live_desk.url, **{"viewport": PHONE, **options})
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(url)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert said == []


@pytest.fixture(scope="module")
def event(live_desk: Live) -> str:
    """An event with one adjusted score."""
    with httpx2.Client(base_url=live_desk.url, follow_redirects=True) as client:
        base = opened_by_form(client)
        accept(client, base)
        return base


@pytest.mark.parametrize(
    ("language", "size", "script"),
    [("pl", "phone", True), ("fr", "desk", True), ("en", "phone", False), ("es", "desk", False), ("it", "phone", True)],
)
def test_from_the_file_to_the_export(opened: Any, tmp_path: Path, language: str, size: str, script: bool) -> None:
    say = words(language)
    page = opened(f"/{language}/", viewport=SIZES[size], java_script_enabled=script, locale=language)
    page.get_by_role("link", name=say("event-room"), exact=True).click()
    file = tmp_path / "puchar.csv"
    file.write_bytes(as_csv(form=None))
    page.get_by_label(say("desk-file"), exact=True).set_input_files(file)
    page.get_by_role("button", name=say("desk-open"), exact=True).click()

    page.get_by_label(say("event-method"), exact=True).select_option("matchpoints")
    page.get_by_label(say("event-regulations"), exact=True).select_option("EBU")
    page.get_by_role("button", name=say("event-score-it")).click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Puchar Wiosny")
    ranked = page.locator(".ranking").first.inner_text()
    page.get_by_role("link", name="7", exact=True).click()
    page.locator(".traveller a", has_text="3 – 10").click()
    page.get_by_role("link", name=say("event-adjust"), exact=True).click()
    page.get_by_role("link", name=say("event-kind-weighted"), exact=False).click()
    for number, (weight, result) in enumerate([("60", "4♠ N ="), ("30", "4♠ N −1"), ("10", "2♠ N +2")], 1):
        page.get_by_label(f"{say('event-weight')} {number}", exact=True).fill(weight)
        page.get_by_label(f"{say('event-result')} {number}", exact=True).fill(result)
    if script:
        expect(page.locator("[data-sum] output")).to_have_text("100")
        assert sideways(page) == 0
    page.get_by_role("button", name=say("event-show")).click()

    expect(page.locator(".turn .is")).to_contain_text(f"4♠\ufe0e{_NBSP}N{_NBSP}=")
    expect(page.locator(".freq")).to_be_visible()
    expect(page.locator(".slope")).to_have_count(2)
    if script:
        assert sideways(page) == 0
    page.get_by_label(say("event-reason")).fill("14C / 12C1(c)")
    page.get_by_role("button", name=say("event-accept"), exact=True).click()

    expect(page.get_by_role("status")).to_have_text(say("event-now-accepted"))
    page.locator(".crumb").get_by_role("link", name="Puchar Wiosny").click()
    expect(page.locator(".boardgrid .adjusted")).to_have_count(1)
    assert page.locator(".ranking").first.inner_text() != ranked
    page.get_by_role("link", name=say("event-export"), exact=True).click()
    page.get_by_label(say("event-format"), exact=True).select_option("usebio")
    page.get_by_role("button", name=say("event-export-look")).click()
    expect(page.get_by_role("heading", name=say("event-export-lost"))).to_be_visible()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert b"<USEBIO" in Path(download.value.path()).read_bytes()


def test_weights_add_up_while_they_are_typed(opened: Any, event: str) -> None:
    page = opened(f"{event.replace('/en/', '/fr/')}/board/7/adjust?pair=3&kind=weighted", locale="fr")
    first, second = (page.get_by_label(f"Poids, % {number}", exact=True) for number in (1, 2))
    first.fill("33,3")
    expect(page.locator("[data-sum] output")).to_have_text("33,3")
    expect(page.locator("[data-sum]")).to_have_class("off")
    second.fill("2/3")
    expect(page.locator("[data-sum] output")).to_have_text("99,97")
    first.fill("1/3")
    expect(page.locator("[data-sum]")).not_to_have_class("off")
    page.get_by_role("button", name="Plus de résultats").click()
    expect(page.get_by_label("Poids, % 5", exact=True)).to_be_visible()
    expect(page.get_by_label("Poids, % 2", exact=True)).to_have_value("2/3")


@pytest.mark.parametrize("room", ROOMS)
def test_a_page_is_accessible_light_and_dark(opened: Any, event: str, room: str) -> None:
    page = opened(rooms(event)[room])
    page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("language", ["en", "es", "it", "pl", "fr"])
def test_no_page_scrolls_sideways(opened: Any, event: str, language: str) -> None:
    page = opened("about:blank")
    for url in rooms(event.replace("/en/", f"/{language}/")).values():
        page.goto(url)
        page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            assert sideways(page) == 0, (url, width)


@pytest.mark.parametrize("room", ROOMS)
def test_a_page_weighs_less_than_100_kb_and_its_targets_are_large(
    opened: Any, live_desk: Live, event: str, room: str
) -> None:
    page = opened("about:blank")
    weights: list[int] = []
    page.on("response", lambda response: weights.append(len(response.body()) if response.status == 200 else 0))
    page.goto(live_desk.url + rooms(event)[room], wait_until="networkidle")
    assert 0 < sum(weights) < 100_000
    targets = ".button, button, .card, .boardgrid a, summary, select, input:not([type=checkbox], [type=radio])"
    small = page.locator(targets).evaluate_all(
        "all => all.filter(e => e.offsetParent && e.getBoundingClientRect().height < 47.5).map(e => e.outerHTML)"
    )
    assert small == []


def test_the_keyboard_goes_from_the_board_to_the_form(opened: Any, event: str) -> None:
    page = opened(f"{event}/board/7")
    link = page.locator(".traveller a", has_text="3 – 10")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_be_in_viewport()
    button = page.get_by_role("link", name="Adjust the score", exact=True)
    button.focus()
    expect(button).to_have_css("outline-style", "solid")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Adjust the score")
