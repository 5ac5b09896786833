"""What stands on a line of an event in words, as short as a traveller: '4♠X N −1', '60% 4♠ N = + 40% +170'."""

from __future__ import annotations

from datetime import date, datetime

from arbitro.language.notation import denomination_text
from arbitro.language.scoring import imps_text, number_text, percent_text, share_text
from arbitro.language.words import Words
from arbitro.model import Side
from arbitro.scoring.results import (
    Average,
    AverageClass,
    Imps,
    NotPlayed,
    PassedOut,
    Percent,
    Played,
    Points,
    Result,
    SelfInflicted,
    SideScore,
    Split,
    Weighted,
)

_AWARDS = {AverageClass.PLUS: "plus", AverageClass.AVERAGE: "average", AverageClass.MINUS: "minus"}
_TIE = "\u00a0"  # a result is not broken over two lines


def score_text(score: Result | SideScore, words: Words) -> str:
    """A result, an assigned or an artificial score, for both sides or one."""
    match score:
        case Played(contract, tricks):
            over = tricks - contract.tricks_needed
            made = f"{over:+d}".replace("-", "−") if over else "="
            seat = words(f"desk-seat-{contract.declarer}")
            denomination = denomination_text(contract.denomination, words.language)
            return f"{contract.level}{denomination}{'X' * contract.doubling}{_TIE}{seat}{_TIE}{made}"
        case PassedOut():
            return words("passed-out")
        case Points(points):
            return number_text(points, words, signed=True)
        case Weighted(components):
            return f"{_TIE}+ ".join(
                f"{share_text(c.weight, words)}{_TIE}{score_text(c.result, words)}" for c in components
            )
        case Split(ns, ew):
            return words("event-split", ns=score_text(ns, words), ew=score_text(ew, words))
        case SelfInflicted(table, rectified, unharmed):
            parts = (score_text(part, words) for part in (table, rectified, unharmed))
            return words("event-self-inflicted", **dict(zip(("table", "rectified", "unharmed"), parts, strict=True)))
        case Average(kind):
            return words(f"award-{_AWARDS[kind]}")
        case Percent(percent):
            return percent_text(percent, words)
        case Imps(imps):
            return imps_text(imps, words)
        case NotPlayed(why):
            return words(f"event-no-result-{why}")


def side_text(side: Side | str, words: Words) -> str:
    """'N-S', in French and Spanish 'E-O' for the others."""
    return words(f"event-side-{side}")


def date_text(day: date, words: Words) -> str:
    """A date as the language writes it: '30 November 2026', '30 listopada 2026'."""
    from babel.dates import format_date

    return format_date(day, "long", locale=words.language)


def moment_text(moment: datetime, words: Words) -> str:
    """A moment by the clock of this computer: '30 Nov 2026, 14:05'."""
    from babel.dates import format_datetime

    return format_datetime(moment.astimezone(), "medium", locale=_LOCALES.get(words.language, words.language))


_LOCALES = {"en": "en_GB"}
