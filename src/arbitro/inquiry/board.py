"""A whole board: every irregularity of its record under inquiry, and the tricks and score that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from arbitro.inquiry.assessment import Assessment, Equity, assess
from arbitro.inquiry.inquiry import Inquiry, Step, rule
from arbitro.laws.core import Stage
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

    def each(self, change: Callable[[Inquiry], Inquiry]) -> BoardInquiry:
        """With every inquiry changed in the same way."""
        return replace(self, inquiries=tuple((found, change(inquiry)) for found, inquiry in self.inquiries))

    def answering(self, facts: Mapping[str, Any]) -> BoardInquiry:
        """With the same answers given to every inquiry, as far as they are asked for."""
        return self.each(lambda inquiry: inquiry.answering(facts)[0])

    def assessment(self, equity: Equity | None = None) -> Assessment | None:
        """The tricks and the score by the rulings so far; None without a revoke or a contract."""
        return assess(self.record, self.inquiries, equity)


def inquire(record: TableRecord, profile: Profile | None = None) -> BoardInquiry:
    """Opens an inquiry into every irregularity of the record that the edition can rule on."""
    profile = profile or Profile()
    kinds = {kind.key for kind in profile.laws.kinds}
    stage = Stage.END_OF_PLAY if record.is_over else Stage.PLAY
    found = record.irregularities
    return BoardInquiry(
        record,
        tuple((irr, rule(irr, record, profile).at(stage)) for irr in found if irr.kind in kinds),
        tuple(irr for irr in found if irr.kind not in kinds),
    )


def presumed(inquiry: Inquiry) -> tuple[Inquiry, tuple[str, ...]]:
    """The inquiry if every fact still to be asked now were as it usually is, and the facts so presumed.

    For a first look at a record; whoever shows it must say what was presumed.
    """
    told: list[str] = []
    while inquiry.due:
        step = Step(tuple((fact.key, fact.usual) for fact in inquiry.due))
        told += dict(step.answers)
        inquiry = replace(inquiry, steps=(*inquiry.steps, step))
    return inquiry, tuple(told)
