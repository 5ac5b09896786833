"""Penalties (90, 91) as plain data, and put into a field: off a total, no board and no opponent changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from arbitro.errors import InputError
from arbitro.event.adjustments import Adjustment, adjustments_of, plain_data
from arbitro.event.field import Field
from arbitro.formats.events import notation
from arbitro.laws.page import page
from arbitro.laws.profile import edition as edition_of
from arbitro.laws.ref import law_number
from arbitro.model import Side
from arbitro.scoring.field import PENALTY_UNITS
from arbitro.scoring.options import PENALTY, PenaltyUnit
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.results import Penalty

LAWS = (90, 91)
UNITS = (PenaltyUnit.TOP, PenaltyUnit.MATCHPOINTS, PenaltyUnit.IMPS, PenaltyUnit.POINTS)
EXAMPLE = "NS 12: 25% top; 90B2"
_AMOUNTS = "25% top | 2 MP | 3 IMP | 100 points"
_WRITTEN = {
    PenaltyUnit.TOP: ("top",),
    PenaltyUnit.MATCHPOINTS: ("matchpoints", "matchpoint", "mp"),
    PenaltyUnit.IMPS: ("imps", "imp"),
    PenaltyUnit.POINTS: ("points", "point"),
}
_LINE = re.compile(r"\s*([^:;]+):\s*([^;]+?)\s*(?:;\s*([^;]*?)\s*)?(?:;\s*(.*?)\s*)?", re.DOTALL)
_AMOUNT = re.compile(
    r"(\d{1,9}(?:[.,]\d{1,9})?|\d{1,9}/\d{1,9})\s*(%?)\s*(?:of\s+(?:an?|the)\s+)?([A-Za-z]*)", re.ASCII
)
_KEYS = ("pair", "amount", "unit", "law", "reason")


@dataclass(frozen=True, slots=True)
class GivenPenalty:
    """A penalty as a director gives it. amount: in its unit; of a top a share, 1/4 for 25 %. place: where it stood."""

    pair: str
    amount: Fraction
    unit: PenaltyUnit
    law: str = ""
    reason: str = ""
    place: str = ""

    @classmethod
    def from_text(cls, text: str) -> GivenPenalty:
        """From 'PAIR: AMOUNT UNIT; PARAGRAPH; REASON', the last two if there are any. Raises InputError.

        >>> GivenPenalty.from_text("12 NS: 25% of a top; 90B2").amount
        Fraction(1, 4)
        """
        match = _LINE.fullmatch(text)
        if match is None:
            raise InputError("penalty-notation", got=text, expected=EXAMPLE)
        amount, unit = penalty_amount(match[2])
        return cls(match[1].strip(), amount, unit, match[3] or "", match[4] or "")

    @classmethod
    def from_data(cls, data: object, place: str = "") -> GivenPenalty:
        """From a mapping as JSON and TOML give it. Raises InputError for an unknown key or a value of another type.

        >>> str(GivenPenalty.from_data({"pair": 12, "amount": "25%", "unit": "top"}).amount)
        '1/4'
        """
        if not isinstance(data, Mapping):
            raise InputError("json-type", place, str(data)[:40], "{pair, amount, unit}")
        said: dict[str, str] = {}
        for key, value in data.items():
            if key not in _KEYS:
                raise InputError.unknown("key", str(key), _KEYS, place)
            if type(value) not in (str, int, float) or (type(value) is float and key != "amount"):
                raise InputError("json-type", f"{place}: {key}" if place else key, str(value)[:40], '"…"')
            said[key] = str(value).strip()
        for key in ("pair", "amount"):
            if not said.get(key):
                raise InputError("key-missing", place, expected=key)
        try:
            amount, unit = penalty_amount(f"{said['amount']} {said.get('unit', '')}".strip())
        except InputError as error:
            error.where = error.where or place
            raise
        return cls(said["pair"], amount, unit, said.get("law", ""), said.get("reason", ""), place)

    def to_data(self) -> dict[str, str]:
        """What is stated, as plain data; `from_data` takes it back."""
        amount = notation.written_decimal(self.amount)
        values = {"pair": self.pair, "amount": amount, "unit": str(self.unit), "law": self.law, "reason": self.reason}
        return {key: value for key, value in values.items() if value}


def penalty_amount(text: str) -> tuple[Fraction, PenaltyUnit]:
    """'25% of a top', '0.5 top', '2 MP', '3 IMP', '100 points'. Raises InputError, for an amount that is none too."""
    match = _AMOUNT.fullmatch(text.strip())
    amount = notation.exact(match[1].replace(",", ".")) if match else None
    if match is None or amount is None:
        raise InputError("penalty-notation", got=text, expected=_AMOUNTS)
    unit = next((unit for unit, names in _WRITTEN.items() if match[3].lower() in names), None)
    if unit is None or (match[2] and unit is not PenaltyUnit.TOP):
        raise InputError("penalty-unit", got=text, expected=_AMOUNTS)
    if amount <= 0:
        raise InputError("penalty-amount", got=text, expected="> 0")
    return (amount / 100 if match[2] else amount), unit


# ---------------------------------------------------------------------------------------------------- from a file


def penalties_of(data: object, place: str = "") -> list[GivenPenalty]:
    """The penalties in plain data: a list of mappings. Raises InputError."""
    if not isinstance(data, list) or not data:
        raise InputError("json-type", place, str(data)[:40], "[{pair, amount, unit}]")
    return [GivenPenalty.from_data(part, f"{place} #{n}".strip()) for n, part in enumerate(data, 1)]


def read_decisions(path: str | Path) -> tuple[list[Adjustment], list[GivenPenalty]]:
    """The adjusted scores and the penalties of a JSON or TOML file, under `adjustment` and `penalty`.

    A bare list holds adjusted scores, or penalties if its first part has an `amount`. Raises InputError as
    `read_adjustments`.
    """
    data, place = plain_data(path), str(path)
    first = data[0] if isinstance(data, list) and data else data
    if isinstance(first, Mapping) and "amount" in first:
        return [], penalties_of(data if isinstance(data, list) else [data], place)
    if not isinstance(data, Mapping) or "penalty" not in data:
        return adjustments_of(data, place), []
    rest = {key: value for key, value in data.items() if key != "penalty"}
    return adjustments_of(rest, place) if rest else [], penalties_of(data["penalty"], place)


# ---------------------------------------------------------------------------------------------------- in a field


def penalties_in(field: Field, given: Iterable[GivenPenalty], edition: str = "LDB2017") -> tuple[Penalty, ...]:
    """The penalties as the field takes them. Raises InputError for the first that cannot be.

    Such are: an unknown contestant (with the nearest one), a unit in which the event is not counted, a paragraph that
    is not of Laws 90 and 91.
    """
    return tuple(_penalty(field, each, edition) for each in given)


def _penalty(field: Field, given: GivenPenalty, edition: str) -> Penalty:
    units = PENALTY_UNITS[field.method]
    if given.unit not in units:
        raise InputError(Refusal.SCORE_UNIT, given.place or given.pair, str(given.unit), " | ".join(units))
    law = penalty_law(given.law, edition, given.place) if given.law else ""
    return Penalty(penalised(field, given.pair, given.place), given.amount, given.unit, law)


def penalty_law(text: str, edition: str, where: str = "") -> str:
    """A paragraph of Laws 90 and 91 as the law book writes it. Raises InputError."""
    ref = page(edition_of(edition), text).ref
    if law_number(ref) not in LAWS:
        raise InputError("penalty-law", where, ref, " | ".join(map(str, LAWS)))
    return ref


def penalised(field: Field, pair: str, where: str = "") -> str:
    """The contestant that is meant: by its key, whatever its blanks and the place of the direction, or its number.

    Raises InputError with the nearest one.
    """
    keys = field.event.contestants
    wanted = _forms(pair)
    found = [key for key in keys if wanted & _forms(key)]
    found = found or [key for key in keys if _numbered(field, key, _squeezed(pair))]
    if not found:
        raise InputError.unknown("contestant", pair, keys, where)
    if len(found) > 1:
        raise InputError("contestant-ambiguous", where, pair, " | ".join(found[:12]))
    return found[0]


def _numbered(field: Field, key: str, wanted: str) -> bool:
    """Whether a contestant is meant by its number, or by that and the only direction in which it sat."""
    number = _squeezed(field.listed(key).number)
    sat = field.contestants.sides.get(key, ())
    return wanted == number or (len(sat) == 1 and bool(_forms(wanted) & _forms(number + "".join(sat))))


def _forms(text: str) -> frozenset[str]:
    """'12 NS' and 'NS 12' have one in common."""
    bare = _squeezed(text)
    side = next((side.lower() for side in Side if bare.startswith(side.lower()) or bare.endswith(side.lower())), "")
    return frozenset({bare, side + bare.removeprefix(side).removesuffix(side)})


def _squeezed(text: str) -> str:
    return "".join(text.split()).casefold()


def standard_amounts(field: Field) -> tuple[tuple[Fraction, PenaltyUnit], ...]:
    """The standard penalties of the event's regulations that fit how it is counted; none where they say nothing."""
    if PENALTY not in field.profile:
        return ()
    found: Sequence[tuple[PenaltyUnit, Fraction]] = field.profile[PENALTY].amounts
    return tuple((amount, unit) for unit, amount in found if unit in PENALTY_UNITS[field.method])
