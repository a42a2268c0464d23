"""Delivers the messages of the outbox in order per table, and retries with growing pauses.

A row is written in the transaction of the action it belongs to (`outbox_rows.announce`). It keeps
its nonce over all attempts and restarts, so a post is not doubled if its answer was lost. A row
that cannot be delivered stays in the database as given up, with its reason.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from bot.widgets.in_hand import Owed
from tables.model.errors import StorageFault
from tables.model.leases import Fence, Fenced
from tables.model.outbox import OutboxRow, Outgoing
from tables.operations.nodes import Node, Owner, SoleOwner
from tables.store import borrowed_rows, lease_rows, outbox_rows
from tables.store.connection import Connection
from tables.store.store import Store

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NewBoard:
    """A posted message that is the board of its table from now on."""

    message_id: int
    channel_id: int
    kind: str


Made = int | NewBoard | None
"""What came of a delivery: the number of the message, None if there is none."""
Deliver = Callable[[OutboxRow[Outgoing]], Awaitable[Made]]
"""Delivers one row."""

BACKOFF = (1.0, 3.0, 10.0, 30.0, 120.0, 600.0, 1800.0, 3600.0)
"""Seconds before the second, third ... attempt; the last one is repeated."""
PATIENCE = 86_400.0
"""After a failed attempt, a message older than this is given up."""
AT_ONCE = 8
"""How many messages are made and sent at the same time."""
HOLD = 3.0
"""Seconds after which a message still under way makes room for others: the library may be sleeping
until Discord accepts requests for its channel again."""
TRIES = 4
"""Attempts at a row that fails for an unforeseen reason."""
REST = 30.0
"""Seconds after which the outbox looks again though nobody woke it."""

log = logging.getLogger("agora.outbox")


class Undeliverable(Exception):
    """Trying again is useless: the channel is gone, or Discord refuses this message for good.

    instead: what to send in its place.
    """

    def __init__(self, reason: str, instead: Sequence[Outgoing] = ()) -> None:
        super().__init__(reason)
        self.instead = tuple(instead)


class Declined(Undeliverable):
    """The user accepts no such messages. That is their right and nobody's fault."""


class Elsewhere(Declined):
    """The channel is gone; what people need to know is sent elsewhere."""


class RetryLater(Exception):
    """Discord asks us to wait; `seconds` is how long, if it says so."""

    def __init__(self, reason: str, seconds: float | None = None) -> None:
        super().__init__(reason)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Held:
    """A table of another node, in a borrowed place in which this one heard the last press."""

    table_id: int
    node: str
    at: float

    def need(self, db: Connection) -> None:
        """Raises `Fenced` if another node has heard a press there since."""
        if not borrowed_rows.held_by(db, self.table_id, self.node, self.at):
            raise Fenced(None)


class NotYet(RetryLater):
    """Nothing has failed; the row is delivered in `seconds`, if it is still needed then."""


async def _all(tables: Collection[int]) -> Collection[int]:
    return tables


