"""/report, and what its button and its window do."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.reports import pages
from bot.panel.finding import SeveralTables, table_choices, table_here
from bot.widgets import reader, replies, text_window
from bot.widgets.described import described
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from bot.widgets.scopes import everywhere
from render.lang.catalogue.bot_commands import BotCommands
from tables.maintenance import problems
from tables.maintenance.problems import Wish
from tables.model.errors import NoTable, UserError, new_reference
from tables.model.log import recent_lines

_log = logging.getLogger("agora.problems")


class ReportCog(commands.Cog):
    """Takes reports of players for the host of the bot."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.service = context.service
        context.presses.register("report", self._asked)
        context.presses.register("reported", self._written)

    @app_commands.command(name="report", description=described(BotCommands.report))
    @everywhere
    @app_commands.describe(
        table=described(BotCommands.table), kind=described(BotCommands.report_kind)
    )
    @app_commands.choices(kind=pages.kinds())
    @app_commands.autocomplete(table=table_choices)
    async def report_(
        self,
        interaction: Interaction,
        table: int | None = None,
        kind: app_commands.Choice[str] | None = None,
    ) -> None:
        number: int | None = None
        try:
            number = (await table_here(self._context, interaction, table)).id
        except NoTable:
            if table is not None:
                raise
        except SeveralTables:
            pass  # a report about none of them in particular
        wanted = problems.PROBLEM if kind is None else pages.kind_of(kind.value)
        modal = pages.report_modal(reader.of(interaction), number, kind=wanted)
        await replies.window(interaction, modal)

    async def _asked(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        # A window must be the first answer, so it cannot wait for an acknowledgement.
        modal = pages.report_modal(
            reader.of(interaction), control.table or None, _about(control), _kind(control)
        )
        await replies.window(interaction, modal)

    async def _written(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        user = interaction.user.id
        wish = Wish(
            user,
            text_window.typed(interaction),
            await self._table(interaction, control.table),
            _about(control),
            self._context.recently.of(user),
            recent_lines(),
            _kind(control),
        )
        reference = new_reference()
        keep = partial(problems.store, wish=wish, reference=reference, at=self.service.now())
        seq = await self.service.store.write(keep)
        _log.warning(
            "[%s] a player reported a problem (table %s, step %s); agora problems shows it",
            reference,
            wish.table_id or "none",
            "none" if seq is None else seq,
        )
        told = pages.told(reader.of(interaction), reference, wish.table_id, seq)
        await replies.say(interaction, told)

    async def _table(self, interaction: Interaction, number: int) -> int | None:
        """The table of a window, if the user may know of it; an id can be forged."""
        try:
            table = await self.service.views.table(number)
        except NoTable:
            return None
        seated = table.seat_of(interaction.user.id) is not None
        return table.id if seated or interaction.channel_id == table.channel_id else None


def _kind(control: ControlId) -> problems.Kind:
    """What a button or a window is for."""
    return pages.kind_of(control.args[0] if control.args else "")


def _about(control: ControlId) -> str | None:
    """The fault that a button was shown with."""
    try:
        return problems.read_reference(control.args[0]) if control.args else None
    except UserError:
        return None
