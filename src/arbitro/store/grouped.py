"""Group commit: what arrives while something is being made safe on disk is made safe together, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Generic, TypeVar

from sqlalchemy import Connection

from arbitro.store.records import Store

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")
_MOST = 200  # items in one transaction


class Grouped(Generic[_Item, _Result]):
    """Hands each item to one thread and gives a future, done when the item's transaction is committed.

    write: writes a group and gives a result for each item, or the exception that its future is to raise; the rest of
    the group stays. A database that fails, fails the whole group.
    """

    def __init__(
        self, store: Store, write: Callable[[Connection, Sequence[_Item]], Sequence[_Result | Exception]]
    ) -> None:
        self._store, self._write = store, write
        self._waiting: SimpleQueue[tuple[_Item, Future[_Result]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._lock = Lock()

    def submit(self, item: _Item) -> Future[_Result]:
        future: Future[_Result] = Future()
        with self._lock:
            self._waiting.put((item, future))
            if self._thread is None:
                self._thread = Thread(target=self._run, name="group-commit", daemon=True)
                self._thread.start()
        return future

    def close(self) -> None:
        """Commits what waits and ends the thread; it begins again when next needed."""
        with self._lock:
            thread, self._thread = self._thread, None
            if thread is not None:
                self._waiting.put(None)
                thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            group, over = [first], False
            while len(group) < _MOST and not over:
                try:
                    more = self._waiting.get_nowait()
                except Empty:
                    break
                if more is None:
                    over = True
                else:
                    group.append(more)
            self._commit(group)
            if over:
                return

    def _commit(self, group: Sequence[tuple[_Item, Future[_Result]]]) -> None:
        futures = [future for _, future in group]
        try:
            with self._store.connection() as connection:
                results = self._write(connection, [item for item, _ in group])
        except Exception as error:
            for future in futures:
                future.set_exception(error)
            return
        for future, result in zip(futures, results, strict=True):
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
