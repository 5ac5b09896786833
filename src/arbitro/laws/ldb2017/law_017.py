"""Law 17: the auction period; here what follows when passes have cost a player his turn (D3)."""

from arbitro.laws.core import Basis, Outcome, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import rotation_passes as t
from arbitro.laws.outcomes import (
    AuctionNotReopened,
    BackToSkippedPlayer,
    NoLeadRestriction,
    PassersAreOffenders,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
)


def lost_turn(law: str, information: tuple[str, ...]) -> Paragraphs:
    """A pass out of rotation has cost a player his turn; where that is found too late the Laws are silent."""
    return (
        Provision(law, "lost_turn.auction", t.too_late.is_("no"), BackToSkippedPlayer()),
        Provision(
            law,
            "lost_turn.auction",
            t.reopened.holds,
            BackToSkippedPlayer(),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
        Provision(
            law,
            "lost_turn.auction",
            t.reopened.is_(False),
            AuctionNotReopened(),
            Strength.JUDGEMENT,
            see=("12A1",),
            basis=Basis.INTERPRETATION,
        ),
        Provision(law, "lost_turn.offenders", t.goes_back, PassersAreOffenders()),
        Provision(
            law,
            "lost_turn.others_information",
            t.both_sides.is_(False),
            WithdrawnActionsAuthorised(Role.NON_OFFENDING_SIDE),
            see=information[:1],
        ),
        Provision(
            law,
            "lost_turn.offenders_information",
            t.both_sides.is_(False),
            WithdrawnActionsUnauthorised(Role.OFFENDING_SIDE),
            see=information[1:],
        ),
        Provision(
            law,
            "lost_turn.offenders_information",
            t.both_sides.holds,
            WithdrawnActionsUnauthorised(Role.BOTH_SIDES),
            Strength.JUDGEMENT,
            see=information[1:],
            basis=Basis.INTERPRETATION,
        ),
    )


def lead(law: str, forbidden: Outcome) -> Paragraphs:
    """Whether the Law on withdrawn calls reaches a pass that was cancelled for a lost turn: the director decides."""
    return (
        Provision(
            law,
            "lost_turn.lead",
            t.lead_reached.holds,
            forbidden,
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
        Provision(
            law,
            "lost_turn.lead",
            t.lead_reached.is_(False),
            NoLeadRestriction(Role.PARTNER),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
    )


PARAGRAPHS: Paragraphs = (
    Unencoded("17A", Reason.DEFINITION),
    Unencoded("17B", Reason.PROCEDURE),
    Unencoded("17C", Reason.PROCEDURE),
    Unencoded("17D", Reason.HEADING),
    Unencoded("17D1", Reason.DEFINITION),
    Unencoded("17D2", Reason.DEFINITION),
    *lost_turn("17D3", ("16C1", "16C2")),
)
