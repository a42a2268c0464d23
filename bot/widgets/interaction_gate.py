"""Lets each interaction in once, and none any more once the bot is about to stop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Literal

PATIENCE = 10.0
"""Seconds that those who are inside have to come to an end, once the bot is to stop."""
FAREWELL = 2.0
"""Seconds for those who came too late and are being told so."""
REMEMBERED = 4_096
"""Interactions kept in memory; Discord sends the events of a broken connection again, all at once
and soon."""

Verdict = Literal["pass", "again", "leave", "shut"]


class InteractionGate:
    """Tells which interactions to answer, and knows those that are being answered.

    Verdicts: `again` for an event that came before, `leave` for one that comes too late but can
    still be told so, `shut` for one that cannot.
    """

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._inside: set[asyncio.Task[Any]] = set()
        self._leaving: set[asyncio.Task[Any]] = set()
        self._closing = self._shut = False

    @property
    def closing(self) -> bool:
        """Whether nobody new is let in."""
        return self._closing

    @property
    def busy(self) -> bool:
        """Whether somebody who was let in waits for an answer."""
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
        """Let nobody new in and wait until the others are out; how many had to be broken off."""
        self._closing = True
        if self._inside:
            await asyncio.wait(tuple(self._inside), timeout=patience)
        late = tuple(self._inside)
        # Who comes too late hears so, but is not waited for: people go on pressing.
        self._shut = True
        if self._leaving:
            await asyncio.wait(tuple(self._leaving), timeout=min(patience, FAREWELL))
        broken_off = (*late, *self._leaving)
        for task in broken_off:
            task.cancel()
        await asyncio.gather(*broken_off, return_exceptions=True)
        return len(late)
