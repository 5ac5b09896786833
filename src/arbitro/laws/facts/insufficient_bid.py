"""An insufficient bid in rotation (27)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Role, Section, Slot, Stage, Where
from arbitro.laws.facts import after_withdrawal as after

slip = Fact("insufficient.slip", ("25A",), answerer=Answerer.DIRECTOR, where=Where.AWAY, usual=False, odds=0.85)
lho_called = Fact("insufficient.lho_called", ("27A1",), given=slip.is_(False), usual=False, odds=0.8)
replaced = Fact("insufficient.replaced", ("27C",), given=lho_called.is_(False), usual=False, odds=0.8)
accepted = Fact(
    "insufficient.accepted",
    ("27A1", "27C"),
    answerer=Answerer.PLAYER,
    asked_of=Role.LHO,
    given=lho_called.is_(False),
    usual=False,
    odds=0.8,
)
stands = lho_called.holds | accepted.holds
refused = accepted.is_(False)
accepted_late = accepted.holds & replaced.holds  # he had already put in another call, which goes

replacement = Fact(
    "insufficient.replacement",
    ("27B", "27C"),
    ("bid", "pass", "double", "insufficient"),
    answerer=Answerer.PLAYER,
    asked_of=Role.OFFENDER,
    given=refused,
    usual="bid",
    odds=0.75,
)
lowest_same = Fact(
    "insufficient.lowest_same",
    ("27B1(a)",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=replacement.is_("bid"),
    usual=True,
    odds=0.6,
)
both_natural = Fact(  # 2007 only
    "insufficient.both_natural",
    ("2007:27B1(a)",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=lowest_same.holds,
    usual=True,
    odds=0.7,
)
more_precise = Fact(  # 2007 only
    "insufficient.more_precise",
    ("2007:27B1(b)",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=replacement.is_("bid", "pass", "double"),
    usual=False,
    odds=0.7,
)
second_accepted = Fact(
    "insufficient.second_accepted",
    ("27B4",),
    answerer=Answerer.PLAYER,
    asked_of=Role.LHO,
    given=replacement.is_("insufficient"),
    usual=False,
    odds=0.8,
)
comparable = after.comparable(
    replacement.is_("pass", "double") | lowest_same.is_(False) | second_accepted.holds,
)
is_comparable = comparable.is_("same_or_similar", "subset", "same_purpose")

by_natural = lowest_same.holds & both_natural.holds  # 2007
by_precise = more_precise.holds & ~by_natural  # 2007

offender_defends = after.offender_defends(refused | accepted_late)
lead_reached = Fact(
    "insufficient.lead_reached",
    ("27C", "26"),
    answerer=Answerer.DIRECTOR,
    given=accepted_late & offender_defends.holds,
    stage=Stage.LEAD,
    usual=False,
    odds=0.7,
    judgement=True,
)
withdrawn_about = after.withdrawn_about(offender_defends.holds)
helped = after.helped(refused, "27D", "2017:23C")
could_have_known = after.could_have_known(refused | accepted_late)

INSUFFICIENT_BID = Kind(
    "insufficient_bid",
    (
        slip,
        lho_called,
        replaced,
        accepted,
        replacement,
        lowest_same,
        both_natural,
        more_precise,
        second_accepted,
        comparable,
        offender_defends,
        lead_reached,
        withdrawn_about,
        helped,
        could_have_known,
    ),
    (
        Slot("insufficient.bid", required=slip.is_(*slip.domain)),
        Slot("insufficient.replacement", required=replacement.is_(*replacement.domain) | accepted_late),
        Slot("insufficient.partner"),
        Slot("insufficient.others_information", Section.INFORMATION, required=refused | accepted_late),
        Slot("insufficient.offenders_information", Section.INFORMATION, required=refused | accepted_late),
        Slot("insufficient.lead", Section.LATER),
        Slot("insufficient.help", Section.LATER),
        Slot("insufficient.awareness", Section.LATER),
    ),
)
