"""Insufficient bid and call out of rotation ruled whole at phone size, two calls compared on the way; the pages that
belong to it accessible, light and dark, and no wider than a phone."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest
from axe_playwright_python.sync_playwright import Axe
from made_records import Live
from playwright.sync_api import Page, expect
from test_comparable_pages import ENDED, ENTERED, INSUFFICIENT, INSUFFICIENT_HEART, START, asked, keep
from test_desk_browser import opened as opened
from test_desk_browser import sideways

from arbitro.desk.comparable_address import CANDIDATES, MEANINGS
from arbitro.desk.visitor import spoken
from arbitro.language.words import Words, words
from arbitro.model import Seat
from arbitro.table import Obliged

LANGUAGES = spoken()
LISTED = f"{asked()}{ENTERED}&call=2H~10-37/H5-13/f/natural/&call=P~0-11////"
FULLEST = (
    f"{asked()}&withdrawn=1H{'~8-16/S0-3.H5-13.D0-4.C0-4/n/asking/aces%20and%20kings' * MEANINGS}"
    + "".join(f"&call={i}H{'~8-16/S0-3.H5-13.D0-4.C0-4/n/asking/aces%20and%20kings' * MEANINGS}" for i in range(1, 8))
    + "&more=new"
)
ROOMS = ("blank", "comparison", "listed", "fullest", "wrong", "no inquiry", "question", "ruling", "board", "duty")


@pytest.fixture(scope="module")
def rooms(live_desk: Live) -> dict[str, str]:
    with httpx2.Client(base_url=live_desk.url) as client:
        ended = keep(client, *ENDED)  # type: ignore[arg-type]
        going_on = keep(client, *INSUFFICIENT_HEART, Obliged(Seat.W, True, "27B2"))  # type: ignore[arg-type]
    before = INSUFFICIENT.removesuffix("&insufficient.replacement=double")
    return {
        "blank": "/en/comparable",
        "comparison": asked() + ENTERED,
        "listed": LISTED,
        "fullest": FULLEST,
        "wrong": f"{asked()}&form=1&call=&old-call=1H&old0-low=9&old0-high=3",
        "no inquiry": f"/en/comparable?{ENTERED.removeprefix('&')}",
        "question": f"/en/inquiry/insufficient_bid?{before}",
        "ruling": f"{START}&withdrawal.comparable=no&insufficient.replacement=pass",
        "board": f"/en/record/{ended}",
        "duty": f"/en/record/{going_on}",
    }


class Phone:
    """A director's phone: he answers, and no page may be wider than it."""

    def __init__(self, page: Page, say: Words) -> None:
        self.page, self.say = page, say

    def find(self, kind: str) -> None:
        """From the first page, by the director's own words."""
        name = self.say(f"kind-{kind}")
        self.page.locator("#q").fill(name)
        self.page.get_by_role("button", name=self.say("desk-search"), exact=True).click()
        self.page.get_by_role("link", name=name).first.click()

    def answer(self, fact: str, value: str) -> None:
        id_ = f"fact-{fact}"
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(self.say(id_)[:20])
        assert sideways(self.page) == 0
        said = self.say(id_, f"is-{value}") if self.say.has(id_, f"is-{value}") else self.say(value)
        self.page.locator(".options").get_by_role("link", name=said, exact=True).click()

    def follow(self, id_: str) -> None:
        self.page.get_by_role("link", name=self.say(id_), exact=True).click()

    def sees(self, id_: str, **params: Any) -> None:
        expect(self.page.get_by_text(self.say(id_, **params)).first).to_be_visible()

    def enters(self, side: str, call: str, purpose: str, **ranges: str) -> None:
        """A call and one meaning: low='6', H_low='4'."""
        self.page.locator(f"#{side}-call").select_option(call)
        self.page.locator(f"#{side}0-purpose").select_option(purpose)
        for name, value in ranges.items():
            self.page.locator(f"#{side}0-{name.replace('_', '-')}").fill(value)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_an_insufficient_bid_is_ruled_whole_in_french(opened: Any, script: bool) -> None:
    phone = Phone(opened("/fr/", java_script_enabled=script, locale="fr"), words("fr"))
    phone.find("insufficient_bid")
    phone.answer("insufficient-slip", "no")
    phone.answer("insufficient-lho_called", "no")
    phone.answer("insufficient-replaced", "no")
    phone.answer("insufficient-accepted", "no")
    phone.page.locator("details.talk > summary").click()
    phone.sees("comparable-advice-no-advice")
    phone.answer("insufficient-replacement", "double")
    phone.follow("comparable-desk-compare-both")
    phone.enters("old", "1H", "natural", low="6", H_low="4")
    phone.enters("new", "X", "takeout", low="6", H_low="4", D_low="4")
    phone.page.get_by_role("button", name=phone.say("comparable-desk-compare"), exact=True).click()
    phone.sees("comparable-proposed-yes")
    phone.sees("comparable-ground-within")
    assert sideways(phone.page) == 0
    phone.page.locator(".chosen .answer").click()
    phone.sees("outcome-nothing_further")
    phone.sees("withdrawn-helped", side="offending_side")
    assert sideways(phone.page) == 0
    phone.follow("desk-go-on-review")
    phone.answer("withdrawal-helped", "no")
    phone.answer("withdrawal-could_have_known", "no")
    phone.sees("ruling-complete")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_bid_out_of_rotation_is_ruled_whole_in_italian(opened: Any, script: bool) -> None:
    phone = Phone(opened("/it/", java_script_enabled=script, locale="it"), words("it"))
    phone.find("bid_out_of_rotation")
    phone.answer("rotation-slip", "no")
    phone.answer("rotation-turn", "rho")
    phone.answer("rotation-rho_must_pass", "no")
    phone.answer("rotation-since", "nobody")
    phone.answer("rotation-accepted", "no")
    phone.answer("rotation-rho_action", "acts")
    phone.follow("comparable-desk-compare-both")
    phone.enters("old", "1H", "natural", low="12", high="21", H_low="5")
    phone.enters("new", "X", "takeout", low="11", H_high="2", S_low="4")
    phone.page.get_by_role("button", name=phone.say("comparable-desk-compare"), exact=True).click()
    phone.sees("comparable-proposed-no")
    phone.page.locator(".chosen .answer").click()
    phone.sees("outcome-must_pass_once", who="partner")
    phone.sees("withdrawn-if-lead-forbid", side="offending_side", leader="partner")
    assert sideways(phone.page) == 0
    phone.follow("desk-go-on-lead")
    phone.answer("withdrawal-offender_defends", "yes")
    phone.sees("withdrawn-lead-forbid", leader="partner", by="declarer")
    phone.follow("desk-go-on-review")
    phone.answer("withdrawal-could_have_known", "no")
    phone.sees("ruling-complete")


