"""A wrong explanation that its own side notices: the explainer himself (20F4), or his partner (20F5, 75).

The offender is whoever explained; his partner made the call.
"""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where

wrong_indeed = Fact(
    "own_explanation.wrong",
    ("20F4", "75B1"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    usual=True,
    odds=0.9,
)
noticed = Fact(
    "own_explanation.noticed",
    ("20F4(a)", "75B2"),
    ("auction", "clarification", "play", "after_play"),
    given=wrong_indeed.holds,
    usual="auction",
    odds=0.5,
    moment={"after_play": Stage.END_OF_PLAY},
)
before_lead = noticed.is_("auction", "clarification")
in_play = noticed.is_("play")
told_before_lead = Fact(
    "own_explanation.told_before_lead",
    ("20F4(a)", "75B2"),
    given=before_lead,
    usual=True,
    odds=0.8,
)
told_at_once = Fact(  # 2007, and in both editions during the play
    "own_explanation.told_at_once",
    ("20F4", "75B2"),
    given=before_lead | in_play,
    usual=True,
    odds=0.7,
)
in_time = told_before_lead.holds | (in_play & told_at_once.holds)
too_late = told_before_lead.is_(False) | (in_play & told_at_once.is_(False))

OWN_EXPLANATION_WRONG = Kind(
    "own_explanation_wrong",
    (wrong_indeed, noticed, told_before_lead, told_at_once),
    (
        Slot("own_explanation.duty", required=wrong_indeed.is_(True, False)),
        Slot("own_explanation.timing", required=before_lead | in_play),
        Slot("own_explanation.route", required=wrong_indeed.holds),
        Slot("own_explanation.partner_information", Section.INFORMATION),
        Slot("own_explanation.penalty", Section.LATER),
    ),
)

moment = Fact(
    "partners_explanation.moment",
    ("20F5(a)", "20F5(b)"),
    ("auction", "clarification", "play", "after_play"),
    usual="clarification",
    odds=0.4,
    moment={"after_play": Stage.END_OF_PLAY},
)
mistake = Fact(
    "partners_explanation.mistake",
    ("75B1", "75C", "21B1(b)"),
    ("explanation", "call", "neither"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    usual="explanation",
    odds=0.7,
)
wrong = mistake.is_("explanation")
own_call_wrong = mistake.is_("call")
declaring = Fact(
    "partners_explanation.declaring",
    ("20F5(b)(i)", "20F5(b)(ii)"),
    given=wrong & moment.is_("clarification", "play", "after_play"),
    usual=True,
    odds=0.5,
)
defending = declaring.is_(False)
spoke_in_auction = Fact("partners_explanation.spoke_in_auction", ("20F5(a)", "75C"), usual=False, odds=0.85)
spoke_in_play = Fact(
    "partners_explanation.spoke_in_play",
    ("20F5(b)(i)",),
    given=defending,
    usual=False,
    odds=0.85,
)
told_before_lead = Fact(
    "partners_explanation.told_before_lead",
    ("20F5(b)(ii)",),
    given=declaring.holds & moment.is_("play", "after_play"),
    usual=False,
    odds=0.6,
)
waits = defending & moment.is_("clarification", "play")
due_now = (declaring.holds & moment.is_("clarification")) | (defending & moment.is_("after_play"))
too_early = spoke_in_auction.holds | spoke_in_play.holds
omitted = told_before_lead.is_(False)
known_to_opponents = wrong & (due_now | too_early | told_before_lead.is_(True, False))

PARTNERS_EXPLANATION_WRONG = Kind(
    "partners_explanation_wrong",
    (moment, mistake, declaring, spoke_in_auction, spoke_in_play, told_before_lead),
    (
        Slot("partners_explanation.duty", required=mistake.is_(*mistake.domain)),
        Slot("partners_explanation.early"),
        Slot("partners_explanation.route"),
        Slot("partners_explanation.partner_information", Section.INFORMATION),
        Slot("partners_explanation.explainers_information", Section.INFORMATION),
        Slot("partners_explanation.score", Section.LATER),
        Slot("partners_explanation.penalty", Section.LATER),
    ),
)
