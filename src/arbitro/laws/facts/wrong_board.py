"""Cards taken from a wrong board (15A; 17D of 2007), and a board that was not for these contestants (15B; 15)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where

called = Fact("hand.called", ("15A1",), usual=True, odds=0.8)
partner_called = Fact("hand.partner_called", ("15A2",), given=called.holds, usual=False, odds=0.6)
lead_faced = Fact("hand.lead_faced", ("12A2", "15A2"), given=partner_called.is_(False), usual=False, odds=0.97)
lho_called = Fact(  # 2007 only
    "hand.lho_called", ("2007:17D2",), given=lead_faced.is_(False), usual=False, odds=0.6
)
new_call_differs = Fact(  # 2007 only
    "hand.new_call_differs",
    ("2007:17D2",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=lho_called.holds,
    usual=False,
    odds=0.5,
)
other_board = Fact(
    "hand.other_board",
    ("15A3",),
    ("not_there", "same", "differs"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=called.holds,
    usual="same",
    odds=0.5,
)
calls_again = lead_faced.is_(False)

CARDS_FROM_WRONG_BOARD = Kind(
    "cards_from_wrong_board",
    (called, partner_called, lead_faced, lho_called, new_call_differs, other_board),
    (
        Slot("hand.calls", required=called.is_(True, False)),
        Slot("hand.board", required=called.holds),
        Slot("hand.lho"),
        Slot("hand.others_information", Section.INFORMATION, required=calls_again),
        Slot("hand.offenders_information", Section.INFORMATION, required=calls_again),
        Slot("hand.other_board", Section.LATER),
        Slot("hand.penalty", Section.LATER),
    ),
)

found = Fact(
    "wrong_board.found",
    ("15B1", "15B2", "2007:15C"),
    ("not_begun", "auction", "play", "after_play"),
    usual="play",
    odds=0.3,
    moment={"after_play": Stage.END_OF_PLAY},
)
begun = found.is_("auction", "play", "after_play")
auction, past_auction = found.is_("auction"), found.is_("play", "after_play")
teams = Fact(  # the footnote of 2017
    "wrong_board.teams", ("15B1", "86B"), answerer=Answerer.DIRECTOR, given=begun, usual=False, odds=0.7
)
played_before = Fact("wrong_board.played_before", ("15B1", "15B2"), given=begun, usual=False, odds=0.7)
call_differs = Fact("wrong_board.call_differs", ("2007:15C",), given=auction, usual=False, odds=0.6)  # 2007 only
deliberate = Fact(  # 2007 only
    "wrong_board.deliberate",
    ("2007:15C",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=auction,
    usual=False,
    odds=0.97,
)
deprived = Fact(
    "wrong_board.deprived",
    ("15B3",),
    answerer=Answerer.DIRECTOR,
    stage=Stage.REVIEW,
    given=begun,
    usual=False,
    odds=0.5,
)
pairs = begun & ~teams.holds

BOARD_WRONG = Kind(
    "board_wrong",
    (found, teams, played_before, call_differs, deliberate, deprived),
    (
        Slot("wrong_board.board", required=found.is_(*found.domain)),
        Slot("wrong_board.second_auction"),
        Slot("wrong_board.right_board"),
        Slot("wrong_board.attempt"),
        Slot("wrong_board.deprived", Section.LATER),
    ),
)
