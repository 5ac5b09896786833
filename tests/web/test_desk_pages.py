"""The pages without a browser: every room, every language, every refusal, and what an address promises."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urlsplit

import pytest
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st
from made_records import Kept, as_json, played

from arbitro.desk.visitor import spoken
from arbitro.laws.profile import EDITIONS

LANGUAGES = spoken()
START = "/en/inquiry/revoke?edition=LDB2017"
TO_TRICKS = "&revoke.limb=suit_led&revoke.noticed=during_play&revoke.offender=defender&revoke.since=led_or_played"
RULED = f"{START}{TO_TRICKS}&revoke.exceptions=&revoke.trick_won_by=offender"


class Page(HTMLParser):
    """Links, headings and text of a page; stray or unclosed elements fail."""

    VOID = frozenset(("meta", "link", "input", "br"))

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.hidden: list[tuple[str, str]] = []
        self.tags: list[str] = []
        self.text = ""
        self.feed(source)
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        said = dict(attrs)
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "a":
            self.links.append(said["href"] or "")
        if "id" in said:
            self.ids.append(said["id"] or "")
        if said.get("type") == "hidden":
            self.hidden.append((said["name"] or "", said["value"] or ""))
        assert not any(name.startswith("on") or name == "style" for name in said), "inline script or style"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(client: TestClient, url: str, status: int = 200) -> Page:
    answer = client.get(url)
    assert answer.status_code == status, answer.text[:300]
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert len(answer.content) < 100_000
    page = Page(answer.text)
    assert page.tags.count("h1") == 1
    assert page.tags.count("main") == 1
    assert len(page.ids) == len(set(page.ids)), "an id twice"
    return page


def rooms(language: str, kept: Kept) -> dict[str, str]:
    own = START.replace("/en/", f"/{language}/")
    record = f"{own}&record={kept.board}&event={kept.event}"
    return {
        "home": f"/{language}/",
        "triage": f"/{language}/triage",
        "triage call": f"/{language}/triage?what=call&slip=no",
        "found": f"/{language}/?q=pas",
        "question": own,
        "checklist": own + TO_TRICKS,
        "change": f"{own}{TO_TRICKS}&revoke.exceptions=&change=revoke.exceptions",
        "ruling": RULED.replace("/en/", f"/{language}/"),
        "read": RULED.replace("/en/", f"/{language}/") + "&view=read",
        "record": record,
        "record ruling": f"{record}&revoke.noticed=after_play&revoke.exceptions=&stage=end_of_play",
        "laws": f"/{language}/laws",
        "laws 2007": f"/{language}/laws?edition=LDB2007",
        "law": f"/{language}/law/64A1",
        "law 2007": f"/{language}/law/64C?edition=LDB2007",
        "chart": f"/{language}/chart/revoke",
        "file": f"/{language}/record/{kept.file}",
        "all boards": f"/{language}/record/{kept.file}?all=1",
        "board": f"/{language}/record/{kept.board}",
        "information": f"/{language}/record/{kept.board}/information?at=30",
        "settings": f"/{language}/settings?saved",
    }


ROOMS = tuple(rooms("en", Kept("", 0, "")))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_opens_in_every_language(client: TestClient, kept: Kept, language: str, room: str) -> None:
    url = rooms(language, kept)[room]
    page = read(client, url)
    assert f'<html lang="{language}"' in client.get(url).text
    assert not [link for link in page.links if not link.startswith(("/", "?", "#"))]


@pytest.mark.parametrize("room", ROOMS)
def test_every_link_leads_somewhere(client: TestClient, kept: Kept, room: str) -> None:
    url = rooms("en", kept)[room]
    page = read(client, url)
    for link in dict.fromkeys(page.links):
        if link.startswith("#"):
            assert link[1:] in page.ids
        else:
            target = link if link.startswith("/") else urlsplit(url).path + link
            assert client.get(target).status_code == 200, target


REFUSED = {
    "/xx/": 404,
    "/en/nowhere": 404,
    "/nowhere/at/all": 404,
    "/en/law/999": 404,
    "/en/law/banana": 404,
    "/en/law/64A1?edition=LDB1875": 400,
    "/en/laws?ref=banana": 400,
    "/en/chart/banana": 404,
    "/en/record/banana": 404,
    "/en/inquiry/revok?edition=LDB2017": 404,
    "/en/inquiry/revoke?edition=LDB2019": 400,
    f"{START}&revoke.limb=banana": 400,
    f"{START}&revoke.limbo=suit_led": 400,
    f"{START}&revoke.trick_twelve=maybe": 400,
    f"{START}&revoke.exceptions=revoke.limb": 400,
    f"{START}&regulations=FIFA": 400,
    f"{START}&stage=tomorrow": 400,
    f"{START}&with=xx": 400,
    f"{START}&view=upside-down": 400,
    f"{START}&estimate=14": 400,
    f"{START}&estimate=-1": 400,
    f"{START}&change=nothing": 400,
    f"{START}&record=banana&event=3": 404,
    START + "&revoke.limb=suit_led" * 300: 413,
}


@pytest.mark.parametrize(("url", "status"), REFUSED.items())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_refused_in_words_with_a_way_back(
    client: TestClient, language: str, url: str, status: int
) -> None:
    page = read(client, url.replace("/en/", f"/{language}/"), status)
    assert any(re.fullmatch(r"/\w\w/", link) for link in page.links)


def test_an_event_that_is_not_irregular_is_refused(client: TestClient, kept: Kept) -> None:
    read(client, f"{START}&record={kept.board}&event=1", 404)
    read(client, f"{START}&record={kept.file}&event=1", 404)


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch"])
def test_a_method_that_is_not_offered_is_refused(client: TestClient, method: str) -> None:
    assert getattr(client, method)("/en/").status_code == 405


KEYS = ("revoke.limb", "stage", "record", "event", "tick", "checklist", "change", "estimate", "with", "edition")
QUERY = st.lists(st.tuples(st.sampled_from(KEYS) | st.text(max_size=8), st.text(max_size=12)), max_size=5)


@given(QUERY)
@settings(max_examples=150)
def test_no_query_breaks_an_inquiry(client: TestClient, query: list[tuple[str, str]]) -> None:
    assert client.get("/en/inquiry/revoke", params=[("edition", "LDB2017"), *query]).status_code < 500


# ----------------------------------------------------------------------------------------------- the address


def test_the_door_follows_cookie_then_accept_language(client: TestClient) -> None:
    last = LANGUAGES[-1]
    asked = {"accept-language": f"xx, {last}-FR;q=0.8, en;q=0.3"}
    assert client.get("/", headers=asked, follow_redirects=False).headers["location"] == f"/{last}/"
    cookie = {"cookie": "language=en", **asked}
    assert client.get("/", headers=cookie, follow_redirects=False).headers["location"] == "/en/"
    assert client.get("/", headers={"accept-language": ";q=x"}).status_code == 200


def test_an_address_without_edition_is_completed_from_the_settings(client: TestClient) -> None:
    cookies = {"cookie": "edition=LDB2007; regulations=FFB; with=nonsense"}
    answer = client.get("/en/inquiry/revoke?revoke.limb=unable", headers=cookies, follow_redirects=False)
    query = parse_qsl(urlsplit(answer.headers["location"]).query)
    assert query == [("edition", "LDB2007"), ("regulations", "FFB"), ("revoke.limb", "unable")]


def test_a_ticked_checklist_leads_to_the_address_that_a_link_would(client: TestClient) -> None:
    form = f"{START}{TO_TRICKS}&checklist=revoke.exceptions&tick=revoke.trick_twelve&tick=revoke.other_side_too"
    answer = client.get(form, follow_redirects=False)
    assert answer.headers["location"] == (
        f"{START}{TO_TRICKS}&revoke.exceptions=revoke.trick_twelve,revoke.other_side_too"
    )
    empty = client.get(f"{START}{TO_TRICKS}&checklist=revoke.exceptions", follow_redirects=False)
    assert empty.headers["location"] == f"{START}{TO_TRICKS}&revoke.exceptions="


def test_the_checklist_form_holds_every_answer(client: TestClient) -> None:
    page = read(client, START + TO_TRICKS)
    assert page.hidden == [*parse_qsl(urlsplit(START + TO_TRICKS).query), ("checklist", "revoke.exceptions")]


def test_changing_an_answer_keeps_the_rest_and_the_transcript(client: TestClient) -> None:
    page = read(client, f"{RULED}&change=revoke.offender")
    changed = next(link for link in page.links if link.endswith("revoke.offender=dummy"))
    after = read(client, changed)
    assert "Withdrawn answers" in after.text
    assert "No trick is transferred" in after.text
    assert "change" not in dict(parse_qsl(urlsplit(changed).query))


def test_changing_a_checklist_answers_only_what_was_asked(client: TestClient) -> None:
    before = read(client, RULED)
    same = read(client, f"{RULED}&revoke.exceptions=")
    assert before.text.split("Answered so far")[1].split("Withdrawn")[0].split() == (
        same.text.split("Answered so far")[1].split("Withdrawn")[0].split()
    )
    ticked = read(client, f"{RULED}&revoke.exceptions=revoke.trick_twelve")
    assert "It was on the twelfth trick" in ticked.text


def test_back_takes_the_last_answer_away(client: TestClient) -> None:
    page = read(client, f"{RULED}&stage=end_of_play")
    assert RULED in page.links
    assert "data-back" not in client.get(START).text


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ruling_cites_paragraphs_of_its_own_edition(client: TestClient, edition: str) -> None:
    page = read(client, RULED.replace("LDB2017", edition))
    cited = [link for link in page.links if "/law/" in link]
    assert cited
    assert all(link.endswith(f"?edition={edition}") for link in cited)


@pytest.mark.skipif(len(LANGUAGES) < 2, reason="one language only")
def test_two_languages_stand_side_by_side(client: TestClient) -> None:
    second = LANGUAGES[1]
    for view in ("", "&view=read"):
        source = client.get(f"{RULED}&with={second}{view}").text
        assert source.count(f'lang="{second}" class="second"') > 3


# ------------------------------------------------------------------------------------------------- law book


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_encoded_paragraph_has_a_page(client: TestClient, edition: str) -> None:
    statuses = client.get(f"/api/laws?edition={edition}").json()["paragraphs"]
    longest = LANGUAGES[-1]
    for ref in [ref for ref, status in statuses.items() if status != "not_yet"]:
        assert ref in read(client, f"/{longest}/law/{ref}?edition={edition}").text


def test_a_paragraph_is_found_however_it_is_written(client: TestClient) -> None:
    for written in ("64a1", "L64A1", "64 A 1"):
        assert client.get(f"/en/law/{written}").url.path == "/en/law/64A1"
    assert client.get("/en/laws?ref=64c2a").url.path == "/en/law/64C2(a)"


def test_search_finds_a_kind_by_its_words_and_a_paragraph_by_its_number(client: TestClient) -> None:
    assert "/en/law/64A1?edition=LDB2017" in read(client, "/en/?q=64a1").links
    assert any("inquiry/revoke?" in link for link in read(client, "/en/?q=follow suit").links)
    assert not any("/inquiry/" in link for link in read(client, "/en/?q=xylophone").links)
    assert "<b>" not in client.get("/en/?q=<b>").text


# -------------------------------------------------------------------------------------------------- records


def test_a_board_leads_to_an_inquiry_that_asks_only_what_the_record_does_not_hold(
    client: TestClient, kept: Kept
) -> None:
    board = read(client, f"/en/record/{kept.board}")
    link = next(link for link in board.links if "/inquiry/revoke" in link)
    first = read(client, link)
    assert "from the record" in first.text
    assert "Who revoked?" not in first.text


def test_an_estimate_replaces_double_dummy(client: TestClient, kept: Kept) -> None:
    ruling = (
        f"{START}&record={kept.board}&event={kept.event}&revoke.noticed=after_play&revoke.exceptions=&stage=end_of_play"
    )
    assert "by your estimate: declarer has 11 tricks" in read(client, f"{ruling}&estimate=11").text


def test_a_file_lists_its_irregular_boards_and_says_when_there_is_none(client: TestClient, kept: Kept) -> None:
    page = read(client, f"/en/record/{kept.file}")
    assert "12 boards read. 3 of them are irregular." in page.text
    boards = {link for link in page.links if link.startswith("/en/record/")} - {f"/en/record/{kept.file}"}
    assert len(boards) == 3
    every = {link.split("?")[0] for link in read(client, f"/en/record/{kept.file}?all=1").links}
    assert sum(link.startswith("/en/record/") for link in every) == 12 + 1
    clean = client.post("/en/records", files={"file": ("a", as_json(played(3, 3, None), played(5, 5, None)))})
    assert "Nothing is irregular in them" in clean.text


def test_a_record_can_be_pasted(client: TestClient) -> None:
    answer = client.post("/en/records", data={"text": as_json(played()).decode()})
    assert answer.status_code == 200
    assert "Board 1" in answer.text


@pytest.mark.parametrize("content", [b"", b"hello", b"\0\1\2", b"{}", b"[" * 10_000, b"{" * 100_000])
def test_a_file_that_is_no_record_is_refused_in_words(client: TestClient, content: bytes) -> None:
    answer = client.post("/en/records", files={"file": ("<b>.pbn", content)})
    assert answer.status_code == 400
    assert "<b>" not in answer.text


def test_a_file_without_a_board_says_what_was_not_understood(client: TestClient) -> None:
    content = b'{"board": {"number": 0}}\n{"deal": 1}'
    errors = client.post("/api/records", files={"file": ("a.json", content)}).json()["errors"]
    assert [error["code"] for error in errors] == ["file-no-boards", "json-range", "json-missing"]
    assert [error["where"] for error in errors] == ["a.json", "line 1", "line 2"]
    assert "line 2" in client.post("/en/records", data={"text": content.decode()}).text


def test_nothing_sent_is_refused(client: TestClient) -> None:
    assert client.post("/en/records", data={"text": " "}).status_code == 400
    assert client.post("/en/records", content=b"x", headers={"content-type": "text/plain"}).status_code == 400
    broken = {"content-type": "multipart/form-data; boundary=x"}
    assert client.post("/en/records", content=b"--y", headers=broken).status_code == 400


def test_too_much_is_refused_however_it_is_declared(client: TestClient) -> None:
    declared = {"content-length": str(60 << 20), "content-type": "multipart/form-data; boundary=x"}
    assert client.post("/en/records", content=b"", headers=declared).status_code == 413

    def endless() -> Iterator[bytes]:
        yield b'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
        for _ in range(52):
            yield b"x" * (1 << 20)

    headers = {"content-type": "multipart/form-data; boundary=x"}
    assert client.post("/en/records", content=endless(), headers=headers).status_code == 413
    assert client.post("/api/inquiries", content=b" " * (2 << 20)).status_code == 413


def test_a_foreign_page_cannot_send_anything(client: TestClient) -> None:
    headers = {"sec-fetch-site": "cross-site"}
    assert client.post("/en/settings", data={"theme": "dark"}, headers=headers).status_code == 403
    assert client.post("/api/inquiries", json={"kind": "revoke"}, headers=headers).status_code == 403
    assert client.get("/en/", headers=headers).status_code == 200


# ------------------------------------------------------------------------------------------------- settings


def test_settings_are_kept_in_cookies_and_followed(client: TestClient) -> None:
    said = {"theme": "dark", "edition": "LDB2007", "keys": "off", "language": LANGUAGES[0], "with": ""}
    answer = client.post("/en/settings", data=said)
    try:
        assert 'data-theme="dark" data-keys="off"' in answer.text
        assert any("edition=LDB2007" in link for link in read(client, "/en/").links)
    finally:
        client.cookies.clear()


@pytest.mark.parametrize("said", [{"theme": "purple"}, {"nonsense": "1"}, {"edition": ""}])
def test_a_setting_that_does_not_exist_is_refused(client: TestClient, said: dict[str, str]) -> None:
    assert client.post("/en/settings", data=said).status_code == 400
    assert not client.cookies


def test_cookies_that_are_no_settings_are_passed_over(client: TestClient) -> None:
    cookies = {"cookie": "theme=purple; edition=1; language=xx; with=zz; regulations=<b>"}
    assert 'data-theme="auto"' in client.get("/en/", headers=cookies).text
