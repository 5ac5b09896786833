"""Damage that the non-offending side did itself, in values (2017 12C1(e); 2007 12C1(b)).

The editions differ in what counts (2007: a serious error, a wild or gambling action; 2017: an extremely serious error
unrelated to the infraction, or a gambling action); the arithmetic is the same. It is done in the units of the event,
matchpoints or IMPs, never in points.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from arbitro.scoring.judge import Harm, due, harm


@dataclass(frozen=True, slots=True)
class Damage:
    """The parts of a damage, from the non-offending side's view.

    case: which of the four; real: by the infraction; own: by the side itself (negative: the action gained);
    non_offenders: what they get; offenders: the other side's score, None where the table result stands for it.
    """

    case: Harm
    real: Fraction
    own: Fraction
    non_offenders: Fraction
    offenders: Fraction | None


def self_inflicted(
    table: Fraction, rectified: Fraction, unharmed: Fraction, offenders: Fraction | None = None
) -> Damage:
    """By the values of the result obtained, of the one without the infraction, and of the one without the error.

    offenders: the rectified score from the offending side's own computation; by default the converse of `rectified`
    (IMPs): at matchpoints hand in top - rectified, or what their own chart says.

    >>> self_inflicted(Fraction(2), Fraction(9), Fraction(6)).non_offenders
    Fraction(5, 1)
    """
    case = harm(table, rectified, unharmed)
    theirs = -rectified if offenders is None else offenders
    return Damage(
        case,
        rectified - unharmed,
        unharmed - table,
        due(table, rectified, unharmed),
        None if case is Harm.NO_DAMAGE else theirs,
    )
