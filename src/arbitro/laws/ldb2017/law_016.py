"""Law 16: authorised and unauthorised information.

What each item of information is for each player (16A) the ledger says; here stands what follows from it.
"""

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import authority, chain
from arbitro.laws.facts import extraneous_information as x
from arbitro.laws.facts import information_used as u
from arbitro.laws.facts import partner_information as p
from arbitro.laws.facts import revoke as r
from arbitro.laws.facts import withdrawn_action as w
from arbitro.laws.ldb2017 import law_062
from arbitro.laws.outcomes import (
    ActionAllowed,
    ActionInfringed,
    AlertUnexpected,
    AssignAdjustedScore,
    AssignForInformation,
    AwardArtificial,
    CallingNowIsNoInfraction,
    CallInsteadOfReserving,
    CallWhenPlayEnds,
    ChangeSeats,
    HoldBoard,
    InformationAllowed,
    LettersDiffer,
    MayNotChooseSuggested,
    MayReserveRights,
    NoReservation,
    NothingConveyed,
    OnlyPenaltyCardAuthorised,
    OpponentsShouldCall,
    PassingUndisputed,
    PlayOnNormally,
    PlayOnNoted,
    PlayOnPending,
    ReceivedByAccident,
    Redeal,
    RemedyRefused,
    ReportedByAnother,
    ReportedByRecipient,
    RuleAs,
    RuleOtherIrregularityFirst,
    ScorePending,
    ScoreStands,
    UnauthorisedFromPartner,
    WithdrawnActionsAuthorised,
    WithdrawnActionsUnauthorised,
    WithdrawnCardsAuthorised,
    WithdrawnCardsUnauthorised,
)

NOS, OS = Role.NON_OFFENDING_SIDE, Role.OFFENDING_SIDE
GIVER, RECEIVER = Role.GIVER, Role.RECEIVER


allowed: Paragraphs = (
    Unencoded("16A", Reason.HEADING),
    Provision("16A1", "used.route", u.source.is_("allowed"), InformationAllowed(), Strength.MAY, see=("16A2",)),
    *(Unencoded(f"16A1({letter})", Reason.LEDGER) for letter in "abcd"),
    Unencoded("16A2", Reason.LEDGER),
)


def unexpected_alert() -> Paragraphs:
    """The test by which an alert was unexpected; a gloss of translators, not of the English text."""
    return tuple(
        Provision(
            "16B1",
            "partner.unexpected",
            p.unexpected_in.is_(test),
            AlertUnexpected(str(test)),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        )
        for test in p.unexpected_in.domain
    )


def calling(test: str) -> Paragraphs:
    """16B2 and the first part of 16B3: reserving rights, and when to call."""
    reserving = p.reserving
    return (
        Provision(
            "16B2",
            "partner.reservation",
            reserving & authority.reservation.is_("allowed"),
            MayReserveRights(NOS),
            Strength.MAY,
        ),
        Provision("16B2", "partner.reservation", reserving & authority.reservation.is_("forbidden"), NoReservation()),
        Provision(
            "16B2",
            "partner.reservation",
            reserving & authority.reservation.is_("must_call_director"),
            CallInsteadOfReserving(),
        ),
        Provision("16B2", "partner.dispute", p.disputed.holds, OpponentsShouldCall(OS), Strength.SHOULD, see=("9B1",)),
        Provision("16B2", "partner.dispute", reserving & ~p.disputed.holds, PassingUndisputed()),
        Provision(
            "16B3",
            "partner.call_again",
            p.informed & p.play_may_go_on,
            CallWhenPlayEnds(NOS, test),
            Strength.SHOULD,
        ),
        Provision(
            "16B3", "partner.timing", p.moment.is_("before_end", "later"), CallingNowIsNoInfraction(), see=("11A",)
        ),
    )


