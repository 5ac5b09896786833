"""Which choices the Laws leave to the authority, by name. A choice in words is also a fact that a ruling may read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


class Mark(StrEnum):
    """How well a value is known."""

    VERIFIED = "verified"  # read in the authority's own text
    SECONDARY = "secondary"  # read in somebody else's words
    RECALLED = "recalled"  # not read anywhere: shown, and the director is asked all the same


class Unit(StrEnum):
    """What a number counts."""

    MINUTES = "minutes"
    SHARE = "share"  # of the players asked
    PLAYERS = "players"
    IMPS = "imps"


@dataclass(frozen=True, slots=True)
class Topic:
    """A choice that the Laws leave open: one of `domain`, or a number of `unit` between `low` and `high`.

    by_law: what the Laws themselves say where nobody has chosen; None where they say nothing.
    """

    key: str
    laws: tuple[str, ...]
    domain: tuple[str, ...] = ()
    unit: Unit | None = None
    low: Fraction = Fraction(0)
    high: Fraction = Fraction(1)
    by_law: str | Fraction | None = None

    @property
    def expected(self) -> str:
        return f"{self.low} … {self.high}" if self.unit else ", ".join(self.domain)


_DAY = Fraction(24 * 60)

RESERVATION = Topic(
    "authority.reservation", ("16B2",), ("allowed", "forbidden", "must_call_director"), by_law="allowed"
)
GOVERNING_TEXT = Topic(
    "authority.governing_text",
    ("16B1(b)", "16D2(a)", "26B"),
    ("english", "spanish", "italian", "polish", "french"),
)
ASSIGNED_METHOD = Topic(
    "authority.assigned_method", ("2007:12C1(c)", "2007:12C1(e)"), ("weighted", "split"), by_law="weighted"
)
FOULED_RATING = Topic("authority.fouled_rating", ("87B",), ("regulated", "director"), by_law="director")
CONSIDERED_SHARE = Topic("authority.considered_share", ("16B1(b)",), unit=Unit.SHARE)
CHOSE_COUNT = Topic("authority.chose_count", ("16B1(b)",), unit=Unit.PLAYERS, low=Fraction(1), high=Fraction(100))
ARTIFICIAL_IMPS = Topic(
    "authority.artificial_imps", ("12C2(b)",), unit=Unit.IMPS, high=Fraction(24), by_law=Fraction(3)
)
IMPS_AVERAGE = Topic("authority.imps_average", ("12C2(b)",), unit=Unit.IMPS, high=Fraction(24))
CORRECTION_PERIOD = Topic(
    "authority.correction_period", ("79C1",), unit=Unit.MINUTES, high=60 * _DAY, by_law=Fraction(30)
)
APPEAL_PERIOD = Topic("authority.appeal_period", ("92B",), unit=Unit.MINUTES, high=60 * _DAY, by_law=Fraction(30))

TOPICS: dict[str, Topic] = {
    topic.key: topic
    for topic in (
        RESERVATION,
        GOVERNING_TEXT,
        CONSIDERED_SHARE,
        CHOSE_COUNT,
        ASSIGNED_METHOD,
        FOULED_RATING,
        ARTIFICIAL_IMPS,
        IMPS_AVERAGE,
        CORRECTION_PERIOD,
        APPEAL_PERIOD,
    )
}
