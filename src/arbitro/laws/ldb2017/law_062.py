"""Law 62: the revoke that must be corrected."""

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2017 import law_043
from arbitro.laws.outcomes import (
    CardReturns,
    CardsStayPlayed,
    CardsTakenBack,
    CorrectBothRevokes,
    CorrectRevoke,
    DefendersCardsArePenaltyCards,
    FacedCardReturns,
    MajorPenaltyCard,
    NextOffenderChanges,
    NextTrickUnwinds,
    PartnerBoundByInformation,
)

both_corrected = r.is_revoke & r.other_side.is_("one_trick_one_side_on") & ~r.impossible
corrected = (r.open_2017 | (r.is_revoke & r.late_twelve)) & ~both_corrected
from_hand = r.by_defender & ~r.card_was_faced.holds
changed_by_defender = r.next_offender_changes.holds & r.by_defender
makes_penalty_card = (corrected & (from_hand | changed_by_defender)) | both_corrected
binds_partner = corrected & r.trick_twelve.holds & r.by_defender & ~r.partner_had_played.holds
penalty_card_speaks = makes_penalty_card & ~binds_partner  # 50E, but for what 62D2 says of the twelfth trick


def correction(corrected: Cond, returns: Cond) -> Paragraphs:
    """62B and 62C1-2, alike in both editions: for a revoke that is corrected, and where a card just returns."""
    return (
        Unencoded("62B", Reason.HEADING),
        Provision(
            "62B1",
            "revoke.card",
            corrected & from_hand,
            MajorPenaltyCard(Role.OFFENDER),
            see=("50B", "50D"),
        ),
        Provision("62B2", "revoke.card", returns & ~r.by_defender, CardReturns(Role.OFFENDER)),
        Provision("62B2", "revoke.card", returns & r.card_was_faced.holds, FacedCardReturns(Role.OFFENDER)),
        Unencoded("62C", Reason.HEADING),
        Provision(
            "62C1",
            "revoke.others_card",
            corrected & r.others_withdraw.holds,
            CardsTakenBack(Role.NON_OFFENDING_SIDE),
            Strength.MAY,
        ),
        Provision(
            "62C1",
            "revoke.others_card",
            corrected & r.others_played.holds & ~r.others_withdraw.holds,
            CardsStayPlayed(Role.NON_OFFENDING_SIDE),
        ),
        Provision(
            "62C2",
            "revoke.next_card",
            corrected & r.next_offender_changes.holds,
            NextOffenderChanges(),
            Strength.MAY,
        ),
        Provision(
            "62C2",
            "revoke.next_card",
            corrected & r.next_offender_played.holds & ~r.next_offender_changes.holds,
            CardsStayPlayed(Role.OFFENDING_SIDE),
        ),
        Provision(
            "62C2",
            "revoke.next_penalty",
            corrected & changed_by_defender,
            MajorPenaltyCard(Role.PARTNER),
            see=("50B", "50D"),
        ),
    )


PARAGRAPHS: Paragraphs = (
    Provision(
        "62A",
        "revoke.correction",
        r.open_2017,
        CorrectRevoke(Role.OFFENDER),
        Strength.MUST,
        unless=("62C3",),
    ),
    *correction(corrected, corrected & ~law_043.lost_rights),
    Provision("62C3", "revoke.correction", both_corrected, CorrectBothRevokes(), Strength.MUST),
    Provision("62C3", "revoke.card", both_corrected, DefendersCardsArePenaltyCards(), see=("50B", "50D")),
    Provision(
        "62C3",
        "revoke.others_card",
        both_corrected,
        NextTrickUnwinds(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Unencoded("62D", Reason.HEADING),
    Provision(
        "62D1",
        "revoke.correction",
        r.is_revoke & r.late_twelve,
        CorrectRevoke(Role.OFFENDER),
        Strength.MUST,
        unless=("62C3",),
    ),
    Provision(
        "62D2",
        "revoke.partner",
        binds_partner,
        PartnerBoundByInformation(Role.PARTNER),
        Strength.MAY_NOT,
        see=("16C2",),
    ),
)
