"""Old boards keep nothing but whole turns once a newer one stands below; what was asked in the
middle of a turn goes altogether, since a board tells it with the rest of that turn.

Which of them have still to be tidied is in the database (`messages.kind`), so a restart, or a
failure of Discord, only puts it off to the next board. It is done beside the messages, which do
not wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

import discord

from bot.context import Context
from bot.widgets import replies
from bot.widgets.items import FOOT
from bot.widgets.refusals import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.widgets.shown import filename, files_of
from tables.facts.errors import StorageFault
from tables.store import place_rows

REMEMBERED = 500
"""Boards of which it is remembered what becomes of them; others are read from Discord."""

_log = logging.getLogger(__name__)


class Tidying:
    """Takes what is over off messages that are not the newest of their table any more."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._past: OrderedDict[int, discord.ui.LayoutView | None] = OrderedDict()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def keep(self, message_id: int, past: discord.ui.LayoutView | None) -> None:
        """Remember what becomes of a message; None: it is deleted."""
        # Without its files: the pictures of 500 tables would fill the memory.
        self._past[message_id] = past
        self._past.move_to_end(message_id)
        while len(self._past) > REMEMBERED:
            self._past.popitem(last=False)

    def begin(self, table_id: int) -> None:
        """Tidy the boards of a table, unless that is under way."""
        task = self._tasks.get(table_id)
        if task is None or task.done():
            task = asyncio.create_task(self._run(table_id), name=f"tidying {table_id}")
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._ended(table_id, done))

    def _ended(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def stop(self) -> None:
        """Leave the rest for after the next start."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        store = self._service.store
        try:
            for channel_id, message_id in await store.read(
                lambda db: place_rows.untidy(db, table_id)
            ):
                await self._tidy(channel_id, message_id)
        except StorageFault as fault:
            _log.info("[%s] old boards keep their buttons: %s", fault.reference, str(fault))

    async def _tidy(self, channel_id: int, message_id: int) -> None:
        message = self._context.client.get_partial_messageable(channel_id).get_partial_message(
            message_id
        )
        try:
            if message_id in self._past:
                past = self._past[message_id]
            else:
                past = what_stays(await message.fetch())
            if past is None:
                await message.delete()
            else:
                # Its files are left alone, so the picture stays the one it was.
                await message.edit(view=past, allowed_mentions=discord.AllowedMentions.none())
        except replies.FAILURES as error:
            code = getattr(error, "code", 0)
            if code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                await self._service.messages.forget_message(message_id)
            _log.info("an old board message keeps its buttons: %s", error)
            return
        self._past.pop(message_id, None)
        await self._service.store.write(lambda db: place_rows.tidied(db, message_id))


def what_stays(message: discord.Message) -> discord.ui.LayoutView | None:
    """What a message shows, without what is below its foot and without its rows of controls; None
    if that is nothing."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    files = set(files_of(message))
    framed = [c for c in view.children if isinstance(c, discord.ui.Container)]
    holders: list[discord.ui.LayoutView | discord.ui.Container[Any]] = [view, *framed]
    for holder in holders:
        below = False
        for item in list(holder.children):
            below = below or item.id == FOOT
            if below or isinstance(item, discord.ui.ActionRow):
                holder.remove_item(item)
            elif isinstance(item, discord.ui.MediaGallery):
                _name_files(item, files)
    for frame in framed:
        if not frame.children:
            view.remove_item(frame)
    return view if view.children else None


def _name_files(gallery: discord.ui.MediaGallery[Any], files: set[str]) -> None:
    """Let a gallery show the files of its own message by their names: addresses run out."""
    for item in gallery.items:
        name = filename(item.media)
        if name in files:
            item.media = f"attachment://{name}"
