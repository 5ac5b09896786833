"""Calls out of rotation (28-32): a pass, a bid, a double or redouble.

The three kinds share the road to the cancellation: a slip, whose turn it was, who has called since, whether left-hand
opponent accepts. What follows then differs by the call, and by the edition.
"""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import ALWAYS, NEVER, Answerer, Cond, Fact, Kind, Role, Section, Slot, Where
from arbitro.laws.facts import after_withdrawal as after

slip = Fact("rotation.slip", ("25A",), answerer=Answerer.DIRECTOR, where=Where.AWAY, usual=False, odds=0.9)
meant = slip.is_(False)


@dataclass(frozen=True, slots=True)
class Road:
    """From the call to its cancellation.

    facts: in a director's order. never_made: an opponent called in his own turn (28B). stands: left-hand opponent
    called over it, or accepts it (29A). partner_called: the offender's partner has called in his own turn. first: it is
    no second call at left-hand opponent's turn, which is a change of call.
    """

    turn: Fact
    rho_must_pass: Fact
    called_before: Fact
    since: Fact
    still_open: Fact
    accepted: Fact
    facts: tuple[Fact, ...]
    never_made: Cond
    stands: Cond
    partner_called: Cond
    cancelled: Cond
    first: Cond

    def at(self, *turns: str) -> Cond:
        """Cancelled, no change of call, and made at the turn of one of these players."""
        return self.cancelled & self.turn.is_(*turns) & self.first


def road(given: Cond, *, at_lho: bool = True) -> Road:
    """at_lho: a call at left-hand opponent's turn can be one out of rotation; else it is a change of call."""
    turn = Fact("rotation.turn", ("28", "29"), ("rho", "partner", "lho"), given=given, usual="partner", odds=0.5)
    rho_must_pass = Fact("rotation.rho_must_pass", ("28A",), given=turn.is_("rho"), usual=False, odds=0.97)
    called_before = Fact("rotation.called_before", ("30B2", "31C"), given=turn.is_("lho"), usual=True, odds=0.7)
    since = Fact(
        "rotation.since",
        ("28B", "29A"),
        ("nobody", "lho", "rightful"),
        given=turn.is_("partner") | rho_must_pass.is_(False),
        usual="nobody",
        odds=0.8,
    )
    lho_called = Fact("rotation.lho_called", ("28B", "29A"), given=turn.is_("lho"), usual=False, odds=0.8)
    lho_meant = Fact(
        "rotation.lho_meant",
        ("28B", "29A"),
        ("own_turn", "over_it"),
        Answerer.DIRECTOR,
        where=Where.AWAY,
        given=lho_called.holds,
        usual="own_turn",
        odds=0.7,
        judgement=True,
    )
    partner_called = turn.is_("partner") & since.is_("rightful")
    still_open = Fact(
        "rotation.still_open",
        ("28B", "29A"),
        answerer=Answerer.DIRECTOR,
        given=partner_called,
        usual=True,
        odds=0.7,
        judgement=True,
    )
    quiet = since.is_("nobody") | still_open.holds
    accepted = Fact(
        "rotation.accepted",
        ("29A",),
        answerer=Answerer.PLAYER,
        asked_of=Role.LHO,
        given=quiet | lho_called.is_(False) if at_lho else quiet,
        usual=False,
        odds=0.8,
    )
    never_made = turn.is_("rho") & since.is_("rightful")
    stands = since.is_("lho") | accepted.holds
    return Road(
        turn,
        rho_must_pass,
        called_before,
        since,
        still_open,
        accepted,
        (since, *((lho_called, lho_meant) if at_lho else ()), still_open, accepted),
        never_made | lho_meant.is_("own_turn") if at_lho else never_made,
        stands | lho_meant.is_("over_it") if at_lho else stands,
        partner_called,
        accepted.is_(False) | still_open.is_(False),
        ~called_before.holds if at_lho else ALWAYS,
    )


@dataclass(frozen=True, slots=True)
class Aftermath:
    """From the cancellation on.

    free: the offender may make any legal call at his turn. same_call, withdrawn_about: read in 2007 only.
    """

    rho_action: Fact
    comparable: Fact
    same_call: Fact
    offender_defends: Fact
    withdrawn_about: Fact
    helped: Fact
    could_have_known: Fact
    free: Cond
    is_comparable: Cond
    silenced: Cond


def aftermath(number: int, repeats: Cond, chooses: Cond, forced: Cond = NEVER) -> Aftermath:
    """number: the Law. repeats: what right-hand opponent does now decides whether the offender repeats his call;
    chooses: he calls afresh whatever happens; forced: he must pass."""
    rho_action = Fact(
        "rotation.rho_action",
        (f"{number}A1", f"{number}A2"),
        ("pass", "acts", "illegal"),
        given=repeats,
        usual="acts",
        odds=0.6,
    )
    free = rho_action.is_("acts") | chooses
    comparable = after.comparable(free)
    is_comparable = comparable.is_("same_or_similar", "subset", "same_purpose")
    offender_defends = after.offender_defends(free)
    return Aftermath(
        rho_action,
        comparable,
        Fact("rotation.same_call", ("2007:26",), answerer=Answerer.DIRECTOR, given=free, usual=False, odds=0.7),
        offender_defends,
        after.withdrawn_about(offender_defends.holds),
        after.helped(is_comparable),
        after.could_have_known(free | forced),
        free,
        is_comparable,
        comparable.is_("no"),
    )


