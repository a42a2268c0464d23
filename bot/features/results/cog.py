"""/server void."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.widgets import items, reader, replies
from bot.widgets.described import described
from bot.widgets.managing import SERVERS, need_manager
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_results import BotResults
from tables.operations.results import REASON

Reason = app_commands.Range[str, 1, REASON]


class VoidCommand(commands.Cog):
    """Part of the commands /server."""

    def __init__(self, context: Context) -> None:
        self._service = context.service

    @app_commands.command(description=described(BotCommands.server_void), extras=SERVERS)
    @app_commands.describe(
        table=described(BotCommands.server_void_table),
        reason=described(BotCommands.server_void_reason),
    )
    async def void(self, interaction: Interaction, table: int, reason: Reason) -> None:
        await replies.acknowledge(interaction, fresh=True)
        server, language = need_manager(interaction), reader.of(interaction)
        await self._service.results.void(table, server, interaction.user.id, reason)
        found = await self._service.views.table(table)
        said = BotResults(language).took_out(title=Speech(found, language).title())
        await replies.show(interaction, items.page(items.text(said)))
