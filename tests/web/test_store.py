"""The store: content-addressed, opened late, and honest about failure."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from arbitro.desk.app import create_app
from arbitro.store import Store, StoreError, default_url


def test_the_same_body_is_kept_once_and_found_again(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'deep' / 'desk.sqlite'}")
    one, two, again = store.put([{"a": 1, "b": "♠"}, {"a": 2}, {"b": "♠", "a": 1}])
    assert one == again != two
    assert store.put([{"a": 2}]) == [two]
    assert store.get(one) == {"a": 1, "b": "♠"}
    assert store.get("nothing") is None
    store.close()
    assert store.get(two) == {"a": 2}
    store.close()


def test_a_record_outlives_the_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'desk.sqlite'}"
    first = Store(url)
    (id_,) = first.put([{"kept": True}])
    first.close()
    second = Store(url)
    assert second.get(id_) == {"kept": True}
    second.close()


def test_the_default_is_a_file_in_the_users_data_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert default_url() == "sqlite:////somewhere/arbitro/desk.sqlite"


def test_a_database_that_cannot_be_opened_is_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no directory")
    url = f"sqlite:///{tmp_path / 'file' / 'desk.sqlite'}"
    with pytest.raises(StoreError):
        Store(url).get("x")
    with TestClient(create_app(url)) as client:
        assert client.get("/en/record/x").status_code == 503
        assert client.get("/api/records/x").json()["errors"][0]["code"] == "store"
        assert client.get("/en/").status_code == 200