PARTNER: Paragraphs = (
    *unexpected_alert(),
    Provision("16B1", "partner.status", p.informed, UnauthorisedFromPartner(GIVER, RECEIVER)),
    Provision("16B1", "partner.status", ~p.informed, NothingConveyed()),
    Provision("16B1", "partner.score", ~p.informed, ScoreStands("information")),
    Provision(
        "16B1(a)",
        "partner.choice",
        p.informed & p.play_may_go_on,
        MayNotChooseSuggested(RECEIVER, "is"),
        Strength.MAY_NOT,
    ),
    Provision(
        "16B1(a)",
        "partner.action",
        p.informed & chain.infringes_2017,
        ActionInfringed(RECEIVER),
        see=("16B1(b)",),
    ),
    Provision(
        "16B1(a)",
        "partner.action",
        p.informed & chain.another & ~chain.suggested.is_("is"),
        ActionAllowed(RECEIVER, "suggestion"),
    ),
    Provision(
        "16B1(a)",
        "partner.letter",
        p.informed & chain.another & chain.suggested.is_("generally") & chain.governing_text.is_("french", "polish"),
        LettersDiffer("over_another"),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "16B1(b)",
        "partner.action",
        p.informed & ~chain.another,
        ActionAllowed(RECEIVER, "alternative"),
    ),
    *calling("is"),
    Provision("16B3", "partner.score", p.informed & ~chain.infringes_2017, ScoreStands("infraction")),
    Provision(
        "16B3",
        "partner.score",
        p.informed & chain.infringes_2017 & p.advantage.holds,
        AssignAdjustedScore(),
        Strength.SHALL,
        see=("12C1",),
    ),
    Provision(
        "16B3",
        "partner.score",
        p.informed & chain.infringes_2017 & ~p.advantage.holds,
        ScoreStands("advantage"),
    ),
)


