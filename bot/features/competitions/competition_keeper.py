"""Moves competitions on: asks people, opens tables, keeps their messages as they are.

It remembers nothing: all that is to be done is in the database. Only a node that is connected to a
server sees its channels, so only that one looks after its competitions. Should two do so at once,
the database says who opens a table, edits a message or tells somebody something.
"""

from __future__ import annotations

import logging

import discord

from bot.context import Context
from bot.delivery import in_private
from bot.delivery.in_private import Call
from bot.features.competitions import pages, shows
from bot.features.find import places
from bot.features.lobby import table_thread
from bot.lookout import Lookout
from bot.widgets import limits, replies
from bot.widgets.discord_errors import verdict
from render.lang.language import spoken
from tables.model.competitions import (
    CLAIMED,
    EDITED,
    Competition,
    CompetitionTable,
    Entrant,
    Facts,
    Trouble,
    openable,
)
from tables.model.errors import StorageFault, UserError
from tables.operations.competition_progress import next_due

TICK = 600.0
"""Seconds between two looks, if nothing is due earlier."""
RUNNING_TICK = 120.0
"""The same while a competition runs: tables may have ended at another node."""
AGAIN = 60.0
"""Seconds after which it is looked whether everybody could be told."""
TRIES = 3
"""How often somebody is tried to be told something."""

_log = logging.getLogger("agora.competitions")


