"""A log of cases in either database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arbitro.store import CaseLog, Store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'cases.sqlite'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def opened() -> Iterator[Callable[[str], Store]]:
    """Opens stores, and closes them in the end."""
    stores: list[Store] = []

    def open_(url: str) -> Store:
        stores.append(Store(url))
        return stores[-1]

    yield open_
    for store in stores:
        store.close()


@pytest.fixture
def store(url: str, opened: Callable[[str], Store]) -> Store:
    return opened(url)


@pytest.fixture
def log(store: Store) -> CaseLog:
    return CaseLog(store)


@pytest.fixture
def other(opened: Callable[[str], Store], tmp_path: Path) -> CaseLog:
    """An empty log elsewhere."""
    return CaseLog(opened(f"sqlite:///{tmp_path / 'other.sqlite'}"))
