"""Information from other sources, received by accident (16D of 2017, 16C of 2007)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where
from arbitro.laws.facts import authority

WAYS = ("wrong_hand", "call_heard", "result_heard", "remark_heard", "cards_elsewhere", "card_here", "other")
SETTING = "extraneous.setting"

way = Fact("extraneous.way", ("16D1",), WAYS, usual="result_heard", odds=0.4)
reported_by = Fact(
    "extraneous.reported_by", ("16D1",), ("recipient", "another"), Answerer.DIRECTOR, usual="recipient", odds=0.8
)
moment = Fact("extraneous.moment", ("16D2", "16D3"), ("no_call_yet", "after_first_call"), usual="no_call_yet", odds=0.7)
before = moment.is_("no_call_yet")
late = moment.is_("after_first_call")
effect = Fact(
    "extraneous.effect",
    ("16D2",),
    ("likely", "could", "no"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    given=before,
    usual="likely",
    odds=0.5,
)
about_one_hand = Fact(
    "extraneous.about_one_hand", ("16D2(a)",), answerer=Answerer.DIRECTOR, given=before, screen=SETTING, odds=0.6
)
form_lets_swap = Fact(
    "extraneous.form_lets_swap", ("16D2(a)",), answerer=Answerer.DIRECTOR, given=before, screen=SETTING, odds=0.6
)
scoring_lets_swap = Fact(
    "extraneous.scoring_lets_swap", ("16D2(a)",), answerer=Answerer.DIRECTOR, given=before, screen=SETTING, odds=0.6
)
redeal_possible = Fact(
    "extraneous.redeal_possible", ("16D2(b)",), answerer=Answerer.DIRECTOR, given=before, screen=SETTING, odds=0.7
)
remedy = Fact(
    "extraneous.remedy",
    ("16D2", "16D3"),
    ("swap", "redeal", "play_on", "artificial"),
    Answerer.DIRECTOR,
    usual="play_on",
    odds=0.5,
)
governing_text = authority.governing_text(Stage.PLAY, remedy.is_("swap"))
teams = Fact(
    "extraneous.teams", ("86B",), answerer=Answerer.DIRECTOR, given=remedy.is_("artificial"), usual=False, odds=0.6
)
affected = Fact(
    "extraneous.affected",
    ("16D2(c)",),
    ("affected", "could", "no"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=remedy.is_("play_on") | late,
    usual="no",
    odds=0.6,
)

swaps, redeals = remedy.is_("swap"), remedy.is_("redeal")
plays_on, artificial = remedy.is_("play_on"), remedy.is_("artificial")
artificial_2017 = artificial & ((before & effect.is_("likely")) | late)
artificial_2007 = artificial & before & effect.is_("likely", "could")
swap_allowed = about_one_hand.holds & form_lets_swap.holds & scoring_lets_swap.holds
swap_allowed_by_or = about_one_hand.holds & (form_lets_swap.holds | scoring_lets_swap.holds) & ~swap_allowed

EXTRANEOUS_INFORMATION = Kind(
    "extraneous_information",
    (
        way,
        reported_by,
        moment,
        effect,
        about_one_hand,
        form_lets_swap,
        scoring_lets_swap,
        redeal_possible,
        remedy,
        governing_text,
        teams,
        affected,
    ),
    (
        Slot("extraneous.report", required=way.is_(*WAYS)),
        Slot("extraneous.received", Section.INFORMATION, required=way.is_(*WAYS)),
        Slot("extraneous.hold"),
        Slot("extraneous.remedy", required=way.is_(*WAYS)),
        Slot("extraneous.letter"),
        Slot("extraneous.teams"),
        Slot("extraneous.pending", Section.LATER),
        Slot("extraneous.score", Section.LATER),
    ),
)
