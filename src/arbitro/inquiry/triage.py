"""What happened? A few questions that lead to the right kind of incident, in the order in which the Laws are tested.

Wrong cards come first; a slip before a call is taken as too low, out of turn or not allowed; calls made together before
those that the Laws never allow, those before turns, turns before sufficiency. Of the answers to a question the first
that fits is meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from arbitro.errors import InputError, LawDataError
from arbitro.laws.core import Value
from arbitro.laws.facts.kinds import KINDS

AT_MOST = 5  # taps to any kind of incident


@dataclass(frozen=True, slots=True)
class Found:
    """The kind of incident that a road leads to, and the facts of it that the road has settled."""

    kind: str
    told: Mapping[str, Value] = field(default_factory=dict)


Target: TypeAlias = "Ask | Found"


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, the paragraphs that it leads to, and where."""

    key: str
    laws: tuple[str, ...]
    to: Target


@dataclass(frozen=True, slots=True)
class Ask:
    """A question. Its answers stand in the order in which they are tested."""

    key: str
    answers: tuple[Answer, ...]

    def answer(self, key: str) -> Answer:
        """Raises InputError with the nearest answer."""
        for answer in self.answers:
            if answer.key == key:
                return answer
        raise InputError.unknown("value", key, [answer.key for answer in self.answers], self.key)


_SLIPPED: Mapping[str, Value] = {"change.cause": "slip"}
_MEANT: Mapping[str, Value] = {"change.cause": "mind"}  # it was no slip

_NEVER = Ask(
    "never",
    (
        Answer("double", ("36",), Found("double_inadmissible", {"inadmissible.slip": False})),
        Answer("barred", ("37",), Found("call_when_barred", {"inadmissible.slip": False})),
        Answer("eight", ("38",), Found("bid_above_seven", {"inadmissible.slip": False})),
        Answer("over", ("39",), Found("call_after_auction", {"inadmissible.slip": False})),
    ),
)
_TURN = Ask(
    "turn",
    (
        Answer("again", ("25B",), Found("call_changed", _MEANT)),
        Answer("pass", ("28", "30"), Found("pass_out_of_rotation", {"rotation.slip": False})),
        Answer("bid", ("28", "31"), Found("bid_out_of_rotation", {"rotation.slip": False})),
        Answer("double", ("28", "32"), Found("double_out_of_rotation", {"rotation.slip": False})),
    ),
)
_CALL = Ask(
    "call",
    (
        Answer("together", ("33",), Found("calls_simultaneous")),
        Answer("never", ("35",), _NEVER),
        Answer("turn", ("28", "29"), _TURN),
        Answer("low", ("27",), Found("insufficient_bid", {"insufficient.slip": False})),
        Answer("changed", ("25B",), Found("call_changed", _MEANT)),
        Answer("passes", ("17D3", "22", "34"), Found("turn_lost_by_passes")),
    ),
)
_SLIP = Ask("slip", (Answer("yes", ("25A",), Found("call_changed", _SLIPPED)), Answer("no", (), _CALL)))
_CARDS = Ask(
    "cards",
    (
        Answer("another", ("15A",), Found("cards_from_wrong_board")),
        Answer("not_theirs", ("15B",), Found("board_wrong")),
        Answer("too_many", ("13",), Found("cards_miscounted")),
        Answer("missing", ("14",), Found("card_missing")),
        Answer("fouled", ("87",), Found("board_fouled")),
        Answer("deal", ("6",), Found("deal_incorrect")),
        Answer("handling", ("7",), Found("board_procedure")),
    ),
)
_CARD = Ask(
    "card",
    (
        Answer("shown", ("24",), Found("card_exposed_in_auction")),
        Answer("lead", ("26",), Found("lead_restriction")),
        Answer("revoke", ("61",), Found("revoke")),
        Answer("asking", ("61B", "66"), Found("revoke_inquiry")),
    ),
)
_EXPLANATION = Ask(
    "explanation",
    (
        Answer("own", ("20F4", "75B"), Found("own_explanation_wrong")),
        Answer("partners", ("20F5", "75"), Found("partners_explanation_wrong")),
        Answer("wrong", ("21", "40B", "75"), Found("misinformation")),
        Answer("asking", ("20",), Found("review_or_question")),
        Answer("method", ("40",), Found("undisclosed_understanding")),
        Answer("aid", ("40B2", "20G3"), Found("aid_consulted")),
    ),
)
_INFORMATION = Ask(
    "information",
    (
        Answer("partner", ("16B", "73"), Found("partner_information")),
        Answer("withdrawn", ("16C",), Found("withdrawn_action")),
        Answer("elsewhere", ("16D",), Found("extraneous_information")),
        Answer("unclear", ("16A",), Found("information_used")),
    ),
)
TRIAGE = Ask(
    "what",
    (
        Answer("cards", (), _CARDS),
        Answer("call", (), _SLIP),
        Answer("card", (), _CARD),
        Answer("explanation", (), _EXPLANATION),
        Answer("information", (), _INFORMATION),
        Answer("director", ("9", "10", "11"), Found("attention")),
        Answer("score", ("12",), Found("adjusted_score")),
    ),
)


Road: TypeAlias = "tuple[tuple[Ask, Answer], ...]"  # the questions answered so far, each with its answer


def roads(start: Ask = TRIAGE, before: Road = ()) -> Iterator[tuple[Road, Found]]:
    """Every road to a kind of incident, in printed order."""
    for answer in start.answers:
        road = (*before, (start, answer))
        if isinstance(answer.to, Found):
            yield road, answer.to
        else:
            yield from roads(answer.to, road)


def questions() -> dict[str, Ask]:
    """Every question by its key, in printed order."""
    return {ask.key: ask for road, _ in roads() for ask, _ in road}


def follow(told: Iterable[tuple[str, str]]) -> tuple[Road, Target]:
    """The road that these answers take, and where they lead; the last answer to a question counts.

    Raises InputError for a question or an answer that there is not, or that is not on the road.
    """
    given = dict(told)
    known = questions()
    for key, value in given.items():
        if key not in known:
            raise InputError.unknown("question", key, known)
        known[key].answer(value)
    road: list[tuple[Ask, Answer]] = []
    here: Target = TRIAGE
    while isinstance(here, Ask) and here.key in given:
        answer = here.answer(given.pop(here.key))
        road.append((here, answer))
        here = answer.to
    for key, value in given.items():
        raise InputError("triage-road", key, value, here.key if isinstance(here, Ask) else here.kind)
    return tuple(road), here


def _checked(start: Ask) -> None:
    """Raises LawDataError for a question asked twice, a road too long, and a kind or fact that there is not."""
    kinds = {kind.key: kind for kind in KINDS}
    keys: dict[str, Ask] = {}
    for road, found in roads(start):
        if len(road) > AT_MOST:
            raise LawDataError(f"{found.kind} is {len(road)} answers away")
        for ask, _ in road:
            if keys.setdefault(ask.key, ask) is not ask or len({a.key for a in ask.answers}) < max(2, len(ask.answers)):
                raise LawDataError(f"the question {ask.key} stands there twice, or an answer to it")
        if found.kind not in kinds:
            raise LawDataError(f"no kind {found.kind}")
        for key, value in found.told.items():
            fact = kinds[found.kind].fact(key)
            if fact is None or value not in fact.domain:
                raise LawDataError(f"{found.kind} knows no {key}={value}")


_checked(TRIAGE)
