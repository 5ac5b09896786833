"""A call changed: a slip of hand or tongue, or another intention (25)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Role, Section, Slot, Where
from arbitro.laws.facts import after_withdrawal as after

cause = Fact(
    "change.cause",
    ("2017:25A2", "2007:25A1"),
    ("slip", "mind"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    usual="mind",
    odds=0.5,
)
since = Fact(
    "change.since",
    ("25A4", "25A5", "25A6"),
    ("nobody", "lho", "partner", "period_over"),
    given=cause.is_("slip"),
    usual="nobody",
    odds=0.6,
)
in_time = since.is_("nobody", "lho")
paused = Fact(  # 2007 only
    "change.paused",
    ("2007:25A1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=in_time,
    usual=False,
    odds=0.8,
)
lho_withdraws = Fact(
    "change.lho_withdraws",
    ("25A6",),
    answerer=Answerer.PLAYER,
    asked_of=Role.LHO,
    given=since.is_("lho"),
    usual=False,
    odds=0.6,
)

granted_2017 = in_time
granted_2007 = paused.is_(False)
meant_2007 = cause.is_("mind") | paused.holds

# What came of his wish: no other call, one that left-hand opponent has called over on purpose, or one still open;
# where the first was illegal itself, it is ruled if the second goes.
second = Fact(
    "change.second",
    ("25B", "25B1", "25B2"),
    ("none", "called_over", "open", "first_illegal"),
    given=cause.is_("mind") | since.is_("partner") | paused.holds,
    usual="open",
    odds=0.55,
)
second_made = second.is_("called_over", "open", "first_illegal")
lho_accepts = Fact(
    "change.lho_accepts",
    ("25B1",),
    answerer=Answerer.PLAYER,
    asked_of=Role.LHO,
    given=second.is_("open", "first_illegal"),
    usual=False,
    odds=0.7,
)
accepted = second.is_("called_over") | lho_accepts.holds
refused = lho_accepts.is_(False)
settled = accepted | (second.is_("open") & refused)  # a call stands in the place of the withdrawn one

comparable = after.comparable(settled)
is_comparable = comparable.is_("same_or_similar", "subset", "same_purpose")
offender_defends = after.offender_defends(settled)
withdrawn_about = after.withdrawn_about(offender_defends.holds)
helped = after.helped(is_comparable, "2017:26A", "2017:23C")
could_have_known = after.could_have_known(accepted | refused)

# In 2017 a pause changes nothing, so a second call after one is no other intention.
changed_2017 = cause.is_("mind") | since.is_("partner")
changed_2007 = meant_2007 | since.is_("partner")

CALL_CHANGED = Kind(
    "call_changed",
    (
        cause,
        since,
        paused,
        lho_withdraws,
        second,
        lho_accepts,
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
