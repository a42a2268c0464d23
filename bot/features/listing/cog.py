"""/host tables: the open tables of a server, to close many at once."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.competitions import shows
from bot.features.listing import pages
from bot.features.listing.pages import Shown
from bot.features.lobby.opening import Lobbies
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.guest import has_channel
from bot.widgets.ids import ControlId
from bot.widgets.managing import HOSTS, managed_server
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_tables import BotTables
from tables.model.errors import NoTable, UserError
from tables.model.table import Table


class ListingCommands(commands.Cog):
    """Part of the commands /host. A manager sees all tables of the server; others see those they
    host."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies
        for op, handler in (
            (pages.OPEN, self._open),
            (pages.CHOOSE, self._choose),
            (pages.CLOSE, self._close),
        ):
            context.presses.register(op, handler)

    @app_commands.command(name="tables", description=described(BotCommands.tables), extras=HOSTS)
    @app_commands.describe(host=described(BotCommands.tables_host))
    async def tables_(self, interaction: Interaction, host: discord.User | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._tables(interaction, 0 if host is None else host.id)
        if not found and host is not None and managed_server(interaction) is not None:
            raise UserError("no_tables_of_host", name=harmless(host.display_name))
        self._need_some(interaction, found)
        await self._show(interaction, Shown(0 if host is None else host.id, 0))

    async def _open(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self._show(interaction, _shown(control))

    async def _choose(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        shown = _shown(control)
        here = pages.part(await self._tables(interaction, shown.host), shown)
        chosen = [table for table in here if str(table.id) in values]
        if len(chosen) != len(values):
            raise UserError("choices_changed")
        titles = await self._titles(interaction)
        page = pages.sure_page(reader.of(interaction), here, chosen, shown, titles)
        await replies.show(interaction, page)

    async def _close(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Close the chosen tables one by one; those that cannot be closed are named."""
        await replies.acknowledge(interaction, fresh=False)
        shown, say = _shown(control), BotTables(reader.of(interaction))
        here = pages.part(await self._tables(interaction, shown.host), shown)
        chosen = pages.unmarked(here, control.text(2), control.text(3))
        if not chosen:
            raise UserError("choices_changed")
        closed: list[Table] = []
        left: list[Table] = []
        for table in chosen:
            try:
                closed.append(await self._abandon(interaction, table))
            except UserError:
                left.append(table)
        said = [say.closed(count=len(closed), tables=_numbers(say, closed))] if closed else []
        if left:
            said.append(say.not_closed(count=len(left), tables=_numbers(say, left)))
        await self._show(interaction, Shown(shown.host, 0), " ".join(said))

    async def _abandon(self, interaction: Interaction, table: Table) -> Table:
        server, user = managed_server(interaction), interaction.user.id
        closed = await self._context.service.hosting.abandon(table.id, user, server=server)
        if table.status == "lobby":
            await self._lobbies.refresh(closed)
        return closed

    async def _show(self, interaction: Interaction, shown: Shown, note: str | None = None) -> None:
        found = await self._tables(interaction, shown.host)
        if note is None:
            self._need_some(interaction, found)
        titles = await self._titles(interaction)
        page = pages.list_page(reader.of(interaction), found, shown, note, titles)
        await replies.show(interaction, page)

    async def _tables(self, interaction: Interaction, host: int) -> list[Table]:
        """The tables that the user may close here: outside of servers those without a channel."""
        if interaction.guild_id is None or not has_channel(interaction):
            mine = await self._context.service.views.tables_of(interaction.user.id)
            return [t for t in mine if t.by_message and t.host_id == interaction.user.id]
        if managed_server(interaction) is None:
            host = interaction.user.id
        return await self._context.service.views.tables_on(interaction.guild_id, host or None)

    async def _titles(self, interaction: Interaction) -> pages.Titles:
        """What the seasons and tournaments of the server are called, by their open tables."""
        found = await self._context.service.competitions.of_tables(interaction.guild_id or 0)
        language = reader.of(interaction)
        return {table: shows.title(language, one) for table, one in found.items()}

    def _need_some(self, interaction: Interaction, found: Sequence[Table]) -> None:
        """Raises `NoTable` if there is nothing to list."""
        if not found:
            manages = managed_server(interaction) is not None
            raise NoTable("no_tables_there" if manages else "no_tables_of_yours")


def _shown(control: ControlId) -> Shown:
    return Shown(control.number(0), control.number(1))


def _numbers(say: BotTables, tables: Sequence[Table]) -> str:
    return say.listed(str(table.id) for table in tables)
