"""Tidies old messages: once a newer board is posted, an old one keeps only whole turns, and
questions in the middle of a turn are removed, since a board tells them with the rest of their turn.

A ping leads to its message, perhaps days later. So a message that pinged somebody is never deleted:
one small line stays that says that the question is settled, or where it is now.

The database knows which messages still need tidying (`messages.kind`). After a restart or a failure
of Discord that waits until the next board. No message waits for tidying.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import discord

from bot.context import Context
from bot.widgets import items, replies, words
from bot.widgets.discord_errors import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, verdict
from bot.widgets.items import FOOT
from bot.widgets.links import link
from bot.widgets.shown import filename, files_of
from render.lang.catalogue.bot_delivery import BotDelivery
from render.lang.language import spoken
from tables.model.errors import AgoraError, StorageFault
from tables.model.table import Table
from tables.store import place_rows
from tables.store.place_rows import Questions, Untidy

REMEMBERED = 500
"""How many boards we remember what stays of; others are read from Discord."""

_log = logging.getLogger(__name__)


class Tidying:
    """Removes what no longer holds from messages that are not the newest of their table."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._past: OrderedDict[int, discord.ui.LayoutView | None] = OrderedDict()
        self._open: dict[int, dict[int, str]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def keep(self, message_id: int, past: discord.ui.LayoutView | None) -> None:
        """Remember what stays of a message; None: only a line about whom it pinged."""
        # Without files: the pictures of 500 tables would fill the memory.
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

    def answered(self, table_id: int) -> None:
        """Tidy the questions left open: somebody has answered, and no newer message is needed."""
        if self._open.get(table_id):
            self.begin(table_id)

    def _ended(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def stop(self) -> None:
        """Stop; the rest is done after the next start."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            for old in await self._service.store.read(lambda db: place_rows.to_tidy(db, table_id)):
                await self._tidy(old)
        except StorageFault as fault:
            _log.info("[%s] old boards keep their buttons: %s", fault.reference, str(fault))
        except AgoraError as error:  # the table is gone, or cannot be read
            _log.info("old boards keep their buttons: %s", error)

    async def _tidy(self, old: Untidy) -> None:
        table, message_id, asked = old.table, old.message_id, old.asked
        if table.borrowed:
            return  # each message tells for good what it tells, because few can be edited
        line = _line(table, asked)
        shown = self._open.get(table.id, {})
        if asked.open and shown.get(message_id) == line:
            return
        message = self._context.client.get_partial_messageable(old.channel_id).get_partial_message(
            message_id
        )
        try:
            if message_id in self._past:
                past = self._past[message_id]
            else:
                past = what_stays(await message.fetch())
            await _leave(message, past, line)
        except replies.FAILURES as error:
            code = getattr(error, "code", 0)
            if code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                await self._service.messages.forget_message(message_id)
            _log.info("an old board message keeps its buttons: %s", error)
            return
        if asked.open:
            self._open.setdefault(table.id, {})[message_id] = line
            return
        shown.pop(message_id, None)
        if not shown:
            self._open.pop(table.id, None)
        self._past.pop(message_id, None)
        await self._service.store.write(lambda db: place_rows.tidied(db, message_id))


def _line(table: Table, asked: Questions) -> str:
    """The line about the questions of a message; empty if it pinged nobody."""
    say = BotDelivery(spoken(table.language))

    def who(users: Sequence[int]) -> str:
        return say.listed(words.mention(table, user, say.language) for user in users)

    settled = say.settled(who=who(asked.settled)) if asked.settled else ""
    still = say.still_asked(who=who(asked.open), link=link(table)) if asked.open else ""
    return "\n".join(f"-# {said}" for said in (settled, still) if said)


async def _leave(
    message: discord.PartialMessage, past: discord.ui.LayoutView | None, line: str
) -> None:
    """Cut a message down to what stays of it, with a line below."""
    quiet = discord.AllowedMentions.none()
    if past is not None:
        # The files stay attached, so the picture does not change.
        await message.edit(view=_with_line(past, line), allowed_mentions=quiet)
    elif line:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(items.text(line, FOOT))
        try:
            await message.edit(view=view, attachments=[], allowed_mentions=quiet)
        except discord.HTTPException as error:
            if verdict(error) != "refused":
                raise
            await message.delete()  # Discord takes no edit of it, and another message says the same
    else:
        await message.delete()


def what_stays(message: discord.Message) -> discord.ui.LayoutView | None:
    """What a message shows without its rows of controls and without what is below its foot; None if
    nothing is left."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    files = set(files_of(message))
    for holder in _holders(view):
        _cut(holder)
        for item in holder.children:
            if isinstance(item, discord.ui.MediaGallery):
                _name_files(item, files)
        if holder is not view and not holder.children:
            view.remove_item(holder)  # type: ignore[arg-type]
    return view if view.children else None


_Holder = discord.ui.LayoutView | discord.ui.Container[Any]


def _holders(view: discord.ui.LayoutView) -> list[_Holder]:
    return [view, *(c for c in view.children if isinstance(c, discord.ui.Container))]


def _cut(holder: _Holder) -> None:
    """Remove what is below the foot, and the rows of controls."""
    below = False
    for item in list(holder.children):
        below = below or item.id == FOOT
        if below or isinstance(item, discord.ui.ActionRow):
            holder.remove_item(item)


def _with_line(view: discord.ui.LayoutView, line: str) -> discord.ui.LayoutView:
    """A message with a line at its end, which replaces an earlier one."""
    holder = _holders(view)[-1]
    _cut(holder)
    if line:
        holder.add_item(items.text(line, FOOT))
    return view


def _name_files(gallery: discord.ui.MediaGallery[Any], files: set[str]) -> None:
    """Refer to the files of a gallery by name, because their addresses expire."""
    for item in gallery.items:
        name = filename(item.media)
        if name in files:
            item.media = f"attachment://{name}"
