"""A poll under load: many answers a second, each safe on disk before it is acknowledged, against a bare insert.

The desk runs in a process of its own, the load comes from this one; both talk over loopback only and share the machine.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from urllib.parse import urlencode

from arbitro.adjustment.poll import Poll
from arbitro.desk.polls import Polls
from arbitro.store import Store
from bench.reading import Row

RATE = 300  # answers a second
GOAL = 0.1  # seconds, p99
SECONDS, ROUNDS = 2, 5  # the figure is the median of the rounds
PHONES = 24  # connections open at once

_SERVE = """
import sys, uvicorn
from {module} import {name}
server = uvicorn.Server(uvicorn.Config({name}("sqlite:///" + sys.argv[1]), port=0, loop="asyncio", log_level="error"))
class Told(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)
Told(server.config).run()
"""

_POLL = {
    "dealer": "N",
    "vulnerability": "NS",
    "seat": "N",
    "hand": "K9832.KT863..AJ6",
    "scoring": "teams_imps",
    "auction": [{"seat": seat, "call": call} for seat, call in zip("NESW", ("1S", "2D", "X", "P"), strict=True)],
}
_ANSWER = urlencode({"chosen": "2H", "also": "3H", "close-3H": "second", "comment": "Only if partner has four."})


def run() -> list[Row]:
    """The rows: p99 at the rate that is wanted; the most that the desk takes, beside a bare insert endpoint."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "desk.sqlite")
        count = RATE * SECONDS
        tokens = _asked(path, PHONES + (ROUNDS + 1) * count)
        paths = [f"/p/{token}/en" for token in tokens]
        with _served("arbitro.desk.app", "create_app", path) as port:
            p99, rate = _measured(port, paths, count, ROUNDS)
        kept = _kept(path)
        assert kept == len(tokens), f"{kept} answers kept of {len(tokens)} acknowledged"
        with _served("bench.poll", "bare", Path(folder, "bare.sqlite")) as port:
            bare_p99, bare_rate = _measured(port, ["/"] * (PHONES + 2 * RATE), RATE, 1)
    return [
        (f"poll, {RATE} answers/s, p99", p99 * 1000, "ms", f"goal 100 ms; bare {bare_p99 * 1000:.1f} ms", GOAL / p99),
        ("poll, answers taken", rate, "/s", f"goal {RATE}", rate / RATE),
        ("poll, answers beside a bare insert", rate, "/s", f"bare insert {bare_rate:.0f}", rate / bare_rate),
    ]


def _measured(port: int, paths: Sequence[str], count: int, rounds: int) -> tuple[float, float]:
    """(p99 in seconds at the rate that is wanted, the most that is taken in a second)."""
    asyncio.run(_load(port, paths[:PHONES], None))  # so that nothing is done for the first time
    found = []
    for begin in range(PHONES, PHONES + rounds * count, count):
        times, _ = asyncio.run(_load(port, paths[begin : begin + count], RATE))
        found.append(quantiles(times, n=100)[98])
    return median(found), asyncio.run(_load(port, paths[PHONES + rounds * count :], None))[1]


def bare(url: str) -> object:
    """An endpoint that inserts a row, commits it and says so: what a desk cannot be much better than."""
    import sqlite3

    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

    path = url.removeprefix("sqlite:///")

    def connected() -> sqlite3.Connection:
        connection = sqlite3.connect(path, timeout=5)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    connected().execute("create table answer (body text)")
    connection = connected()

    async def insert(request: Request) -> Response:
        body = (await request.body()).decode()
        with connection:
            connection.execute("insert into answer values (?)", (body,))
        return Response(status_code=303)

    return Starlette(routes=[Route("/", insert, methods=["POST"])])


def _asked(path: Path, count: int) -> list[str]:
    """A poll, and a token for each answer."""
    store = Store(f"sqlite:///{path}")
    polls = Polls(store)
    id_ = polls.ask(Poll.from_json(_POLL), {})
    tokens = [ticket.token for ticket in polls.hand_out(id_, count)]
    polls.close()
    store.close()
    return tokens


def _kept(path: Path) -> int:
    store = Store(f"sqlite:///{path}")
    try:
        return Polls(store).all()[0].answers
    finally:
        store.close()


@contextmanager
def _served(module: str, name: str, path: Path) -> Iterator[int]:
    """The port of an application in a process of its own."""
    program = [sys.executable, "-c", _SERVE.format(module=module, name=name), str(path)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield int(process.stdout.readline())
        finally:
            process.terminate()


async def _load(port: int, paths: Sequence[str], rate: float | None) -> tuple[list[float], float]:
    """(seconds from when each answer was due until it was acknowledged, answers a second).

    With a rate, answers come when they come, whether or not earlier ones were taken; without one, a connection sends
    its next answer when the last one was taken.
    """
    times: list[float] = []
    waiting = iter(enumerate(paths))
    begin = perf_counter()

    async def phone() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for number, path in waiting:
            due = perf_counter() if rate is None else begin + number / rate
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            writer.write(_request(path))
            status, *lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
            length = next((int(x.split(b":")[1]) for x in lines if x.lower().startswith(b"content-length")), 0)
            await reader.readexactly(length)
            assert b" 303 " in status, status
            times.append(perf_counter() - due)
        writer.close()

    await asyncio.gather(*(phone() for _ in range(PHONES)))
    return times, len(paths) / (perf_counter() - begin)


def _request(path: str) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    return f"{head}Content-Length: {len(_ANSWER)}\r\n\r\n{_ANSWER}".encode()
