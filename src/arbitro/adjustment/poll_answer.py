"""What a pollee answers: what he would do, what else he would consider, and how close it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from arbitro.adjustment.poll import Poll, Question
from arbitro.errors import InputError
from arbitro.model import CALLS

LONGEST = 1000  # characters of a comment
_SHORT = 80


class Closeness(StrEnum):
    """How close an action comes that was not chosen. A passing thought is kept but is no serious consideration."""

    EQUAL = "equal"
    SECOND = "second"
    PASSING = "passing"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the first question.

    elsewhere: earlier calls of his own that he would have made otherwise, by the number of the step: he would not be
    in this position; standard: how he describes himself, if he does.
    """

    chosen: str
    considered: tuple[tuple[str, Closeness], ...] = ()
    elsewhere: tuple[tuple[int, str], ...] = ()
    comment: str = ""
    standard: str = ""
    language: str = "en"

    @property
    def seriously(self) -> frozenset[str]:
        """Every action that he considered seriously, the chosen one among them."""
        return frozenset((self.chosen, *(code for code, how in self.considered if how is not Closeness.PASSING)))

    @property
    def passing(self) -> frozenset[str]:
        return frozenset(code for code, how in self.considered if how is Closeness.PASSING)

    def check(self, poll: Poll) -> None:
        """Raises InputError for what cannot be answered to this poll."""
        if poll.question is not Question.ACTION:
            raise InputError("poll-question", got=poll.question)
        _known(poll.options, self.chosen, "chosen")
        codes = [code for code, _ in self.considered]
        for code in codes:
            _known(poll.options, code, "considered")
        if len(set(codes)) < len(codes) or self.chosen in codes:
            raise InputError("poll-twice", "considered", self.chosen)
        for step, code in self.elsewhere:
            if not (0 <= step < len(poll.auction) and poll.auction[step].seat is poll.seat):
                raise InputError("number", "elsewhere", str(step))
            _known(CALLS, code, "elsewhere")
        _short(self.comment, self.standard)

    def to_json(self) -> dict[str, Any]:
        return {
            "chosen": self.chosen,
            "considered": [{"action": code, "close": str(how)} for code, how in self.considered],
            "elsewhere": [{"step": step, "call": code} for step, code in self.elsewhere],
            "comment": self.comment,
            "standard": self.standard,
            "language": self.language,
        }

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Answer:
        return cls(
            said["chosen"],
            tuple((line["action"], Closeness(line["close"])) for line in said.get("considered", ())),
            tuple((line["step"], line["call"]) for line in said.get("elsewhere", ())),
            said.get("comment", ""),
            said.get("standard", ""),
            said.get("language", "en"),
        )


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The answer to the second question: what the information makes more attractive, and over what.

    Nothing in `suggested`: it suggests none of the actions over another.
    """

    suggested: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    comment: str = ""
    standard: str = ""
    language: str = "en"

    def check(self, poll: Poll) -> None:
        """Raises InputError for what cannot be answered to this poll."""
        if poll.question is not Question.SUGGESTS:
            raise InputError("poll-question", got=poll.question)
        for where, codes in (("suggested", self.suggested), ("over", self.over)):
            for code in codes:
                _known(poll.actions or poll.options, code, where)
            if len(set(codes)) < len(codes):
                raise InputError("poll-twice", where, codes[0])
        if both := set(self.suggested) & set(self.over):
            raise InputError("poll-twice", "over", min(both))
        if bool(self.suggested) is not bool(self.over):
            raise InputError("poll-over", "over")
        _short(self.comment, self.standard)

    def to_json(self) -> dict[str, Any]:
        return {
            "suggested": list(self.suggested),
            "over": list(self.over),
            "comment": self.comment,
            "standard": self.standard,
            "language": self.language,
        }

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Suggestion:
        return cls(
            tuple(said.get("suggested", ())),
            tuple(said.get("over", ())),
            said.get("comment", ""),
            said.get("standard", ""),
            said.get("language", "en"),
        )


def answer_from_json(poll: Poll, said: Mapping[str, Any]) -> Answer | Suggestion:
    """An answer to this poll, as it was kept."""
    return (Answer if poll.question is Question.ACTION else Suggestion).from_json(said)


def _known(codes: object, code: str, where: str) -> None:
    known = list(codes)  # type: ignore[call-overload]
    if code not in known:
        raise InputError.unknown("action", code, known, where)


def _short(comment: str, standard: str) -> None:
    for text, most in ((comment, LONGEST), (standard, _SHORT)):
        if len(text) > most:
            raise InputError("poll-words", got=f"{text[:40]}…", expected=str(most))
