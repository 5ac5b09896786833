"""Scores in words: how a number came about, what to look at, what an authority can choose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

from arbitro.language.words import Words
from arbitro.model import Side
from arbitro.scoring.explain import Step, StepId, explain
from arbitro.scoring.field import Scored
from arbitro.scoring.judge import Harm, Method, State
from arbitro.scoring.options import (
    IMP_CAP,
    ROUND_IMPS,
    ROUND_MATCHPOINTS,
    Divisor,
    Entry,
    HarmChart,
    Option,
    Others,
    PenaltyUnit,
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

_DIGITS = 2  # decimals that are shown at least of what has no end
_MINUS = "−"

# What the ids of an option's values begin with in the catalogues.
VALUES: dict[type, str] = {
    Scale: "scale",
    Uneven: "uneven",
    SmallGroups: "small-groups",
    Unplayed: "unplayed",
    Weighting: "weighting",
    Others: "others",
    HarmChart: "harm-chart",
    Entry: "entry",
    Divisor: "divisor",
    UnevenImps: "uneven-imps",
    UnequalBoards: "unequal-boards",
    Trim: "trim",
    VpScale: "vp-scale",
}


def column_text(value: Fraction, words: Words, digits: int = _DIGITS, signed: bool = False) -> str:
    """A number in a column: rounded to so many decimals, halves away from zero, and all of them written.

    >>> from arbitro.language import words
    >>> column_text(Fraction(2625, 40), words("en")), column_text(Fraction(-5, 2), words("pl"), 1)
    ('65.63', '−2,5')
    """
    shown = (Decimal(value.numerator) / value.denominator).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    text = f"{abs(shown):f}"
    text = text if words.language == "en" else text.replace(".", ",")
    return (_MINUS if shown < 0 else "+" if signed and shown else "") + text


def decimals_in(values: Iterable[Fraction], most: int = _DIGITS) -> int:
    """How many decimals a column of these numbers needs, not more than `most`."""
    found = 0
    for value in values:
        while found < most and 10**found % value.denominator:
            found += 1
    return found


def number_text(value: Fraction | int, words: Words, digits: int = _DIGITS, signed: bool = False) -> str:
    """'13.8', '−0.5', and for what has no end, or a long one, the fraction with it: '14.17 (85/6)'."""
    decimal, fraction = _number(Fraction(value), words, digits, signed)
    return f"{decimal} {fraction}" if fraction else decimal


def percent_text(value: Fraction | int, words: Words, digits: int = _DIGITS) -> str:
    """'57.5%' of 57.5."""
    decimal, fraction = _number(Fraction(value), words, digits)
    text = words("percent", amount=decimal)
    return f"{text} {fraction}" if fraction else text


def share_text(value: Fraction, words: Words, digits: int = _DIGITS) -> str:
    """'60%' of 3/5, '33.33% (1/3)' of 1/3."""
    decimal, fraction = _number(value * 100, words, digits)
    text = words("percent", amount=decimal)
    return f"{text} {_bracketed(value)}" if fraction else text


def imps_text(value: Fraction | int, words: Words, digits: int = _DIGITS, signed: bool = True) -> str:
    """'+3 IMPs'."""
    value = Fraction(value)
    count = abs(value.numerator) if value.denominator == 1 else 1.5  # in the plural of fractions
    return words("imps", amount=number_text(value, words, digits, signed), count=count)


def _number(value: Fraction, words: Words, digits: int, signed: bool = False) -> tuple[str, str]:
    """The decimal, and the fraction in brackets where the decimal is not all."""
    longest: int = 10 ** (digits + 2)
    whole = longest % value.denominator == 0
    exact = Decimal(value.numerator) / value.denominator
    shown = exact if whole else exact.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    text = f"{abs(shown):f}"
    text = text.rstrip("0").rstrip(".") if whole and "." in text else text
    text = text if words.language == "en" else text.replace(".", ",")
    sign = _MINUS if value < 0 else "+" if signed and value else ""
    return sign + text, "" if whole else _bracketed(value)


def _bracketed(value: Fraction) -> str:
    return f"({value})".replace("-", _MINUS)


def explain_score(scored: Scored, board: str, pair: str, words: Words) -> tuple[str, ...]:
    """How a contestant's value on a board came about: a line for each step, the value last.

    Raises InputError where it has no line there.
    """
    steps = explain(scored, board, pair)
    sentences = _Sentences(scored, board, pair, any(step.id is StepId.COMPLEMENT for step in steps), words)
    return tuple(sentences.of(step) for step in steps)


class _Sentences:
    """The words for the steps of one value."""

    def __init__(self, scored: Scored, board: str, pair: str, turned: bool, words: Words) -> None:
        self._words, self._board, self._pair = words, board, pair
        self._value = scored.value(board, pair)
        self._side = Side.NS if turned else self._value.side  # whose scores the chart shows
        self._method = scored.method
        choice = scored.profile.choices.get(_ROUNDINGS[scored.method])
        self._rounding: Rounding = choice.value if choice else EXACT
        wholes = (n for n in range(_DIGITS, 20) if (self._rounding.quantum * 10**n).denominator == 1)
        self._digits = next(wholes, _DIGITS)

    def of(self, step: Step) -> str:
        figures: Mapping[str, Any] = step.figures
        said = self._plain(figures)
        attribute: str | None = None
        match step.id:
            case StepId.FREQUENCIES:
                said |= {"side": str(self._side), "chart": self._chart(figures["chart"])}
            case StepId.COMPARE:
                total = f"2 × {self._term(figures['worse'])} + {self._term(figures['equal'])}"
                said |= {"points": self._signed(figures["points"]), "sum": total}
            case StepId.COMPARE_IMPS:
                said |= {
                    "points": self._signed(figures["points"]),
                    "comparisons": self._chart(figures["comparisons"]),
                    "value": self._imps(figures["value"]),
                }
            case StepId.DIVIDE:
                said |= {"value": self._term(figures["value"]), "factor": str(figures["factor"])}
                said["result"] = self._imps(figures["result"])
                attribute = "plain" if figures["factor"] == 1 else None
            case StepId.DATUM:
                said |= {name: self._signed(figures[name]) for name in ("total", "exact", "datum")}
                attribute = "few" if figures["factor"] != 1 else None
            case StepId.DATUM_IMPS:
                said |= {name: self._signed(figures[name]) for name in ("points", "datum", "difference")}
                said["value"] = self._imps(figures["value"])
            case StepId.POINTS:
                said["points"] = self._signed(figures["points"])
            case StepId.NEUBERG | StepId.ASCHERMAN | StepId.LINEAR | StepId.ADD_ONE | StepId.OWN_TOP:
                said |= {"value": self._term(figures["value"]), "cause": self._words(f"cause-{figures['cause']}")}
            case StepId.SMALL_GROUP:
                said |= {"percent": self._percent(figures["percent"]), "rule": figures["rule"].upper()}
            case StepId.SINGLE_SCALE:
                said["value"] = self._term(figures["value"])
            case StepId.COMPONENT:
                said |= {
                    "points": self._signed(figures["points"]),
                    "weight": share_text(figures["weight"], self._words, self._digits),
                }
            case StepId.WEIGH:
                said["sum"] = self._weighed(figures["parts"], figures["weights"])
            case StepId.HARM:
                said |= {"case": self._words(f"harm-{figures['case']}"), "sum": said["result"]}
                if figures["case"] == Harm.PARTLY:
                    added = " + ".join(self._term(figures[name]) for name in ("table", "rectified"))
                    said["sum"] = f"{added} − {self._term(figures['unharmed'])} = {said['result']}"
            case StepId.COMPLEMENT:
                said |= {"side": str(Side.EW), "other": self._term(figures["other"])}
                attribute = None if figures["top"] else "converse"
            case StepId.ROUND:
                attribute = self._round(figures, said)
            case StepId.AWARD:
                return self._award(figures)
            case StepId.AWARD_OF_TOP:
                said["percent"] = self._percent(figures["percent"])
            case StepId.NOT_PLAYED:
                said |= {"why": figures["why"], "practice": figures["practice"]}
            case StepId.NOTHING_TO_COMPARE:
                pass
            case StepId.RESULT:
                attribute = self._result(said)
        return self._words(f"step-{step.id}", attribute, **said)

    def _round(self, figures: Mapping[str, Any], said: dict[str, str]) -> str | None:
        quantum, tie = figures.get("quantum", self._rounding.quantum), figures.get("tie", str(self._rounding.tie))
        said |= {"quantum": self._number(quantum), "tie": self._words(f"tie-{tie}")}
        return "half" if (figures["value"] / quantum).denominator == 2 else None

    def _result(self, said: dict[str, str]) -> str | None:
        value = self._value
        said |= {"board": self._board, "pair": self._pair, "percent": ""}
        if value.state is State.NONE:
            return "none"
        if self._method is Method.MATCHPOINTS:
            said["percent"] = percent_text(value.percent or Fraction(), self._words)
            return None
        if self._method is Method.TOTAL_POINTS:
            said["value"] = self._signed(value.value)
            return "points"
        said["value"] = self._imps(value.value)
        return "imps"

    def _award(self, figures: Mapping[str, Any]) -> str:
        """An artificial score: its class, the contestant's own result, and which of the two counts."""
        amount = self._percent if self._method is Method.MATCHPOINTS else self._imps
        said = {name: amount(figures[name]) for name in ("base", "own", "awarded") if name in figures}
        said["kind"] = self._words(f"award-{_KINDS[figures['kind']]}")
        own = "own" in said
        text = self._words("step-award", "own" if own else None, boards=figures.get("boards", 0), **said)
        return f"{text} {self._words('step-award', 'again')}" if figures["repeat"] else text

    def _plain(self, figures: Mapping[str, Any]) -> dict[str, str]:
        """The figures, those that are values in IMPs or points with their sign."""
        signed = _VALUES if self._method is not Method.MATCHPOINTS else frozenset()
        return {
            name: self._signed(value) if name in signed else self._number(value)
            for name, value in figures.items()
            if type(value) in (int, Fraction)
        }

    def _number(self, value: Fraction | int) -> str:
        return number_text(value, self._words, self._digits)

    def _signed(self, value: Fraction | int) -> str:
        return number_text(value, self._words, self._digits, signed=True)

    def _percent(self, value: Fraction) -> str:
        return percent_text(value, self._words, self._digits)

    def _imps(self, value: Fraction) -> str:
        return imps_text(value, self._words, self._digits)

    def _term(self, value: Fraction | int) -> str:
        """A figure within a sum: the fraction where the decimal is not all, in brackets if it is negative."""
        decimal, fraction = _number(Fraction(value), self._words, self._digits)
        text = fraction.strip("()") or decimal
        return f"({text})" if text[0] == _MINUS else text

    def _chart(self, rows: Iterable[tuple[int, Fraction]]) -> str:
        """Scores or IMPs, highest first, each with its frequency."""
        ordered = sorted(rows, reverse=True)
        stop = "\u202f; " if self._words.language == "fr" else "; "
        return stop.join(f"{self._signed(points)} × {self._term(frequency)}" for points, frequency in ordered)

    def _weighed(self, parts: Iterable[tuple[int, Fraction]], weights: Iterable[tuple[int, Fraction]]) -> str:
        shares = (share_text(weight, self._words, self._digits) for _, weight in weights)
        terms = (self._term(value) for _, value in parts)
        return " + ".join(f"{share} × {term}" for share, term in zip(shares, terms, strict=True))


