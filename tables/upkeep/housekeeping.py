"""Housekeeping while the bot runs: forgetting what is of no use any more, and leaving no trace of
what was removed.

What is old goes in small batches, so that nobody waits for it. The file is written anew only where
somebody was forgotten, once nobody has pressed anything for some minutes, and at most once a day:
meanwhile nothing else can be read or stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from tables.facts.errors import StorageFault
from tables.facts.outgoing import POSTED
from tables.store.connection import Connection
from tables.store.store import Store

INTERACTIONS_KEPT = 86_400.0
"""Seconds after which a repeated interaction is not recognised; Discord forgets it in 900."""
MESSAGES_KEPT = 30 * 86_400.0
"""Seconds for which the outbox remembers what was said."""
NEWEST = 50
"""Rows of the outbox that stay at every open table: messages of its channel must be known again,
and the newest board goes on from what it told."""
WITHIN_REACH = 80
"""Steps by which a table can go back; whoever was written to about one gets another letter then."""
BATCH = 100
QUIET = 600.0
"""Seconds without a press after which the file may be written anew."""
DAY = 86_400.0
TICK, SOON = 300.0, 5.0
"""Seconds between two looks, and between two batches."""

log = logging.getLogger("agora.upkeep")


class Upkeep:
    """Looks after one database. now: the clock, seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._pressed_at: float | None = None
        self._said_upto: float | None = None
        self._swept_at: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def pressed(self) -> None:
        """Somebody is there."""
        self._pressed_at = self._now()

    # --- when to look ----------------------------------------------------------------------------

    def start(self) -> None:
        """Look now and from then on, until `stop`."""
        if self._pressed_at is None:
            self.pressed()  # whoever was there before the start may still be
        if not self._stopped and (self._task is None or self._task.done()):
            if self._timer is not None:
                self._timer.cancel()
            self._task = asyncio.create_task(self._run(), name="upkeep")

    async def stop(self) -> None:
        """Look no more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait = TICK
        try:
            wait = SOON if await self.tick() else TICK
        except StorageFault as fault:
            log.warning("[%s] the housekeeping waits: %s", fault.reference, fault)
        except Exception:
            log.exception("the housekeeping failed; it goes on with the next look")
        self._timer = asyncio.get_running_loop().call_later(wait, self.start)

    async def tick(self) -> bool:
        """Do a little of what is to be done; whether more of it is left. Raises `StorageFault`."""
        now = self._now()
        more = await self._forget(now)
        if not more and self._is_quiet(now) and await self._store.read(partial(_due, now=now)):
            await self.rewrite()
        return more

    def _is_quiet(self, now: float) -> bool:
        # The clock may have been set back.
        self._pressed_at = now if self._pressed_at is None else min(self._pressed_at, now)
        return now - self._pressed_at >= QUIET

    # --- what to do ------------------------------------------------------------------------------

    async def _forget(self, now: float) -> bool:
        """One batch of what is old; whether there may be more."""
        old = await self._store.write(partial(_forget_interactions, before=now - INTERACTIONS_KEPT))
        if self._said_upto is None:
            if self._swept_at is not None and 0 <= now - self._swept_at < DAY:
                return old
            self._said_upto, self._swept_at = 0.0, now
        work = partial(_forget_said, after=self._said_upto, before=now - MESSAGES_KEPT)
        self._said_upto = await self._store.write(work)
        return old or self._said_upto is not None

    async def rewrite(self) -> None:
        """Write the file anew, so that no free page of it holds what was removed, and note that.

        Raises `StorageFault`; then it is tried again after a day.
        """
        now = self._now()
        removed = await self._store.write(partial(_try, now=now))
        if await self._store.compact():
            await self._store.write(partial(_clear, removed=removed))
            log.info("the file was written anew after somebody was forgotten")


# --- SQL -----------------------------------------------------------------------------------------


def note_traces(db: Connection, at: float) -> None:
    """Something was removed of which the file may hold traces."""
    db.execute(
        "INSERT INTO upkeep (id, traces_at) VALUES (1, ?1)"
        " ON CONFLICT (id) DO UPDATE SET traces_at = ?1",
        (at,),
    )


def _due(db: Connection, now: float) -> bool:
    """Whether the file is to be written anew."""
    row = db.execute("SELECT traces_at, rewritten_at FROM upkeep").fetchone()
    if row is None or row["traces_at"] is None:
        return False
    last = row["rewritten_at"]
    return last is None or not 0 <= now - last < DAY


def _try(db: Connection, now: float) -> float | None:
    """Note that it is tried, before it is; of when the traces are."""
    db.execute(
        "INSERT INTO upkeep (id, rewritten_at) VALUES (1, ?1)"
        " ON CONFLICT (id) DO UPDATE SET rewritten_at = ?1",
        (now,),
    )
    found: float | None = db.execute("SELECT traces_at FROM upkeep").fetchone()[0]
    return found


def _clear(db: Connection, removed: float | None) -> None:
    """Nothing is left of what was removed up to then."""
    db.execute("UPDATE upkeep SET traces_at = NULL WHERE traces_at <= ?", (removed,))


def _forget_interactions(db: Connection, before: float) -> bool:
    """Remove interactions that can no longer be repeated; whether there may be more."""
    found = db.execute(
        "DELETE FROM interactions WHERE id IN"
        " (SELECT id FROM interactions WHERE at < ? ORDER BY at LIMIT ?)",
        (before, BATCH),
    )
    return found.rowcount == BATCH


def _forget_said(db: Connection, after: float, before: float) -> float | None:
    """Remove what the outbox said between two moments, as far as nothing hangs on it; up to when
    that was looked at, None for all of it."""
    upto = db.execute(
        "SELECT max(done_at) FROM (SELECT done_at FROM outbox WHERE done_at > ? AND done_at < ?"
        " ORDER BY done_at LIMIT ?)",
        (after, before, BATCH),
    ).fetchone()[0]
    if upto is None:
        return None
    db.execute(
        "DELETE FROM outbox WHERE id IN (SELECT o.id FROM outbox o"  # noqa: S608 - fixed names
        " JOIN games g ON g.id = o.game_id"
        " WHERE o.done_at > ?1 AND o.done_at <= ?2 AND o.state <> 'pending'"
        # What the newest board told, for people without a seat who ask what is new.
        " AND o.id <> coalesce((SELECT b.id FROM outbox b WHERE b.game_id = g.id"
        f" AND b.kind IN ({POSTED})"
        " AND json_extract(b.data, '$.from_seq') < json_extract(b.data, '$.to_seq')"
        " ORDER BY b.id DESC LIMIT 1), 0)"
        " AND (g.status NOT IN ('lobby', 'running') OR ("
        " o.id <= coalesce((SELECT n.id FROM outbox n WHERE n.game_id = g.id"
        " ORDER BY n.id DESC LIMIT 1 OFFSET ?3), 0)"
        " AND o.message_id IS NOT g.message_id"
        " AND (o.kind <> 'hand' OR json_extract(o.data, '$.to_seq') <= g.public_seq - ?4))))",
        (after, upto, NEWEST, WITHIN_REACH),
    )
    return float(upto)
