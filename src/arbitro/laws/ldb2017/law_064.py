"""Law 64: the tricks after an established revoke, and redress where they do not suffice."""

from arbitro.laws.core import Cond, Paragraphs, Provision, Reason, Role, Strength, Unencoded, decision_table
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2017 import law_043, law_062
from arbitro.laws.outcomes import (
    AssignForEquity,
    AssignWithoutLaterRevokes,
    AssignWithoutRevokes,
    TransferTricks,
)

TRANSFER = "revoke.transfer"
NONE, ONE, TWO = (TransferTricks(n, Role.NON_OFFENDING_SIDE) for n in (0, 1, 2))

established = (r.is_revoke & r.established_2017 & ~law_062.both_corrected) | law_043.lost_rights
chargeable = established | law_062.both_corrected  # 64B8 says of the latter that nothing is transferred
repeated = r.earlier_same_suit.holds & r.earlier_established.holds
both_sides = r.other_side.is_("both_established") & r.established_2017


def automatic(chargeable: Cond) -> Paragraphs:
    """64A, the same in both editions. A trick won in dummy is not won by declarer (the footnote to 64A)."""
    one_1, two, one_2, one_3, none = decision_table(
        TRANSFER,
        (r.trick_won_by, r.won_later),
        (
            ("64A1", (("offender",), (False,)), ONE),
            ("64A1", (("offender",), (True,)), TWO),
            ("64A2", (("partner",), None), ONE),
            ("64A2", (("other_side",), (True,)), ONE),
            ("64B1", (("other_side",), (False,)), NONE),
        ),
        given=chargeable,
    )
    return (
        Unencoded("64A", Reason.HEADING),
        one_1,
        two,
        one_2,
        one_3,
        Unencoded("64B", Reason.HEADING),
        none,
    )


def no_transfer(law: str, when: Cond) -> Provision:
    """A paragraph of 64B: nothing is transferred, notwithstanding 64A."""
    return Provision(law, TRANSFER, chargeable & when, NONE, overrides=("64A",))


PARAGRAPHS: Paragraphs = (
    *automatic(chargeable),
    no_transfer("64B2", repeated),
    no_transfer("64B3", r.unplayed_penalty_card.holds | r.offender.is_("dummy")),
    no_transfer("64B4", r.noticed.is_("after_call_on_next_board")),
    no_transfer("64B5", r.noticed.is_("after_round")),
    no_transfer("64B6", r.trick_twelve.holds),
    no_transfer("64B7", both_sides),
    no_transfer("64B8", law_062.both_corrected),
    Unencoded("64C", Reason.HEADING),
    Provision(
        "64C1",
        "revoke.equity",
        chargeable & r.undercompensated.holds & ~both_sides,
        AssignForEquity(),
        Strength.SHALL,
        see=("12C1",),
    ),
    Unencoded("64C2", Reason.HEADING),
    Provision(
        "64C2(a)",
        "revoke.repeated",
        established & repeated & r.later_revokes_cost.holds,
        AssignWithoutLaterRevokes(),
        see=("12C1",),
    ),
    Provision(
        "64C2(b)",
        "revoke.both_sides",
        established & both_sides & r.both_damaged.holds,
        AssignWithoutRevokes(),
        Strength.SHALL,
        see=("12C1",),
    ),
)
