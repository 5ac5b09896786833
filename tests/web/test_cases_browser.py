"""The Cases room in a real browser: a whole case on a phone, with and without script; every page accessible."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest
from axe_playwright_python.sync_playwright import Axe
from made_cases import CHOICE, TO_CHOICE, TO_RULING, Desk, busy
from made_records import Live
from playwright.sync_api import Browser, ViewportSize, expect
from test_desk_browser import opened as opened
from test_desk_browser import sideways

from arbitro.desk.visitor import spoken
from arbitro.language.words import words

LANGUAGES = spoken()
PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def pages(live_desk: Live) -> dict[str, str]:
    """The pages of the room, after /en/."""
    with httpx2.Client(base_url=live_desk.url) as client:
        desk = Desk(client)
        number, choice, read_out = busy(desk), desk.open(TO_CHOICE, offender="E", declarer="S"), desk.open(TO_CHOICE)
        desk.write(read_out, "read_out", question=CHOICE)
        ruling = desk.open(TO_RULING, offender="E")
        desk.write(ruling, "inexperienced", seat="E", is_so="yes")
        closed = desk.open("", "", edition="LDB2007", regulations="EBU")
        desk.write(closed, "ruled", laws="79C1", grounds="The score was entered for the wrong side.")
        desk.write(closed, "explained")
        desk.write(closed, "closed")
    return {
        "queue": "cases?state=open&q=revoke",
        "new": "cases/new",
        "case": f"case/{number}",
        "closed": f"case/{closed}",
        "to give": f"case/{ruling}/inquiry",
        "read": f"case/{number}/inquiry?view=read",
        "to be read out": f"case/{choice}/inquiry",
        "choosing": f"case/{read_out}/inquiry",
        "plain": f"case/{ruling}/plain",
        "form": f"case/{number}/form",
    }


ROOMS = ("queue", "new", "case", "closed", "to give", "read", "to be read out", "choosing", "plain", "form")


@pytest.mark.requirement("S001-08", "S001-12", "S001-13", "S001-14", "S001-34")
@pytest.mark.parametrize(("language", "script"), [("en", True), ("pl", False)], ids=["script", "no script"])
def test_a_whole_case_on_a_phone(opened: Any, language: str, script: bool) -> None:
    say = words(language)
    page = opened(f"/{language}/inquiry/revoke?edition=LDB2017", java_script_enabled=script)

    def press(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).first.click()

    page.get_by_role("link", name=say("case-keep-inquiry"), exact=True).click()
    page.get_by_label(say("case-table"), exact=True).fill("3")
    page.get_by_label(say("case-board"), exact=True).fill("7")
    page.get_by_label(say("case-who-called"), exact=True).select_option("S")
    page.get_by_label(say("case-offender"), exact=True).select_option("E")
    page.get_by_label(say("case-declarer"), exact=True).select_option("S")
    press(say("case-keep"))
    press(say("fact-revoke-limb", "is-suit_led"))
    press(say("fact-revoke-noticed", "is-during_play"))
    press(say("fact-revoke-since", "is-nothing"))
    press(say("none-of-these"))
    press(say("yes"))  # opponents have played since
    expect(page.get_by_text(say("case-read-first"))).to_be_visible()
    choice = page.get_by_role("button", name=say("no"), exact=True)
    expect(choice).to_be_disabled()
    press(say("case-read-out-done"))
    expect(choice).to_be_enabled()
    page.get_by_label(say("case-who-chooses"), exact=True).select_option("S")
    choice.click()
    expect(page.get_by_text(say("ruling-for-now"))).to_be_visible()
    if script:
        assert sideways(page) == 0
    page.get_by_label(say("case-grounds"), exact=True).fill("Corrected in time.")
    page.get_by_label(say("case-appeal-minutes"), exact=True).fill("30")
    press(say("case-give-ruling"))
    expect(page.get_by_text("Corrected in time.")).to_be_visible()
    press(say("case-explained"))
    expect(page.get_by_role("heading", name=say("case-locked"))).to_have_count(0)
    page.get_by_role("link", name=say("case-back"), exact=True).click()
    page.get_by_label(say("case-close-although"), exact=True).check()
    press(say("case-close"))
    expect(page.get_by_text(say("case-entry-closed"))).to_be_visible()
    page.get_by_role("link", name=say("case-room"), exact=True).first.click()
    expect(page.locator(".queue .is-closed").first).to_be_visible()


def test_the_keys_choose_an_answer_of_a_case_too(opened: Any, live_desk: Live) -> None:
    with httpx2.Client(base_url=live_desk.url) as client:
        number = Desk(client).open("edition=LDB2017")
    page = opened(f"/en/case/{number}/inquiry")
    page.keyboard.press("1")
    expect(page.get_by_role("heading", level=1)).to_contain_text("When was attention first drawn")
    page.wait_for_load_state()
    page.keyboard.press("b")
    expect(page.get_by_role("heading", level=1)).to_contain_text("What did the player do wrong?")


def test_what_was_typed_survives_another_directors_entry(browser: Browser, live_desk: Live) -> None:
    with httpx2.Client(base_url=live_desk.url) as client, browser.new_context(viewport=PHONE) as context:
        desk = Desk(client)
        number = desk.open("edition=LDB2017")
        page = context.new_page()
        page.goto(f"{live_desk.url}/en/case/{number}")
        page.locator("summary", has_text="Note").click()
        page.locator("#note-text").fill("typed by me")
        desk.write(number, "note", text="written by the other")
        page.locator("form:has(#note-text) button").click()
        expect(page.get_by_role("alert")).to_contain_text("Nothing is lost")
        expect(page.get_by_text("written by the other")).to_be_visible()
        assert sideways(page) == 0
        page.get_by_role("button", name="Write it down all the same").click()
        assert [entry["data"]["text"] for entry in desk.entries(number)[2:]] == ["written by the other", "typed by me"]


@pytest.mark.parametrize("room", ROOMS)
def test_a_page_is_accessible_light_and_dark_and_light_to_carry(
    opened: Any, live_desk: Live, pages: dict[str, str], room: str
) -> None:
    page = opened("about:blank")
    weight = 0

    def weigh(response: Any) -> None:
        nonlocal weight
        weight += len(response.body()) if response.status == 200 else 0

    page.on("response", weigh)
    page.goto(f"{live_desk.url}/en/{pages[room]}", wait_until="networkidle")
    assert 0 < weight < 100_000
    page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
    targets = "button, .button, .card, summary, select, input:not([type=checkbox]):not([type=hidden]), textarea"
    small = page.locator(targets).evaluate_all(
        "all => all.filter(e => e.offsetParent && e.getBoundingClientRect().height < 47.5).map(e => e.outerHTML)"
    )
    assert small == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways(opened: Any, live_desk: Live, pages: dict[str, str], language: str) -> None:
    page = opened("about:blank")
    for url in pages.values():
        page.goto(f"{live_desk.url}/{language}/{url}")
        page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            assert sideways(page) == 0, (url, width)


def test_a_ruling_form_is_printed_clean(opened: Any, live_desk: Live, pages: dict[str, str]) -> None:
    page = opened(f"/en/{pages['form']}")
    page.emulate_media(media="print")
    for gone in (".top", ".bottom", ".actions"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.get_by_text("Comments of the appealing side")).to_be_visible()
    sheet = page.pdf(format="A4", prefer_css_page_size=True)
    assert sheet.count(b"/Type /Page\n") <= 2
