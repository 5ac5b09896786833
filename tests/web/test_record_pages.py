"""A record that goes on at the desk: typed, ruled, written into and called on, each step a record of its own."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect
from test_comparable_browser import Phone
from test_desk_browser import opened as opened
from test_desk_browser import sideways
from test_desk_pages import LANGUAGES, read

from arbitro.desk.withdrawn import auction_rows
from arbitro.language.record import record_lines
from arbitro.language.typed import typed_text
from arbitro.language.words import words
from arbitro.model import CALLS, Board, Seat
from arbitro.table import Obliged, TableRecord
from arbitro.table.events import Accepted, Called, Withdrawn

TOO_LOW = ("1D", "1S", "1H")  # board 7: South deals, North bids too low
BOUND = {
    "insufficient.slip": "no",
    "insufficient.accepted": "no",
    "insufficient.replacement": "bid",
    "insufficient.lowest_same": "no",
    "withdrawal.comparable": "no",
}
TAKEN = {"insufficient.slip": "no", "insufficient.accepted": "yes"}


def typed(client: TestClient, language: str, calls: tuple[str, ...], board: str = "7") -> str:
    """The id of a record typed on the first page."""
    auction = " ".join(typed_text(CALLS[call], language) for call in calls)
    return moved(client, f"/{language}/records", {"auction": auction, "board": board})


def moved(client: TestClient, url: str, form: dict[str, str]) -> str:
    answer = client.post(url, data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return urlsplit(answer.headers["location"]).path.rpartition("/")[2]


def events(client: TestClient, id_: str) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = client.get(f"/api/records/{id_}").json()["record"]["events"]
    return said


def ruling(client: TestClient, language: str, id_: str, told: dict[str, str]) -> tuple[str, str]:
    """The address of the ruling on the first incident of a board, and its page."""
    found = next(link for link in read(client, f"/{language}/record/{id_}").links if "/inquiry/" in link)
    url = found + "".join(f"&{key}={value}" for key, value in told.items())
    return url, client.get(url).text


def write(client: TestClient, url: str) -> str:
    parts = urlsplit(url)
    return moved(client, f"{parts.path}/record", dict(parse_qsl(parts.query)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_is_typed_ruled_and_goes_on(client: TestClient, language: str) -> None:
    say = words(language)
    first = typed(client, language, TOO_LOW)
    assert [event["call"] for event in events(client, first)] == [*TOO_LOW]
    url, page = ruling(client, language, first, BOUND)
    assert say("record-write") in page
    second = write(client, url)
    withdrawn = {"type": "withdrawn", "event": 2, "law": "27B"}
    silent = {"type": "obliged", "seat": "S", "throughout": True, "law": "27B2"}
    assert events(client, second) == [*events(client, first), withdrawn, silent]
    board = client.get(f"/{language}/record/{second}").text
    assert "<s" in board
    assert say("withdrawn-must-throughout") in board
    assert say("record-ruled", laws="27B") in board
    assert f"/record/{first}" in board, "the version before"
    third = moved(client, f"/{language}/record/{second}/calls", {"by": "", "calls": typed_text(CALLS["2H"], language)})
    barred = {"by": "S", "calls": typed_text(CALLS["3H"], language)}
    fourth = moved(client, f"/{language}/record/{third}/calls", {"by": "", "calls": typed_text(CALLS["P"], language)})
    fifth = moved(client, f"/{language}/record/{fourth}/calls", barred)
    kinds = [one["kind"] for one in client.get(f"/api/records/{fifth}").json()["irregularities"]]
    assert kinds == ["insufficient_bid", "call_when_barred"]
    assert events(client, first) == [{"type": "called", "call": call} for call in TOO_LOW], "records never change"


def test_a_ruling_is_written_once(client: TestClient) -> None:
    first = typed(client, "en", TOO_LOW)
    url, _ = ruling(client, "en", first, BOUND)
    second = write(client, url)
    again, page = ruling(client, "en", second, {})
    assert words("en")("desk-ruling") in page, "what was answered is not asked again"
    assert f'href="/en/record/{second}">' in page, "back to the board"
    assert words("en")("record-write") not in page
    assert write(client, again) == second


def test_what_is_accepted_is_written_as_accepted(client: TestClient) -> None:
    url, page = ruling(client, "en", typed(client, "en", TOO_LOW), TAKEN)
    assert "27A1" in page
    assert events(client, write(client, url))[-1] == {"type": "accepted", "event": 2, "law": "27A1"}


def test_nothing_is_written_before_anything_is_ruled(client: TestClient) -> None:
    first = typed(client, "en", TOO_LOW)
    url, page = ruling(client, "en", first, {"insufficient.slip": "no"})
    assert words("en")("record-write") not in page
    assert write(client, url) == first


def test_what_is_ruled_is_written_while_a_player_has_still_to_call(client: TestClient) -> None:
    """A bid out of turn goes before the player in turn has called; his call then tells what it did."""
    first = typed(client, "en", ("P",))
    first = moved(client, f"/en/record/{first}/calls", {"by": "N", "calls": "1H"})  # it is West's turn
    told = {"rotation.slip": "no", "rotation.accepted": "no"}
    url, page = ruling(client, "en", first, told)
    assert words("en")("record-write") in page
    second = write(client, url)
    assert [event["type"] for event in events(client, second)][2:] == ["withdrawn"]
    third = moved(client, f"/en/record/{second}/calls", {"calls": "1S"})
    again, page = ruling(client, "en", third, {})
    assert words("en")("fact-rotation-slip") not in page, "he is not asked twice"
    assert "rotation.accepted" not in again, "the record says it"
    assert words("en")("fact-rotation-rho_action") not in page
    assert words("en")("fact-withdrawal-comparable") in page


def test_a_duty_that_a_later_call_brings_is_still_to_be_written(client: TestClient) -> None:
    """A bid at the turn of right-hand opponent, who then passes: it has to be repeated (31A1)."""
    first = typed(client, "en", ("P",))
    first = moved(client, f"/en/record/{first}/calls", {"by": "N", "calls": "1H"})  # it is West's turn
    url, _ = ruling(client, "en", first, {"rotation.slip": "no", "rotation.accepted": "no"})
    passed = moved(client, f"/en/record/{write(client, url)}/calls", {"calls": "P"})
    say, repeat = words("en"), words("en")("record-must-repeat", call="1♥")
    board = client.get(f"/en/record/{passed}").text
    assert f"{say('record-ruled', laws='29B')} · {say('desk-rule-on-it')}" in board
    bound = write(client, ruling(client, "en", passed, {})[0])
    assert [event["type"] for event in events(client, bound)][-1] == "obliged"
    board = client.get(f"/en/record/{bound}").text
    assert say("desk-rule-on-it") not in board
    assert repeat.partition("1")[0] in board


@pytest.mark.parametrize(
    ("language", "form", "says"),
    [
        ("pl", {"calls": "2K"}, "2♥"),
        ("en", {"calls": "2Z"}, "2Z"),
        ("en", {"calls": ""}, "1 …"),
        ("en", {"calls": "2H", "by": "Q"}, "Q"),
        ("en", {"calls": "p " * 400}, "1 …"),
    ],
)
def test_what_cannot_be_read_is_refused_and_nothing_kept(
    client: TestClient, language: str, form: dict[str, str], says: str
) -> None:
    first = typed(client, "en", TOO_LOW)
    answer = client.post(f"/{language}/record/{first}/calls", data=form, follow_redirects=False)
    assert answer.status_code == 400
    assert says in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_can_be_mended_where_it_was_typed(client: TestClient, language: str) -> None:
    say = words(language)
    wrong = client.post(f"/{language}/records", data={"auction": "1♥ 9♥", "board": "7"}, follow_redirects=False)
    assert wrong.status_code == 400
    assert 'value="1♥ 9♥"' in wrong.text
    assert 'value="7"' in wrong.text
    assert say("record-look") in wrong.text
    first = typed(client, language, ("1H",))
    wrong = client.post(f"/{language}/record/{first}/calls", data={"by": "N", "calls": "1♠ 9♠"})
    assert f'action="/{language}/record/{first}/calls"' in wrong.text
    assert 'value="1♠ 9♠"' in wrong.text
    assert '<option value="N" selected>' in wrong.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_with_which_nothing_is_written_are_kept(client: TestClient, language: str) -> None:
    """The substitute is made in the record; that it is comparable is only told, and frees the lead."""
    say = words(language)
    url, _ = ruling(client, language, typed(client, language, TOO_LOW), {key: BOUND[key] for key in [*BOUND][:2]})
    second = write(client, url)
    second = moved(client, f"/{language}/record/{second}/calls", {"calls": typed_text(CALLS["2H"], language)})
    may_be = say("withdrawn-look-if-lead", side="NS", leader="S")
    board = client.get(f"/{language}/record/{second}").text
    assert say("desk-rule-on-it") in board, "it is not ruled whole"
    assert may_be in board
    told = {"insufficient.lowest_same": "no", "withdrawal.comparable": "same_or_similar"}
    url, page = ruling(client, language, second, told)
    assert say("record-answers") in page
    third = write(client, url)
    assert events(client, third) == events(client, second)
    board = client.get(f"/{language}/record/{third}").text
    assert say("desk-rule-on-it") not in board
    assert may_be not in board, "the lead is free"
    again, page = ruling(client, language, third, {})
    assert say("record-write") not in page
    assert write(client, again) == third


@pytest.mark.parametrize(
    ("calls", "by", "until", "then", "told", "law"),
    [
        (TOO_LOW, "", BOUND, "2h", {"insufficient.lowest_same": "yes"}, "27B1(a)"),
        (("P",), "N", {"rotation.slip": "no", "rotation.accepted": "no"}, "1d 1h", {}, "23B"),
    ],
    ids=["27", "31"],
)
def test_what_a_ruling_lifts_may_be_used_by_its_ledger_too(
    client: TestClient,
    calls: tuple[str, ...],
    by: str,
    until: dict[str, str],
    then: str,
    told: dict[str, str],
    law: str,
) -> None:
    """The call was withdrawn before its player made a comparable one: then his side may use what it showed."""
    first = typed(client, "en", calls)
    if by:
        first = moved(client, f"/en/record/{first}/calls", {"by": by, "calls": "1h"})
    url, _ = ruling(client, "en", first, {key: until[key] for key in [*until][:2]})
    second = moved(client, f"/en/record/{write(client, url)}/calls", {"calls": then})
    assert "16C2" in client.get(f"/en/record/{second}/information").text
    url, page = ruling(client, "en", second, told or {"withdrawal.comparable": "subset"})
    third = write(client, url)
    assert law in page
    ledger = client.get(f"/en/record/{third}/information").text
    assert "16C2" not in ledger
    assert law in ledger


def test_what_the_table_has_accepted_is_settled_with_its_answers(client: TestClient) -> None:
    first = typed(client, "en", (*TOO_LOW, "P"))
    url, _ = ruling(client, "en", first, {"insufficient.slip": "no"})
    board = client.get(f"/en/record/{write(client, url)}").text
    assert words("en")("record-ruled", laws="27A1") in board
    assert words("en")("desk-rule-on-it") not in board


def test_answers_of_another_edition_do_not_close_a_board(client: TestClient) -> None:
    first = typed(client, "en", TOO_LOW)
    url, _ = ruling(client, "en", first, BOUND)
    second = write(client, url)
    assert client.get(f"/en/record/{second}", headers={"cookie": "edition=LDB2007"}).status_code == 200


def test_a_lead_that_a_ruling_leaves_free_is_not_found(client: TestClient) -> None:
    """South's partner leads; whether declarer may forbid a suit depends on the answer."""
    first = typed(client, "en", ("1D", "P", "P", "1S", "P", "2S", "1H"), "1")
    told = {"insufficient.slip": "no", "insufficient.accepted": "no", "insufficient.replacement": "pass"}
    for comparable, kinds in (("same_or_similar", 1), ("no", 2)):
        url, _ = ruling(client, "en", first, told | {"withdrawal.comparable": comparable})
        second = write(client, url)
        third = moved(client, f"/en/record/{second}/calls", {"calls": "p 4s p p p"})
        board = read(client, f"/en/record/{third}")
        assert sum("/inquiry/" in link for link in board.links) == kinds


