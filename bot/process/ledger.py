"""Stores references from the log that are stored nowhere else: failed storage, pictures not drawn.

People who meet a fault get a reference, and `agora problems` must know it. If the database itself
fails, it is kept here until the database answers.
"""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress

from bot.process.alerts import like
from tables.model.errors import AgoraError, StorageFault
from tables.operations.reporting import Logged, Reporter

MOST = 1_000
"""References that wait for the database; the oldest go first."""
REMEMBERED = 5_000
"""How many references are remembered as counted."""
PATIENCE = 3.0
"""Seconds that the shutdown of the bot waits for it."""
TEXT = 4_000
"""Characters that are kept of each; the log has all of it."""
_HEAD = re.compile(r"\[([0-9A-F]{4}-[0-9A-F]{4})\] (.*)", re.DOTALL)


class Ledger(logging.Handler):
    """Listens to the log in every thread. count: called with each fault once."""

    def __init__(self, report: Reporter, count: Callable[[], object]) -> None:
        super().__init__(logging.WARNING)
        self._report, self._count = report, count
        self._guard = threading.Lock()
        self._known: OrderedDict[str, None] = OrderedDict()
        self._waiting: deque[Logged] = deque(maxlen=MOST)

    def listen(self) -> None:
        """Hear the log from now on."""
        logging.getLogger().addHandler(self)

    def stop(self) -> None:
        """Hear nothing more."""
        logging.getLogger().removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        found = _HEAD.match(record.getMessage())
        if found is None:
            return
        error = record.exc_info[1] if record.exc_info else None
        said = found[2] if error is None else f"{found[2]}\n{error!r}"
        kind = like(f"{record.name}: {found[2].splitlines()[0]}")
        with self._guard:
            if self._new(found[1]):
                self._waiting.append(Logged(found[1], record.created, kind, said[:TEXT]))

    def noted(self, reference: str) -> None:
        """A fault was kept in the database already."""
        with self._guard:
            self._new(reference)

    async def keep(self) -> None:
        """Store what waits; what the database refuses now waits on."""
        with self._guard:
            taken = tuple(self._waiting)
            self._waiting.clear()
        if not taken:
            return
        try:
            await self._report.keep(taken)
        except StorageFault:
            with self._guard:
                later = tuple(self._waiting)
                self._waiting.clear()
                self._waiting.extend((*taken, *later))

    async def last(self) -> None:
        """Store what waits before the bot ends, if the database accepts it at once."""
        with suppress(AgoraError, TimeoutError):
            await asyncio.wait_for(self.keep(), PATIENCE)

    def _new(self, reference: str) -> bool:
        if reference in self._known:
            return False
        self._known[reference] = None
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self._count()
        return True
