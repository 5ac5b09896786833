"""REST for events: opened, set up, adjusted, taken back, exported; and its document kept whatever is sent."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, settings
from opened_events import as_csv, as_usebio
from schemathesis.specs.openapi.checks import positive_data_acceptance

from arbitro.desk.app import create_app

SETTINGS = {"regulations": "club", "method": "matchpoints", "seen": 0}
WEIGHTED = {"board": "7", "pair": "3", "score": "60% 4SN=; 40% 4SN-1"}


def opened(client: Any, content: bytes = b"", settings: dict[str, Any] | None = None) -> str:
    said = client.post("/api/events", files={"file": ("cup.csv", content or as_csv(form=None))})
    assert said.status_code == 201, said.text
    id_: str = said.json()["id"]
    assert said.headers["location"] == f"/api/events/{id_}"
    answer = client.post(f"/api/events/{id_}/settings", json=settings or SETTINGS)
    assert answer.status_code == 200, answer.text
    return id_


def accept(client: Any, id_: str, seen: int = 1, **adjustment: Any) -> Any:
    sent = {"adjustment": WEIGHTED | adjustment, "law": "12C1(c)", "reason": "Misinformation", "seen": seen}
    return client.post(f"/api/events/{id_}/adjustments", json=sent)


def test_an_event_is_what_the_file_says(client: TestClient) -> None:
    said = client.get(f"/api/events/{opened(client)}").json()
    assert (said["title"], said["lines"], len(said["boards"])) == ("Puchar Wiosny", 108, 12)
    assert said["settings"]["method"] == "matchpoints"
    assert said["last"] == 1


def test_what_the_file_does_not_say_is_asked(client: TestClient) -> None:
    id_ = client.post("/api/events", files={"file": ("cup.csv", as_csv(form=None))}).json()["id"]
    refused = client.post(f"/api/events/{id_}/settings", json={"regulations": "club", "seen": 0})
    assert refused.status_code == 422
    assert refused.json()["errors"][0]["code"] == "method-unknown"
    assert client.get(f"/api/events/{id_}/ranking").status_code == 404
    assert client.get(f"/api/events/{id_}").json()["settings"] is None


def test_all_options_that_are_open_are_named_at_once(client: TestClient) -> None:
    id_ = opened(client, settings={"regulations": "PZBS", "method": "matchpoints", "seen": 0})
    refused = client.post(f"/api/events/{id_}/changes", json={"board": "7", "pair": "3", "score": "A+ | A-"})
    codes = {(error["code"], error["where"]) for error in refused.json()["errors"]}
    assert refused.status_code == 422
    assert {"option-unknown"} == {code for code, _ in codes}
    assert "uneven-artificial" in {where for _, where in codes}
    assert len(codes) > 1


def test_a_change_is_looked_at_accepted_and_taken_back(client: TestClient) -> None:
    id_ = opened(client)
    before = client.get(f"/api/events/{id_}/ranking").json()
    change = client.post(f"/api/events/{id_}/changes", json=WEIGHTED).json()
    assert change["total"] == change["expected"]
    assert {"3", "10"} <= {move["pair"] for move in change["moves"]}
    assert client.get(f"/api/events/{id_}/ranking").json() == before
    decided = accept(client, id_)
    assert decided.status_code == 201
    assert decided.json()["change"] == change
    after = client.get(f"/api/events/{id_}/ranking").json()
    assert after != before
    undone = client.post(f"/api/events/{id_}/adjustments/2/undo", json={"reason": "Appeal", "seen": 2})
    assert undone.json()["entry"]["undone"]["reason"] == "Appeal"
    assert client.get(f"/api/events/{id_}/ranking").json() == before
    assert client.get(f"/api/events/{id_}/adjustments/2").json()["change"] == change


def test_what_was_decided_on_an_older_state_is_refused(client: TestClient) -> None:
    id_ = opened(client)
    assert accept(client, id_).status_code == 201
    assert accept(client, id_).json()["errors"][0]["code"] == "event-moved"
    assert accept(client, id_, seen=2, pair="4").status_code == 201
    assert client.get(f"/api/events/{id_}").json()["last"] == 3
    for _ in range(2):
        answer = client.post(f"/api/events/{id_}/adjustments/2/undo", json={"reason": "x", "seen": 3})
    assert answer.status_code == 409


def test_a_later_score_for_the_same_table_takes_the_place_of_the_earlier(client: TestClient) -> None:
    id_ = opened(client)
    accept(client, id_)
    weighted = client.get(f"/api/events/{id_}/ranking").json()
    assert accept(client, id_, seen=2, pair="10", score="A+ | A-").status_code == 201
    client.post(f"/api/events/{id_}/adjustments/3/undo", json={"reason": "x", "seen": 3})
    assert client.get(f"/api/events/{id_}/ranking").json() == weighted


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "board": ({"board": "99"}, "unknown-board"),
    "pair": ({"pair": "33"}, "unknown-pair"),
    "weights": ({"score": "60% 4SN=; 30% 4SN-1"}, "weights-sum"),
    "percent": ({"score": "140% | 40%"}, "award-range"),
    "notation": ({"score": "four spades"}, "score-notation"),
    "illegal": ({"score": "60% 4SN=; 40% 4SN-1 !"}, "weight-illegal"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_an_adjustment_that_cannot_be_changes_nothing(client: TestClient, name: str) -> None:
    id_ = opened(client)
    changed, code = REFUSED[name]
    for answer in (client.post(f"/api/events/{id_}/changes", json=WEIGHTED | changed), accept(client, id_, **changed)):
        assert answer.status_code == 422
        assert answer.json()["errors"][0]["code"] == code
    assert client.get(f"/api/events/{id_}").json()["last"] == 1


GROUNDS = [("12C1(c)", " ", "reason-missing"), ("99", "x", "unknown-paragraph")]


@pytest.mark.parametrize(("law", "reason", "code"), GROUNDS)
def test_a_ground_and_a_paragraph_are_wanted(client: TestClient, law: str, reason: str, code: str) -> None:
    id_ = opened(client)
    sent = {"adjustment": WEIGHTED, "law": law, "reason": reason, "seen": 1}
    assert client.post(f"/api/events/{id_}/adjustments", json=sent).json()["errors"][0]["code"] == code


def test_a_board_and_a_score_are_explained(client: TestClient) -> None:
    id_ = opened(client)
    board = client.get(f"/api/events/{id_}/boards/7").json()
    assert len(board["lines"]) == 9
    assert sum(int(row["frequency"]) for row in board["frequencies"][0]["chart"]) == 9
    working = client.get(f"/api/events/{id_}/boards/7/scores/3", params={"lang": "pl"}).json()
    assert working["steps"][-1].startswith("Rozdanie 7, 3:")
    assert client.get(f"/api/events/{id_}/boards/99").status_code == 404
    assert client.get(f"/api/events/{id_}/boards/7/scores/99").status_code == 404


@pytest.mark.parametrize("format_", ["usebio", "pbn", "csv", "xlsx", "data-connector"])
def test_what_is_lost_is_said_before_the_file_is_fetched(client: TestClient, format_: str) -> None:
    id_ = opened(client)
    accept(client, id_)
    said = client.get(f"/api/events/{id_}/export", params={"format": format_, "names": "none"}).json()
    whole = {"csv", "xlsx"}
    assert ("weighted" in {loss["what"] for loss in said["losses"]}) == (format_ not in whole)
    file = client.get(said["file"])
    assert file.headers["content-disposition"].startswith("attachment")
    again = client.post("/api/events", files={"file": (said["name"], file.content)}).json()
    assert again["lines"] == 108
    assert "Kowalska" not in file.text


def test_the_check_names_the_way_of_scoring(client: TestClient) -> None:
    id_ = opened(client, as_usebio())
    assert client.get(f"/api/events/{id_}/check").json()["findings"] == []


# ------------------------------------------------------------------------------------------------ the document

_app = create_app("sqlite:///:memory:")
schema = schemathesis.openapi.from_asgi("/api/openapi.json", _app).include(path_regex="^/api/events/")


@cache
def known() -> str:
    with TestClient(_app) as client:
        id_ = opened(client)
        accept(client, id_)
        return id_


@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
def test_every_answer_about_an_event_is_as_documented(case: schemathesis.Case) -> None:
    case.path_parameters = {**case.path_parameters, "id": known()}
    # Which boards and pairs there are, and what is a score, no schema can say.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])
