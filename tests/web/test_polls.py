"""Polls over the web: what the director does, what a pollee sees and does not, and who may go where."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import segno
from fastapi import FastAPI
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st
from made_polls import LAST, POLL, SECOND, ask, hand_out, reply
from made_records import Kept, as_json, played
from starlette.routing import Mount
from test_desk_pages import Page, read

from arbitro.cli import main
from arbitro.desk import serve
from arbitro.desk.app import create_app
from arbitro.desk.key import Key, new_key
from arbitro.desk.lan import is_loopback, own_addresses, reachable_hosts
from arbitro.desk.qr import qr_svg
from arbitro.desk.visitor import spoken
from arbitro.errors import InputError
from arbitro.language.typed import read_ranks
from arbitro.language.words import words
from arbitro.model import Seat
from arbitro.store import Store
from arbitro.store.polls import NoTicket, PollClosed, PollStore

LANGUAGES = spoken()


def whole(client: TestClient, id_: str) -> dict[str, Any]:
    said: dict[str, Any] = client.get(f"/api/polls/{id_}").json()
    return said


# ---------------------------------------------------------------------------------------------- what is poured in


@pytest.mark.requirement("S000-12", "S002-11", "S003-10", "S004-10")
def test_a_poll_in_gives_the_logical_alternatives_out(client: TestClient) -> None:
    asked = ask(client)
    given_ = [("P", {"5H": "second"})] * 3 + [("P", {})] * 6 + [("P", {"5S": "passing"})]
    for link, (chosen, also) in zip(hand_out(client, asked["id"], 10), given_, strict=True):
        assert reply(client, link, chosen, also=also).status_code == 200
    tally = {line["action"]: line for line in whole(client, asked["id"])["tally"]["actions"]}
    assert (tally["5H"]["considered"]["count"], tally["5H"]["chose"]["count"]) == (3, 0)
    assert {line["both"] for line in tally.values()} == {None}  # no line, no answer: no percentage is the Law's
    assert "Open until you set the line" in client.get(f"/en/poll/{asked['id']}").text
    line = {"considered": "1/5", "chose": 1, "source": "EBU White Book 8.16.6.1"}
    for text in ("", "english", "spanish", "polish", "french", "italian"):
        found = client.post(f"/api/polls/{asked['id']}/thresholds", json=line | {"governing": text}).json()
        tally = {line["action"]: line for line in found["tally"]["actions"]}
        assert (tally["P"]["both"], tally["5H"]["both"], tally["5S"]["both"]) == (True, False, False)
        assert (tally["5H"]["either"], tally["5H"]["differ"]) == (True, True)
        page = read(client, f"/en/poll/{asked['id']}").text
        assert ("By the letter of the Italian text: logical alternative" in page) is (text == "italian")
        flagged = client.get(f"/en/poll/{asked['id']}").text.count('<span class="tag">the two readings differ')
        assert flagged == (text == "italian")
    assert [note["kind"] for note in found["notes"]] == ["thresholds"] * 6  # every line that was drawn is kept


def test_the_bounds_are_exact_and_shown(client: TestClient) -> None:
    asked = ask(client)
    for link in hand_out(client, asked["id"], 5)[:5]:
        reply(client, link, "P")
    line = whole(client, asked["id"])["tally"]["actions"][0]
    assert line["considered"] == {"count": 5, "of": 5, "share": "1", "low": 0.4782, "high": 1.0}
    page = read(client, f"/en/poll/{asked['id']}").text
    assert "48%" in page
    assert "5 / 5" in page


# ------------------------------------------------------------------------------------- the director composes


def field(source: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', source)
    assert found, name
    return html.unescape(found[1])


def composed(client: TestClient, url: str, language: str = "en", **said: str) -> Any:
    """The form at this address, filled in and sent."""
    source = client.get(url)
    assert source.status_code == 200
    hidden = {name: field(source.text, name) for name in ("position", "record", "event", "second", "actions")}
    return client.post(f"/{language}/polls/new", data={**hidden, "scoring": "matchpoints", **said})


def test_a_poll_is_composed_from_a_record(client: TestClient, kept: Kept) -> None:
    assert f"/en/polls/new?record={kept.board}" in read(client, f"/en/record/{kept.board}").links
    moments = read(client, f"/en/polls/new?record={kept.board}")
    links = [link for link in moments.links if "&event=" in link]
    assert len(links) == 4 + 52
    made = composed(client, links[30], methods="Fourth best", title="Table 3")
    assert made.status_code == 200
    id_ = made.url.path.split("/")[-1]
    said = whole(client, id_)
    assert said["origin"] == {"record": kept.board, "event": "30", "title": "Table 3"}
    assert len(said["poll"]["play"]) == 26
    assert f"/en/record/{kept.board}" in read(client, f"/en/poll/{id_}").links


def test_a_poll_is_composed_by_hand(client: TestClient) -> None:
    url = "/en/polls/new?dealer=E&vulnerability=EW&auction="
    for call in ("1H", "P", "2N"):
        page = read(client, url)
        url = next(link for link in page.links if re.search(rf"[=,]{call}$", link))
    page = read(client, url)
    assert "Now North is to call." in " ".join(page.text.split())
    made = composed(
        client, f"{url}&done=1", **{"suit-S": "A K 5", "suit-H": "10 7 2", "suit-D": "KQT8", "suit-C": "J64"}
    )
    poll = whole(client, made.url.path.split("/")[-1])["poll"]
    assert (poll["seat"], poll["hand"]) == ("N", "AK5.T72.KQT8.J64")


def test_a_lead_is_asked_about_by_hand(client: TestClient) -> None:
    url = "/en/polls/new?auction=1N,P,P,P"
    assert "East is to lead" in client.get(url).text
    suits = {"suit-S": "AK5", "suit-H": "T72", "suit-D": "KQT8", "suit-C": "J64"}
    made = composed(client, f"{url}&done=1", **suits)
    page = read(client, f"{made.url.path}/preview?step=4")
    assert len([link for link in page.links if "chosen=" in link]) == 13


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("es", "A R D V 10", "AKQJT"),
        ("pl", "A K D W 9", "AKQJ9"),
        ("fr", "ardv", "AKQJ"),
        ("it", "AKQJ ARDF", "AKQJAKQJ"),
    ]
    + [(language, "AKQJT2", "AKQJT2") for language in LANGUAGES],
)
def test_cards_are_read_as_the_language_writes_them(language: str, text: str, cards: str) -> None:
    assert read_ranks(text, language) == cards


def test_what_is_wrong_with_a_form_is_said_above_it_and_nothing_is_lost(client: TestClient) -> None:
    url = "/pl/polls/new?auction=1N&done=1"
    answer = composed(client, url, "pl", methods="Transfery <b>", **{"suit-S": "AKD", "suit-H": "zzz"})
    assert answer.status_code == 400
    page = Page(answer.text)
    assert "Transfery <b>" in page.text
    assert field(answer.text, "suit-S") == "AKD"
    assert answer.text.count('class="problem"') == 1


def test_words_that_give_it_away_are_warned_of_and_may_be_kept(client: TestClient) -> None:
    url = "/en/polls/new?auction=1N&done=1"
    said = {"suit-S": "AK5", "suit-H": "T72", "suit-D": "KQT8", "suit-C": "J64", "methods": "slow is strong"}
    warned = composed(client, url, **said)
    assert warned.status_code == 200
    assert "slow" in Page(warned.text).text
    assert 'name="sure"' in warned.text
    made = composed(client, url, **said, sure="1")
    id_ = made.url.path.split("/")[-1]
    assert whole(client, id_)["poll"]["warned"] == ["slow"]
    assert "You were warned" in read(client, f"/en/poll/{id_}").text


def test_a_name_of_the_record_is_warned_of(client: TestClient) -> None:
    record = played()
    record.players[Seat.N] = "Zebulon Quark"
    id_ = client.post("/api/records", files={"file": ("a.json", as_json(record))}).json()["boards"][0]["id"]
    answer = composed(client, f"/en/polls/new?record={id_}&event=2", methods="as Quark plays it")
    assert "Quark" in Page(answer.text).text
    assert 'name="sure"' in answer.text


def test_a_poll_is_asked_again_in_other_words(client: TestClient) -> None:
    asked = ask(client)
    url = f"/en/polls/new?from={asked['id']}"
    assert field(client.get(url).text, "meaning-2") == "takeout, four hearts"
    made = composed(client, url, methods="Weak no trump", **{"meaning-2": "takeout"})
    id_ = made.url.path.split("/")[-1]
    assert id_ != asked["id"]
    assert whole(client, id_)["poll"]["auction"][2]["meaning"] == "takeout"
    assert whole(client, asked["id"])["poll"] == asked["poll"]


# ---------------------------------------------------------------------------------------------- the pollee's way


def steps(client: TestClient, link: str, language: str) -> Iterator[tuple[str, Any]]:
    """Every page on a pollee's way, by its links and forms alone, with the address of each."""
    url = f"{link}/{language}"
    say = words(language)
    for _ in range(LAST + 2):
        answer = client.get(url)
        yield url, answer
        page = Page(answer.text)
        following = [own for own in page.links if re.search(r"step=\d+$", own)]
        if any("chosen=" in own for own in page.links):
            break
        url = following[0]
    url = next(own for own in page.links if own.endswith("chosen=P"))
    yield url, client.get(url)
    assert say("poll-what-else") in client.get(url).text
    yield f"{url}&asked=1&also=5H", client.get(f"{url}&asked=1&also=5H")
    yield f"{url}&differ=1", client.get(f"{url}&differ=1")
    answer = reply(client, link, "P", language, also={"5H": "equal"}, comment="why not")
    yield f"{link}/{language}", answer
    assert say("poll-thanks") in answer.text


