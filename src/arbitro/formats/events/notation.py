"""How results, adjusted scores, numbers and dates are written in event files, and our own language-free notation.

Ours, for tables that hold everything: '4SXN-1' (contract, declarer, result), 'PASS', '420' (points of North-South),
'60% 4SN= + 40% 4SN-1' (weighted), 'A+ | 30%' (each side its own), '+2 IMP', '18.5 MP', 'NP', 'SIT'. '4SXN=9', with
all the tricks, is read too.
"""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from functools import lru_cache

from arbitro.errors import InputError
from arbitro.formats.events.event import (
    Amount,
    Amounts,
    Average,
    Component,
    ContractResult,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    Result,
    SideScore,
    Split,
    Unit,
    Weighted,
    Why,
)
from arbitro.model import CARDS, Card, Denomination, Doubling, Seat, Suit

HIGHEST = 7600  # points; no board gives more
_CACHE = 1 << 14

# -------------------------------------------------------------------------------------------- numbers, dates

_NUMBER = re.compile(r"([+\-−]?)(\d{1,12})(?:[.,](\d{0,12}))?|([+\-−]?)[.,](\d{1,12})", re.ASCII)
_HALVES = str.maketrans({"½": ".5", "¼": ".25", "¾": ".75"})


@lru_cache(_CACHE)
def decimal(text: str) -> Fraction | None:
    """'29.9', '-3,5', '0½' as an exact number; None for anything else."""
    match = _NUMBER.fullmatch(text.strip().translate(_HALVES))
    if match is None:
        return None
    sign, whole, part = (match[1], match[2], match[3]) if match[2] else (match[4], "0", match[5])
    number = Fraction(f"{whole}.{part or 0}")
    return -number if sign in ("-", "−") and sign else number


@lru_cache(_CACHE)
def integer(text: str) -> int | None:
    """'12', '-50', '450.0' as a whole number; None for anything else."""
    number = decimal(text)
    return int(number) if number is not None and number.denominator == 1 else None


