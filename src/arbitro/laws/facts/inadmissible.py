"""Inadmissible calls (35-39): a double that Law 19 bars, a call by a player who must pass, a bid above seven, a call
after the final pass. What left-hand opponent has done since has another effect in each."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import ALWAYS, Answerer, Cond, Fact, Kind, Section, Slot, Where
from arbitro.laws.facts import after_withdrawal as after


def _slip(given: Cond | None = None) -> Fact:
    return Fact(
        "inadmissible.slip",
        ("25A",),
        answerer=Answerer.DIRECTOR,
        where=Where.AWAY,
        given=given,
        usual=False,
        odds=0.9,
    )


def _lho_called(law: str, given: Cond) -> Fact:
    return Fact("inadmissible.lho_called", (law,), given=given, usual=False, odds=0.7)


def _in_turn(given: Cond, *laws: str) -> Fact:
    return Fact("inadmissible.in_turn", laws, given=given, usual=True, odds=0.85)


@dataclass(frozen=True, slots=True)
class Lead:
    """Whether the lead of the offender's partner may be restricted; withdrawn_about in 2007 only."""

    defends: Cond
    withdrawn_about: Fact


def _lead(defends: Cond) -> Lead:
    return Lead(defends, after.withdrawn_about(defends))


def _information(kind: str, required: Cond) -> tuple[Slot, ...]:
    return (
        Slot(f"{kind}.others_information", Section.INFORMATION, required=required),
        Slot(f"{kind}.offenders_information", Section.INFORMATION, required=required),
    )


# -- A double or redouble that Law 19 does not permit (36)

lead_faced = Fact("inadmissible.lead_faced", ("36C",), usual=False, odds=0.95)
d_slip = _slip(lead_faced.is_(False))
d_lho_called = _lho_called("36A", d_slip.is_(False))
d_refused = d_lho_called.is_(False)
must_pass = Fact("inadmissible.must_pass", ("35B", "37B"), given=d_refused, usual=False, odds=0.97)
in_turn = _in_turn(d_refused, "36B2", "36B4")
replaced = must_pass.is_(False)
d_comparable = after.comparable(replaced)
d_is_comparable = d_comparable.is_("same_or_similar", "subset", "same_purpose")
same_call = Fact(  # 2007 only
    "inadmissible.same_call",
    ("2007:26",),
    answerer=Answerer.DIRECTOR,
    given=replaced & in_turn.is_(False),
    usual=False,
    odds=0.8,
)
d_defends = after.offender_defends(d_refused)
d_lead = _lead(d_defends.holds)
d_helped = after.helped(d_is_comparable, "23C", "26A")
d_could_have_known = after.could_have_known(d_refused)

not_comparable = must_pass.holds | d_comparable.is_("no")
another_call_2007 = must_pass.holds | in_turn.holds | same_call.is_(False)

DOUBLE_INADMISSIBLE = Kind(
    "double_inadmissible",
    (
        lead_faced,
        d_slip,
        d_lho_called,
        must_pass,
        in_turn,
        d_comparable,
        same_call,
        d_defends,
        d_lead.withdrawn_about,
        d_helped,
        d_could_have_known,
    ),
    (
        Slot("inadmissible_double.call", required=lead_faced.is_(*lead_faced.domain)),
        Slot("inadmissible_double.replacement", required=replaced),
        Slot("inadmissible_double.side", required=d_refused),
        *_information("inadmissible_double", d_slip.is_(False)),
        Slot("inadmissible_double.lead", Section.LATER),
        Slot("inadmissible_double.help", Section.LATER),
        Slot("inadmissible_double.awareness", Section.LATER),
    ),
)

# -- A bid, double or redouble by a player obliged to pass (37)

p_slip = _slip()
breaks_19 = Fact("inadmissible.breaks_19", ("35A", "37A"), given=p_slip.is_(False), usual=False, odds=0.95)
p_lho_called = _lho_called("37A", breaks_19.is_(False))
throughout = Fact("inadmissible.throughout", ("37A",), given=p_lho_called.holds, usual=True, odds=0.6)
p_cancelled = p_lho_called.is_(False)
p_in_turn = _in_turn(p_cancelled, "37B2", "36B4")
p_defends = after.offender_defends(p_cancelled)
p_lead = _lead(p_defends.holds)
p_could_have_known = after.could_have_known(p_cancelled)

CALL_WHEN_BARRED = Kind(
    "call_when_barred",
    (
        p_slip,
        breaks_19,
        p_lho_called,
        throughout,
        p_in_turn,
        p_defends,
        p_lead.withdrawn_about,
        p_could_have_known,
    ),
    (
        Slot("barred.call", required=p_slip.is_(True, False)),
        Slot("barred.replacement", required=p_cancelled),
        Slot("barred.side", required=p_cancelled | throughout.holds),
        *_information("barred", p_cancelled),
        Slot("barred.lead", Section.LATER),
        Slot("barred.awareness", Section.LATER),
    ),
)

# -- A bid of more than seven (38)

s_slip = _slip()
above = s_slip.is_(False)
s_lho_called = _lho_called("38D", above)
s_in_turn = _in_turn(above, "38C", "36B4")
auction_then = Fact(
    "inadmissible.auction_then",
    ("38C",),
    ("goes_on", "contract", "passed_out"),
    given=s_in_turn.holds,
    usual="goes_on",
    odds=0.9,
)
s_defends = after.offender_defends(s_lho_called.is_(False) & ~auction_then.is_("passed_out"))
s_lead = _lead(s_defends.holds)
s_could_have_known = after.could_have_known(s_lho_called.is_(False))

BID_ABOVE_SEVEN = Kind(
    "bid_above_seven",
    (
        s_slip,
        s_lho_called,
        s_in_turn,
        auction_then,
        s_defends,
        s_lead.withdrawn_about,
        s_could_have_known,
    ),
    (
        Slot("above_seven.call", required=s_slip.is_(True, False)),
        Slot("above_seven.play", required=above),
        Slot("above_seven.replacement", required=above),
        Slot("above_seven.side", required=above),
        *_information("above_seven", above),
        Slot("above_seven.lead", Section.LATER),
        Slot("above_seven.awareness", Section.LATER),
    ),
)

# -- A call after the final pass (39)

by = Fact("inadmissible.by", ("39B", "39C"), ("defender", "declaring_side"), usual="defender", odds=0.6)
passed = Fact("inadmissible.passed", ("39B", "39C"), given=by.is_("defender"), usual=True, odds=0.6)
a_lho_called = _lho_called("39B", passed.is_(False))
a_slip = _slip(a_lho_called.is_(False))
a_meant = a_slip.is_(False)
harmless = by.is_("declaring_side") | passed.holds | a_lho_called.holds
a_lead = _lead(a_meant)

CALL_AFTER_AUCTION = Kind(
    "call_after_auction",
    (by, passed, a_lho_called, a_slip, a_lead.withdrawn_about),
    (
        Slot("after_auction.call", required=by.is_(*by.domain)),
        Slot("after_auction.further", required=harmless),
        *_information("after_auction", harmless | a_meant),
        Slot("after_auction.lead", Section.LATER),
    ),
)

# By kind: the call was withdrawn and its lead may be restricted. In 2007, where another call took its place.
RESTRICTED_2007 = (
    ("inadmissible_double", d_lead, another_call_2007),
    ("barred", p_lead, ALWAYS),
    ("above_seven", s_lead, ALWAYS),
    ("after_auction", a_lead, ALWAYS),
)
