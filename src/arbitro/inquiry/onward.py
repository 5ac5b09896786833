"""Where a ruling leads on: the incident, or the question of the triage, that has to be taken up next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from arbitro.inquiry.inquiry import Inquiry
from arbitro.inquiry.triage import TRIAGE, Ask, Found, Road, Target, questions, roads
from arbitro.laws.core import Outcome
from arbitro.laws.outcomes import (
    ActionsWhileWaitingRuled,
    CorrectionRuledToo,
    FirstCallRuledNow,
    MayBeRevoke,
    RuleAs,
    RuleAsChangeOfCall,
    RuleAsInadmissible,
    RuleAsInadmissibleDouble,
    RuleAsInsufficientBid,
    RuleAsMisinformation,
    RuleAsMissingCard,
    RuleAsOutOfRotation,
    RuleAsRevoke,
    RuleAsUnintended,
    RuleByCount,
    RuleByInformation,
    RuleByWrongHand,
    RuleFouledBoard,
    RuleInTheirOrder,
    RuleOnCallFirst,
    RuleOtherIrregularityFirst,
)

_INFORMATION = {
    "partner": "partner_information",
    "withdrawn": "withdrawn_action",
    "elsewhere": "extraneous_information",
}
_ASKS = questions()
ONWARD: Mapping[type[Outcome], Callable[[Any], Target]] = {
    RuleAsUnintended: lambda _: Found("call_changed", {"change.cause": "slip"}),
    RuleAsChangeOfCall: lambda _: Found("call_changed", {"change.cause": "mind"}),
    RuleAsInsufficientBid: lambda _: Found("insufficient_bid", {"insufficient.slip": False}),
    RuleAsInadmissibleDouble: lambda _: Found("double_inadmissible", {"inadmissible.slip": False}),
    RuleAsInadmissible: lambda _: _ASKS["never"],
    RuleAsOutOfRotation: lambda _: _ASKS["turn"],
    FirstCallRuledNow: lambda _: _ASKS["call"],
    RuleAsMisinformation: lambda _: Found("misinformation"),
    RuleAsMissingCard: lambda _: Found("card_missing"),
    RuleAsRevoke: lambda _: Found("revoke"),
    RuleOnCallFirst: lambda _: _ASKS["slip"],
    RuleByWrongHand: lambda _: Found("cards_from_wrong_board"),
    RuleByInformation: lambda _: Found("extraneous_information"),
    RuleByCount: lambda _: _ASKS["cards"],
    RuleFouledBoard: lambda _: Found("board_fouled"),
    RuleInTheirOrder: lambda _: _ASKS["call"],
    MayBeRevoke: lambda _: Found("revoke"),
    ActionsWhileWaitingRuled: lambda _: TRIAGE,
    CorrectionRuledToo: lambda _: TRIAGE,
    RuleAs: lambda outcome: Found(_INFORMATION[outcome.kind]),
    RuleOtherIrregularityFirst: lambda _: TRIAGE,
}


def onward(inquiry: Inquiry) -> tuple[Target, ...]:
    """What the ruling so far says is to be ruled on next, in its order."""
    outcomes = [finding.outcome for finding in inquiry.ruling.outcomes]
    found = [ONWARD[type(outcome)](outcome) for outcome in outcomes if type(outcome) in ONWARD]
    return tuple(target for i, target in enumerate(found) if target not in found[:i])


def road_to(ask: Ask) -> Road:
    """The first road to a question of the triage."""
    return next(_before(road, ask) for road, _ in roads() if any(here is ask for here, _ in road))


def _before(road: Road, ask: Ask) -> Road:
    return road[: next(i for i, (here, _) in enumerate(road) if here is ask)]
