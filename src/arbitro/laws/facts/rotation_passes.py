"""Three passes: is the auction over, or has one out of rotation cost somebody his turn (17D3, 22, 34)?"""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot
from arbitro.laws.facts import after_withdrawal as after

deprived = Fact("lost_turn.deprived", ("17D3", "34"), usual=True, odds=0.7)
anybody_bid = Fact("lost_turn.anybody_bid", ("22A", "22B"), given=deprived.is_(False), usual=True, odds=0.7)
too_late = Fact(
    "lost_turn.too_late",
    ("17D1", "17D2"),
    ("no", "lead_faced", "hands_back"),
    given=deprived.holds,
    usual="no",
    odds=0.9,
)
reopened = Fact(
    "lost_turn.reopened",
    ("17D1", "17D2", "17D3"),
    answerer=Answerer.DIRECTOR,
    given=too_late.is_("lead_faced", "hands_back"),
    usual=False,
    odds=0.7,
    judgement=True,
)
goes_back = too_late.is_("no") | reopened.holds
both_sides = Fact("lost_turn.both_sides", ("17D3",), given=goes_back, usual=False, odds=0.95)
offender_defends = after.offender_defends(both_sides.is_(False))
lead_reached = Fact(
    "lost_turn.lead_reached",
    ("17D3", "26B"),
    answerer=Answerer.DIRECTOR,
    given=offender_defends.holds,
    usual=False,
    odds=0.7,
    judgement=True,
)
could_have_known = after.could_have_known(goes_back)

TURN_LOST_BY_PASSES = Kind(
    "turn_lost_by_passes",
    (
        deprived,
        anybody_bid,
        too_late,
        reopened,
        both_sides,
        offender_defends,
        lead_reached,
        could_have_known,
    ),
    (
        Slot("lost_turn.auction", required=deprived.is_(True, False)),
        Slot("lost_turn.offenders", required=goes_back),
        Slot("lost_turn.others_information", Section.INFORMATION),
        Slot("lost_turn.offenders_information", Section.INFORMATION, required=goes_back),
        Slot("lost_turn.lead", Section.LATER),
        Slot("lost_turn.awareness", Section.LATER),
    ),
)
