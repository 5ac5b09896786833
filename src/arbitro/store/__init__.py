"""What the desk keeps: records under the hash of their content, event files and cases with their journals, polls."""

from arbitro.store.cases import CaseLog, CaseMoved, Kept, NoCase
from arbitro.store.events import EventFile, EventStore, JournalEntry, JournalMoved
from arbitro.store.polls import PollStore
from arbitro.store.records import Store, StoreError, default_url

__all__ = [
    "CaseLog",
    "CaseMoved",
    "EventFile",
    "EventStore",
    "JournalEntry",
    "JournalMoved",
    "Kept",
    "NoCase",
    "PollStore",
    "Store",
    "StoreError",
    "default_url",
]
