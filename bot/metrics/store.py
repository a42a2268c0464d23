"""A database whose transactions are timed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from bot.metrics.figures import Metrics
from tables.model.errors import StorageFault
from tables.store.connection import Connection
from tables.store.store import Heard, Store

T = TypeVar("T")


class TimedStore:
    """A `tables.store.store.Store` before another one."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    @property
    def shared(self) -> bool:
        return self._store.shared

    async def listen(self, heard: Heard) -> None:
        await self._store.listen(heard)

    async def close(self) -> None:
        await self._store.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        with self._timed("read"):
            return await self._store.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with self._timed("write"):
            return await self._store.write(work)

    async def erase(self, work: Callable[[Connection], T]) -> T:
        with self._timed("erase"):
            return await self._store.erase(work)

    async def urgent(self, work: Callable[[Connection], T]) -> T:
        with self._timed("write"):
            return await self._store.urgent(work)

    async def compact(self) -> bool:
        with self._timed("compact"):
            return await self._store.compact()

    async def backup(self, target: Path) -> None:
        await self._store.backup(target)

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        except StorageFault:
            self._metrics.storage_faults.inc()
            raise
        finally:
            self._metrics.transactions.labels(kind).observe(time.perf_counter() - began)