class Outbox:
    """Delivers the outbox rows of a store.

    owner: whose rows are delivered here; all if not given. audible: the tables, out of these, for
    which rows are delivered; the others wait until `wake` is called. deliver: raises
    `Undeliverable` or `RetryLater`; any other exception is retried a few times. renewed: called
    with a table once its new board is stored. tried: called after each attempt with its outcome
    (`posted`, `postponed`, `deferred`, `owed`, `given up`, `declined`) and by how many seconds it
    was late.
    """

    def __init__(
        self,
        store: Store,
        deliver: Deliver,
        *,
        owner: Owner | None = None,
        audible: Callable[[Collection[int]], Awaitable[Collection[int]]] = _all,
        now: Callable[[], float] = time.time,
        renewed: Callable[[int], None] = lambda table_id: None,
        tried: Callable[[str, float], None] = lambda outcome, late: None,
    ) -> None:
        self._store = store
        self._owner = owner or SoleOwner()
        self._node = self._owner.id if isinstance(self._owner, Node) else None
        self._deliver = deliver
        self._audible = audible
        self._now = now
        self._renewed = renewed
        self._tried = tried
        self._awake = asyncio.Event()
        self._slots = asyncio.Semaphore(AT_ONCE)

    def wake(self) -> None:
        """There is a new row; a `drain` under way looks for it at once."""
        self._awake.set()

    async def drain(self) -> float | None:
        """Deliver everything that is due. Returns when the next row is due, None if none is left.

        If the first row of a table must wait, its later rows wait, too, but no other table does.
        Calls hold back nothing. Raises `StorageFault`; rows under way are then sent again later,
        with the same nonce.
        """
        busy: dict[tuple[int, int], asyncio.Task[None]] = {}
        try:
            while True:
                self._awake.clear()
                mine = self._owner.mine()
                look = partial(outbox_rows.first_pending, ranges=mine, node=self._node)
                first = await self._store.read(partial(look, now=self._now()))
                heard = await self._audible({row.table_id for row in first})
                first = [row for row in first if row.table_id in heard]
                for row in first:
                    if (lane := _lane(row)) not in busy and self._is_due(row):
                        busy[lane] = asyncio.create_task(self._attempt(row))
                if not busy:
                    return min((r.due_at for r in first), default=None)
                later = (r.due_at for r in first if _lane(r) not in busy)
                await self._next_event(busy.values(), min(later, default=None))
                for lane in [lane for lane, task in busy.items() if task.done()]:
                    busy.pop(lane).result()
        finally:
            for task in busy.values():
                task.cancel()
            await asyncio.gather(*busy.values(), return_exceptions=True)

    def _is_due(self, row: OutboxRow[Outgoing]) -> bool:
        # A due time far in the future means that the clock was set back.
        return not 0.0 < row.due_at - self._now() <= 2 * BACKOFF[-1]

    async def _next_event(self, tasks: Iterable[asyncio.Task[None]], due: float | None) -> None:
        """Wait until an attempt ends, somebody wakes the outbox, or another row is due."""
        waker = asyncio.create_task(self._awake.wait())
        rest = REST if due is None else min(max(due - self._now(), 0.05), REST)
        try:
            await asyncio.wait([waker, *tasks], timeout=rest, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waker.cancel()

    async def _attempt(self, row: OutboxRow[Outgoing]) -> None:
        async with self._slot():
            try:
                with self._owner.busy(row.table_id):
                    await self._say(row, self._fence(row.table_id))
            except Fenced:
                # This process was away for a while, and another one has taken over.
                log.info("%s is delivered by another node", _name(row))

    def _fence(self, table_id: int) -> Fence | Held | None:
        """What proves to the database that this process speaks for a table. Raises `Fenced`."""
        if self._node is None or self._owner.owns(table_id):
            return self._owner.fence(table_id)
        return Held(table_id, self._node, self._now())

    async def _say(self, found: OutboxRow[Outgoing], fence: Fence | Held | None) -> None:
        """Make one attempt, if the row is still to be delivered. Raises `Fenced`, perhaps after
        posting the message: the attempt was counted first, so the node that has the row now
        searches the channel."""
        row = await self._write(fence, partial(outbox_rows.begin_delivery, row_id=found.id))
        if row is None:
            return
        try:
            made = await self._deliver(row)
        except Undeliverable as error:
            quietly = isinstance(error, Declined)
            await self._give_up(row, fence, str(error), error.instead, quietly=quietly)
        except RetryLater as error:
            quietly = isinstance(error, NotYet)
            await self._postpone(row, fence, str(error), error.seconds, quietly=quietly)
        except Owed as error:
            await self._owe(row, fence, error)
        except StorageFault as error:
            await self._postpone(row, fence, str(error), None)
        except Exception as error:  # whatever it is, the message must not be lost at once
            log.exception("%s was not delivered", _name(row))
            if row.attempts + 1 >= TRIES:  # and must not silence its table for a day
                await self._give_up(row, fence, repr(error))
            else:
                await self._postpone(row, fence, repr(error), None)
        else:
            await self._note(row, fence, made)

    async def _write(self, fence: Fence | Held | None, work: Callable[[Connection], T]) -> T:
        """Store something about a row. Raises `Fenced` if another node has it by now."""

        def fenced(db: Connection) -> T:
            if isinstance(fence, Held):
                fence.need(db)
            else:
                lease_rows.need(db, fence)
            return work(db)

        return await self._store.write(fenced)

    async def _note(self, row: OutboxRow[Outgoing], fence: Fence | Held | None, made: Made) -> None:
        """Store that a message was sent and, in the same transaction, the board that it may be."""
        now = self._now()
        message_id = made.message_id if isinstance(made, NewBoard) else made

        def work(db: Connection) -> None:
            if isinstance(made, NewBoard):
                where = (row.table_id, made.channel_id, made.message_id)
                outbox_rows.remember_message(db, *where, made.kind, now)
            outbox_rows.delivered(db, row.id, now, message_id)

        await self._write(fence, work)
        self._count(row, "posted")
        if isinstance(made, NewBoard):
            self._renewed(row.table_id)

    def _count(self, row: OutboxRow[Outgoing], outcome: str) -> None:
        if row.message.beside:
            return  # whether somebody was called stays secret, even from the figures
        # Each failed attempt sets a new due time, so a retried row is measured from when it was
        # written.
        due = row.due_at if row.attempts == 0 else row.created_at
        self._tried(outcome, max(0.0, self._now() - due))

    @asynccontextmanager
    async def _slot(self) -> AsyncIterator[None]:
        """One of the slots for sending, held for at most `HOLD` seconds."""
        await self._slots.acquire()
        left = False

        def leave() -> None:
            nonlocal left
            if not left:
                left = True
                self._slots.release()

        timer = asyncio.get_running_loop().call_later(HOLD, leave)
        try:
            yield
        finally:
            timer.cancel()
            leave()

    async def _postpone(
        self,
        row: OutboxRow[Outgoing],
        fence: Fence | Held | None,
        reason: str,
        seconds: float | None,
        *,
        quietly: bool = False,
    ) -> None:
        now = self._now()
        if now - row.created_at > PATIENCE and not row.late:
            await self._give_up(row, fence, f"no success in {row.attempts + 1} attempts: {reason}")
            return
        pause = BACKOFF[min(row.attempts, len(BACKOFF) - 1)]
        due = now + min(max(pause, seconds or 0.0), BACKOFF[-1])
        self._count(row, "deferred" if quietly else "postponed")
        if not quietly:
            log.warning("%s waits: %s", _name(row), reason)
        await self._write(fence, lambda db: outbox_rows.postpone(db, row.id, due, reason))

    async def _owe(self, row: OutboxRow[Outgoing], fence: Fence | Held | None, error: Owed) -> None:
        now = self._now()
        self._count(row, "owed")
        log.info("%s is owed: %s", _name(row), error)

        def work(db: Connection) -> None:
            borrowed_rows.owe(db, row.id, str(error), sure=error.sure)
            outbox_rows.announce(db, row.table_id, now, error.instead)

        await self._write(fence, work)

    async def _give_up(
        self,
        row: OutboxRow[Outgoing],
        fence: Fence | Held | None,
        reason: str,
        instead: Sequence[Outgoing] = (),
        *,
        quietly: bool = False,
    ) -> None:
        now = self._now()
        self._count(row, "declined" if quietly else "given up")
        level = logging.INFO if quietly else logging.ERROR
        log.log(level, "%s is given up: %s", _name(row), reason)

        def work(db: Connection) -> None:
            outbox_rows.give_up(db, row.id, now, reason)
            outbox_rows.announce(db, row.table_id, now, instead)

        await self._write(fence, work)


def _name(row: OutboxRow[Outgoing]) -> str:
    """How the log names a row. It does not tell whether somebody was called at a table, because
    hosts play and read logs."""
    if row.message.beside:
        return "a direct message"
    return f"outbox row {row.id} ({row.kind}) of table {row.table_id}"


def _lane(row: OutboxRow[Outgoing]) -> tuple[int, int]:
    """Rows of one lane are delivered one after the other: those of a table, and each call alone."""
    return (row.table_id, row.id if row.message.beside else 0)
