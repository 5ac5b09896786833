"""The deal (6): cards dealt wrongly or seen, a result that may not stand, a new deal wanted."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot

FAULTS = (
    "wrongly_dealt",
    "adjacent",
    "card_seen",
    "sorted_pack",
    "other_session",
    "not_shuffled",
    "absent",
    "other_ground",
)

fault = Fact("deal.fault", ("6",), FAULTS, Answerer.DIRECTOR, usual="wrongly_dealt", odds=0.4)
begun = Fact("deal.begun", ("6D1",), given=fault.is_("wrongly_dealt", "adjacent", "card_seen"), usual=False, odds=0.6)
before, after = begun.is_(False), begun.holds
wrong_count = Fact(
    "deal.wrong_count",
    ("13", "14"),
    answerer=Answerer.DIRECTOR,
    given=fault.is_("wrongly_dealt") & after,
    usual=True,
    odds=0.8,
)
replay = Fact(
    "deal.replay",
    ("6D2",),
    answerer=Answerer.DIRECTOR,
    given=fault.is_("sorted_pack", "other_session"),
    usual=False,
    odds=0.9,
)
exchange = Fact(
    "deal.exchange",
    ("6D2",),
    answerer=Answerer.DIRECTOR,
    given=fault.is_("other_session") & replay.is_(False),
    usual=False,
    odds=0.8,
)
excepted = replay.holds | exchange.holds
void = replay.is_(False) & ~exchange.holds

free = fault.is_("not_shuffled", "absent", "other_ground")  # the Law prescribes no new deal for it
adjacent = fault.is_("adjacent")
bar = Fact(
    "deal.bar",
    ("6D3", "22B", "86A"),
    ("none", "passed_out", "score_known"),
    Answerer.DIRECTOR,
    given=void | free | (adjacent & after),
    usual="none",
    odds=0.85,
)
copies = Fact(
    "deal.copies",
    ("6F",),
    answerer=Answerer.DIRECTOR,
    given=before | bar.is_("none"),
    usual=False,
    odds=0.5,
)
anyway = Fact("deal.anyway", ("6F",), answerer=Answerer.DIRECTOR, given=copies.holds, usual=False, odds=0.9)

wrong = fault.is_("wrongly_dealt")  # in 2007 nothing on two adjacent cards
misdealt_2017 = wrong | adjacent
seen = fault.is_("card_seen")
at_will_2017 = void | free  # a new deal only if the director requires it
at_will_2007 = void | free | adjacent
kept = copies.holds & ~anyway.holds  # others play the same deal: no new one
unshuffled = fault.is_("not_shuffled") | (fault.is_("sorted_pack") & void)

DEAL_INCORRECT = Kind(
    "deal_incorrect",
    (fault, begun, wrong_count, replay, exchange, bar, copies, anyway),
    (
        Slot("deal.duty"),
        Slot("deal.deal", required=fault.is_(*FAULTS)),
        Slot("deal.result"),
        Slot("deal.score", Section.LATER),
    ),
)
