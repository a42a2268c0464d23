"""Housekeeping while the bot runs: forgetting what is no longer of use, and leaving no trace of
what was removed.

Old data goes in small batches, so that nobody waits for it. The file is rewritten only after
somebody was forgotten, once nobody has pressed anything for some minutes, and at most once a day:
meanwhile nothing else can be read or stored.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tables.maintenance.catching_up import CatchingUp
from tables.maintenance.following import Following
from tables.maintenance.idling import Idling
from tables.model.errors import StorageFault
from tables.operations.downtimes import Downtimes
from tables.service import TableService
from tables.store import bar_rows, save_rows, upkeep_rows
from tables.store.connection import Connection
from tables.store.store import Store
from tables.store.upkeep_rows import DAY

INTERACTIONS_KEPT = 86_400.0
"""Seconds after which a repeated interaction is not recognised; Discord forgets it in 900."""
MESSAGES_KEPT = 30 * 86_400.0
"""Seconds for which the outbox remembers what was said."""
GAMES_AT_ONCE = 20
"""Games whose saves are forgotten in one transaction."""
QUIET = 600.0
"""Seconds without a press after which the file may be rewritten."""
TICK, SOON = 300.0, 5.0
"""Seconds between two looks, and between two batches."""

log = logging.getLogger("agora.upkeep")


Batch = Callable[..., float | None]
"""A transaction that looks at some rows after a mark (`after`) and returns the next mark, or None
after the last row."""


@dataclass(slots=True)
class _Round:
    """A round through all that is stored of something, once a day, a batch at a time. upto: how far
    it has come, None between two rounds. begun: when it last began."""

    upto: float | None = None
    begun: float = -math.inf

    def due(self, now: float) -> bool:
        """Whether one is under way, or begins now. The clock may have been set back."""
        if self.upto is None and not 0 <= now - self.begun < DAY:
            self.upto, self.begun = 0, now
        return self.upto is not None


class Upkeep:
    """Looks after one database. now: the clock, seconds since 1970. mine: whether this process does
    it, and not another one."""

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
        self._following: Following | None = None
        self._catching_up: CatchingUp | None = None
        self._downtimes: Downtimes | None = None
        self._said, self._saves, self._bars = _Round(), _Round(), _Round()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def keep_saves(self, days: int | None) -> None:
        """Forget the saves of a game, all but the last, so many days after it was over; None: keep
        them, which is usual."""
        self._saves_kept = None if days is None else days * DAY

    def close_idle(self, service: TableService, days: int | None) -> None:
        """Close lobbies without activity, and games without activity for so many days, with notice.
        None: leave games open."""
        self._idling = Idling(service, days)

    def tell_followers(self, service: TableService) -> None:
        """Tell those who follow tables what happened."""
        self._following = Following(service)

    def keep_results(self, service: TableService) -> None:
        """Write down the results of finished games that are missing."""
        self._catching_up = CatchingUp(service)

    def end_downtimes(self, service: TableService) -> None:
        """Take back what was announced about a stop of the bot once that is over."""
        self._downtimes = service.downtimes

    def pressed(self) -> None:
        """Somebody is there."""
        self._pressed_at = self._now()

    # --- when to look ----------------------------------------------------------------------------

    def start(self) -> None:
        """Look now and from then on, until `stop`."""
        if self._pressed_at is None:
            self.pressed()  # somebody who was there before the start may still be
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
        if self._downtimes is not None:
            self._downtimes.here()
        if not self._mine():
            return False
        now = self._now()
        if self._downtimes is not None:
            await self._downtimes.look()
        # Before the presses are forgotten that show that somebody did something.
        more = self._idling is not None and await self._idling.look()
        more = (self._following is not None and await self._following.look()) or more
        more = (self._catching_up is not None and await self._catching_up.look()) or more
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
        """One batch of each thing that is old; whether there may be more of any.

        With `SOON` between two batches that is 400 presses in a second and 80 messages, far more
        than a million busy tables make; so what is stored of them does not grow without end.
        """
        presses = partial(upkeep_rows.forget_interactions, before=now - INTERACTIONS_KEPT)
        more = await self._store.write(presses)
        await self._go_through(self._bars, partial(_forget_bars, now=now), now)
        said = partial(upkeep_rows.forget_said, before=now - MESSAGES_KEPT)
        more = await self._go_through(self._said, said, now) or more
        if self._saves_kept is None:
            return more
        before = now - self._saves_kept
        saves = partial(save_rows.forget, before=before, limit=GAMES_AT_ONCE)
        return await self._go_through(self._saves, saves, now) or more

    async def _go_through(self, round_: _Round, batch: Batch, now: float) -> bool:
        """The next batch of a round, if one is under way or due; whether more of it is left."""
        if not round_.due(now):
            return False
        round_.upto = await self._store.write(partial(batch, after=round_.upto))
        return round_.upto is not None

    async def rewrite(self) -> None:
        """Rewrite the file, so that no free page of it holds what was removed, and record that.

        Raises `StorageFault`. Then the next try comes after a day.
        """
        now = self._now()
        removed = await self._store.write(partial(upkeep_rows.try_now, now=now))
        if await self._store.compact():
            await self._store.write(partial(upkeep_rows.clear, removed=removed))
            log.info("the file was rewritten after somebody was forgotten")


def _forget_bars(db: Connection, *, after: float, now: float) -> None:
    """Forget who may join again, all in one go: there are few."""
    bar_rows.forget_over(db, now)
