"""A poll in real browsers: one director and three phones at once, one of them in Polish; with and without script."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from made_polls import SECOND, ask, hand_out, reply
from made_records import as_json, played
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect
from test_desk_browser import PHONE, sideways
from test_polls import rooms

from arbitro.desk.app import create_app
from arbitro.desk.visitor import spoken
from arbitro.language.words import words

KEY = "a-key-for-this-test-only"


@dataclass
class Desk:
    """A locked desk, and a client that has its key."""

    url: str
    client: httpx2.Client
    board: str


@pytest.fixture(scope="module")
def locked_desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A desk that listens to its network, as far as it knows: the director's pages want the key."""
    app = create_app(f"sqlite:///{tmp_path_factory.mktemp('polls') / 'desk.sqlite'}", "0.0.0.0", KEY)
    server = uvicorn.Server(uvicorn.Config(app, port=0, loop="asyncio", log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.02)
    url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    headers = {"authorization": f"Bearer {KEY}"}
    with httpx2.Client(base_url=url, headers=headers, follow_redirects=True) as client:
        file = {"file": ("one.json", as_json(played()))}
        yield Desk(url, client, client.post("/api/records", files=file).json()["boards"][0]["id"])
    server.should_exit = True
    thread.join(10)


@dataclass
class Device:
    """A browser with a memory of its own; `sent` are its requests."""

    page: Page
    context: BrowserContext
    sent: list[Request] = field(default_factory=list)


@pytest.fixture
def device(browser: Browser, locked_desk: Desk) -> Iterator[Callable[..., Device]]:
    """Opens devices; anything on the console of one fails."""
    opened: list[Device] = []
    said: list[str] = []

    def open_(**options: Any) -> Device:
        context = browser.new_context(base_url=locked_desk.url, **{"viewport": PHONE, **options})
        new = Device(context.new_page(), context)
        new.page.on("console", lambda message: said.append(message.text))
        new.page.on("pageerror", lambda error: said.append(str(error)))
        new.page.on("request", lambda request: new.sent.append(request))
        opened.append(new)
        return new

    yield open_
    for one in opened:
        one.context.close()
    assert said == []


def compose(director: Device, board: str) -> str:
    """From the board to the poll, past the warning; gives the path of the shared link."""
    page = director.page
    page.goto(f"/en/record/{board}")
    page.get_by_role("link", name="Ask peers about this board").click()
    page.locator(".moments a").nth(2).click()
    page.get_by_label("The partnership’s methods").fill("Three no trump shows a solid minor. Slow passes are strong.")
    page.get_by_label("Your name for this poll").fill("Table 7")
    page.get_by_role("button", name="Keep the poll").click()
    expect(page.get_by_role("alert")).to_contain_text("Slow")
    page.get_by_label("They are harmless: keep them").check()
    page.get_by_role("button", name="Keep the poll").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Table 7")
    page.get_by_role("link", name="Share").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.locator(".link a").first.inner_text()
    page.get_by_role("link", name="To the answers").click()
    return urlsplit(link).path


def answer(phone: Device, language: str, link: str, chosen: str, also: str = "") -> None:
    """Goes the whole way on a phone, by what a hand would touch."""
    page, say = phone.page, words(language)
    page.goto(link)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("button", name=say("poll-start"), exact=True).tap()
    for _ in range(2):
        expect(page.get_by_role("heading", name=say("poll-what-would-you-do"))).to_have_count(0)
        page.get_by_role("link", name=say("poll-next"), exact=True).tap()
    expect(page.get_by_role("heading", name=say("poll-what-would-you-do"))).to_be_visible()
    assert sideways(page) == 0
    page.locator(f".call[href*='chosen={chosen}']").tap()
    if also:
        page.locator(f".tick:has([value='{also}'])").tap()
        page.get_by_role("button", name=say("poll-these")).tap()
        page.get_by_label(say("poll-close-second")).tap()
    else:
        page.get_by_role("link", name=say("poll-nothing-else"), exact=True).tap()
    page.get_by_label(say("poll-comment")).fill(f"{language} ♠")
    page.get_by_role("button", name=say("poll-send"), exact=True).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("poll-thanks"))


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_director_and_three_phones(device: Callable[..., Device], locked_desk: Desk, script: bool) -> None:
    director = device(viewport={"width": 1280, "height": 900}, java_script_enabled=script)
    director.page.goto(f"/en/?key={KEY}")
    assert urlsplit(director.page.url).query == ""
    link = compose(director, locked_desk.board)
    here = director.page.url
    expect(director.page.get_by_role("status")).to_have_text("No answer counts yet.")

    phones = {
        language: device(locale=f"{language}-{language.upper()}", has_touch=True, java_script_enabled=script)
        for language in ("en", "pl", "it")
    }
    answer(phones["en"], "en", link, "P")
    if not script:
        director.page.get_by_role("link", name="Refresh").click()
    expect(director.page.get_by_role("status")).to_have_text("One answer counts.")
    answer(phones["pl"], "pl", link, "P", also="4S")
    answer(phones["it"], "it", link, "4S")
    if not script:
        director.page.get_by_role("link", name="Refresh").click()
    expect(director.page.get_by_role("status")).to_have_text("3 answers count.")  # it came by itself
    assert director.page.url == here
    assert "2 / 3" in director.page.locator(".tally").inner_text()
    expect(director.page.locator(".replies")).to_contain_text("pl ♠")

    for language, phone in phones.items():  # a second visit says thanks, to the shared link too
        for url in (link, phone.page.url):
            phone.page.goto(url)
            expect(phone.page.get_by_role("heading", level=1)).to_have_text(words(language)("poll-thanks"))
        for url in (here, "/en/", "/en/polls", f"/api/polls/{here.split('/')[-1]}"):
            assert phone.page.request.get(url).status == 403
        for sent in phone.sent:
            assert urlsplit(sent.url).path.startswith(("/p/", "/static/")), sent.url
            assert not sent.all_headers().get("referer")

    drop = director.page.locator(".replies > li").first
    drop.get_by_text("Drop").first.click()
    drop.get_by_label("Why is he no peer?").fill("plays another system")
    drop.get_by_role("button", name="Drop").click()
    expect(director.page.get_by_role("status")).to_have_text("2 answers count. One more was dropped.")
    director.page.get_by_label("Share that must consider it").fill("1/5")
    director.page.get_by_label("Number that must choose it").fill("1")
    director.page.get_by_label("Governing text").select_option("italian")
    director.page.get_by_role("button", name="Set the line").click()
    tally = director.page.locator(".tally")
    expect(tally.locator(".verdict-yes").first).to_have_text(re.compile("Logical alternative"))
    director.page.get_by_role("button", name="Close the poll").click()
    late = device(locale="fr-FR", java_script_enabled=script)
    late.page.goto(link)
    expect(late.page.get_by_role("heading", level=1)).to_have_text(words("fr")("poll-closed-title"))


