"""Law 10: the director alone rectifies; whoever has an option hears all of it and chooses alone."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import attention as a
from arbitro.laws.outcomes import (
    ChoosesAlone,
    ChoosesToAdvantage,
    ConsultedPartner,
    ExplainAllOptions,
    OffendersMayProfit,
    OnlyDirectorRectifies,
    PlayersMayNotWaive,
    SettlementCancelled,
    SettlementStands,
)

PLAYERS, SETTLEMENT, CHOICE = "attention.players", "attention.settlement", "attention.choice"

powers: Paragraphs = (
    Provision("10A", PLAYERS, a.settlement.is_("enforced"), OnlyDirectorRectifies(), Strength.MAY_NOT),
    Provision("10A", PLAYERS, a.settlement.is_("waived"), PlayersMayNotWaive(), Strength.MAY_NOT, see=("81C5",)),
    Provision("10B", SETTLEMENT, a.settlement_stands.holds, SettlementStands(), Strength.MAY),
    Provision("10B", SETTLEMENT, a.settled.holds & ~a.settlement_stands.holds, SettlementCancelled(), Strength.MAY),
)
options: Paragraphs = (
    Unencoded("10C", Reason.HEADING),
    Provision("10C1", CHOICE, a.has_option & ~a.options_explained.holds, ExplainAllOptions(), Strength.SHALL),
    Provision("10C2", CHOICE, a.options_explained.holds & ~a.consulted.holds, ChoosesAlone(), Strength.MUST),
    Provision("10C2", CHOICE, a.consulted.holds, ConsultedPartner(), Strength.MUST, see=("16B",)),
    Provision(
        "10C3",
        "attention.interest",
        a.chooser.is_("non_offending_side"),
        ChoosesToAdvantage(),
        Strength.MAY,
    ),
)


def profit(*see: str) -> Provision:
    return Provision("10C4", "attention.profit", a.offenders_profit.holds, OffendersMayProfit(), Strength.MAY, see=see)


PARAGRAPHS: Paragraphs = (*powers, *options, profit("16C2", "27", "72C"))
