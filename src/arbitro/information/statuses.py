"""What a player may use: Law 16 as a decision over one item, in the order in which the Law asks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol

from arbitro.errors import InputError
from arbitro.information.item import Facts, Penalty, Reason, Source, Status


class Numbering(Protocol):
    """Of an edition: its id, and its paragraphs. `arbitro.laws.edition.Edition` is one."""

    @property
    def id(self) -> str: ...

    @property
    def paragraphs(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Decision:
    """A status with the paragraphs that give it, and what else must be known about it."""

    status: Status
    laws: tuple[str, ...]
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class _Cites:
    """The paragraphs of one edition: 16C and 16D changed places between them."""

    innocent: str
    offending: str
    elsewhere: str
    withdrawn: str
    refers_24_to_16: bool  # 2017; in 2007 Law 24 says itself who may use an exposed card
    restricts_choice_only: bool  # 2007: what partner gives is extraneous; 2017: it is unauthorised by itself
    verified_50e: bool


_CITES = {
    "LDB2007": _Cites("16D1", "16D2", "16C1", "16D", False, True, False),
    "LDB2017": _Cites("16C1", "16C2", "16D1", "16C", True, False, True),
}

_Test = Callable[[Facts, _Cites], Decision | None]


def status(facts: Facts, edition: Numbering, regulations: Collection[str] = ()) -> Decision:
    """The status of an item for its player under Law 16.

    `regulations` are the ids that count as regulations beside the paragraphs of the edition. Raises InputError, with
    the nearest id, where information is said to be authorised or precluded by something that is neither.
    """
    cites = _CITES[edition.id]
    if not facts.known:
        return Decision(Status.UNKNOWN_TO_HIM, ())
    if facts.otherwise or (facts.source is Source.DECLARED and facts.law):
        check_law(facts.otherwise or facts.law, edition, regulations)
    for test in _ORDER:
        if found := test(facts, cites):
            return found
    return _other(facts, cites)


def check_law(law: str, edition: Numbering, regulations: Collection[str]) -> None:
    """Raises InputError with the nearest id unless it is a paragraph of the edition or a regulation."""
    if law not in edition.paragraphs and law not in regulations:
        raise InputError.unknown("paragraph", law, (*edition.paragraphs, *regulations))


# ------------------------------------------------------------------------------------------ 16A1, letter by letter


def _calls_and_plays(facts: Facts, cites: _Cites) -> Decision | None:
    """16A1(a): legal calls and plays of this board, and illegal ones once accepted, free of other information."""
    if facts.source not in (Source.CALL, Source.PLAY) or facts.tainted or not facts.current_board:
        return None
    if facts.legal or facts.accepted:
        return Decision(Status.AUTHORISED, ("16A1(a)",))
    if facts.accepted is None:
        return Decision(Status.OPEN, ("16A1(a)", facts.law) if facts.law else ("16A1(a)",), Reason.PENDING)
    return None


def _withdrawn(facts: Facts, cites: _Cites) -> Decision | None:
    """16A1(b): what a withdrawn action tells, whichever side withdrew it."""
    if facts.source is not Source.WITHDRAWN:
        return None
    if not facts.law:
        return Decision(Status.OPEN, (cites.withdrawn,), Reason.NO_LEGAL_BASIS)
    if facts.no_offender:
        return Decision(Status.OPEN, (cites.withdrawn, facts.law), Reason.NO_OFFENDER)
    if facts.offends is None:
        return Decision(Status.OPEN, (cites.withdrawn, facts.law), Reason.OFFENDER_UNKNOWN)
    if not facts.offends:
        return Decision(Status.AUTHORISED, ("16A1(b)", cites.innocent))
    if facts.lifted:
        return Decision(Status.AUTHORISED, ("16A1(c)", facts.law))
    return Decision(Status.UNAUTHORISED, (cites.offending,))


def _specified(facts: Facts, cites: _Cites) -> Decision | None:
    """16A1(c), first limb: a law or regulation says so itself."""
    match facts.source:
        case Source.DECLARED if facts.law:
            return Decision(Status.AUTHORISED, ("16A1(c)", facts.law))
        case Source.EXPOSED:
            return _exposed(facts, cites)
        case Source.PENALTY_CARD:
            return _penalty_card(facts, cites)
        case Source.DUMMY:
            return Decision(Status.AUTHORISED, ("16A1(c)", "41D"))
        case Source.CARD_SEEN if not facts.from_partner:
            return _card_seen(facts)
        case Source.CARRIER if not facts.from_partner and facts.carrier and not facts.carrier.is_procedure:
            reason = Reason.OWN_RISK if facts.carrier.is_manner else Reason.INTERPRETATION
            return Decision(Status.AUTHORISED, ("73D1",), reason)
        case Source.CLAIM:
            return Decision(Status.OPEN, ("68",), Reason.CLAIM)
        case _:
            return None


def _exposed(facts: Facts, cites: _Cites) -> Decision:
    if facts.law == "24":
        letter = cites.offending if facts.offends else cites.innocent
        laws = ("24", letter) if cites.refers_24_to_16 else ("24",)
        return Decision(Status.UNAUTHORISED if facts.offends else Status.AUTHORISED, laws)
    if facts.law:
        return Decision(Status.AUTHORISED, (facts.law,), Reason.INTERPRETATION)
    return Decision(Status.OPEN, (), Reason.AT_ODDS)


def _penalty_card(facts: Facts, cites: _Cites) -> Decision:
    """50E: on the table for everybody; afterwards not for the partner of its owner."""
    free = not facts.offends
    if not cites.verified_50e:
        if free and facts.withdrawn:
            return Decision(Status.AUTHORISED, ("16A1(b)", cites.innocent))
        return Decision(Status.OPEN, ("50E",), Reason.UNVERIFIED)
    match facts.penalty:
        case Penalty.RETURNED:
            return Decision(Status.AUTHORISED, ("50E2",)) if free else Decision(Status.UNAUTHORISED, ("50E2", "16C2"))
        case Penalty.PLAYED if not free:
            return Decision(Status.UNAUTHORISED, ("50E3",))
        case Penalty.PLAYED if facts.withdrawn:
            return Decision(Status.AUTHORISED, ("16A1(b)", cites.innocent))
        case Penalty.PLAYED:
            return Decision(Status.AUTHORISED, ("16A1(c)",), Reason.INTERPRETATION)
        case _:
            return Decision(Status.AUTHORISED, ("50E1",))


def _card_seen(facts: Facts) -> Decision:
    if facts.offends is None:
        return Decision(Status.OPEN, ("74C5",), Reason.WHOSE_CARD)
    return Decision(Status.AUTHORISED, ("74C5",))


def _partner(facts: Facts, cites: _Cites) -> Decision | None:
    """16B1 goes before the second limb of 16A1(c)."""
    if not facts.from_partner or facts.source not in (Source.CARRIER, Source.ALERT, Source.CARD_SEEN):
        return None
    if facts.source is Source.ALERT:
        return Decision(Status.OPEN, ("16B1",), Reason.ALERT_EXPECTED)
    return _other(facts, cites)


def _procedure(facts: Facts, cites: _Cites) -> Decision | None:
    """16A1(c), second limb: what arises from the lawful procedure, unless something says otherwise."""
    lawful = facts.source in (Source.PROCEDURE, Source.ALERT, Source.OWN_HAND, Source.DESIGNATION)
    lawful = lawful or (facts.carrier is not None and facts.carrier.is_procedure)
    if not lawful or facts.otherwise or (facts.from_partner and facts.carrier):
        return None
    return Decision(Status.AUTHORISED, ("16A1(c)",))


def _before(facts: Facts, cites: _Cites) -> Decision | None:
    """16A1(d): what he knew before he took his cards from the board (7B)."""
    if facts.source is not Source.KNOWN_BEFORE or facts.otherwise:
        return None
    return Decision(Status.AUTHORISED, ("16A1(d)", "7B"))


def _also(facts: Facts, cites: _Cites) -> Decision | None:
    """16A2: his own estimate of his score, the opponents' traits, the regulations of the event."""
    if facts.source not in (Source.SCORE, Source.TRAITS, Source.REGULATIONS):
        return None
    return Decision(Status.AUTHORISED, ("16A2",))


