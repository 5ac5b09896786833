"""A review of the auction, a question about a call, a double that was misnamed (19A2-3, 19B2-3, 20)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Stage, Where

REVIEW_FAULTS = "review.review_faults"
QUESTION_FAULTS = "review.question_faults"

what = Fact(
    "review.what",
    ("19A2", "19B2", "20A", "20B", "20C", "20F"),
    ("question", "review", "call_unclear", "whose_lead", "double_misnamed", "redouble_misnamed"),
    usual="question",
    odds=0.5,
)
asks = what.is_("question")
reviews = what.is_("review")
whose_lead = what.is_("whose_lead")
moment = Fact(
    "review.moment",
    ("20B", "20C2", "20F1", "20F2", "41B"),
    ("auction", "clarification", "play"),
    given=asks | reviews,
    usual="auction",
    odds=0.6,
)
in_auction = moment.is_("auction")
clarifying = moment.is_("clarification")
after_final_pass = moment.is_("clarification", "play")
in_turn = Fact(
    "review.in_turn",
    ("20B", "20C2", "20F1", "20F2"),
    given=moment.is_("auction", "play"),
    usual=True,
    odds=0.8,
)
presumed_dummy = Fact("review.presumed_dummy", ("20F2", "41B"), given=clarifying, usual=False, odds=0.8)
must_pass = Fact(
    "review.must_pass",
    ("20B", "20F1"),
    given=in_auction & in_turn.holds,
    usual=False,
    odds=0.97,
)
defender_asks = Fact("review.defender_asks", ("20C1",), given=whose_lead, usual=True, odds=0.9)

# What was wrong with a review: one look.
partial = Fact("review.partial", ("20B", "20C2"), given=reviews, screen=REVIEW_FAULTS, odds=0.8)
halted = Fact("review.halted", ("20B", "20C2"), given=reviews, screen=REVIEW_FAULTS, odds=0.9)
own_partner = Fact("review.own_partner", ("20D",), given=reviews, screen=REVIEW_FAULTS, odds=0.85)
restated_wrongly = Fact("review.restated_wrongly", ("20E",), given=reviews, screen=REVIEW_FAULTS, odds=0.8)
corrected = Fact("review.corrected", ("20E",), given=restated_wrongly.holds, usual=True, odds=0.6)

# What was wrong with a question or its answer: one look.
by_caller = Fact("review.by_caller", ("20F1", "20F2"), given=asks, screen=QUESTION_FAULTS, odds=0.85)
directed = Fact("review.directed", ("20F1",), answerer=Answerer.DIRECTOR, given=by_caller.holds, odds=0.9)
supplementary = Fact("review.supplementary", ("20F1",), given=asks, screen=QUESTION_FAULTS, odds=0.9)
single_call = Fact("review.single_call", ("20F3",), given=asks, screen=QUESTION_FAULTS, odds=0.5)
for_partner = Fact(
    "review.for_partner",
    ("20G1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=asks,
    screen=QUESTION_FAULTS,
    odds=0.9,
)
to_trap = Fact(
    "review.to_trap",
    ("2017:20G2",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=asks,
    screen=QUESTION_FAULTS,
    odds=0.97,
)
damage = Fact(
    "review.damage",
    ("20E", "12B1"),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=corrected.is_(False),
    usual=True,
    odds=0.6,
)
misnamed = what.is_("double_misnamed", "redouble_misnamed")

REVIEW_OR_QUESTION = Kind(
    "review_or_question",
    (
        what,
        moment,
        in_turn,
        presumed_dummy,
        must_pass,
        defender_asks,
        partial,
        halted,
        own_partner,
        restated_wrongly,
        corrected,
        by_caller,
        directed,
        supplementary,
        single_call,
        for_partner,
        to_trap,
        damage,
    ),
    (
        Slot("review.right", required=asks | reviews | whose_lead | what.is_("call_unclear")),
        Slot("review.call", required=misnamed),
        Slot("review.words"),
        Slot("review.whole"),
        Slot("review.answer"),
        Slot("review.correction", required=restated_wrongly.holds),
        Slot("review.supplementary"),
        Slot("review.for_partner"),
        Slot("review.trap"),
        Slot("review.single"),
        Slot("review.information", Section.INFORMATION, required=asks | misnamed),
        Slot("review.score", Section.LATER),
        Slot("review.penalty", Section.LATER),
    ),
)
