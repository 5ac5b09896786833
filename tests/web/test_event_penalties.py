"""Penalties in the event room: asked, shown before and after, imposed, taken back, exported; and over REST."""

from __future__ import annotations

import html
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st
from opened_events import as_csv
from test_desk_pages import read
from test_event_api import opened as opened_by_api
from test_event_pages import LANGUAGES, accept, opened

from arbitro.language.words import words

PENALTY = {"pair": "3", "amount": "25", "unit": "top", "law": "90B2", "reason": "Slow play, twice.", "seen": "1"}


def impose(client: Any, base: str, **fields: str) -> Any:
    return client.post(f"{base}/penalty", data=PENALTY | fields)


def ranking(client: Any, base: str) -> dict[str, tuple[str, str]]:
    said = client.get(f"/api/events/{base.rsplit('/', 1)[1]}/ranking").json()["ranking"]
    return {row["pair"]: (row["total"], row["penalty"]) for row in said}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_penalty_is_imposed_shown_and_taken_back(client: TestClient, language: str) -> None:
    base, t = opened(client, language), words(language)
    whole = ranking(client, base)
    column = f'<th scope="col" class="num">{t("score-penalty")}</th>'
    assert column not in client.get(base).text
    assert t("penalty-apart") in html.unescape(read(client, f"{base}/penalty").text)
    page = html.unescape(read(client, f"{base}/penalty?pair=3&amount=25&unit=top&show=1").text)
    assert t("event-in-the-ranking") in page
    assert ranking(client, base) == whole

    answer = impose(client, base)
    assert answer.url.path == f"{base}/penalty/2", answer.text
    assert "Slow play, twice." in answer.text
    assert "90B2" in answer.text
    after = ranking(client, base)
    assert {who for who in whole if after[who] != whole[who]} == {"3"}
    assert float(whole["3"][0]) - float(after["3"][0]) == float(after["3"][1]) == 4
    read(client, base)
    room = client.get(base).text
    assert column in room
    assert f"{base}/penalty/2" in room
    for file in ("pbn", "csv"):
        assert t("held-ground") in html.unescape(client.get(f"{base}/export?format={file}").text)

    undone = client.post(f"{base}/penalty/2", data={"reason": "Wrong pair.", "seen": "2"})
    assert undone.status_code == 200
    assert "Wrong pair." in undone.text
    assert ranking(client, base) == whole
    assert client.post(f"{base}/penalty/2", data={"reason": "Again.", "seen": "3"}).status_code == 409


def test_a_penalty_and_an_adjusted_score_leave_each_other_alone(client: TestClient) -> None:
    base = opened(client)
    assert accept(client, base).url.path == f"{base}/entry/2"
    before = ranking(client, base)
    assert impose(client, base, pair="5", seen="2").url.path == f"{base}/penalty/3"
    assert {who for who, found in ranking(client, base).items() if found != before[who]} == {"5"}
    for url in ("entry/2", "penalty/3"):
        read(client, f"{base}/{url}")
    assert client.get(f"{base}/entry/3").status_code == client.get(f"{base}/penalty/2").status_code == 404
    assert client.post(f"{base}/entry/3", data={"reason": "x", "seen": "3"}).status_code == 404
    assert client.post(f"{base}/entry/2", data={"reason": "x", "seen": "3"}).status_code == 200
    assert ranking(client, base)["5"][1] == "4"


@pytest.mark.parametrize(
    "wrong",
    [
        {"pair": ""},
        {"pair": "99"},
        {"amount": ""},
        {"amount": "much"},
        {"amount": "0"},
        {"amount": "-3"},
        {"unit": "imps"},
        {"unit": "vps"},
        {"law": ""},
        {"law": "12C1"},
        {"law": "400"},
        {"reason": " "},
        {"seen": "x"},
        {"seen": "0"},
    ],
)
def test_what_is_missing_or_wrong_is_said_and_nothing_is_kept(client: TestClient, wrong: dict[str, str]) -> None:
    base = opened(client)
    whole = ranking(client, base)
    answer = impose(client, base, **wrong)
    assert 400 <= answer.status_code < 500
    assert 'role="alert"' in answer.text
    assert ranking(client, base) == whole


def test_a_standard_amount_is_offered_and_not_filled_in(client: TestClient) -> None:
    base = opened(client, regulations="EBU")
    page = client.get(f"{base}/penalty").text
    assert "25% of a top" in page
    assert 'name="amount" type="text" value=""' in page
    assert 'value="25"' in client.get(f"{base}/penalty?amount=25&unit=top").text
    assert "25% of a top" not in client.get(f"{opened(client)}/penalty").text


@pytest.fixture(scope="module")
def penal(client: TestClient) -> str:
    return opened(client)


FIELDS = st.sampled_from((*PENALTY, "show"))
TYPED = st.sampled_from(("3", "25", "top", "90")) | st.text(max_size=9)


@given(st.lists(st.tuples(FIELDS, TYPED), max_size=7))
@settings(max_examples=60)
def test_no_query_breaks_the_form(client: TestClient, penal: str, query: list[tuple[str, str]]) -> None:
    assert client.get(f"{penal}/penalty", params=query).status_code < 500
    assert client.post(f"{penal}/penalty", data=dict(query)).status_code < 500


def test_a_penalty_over_rest(client: TestClient) -> None:
    id_ = opened_by_api(client, as_csv(form=None))
    sent = {"pair": "3", "amount": "1/4", "unit": "top", "law": "90B2", "reason": "Slow play.", "seen": 1}
    answer = client.post(f"/api/events/{id_}/penalties", json=sent)
    assert answer.status_code == 201, answer.text
    said = answer.json()
    assert (said["entry"]["off"], said["entry"]["penalty"]["amount"]) == ("4", "0.25")
    assert "3" in [move["pair"] for move in said["moves"]]
    assert all(move["boards"] == [] for move in said["moves"])
    assert [each["number"] for each in client.get(f"/api/events/{id_}").json()["penalties"]] == [2]
    assert client.get(f"/api/events/{id_}/adjustments/2").status_code == 404
    undone = client.post(f"/api/events/{id_}/penalties/2/undo", json={"reason": "Wrong pair.", "seen": 2})
    assert undone.json()["entry"]["undone"]["number"] == 3
    for wrong, status in (({"unit": "imps"}, 422), ({"law": "12C"}, 422), ({"seen": 1}, 409), ({"amount": "x"}, 422)):
        assert client.post(f"/api/events/{id_}/penalties", json=sent | {"seen": 3} | wrong).status_code == status
