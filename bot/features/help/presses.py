"""The controls of the pages on how to play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.help import pages
from bot.widgets import reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction


class HelpPresses:
    """Answers the controls of the help."""

    def __init__(self, context: Context) -> None:
        self._service = context.service
        context.presses.register("help", self._help)
        context.presses.register("topic", self._topic)

    async def _help(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.views.table(control.table)
        await replies.show(interaction, pages.help_page(reader.of(interaction), table))

    async def _topic(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table = await self._service.views.table(control.table) if control.table else None
        await replies.show(interaction, pages.help_page(reader.of(interaction), table, *values[:1]))
