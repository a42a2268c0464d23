"""The posts of a forum in which tables are played: their titles and tags."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.boards import seeing
from bot.widgets import items, limits, open_table, reader, replies
from bot.widgets.replies import Interaction
from bot.widgets.visibility import deciding_channel
from bot.widgets.words import Speech
from render.lang.catalogue.bot_boards import BotBoards
from render.lang.language import Language, spoken
from render.registry import listing
from render.text.base import shorten
from tables.model.boards import EDITED, Board
from tables.model.errors import UserError
from tables.model.open_tables import OpenTable
from tables.model.table import Status

TAGS = 5
"""Tags that one post may have."""

_log = logging.getLogger(__name__)


class ForumPosts:
    """Keeps the posts of forums as their tables are. Discord takes two new titles of a post in ten
    minutes."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._edited: dict[int, float] = {}

    async def look(self, board: Board, forum: discord.ForumChannel) -> None:
        """Give the posts of a board the titles and tags that they should have."""
        now, language = self._context.service.now(), spoken(board.language)
        self._edited = {post: at for post, at in self._edited.items() if 0 <= now - at < EDITED}
        for found in await self._context.service.boards.posts(board):
            post = forum.guild.get_thread(found.table.channel_id)
            if post is None or post.id in self._edited or post.archived:
                continue
            name, table = title(language, found), found.table
            tags = tags_of(language, table.game, table.status, forum, post.applied_tags)
            if (post.name, {tag.id for tag in post.applied_tags}) == (name, {t.id for t in tags}):
                continue
            self._edited[post.id] = now
            try:
                await post.edit(name=name, applied_tags=tags)
            except replies.FAILURES as error:
                _log.info("the post of table %d: %s", found.table.id, replies.brief(error))


class ForumOpening:
    """Opens tables as posts of a server's forum. It is `Lobbies.elsewhere`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def place(self, interaction: Interaction) -> discord.ForumChannel | None:
        """The forum in which a table that is opened from here gets a post; None if it stays here:
        in a thread, in a channel that fewer people see, or where member or bot may not post."""
        guild, here = interaction.guild, interaction.channel
        if guild is None or here is None or isinstance(here, discord.Thread):
            return None
        board = await self._context.service.boards.board(guild.id)
        forum = None if board is None else guild.get_channel(board.channel_id)
        if not isinstance(forum, discord.ForumChannel) or seeing.lacking(forum):
            return None
        member = interaction.user
        if not isinstance(member, discord.Member):
            return None
        allowed = forum.permissions_for(member)
        public = deciding_channel(guild, here.id)
        if public is None or not seeing.seen_by_all(forum, public):
            return None
        return forum if allowed.view_channel and allowed.send_messages else None

    async def open(self, interaction: Interaction, forum: discord.ForumChannel, game: str) -> int:
        """Make a post for a table; its number. Raises `UserError`."""
        language = reader.of(interaction)
        say, titles = BotBoards(language), listing(game, language)
        said = say.post_opened(game=titles.title(), host=interaction.user.mention)
        tags = tags_of(language, game, "lobby", forum)
        if not tags and forum.flags.require_tag:
            tags = [tag for tag in forum.available_tags if not tag.moderated][:1]
        try:
            made = await forum.create_thread(
                name=shorten(titles.short_title(), limits.THREAD_NAME),
                view=items.page(items.text(said)).view,
                applied_tags=tags,
                auto_archive_duration=10_080,  # minutes: a week, the longest that Discord allows
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except replies.FAILURES as error:
            _log.info("no post could be made: %s", replies.brief(error))
            raise UserError("thread_not_opened") from error
        try:
            await made.thread.add_user(interaction.user)
        except replies.FAILURES as error:
            # The host finds the post by the link in the answer.
            _log.info("the host could not be added to the post: %s", replies.brief(error))
        return made.thread.id


def title(language: Language, found: OpenTable) -> str:
    """What the post of a table is called."""
    table = found.table
    if table.status == "lobby":
        parts = open_table.facts(language, found)
    else:
        names = language.listed(Speech(table, language).names)
        parts = [listing(table.game, language).short_title(), table.name, names]
    return shorten(" · ".join(filter(None, parts)), limits.THREAD_NAME)


def tags_of(
    language: Language,
    game: str,
    status: Status,
    forum: discord.ForumChannel,
    kept: Sequence[discord.ForumTag] = (),
) -> list[discord.ForumTag]:
    """The tags of a post: those of the forum that are called like the game or what it is about to
    do, and those that somebody else gave it."""
    say, titles = BotBoards(language), listing(game, language)
    games = {titles.short_title().casefold(), titles.title().casefold()}
    state = {"lobby": "open", "running": "running"}.get(status, "over")
    states = {code: say.tag(code).casefold() for code in ("open", "running", "over")}
    wanted = games | {states[state]}
    free = [tag for tag in forum.available_tags if not tag.moderated or tag in kept]
    mine = [tag for tag in free if tag.name.strip().casefold() in wanted]
    others = [tag for tag in kept if tag.name.strip().casefold() not in {*states.values(), *games}]
    return [*mine, *others][:TAGS]
