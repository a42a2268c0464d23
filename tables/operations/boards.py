"""The notice boards of servers: where they are, and what was last done about them.

Several nodes may look at a board. The one that changes it claims that first in the database, so a
board is edited and its role pinged no more often than it may be, also after a stop in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tables.model.boards import Board, Trouble
from tables.model.guards import ManagedServer
from tables.model.invitations import DAY
from tables.model.open_tables import OpenTable
from tables.operations.open_tables import facts
from tables.operations.repository import TableRepository
from tables.store import board_rows
from tables.store.connection import Connection


class Boards:
    """Keeps the notice boards of servers."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def board(self, server_id: int) -> Board | None:
        """The board of a server, if it has one."""
        return await self._repository.store.read(lambda db: board_rows.load(db, server_id))

    async def every(self) -> list[Board]:
        """The boards of all servers."""
        return await self._repository.store.read(board_rows.every)

    async def set(self, server: ManagedServer, board: Board) -> Board:
        """Give a server a board, or change the one it has. In another channel it is a new one, but
        the role is pinged no more often for that."""

        def work(db: Connection) -> Board:
            old = board_rows.load(db, server)
            new = replace(board, server_id=server, trouble="")
            if old is not None:
                new = replace(new, pinged_at=old.pinged_at, edited_at=old.edited_at)
                if (old.channel_id, old.kind) == (new.channel_id, new.kind):
                    kept = {"message_id": old.message_id, "posted_at": old.posted_at}
                    new = replace(new, **kept)  # type: ignore[arg-type]
                else:
                    new = replace(new, edited_at=0.0)
            board_rows.put(db, new)
            return new

        found = await self._repository.store.write(work)
        self._repository.gathered(server)
        return found

    async def remove(self, server: ManagedServer) -> Board | None:
        """Take the board of a server away; what it was."""

        def work(db: Connection) -> Board | None:
            old = board_rows.load(db, server)
            board_rows.remove(db, server)
            return old

        return await self._repository.store.write(work)

    async def claim_edit(self, board: Board) -> bool:
        """Begin an edit of a board, unless another node has."""
        now = self._repository.now()
        return await self._repository.store.write(lambda db: board_rows.claim_edit(db, board, now))

    async def claim_ping(self, board: Board, tables: Sequence[int]) -> bool:
        """Begin a ping of the board's role that tells of some tables, unless another node has."""
        now = self._repository.now()
        return await self._repository.store.write(
            lambda db: board_rows.claim_ping(db, board, tables, now)
        )

    async def posted(self, board: Board, message_id: int | None, shown: str, at: float) -> None:
        """Remember the message of a board, what it shows, and when it was posted."""
        await self._repository.store.write(
            lambda db: board_rows.posted(db, board, message_id, shown, at)
        )

    async def trouble(self, board: Board, trouble: Trouble) -> bool:
        """Note what is wrong with a board, or that nothing is; whether that is new."""
        if board.trouble == trouble:
            return False
        return await self._repository.store.write(
            lambda db: board_rows.set_trouble(db, board, trouble)
        )

    async def posts(self, board: Board) -> list[OpenTable]:
        """The tables in the posts of a forum: those that are open, and those that were lately."""
        now, rules = self._repository.now(), self._repository.rules

        def work(db: Connection) -> list[OpenTable]:
            tables = board_rows.posts(db, board.server_id, board.channel_id, now - DAY)
            return [facts(db, table, max(rules(table.game).meta.seats), now) for table in tables]

        return await self._repository.store.read(work)
