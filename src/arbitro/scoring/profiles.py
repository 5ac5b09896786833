"""What the authorities have chosen, as far as it could be read, each value with its source.

Only what a source says is here. The Laws' 60, 50 and 40 per cent (12C2) bind all alike and are no option. "club" is no
authority: a complete set of the commonest choices, for who has none.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from arbitro.scoring.options import (
    DATUM_ROUNDING,
    DATUM_TRIM,
    DATUM_WEIGHTED,
    DIVISOR,
    ENTRY,
    HARM_CHART,
    IMP_CAP,
    NOT_PLAYED,
    OTHERS,
    PAIRS_AVERAGE,
    PENALTY,
    REPEAT,
    ROUND_IMPS,
    ROUND_MATCH,
    ROUND_MATCHPOINTS,
    SCALE,
    SIT_OUT,
    SMALL_GROUPS,
    TEAMS_AVERAGE,
    TEAMS_WEIGHTING,
    UNEQUAL_BOARDS,
    UNEVEN_ABSENT,
    UNEVEN_ARTIFICIAL,
    UNEVEN_FOULED,
    UNEVEN_IMPS,
    VP_SCALE,
    Choice,
    Divisor,
    Entry,
    HarmChart,
    Mark,
    Option,
    Others,
    PenaltyUnit,
    Profile,
    Repeat,
    Scale,
    SmallGroups,
    StandardPenalty,
    Trim,
    UnequalBoards,
    Uneven,
    UnevenImps,
    Unplayed,
    VpScale,
    Weighting,
)
from arbitro.scoring.rounding import EXACT, Rounding, Tie

_THREE = Fraction(3)
_TEN = Fraction(10)
_TO_4, _TO_2, _TO_1 = Fraction(1, 10_000), Fraction(1, 100), Fraction(1)


_V, _S, _D = Mark.VERIFIED, Mark.SECONDARY, Mark.OURS

# what holds unless an authority says otherwise
_LAWS: tuple[tuple[Option[Any], Any, str, Mark], ...] = (
    (SCALE, Scale.DOUBLED, "Law 78A", _V),
    (IMP_CAP, Fraction(0), "Law 78B", _V),
    (TEAMS_AVERAGE, _THREE, "Law 12C2(b)", _S),
    (TEAMS_WEIGHTING, Weighting.VALUES, "White Book 4.1.1.4; EBL 2020", _S),
)


def _profile(id_: str, *rows: tuple[Option[Any], Any, str, Mark]) -> Profile:
    """An authority: what the Laws say, and what its own texts say."""
    choices = {option.id: Choice(option.check(value), source, mark) for option, value, source, mark in (*_LAWS, *rows)}
    return Profile(id_, choices)


_EBU = _profile(
    "EBU",
    (UNEVEN_FOULED, Uneven.NEUBERG, "White Book 4.2.3", _S),
    (UNEVEN_ARTIFICIAL, Uneven.NEUBERG, "forums.ebu.co.uk", _V),
    (UNEVEN_ABSENT, Uneven.NEUBERG, "White Book 4.2.5", _S),
    (SMALL_GROUPS, SmallGroups.EBU, "White Book 4.2.3.3", _V),
    (NOT_PLAYED, Unplayed.REDUCE, "forums.ebu.co.uk 1782", _V),
    (SIT_OUT, Unplayed.REDUCE, "White Book 4.2.5", _S),
    (OTHERS, Others.FRACTIONAL, "White Book 4.2.1", _S),
    (ENTRY, Entry.VARIABLE, "White Book 4.1.1.1", _S),
    (TEAMS_AVERAGE, _THREE, "White Book 4.1.1.1", _S),
    (UNEVEN_IMPS, UnevenImps.FREQUENCIES, "White Book 4.2.4", _S),
    (UNEQUAL_BOARDS, UnequalBoards.PER_BOARD, "White Book 4.2.5", _S),
    (DATUM_ROUNDING, Rounding(_TEN, Tie.FROM_ZERO), "White Book 4.2.6", _S),
    (ROUND_MATCHPOINTS, Rounding(_TO_4, Tie.FROM_AVERAGE), "White Book 4.2.6", _S),
    (ROUND_MATCH, Rounding(_TO_1, Tie.FROM_AVERAGE), "White Book 8.12.3", _S),
    (
        PENALTY,
        StandardPenalty(((PenaltyUnit.TOP, Fraction(1, 4)), (PenaltyUnit.VPS, Fraction(1)))),
        "White Book",
        _S,
    ),
)

_ACBL = _profile(
    "ACBL",
    (SCALE, Scale.SINGLE, "Law 78A", _V),
    (UNEVEN_FOULED, Uneven.NEUBERG, "ACBLscore manual 92", _V),
    (SMALL_GROUPS, SmallGroups.ACBL, "ACBLscore manual 92", _V),
    (PAIRS_AVERAGE, _THREE, "ACBLscore manual 83", _V),
    (UNEVEN_IMPS, UnevenImps.COMPARISONS, "ACBLscore manual 83", _V),
    (DATUM_ROUNDING, Rounding(_TEN, Tie.EVEN), "ACBLscore manual 83", _V),
    (ROUND_MATCHPOINTS, Rounding(_TO_2, Tie.UP), "ACBLscore manual 92", _V),
)

_WBF = _profile("WBF", (VP_SCALE, VpScale.WBF_CONTINUOUS, "worldbridge.org", _V))

_CLUB = _profile(
    "club",
    (UNEVEN_FOULED, Uneven.NEUBERG, "", _D),
    (UNEVEN_ARTIFICIAL, Uneven.NEUBERG, "", _D),
    (UNEVEN_ABSENT, Uneven.NEUBERG, "", _D),
    (SMALL_GROUPS, SmallGroups.NONE, "", _D),
    (NOT_PLAYED, Unplayed.REDUCE, "", _D),
    (SIT_OUT, Unplayed.REDUCE, "", _D),
    (OTHERS, Others.FRACTIONAL, "", _D),
    (HARM_CHART, HarmChart.SIGNED, "", _D),
    (ENTRY, Entry.VARIABLE, "Law 12C2(c)", _D),
    (REPEAT, Repeat(), "Law 12C2(a)", _D),
    (PAIRS_AVERAGE, _THREE, "Law 12C2(b)", _D),
    (DIVISOR, Divisor.COMPARISONS, "", _D),
    (UNEVEN_IMPS, UnevenImps.OWN, "", _D),
    (UNEQUAL_BOARDS, UnequalBoards.PER_BOARD, "", _D),
    (DATUM_TRIM, Trim.ONE, "", _D),
    (DATUM_ROUNDING, Rounding(_TEN, Tie.FROM_ZERO), "", _D),
    (DATUM_WEIGHTED, Others.FRACTIONAL, "", _D),
    (ROUND_MATCHPOINTS, Rounding(_TO_2, Tie.FROM_AVERAGE), "", _D),
    (ROUND_IMPS, Rounding(_TO_2, Tie.FROM_AVERAGE), "", _D),
    (ROUND_MATCH, EXACT, "", _D),
    (VP_SCALE, VpScale.WBF_CONTINUOUS, "", _D),
)


def _nothing_found(id_: str) -> Profile:
    """An authority of which no text on scoring could be read: everything beyond the Laws is asked."""
    return _profile(id_)


PROFILES: dict[str, Profile] = {
    profile.id: profile for profile in (_WBF, _EBU, _ACBL, *map(_nothing_found, ("FFB", "FIGB", "PZBS", "AEB")), _CLUB)
}
