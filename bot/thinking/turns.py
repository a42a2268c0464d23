"""Decides whose search runs next: people and tables alternate, and everybody has a turn before
anybody has a second one.

Turns are counted, not seconds. Those who ask for much wait behind those who ask for little.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["person", "table", "spare"]
"""A person who asks for a hint, a table where a computer must answer, or what is done only when
neither waits."""
REMEMBERED = 1_000
"""How many are remembered of those that had a turn."""


class Late(Exception):
    """The turn did not come in time."""


@dataclass(slots=True, eq=False)
class QueueSlot:
    """A place in the queue. round: the lowest comes first; number: the order of arrival. called:
    done when the turn has come."""

    owner: int
    round: int
    number: int
    called: asyncio.Future[None] = field(repr=False)


@dataclass(slots=True)
class _Queue:
    """The places of one kind. round: of the place that was called last. next: the first round open
    again to each of those who had a turn."""

    places: list[QueueSlot] = field(default_factory=list)
    round: int = 0
    next: OrderedDict[int, int] = field(default_factory=OrderedDict)

    def first(self, owner: int) -> int:
        """The first round for an owner's next place: no sooner than the last called one, and after
        all places that the owner has already."""
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
    """So many turns at a time. A newcomer joins those called last: not before them, and not after
    somebody who had a turn. Of several places one is kept from what is done in spare time."""

    def __init__(self, at_once: int = 1) -> None:
        kinds: tuple[Kind, ...] = ("person", "table", "spare")
        self._queues = {kind: _Queue() for kind in kinds}
        self._last: Kind = "table"
        self._free, self._spare = at_once, max(1, at_once - 1)
        self._numbers = 0

    @property
    def waiting(self) -> int:
        """How many places are in the queue."""
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
            self._leave(kind, place)
            if isinstance(error, TimeoutError):
                raise Late from None
            raise
        try:
            yield
        finally:
            self._done(kind)

    def _leave(self, kind: Kind, place: QueueSlot) -> None:
        if place.called.done():  # its turn came just as it left
            self._done(kind)
        else:
            self._queues[kind].places.remove(place)

    def _done(self, kind: Kind) -> None:
        self._free += 1
        self._spare += kind == "spare"
        self._call()

    def _call(self) -> None:
        """Give the turns that are free to the next in line."""
        while self._free and (kind := self._next()) is not None:
            self._free -= 1
            if kind == "spare":
                self._spare -= 1
            else:
                self._last = kind
            self._queues[kind].call().called.set_result(None)

    def _next(self) -> Kind | None:
        """Of which kind the next turn is; None if nobody waits who may have it."""
        other: Kind = "person" if self._last == "table" else "table"
        for kind in (other, self._last):
            if self._queues[kind].places:
                return kind
        return "spare" if self._spare and self._queues["spare"].places else None
