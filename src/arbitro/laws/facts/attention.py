"""Drawing attention and calling the director (Laws 9-11): what players may do until he has explained, and after."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Slot, Stage, Where

CIRCUMSTANCES = "attention.circumstances"

about = Fact(
    "attention.about",
    ("9A", "20F5"),
    ("irregularity", "prevention", "partners_explanation"),
    Answerer.DIRECTOR,
    usual="irregularity",
    odds=0.9,
)
irregular = ~about.is_("prevention")  # there is an irregularity to deal with; a wrong explanation is one

period = Fact(
    "attention.period",
    ("9A1", "9A2"),
    ("auction", "play", "after_play"),
    usual="play",
    odds=0.5,
    moment={"after_play": Stage.END_OF_PLAY},
)
in_play = period.is_("play")
by = Fact(
    "attention.by",
    ("9A2", "2017:9A4", "2007:9A3"),
    ("defender", "declarer", "dummy"),
    given=in_play,
    usual="defender",
    odds=0.6,
)
dummy_first = by.is_("dummy") & about.is_("irregularity")
dummy_lost_rights = Fact(
    "attention.dummy_lost_rights",
    ("43A2", "43B"),
    answerer=Answerer.DIRECTOR,
    given=dummy_first,
    odds=0.97,
)

# What happened until the director had explained: one look, or one question to the table.
own_side = Fact("attention.own_side", ("9B1(d)",), given=irregular, screen=CIRCUMSTANCES, odds=0.8)
kept_silent = Fact("attention.kept_silent", ("9A5", "72B2"), given=irregular, screen=CIRCUMSTANCES, odds=0.97)
called_late = Fact("attention.called_late", ("9B1(a)",), given=irregular, screen=CIRCUMSTANCES, odds=0.85)
dummy_called = Fact(
    "attention.dummy_called",
    ("9B1(b)", "43A1(a)"),
    given=irregular & ~period.is_("auction"),
    screen=CIRCUMSTANCES,
    odds=0.95,
)
nos_acted = Fact("attention.nos_acted", ("11A",), given=irregular, screen=CIRCUMSTANCES, odds=0.9)
acted_waiting = Fact("attention.acted_waiting", ("9B2",), given=irregular, screen=CIRCUMSTANCES, odds=0.95)
corrected = Fact("attention.corrected", ("9C",), given=irregular, screen=CIRCUMSTANCES, odds=0.9)
settled = Fact("attention.settled", ("10A", "10B"), given=irregular, screen=CIRCUMSTANCES, odds=0.93)
waiver_asked = Fact("attention.waiver_asked", ("81C5",), given=irregular, screen=CIRCUMSTANCES, odds=0.97)
offenders_profit = Fact("attention.offenders_profit", ("10C4",), given=irregular, screen=CIRCUMSTANCES, odds=0.97)

forfeits = Fact(
    "attention.forfeits",
    ("11A",),
    ("kept", "partly", "lost"),
    Answerer.DIRECTOR,
    given=nos_acted.holds,
    usual="kept",
    odds=0.6,
    judgement=True,
)
settlement = Fact(
    "attention.settlement", ("10A",), ("enforced", "waived"), given=settled.holds, usual="enforced", odds=0.6
)
settlement_stands = Fact(
    "attention.settlement_stands",
    ("10B",),
    answerer=Answerer.DIRECTOR,
    given=settled.holds,
    usual=False,
    odds=0.6,
    judgement=True,
)
waiver_granted = Fact(
    "attention.waiver_granted",
    ("81C5",),
    answerer=Answerer.DIRECTOR,
    given=waiver_asked.holds,
    usual=False,
    odds=0.7,
    judgement=True,
)

# The choice that the Laws give a player.
chooser = Fact(
    "attention.chooser",
    ("10C",),
    ("nobody", "non_offending_side", "offending_side"),
    Answerer.DIRECTOR,
    given=irregular,
    usual="nobody",
    odds=0.5,
)
has_option = chooser.is_("non_offending_side", "offending_side")
options_explained = Fact(
    "attention.options_explained", ("10C1",), answerer=Answerer.DIRECTOR, given=has_option, usual=True, odds=0.7
)
consulted = Fact(
    "attention.consulted",
    ("10C2",),
    answerer=Answerer.DIRECTOR,
    given=options_explained.holds,
    odds=0.95,
)

gained = Fact(
    "attention.gained",
    ("11A",),
    ("nobody", "non_offending_side", "offending_side"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=nos_acted.holds,
    usual="nobody",
    odds=0.8,
)

right_lost = forfeits.is_("partly", "lost")

ATTENTION = Kind(
    "attention",
    (
        about,
        period,
        by,
        dummy_lost_rights,
        own_side,
        kept_silent,
        called_late,
        dummy_called,
        nos_acted,
        acted_waiting,
        corrected,
        settled,
        waiver_asked,
        offenders_profit,
        forfeits,
        settlement,
        settlement_stands,
        waiver_granted,
        chooser,
        options_explained,
        consulted,
        gained,
    ),
    (
        Slot("attention.right", required=period.is_(*period.domain) & about.is_(*about.domain)),
        Slot("attention.dummy"),
        Slot("attention.wait"),
        Slot("attention.waiting"),
        Slot("attention.call"),
        Slot("attention.caller"),
        Slot("attention.rights"),
        Slot("attention.own_side"),
        Slot("attention.silence"),
        Slot("attention.correction"),
        Slot("attention.players"),
        Slot("attention.settlement", required=settled.holds),
        Slot("attention.waiver", required=waiver_asked.holds),
        Slot("attention.forfeiture", required=nos_acted.holds),
        Slot("attention.penalty"),
        Slot("attention.choice", required=has_option),
        Slot("attention.interest"),
        Slot("attention.profit"),
        Slot("attention.gain"),
    ),
)
