"""Something that happened at the table, before it is asked who may use it."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.information.carriers import Carrier, Way
from arbitro.information.item import Penalty, Source
from arbitro.information.withdrawals import Offence
from arbitro.model import Call, Card, Hand, Seat
from arbitro.table.events import Gloss


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that gave somebody information.

    by: who gave it. to: the only one who received it; None if all could perceive it. legal, accepted and law are as
    in `Facts`; offence is that behind a withdrawn or exposed card or call. owner: whose card was seen.
    """

    source: Source
    event: int
    by: Seat | None
    to: Seat | None = None
    call: Call | None = None
    card: Card | None = None
    hand: Hand | None = None
    text: str = ""
    carrier: Carrier | None = None
    way: Way | None = None
    gloss: Gloss | None = None
    legal: bool = True
    accepted: bool | None = None
    law: str = ""
    offence: Offence | None = None
    lifted: bool = False
    penalty: Penalty | None = None
    withdrawn: bool = False
    owner: Seat | None = None
    tainted_by: tuple[int, ...] = ()  # for partner

    @property
    def is_plain(self) -> bool:
        """A legal call or play that nothing affects."""
        return self.legal and not self.tainted_by and self.source in (Source.CALL, Source.PLAY)
