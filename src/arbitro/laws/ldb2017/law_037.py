"""Law 37: a bid, double or redouble by a player obliged to pass.

A double or redouble that Law 19 bars as well is ruled by Law 36; where left-hand opponent has not called, B fits too,
and a pass is the one legal call that is left.
"""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import inadmissible as i
from arbitro.laws.outcomes import (
    BothMustPassThroughout,
    CallAndLaterStand,
    CallCancelled,
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
    Provision("37B1", "inadmissible_double.call", i.must_pass.holds, CallCancelled(OFFENDER)),
    Provision("37B2", "barred.replacement", i.p_cancelled, PassPutIn(OFFENDER)),
    Provision("37B2", "barred.side", i.p_cancelled, BothMustPassThroughout(OS), Strength.MUST),
    Provision(
        "37B2",
        "inadmissible_double.replacement",
        i.must_pass.holds,
        PassPutIn(OFFENDER),
        Strength.JUDGEMENT,
        see=("36B2",),
        basis=Basis.INTERPRETATION,
    ),
    Provision(
        "37B2",
        "inadmissible_double.side",
        i.must_pass.holds,
        BothMustPassThroughout(OS),
        Strength.JUDGEMENT,
        see=("36B2",),
        basis=Basis.INTERPRETATION,
    ),
)
