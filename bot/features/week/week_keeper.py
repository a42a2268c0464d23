"""Opens the deal of each week, and tells its results on Sunday.

It remembers nothing: all that is to be done is in the database. Only a node that is connected to a
server sees its channels, so only that one looks after its weeks. The database says who posts a
message, and Discord makes one that is posted again after a stop only once.
"""

from __future__ import annotations

import logging

import discord

from bot.context import Context
from bot.features.week import pages
from bot.lookout import Lookout
from bot.widgets import limits, replies
from bot.widgets.items import Page
from render.lang.language import spoken
from tables.model import weeks
from tables.model.clock import HOUR
from tables.model.errors import StorageFault
from tables.model.weeks import CLAIMED, Week, WeekServer

TICK = HOUR
"""Seconds between two looks, if nothing is due earlier."""
NEEDED = (
    *("view_channel", "send_messages", "send_messages_in_threads", "create_private_threads"),
    *("embed_links", "attach_files", "read_message_history"),
)
"""The permissions that the bot needs in the channel of the deals."""

_log = logging.getLogger("agora.weeks")


def lacking(channel: discord.abc.GuildChannel) -> tuple[str, ...]:
    """The permissions that the bot lacks for the deals in a channel, in Discord's words."""
    allowed = channel.permissions_for(channel.guild.me)
    if allowed.administrator:
        return ()
    return tuple(name.replace("_", " ").title() for name in NEEDED if not getattr(allowed, name))


class WeekKeeper:
    """Looks after the weeks of the servers to which this process is connected."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._weeks = context.service.weeks
        self.lookout = Lookout("weeks", self.tick, context.service.now, tick=TICK)

    async def tick(self) -> float | None:
        """Do what is to be done; returns when something is due next. Raises `StorageFault`."""
        servers = {one.server_id: one for one in await self._weeks.servers()}
        for server in servers.values():
            if self._guild(server.server_id) is not None:
                await self._weeks.open_due(server)
        now = self._context.service.now()
        found = [weeks.opens_at(weeks.number_at(now) + 1)] if servers else []
        for week in await self._weeks.unsaid():
            guild = self._guild(week.server_id)
            if guild is None:
                continue  # another node is connected to it, or the bot has left it
            try:
                found += await self._look(week, guild, servers.get(week.server_id))
            except StorageFault:
                raise
            except replies.FAILURES as error:
                _log.info("week %d waits: %s", week.id, replies.brief(error))
                found.append(now + CLAIMED)
            except Exception:  # one broken week must not keep the others waiting
                _log.exception("week %d waits", week.id)
        return min(found, default=None)

    def _guild(self, server_id: int) -> discord.Guild | None:
        guild = self._context.client.get_guild(server_id)
        usable = guild is not None and not guild.unavailable and guild.me is not None
        return guild if usable else None

    async def _look(
        self, week: Week, guild: discord.Guild, server: WeekServer | None
    ) -> list[float]:
        """Post what is to be posted of a week; when something is due there. Raises what Discord
        raises."""
        if self._context.service.now() >= week.closes_at and week.state == "open":
            week = await self._weeks.end(week)
        channel = guild.get_channel(week.channel_id)
        if channel is None and server is not None:  # managers have chosen another one
            channel = guild.get_channel(server.channel_id)
        if not isinstance(channel, discord.TextChannel) or lacking(channel):
            return []  # /server week says so
        if week.state == "over":
            await self._tell_results(week, channel)
            return []
        if week.message_id is None and await self._weeks.claim(week):
            page = pages.announced_page(spoken(week.language), week)
            await self._post(week, channel, page)
        return [week.closes_at]

    async def _tell_results(self, week: Week, channel: discord.TextChannel) -> None:
        if not await self._weeks.claim(week):
            return
        language, tries = spoken(week.language), await self._weeks.tries(week)
        await self._post(week, channel, pages.results_page(language, week, tries))
        if week.message_id is None or channel.id != week.channel_id:
            return
        try:
            message = channel.get_partial_message(week.message_id)
            await message.edit(view=pages.over_page(language, week).view)
        except replies.FAILURES as error:  # its button tells the same
            _log.info("the message of week %d stays: %s", week.id, replies.brief(error))

    async def _post(self, week: Week, channel: discord.TextChannel, page: Page) -> None:
        limits.warn("the deal of a week", page.problems())
        message = await channel.send(
            view=page.view,
            allowed_mentions=discord.AllowedMentions.none(),
            nonce=f"week-{week.id}-{week.state}",  # the same after a stop in between
        )
        await self._weeks.posted(week, message.id)