_ROUNDINGS = {
    Method.MATCHPOINTS: ROUND_MATCHPOINTS.id,
    Method.CROSS_IMPS: ROUND_IMPS.id,
    Method.BUTLER: ROUND_IMPS.id,
    Method.TOTAL_POINTS: "",
}
_VALUES = frozenset({"value", "result", "table", "rectified", "unharmed"})
_KINDS = {"A+": "plus", "A": "average", "A-": "minus", "percent": "percent", "imps": "imps"}


# -- warnings and options ----------------------------------------------------------------------------------------------


def warning_text(id_: str, figures: Iterable[tuple[str, Fraction]], words: Words) -> str:
    """A warning about an adjustment, with its sums: shares and percentages as such, other values as plain numbers."""
    found = dict(figures)
    said: dict[str, str] = {}
    for name, value in found.items():
        if name == "weight" or id_ == "weights-sum":
            said[name] = share_text(value, words)
        elif found.get("limit") == 100:
            said[name] = percent_text(value, words)
        elif "limit" in found:
            said[name] = imps_text(value, words)
        else:
            said[name] = number_text(value, words)
    return words(f"warning-{id_}", **said)


def option_text(option: Option[Any], words: Words) -> str:
    """What can be chosen."""
    return words(f"choice-{option.id}")


