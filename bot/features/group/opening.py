"""Opens tables in borrowed places, and finds out whether their players can be written to."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord

from bot.context import Context
from bot.features.group import pages
from bot.features.lobby.opening import Lobbies
from bot.widgets import answers, limits, reader, replies
from bot.widgets.guest import by_person_alone
from bot.widgets.in_hand import PUBLIC
from bot.widgets.links import link
from bot.widgets.replies import Interaction
from bot.widgets.shown import MESSAGE
from bot.widgets.words import Speech, user_ref
from engine import registry
from render.lang.catalogue.bot_gathering import BotGathering
from tables.model import seating
from tables.model.errors import UserError
from tables.model.table import Table, UserRef
from tables.store import receipt

_log = logging.getLogger(__name__)


class GroupTables:
    """Opens tables where the bot is no part. lobbies: shows them until their games start."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._service = context.service
        self._lobbies = lobbies
        lobbies.borrowed = self

    async def open(
        self,
        interaction: Interaction,
        game: str,
        options: Mapping[str, Any],
        *,
        like: Table | None = None,
    ) -> Table:
        """Answer a press that has no answer yet with the lobby of a new table, for all to see.

        like: a table that is played again. Raises `UserError` with nothing stored; where a server
        lets the bot answer in private only, too.
        """
        place = interaction.channel_id or 0
        at_home = interaction.guild is not None and not interaction.guild.unavailable
        if not by_person_alone(interaction) or (at_home and interaction.guild in self._servers()):
            raise UserError("group_at_home")
        chosen = seating.checked_options(registry.rules(game), options)
        again = None if like is None else await self._service.playing.again(like)
        host = user_ref(interaction.user)
        await self._service.borrowing.need_room(place, host.id, self._context.limits)
        if not await replies.acknowledge_to_all(interaction):
            link_ = replies.invitation(interaction.application_id)
            raise UserError("group_private_only", link=link_)
        table = await self._service.borrowing.create(
            game=game,
            channel_id=place,
            server=interaction.guild_id,
            host=host,
            options=chosen,
            bounds=self._context.limits,
            language=reader.of(interaction).code,
            hints="on" if like is None else like.hints,
            again=again,
        )
        if like is not None:
            table = await self._context.reminders.same_pace(table, like)
        table = await self._reach(interaction, table)
        await self._show(interaction, table)
        await self._tell_unreached(interaction, table)
        return await self._service.views.table(table.id)

    def _servers(self) -> list[discord.Guild]:
        return list(self._context.client.guilds)

    async def _show(self, interaction: Interaction, table: Table) -> None:
        """Fill the answer with the lobby. If that fails, the table is closed."""
        page = await self._lobbies.page(table)
        try:
            await replies.show(interaction, page)
        except answers.FAILURES:
            await self._service.hosting.abandon(table.id, interaction.user.id)
            receipt.here().undone()
            raise
        number: int = interaction.extras[MESSAGE]
        interaction.extras[PUBLIC] = number
        await self._service.messages.remember_message(table.id, table.channel_id, number, "lobby")

    async def again(self, interaction: Interaction, old: Table) -> None:
        """Play a game again where it was played: join the next lobby, or open one for the same
        people, with the same options, pace and computers."""
        there = await self._service.borrowing.open_in(old.channel_id)
        lobby = next((t for t in there if t.status == "lobby" and t.game == old.game), None)
        if lobby is not None:
            await self._join(interaction, lobby)
            return
        table = await self.open(interaction, old.game, old.options, like=old)
        for level in [seat.level for seat in old.seats if seat.computer]:
            table = await self._service.lobbies.add_computer(table.id, table.host_id, level)
        people = [
            UserRef(seat.user_id, seat.name)
            for seat in old.seats
            if seat.user_id not in (None, interaction.user.id) and not seat.computer
        ]
        await self._service.asking.ask(table.id, people, interaction.user.id, again=True)
        table = await self._service.views.table(table.id)
        await replies.show(interaction, await self._lobbies.page(table))

    async def _join(self, interaction: Interaction, lobby: Table) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.lobbies.join(
            lobby.id, user_ref(interaction.user), interaction=interaction.id
        )
        table = await self._reach(interaction, table)
        table = await self._lobbies.start_if_full(interaction, table)
        speech = Speech(table, reader.of(interaction))
        say = BotGathering(speech.language)
        await replies.say(interaction, say.you_joined(title=speech.title(), link=link(table)))
        await self._lobbies.refresh(table)

    # --- who can be written to -------------------------------------------------------------------

    async def joined(self, interaction: Interaction, table: Table) -> Table:
        """Somebody has joined: find out whether they can be written to."""
        return await self._reach(interaction, table)

    async def shown(self, interaction: Interaction, table: Table) -> None:
        """Somebody has joined and sees the lobby: tell them if they cannot be written to."""
        await self._tell_unreached(interaction, table)

    async def _reach(self, interaction: Interaction, table: Table) -> Table:
        """Write to somebody, and note whether that was possible."""
        user = interaction.user.id
        page = pages.greeting_page(reader.of(interaction), table)
        limits.warn("a direct message", page.problems())
        reached = True
        try:
            private = await self._context.client.create_dm(discord.Object(user))
            await private.send(view=page.view, silent=True)
        except answers.FAILURES as error:
            reached = False
            _log.info("user %d takes no direct messages: %s", user, replies.brief(error))
        if reached == (user not in table.unreached):
            return table
        return await self._service.borrowing.set_reached(table.id, user, reached=reached)

    async def try_again(self, interaction: Interaction, table: Table) -> bool:
        """Write to somebody once more; whether that was possible."""
        found = await self._reach(interaction, table)
        if found.status == "lobby":
            await self._lobbies.refresh(found)
        return interaction.user.id not in found.unreached

    async def _tell_unreached(self, interaction: Interaction, table: Table) -> None:
        """Tell somebody alone that they cannot be written to, and what they can do."""
        if interaction.user.id not in table.unreached:
            return
        page = pages.unreached_page(reader.of(interaction), table, interaction.application_id)
        await interaction.followup.send(
            view=page.view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
        )
