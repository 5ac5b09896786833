"""Teams: a board at two tables, a match, its victory points, and what Law 86 does (78B, 86, 12C4).

Each team is scored from its own results; with split or artificial scores the two need not balance.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import product
from math import ceil

from arbitro.errors import InputError
from arbitro.model import Side
from arbitro.scoring.imps import board_a_match, imps
from arbitro.scoring.judge import due, side_score
from arbitro.scoring.options import ROUND_MATCH, SCALE, TEAMS_AVERAGE, VP_SCALE, Option, Profile
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.results import (
    Assigned,
    Average,
    AverageClass,
    Award,
    Imps,
    NotPlayed,
    Percent,
    Result,
    SelfInflicted,
    SideScore,
    Split,
    Weighted,
)
from arbitro.scoring.victory_points import VictoryPoints, victory_points


class TeamMethod(StrEnum):
    """How the two tables are compared."""

    IMPS = "imps"
    BOARD_A_MATCH = "board-a-match"
    TOTAL_POINTS = "total-points"


@dataclass(frozen=True, slots=True)
class TeamBoard:
    """A board of a match: home sits North-South at the open table, East-West at the closed one."""

    open: Result
    closed: Result


@dataclass(frozen=True, slots=True)
class TeamScore:
    """What each team has on a board, or in a match, each from its own point of view; None: the board does not count."""

    home: Fraction | None
    away: Fraction | None

    @property
    def balanced(self) -> bool:
        """Whether one team's gain is the other's loss."""
        return self.home is None or self.away is None or self.home == -self.away


def score_board(board: TeamBoard, method: TeamMethod, profile: Profile, own: Fraction | None = None) -> TeamScore:
    """A board: each possible pair of results is converted first, and weighted second.

    own: IMPs a board that a team had on the rest of the session, where 12C2(c) is to be applied to both alike.
    Raises InputError for an option not known, or an award in a unit that does not fit.
    """
    home = _one(_side(board.open, Side.NS), _side(board.closed, Side.EW), 1, method, profile, own)
    away = _one(_side(board.open, Side.EW), _side(board.closed, Side.NS), -1, method, profile, own)
    return TeamScore(home, away)


def _side(result: Result, side: Side) -> SideScore | NotPlayed:
    return side_score(result, side) if isinstance(result, Split | NotPlayed) else result


def _one(
    at_open: SideScore | NotPlayed,
    at_closed: SideScore | NotPlayed,
    sign: int,
    method: TeamMethod,
    profile: Profile,
    own: Fraction | None,
) -> Fraction | None:
    for score in (at_open, at_closed):
        if isinstance(score, Average | Percent | Imps):
            return award_value(score, method, profile, own)
    if isinstance(at_open, NotPlayed) or isinstance(at_closed, NotPlayed):
        return None
    assert not isinstance(at_open, Award)
    assert not isinstance(at_closed, Award)
    for score in (at_open, at_closed):
        if isinstance(score, SelfInflicted):
            values = [
                _compare(part, at_closed, sign, method, profile)
                if score is at_open
                else _compare(at_open, part, sign, method, profile)
                for part in (score.table, score.rectified, score.unharmed)
            ]
            return due(*values)
    return _compare(at_open, at_closed, sign, method, profile)


def _compare(
    at_open: Assigned | SelfInflicted,
    at_closed: Assigned | SelfInflicted,
    sign: int,
    method: TeamMethod,
    profile: Profile,
) -> Fraction:
    total = Fraction()
    for (w, ours), (v, theirs) in product(_parts(at_open), _parts(at_closed)):
        total += w * v * convert(sign * ours, sign * theirs, method, profile)
    return total


def _parts(score: Assigned | SelfInflicted) -> list[tuple[Fraction, int]]:
    if isinstance(score, SelfInflicted):
        raise InputError(Refusal.RESULT_KIND, got="self-inflicted")
    if isinstance(score, Weighted):
        return [(component.weight, component.result.points) for component in score.components]
    return [(Fraction(1), score.points)]


def convert(ours: int, theirs: int, method: TeamMethod, profile: Profile) -> Fraction:
    """What our result is worth against the other table's, both as points of the same direction from our view."""
    match method:
        case TeamMethod.IMPS:
            return Fraction(imps(ours - theirs))
        case TeamMethod.BOARD_A_MATCH:
            return board_a_match(ours, theirs, profile[SCALE])
        case TeamMethod.TOTAL_POINTS:
            return Fraction(ours - theirs)


