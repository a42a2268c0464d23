"""Who speaks for which tables: this process for all of them, or as one of several nodes.

Among several nodes only the database's clock counts, and it says who is alive. Between two signs of
life a node goes by a clock of its own that nobody sets. From a second before its lease ends it does
nothing more of its own accord, even if it was frozen meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from tables.model import leases
from tables.model.errors import Claimed, StorageFault
from tables.model.leases import (
    LEASE,
    MARGIN,
    RANGES,
    RENEWED,
    RESERVED,
    SHARDS,
    TABLES,
    Fence,
    Fenced,
)
from tables.store import lease_rows, paths
from tables.store.connection import Connection
from tables.store.store import MISSED, NODES, Heard, Store

AROUND = 30.0
"""Seconds after which a node looks around even if nobody told it anything."""
LOOK = "look"
"""The topic by which a node looks for what is due."""

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
        """What proves ownership to the database with each effect; None where there can be no other
        node.

        Raises `Fenced` if the table is not among them, or no longer.
        """

    def busy(self, table_id: int) -> AbstractContextManager[None]:
        """Holds a table while something is being posted there. Meanwhile it is not given to other
        nodes, which could not see yet that it was posted."""

    def owned(self, db: Connection) -> Collection[int]:
        """The same ranges as the database knows them, for a transaction that depends on it."""

    def say(self, db: Connection, state: str) -> None:
        """Record in a transaction how this process is, if others give signs of life, too."""

    def alive(self) -> bool:
        """Whether it may do anything of its own accord: the database has heard of it lately."""

    def living_nodes(self) -> int:
        """How many processes share the database."""

    def held(self) -> Mapping[str, int]:
        """How much of each kind this process has now."""

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

    def say(self, db: Connection, state: str) -> None:
        """Nothing: the sign of life of the only bot tells it."""

    def alive(self) -> bool:
        return True

    def living_nodes(self) -> int:
        return 1

    def held(self) -> Mapping[str, int]:
        return {TABLES: RANGES}

    def mine(self) -> Collection[int]:
        return leases.ALL

    def owns(self, table_id: int) -> bool:
        return True

    def fence(self, table_id: int) -> Fence | None:
        return None

    def busy(self, table_id: int) -> AbstractContextManager[None]:
        return nullcontext()

    def owned(self, db: Connection) -> Collection[int]:
        return leases.ALL


@dataclass(slots=True)
class Kind:
    """What is leased of one kind. wanted: how many there are to be; total: how many there are.
    mine: the epochs of this node's own. changed: who hears of changes. at_once: how many are given
    back at once; pause: seconds until the next ones; given: when the last ones were."""

    wanted: int
    changed: Changed = lambda taken, lost: None
    at_once: int = leases.GIVEN_BACK
    pause: float = 0.0
    total: int = 0
    mine: Mapping[int, int] = field(default_factory=dict)
    given: float = -math.inf

    def may_give(self, now: float) -> int:
        """How many may be given back now."""
        return self.at_once if now - self.given >= self.pause else 0


@dataclass(frozen=True, slots=True)
class _Wish:
    """What a node wants to have a share of, and how much of it it may give back."""

    total: int
    giving: int


@dataclass(frozen=True, slots=True)
class _Share:
    """What a node has of one kind. taken_over: how much of it came from a node that fell silent."""

    total: int
    mine: Mapping[int, int]
    taken_over: int


@dataclass(frozen=True, slots=True)
class _Found:
    """What a sign of life has brought: the time of the database, who is alive, what is leased."""

    now: float
    living: tuple[str, ...]
    shares: Mapping[str, _Share]


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
        self.took_over: Callable[[str, int], None] = lambda kind, count: None
        """Called with the kind and how much was taken over from a node that fell silent."""
        self.schema_too_new: Callable[[int], None] = lambda schema: None
        """Called with the database's schema if a newer program has changed it beyond what this one
        knows."""
        self.evicted: Callable[[], None] = lambda: None
        """Called if another program took the database for itself while this node was cut off."""
        self._known = max(paths.numbered("postgres"))
        self._kinds = {TABLES: Kind(RANGES)}
        self._busy: Counter[int] = Counter()
        self._until = -math.inf
        self._ahead: float | None = None
        self._stopped = False
        self._abstains = False
        self._renewing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._called: asyncio.Task[None] | None = None

    # --- time ------------------------------------------------------------------------------------

    def now(self) -> float:
        """Seconds since 1970 by the clock of the database, as it was last read; by that of the
        machine before the first sign of life."""
        return time.time() if self._ahead is None else self._clock() + self._ahead

    # --- what it owns ----------------------------------------------------------------------------

    def share(
        self,
        kind: str,
        wanted: int,
        changed: Changed,
        *,
        at_once: int = leases.GIVEN_BACK,
        pause: float = 0.0,
    ) -> None:
        """Have a part of so many of another kind, too, from the next sign of life on. Where others
        have theirs already, there are as many as they say (`total`)."""
        self._kinds[kind] = Kind(wanted, changed, at_once, pause)

    def total(self, kind: str) -> int:
        """How many there are of a kind, for all nodes."""
        return self._kinds[kind].total

    def on_tables(self, changed: Changed) -> None:
        self._kinds[TABLES].changed = changed

    def mine(self) -> frozenset[int]:
        return self.leased(TABLES)

    def leased(self, kind: str, beyond: float = 0.0) -> frozenset[int]:
        """What this node has of a kind while it counts as alive, and for some seconds longer where
        that does no harm."""
        alive = self._clock() < self._until + beyond
        return frozenset(self._kinds[kind].mine) if alive else frozenset()

    def owns(self, table_id: int) -> bool:
        return leases.range_of(table_id) in self.mine()

    def fence(self, table_id: int) -> Fence | None:
        number = leases.range_of(table_id)
        found = Fence(TABLES, number, self.id, self._kinds[TABLES].mine.get(number, 0))
        if number not in self.mine():
            raise Fenced(found)
        return found

    @contextmanager
    def busy(self, table_id: int) -> Iterator[None]:
        number = leases.range_of(table_id)
        self._busy[number] += 1
        try:
            yield
        finally:
            self._busy[number] -= 1

    def owned(self, db: Connection) -> Collection[int]:
        return lease_rows.owned(db, TABLES, self.id)

    def say(self, db: Connection, state: str) -> None:
        lease_rows.say(db, self.id, state)

    def alive(self) -> bool:
        return self._clock() < self._until

    def living_nodes(self) -> int:
        return len(self.living)

    def held(self) -> Mapping[str, int]:
        return {kind: len(self.leased(kind)) for kind in self._kinds}

    # --- life ------------------------------------------------------------------------------------

    async def live(self) -> None:
        await self._store.listen(self._hear)  # first, so that nothing is missed
        await self.renew()
        await self.call()
        self._task = asyncio.create_task(self._live(), name="node")

    def abstain(self, abstains: bool) -> None:
        """Whether this node, although alive, leaves everything to others from the next sign of life
        on."""
        self._abstains = abstains

    async def others_have(self, kind: str, failing: str) -> bool:
        """Whether some other node takes its share of a kind, and does not say that a part of it
        fails. Raises `StorageFault`."""

        def work(db: Connection) -> list[str]:
            return lease_rows.states_of_others(db, db.now(), self.id, kind)

        states = map(json.loads, await self._store.read(work))
        return any(failing not in state.get("failing", {}) for state in states)

    async def identify(self, bucket: int, every: float) -> float:
        """Take a turn to begin a session with Discord, of which each bucket allows one in so many
        seconds. Returns how long to wait for it, 0 if it is taken. Raises `StorageFault`."""
        return await self._store.urgent(lambda db: lease_rows.identify(db, bucket, every))

    async def extend(self, kind: str, total: int) -> None:
        """There are more of a kind from now on, for all nodes; each sees it with its next sign of
        life. Raises `StorageFault`."""

        def work(db: Connection) -> None:
            there = len(lease_rows.leases(db, kind))
            lease_rows.make(db, kind, max(there, total))
            # Taken at once: of shares that nobody has, others would make as many as they want.
            lease_rows.take(db, kind, range(there, total), self.id)
            _call(db)

        await self._store.urgent(work)
        await self.renew()

    async def call(self) -> None:
        """Make all other nodes give a sign of life, so that those with too much give some of it
        back. Raises `StorageFault`."""
        await self._store.urgent(_call)

    async def stop(self) -> None:
        self._stopped = True
        async with self._renewing:  # one that is under way would come after the farewell
            for task in (self._task, self._called):
                if task is not None:
                    task.cancel()
        if self._until == -math.inf:
            return
        self._until = -math.inf
        try:
            await self._store.urgent(self._remove)
        except StorageFault as fault:
            log.warning("[%s] what this node had is free in a while: %s", fault.reference, fault)

    def _remove(self, db: Connection) -> None:
        lease_rows.remove(db, self.id)
        _call(db)

    async def renew(self) -> None:
        """Give a sign of life, and take or give back what is fair. Raises `StorageFault`."""
        async with self._renewing:  # else an older answer could take the place of a newer one
            await self._renew_once()

    async def _renew_once(self) -> None:
        if self._stopped:
            return
        before = self._clock()
        wishes = {
            kind: _Wish(held.wanted, held.may_give(before))
            for kind, held in self._kinds.items()
            if not self._abstains
        }
        try:
            found = await self._store.urgent(partial(self._renew, wishes=wishes))
        except Claimed:
            self._until = -math.inf  # and no farewell: that would be written, too
            self.evicted()
            return
        if isinstance(found, int):
            self._until = -math.inf
            self.schema_too_new(found)
            return
        slept = -math.inf < self._until < before
        # As it was in the middle of the transaction; what that took is the error at most.
        self._ahead = found.now - (before + self._clock()) / 2
        self._until = before + LEASE - MARGIN
        self._note_living(found.living)
        for kind in list(self._kinds) if self._abstains else found.shares:
            self._note(kind, found.shares.get(kind) or _Share(self.total(kind), {}, 0))
        if slept:
            self.heard(LOOK, 0)

    def _renew(self, db: Connection, wishes: Mapping[str, _Wish]) -> _Found | int:
        """A sign of life; if there is a schema that this program cannot work with, its number."""
        needed = lease_rows.needed(db, self._known)
        if needed > self._known:
            return needed
        now = db.now()
        lease_rows.bury(db, now, self.id, self.name)
        lease_rows.alive(db, self.id, self.name, now + LEASE, wishes)
        living = lease_rows.living(db, now)
        if not wishes and any(lease_rows.owned(db, kind, self.id) for kind in (TABLES, SHARDS)):
            lease_rows.release(db, self.id)
            _call(db)
        shares = {kind: self._shared(db, kind, wish, living, now) for kind, wish in wishes.items()}
        return _Found(now, tuple(living), shares)

    def _shared(
        self,
        db: Connection,
        kind: str,
        wish: _Wish,
        living: Mapping[str, Collection[str]],
        now: float,
    ) -> _Share:
        """Take or give back what is fair of one kind; what this node owns then."""
        there = lease_rows.leases(db, kind)
        others = any(lease.node in living and lease.node != self.id for lease in there)
        if len(there) != wish.total and not others:
            lease_rows.make(db, kind, wish.total)
            there = lease_rows.leases(db, kind)
        mine = {lease.number: lease.epoch for lease in there if lease.node == self.id}
        share = leases.fair(len(there), sum(kind in kinds for kinds in living.values()))
        gone = leases.given_back(mine, share, wish.giving)
        if kind == TABLES:
            gone = [number for number in gone if not self._busy[number]]
        if gone:
            lease_rows.give_back(db, kind, gone, self.id, now + RESERVED)
            _call(db)
        if new := leases.taken(there, self.id, living, share, now):
            lease_rows.take(db, kind, new, self.id)
        taken = [lease for lease in there if lease.number in new]
        epochs = mine | {lease.number: lease.epoch + 1 for lease in taken}
        left = sum(lease.node is not None for lease in taken)
        return _Share(len(there), {n: e for n, e in epochs.items() if n not in gone}, left)

    def _note_living(self, living: tuple[str, ...]) -> None:
        if living != self.living:
            log.info("nodes that are alive: %d", len(living))
        self.living = living

    def _note(self, kind: str, share: _Share) -> None:
        held, mine = self._kinds[kind], share.mine
        before, held.mine, held.total = held.mine, mine, share.total
        if share.taken_over:
            self.took_over(kind, share.taken_over)
        taken = frozenset(number for number in mine if before.get(number) != mine[number])
        lost = frozenset(before) - frozenset(mine)
        if lost:
            held.given = self._clock()
        if taken or lost:
            numbers = map(len, (taken, lost, mine))
            log.info("leases of %s: %d taken, %d lost, %d now", kind, *numbers)
            held.changed(taken, lost)

    def _hear(self, topic: str, number: int) -> None:
        if self._stopped:
            return
        if topic == NODES and (self._called is None or self._called.done()):
            self._called = asyncio.create_task(self._again(), name="called")
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
    """Have all other nodes give a sign of life at once, and share again."""
    db.tell(NODES, 0)
