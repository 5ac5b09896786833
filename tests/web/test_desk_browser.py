"""The desk in a real browser: with and without script, by keyboard, on a phone, in both themes, on paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from made_records import Live
from playwright.sync_api import Browser, Page, expect
from test_desk_pages import ROOMS, RULED, START, TO_TRICKS, rooms

from arbitro.desk.visitor import spoken
from arbitro.language.words import words

PHONE = {"width": 360, "height": 740}
LANGUAGES = spoken()


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


def sideways(page: Page) -> int:
    """By how much the page, once it has loaded, is wider than the window."""
    page.wait_for_load_state()
    return int(page.locator("html").evaluate("html => html.scrollWidth - html.clientWidth"))


def press(page: Page, key: str) -> None:
    """Presses a key once the page has loaded, its script with it."""
    page.wait_for_load_state()
    page.keyboard.press(key)


def save(page: Page) -> None:
    """Saves the settings and waits until they are."""
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Saved.")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_a_whole_interview_on_a_phone(opened: Any, language: str, script: bool) -> None:
    say = words(language)
    page = opened("/", locale=language, java_script_enabled=script)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("link", name=say("kind-revoke"), exact=False).first.click()
    for answer in (
        say("fact-revoke-limb", "is-suit_led"),
        say("fact-revoke-noticed", "is-during_play"),
        say("fact-revoke-offender", "is-defender"),
        say("fact-revoke-since", "is-led_or_played"),
        say("none-of-these"),
        say("fact-revoke-trick_won_by", "is-offender"),
    ):
        if script:
            assert sideways(page) == 0
        page.get_by_role("link", name=answer, exact=True).click()
    expect(page.get_by_text(say("ruling-for-now"))).to_be_visible()
    page.get_by_role("link", name=say("desk-go-on-end_of_play")).click()
    page.get_by_role("link", name=say("yes"), exact=True).click()
    ruled = page.get_by_text(say("outcome-transfer_tricks", tricks=2, to="non_offending_side"))
    expect(ruled.first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("fact-revoke-won_later"))


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_checklist_is_ticked_and_changed(opened: Any, script: bool) -> None:
    page = opened(START + TO_TRICKS, java_script_enabled=script)
    page.get_by_label("It was on the twelfth trick").check()
    page.get_by_role("button", name="The ticked ones apply").click()
    page.get_by_role("link", name="Change Does any of these apply?").click()
    expect(page.get_by_label("It was on the twelfth trick")).to_be_checked()
    page.get_by_role("link", name="None of these").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Who won the revoke trick?")


def test_the_keyboard_is_enough(opened: Any) -> None:
    page = opened(START)
    press(page, "Tab")
    expect(page.locator(".skip")).to_be_focused()
    press(page, "Enter")
    press(page, "Tab")
    first = page.get_by_role("link", name="He did not follow suit although he could")
    expect(first).to_be_focused()
    expect(first).to_have_css("outline-style", "solid", pseudo="after")
    press(page, "Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("When was attention first drawn")
    for key, then in (
        ("1", "Who revoked?"),
        ("1", "What did the revoker’s side do next?"),
        ("1", "Does any of these apply?"),
        ("0", "Who won the revoke trick?"),
    ):
        press(page, key)
        expect(page.get_by_role("heading", level=1)).to_contain_text(then)
    press(page, "b")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Does any of these apply?")


def test_the_keys_can_be_turned_off(opened: Any) -> None:
    page = opened("/en/settings")
    page.get_by_label("Keys 1 to 9 choose an answer").select_option("off")
    save(page)
    page.goto(START)
    press(page, "1")
    expect(page.get_by_role("heading", level=1)).to_contain_text("What did the player do wrong?")


@pytest.mark.parametrize("room", [*ROOMS, "error"])
def test_a_page_is_accessible_light_and_dark(opened: Any, live_desk: Live, room: str) -> None:
    page = opened(rooms("en", live_desk.kept).get(room, "/en/"))
    if room == "error":
        page.set_content(page.request.get("/en/nowhere").text())
    for summary in page.locator("details:not([open]) > summary").all():
        if summary.is_visible():
            summary.click()
    page.wait_for_load_state()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways(opened: Any, live_desk: Live, language: str) -> None:
    page = opened("about:blank")
    for url in rooms(language, live_desk.kept).values():
        page.goto(f"{url}{'&' if '?' in url else '?'}with={LANGUAGES[-1]}" if "inquiry" in url else url)
        page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            assert sideways(page) == 0, (url, width)


@pytest.mark.parametrize("room", ROOMS)
def test_a_page_weighs_less_than_100_kb_and_comes_from_one_house(opened: Any, live_desk: Live, room: str) -> None:
    page = opened("about:blank")
    weight = 0
    hosts = set()

    def weigh(response: Any) -> None:
        nonlocal weight
        weight += len(response.body()) if response.status == 200 else 0
        hosts.add(response.url.split("/")[2])

    page.on("response", weigh)
    page.goto(rooms("en", live_desk.kept)[room], wait_until="networkidle")
    assert 0 < weight < 100_000
    assert hosts == {live_desk.url.split("/")[2]}


@pytest.mark.parametrize("room", ["home", "triage", "question", "checklist", "ruling", "settings"])
def test_targets_are_large_enough_for_a_thumb(opened: Any, live_desk: Live, room: str) -> None:
    page = opened(rooms("en", live_desk.kept)[room])
    targets = ".answer, .button, button, .card, .top a, .bottom a, summary, select, input:not([type=checkbox])"
    small = page.locator(targets).evaluate_all(
        "all => all.filter(e => e.offsetParent && e.getBoundingClientRect().height < 47.5).map(e => e.outerHTML)"
    )
    assert small == []


def test_a_ruling_is_printed_clean_on_one_sheet(opened: Any) -> None:
    page = opened(RULED)
    page.emulate_media(media="print")
    for gone in (".top", ".bottom", ".actions", ".change"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator(".blanks")).to_be_visible()
    sheet = page.pdf(format="A4", prefer_css_page_size=True)
    assert sheet.startswith(b"%PDF")
    assert sheet.count(b"/Type /Page\n") == 1


def test_a_theme_that_was_chosen_holds_against_the_device(opened: Any) -> None:
    page = opened("/en/settings", color_scheme="light")
    page.get_by_label("Light or dark").select_option("dark")
    save(page)
    expect(page.locator("body")).to_have_css("background-color", "rgb(15, 19, 17)")
