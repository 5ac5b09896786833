"""Law 37: a bid, double or redouble by a player obliged to pass.

A double or redouble that Law 19 bars as well is ruled by Law 36; where left-hand opponent has not called, B fits too,
and a pass is the one legal call that is left. A pass put in out of turn would cost another player his: there the
auction goes back, as after such a double.
"""

from arbitro.laws.core import Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.ldb2017.law_025 import silent
from arbitro.laws.outcomes import (
    BothMustPassThroughout,
    CallAndLaterStand,
    CallCancelled,
    GoesBackWithoutPass,
    MustPassThroughout,
    NoLeadRestriction,
    PassPutIn,
)

OFFENDER, OS = Role.OFFENDER, Role.OFFENDING_SIDE

PARAGRAPHS: Paragraphs = (  # both editions
    Provision("37A", "barred.call", i.p_lho_called.holds, CallAndLaterStand(OFFENDER)),
    Provision("37A", "barred.side", i.throughout.holds, MustPassThroughout(OFFENDER), Strength.MUST),
    Provision("37A", "barred.lead", i.p_lho_called.holds, NoLeadRestriction(Role.PARTNER)),
    Unencoded("37B", Reason.HEADING),
    Provision("37B1", "barred.call", i.p_cancelled, CallCancelled(OFFENDER)),
    Provision("37B1", "inadmissible_double.call", i.must_pass.holds & i.in_turn.holds, CallCancelled(OFFENDER)),
    Provision("37B2", "barred.replacement", i.p_in_turn.holds, PassPutIn(OFFENDER)),
    silent("37B2", "barred.replacement", i.p_in_turn.is_(False), GoesBackWithoutPass(OFFENDER), ("36B4",)),
    Provision("37B2", "barred.side", i.p_cancelled, BothMustPassThroughout(OS), Strength.MUST),
    silent(
        "37B2",
        "inadmissible_double.replacement",
        i.must_pass.holds & i.in_turn.holds,
        PassPutIn(OFFENDER),
        ("36B2",),
    ),
    silent("37B2", "inadmissible_double.side", i.must_pass.holds, BothMustPassThroughout(OS), ("36B2", "36B4")),
)
