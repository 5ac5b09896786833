"""The desk for tests: a client without a browser, and a live one on a free port."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
import uvicorn
from fastapi import FastAPI
from fastapi.testclient import TestClient
from made_records import Kept, Live, keep

from arbitro.desk.app import create_app


@pytest.fixture(scope="session")
def desk(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    return create_app(f"sqlite:///{tmp_path_factory.mktemp('desk') / 'desk.sqlite'}")


@pytest.fixture(scope="session")
def client(desk: FastAPI) -> Iterator[TestClient]:
    with TestClient(desk) as client:
        yield client


@pytest.fixture(scope="session")
def kept(client: TestClient) -> Kept:
    return keep(client)


@pytest.fixture(scope="session")
def live_desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """The desk served by uvicorn in a thread."""
    path: Path = tmp_path_factory.mktemp("live") / "desk.sqlite"
    config = uvicorn.Config(create_app(f"sqlite:///{path}"), port=0, loop="asyncio", log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}") as client:
        yield Live(str(client.base_url).rstrip("/"), keep(client))
    server.should_exit = True
    thread.join(10)
