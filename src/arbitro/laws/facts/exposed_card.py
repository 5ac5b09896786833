"""A card exposed or led in the auction (24).

The window is the auction, from its first call to its last, and with it an opening lead that the declaring side tries to
make; in 2007 it is the auction period, which lasts until the lead is faced.
"""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where
from arbitro.laws.facts import after_withdrawal as after

EXCEPTIONS = "exposed.exceptions"

when = Fact(
    "exposed.when",
    ("24", "16D1", "54", "54E"),
    ("auction", "before_call", "declaring_lead", "defending_lead", "after_auction"),
    usual="auction",
    odds=0.85,
    moment=dict.fromkeys(("declaring_lead", "defending_lead", "after_auction"), Stage.LEAD),
)
_watched = when.is_("auction", "after_auction")
another_caused = Fact(
    "exposed.another_caused",
    ("24",),
    answerer=Answerer.DIRECTOR,
    given=_watched,
    screen=EXCEPTIONS,
    odds=0.95,
)
out_of_sight = Fact(
    "exposed.out_of_sight",
    ("24",),
    answerer=Answerer.DIRECTOR,
    given=_watched,
    screen=EXCEPTIONS,
    odds=0.9,
)
_exposed = _watched & ~another_caused.holds & ~out_of_sight.holds
cards = Fact(
    "exposed.cards",
    ("24A", "24B", "24C"),
    ("one_low", "one_honour", "led", "more"),
    given=_exposed,
    usual="one_low",
    odds=0.5,
)
led = cards.is_("led") | when.is_("declaring_lead")
offender = Fact(
    "card_exposed_in_auction.offender",
    ("24D", "24E"),
    ("declarer", "dummy", "defender"),
    given=_exposed | when.is_("declaring_lead"),
    stage=Stage.LEAD,
    usual="defender",
    odds=0.5,
)
defends = offender.is_("defender")
on_purpose = Fact(
    "exposed.on_purpose",
    ("50B",),
    answerer=Answerer.DIRECTOR,
    given=cards.is_("one_low") & defends,
    stage=Stage.LEAD,
    usual=False,
    odds=0.97,
    judgement=True,
)
penalty_card_helped = Fact(
    "exposed.penalty_card_helped",
    ("50E4",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=defends,
    usual=False,
    odds=0.95,
)
could_have_known = after.could_have_known(when.is_("auction") & cards.is_("one_honour", "led", "more"))

# Law 24 speaks, edition by edition.
in_auction = when.is_("auction") & _exposed
late_lead = when.is_("declaring_lead")
applies_2017 = in_auction | late_lead
defending_lead = when.is_("defending_lead") | (when.is_("after_auction") & cards.is_("led"))
applies_2007 = (_exposed & ~defending_lead) | late_lead
over_2007 = late_lead | (
    when.is_("after_auction") & _exposed & ~defending_lead
)  # nobody is to call again, unless the auction is reopened
costs_a_turn = led | cards.is_("one_honour", "more")

CARD_EXPOSED_IN_AUCTION = Kind(
    "card_exposed_in_auction",
    (
        when,
        another_caused,
        out_of_sight,
        cards,
        offender,
        on_purpose,
        penalty_card_helped,
        could_have_known,
    ),
    (
        Slot("exposed.attempt"),
        Slot("exposed.card", required=when.is_(*when.domain)),
        Slot("exposed.partner", required=applies_2017),
        Slot("exposed.others_information", Section.INFORMATION, required=applies_2017),
        Slot("exposed.offenders_information", Section.INFORMATION, required=applies_2017),
        Slot("exposed.penalty_information", Section.INFORMATION),
        Slot("exposed.afterwards", Section.LATER, required=applies_2017 & offender.is_(*offender.domain)),
        Slot("exposed.penalty_card", Section.LATER),
        Slot("exposed.awareness", Section.LATER),
    ),
)
