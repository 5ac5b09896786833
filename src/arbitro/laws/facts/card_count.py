"""A wrong number of cards (13), and a card that is missing (14)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where

shape = Fact(
    "count.shape",
    ("13", "14"),
    ("over_and_short", "foreign_card", "none_over"),
    Answerer.DIRECTOR,
    usual="over_and_short",
    odds=0.6,
)
play_over = Fact(
    "count.play_over",
    ("13D",),
    given=shape.is_("over_and_short"),
    usual=False,
    odds=0.9,
    moment={True: Stage.END_OF_PLAY},
)
wrong_hand_called = Fact("count.wrong_hand_called", ("13A1", "13B1"), given=play_over.is_(False), usual=False, odds=0.6)
seen = Fact(
    "count.seen", ("13A2",), answerer=Answerer.DIRECTOR, given=wrong_hand_called.is_(False), usual=False, odds=0.6
)
interferes = Fact(  # 2007 only
    "count.interferes",
    ("2007:13D2(a)", "2007:13D2(b)"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=seen.holds,
    usual=False,
    odds=0.7,
)
playable = Fact(
    "count.playable",
    ("13B1", "13B2"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=wrong_hand_called.holds,
    usual=True,
    odds=0.5,
)
quitted = Fact("count.quitted", ("13C",), given=shape.is_("foreign_card"), usual=False, odds=0.8)
teams = Fact("count.teams", ("86B",), answerer=Answerer.DIRECTOR, given=play_over.holds, usual=False, odds=0.6)
affected = Fact(
    "count.affected",
    ("13A2",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=seen.holds,
    usual=False,
    odds=0.7,
)
suffered = Fact(
    "count.suffered",
    ("13B1", "13C"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=playable.holds | quitted.holds,
    usual=False,
    odds=0.7,
    judgement=True,
)

in_time = wrong_hand_called.is_(False)

CARDS_MISCOUNTED = Kind(
    "cards_miscounted",
    (shape, play_over, wrong_hand_called, seen, interferes, playable, quitted, teams, affected, suffered),
    (
        Slot("count.cards", required=shape.is_("foreign_card", "none_over") | play_over.holds | in_time),
        Slot("count.board", required=wrong_hand_called.is_(True, False)),
        Slot("count.information", Section.INFORMATION),
        Slot("count.partners_information", Section.INFORMATION),
        Slot("count.score", Section.LATER, required=play_over.holds),
        Slot("count.teams", Section.LATER),
        Slot("count.penalty", Section.LATER),
    ),
)

found = Fact(
    "missing.found",
    ("14A", "14B", "79C"),
    ("before_lead", "in_play", "after_play", "too_late"),
    usual="in_play",
    odds=0.4,
    moment={"after_play": Stage.END_OF_PLAY, "too_late": Stage.REVIEW},
)
early = found.is_("before_lead")
late = found.is_("in_play", "after_play")
turned_up = Fact(
    "missing.turned_up", ("14A", "14B"), answerer=Answerer.DIRECTOR, given=early | late, usual=True, odds=0.95
)
among_played = Fact(
    "missing.among_played",
    ("14B1",),
    answerer=Answerer.DIRECTOR,
    given=late & turned_up.holds,
    usual=False,
    odds=0.6,
)
restored = late & (turned_up.is_(False) | among_played.is_(False))  # by the paragraphs on the play
exposed = Fact(
    "missing.exposed",
    ("14B4", "50"),
    given=found.is_("in_play") & among_played.is_(False),
    usual=False,
    odds=0.8,
)
failed_to_follow = Fact("missing.failed_to_follow", ("14B4", "61"), given=restored, usual=False, odds=0.8)

CARD_MISSING = Kind(
    "card_missing",
    (found, turned_up, among_played, exposed, failed_to_follow),
    (
        Slot("missing.card", required=found.is_(*found.domain)),
        Slot("missing.hand"),
        Slot("missing.penalty_card"),
        Slot("missing.revoke"),
        Slot("missing.information", Section.INFORMATION),
        Slot("missing.penalty", Section.LATER),
    ),
)