def test_where_a_ruling_takes_the_auction_up_again_there_is_no_declarer_yet(client: TestClient) -> None:
    say = words("en")
    first = typed(client, "en", ("1H", "P"), "1")
    first = moved(client, f"/en/record/{first}/calls", {"by": "W", "calls": "p p"})  # South has lost his turn
    _, page = ruling(client, "en", first, {})
    assert say("withdrawn-if-lead-forbid", side="EW", leader="E") in page
    assert say("withdrawn-lead-forbid", leader="E", by="N") not in page


def test_a_call_after_the_final_pass_is_added(client: TestClient) -> None:
    first = typed(client, "en", ("1H", "P", "P", "P"), "1")
    second = moved(client, f"/en/record/{first}/calls", {"by": "E", "calls": "1S"})
    assert [one["kind"] for one in client.get(f"/api/records/{second}").json()["irregularities"]] == [
        "call_after_auction"
    ]


def test_the_calls_that_a_record_knows_are_named_where_they_are_compared(client: TestClient) -> None:
    first = typed(client, "en", TOO_LOW)
    url, _ = ruling(client, "en", first, {key: BOUND[key] for key in [*BOUND][:2]})
    [link] = [link for link in read(client, url).links if "/comparable?" in link]
    assert dict(parse_qsl(urlsplit(link).query))["withdrawn"] == "1H"
    assert '<option value="1H" selected>' in client.get(link).text
    second = moved(client, f"/en/record/{write(client, url)}/calls", {"calls": "2d"})
    url, _ = ruling(client, "en", second, {"insufficient.lowest_same": "no"})
    [link] = [link for link in read(client, url).links if "/comparable?" in link]
    query = dict(parse_qsl(urlsplit(link).query))
    assert (query["withdrawn"], query["call"]) == ("1H", "2D")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_taken_back_for_a_wrong_explanation_and_so_is_the_opponents(
    client: TestClient, language: str
) -> None:
    """East's pass, then South's bid over it (21B1, 21B2)."""
    say = words(language)
    first = typed(client, language, ("1H", "P", "2H"), "1")
    assert say("record-back-21B1") in client.get(f"/{language}/record/{first}").text
    second = moved(client, f"/{language}/record/{first}/back", {"event": "1", "law": "21B1"})
    second = moved(client, f"/{language}/record/{second}/calls", {"calls": typed_text(CALLS["1S"], language)})
    third = moved(client, f"/{language}/record/{second}/back", {"event": "2", "law": "21B2"})
    third = moved(client, f"/{language}/record/{third}/calls", {"calls": typed_text(CALLS["3H"], language)})
    state = client.get(f"/api/records/{third}").json()["record"]["events"]
    assert [event for event in state if event["type"] == "withdrawn"] == [
        {"type": "withdrawn", "event": 1, "law": "21B1"},
        {"type": "withdrawn", "event": 2, "law": "21B2"},
    ]
    assert client.get(f"/api/records/{third}").json()["irregularities"] == []
    board = client.get(f"/{language}/record/{third}").text
    assert board.count("<s ") == 2
    assert say("record-in-turn", who="W") in board


