"""A throw-away PostgreSQL server: on a socket of its own, never on the network, never as root."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import URL

_numbers = count(1)


def _program(name: str) -> str:
    """Debian keeps the server's programs outside the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, places), os.environ.get("PATH", "")]))
    if found is None:
        pytest.fail(f"no {name}: run scripts/system")
    return found


def _somebody() -> dict[str, Any]:
    """Who runs the server: initdb refuses root."""
    if os.getuid():
        return {}
    user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def server() -> Iterator[Path]:
    """The folder of the server's socket, while it runs."""
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp") as folder:  # a socket's path must be short
        top, data, log, who = Path(folder), Path(folder, "data"), Path(folder, "log"), _somebody()
        if who:
            os.chown(top, who["user"], who["group"])

        def run(*command: str) -> None:
            done = subprocess.run(
                command, cwd=top, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, **who
            )
            said = done.stdout + done.stderr + (log.read_text() if log.exists() else "")
            assert done.returncode == 0, said

        run(
            _program("initdb"), "-D", str(data), "-U", "arbitro", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        settings = f"-k {top} -c listen_addresses= -c fsync=off"
        control = [_program("pg_ctl"), "-D", str(data), "-w", "-s"]
        run(*control, "-l", str(log), "-o", settings, "start")
        try:
            yield top
        finally:
            run(*control, "-m", "immediate", "stop")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Path]:
    with server() as folder:
        yield folder


@pytest.fixture
def postgres_url(postgres_server: Path) -> str:
    """An empty database of the test's own."""
    name = f"test{next(_numbers)}"
    with psycopg.connect(host=str(postgres_server), user="arbitro", dbname="postgres", autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    url = URL.create("postgresql", username="arbitro", database=name, query={"host": str(postgres_server)})
    return url.render_as_string()
