"""/game clock: how patient a table is; and whom it has waited for."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.clocks import pages
from bot.features.lobby.opening import Lobbies
from bot.panel.finding import table_choices, table_here
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.language import Language
from tables.facts.clock import HOUR, ClockRules, Fallback, Pauses
from tables.facts.model import Table

Hours = app_commands.Range[int, 0, 2000]


class PaceCommands(commands.Cog):
    """Part of the commands /game."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies

    @app_commands.command(description=described(BotCommands.clock))
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
        wishes = (first, every, most, move, bank, fallback, pauses)
        if all(wish is None for wish in wishes):
            rules = await self._context.reminders.rules(found.id)
            speech = Speech(found, reader.of(interaction))
            await replies.show(interaction, pages.clock_page(speech, rules))
            return

        def change(old: ClockRules) -> ClockRules:
            out = old.fallback if fallback is None else cast(Fallback, fallback.value)
            rest = old.pauses if pauses is None else cast(Pauses, pauses.value)
            new = replace(old, fallback=out, pauses=rest)
            if first is not None:
                new = replace(new, first=first * HOUR)
            if every is not None:
                new = replace(new, every=every * HOUR)
            if most is not None:
                new = replace(new, most=most)
            if move is not None:
                new = replace(new, move=move * HOUR or None)
            if bank is not None:
                new = replace(new, bank=bank * HOUR)
            return new

        rules = await self._context.reminders.change_rules(
            found, interaction.user.id, change, managed_server(interaction)
        )
        if found.status == "lobby":
            await self._lobbies.refresh(found)
        idle = rules.move is None and (bank, fallback, pauses) != (None, None, None)
        speech = Speech(found, reader.of(interaction))
        await replies.show(interaction, pages.clock_page(speech, rules, idle=idle))

    async def waiting_lines(self, language: Language, table: Table) -> list[str]:
        """How long a table has waited for whom, for its status."""
        ledger = await self._context.reminders.ledger(table.id)
        waiting = await self._context.reminders.deadlines(table.id)
        return pages.ledger_lines(language, table, ledger, waiting)
