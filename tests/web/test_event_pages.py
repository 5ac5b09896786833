"""The event room without a browser: what is asked, shown, decided, refused, and handed out."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st
from made_cases import Desk
from made_records import Kept
from opened_events import NAMES, as_csv, as_usebio
from test_desk_pages import read

from arbitro.desk.event_draft import law_of
from arbitro.desk.visitor import spoken
from arbitro.event import AdjustmentKind
from arbitro.language.words import words
from arbitro.laws.profile import edition as edition_of

LANGUAGES = spoken()
FORM = {"method": "matchpoints", "regulations": "club", "edition": "LDB2017", "seen": "0"}
WEIGHTED = {"kind": "weighted", "w1": "60", "r1": "4♠ N =", "w2": "40", "r2": "4♠ N −1"}
GROUND = {"law": "12C1(c)", "reason": "Misinformation: the game would often be bid.", "seen": "1"}


def opened(client: Any, language: str = "en", content: bytes | None = None, **form: str) -> str:
    """The address of an event that is set up."""
    file = {"file": ("cup.csv", content or as_csv(form=None))}
    answer = client.post(f"/{language}/event", files=file)
    assert answer.url.path.endswith("/setup"), answer.text[:500]
    base: str = answer.url.path.removesuffix("/setup")
    answer = client.post(f"{base}/setup", data=FORM | form)
    assert answer.status_code == 200
    return base


def draft(base: str, board: int = 7, pair: str = "3", **fields: str) -> str:
    query = "&".join(f"{k}={v}" for k, v in ({"pair": pair} | fields).items())
    return f"{base}/board/{board}/adjust?{query.replace('+', '%2B')}"


def accept(client: Any, base: str, board: int = 7, pair: str = "3", **fields: str) -> Any:
    return client.post(f"{base}/board/{board}/adjust", data={"pair": pair} | WEIGHTED | GROUND | fields)


@pytest.fixture(scope="module")
def event(client: TestClient) -> str:
    """An event with one adjusted score, on board 7."""
    base = opened(client)
    assert accept(client, base).url.path == f"{base}/entry/2"
    return base


def rooms(base: str) -> dict[str, str]:
    return {
        "event": base,
        "set up again": f"{base}/setup",
        "board": f"{base}/board/7",
        "table": f"{base}/board/7?pair=3",
        "kinds": draft(base),
        **{f"form {kind}": draft(base, kind=str(kind)) for kind in AdjustmentKind},
        "before and after": draft(base, 8, **WEIGHTED, show="1"),
        "decided": f"{base}/entry/2",
        "check": f"{base}/check",
        "export": f"{base}/export",
        "losses": f"{base}/export?format=pbn",
    }


ROOMS = tuple(rooms(""))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_opens_in_every_language(client: TestClient, event: str, language: str, room: str) -> None:
    page = read(client, rooms(event.replace("/en/", f"/{language}/"))[room])
    assert not [link for link in page.links if not link.startswith(("/", "?", "#"))]


@pytest.mark.parametrize("room", ROOMS)
def test_every_link_leads_somewhere(client: TestClient, event: str, room: str) -> None:
    url = rooms(event)[room]
    for link in dict.fromkeys(read(client, url).links):
        if not link.startswith("#"):
            target = link if link.startswith("/") else urlsplit(url).path + link
            assert client.get(target).status_code == 200, target


# ---------------------------------------------------------------------------------------------- open, set up


def test_the_room_remembers_what_was_opened_in_this_browser(client: TestClient) -> None:
    base = opened(client)
    assert base in read(client, "/en/event").links
    client.cookies.clear()
    assert base not in read(client, "/en/event").links


def test_the_same_file_opened_twice_has_two_journals(client: TestClient) -> None:
    first, second = opened(client), opened(client)
    assert first != second
    accept(client, first)
    assert "Adjusted scores" not in read(client, second).text


def test_an_event_can_be_pasted(client: TestClient) -> None:
    answer = client.post("/en/event", data={"text": as_csv().decode()})
    assert "108 results on 12 boards read" in answer.text


@pytest.mark.parametrize("content", [b"", b"hello", b"\0\1\2", b"<USEBIO>", b"PK\3\4", b"board,ns,ew\n"])
def test_a_file_that_holds_no_event_is_refused_in_words(client: TestClient, content: bytes) -> None:
    answer = client.post("/en/event", files={"file": ("<b>.csv", content)})
    assert answer.status_code == 400
    assert "<b>" not in answer.text


def test_a_file_that_is_too_large_is_one_error(client: TestClient) -> None:
    def endless() -> Iterator[bytes]:
        yield b'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
        for _ in range(52):
            yield b"x" * (1 << 20)

    headers = {"content-type": "multipart/form-data; boundary=x"}
    assert client.post("/en/event", content=endless(), headers=headers).status_code == 413


def test_what_the_file_does_not_say_is_asked_and_not_guessed(client: TestClient) -> None:
    base = client.post("/en/event", files={"file": ("a.csv", as_csv(form=None))}).url.path.removesuffix("/setup")
    assert client.get(base).url.path == f"{base}/setup"
    for sent in ({"seen": "0"}, {"seen": "0", "regulations": "club"}, {"seen": "0", "method": "butler"}):
        assert client.post(f"{base}/setup", data=sent).status_code == 400
    assert '<option value="matchpoints" selected>' not in client.get(f"{base}/setup").text


def test_a_form_of_scoring_that_the_file_states_is_not_asked(client: TestClient) -> None:
    base = opened(client, content=as_usebio(), method="")
    assert "Matchpoints · Our proposal for a club" in read(client, base).text


def test_options_that_are_open_are_asked_on_one_page_with_paragraph_and_sources(client: TestClient) -> None:
    base = opened(client, regulations="PZBS")
    url = draft(base, kind="artificial", ns="A+", ew="A-", show="1")
    asked = read(client, url)
    assert "What the regulations leave open" in asked.text
    assert "Neuberg" in asked.text
    assert "EBU, forums.ebu.co.uk" in asked.text
    assert any("/law/78A" in link for link in asked.links)
    source = client.get(url).text
    names = set(re.findall(r'name="(opt\.[\w-]+)"', source))
    assert {"opt.uneven-artificial", "opt.artificial-entry"} <= names
    assert "checked" not in source
    filled = client.get(client.get(url).url.path + next(link for link in asked.links if "fill=club" in link)).text
    chosen = dict(re.findall(r'name="(opt\.[\w-]+)" value="([^"]*)" required checked', filled))
    chosen |= dict(re.findall(r'<select name="(opt\.[\w-]+)".*?<option value="([^"]*)" selected', filled))
    assert set(chosen) == names
    done = client.post(f"{base}/setup", data=dict(asked.hidden) | chosen)
    assert done.url.path == f"{base}/board/7/adjust"
    assert "Before and after" in done.text


def test_what_was_not_understood_is_listed_with_its_place(client: TestClient) -> None:
    content = Path(__file__).parent.parent.joinpath("files/events/club.csv").read_bytes()
    page = client.post("/en/event", files={"file": ("club.csv", content)})
    assert "parts of the file were not understood" in page.text
    assert "line 10" in page.text


# ----------------------------------------------------------------------------------------------- adjusted score


def test_a_board_shows_its_frequencies_and_how_a_score_came_about(client: TestClient, event: str) -> None:
    page = read(client, f"{event}/board/7?pair=3")
    assert "9 results compared" in page.text
    assert "Result 1 of the weighted score" in page.text
    assert page.tags.count("svg") > 5


@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({"kind": "single", "score": "4♠ N +1"}, "4♠\ufe0e N +1"),
        ({"kind": "split", "ns": "+420", "ew": "−100"}, "N–S: +420; E–W: −100"),
        (WEIGHTED, "60% 4♠\ufe0e N = + 40% 4♠\ufe0e N −1"),
        ({"kind": "artificial", "ns": "A+", "ew": "other", "ew_other": "45"}, "N–S: average plus; E–W: 45%"),
        (
            {"kind": "self-inflicted", "offenders": "EW", "rectified": "+620", "unharmed": "+170"},
            "without the infraction +620, without its own error +170",
        ),
        ({"kind": "not-played"}, "Not played"),
    ],
)
def test_every_kind_of_score_is_shown_before_and_after(
    client: TestClient, event: str, fields: dict[str, str], shown: str
) -> None:
    page = read(client, draft(event, 8 if "split" in fields.values() else 7, "4", **fields, show="1"))
    assert shown.replace("\ufe0e", "") in page.text.replace("\xa0", " ").replace("\ufe0e", "")
    assert "In the ranking" in page.text


def test_a_contract_may_be_written_as_the_language_does(client: TestClient) -> None:
    base = opened(client, "fr")
    page = read(client, draft(base, 8, kind="single", score="3SA O -1", show="1"))
    assert "3SA\xa0O\xa0−1" in page.text


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"kind": "banana"},
        {"kind": "single"},
        {"kind": "single", "score": "banana"},
        {"kind": "weighted", "w1": "60", "r1": "4♠ N ="},
        {"kind": "weighted", "w1": "60", "r1": "4♠ N =", "w2": "50", "r2": "4♠ N −1"},
        {"kind": "weighted", "r1": "4♠ N ="},
        {"kind": "weighted", "w1": "100", "r1": "4♠ N =", "x1": "1"},
        {"kind": "artificial", "ns": "A+", "ew": "other", "ew_other": "140"},
        {"kind": "artificial", "ns": "A+"},
        {"kind": "self-inflicted", "rectified": "+620", "unharmed": "+170"},
        {"kind": "split", "ns": "+615", "ew": "−100"},
    ],
)
def test_a_score_that_cannot_be_is_refused_with_the_form_as_it_was(
    client: TestClient, event: str, fields: dict[str, str]
) -> None:
    page = read(client, draft(event, 7, "4", **fields, show="1"), 400)
    assert page.text
    answer = client.post(f"{event}/board/7/adjust", data={"pair": "4"} | fields | GROUND)
    assert answer.status_code == 400
    assert "Adjusted scores" in read(client, event).text


def test_more_results_keep_what_was_typed(client: TestClient, event: str) -> None:
    source = client.get(draft(event, **WEIGHTED, more="1")).text
    assert source.count("data-weight") == 5
    assert 'name="r2" value="4♠ N −1"' in source


def test_a_warning_says_its_sums(client: TestClient, event: str) -> None:
    page = read(client, draft(event, 8, **WEIGHTED, offenders="NS", without="−200", show="1"))
    assert "The offending side would have" in page.text
    assert any("/law/12B1" in link for link in page.links)


def test_an_accepted_score_has_ground_paragraph_and_time_and_moves_the_ranking(client: TestClient) -> None:
    base = opened(client)
    before = read(client, base).text
    entry = accept(client, base)
    assert "Misinformation: the game would often be bid." in entry.text
    assert "/en/law/12C1%28c%29" in entry.text or "/en/law/12C1(c)" in entry.text
    assert re.search(r"Accepted \d\d? \w+ \d{4}, \d\d:\d\d", entry.text)
    after = read(client, base).text
    assert "60%" in after
    assert before != after


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_accepted_score_is_linked_with_a_case_both_ways(client: TestClient, language: str) -> None:
    desk = Desk(client, language)
    same, other, closed = desk.open(board="7"), desk.open(board="9"), desk.open("edition=LDB2017", "", board="7")
    desk.write(closed, "ruled", laws="12C1(c)", grounds="x", appeal_minutes="30")
    desk.write(closed, "explained")
    desk.write(closed, "closed")
    path = accept(client, opened(client, language), board=7).url.path
    said = client.get(path).text
    open_ = [int(number) for number in re.findall(rf'action="/{language}/case/(\d+)/entry"', said)]
    assert open_[0] == same
    assert other in open_
    assert closed not in open_
    [form] = re.findall(rf'<form action="/{language}/case/{same}/entry".*?</form>', said)
    sent = {name: html.unescape(value) for name, value in re.findall(r'name="(\w+)" value="([^"]*)"', form)}
    assert not any(name in value for name in NAMES for value in sent.values())  # a case keeps names apart
    answer = client.post(f"/{language}/case/{same}/entry", data=sent)
    assert answer.url.path == f"/{language}/case/{same}"
    assert f'href="{path}"' in answer.text
    after = client.get(path).text
    assert f'href="/{language}/case/{same}"' in after
    assert f'action="/{language}/case/{same}/entry"' not in after
    assert f'href="/{language}/event"' in client.get(f"/{language}/case/{other}").text


@pytest.mark.parametrize(
    ("edition", "kind", "law"),
    [
        ("LDB2017", "split", "12C1(e)"),
        ("LDB2007", "split", "12C1(e)"),
        ("LDB2017", "self-inflicted", "12C1(e)"),
        ("LDB2007", "self-inflicted", "12C1(b)"),
        ("LDB2017", "weighted", "12C1(c)"),
        ("LDB2017", "artificial", "12C2(a)"),
    ],
)
def test_the_paragraph_offered_is_that_of_the_edition(edition: str, kind: str, law: str) -> None:
    assert law_of(AdjustmentKind(kind), edition) == law
    statuses = edition_of(edition).statuses
    assert all(law_of(each, edition) in statuses for each in AdjustmentKind)


@pytest.mark.parametrize(("law", "reason"), [("", "x"), ("banana", "x"), ("12C1(c)", " ")])
def test_without_ground_or_paragraph_nothing_is_accepted(client: TestClient, law: str, reason: str) -> None:
    base = opened(client)
    answer = accept(client, base, law=law, reason=reason)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert "Before" in answer.text
    assert "Adjusted scores" not in read(client, base).text


def test_what_somebody_else_decided_meanwhile_must_be_looked_at_first(client: TestClient) -> None:
    base = opened(client)
    accept(client, base)
    late = accept(client, base, pair="4")
    assert late.status_code == 409
    assert 'name="seen" value="2"' in late.text
    assert accept(client, base, pair="4", seen="2").status_code == 200


def test_taking_back_is_an_entry_too_and_the_page_of_the_decision_stays(client: TestClient) -> None:
    base = opened(client)
    before = read(client, base).text
    accept(client, base)
    shown = read(client, f"{base}/entry/2").text
    assert client.post(f"{base}/entry/2", data={"reason": " ", "seen": "2"}).status_code == 400
    undone = client.post(f"{base}/entry/2", data={"reason": "On appeal.", "seen": "2"})
    assert "Taken back. The earlier score counts again." in undone.text
    assert "On appeal." in undone.text
    page = read(client, f"{base}/entry/2").text
    assert page.split("On the board")[1].split("Take back")[0][:300] == shown.split("On the board")[1][:300]
    ranking = before.split("Ranking:")[1:]
    assert read(client, base).text.split("Ranking:")[1:] == ranking
    assert client.post(f"{base}/entry/2", data={"reason": "x", "seen": "3"}).status_code == 409


# -------------------------------------------------------------------------------------------- export, ruling


@pytest.mark.parametrize("format_", ["usebio", "pbn", "csv", "xlsx", "data-connector"])
def test_losses_stand_on_the_page_before_the_file_is_fetched(client: TestClient, event: str, format_: str) -> None:
    page = read(client, f"{event}/export?format={format_}&names=other")
    assert ("Nothing is lost." in page.text) != ("60% 4SN=10" in page.text or "weighted" in page.text)
    file = client.get(next(link for link in page.links if "/file?" in link))
    assert file.status_code == 200
    assert b"Kowalska" not in file.content
    again = client.post("/en/event", files={"file": ("again", file.content)})
    assert "108 results on 12 boards read" in again.text


def test_a_ruling_leads_to_the_table_of_an_event(client: TestClient, kept: Kept) -> None:
    ruling = (
        f"/en/inquiry/revoke?edition=LDB2017&record={kept.board}&event={kept.event}"
        "&revoke.noticed=after_play&revoke.exceptions=&stage=end_of_play"
    )
    link = next(link for link in read(client, ruling).links if link.startswith("/en/event?"))
    assert "board=1" in link
    base = opened(client)
    room = read(client, link)
    onward = next(found for found in room.links if found.startswith(f"{base}?"))
    board = next(found for found in read(client, onward).links if "/board/1?" in found)
    assert "From a ruling: board 1" in read(client, board).text
    table = read(client, f"{board}&pair=3")
    form = next(found for found in table.links if "/adjust?" in found)
    assert "kind=single" in form
    assert 'value="3NT\xa0' in client.get(form).text


# --------------------------------------------------------------------------------------------- what is refused

REFUSED = {
    "/en/event/banana": 404,
    "/en/event/banana/board/7": 404,
    "{}/board/99": 404,
    "{}/board/banana": 404,
    "{}/board/7?pair=banana": 400,
    "{}/board/7/adjust": 400,
    "{}/board/7/adjust?pair=banana": 400,
    "{}/entry/9": 404,
    "{}/entry/1": 404,
    "{}/entry/banana": 404,
    "{}/export?format=banana": 400,
    "{}/export?format=csv&names=banana": 400,
    "{}/file": 400,
}


@pytest.mark.parametrize(("url", "status"), REFUSED.items())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_refused_in_words(
    client: TestClient, event: str, language: str, url: str, status: int
) -> None:
    page = read(client, url.format(event).replace("/en/", f"/{language}/"), status)
    assert words(language)("desk-error-title") in page.text


KEYS = (
    "pair",
    "kind",
    "score",
    "w1",
    "r1",
    "x1",
    "ns",
    "ew",
    "ns_other",
    "offenders",
    "without",
    "show",
    "more",
    "page",
)
VALUES = st.sampled_from(["3", "single", "weighted", "artificial", "A+", "other", "4SN=", "60", "1"]) | st.text(
    max_size=9
)
QUERY = st.lists(st.tuples(st.sampled_from(KEYS), VALUES), max_size=7)


@given(QUERY)
@settings(max_examples=150)
def test_no_query_breaks_a_page(client: TestClient, event: str, query: list[tuple[str, str]]) -> None:
    for page in ("", "/board/7", "/board/7/adjust", "/setup", "/export"):
        assert client.get(event + page, params=query).status_code < 500
    assert client.post(f"{event}/board/7/adjust", data=dict(query)).status_code < 500


def test_a_large_event_fits_its_pages(client: TestClient) -> None:
    base = opened(client, content=as_csv(form=None, tables=150, boards=30))
    for url in rooms(base).values():
        if "entry" not in url:
            read(client, url)


def test_a_contestant_is_not_given_its_direction_twice(client: TestClient) -> None:
    rows = [f"{board},{pair},{pair % 3 + 1},{20 * pair}0" for board in (1, 2) for pair in (1, 2, 3)]
    content = "\n".join(["board,ns,ew,score", *rows]) + "\n"
    base = opened(client, content=content.encode(), winners="2")
    page = client.get(f"{base}/board/1?pair=NS%201").text
    assert "NS 1" in page
    assert "N–S NS" not in page