SECRETS = ("SECRET", "slow double", "table 7", "warned", "incident", "director", "/en/", "/poll/", "/record", "/api")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_leaks_to_a_pollee(client: TestClient, language: str) -> None:
    asked = ask(client)
    (link,) = hand_out(client, asked["id"])
    second = ask(client, SECOND)
    seen = 0
    for url, answer in steps(TestClient(client.app), link, language):  # a phone of his own, without our cookies
        assert answer.status_code == 200
        everything = url + answer.text + json.dumps(dict(answer.headers)) + json.dumps(dict(answer.request.headers))
        for secret in (*SECRETS, asked["id"], second["id"], asked["link"]):
            assert secret not in everything.replace(f"/p/{link.split('/')[-1]}", ""), (url, secret)
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in answer.headers
        page = Page(answer.text)
        token = link.split("/")[-1]
        assert all(own.startswith((f"/p/{token}/", "#")) for own in page.links)
        assert set(re.findall(r'(?:action|src)="([^"]*)"', answer.text)) <= {f"{link}/{language}"}
        seen += 1
    assert seen > LAST + 4


def test_the_code_and_the_address_hold_a_token_of_chance_and_nothing_else(client: TestClient) -> None:
    asked, other = ask(client), ask(client)
    links = [asked["link"], other["link"], *hand_out(client, asked["id"], 50)]
    assert len(set(links)) == 52
    for link in links:
        assert re.fullmatch(r"/p/[\w-]{24}", link)  # 144 bits
    shared = read(client, f"/en/poll/{asked['id']}/share")
    assert any(urlsplit(link).path == asked["link"] for link in shared.links)
    assert "<svg" in qr_svg("x", "y")
    assert "style=" not in qr_svg("x", '"><b>')
    assert "<b>" not in qr_svg("x", '"><b>')


