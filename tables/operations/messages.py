"""What the bot notes about its messages, and its sign of life."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tables.model.plain_json import compact
from tables.operations.repository import TableRepository
from tables.store import (
    beat_rows,
    outbox_rows,
    receipt,
)
from tables.store.connection import Connection


class Messages:
    """Where the messages of tables are, and that the bot is alive."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def remember_message(
        self, table_id: int, channel_id: int, message_id: int, kind: str
    ) -> None:
        """Note the current public message of a table."""
        at = self._repository.now()
        with receipt.aside():
            await self._repository.store.write(
                lambda db: outbox_rows.remember_message(
                    db, table_id, channel_id, message_id, kind, at
                )
            )

    async def forget_message(self, message_id: int) -> None:
        """A public message was deleted."""
        await self._repository.store.write(lambda db: outbox_rows.forget_message(db, message_id))

    async def beat(self, state: Mapping[str, Any] | None = None) -> None:
        """Give a sign of life, for `agora health`. state: what `process.health` says."""
        at, owner = self._repository.now(), self._repository.owner

        def work(db: Connection) -> None:
            beat_rows.beat(db, at, state)
            if state is not None:
                owner.say(db, compact(state))

        await self._repository.store.write(work)
