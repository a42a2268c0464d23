"""Filling panels: in words where the picture is late, and never an older state over a newer one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.widgets import replies
from bot.widgets.answers import FAILURES, is_gone
from bot.widgets.items import Page
from bot.widgets.replies import Interaction

LATE = 1.5
"""Seconds after which a panel is shown without waiting for its picture any longer.

A panel that changes its height moves its buttons under the finger, so this is no usual thing.
"""


T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(slots=True, weakref_slot=True)
class _Message:
    """A panel that is filled. newest: who fills it last. drawing: the picture they wait for."""

    newest: Show | None = None
    drawing: asyncio.Task[Any] | None = None
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
        picture: Coroutine[Any, Any, T | None] | None,
        page: Callable[[T | None], Page],
    ) -> None:
        """Show a page with its picture, or with several: one edit, or two if they take long. What
        comes of drawing is None where there is nothing to show, and then the page is in words.

        Nothing is shown, and a picture that was not begun is not drawn, once the press is
        superseded: the newer one shows all that has happened. What cannot be shown with its picture
        is tried once more in words.
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
            drawn = None if drawing.cancelled() else drawing.result()
            if drawn is not None:
                await self._add(page(drawn))
        finally:
            drawing.cancel()

    async def _finish(
        self, drawing: asyncio.Task[T | None], page: Callable[[T | None], Page]
    ) -> None:
        if drawing.cancelled():
            return
        drawn = drawing.result()
        if drawn is None:
            await self._put(page(None))
            return
        try:
            await self._put(page(drawn), again=False)
        except FAILURES as error:
            if is_gone(error):
                raise
            _log.warning("a panel is shown in words: %s", replies.brief(error))
            await self._put(page(None), again=False)

    async def _add(self, page: Page) -> None:
        """Bring the picture after the words; where that fails, the words are there."""
        try:
            await self._put(page, again=False)
        except FAILURES as error:
            _log.warning("a panel stays in words: %s", replies.brief(error))

    async def _put(self, page: Page, *, again: bool = True) -> None:
        async with self._message.editing:
            if not self.superseded:
                await replies.show(self._interaction, page, again=again)


class Showing:
    """Knows which press fills which panel."""

    def __init__(self) -> None:
        self._messages: WeakValueDictionary[int, _Message] = WeakValueDictionary()

    def begin(self, interaction: Interaction) -> Show:
        """From now on this acknowledged interaction fills its panel, and no older one does."""
        same = replies.is_fresh(interaction) is False and interaction.message is not None
        key = interaction.message.id if same and interaction.message else interaction.id
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = _Message()
        show = message.newest = Show(message, interaction)
        if message.drawing is not None:
            message.drawing.cancel()
        return show
