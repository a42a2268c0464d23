"""Who says which row of the outbox: each feature registers its kinds and its notices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tables.facts.model import OutboxRow, Table

Post = Callable[[Table, OutboxRow], Awaitable[int | None]]
"""Says one row; the number of its message, None if it has become needless."""
Notice = Callable[[Table, dict[str, Any]], str | None]
"""The sentence of a notice; None for notices of others, and for one that needs no words."""


class Kinds:
    """What can be said, beside the boards."""

    def __init__(self) -> None:
        self._posts: dict[str, Post] = {}
        self._notices: list[Notice] = []

    def register(self, kind: str, post: Post) -> None:
        """Let a feature say the rows of one kind."""
        self._posts[kind] = post

    def notices(self, *notices: Notice) -> None:
        """Let features say some of the notices."""
        self._notices += notices

    def post(self, kind: str) -> Post | None:
        """Who says rows of this kind, if anybody does."""
        return self._posts.get(kind)

    def notice(self, table: Table, data: dict[str, Any]) -> str | None:
        """The sentence of a notice; None for one that needs no words."""
        return next((said for one in self._notices if (said := one(table, data))), None)
