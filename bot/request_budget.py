"""How many requests this process may make of Discord: a share of what the application has.

Discord counts 50 requests a second for all processes of a bot together, and each of them knows only
of its own. So each takes its part, by how many there are. The library waits only after Discord has
turned a request away, which counts against the bot. Answers to interactions do not count.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp

from bot.metrics.figures import kind_of

WHOLE = 50
"""Requests a second of an application."""
WINDOW = 1.0
UNCOUNTED = frozenset({"acknowledgement", "answer"})
"""Kinds of requests that Discord does not count."""


class Budget:
    """Lets requests of one process pass. sharing: how many processes share the budget now. clock:
    seconds, which nobody sets."""

    def __init__(
        self,
        sharing: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._sharing = sharing
        self._clock = clock
        self._sleep = sleep
        self._begun: deque[float] = deque(maxlen=WHOLE)
        self._queue = asyncio.Lock()

    @property
    def share(self) -> int:
        """Requests that this process may make in a second, at least one."""
        return max(1, WHOLE // max(1, self._sharing()))

    async def spend(self) -> None:
        """Wait until one more request may be made; who came first goes first."""
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
        """For a trace of aiohttp's, which waits for this before it sends a request."""
        if counts(params):
            await self.spend()


def counts(params: aiohttp.TraceRequestStartParams) -> bool:
    """Whether a request is one that Discord counts: of its interface, and no answer."""
    path = params.url.path
    return path.startswith("/api/") and kind_of(path) not in UNCOUNTED
