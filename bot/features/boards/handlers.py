"""What the buttons of a notice board do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.boards import pages
from bot.features.boards.posting import take_away
from bot.features.lobby.opening import Lobbies
from bot.widgets import reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.links import link
from bot.widgets.managing import need_manager
from bot.widgets.replies import Interaction
from bot.widgets.visibility import sees
from bot.widgets.words import Speech, user_ref
from render.lang.catalogue.bot_boards import BotBoards
from render.lang.catalogue.bot_gathering import BotGathering
from tables.model.errors import NoTable, UserError, WrongSeats, WrongStatus
from tables.model.open_tables import OpenTable


class BoardHandlers:
    """Seats people who press Join on a board, and takes boards away."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._service = context.service
        self._lobbies = lobbies
        context.presses.register(pages.JOIN, self._join)
        context.presses.register(pages.REMOVE, self._remove)

    async def _join(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Take a seat at a table of the board. Somebody who comes too late sees the other ones."""
        await replies.acknowledge(interaction, fresh=True)
        table, guild = await self._service.views.table(control.table), interaction.guild
        if guild is None or table.guild_id != guild.id:
            raise NoTable()
        if not sees(interaction.user, guild, table.channel_id):
            raise NoTable()
        try:
            table = await self._service.lobbies.join(
                table.id, user_ref(interaction.user), interaction=interaction.id
            )
        except (WrongSeats, WrongStatus):
            others = await self._others(interaction, control.table)
            await replies.show(interaction, pages.full_page(reader.of(interaction), others))
            return
        before, table = table, await self._lobbies.start_if_full(interaction, table)
        speech = Speech(table, reader.of(interaction))
        said = BotGathering(speech.language).you_joined(title=speech.title(), link=link(table))
        await replies.say(interaction, said)
        await self._lobbies.begun(before, table)

    async def _others(self, interaction: Interaction, table_id: int) -> list[OpenTable]:
        """The open tables that a member sees and has no seat at, without one of them."""
        guild, user = interaction.guild, interaction.user
        assert guild is not None
        found = await self._service.open_tables.on(guild.id)
        return [
            one
            for one in found
            if one.table.id != table_id
            and one.table.seat_of(user.id) is None
            and sees(user, guild, one.table.channel_id)
        ]

    async def _remove(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        server = need_manager(interaction)
        board = await self._service.boards.remove(server)
        if board is None:
            raise UserError("board_gone")
        await take_away(self._context, board)
        language = reader.of(interaction)
        page = pages.settings_page(language, None, note=BotBoards(language).removed())
        await replies.show(interaction, page)