def test_several_calls_are_compared_in_polish(opened: Any) -> None:
    before = INSUFFICIENT.removesuffix("&insufficient.replacement=double")
    phone = Phone(opened(f"/pl/inquiry/insufficient_bid?{before}"), words("pl"))
    phone.follow("comparable-desk-which")
    phone.enters("old", "1H", "natural", low="6", H_low="4")
    phone.enters("new", "X", "takeout", low="6", H_low="4", D_low="4")
    phone.page.get_by_role("button", name=phone.say("comparable-desk-next"), exact=True).click()
    expect(phone.page.locator(".possible li")).to_have_count(1)
    phone.enters("new", "3D", "preempt", low="5", high="10", D_low="7", H_high="3")
    phone.page.get_by_role("button", name=phone.say("comparable-desk-compare"), exact=True).click()
    phone.sees("comparable-proposed-no")
    expect(phone.page.locator(".possible li")).to_have_count(2)
    expect(phone.page.locator(".possible li").first).to_contain_text(phone.say("comparable-proposed-yes"))
    phone.page.get_by_role("link", name=phone.say("comparable-desk-detail")).click()
    expect(phone.page.get_by_role("heading", name=phone.say("comparable-proposed-yes"))).to_be_visible()
    phone.page.get_by_text(phone.say("comparable-desk-change"), exact=True).click()
    expect(phone.page.locator("#new0-D-low")).to_have_value("4")
    phone.page.locator("#new0-D-low").fill("")
    phone.page.locator("#new0-H-low").fill("2")
    phone.page.get_by_role("button", name=phone.say("comparable-desk-compare"), exact=True).click()
    expect(phone.page.get_by_role("heading", name=phone.say("comparable-proposed-yes"))).to_have_count(0)
    phone.follow("comparable-desk-back")
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text(phone.say("fact-insufficient-replacement"))


@pytest.mark.parametrize("room", ROOMS)
def test_a_page_is_accessible_light_and_dark(opened: Any, rooms: dict[str, str], room: str) -> None:
    language = "en" if room == "wrong" else "pl"
    page = opened("/en/") if room == "wrong" else opened(rooms[room].replace("/en/", f"/{language}/"))
    if room == "wrong":  # a page of status 400 is an error on the console
        page.set_content(page.request.get(rooms[room]).text())
    page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
    page.wait_for_load_state()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways(opened: Any, rooms: dict[str, str], language: str) -> None:
    page = opened("about:blank")
    for room, url in rooms.items():
        if room == "wrong":
            continue
        page.goto(url.replace("/en/", f"/{language}/"))
        page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            assert sideways(page) == 0, (room, width)


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "wrong"])
def test_a_page_weighs_less_than_100_kb(opened: Any, rooms: dict[str, str], room: str) -> None:
    page = opened("about:blank")
    weight = 0

    def weigh(response: Any) -> None:
        nonlocal weight
        weight += len(response.body()) if response.status == 200 else 0

    page.on("response", weigh)
    page.goto(rooms[room], wait_until="networkidle")
    assert 0 < weight < 100_000


@pytest.mark.parametrize("room", ["blank", "comparison", "listed"])
def test_targets_are_large_enough_for_a_thumb(opened: Any, rooms: dict[str, str], room: str) -> None:
    page = opened(rooms[room])
    targets = ".answer, .button, button, .top a, .bottom a, summary, select, input"
    small = page.locator(targets).evaluate_all(
        "all => all.filter(e => e.offsetParent && e.getBoundingClientRect().height < 47.5).map(e => e.outerHTML)"
    )
    assert small == []


def test_the_talk_is_printed_with_its_question(opened: Any, rooms: dict[str, str]) -> None:
    page = opened(rooms["question"])
    page.locator("details.talk > summary").click()
    expect(page.locator("details.talk [data-print]")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_text(words("en")("comparable-advice-not-at-table"))).to_be_visible()
    assert page.pdf(format="A4", prefer_css_page_size=True).count(b"/Type /Page\n") == 1


def test_there_are_places_enough() -> None:
    assert FULLEST.count("&call=") < CANDIDATES
