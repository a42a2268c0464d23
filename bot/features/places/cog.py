"""/host move: moves a table to another channel of its server."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.lobby import channel_checks
from bot.features.lobby.opening import Lobbies
from bot.panel import finding
from bot.panel.finding import table_choices, table_here
from bot.widgets import items, places, reader, replies
from bot.widgets.described import described
from bot.widgets.ids import ControlId
from bot.widgets.managing import HOSTS, managed_server, opener
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_places import BotPlaces
from tables.model.errors import NoTable, TableExists, UserError
from tables.model.guards import need_host
from tables.model.table import Table

_log = logging.getLogger(__name__)


class MoveCommands(commands.Cog):
    """Part of the commands /game."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies
        context.presses.register("move", self.offer_move)
        for op in ("movehere", "movethread"):
            context.presses.register(op, self.carry_out_move)

    @app_commands.command(description=described(BotCommands.move), extras=HOSTS)
    @app_commands.describe(
        table=described(BotCommands.move_table),
        thread=described(BotCommands.move_thread),
    )
    @app_commands.autocomplete(table=table_choices)
    async def move(
        self, interaction: Interaction, table: int | None = None, thread: bool = False
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._movable(interaction, table)
        await self._offer(interaction, found, in_thread=thread)

    async def _movable(self, interaction: Interaction, number: int | None) -> Table:
        """The table to move: the named one, else the user's only one that is elsewhere in this
        server; of several, the one without a channel."""
        if number is not None:
            return await table_here(self._context, interaction, number)
        user = interaction.user.id
        mine = [
            t
            for t in await self._context.service.views.tables_of(user)
            if t.guild_id == interaction.guild_id and t.channel_id != interaction.channel_id
        ]
        homeless = [t for t in mine if not t.by_message and t.place in ("gone", "barred")]
        found = homeless or mine
        if not found:
            raise NoTable("no_table_elsewhere")
        if len(found) > 1:
            raise finding.SeveralTables(reader.of(interaction), found, user, None)
        return found[0]

    async def _offer(self, interaction: Interaction, table: Table, *, in_thread: bool) -> None:
        self._check(interaction, table)
        if not in_thread and interaction.channel_id is not None:
            there = await self._context.service.views.table_in(interaction.channel_id)
            if there is not None and there.id == table.id:
                raise UserError("here_already")
            in_thread = there is not None  # a channel holds one table, its threads hold others
        channel_checks.need(interaction, in_thread=in_thread)
        await replies.show(
            interaction, places.confirm_page(reader.of(interaction), table, in_thread=in_thread)
        )

    async def offer_move(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Somebody pressed “Move the table here”."""
        await replies.acknowledge(interaction, fresh=True)
        table = await self._context.service.views.table(control.table)
        await self._offer(interaction, table, in_thread=False)

    async def carry_out_move(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Somebody confirmed that a table is to move."""
        await replies.acknowledge(interaction, fresh=False, claim=True)
        table = await self._context.service.views.table(control.table)
        self._check(interaction, table)
        in_thread = control.op == "movethread"
        channel_checks.need(interaction, in_thread=in_thread)
        channel_id = interaction.channel_id
        assert channel_id is not None
        parent_id = channel_id if in_thread else channel_checks.parent_of(interaction)
        await self._context.service.places.need_room(
            table, self._context.limits, parent_id or channel_id, opener(interaction)
        )
        if in_thread:
            channel_id = await self._lobbies.open_thread(interaction, table.game)
        elif (there := await self._context.service.views.table_in(channel_id)) is not None:
            raise TableExists(there.id)
        await self._knock(interaction, channel_id)
        moved = await self._context.service.places.move(
            table.id,
            channel_id,
            interaction.user.id,
            parent_id=parent_id,
            bounds=self._context.limits,
            server=managed_server(interaction),
            opener=opener(interaction),
        )
        say = BotPlaces(reader.of(interaction))
        where = say.is_there_now(table=moved.id, channel=f"<#{channel_id}>")
        if moved.status == "lobby":
            await self._lobbies.again(moved)
        await replies.show(interaction, items.page(items.text(where)))
        if table.place == "there":
            await self._leave_word(table, moved)

    def _check(self, interaction: Interaction, table: Table) -> None:
        """Raises `NotAllowed` or `UserError` if the user may not move the table, or not from
        here."""
        need_host(table, interaction.user.id, managed_server(interaction))
        if table.by_message:
            raise UserError("stays_without_channel")
        if interaction.guild_id is None or interaction.guild_id != table.guild_id:
            raise UserError("other_server")
        if not table.open:
            raise UserError("over_not_moved")

    async def _knock(self, interaction: Interaction, channel_id: int) -> None:
        """Find out whether the bot can write there, without writing. Raises `UserError`."""
        try:
            await self._context.client.get_partial_messageable(channel_id).typing()
        except replies.FAILURES as error:
            raise (channel_checks.closed(interaction, error) or error) from error

    async def _leave_word(self, old: Table, moved: Table) -> None:
        """Say in a table's former channel where it is now; a failure does no harm."""
        quiet = discord.AllowedMentions.none()
        channel = self._context.client.get_partial_messageable(
            old.channel_id, guild_id=old.guild_id
        )
        page = items.page(items.text(places.goodbye_words(moved)))
        try:
            if old.status == "lobby" and old.message_id is not None:
                await channel.get_partial_message(old.message_id).edit(
                    view=page.view, allowed_mentions=quiet
                )
            else:
                await channel.send(view=page.view, allowed_mentions=quiet)
        except replies.FAILURES as error:
            _log.info("table %d left its channel without a word: %s", old.id, error)
