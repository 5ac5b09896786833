"""Law 24 (2007): the window is the whole auction period, and the head says what becomes of the cards.

Before the first call this Law and the one on information from elsewhere both fit; we take the latter. The tuples at the
end are paragraphs of other Laws that speak in these incidents.
"""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import exposed_card as x
from arbitro.laws.ldb2007.law_023 import aware
from arbitro.laws.ldb2017.law_024 import (
    back_to_hand,
    costs,
    elsewhere,
    laid_open,
    nothing_further,
    penalty_cards,
)
from arbitro.laws.outcomes import (
    DeclaringSideMayNotLead,
    NoFurtherRectification,
    NothingFurther,
    PenaltyCardInformationNotCovered,
    RuleAs,
    RuleAsOpeningLeadOutOfTurn,
)

PARAGRAPHS: Paragraphs = (
    *laid_open(x.applies_2007, "auction_period", x.out_of_sight.holds),
    *back_to_hand("24", x.applies_2007),
    *penalty_cards("24", x.applies_2007),
    nothing_further(x.in_auction, NothingFurther()),
    nothing_further(x.over_2007, NoFurtherRectification()),
    *costs("24B", x.applies_2007 & (x.led | x.cards.is_("one_honour")), x.over_2007),
    *costs("24C", x.applies_2007 & x.cards.is_("more"), x.over_2007),
)

# -- Paragraphs of other Laws, in printed order

LAW_016: Paragraphs = (
    Provision(
        "16C1",
        "exposed.card",
        x.when.is_("before_call"),
        RuleAs("elsewhere"),
        Strength.JUDGEMENT,
        see=("24",),
        basis=Basis.INTERPRETATION,
    ),
    elsewhere("16C1", x.when.is_("auction", "after_auction")),
)
LAW_023: Paragraphs = (aware("exposed.awareness", x.could_have_known.holds),)
LAW_050: Paragraphs = (
    Provision(
        "50E",
        "exposed.penalty_information",
        x.applies_2007 & x.defends,
        PenaltyCardInformationNotCovered(),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
)
LAW_054: Paragraphs = (
    Provision("54", "exposed.card", x.defending_lead, RuleAsOpeningLeadOutOfTurn(), see=("54A", "54D")),
    Provision(
        "54E",
        "exposed.attempt",
        x.late_lead,
        DeclaringSideMayNotLead(),
        Strength.JUDGEMENT,
        see=("24",),
        basis=Basis.UNVERIFIED,
    ),
)
