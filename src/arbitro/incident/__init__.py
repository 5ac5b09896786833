"""An incident as it is kept: what was said and done, in order, and where the case stands. No database, no words."""

from arbitro.incident.case import Case, State, check, fold
from arbitro.incident.entry import Draft, Entry, EntryKind, draft

__all__ = ["Case", "Draft", "Entry", "EntryKind", "State", "check", "draft", "fold"]
