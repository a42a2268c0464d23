"""Checks whether the running bot works, and stores it for `agora health`.

A part counts as failing only after a while. So reconnecting, a start after a long stop and a busy
minute raise no alarm; neither does a part that has nothing to do. Durations are measured by a clock
that nobody sets; times are the machine's.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, TypeVar

from bot.context import Context
from bot.gateway.shards import RECONNECTING, STARTING, TURN, Shard, ShardWatch
from bot.widgets import saying
from tables.model.errors import StorageFault
from tables.store import outbox_rows

T = TypeVar("T")

LATE = 300.0
"""Seconds that a message may be due without an attempt to deliver it."""
UNSEEN = 300.0
"""Seconds without a run of the scheduler, which runs every 120."""
PATIENCE = 3.0
"""Seconds after which a silent database counts as failing."""
UNDRAWN = 60.0
"""Seconds for which drawing may fail."""

_log = logging.getLogger("agora.pulse")


class Asked(Generic[T]):
    """Asks the database one thing at a time, and waits no longer than `PATIENCE`.

    A slow query is not broken off, because its thread would go on anyway. Later callers wait for
    the same answer, so nothing piles up before a database that hangs.
    """

    def __init__(self) -> None:
        self._task: asyncio.Task[T] | None = None

    async def answer(self, ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The answer. Raises `TimeoutError`, and what `ask` raises."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(ask())
            self._task.add_done_callback(_heard)
        task = self._task
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            raise TimeoutError(f"the database has not answered for {PATIENCE:g} s")
        return task.result()


def _heard(task: asyncio.Task[Any]) -> None:
    """Ignore the outcome of a query that nobody waits for any more."""
    if not task.cancelled():
        task.exception()


class Health:
    """Watches one bot from its creation. clock: seconds of a clock that nobody sets, from any
    start."""

    def __init__(
        self, context: Context, shards: ShardWatch, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._context = context
        self._shards = shards
        self._clock = clock
        self._started = clock()
        self._due: dict[tuple[int, int], float] = {}
        self._looks = (0, self._started)
        self._undrawn: float | None = None
        self._reading: Asked[float | None] = Asked()
        self._writing: Asked[None] = Asked()
        self._unread: float | None = None
        self._unwritten: float | None = None

    @property
    def unanswered(self) -> float | None:
        """Since when the database has not answered or stored anything, as far as this process saw;
        None while it does both."""
        return min(filter(None, (self._unread, self._unwritten)), default=None)

    async def sign(self) -> dict[str, Any]:
        """Store a sign of life and return the bot's state. Losing the database, and its return, is
        one line each in the log."""
        before = self.unanswered
        state = await self.state()
        failing = {part: at for part, at in state["failing"].items() if part != "database"}
        told = {**state, "failing": failing}
        try:
            await self._writing.answer(partial(self._context.service.messages.beat, told))
        except (StorageFault, TimeoutError) as error:
            if self._unwritten is None:
                _log.error("%s", _in_words(error))
            self._unwritten = self._unwritten or self._clock()
            return await self.state()
        self._unwritten = None
        if before is not None:
            _log.info("the database answers again after %.0f s", self._clock() - before)
        return {**state, "failing": failing}

    async def state(self) -> dict[str, Any]:
        """The state of the bot: when it was started, in `failing` since when which part does not
        work, and in `away` which of several shards are not connected."""
        now, wall = self._clock(), self._context.service.now()
        outbox = await self._outbox(now)
        found = {
            "database": self.unanswered,
            "gateway": self._gateway(now),
            "outbox": outbox,
            "scheduler": self._scheduler(now),
            "drawing": self._drawing(now),
        }
        failing = {part: wall - (now - since) for part, since in found.items() if since is not None}
        away = self._shards.away() if self._shards.count > 1 else []
        return {"started": wall - (now - self._started), "failing": failing, "away": away}

    def _gateway(self, now: float) -> float | None:
        if self._shards.given_up is not None:
            return self._shards.given_up
        shards = self._shards.shards
        queue = TURN * (self._shards.count - 1)

        def overdue(shard: Shard) -> bool:
            patience = RECONNECTING if shard.came else STARTING
            return shard.away is not None and now - shard.away > patience + queue

        return min(
            (s.away for s in shards.values() if s.away is not None and overdue(s)), default=None
        )

    async def _outbox(self, now: float) -> float | None:
        try:
            since = await self._reading.answer(partial(self._messages, now))
        except (StorageFault, TimeoutError):
            self._unread = self._unread or now
            return None
        self._unread = None
        return since

    async def _messages(self, now: float) -> float | None:
        """Since when messages are late.

        We count from when this process first saw a message as due, for each attempt. So old
        messages after a start or a change of the clock raise no alarm, nor do those that Discord
        keeps refusing.
        """
        service = self._context.service
        wall = service.now()
        heads = await service.store.read(
            partial(outbox_rows.first_pending, ranges=service.owner.mine())
        )
        due = [(r.id, r.attempts) for r in heads if r.due_at <= wall and r.message.hurried]
        self._due = {key: self._due.get(key, now) for key in due}
        first = min(self._due.values(), default=now)
        return first if now - first > LATE else None

    def _scheduler(self, now: float) -> float | None:
        looks = self._context.reminders.looks
        if looks != self._looks[0] or not self._shards.complete:  # it looks once Discord is there
            self._looks = (looks, now)
        since = self._looks[1]
        return since if now - since > UNSEEN else None

    def _drawing(self, now: float) -> float | None:
        if not self._context.pictures.ailing():
            self._undrawn = None
            return None
        if self._undrawn is None:
            self._undrawn = now
        return self._undrawn if now - self._undrawn > UNDRAWN else None


def _in_words(error: StorageFault | TimeoutError) -> str:
    if isinstance(error, StorageFault):
        return f"[{error.reference}] {saying.plain(error)}"
    return str(error)
