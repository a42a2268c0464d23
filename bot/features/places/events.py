"""Follows Discord's events about channels of tables: channels and threads that vanish, close or
reopen, and servers that remove or invite the bot.

Events are missed while the bot is down, so every start checks for the same changes. A server with
an outage is still among those of the context, and its tables are left alone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import discord
from discord.ext import commands

from bot.context import Context
from bot.gateway.shards import shard_of
from bot.widgets import replies
from bot.widgets.discord_errors import verdict
from tables.model.errors import StorageFault
from tables.model.log import facts
from tables.model.table import ChannelState

Known = tuple[int, int | None, int, ChannelState]
"""Number, server, channel and place of a table."""

_log = logging.getLogger(__name__)


class ChannelWatcher(commands.Cog):
    """Tracks the tables' channels; `catch_up` finds what it missed.

    invited: told of new servers.
    """

    def __init__(self, context: Context, invited: Callable[[int], None]) -> None:
        self._context = context
        self._invited = invited
        self._service = context.service

    # --- at a start ------------------------------------------------------------------------------

    async def catch_up(
        self, shard: int | None = None, heard: Callable[[int], bool] = lambda shard: True
    ) -> None:
        """Pause the tables of servers that the bot has left, and resume the others. Then look, in
        the background, for channels that were deleted meanwhile.

        shard: only for the servers of this one. heard: whether that shard is still connected.
        """
        try:
            tables = await self._service.places.open_tables()
            if shard is not None:
                count = self._context.client.shard_count or 1
                tables = [k for k in tables if shard_of(k[1] or 0, count) == shard]
                if not heard(shard):
                    return  # another node settles them, which knows their servers
            left, there = [], []
            for known in tables:
                if known[1] is None:
                    continue  # it has no channel
                guild = self._context.client.get_guild(known[1])
                if guild is None:
                    left.append(known[0])
                elif not guild.unavailable:
                    there.append(known)
            await self._service.places.rest(left)
            await self._service.places.go_on_there(k[0] for k in there if k[3] == "left")
            self._context.in_background(self._quietly(self._look(there)))
        except StorageFault as fault:
            _log.error("[%s] places are not looked for: %s", fault.reference, fault)

    async def _look(self, tables: Iterable[Known]) -> None:
        """Whether the channels of some tables are there."""
        for table_id, guild_id, channel_id, place in tables:
            guild = None if guild_id is None else self._context.client.get_guild(guild_id)
            if guild is None or guild.unavailable:
                continue
            channel = guild.get_channel_or_thread(channel_id)
            if channel is not None:
                await self._seen(table_id, place, guild, channel)
            elif not await self._ask(table_id, channel_id, place):
                return

    async def _ask(self, table_id: int, channel_id: int, place: ChannelState) -> bool:
        """Ask Discord for a channel that it did not list: archived threads, private ones, and those
        that are gone. False if Discord asks us to wait."""
        try:
            await self._context.client.http.get_channel(channel_id)
        except discord.RateLimited:
            return False
        except replies.FAILURES as error:
            match verdict(error):
                case "gone":
                    await self._service.places.lose_place(table_id)
                case "barred":
                    await self._service.places.bar_place(table_id)
                case _:
                    _log.info("the channel of table %d is not known: %s", table_id, error)
        else:
            if place in ("gone", "left"):
                await self._service.places.find_place(table_id)
        return True

    async def _seen(
        self, table_id: int, place: ChannelState, guild: discord.Guild, channel: Any
    ) -> None:
        """A channel is there; whether the bot may work in it."""
        thread = isinstance(channel, discord.Thread)
        parent = channel.parent if thread else channel
        locked = thread and channel.locked
        await self._judge(table_id, place, guild, parent, locked=locked, thread=thread)

    async def _judge(
        self,
        table_id: int,
        place: ChannelState,
        guild: discord.Guild,
        channel: Any,
        *,
        locked: bool,
        thread: bool,
    ) -> None:
        """Note what the permissions in a channel, or in a thread of it, mean for a table."""
        if guild.me is None:
            return
        allowed = discord.Permissions.none()
        if channel is not None:
            allowed = channel.permissions_for(guild.me)
        if not writes(allowed, locked=locked, thread=thread):
            await self._service.places.bar_place(table_id)
        elif place in ("barred", "gone") and not replies.missing(allowed, thread=thread):
            await self._service.places.find_place(table_id)

    # --- channels and threads --------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted with its threads; the bot knows only those that are not
        archived."""
        unknown = []
        for known in await self._tables(channel.guild.id):
            if known[2] == channel.id:
                await self._service.places.lose_place(known[0])
            elif channel.guild.get_channel_or_thread(known[2]) is None and known[3] != "gone":
                unknown.append(known)
        if unknown:
            self._context.in_background(self._quietly(self._look(unknown)))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        for known in await self._tables(payload.guild_id):
            if known[2] == payload.thread_id:
                await self._service.places.lose_place(known[0])

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        for known in await self._tables(after.guild.id):
            channel = after.guild.get_channel_or_thread(known[2])
            parent = getattr(channel, "parent_id", None)
            if known[2] == after.id or (channel is not None and parent == after.id):
                await self._seen(known[0], known[3], after.guild, channel or after)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        guild = self._context.client.get_guild(payload.guild_id)
        meta = payload.data.get("thread_metadata")
        if guild is None or meta is None:
            return
        parent = guild.get_channel(payload.parent_id)
        for table_id, _, channel_id, place in await self._tables(payload.guild_id):
            if channel_id != payload.thread_id:
                continue
            locked = bool(meta["locked"])
            await self._judge(table_id, place, guild, parent, locked=locked, thread=True)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot was let into a thread, or one was opened again."""
        for table_id, _, channel_id, place in await self._tables(thread.guild.id):
            if channel_id == thread.id:
                await self._seen(table_id, place, thread.guild, thread)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if self._context.client.user is not None and after.id == self._context.client.user.id:
            await self._look_again(after.guild)

    async def _look_again(self, guild: discord.Guild) -> None:
        """The bot's permissions have changed: retry what waited for that."""
        for table_id, _, channel_id, place in await self._tables(guild.id):
            if place != "barred":
                continue
            channel = guild.get_channel_or_thread(channel_id)
            if channel is None:
                await self._service.places.look_in(channel_id)
            else:
                await self._seen(table_id, place, guild, channel)

    # --- servers ---------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed, or the server was deleted. An outage is another event."""
        self._count("left", guild)
        await self._service.places.rest([known[0] for known in await self._tables(guild.id)])

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._count("joined", guild)
        self._invited(guild.id)
        await self._back(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._back(guild)

    def _count(self, event: str, guild: discord.Guild) -> None:
        self._context.metrics.servers_changed.labels(event).inc()
        count = len(self._context.client.guilds)
        _log.info(
            "server %d: %s; servers: %d",
            *(guild.id, event, count),
            extra=facts(f"server {event}", server=guild.id, servers=count),
        )

    async def _back(self, guild: discord.Guild) -> None:
        tables = await self._tables(guild.id)
        await self._service.places.go_on_there(k[0] for k in tables if k[3] == "left")
        self._context.in_background(self._quietly(self._look(tables)))

    async def _tables(self, guild_id: int) -> list[Known]:
        return await self._service.places.open_tables(guild_id)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that a later check repeats if the database fails now."""
        try:
            await work
        except StorageFault as fault:
            _log.error("[%s] places are not looked for: %s", fault.reference, fault)


def writes(allowed: discord.Permissions, *, locked: bool, thread: bool) -> bool:
    """Whether these permissions let the bot write in a channel, or in a thread of it."""
    if locked and not allowed.manage_threads:
        return False
    needed = ("view_channel", "send_messages_in_threads" if thread else "send_messages")
    return all(getattr(allowed, name) for name in needed)
