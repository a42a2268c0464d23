"""Loads a game when a table needs it, so that a bot takes no memory for games that nobody plays.

Loading takes up to half a second of processor time. So it is done in a thread, before the first
question: for all open tables after the start, and whenever a table is opened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from bot.drawing.pictures import Pictures
from engine import registry
from render.registry import presentation


class Games:
    """The games that are ready."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._ready: set[str] = set()

    async def load(self, game: str) -> None:
        """Load the rules and words of a game, and have its pictures prepared; once."""
        if game in self._ready or game not in registry.GAMES:
            return
        await asyncio.to_thread(_load, game)
        self._ready.add(game)
        self._pictures.prepare(game)

    async def load_all(self, games: Callable[[], Awaitable[Iterable[str]]]) -> None:
        """Load one game after the other. games: which."""
        for game in await games():
            await self.load(game)


def _load(game: str) -> None:
    registry.rules(game)
    presentation(game)
