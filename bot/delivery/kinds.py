"""Which feature delivers which row of the outbox: each registers its kinds and its notices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from bot.widgets.items import Control
from tables.model.outbox import Notice, OutboxRow, Outgoing
from tables.model.table import Table

R = TypeVar("R", bound=Outgoing)
N = TypeVar("N", bound=Notice)
Post = Callable[[Table, OutboxRow[R]], Awaitable[int | None]]
"""Delivers one row; the number of its message, None if it is no longer needed."""
Words = Callable[[Table, N], str | None]
"""The sentence of a notice; None if it needs no words any more."""
Buttons = Callable[[Table], Sequence[Control]]
"""The buttons of a notice."""


class Kinds:
    """What features deliver, besides the boards."""

    def __init__(self) -> None:
        self._posts: dict[type[Outgoing], Post[Any]] = {}
        self._words: dict[type[Notice], Words[Any]] = {}
        self._buttons: dict[type[Notice], Buttons] = {}

    def register(self, kind: type[R], post: Post[R]) -> None:
        """Let a feature deliver the rows of one kind."""
        self._posts[kind] = post

    def register_notice(
        self, kind: type[N], words: Words[N], buttons: Buttons = lambda table: ()
    ) -> None:
        """Let a feature word the notices of one class. buttons: those below them."""
        self._words[kind] = words
        self._buttons[kind] = buttons

    def post(self, kind: type[R]) -> Post[R] | None:
        """What delivers rows of this kind, if anything does."""
        return self._posts.get(kind)

    def notice(self, table: Table, said: Notice) -> str | None:
        """The sentence of a notice; None for one that needs no words."""
        words = self._words.get(type(said))
        return None if words is None else words(table, said)

    def buttons(self, table: Table, said: Notice) -> Sequence[Control]:
        """The buttons below a notice in the channel."""
        return self._buttons[type(said)](table)
