"""From a poll to the ruling: the comparison of actions, and the inquiry that it leads into."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from made_polls import ask, hand_out, reply
from test_desk_pages import read

from arbitro.language import LANGUAGES

LINE = {"considered": "1/5", "chose": 2, "governing": "english"}
ANSWERS = [("5S", {"P": "second"})] * 6 + [("P", {"5S": "second"})] * 3 + [("5H", {})]


def polled(client: TestClient, line: dict[str, object] | None = None) -> str:
    """A poll with ten answers: pass is a logical alternative, five hearts is not."""
    asked = ask(client)
    for link, (chosen, also) in zip(hand_out(client, asked["id"], 10), ANSWERS, strict=True):
        assert reply(client, link, chosen, also=also).status_code == 200
    if line:
        assert client.post(f"/api/polls/{asked['id']}/thresholds", json=line).status_code == 200
    return f"/en/poll/{asked['id']}/chain"


@pytest.mark.requirement("S000-11", "S003-09")
def test_the_comparison_leads_into_the_inquiry_with_what_it_settled(client: TestClient) -> None:
    chain = polled(client, LINE)
    assert chain in read(client, chain.removesuffix("/chain")).links
    form = client.get(f"{chain}?chosen=5S").text
    assert 'name="over.P"' in form
    assert 'name="over.5H"' in form
    assert 'name="over.5S"' not in form
    for suggests, edition, infringed in (
        ("is", "LDB2017", True),
        ("could", "LDB2017", False),
        ("could", "LDB2007", True),
    ):
        page = read(client, f"{chain}?chosen=5S&over.P={suggests}&over.5H=no&edition={edition}")
        [onward] = [link for link in page.links if "/inquiry/partner_information" in link]
        told = f"{onward}&partner.moment=end_of_play&partner.carrier=hesitation&partner.could_suggest=yes"
        ruled = client.get(told).text
        assert ("The choice of the player who received it was an infraction" in ruled) == infringed


def test_without_a_line_nothing_is_concluded(client: TestClient) -> None:
    chain = polled(client)
    page = read(client, f"{chain}?chosen=5S&over.P=is&over.5H=no")
    assert not [link for link in page.links if "/inquiry/partner_information" in link]
    assert "draw the line" in page.text


def test_an_action_that_nobody_named_is_no_alternative_itself(client: TestClient) -> None:
    chain = polled(client, LINE)
    others = "&".join(f"over.{code}={'is' if code == 'P' else 'no'}" for code in ("5S", "P", "5H"))
    page = read(client, f"{chain}?chosen=-&{others}&kind=withdrawn_action&edition=LDB2007")
    [onward] = [link for link in page.links if "/inquiry/withdrawn_action" in link]
    assert "chain.chosen_is_alternative=no" in onward


@pytest.mark.parametrize("query", ["chosen=5C", "kind=revoke", "over.P=maybe", "edition=1997"])
def test_what_the_page_does_not_know_is_one_clear_error(client: TestClient, query: str) -> None:
    answer = client.get(
        f"{polled(client, LINE)}?chosen=5S&{query}" if "chosen" not in query else f"{polled(client)}?{query}"
    )
    assert answer.status_code == 400
    assert "nearest" in answer.text or "Expected" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(client: TestClient, language: str) -> None:
    chain = polled(client, LINE).replace("/en/", f"/{language}/")
    assert client.get(f"{chain}?chosen=5S&over.P=is&over.5H=no").status_code == 200
