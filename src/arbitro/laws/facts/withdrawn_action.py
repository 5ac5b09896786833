"""What a withdrawn call or play tells (16C of 2017, 16D of 2007)."""

from __future__ import annotations

from dataclasses import replace

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where
from arbitro.laws.facts import insufficient_bid
from arbitro.laws.facts.chain import CHAIN

lawful = Fact("withdrawn.lawful", ("16C",), answerer=Answerer.DIRECTOR, usual=True, odds=0.95)
replaced_by = Fact(
    "withdrawn.replaced_by",
    ("23B", "26A", "27B1"),
    ("other", "comparable_call", "lowest_bid"),
    Answerer.DIRECTOR,
    given=lawful.holds,
    usual="other",
    odds=0.7,
)
both_natural = replace(insufficient_bid.both_natural, given=replaced_by.is_("lowest_bid"))  # 2007 only
damage = Fact(
    "withdrawn.damage",
    ("16C3",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=lawful.holds,
    usual=True,
    odds=0.7,
)

free_2017 = replaced_by.is_("comparable_call", "lowest_bid")
free_2007 = both_natural.holds  # comparable calls came in 2017
binds_2017 = lawful.holds & ~free_2017
binds_2007 = lawful.holds & ~free_2007

WITHDRAWN_ACTION = Kind(
    "withdrawn_action",
    (lawful, replaced_by, both_natural, *CHAIN, damage),
    (
        Slot("withdrawn.route", required=~lawful.holds),
        Slot("withdrawn.others_information", Section.INFORMATION, required=lawful.holds),
        Slot("withdrawn.offenders_information", Section.INFORMATION, required=lawful.holds),
        Slot("withdrawn.choice", Section.INFORMATION),
        Slot("withdrawn.letter", Section.LATER),
        Slot("withdrawn.action", Section.LATER),
        Slot("withdrawn.score", Section.LATER),
    ),
)