_ORDER: tuple[_Test, ...] = (_calls_and_plays, _withdrawn, _specified, _partner, _procedure, _before, _also)


def _other(facts: Facts, cites: _Cites) -> Decision:
    """What no letter of 16A1 and nothing in 16A2 lets him use."""
    if facts.from_partner:
        if not cites.restricts_choice_only:
            return Decision(Status.UNAUTHORISED if facts.suggests else Status.EXTRANEOUS, ("16B1",))
        return Decision(Status.EXTRANEOUS, ("16A3", "16B1") if facts.suggests else ("16A3",))
    if cites.restricts_choice_only:
        return Decision(Status.EXTRANEOUS, ("16A3", cites.elsewhere) if facts.way else ("16A3",))
    return Decision(Status.EXTRANEOUS, (cites.elsewhere,))


# ------------------------------------------------------------------------------------------------ if he acts on it


@dataclass(frozen=True, slots=True)
class Use:
    """What acting on an item is: a breach of `law`, or (None) what the test of `law` makes of it."""

    breach: bool | None
    law: str


def if_acted_on(decision: Decision, edition: Numbering) -> Use:
    """What it is to base a call or play on the item.

    In 2007 extraneous information may be no basis at all (16A3). For unauthorised information both editions ask
    whether it suggested the action over a logical alternative; for what came from elsewhere 2017 asks how it
    affected the board.
    """
    if decision.status is Status.AUTHORISED:
        return Use(False, decision.laws[0])
    if decision.status is Status.EXTRANEOUS and "16A3" in decision.laws:
        return Use(True, "16A3")
    if decision.status is Status.EXTRANEOUS and "16B1" in decision.laws:
        return Use(False, "16B1")
    if "16D1" in decision.laws and edition.id == "LDB2017":
        return Use(None, "16D2")
    if "16B1" in decision.laws:
        return Use(None, "16B1(a)")
    return Use(None, _CITES[edition.id].offending)
