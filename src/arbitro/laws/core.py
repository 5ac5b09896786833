"""Facts, conditions, outcomes and provisions: the Laws as data.

Nothing here decides anything; `rulebook` does. Words for every id live in the catalogues.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import IntEnum, StrEnum
from itertools import product
from typing import ClassVar, Literal

from arbitro.errors import LawDataError

Value = str | bool
Known = Mapping[str, Value]  # fact key -> its value; a key that is absent is not known yet


class Role(StrEnum):
    """A player or side, relative to the incident; bound to seats when a ruling is shown."""

    OFFENDER = "offender"
    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"
    OFFENDING_SIDE = "offending_side"
    NON_OFFENDING_SIDE = "non_offending_side"
    BOTH_SIDES = "both_sides"
    DECLARER = "declarer"
    DUMMY = "dummy"
    DIRECTOR = "director"
    RECEIVER = "receiver"  # who got information from his partner
    GIVER = "giver"  # the partner who gave it
    NORTH_SOUTH = "NS"
    EAST_WEST = "EW"


class Answerer(StrEnum):
    """Who knows a fact."""

    TABLE = "table"  # the record holds it; without a record the director says what happened
    PROFILE = "profile"  # edition and regulations
    PLAYER = "player"  # a choice that the Laws give a player
    DIRECTOR = "director"  # the director establishes or judges it


class Where(StrEnum):
    AT_TABLE = "at_table"
    AWAY = "away"


class Stage(IntEnum):
    """When a fact can be known, in order of time."""

    CALL = 0
    PLAY = 1
    LEAD = 2  # once the auction is over: who declares, who leads
    END_OF_PLAY = 3
    REVIEW = 4  # looking back, once the board has a result, within the time limits of 92B and 79C


@dataclass(frozen=True, slots=True, eq=False)
class Fact:
    """Something a ruling reads.

    key: 'family.statement', also the id of its words. domain: its values. asked_of: the role whose choice or
    knowledge it is. given: when the fact makes sense at all. usual, odds: its commonest value and how often.
    screen: facts that one look settles share a checklist. laws: the paragraphs why it is asked, by the numbers of
    2017 ('2007:12C1(e)': only there); `Edition.own` gives an edition's own.
    judgement: the Laws are silent or leave it to the director, and the question says so.
    unverified: it is asked only because an edition's text is not verified; its usual answer is the other edition's.
    moment: values that tell how far play has come.
    """

    key: str
    laws: tuple[str, ...]
    domain: tuple[Value, ...] = (False, True)
    answerer: Answerer = Answerer.TABLE
    asked_of: Role = Role.DIRECTOR
    where: Where = Where.AT_TABLE
    stage: Stage = Stage.PLAY
    given: Cond | None = None
    usual: Value = False
    odds: float = 0.9
    screen: str = ""
    judgement: bool = False
    unverified: bool = False
    moment: Mapping[Value, Stage] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.usual not in self.domain or len(set(self.domain)) < 2:
            raise LawDataError(f"{self.key}: usual {self.usual!r} and domain {self.domain} do not fit")

    def is_(self, *values: Value) -> Cond:
        """The condition that the fact has one of these values."""
        if not set(values) <= set(self.domain):
            raise LawDataError(f"{self.key} is one of {self.domain}, not {values}")
        return Cond("is", fact=self, values=frozenset(values))

    @property
    def holds(self) -> Cond:
        """The condition that a yes/no fact is true."""
        return self.is_(True)

    def weight(self, value: Value) -> float:
        """How often this value comes up, by the fact's own rough estimate."""
        return self.odds if value == self.usual else (1 - self.odds) / (len(self.domain) - 1)


@dataclass(frozen=True, slots=True)
class Cond:
    """A condition over facts, a tree built with & | ~; its truth is true, false or not known yet (None)."""

    op: Literal["is", "and", "or", "not"]
    parts: tuple[Cond, ...] = ()
    fact: Fact | None = None
    values: frozenset[Value] = frozenset()

    def __and__(self, other: Cond) -> Cond:
        return Cond("and", (self, other))

    def __or__(self, other: Cond) -> Cond:
        return Cond("or", (self, other))

    def __invert__(self) -> Cond:
        return Cond("not", (self,))

    def reads(self) -> Iterator[Fact]:
        """Every fact that the condition names, and what those facts presuppose."""
        if self.fact:
            yield self.fact
            if self.fact.given:
                yield from self.fact.given.reads()
        for part in self.parts:
            yield from part.reads()

    def truth(self, known: Known) -> bool | None:
        """Kleene's three values; a fact that makes no sense in this world is not so."""
        if self.fact:
            applies = self.fact.given.truth(known) if self.fact.given else True
            if not applies:
                return applies
            return known[self.fact.key] in self.values if self.fact.key in known else None
        found = [part.truth(known) for part in self.parts]
        if self.op == "not":
            return None if found[0] is None else not found[0]
        decides = self.op == "or"
        return decides if decides in found else None if None in found else not decides


ALWAYS = Cond("and")
NEVER = Cond("or")


