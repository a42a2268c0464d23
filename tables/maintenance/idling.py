"""Closing tables at which nobody does anything, with notice."""

from __future__ import annotations

import logging
from functools import partial

from tables.maintenance.reminders import STOPPED
from tables.model import leases
from tables.model.errors import StorageFault, UserError
from tables.model.idleness import NOTICE, Due, Lull, Patience
from tables.service import TableService
from tables.store import idle_rows, lease_rows
from tables.store.connection import Connection

AT_ONCE = 20
"""Tables that are looked at in one go."""
EVERY = 3_600.0
"""Seconds between two looks at all tables."""

log = logging.getLogger("agora.idling")


class Idling:
    """Looks for idle tables. days: how long a running game may be idle before it is closed; None:
    for ever. Lobbies have a time of their own."""

    def __init__(self, service: TableService, days: int | None) -> None:
        self._service = service
        self._patience = Patience.days(days)
        self._upto: int | None = None
        self._looked_at: float | None = None

    async def look(self) -> bool:
        """Do a little of what is to be done; whether more of it is left. Raises `StorageFault`."""
        now = self._service.now()
        if self._upto is None:
            if self._looked_at is not None and 0 <= now - self._looked_at < EVERY:
                return False
            self._upto, self._looked_at = 0, now
        found = await self._service.store.read(
            partial(_lulls, now=now, patience=self._patience, after=self._upto)
        )
        for lull in found:
            await self._see_to(lull, now)
        self._upto = found[-1].table_id if len(found) == AT_ONCE else None
        return self._upto is not None

    async def _see_to(self, lull: Lull, now: float) -> None:
        due = _due(lull, now, self._patience)
        if due == "close":
            await self._close(lull.table_id, now)
        elif due is not None:
            await self._service.store.write(
                partial(_tell, due=due, table_id=lull.table_id, now=now, patience=self._patience)
            )
            self._service.repository.wake()

    async def _close(self, table_id: int, now: float) -> None:
        """Close a table, unless somebody does something at this very moment."""
        still = partial(_is_due, table_id=table_id, now=now, patience=self._patience)
        try:
            await self._service.hosting.close_idle(table_id, still)
        except UserError as refusal:
            log.info("table %d stays open: %s", table_id, refusal)
        except StorageFault:
            raise
        except Exception:  # one broken table must not keep the others open
            log.exception("table %d could not be closed", table_id)


def _awake(db: Connection, now: float) -> bool:
    """Whether the scheduler has looked lately. It takes a stop of the program off the time of the
    notices, because nobody could do anything during the stop."""
    looks = lease_rows.last_looks(db, leases.ALL)
    return bool(looks) and all(abs(now - last) <= STOPPED for last in looks)


def _due(lull: Lull, now: float, patience: Patience) -> Due | None:
    span = patience.of(lull)
    return None if span is None else lull.due(now, span)


def _lulls(db: Connection, now: float, patience: Patience, after: int) -> list[Lull]:
    if not _awake(db, now):
        return []
    games = None if patience.games is None else now - patience.games + NOTICE
    lobbies = now - patience.lobbies + NOTICE
    return idle_rows.lulls(db, lobbies=lobbies, games=games, after=after, limit=AT_ONCE)


def _is_due(db: Connection, table_id: int, now: float, patience: Patience) -> bool:
    found = idle_rows.lull(db, table_id)
    return found is not None and _due(found, now, patience) == "close" and _awake(db, now)


def _tell(db: Connection, due: Due, table_id: int, now: float, patience: Patience) -> None:
    """Post a notice or drop one, if that is still to be done."""
    found = idle_rows.lull(db, table_id)
    if found is None or _due(found, now, patience) != due:
        return
    if due == "warn":
        idle_rows.warn(db, found, now)
    else:
        idle_rows.forget(db, table_id)
