"""Lets each interaction in once, and none once the bot is about to stop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Literal

PATIENCE = 10.0
"""Seconds that interactions under way have to finish once the bot is about to stop."""
FAREWELL = 2.0
"""Seconds to tell late users that the bot is stopping."""
REMEMBERED = 4_096
"""Interactions kept in memory; after a broken connection Discord soon sends its events again, all
at once."""

Verdict = Literal["pass", "again", "leave", "shut"]


class InteractionGate:
    """Decides which interactions to answer, and knows those under way.

    Verdicts: `again` for an event that came before, `leave` for one that is too late but can still
    be told so, `shut` for one that cannot.
    """

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._inside: set[asyncio.Task[Any]] = set()
        self._leaving: set[asyncio.Task[Any]] = set()
        self._closing = self._shut = False

    @property
    def closing(self) -> bool:
        """Whether no new interaction is let in."""
        return self._closing

    @property
    def busy(self) -> bool:
        """Whether an interaction that was let in waits for an answer."""
        return bool(self._inside)

    def enter(self, interaction_id: int) -> Verdict:
        """Whether the running task may answer an interaction."""
        if interaction_id in self._seen:
            return "again"
        if self._shut:
            return "shut"
        self._seen[interaction_id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        task = asyncio.current_task()
        assert task is not None
        where = self._leaving if self._closing else self._inside
        where.add(task)
        task.add_done_callback(where.discard)
        return "leave" if self._closing else "pass"

    async def close(self, patience: float = PATIENCE) -> int:
        """Let nobody new in and wait until the others are done; how many were broken off."""
        self._closing = True
        if self._inside:
            await asyncio.wait(tuple(self._inside), timeout=patience)
        late = tuple(self._inside)
        # Late users are told so, but not waited for, because people go on pressing.
        self._shut = True
        if self._leaving:
            await asyncio.wait(tuple(self._leaving), timeout=min(patience, FAREWELL))
        broken_off = (*late, *self._leaving)
        for task in broken_off:
            task.cancel()
        await asyncio.gather(*broken_off, return_exceptions=True)
        return len(late)
