"""What the controls about seats that change hands do, and what Discord knows of their people."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.seats import pages
from bot.panel.panel import place_to_resign
from bot.panel.player_panel import PlayerPanel
from bot.widgets import items, reader, replies, servers
from bot.widgets.discord_errors import NO_MEMBER
from bot.widgets.ids import ControlId
from bot.widgets.in_hand import Owed
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech, user_ref
from render.lang.catalogue.bot_seats import BotSeats
from tables.model.errors import Stale, UserError
from tables.model.invitations import Invitation
from tables.model.table import Table


class SeatHandlers:
    """Answers the controls of invitations, and those to leave a game."""

    def __init__(self, context: Context, panel: PlayerPanel) -> None:
        self._context = context
        self._panel = panel
        self._service = context.service
        for op in pages.OPS:
            context.presses.register(op, self._answer)
        context.presses.register(pages.LEAVE, self._leave)
        context.presses.register(pages.RESIGN, self._resign)

    async def _answer(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        number = control.number(0)
        try:
            found = await self._carried_out(interaction, control, number)
        except Stale:
            await self._bring_up_to_date(control.table, number)
            raise
        await replies.say(interaction, pages.answered(reader.of(interaction), control.op, found))

    async def _carried_out(
        self, interaction: Interaction, control: ControlId, number: int
    ) -> Invitation:
        service, table, user = self._service, control.table, interaction.user
        press = interaction.id
        match control.op:
            case pages.ACCEPT:
                found = await service.seats.invitation(number)
                old = found.old_user if found is not None else None
                return await service.seats.accept_seat(
                    table,
                    user_ref(user),
                    number,
                    guild_id=interaction.guild_id,
                    gone=await self._may_have_left(interaction, found, old),
                    interaction=press,
                )
            case pages.DECLINE:
                return await service.seats.decline_seat(table, user.id, number, interaction=press)
            case pages.KEEP:
                return await service.seats.keep_seat(table, user.id, number, interaction=press)
            case pages.LET_GO:
                return await service.seats.let_seat_go(table, user.id, number, interaction=press)
            case _:
                return await service.seats.withdraw_invitation(
                    table,
                    user.id,
                    number,
                    server=managed_server(interaction),
                    interaction=press,
                )

    async def _may_have_left(
        self, interaction: Interaction, found: Invitation | None, old: int | None
    ) -> bool:
        """Whether the player in the seat has left the server; asked only for the invited user."""
        if found is None or found.new_user != interaction.user.id or found.outcome is not None:
            return False
        table = await self._service.views.table(found.table_id)
        return await has_left(self._context, table, old)

    async def _bring_up_to_date(self, table_id: int, number: int) -> None:
        """Remove the buttons of an invitation that is over."""
        found = await self._service.seats.invitation(number)
        if found is None or found.table_id != table_id or found.message_id is None:
            return
        table = await self._service.views.table(table_id)
        page = pages.invitation_page(Speech(table), found, self._service.now())
        channel = self._context.channel(table)
        try:
            await channel.get_partial_message(found.message_id).edit(
                view=page.view, allowed_mentions=discord.AllowedMentions.none()
            )
        except (*replies.FAILURES, Owed):
            return  # its buttons say that it is over when somebody presses them

    # --- getting up ------------------------------------------------------------------------------

    async def _leave(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        left = await self._service.seats.leave_game(
            control.table, interaction.user.id, interaction=interaction.id
        )
        say, number = BotSeats(reader.of(interaction)), left.table.id
        if left.closed:
            said = say.left_closed(table=number)
        else:
            said = say.left_computer_plays(table=number)
        await replies.show(interaction, items.page(items.text(said)))

    async def _resign(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        position = await self._service.views.position(control.table, interaction.user.id)
        place = place_to_resign(position) if position.viewer is not None else None
        if place is None:
            raise UserError("no_resigning_any_more")
        await self._panel.show(interaction, position, place=place)


async def has_left(context: Context, table: Table, user_id: int | None) -> bool:
    """Whether a user has left the table's server; False if nobody can tell."""
    if table.guild_id is None or not user_id:
        return False
    try:
        guild = await servers.server(context.client, table.guild_id)
        await guild.fetch_member(user_id)
    except replies.FAILURES as error:
        return getattr(error, "code", 0) in NO_MEMBER
    return False
