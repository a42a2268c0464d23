"""/game log: everything that happened, and the board after a step."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.history.handlers import LookingBack
from bot.panel.finding import table_choices, table_here
from bot.widgets import limits, reader, replies, spelling
from bot.widgets.described import described
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_history import BotHistory
from render.text.base import shorten
from tables.model.errors import UserError
from tables.model.table import Table
from tables.operations.history import Turns


class HistoryCommands(commands.Cog):
    """Part of the commands /game."""

    def __init__(self, context: Context, past: LookingBack) -> None:
        self._context = context
        self._past = past

    @app_commands.command(description=described(BotCommands.log))
    @app_commands.describe(step=described(BotCommands.log_step), table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def log(
        self,
        interaction: Interaction,
        step: app_commands.Range[int, 0] | None = None,
        table: int | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await _table(self._context, interaction, table)
        speech, user = Speech(found, reader.of(interaction)), interaction.user.id
        if step is None:
            last = await self._past.last_step(found, user)
            page = await self._past.log_page(speech, user, "u", last + 1, 0)
        elif step > found.public_seq:
            raise UserError("no_such_step", count=found.public_seq)
        else:
            page = await self._past.past_page(speech, user, step)
        await replies.show(interaction, page)

    @log.autocomplete("step")
    async def _steps(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        try:
            found = await table_here(self._context, interaction, interaction.namespace.table)
        except UserError:
            return []
        if found.status == "lobby":
            return []
        turns = await self._context.service.past.turns(found)
        return step_choices(BotHistory(reader.of(interaction)), found, turns, current)


async def _table(context: Context, interaction: Interaction, number: int | None) -> Table:
    """The table a command is about, once its game has begun."""
    found = await table_here(context, interaction, number)
    if found.status == "lobby":
        raise UserError("not_begun_no_steps")
    return found


def step_choices(
    say: BotHistory, table: Table, turns: Turns, current: str
) -> list[app_commands.Choice[int]]:
    """What `/game log` suggests: the step that was typed, and the newest ends of turns."""
    wanted = spelling.begun(current)
    found: list[tuple[int, str]] = []
    for end, name in reversed(list(zip(turns.ends, turns.names, strict=True))):
        begins = say.step_set_up if table.origin is None else say.step_beginning
        said = begins(step=end) if name is None else say.step_after(step=end, who=name)
        found.append((end, said))
    fitting = [(n, label) for n, label in found if spelling.within(current, label)]
    if wanted.isdecimal() and len(wanted) < 10 and int(wanted) <= table.public_seq:
        number = int(wanted)
        fitting = [(n, label) for n, label in fitting if n != number]
        exact = dict(found).get(number, say.step_within_turn(step=number))
        fitting.insert(0, (number, exact))
    return [
        app_commands.Choice(name=shorten(label, limits.CHOICE_NAME), value=n)
        for n, label in fitting[: limits.CHOICES]
    ]