def award_value(
    award: Award,
    method: TeamMethod,
    profile: Profile,
    own: Fraction | None = None,
    option: Option[Fraction] = TEAMS_AVERAGE,
) -> Fraction:
    """What an artificial score is worth at teams: 3, 0, -3 IMPs or as the authority says (12C2(b)).

    own: what the team had a board on the rest of the session, if that may replace it (12C2(c)).
    """
    if isinstance(award, Imps):
        if method is TeamMethod.IMPS:
            return award.imps
    elif method is TeamMethod.BOARD_A_MATCH:
        top = board_a_match(1, 0, profile[SCALE])
        shares = {AverageClass.PLUS: 60, AverageClass.AVERAGE: 50, AverageClass.MINUS: 40}
        percent = award.percent if isinstance(award, Percent) else Fraction(shares[award.kind])
        return percent * top / 100
    elif isinstance(award, Average) and method is TeamMethod.IMPS:
        if award.kind is AverageClass.AVERAGE:
            return Fraction(0)
        size = profile[option]
        look = own is not None and not award.fixed
        if award.kind is AverageClass.PLUS:
            return max(size, own) if look and own is not None else size
        return min(-size, own) if look and own is not None else -size
    raise InputError(Refusal.SCORE_UNIT, got=str(award), expected=str(method))


def score_match(boards: Iterable[TeamBoard], method: TeamMethod, profile: Profile) -> TeamScore:
    """The sum of a match, each team's own."""
    scores = [score_board(board, method, profile) for board in boards]
    return TeamScore(
        sum((score.home for score in scores if score.home is not None), Fraction()),
        sum((score.away for score in scores if score.away is not None), Fraction()),
    )


def knockout(home: Fraction, away: Fraction) -> Fraction:
    """Home's margin in a knockout when the two do not balance: each gets the mean of both computations (12C4).

    >>> knockout(Fraction(6), Fraction(-1))
    Fraction(7, 2)
    """
    return (home - away) / 2


def match_victory_points(score: TeamScore, boards: int, profile: Profile) -> tuple[Fraction, Fraction]:
    """(home, away) VPs: each team's own margin rounded, then converted; they need not add up to the scale.

    Raises InputError for an option that is not known.
    """
    found = []
    for margin in (score.home, score.away):
        value = margin if margin is not None else Fraction(0)
        value = profile[ROUND_MATCH](value) if value.denominator > 1 else value
        vps: VictoryPoints = victory_points(profile[VP_SCALE], boards, abs(value))
        found.append(vps.winner if value >= 0 else vps.loser)
    return found[0], found[1]


class Remedy(StrEnum):
    """What Law 86B has the director do."""

    ASSIGN = "assign"  # B1: the missing table gets an assigned score, weighted if need be
    ARTIFICIAL = "artificial"  # one result that favours nobody clearly: the ordinary artificial score
    CANCEL = "cancel"  # B2(a), B2(c): cancelled, artificial scores
    CANCEL_OR_REPLAY = "cancel-or-replay"  # B2(a): or substitute boards if time allows
    BETTER_OF = "better-of"  # B2(b): non-offenders the better of average plus and an assigned score, board by board


def law_86(*, results_missing: int, favourable: bool, sides_at_fault: int, time_to_replay: bool = False) -> Remedy:
    """86B (2017), unless the authority provides otherwise for boards played at one table only (86B3).

    results_missing: boards between these teams that need an adjusted score (a board fouled at both tables counts as
    several); favourable: whether the one result obtained is clearly favourable to one side; sides_at_fault: 0, 1, 2.
    """
    if results_missing == 1:
        return Remedy.ASSIGN if favourable else Remedy.ARTIFICIAL
    if sides_at_fault == 1:
        return Remedy.BETTER_OF
    return Remedy.CANCEL_OR_REPLAY if sides_at_fault == 0 and time_to_replay else Remedy.CANCEL


def better_of(assigned: Fraction, average_plus: Fraction) -> tuple[Fraction, Fraction]:
    """86B2(b): what the non-offending side gets on a board, and its complement for the other side."""
    best = max(assigned, average_plus)
    return best, -best


# -- what England does with matches that were not played as they should (White Book, as digested) ------------------


def void_match_imps(boards: int, average: Fraction = Fraction(3)) -> Fraction:
    """Less than half of a match playable: average plus on half of its boards, rounded up, average on the rest."""
    return ceil(Fraction(boards, 2)) * average


def wrong_seating(scale: int, director_at_fault: bool) -> Fraction:
    """VPs for each team of a match that is void because teams sat wrongly; `scale`: all VPs of a match."""
    return Fraction(scale) * (60 if director_at_fault else 40) / 100


def withdrawn(scale: int, own_average: Fraction, withdrawn_average: Fraction) -> Fraction:
    """VPs against a side that withdrew after half of an all-play-all: the best of three."""
    return max(own_average, scale - withdrawn_average, Fraction(scale) * 60 / 100)


def mismatch(vps: Fraction, scale: int, *, higher_opponent: bool, own_fault: bool) -> Fraction:
    """VPs of a Swiss match against an opponent that should not have been met."""
    quarter = Fraction(scale, 4)
    if higher_opponent and not own_fault and vps > quarter:
        return quarter + vps * 3 / 4
    if not higher_opponent and own_fault and vps > quarter:
        return vps - (vps - quarter) / 4
    return vps


def carry_forward(qualifying: Fraction, boards: int, most: int, final_most: int, final_boards: int) -> Fraction:
    """1/2 SQ (NumQ / MaxQ) (MaxF / NumF)."""
    return qualifying / 2 * Fraction(boards, most) * Fraction(final_most, final_boards)
