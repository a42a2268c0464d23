"""/game undo: asking the others to go back."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.undo.presses import ConsentPresses
from bot.panel.finding import my_table, table_choices
from bot.widgets import replies
from bot.widgets.described import described
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_commands import BotCommands


class ConsentCommands(commands.Cog):
    """Part of the commands /game."""

    def __init__(self, context: Context, consent: ConsentPresses) -> None:
        self._context = context
        self._consent = consent

    @app_commands.command(description=described(BotCommands.game_undo))
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def undo(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await my_table(self._context, interaction, table, "back")
        await self._consent.open(interaction, found.id)
