"""What the options of `arbitro adjust` say: scores, points of the other table, amounts, sides."""

from __future__ import annotations

from argparse import Namespace
from fractions import Fraction

from arbitro.commands.options import number
from arbitro.errors import InputError
from arbitro.event import adjusted_result
from arbitro.formats.events import notation
from arbitro.language.scoring import imps_text, number_text, percent_text
from arbitro.language.words import Words
from arbitro.model import Side, Vulnerability
from arbitro.scoring.imps import imps
from arbitro.scoring.judge import Method
from arbitro.scoring.results import HIGHEST, Assigned, NotPlayed, Split, Weighted


def assigned(text: str, options: Namespace) -> Assigned:
    """An assigned score at the vulnerability of the command line. Raises InputError."""
    if not options.vulnerable:
        raise InputError("argument-missing", expected="--vulnerable none|ns|ew|all")
    vulnerability = Vulnerability.parse(options.vulnerable)
    result = adjusted_result(text, vulnerability, Method.MATCHPOINTS, options.edition)
    if isinstance(result, Split | NotPlayed):
        raise InputError("adjusted-notation", got=text, expected="60% 4SN=; 40% 4SN-1")
    return result


def other_table(options: Namespace) -> int | None:
    """The points of North-South at the other table of a match. Raises InputError."""
    if options.other is None:
        return None
    points = number(options.other.replace("−", "-").removeprefix("+"), "--other", -HIGHEST, HIGHEST)
    if points % 10:
        raise InputError("score-points", "--other", options.other)
    return points


def amount(text: str | None, where: str) -> Fraction | None:
    """A percentage or a number. Raises InputError."""
    if text is None:
        return None
    value = notation.exact(text.strip().removesuffix("%").rstrip())
    if value is None:
        raise InputError("number", where, text, "63.2")
    return value


def side(text: str) -> Side:
    """A side by its letters. Raises InputError."""
    try:
        return Side(text.strip().upper())
    except ValueError:
        raise InputError.unknown("side", text, [each.lower() for each in Side]) from None


def term(value: Fraction, words: Words) -> str:
    """A number within a sum."""
    text = number_text(value, words)
    return f"({text})" if value < 0 else text


def match_imps(score: Assigned, other: int) -> Fraction:
    """North-South's IMPs against the other table: each result is converted first, then weighted."""
    if not isinstance(score, Weighted):
        return Fraction(imps(score.points - other))
    return sum((c.weight * imps(c.result.points - other) for c in score.components), Fraction())


def value_text(value: Fraction, in_imps: bool, words: Words) -> str:
    """A value in IMPs, or as a plain number of matchpoints."""
    return imps_text(value, words) if in_imps else number_text(value, words)


def award_text(value: Fraction, in_imps: bool, words: Words) -> str:
    """An award in IMPs or per cent."""
    return imps_text(value, words) if in_imps else percent_text(value, words)
