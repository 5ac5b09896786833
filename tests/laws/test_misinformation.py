"""21, 40B3, 75: in every world of misinformation, who may change what, and on what ground a score is adjusted."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from worlds import outcomes, worlds

from arbitro.laws.core import Value
from arbitro.laws.edition import Edition
from arbitro.laws.profile import EDITIONS, edition

KIND = "misinformation"
DAMAGE = {"LDB2017": "40B3(a)", "LDB2007": "40B4"}


def ruled(of: Edition, world: Mapping[str, Value]) -> dict[str, tuple[str, tuple[str, ...]]]:
    """What each slot gives, and by which paragraphs."""
    book = of.rulebooks[KIND]
    return {
        slot.key.rpartition(".")[2]: (outcome.id, laws)
        for slot in book.kind.slots
        for (outcome, _), laws in outcomes(book, slot.key, world).items()
    }


def every_world(of: Edition) -> list[dict[str, Value]]:
    """Without what is ruled apart from calls, plays and the score."""
    apart = ("misinformation.partner_used", "misinformation.repeated")
    facts = of.rulebooks[KIND].facts.values()
    return list(worlds(tuple(fact for fact in facts if fact.key not in apart)))


@pytest.mark.parametrize("name", EDITIONS)
def test_the_last_call_alone_may_be_changed_and_only_in_the_auction_period(name: str) -> None:
    for world in every_world(edition(name)):
        moment, since = world.get("misinformation.moment"), world.get("misinformation.calls_since")
        if moment is None:
            continue
        found = ruled(edition(name), world)
        open_to = since in ("one", "more") and world["misinformation.influenced"] is True
        assert (found["change"][0] == "may_change_last_call") == open_to
        assert (found["change"][0] == "too_late_to_change_calls") == (moment in ("play", "after_play"))
        assert ("earlier" in found) == (since == "more")
        assert ("counterchange" in found) == (world.get("misinformation.lho_called") is True)
        changed = world.get("misinformation.changes") is True
        assert ("others_information" in found) == (changed or world.get("misinformation.withdraws") is True)
        assert (found.get("play", ("",))[0] == "face_down_lead_may_come_back") == (
            moment == "clarification" and not changed
        )


@pytest.mark.parametrize("name", EDITIONS)
def test_a_gain_counts_where_some_call_can_no_longer_be_changed_and_damage_everywhere(name: str) -> None:
    for world in every_world(edition(name)):
        if "misinformation.moment" not in world:
            continue
        found = ruled(edition(name), world)
        late = (
            world["misinformation.moment"] in ("play", "after_play")
            or world.get("misinformation.calls_since") == "more"
        )
        gained = world.get("misinformation.gained") is True
        damaged = world.get("misinformation.damaged") is True
        assert ("gain" in found) == late
        assert gained <= late
        outcome, laws = found["score"]
        assert outcome == ("assign_adjusted_score" if gained or damaged else "score_stands")
        assert not ("21B3" in laws and not late)
        assert (found["damage"][0] == "repair_damage") == damaged
        if not late and not damaged:
            assert laws == (DAMAGE[name],)


@pytest.mark.parametrize("name", EDITIONS)
def test_no_misinformation_leaves_the_score_and_every_call(name: str) -> None:
    for world in every_world(edition(name)):
        if "misinformation.moment" in world:
            continue
        found = ruled(edition(name), world)
        assert found["score"][0] == "score_stands"
        assert not found.keys() & {"change", "counterchange", "play", "damage", "gain", "basis"}
        missing = world["misinformation.form"] == "alert"
        assert (found["finding"][0] == "no_alert_due") == missing
