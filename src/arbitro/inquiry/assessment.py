"""The tricks and the score of a board with revokes: table result, transfer, and what 64C would compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from arbitro.errors import InputError
from arbitro.inquiry.inquiry import Inquiry
from arbitro.laws.derive.tricks import Charge, transferred
from arbitro.laws.outcomes import TransferTricks, TrickStands
from arbitro.model import Contract, Side
from arbitro.scoring.contract import contract_score
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity


class Source(StrEnum):
    """Where the figure for the play without the revoke comes from."""

    DOUBLE_DUMMY = "double_dummy"
    ESTIMATE = "estimate"


class Compare(StrEnum):
    """What 64C compares."""

    ONE = "one"  # the result without the revoke
    LATER = "later"  # the result without the later revokes, after the first one's transfer
    BOTH = "both"  # the result without any revoke, for either side


@dataclass(frozen=True, slots=True)
class Reference:
    """The paragraph on redress that may apply, what it compares, and the revoke before which the figure is taken.

    before: how many of the board's revokes come before that one.
    """

    law: str
    compare: Compare
    event: int
    before: int = 0


@dataclass(frozen=True, slots=True)
class Equity:
    """Declarer's tricks in all if the revoke had not happened, and who says so."""

    declarer_tricks: int
    source: Source


@dataclass(frozen=True, slots=True)
class Assessment:
    """Declarer's tricks on the board, before and after the rulings, and the figure beside them.

    table_tricks: as played; None while the play is not over. moved: tricks transferred, for each revoke.
    capped: several revokes claimed more tricks than there were to move. to: the side that receives.
    """

    contract: Contract
    to: Side
    table_tricks: int | None
    moved: tuple[int, ...]
    capped: bool
    equity: Equity | None
    reference: Reference | None

    @property
    def automatic_tricks(self) -> int | None:
        """Declarer's tricks after the transfer (64A)."""
        if self.table_tricks is None:
            return None
        moved = sum(self.moved)
        return self.table_tricks + (moved if self.to is self.contract.declarer.side else -moved)

    @property
    def without_revoke(self) -> int | None:
        """Declarer's tricks on the equity figure; 64C2(a) keeps what moved for the revokes before it."""
        if self.equity is None or self.reference is None:
            return None
        if self.reference.compare is not Compare.LATER:
            return self.equity.declarer_tricks
        moved = sum(self.moved[: self.reference.before])
        signed = moved if self.to is self.contract.declarer.side else -moved
        return max(0, min(13, self.equity.declarer_tricks + signed))

    @property
    def better_without(self) -> bool | None:
        """Whether the receiving side does better on the equity figure than after the transfer (64C)."""
        if self.without_revoke is None or self.automatic_tricks is None:
            return None
        more = self.without_revoke - self.automatic_tricks
        return more > 0 if self.to is self.contract.declarer.side else more < 0

    @property
    def larger_tricks(self) -> int | None:
        """Declarer's tricks by the larger of the two results for the receiving side, never their sum (64C)."""
        return self.without_revoke if self.better_without else self.automatic_tricks

    def score(self, tricks: int) -> int:
        """The score of the declaring side with so many tricks (77)."""
        return contract_score(self.contract, tricks)


def assess(
    record: TableRecord,
    rulings: Sequence[tuple[Irregularity, Inquiry]],
    equity: Equity | None = None,
) -> Assessment | None:
    """The assessment of a board from the rulings on its revokes; None where there is no contract or no revoke.

    `to` is the opponents of the first player charged, else of the first to revoke; never both sides (64B7).
    Raises InputError for an equity figure that no board can have.
    """
    if equity is not None and not 0 <= equity.declarer_tricks <= 13:
        raise InputError("estimate", got=str(equity.declarer_tricks), expected="0 … 13")
    contract = record.state.contract
    if contract is None or not rulings:
        return None
    side = next((found.seat.side for found, inquiry in rulings if _charged(inquiry)), rulings[0][0].seat.side)
    charges = [Charge(f.trick or 0, _charged(inquiry) if f.seat.side is side else 0) for f, inquiry in rulings]
    won = [t.number for t in record.state.tricks if t.winner is not None and t.winner.side is side]
    if record.final_tricks is not None:
        declaring = contract.declarer.side is side
        total = record.final_tricks if declaring else 13 - record.final_tricks
        played = len(record.state.tricks)
        won += range(played + 1, played + 1 + max(0, total - len(won)))
    moved = transferred(charges, won)
    return Assessment(
        contract,
        side.other,
        record.final_tricks,
        moved,
        sum(moved) < sum(charge.tricks for charge in charges),
        equity,
        reference(rulings),
    )


def reference(rulings: Sequence[tuple[Irregularity, Inquiry]]) -> Reference | None:
    """Which paragraph on redress may apply to the board as ruled; None where no revoke is established (64C)."""
    standing = [(found, inquiry) for found, inquiry in rulings if _stands(inquiry)]
    if not standing:
        return None
    edition = standing[0][1].profile.laws
    for law, by, compare in (("64C2(b)", "64B7", Compare.BOTH), ("64C2(a)", "64B2", Compare.LATER)):
        under = [found for found, inquiry in standing if by in _transfer_laws(inquiry)]
        if under:
            first = rulings[0][0] if compare is Compare.BOTH else under[0]
            before = sum(found.event < first.event for found, _ in rulings)
            return Reference(edition.nearest(law), compare, first.event, before)
    return Reference(edition.nearest("64C1"), Compare.ONE, standing[0][0].event)


def _stands(inquiry: Inquiry) -> bool:
    return any(isinstance(finding.outcome, TrickStands) for finding in inquiry.ruling.outcomes)


def _transfer_laws(inquiry: Inquiry) -> tuple[str, ...]:
    return next((f.laws for f in inquiry.ruling.outcomes if isinstance(f.outcome, TransferTricks)), ())


def _charged(inquiry: Inquiry) -> int:
    found = (f.outcome for f in inquiry.ruling.outcomes)
    return next((outcome.tricks for outcome in found if isinstance(outcome, TransferTricks)), 0)
