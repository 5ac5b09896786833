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
from arbitro.scoring.field import BASE
from arbitro.scoring.imps import board_a_match, imps
from arbitro.scoring.judge import Harm, due, harm, side_score
from arbitro.scoring.options import (
    ENTRY,
    ROUND_MATCH,
    SCALE,
    TEAMS_AVERAGE,
    TEAMS_WEIGHTING,
    VP_SCALE,
    Entry,
    Option,
    Profile,
    Weighting,
)
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
from arbitro.scoring.victory_points import VictoryPoints, of_percentages, victory_points


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


def score_board(board: TeamBoard, method: TeamMethod, profile: Profile, own: TeamScore | None = None) -> TeamScore:
    """A board: each possible pair of results is converted first, and weighted second.

    own: what each team had a board on the rest of the session, which average plus and minus look at (12C2(c)).
    Raises InputError for an option not known, or an award in a unit that does not fit.
    """
    own = own or TeamScore(None, None)
    board = _settled(board, method, profile)
    home = _one(_side(board.open, Side.NS), _side(board.closed, Side.EW), 1, method, profile, own.home)
    away = _one(_side(board.open, Side.EW), _side(board.closed, Side.NS), -1, method, profile, own.away)
    return TeamScore(home, away)


def _settled(board: TeamBoard, method: TeamMethod, profile: Profile) -> TeamBoard:
    """The table result for both sides where the side that harmed itself was not damaged (12B1)."""
    for at_open, result in ((True, board.open), (False, board.closed)):
        for side in Side if isinstance(result, Split) else ():
            assert isinstance(result, Split)
            harmed, other = result.of(side), board.closed if at_open else board.open
            facing = _side(other, side.other)
            if not isinstance(harmed, SelfInflicted) or isinstance(facing, Award | NotPlayed | SelfInflicted):
                continue
            sign = 1 if side is Side.NS else -1
            values = [_compare(part, facing, sign, method, profile) for part in _trio(harmed)]
            if harm(*values) is Harm.NO_DAMAGE:
                return TeamBoard(harmed.table, other) if at_open else TeamBoard(other, harmed.table)
    return board


def _trio(score: SelfInflicted) -> tuple[Assigned, Assigned, Assigned]:
    return score.table, score.rectified, score.unharmed


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
                for part in _trio(score)
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
    ours, theirs = _parts(at_open), _parts(at_closed)
    if len(ours) * len(theirs) > 1 and profile[TEAMS_WEIGHTING] is Weighting.POINTS:
        return convert(sign * _mean(ours), sign * _mean(theirs), method, profile)
    total = Fraction()
    for (w, own), (v, other) in product(ours, theirs):
        total += w * v * convert(sign * own, sign * other, method, profile)
    return total


def _mean(parts: list[tuple[Fraction, int]]) -> Fraction:
    return sum((share * points for share, points in parts), Fraction())


def _parts(score: Assigned | SelfInflicted) -> list[tuple[Fraction, int]]:
    if isinstance(score, SelfInflicted):
        raise InputError(Refusal.RESULT_KIND, got="self-inflicted")
    if isinstance(score, Weighted):
        return [(component.weight, component.result.points) for component in score.components]
    return [(Fraction(1), score.points)]


def convert(ours: int | Fraction, theirs: int | Fraction, method: TeamMethod, profile: Profile) -> Fraction:
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

    own: what the team had a board on the rest of the session; it replaces average plus if it is better and average
    minus if it is worse (12C2(c)), unless the award is a fixed one.
    """
    base = _base(award, method, profile, option)
    if own is None or not isinstance(award, Average) or award.kind is AverageClass.AVERAGE:
        return base
    awarded = max(base, own) if award.kind is AverageClass.PLUS else min(base, own)
    if awarded == base:
        return base
    fixed = profile[ENTRY] is Entry.FIXED if award.fixed is None else award.fixed
    return base if fixed else awarded


def _base(award: Award, method: TeamMethod, profile: Profile, option: Option[Fraction]) -> Fraction:
    if isinstance(award, Imps):
        if method is TeamMethod.IMPS:
            return award.imps
    elif method is TeamMethod.BOARD_A_MATCH:
        percent = award.percent if isinstance(award, Percent) else BASE[award.kind]
        return percent * board_a_match(1, 0, profile[SCALE]) / 100
    elif isinstance(award, Average) and method is TeamMethod.IMPS:
        if award.kind is AverageClass.AVERAGE:
            return Fraction(0)
        return profile[option] if award.kind is AverageClass.PLUS else -profile[option]
    raise InputError(Refusal.SCORE_UNIT, got=str(award), expected=str(method))


def score_match(
    boards: Iterable[TeamBoard],
    method: TeamMethod,
    profile: Profile,
    elsewhere: Iterable[TeamScore] = (),
) -> TeamScore:
    """The sum of a match, each team's own.

    elsewhere: real results, board by board, of home (as `home`) and of away (as `away`) in the rest of the session,
    where that is longer than the match (12C2(c)).
    """
    boards = list(boards)
    real = [_real(board, method, profile) for board in boards]
    own = TeamScore(*(_per_board(side) for side in _columns([*real, *elsewhere])))
    scores = [score_board(board, method, profile, own) for board in boards]
    home, away = (sum((value for value in side if value is not None), Fraction()) for side in _columns(scores))
    return TeamScore(home, away)


def _columns(scores: list[TeamScore]) -> tuple[list[Fraction | None], list[Fraction | None]]:
    return [score.home for score in scores], [score.away for score in scores]


def _per_board(values: list[Fraction | None]) -> Fraction | None:
    played = [value for value in values if value is not None]
    return sum(played, Fraction()) / len(played) if played else None


def _real(board: TeamBoard, method: TeamMethod, profile: Profile) -> TeamScore:
    """A board; None for a team that has an artificial score on it."""
    score = score_board(board, method, profile)
    home = (_side(board.open, Side.NS), _side(board.closed, Side.EW))
    away = (_side(board.open, Side.EW), _side(board.closed, Side.NS))
    return TeamScore(
        None if any(isinstance(part, Award) for part in home) else score.home,
        None if any(isinstance(part, Award) for part in away) else score.away,
    )


def knockout(home: Fraction, away: Fraction) -> Fraction:
    """Home's margin in a knockout when the two do not balance: each gets the mean of both computations (12C4).

    >>> knockout(Fraction(6), Fraction(-1))
    Fraction(7, 2)
    """
    return (home - away) / 2


def match_victory_points(score: TeamScore, boards: int, profile: Profile) -> tuple[Fraction, Fraction]:
    """(home, away) VPs. Where the two balance they share the scale; if not, each has those of its own margin.

    Raises InputError for an option that is not known, and for a scale of percentages.
    """
    home, away = (margin or Fraction(0) for margin in (score.home, score.away))
    if score.balanced:
        winner, loser = _vps(abs(home), boards, profile)
        return (winner, loser) if home >= 0 else (loser, winner)
    found = [_vps(abs(margin), boards, profile)[margin < 0] for margin in (home, away)]
    return found[0], found[1]


def _vps(margin: Fraction, boards: int, profile: Profile) -> tuple[Fraction, Fraction]:
    scale = profile[VP_SCALE]
    if of_percentages(scale):
        raise InputError(Refusal.SCORE_UNIT, got=str(scale), expected="IMPs")
    value = profile[ROUND_MATCH](margin) if margin.denominator > 1 else margin
    vps: VictoryPoints = victory_points(scale, boards, value)
    return vps.winner, vps.loser


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
