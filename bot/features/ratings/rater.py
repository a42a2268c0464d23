"""Works ratings out in the background, some time after results have changed and once a day. Of
several nodes only the one does it that speaks for the first range of tables. It remembers nothing:
what is due is in the database."""

from __future__ import annotations

import asyncio

from bot.context import Context
from bot.lookout import Lookout
from tables.model.rating_parcels import rate

TICK, PAUSE = 30.0, 0.05
"""Seconds between two looks, and between two fits."""


class Rater:
    """Looks now and then whether results have changed, and works out what follows from them in the
    process that thinks for computers."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._ratings = context.service.ratings
        self._adopted = False
        self.lookout = Lookout("rater", self.look, context.service.now, tick=TICK)

    async def look(self) -> None:
        """Work out all that is due. Raises `StorageFault`."""
        while await self.tick():
            await asyncio.sleep(PAUSE)

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
