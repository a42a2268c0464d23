"""Fills panels: in words if the picture is late, and never with an older state over a newer one."""

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
"""Seconds after which a panel no longer waits for its picture.

A panel that changes its height moves its buttons under the finger, so this should be rare.
"""


T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(slots=True, weakref_slot=True)
class _Message:
    """A panel that is being filled. newest: the last interaction that fills it. drawing: the
    picture it waits for."""

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
        """Show a page with its pictures: one edit, or two if they take long. If drawing gives None,
        the page is in words.

        A superseded press shows nothing and starts no drawing, because the newer one shows all that
        has happened. If the page cannot be shown with its picture, it is tried once more in words.
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
        """Add the picture after the words; if that fails, the words stay."""
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
        """From now on this interaction fills its panel, and older ones do not."""
        same = replies.is_fresh(interaction) is False and interaction.message is not None
        key = interaction.message.id if same and interaction.message else interaction.id
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = _Message()
        show = message.newest = Show(message, interaction)
        if message.drawing is not None:
            message.drawing.cancel()
        return show
