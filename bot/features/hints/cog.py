"""/hint: suggests a good plan for the user's turn."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.hints.handlers import HintHandlers
from bot.panel.finding import my_table, table_choices
from bot.widgets import replies
from bot.widgets.described import described
from bot.widgets.replies import Interaction
from bot.widgets.scopes import everywhere
from render.lang.catalogue.bot_commands import BotCommands


class HintCog(commands.Cog):
    """The command; what it shows is answered by `HintHandlers`."""

    def __init__(self, context: Context, hints: HintHandlers) -> None:
        self._context = context
        self._hints = hints

    @app_commands.command(description=described(BotCommands.hint))
    @everywhere
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def hint(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await my_table(self._context, interaction, table, "hint")
        await self._hints.open(interaction, found.id)
