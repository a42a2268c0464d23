"""What the button does with which a player shares the board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.panel.looking import SHARE
from bot.widgets import items, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.links import link
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_sharing import BotSharing


class SharingHandlers:
    """Answers the button in the panel."""

    def __init__(self, context: Context) -> None:
        self._service = context.service
        context.presses.register(SHARE, self._share)

    async def _share(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.follows.share(
            control.table, interaction.user.id, interaction=interaction.id
        )
        said = BotSharing(reader.of(interaction)).is_shared(link=link(table))
        await replies.show(interaction, items.page(items.text(said)))
