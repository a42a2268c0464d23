"""/game undo: asking the others to go back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.finding import my_table, table_choices
from bot.ui import replies
from bot.ui.replies import Interaction

if TYPE_CHECKING:
    from bot.app import AgoraBot


class ConsentCommands(commands.Cog):
    """Part of the commands for tables: a mixin of the cog /game."""

    bot: AgoraBot

    @app_commands.command(description="Ask the others to go back; also what is on the table")
    @app_commands.describe(table="number of the table, if it is not the one of this channel")
    @app_commands.autocomplete(table=table_choices)
    async def undo(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await my_table(self.bot, interaction, table, "back")
        await self.bot.consent.open(interaction, found.id)