def slots(kind: str, way: Road, then: Aftermath) -> tuple[Slot, ...]:
    """first: the call of the offender's partner, where it comes before the offender's; partner: what follows for him
    from the offender's call."""
    return (
        Slot(f"{kind}.call", required=slip.is_(True, False)),
        Slot(f"{kind}.first"),
        Slot(f"{kind}.offender", required=way.cancelled & way.first),
        Slot(f"{kind}.partner"),
        Slot(f"{kind}.others_information", Section.INFORMATION, required=(way.cancelled | way.never_made) & way.first),
        Slot(f"{kind}.offenders_information", Section.INFORMATION, required=then.free),
        Slot(f"{kind}.lead", Section.LATER),
        Slot(f"{kind}.help", Section.LATER),
        Slot(f"{kind}.awareness", Section.LATER),
    )


# -- A pass

p = road(meant)
bid_before = Fact(  # 2007 only
    "rotation.bid_before",
    ("2007:30A", "2007:30B"),
    given=p.turn.is_("partner") | p.rho_must_pass.is_(False) | p.called_before.holds,
    usual=True,
    odds=0.6,
)
artificial = Fact(
    "rotation.artificial",
    ("30C", "31"),
    ("no", "itself", "over_partner", "over_opponent"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    given=p.cancelled,
    usual="no",
    odds=0.85,
)
as_bid = Fact(
    "rotation.as_bid",
    ("30C", "31"),
    answerer=Answerer.DIRECTOR,
    given=artificial.is_("over_opponent"),
    usual=False,
    odds=0.7,
    judgement=True,
)
by_30 = artificial.is_("no") | as_bid.is_(False)
by_31 = artificial.is_("itself", "over_partner") | as_bid.holds
pa = aftermath(
    31, p.at("rho") & by_31, p.at("partner", "lho"), p.cancelled & by_30 & (p.turn.is_("rho") | p.called_before.holds)
)


def same_denomination(given: Cond) -> Fact:  # 2007 only
    return Fact(
        "rotation.same_denomination",
        ("2007:31A2(a)", "2007:31A2(b)", "29C"),
        answerer=Answerer.DIRECTOR,
        given=given,
        usual=True,
        odds=0.6,
    )


pass_denomination = same_denomination(pa.rho_action.is_("acts") & artificial.is_("itself"))

PASS_OUT_OF_ROTATION = Kind(
    "pass_out_of_rotation",
    (
        slip,
        p.turn,
        p.rho_must_pass,
        p.called_before,
        bid_before,
        *p.facts,
        artificial,
        as_bid,
        pa.rho_action,
        pa.comparable,
        pass_denomination,
        pa.same_call,
        pa.offender_defends,
        pa.withdrawn_about,
        pa.helped,
        pa.could_have_known,
    ),
    slots("pass_rotation", p, pa),
)

# -- A bid

b = road(meant)
ba = aftermath(31, b.at("rho"), b.at("partner", "lho"))
repeat_legal = Fact("rotation.repeat_legal", ("27A2", "31A1"), given=ba.rho_action.is_("pass"), usual=True, odds=0.95)
bid_denomination = same_denomination(ba.rho_action.is_("acts"))

BID_OUT_OF_ROTATION = Kind(
    "bid_out_of_rotation",
    (
        slip,
        b.turn,
        b.rho_must_pass,
        b.called_before,
        *b.facts,
        ba.rho_action,
        repeat_legal,
        ba.comparable,
        bid_denomination,
        ba.same_call,
        ba.offender_defends,
        ba.withdrawn_about,
        ba.helped,
        ba.could_have_known,
    ),
    slots("bid_rotation", b, ba),
)

# -- A double or redouble: one that Law 19 bars never stands, whoever calls next

admissible = Fact("rotation.admissible", ("32", "36"), given=meant, usual=True, odds=0.9)
d = road(admissible.holds, at_lho=False)
da = aftermath(32, d.at("rho"), d.at("partner"))

DOUBLE_OUT_OF_ROTATION = Kind(
    "double_out_of_rotation",
    (
        slip,
        admissible,
        d.turn,
        d.rho_must_pass,
        *d.facts,
        da.rho_action,
        da.comparable,
        da.same_call,
        da.offender_defends,
        da.helped,
        da.could_have_known,
    ),
    slots("double_rotation", d, da),
)

INCIDENTS = (("pass_rotation", p, pa), ("bid_rotation", b, ba), ("double_rotation", d, da))

# By kind: it is no second call at left-hand opponent's turn, which is a change of call.
FIRST_2017 = {kind: road.first for kind, road, _ in INCIDENTS}

# -- 2007: what is a change of call, and what a pass costs, depends on whether there had been a bid

changed_2007 = p.called_before.holds & bid_before.holds
changed_artificial_2007 = p.cancelled & by_31 & p.called_before.holds & bid_before.is_(False)
forced_2007 = p.cancelled & by_30 & ~bid_before.holds
FIRST_2007 = {**FIRST_2017, "pass_rotation": ~changed_2007}
