"""Reviews that are being worked out, and those that were lately."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial

from bot.context import Context
from tables.operations.reviewing import Review, ReviewRequest

KEPT = 100
"""How many reviews are kept so that they need not be worked out again. The same game gives the same
review, so a restart loses nothing but time."""
OVER = 600.0
"""Seconds after which somebody who waits is shown no more progress: Discord takes edits of an
answer for a quarter of an hour only."""


@dataclass(slots=True, eq=False)
class UnderWay:
    """A review that is being worked out. looked, turns: so many of all turns were looked at.
    failed: whether nothing came of it."""

    looked: int = 0
    turns: int = 0
    review: Review | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)

    async def within(self, seconds: float) -> bool:
        """Wait for the end, for so many seconds at most; whether it has come."""
        try:
            await asyncio.wait_for(self.done.wait(), seconds)
        except TimeoutError:
            return False
        return True


class Reviews:
    """Works reviews out, each once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: OrderedDict[tuple[int, int], UnderWay] = OrderedDict()

    def of(self, asked: ReviewRequest, user_id: int) -> UnderWay:
        """The review of a game for a player, which begins now if it has not before."""
        key = asked.table.id, user_id
        found = self._known.get(key)
        if found is None or (found.done.is_set() and found.review is None):
            found = self._known[key] = UnderWay()
            self._context.in_background(self._work(found, asked, user_id))
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _work(self, one: UnderWay, asked: ReviewRequest, user_id: int) -> None:
        apart = partial(self._context.search_pool.in_spare_time, user_id)

        async def progress(looked: int, turns: int) -> None:
            one.looked, one.turns = looked, turns

        try:
            one.review = await self._context.service.reviews.work_out(asked, apart, progress)
        finally:
            one.done.set()
