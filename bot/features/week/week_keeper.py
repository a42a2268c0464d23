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
from bot.widgets.discord_errors import verdict
from bot.widgets.items import Page
from render.lang.language import spoken
from tables.model import weeks
from tables.model.errors import StorageFault
from tables.model.weeks import Trouble, Week, WeekServer

TICK = 600.0
"""Seconds between two looks, if nothing is due earlier."""
RETRY = 300.0
"""Seconds after which a message that Discord did not take is tried again."""
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
        await self._weeks.end_due()
        now = self._context.service.now()
        servers = {one.server_id: one for one in await self._weeks.servers()}
        due = await self._weeks.due() if servers else set()
        for server in servers.values():
            guild = self._guild(server.server_id)
            if guild is None:
                continue  # another node is connected to it, or the bot has left it
            await self._check(server, guild)
            if server.server_id in due:
                await self._weeks.open(server)
        found = [weeks.opens_at(weeks.number_at(now) + 1)] if servers else []
        for week in await self._weeks.unsaid():
            guild = self._guild(week.server_id)
            if guild is not None:
                found += await self._tried(week, guild, servers.get(week.server_id))
        return min(found, default=None)

    def _guild(self, server_id: int) -> discord.Guild | None:
        guild = self._context.client.get_guild(server_id)
        usable = guild is not None and not guild.unavailable and guild.me is not None
        return guild if usable else None

    # --- its messages ----------------------------------------------------------------------------

    async def _tried(
        self, week: Week, guild: discord.Guild, server: WeekServer | None
    ) -> list[float]:
        """The same as `_look`, whatever Discord says to it."""
        try:
            found = await self._look(week, guild, server)
        except StorageFault:
            raise
        except replies.FAILURES as error:
            _log.info("week %d waits: %s", week.id, replies.brief(error))
            if server is not None and verdict(error) != "later":
                await self._trouble(server, guild, "refused")
            return [self._context.service.now() + RETRY]
        except Exception:  # one broken week must not keep the others waiting
            _log.exception("week %d waits", week.id)
            return []
        return found

    async def _look(
        self, week: Week, guild: discord.Guild, server: WeekServer | None
    ) -> list[float]:
        """Post what is to be posted of a week; when something is due there. Raises what Discord
        raises."""
        now, announced = self._context.service.now(), week.message_id is not None
        if not announced and (week.state == "over" or weeks.is_late(now)):
            return []  # nobody could play it
        channel = _usable(guild, week.channel_id)
        if channel is None and server is not None:  # managers may have chosen another one
            channel = _usable(guild, server.channel_id)
        if channel is None:
            return []
        if (week.state == "over" or not announced) and await self._weeks.claim(week):
            if week.state == "over":
                await self._tell_results(week, channel)
            else:
                page = pages.announced_page(spoken(week.language), week)
                await self._post(week, channel, page)
            if server is not None and server.trouble == "refused":
                await self._trouble(server, guild, "")
        return [week.closes_at] if week.state == "open" else []

    async def _tell_results(self, week: Week, channel: discord.TextChannel) -> None:
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

    # --- what goes wrong -------------------------------------------------------------------------

    async def _check(self, server: WeekServer, guild: discord.Guild) -> None:
        """See whether the channel of a server can be used. What Discord refused all the same stays
        noted until it takes something."""
        channel = guild.get_channel(server.channel_id)
        if not isinstance(channel, discord.TextChannel):
            await self._trouble(server, guild, "gone")
        elif lacking(channel):
            await self._trouble(server, guild, "barred")
        elif server.trouble != "refused":
            await self._trouble(server, guild, "")

    async def _trouble(self, server: WeekServer, guild: discord.Guild, trouble: Trouble) -> None:
        """Note what is wrong with a channel, or that nothing is, and tell its manager once."""
        if not await self._weeks.trouble(server, trouble) or not trouble or not server.user_id:
            return
        page = pages.trouble_page(await self._context.reader(server.user_id), trouble, guild.name)
        try:
            private = await self._context.client.create_dm(discord.Object(server.user_id))
            await private.send(view=page.view)
        except replies.FAILURES as failure:
            # They read it in /server week.
            _log.info("a manager is not told of the week's deal: %s", replies.brief(failure))


def _usable(guild: discord.Guild, channel_id: int) -> discord.TextChannel | None:
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel) or lacking(channel):
        return None
    return channel
