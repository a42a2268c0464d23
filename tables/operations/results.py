"""How finished games ended for their players."""

from __future__ import annotations

from tables.model.results import GameResult
from tables.operations.repository import TableRepository
from tables.store import result_rows


class Results:
    """Reads the results of finished games."""

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
