"""Housekeeping while the bot runs: forgetting what is of no use any more, and leaving no trace of
what was removed.

What is old goes in small batches, so that nobody waits for it. The file is written anew only where
somebody was forgotten, once nobody has pressed anything for some minutes, and at most once a day:
meanwhile nothing else can be read or stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from tables.facts.errors import StorageFault
from tables.service import TableService
from tables.store import save_rows, upkeep_rows
from tables.store.store import Store
from tables.store.upkeep_rows import DAY
from tables.upkeep.idling import Idling

INTERACTIONS_KEPT = 86_400.0
"""Seconds after which a repeated interaction is not recognised; Discord forgets it in 900."""
MESSAGES_KEPT = 30 * 86_400.0
"""Seconds for which the outbox remembers what was said."""
GAMES_AT_ONCE = 20
"""Games whose saves are forgotten in one transaction."""
QUIET = 600.0
"""Seconds without a press after which the file may be written anew."""
TICK, SOON = 300.0, 5.0
"""Seconds between two looks, and between two batches."""

log = logging.getLogger("agora.upkeep")


class Upkeep:
    """Looks after one database. now: the clock, seconds since 1970. mine: whether this process does
    it, and no other one."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        mine: Callable[[], bool] = lambda: True,
    ) -> None:
        self._store = store
        self._now = now
        self._mine = mine
        self._saves_kept: float | None = None
        self._pressed_at: float | None = None
        self._idling: Idling | None = None
        self._said_upto: float | None = None
        self._swept_at: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def keep_saves(self, days: int | None) -> None:
        """Forget the saves of a game, all but the last, so many days after it was over; None: keep
        them, which is usual."""
        self._saves_kept = None if days is None else days * DAY

    def close_idle(self, service: TableService, days: int | None) -> None:
        """Close tables at which nobody has done anything for so many days, with notice; None: leave
        them open, which is usual."""
        self._idling = None if days is None else Idling(service, days)

    def pressed(self) -> None:
        """Somebody is there."""
        self._pressed_at = self._now()

    # --- when to look ----------------------------------------------------------------------------

    def start(self) -> None:
        """Look now and from then on, until `stop`."""
        if self._pressed_at is None:
            self.pressed()  # whoever was there before the start may still be
        if not self._stopped and (self._task is None or self._task.done()):
            if self._timer is not None:
                self._timer.cancel()
            self._task = asyncio.create_task(self._run(), name="upkeep")

    async def stop(self) -> None:
        """Look no more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait = TICK
        try:
            wait = SOON if await self.tick() else TICK
        except StorageFault as fault:
            log.warning("[%s] the housekeeping waits: %s", fault.reference, fault)
        except Exception:
            log.exception("the housekeeping failed; it goes on with the next look")
        self._timer = asyncio.get_running_loop().call_later(wait, self.start)

    async def tick(self) -> bool:
        """Do a little of what is to be done; whether more of it is left. Raises `StorageFault`."""
        if not self._mine():
            return False
        now = self._now()
        # Before the presses are forgotten that show that somebody did something.
        more = self._idling is not None and await self._idling.look()
        more = await self._forget(now) or more
        if (
            not more
            and self._is_quiet(now)
            and await self._store.read(partial(upkeep_rows.is_due, now=now))
        ):
            await self.rewrite()
        return more

    def _is_quiet(self, now: float) -> bool:
        # The clock may have been set back.
        self._pressed_at = now if self._pressed_at is None else min(self._pressed_at, now)
        return now - self._pressed_at >= QUIET

    # --- what to do ------------------------------------------------------------------------------

    async def _forget(self, now: float) -> bool:
        """One batch of what is old; whether there may be more."""
        old = await self._store.write(
            partial(upkeep_rows.forget_interactions, before=now - INTERACTIONS_KEPT)
        )
        if self._said_upto is None:
            if self._swept_at is not None and 0 <= now - self._swept_at < DAY:
                return old
            self._said_upto, self._swept_at = 0.0, now
        work = partial(upkeep_rows.forget_said, after=self._said_upto, before=now - MESSAGES_KEPT)
        self._said_upto = await self._store.write(work)
        return old or self._said_upto is not None or await self._forget_saves(now)

    async def _forget_saves(self, now: float) -> bool:
        """The saves of some games that are long over; whether there may be more."""
        if self._saves_kept is None:
            return False
        before = now - self._saves_kept
        games = await self._store.write(
            partial(save_rows.forget, before=before, limit=GAMES_AT_ONCE)
        )
        return games == GAMES_AT_ONCE

    async def rewrite(self) -> None:
        """Write the file anew, so that no free page of it holds what was removed, and note that.

        Raises `StorageFault`; then it is tried again after a day.
        """
        now = self._now()
        removed = await self._store.write(partial(upkeep_rows.try_now, now=now))
        if await self._store.compact():
            await self._store.write(partial(upkeep_rows.clear, removed=removed))
            log.info("the file was written anew after somebody was forgotten")
