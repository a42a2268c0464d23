"""/game log and /game history, and the buttons that look back."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.history import pages
from bot.features.history.presses import LookingBack
from bot.panel.finding import table_choices, table_here
from bot.widgets import limits, replies, spelling
from bot.widgets.replies import Interaction
from render.text.base import shorten
from tables.acts.retrospect import Turns
from tables.facts.errors import Refusal
from tables.facts.model import Table

TABLE = "number of the table, if it is not the one of this channel"


class HistoryCommands(commands.Cog):
    """Part of the commands /game."""

    def __init__(self, context: Context, past: LookingBack) -> None:
        self._context = context
        self._past = past

    @app_commands.command(description="What happened at the table, page by page")
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=table_choices)
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await _table(self._context, interaction, table)
        last = await self._past.last_step(found, interaction.user.id)
        page = await self._past.log_page(found, interaction.user.id, "u", last + 1, 0)
        await replies.show(interaction, page)

    @app_commands.command(description="The board as it was, step by step or turn by turn")
    @app_commands.describe(step="after which step; left out: the newest", table=TABLE)
    @app_commands.autocomplete(table=table_choices)
    async def history(
        self,
        interaction: Interaction,
        step: app_commands.Range[int, 0] | None = None,
        table: int | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await _table(self._context, interaction, table)
        seq = found.public_seq if step is None else step
        if seq > found.public_seq:
            raise Refusal("no_such_step", count=found.public_seq)
        page = await self._past.past_page(found, interaction.user.id, seq)
        await replies.show(interaction, page)

    @history.autocomplete("step")
    async def _steps(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        try:
            found = await table_here(self._context, interaction, interaction.namespace.table)
        except Refusal:
            return []
        if found.status == "lobby":
            return []
        return step_choices(found, await self._context.service.past.turns(found), current)


async def _table(context: Context, interaction: Interaction, number: int | None) -> Table:
    """The table a command is about, once its game has begun."""
    found = await table_here(context, interaction, number)
    if found.status == "lobby":
        raise Refusal("not_begun_no_steps")
    return found


def step_choices(table: Table, turns: Turns, current: str) -> list[app_commands.Choice[int]]:
    """What `/game history` suggests: the step that was typed, and the newest ends of turns."""
    wanted = spelling.begun(current)
    found: list[tuple[int, str]] = []
    for end, name in reversed(list(zip(turns.ends, turns.names, strict=True))):
        who = pages.SETUP if name is None else f"after {name}"
        found.append((end, f"{end} · {who}"))
    fitting = [(n, label) for n, label in found if wanted in label.casefold()]
    if wanted.isdecimal() and len(wanted) < 10 and int(wanted) <= table.public_seq:
        number = int(wanted)
        fitting = [(n, label) for n, label in fitting if n != number]
        exact = dict(found).get(number, f"{number} · within a turn")
        fitting.insert(0, (number, exact))
    return [
        app_commands.Choice(name=shorten(label, limits.CHOICE_NAME), value=n)
        for n, label in fitting[: limits.CHOICES]
    ]
