"""A call changed: a slip of hand or tongue, or another intention (25)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Role, Section, Slot, Where
from arbitro.laws.facts import after_withdrawal as after

cause = Fact(
    "change.cause",
    ("2017:25A2", "2007:25A1"),
    ("mechanical", "tongue", "mind"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    usual="mind",
    odds=0.5,
)
unintended = cause.is_("mechanical", "tongue")
partner_called = Fact("change.partner_called", ("25A4",), given=unintended, usual=False, odds=0.85)
period_over = Fact("change.period_over", ("25A5",), given=partner_called.is_(False), usual=False, odds=0.97)
in_time = period_over.is_(False)
paused = Fact(  # 2007 only
    "change.paused",
    ("2007:25A1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=in_time,
    usual=False,
    odds=0.8,
)
lho_called = Fact("change.lho_called", ("25A6",), given=in_time, usual=False, odds=0.7)
lho_withdraws = Fact(
    "change.lho_withdraws",
    ("25A6",),
    answerer=Answerer.PLAYER,
    asked_of=Role.LHO,
    given=lho_called.holds,
    usual=False,
    odds=0.6,
)

granted_2017 = in_time
granted_2007 = paused.is_(False)
meant_2007 = cause.is_("mind") | paused.holds

second_made = Fact(
    "change.second_made",
    ("25B",),
    given=cause.is_("mind") | partner_called.holds | paused.holds,
    usual=True,
    odds=0.7,
)
lho_over = Fact("change.lho_over", ("25B1",), given=second_made.holds, usual=False, odds=0.8)
lho_accepts = Fact(
    "change.lho_accepts",
    ("25B1",),
    answerer=Answerer.PLAYER,
    asked_of=Role.LHO,
    given=lho_over.is_(False),
    usual=False,
    odds=0.7,
)
first_illegal = Fact("change.first_illegal", ("25B2",), given=lho_accepts.is_(False), usual=False, odds=0.97)
accepted = lho_over.holds | lho_accepts.holds
refused = lho_accepts.is_(False)
settled = accepted | first_illegal.is_(False)  # a call stands in the place of the withdrawn one

comparable = after.comparable(settled)
is_comparable = comparable.is_("same_or_similar", "subset", "same_purpose")
offender_defends = after.offender_defends(settled)
withdrawn_about = after.withdrawn_about(offender_defends.holds)
helped = after.helped(is_comparable, "2017:26A", "2017:23C")
could_have_known = after.could_have_known(accepted | refused)

# In 2017 a pause changes nothing, so a second call after one is no other intention.
changed_2017 = cause.is_("mind") | partner_called.holds
changed_2007 = meant_2007 | partner_called.holds

CALL_CHANGED = Kind(
    "call_changed",
    (
        cause,
        partner_called,
        period_over,
        paused,
        lho_called,
        lho_withdraws,
        second_made,
        lho_over,
        lho_accepts,
        first_illegal,
        comparable,
        offender_defends,
        withdrawn_about,
        helped,
        could_have_known,
    ),
    (
        Slot("change.call", required=cause.is_(*cause.domain)),
        Slot("change.lho"),
        Slot("change.slip_information", Section.INFORMATION),
        Slot("change.others_information", Section.INFORMATION),
        Slot("change.offenders_information", Section.INFORMATION),
        Slot("change.lead", Section.LATER),
        Slot("change.help", Section.LATER),
        Slot("change.awareness", Section.LATER),
    ),
)
