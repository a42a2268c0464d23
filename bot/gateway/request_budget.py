"""How many requests this process may make of Discord: a share of what the application has.

Discord counts requests (50 a second, of a large bot perhaps more) for all processes of a bot
together, and each of them knows only of its own. So each takes its part, by how many there are;
what cannot be shared out evenly goes to the first of them. The library waits only after Discord has
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
from tables.operations.nodes import Node, Owner

WHOLE = 50
"""Requests a second of an application to which Discord has granted no more."""
WINDOW = 1.0
UNCOUNTED = frozenset({"acknowledgement", "answer"})
"""Kinds of requests that Discord does not count."""


class Budget:
    """Lets requests of one process pass. sharing: its place among the processes that share the
    budget now, from 0 on, and how many those are. whole: requests a second of all together. clock:
    seconds, which nobody sets."""

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


def sharing(owner: Owner) -> tuple[int, int]:
    """The place of this process among those that share a database, and how many there are; each of
    them finds another place."""
    if not isinstance(owner, Node):
        return 0, 1
    living = sorted({*owner.living, owner.id})
    return living.index(owner.id), len(living)


def counts(params: aiohttp.TraceRequestStartParams) -> bool:
    """Whether a request is one that Discord counts: of its interface, and no answer."""
    path = params.url.path
    return path.startswith("/api/") and kind_of(path) not in UNCOUNTED
