"""Practice tables: private threads in which somebody tries a turn of a finished game again."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.lobby import channel_checks, table_thread
from bot.features.lobby.pages import close_page
from bot.widgets import answers, items, limits, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.links import link
from bot.widgets.managing import managed_server, opener
from bot.widgets.replies import Interaction
from bot.widgets.review import CLOSE, TRY
from render.lang.catalogue.bot_review import BotReview
from render.registry import listing
from render.text.base import shorten
from tables.model.errors import TableExists, UserError
from tables.model.guards import need_host
from tables.model.table import Table
from tables.operations.practising import Practice

_log = logging.getLogger(__name__)


class PracticeTables:
    """Opens practice tables, and closes them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        context.presses.register(TRY, self._try)
        context.presses.register(CLOSE, self._close)

    async def _try(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True, claim=True)
        async with self._context.presses.one_at_a_time(interaction):
            user_id, seq = interaction.user.id, control.number(0)
            wanted = await self._service.practice.ask(control.table, user_id, seq)
            say = BotReview(reader.of(interaction))
            if wanted.open is not None:
                table = await self._service.practice.begin(wanted.open.id)
                said = say.practice_is_there(link=link(table))
            else:
                table = await self._opened(interaction, wanted)
                said = say.practice_is_open(link=link(table))
            await replies.show(interaction, items.page(items.text(said)))

    async def _opened(self, interaction: Interaction, wanted: Practice) -> Table:
        """A practice table in a new private thread, with its game begun. Raises `UserError`."""
        channel = channel_checks.need_private(interaction)
        practice, bounds, language = (
            self._service.practice,
            self._context.limits,
            reader.of(interaction),
        )
        where = {"guild_id": channel.guild.id, "parent_id": channel.id}
        await practice.need_room(wanted, bounds, opener=opener(interaction), **where)
        title = listing(wanted.game.game, language).short_title()
        name = BotReview(language).practice_thread(game=title, who=interaction.user.display_name)
        try:
            thread = await channel.create_thread(
                name=shorten(name, limits.THREAD_NAME),
                type=discord.ChannelType.private_thread,
                auto_archive_duration=table_thread.KEPT,
                invitable=False,
            )
        except replies.FAILURES as error:
            raise (channel_checks.no_thread(error) or error) from error
        try:
            await thread.add_user(interaction.user)
            table = await practice.open(
                wanted,
                bounds,
                channel_id=thread.id,
                language=language.code,
                opener=opener(interaction),
                **where,
            )
        except TableExists as there:  # another press was faster
            await table_thread.drop(self._context, thread)
            return await practice.begin(there.table_id)
        except (UserError, *answers.FAILURES):
            await table_thread.drop(self._context, thread)
            raise
        return await practice.begin(table.id)

    async def _close(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Ask whether to close it: an accident would take the position away."""
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.views.table(control.table)
        if not table.open:
            raise UserError("over_already")
        need_host(table, interaction.user.id, managed_server(interaction))
        await replies.show(interaction, close_page(reader.of(interaction), table))
