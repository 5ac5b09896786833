"""The ledger of a record under a profile: its edition, and the regulations that may authorise information."""

from __future__ import annotations

from arbitro.information import Ledger, ledger
from arbitro.laws.profile import Profile
from arbitro.laws.regulations import AUTHORITIES
from arbitro.table.record import TableRecord


def information(record: TableRecord, profile: Profile, upto: int | None = None) -> Ledger:
    """What each seat knows after the first `upto` events, and by what right. Raises InputError.

    A regulation is named by its authority, or by the key of a choice that the profile's authority has made.
    """
    own = () if profile.own is None else (profile.own.id,)
    return ledger(record, profile.laws, upto, regulations={*AUTHORITIES, *profile.options, *own})
