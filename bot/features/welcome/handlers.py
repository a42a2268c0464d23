"""The first game of a newcomer, with one press and one choice."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.lobby.opening import AGAINST, LEARN, Lobbies
from bot.features.welcome import pages
from bot.widgets import reader, replies
from bot.widgets.ids import BadId, ControlId
from bot.widgets.replies import Interaction
from engine import course, registry
from tables.model.errors import UserError


class WelcomeHandlers:
    """Answers the buttons for newcomers."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._service = context.service
        self._lobbies = lobbies
        context.presses.register(pages.OP, self._press)

    async def _press(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        how = control.text(0)
        if how not in (AGAINST, LEARN):
            raise BadId(f"{control} begins nothing")
        await replies.acknowledge(interaction, fresh=not values)
        game = values[0] if values else control.args[1] if len(control.args) > 1 else ""
        if not game:
            await replies.show(interaction, pages.games_page(reader.of(interaction), how))
            return
        if game not in registry.GAMES:
            raise UserError("old_button_new_table")
        lessons = course.course(game) if values and how == LEARN else None
        if lessons is not None:
            page = pages.how_page(reader.of(interaction), game, lessons)
            await replies.show(interaction, page)
            return
        await self._begin(interaction, game, how)

    async def _begin(self, interaction: Interaction, game: str, how: str) -> None:
        """Open a table with computers and begin its game."""
        table = await self._lobbies.open_table(interaction, game, {}, how=how)
        if table is None:
            return
        after = await self._service.playing.start(
            table.id, interaction.user.id, interaction=interaction.id
        )
        await self._lobbies.begun(table, after)
        await replies.show(interaction, pages.begun_page(reader.of(interaction), table.id))
