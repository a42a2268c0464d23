"""Brings people together who look for a table: asks them, tells them what became of it, and opens
their tables. It remembers nothing: all that is to be done is in the database."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.outbox import BACKOFF
from bot.delivery.posted import pinging
from bot.features.find import match_pages, places
from bot.features.find.match_handlers import server_name
from bot.features.lobby import channel_checks
from bot.features.lobby.opening import Lobbies
from bot.widgets import limits, replies
from bot.widgets.items import Page
from bot.widgets.links import link
from bot.widgets.managing import member_opens
from render.lang.language import spoken
from render.registry import listing
from render.text.base import shorten
from tables.model.errors import NoTable, NotAllowed, StorageFault, UserError
from tables.model.leases import Fenced
from tables.model.matched import TRIES, Guest, Match
from tables.store.limits import TooMany

TICK, SHORTEST = 600.0, 0.25
"""Seconds between two looks, if nothing is due earlier."""

_log = logging.getLogger("agora.matchmaker")


class Matchmaker:
    """Looks for people who fit together whenever somebody wishes to play or a table changes. Of
    several nodes only the one does it that speaks for the first range of tables."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._making = context.service.matchmaking
        self._lobbies = Lobbies(context)
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._poked = False

    # --- when to look ----------------------------------------------------------------------------

    def start(self) -> None:
        """Look now and from then on, until `stop`."""
        self._poked = True
        if not self._stopped and (self._task is None or self._task.done()):
            if self._timer is not None:
                self._timer.cancel()
            self._task = asyncio.create_task(self._run(), name="matchmaker")

    async def stop(self) -> None:
        """Look no more. What is under way is done again after the next start."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait, due = TICK, None
        try:
            while self._poked:  # something may be wished while a look is under way
                self._poked = False
                due = await self.tick()
            if due is not None:
                wait = min(max(due - self._service.now(), SHORTEST), TICK)
        except StorageFault as error:
            _log.error("[%s] nobody is brought together: %s", error.reference, error)
        except Exception:
            _log.exception("bringing people together failed; it goes on with the next look")
        self._timer = asyncio.get_running_loop().call_later(wait, self.start)

    async def tick(self) -> float | None:
        """Do what is to be done; returns when something is due next. Raises `StorageFault`."""
        if not self._service.owner.owns(0):
            return None
        due = await self._making.look()
        for match in await self._making.to_open():
            await self._open(match)
        for match_id, user_id in await self._making.due():
            with suppress(Fenced):  # another node does it by now
                await self._tell(match_id, user_id)
                self._poked = True
        return due

    # --- the table -------------------------------------------------------------------------------

    async def _open(self, match: Match) -> None:
        """Open the table of people who all have said yes, or begin one that was opened."""
        try:
            if match.state == "opening" and not await self._opened(match):
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

    async def _opened(self, match: Match) -> bool:
        """Open a thread and the table in it, unless somebody has left; whether it is open."""
        guild = self._context.client.get_guild(match.guild_id)
        if guild is None:
            await self._making.not_opened(match)
            return False
        members = []
        for guest in match.people:
            found = await places.member_of(guild, guest.user_id)
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
        thread = await channel.create_thread(
            name=shorten(f"{title} · {names}", limits.THREAD_NAME),
            type=channel_checks.thread_kind(channel),
            auto_archive_duration=10_080,  # minutes: a week, the longest that Discord allows
        )
        for one in members:
            with suppress(*replies.FAILURES):  # they find it by the link that they are sent
                await thread.add_user(one)
        table = await self._making.open(match, thread.id, channel.id, self._context.limits, openers)
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
                await self._later(match, guest)
            else:
                await self._making.said(match.id, guest)

    async def _deliver(self, match: Match, guest: Guest) -> None:
        """By direct message; a question goes to the channel for somebody who accepts none."""
        user_id, page = guest.user_id, await self._page(match, guest)
        limits.warn("a message about a match", page.problems())
        try:
            private = await self._context.client.create_dm(discord.Object(user_id))
            await private.send(
                view=page.view,
                nonce=guest.nonce,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except replies.FAILURES as error:
            if refused.worth_repeating(error, guest.attempts):
                await self._later(match, guest)
                return
            _log.info("user %d takes no direct messages: %s", user_id, replies.brief(error))
            if guest.say == "ask":
                await self._ping(match, guest)
        await self._making.said(match.id, guest)

    async def _ping(self, match: Match, guest: Guest) -> None:
        """Call somebody in the channel in which they said what they would like to play. Only they
        learn what for."""
        language = await self._context.reader(guest.user_id)
        page = match_pages.ping_page(language, match, guest.user_id)
        where = self._context.client.get_partial_messageable(
            guest.channel_id, guild_id=match.guild_id
        )
        try:
            await where.send(
                view=page.view, nonce=guest.nonce, allowed_mentions=pinging([guest.user_id])
            )
        except replies.FAILURES as error:
            _log.info("user %d cannot be asked: %s", guest.user_id, replies.brief(error))

    async def _later(self, match: Match, guest: Guest) -> None:
        await self._making.later(match.id, guest, BACKOFF[min(guest.attempts, len(BACKOFF) - 1)])

    async def _page(self, match: Match, guest: Guest) -> Page:
        language = await self._context.reader(guest.user_id)
        server = server_name(self._context, match)
        if guest.say == "open" and match.table_id is not None:
            table = await self._service.views.table(match.table_id)
            return match_pages.open_page(language, match, link(table))
        if guest.say == "over":
            wish = await self._service.wishes.of(guest.user_id, match.guild_id)
            asleep = wish is not None and wish.asleep
            return match_pages.over_page(language, match, server, asleep=asleep)
        now = self._service.now()
        return match_pages.match_page(language, match, guest.user_id, server, now)
