"""Filling panels: in words where the picture is late, and never an older state over a newer one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.ui import replies
from bot.ui.items import Drawn, Page
from bot.ui.replies import Interaction

LATE = 1.5
"""Seconds after which a panel is shown without waiting for its picture any longer.

A panel that changes its height moves its buttons under the finger, so this is no usual thing.
"""


@dataclass(slots=True, weakref_slot=True)
class _Message:
    """A panel that is filled. newest: who fills it last. drawing: the picture they wait for."""

    newest: Show | None = None
    drawing: asyncio.Task[Drawn | None] | None = None
    editing: asyncio.Lock = field(default_factory=asyncio.Lock)


class Show:
    """One press that is to fill a panel."""

    def __init__(self, message: _Message, interaction: Interaction) -> None:
        self._message = message
        self._interaction = interaction

    @property
    def superseded(self) -> bool:
        """Whether a newer press of the same panel fills it."""
        return self._message.newest is not self

    async def fill(
        self,
        picture: Coroutine[Any, Any, Drawn | None] | None,
        page: Callable[[Drawn | None], Page],
    ) -> None:
        """Show a page with its picture: one edit, or two if the picture takes long.

        Nothing is shown, and a picture that was not begun is not drawn, once the press is
        superseded: the newer one shows all that has happened.
        """
        if picture is None:
            await self._put(page(None))
            return
        drawing = self._message.drawing = asyncio.create_task(picture)
        if self.superseded:
            drawing.cancel()
        try:
            await asyncio.wait({drawing}, timeout=LATE)
            if drawing.done():
                await self._finish(drawing, page)
                return
            await self._put(page(None))
            await asyncio.wait({drawing})
            if not drawing.cancelled() and drawing.result() is not None:
                await self._finish(drawing, page)
        finally:
            drawing.cancel()

    async def _finish(
        self, drawing: asyncio.Task[Drawn | None], page: Callable[[Drawn | None], Page]
    ) -> None:
        if not drawing.cancelled():
            await self._put(page(drawing.result()))

    async def _put(self, page: Page) -> None:
        async with self._message.editing:
            if not self.superseded:
                await replies.show(self._interaction, page)


class Showing:
    """Knows which press fills which panel."""

    def __init__(self) -> None:
        self._messages: WeakValueDictionary[int, _Message] = WeakValueDictionary()

    def begin(self, interaction: Interaction) -> Show:
        """From now on this acknowledged interaction fills its panel, and no older one does."""
        same = interaction.response.type is discord.InteractionResponseType.deferred_message_update
        key = interaction.message.id if same and interaction.message else interaction.id
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = _Message()
        show = message.newest = Show(message, interaction)
        if message.drawing is not None:
            message.drawing.cancel()
        return show
