"""Law 13 (2007): another order; where no call was made the director may refuse play (D2(b)), and what a correction
shows is unauthorised for partner (E). That an adjusted score is possible for a surplus card in a quitted trick (F) is
not verified."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import card_count as c
from arbitro.laws.ldb2017.law_013 import (
    completed,
    corrected,
    foreign,
    not_corrected,
    nothing_seen,
    played_though_seen,
    scope,
)
from arbitro.laws.outcomes import (
    AssignAdjustedScore,
    AwardAdjustedScore,
    MovedCardsUnauthorised,
    ProceduralPenaltyPossible,
    ScoreStands,
)

play_continues = c.playable.holds | c.seen.is_(False) | c.interferes.is_(False)

PARAGRAPHS: Paragraphs = (
    *scope,
    *corrected("13A"),
    *not_corrected("13B", "12C"),
    *completed("13C", "86D"),
    Unencoded("13D", Reason.HEADING),
    *nothing_seen("13D1"),
    Unencoded("13D2", Reason.HEADING),
    *played_though_seen("13D2(a)", interferes=True),
    Provision("13D2(b)", "count.board", c.interferes.holds, AwardAdjustedScore(), Strength.SHALL, see=("12C",)),
    Provision("13D2(b)", "count.penalty", c.interferes.holds, ProceduralPenaltyPossible(), Strength.MAY, see=("90",)),
    Provision("13E", "count.partners_information", play_continues, MovedCardsUnauthorised()),
    *foreign("13F"),
    Provision(
        "13F",
        "count.score",
        c.quitted.holds & c.suffered.holds,
        AssignAdjustedScore(),
        Strength.JUDGEMENT,
        see=("12C",),
        basis=Basis.UNVERIFIED,
    ),
    Provision(
        "13F",
        "count.score",
        c.quitted.holds & ~c.suffered.holds,
        ScoreStands("damage"),
        Strength.JUDGEMENT,
        basis=Basis.UNVERIFIED,
    ),
)