def test_typing_a_reason_is_not_disturbed_by_answers_that_come_in(
    device: Callable[..., Device], locked_desk: Desk
) -> None:
    asked = ask(locked_desk.client)
    one, two = hand_out(locked_desk.client, asked["id"], 2)
    reply(locked_desk.client, one, "P")
    director = device()
    director.page.goto(f"/en/?key={KEY}")
    director.page.goto(f"/en/poll/{asked['id']}")
    director.page.locator(".replies summary").first.click()
    reason = director.page.get_by_label("Why is he no peer?")
    reason.fill("half a rea")
    reply(locked_desk.client, two, "5H")
    for _ in range(2):
        with director.page.expect_response(lambda response: response.url.endswith("/answers")):
            pass
    expect(reason).to_have_value("half a rea")
    director.page.locator(".replies summary").first.click()
    director.page.get_by_role("heading", level=1).click()
    expect(director.page.get_by_role("status")).to_have_text("2 answers count.")


def test_a_second_question_comes_to_the_phone_that_answered(device: Callable[..., Device], locked_desk: Desk) -> None:
    asked = ask(locked_desk.client)
    (link,) = hand_out(locked_desk.client, asked["id"])
    reply(locked_desk.client, link, "P", "pl", also={"5H": "equal"})
    phone = device(locale="pl-PL", has_touch=True)
    phone.page.goto(link)
    expect(phone.page.get_by_role("link", name="Jeszcze jedno pytanie")).to_have_count(0)
    director = device()
    director.page.goto(f"/en/?key={KEY}")
    director.page.goto(f"/en/poll/{asked['id']}")
    director.page.get_by_role("link", name="Ask what the information suggests").click()
    director.page.get_by_label("What was made available").fill(SECOND["information"])
    director.page.get_by_role("button", name="Keep the poll").click()
    director.page.get_by_text("Put it to one who answered the first question").click()
    director.page.get_by_role("button", name="Ask them").click()
    phone.page.reload()
    phone.page.get_by_role("link", name="Jeszcze jedno pytanie").tap()
    phone.page.get_by_role("link", name="Zaczynamy").tap()
    for _ in range(8):
        phone.page.get_by_role("link", name="Dalej", exact=True).tap()
    expect(phone.page.get_by_text(SECOND["information"])).to_be_visible()
    phone.page.locator(".tick:has([value='5H'])").tap()
    phone.page.get_by_role("button", name="Dalej z tymi").tap()
    phone.page.locator(".tick:has([value='P'])").tap()
    phone.page.get_by_role("button", name="Dalej z tymi").tap()
    phone.page.get_by_role("button", name="Wyślij").tap()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Dziękujemy")
    expect(director.page.locator(".tally")).to_contain_text("over Pass")


