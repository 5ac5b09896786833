"""REST: the same data as the command line, and errors as data."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from made_records import Kept, as_json, played

from arbitro.desk.visitor import spoken
from arbitro.inquiry import Inquiry, rule
from arbitro.language.plain import inquiry_json
from arbitro.language.words import words
from arbitro.laws.profile import Profile

FACTS: dict[str, Any] = {
    "revoke.limb": "suit_led",
    "revoke.noticed": "during_play",
    "revoke.offender": "defender",
    "revoke.since": "led_or_played",
    "revoke.exceptions": [],
}


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("edition", ["LDB2017", "LDB2007"])
def test_an_inquiry_is_what_the_command_line_prints(client: TestClient, edition: str, language: str) -> None:
    said = client.post(
        "/api/inquiries", params={"lang": language}, json={"kind": "revoke", "edition": edition, "facts": FACTS}
    )
    inquiry, unused = rule("revoke", profile=Profile(edition)).answering(FACTS)
    assert said.json() == json.loads(json.dumps(inquiry_json(inquiry, words(language), unused)))


def test_an_inquiry_is_answered_step_by_step(client: TestClient) -> None:
    said = client.post("/api/inquiries", json={"kind": "revoke"}).json()
    for key, value in FACTS.items():
        assert said["question"]["key"] == key
        said = client.post("/api/inquiries/tell", json={"inquiry": said["inquiry"], "answers": {key: value}}).json()
    whole, _ = rule("revoke").answering(FACTS)
    assert Inquiry.from_json(said["inquiry"]).ruling.outcomes == whole.ruling.outcomes


def test_an_inquiry_from_a_record_knows_what_it_holds(client: TestClient, kept: Kept) -> None:
    sent = {"kind": "revoke", "record": kept.board, "event": kept.event}
    said = client.post("/api/inquiries", json=sent).json()
    assert said["facts"]["revoke.offender"] == "defender"
    assert said["inquiry"]["offender"] == "E"


REFUSED: dict[str, tuple[dict[str, Any], int, str, str]] = {
    "kind": ({"kind": "revok"}, 422, "unknown-kind", "revoke"),
    "edition": ({"kind": "revoke", "edition": "LDB2018"}, 422, "unknown-edition", "LDB2017"),
    "fact": ({"kind": "revoke", "facts": {"revoke.lim": "unable"}}, 422, "unknown-fact", "revoke.limb"),
    "value": ({"kind": "revoke", "facts": {"revoke.limb": "unabel"}}, 422, "unknown-value", "unable"),
    "key": ({"kind": "revoke", "colour": "red"}, 422, "request", ""),
    "type": ({"kind": "revoke", "facts": {"revoke.limb": 3}}, 422, "request", ""),
    "record": ({"kind": "revoke", "record": "x", "event": 1}, 404, "unknown-record", ""),
    "surrogate": ({"kind": "\ud800"}, 422, "unknown-kind", ""),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_is_named_with_its_place_and_the_nearest_valid_value(client: TestClient, name: str) -> None:
    sent, status, code, hint = REFUSED[name]
    answer = client.post("/api/inquiries", content=json.dumps(sent), headers={"content-type": "application/json"})
    assert answer.status_code == status
    error = answer.json()["errors"][0]
    assert set(error) == {"code", "where", "got", "expected", "hint", "text"}
    assert error["code"] == code
    assert error["hint"] == hint
    assert error["text"]


@pytest.mark.parametrize("language", spoken())
def test_an_error_speaks_the_language_of_the_request(client: TestClient, language: str) -> None:
    for query, header in ((f"?lang={language}", "en"), ("", language)):
        headers = {"accept-language": header}
        answer = client.post(f"/api/inquiries{query}", json={"kind": "x"}, headers=headers)
        text = answer.json()["errors"][0]["text"]
        assert words(language)("error-unknown-kind", got="x", where="", expected="", hint="") in text


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 100_000, b'{"kind": NaN}'])
def test_what_is_no_json_is_refused(client: TestClient, content: bytes) -> None:
    for path in ("/api/inquiries", "/api/inquiries/tell"):
        answer = client.post(path, content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422)
        assert answer.json()["errors"]


def test_paths_and_methods_that_do_not_exist_are_refused_as_data(client: TestClient) -> None:
    assert client.get("/api/nothing").json()["errors"][0]["code"] == "not-found"
    assert client.delete("/api/laws").json()["errors"][0]["code"] == "method"
    assert client.get("/api/laws/banana").status_code == 404
    assert client.get("/api/kinds/revok/facts").json()["errors"][0]["hint"] == "revoke"


def test_a_file_is_taken_in_board_by_board(client: TestClient) -> None:
    content = as_json(played(), played(3, 3, None))
    answer = client.post("/api/records", files={"file": ("C:\\boards\\evening.json", content)})
    said = answer.json()
    assert answer.status_code == 201
    assert answer.headers["location"] == f"/api/records/{said['id']}"
    assert said["name"] == "evening.json"
    assert [board["number"] for board in said["boards"]] == [1, 3]
    assert client.post("/api/records", files={"file": ("evening.json", content)}).json()["id"] == said["id"]
    board = client.get(f"/api/records/{said['boards'][0]['id']}").json()
    assert [found["kind"] for found in board["irregularities"]] == ["revoke"]


def test_laws_kinds_and_facts_are_listed(client: TestClient) -> None:
    assert client.get("/api/laws").json()["paragraphs"]["64A1"] == "encoded"
    assert client.get("/api/laws/64a1").json()["ref"] == "64A1"
    assert "revoke" in {kind["kind"] for kind in client.get("/api/kinds").json()["kinds"]}
    facts = client.get("/api/kinds/revoke/facts").json()["facts"]
    assert facts[0]["key"] == "revoke.limb"
    assert client.get("/health").json() == {"status": "ok"}


def test_no_page_of_the_documentation_comes_from_elsewhere(client: TestClient) -> None:
    assert client.get("/docs").status_code == 404
    assert client.get("/api/openapi.json").status_code == 200
