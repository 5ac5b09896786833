"""A poll whose every word can be recognised, for the tests of the desk."""

from __future__ import annotations

from typing import Any

# The auction of a published appeal: the slow second double, and North to call over 5D doubled.
POLL: dict[str, Any] = {
    "dealer": "N",
    "vulnerability": "NS",
    "seat": "N",
    "hand": "K9832.KT863..AJ6",
    "scoring": "teams_imps",
    "auction": [
        {"seat": "N", "call": "1S"},
        {"seat": "E", "call": "2D"},
        {"seat": "S", "call": "X", "meaning": "takeout, four hearts"},
        {"seat": "W", "call": "XX", "meaning": "a diamond honour"},
        {"seat": "N", "call": "2H"},
        {"seat": "E", "call": "5D"},
        {"seat": "S", "call": "X"},
        {"seat": "W", "call": "P"},
    ],
    "methods": "Five-card majors, strong no trump",
    "players": "SECRET CLASS first division",
    "title": "SECRET TITLE table 7, the slow double",
}
SECOND: dict[str, Any] = POLL | {"information": "South thought long before the second double", "actions": ["P", "5H"]}
LAST = len(POLL["auction"])  # the step at which the question is put


def ask(client: Any, poll: dict[str, Any] | None = None) -> dict[str, Any]:
    """Asks a poll over REST, and gives the whole of it."""
    answer = client.post("/api/polls", json=poll or POLL)
    assert answer.status_code == 201, answer.text
    said: dict[str, Any] = answer.json()
    return said


def hand_out(client: Any, id_: str, count: int = 1) -> list[str]:
    """Personal links of a poll."""
    links: list[str] = client.post(f"/api/polls/{id_}/links", json={"count": count}).json()["links"]
    return links


def reply(client: Any, link: str, chosen: str, language: str = "en", **more: Any) -> Any:
    """Sends the form of the last page: `also` is what else was considered, and how close."""
    also = more.pop("also", {})
    said = {"chosen": chosen, "also": list(also), **{f"close-{code}": how for code, how in also.items()}, **more}
    return client.post(f"{link}/{language}", data=said)
