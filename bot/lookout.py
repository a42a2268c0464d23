"""Looks at the database again and again, whenever something has changed or is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tables.model.errors import StorageFault

SHORTEST = 0.25
"""Seconds between two looks, at least."""
RETRY = 5.0
"""Seconds after a failed look before the next one; after each further failure twice as many."""

_log = logging.getLogger(__name__)


class Lookout:
    """Runs a look now, then whenever somebody asks for it, and when the last look said. Looks never
    overlap: one that is asked for meanwhile comes next.

    name: for logs. look: does what is due; returns when something is due next, None if nothing is.
    now: the time in which it is due. tick: seconds between two looks if nothing is due earlier.
    """

    def __init__(
        self,
        name: str,
        look: Callable[[], Awaitable[float | None]],
        now: Callable[[], float],
        *,
        tick: float,
    ) -> None:
        self._name, self._look, self._now, self._tick = name, look, now, tick
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._started = self._stopped = self._asked = False
        self._failures = 0

    @property
    def looking(self) -> bool:
        """Whether a look is under way."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Look now and from then on, until `stop`."""
        self._started = True
        self.again()

    def again(self) -> None:
        """Something may have changed: look now. Nothing happens before `start`."""
        self._asked = True
        if self._started and not self._stopped and not self.looking:
            if self._timer is not None:
                self._timer.cancel()
            self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Look no more. What is under way is done again after the next start."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait = min(RETRY * 2**self._failures, self._tick)
        self._failures += 1
        try:
            wait = await self._look_on()
            self._failures = 0
        except StorageFault as fault:
            _log.warning("[%s] %s waits for the database: %s", fault.reference, self._name, fault)
        except Exception:
            _log.exception("a look of %s failed; the next one follows", self._name)
        self._timer = asyncio.get_running_loop().call_later(wait, self.again)

    async def _look_on(self) -> float:
        """Look until nobody asks for it any more; in how many seconds to look again."""
        due = None
        while self._asked:
            self._asked = False
            due = await self._look()
        return self._tick if due is None else min(max(due - self._now(), SHORTEST), self._tick)