def test_the_auction_is_shown_call_by_call(client: TestClient) -> None:
    (link,) = hand_out(client, ask(client)["id"])
    for step in range(LAST + 1):
        page = client.get(f"{link}/en?step={step}").text
        table = page.split("<tbody>")[1].split("</tbody>")[0] if "<tbody>" in page else ""
        assert len(re.findall(r"<td[^>]*>[^<?]", table)) == step
        assert ("takeout, four hearts" in page) is (step >= 3)
        assert ("chosen=" in page) is (step == LAST)


def test_who_would_have_called_otherwise_is_marked_and_offered_to_be_dropped(client: TestClient) -> None:
    asked = ask(client)
    link, other = hand_out(client, asked["id"], 2)
    page = read(client, f"{link}/en?step=5")
    differ = next(own for own in page.links if "differ=1" in own)
    instead = next(own for own in read(client, differ).links if "elsewhere=4.3H" in own)
    onward = next(own for own in read(client, instead).links if "step=6" in own)
    assert "elsewhere=4.3H" in onward
    assert "Noted" in read(client, instead).text
    assert "differ=1" not in client.get(instead).text
    reply(client, link, "P", elsewhere="4.3H")
    reply(client, other, "P")
    before = read(client, f"/en/poll/{asked['id']}").text
    assert "One player would have called otherwise" in before
    assert "Would not be here: 3" in before
    assert whole(client, asked["id"])["tally"]["n"] == 2
    client.post(f"/en/poll/{asked['id']}/drop-elsewhere", data={"reason": "not in this position"})
    said = whole(client, asked["id"])
    assert said["tally"]["n"] == 1
    assert [answer["dropped"] for answer in said["answers"]] == ["not in this position", None]


def test_nobody_answers_twice_and_the_first_answer_stands(client: TestClient) -> None:
    asked = ask(client)
    (link,) = hand_out(client, asked["id"])
    reply(client, link, "P")
    again = reply(client, link, "5H")
    assert "Thank you" in again.text
    for url in (f"{link}/en", f"{link}/en?step=3", f"{link}/en?step=8&chosen=5H"):
        assert "Thank you" in client.get(url).text
    assert [answer["chosen"] for answer in whole(client, asked["id"])["answers"]] == ["P"]


def test_a_shared_link_hands_out_one_personal_link_a_device(desk: FastAPI, client: TestClient) -> None:
    asked = ask(client)
    shared = f"{asked['link']}/pl"
    phones = [TestClient(desk) for _ in range(3)]
    assert "Zaczynamy" in phones[0].get(shared).text
    assert hand_out(client, asked["id"]) != []  # looking at a shared link hands nothing out: that is one, not two
    own = []
    for phone in phones:
        begun = phone.post(shared, follow_redirects=False)
        cookie = begun.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert f"path={asked['link']}".lower() in cookie
        own.append(begun.headers["location"].split("/")[2])
        assert phone.post(shared, follow_redirects=False).headers["location"].split("/")[2] == own[-1]
        assert phone.get(shared).url.path == f"/p/{own[-1]}/pl"
    assert len(set(own)) == 3
    for phone, token in zip(phones, own, strict=True):
        reply(phone, f"/p/{token}", "P", "pl")
        assert "Dziękujemy" in phone.get(shared).text
        assert "Dziękujemy" in phone.post(shared).text
    assert len(whole(client, asked["id"])["answers"]) == 3


def test_a_pollee_sees_no_other_answer_and_no_other_poll(client: TestClient) -> None:
    asked = ask(client)
    one, two = hand_out(client, asked["id"], 2)
    reply(client, one, "5H", comment="UNIQUE COMMENT")
    for url in (f"{two}/en", f"{two}/en?step=8", f"{one}/en"):
        assert "UNIQUE" not in client.get(url).text


