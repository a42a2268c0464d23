"""/server board."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.boards import pages, seeing
from bot.features.boards.posting import take_away
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.managing import SERVERS, need_manager
from bot.widgets.replies import Interaction
from bot.widgets.spoken_times import understood
from render.lang.catalogue.bot_commands import BotCommands
from tables.model import users
from tables.model.boards import Board
from tables.model.errors import UserError

Hours = app_commands.Range[str, 1, 100]


class ChannelOfBoard(app_commands.Transformer):
    """A channel that can hold a board. The library would offer kinds that cannot."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        return int(value.id)


Wanted = app_commands.Transform[int, ChannelOfBoard]


class BoardCommands(commands.Cog):
    """Part of the commands /server."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._boards = context.service.boards

    @app_commands.command(description=described(BotCommands.server_board), extras=SERVERS)
    @app_commands.describe(
        channel=described(BotCommands.server_board_channel),
        role=described(BotCommands.server_board_role),
        quiet=described(BotCommands.server_board_quiet),
    )
    async def board(
        self,
        interaction: Interaction,
        channel: Wanted | None = None,
        role: discord.Role | None = None,
        quiet: Hours | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        server = need_manager(interaction)
        old = await self._boards.board(server)
        if channel is None and role is None and quiet is None:
            await self._show(interaction, old)
            return
        if channel is not None:
            place = channel
        elif old is not None:
            place = old.channel_id
        else:
            raise UserError("board_kind")
        wished = await self._wished(interaction, old, place, role, quiet)
        found = await self._boards.set(server, wished)
        if old is not None and old.channel_id != found.channel_id:
            await take_away(self._context, old)
        await self._show(interaction, found)

    async def _wished(
        self,
        interaction: Interaction,
        old: Board | None,
        channel_id: int,
        role: discord.Role | None,
        quiet: str | None,
    ) -> Board:
        """The board that a manager wishes for: what they left out stays as it was. Raises
        `UserError`."""
        guild = interaction.guild
        channel = None if guild is None else guild.get_channel(channel_id)
        if not isinstance(channel, (discord.TextChannel, discord.ForumChannel)):
            raise UserError("board_kind")
        if missing := seeing.lacking(channel):
            raise UserError("board_lacks", permissions=missing)
        role_id = None if role is None or role.is_default() else role.id
        if role is None and old is not None:
            role_id = old.role_id
        hours, zone = (None, None) if old is None else (old.quiet, old.zone)
        if quiet is not None:
            hours = understood(users.read_quiet, quiet, reader.of(interaction))
            zone = (await self._context.reminders.user(interaction.user.id)).zone
            if hours is not None and zone is None:
                raise UserError("board_zone")
        return Board(
            channel.guild.id,
            channel.id,
            "posts" if isinstance(channel, discord.ForumChannel) else "message",
            reader.of(interaction).code,
            interaction.user.id,
            role_id,
            hours,
            zone,
        )

    async def _show(self, interaction: Interaction, board: Board | None) -> None:
        guild = interaction.guild
        channel = None if guild is None or board is None else guild.get_channel(board.channel_id)
        lacking = () if channel is None else seeing.lacking(channel)
        page = pages.settings_page(reader.of(interaction), board, lacking)
        await replies.show(interaction, page)
