"""How finished games ended for their players."""

from __future__ import annotations

from dataclasses import replace

from tables.model import seating
from tables.model.errors import NotAllowed, UserError
from tables.model.guards import ManagedServer, manages
from tables.model.notes import Voided
from tables.model.results import GameResult
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import note_rows, rating_rows, result_rows
from tables.store.connection import Connection

REASON = 200
"""Characters of a reason, at most."""


class Results:
    """Reads the results of finished games, and takes single ones out."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def of_game(self, table_id: int) -> GameResult | None:
        """The result of a table; None as long as there is none."""
        return await self._repository.store.read(lambda db: result_rows.of_game(db, table_id))

    async def of_user(self, user_id: int) -> list[GameResult]:
        """The results of all games in which somebody had a seat, oldest first."""
        return await self._repository.store.read(lambda db: result_rows.of_user(db, user_id))

    async def of_server(self, game: str, guild_id: int) -> list[GameResult]:
        """The results of a game on a server, oldest first."""
        return await self._repository.store.read(
            lambda db: result_rows.of_server(db, game, guild_id)
        )

    async def of_game_kind(self, game: str) -> list[GameResult]:
        """The results of a game on all servers, oldest first."""
        return await self._repository.store.read(lambda db: result_rows.of_game_kind(db, game))

    @retry_on_conflict
    async def void(self, table_id: int, server: ManagedServer, by: int, reason: str) -> GameResult:
        """Take the result of a game out of all ratings and standings, for a manager of its server;
        the log says so.

        Raises `NoTable`, `NotAllowed` if the manager has played there, and `UserError` without a
        result, for one that was taken out, and for a reason that is empty or too long.
        """
        said = seating.one_line(reason)
        if not 0 < len(said) <= REASON:
            raise UserError("void_reason", most=REASON)
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            if not manages(table, server):
                raise UserError("void_elsewhere")
            found = await self.of_game(table_id)
            if found is None:
                raise UserError("void_no_result")
            if found.voided_because is not None:
                raise UserError("void_already")
            if found.of(by) is not None:
                raise NotAllowed("void_own")

            def work(db: Connection, at: float) -> None:
                result_rows.void(db, table_id, by, said, at)
                rating_rows.outdated(db, table.game, table.guild_id, at)
                note_rows.note(db, table_id, table.public_seq, at, Voided(user=by, reason=said))

            await self._repository.beside(table, None, work)
        return replace(found, voided_because=said)
