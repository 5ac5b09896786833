"""Board and cards (Law 7): what a player owes to them, and what follows when it was not done."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Slot, Stage

ACTS = (
    "moved",
    "turned",
    "wrong_pocket_taken",
    "not_counted",
    "not_looked",
    "touched",
    "mixed",
    "not_shuffled",
    "wrong_pocket_returned",
    "taken_out_alone",
)

act = Fact("board.act", ("7",), ACTS, Answerer.DIRECTOR, usual="moved", odds=0.3)
leave = Fact(
    "board.leave",
    ("7B3",),
    answerer=Answerer.DIRECTOR,
    given=act.is_("touched"),
    odds=0.7,
)
effect = Fact(
    "board.effect",
    ("13", "14", "15A", "16D", "87"),
    ("nothing", "wrong_count", "wrong_hand", "information", "displaced"),
    Answerer.DIRECTOR,
    usual="nothing",
    odds=0.7,
)
harmful = ~effect.is_("nothing")
trouble = Fact("board.trouble", ("90A",), answerer=Answerer.DIRECTOR, odds=0.8)
stays = Fact("board.stays", ("7D",), answerer=Answerer.DIRECTOR, usual=True, odds=0.8)
adjusted = Fact(
    "board.adjusted",
    ("90B7",),
    answerer=Answerer.DIRECTOR,
    stage=Stage.REVIEW,
    given=harmful,
    odds=0.7,
)

BOARD_PROCEDURE = Kind(
    "board_procedure",
    (act, leave, effect, trouble, stays, adjusted),
    (
        Slot("board.duty", required=act.is_(*ACTS)),
        Slot("board.next", required=effect.is_(*effect.domain)),
        Slot("board.responsibility"),
        Slot("board.penalty"),
    ),
)