def written_decimal(number: Fraction) -> str:
    """A number with a point, exact where decimals can be, else as '1/3'."""
    if number.denominator == 1:
        return str(number.numerator)
    rest, places = number.denominator, 0
    while rest % 10 in (0, 2, 4, 5, 6, 8) and places < 12:
        rest //= 10 if rest % 10 == 0 else 5 if rest % 5 == 0 else 2
        places += 1
    if rest != 1:
        return f"{number.numerator}/{number.denominator}"
    digits = str(abs(number.numerator) * 10**places // number.denominator).zfill(places + 1)
    return ("-" if number < 0 else "") + f"{digits[:-places]}.{digits[-places:]}".rstrip("0")


_SHARE = re.compile(r"([+-]?\d{1,12})/(\d{1,12})", re.ASCII)


def exact(text: str) -> Fraction | None:
    """A decimal, or a share '1/3'."""
    match = _SHARE.fullmatch(text.strip())
    if match and int(match[2]):
        return Fraction(int(match[1]), int(match[2]))
    return decimal(text)


_FIRST_YEAR = 1900
_DATES = (
    (re.compile(r"(?P<y>\d{4})[-./](?P<m>\d{1,2})[-./](?P<d>\d{1,2})(?:[ T].*)?", re.ASCII)),
    (re.compile(r"(?P<d>\d{1,2})[-./](?P<m>\d{1,2})[-./](?P<y>\d{4})(?:[ T].*)?", re.ASCII)),
)


def day(text: str) -> date | None:
    """'2026-07-09', '2026.07.09', '28/07/2022' (day first) as a date; None for anything else."""
    for form in _DATES:
        if match := form.fullmatch(text.strip()):
            try:
                found = date(int(match["y"]), int(match["m"]), int(match["d"]))
            except ValueError:
                return None
            return found if found.year >= _FIRST_YEAR else None
    return None


# ------------------------------------------------------------------------------------------------- contracts

_DENOMINATIONS = {"♣": "C", "♧": "C", "♦": "D", "♢": "D", "♥": "H", "♡": "H", "♠": "S", "♤": "S", "NT": "N", "SA": "N"}
_CONTRACT = re.compile(
    r"\s*([1-7])\s*(NT|SA|[CDHSN♣♧♦♢♥♡♠♤])[\uFE0E\uFE0F]?\s*(XX|X|\*\*|\*|RDBL|DBL)?\s*(?:BY\s*)?([NESW])?"
    r"\s*(=\s*\d{1,2}|=|[+\-−]\s*\d{1,2}|\d{1,2})?\s*",
    re.ASCII,
)
_DOUBLINGS = {
    "": Doubling.UNDOUBLED,
    **dict.fromkeys(("X", "*", "DBL"), Doubling.DOUBLED),
    **dict.fromkeys(("XX", "**", "RDBL"), Doubling.REDOUBLED),
}
_PASSES = frozenset("PASS PASSED PASSEDOUT PASSOUT ALLPASS AP P PAS PASSE PASO PASSO 4PASSES 0".split())
_UNPLAYED = frozenset(
    "NP N/P NOTPLAYED NOPLAY DNP NIEGRANO NIEROZEGRANE NONGIOCATA NONJOUE NONJOUÉ NOJUGADO NOJUGADA CANCELLED".split()
)
_SITTING = frozenset("SIT SITOUT PHANTOM BYE MISSING PAUZA RELAIS DESCANSO RIPOSO".split())
_BARE = re.compile(r"[\s._]+")


def bare(text: str) -> str:
    """The text in capitals without blanks, dots and underlines."""
    return _BARE.sub("", text).upper()


@lru_cache(_CACHE)
def played(contract: str, declarer: str = "", tricks: str = "", american: bool = False) -> ContractResult | None:
    """A contract result from its cells; None if `contract` is no contract.

    contract: '4SX', '3 NT', '4♠S+2' (declarer and result may be inside). tricks: '10', '=', '+1', '-2'; american: a
    bare digit counts above six. Raises InputError for a declarer or a number of tricks that cannot be.
    """
    match = _CONTRACT.fullmatch(contract.upper())
    if match is None:
        return None
    level = int(match[1])
    denomination = Denomination(_DENOMINATIONS.get(match[2], match[2]))
    seat = seat_of(declarer) or (Seat(match[4]) if match[4] else None)
    won = _tricks(tricks or match[5] or "", level, american)
    return ContractResult(level, denomination, _DOUBLINGS[match[3] or ""], seat, won)


_RELATIVE = re.compile(r"(=|[+\-−]|)\s*(\d{1,2})?", re.ASCII)
_SEATS = {letter: seat for seat in Seat for letter in (str(seat), str(seat).lower())}


def seat_of(text: str) -> Seat | None:
    """'N', 'south' as a seat, None if nothing is written. Raises InputError."""
    seat = _SEATS.get(text)
    if seat is None and text.strip() not in ("", "-", "?"):
        seat = _SEATS.get(text.strip()[:1])
        if seat is None or text.strip().upper() not in ("NORTH", "EAST", "SOUTH", "WEST", str(seat)):
            raise InputError("declarer-wrong", got=text, expected="N, E, S, W")
    return seat


def _tricks(text: str, level: int, american: bool) -> int | None:
    text = text.strip()
    if text in ("", "?", "-", "*"):
        return None
    match = _RELATIVE.fullmatch(text)
    if match is None:
        raise InputError("tricks-range", got=text, expected="=, +1, -1, 0 … 13")
    sign, count = match[1], int(match[2] or 0)
    if sign == "+":
        won = level + 6 + count
    elif sign in ("-", "−") and sign:
        won = level + 6 - count
    elif sign == "=" and match[2] is None:
        won = level + 6
    else:
        won = count + 6 if american and not sign and level <= count <= 7 else count
    if not 0 <= won <= 13:
        raise InputError("tricks-range", got=text, expected="=, +1, -1, 0 … 13")
    return won


def points(text: str) -> int | None:
    """The points of a board, '420', '-50'; None if it is no number. Raises InputError for what no board gives."""
    number = integer(text)
    if number is not None and (number % 10 or abs(number) > HIGHEST):
        raise InputError("score-notation", got=text, expected="… -50, 0, 420 …")
    return number


def card(text: str) -> Card | None:
    """'SA', '6D', 'H10', '♥T' as a card; None for anything else."""
    code = text.strip().upper().replace("10", "T")
    code = "".join(_DENOMINATIONS.get(letter, letter) for letter in code)
    return CARDS.get(code) or CARDS.get(code[::-1])


def written_card(card: Card) -> str:
    return card.code


# ---------------------------------------------------------------------------------------------- adjusted scores

_SIGNS = {"+": Average.PLUS, "=": Average.AVERAGE, "": Average.AVERAGE, "-": Average.MINUS, "−": Average.MINUS}
_PART = r"(\d{1,3}(?:[.,]\d{1,12})?)"
_PERCENTS = re.compile(rf"A(\d\d)(\d\d)|A?{_PART}(?:%?[-/:|]|%){_PART}%", re.ASCII)
_CLASSES = re.compile(r"A([+=−-])([+=−-])")
_CLASS_PAIR = re.compile(r"(?:A|AVE|AVG|AV)([+=−-]?)[/|:]?(?:A|AVE|AVG|AV)([+=−-]?)")
_ONE_CLASS = re.compile(r"(?:A|AVE|AVG|AV|AVERAGE)([+=−-]?)")
_ONE_PERCENT = re.compile(r"A?(\d{1,3}(?:[.,]\d{1,12})?|\d{1,12}/\d{1,12})%", re.ASCII)
_AMOUNT = re.compile(r"([+−-]?\d{1,12}(?:[.,/]\d{1,12})?)(IMPS?|MPS?)", re.ASCII)
_UNITS = {"IMP": Unit.IMPS, "IMPS": Unit.IMPS, "MP": Unit.MATCHPOINTS, "MPS": Unit.MATCHPOINTS}
# Words that say that a score was adjusted while the amounts stand elsewhere.
ADJUSTED = frozenset("ADJ ADJUSTED ADJUSTEDSCORE ARB ARBITRAL ARBITRALSCORE WR --- ---- SĘDZIA".split())


@lru_cache(_CACHE)
def artificial(text: str) -> Split | NotPlayed | None:
    """An artificial score or a board not played in any of the notations that files use; None if it is neither.

    Of 'A6040', '40%-60%', 'A-+', 'A+/A-', 'AVE+ AVE-' both sides are known; of 'A' both get the average, of 'A+',
    'A-' and '60%' only North-South's part is stated. Raises InputError for a percentage above a hundred.
    """
    word = squeezed(text)
    if word in _UNPLAYED:
        return NotPlayed()
    if word in _SITTING:
        return NotPlayed(Why.SIT_OUT)
    if match := _PERCENTS.fullmatch(word):
        ns, ew = (match[1], match[2]) if match[1] else (match[3], match[4])
        return Split(_percent(ns), _percent(ew))
    if match := _CLASSES.fullmatch(word) or _CLASS_PAIR.fullmatch(word):
        return Split(_SIGNS[match[1]], _SIGNS[match[2]])
    award = side_award(text)
    if award is Average.AVERAGE:
        return Split(award, award)
    return None if award is None else Split(award, None)


def squeezed(text: str) -> str:
    """The text in capitals without blanks."""
    return "".join(text.split()).upper()


@lru_cache(_CACHE)
def side_award(text: str) -> Average | Amount | None:
    """'A+', 'AVE-', '60%', '+3 IMP', '18.5 MP': what one side gets; None if it is none of these. Raises InputError."""
    word = squeezed(text)
    if match := _ONE_CLASS.fullmatch(word):
        return _SIGNS[match[1]]
    if match := _ONE_PERCENT.fullmatch(word):
        return _percent(match[1])
    if match := _AMOUNT.fullmatch(word):
        number = exact(match[1].replace("−", "-"))
        return None if number is None else Amount(number, _UNITS[match[2]])
    return None


def _percent(text: str) -> Amount:
    number = exact(text)
    if number is None or not 0 <= number <= 100:
        raise InputError("award-range", got=f"{text}%", expected="0 … 100 %")
    return Amount(number, Unit.PERCENT)


# ----------------------------------------------------------------------------------------- our own notation


def written(outcome: Outcome | None) -> str:
    """An outcome in our notation; `outcome_of` reads it back. Nothing for None."""
    match outcome:
        case None:
            return ""
        case NotPlayed(why):
            return "SIT" if why is Why.SIT_OUT else "NP"
        case Split(ns, ew):
            return f"{written_side(ns)} | {written_side(ew)}"
        case _:
            return written_side(outcome)


def written_side(score: SideScore | None) -> str:
    match score:
        case None:
            return "-"
        case Average():
            return str(score)
        case Amount(amount, unit):
            number = written_decimal(amount)
            return f"{number}%" if unit is Unit.PERCENT else f"{number} {'IMP' if unit is Unit.IMPS else 'MP'}"
        case Weighted(components):
            return " + ".join(f"{_written_weight(weight)} {written_side(result)}" for weight, result in components)
        case PassedOut():
            return "PASS"
        case PointsOnly(number_of_points):
            return str(number_of_points)
        case ContractResult(declarer=declarer):
            return f"{written_contract(score)}{declarer or ''}{written_result(score)}"


def written_contract(result: ContractResult, notrump: str = "NT", double: str = "X") -> str:
    """'4S', '3NTXX': the contract without declarer and result."""
    denomination = notrump if result.denomination is Denomination.N else str(result.denomination)
    return f"{result.level}{denomination}{double * result.doubling}"


def written_result(result: ContractResult) -> str:
    """'=', '+1', '-2': the tricks against those undertaken; nothing if they are not known."""
    if result.tricks is None:
        return ""
    over = result.tricks - result.level - 6
    return "=" if over == 0 else f"{over:+d}"


def _written_weight(weight: Fraction) -> str:
    percent = written_decimal(weight * 100)
    return f"{weight}" if "/" in percent else f"{percent}%"


_WEIGHED = re.compile(r"(\d{1,3}(?:\.\d+)?%|\d{1,12}/\d{1,12})\s+(\S.*)", re.ASCII)
_PLUS = re.compile(r"\s\+\s")


@lru_cache(_CACHE)
def outcome_of(text: str) -> Outcome | None:
    """An outcome in our notation or any that files use; None for what is no score. Raises InputError.

    >>> outcome_of("60% 4SN=10 + 40% -50").components[1]
    Component(weight=Fraction(2, 5), result=PointsOnly(points=-50))
    >>> outcome_of("A6040") == outcome_of("60% | 40%")
    True
    """
    sides = text.split("|")
    if len(sides) == 2:
        return Split(_side_of(sides[0]), _side_of(sides[1]))
    return artificial(text) or _assigned_of(text)


def _side_of(text: str) -> SideScore | None:
    if text.strip() == "-":
        return None
    score = side_award(text) or _assigned_of(text)
    if score is None:
        raise InputError("adjusted-notation", got=text.strip(), expected="A+, 60%, 4SN=, -50, 2 IMP")
    return score


def _assigned_of(text: str) -> Result | Weighted | None:
    parts = _PLUS.split(text.strip())
    if not _WEIGHED.match(parts[0]):
        return result_of(text)
    components = []
    for part in parts:
        match = _WEIGHED.fullmatch(part)
        share = match and exact(match[1].removesuffix("%"))
        result = result_of(match[2]) if match else None
        if not match or share is None or result is None:
            raise InputError("adjusted-notation", got=part, expected="60% 4SN=")
        components.append(Component(share / 100 if match[1].endswith("%") else share, result))
    return weighted(components)


def weighted(components: list[Component]) -> Weighted:
    """The weighted score. Raises InputError unless the weights are above nothing and add up to one."""
    total = sum((component.weight for component in components), Fraction())
    for component in components:
        if component.weight <= 0:
            raise InputError("weight-sign", got=_written_weight(component.weight), expected="> 0")
    if total != 1:
        raise InputError("weights-sum", got=written_decimal(total * 100) + "%", expected="100%")
    return Weighted(tuple(components))


def result_of(text: str) -> Result | None:
    """'4SN=10', '3NTXS-1', 'PASS', '-50' as a result; None for anything else. Raises InputError."""
    if is_pass(text) and text.strip() != "0":
        return PassedOut()
    number = points(text)
    return PointsOnly(number) if number is not None else played(text)


def is_pass(text: str) -> bool:
    """Whether the text says that the board was passed out."""
    return bare(text) in _PASSES


def amounts(matchpoints: str = "", imps: str = "", percent: str = "") -> Amounts:
    """The amounts that cells state; what is no number is left out."""
    return Amounts(decimal(matchpoints), decimal(imps), decimal(percent.rstrip().removesuffix("%")))


_SUIT_ORDER = tuple(reversed(Suit))


def hand_text(suits: dict[Suit, str]) -> str:
    """Four holdings ('AQ10', '', …) as 'AQT...': the form that `Hand.parse` reads."""
    return ".".join(suits[suit].strip().upper().replace("10", "T").replace("-", "") for suit in _SUIT_ORDER)