class Strength(StrEnum):
    """The Laws' own scale for how binding something is, from their introduction, and the director's judgement."""

    MAY = "may"
    DOES = "does"
    SHOULD = "should"
    SHALL = "shall"
    MUST = "must"
    SHOULD_NOT = "should_not"
    SHALL_NOT = "shall_not"
    MAY_NOT = "may_not"
    MUST_NOT = "must_not"
    JUDGEMENT = "judgement"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What follows. Each kind of outcome is a class; its fields are the parameters of its words.

    refuses: the Laws do not give what was chosen; a choice that leads here is not offered.
    """

    refuses: ClassVar[bool] = False

    @property
    def id(self) -> str:
        """'TransferTricks' -> 'transfer_tricks'."""
        name = type(self).__name__
        return name[0].lower() + "".join(f"_{c.lower()}" if c.isupper() else c for c in name[1:])

    @property
    def params(self) -> dict[str, str | int]:
        return {f.name: getattr(self, f.name) for f in fields(self)}


class Section(StrEnum):
    """Where an outcome stands in a ruling."""

    NOW = "now"
    INFORMATION = "information"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Slot:
    """A question that a ruling answers at most once. `required`: the worlds in which it must be answered."""

    key: str
    section: Section = Section.NOW
    required: Cond = NEVER


class Basis(StrEnum):
    """What a provision rests on."""

    TEXT = "text"
    COMMENTARY = "commentary"  # a laws committee's word, not the text
    INTERPRETATION = "interpretation"  # the Laws are silent; shown as such
    UNVERIFIED = "unverified"  # not checked against a text of this edition; shown as such


@dataclass(frozen=True, slots=True)
class Provision:
    """A paragraph, the condition on which it speaks, and what it gives in a slot.

    unless: paragraphs that this one yields to ("except as provided in"); overrides: paragraphs that yield to
    this one ("notwithstanding"). Either names a paragraph and all within it. see: further paragraphs to cite.
    """

    law: str
    slot: str
    when: Cond
    then: Outcome
    strength: Strength = Strength.DOES
    unless: tuple[str, ...] = ()
    overrides: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    basis: Basis = Basis.TEXT

    def __post_init__(self) -> None:
        if self.basis is not Basis.TEXT and self.strength is not Strength.JUDGEMENT:
            raise LawDataError(f"{self.law} in {self.slot} rests on {self.basis} and claims to be more than judgement")


class Reason(StrEnum):
    """Why a paragraph gives no outcome of its own."""

    HEADING = "heading"  # its sub-paragraphs are encoded
    DEFINITION = "definition"  # read through the conditions of others
    PROCEDURE = "procedure"  # how a right is exercised; nothing to rule
    ELSEWHERE = "elsewhere"  # another kind of incident asks it
    LEDGER = "ledger"  # the ledger of information applies it
    UNCERTAIN = "uncertain"  # not verified against a text of this edition


@dataclass(frozen=True, slots=True)
class Unencoded:
    """A paragraph that stands here with the reason why it gives no outcome."""

    law: str
    reason: Reason


Paragraphs = tuple[Provision | Unencoded, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of incident: its facts in the order in which a director asks, and the slots of its ruling."""

    key: str
    facts: tuple[Fact, ...]
    slots: tuple[Slot, ...]

    def __post_init__(self) -> None:
        for i, fact in enumerate(self.facts):
            presupposed = set(fact.given.reads()) if fact.given else set()
            if missing := presupposed - set(self.facts[:i]):
                raise LawDataError(f"{fact.key} stands before {', '.join(sorted(f.key for f in missing))}")

    def fact(self, key: str) -> Fact | None:
        return next((f for f in self.facts if f.key == key), None)


Row = tuple[str, tuple[tuple[Value, ...] | None, ...], Outcome]  # law, one cell a column (None: any), outcome


def decision_table(
    slot: str,
    columns: tuple[Fact, ...],
    rows: tuple[Row, ...],
    *,
    given: Cond = ALWAYS,
    unless: tuple[str, ...] = (),
    strength: Strength = Strength.DOES,
) -> tuple[Provision, ...]:
    """A closed table as provisions in the order of its rows; a gap or an overlap stops the import."""
    cells = [tuple(f.domain if cell is None else cell for f, cell in zip(columns, row[1], strict=True)) for row in rows]
    for point in product(*(f.domain for f in columns)):
        hits = [
            row[0]
            for row, row_cells in zip(rows, cells, strict=True)
            if all(value in cell for value, cell in zip(point, row_cells, strict=True))
        ]
        if len(hits) != 1:
            where = ", ".join(f"{f.key}={value}" for f, value in zip(columns, point, strict=True))
            raise LawDataError(f"{slot}: {where} is met by {hits or 'no row'}")

    def when(row: Row) -> Cond:
        cond = given
        for fact, cell in zip(columns, row[1], strict=True):
            if cell is not None:
                cond = cond & fact.is_(*cell)
        return cond

    return tuple(Provision(row[0], slot, when(row), row[2], strength, unless) for row in rows)
