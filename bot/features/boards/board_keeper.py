"""Keeps the notice boards of servers as their tables are, and with them scheduled events.

What changes at a table makes its board look again; besides, all boards are looked at every five
minutes, because other nodes hear of changes, too. Only a node that is connected to a server knows
who sees its channels, so only that one looks at its board. The database says who edits it.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterable, Sequence
from functools import cache

import discord

from bot.context import Context
from bot.features.boards import pages, posting, seeing
from bot.features.boards.events import TableEvents
from bot.features.boards.posts import ForumPosts
from bot.widgets import items, limits, replies
from bot.widgets.discord_errors import verdict
from bot.widgets.names import harmless
from bot.widgets.visibility import deciding_channel
from render.lang.catalogue.bot_boards import BotBoards
from render.lang.language import spoken
from tables.model.boards import EDITED, Board, Trouble
from tables.model.errors import StorageFault
from tables.model.open_tables import OpenTable

TICK = EDITED
"""Seconds between two looks at all boards."""
SOON = 2.0
"""Seconds after a change before its board is looked at: changes come in groups."""

_log = logging.getLogger(__name__)


class BoardKeeper:
    """Looks after the notice boards of the servers to which this process is connected."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._boards = context.service.boards
        self._posts = ForumPosts(context)
        self._events = TableEvents(context)
        self._stale: set[int] = set()
        self._later: dict[int, float] = {}
        """Boards that wait until they may be edited, and when that is."""
        self._looked = -math.inf
        self._started = self._stopped = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    # --- when to look ----------------------------------------------------------------------------

    def start(self) -> None:
        """Look at all boards soon, and from then on, until `stop`."""
        self._started, self._looked = True, -math.inf
        self._in(SOON)

    def changed(self, server_id: int) -> None:
        """The open tables of a server, or its board, may look otherwise now."""
        self._stale.add(server_id)
        if self._started:
            self._in(SOON)

    async def stop(self) -> None:
        """Look no more. What is left is seen after the next start."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _in(self, seconds: float) -> None:
        """Look in so many seconds, if not sooner. A look under way is followed by the next one."""
        if self._stopped or (self._task is not None and not self._task.done()):
            return
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= loop.time() + seconds:
                return
            self._timer.cancel()
        self._timer = loop.call_later(seconds, self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._run(), name="boards")
        self._task.add_done_callback(lambda done: self._in(SOON if self._stale else self._wait))

    _wait = TICK

    async def _run(self) -> None:
        self._wait = TICK
        try:
            self._wait = await self.look()
        except StorageFault as fault:
            _log.warning("[%s] the notice boards wait: %s", fault.reference, fault)
        except Exception:
            _log.exception("the notice boards could not be looked at")

    async def look(self) -> float:
        """Look at the boards that may have changed, or at all of them; in how many seconds there
        is something to look at again. Raises `StorageFault`."""
        now = self._context.service.now()
        everything = not 0 <= now - self._looked < TICK
        if everything:
            self._looked = now
        stale = self._stale | {server for server, at in self._later.items() if at <= now}
        self._stale = set()
        for server in stale:
            self._later.pop(server, None)
        for board in await self._boards.every() if everything else await self._of(stale):
            self._later.pop(board.server_id, None)
            await self._look_at(board)
        await self._events.look(None if everything else stale)
        at = min([self._looked + TICK, *self._later.values()])
        return min(max(at - self._context.service.now(), SOON), TICK)

    async def _of(self, servers: Iterable[int]) -> list[Board]:
        found = [await self._boards.board(server) for server in sorted(servers)]
        return [board for board in found if board is not None]

    # --- one board -------------------------------------------------------------------------------

    async def _look_at(self, board: Board) -> None:
        guild = self._context.client.get_guild(board.server_id)
        if guild is None or guild.unavailable or guild.me is None:
            return  # another node is connected to it, or it has an outage
        channel = guild.get_channel(board.channel_id)
        if channel is None:
            await self._trouble(board, guild, "gone")
            return
        if seeing.lacking(channel):
            await self._trouble(board, guild, "barred")
            return
        seen = cache(lambda where: seeing.seen_by_all(channel, where))
        tables = [
            one
            for one in await self._context.service.open_tables.on(board.server_id)
            if (where := deciding_channel(guild, one.table.channel_id)) is not None and seen(where)
        ]
        try:
            if isinstance(channel, discord.ForumChannel):
                await self._posts.look(board, channel)
                works = True
            else:
                works = await self._show(board, tables)
            await self._call(board, guild, channel, tables)
            if works and board.trouble in ("gone", "barred"):
                await self._trouble(board, guild, "")
        except replies.FAILURES as error:
            await self._failed(board, guild, error)

    async def _show(self, board: Board, tables: Sequence[OpenTable]) -> bool:
        """Show these tables on a board, now or as soon as it may be edited; whether it shows
        them."""
        now = self._context.service.now()
        page = pages.board_page(spoken(board.language), tables)
        shown = pages.digest(page)
        old = board.is_old(now) and bool(tables)
        if board.message_id is not None and shown == board.shown and not old:
            return True
        if not board.may_edit(now):
            self._later[board.server_id] = board.edited_at + EDITED
            return False
        if not await self._boards.claim_edit(board):
            return False  # another node is at it
        limits.warn("a notice board", page.problems())
        if not board.is_old(now) and await posting.edited(self._context, board, page):
            await self._boards.posted(board, board.message_id, shown, board.posted_at)
            return True
        message = await posting.posted(self._context, board, page)
        await self._boards.posted(board, message, shown, now)
        await posting.take_away(self._context, board)
        return True

    async def _call(
        self,
        board: Board,
        guild: discord.Guild,
        channel: discord.abc.GuildChannel,
        tables: Sequence[OpenTable],
    ) -> None:
        """Tell the role of the tables that ask for it, if it may be pinged now."""
        wanted = [one for one in tables if one.table.tells_role == 1]
        if board.role_id is None or not wanted:
            return
        role = guild.get_role(board.role_id)
        loud = channel.permissions_for(guild.me).mention_everyone
        if role is None or role.is_default() or not (role.mentionable or loud):
            await self._trouble(board, guild, "role")
            return
        if board.trouble == "role":
            await self._trouble(board, guild, "")
        if not board.may_ping(self._context.service.now()):
            return
        if not await self._boards.claim_ping(board, [one.table.id for one in wanted]):
            return
        where = board.channel_id if board.kind == "message" else wanted[0].table.channel_id
        page = pages.call_page(spoken(board.language), board.role_id, wanted)
        await self._context.client.get_partial_messageable(where, guild_id=guild.id).send(
            view=page.view,
            allowed_mentions=discord.AllowedMentions(
                roles=[discord.Object(board.role_id)], users=False, everyone=False
            ),
        )

    # --- what goes wrong -------------------------------------------------------------------------

    async def _failed(self, board: Board, guild: discord.Guild, error: Exception) -> None:
        """Discord did not take something. It is tried again with the next look."""
        _log.info("the notice board of server %d: %s", board.server_id, replies.brief(error))
        match verdict(error):
            case "gone":
                await self._trouble(board, guild, "gone")
            case "barred":
                await self._trouble(board, guild, "barred")

    async def _trouble(self, board: Board, guild: discord.Guild, trouble: Trouble) -> None:
        """Note what is wrong with a board, or that nothing is, and tell its manager once."""
        if not await self._boards.trouble(board, trouble) or not trouble or not board.user_id:
            return
        language = await self._context.reader(board.user_id)
        say = BotBoards(language)
        said = say.told(server=harmless(guild.name), said=say.trouble(trouble))
        try:
            private = await self._context.client.create_dm(discord.Object(board.user_id))
            await private.send(view=items.page(items.text(said)).view)
        except replies.FAILURES as failure:
            # They read it in /server board.
            _log.info("a manager is not told of a notice board: %s", replies.brief(failure))
