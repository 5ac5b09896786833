"""A board of which copies or tables had different forms (87), and what becomes of it in a match of teams (86B2)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Slot
from arbitro.laws.facts import authority

cause = Fact(
    "fouled.cause",
    ("87A",),
    ("card", "dealer_or_vulnerability", "hand_record"),
    Answerer.DIRECTOR,
    usual="card",
    odds=0.8,
)
displaced = cause.is_("card", "dealer_or_vulnerability")
differently = Fact("fouled.differently", ("87A",), answerer=Answerer.DIRECTOR, given=displaced, usual=True, odds=0.8)
fouled = differently.holds
teams = Fact("fouled.teams", ("87B", "87C"), answerer=Answerer.DIRECTOR, given=fouled, usual=False, odds=0.7)
pairs, match = fouled & ~teams.holds, teams.holds
traced = Fact(
    "fouled.traced",
    ("87B",),
    answerer=Answerer.DIRECTOR,
    given=teams.is_(False),
    usual=True,
    odds=0.9,
    judgement=True,
)
rating = authority.fouled_rating(traced.holds)
fault = Fact(  # 2017 only
    "fouled.fault",
    ("86B2",),
    ("neither", "one", "both"),
    Answerer.DIRECTOR,
    given=match,
    usual="neither",
    odds=0.5,
)
substitute = Fact(  # 2017 only
    "fouled.substitute",
    ("86B2(a)", "86A"),
    answerer=Answerer.DIRECTOR,
    given=fault.is_("neither"),
    usual=False,
    odds=0.6,
)

BOARD_FOULED = Kind(
    "board_fouled",
    (cause, differently, teams, traced, rating, fault, substitute),
    (
        Slot("fouled.board", required=cause.is_(*cause.domain)),
        Slot("fouled.results", required=fouled),
        Slot("fouled.rating", required=traced.holds),
        Slot("fouled.match", required=match),
    ),
)