def test_a_last_pass_is_taken_back_after_the_auction(client: TestClient) -> None:
    first = typed(client, "en", ("1H", "P", "P", "P"), "1")
    second = moved(client, f"/en/record/{first}/back", {"event": "3", "law": "21B1"})
    third = moved(client, f"/en/record/{second}/calls", {"calls": "2c p p p"})
    assert "2♣" in client.get(f"/en/record/{third}").text
    assert client.get(f"/api/records/{third}").json()["irregularities"] == []


@pytest.mark.parametrize("form", [{"event": "9", "law": "21B1"}, {"event": "1", "law": "27B"}, {}])
def test_no_other_call_is_taken_back_and_for_no_other_reason(client: TestClient, form: dict[str, str]) -> None:
    url = f"/en/record/{typed(client, 'en', ('1H', 'P'))}/back"
    assert client.post(url, data=form, follow_redirects=False).status_code == 400


@pytest.mark.parametrize("board", ["0", "x", "-1", "1000", "²"])
def test_a_board_needs_a_number(client: TestClient, board: str) -> None:
    answer = client.post("/en/records", data={"auction": "1H", "board": board}, follow_redirects=False)
    assert answer.status_code == 400
    assert board in answer.text


def test_a_record_that_is_not_there_cannot_go_on(client: TestClient) -> None:
    assert client.post("/en/record/none/calls", data={"calls": "1H"}).status_code == 404
    assert client.post("/en/inquiry/insufficient_bid/record", data={"record": "none", "event": "2"}).status_code == 404