def test_the_door_leads_to_the_pollees_own_language(client: TestClient) -> None:
    link = ask(client)["link"]
    answer = client.get(link, headers={"accept-language": "pl-PL, en;q=0.5"}, follow_redirects=False)
    assert answer.headers["location"] == f"{link}/pl"


REFUSED = [
    ("step=99", 400),
    ("step=x", 400),
    ("step=8&chosen=1C", 400),
    ("step=8&chosen=P&asked=1&also=SA", 400),
    ("step=3&elsewhere=99.P", 400),
    ("step=3&elsewhere=banana", 400),
]


@pytest.mark.parametrize(("query", "status"), REFUSED)
def test_a_pollees_page_that_cannot_be_is_refused_without_a_way_out(
    client: TestClient, query: str, status: int
) -> None:
    (link,) = hand_out(client, ask(client)["id"])
    answer = client.get(f"{link}/it?{query}")
    assert answer.status_code == status
    assert 'lang="it"' in answer.text
    assert Page(answer.text).links == ["#main"]


BAD_ANSWERS: list[dict[str, Any]] = [
    {},
    {"chosen": "1C"},
    {"chosen": "P", "also": "5H"},
    {"chosen": "P", "also": "5H", "close-5H": "banana"},
    {"chosen": "P", "also": "P", "close-P": "equal"},
    {"chosen": "P", "elsewhere": "1.P"},
    {"chosen": "P", "elsewhere": "x"},
    {"chosen": "P", "comment": "x" * 1001},
    {"chosen": "P", "standard": "x" * 81},
]


@pytest.mark.parametrize("said", BAD_ANSWERS)
def test_an_answer_that_cannot_be_is_refused_and_not_kept(client: TestClient, said: dict[str, Any]) -> None:
    asked = ask(client)
    (link,) = hand_out(client, asked["id"])
    assert client.post(f"{link}/en", data=said).status_code == 400
    assert whole(client, asked["id"])["answers"] == []


@given(st.lists(st.tuples(st.sampled_from(["step", "chosen", "also", "asked", "over", "differ"]), st.text(max_size=6))))
@settings(max_examples=60)
def test_no_query_breaks_a_pollees_page(client: TestClient, query: list[tuple[str, str]]) -> None:
    link = _LINK.setdefault("", "") or hand_out(client, ask(client)["id"])[0]
    _LINK[""] = link
    assert client.get(f"{link}/en", params=query).status_code in (200, 400)


_LINK: dict[str, str] = {}


def test_tokens_that_are_none_lead_nowhere(client: TestClient) -> None:
    for path in ("/p/x", "/p/x/en", "/p/x/xx", "/p/x/y/z", "/p/laws", "/p/polls/new", "/p/settings"):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert Page(answer.text).links == ["#main"]
    assert client.post("/p/records", files={"file": ("a", b"x")}).status_code in (404, 405)
    assert client.post("/p/x/en").status_code == 404


# ---------------------------------------------------------------------------------------------- the second question


def test_a_second_question_waits_behind_the_thanks_of_those_who_are_chosen(client: TestClient) -> None:
    asked = ask(client)
    one, two = hand_out(client, asked["id"], 2)
    reply(client, one, "P", also={"5H": "equal"})
    reply(client, two, "5S")
    made = composed(client, f"/en/polls/new?second={asked['id']}", information=SECOND["information"])
    second = made.url.path.split("/")[-1]
    assert whole(client, second)["poll"]["actions"] == ["P", "5H", "5S"]
    first = whole(client, asked["id"])["answers"]
    client.post(f"/en/poll/{second}/again", data={"answer": first[0]["id"]})
    client.post(f"/en/poll/{second}/again", data={"answer": first[0]["id"]})  # asked once, however often
    (following,) = [link for link in read(client, f"{one}/en").links if link.startswith("/p/") and one not in link]
    assert "/p/" not in "".join(link for link in read(client, f"{two}/en").links if two not in link)
    page = read(client, f"{following}?step=8")
    assert SECOND["information"] in page.text
    over = read(client, f"{following}?step=8&asked=1&also=5H")
    assert "More attractive than what?" in over.text
    send = read(client, f"{following}?step=8&asked=1&also=5H&asked_over=1&over=P")
    assert "5♥︎ rather than Pass" in send.text
    client.post(following, data={"also": "5H", "over": "P"})
    assert whole(client, second)["tally"]["pairs"][0]["action"] == "5H"
    assert "Thank you" in client.get(following).text
    assert "5♥︎ over Pass" in read(client, f"/en/poll/{second}").text
    nothing = read(client, f"{hand_out(client, second)[0]}/fr?step=8&asked=1")
    assert "Rien de particulier" in nothing.text


def test_a_second_question_without_information_is_refused(client: TestClient) -> None:
    answer = composed(client, f"/en/polls/new?second={ask(client)['id']}", information=" ")
    assert answer.status_code == 400
    assert "Say what was made available" in answer.text


# ------------------------------------------------------------------------------------------------- the count


