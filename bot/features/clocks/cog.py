"""/host clock: sets the reminders and the clock of a table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.clocks import pages
from bot.features.clocks.handlers import Pace
from bot.panel.finding import table_choices, table_here
from bot.widgets import replies
from bot.widgets.described import described
from bot.widgets.managing import HOSTS
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.language import Language
from tables.model.table import Table


class PaceCommands(commands.Cog):
    """Part of the commands /host."""

    def __init__(self, context: Context, pace: Pace) -> None:
        self._context = context
        self._pace = pace

    @app_commands.command(description=described(BotCommands.clock), extras=HOSTS)
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def clock(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table)
        await replies.show(interaction, await self._pace.page(interaction, found))

    async def waiting_lines(self, language: Language, table: Table) -> list[str]:
        """How long a table has waited for whom, for its status."""
        ledger = await self._context.reminders.ledger(table.id)
        waiting = await self._context.reminders.deadlines(table.id)
        return pages.ledger_lines(language, table, ledger, waiting)
