"""Who may think next: people and tables alternate, and nobody comes again before the others.

Turns are counted, not seconds. Whoever asks for much waits behind everybody who asks for little.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["person", "table"]
"""A person who asks for a hint, or a table at which a computer is asked."""
REMEMBERED = 1_000
"""How many of those that had a turn are remembered."""


class Late(Exception):
    """The turn did not come in time."""


@dataclass(slots=True, eq=False)
class QueueSlot:
    """A place in the queue. round: the lower one comes first; number: the order in which they came.
    called: done when the turn has come."""

    owner: int
    round: int
    number: int
    called: asyncio.Future[None] = field(repr=False)


@dataclass(slots=True)
class _Queue:
    """The places of one kind. round: of the place that was called last. next: of those who had a
    turn, the first round that is theirs again."""

    places: list[QueueSlot] = field(default_factory=list)
    round: int = 0
    next: OrderedDict[int, int] = field(default_factory=OrderedDict)

    def first(self, owner: int) -> int:
        """The first round that is free for an owner: not before those who were called last, and
        behind all places that the owner has already."""
        taken = [place.round + 1 for place in self.places if place.owner == owner]
        return max(self.round, self.next.get(owner, 0), *taken)

    def call(self) -> QueueSlot:
        place = min(self.places, key=lambda p: (p.round, p.number))
        self.places.remove(place)
        self.round = place.round
        self.next[place.owner] = place.round + 1
        self.next.move_to_end(place.owner)
        while len(self.next) > REMEMBERED:
            self.next.popitem(last=False)
        return place


class Turns:
    """One turn at a time. Somebody who never asked before is where those are who were called last:
    not before them, and not behind whoever had their turn."""

    def __init__(self) -> None:
        self._queues: dict[Kind, _Queue] = {"person": _Queue(), "table": _Queue()}
        self._last: Kind = "table"
        self._taken = False
        self._numbers = 0

    @property
    def waiting(self) -> int:
        """How many places there are in the queue."""
        return sum(len(queue.places) for queue in self._queues.values())

    @asynccontextmanager
    async def turn(
        self, kind: Kind, owner: int, within: float | None = None
    ) -> AsyncIterator[None]:
        """Wait for a turn and have it. owner: the person who asks, or who is responsible for the
        table. within: how many seconds to wait at most. Raises `Late`."""
        queue = self._queues[kind]
        self._numbers += 1
        called = asyncio.get_running_loop().create_future()
        place = QueueSlot(owner, queue.first(owner), self._numbers, called)
        queue.places.append(place)
        self._call()
        try:
            await asyncio.wait_for(asyncio.shield(called), within)
        except BaseException as error:
            self._leave(queue, place)
            if isinstance(error, TimeoutError):
                raise Late from None
            raise
        try:
            yield
        finally:
            self._done()

    def _leave(self, queue: _Queue, place: QueueSlot) -> None:
        if place.called.done():  # its turn came in the moment in which it left
            self._done()
        else:
            queue.places.remove(place)

    def _done(self) -> None:
        self._taken = False
        self._call()

    def _call(self) -> None:
        """Give the turn to whoever is next, if it is free."""
        if self._taken:
            return
        other: Kind = "person" if self._last == "table" else "table"
        for kind in (other, self._last):
            if self._queues[kind].places:
                self._taken, self._last = True, kind
                self._queues[kind].call().called.set_result(None)
                return
