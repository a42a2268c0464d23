"""What the button of a week's deal does."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.lobby import channel_checks, table_thread
from bot.features.week import pages
from bot.widgets import answers, limits, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.links import link, when
from bot.widgets.replies import Interaction
from bot.widgets.words import user_ref
from render.lang.catalogue.bot_week import BotWeek
from render.registry import listing
from render.text.base import shorten
from tables.model.errors import TableExists, UserError
from tables.model.table import Table
from tables.operations.weeks import Wanted


class WeekHandlers:
    """Opens somebody's table for the deal of a week, in a private thread."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._weeks = context.service.weeks
        context.presses.register(pages.PLAY, self._play)

    async def _play(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True, claim=True)
        async with self._context.presses.one_at_a_time(interaction):
            guild_id, say = interaction.guild_id or 0, BotWeek(reader.of(interaction))
            wanted = await self._weeks.ask(control.number(0), guild_id, interaction.user.id)
            if wanted.begun is not None:
                table = await self._weeks.begin(wanted.begun.id)
                said = say.try_is_there(link=link(table))
            else:
                table = await self._opened(interaction, wanted)
                closes = when(wanted.week.closes_at, "F")
                said = say.try_is_open(link=link(table), when=closes)
            await replies.show(interaction, pages.said_page(said))

    async def _opened(self, interaction: Interaction, wanted: Wanted) -> Table:
        """Somebody's table in a new private thread, with its game begun. Raises `UserError`."""
        channel, bounds = channel_checks.need_private(interaction), self._context.limits
        language, user = reader.of(interaction), interaction.user
        await self._weeks.need_room(wanted, bounds, user.id, channel.id)
        title = listing(wanted.week.game, language).short_title()
        name = BotWeek(language).thread(game=title, who=user.display_name)
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
            await thread.add_user(user)
            table = await self._weeks.sit_down(
                wanted,
                bounds,
                user_ref(user),
                channel_id=thread.id,
                parent_id=channel.id,
                language=language.code,
            )
        except TableExists as there:  # another press was faster
            await table_thread.drop(self._context, thread)
            return await self._weeks.begin(there.table_id)
        except (UserError, *answers.FAILURES):
            await table_thread.drop(self._context, thread)
            raise
        return await self._weeks.begin(table.id)
