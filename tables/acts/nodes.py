"""Who speaks for which tables: this process for all of them, or as one node of several.

Among several the database's clock alone counts, and it says who is alive. Between two signs of life
a node goes by a clock of its own that nobody sets: from a second before its lease ends it does
nothing more of its own accord, also if it was frozen meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from tables.facts import leases
from tables.facts.errors import StorageFault
from tables.facts.leases import LEASE, MARGIN, RANGES, RENEWED, RESERVED, TABLES, Fence, Fenced
from tables.store import lease_rows
from tables.store.connection import Connection
from tables.store.store import MISSED, Heard, Store

AROUND = 30.0
"""Seconds after which a node looks around although nobody told it anything."""
LOOK, NODES = "look", "nodes"
"""Topics: look for what is due, and share anew."""

log = logging.getLogger("agora.nodes")

Changed = Callable[[frozenset[int], frozenset[int]], None]
"""Called with what was taken and what was lost."""


class Owner(Protocol):
    """Speaks for tables: delivers, reminds, lets computers think."""

    def mine(self) -> Collection[int]:
        """The ranges of tables for which it may do something of its own accord now."""

    def owns(self, table_id: int) -> bool:
        """Whether a table is among them."""

    def fence(self, table_id: int) -> Fence | None:
        """What is shown to the database with each effect; None where no others can be.

        Raises `Fenced` if the table is not, or not any more, among them."""

    def owned(self, db: Connection) -> Collection[int]:
        """The same ranges as the database knows them, in a transaction that hangs on it."""

    def on_tables(self, changed: Changed) -> None:
        """Who hears that ranges of tables were taken or lost."""

    async def live(self) -> None:
        """Be there from now on, until `stop`. Raises `StorageFault`."""

    async def stop(self) -> None:
        """Let go of everything: others take it at once."""


class SoleOwner:
    """Has the database for itself, which is claimed as a whole (`databases.claimed`)."""

    def on_tables(self, changed: Changed) -> None:
        """Nothing will be taken or lost."""

    async def live(self) -> None:
        """Nothing is to be done for it."""

    async def stop(self) -> None:
        """The claim goes with the process."""

    def mine(self) -> Collection[int]:
        return leases.ALL

    def owns(self, table_id: int) -> bool:
        return True

    def fence(self, table_id: int) -> Fence | None:
        return None

    def owned(self, db: Connection) -> Collection[int]:
        return leases.ALL


@dataclass(slots=True)
class Kind:
    """What is leased of one kind. total: how many there are. mine: the epochs of this node's own.
    changed: who hears of changes."""

    total: int
    mine: Mapping[int, int] = field(default_factory=dict)
    changed: Changed = lambda taken, lost: None


@dataclass(frozen=True, slots=True)
class _Found:
    """What a sign of life has brought: the time of the database, who is alive, what is leased."""

    now: float
    living: tuple[str, ...]
    mine: Mapping[str, Mapping[int, int]]


class Node:
    """One process of several at a database; an `Owner`.

    name: what its host calls it. clock: seconds, from any moment on, that nobody sets.
    heard: called with what other nodes tell (`tables.store.store.Heard`), and with `LOOK` now and
    then, as something may have been missed.
    """

    def __init__(
        self,
        store: Store,
        *,
        name: str = "agora",
        clock: Callable[[], float] = time.monotonic,
        heard: Heard = lambda topic, number: None,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.name = name
        self.heard = heard
        self.living: tuple[str, ...] = (self.id,)
        """The nodes that are alive, as far as this one knows."""
        self._store = store
        self._clock = clock
        self._kinds = {TABLES: Kind(RANGES)}
        self._until = -math.inf
        self._ahead: float | None = None
        self._stopped = False
        self._task: asyncio.Task[None] | None = None
        self._called: asyncio.Task[None] | None = None

    # --- time ------------------------------------------------------------------------------------

    def now(self) -> float:
        """Seconds since 1970 by the clock of the database, as it was last read; by that of the
        machine before the first sign of life."""
        return time.time() if self._ahead is None else self._clock() + self._ahead

    # --- what it owns ----------------------------------------------------------------------------

    def share(self, kind: str, total: int, changed: Changed) -> None:
        """Have a part of so many of another kind, too, from the next sign of life on."""
        self._kinds[kind] = Kind(total, {}, changed)

    def on_tables(self, changed: Changed) -> None:
        self._kinds[TABLES].changed = changed

    def mine(self) -> frozenset[int]:
        return self.leased(TABLES)

    def leased(self, kind: str) -> frozenset[int]:
        """What this node has of a kind, as long as it counts as alive."""
        return frozenset(self._kinds[kind].mine) if self._clock() < self._until else frozenset()

    def owns(self, table_id: int) -> bool:
        return leases.range_of(table_id) in self.mine()

    def fence(self, table_id: int) -> Fence | None:
        number = leases.range_of(table_id)
        found = Fence(TABLES, number, self.id, self._kinds[TABLES].mine.get(number, 0))
        if number not in self.mine():
            raise Fenced(found)
        return found

    def owned(self, db: Connection) -> Collection[int]:
        return lease_rows.owned(db, TABLES, self.id)

    # --- life ------------------------------------------------------------------------------------

    async def live(self) -> None:
        await self._store.listen(self._hear)  # first, so that nothing is missed
        await self.renew()
        await self._store.write(_call)  # who has too much gives some of it back
        self._task = asyncio.create_task(self._live(), name="node")

    async def stop(self) -> None:
        self._stopped = True
        for task in (self._task, self._called):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._until == -math.inf:
            return
        self._until = -math.inf
        try:
            await self._store.write(self._remove)
        except StorageFault as fault:
            log.warning("[%s] what this node had is free in a while: %s", fault.reference, fault)

    def _remove(self, db: Connection) -> None:
        lease_rows.remove(db, self.id)
        _call(db)

    async def renew(self) -> None:
        """Give a sign of life, and take or give back what is fair. Raises `StorageFault`."""
        before = self._clock()
        totals = {kind: held.total for kind, held in self._kinds.items()}
        found = await self._store.write(partial(self._renew, totals=totals))
        if self._stopped:
            return
        slept = -math.inf < self._until < before
        # As it was in the middle of the transaction; what that took is the error at most.
        self._ahead = found.now - (before + self._clock()) / 2
        self._until = before + LEASE - MARGIN
        self._note_living(found.living)
        for kind, mine in found.mine.items():
            self._note(kind, mine)
        if slept:
            self.heard(LOOK, 0)

    def _renew(self, db: Connection, totals: Mapping[str, int]) -> _Found:
        now = db.now()
        lease_rows.bury(db, now)
        lease_rows.alive(db, self.id, self.name, now + LEASE)
        living = lease_rows.living(db, now)
        mine = {kind: self._shared(db, kind, total, living, now) for kind, total in totals.items()}
        return _Found(now, tuple(living), mine)

    def _shared(
        self, db: Connection, kind: str, total: int, living: Collection[str], now: float
    ) -> Mapping[int, int]:
        """Take or give back what is fair of one kind; what this node owns then, with its epochs."""
        there = lease_rows.leases(db, kind)
        if len(there) != total:
            lease_rows.make(db, kind, total)
            there = lease_rows.leases(db, kind)
        mine = {lease.number: lease.epoch for lease in there if lease.node == self.id}
        share = leases.fair(total, len(living))
        if gone := leases.given_back(mine, share):
            lease_rows.give_back(db, kind, gone, self.id, now + RESERVED)
            _call(db)
        if new := leases.taken(there, self.id, living, share, now):
            lease_rows.take(db, kind, new, self.id)
        epochs = {lease.number: lease.epoch + 1 for lease in there if lease.number in new}
        return {number: e for number, e in {**mine, **epochs}.items() if number not in gone}

    def _note_living(self, living: tuple[str, ...]) -> None:
        if living != self.living:
            log.info("nodes that are alive: %d", len(living))
        self.living = living

    def _note(self, kind: str, mine: Mapping[int, int]) -> None:
        held = self._kinds[kind]
        before, held.mine = held.mine, mine
        taken = frozenset(number for number in mine if before.get(number) != mine[number])
        lost = frozenset(before) - frozenset(mine)
        if taken or lost:
            numbers = map(len, (taken, lost, mine))
            log.info("leases of %s: %d taken, %d lost, %d now", kind, *numbers)
            held.changed(taken, lost)

    def _hear(self, topic: str, number: int) -> None:
        if self._stopped:
            return
        if topic == NODES and (self._called is None or self._called.done()):
            self._called = asyncio.create_task(self._again(), name="node called")
        if topic == MISSED:  # somebody may have wanted a computer to think
            self._kinds[TABLES].changed(self.mine(), frozenset())
        self.heard(topic, number)

    async def _again(self) -> None:
        try:
            await self.renew()
        except StorageFault as fault:
            log.warning("[%s] the leases of this node are not renewed: %s", fault.reference, fault)
        except Exception:
            log.exception("the leases of this node are not renewed; it goes on with the next try")

    async def _live(self) -> None:
        looked = self._clock()
        while True:
            await asyncio.sleep(RENEWED)
            await self._again()
            if self._clock() - looked >= AROUND:
                looked = self._clock()
                self.heard(LOOK, 0)


def _call(db: Connection) -> None:
    """Have all other nodes give a sign of life at once, and share anew."""
    db.tell(NODES, 0)