def test_an_answer_is_dropped_with_a_reason_kept_and_counted_again(client: TestClient) -> None:
    asked = ask(client)
    here = f"/en/poll/{asked['id']}"
    one, two = hand_out(client, asked["id"], 2)
    reply(client, one, "P")
    reply(client, two, "5H")
    first = whole(client, asked["id"])["answers"][0]["id"]
    assert client.post(f"{here}/drop", data={"answer": first, "reason": " "}).status_code == 400
    assert client.post(f"{here}/drop", data={"answer": "none", "reason": "x"}).status_code == 404
    client.post(f"{here}/drop", data={"answer": first, "reason": "a <b>beginner"})
    page = read(client, here)
    assert "One answer counts. One more was dropped." in page.text
    assert "a <b>beginner" in page.text
    said = whole(client, asked["id"])
    assert said["tally"]["n"] == 1
    assert said["answers"][0]["chosen"] == "P"
    client.post(f"{here}/restore", data={"answer": first})
    assert whole(client, asked["id"])["tally"]["n"] == 2
    assert [note["kind"] for note in whole(client, asked["id"])["notes"]] == ["dropped", "restored"]


def test_a_closed_poll_takes_no_answer(client: TestClient) -> None:
    asked = ask(client)
    (link,) = hand_out(client, asked["id"])
    client.post(f"/en/poll/{asked['id']}/close")
    client.post(f"/en/poll/{asked['id']}/close")
    for answer in (client.get(f"{link}/en"), reply(client, link, "P"), client.post(f"{asked['link']}/en")):
        assert "This question is closed" in answer.text
    said = whole(client, asked["id"])
    assert said["closed"]
    assert said["answers"] == []
    assert "data-live" not in client.get(f"/en/poll/{asked['id']}").text


def test_what_a_pollee_writes_stays_text(client: TestClient) -> None:
    asked = ask(client)
    (link,) = hand_out(client, asked["id"])
    comment = "<script>alert(1)</script>\n& “ok”"
    reply(client, link, "P", comment=comment, standard="<i>")
    page = client.get(f"/en/poll/{asked['id']}").text
    assert "<script>alert" not in page
    assert comment in Page(page).text
    assert whole(client, asked["id"])["answers"][0]["comment"] == comment


def test_the_answers_alone_are_a_part_of_the_page(client: TestClient) -> None:
    asked = ask(client)
    (link,) = hand_out(client, asked["id"])
    reply(client, link, "P")
    part = client.get(f"/en/poll/{asked['id']}/answers").text
    assert "<html" not in part
    assert part.strip() in client.get(f"/en/poll/{asked['id']}").text


def test_the_export_can_be_passed_on(client: TestClient) -> None:
    asked = ask(client)
    links = hand_out(client, asked["id"], 3)
    reply(client, links[0], "P")
    text = json.dumps(whole(client, asked["id"]))
    assert not [link for link in links if link.split("/")[-1] in text]
    assert POLL["methods"] in text


LINES = [
    ({"considered": "x"}, 400),
    ({"considered": "150%"}, 400),
    ({"chose": "0"}, 400),
    ({"chose": "-1"}, 400),
    ({"governing": "klingon"}, 400),
    ({"source": "x" * 501}, 400),
    ({"considered": "", "chose": ""}, 200),
    ({"considered": "20 %", "chose": "2", "chose_share": "1/10"}, 200),
]


@pytest.mark.parametrize(("said", "status"), LINES)
def test_a_line_is_checked(client: TestClient, said: dict[str, str], status: int) -> None:
    assert client.post(f"/en/poll/{ask(client)['id']}/line", data=said).status_code == status


def test_the_line_of_the_authority_stands_ready_with_its_source(client: TestClient) -> None:
    asked = ask(client)
    (link,) = hand_out(client, asked["id"])
    reply(client, link, "P")
    page = client.get(f"/en/poll/{asked['id']}", headers={"cookie": "regulations=EBU"})
    assert 'value="1/5"' in page.text
    assert "White Book" in page.text
    assert whole(client, asked["id"])["thresholds"] is None  # it is the director who sets it


# ------------------------------------------------------------------------------------------------- every room