def authorised(law: str, lifted: Cond) -> Paragraphs:
    """lifted: the paragraph on withdrawn calls does not apply; that the innocent lose nothing by it is our reading."""
    may_use = WithdrawnActionsAuthorised(NOS)
    return (
        Provision(law, "withdrawn.others_information", w.lawful.holds & ~lifted, may_use),
        Provision(
            law,
            "withdrawn.others_information",
            lifted,
            may_use,
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
    )


WITHDRAWN: Paragraphs = (
    Provision(
        "16C",
        "withdrawn.route",
        ~w.lawful.holds,
        RuleOtherIrregularityFirst(),
    ),
    *authorised("16C1", w.free_2017),
    Provision(
        "16C1",
        "revoke.others_information",
        law_062.corrected,
        WithdrawnCardsAuthorised(NOS),
    ),
    Provision(
        "16C2",
        "withdrawn.offenders_information",
        w.lawful.holds,
        WithdrawnActionsUnauthorised(OS),
    ),
    Provision(
        "16C2",
        "withdrawn.choice",
        w.binds_2017,
        MayNotChooseSuggested(OS, "is"),
        Strength.MAY_NOT,
        see=("16B1(b)",),
    ),
    Provision("16C2", "withdrawn.action", w.binds_2017 & chain.infringes_2017, ActionInfringed(OS)),
    Provision(
        "16C2",
        "withdrawn.action",
        w.binds_2017 & chain.another & ~chain.suggested.is_("is"),
        ActionAllowed(OS, "suggestion"),
    ),
    Provision("16C2", "withdrawn.action", w.binds_2017 & ~chain.another, ActionAllowed(OS, "alternative")),
    Provision(
        "16C2",
        "withdrawn.letter",
        w.binds_2017 & chain.another & chain.suggested.is_("generally") & chain.governing_text.is_("french", "polish"),
        LettersDiffer("over_another"),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "16C2",
        "revoke.offenders_information",
        law_062.corrected & ~law_062.penalty_card_speaks,
        WithdrawnCardsUnauthorised(OS),
        Strength.MAY_NOT,
    ),
    Provision(
        "16C2",
        "revoke.offenders_information",
        law_062.corrected & law_062.penalty_card_speaks,
        OnlyPenaltyCardAuthorised(OS),
        Strength.MAY_NOT,
        see=("50E1",),
    ),
    Provision(
        "16C2",
        "revoke.offenders_information",
        law_062.both_corrected,
        WithdrawnCardsUnauthorised(Role.BOTH_SIDES),
        Strength.JUDGEMENT,
        see=("62C3",),
        basis=Basis.INTERPRETATION,
    ),
    Provision("16C3", "withdrawn.score", w.binds_2017 & ~chain.infringes_2017, ScoreStands("infraction")),
    Provision(
        "16C3",
        "withdrawn.score",
        w.binds_2017 & chain.infringes_2017 & w.damage.holds,
        AssignAdjustedScore(),
        Strength.SHALL,
        see=("12C1",),
    ),
    Provision(
        "16C3",
        "withdrawn.score",
        w.binds_2017 & chain.infringes_2017 & ~w.damage.holds,
        ScoreStands("damage"),
    ),
    Provision(
        "16C3",
        "revoke.information_used",
        (law_062.corrected | law_062.both_corrected) & r.information_used.holds,
        AssignForInformation(),
        Strength.SHALL,
        see=("12C1",),
    ),
)


def other_sources(
    letter: str,
    opens: Cond,
    matters: Cond,
    test: str,
    late: Paragraphs,
    late_play: Cond,
    see: tuple[str, ...] = (),  # beside cards of another hand
    quiet: Paragraphs = (),
) -> Paragraphs:
    """Information from elsewhere, whose paragraph changed its letter.

    opens: when the menu of remedies is open before the first call; matters, test: the influence on the result that
    lets the director adjust; late: what holds after the first call, late_play: when the board is played out then;
    quiet: where the menu stays closed.
    """
    law = f"16{letter}"
    played = (opens & x.plays_on) | late_play
    return (
        Provision(
            f"{law}1",
            "extraneous.report",
            x.reported_by.is_("recipient"),
            ReportedByRecipient(),
            Strength.SHOULD,
        ),
        Provision(f"{law}1", "extraneous.report", x.reported_by.is_("another"), ReportedByAnother()),
        *(
            Provision(
                f"{law}1",
                "extraneous.received",
                x.way.is_(way),
                ReceivedByAccident(RECEIVER, way),
                see=see if way in ("wrong_hand", "card_here") else (),
            )
            for way in x.WAYS
        ),
        Provision(
            f"{law}1",
            "extraneous.hold",
            opens | x.late,
            HoldBoard(),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
        Provision(f"{law}2", "extraneous.remedy", x.before & x.effect.is_("no"), PlayOnNormally()),
        *quiet,
        Provision(f"{law}2(a)", "extraneous.remedy", opens & x.swaps & x.swap_allowed, ChangeSeats(), Strength.MAY),
        Provision(
            f"{law}2(a)", "extraneous.remedy", opens & x.swaps & ~x.swap_allowed, RemedyRefused("swap", "choose")
        ),
        *(
            Provision(
                f"{law}2(a)",
                "extraneous.letter",
                opens & x.swaps & x.swap_allowed_by_or & x.governing_text.is_("french"),
                LettersDiffer("form_or_scoring"),
                Strength.JUDGEMENT,
                basis=Basis.INTERPRETATION,
            )
            for _ in range(letter == "D")  # the French text read is that of 2017
        ),
        Provision(
            f"{law}2(b)",
            "extraneous.remedy",
            opens & x.redeals & x.redeal_possible.holds,
            Redeal(),
            Strength.MAY,
            see=("6", "22A"),
        ),
        Provision(
            f"{law}2(b)",
            "extraneous.remedy",
            opens & x.redeals & ~x.redeal_possible.holds,
            RemedyRefused("redeal", "choose"),
        ),
        Provision(f"{law}2(c)", "extraneous.remedy", opens & x.plays_on, PlayOnPending(test), Strength.MAY),
        Provision(f"{law}2(c)", "extraneous.pending", played, ScorePending()),
        Provision(f"{law}2(c)", "extraneous.score", played & matters, AssignAdjustedScore(), see=("12C1",)),
        Provision(f"{law}2(c)", "extraneous.score", played & ~matters, ScoreStands("affected")),
        Provision(
            f"{law}2(d)", "extraneous.remedy", opens & x.artificial, AwardArtificial(), Strength.MAY, see=("12C2",)
        ),
        *late,
    )


def refused(law: str, instead: str, *remedies: str) -> Paragraphs:
    """Remedies that a paragraph does not give after the first call, and what is done instead."""
    return tuple(
        Provision(law, "extraneous.remedy", x.late & x.remedy.is_(remedy), RemedyRefused(remedy, instead))
        for remedy in remedies
    )


PARAGRAPHS: Paragraphs = (
    *allowed,
    Unencoded("16B", Reason.HEADING),
    Provision("16B1", "used.route", u.source.is_("partner"), RuleAs("partner")),
    *PARTNER,
    Provision("16C", "used.route", u.source.is_("withdrawn"), RuleAs("withdrawn")),
    *WITHDRAWN,
    Provision("16D", "used.route", u.source.is_("elsewhere"), RuleAs("elsewhere")),
    *other_sources(
        "D",
        x.before & x.effect.is_("likely"),
        x.affected.is_("affected"),
        "affected",
        (
            Provision("16D3", "extraneous.remedy", x.late & x.plays_on, PlayOnPending("affected")),
            Provision("16D3", "extraneous.remedy", x.late & x.artificial, AwardArtificial(), see=("12C2",)),
            *refused("16D3", "choose", "swap", "redeal"),
        ),
        x.late & x.plays_on,
        see=("13A",),
        quiet=(Provision("16D2", "extraneous.remedy", x.before & x.effect.is_("could"), PlayOnNoted()),),
    ),
)
