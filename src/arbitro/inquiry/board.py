"""A whole board: every irregularity of its record under inquiry, and the tricks and score that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from arbitro.errors import InputError
from arbitro.inquiry.applied import applied
from arbitro.inquiry.assessment import Assessment, Equity, assess
from arbitro.inquiry.inquiry import Inquiry, Step, rule
from arbitro.laws.core import Answerer, Fact, Stage
from arbitro.laws.derive import incidents
from arbitro.laws.profile import Profile
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity


@dataclass(frozen=True)
class BoardInquiry:
    """A record with an inquiry into each irregularity that can be ruled, and the others by name."""

    record: TableRecord
    inquiries: tuple[tuple[Irregularity, Inquiry], ...]
    not_ruled: tuple[Irregularity, ...]

    @property
    def is_irregular(self) -> bool:
        return bool(self.inquiries or self.not_ruled)

    def each(self, change: Callable[[Irregularity, Inquiry], Inquiry]) -> BoardInquiry:
        """With every inquiry changed in the same way."""
        return replace(self, inquiries=tuple((found, change(found, inquiry)) for found, inquiry in self.inquiries))

    def answering(self, facts: Mapping[str, Any]) -> tuple[BoardInquiry, tuple[str, ...]]:
        """With the same answers given to every inquiry that knows such a fact, and the facts that none asked for.

        Raises InputError for a fact that no kind of incident of this board has, or a value outside its domain.
        """
        known = {key for _, inquiry in self.inquiries for key in _keys(inquiry)}
        if self.inquiries and (strange := [key for key in facts if key not in known]):
            raise InputError.unknown("fact", str(strange[0]), sorted(known))
        answered = [(found, inquiry.answering(_own(inquiry, facts))) for found, inquiry in self.inquiries]
        asked = {key for _, (inquiry, unused) in answered for key in _own(inquiry, facts) if key not in unused}
        board = replace(self, inquiries=tuple((found, inquiry) for found, (inquiry, _) in answered))
        return board, tuple(key for key in facts if key not in asked)

    def carried_out(self) -> TableRecord:
        """The record with what the rulings write into it, of those in which nothing is left to be asked now."""
        record = self.record
        for found, inquiry in self.inquiries:
            if (found, inquiry.kind_key) in incidents(record):  # as the rulings before this one have left it
                again = rule(found, record, inquiry.profile, kind=inquiry.kind_key).at(inquiry.stage)
                again = replace(again, steps=inquiry.steps)
                record = record if again.due else record.add(*applied(record, found, again.ruling))
        return record

    def assessment(self, equity: Equity | None = None) -> Assessment | None:
        """The tricks and the score by the rulings so far; None without a revoke or a contract."""
        return assess(self.record, self.revokes, equity)

    @property
    def revokes(self) -> tuple[tuple[Irregularity, Inquiry], ...]:
        """The inquiries into revokes: those that may move tricks."""
        return tuple((found, inquiry) for found, inquiry in self.inquiries if inquiry.kind_key == "revoke")


def _own(inquiry: Inquiry, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts, and the checklists, that this kind of incident has."""
    keys = _keys(inquiry)
    return {key: value for key, value in facts.items() if key in keys}


def _keys(inquiry: Inquiry) -> set[str]:
    return {key for fact in inquiry.kind.facts for key in (fact.key, fact.screen) if key}


def inquire(record: TableRecord, profile: Profile | None = None) -> BoardInquiry:
    """Opens an inquiry into every incident of the record that the edition can rule on; what is irregular about one
    call is ruled once."""
    profile = profile or Profile()
    kinds = {kind.key for kind in profile.laws.kinds}
    found = incidents(record)
    return BoardInquiry(
        record,
        tuple(
            (irr, rule(irr, record, profile, kind=kind).at(stage_of(record))) for irr, kind in found if kind in kinds
        ),
        tuple(irr for irr, kind in found if kind not in kinds),
    )


def stage_of(record: TableRecord) -> Stage:
    """How far the record has come."""
    if record.is_over:
        return Stage.END_OF_PLAY
    return Stage.PLAY if record.state.contract is None else Stage.LEAD


SURE = 0.7  # a fact is presumed only if it usually has its usual answer by more than this


def presumed(inquiry: Inquiry) -> tuple[Inquiry, tuple[str, ...]]:
    """The inquiry if what is rare does not apply, and the facts so presumed.

    Lines of checklists and facts that are nearly always as usual are presumed; never a player's choice, an
    authority's, a judgement or what may well be either way: the inquiry then still asks. Whoever shows it must say what
    was presumed.
    """
    told: list[str] = []
    while inquiry.due and all(_is_sure(fact) for fact in inquiry.due):
        step = Step(tuple((fact.key, fact.usual) for fact in inquiry.due))
        told += dict(step.answers)
        inquiry = replace(inquiry, steps=(*inquiry.steps, step))
    return inquiry, tuple(told)


def _is_sure(fact: Fact) -> bool:
    asked = fact.answerer in (Answerer.PLAYER, Answerer.PROFILE)
    return fact.odds > SURE and not asked and not fact.judgement
