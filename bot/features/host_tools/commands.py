"""/agora-host: how the bot is, and telling tables when it will be away."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.context import Context
from bot.features.host_tools import facts, pages
from bot.features.host_tools.owners import Owners
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_host import BotHost
from tables.model.downtime import LONGEST

NAME = "agora-host"
AHEAD, LASTS = 15, 15
"""Minutes, unless the host says otherwise."""
Ahead = app_commands.Range[int, 0, LONGEST]
Lasts = app_commands.Range[int, 1, LONGEST]


class HostCommands(app_commands.Group):
    """For the owner of the application. Discord cannot offer a command to one person alone. So it
    is registered on the host's server only, hidden from all but its administrators, and each use
    asks who it is."""

    def __init__(self, context: Context) -> None:
        super().__init__(
            name=NAME,
            description=described(BotHost.host, BotHost),
            default_permissions=discord.Permissions.none(),
        )
        self._context = context
        self._downtimes = context.service.downtimes
        self._owners = Owners(context)

    @app_commands.command(description=described(BotHost.status, BotHost))
    async def status(self, interaction: Interaction) -> None:
        await self._acknowledge(interaction)
        found = await facts.gather(interaction.client)
        await replies.show(interaction, pages.status_page(reader.of(interaction), found))

    @app_commands.command(description=described(BotHost.announce, BotHost))
    @app_commands.describe(
        ahead=described(BotHost.announce_ahead, BotHost),
        lasts=described(BotHost.announce_lasts, BotHost),
    )
    async def announce(
        self, interaction: Interaction, ahead: Ahead = AHEAD, lasts: Lasts = LASTS
    ) -> None:
        await self._acknowledge(interaction)
        said, channels = await self._downtimes.announce(ahead, lasts)
        page = pages.announced_page(reader.of(interaction), said, channels)
        await replies.show(interaction, page)

    @app_commands.command(description=described(BotHost.over, BotHost))
    async def over(self, interaction: Interaction) -> None:
        await self._acknowledge(interaction)
        count = await self._downtimes.take_back()
        await replies.show(interaction, pages.over_page(reader.of(interaction), count))

    async def _acknowledge(self, interaction: Interaction) -> None:
        """Answer privately, and only the owner. Raises `NotAllowed`."""
        await replies.acknowledge(interaction, fresh=True)
        await self._owners.need(interaction)
