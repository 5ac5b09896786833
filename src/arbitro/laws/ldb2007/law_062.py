"""Law 62 (2007): no rule for both sides on one trick, and 62D2 binds partner in its own words."""

from dataclasses import replace

from arbitro.laws.core import Paragraphs, Provision, Reason, Role, Strength, Unencoded
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2007 import law_043
from arbitro.laws.ldb2017 import law_061
from arbitro.laws.ldb2017.law_062 import changed_by_defender, correction, from_hand
from arbitro.laws.outcomes import CorrectRevoke, PartnerMayNotChooseSuggested

corrected = r.open_2007 | (r.is_revoke & r.late_twelve)
makes_penalty_card = corrected & (from_hand | changed_by_defender)

PARAGRAPHS: Paragraphs = (
    Provision(
        "62A",
        "revoke.correction",
        r.open_2007,
        CorrectRevoke(Role.OFFENDER),
        Strength.MUST,
    ),
    *correction(corrected, corrected & ~law_043.lost_rights),
    *(replace(p, law="62C3") for p in law_061.PARAGRAPHS if isinstance(p, Provision) and p.slot == law_061.INSPECTION),
    Unencoded("62D", Reason.HEADING),
    Provision(
        "62D1",
        "revoke.correction",
        r.is_revoke & r.late_twelve,
        CorrectRevoke(Role.OFFENDER),
        Strength.MUST,
    ),
    Provision(
        "62D2",
        "revoke.partner",
        corrected & r.trick_twelve.holds & r.by_defender & ~r.partner_had_played.holds,
        PartnerMayNotChooseSuggested(Role.PARTNER),
        Strength.MAY_NOT,
    ),
)