@pytest.fixture(scope="module")
def known(locked_desk: Desk) -> dict[str, dict[str, str]]:
    return {language: rooms(locked_desk.client, language, locked_desk.board) for language in spoken()}


def test_the_pages_are_accessible_light_and_dark(
    device: Callable[..., Device], known: dict[str, dict[str, str]]
) -> None:
    page = device().page
    page.goto(f"/en/?key={KEY}")
    for name, url in known["en"].items():
        page.goto(url)
        page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            found = Axe().run(page)
            assert found.violations_count == 0, f"{name}, {theme}: {found.generate_report()}"


@pytest.mark.parametrize("language", spoken())
def test_no_page_scrolls_sideways_and_targets_fit_a_thumb(
    device: Callable[..., Device], known: dict[str, dict[str, str]], language: str
) -> None:
    page = device().page
    page.goto(f"/en/?key={KEY}")
    fields = "main select, main input:not([type=checkbox], [type=radio], [type=hidden])"
    targets = f"main .button, main button, .call, .grade, .check, {fields}"
    for name, url in known[language].items():
        page.goto(url)
        page.locator("details").evaluate_all("all => all.forEach(e => e.open = true)")
        for width in (1280, 360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            assert sideways(page) == 0, (name, width)
        small = page.locator(targets).evaluate_all(
            "all => all.filter(e => e.offsetParent && e.getBoundingClientRect().height < 47.5).map(e => e.outerHTML)"
        )
        assert small == [], name


def test_a_pollees_page_is_light(device: Callable[..., Device], known: dict[str, dict[str, str]]) -> None:
    one = device()
    weight = 0

    def weigh(response: Any) -> None:
        nonlocal weight
        weight += len(response.body()) if response.status == 200 else 0

    one.page.on("response", weigh)
    one.page.goto(known["pl"]["choose"], wait_until="networkidle")
    assert 0 < weight < 60_000
    assert not [sent for sent in one.sent if sent.resource_type == "script"]
