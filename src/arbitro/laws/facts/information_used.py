"""A player acted on information: of which kind, and which paragraph rules it (16A3, 16A4 of 2007)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Slot, Stage, Where

SOURCES = ("partner", "withdrawn", "elsewhere", "allowed", "none_of_these")

source = Fact("used.source", ("16A",), SOURCES, Answerer.DIRECTOR, usual="partner", odds=0.6)
acted_on = Fact(
    "used.acted_on",
    ("16A",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=source.is_("none_of_these"),
    usual=True,
    odds=0.6,
)
damage = Fact(
    "used.damage",
    ("12B1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=acted_on.holds,
    usual=True,
    odds=0.6,
)

INFORMATION_USED = Kind(
    "information_used",
    (source, acted_on, damage),
    (
        Slot("used.route", required=source.is_("partner", "withdrawn", "elsewhere", "allowed")),
        Slot("used.breach", required=source.is_("none_of_these")),
        Slot("used.score"),
    ),
)
