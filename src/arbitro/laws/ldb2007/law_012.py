"""Law 12 (2007): a lower bar for self-inflicted damage, and another way to assign that an authority may elect.

IMPs for artificial scores and the averaging of knockouts stood in Law 86 then.
"""

from arbitro.laws.core import Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import adjusted_score as a
from arbitro.laws.facts.authority import assigned_method
from arbitro.laws.ldb2017.law_012 import artificial_scores, harmless_error, individual, power, provisional
from arbitro.laws.outcomes import (
    ArtificialInstead,
    ArtificialScore,
    AssignScore,
    MayWeight,
    MostAndLeastFavourable,
    MostFavourableForBoth,
    NeedNotBalance,
    OffendersWithoutTheError,
    OwnDamageNotRepaired,
    ProvisionalUntilSession,
)

NOS, OS = Role.NON_OFFENDING_SIDE, Role.OFFENDING_SIDE

PARAGRAPHS: Paragraphs = (
    *power(),
    Unencoded("12C", Reason.HEADING),
    Unencoded("12C1", Reason.HEADING),
    Provision("12C1(a)", "adjusted.score", a.assigned, AssignScore()),
    Provision("12C1(b)", "adjusted.own_error", a.assigned & a.self_inflicted_2007, OwnDamageNotRepaired(NOS)),
    harmless_error("12C1(b)", a.self_inflicted_2007),
    Provision("12C1(b)", "adjusted.offenders", a.assigned & a.self_inflicted_2007, OffendersWithoutTheError(OS)),
    Provision(
        "12C1(c)",
        "adjusted.results",
        a.assigned & assigned_method.is_("weighted"),
        MayWeight("no"),
        Strength.MAY,
    ),
    Provision(
        "12C1(d)",
        "adjusted.score",
        a.due & a.assignable.is_("too_many") & a.prefers_artificial.holds,
        ArtificialInstead(),
        Strength.MAY,
        see=("12C2",),
    ),
    Provision(
        "12C1(e)",
        "adjusted.results",
        a.assigned & assigned_method.is_("split") & ~a.directors_error,
        MostAndLeastFavourable(NOS, OS),
    ),
    Provision(
        "12C1(e)",
        "adjusted.results",
        a.assigned & assigned_method.is_("split") & a.directors_error,
        MostFavourableForBoth(),
        see=("82C",),
    ),
    Unencoded("12C1(e)(i)", Reason.DEFINITION),
    Unencoded("12C1(e)(ii)", Reason.DEFINITION),
    Provision("12C1(f)", "adjusted.balance", a.assigned, NeedNotBalance(), Strength.MAY),
    Unencoded("12C2", Reason.HEADING),
    Provision("12C2(a)", "adjusted.score", a.due & a.assignable.is_("none"), ArtificialScore()),
    *artificial_scores("12C2(a)", a.by_percentage, "percent"),
    Unencoded("12C2(b)", Reason.UNCERTAIN),
    Provision("12C2(c)", "adjusted.session", provisional, ProvisionalUntilSession()),
    individual,
)
