"""Event files and their journals: kept as received, added to in order, never changed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from arbitro.store import EventStore, JournalMoved, Store, StoreError


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'desk.sqlite'}"
    return str(request.getfixturevalue("postgres_url"))


def test_a_file_is_kept_byte_by_byte_each_time_under_another_id(url: str) -> None:
    store = Store(url)
    events = EventStore(store)
    content = bytes(range(256)) * 5000
    first, second = events.keep("żółć\0\ud800.bws", content), events.keep("", content)
    assert first.id != second.id
    assert events.content(first.id) == content
    found = events.file(first.id)
    assert found == first
    assert found is not None
    assert found.name == "żółć?.bws"
    assert datetime.now(UTC) - found.created < timedelta(minutes=1)
    assert events.file("nothing") is None
    assert events.content("nothing") is None
    store.close()


def test_a_journal_is_only_added_to(url: str) -> None:
    store = Store(url)
    events = EventStore(store)
    id_ = events.keep("a", b"").id
    events.add(id_, 1, {"type": "settings", "text": "♠ \0"})
    with pytest.raises(JournalMoved):
        events.add(id_, 1, {"type": "other"})
    events.add(id_, 2, {"type": "adjustment"})
    assert [(entry.number, entry.body["type"]) for entry in events.journal(id_)] == [(1, "settings"), (2, "adjustment")]
    assert events.journal(id_)[0].body["text"] == "♠ \0"
    assert events.journal("nothing") == ()
    store.close()


def test_of_two_who_decide_at_once_one_is_told(url: str) -> None:
    store = Store(url)
    id_ = EventStore(store).keep("a", b"").id

    def add(who: int) -> bool:
        try:
            EventStore(store).add(id_, 1, {"who": who})
        except JournalMoved:
            return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(add, range(4))) == 1
    assert len(EventStore(store).journal(id_)) == 1
    store.close()


def test_a_store_that_cannot_be_reached_is_said_to_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no directory")
    events = EventStore(Store(f"sqlite:///{tmp_path / 'file' / 'desk.sqlite'}"))
    for ask in (lambda: events.keep("a", b""), lambda: events.journal("a"), lambda: events.add("a", 1, {})):
        with pytest.raises(StoreError):
            ask()