def choice_text(option: Option[Any], value: Any, words: Words) -> str:
    """A value that can be chosen."""
    match value:
        case Rounding():
            return _rounding_text(value, words)
        case Repeat():
            text = " / ".join(percent_text(part, words) for part in (value.plus, value.average, value.minus))
            return words("repeat-own", amounts=text) if value.own else text
        case StandardPenalty():
            amounts = (penalty_text(unit, amount, words) for unit, amount in value.amounts)
            return ", ".join(amounts) or words("penalty-none")
        case Fraction():
            return imps_text(value, words, signed=False) if value or option is not IMP_CAP else words("cap-none")
    return words(f"{VALUES[type(value)]}-{value}")


def _rounding_text(rounding: Rounding, words: Words) -> str:
    if not rounding.quantum:
        return words("rounding-exact")
    tie: Tie = rounding.tie
    return words("rounding-to", quantum=number_text(rounding.quantum, words), tie=words(f"tie-{tie}"))


def penalty_text(unit: PenaltyUnit, amount: Fraction, words: Words) -> str:
    """'3 IMPs', '0.25 of a top'."""
    count = amount.numerator if amount.denominator == 1 else 1.5  # in the plural of fractions
    return words(f"penalty-unit-{unit}", amount=number_text(amount, words), count=count)
