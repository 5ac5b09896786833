"""The inquiry of a case: its answers stand in the log, not in the address, which only says how to look at them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from arbitro.desk.address import Address, Records
from arbitro.incident import Case
from arbitro.inquiry import Binding, Inquiry
from arbitro.language import LANGUAGES
from arbitro.laws.profile import Profile
from arbitro.model import Seat


@dataclass(frozen=True, slots=True)
class CaseAddress(Address):
    """`/en/case/12/inquiry?with=fr&change=…`. Raises InputError for what no page of ours writes."""

    case: int = 0
    offender: Seat | None = None
    declarer: Seat | None = None

    @classmethod
    def of(cls, language: str, number: int, case: Case, query: Iterable[tuple[str, str]] = ()) -> CaseAddress:
        """How the query of a page looks at the case; whatever it says of the facts is passed over."""
        shown = [(key, value) for key, value in query if key in ("with", "estimate", "change", "view")]
        view = Address.parse(language, case.kind, shown)
        return cls(
            language,
            case.kind,
            Profile(case.edition, case.regulations or None),
            case.told,
            case.record,
            case.record_event if case.record else None,
            view.second if view.second in LANGUAGES else "",
            view.estimate,
            view.change,
            view.view,
            number,
            case.offender,
            case.declarer,
        )

    @property
    def query(self) -> tuple[tuple[str, str], ...]:
        fixed = (("with", self.second), ("estimate", "" if self.estimate is None else str(self.estimate)))
        return tuple((key, value) for key, value in fixed if value)

    @property
    def path(self) -> str:
        return f"/{self.language}/case/{self.case}/inquiry"

    def _opened(self, records: Records) -> Inquiry:
        """With the players' seats, if the record does not tell them."""
        inquiry = Address._opened(self, records)
        if inquiry.binding or not self.offender:
            return inquiry
        return replace(inquiry, binding=Binding(self.offender, self.declarer))


def of_seats(address: Address, offender: Seat | None, declarer: Seat | None) -> tuple[tuple[str, str], ...]:
    """What the players' seats answer of an inquiry: the offender's part in the play."""
    key = f"{address.kind}.offender"
    fact = address.profile.laws.kind(address.kind).fact(key) if address.kind else None
    if fact is None or offender is None or declarer is None or key in dict(address.told):
        return ()
    part = {declarer: "declarer", declarer.partner: "dummy"}.get(offender, "defender")
    return ((key, part),) if part in fact.domain else ()


def waits(inquiry: Inquiry) -> str:
    """The stage at which a ruling that is complete for now is to be taken up again; '' if there is none."""
    if inquiry.due or not inquiry.ruling.watch:
        return ""
    return min(watch.fact.stage for watch in inquiry.ruling.watch).name.lower()
