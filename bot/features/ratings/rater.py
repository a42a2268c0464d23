"""Works ratings out in the background, some time after results have changed and once a day. Of
several nodes only the one does it that speaks for the first range of tables. It remembers nothing:
what is due is in the database."""

from __future__ import annotations

import asyncio
import logging

from bot.context import Context
from tables.model.errors import StorageFault
from tables.model.rating_parcels import rate

TICK, PAUSE = 30.0, 0.05
"""Seconds between two looks, and between two fits."""

_log = logging.getLogger("agora.rater")


class Rater:
    """Looks now and then whether results have changed, and works out what follows from them in the
    process that thinks for computers."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._ratings = context.service.ratings
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._adopted = False

    def start(self) -> None:
        """Look now and from then on, until `stop`."""
        if not self._stopped and (self._task is None or self._task.done()):
            if self._timer is not None:
                self._timer.cancel()
            self._task = asyncio.create_task(self._run(), name="rater")

    async def stop(self) -> None:
        """Look no more. What is under way is worked out again after the next start."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while await self.tick():
                await asyncio.sleep(PAUSE)
        except StorageFault as error:
            _log.warning("[%s] ratings wait: %s", error.reference, error)
        except Exception:
            _log.exception("ratings were not worked out; it goes on with the next look")
        self._timer = asyncio.get_running_loop().call_later(TICK, self.start)

    async def tick(self) -> bool:
        """Work out one thing that is due; whether there was one. Raises `StorageFault`."""
        if not self._context.service.owner.owns(0):
            self._adopted = False
            return False
        if not self._adopted:
            await self._ratings.adopt()
            self._adopted = True
        found = await self._ratings.next_work()
        if found is None:
            return False
        fit, given = found
        rated = await self._context.search_pool.work_out(rate, given)
        if rated is None:
            await self._ratings.put_off(fit)
        else:
            await self._ratings.keep(fit, rated)
        return True