class CompetitionKeeper:
    """Looks after the competitions of the servers to which this process is connected."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._all = context.service.competitions
        self._tables = context.service.competition_tables
        self.lookout = Lookout("competitions", self.tick, context.service.now, tick=TICK)

    async def tick(self) -> float | None:
        """Do what is to be done; returns when something is due next. Raises `StorageFault`."""
        found: list[float] = []
        for one in await self._all.to_look_at():
            guild = self._context.client.get_guild(one.guild_id)
            if guild is None or guild.unavailable or guild.me is None:
                continue  # another node is connected to it, or the bot has left it: it rests
            try:
                found += await self._look(one, guild)
            except StorageFault:
                raise
            except replies.FAILURES as error:
                _log.info("competition %d waits: %s", one.id, replies.brief(error))
                found.append(self._service.now() + RUNNING_TICK)
                why = verdict(error)
                if why == "gone" or why == "barred":
                    await self._rest(one, why)
            except Exception:  # one broken competition must not keep the others waiting
                _log.exception("competition %d waits", one.id)
        return min(found, default=None)

    async def _look(self, one: Competition, guild: discord.Guild) -> list[float]:
        """Move a competition on; when something is due there. Raises what Discord raises."""
        channel = guild.get_channel(one.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return await self._rest(one, "gone")
        permissions = channel.permissions_for(guild.me)
        if not permissions.administrator and not all(
            getattr(permissions, name) for name in places.NEEDED
        ):
            return await self._rest(one, "barred")
        facts = await self._tables.advance(one.id)
        if facts.competition.trouble in ("gone", "barred"):
            await self._all.trouble(one.id, "")
        facts = await self._play(facts, guild, channel)
        if facts.competition.trouble not in ("", one.trouble):
            await self._tell_manager(facts, guild)
        now = self._service.now()
        later = [next_due(facts.competition), *(it.due_at for it in facts.entrants if it.say)]
        found = [at for at in later if at is not None and at > now]
        if facts.competition.state == "running":
            found.append(now + RUNNING_TICK)
        if not await self._show(facts, channel):
            found.append(now + EDITED)
        for entrant in await self._all.due(one.id):
            await self._tell(facts, entrant, guild)
            found.append(now + AGAIN)
        return found

    async def _rest(self, one: Competition, trouble: Trouble) -> list[float]:
        """It rests as long as its channel cannot be used."""
        if one.live and await self._all.trouble(one.id, trouble):
            guild = self._context.client.get_guild(one.guild_id)
            assert guild is not None
            await self._tell_manager(await self._all.facts(one.id), guild)
        return []

    # --- tables ----------------------------------------------------------------------------------

    async def _play(
        self, facts: Facts, guild: discord.Guild, channel: discord.TextChannel
    ) -> Facts:
        """Open the tables that can be opened, and begin games that were not begun."""
        one = facts.competition
        if one.state != "running":
            return facts
        for lobby in await self._tables.to_begin(facts):
            await self._begin(lobby.id)
        threads = sum(not thread.archived for thread in guild.threads)
        room = await self._tables.room(one, self._context.limits, threads)
        wanted = openable(facts, max(room, 1), self._service.now())
        if wanted and not room:
            await self._all.trouble(one.id, "room")
        elif one.trouble == "room":
            await self._all.trouble(one.id, "")
        for table in wanted[:room]:
            if await self._tables.claim(table):
                await self._open(facts, table, guild, channel)
        return await self._all.facts(one.id)

    async def _open(
        self,
        facts: Facts,
        planned: CompetitionTable,
        guild: discord.Guild,
        channel: discord.TextChannel,
    ) -> None:
        """Open a table that this node has claimed, and begin its game."""
        members = []
        for number in planned.people:
            entrant = facts.entrant(number)
            found = None
            if entrant.user_id is not None:
                found = await places.member(guild, entrant.user_id)
            if found is None:
                await self._all.gone(entrant)
                await self._tables.unclaim(planned)
                self.lookout.again()
                return
            members.append(found)
        try:
            thread = await self._thread(facts, planned, guild, channel)
            await table_thread.invite(thread, members)
            table = await self._tables.open(planned, thread.id, channel.id)
        except replies.FAILURES as error:
            _log.warning("a table of a competition is opened later: %s", replies.brief(error))
            await self._tables.unclaim(planned, CLAIMED)
            if verdict(error) != "later":
                raise
            return
        if table is None:
            await table_thread.drop(self._context, thread)
            return
        await self._begin(table.id)

    async def _thread(
        self,
        facts: Facts,
        planned: CompetitionTable,
        guild: discord.Guild,
        channel: discord.TextChannel,
    ) -> discord.Thread:
        """A new thread for a table, or the one that was opened for it before a stop, even if other
        people sit there since."""
        title = shows.title(spoken(facts.competition.language), facts.competition)
        begins = f"{title} · {planned.number} · "
        names = ", ".join(facts.entrant(one).name for one in planned.people)
        return await table_thread.made(self._context, channel, begins + names, begins)

    async def _begin(self, table_id: int) -> None:
        try:
            await self._tables.begin(await self._service.views.table(table_id))
        except UserError as refusal:
            _log.warning("table %d does not begin: %s", table_id, refusal)

    # --- its message -----------------------------------------------------------------------------

    async def _show(self, facts: Facts, channel: discord.TextChannel) -> bool:
        """Show how things are, if its message may be edited now; whether that is done."""
        one, now = facts.competition, self._service.now()
        page = pages.message(spoken(one.language), facts)
        shown = pages.digest(page)
        if shown == one.shown and one.message_id is not None:
            return True
        if now - one.edited_at < EDITED or not await self._all.claim_edit(one):
            return False
        limits.warn("a competition", page.problems())
        message_id = one.message_id
        none = discord.AllowedMentions.none()
        if message_id is not None:
            try:
                message = channel.get_partial_message(message_id)
                await message.edit(view=page.view, allowed_mentions=none, attachments=[])
            except replies.FAILURES as error:
                if verdict(error) != "gone":
                    raise
                message_id = None
        if message_id is None:
            # The same after a stop in between, so that Discord makes it once.
            nonce = one.id << 20 | (one.message_id or 0) & 0xFFFFF
            message_id = (await channel.send(view=page.view, allowed_mentions=none, nonce=nonce)).id
        await self._all.posted(one.id, message_id, shown)
        return True

    # --- what people are told --------------------------------------------------------------------

    async def _tell(self, facts: Facts, entrant: Entrant, guild: discord.Guild) -> None:
        if not await self._all.claim_message(entrant):
            return
        try:
            await self._deliver(facts, entrant, guild)
        except StorageFault:
            raise
        except Exception:  # one broken message must not keep the others waiting
            _log.exception("a message about a competition was not delivered")
            if entrant.attempts + 1 >= TRIES:
                await self._all.said(entrant)

    async def _deliver(self, facts: Facts, entrant: Entrant, guild: discord.Guild) -> None:
        """By direct message; a question goes to the channel for somebody who accepts none."""
        one, user_id = facts.competition, entrant.user_id
        assert user_id is not None
        language = await self._context.reader(user_id)
        page = pages.news_page(language, facts, entrant, guild.name)
        if page is None:
            await self._all.said(entrant)
            return
        call = None
        if entrant.say in ("confirm", "away"):
            call = Call(one.guild_id, one.channel_id, pages.ping_page(language, one, user_id))
        wait = await in_private.tell(
            self._context, user_id, page, entrant.nonce, attempts=entrant.attempts, call=call
        )
        if wait is None:
            await self._all.said(entrant)
        else:
            await self._all.say_later(entrant, wait)

    async def _tell_manager(self, facts: Facts, guild: discord.Guild) -> None:
        """Tell who set it up why it waits. They read it in the command for managers, too."""
        user_id = facts.competition.user_id
        if not user_id:
            return
        page = pages.manager_page(await self._context.reader(user_id), facts, guild.name)
        try:
            private = await self._context.client.create_dm(discord.Object(user_id))
            await private.send(view=page.view)
        except replies.FAILURES as failure:
            _log.info("a manager is not told of a competition: %s", replies.brief(failure))
