"""Brings people together who look for a table: asks them, tells them what became of it, and opens
their tables. It remembers nothing: all that is to be done is in the database."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord

from bot.context import Context
from bot.delivery import in_private
from bot.delivery.in_private import Call
from bot.delivery.outbox import BACKOFF
from bot.features.find import match_pages, places
from bot.features.lobby import table_thread
from bot.features.lobby.opening import Lobbies
from bot.lookout import Lookout
from bot.widgets import replies, servers
from bot.widgets.items import Page
from bot.widgets.links import link
from bot.widgets.managing import member_opens
from render.lang.language import spoken
from render.registry import listing
from tables.model.errors import NoTable, NotAllowed, StorageFault, UserError
from tables.model.leases import Fenced
from tables.model.matched import TRIES, Guest, Match
from tables.store.limits import TooMany

TICK = 600.0
"""Seconds between two looks, if nothing is due earlier."""

_log = logging.getLogger("agora.matchmaker")


class Matchmaker:
    """Looks for people who fit together whenever somebody wishes to play or a table changes.

    Of several nodes, the one that speaks for the first range of tables asks people and tells them;
    those that are connected to a server open its tables.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._making = context.service.matchmaking
        self._lobbies = Lobbies(context)
        self.lookout = Lookout("matchmaker", self.tick, context.service.now, tick=TICK)

    async def tick(self) -> float | None:
        """Do what is to be done; returns when something is due next. Raises `StorageFault`."""
        found = [await self._open_tables()]
        if self._service.owner.owns(0):
            found.append(await self._making.look())
            for match_id, user_id in await self._making.due():
                with suppress(Fenced):  # another node does it by now
                    await self._tell(match_id, user_id)
                    self.lookout.again()
        return min((at for at in found if at is not None), default=None)

    # --- the table -------------------------------------------------------------------------------

    async def _open_tables(self) -> float | None:
        """Open what can be opened here and now; when the next one is due."""
        due: list[float] = []
        for match in await self._making.to_open():
            guild = self._context.client.get_guild(match.guild_id)
            if guild is None or guild.unavailable or guild.me is None:
                continue  # another node is connected to it, or it has an outage
            if match.opens_at > self._service.now():
                due.append(match.opens_at)
                continue
            if await self._making.claim(match):
                await self._open(match, guild)
            self.lookout.again()
        return min(due, default=None)

    async def _open(self, match: Match, guild: discord.Guild) -> None:
        """Open the table of people who all have said yes, or begin one that was opened."""
        try:
            if match.state == "opening" and not await self._opened(match, guild):
                return
            await self._begin(match.id)
        except (*replies.FAILURES, TooMany, NotAllowed) as error:
            _log.warning("the table of a match is not opened: %s", replies.brief(error))
            await self._making.not_opened(match)
        except StorageFault:
            raise
        except Exception:  # one broken match must not keep the others waiting
            _log.exception("the table of a match is not opened")
            await self._making.not_opened(match)

    async def _opened(self, match: Match, guild: discord.Guild) -> bool:
        """Open a thread and the table in it, unless somebody has left; whether it is open."""
        members = []
        for guest in match.people:
            found = await places.member(guild, guest.user_id)
            if found is None:
                await self._making.gone(match, guest.user_id)
                return False
            members.append(found)
        channel = places.room_for(guild, await self._channels(match), members)
        if channel is None:
            _log.warning("no channel of server %d is for all of a match", match.guild_id)
            await self._making.not_opened(match)
            return False
        openers = {one.id: member_opens(one) for one in members}
        await self._making.need_room(match, channel.id, self._context.limits, openers)
        title = listing(match.game, spoken(match.language)).title()
        names = ", ".join(guest.name for guest in match.people)
        thread = await table_thread.made(self._context, channel, f"{title} · {names}")
        await table_thread.invite(thread, members)
        table = await self._making.open(match, thread.id, channel.id, self._context.limits, openers)
        if table is None:
            await table_thread.drop(self._context, thread)
        return table is not None

    async def _channels(self, match: Match) -> list[int]:
        """Where their table may be: the channel of the notice board, those in which they said what
        they would like to play, the newest wish first, and those that the server names for
        tables."""
        found: list[tuple[float, int]] = []
        for guest in match.people:
            wish = await self._service.wishes.of(guest.user_id, match.guild_id)
            found.append((0.0 if wish is None else wish.at, guest.channel_id))
        said = [channel for _, channel in sorted(found, reverse=True)]
        board = await self._service.boards.board(match.guild_id)
        if board is not None:
            said.insert(0, board.channel_id)
        allowed = (await self._service.server_rules.rules(match.guild_id)).channels
        if allowed:
            said = [channel for channel in (*said, *allowed) if channel in allowed]
        return list(dict.fromkeys(said))

    async def _begin(self, match_id: int) -> None:
        """Begin the game of a table that was opened; if it cannot begin, its lobby is posted."""
        match = await self._making.by_number(match_id)
        if match is None or match.table_id is None:
            return
        try:
            table = await self._service.views.table(match.table_id)
        except NoTable:
            return
        if table.status != "lobby" or table.message_id is not None:
            return
        try:
            await self._service.playing.start(table.id, table.host_id)
        except UserError as refusal:
            _log.info("table %d does not begin by itself: %s", table.id, refusal)
            await self._lobbies.again(table)

    # --- what people are told --------------------------------------------------------------------

    async def _tell(self, match_id: int, user_id: int) -> None:
        """Tell somebody what is due. Raises `Fenced`."""
        fence = self._service.owner.fence(0)
        begun = await self._making.begin(match_id, user_id, fence)
        if begun is None:
            return
        match, guest = begun
        try:
            await self._deliver(match, guest)
        except StorageFault:
            raise
        except Exception:  # one broken message must not keep the others waiting
            _log.exception("a message about a match was not delivered")
            if guest.attempts + 1 < TRIES:
                await self._making.later(match.id, guest, BACKOFF[guest.attempts])
            else:
                await self._making.said(match.id, guest)

    async def _deliver(self, match: Match, guest: Guest) -> None:
        """By direct message; a question goes to the channel in which they said what they would like
        to play for somebody who accepts none."""
        call = None
        if guest.say == "ask":
            language = await self._context.reader(guest.user_id)
            page = match_pages.ping_page(language, match, guest.user_id)
            call = Call(match.guild_id, guest.channel_id, page)
        wait = await in_private.tell(
            self._context,
            guest.user_id,
            await self._page(match, guest),
            guest.nonce,
            attempts=guest.attempts,
            call=call,
        )
        if wait is None:
            await self._making.said(match.id, guest)
        else:
            await self._making.later(match.id, guest, wait)

    async def _page(self, match: Match, guest: Guest) -> Page:
        language = await self._context.reader(guest.user_id)
        server = await servers.name(self._context.client, match.guild_id)
        if guest.say == "open" and match.table_id is not None:
            table = await self._service.views.table(match.table_id)
            return match_pages.open_page(language, match, link(table))
        if guest.say == "over":
            wish = await self._service.wishes.of(guest.user_id, match.guild_id)
            asleep = wish is not None and wish.asleep
            return match_pages.over_page(language, match, server, asleep=asleep)
        now = self._service.now()
        return match_pages.match_page(language, match, guest.user_id, server, now)
