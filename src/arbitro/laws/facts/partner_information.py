"""Information from partner outside the legal procedure (16B, 73C)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where
from arbitro.laws.facts.authority import reservation
from arbitro.laws.facts.chain import CHAIN

CARRIERS = (
    "remark",
    "question",
    "reply",
    "unexpected_alert",
    "missing_alert",
    "hesitation",
    "speed",
    "emphasis",
    "tone",
    "gesture",
    "movement",
    "mannerism",
    "other",
)

moment = Fact(
    "partner.moment",
    ("16B2", "16B3"),
    ("reservation", "before_end", "end_of_play", "later"),
    Answerer.DIRECTOR,
    usual="end_of_play",
    odds=0.5,
    moment={"end_of_play": Stage.END_OF_PLAY, "later": Stage.END_OF_PLAY},
)
reserving = moment.is_("reservation")
disputed = Fact("partner.disputed", ("16B2",), answerer=Answerer.DIRECTOR, given=reserving, usual=False, odds=0.7)
carrier = Fact("partner.carrier", ("16B1",), CARRIERS, usual="hesitation", odds=0.6)
unexpected_in = Fact(
    "partner.unexpected_in",
    ("16B1",),
    ("basis", "auction", "both", "neither"),
    Answerer.DIRECTOR,
    given=carrier.is_("unexpected_alert"),
    usual="basis",
    odds=0.5,
    judgement=True,
)
could_suggest = Fact(
    "partner.could_suggest",
    ("16B1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=~unexpected_in.is_("neither"),
    usual=True,
    odds=0.8,
)
advantage = Fact(
    "partner.advantage",
    ("16B3",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=could_suggest.holds,
    usual=True,
    odds=0.7,
)
deliberate = Fact(
    "partner.deliberate",
    ("73C2",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=could_suggest.holds,
    odds=0.9,
)

informed = could_suggest.holds
play_may_go_on = moment.is_("reservation", "before_end")

PARTNER_INFORMATION = Kind(
    "partner_information",
    (
        moment,
        reservation,
        disputed,
        carrier,
        unexpected_in,
        could_suggest,
        *CHAIN,
        advantage,
        deliberate,
    ),
    (
        Slot("partner.reservation", required=reserving),
        Slot("partner.dispute", required=reserving),
        Slot("partner.timing"),
        Slot("partner.call_again"),
        Slot("partner.unexpected", Section.INFORMATION),
        Slot("partner.status", Section.INFORMATION, required=carrier.is_(*CARRIERS)),
        Slot("partner.receiver", Section.INFORMATION),
        Slot("partner.choice", Section.INFORMATION),
        Slot("partner.letter", Section.LATER),
        Slot("partner.action", Section.LATER),
        Slot("partner.score", Section.LATER, required=carrier.is_(*CARRIERS)),
        Slot("partner.penalty", Section.LATER),
    ),
)
