"""The store: content-addressed, opened late, and honest about failure."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from fastapi.testclient import TestClient
from made_records import keep

from arbitro.desk.app import create_app
from arbitro.store import Store, StoreError, default_url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'desk.sqlite'}"
    return str(request.getfixturevalue("postgres_url"))


def test_the_same_body_is_kept_once_and_found_again(url: str) -> None:
    store = Store(url)
    one, two, again = store.put([{"a": 1, "b": "♠"}, {"a": 2}, {"b": "♠", "a": 1}])
    assert one == again != two
    assert store.put([{"a": 2}]) == [two]
    assert store.get(one) == {"a": 1, "b": "♠"}
    assert store.get("nothing") is None
    store.close()
    assert store.get(two) == {"a": 2}
    store.close()


def test_a_record_outlives_the_process(url: str) -> None:
    first = Store(url)
    (id_,) = first.put([{"kept": True}])
    first.close()
    second = Store(url)
    assert second.get(id_) == {"kept": True}
    second.close()


def test_any_text_comes_back_as_it_was(url: str) -> None:
    store = Store(url)
    body = {"text": "\0 \ud800 \n ♠ żółć", "big": 10**30}
    (id_,) = store.put([body])
    assert store.get(id_) == body
    store.close()


def test_many_who_open_the_store_at_once_all_find_it(url: str) -> None:
    count = 8
    stores, together = [Store(url) for _ in range(count)], Barrier(count)

    def put(number: int) -> list[str]:
        together.wait()
        return stores[number].put([{"kept": "by all"}, {"kept": "by one", "number": number}])

    with ThreadPoolExecutor(count) as pool:
        ids = list(pool.map(put, range(count)))
    assert len({first for first, _ in ids}) == 1
    assert [stores[0].get(id_) for _, id_ in ids] == [{"kept": "by one", "number": n} for n in range(count)]
    for store in stores:
        store.close()


def test_the_desk_works_on_either_database(url: str) -> None:
    with TestClient(create_app(url)) as client:
        kept = keep(client)
        assert client.get(f"/en/record/{kept.board}").status_code == 200


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


@pytest.mark.parametrize(
    "url", ["nonsense", "postgresql://nobody@/x?host=/nowhere", "mysql://nobody@localhost/x", "postgresql+absent:///x"]
)
def test_an_address_that_is_none_is_an_error_in_words(url: str) -> None:
    with pytest.raises(StoreError):
        Store(url).get("x")
