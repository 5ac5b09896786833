"""What a ruling reads of the regulating authority's choices. The profile answers, or else the director."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Cond, Fact, Stage
from arbitro.laws.regulations.topics import ASSIGNED_METHOD, FOULED_RATING, GOVERNING_TEXT, RESERVATION, Topic


def _fact(topic: Topic, usual: str, odds: float, stage: Stage = Stage.PLAY, given: Cond | None = None) -> Fact:
    return Fact(topic.key, topic.laws, topic.domain, Answerer.PROFILE, stage=stage, given=given, usual=usual, odds=odds)


def governing_text(stage: Stage, given: Cond) -> Fact:
    """The language whose text governs the event; it makes sense only where the translations differ."""
    return _fact(GOVERNING_TEXT, "english", 0.6, stage, given)


def fouled_rating(given: Cond) -> Fact:
    """How the groups of a fouled board are scored; it makes sense only where there are groups."""
    return _fact(FOULED_RATING, "regulated", 0.6, given=given)


reservation = _fact(RESERVATION, "allowed", 0.8)
assigned_method = _fact(ASSIGNED_METHOD, "weighted", 0.8)  # 2007 only
