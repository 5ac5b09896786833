"""Cases for the tests of the desk, made through its own forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

TO_CHOICE = (
    "edition=LDB2017&revoke.limb=suit_led&revoke.noticed=during_play&revoke.offender=defender&revoke.since=nothing"
    "&revoke.exceptions=&revoke.others_played=yes"
)
TO_RULING = (
    "edition=LDB2017&revoke.limb=suit_led&revoke.noticed=during_play&revoke.offender=defender"
    "&revoke.since=led_or_played&revoke.exceptions=&revoke.trick_won_by=offender"
)
CHOICE = "revoke.others_withdraw"


@dataclass
class Desk:
    """A client of the desk that writes into cases. `language` is that of the pages it uses."""

    client: Any
    language: str = "en"

    def open(self, address: str = "", kind: str = "revoke", **said: str) -> int:
        """A new case; its number."""
        form = {"kind": kind, "address": address, "table": "3", "board": "7", "phase": "play", "called": "S"}
        answer = self.client.post(f"/{self.language}/cases", data=form | said, follow_redirects=False)
        assert answer.status_code == 303, answer.text
        return int(answer.headers["location"].split("/case/")[1].split("/")[0])

    def entries(self, number: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.export(number)["cases"][0]["entries"]
        return found

    def export(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/{self.language}/case/{number}/export").json()
        return found

    def send(self, number: int, entry: str, length: int | None = None, **said: Any) -> Any:
        """What the desk answers to a form of this case."""
        at = len(self.entries(number)) if length is None else length
        form = {"entry": entry, "length": str(at), **said}
        return self.client.post(f"/{self.language}/case/{number}/entry", data=form, follow_redirects=False)

    def write(self, number: int, entry: str, **said: Any) -> None:
        answer = self.send(number, entry, **said)
        assert answer.status_code == 303, answer.text

    def page(self, number: int, rest: str = "") -> str:
        answer = self.client.get(f"/{self.language}/case/{number}{rest}")
        assert answer.status_code == 200, answer.text
        text: str = answer.text
        return text


def busy(desk: Desk) -> int:
    """A case in which nearly everything has happened, and that is still open."""
    seats = {"attention": "N", "offender": "E", "declarer": "S", "by": "JK", "event": "Club night", "name-N": "Ann"}
    number = desk.open(TO_RULING, **seats)
    for entry, said in (
        ("acted", {"seat": "S", "text": "led to the next trick"}),
        ("acted", {"seat": "E", "text": "put the ♥4 in place of the ♦2"}),
        ("settled", {"what": "imposed", "text": "two tricks", "decision": "cancelled"}),
        ("reserved", {"claimant": "S", "opponent": "E", "damage": "yes", "text": "a long pause"}),
        ("answered", {"of": "9", "answer": "disputed"}),
        ("reserved", {"claimant": "N", "opponent": "E", "damage": "yes", "text": "again"}),
        ("inexperienced", {"seat": "E", "is_so": "yes"}),
        ("note", {"text": "All four agree on the cards.\nNobody objects.", "away": "no"}),
        ("ruled", {"grounds": "Established when the next trick was led to.", "appeal_minutes": "30"}),
        ("measure", {"what": "warning", "text": "for correcting early", "inexperience": "yes"}),
        ("poll", {"id": "poll 4", "text": "3 of 5 considered it"}),
        ("adjustment", {"text": "60% 4SN="}),
        ("appealed", {"seat": "E", "both_concur": "yes", "text": "We disagree."}),
    ):
        desk.write(number, entry, **said)
    return number
