"""Law 24: a card exposed or led in the auction.

The tuples at the end are paragraphs of other Laws that speak in these incidents.
"""

from arbitro.laws.core import Basis, Cond, Outcome, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import exposed_card as x
from arbitro.laws.ldb2017.law_072 import aware
from arbitro.laws.outcomes import (
    AssignForPenaltyCard,
    BecomesPenaltyCard,
    CardLaidOpen,
    DeclaringSideMayNotLead,
    ExposedCardsAuthorised,
    ExposedCardsBackToHand,
    ExposedCardsUnauthorised,
    MustPassIfReopened,
    MustPassOnce,
    NothingFurther,
    NotSeenByPartner,
    PenaltyCardKnown,
    RuleAs,
    RuleAsCardInPlay,
    RuleAsOpeningLeadOutOfTurn,
)

OFFENDER, PARTNER = Role.OFFENDER, Role.PARTNER
MINOR, MAJOR = BecomesPenaltyCard(OFFENDER, "minor"), BecomesPenaltyCard(OFFENDER, "major")
ALL_MAJOR = BecomesPenaltyCard(OFFENDER, "all_major")


def laid_open(applies: Cond, until: str, out_of_sight: Cond, *see: str) -> Paragraphs:
    """The head of the Law: what is done with the card, and who may use what it shows."""
    lies = applies & ~x.late_lead if until == "auction" else applies
    return (
        Provision("24", "exposed.card", lies, CardLaidOpen(until), Strength.SHALL),
        Provision("24", "exposed.card", out_of_sight & ~x.another_caused.holds, NotSeenByPartner()),
        Provision(
            "24",
            "exposed.others_information",
            applies,
            ExposedCardsAuthorised(Role.NON_OFFENDING_SIDE),
            see=see,
        ),
        Provision(
            "24",
            "exposed.offenders_information",
            applies,
            ExposedCardsUnauthorised(Role.OFFENDING_SIDE),
            see=see,
        ),
    )


def back_to_hand(law: str, applies: Cond) -> Paragraphs:
    return tuple(
        Provision(law, "exposed.afterwards", applies & x.offender.is_(of.value), ExposedCardsBackToHand(of))
        for of in (Role.DECLARER, Role.DUMMY)
    )


def penalty_cards(law: str, applies: Cond) -> Paragraphs:
    """A low card shown on purpose and not played is neither exposed by accident nor by a play: the Laws are silent."""
    defends = applies & x.defends
    return (
        Provision(law, "exposed.afterwards", defends & x.on_purpose.is_(False), MINOR, see=("50B",)),
        Provision(
            law,
            "exposed.afterwards",
            defends & x.on_purpose.holds,
            MAJOR,
            Strength.JUDGEMENT,
            see=("50B",),
            basis=Basis.INTERPRETATION,
        ),
        Provision(law, "exposed.afterwards", defends & (x.led | x.cards.is_("one_honour")), MAJOR, see=("50B",)),
        Provision(law, "exposed.afterwards", defends & x.cards.is_("more"), ALL_MAJOR, see=("50B",)),
    )


def costs(law: str, when: Cond, over: Cond) -> Paragraphs:
    """The partner passes once; where the auction is over, only if it is reopened."""
    return (
        Provision(law, "exposed.partner", when & ~over, MustPassOnce(PARTNER), Strength.MUST),
        Provision(law, "exposed.partner", when & over, MustPassIfReopened(PARTNER), Strength.MUST),
    )


def nothing_further(when: Cond, then: Outcome) -> Provision:
    return Provision("24A", "exposed.partner", when & x.cards.is_("one_low"), then)


PARAGRAPHS: Paragraphs = (
    *laid_open(x.applies_2017, "auction", x.when.is_("auction") & x.out_of_sight.holds, "16C"),
    Provision("24", "exposed.card", x.late_lead, CardLaidOpen("reopened"), Strength.SHALL),
    Provision("24", "exposed.card", x.when.is_("after_auction"), RuleAsCardInPlay(), see=("48", "49")),
    nothing_further(x.in_auction, NothingFurther()),
    *costs("24B", x.applies_2017 & (x.led | x.cards.is_("one_honour")), x.late_lead),
    Provision("24C", "exposed.partner", x.in_auction & x.cards.is_("more"), MustPassOnce(PARTNER), Strength.MUST),
    *back_to_hand("24D", x.applies_2017),
    *penalty_cards("24E", x.applies_2017),
)

# -- Paragraphs of other Laws, in printed order


def elsewhere(law: str, when: Cond) -> Provision:
    """A card that somebody else caused to be seen; Law 24 wants the player's own fault."""
    return Provision(
        law,
        "exposed.card",
        when & x.another_caused.holds,
        RuleAs("elsewhere"),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    )


LAW_016: Paragraphs = (
    Provision("16D1", "exposed.card", x.when.is_("before_call"), RuleAs("elsewhere")),
    elsewhere("16D1", x.when.is_("auction")),
)
LAW_050: Paragraphs = (
    Provision(
        "50E1",
        "exposed.penalty_information",
        x.applies_2017 & x.defends,
        PenaltyCardKnown(),
        see=("50E2", "50E3"),
    ),
    Provision(
        "50E4",
        "exposed.penalty_card",
        x.applies_2017 & x.penalty_card_helped.holds,
        AssignForPenaltyCard(),
        Strength.SHALL,
        see=("12C1",),
    ),
)
LAW_054: Paragraphs = (
    Provision("54", "exposed.card", x.when.is_("defending_lead"), RuleAsOpeningLeadOutOfTurn(), see=("54A", "54D")),
    Provision("54E", "exposed.attempt", x.late_lead, DeclaringSideMayNotLead(), see=("24",)),
)
LAW_072: Paragraphs = (aware("exposed.awareness", x.could_have_known.holds),)
