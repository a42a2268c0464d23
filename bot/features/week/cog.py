"""/server week."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.week import pages
from bot.features.week.week_keeper import lacking
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.ids import ControlId
from bot.widgets.managing import SERVERS, need_manager
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_week import BotWeek
from tables.model.errors import UserError
from tables.model.weeks import Trouble, WeekServer


class ChannelOfWeek(app_commands.Transformer):
    """A channel in which private threads can be made, too."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        return int(value.id)


Wanted = app_commands.Transform[int, ChannelOfWeek]


class WeekCommands(commands.Cog):
    """Part of the commands /server."""

    def __init__(self, context: Context) -> None:
        self._weeks = context.service.weeks
        context.presses.register(pages.REMOVE, self._remove)

    @app_commands.command(description=described(BotCommands.server_week), extras=SERVERS)
    @app_commands.describe(channel=described(BotCommands.server_week_channel))
    async def week(self, interaction: Interaction, channel: Wanted | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        server, language = need_manager(interaction), reader.of(interaction)
        if channel is not None:
            self._check(interaction, channel)
            chosen = WeekServer(server, channel, interaction.user.id, language.code)
            await self._weeks.switch_on(server, chosen)
        found = await self._weeks.server(server)
        missing: Sequence[str] = ()
        trouble: Trouble = ""
        if found is not None and interaction.guild is not None:
            there = interaction.guild.get_channel(found.channel_id)
            if isinstance(there, discord.TextChannel):
                missing = lacking(there)
                trouble = "refused" if found.trouble == "refused" else ""
            else:
                trouble = "gone"
        page = pages.settings_page(language, found, missing, trouble)
        await replies.show(interaction, page)

    def _check(self, interaction: Interaction, channel_id: int) -> None:
        """Raises `UserError` for a channel in which there can be no deals."""
        guild = interaction.guild
        channel = None if guild is None else guild.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            raise UserError("week_channel")
        if missing := lacking(channel):
            raise UserError("board_lacks", permissions=missing)

    async def _remove(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self._weeks.switch_off(need_manager(interaction))
        language = reader.of(interaction)
        note = BotWeek(language).removed()
        await replies.show(interaction, pages.settings_page(language, None, note=note))
