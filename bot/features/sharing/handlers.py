"""What the buttons do with which a player shares the board."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.sharing.messages import board_page
from bot.panel.looking import SHARE, SHARE_HERE
from bot.widgets import items, limits, reader, replies
from bot.widgets.flood import Flood
from bot.widgets.guest import lacks_to_write, shows_to_all
from bot.widgets.ids import ControlId
from bot.widgets.items import Drawn, Page
from bot.widgets.links import link
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot_sharing import BotSharing
from tables.model.errors import NotSeated, UserError, WrongStatus
from tables.model.following import SHARE_EVERY
from tables.model.table import Position, Table

AT_ONCE = 2
"""Boards that somebody may show elsewhere one after the other; then one in `SHARE_EVERY`."""


class SharingHandlers:
    """Answers the buttons in the panel and below the board."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._shown = Flood(burst=AT_ONCE, rate=1 / SHARE_EVERY, now=context.service.now)
        context.presses.register(SHARE, self._share)
        context.presses.register(SHARE_HERE, self._share_here)

    async def _share(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.follows.share(
            control.table, interaction.user.id, interaction=interaction.id
        )
        said = BotSharing(reader.of(interaction)).is_shared(link=link(table))
        await replies.show(interaction, items.page(items.text(said)))

    async def _share_here(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Show the board to all who are where somebody presses, by the right of this press."""
        await replies.acknowledge(interaction, fresh=True, claim=True)
        say, user = BotSharing(reader.of(interaction)), interaction.user.id
        position = await self._service.views.position(control.table, None)
        _need_showing(interaction, position.table)
        if self._shown.ask(user) != "pass":
            raise UserError("shared_lately", seconds=round(SHARE_EVERY))
        page = await self._board(interaction, position)
        # A message that follows takes the place of an answer that is not filled yet.
        await replies.show(interaction, items.page(items.text(say.shown_here())))
        limits.warn("a shared board", page.problems())
        sent = await interaction.followup.send(
            view=page.view,
            files=page.files(),
            allowed_mentions=discord.AllowedMentions.none(),
            wait=True,
        )
        if sent.flags.ephemeral:
            await replies.show(interaction, items.page(items.text(say.shown_to_you())))

    async def _board(self, interaction: Interaction, position: Position) -> Page:
        """The board as everybody may see it; in words where no files may be shown."""
        user, table = interaction.user.id, position.table
        speech = Speech(table)
        drawn: tuple[Drawn, ...] = ()
        files = interaction.guild_id is None or interaction.app_permissions.attach_files
        if files and table.pictures != "words":
            pictures = self._context.pictures
            drawn = await pictures.table(speech, position.view, table.pictures, owner=user)
        return board_page(position, speech, drawn, user)


def _need_showing(interaction: Interaction, table: Table) -> None:
    """Raises `NotSeated`, `WrongStatus` or `UserError` unless somebody may show the board here."""
    if table.seat_of(interaction.user.id) is None:
        raise NotSeated()
    if table.status not in ("running", "finished"):
        raise WrongStatus("not_begun" if table.status == "lobby" else "game_over")
    if not table.week_over:
        raise UserError("week_not_shown")
    if missed := lacks_to_write(interaction):
        raise UserError("member_lacks", permissions=missed)
    if not shows_to_all(interaction, table.guild_id):
        raise UserError("shown_at_home")
