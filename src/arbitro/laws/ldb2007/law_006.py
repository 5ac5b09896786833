"""Law 6 (2007): nothing on adjacent cards; a deal made against the Law is a fouled board; F is not verified."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import deal as d
from arbitro.laws.ldb2017.law_006 import (
    before_the_auction,
    copied,
    copied_before,
    invalid,
    methods,
    present,
    required,
    shuffle,
    singly,
)
from arbitro.laws.outcomes import AdjacentCardsNotSaid, RuleFouledBoard

PARAGRAPHS: Paragraphs = (
    shuffle,
    singly,
    Provision("6B", "deal.duty", d.adjacent, AdjacentCardsNotSaid(), Strength.JUDGEMENT, basis=Basis.INTERPRETATION),
    present,
    Unencoded("6D", Reason.HEADING),
    *before_the_auction(d.wrong, "16C"),
    Provision(
        "6D1",
        "deal.deal",
        d.after & d.wrong & ~d.wrong_count.holds,
        RuleFouledBoard(),
        see=("87",),
    ),
    *invalid,
    required(d.at_will_2007, Strength.MUST),
    *methods,
    copied_before(d.wrong, "faulty_copy", Basis.UNVERIFIED),
    copied_before(d.seen, "seen_copy", Basis.UNVERIFIED),
    copied(d.at_will_2007, Strength.JUDGEMENT, Basis.UNVERIFIED),
)
