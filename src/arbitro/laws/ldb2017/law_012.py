"""Law 12: the director's discretionary powers; when and how a score is adjusted."""

from collections.abc import Iterator

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import adjusted_score as a
from arbitro.laws.facts import information_used as u
from arbitro.laws.outcomes import (
    AdjustAsLawSays,
    Artificial,
    ArtificialInstead,
    ArtificialScore,
    AssignScore,
    AverageTheTwoSides,
    BothPartnersAlike,
    ErrorDoesNotCount,
    MayAdjust,
    MayAdjustFor,
    MayWeight,
    NoAdjustment,
    NoDamage,
    NoGain,
    NoGeneralParagraph,
    OffendersWithoutTheError,
    OwnDamageNotRepaired,
    ProvisionalUntilSession,
    RepairDamage,
    ScoreStands,
    TakeAwayGain,
)

NOS, OS = Role.NON_OFFENDING_SIDE, Role.OFFENDING_SIDE
AWARDS = {"none": "plus", "partly": "average", "directly": "minus"}
SIDES = ((Role.NORTH_SOUTH, "adjusted.ns", a.fault_ns), (Role.EAST_WEST, "adjusted.ew", a.fault_ew))


def power(*first: Provision) -> Paragraphs:
    """12A and 12B, alike in both editions; `first`: what else 12A1 gives."""
    return (
        Provision(
            "12A",
            "adjusted.power",
            a.in_order & a.ground.is_("law_provides"),
            AdjustAsLawSays(),
        ),
        Provision(
            "12A",
            "adjusted.power",
            ~a.in_time.holds & ~a.ground.is_("harshness") & a.asked_by.is_("player"),
            NoAdjustment("asked_too_late"),
            see=("92B",),
        ),
        Provision(
            "12A",
            "adjusted.power",
            ~a.in_time.holds & ~a.ground.is_("harshness") & a.asked_by.is_("director"),
            NoAdjustment("noticed_too_late"),
            see=("81C3",),
        ),
        Provision(
            "12A1",
            "adjusted.power",
            a.in_order & a.ground.is_("no_rectification"),
            MayAdjustFor(NOS),
            Strength.MAY,
        ),
        *first,
        Provision("12A2", "adjusted.power", a.in_order & a.ground.is_("no_normal_play"), ArtificialScore()),
        Provision(
            "12A3",
            "adjusted.power",
            a.in_order & a.ground.is_("wrong_rectification") & ~a.by_director.holds,
            MayAdjust(),
            Strength.MAY,
        ),
        Unencoded("12B", Reason.HEADING),
        Provision("12B1", "adjusted.damage", a.by_result & a.damage.holds, RepairDamage(NOS)),
        Provision("12B1", "adjusted.damage", a.by_result & ~a.damage.holds, NoDamage(NOS)),
        Provision("12B1", "adjusted.gain", a.by_result & a.gain.holds, TakeAwayGain(OS)),
        Provision("12B1", "adjusted.gain", a.by_result & ~a.gain.holds, NoGain(OS)),
        Provision("12B1", "adjusted.score", a.by_result & ~a.damage.holds & ~a.gain.holds, ScoreStands("damage")),
        Provision("12B2", "adjusted.power", a.ground.is_("harshness"), NoAdjustment("harshness"), Strength.MAY_NOT),
    )


def artificial_scores(law: str, scoring: Cond, unit: str, basis: Basis = Basis.TEXT) -> Iterator[Provision]:
    """What each side gets by its fault, under a form of scoring; by the director's error neither is at fault."""
    for role, slot, fault in SIDES:
        for value, award in AWARDS.items():
            silent = award == "average" and unit != "percent"  # 12C2(b) names the IMPs of plus and minus alone
            rests = Basis.INTERPRETATION if silent and basis is Basis.TEXT else basis
            strength = Strength.DOES if rests is Basis.TEXT else Strength.JUDGEMENT
            at_fault = fault.is_(value) | a.directors_error if value == "none" else fault.is_(value)
            cond = a.artificial & scoring & at_fault
            yield Provision(law, slot, cond, Artificial(role, award, unit), strength, basis=rests)


def harmless_error(law: str, counts: Cond) -> Provision:
    """An error of the non-offending side that takes nothing from its redress."""
    some = a.damage.holds & ~a.own_error.is_("no")
    return Provision(law, "adjusted.own_error", a.assigned & some & ~counts, ErrorDoesNotCount(NOS))


individual = Provision(
    "12C3", "adjusted.form", (a.assigned | a.artificial) & a.scoring.is_("individual"), BothPartnersAlike()
)
unequal = a.artificial & (
    a.directors_error
    | (a.fault_ns.is_("none") & ~a.fault_ew.is_("directly"))
    | (a.fault_ns.is_("partly") & ~a.fault_ew.is_("partly"))
    | (a.fault_ns.is_("directly") & ~a.fault_ew.is_("none"))
)  # the two artificial scores do not add up to a whole
provisional = a.artificial & a.own_percentage_counts

PARAGRAPHS: Paragraphs = (
    *power(
        Provision(  # the paragraph of 2007 on any breach of Law 16 has no successor
            "12A1",
            "used.breach",
            u.source.is_("none_of_these"),
            NoGeneralParagraph(),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        )
    ),
    Unencoded("12C", Reason.HEADING),
    Unencoded("12C1", Reason.HEADING),
    Provision("12C1(a)", "adjusted.score", a.assigned, AssignScore(), see=("12C1(b)",)),
    Unencoded("12C1(b)", Reason.DEFINITION),
    Provision("12C1(c)", "adjusted.results", a.assigned, MayWeight("yes"), Strength.MAY),
    Provision(
        "12C1(d)",
        "adjusted.score",
        a.due & a.assignable.is_("too_many") & a.prefers_artificial.holds,
        ArtificialInstead(),
        Strength.MAY,
        see=("12C2",),
    ),
    harmless_error("12C1(e)", a.self_inflicted_2017),
    Provision("12C1(e)(i)", "adjusted.offenders", a.assigned & a.self_inflicted_2017, OffendersWithoutTheError(OS)),
    Provision("12C1(e)(ii)", "adjusted.own_error", a.assigned & a.self_inflicted_2017, OwnDamageNotRepaired(NOS)),
    Unencoded("12C2", Reason.HEADING),
    Provision("12C2(a)", "adjusted.score", a.due & a.assignable.is_("none"), ArtificialScore()),
    *artificial_scores("12C2(a)", a.by_percentage, "percent"),
    *artificial_scores("12C2(b)", a.by_imps, "imps"),
    Provision("12C2(c)", "adjusted.session", provisional, ProvisionalUntilSession()),
    Unencoded("12C2(d)", Reason.PROCEDURE),
    individual,
    Provision(
        "12C4",
        "adjusted.form",
        (unequal | (a.assigned & (a.self_inflicted_2017 | a.directors_error))) & a.scoring.is_("knockout"),
        AverageTheTwoSides(),
    ),
)
