"""Law 62: the revoke that must be corrected."""

from arbitro.laws.core import Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.outcomes import (
    CardReturns,
    CardsStayPlayed,
    CardsTakenBack,
    CorrectBothRevokes,
    CorrectRevoke,
    DefendersCardsArePenaltyCards,
    MajorPenaltyCard,
    NextOffenderChanges,
    PartnerBoundByInformation,
)

both_corrected = r.is_revoke & r.other_side.is_("one_trick_one_side_on")
corrected = r.is_revoke & (~r.established_2017 | r.late_twelve) & ~both_corrected
from_hand = r.by_defender & ~r.card_was_faced.holds
changed_by_defender = r.next_offender_changes.holds & r.by_defender
makes_penalty_card = (corrected & (from_hand | changed_by_defender)) | both_corrected


def correction(corrected: Cond) -> Paragraphs:
    """62B and 62C1-2, the same in both editions, for a revoke that is corrected."""
    return (
        Unencoded("62B", Reason.HEADING),
        Provision(
            "62B1",
            "revoke.card",
            corrected & from_hand,
            MajorPenaltyCard(Role.OFFENDER),
            see=("50B", "50D"),
        ),
        Provision("62B2", "revoke.card", corrected & ~from_hand, CardReturns(Role.OFFENDER)),
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
        r.is_revoke & ~r.established_2017,
        CorrectRevoke(Role.OFFENDER),
        Strength.MUST,
        unless=("62C3",),
    ),
    *correction(corrected),
    Provision("62C3", "revoke.correction", both_corrected, CorrectBothRevokes(), Strength.MUST),
    Provision("62C3", "revoke.card", both_corrected, DefendersCardsArePenaltyCards(), see=("50B", "50D")),
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
        corrected & r.trick_twelve.holds & r.by_defender & ~r.partner_had_played.holds,
        PartnerBoundByInformation(Role.PARTNER),
        Strength.MAY_NOT,
        see=("16C2",),
    ),
)
