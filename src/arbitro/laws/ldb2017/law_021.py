"""Law 21: misinformation. Here stands too what other Laws add to its slots (16C, 26, 47E2)."""

from arbitro.laws.core import Basis, Outcome, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import misinformation as m
from arbitro.laws.facts import misinformation_correction as c
from arbitro.laws.outcomes import (
    AssignAdjustedScore,
    DeclinedCallNotRedressed,
    EarlierCallsStand,
    FaceDownLeadMayComeBack,
    LastCallStands,
    LeadAfterChangedCall,
    MayAdjustFor,
    MayChangeCallAfterIt,
    MayChangeLastCall,
    MayWithdrawCard,
    MissingAlertMisinforms,
    MissingAlertUnauthorised,
    NoAlertDue,
    NoCallToChange,
    NoGain,
    NoLeadAfterChangedCall,
    OwnMisunderstanding,
    PresumedMistakenExplanation,
    RuleAs,
    ScoreStands,
    TakeAwayGain,
    TooLateToChangeCalls,
    UnauthorisedFromPartner,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
)

NOS, OS = Role.NON_OFFENDING_SIDE, Role.OFFENDING_SIDE

OWN_READING: Paragraphs = (
    Provision("21A", "misinformation.finding", m.own_reading, OwnMisunderstanding()),
    Provision("21A", "misinformation.score", m.own_reading, ScoreStands("infraction")),
)

CHANGING: Paragraphs = (
    Provision(
        "21B1(a)",
        "misinformation.finding",
        m.alert_due.is_("due"),
        MissingAlertMisinforms(),
    ),
    Provision("21B1(a)", "misinformation.finding", m.alert_due.is_("not_due"), NoAlertDue()),
    Provision("21B1(a)", "misinformation.score", m.alert_due.is_("not_due"), ScoreStands("infraction")),
    Provision("21B1(a)", "misinformation.change", m.influenced.holds, MayChangeLastCall(NOS), Strength.MAY),
    Provision("21B1(a)", "misinformation.change", m.influenced.is_(False), LastCallStands(NOS)),
    Provision("21B1(a)", "misinformation.change", m.calls_since.is_("none"), NoCallToChange(NOS)),
    Provision("21B1(a)", "misinformation.change", m.moment.is_("play", "after_play"), TooLateToChangeCalls()),
    Provision("21B1(a)", "misinformation.earlier", m.calls_since.is_("more"), EarlierCallsStand(NOS)),
    Provision(
        "21B1(a)",
        "misinformation.declined",
        m.changes.is_(False),
        DeclinedCallNotRedressed(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "21B1(b)",
        "misinformation.finding",
        m.agreement.is_("unknown") | m.alert_due.is_("unknown"),
        PresumedMistakenExplanation(),
    ),
)


def counterchange(*see: str) -> Paragraphs:
    """21B2: the call that the left-hand opponent made after the changed one."""
    return (
        Provision(
            "21B2", "misinformation.counterchange", m.lho_called.holds, MayChangeCallAfterIt(OS), Strength.MAY, see=see
        ),
    )


def too_late(*see: str) -> Paragraphs:
    """21B3: the gain of the offending side."""
    return (
        Provision("21B3", "misinformation.gain", m.gained.holds, TakeAwayGain(OS)),
        Provision("21B3", "misinformation.gain", m.gained.is_(False), NoGain(OS)),
        Provision(
            "21B3",
            "misinformation.score",
            m.gained.holds & ~m.damaged.holds,
            AssignAdjustedScore(),
            see=see,
        ),
        Provision("21B3", "misinformation.score", m.too_late & m.no_harm, ScoreStands("damage")),
    )


PARAGRAPHS: Paragraphs = (
    *OWN_READING,
    Unencoded("21B", Reason.HEADING),
    *CHANGING,
    *counterchange("16C"),
    *too_late("12C1"),
)

# What other Laws say in these slots, in the order of their numbers.


def shown_by_partner(law: str, status: Outcome) -> Paragraphs:
    """What a player shows of his partner's explanation tells the partner something (16B1)."""
    return (
        Provision(
            law,
            "partners_explanation.explainers_information",
            c.too_early,
            status,
        ),
    )


def alerted(law: str, status: Outcome) -> Paragraphs:
    """A missing alert tells the player who called something (16B1)."""
    alert = m.form.is_("alert")
    return (
        Provision(law, "misinformation.partner_information", alert, status),
        Provision(law, "misinformation.route", alert & m.partner_used.holds, RuleAs("partner"), see=("16B3",)),
    )


def withdrawn(authorised: str, unauthorised: str) -> Paragraphs:
    """Calls changed and cards taken back: for whom what they showed may be used."""
    return (
        Provision(
            authorised,
            "misinformation.others_information",
            m.withdrawn,
            WithdrawnActionsAuthorised(NOS),
        ),
        Provision(
            unauthorised,
            "misinformation.offenders_information",
            m.withdrawn,
            WithdrawnActionsUnauthorised(OS),
        ),
    )


def lead(law: str) -> Paragraphs:
    """Whether the Law on withdrawn calls reaches the call that was changed in turn: the director decides."""
    return (
        Provision(
            law,
            "misinformation.lead",
            m.lead_reached.holds,
            LeadAfterChangedCall(),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
        Provision(
            law,
            "misinformation.lead",
            m.lead_reached.is_(False),
            NoLeadAfterChangedCall(),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
    )


LAW_016: Paragraphs = (
    *alerted("16B1", MissingAlertUnauthorised()),
    *shown_by_partner("16B1", UnauthorisedFromPartner(Role.PARTNER, Role.OFFENDER)),
    *withdrawn("16C1", "16C2"),
    Provision("16C2", "misinformation.withdrawn", m.withdrawn_helped.holds, RuleAs("withdrawn")),
)
LAW_026: Paragraphs = lead("26B")
LAW_047: Paragraphs = (
    Provision(
        "47E2(a)",
        "misinformation.play",
        m.lead_may_lie,
        FaceDownLeadMayComeBack(NOS),
        Strength.MAY,
        see=("41A",),
    ),
    Provision("47E2(a)", "misinformation.play", m.card.is_("last"), MayWithdrawCard(NOS), Strength.MAY, see=("16C",)),
    Provision("47E2(b)", "misinformation.play", m.card.is_("too_late"), MayAdjustFor(NOS), Strength.MAY),
)
