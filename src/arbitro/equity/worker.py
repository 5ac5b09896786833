"""The double-dummy solver in a process of its own: the client, and the program that runs in the process.

DDS crashes the process it lives in when two threads call it or when a position is ragged, and it cannot be
interrupted. So it runs in a child, one request at a time, and the child is killed when it is late.

The child is a plain `subprocess` running this file by its path and speaking JSON lines, not a
`multiprocessing` worker: nothing of the caller's `__main__` is imported again (it works from `python -c`, a
script without a guard, pytest-xdist, a notebook), nothing of arbitro is loaded, no helper thread or resource
tracker stays behind, and it can be killed at any moment without leaving a shared queue broken. It ends by
itself, even in mid-search, when its standard input closes, whatever way the caller ended.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from queue import SimpleQueue
from typing import NoReturn, TypedDict

START_LIMIT = 30.0  # seconds for a worker to load its libraries; not taken from the limit of a request

_COMMAND = (sys.executable, "-P", __file__)  # -P: the folder of this file stays out of the child's path


class Status(StrEnum):
    """How an attempt to find double-dummy evidence ended."""

    FOUND = "found"
    DEAL_UNKNOWN = "deal_unknown"  # the four hands or the contract are not known
    TIME_OUT = "time_out"
    FAILED = "failed"  # the solver broke down, or the position is none it can take (a defective trick)
    NOT_INSTALLED = "not_installed"  # endplay, the extra `equity`


class Request(TypedDict):
    """A position: trump 'C' … 'N', leader of the trick, its cards, the four hands before it (PBN)."""

    trump: str
    leader: str
    trick: list[str]
    deal: str


@dataclass(frozen=True, slots=True)
class Reply:
    """What the worker found: for each card that the seat on play may play, the tricks still to come for its
    side, the trick in progress included."""

    status: Status
    tricks: dict[str, int] = field(default_factory=dict)
    detail: str = ""


class Solver:
    """One worker process, kept alive and reused; safe to call from any thread and after a fork."""

    def __init__(self, command: Sequence[str] = _COMMAND) -> None:
        self._command = command
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forget)

    @property
    def pid(self) -> int | None:
        """The worker's process id; None if none runs."""
        process = self._process
        return process.pid if process and process.poll() is None else None

    def solve(self, request: Request, limit: float) -> Reply:
        """Ask the worker. `limit` is in seconds, the wait for other callers included; nothing raises."""
        started = time.monotonic()
        if not self._lock.acquire(timeout=max(0.0, limit)):
            return Reply(Status.TIME_OUT, detail="waiting for other requests")
        try:
            limit -= time.monotonic() - started
            if self.pid is None and (greeting := self._start()).status is not Status.FOUND:
                self._discard()
                return greeting
            return self._exchange(json.dumps(request).encode() + b"\n", limit)
        finally:
            self._lock.release()

    def close(self) -> None:
        """End the worker; the next request starts another. Takes no lock, so it never waits for a request."""
        if process := self._process:
            process.kill()
            process.wait()

    def _start(self) -> Reply:
        self._discard()
        path = os.pathsep.join(entry for entry in sys.path if entry)
        try:
            self._process = subprocess.Popen(
                self._command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
            )
        except OSError as error:
            return Reply(Status.FAILED, detail=f"the worker did not start: {error}")
        return self._exchange(b"", START_LIMIT)

    def _exchange(self, line: bytes, limit: float) -> Reply:
        """Send a line and read one; any other end than a whole answer in time costs the worker its life."""
        process = self._process
        assert process
        assert process.stdin
        assert process.stdout
        expired = threading.Event()

        def expire() -> None:
            expired.set()
            process.kill()  # which ends the read below

        timer = threading.Timer(max(0.0, limit), expire)
        timer.daemon = True
        timer.start()
        reply = None
        try:
            process.stdin.write(line)
            reply = _decoded(process.stdout.readline())
        except (OSError, ValueError):
            pass  # it died before it read the line, or wrote what is not an answer
        finally:  # also on KeyboardInterrupt: the answer to come must not be taken for the next one's
            timer.cancel()
            timer.join()
            if reply is None or expired.is_set():
                self._discard()
        if reply is not None:
            return reply
        if expired.is_set():
            return Reply(Status.TIME_OUT)
        return Reply(Status.FAILED, detail=f"the worker died: exit status {process.returncode}")

    def _discard(self) -> None:
        process, self._process = self._process, None
        if process:
            with process:  # closes the pipes and waits
                process.kill()

    def _forget(self) -> None:
        """In a forked child: the worker is the parent's."""
        self._lock = threading.Lock()
        process, self._process = self._process, None
        if process and process.stdin and process.stdout:
            process.stdin.close()
            process.stdout.close()
            process.returncode = 0


def _decoded(line: bytes) -> Reply | None:
    """The answer on the line; None if it is not a whole one."""
    if not line.endswith(b"\n"):
        return None
    answer = json.loads(line)
    return Reply(Status(answer["status"]), answer.get("tricks", {}), answer.get("detail", ""))


def _load() -> Callable[[Request], dict[str, int]]:
    """Load DDS, on one thread, and give the function that solves one request."""
    from endplay import _dds
    from endplay.dds import solve_board
    from endplay.types import Deal, Denom, Player

    _dds._dll.SetMaxThreads(1)

    def solve(request: Request) -> dict[str, int]:
        leader, trump = Player.find(request["leader"]), Denom.find(request["trump"])
        deal = Deal(request["deal"], first=leader, trump=trump)
        for card in request["trick"]:
            deal.play(card)
        return {f"{'SHDC'[card.suit]}{card.rank.abbr}": tricks for card, tricks in solve_board(deal)}

    return solve


def _serve() -> NoReturn:
    """The worker: greet, then answer line by line, until standard input closes, even in mid-search."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the caller's business
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what the libraries print must not come between the answers
    lines: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(0)

    def answer(status: Status, **rest: object) -> None:
        print(json.dumps({"status": status, **rest}), file=answers, flush=True)

    threading.Thread(target=read, daemon=True).start()
    try:
        solve = _load()
    except Exception as error:
        missing = isinstance(error, ModuleNotFoundError) and error.name == "endplay"
        answer(Status.NOT_INSTALLED if missing else Status.FAILED, detail=repr(error))
        os._exit(1)
    answer(Status.FOUND)
    while True:
        try:
            tricks = solve(json.loads(lines.get()))
        except Exception as error:
            answer(Status.FAILED, detail=repr(error))
        else:
            answer(Status.FOUND, tricks=tricks)


SOLVER = Solver()  # the process's own; its worker starts with the first request

if __name__ == "__main__":
    _serve()
