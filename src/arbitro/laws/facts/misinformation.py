"""Misinformation: what the opponents were told, which calls and plays may still be changed, what it cost (21, 75)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Role, Section, Slot, Stage, Where
from arbitro.laws.facts import after_withdrawal as after

REVIEW = "misinformation.review"

form = Fact(
    "misinformation.form",
    ("20F1", "21A", "21B1(a)", "40B5(a)"),
    ("explanation", "alert", "incomplete", "own_reading"),
    usual="explanation",
    odds=0.6,
)
own_reading = form.is_("own_reading")
own_action = Fact(  # 2007 only: its paragraph speaks of calls
    "misinformation.own_action", ("21A",), ("call", "play"), given=own_reading, usual="call", odds=0.8
)
agreement = Fact(
    "misinformation.agreement",
    ("75B1", "75C", "2017:75D2", "21B1(b)"),
    ("differs", "agrees", "none", "unknown"),
    Answerer.DIRECTOR,
    given=form.is_("explanation"),
    usual="differs",
    odds=0.5,
)
alert_due = Fact(
    "misinformation.alert_due",
    ("21B1(a)", "21B1(b)"),
    ("due", "not_due", "unknown"),
    Answerer.DIRECTOR,
    given=form.is_("alert"),
    usual="due",
    odds=0.6,
)
special_knowledge = Fact(
    "misinformation.special_knowledge",
    ("40B5(a)",),
    answerer=Answerer.DIRECTOR,
    given=form.is_("incomplete"),
    usual=True,
    odds=0.8,
)
explained_rightly = agreement.is_("agrees")
alert_missing = alert_due.is_("due", "unknown")
incomplete = special_knowledge.holds
told_wrongly = agreement.is_("differs", "none", "unknown") | alert_missing
misinformed = told_wrongly | incomplete

moment = Fact(
    "misinformation.moment",
    ("17D1", "17D2", "21B1(a)", "21B3"),
    ("auction", "clarification", "play", "after_play"),
    given=misinformed,
    usual="after_play",
    odds=0.4,
    moment={"after_play": Stage.END_OF_PLAY},
)
before_lead = moment.is_("auction", "clarification")
calls_since = Fact(
    "misinformation.calls_since",
    ("21B1(a)",),
    ("none", "one", "more"),
    given=before_lead,
    usual="one",
    odds=0.6,
)
too_late = moment.is_("play", "after_play") | calls_since.is_("more")  # for some call
influenced = Fact(
    "misinformation.influenced",
    ("21B1(a)",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=calls_since.is_("one", "more"),
    usual=True,
    odds=0.6,
)
changes = Fact(
    "misinformation.changes",
    ("21B1(a)",),
    answerer=Answerer.PLAYER,
    asked_of=Role.NON_OFFENDING_SIDE,
    given=influenced.holds,
    usual=False,
    odds=0.6,
)
lead_may_lie = moment.is_("clarification") & ~changes.holds  # face down, with no auction going on over it
lho_called = Fact("misinformation.lho_called", ("21B2",), given=changes.holds, usual=True, odds=0.6)
lho_changes = Fact(
    "misinformation.lho_changes",
    ("21B2",),
    answerer=Answerer.PLAYER,
    asked_of=Role.OFFENDING_SIDE,
    given=lho_called.holds,
    usual=False,
    odds=0.5,
)
card = Fact(
    "misinformation.card",
    ("20F6", "47E2(a)", "47E2(b)"),
    ("none", "last", "too_late"),
    given=moment.is_("play"),
    usual="none",
    odds=0.7,
)
withdraws = Fact(
    "misinformation.withdraws",
    ("47E2(a)",),
    answerer=Answerer.PLAYER,
    asked_of=Role.NON_OFFENDING_SIDE,
    given=card.is_("last"),
    usual=True,
    odds=0.6,
)
withdrawn = changes.holds | withdraws.holds

offender_defends = after.offender_defends(lho_changes.holds)
lead_reached = Fact(
    "misinformation.lead_reached",
    ("21B2", "26B"),
    answerer=Answerer.DIRECTOR,
    given=offender_defends.holds,
    usual=False,
    odds=0.6,
    judgement=True,
)

crucial = Fact(
    "misinformation.crucial",
    ("40B5(b)",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=incomplete,
    usual=True,
    odds=0.6,
)
# Looking back, in one list.
damaged = Fact(
    "misinformation.damaged",
    ("40B3(a)", "75B1", "12B1"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=told_wrongly | crucial.holds,
    screen=REVIEW,
    odds=0.6,
)
gained = Fact(
    "misinformation.gained",
    ("21B3",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=too_late,
    screen=REVIEW,
    odds=0.6,
)
withdrawn_helped = Fact(
    "misinformation.withdrawn_helped",
    ("16C2", "21B2"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=withdrawn,
    screen=REVIEW,
    odds=0.9,
)
partner_used = Fact(
    "misinformation.partner_used",
    ("16B", "73C", "75A"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=form.is_("explanation", "alert"),
    screen=REVIEW,
    odds=0.85,
)
repeated = Fact(
    "misinformation.repeated",
    ("2017:40B3(b)",),
    answerer=Answerer.DIRECTOR,
    stage=Stage.REVIEW,
    given=misinformed,
    screen=REVIEW,
    odds=0.95,
)
no_agreement = agreement.is_("none")
no_harm = misinformed & ~damaged.holds & ~gained.holds

MISINFORMATION = Kind(
    "misinformation",
    (
        form,
        own_action,
        agreement,
        alert_due,
        special_knowledge,
        moment,
        calls_since,
        influenced,
        changes,
        lho_called,
        lho_changes,
        card,
        withdraws,
        offender_defends,
        lead_reached,
        crucial,
        damaged,
        gained,
        withdrawn_helped,
        partner_used,
        repeated,
    ),
    (
        Slot("misinformation.finding", required=form.is_(*form.domain)),
        Slot("misinformation.change", required=misinformed),
        Slot("misinformation.earlier"),
        Slot("misinformation.counterchange", required=lho_called.holds),
        Slot("misinformation.play", required=lead_may_lie | card.is_("last", "too_late")),
        Slot("misinformation.partner_information", Section.INFORMATION),
        Slot("misinformation.others_information", Section.INFORMATION, required=withdrawn),
        Slot("misinformation.offenders_information", Section.INFORMATION, required=withdrawn),
        Slot("misinformation.lead", Section.LATER),
        Slot("misinformation.declined", Section.LATER),
        Slot("misinformation.damage", Section.LATER, required=misinformed),
        Slot("misinformation.gain", Section.LATER, required=too_late),
        Slot("misinformation.score", Section.LATER, required=form.is_(*form.domain)),
        Slot("misinformation.basis", Section.LATER),
        Slot("misinformation.withdrawn", Section.LATER),
        Slot("misinformation.route", Section.LATER),
        Slot("misinformation.penalty", Section.LATER),
    ),
)