def rooms(client: TestClient, language: str, board: str) -> dict[str, str]:
    asked, second = ask(client), ask(client, SECOND)
    links = hand_out(client, asked["id"], 3)
    for link, chosen in zip(links, ("P", "5H"), strict=False):
        reply(client, link, chosen, also={"5S": "second"}, comment="c", elsewhere="0.2S" if chosen == "P" else [])
    following = hand_out(client, second["id"], 2)
    client.post(f"{following[0]}/en", data={"also": "5H", "over": "P"})
    here = f"/{language}/poll/{asked['id']}"
    way = f"{links[2]}/{language}"
    return {
        "polls": f"/{language}/polls",
        "moments": f"/{language}/polls/new?record={board}",
        "by hand": f"/{language}/polls/new?auction=1N",
        "passed out": f"/{language}/polls/new?auction=P,P,P,P",
        "form": f"/{language}/polls/new?auction=1N&done=1",
        "reword": f"/{language}/polls/new?from={asked['id']}",
        "second form": f"/{language}/polls/new?second={asked['id']}",
        "poll": here,
        "second": f"/{language}/poll/{second['id']}",
        "share": f"{here}/share",
        "preview": f"{here}/preview",
        "preview end": f"{here}/preview?sent=1",
        "start": way,
        "step": f"{way}?step=5",
        "differ": f"{way}?step=5&differ=1",
        "choose": f"{way}?step=8",
        "consider": f"{way}?step=8&chosen=P",
        "send": f"{way}?step=8&chosen=P&asked=1&also=5H",
        "thanks": f"{links[0]}/{language}",
        "suggests": f"{following[1]}/{language}?step=8",
        "over": f"{following[1]}/{language}?step=8&asked=1&also=5H",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_opens_in_every_language_and_every_link_leads_somewhere(
    client: TestClient, kept: Kept, language: str
) -> None:
    for name, url in rooms(client, language, kept.board).items():
        page = read(client, url)
        assert f'<html lang="{language}"' in client.get(url).text, name
        for link in dict.fromkeys(page.links) if language == "en" else ():
            if link.startswith("#"):
                assert link[1:] in page.ids, (name, link)
            elif link.startswith("/"):
                assert client.get(link).status_code == 200, (name, link)


@pytest.mark.parametrize(
    ("url", "status"),
    [
        ("/en/poll/none", 404),
        ("/en/poll/none/share", 404),
        ("/en/polls/new?record=none", 404),
        ("/en/polls/new?from=none", 404),
        ("/en/polls/new?auction=9S", 400),
        ("/en/polls/new?dealer=Q", 400),
        ("/xx/polls", 404),
    ],
)
def test_what_cannot_be_is_refused_in_words(client: TestClient, url: str, status: int) -> None:
    read(client, url, status)


def test_a_form_of_nonsense_is_refused(client: TestClient) -> None:
    for position in ("", "{", "[]", '{"dealer": "N"}', '{"dealer": "Q", "vulnerability": "None", "seat": "N"}'):
        assert client.post("/en/polls/new", data={"position": position}).status_code == 400
    here = f"/en/poll/{ask(client)['id']}"
    assert client.post(f"{here}/explode").status_code == 404
    assert client.post(f"{here}/links", data={"count": "0"}).status_code == 400
    assert client.post(f"{here}/links", data={"count": "5"}).url.path == f"{here}/share"


def test_rest_refuses_what_gives_the_incident_away_until_the_director_is_sure(client: TestClient) -> None:
    told = POLL | {"methods": "a slow double"}
    answer = client.post("/api/polls", json=told)
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["code"] == "poll-giveaway"
    assert client.post("/api/polls", json=told | {"sure": True}).json()["poll"]["warned"] == ["slow"]
    assert client.get("/api/polls").json()["polls"]
    id_ = ask(client)["id"]
    (link,) = hand_out(client, id_)
    reply(client, link, "P")
    one = whole(client, id_)["answers"][0]["id"]
    dropped = client.post(f"/api/polls/{id_}/drop", json={"answer": one, "reason": "style"}).json()
    assert dropped["answers"][0]["dropped"] == "style"
    assert client.post(f"/api/polls/{id_}/restore", json={"answer": one}).json()["tally"]["n"] == 1
    assert client.post(f"/api/polls/{id_}/close").json()["closed"]
    assert client.get("/api/polls/none").status_code == 404


# ------------------------------------------------------------------------------------------- who may go where

KEY = new_key()
PUBLIC = {"/health", "/static", "/p/{token}", "/p/{token}/{language}", "/p/{rest:path}"}


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    path = tmp_path_factory.mktemp("locked") / "desk.sqlite"
    return create_app(f"sqlite:///{path}", "0.0.0.0", KEY)


def paths(app: Any, prefix: str = "") -> set[str]:
    """Every path that the application knows, whatever it is mounted or included by."""
    found = set()
    for route in app.routes:
        original = getattr(route, "original_router", None)
        if original is not None:
            found |= paths(original)
        elif isinstance(route, Mount):
            found.add(route.path)
        else:
            found.add(prefix + route.path)
    return found


def test_without_the_key_only_pollees_pages_open(locked: FastAPI) -> None:
    known = paths(locked)
    assert known > PUBLIC
    assert len(known) > 25
    stranger = TestClient(locked)
    for path in known - PUBLIC:
        url = re.sub(r"\{[^}]*\}", "en", path)
        for method in ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"):
            answer = stranger.request(method, url, follow_redirects=False)
            assert answer.status_code == 403, (method, url)
    for url in ("/", "/en/", "//en/", "/P/x", "/p", "/p../en/", "/static../en/", "/en/p/", "/%65n/", "/p/../en/polls"):
        answer = stranger.get(url, follow_redirects=False)
        assert answer.status_code in (403, 404), url
        assert "poll-polls" not in answer.text
    page = stranger.get("/en/polls")
    assert "arbitro serve" in page.text
    assert Page(page.text).links == ["#main"]
    assert "frame-ancestors" in page.headers["content-security-policy"]
    assert stranger.get("/api/laws").json()["errors"][0]["code"] == "key-needed"
    assert stranger.get("/health").status_code == 200


def test_with_the_key_the_director_opens_everything_and_pollees_need_none(locked: FastAPI) -> None:
    director, phone = TestClient(locked), TestClient(locked)
    opened = director.get(f"/en/polls?x=1&key={KEY}", follow_redirects=False)
    assert opened.status_code == 303
    assert opened.headers["location"] == "/en/polls?x=1"
    cookie = opened.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert director.get("/en/polls").status_code == 200
    asked = ask(director)
    own = phone.post(f"{asked['link']}/it")
    assert own.status_code == 200
    reply(phone, own.url.path.removesuffix("/it"), "P", "it")
    assert whole(director, asked["id"])["tally"]["n"] == 1
    for url in (f"/it/poll/{asked['id']}", f"/api/polls/{asked['id']}", f"/it/poll/{asked['id']}/answers"):
        assert phone.get(url).status_code == 403
    assert phone.post(f"/it/poll/{asked['id']}/close").status_code == 403
    bearer = {"authorization": f"Bearer {KEY}"}
    assert phone.get("/api/polls", headers=bearer).status_code == 200


@pytest.mark.parametrize(
    "key", ["", "x", KEY[:-1], KEY + "x", "ż", KEY.upper()], ids=["none", "other", "cut", "longer", "odd", "capitals"]
)
def test_a_wrong_key_opens_nothing(locked: FastAPI, key: str) -> None:
    stranger = TestClient(locked)
    assert stranger.get("/en/", params={"key": key}).status_code == 403
    name = Key(locked, KEY, None).cookie  # type: ignore[arg-type]
    assert stranger.get("/en/", headers={"cookie": f"{name}={key}".encode()}).status_code == 403
    assert stranger.get("/api/polls", headers={"authorization": f"Bearer {key}".encode()}).status_code == 403


def test_a_desk_without_a_key_answers_only_under_the_names_of_its_machine() -> None:
    """A foreign page that lets its own name lead here reads nothing."""
    own = TestClient(create_app("sqlite:///:memory:", names={"localhost", "127.0.0.1", "::1"}))
    for host in ("localhost:8064", "127.0.0.1", "[::1]:8064"):
        assert own.get("/health", headers={"host": host}).status_code == 200
    for host in ("evil.example", "localhost.evil.example:8064", ""):
        assert own.get("/health", headers={"host": host}).status_code == 421


def test_a_key_never_leads_to_another_host(locked: FastAPI) -> None:
    answer = TestClient(locked).get(f"//evil.example/?key={KEY}", follow_redirects=False)
    assert answer.status_code in (303, 404)
    assert urlsplit(answer.headers.get("location", "/")).netloc in ("", "testserver")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, dict[str, Any]]]:
    """What `serve` would run."""
    runs: list[tuple[Any, dict[str, Any]]] = []
    monkeypatch.setattr("uvicorn.run", lambda app, **options: runs.append((app, options)))
    monkeypatch.setattr("arbitro.desk.lan.own_addresses", lambda: ["192.168.1.5"])
    return runs