def test_no_board_grows_without_end(client: TestClient) -> None:
    url = f"/api/records/{typed(client, 'en', TOO_LOW)}/events"
    for _ in range(5):
        answer = client.post(url, json={"events": [{"type": "called", "call": "P"}] * 400})
        url = f"{answer.headers.get('location', '')}/events"
    assert answer.status_code == 413
    assert answer.json()["errors"][0]["code"] == "file-events"


def test_a_program_writes_a_ruling_as_the_desk_does(client: TestClient) -> None:
    first = typed(client, "en", TOO_LOW)
    told = {**BOUND, **{key: False for key in BOUND if key.partition(".")[2] in ("slip", "accepted", "lowest_same")}}
    sent = {"kind": "insufficient_bid", "record": first, "event": 2, "facts": told}
    said = client.post("/api/inquiries", json=sent).json()
    assert said["question"] is None
    went_on = client.post(f"/api/records/{first}/events", json={"events": said["events"]})
    assert went_on.status_code == 201
    url, _ = ruling(client, "en", first, BOUND)
    assert went_on.json()["record"]["events"] == events(client, write(client, url))
    assert went_on.json()["before"] == first
    wrong = client.post(f"/api/records/{first}/events", json={"events": [{"type": "called", "call": "8H"}]})
    assert wrong.status_code == 422
    assert wrong.json()["errors"][0]["where"].startswith("events.0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_said_in_words(language: str) -> None:
    record = TableRecord(Board.of(7), events=tuple(Called(CALLS[call]) for call in TOO_LOW))
    written = (Withdrawn(2, "27B"), Accepted(2, "27A1"), Called(CALLS["P"], Seat.N), Obliged(Seat.S, True, "27B2"))
    lines = list(record_lines(record, written, words(language)))
    assert [laws for _, laws in lines] == [("27B",), ("27A1",), (), ("27B2",)]
    assert len({text for text, _ in lines}) == 4
    assert all("record-" not in text and "withdrawn-" not in text for text, _ in lines)


@pytest.mark.parametrize(
    ("made", "rows"),
    [
        ([Withdrawn(2)], [["1♦", "1♠", "(1♥)", ""]]),
        ([Withdrawn(2), Called(CALLS["X"]), Withdrawn(4)], [["1♦", "1♠", "(1♥) (Dbl)", ""]]),
        ([Withdrawn(2), Called(CALLS["X"]), Withdrawn(4), Called(CALLS["P"])], [["1♦", "1♠", "(1♥) (Dbl) Pass", ""]]),
        ([Called(CALLS["2S"]), Withdrawn(2)], [["1♦", "1♠", "(1♥)", "2♠"]]),
        ([Called(CALLS["2S"]), Withdrawn(2), Called(CALLS["2H"])], [["1♦", "1♠", "(1♥) 2♥", "2♠"]]),
        (
            [Withdrawn(2), Called(CALLS["2H"]), Called(CALLS["P"], Seat.E)],
            [["1♦", "1♠", "(1♥) 2♥", ""], ["", "Pass", "", ""]],
        ),
    ],
)
def test_calls_that_do_not_stand_are_where_they_were_made(made: list[Any], rows: list[list[str]]) -> None:
    record = TableRecord(Board.of(1), events=(*(Called(CALLS[call]) for call in TOO_LOW), *made))
    shown = [
        [" ".join(f"({call.text})" if call.gone else call.text for call in cell) for cell in row]
        for row in auction_rows(record, words("en"))
    ]
    assert shown == rows


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_bid_out_of_turn_is_typed_ruled_and_called_on_at_phone_size(opened: Any, script: bool) -> None:
    phone = Phone(opened("/it/", java_script_enabled=script, locale="it"), words("it"))
    page, say = phone.page, phone.say
    page.locator("#auction").fill("passo")
    page.locator("#board").fill("7")
    page.get_by_role("button", name=say("record-look"), exact=True).click()
    page.locator("#by").select_option("N")  # it is West's turn
    page.locator("#calls").fill("1C")
    page.get_by_role("button", name=say("record-add"), exact=True).click()
    assert sideways(page) == 0
    page.locator(".cards a.card").first.click()
    phone.answer("rotation-slip", "no")
    phone.answer("rotation-accepted", "no")
    expect(page.get_by_role("heading", name=say("record-title"), exact=True)).to_be_visible()
    assert sideways(page) == 0
    page.get_by_role("button", name=say("record-write"), exact=True).click()
    expect(page.locator("table.calls s").first).to_be_visible()
    assert sideways(page) == 0
