"""Law 25 (2007): a slip is put right only without a pause for thought; its paragraphs have other numbers."""

from arbitro.laws.core import Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import call_changed as c
from arbitro.laws.ldb2017.law_025 import (
    SLIPS,
    left_hand_opponent,
    other_intention,
    silent,
    slip_tells_nothing,
    too_late,
)
from arbitro.laws.outcomes import FirstCallStands, IntendedCallReplaces, NoLeadRestriction

PARAGRAPHS: Paragraphs = (
    *SLIPS,
    Provision("25A1", "change.call", c.granted_2007, IntendedCallReplaces(), Strength.MAY),
    slip_tells_nothing("25A1", c.granted_2007),
    silent("25A1", "change.lead", c.granted_2007, NoLeadRestriction(Role.PARTNER), ("26",)),
    Provision("25A1", "change.call", c.meant_2007 & c.second.is_("none"), FirstCallStands()),
    *too_late("25A2", "25A3"),
    *left_hand_opponent("25A4", c.granted_2007),
    *other_intention(c.changed_2007, ("16D1", "16D2"), None),
)
