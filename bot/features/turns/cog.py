"""/turns: shows the state of this channel's table and what waits for the user, ends an absence, and
lets them into a table by an invitation."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.feature import StatusLines
from bot.features.lobby import direct
from bot.features.lobby.opening import Lobbies
from bot.features.turns import pages
from bot.features.turns.pages import Waiting
from bot.panel.player_panel import PlayerPanel
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.guest import has_channel
from bot.widgets.ids import ControlId
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.scopes import everywhere
from bot.widgets.words import user_ref
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.catalogue.bot_me import BotMe
from tables.model.errors import UserError
from tables.model.guards import manages
from tables.model.table import Table

InvitationLine = app_commands.Range[str, 1, 400]
"""An invitation, or all that a friend has sent with it."""


class TurnsCog(commands.Cog):
    """One command, also in direct messages. status: what features add to the state of a table."""

    def __init__(
        self,
        context: Context,
        lobbies: Lobbies,
        panel: PlayerPanel,
        status: Sequence[StatusLines],
    ) -> None:
        self._context = context
        self._service = context.service
        self._lobbies = lobbies
        self._panel = panel
        self._status = status
        context.presses.register(pages.BACK, self._back)

    @app_commands.command(description=described(BotCommands.turns))
    @app_commands.describe(invitation=described(BotCommands.turns_invitation))
    @everywhere
    async def turns(
        self, interaction: Interaction, invitation: InvitationLine | None = None
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        if invitation is not None:
            await self._enter(interaction, invitation)
            return
        user, language = interaction.user.id, reader.of(interaction)
        here = None
        if interaction.guild_id is not None and interaction.channel_id is not None:
            here = await self._service.views.latest_in(interaction.channel_id)
        mine = await self._service.views.tables_of(user)
        asked = await self._service.entering.asked(user)
        if here is None and not mine and not asked:
            if has_channel(interaction):
                raise UserError("no_table_at_all")
            raise replies.no_table(interaction)
        standing = "" if here is None else await self._standing(interaction, here)
        found = Waiting(
            tuple(await self._context.reminders.waiting_for(user)),
            tuple(table for table in mine if here is None or table.id != here.id),
            user,
            tuple(asked),
        )
        page = pages.turns_page(
            language,
            standing,
            found,
            options=here is not None and self._may_change(interaction, here),
            here=None if here is None else here.id,
            back=await self._is_away(user, mine),
        )
        await replies.show(interaction, page)

    async def _enter(self, interaction: Interaction, invitation: str) -> None:
        """Let somebody into the lobby of a table without a channel."""
        before = await self._service.entering.enter(
            invitation, user_ref(interaction.user), interaction=interaction.id
        )
        table = await self._lobbies.start_if_full(interaction, before)
        await replies.show(interaction, direct.joined_page(reader.of(interaction), table))
        await self._lobbies.begun(before, table)

    async def _standing(self, interaction: Interaction, here: Table) -> str:
        """The state of this channel's table; its lobby is posted again if it is gone."""
        language, user = reader.of(interaction), interaction.user.id
        await self._panel.look_in(interaction, here)
        table = self._service.settled(here)
        position = None
        if table.status != "lobby":
            position = await self._service.views.position(table.id, user)
        lines: list[str] = []
        for told in self._status if position is not None else ():
            lines += await told(language, table)
        lost = await self._service.places.board_lost(table.id)
        said = pages.standing(language, table, position, user, lost, lines)
        link = await self._lobbies.again(here)
        return said if link is None else f"{said}\n{BotLobby(language).message_again(link=link)}"

    def _may_change(self, interaction: Interaction, table: Table) -> bool:
        """Whether somebody may open the options of a table to change them."""
        host = interaction.user.id == table.host_id
        return table.open and (host or manages(table, managed_server(interaction)))

    async def _is_away(self, user: int, mine: Sequence[Table]) -> bool:
        """Whether somebody has an absence to end, or a caretaker plays for them."""
        until = (await self._context.reminders.user(user)).away_until
        if until is not None and until > self._service.now():
            return True
        return any(s.caretaker for table in mine for s in table.seats if s.user_id == user)

    async def _back(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        changed = await self._context.reminders.back(interaction.user.id)
        say = BotMe(reader.of(interaction))
        said = say.welcome_back()
        if changed:
            said = say.welcome_back_at(tables=say.listed(say.a_table(table=t.id) for t in changed))
        await replies.say(interaction, said)
