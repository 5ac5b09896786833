"""A meaning as plain data, both ways: what a program sends, and what is said back to it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from arbitro.adjustment.comparable import CARDS_IN_HAND, MOST_POINTS, Meaning, Purpose, Range
from arbitro.desk.api import whole
from arbitro.desk.comparable_address import ABOUT, CANDIDATES, MEANINGS
from arbitro.model import CALLS, Call, Suit

Whole = Annotated[StrictInt, BeforeValidator(whole)]
SuitName = Literal["C", "D", "H", "S"]
CallCode = Annotated[StrictStr, Field(pattern="^(P|X|XX|[1-7][CDHSN])$")]


class Sent(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Points(Sent):
    """High-card points, both ends included."""

    low: Whole = Field(ge=0, le=MOST_POINTS)
    high: Whole = Field(ge=0, le=MOST_POINTS)


class Length(Sent):
    """Cards in a suit, both ends included."""

    low: Whole = Field(ge=0, le=CARDS_IN_HAND)
    high: Whole = Field(ge=0, le=CARDS_IN_HAND)


class MeaningSent(Sent):
    """What a call means; what is left out is not known, and a suit left out may be of any length."""

    strength: Points | None = None
    lengths: dict[SuitName, Length] = Field(default_factory=dict)
    forcing: StrictBool | None = None
    purpose: Purpose | None = None
    about: StrictStr = Field("", max_length=ABOUT, description="what is asked, or where a transfer leads")

    def meaning(self) -> Meaning:
        """Raises InputError for a hand that cannot be."""
        lengths = {Suit(suit): Range(r.low, r.high) for suit, r in self.lengths.items()}
        strength = Range(self.strength.low, self.strength.high) if self.strength else None
        return Meaning(strength, lengths, self.forcing, self.purpose, self.about)


Means = Annotated[list[MeaningSent], Field(min_length=1, max_length=MEANINGS)]


class ComparableSent(Sent):
    """The withdrawn call's meanings, and those of each call that replaces it or could."""

    withdrawn: Means
    possible: dict[CallCode, Means] = Field(min_length=1, max_length=CANDIDATES)

    def calls(self) -> tuple[tuple[Meaning, ...], dict[Call, tuple[Meaning, ...]]]:
        """Raises InputError."""
        possible = {CALLS[code]: tuple(each.meaning() for each in means) for code, means in self.possible.items()}
        return tuple(each.meaning() for each in self.withdrawn), possible


def meaning_json(meaning: Meaning) -> dict[str, Any]:
    """A meaning as plain data; MeaningSent takes it back."""
    lengths = {str(suit): range_json(r) for suit, r in (meaning.lengths or {}).items()}
    return {
        "strength": range_json(meaning.strength),
        "lengths": lengths,
        "forcing": meaning.forcing,
        "purpose": meaning.purpose and str(meaning.purpose),
        "about": meaning.about,
    }


def range_json(r: Range | None) -> dict[str, int] | None:
    return {"low": r.low, "high": r.high} if r else None
