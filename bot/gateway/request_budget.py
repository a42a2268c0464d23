"""Limits the requests of this process to its share of the application's budget.

Discord counts requests (50 a second, perhaps more for a large bot) over all processes of a bot, but
each process knows only its own. So each takes an equal part, and the first ones take the remainder.
The library waits only after Discord has refused a request, which counts against the bot. Answers to
interactions do not count.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp

from bot.metrics.figures import kind_of
from tables.operations.nodes import Node, Owner

WHOLE = 50
"""Requests a second of an application, unless Discord has granted it more."""
WINDOW = 1.0
UNCOUNTED = frozenset({"acknowledgement", "answer"})
"""Kinds of requests that Discord does not count."""


class Budget:
    """Delays the requests of one process to keep its share. sharing: its place, from 0 on, among
    the processes that share the budget, and their number. whole: requests a second of all together.
    clock: seconds of a clock that nobody sets."""

    def __init__(
        self,
        sharing: Callable[[], tuple[int, int]],
        whole: int = WHOLE,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._sharing = sharing
        self._whole = whole
        self._clock = clock
        self._sleep = sleep
        self._begun: deque[float] = deque(maxlen=whole)
        self._queue = asyncio.Lock()

    @property
    def share(self) -> int:
        """Requests that this process may make in a second, at least one."""
        place, count = self._sharing()
        even, left = divmod(self._whole, count)
        return max(1, even + (place < left))

    async def spend(self) -> None:
        """Wait until one more request may be made; first come, first served."""
        async with self._queue:
            while (pause := self._pause()) > 0:
                await self._sleep(pause)
            self._begun.append(self._clock())

    def _pause(self) -> float:
        share = self.share
        if share > len(self._begun):
            return 0.0
        return self._begun[-share] + WINDOW - self._clock()

    async def traced(self, session: Any, context: Any, params: Any) -> None:
        """Spend a request, in a trace of aiohttp's, which waits for this before it sends."""
        if counts(params):
            await self.spend()


def sharing(owner: Owner) -> tuple[int, int]:
    """The place of this process among those that share a database, and their number; each process
    has another place."""
    if not isinstance(owner, Node):
        return 0, 1
    living = sorted({*owner.living, owner.id})
    return living.index(owner.id), len(living)


def counts(params: aiohttp.TraceRequestStartParams) -> bool:
    """Whether Discord counts a request: one to its API that is not an answer."""
    path = params.url.path
    return path.startswith("/api/") and kind_of(path) not in UNCOUNTED
