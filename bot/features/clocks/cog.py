"""/host clock: how patient a table is; and whom it has waited for."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.clocks import pages
from bot.features.clocks.presses import Pace
from bot.panel.finding import table_choices, table_here
from bot.widgets import replies
from bot.widgets.described import described
from bot.widgets.managing import HOSTS
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.language import Language
from tables.facts.model import Table

Hours = app_commands.Range[int, 0, 2000]


class PaceCommands(commands.Cog):
    """Part of the commands /game."""

    def __init__(self, context: Context, pace: Pace) -> None:
        self._context = context
        self._pace = pace

    @app_commands.command(description=described(BotCommands.clock), extras=HOSTS)
    @app_commands.describe(
        first=described(BotCommands.clock_first),
        every=described(BotCommands.clock_every),
        most=described(BotCommands.clock_most),
        move=described(BotCommands.clock_move),
        bank=described(BotCommands.clock_bank),
        fallback=described(BotCommands.clock_fallback),
        pauses=described(BotCommands.clock_pauses),
        table=described(BotCommands.table),
    )
    @app_commands.choices(
        fallback=[
            app_commands.Choice(name=described(BotCommands.clock_fallback_none), value="none"),
            app_commands.Choice(
                name=described(BotCommands.clock_fallback_replace), value="replace"
            ),
            app_commands.Choice(
                name=described(BotCommands.clock_fallback_caretaker), value="caretaker"
            ),
        ],
        pauses=[
            app_commands.Choice(name=described(BotCommands.clock_pauses_all), value="all"),
            app_commands.Choice(name=described(BotCommands.clock_pauses_quiet), value="quiet"),
            app_commands.Choice(name=described(BotCommands.clock_pauses_none), value="none"),
        ],
    )
    @app_commands.autocomplete(table=table_choices)
    async def clock(
        self,
        interaction: Interaction,
        first: app_commands.Range[int, 1, 168] | None = None,
        every: app_commands.Range[int, 1, 168] | None = None,
        most: app_commands.Range[int, 0, 20] | None = None,
        move: Hours | None = None,
        bank: Hours | None = None,
        fallback: app_commands.Choice[str] | None = None,
        pauses: app_commands.Choice[str] | None = None,
        table: int | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table)
        wishes = {
            "first": first,
            "every": every,
            "most": most,
            "move": move,
            "bank": bank,
            "fallback": None if fallback is None else fallback.value,
            "pauses": None if pauses is None else pauses.value,
        }
        page = await self._pace.changed(interaction, found, wishes)
        await replies.show(interaction, page)

    async def waiting_lines(self, language: Language, table: Table) -> list[str]:
        """How long a table has waited for whom, for its status."""
        ledger = await self._context.reminders.ledger(table.id)
        waiting = await self._context.reminders.deadlines(table.id)
        return pages.ledger_lines(language, table, ledger, waiting)
