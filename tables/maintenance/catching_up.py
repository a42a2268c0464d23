"""Results that are missing: of games that were over before results were kept, and of games whose
result could not be told when they ended.

A round goes through all finished games without a result, a few at a time. Each result is stored in
a transaction of its own, so it does not matter where a round is cut off: the next one begins with
what is still missing. Two processes may do it at once; the second one finds nothing left to do.
"""

from __future__ import annotations

import logging
import math
from typing import Any

from engine.core import Outcome, Rules
from tables.model.errors import AgoraError, StorageFault, Unreadable
from tables.service import TableService
from tables.store import game_rows, rating_rows, result_rows
from tables.store.connection import Connection
from tables.store.upkeep_rows import DAY

AT_ONCE = 20
"""Games that are looked at before others get their turn."""

log = logging.getLogger("agora.upkeep")


class CatchingUp:
    """Writes down the results that are missing: all of them after the start, then once a day."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._upto: int | None = None
        self._begun = -math.inf

    async def look(self) -> bool:
        """Do a little of what is to be done; whether more of it is left. Raises `StorageFault`."""
        now = self._service.now()
        if self._upto is None:
            if 0 <= now - self._begun < DAY:
                return False
            self._upto, self._begun = 0, now
        after = self._upto
        found = await self._service.store.read(lambda db: result_rows.missing(db, after, AT_ONCE))
        for table_id in found:
            await self._make_up(table_id)
            self._upto = table_id
        if len(found) < AT_ONCE:
            self._upto = None
        return self._upto is not None

    async def _make_up(self, table_id: int) -> None:
        """Write down the result of a finished game; nothing if that is not possible."""
        repository = self._service.repository
        try:
            loaded = await repository.load(table_id)
            rules, table = repository.rules(loaded.table.game), loaded.table
            last = await repository.steps.rebuild(
                table, rules, table.public_seq, loaded.public_hash
            )
            outcome = rules.outcome(last.state)
            if outcome is not None:
                resigned = rules.resigned(last.state)
                await self._service.store.write(
                    lambda db: _write_down(db, table_id, rules, outcome, resigned)
                )
        except StorageFault:
            raise
        except (AgoraError, Unreadable) as error:
            log.warning("table %d: its result cannot be told: %s", table_id, error)


def _write_down(
    db: Connection,
    table_id: int,
    rules: Rules[Any],
    outcome: Outcome,
    resigned: frozenset[int],
) -> None:
    """Keep the result of a table as it is now: somebody may just have been forgotten."""
    loaded = game_rows.load(db, table_id)
    if loaded is None or not result_rows.is_missing(db, table_id):
        return
    ended_at = result_rows.ended_at(db, table_id)
    found = result_rows.write_down(db, loaded.table, rules, outcome, resigned, ended_at)
    rating_rows.ended(db, found, ended_at)
