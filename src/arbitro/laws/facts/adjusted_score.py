"""Whether and how a score is adjusted (12)."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Kind, Section, Slot, Where
from arbitro.laws.facts.authority import assigned_method

GROUNDS = ("law_provides", "no_rectification", "no_normal_play", "wrong_rectification", "harshness")
FAULTS = ("none", "partly", "directly")

ground = Fact("adjusted.ground", ("12A",), GROUNDS, Answerer.DIRECTOR, usual="law_provides", odds=0.8)
in_time = Fact("adjusted.in_time", ("92B", "81C3"), answerer=Answerer.DIRECTOR, usual=True, odds=0.95)
asked_by = Fact(  # only the ground on which it is refused depends on it
    "adjusted.asked_by",
    ("12A",),
    ("player", "director"),
    Answerer.DIRECTOR,
    given=in_time.is_(False),
    usual="player",
    odds=0.8,
)
by_director = Fact(
    "adjusted.by_director",
    ("82C",),
    answerer=Answerer.DIRECTOR,
    given=ground.is_("wrong_rectification"),
    usual=True,
    odds=0.9,
)
still_normal = Fact(
    "adjusted.still_normal",
    ("82C",),
    answerer=Answerer.DIRECTOR,
    given=by_director.holds,
    usual=False,
    odds=0.6,
)
in_order = in_time.holds & ~ground.is_("harshness")
by_result = in_order & ~ground.is_("no_normal_play") & ~by_director.holds
directors_error = in_order & by_director.holds & ~still_normal.holds  # 82C: nobody offended, no damage to look for

damage = Fact(
    "adjusted.damage",
    ("12B1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=~ground.is_("harshness", "no_normal_play") & ~by_director.holds,
    usual=True,
    odds=0.8,
)
gain = Fact(
    "adjusted.gain",
    ("12B1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=~ground.is_("harshness", "no_normal_play") & ~by_director.holds,
    usual=True,
    odds=0.8,
)
assignable = Fact(
    "adjusted.assignable",
    ("12C1(a)", "12C1(d)", "12C2(a)"),
    ("yes", "too_many", "none"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    given=ground.is_("law_provides", "no_rectification", "wrong_rectification"),
    usual="yes",
    odds=0.85,
)
prefers_artificial = Fact(
    "adjusted.prefers_artificial",
    ("12C1(d)",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    given=assignable.is_("too_many"),
    usual=True,
    odds=0.7,
)
own_error = Fact(
    "adjusted.own_error",
    ("12C1(e)",),
    ("no", "related", "serious", "extremely_serious", "wild", "gambling"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    given=damage.holds,
    usual="no",
    odds=0.9,
)
scoring = Fact(
    "adjusted.scoring",
    ("12C2", "12C3", "12C4", "86B"),
    ("matchpoints", "imp_pairs", "teams", "knockout", "individual"),
    Answerer.DIRECTOR,
    usual="matchpoints",
    odds=0.6,
)


def _fault(key: str) -> Fact:
    return Fact(
        key,
        ("12C2(a)",),
        FAULTS,
        Answerer.DIRECTOR,
        where=Where.AWAY,
        given=~by_director.holds,
        usual="none",
        odds=0.5,
    )


fault_ns = _fault("adjusted.fault_ns")
fault_ew = _fault("adjusted.fault_ew")

# A score is adjusted where there is something to repair or to take away, or where the director himself erred.
due = (by_result & (damage.holds | gain.holds)) | directors_error
artificial = (in_order & ground.is_("no_normal_play")) | (
    due & (assignable.is_("none") | (assignable.is_("too_many") & prefers_artificial.holds))
)
assigned = due & (assignable.is_("yes") | (assignable.is_("too_many") & ~prefers_artificial.holds))
by_imps = scoring.is_("imp_pairs", "teams", "knockout")
by_percentage = scoring.is_("matchpoints", "individual")
self_inflicted_2017 = own_error.is_("extremely_serious", "gambling")
self_inflicted_2007 = own_error.is_("serious", "extremely_serious", "wild", "gambling")
own_percentage_counts = ~(fault_ns.is_("partly") & fault_ew.is_("partly"))

ADJUSTED_SCORE = Kind(
    "adjusted_score",
    (
        ground,
        in_time,
        asked_by,
        by_director,
        still_normal,
        damage,
        gain,
        assignable,
        prefers_artificial,
        assigned_method,
        own_error,
        scoring,
        fault_ns,
        fault_ew,
    ),
    (
        Slot("adjusted.power", required=ground.is_(*GROUNDS)),
        Slot("adjusted.damage"),
        Slot("adjusted.gain"),
        Slot("adjusted.score"),
        Slot("adjusted.results"),
        Slot("adjusted.own_error"),
        Slot("adjusted.offenders"),
        Slot("adjusted.ns"),
        Slot("adjusted.ew"),
        Slot("adjusted.balance"),
        Slot("adjusted.form"),
        Slot("adjusted.session", Section.LATER),
    ),
)