def test_a_desk_for_the_network_is_locked_and_says_where_it_opens(
    served: list[tuple[Any, dict[str, Any]]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ["--database", str(tmp_path / "x.sqlite"), "--no-browser"]
    assert main(["serve", "--host", "0.0.0.0", *database]) == 0
    said = capsys.readouterr().out
    local, network = re.findall(r"http://(\S+):8064/\?key=([\w-]{24})", said)
    assert (local[0], network[0]) == ("localhost", "192.168.1.5")
    assert local[1] == network[1]
    stranger = TestClient(served[0][0])
    assert stranger.get("/en/").status_code == 403
    assert stranger.get(f"/en/?key={local[1]}").status_code == 200
    assert main(["serve", "--host", "0.0.0.0", "--json", *database]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "key=" in told["address"]
    assert len(told["others"]) == 1


def test_a_desk_for_this_machine_alone_asks_for_no_key(
    served: list[tuple[Any, dict[str, Any]]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--database", str(tmp_path / "x.sqlite")]) == 0
    assert "key" not in capsys.readouterr().out
    assert TestClient(served[0][0], "http://localhost").get("/en/").status_code == 200


def test_the_library_locks_a_desk_for_the_network_by_itself(
    served: list[tuple[Any, dict[str, Any]]], tmp_path: Path
) -> None:
    serve("0.0.0.0", database=str(tmp_path / "x.sqlite"))
    assert TestClient(served[0][0]).get("/en/").status_code == 403


# --------------------------------------------------------------------------------------------------- the network


def test_hosts_under_which_a_phone_finds_the_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitro.desk.lan.own_addresses", lambda: ["192.168.1.5", "10.0.0.2"])
    assert reachable_hosts("127.0.0.1", "localhost") == []
    assert reachable_hosts("0.0.0.0", "localhost") == ["192.168.1.5", "10.0.0.2"]
    assert reachable_hosts("0.0.0.0", "10.0.0.2") == ["10.0.0.2", "192.168.1.5"]
    assert reachable_hosts("192.168.1.5", "127.0.0.1") == ["192.168.1.5"]
    assert reachable_hosts("127.0.0.1", "bridge.example") == ["bridge.example"]  # behind a proxy
    assert [is_loopback(host) for host in ("localhost", "127.3.4.5", "::1", "[::1]", "0.0.0.0", "club")] == [
        *[True] * 4,
        False,
        False,
    ]


def test_own_addresses_are_found_without_a_name_or_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(is_loopback(host) for host in own_addresses())

    def fails(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr("arbitro.desk.lan.socket.socket", fails)
    monkeypatch.setattr("arbitro.desk.lan.socket.getaddrinfo", fails)
    assert own_addresses() == []


def test_the_director_is_told_when_no_phone_can_reach_the_desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitro.desk.lan.own_addresses", lambda: ["192.168.1.5", "10.0.0.2"])
    alone = TestClient(create_app(f"sqlite:///{tmp_path / 'a'}"), base_url="http://localhost:8064")
    page = alone.get(f"/en/poll/{ask(alone)['id']}/share").text
    assert "arbitro serve --host 0.0.0.0" in page
    open_ = TestClient(create_app(f"sqlite:///{tmp_path / 'b'}", "0.0.0.0"), base_url="http://localhost:8064")
    asked = ask(open_)
    page = open_.get(f"/en/poll/{asked['id']}/share").text
    assert "--host" not in page
    assert f"http://192.168.1.5:8064{asked['link']}" in page
    assert f"http://10.0.0.2:8064{asked['link']}" in open_.get(f"/en/poll/{asked['id']}/share?at=10.0.0.2").text
    monkeypatch.setattr("arbitro.desk.lan.own_addresses", list)
    assert "in no network" in open_.get(f"/en/poll/{asked['id']}/share").text


# ------------------------------------------------------------------------------------------------------ the store


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'desk.sqlite'}"
    return str(request.getfixturevalue("postgres_url"))


def test_an_acknowledged_answer_is_committed_and_a_token_answers_once(database: str) -> None:
    store, other = Store(database), Store(database)
    polls = PollStore(store)
    kept = polls.keep({"poll": {}, "origin": {}})
    tickets = polls.hand_out(kept.id, [""] * 20)
    sent = [ticket.token for ticket in tickets for _ in range(3)]
    with ThreadPoolExecutor(8) as pool:
        first = list(pool.map(lambda token: polls.answer(token, {"n": "\0 ♠"}).result(10), sent))
    assert sum(first) == 20
    seen = PollStore(other).answers(kept.id)
    assert len(seen) == 20
    assert [answer.number for answer in seen] == [*range(1, 21)]
    assert seen[0].body == {"n": "\0 ♠"}
    with pytest.raises(NoTicket):
        polls.answer("none", {}).result(10)
    polls.note(kept.id, "closed", {})
    (late,) = polls.hand_out(kept.id)
    with pytest.raises(PollClosed):
        polls.answer(late.token, {}).result(10)
    polls.close()
    polls.close()
    assert polls.answer(tickets[0].token, {}).exception(10) is not None  # it opens again when used again
    polls.close()
    store.close()
    other.close()


def test_one_who_was_refused_costs_the_others_of_his_group_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'desk.sqlite'}")
    polls = PollStore(store)
    kept = polls.keep({"poll": {}, "origin": {}})
    tickets = polls.hand_out(kept.id, [""] * 30)
    futures = [polls.answer(token, {}) for ticket in tickets for token in (ticket.token, "none")]
    results = [future.exception(10) for future in futures]
    assert [type(error) for error in results] == [type(None), NoTicket] * 30
    polls.close()
    store.close()


def test_a_database_that_fails_fails_every_answer_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with TestClient(create_app(f"sqlite:///{tmp_path / 'file' / 'x.sqlite'}")) as client:
        assert client.get("/p/x/en").status_code == 503
        assert client.post("/p/x/en", data={"chosen": "P"}).status_code == 503
    polls = PollStore(Store(f"sqlite:///{tmp_path / 'file' / 'x.sqlite'}"))
    assert polls.answer("x", {}).exception(10) is not None
    polls.close()


@pytest.mark.parametrize("url", ["sqlite", "postgresql"])
def test_the_whole_of_a_poll_works_on_either_database(request: pytest.FixtureRequest, tmp_path: Path, url: str) -> None:
    at = f"sqlite:///{tmp_path / 'x'}" if url == "sqlite" else str(request.getfixturevalue("postgres_url"))
    with TestClient(create_app(at)) as client:
        asked = ask(client)
        links = hand_out(client, asked["id"], 2)
        for link in links:
            reply(client, link, "P", comment="\0")
        said = whole(client, asked["id"])
        client.post(f"/en/poll/{asked['id']}/drop", data={"answer": said["answers"][0]["id"], "reason": "x"})
        assert whole(client, asked["id"])["tally"]["n"] == 1
        assert asked["id"] in client.get("/en/polls").text


def test_the_code_is_drawn_as_it_was_made() -> None:
    text = "http://192.168.1.5:8064/p/" + "x" * 24
    drawn = str(qr_svg(text, "code"))
    dark = {
        (int(x) + i, int(y))
        for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1", drawn.split('fill="#000"')[1])
        for i in range(int(width))
    }
    rows = enumerate(segno.make(text, error="m", micro=False).matrix_iter(border=4))
    assert dark == {(x, y) for y, row in rows for x, module in enumerate(row) if module}
    assert len(drawn) < 6_000


def test_cards_that_are_none_are_refused() -> None:
    with pytest.raises(InputError):
        read_ranks("1X", "en")
