"""/game leave and /host replace: leaving a seat, and inviting somebody to one."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.lobby.opening import Lobbies
from bot.features.seats import pages
from bot.features.seats.handlers import has_left
from bot.panel.finding import my_table, table_choices, table_here
from bot.panel.panel import place_to_resign
from bot.widgets import limits, reader, replies, saying, spelling
from bot.widgets.described import described
from bot.widgets.managing import HOSTS, managed_server
from bot.widgets.names import called
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech, user_ref
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_seats import BotSeats
from render.text.base import shorten
from tables.model import naming, rated
from tables.model.errors import NotSeated, UserError
from tables.model.guards import need_host
from tables.model.table import Table
from tables.operations.inviting import InvitedAlready, plays_on


class SeatCommands(commands.Cog):
    """Part of the commands /game."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies

    @app_commands.command(description=described(BotCommands.leave))
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        service, user = self._context.service, interaction.user.id
        language = reader.of(interaction)
        found = await my_table(self._context, interaction, table)
        if found.status != "running":
            left = await service.lobbies.leave(found.id, user, interaction=interaction.id)
            await self._lobbies.refresh(left)
            await replies.say(interaction, BotSeats(language).you_left(table=left.id))
            return
        position = await service.views.position(found.id, user)
        if position.viewer is None:
            raise NotSeated()
        page = pages.leave_page(
            Speech(position.table, language),
            may_resign=place_to_resign(position) is not None,
            closes=not plays_on(position.table, user),
            asks=rated.closed_by_all(position.table),
        )
        await replies.show(interaction, page)

    @app_commands.command(description=described(BotCommands.replace), extras=HOSTS)
    @app_commands.describe(
        seat=described(BotCommands.replace_seat),
        player=described(BotCommands.replace_player),
        table=described(BotCommands.table),
    )
    @app_commands.autocomplete(table=table_choices)
    async def replace(
        self,
        interaction: Interaction,
        seat: spelling.Name,
        player: discord.User | None = None,
        table: int | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table)
        if player is not None and player.bot:
            raise UserError("other_bot")
        server = managed_server(interaction)
        need_host(found, interaction.user.id, server)
        index = read_seat(found, seat)
        service = self._context.service
        try:
            invitation = await service.seats.invite(
                found.id,
                index,
                None if player is None else user_ref(player),
                interaction.user.id,
                server=server,
                gone=await has_left(self._context, found, found.seats[index].user_id),
                interaction=interaction.id,
            )
        except InvitedAlready as error:
            # With its buttons: the message in the channel may be far up, or deleted.
            speech = Speech(found, reader.of(interaction))
            said = saying.sentence(error, speech.language)
            page = pages.invitation_page(speech, error.invitation, service.now(), said)
            await replies.show(interaction, page)
            return
        after = await service.views.table(found.id)
        language = reader.of(interaction)
        said = pages.invited_words(language, after, invitation, service.now())
        await replies.say(interaction, said)

    @replace.autocomplete("seat")
    async def _seats(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            found = await table_here(self._context, interaction)
        except UserError:
            return []
        language = reader.of(interaction)
        named = [(s.index + 1, called(s.name, language)) for s in found.seats]
        return [
            app_commands.Choice(name=shorten(f"{n}. {name}", limits.CHOICE_NAME), value=str(n))
            for n, name in named
            if spelling.within(current, f"{n}. {name}")
        ][: limits.CHOICES]


def read_seat(table: Table, said: str) -> int:
    """The seat that a number or a name means. Raises `UserError`."""
    for seat in table.seats:
        if said.strip() == str(seat.index + 1) or spelling.alike(said, naming.shown(seat.name)):
            return seat.index
    seats = tuple(f"{seat.index + 1}. {naming.shown(seat.name)}" for seat in table.seats)
    raise UserError("seat_unknown", said=shorten(said, 60), seats=seats)
