"""The lead after a withdrawn call (26): the offender's partner has the lead, or has led."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Role, Slot, Stage
from arbitro.laws.facts import after_withdrawal as after
from arbitro.laws.facts import authority

EXCEPTIONS = "lead.exceptions"

freed = Fact(
    "lead.freed",
    ("26A", "2017:26B"),
    ("nothing", "comparable", "same_call", "law"),
    Answerer.DIRECTOR,
    usual="nothing",
    odds=0.8,
)
turn = Fact(
    "lead.turn",
    ("26B",),
    ("first", "kept", "lost", "declaring"),
    given=freed.is_("nothing", "comparable"),
    usual="first",
    odds=0.85,
)
running = turn.is_("first", "kept")
armed_2017 = freed.is_("nothing") & running
armed_2007 = running

withdrawn_about = after.withdrawn_about(running, Stage.PLAY)
all_specified = Fact("lead.all_specified", ("2017:26B",), given=running, screen=EXCEPTIONS, odds=0.97)
several = Fact("lead.several", ("26B",), given=turn.is_("first"), screen=EXCEPTIONS, odds=0.97)
penalty_card = Fact("lead.penalty_card", ("50D2",), given=turn.is_("first"), screen=EXCEPTIONS, odds=0.97)

choice = Fact(
    "lead.choice",
    ("26B",),
    ("none", "forbid", "require"),
    Answerer.PLAYER,
    asked_of=Role.DECLARER,
    given=running,
    usual="forbid",
    odds=0.6,
)
text = authority.governing_text(Stage.PLAY, choice.is_("require"))
broken = Fact(
    "lead.broken",
    ("59", "61A"),
    answerer=Answerer.DIRECTOR,
    given=choice.is_("forbid", "require"),
    usual=False,
    odds=0.95,
)
able = Fact("lead.able", ("59", "61A"), answerer=Answerer.DIRECTOR, given=broken.holds, usual=True, odds=0.6)

open_2017 = armed_2017 & all_specified.is_(False)
forbidden_2017 = open_2017 & choice.is_("forbid")
required_2017 = open_2017 & turn.is_("first") & text.is_("french")  # the text as first printed had both

of_suits = withdrawn_about.is_("suit")
of_others = withdrawn_about.is_("other")
open_2007 = of_suits | of_others
forbidden_2007 = open_2007 & choice.is_("forbid")
required_2007 = of_suits & turn.is_("first") & choice.is_("require")

LEAD_RESTRICTION = Kind(
    "lead_restriction",
    (
        freed,
        turn,
        withdrawn_about,
        all_specified,
        several,
        penalty_card,
        choice,
        text,
        broken,
        able,
    ),
    (
        Slot("lead.restriction", required=freed.is_(*freed.domain)),
        Slot("lead.several"),
        Slot("lead.penalty_card"),
        Slot("lead.now"),
        Slot("lead.breach"),
    ),
)
