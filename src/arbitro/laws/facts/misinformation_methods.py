"""Psychic calls, understandings not disclosed, methods that are not allowed, and aids consulted (20G3, 40)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where

what = Fact(
    "understanding.what",
    ("40A3", "40A4", "40B2(a)", "40B4", "40C1"),
    ("deviation", "method", "varied", "psychic_artificial", "by_partner"),
    Answerer.DIRECTOR,
    usual="deviation",
    odds=0.7,
)
deviation = what.is_("deviation")
regulated = what.is_("method", "varied", "psychic_artificial")
partner_aware = Fact(
    "understanding.partner_aware",
    ("40C1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=deviation,
    usual=False,
    odds=0.8,
)
disclosed = Fact("understanding.disclosed", ("40C1",), given=partner_aware.holds, usual=False, odds=0.7)
forbidden = Fact(
    "understanding.forbidden",
    ("40B2(a)(i)", "40B2(a)(iv)", "40B2(a)(v)"),
    answerer=Answerer.DIRECTOR,
    given=regulated,
    usual=True,
    odds=0.6,
)
hidden = disclosed.is_(False)
breach = forbidden.holds | what.is_("by_partner")
damaged = Fact(
    "understanding.damaged",
    ("40B4", "40C1", "12B1"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=hidden | breach,
    usual=False,
    odds=0.6,
)

UNDISCLOSED_UNDERSTANDING = Kind(
    "undisclosed_understanding",
    (what, partner_aware, disclosed, forbidden, damaged),
    (
        Slot("understanding.finding", required=what.is_(*what.domain)),
        Slot("understanding.duty"),
        Slot("understanding.score", Section.LATER, required=hidden | breach),
        Slot("understanding.penalty", Section.LATER),
    ),
)

aid = Fact(
    "aid.what",
    ("20G3", "40B2(b)", "40B2(c)", "40B2(d)"),
    ("opponents_card", "own_card", "memory_aid"),
    usual="opponents_card",
    odds=0.5,
)
opponents_card = aid.is_("opponents_card")
own_card = aid.is_("own_card")
memory_aid = aid.is_("memory_aid")
when = Fact(
    "aid.when",
    ("20G3", "40B2(b)", "40B2(c)", "40B2(d)"),
    ("before", "own_turn", "not_his_turn", "clarification"),
    usual="own_turn",
    odds=0.5,
)
declaring = Fact("aid.declaring", ("40B2(b)",), given=own_card & when.is_("clarification"), usual=True, odds=0.6)
to_explain = Fact(
    "aid.to_explain",
    ("40B2(c)",),
    given=opponents_card & when.is_("not_his_turn"),
    usual=False,
    odds=0.6,
)
allowed_by_law_2017 = (
    when.is_("before") | (opponents_card & when.is_("own_turn", "clarification")) | declaring.holds | to_explain.holds
)
allowed_by_law_2007 = when.is_("before") | (opponents_card & when.is_("own_turn", "clarification")) | declaring.holds
permitted = Fact(
    "aid.permitted",
    ("20G3", "40B2(b)", "40B2(c)", "40B2(d)"),
    answerer=Answerer.DIRECTOR,
    given=~allowed_by_law_2007,
    usual=False,
    odds=0.8,
)
helped = Fact(
    "aid.helped",
    ("12A1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=permitted.is_(False),
    usual=False,
    odds=0.7,
)

AID_CONSULTED = Kind(
    "aid_consulted",
    (aid, when, declaring, to_explain, permitted, helped),
    (
        Slot("aid.right", required=when.is_(*when.domain)),
        Slot("aid.information", Section.INFORMATION),
        Slot("aid.score", Section.LATER),
        Slot("aid.penalty", Section.LATER),
    ),
)
